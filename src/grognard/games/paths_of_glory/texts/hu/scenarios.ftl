# What can be played, and with what: a title, and a text about it.

game-paths-of-glory = Paths of Glory
    .credits = A Paths of Glory Ted Raicer játéka, kiadója a GMT Games.

# Scenarios

scenario-introductory = Bevezető
    .text = Három forduló 1914-ből, csak a mozgósítás lapjaival. A Központi hatalmak 14 vagy több, a Szövetségesek 10 vagy kevesebb GYP-nél győznek.
scenario-limited-war = Korlátozott háború
    .text = 1914 augusztusától addig, amíg az egyik oldal el nem éri a totális háborút, de legfeljebb 1916 nyarának végéig. A Központi hatalmak 17 vagy több, a Szövetségesek 12 vagy kevesebb GYP-nél győznek.
scenario-campaign = Hadjárat
    .text = Az egész háború, 1914 augusztusától 1919 teléig vagy a fegyverszünetig. A Központi hatalmak 13 vagy több, a Breszt-litovszki béke után 11 vagy több, a Szövetségesek 9 vagy kevesebb GYP-nél győznek.
scenario-historical = Történelmi
    .text = Az egész háború a versenyszabályokkal: más GYP-mezők, nyolc lap a kézben, első akcióként az Augusztusi ágyúk, békefeltételek nélkül. Döntetlennél a Szövetségesek győznek.
scenario-great-war = A nagy háború
    .text = 1916 nyarának Pótlási fázisától a háború végéig, mindkét oldalon totális háborúval és a Történelmi forgatókönyv szabályaival.

# Options

option-eight-cards = Nyolc lap
    .text = Minden játékos hét helyett nyolc lapot tart a kezében (9.1.4).
option-entrench-modifier = Beásási módosító
    .text = Ha egy német, brit, francia vagy olasz hadseregnek nem sikerült beásnia magát, és a gazdája következő akciójában újra megpróbálja, a dobás módosítója -1 (11.2.10).
option-optional-cards = Választható lapok
    .text = Játszhattok a választható lapok nélkül; mindegyikkel, nyolc lappal a kézben; vagy azokkal, amelyeket a játékosok titokban választanak ki, mindegyiket egy ugyanabból a pakliból való, azonos értékű lap helyett.
option-bidding = Licit
    .text = A játékosok győzelmi pontokat licitálnak arra az oldalra, amellyel játszani szeretnének. Döntetlennél a Szövetségesek győznek, elfogadott békefeltételek esetén pedig mindkét játékos veszít (5.6).
option-yellow-stripe = Sárga sáv
    .text = Hat eseménynél, köztük az Odaátnál és A cár bukásánál, a lap OPS értéke is felhasználható, mint a Történelmi forgatókönyvben (5.7.4.7).

# Seats

seat-allied-powers = Szövetségesek
    .number = plural
seat-central-powers = Központi hatalmak
    .number = plural
