# The game; set-ups and switches of the rules: title and text.

game-friedrich = Friedrich
    .credits = A Friedrichet Richard Sivél tervezte, kiadója a Histogame.

# Scenarios

scenario-four-players = Az alapjáték négy játékossal
    .text = Frigyes egyedül Erzsébet, Mária Terézia és Pompadour ellen.
scenario-three-players = Az alapjáték három játékossal
    .text = Franciaországot is Erzsébet vezeti.
scenario-war-in-the-west = A nyugati háború, két játékos
    .text = Hannover és egyetlen porosz tábornok Franciaország ellen.
scenario-austrian-theatre = Az osztrák hadszíntér, két játékos
    .text = Poroszország Ausztria és a Birodalmi Hadsereg ellen, miközben a háború többi része másutt folyik.

# Options

option-four-suits = Négysoros sorskártyák
    .text = A számozott sorskártyákon nem mindig a pikk sort kell olvasni, hanem azt, amelyiknek a színe megegyezik a legutóbbi győztes tábornok szektoráéval.
option-east-prussia = Kelet-Poroszország
    .text = Ha Oroszország minden kelet-poroszországi célvárosát birtokolja, egy orosz tábornoknak ott kell maradnia, különben Poroszország kettőt felszabadít közülük.
option-offensive-option = Offenzíva
    .text = A 3. fordulóban Poroszország félretehet egy magas lapot, és ezután 14 csehországi célvárosának elfoglalásával is győzhet.
option-offensive-at-once = Azonnali győzelem az Offenzívával
    .text = Az Offenzíva győzelmét a porosz szakasz végén is ellenőrizni kell, nemcsak a forduló végén.
option-delayed-fate = Késleltetett sors
    .text = Az Erzsébet, a Költemények és az Amerika nem lehet az első négy sorskártya között.
option-virtual-draws = Virtuális húzások
    .text = Minden forduló végén 5 lap képpel lefelé a dobópaklikba kerül a hiányzó nemzetek helyett.
option-revised-fate = Átdolgozott sorskártyák
    .text = Sorskártyák az átdolgozott kiadás szerint: a 3., az 5., a 7., a 8. és a 10. másképp hat, és Erzsébet halálakor Poroszország választja ki, melyik tábornokát veszíti el.
option-revised-reentry = Átdolgozott visszatérés
    .text = Pótvárosok az átdolgozott kiadás szerint; akkor is használhatók, ha bármely más játékos bábui foglalják el a raktárvárosokat.
