# Lessons: a title, a summary and a closing for each; for each step what to do, what is said when it is done, and what
# is said to anything else.

lesson-expansion-title = Hely a terjeszkedésre
lesson-expansion-summary = Mozgasd a hadseregeidet, annektálj területeket, szállj meg vitatottakat.
lesson-expansion-1 =
    Az Egyesült Királyságot vezeted: { FORM($territory, "the-at") } háromféle hadsereged és egyetlen termelési pontod
    (PP-d) van. A II. fázisban minden hadsereg egyszer mozoghat, legfeljebb a hatótávjáig: a gyalogság és a tüzérség 1,
    a páncélos és a légierő 2 területnyire. Ha egy hadsereg semleges területen fejezi be a mozgását, 1 PP-ért
    annektálnia kell azt. Válaszd ki a gyalogságot, és menj vele { FORM($territory2, "the-to-place") }.
lesson-expansion-1-done =
    { CAPITAL(FORM($territory2, "the")) } a tiéd, és hadsereg nélkül is a tiéd marad. Körönként 1 PP-t hoz majd. Az
    utolsó PP-det elköltötted.
lesson-expansion-1-other =
    Lehetne így is, de most { FORM($territory2, "the-onto") } költsük az egyetlen PP-t: válaszd ki a gyalogságot, és
    menj vele oda.
lesson-expansion-1-other-1 = Arra a hadseregre később kerül sor. Kezdd a gyalogsággal, amely nem jut messzire.
lesson-expansion-2 =
    PP nélkül nem annektálhatsz semmit, de { FORM($territory, "az-at") } lévő páncélosnak nem kell otthon maradnia. A
    stratégiai területeket nem annektálni kell: egy hadsereg ingyen megszállhatja őket.
    { CAPITAL(FORM($territory3, "the")) } vitatott, azaz nincs tulajdonosa. A páncélos hatótávja 2, és a semleges
    területeken ingyen áthaladhat. Válaszd ki, és menj vele { FORM($territory3, "the-to-place") }.
lesson-expansion-2-done =
    Megszálltad { FORM($territory3, "the-object") }: ez körönként 2 PP, és 3-mal nagyobb védelem a tulajdonosának. De
    csak addig a tiéd, amíg hadsereg van rajta.
lesson-expansion-2-other = Előbb a páncélos mozogjon: válaszd ki, és menj vele { FORM($territory3, "the-to-place") }.
lesson-expansion-2-other-1 =
    Az a terület már a tiéd, semmit sem nyernél vele. { CAPITAL(FORM($territory3, "the")) } viszont szabad.
lesson-expansion-2-other-2 =
    Az is ingyenes: egy hadiipari terület minden rajta lévő hadsereg után 2 PP-t hoz. A védelmedet viszont nem növeli.
    Szálld meg { FORM($territory3, "the-object") }, amely a védekezésben is segít.
lesson-expansion-3 =
    { CAPITAL(FORM($territory5, "az-at")) } lévő légierő hatótávja 2, és mindenen átrepülhet, kivéve az ellenséges
    területeket és a Kutatóközpontot. Nézd meg, meddig jut el: { FORM($territory4, "the") } körönként 3 PP-t ér. Menj
    oda.
lesson-expansion-3-done = Három hadsereg, három terület, és csak 1 PP-be került.
lesson-expansion-3-other = Válaszd ki a légierőt, és menj vele { FORM($territory4, "the-to-place") }.
lesson-expansion-3-other-1 = Egy hadsereg után 2 PP jó, de { FORM($territory4, "the") } 3 PP-t ad, az jobb.
lesson-expansion-3-other-2 = Az a terület már a tiéd. Szerezz újat: ez legyen { FORM($territory4, "the") }.
lesson-expansion-closing =
    Egy semleges terület annektálása 1 PP, egy semleges bázisé 4 PP. A vitatott stratégiai területek ingyenesek, de
    hadseregnek kell rajtuk maradnia. Egy hadsereg nem mehet oda, ahol nem tudsz fizetni, és sosem haladhat át
    ellenséges területen vagy a Kutatóközponton.

lesson-resources-title = Emberek és pénz
lesson-resources-summary = Bevétel, utánpótláskártyák, és hadseregek kiképzése ott, ahol kellenek.
lesson-resources-1 =
    A Szovjetunió vagy, és a köröd az I. fázissal kezdődik. A bevételedet már beszedted: 4 PP
    { FORM($territory, "the-for") }, 4 { FORM($territory2, "az-at") } lévő termelésért, 1 minden további normál
    területért, 2 { FORM($territory3, "the-for") }, és 2 { FORM($territory4, "az-at") } lévő hadseregért, mert az
    hadiipari terület. A kiképzőtáborok nem hoznak semmit. Ez összesen 14 PP. Most PP-t adó lapokat játszhatsz ki.
    Játszd ki { FORM($card, "az") } lapot, aztán fejezd be az I. fázist.
lesson-resources-1-done =
    5 PP-t kapsz, így 19 van. Ez volt az I. fázis: a kör későbbi részében ilyen lapot nem játszhatsz ki.
lesson-resources-1-other = Várj: { FORM($card, "az") } lap 5 PP-t ad, de csak most, az I. fázisban. Játszd ki.
lesson-resources-2 =
    A II. fázis a kiképzéssel kezdődik, a bázisodon vagy egy kiképzőtáborban. { CAPITAL(FORM($card2, "az")) } lappal a
    következő hadsereg 4 PP-vel olcsóbb, ezért a legdrágábbra használd: egy légierő ára 8 PP. Játszd ki a lapot, aztán
    képezz ki egy légierőt { FORM($territory5, "the-at") }, a front közelében lévő kiképzőtáborodban.
lesson-resources-2-done = Légierő 4 PP-ért, közel a fronthoz. 15 PP-d maradt.
lesson-resources-2-other = Előbb játszd ki a lapot, aztán képezd ki a légierőt { FORM($territory5, "the-at") }.
lesson-resources-2-other-1 =
    Az messze van a front mögött. { CAPITAL(FORM($territory5, "the-at")) }, a kiképzőtáborban képezd ki: onnan négy
    lépéssel közelebbről indul az ellenség felé.
lesson-resources-2-other-2 =
    Olcsó hadseregnél { FORM($card2, "az") } lap keveset ér. Játszd ki, aztán képezz ki egy légierőt
    { FORM($territory5, "the-at") }.
lesson-resources-2-other-3 =
    Az első mozgásod lezárja a kiképzést. Előbb képezd ki azokat a hadseregeket, amelyeket szeretnél.
lesson-resources-3 =
    A következő hadseregért már a teljes árat fizeted. Árához képest a páncélos a legszívósabb: 6 PP-ért 4 támadás és 5
    védelem. Képezz ki egyet ugyancsak { FORM($territory5, "the-at") }.
lesson-resources-3-done = 9 PP-d maradt annektálásra és fejlesztésre. Egy területen legfeljebb négy hadsereg lehet.
lesson-resources-3-other = Az a hadsereg is hasznos volna. De most páncélost képezz ki { FORM($territory5, "the-at") }.
lesson-resources-3-other-1 =
    { CAPITAL(FORM($territory, "the-from-place")) } ebben a körben nem érné el a frontot.
    { CAPITAL(FORM($territory5, "the-at")) } képezd ki.
lesson-resources-3-other-2 =
    Még ne: az első mozgásod lezárja a kiképzést. Előbb képezz ki egy páncélost { FORM($territory5, "the-at") }.
lesson-resources-4 =
    Az új hadseregek azonnal mozoghatnak. { CAPITAL(FORM($territory6, "the")) } vitatott, és szomszédos
    { FORM($territory5, "the-with") }. Válaszd ki az új páncélost, és menj vele oda. Utána ebben a körben már nem
    képezhetsz ki többet.
lesson-resources-4-done =
    A páncélost épp csak kiképezted, és máris megszállja { FORM($territory6, "the-object") }: körönként további 3 PP.
lesson-resources-4-other = Elég a kiképzésből. Küldd az új páncélost { FORM($territory6, "the-to-place") }.
lesson-resources-4-other-1 = Azt a hadsereget hagyd a helyén, és válaszd az új páncélost.
lesson-resources-4-other-2 = Oda majd máskor: { FORM($territory6, "the") } körönként 3 PP-t ér.
lesson-resources-closing =
    Egy bázis 4 PP-t hoz, a termelés 4-et, a többi normál terület 1-et, egy történelmi terület 2-t vagy 3-at, egy
    hadiipari terület minden rajta lévő hadsereg után 2-t. Előbb kiképzés, aztán mozgás; egy frontközeli kiképzőtábor
    egész köröket takarít meg.

lesson-invasion-title = Invázió
lesson-invasion-summary = A védtelen terület harc nélkül elesik; a többinél a támadásodnak el kell érnie a védelmet.
lesson-invasion-1 =
    Németországot vezeted, a III. fázisban. Egy invázió egyetlen ellenséges terület ellen indul, a vele szomszédos saját
    területeidről. { CAPITAL(FORM($territory, "the-at")) } nincs se hadsereg, se erődítmény, így nem lesz harc. Csak a
    gyalogsággal támadd meg { FORM($territory, "the-object") }, és vonulj be vele 1 PP-ért.
lesson-invasion-1-done =
    { CAPITAL(FORM($territory, "the")) } német. A gyalogság részt vett egy invázióban, ebben a fázisban mást már nem
    tehet.
lesson-invasion-1-other = Ne állj meg: támadd meg { FORM($territory, "the-object") } a gyalogsággal.
lesson-invasion-1-other-1 =
    Ott az ellenség harcolni fog. Kezdd a könnyebbel: támadd meg { FORM($territory, "the-object") }.
lesson-invasion-1-other-2 =
    Arra a hadseregre mindjárt szükséged lesz, és minden hadsereg csak egy invázióban vehet részt. Védtelen terület
    ellen elég a gyalogság.
lesson-invasion-1-other-3 =
    { CAPITAL(FORM($territory, "the")) } felszabadítása ingyenes, de akkor nincs tulajdonosa. 1 PP-ért a tiéd lesz:
    vonulj be.
lesson-invasion-2 =
    Most { FORM($territory2, "the") } következik, két brit gyalogsággal: a védelmük 2 és 2. A megnevezett területekről
    minden hadsereged együtt támad. { CAPITAL(FORM($territory3, "the-at")) } a tüzérség támadása 3, a páncélosé 4: a 7
    áll szemben a 4-gyel, és legalább annyi kell, amennyi a védelem. Csak { FORM($territory3, "the-from-place") } támadd
    meg { FORM($territory2, "the-object") }.
lesson-invasion-2-done =
    A támadásod minden védőt eltalál, de ők még visszavágnak. A britek Ellenállást dobtak, ez 4 meg 4, azaz 8 sebzés.
    Ebből 4 ponttal megsemmisítették a tüzérségedet (védelme 4); a másik 4 pont a páncélosodnak okozott sérülést.
lesson-invasion-2-other =
    Támadd meg { FORM($territory2, "the-object") } { FORM($territory3, "the-from-place") }: a 7 elég.
lesson-invasion-2-other-1 =
    Ez 2-vel növelné a támadásodat, de a 7 elég, és az ellentámadás minden résztvevő hadsereget eltalálhat.
    { CAPITAL(FORM($territory4, "the")) } maradjon ki.
lesson-invasion-3 =
    A támadásod elérte a védelmet, és az egyik hadsereged megmaradt: az invázió sikerült. Foglald el
    { FORM($territory2, "the-object") } 1 PP-ért: vonulj be a páncélossal.
lesson-invasion-3-done = { CAPITAL(FORM($territory2, "the")) } a tiéd. Ha lett volna rajta fejlesztés, elveszett volna.
lesson-invasion-3-other = Akkor nem volna tulajdonosa. Van elég PP-d: vonulj be a páncélossal.
lesson-invasion-closing =
    Add össze a támadást és a védelmet is; az utóbbihoz egy erődítmény 5-öt ad, egy történelmi terület a bónuszát. Ha
    eléred a védelmet, minden védő megsemmisül, de előbb még dobnak az ellentámadáshoz. A túlélők bevonulhatnak, az
    annektálás áráért.

lesson-defence-title = Tartsd a vonalat!
lesson-defence-summary = Lapok a védekezéshez, az ellentámadás kockája és a sérülések.
lesson-defence-1 =
    Olaszország vagy, és a britek megtámadják { FORM($territory, "the-object") }: 11-es támadás a te 10-es védelmed ellen.
    Ez elég lenne nekik. { CAPITAL(FORM($card, "az")) } lapod ebben az invázióban 3-mal növeli a védelmet. Játszd ki,
    aztán passzolj.
lesson-defence-1-done =
    11 a 13 ellen: bármi történjék is, { FORM($territory, "the") } olasz marad. Az aknamező azonban a területet védi,
    nem a hadseregeket: 11 ponttal a britek mindkét hadseregedet eltalálják (védelmük 4 és 6). Az ellentámadásban ezek
    még részt vesznek. Vereséget dobtál, márpedig a Vereség semmilyen sebzést nem okoz.
lesson-defence-1-other =
    Akkor 11 áll szemben 10-zel, és elveszíted { FORM($territory, "the-object") }. Játszd ki { FORM($card, "az") }
    lapot.
lesson-defence-2 =
    A kockának egy Vereség, két Ellenállás és három Kitartás oldala van. { CAPITAL(FORM($card2, "az")) } lap
    újradobatja, és az új eredmény számít. A Vereségnél rosszabb nincs. Játszd ki.
lesson-defence-2-done =
    Ellenállás: mindkét hadsereged ellenállása számít, 5 és 2, ez 7 sebzés. Kitartásnál a támadásuk is számítana.
lesson-defence-2-other =
    Akkor a hadseregeid úgy semmisülnének meg, hogy nem okoznak sebzést. Játszd ki { FORM($card2, "az") } lapot.
lesson-defence-3 =
    Te döntöd el, hogy a 7 pont mely hadseregeket éri: egy hadsereg megsemmisítése annyi pontba kerül, amennyi a
    védelme. A légierő védelme 6, a tüzérségé 4, a gyalogságé 2. Semmisítsd meg { FORM($army, "the-object") }: 8 a
    támadása, és 8 PP-be került. Aztán fejezd be.
lesson-defence-3-done = A legjobb hadseregük megsemmisült. Egy pontod maradt.
lesson-defence-3-other = Ne pazarold el a 7 pontot. Semmisítsd meg { FORM($army, "the-object") }.
lesson-defence-3-other-1 =
    A tüzérség és a gyalogság támadása együtt 3, { FORM($army, "the") } támadása egymaga 8. Ezt semmisítsd meg.
lesson-defence-4 =
    A maradék pontokból sérülés lesz: csökkenti egy hadsereg védelmét, de 1 alá soha, amíg helyre nem állítják. Okozz
    sérülést a többi hadsereg egyikének.
lesson-defence-4-done =
    Az invázió kudarcot vallott. { CAPITAL(FORM($territory, "the-at")) } nincs több hadsereg, mégis olasz maradt, és a
    résztvevő hadseregek ebben a körben nem támadhatnak újra.
lesson-defence-4-other = Egy sérülés megkönnyíti a következő harcot. Okozz sérülést az egyik hadseregnek.
lesson-defence-closing =
    Vereség: csak a terület bónusza. Ellenállás: a bónusz és a hadseregeid ellenállása. Kitartás: a támadásuk is. Az
    eltalált hadseregek is visszavágnak. Sikertelen invázió után a terület a tiéd marad, de a hadsereg nélküli
    stratégiai terület vitatott lesz.

lesson-development-title = A vezető munkában
lesson-development-summary = Mozgasd a vezetőt, és fejleszd a körülötte lévő területeket.
lesson-development-1 =
    Németországot vezeted, a IV. fázisban. A vezetőd legfeljebb 3 területnyit mozog, ellenséges területen soha nem halad
    át, majd fejleszti a körzetébe eső területeket: azt, ahol van, és az összes szomszédosat. A vezetőd és
    { FORM($territory, "az-at") } lévő britek között csak { FORM($territory2, "the") } van. Küldd a vezetőt
    { FORM($territory3, "the-to-place") }, ahonnan { FORM($territory4, "the-object") } és
    { FORM($territory2, "the-object") } is eléri.
lesson-development-1-done =
    A vezető körzetébe most { FORM($territory4, "the") }, { FORM($territory3, "the") } és { FORM($territory2, "the") }
    tartozik.
lesson-development-1-other =
    Oda majd máskor. Küldd a vezetőt { FORM($territory3, "the-to-place") }, ahonnan eléri, amire szükségünk van.
lesson-development-1-other-1 =
    A vezető fejleszthetné ezt a területet, de az első fejlesztés lezárja a mozgását. Előbb menjen
    { FORM($territory3, "the-to-place") }.
lesson-development-2 =
    Egy fejlesztés 2 PP-be kerül, csak a saját normál területeiden lehetséges, és egy területen csak egy lehet. A
    termelés minden I. fázisban 1 helyett 4 PP-t hoz: hamar megtérül. A front mögött a helye: építs ki termelést
    { FORM($territory4, "the-at") }.
lesson-development-2-done = A következő körtől 3 PP-vel több a bevételed.
lesson-development-2-other = Az is jó, de a bevétel az első: építs ki termelést { FORM($territory4, "the-at") }.
lesson-development-2-other-1 = Az jön ezután. Előbb építs ki termelést { FORM($territory4, "the-at") }.
lesson-development-2-other-2 =
    Ha elfoglalják a területet, odavész a fejlesztése, és { FORM($territory2, "the") } szomszédos az ellenséggel. Építs
    ki termelést { FORM($territory4, "the-at") }.
lesson-development-3 =
    { CAPITAL(FORM($territory2, "the")) } szomszédos egy brit páncélossal, amelynek a támadása 3. Az ottani gyalogságod
    védelme 2. Egy erődítmény ezt 5-tel növeli, az ellenállást pedig 3-mal, hadseregekkel és azok nélkül is. Építs
    erődítményt { FORM($territory2, "the-at") }.
lesson-development-3-done = 7 a 3 ellen: attól a páncélostól { FORM($territory2, "the-object") } nem kell félteni.
lesson-development-3-other = A fronton nagyobb szükség van rád: építs erődítményt { FORM($territory2, "the-at") }.
lesson-development-3-other-1 = Az jön ezután. Előbb építs erődítményt { FORM($territory2, "the-at") }.
lesson-development-4 =
    Az utolsó 2 PP-det költsd kiképzőtáborra. Akkor nemcsak a bázison, hanem { FORM($territory3, "the-at") } is
    kiképezhetsz új hadseregeket. Építs kiképzőtábort { FORM($territory3, "the-at") }.
lesson-development-4-done =
    A következő II. fázisodtól használhatod. Ne feledd, hogy a kiképzőtáborok és az erődítmények nem hoznak PP-t.
lesson-development-4-other = 2 PP-d maradt: építs kiképzőtábort { FORM($territory3, "the-at") }.
lesson-development-4-other-1 =
    A bevétel jó, de a bázisod két lépéssel hátrébb van. Most építs kiképzőtábort { FORM($territory3, "the-at") }.
lesson-development-closing =
    A vezető legfeljebb 3 területnyit mozog, aztán 2 PP-ért fejleszti a körülötte lévő területeket: hátul termelés, elöl
    erődítmény, közöttük kiképzőtábor. Vigyázz a vezetődre: ha egy ellenséges hadsereg egyedül találja, vissza kell
    mennie a bázisra, és kimarad egy körből.

lesson-research-title = A laborban
lesson-research-summary = Előléptetések, a fegyverkezési program és a kutatási sáv.
lesson-research-1 =
    { CAPITAL(FORM($territory, "the")) } a tábla közepén van. Csak vezetők léphetnek be, és onnan semmi sem űzheti el
    őket. Az ott lévő vezető előléptetést szerezhet, elindíthatja a fegyverkezési programot, helyreállíthat és
    evakuálhat, körönként mindegyiket egyszer. Olaszország vagy: küldd a vezetődet { FORM($territory, "the-to-place") }.
lesson-research-1-done = A vezetőd megérkezett, és 7 PP-d van.
lesson-research-1-other = Oda majd máskor. Küldd a vezetődet { FORM($territory, "the-to-place") }.
lesson-research-1-other-1 =
    Az első fejlesztés lezárja a vezető mozgását. Most más dolga van: küldd { FORM($territory, "the-to-place") }.
lesson-research-2 =
    Egy előléptetés a játszma végéig erősíti az összes azonos fajtájú hadseregedet. Minden fajtához egyet
    szerezhetsz, és azt a többi játékos már nem kaphatja meg. A légierőd támadása már most is 8. Szerezd meg
    { FORM($promotion, "az") } előléptetést 4 PP-ért: +1 támadás.
lesson-research-2-done = Mostantól minden légierőd támadása 9, azoké is, amelyeket később képezel ki.
lesson-research-2-other = Előbb szerezd meg { FORM($promotion, "az") } előléptetést.
lesson-research-2-other-1 =
    Az az előléptetés más fajta hadsereget erősít. Neked légierőd van: szerezd meg { FORM($promotion, "az") }
    előléptetést.
lesson-research-2-other-2 = Az jön ezután. Előbb szerezd meg az előléptetést.
lesson-research-3 =
    A fegyverkezési program 2 PP-be kerül, egyszer a játszmában. A kutatási jelölőd a START mezőre kerül, egy 24 mezős
    sáv elejére, és már ebben a fázisban lép. Indítsd el a fegyverkezési programot.
lesson-research-3-done = Mostantól a jelölő minden körödben lép, akár ott van a vezető, akár nincs.
lesson-research-3-other = Ha itt abbahagyod, a sáv zárva marad. Indítsd el a fegyverkezési programot.
lesson-research-3-other-1 =
    Az evakuálás hazahozza a hadseregeket, darabját 1 PP-ért. Egyetlen hadsereged sincs veszélyben: indítsd el a
    fegyverkezési programot.
lesson-research-4 =
    A jelölő annyi mezőt lép, ahány bázisod és fejlesztett területed van: egy bázis, két terület termeléssel és egy
    kiképzőtábor, ez összesen 4. Csak az utolsó mezőnek van hatása, a mérföldköveknek azonban áthaladáskor is. Léptesd a
    kutatási jelölőt.
lesson-research-4-done =
    Áthaladáskor az Első vázlatok mező 1 PP-t adott. A jelölő a Pótalkatrészek mezőn állt meg, amely helyreállítja a
    hadseregeket; a tieidnek nincs sérülésük.
lesson-research-4-other = A hadseregeidre ott van szükség, ahol vannak. Léptesd a kutatási jelölőt.
lesson-research-5 = A lépés után kijátszhatod { FORM($card, "az") } lapot, amely további 4 mezőt ér. Játszd ki.
lesson-research-5-done =
    Áthaladáskor elértél egy mérföldkövet, a Rombológránátok mezőt: minden tüzérséged támadása 1-gyel nagyobb a játszma
    végéig. A jelölő pedig a Sorozóiroda mezőn állt meg, amely gyalogságot ad.
lesson-research-5-other =
    Meg is tarthatnád a lapot, de minél előbb lép a jelölő, annál előbb hoz hasznot. Játszd ki { FORM($card, "az") }
    lapot.
lesson-research-6 =
    Ingyen gyalogságot kapsz az egyik bázisodra vagy kiképzőtáborodba. { CAPITAL(FORM($territory2, "the")) }
    kiképzőtábor a fronton. Ide helyezd a gyalogságot.
lesson-research-6-done = A gyalogság ott van, ahol szükséged van rá.
lesson-research-6-other = Otthon kevés hasznát veszed. { CAPITAL(FORM($territory2, "the-at")) } helyezd el.
lesson-research-closing =
    A fejlesztett területek kétszer fizetnek: PP-ben és a sávon, egészen az atomfegyverig a 10. mezőn. Csak annak a
    mezőnek van hatása, ahol a jelölő megáll, a mérföldköveknek áthaladáskor is. A laborban lévő vezető otthon nem
    fejleszthet: válassz.

lesson-winning-title = A küldetés és a célkitűzés
lesson-winning-summary = Mit hoz egy küldetés, és hogyan nyered meg a játszmát.
lesson-winning-1 =
    Németország vagy, és két titkos kártyád van. { CAPITAL(FORM($mission, "az")) } küldetés azt kéri, hogy egy körben
    annektálj két semleges területet; a jutalma 3 PP. { CAPITAL(FORM($objective, "az")) } célkitűzéssel megnyered a játszmát:
    invázióval kell elfoglalnod 12 ellenséges területet. 11 már megvan. Előbb a küldetés: válaszd ki a gyalogságot
    { FORM($territory, "the-at") }, és annektáld { FORM($territory2, "the-object") }.
lesson-winning-1-done = Ez volt az első, és szomszédos egy brit területtel.
lesson-winning-1-other =
    A küldetéshez semleges területet annektálj: küldd a gyalogságot { FORM($territory, "the-from-place") }
    { FORM($territory2, "the-to-place") }.
lesson-winning-1-other-1 =
    A stratégiai területet megszállod, nem annektálod, ezért nem számít a küldetéshez. Menj
    { FORM($territory2, "the-to-place") }.
lesson-winning-2 =
    Most a második: küldd a gyalogságot { FORM($territory3, "the-from-place") } { FORM($territory4, "the-to-place") }.
lesson-winning-2-done = Kettő egy körben: teljesítetted a küldetést. A kör végén fogod felfedni.
lesson-winning-2-other =
    A küldetéshez még egy kell: menj { FORM($territory3, "the-from-place") } { FORM($territory4, "the-to-place") }.
lesson-winning-2-other-1 =
    { CAPITAL(FORM($territory5, "the")) } stratégiai terület, azt megszállnád. A küldetéshez annektálnod kell: menj
    { FORM($territory4, "the-to-place") }.
lesson-winning-3 =
    A PP-d elfogyott, így ebben a körben már semmi olyat nem tehetsz, amiért fizetni kell. Fejezd be a III. fázist,
    aztán a kört.
lesson-winning-3-done =
    Felfedted a küldetést, és 3 PP-t kaptál érte. Minden körben új küldetést húzol, akár teljesítetted, akár nem. Közben
    a britek is letudták a körüket, te pedig beszedted a bevételedet.
lesson-winning-3-other = PP nélkül a vezetőd semmit sem fejleszthet. Fejezd be a kört.
lesson-winning-3-other-1 =
    PP nélkül csak felszabadíthatnád { FORM($territory6, "the-object") }, és az nem számít elfoglalásnak. Fejezd be a
    III. fázist.
lesson-winning-4 =
    13 PP, és új II. fázis. Kiképezhetnél és mozoghatnál, de a hadseregeid már ott vannak, ahol kell. Fejezd be a II.
    fázist mozgás nélkül.
lesson-winning-4-done = Most a III. fázis jön.
lesson-winning-4-other =
    Az új hadseregek hasznosak volnának, de mindjárt megnyerheted a játszmát. Fejezd be a II. fázist.
lesson-winning-4-other-1 = Maradj { FORM($territory6, "the") } szomszédságában. Fejezd be a II. fázist mozgás nélkül.
lesson-winning-5 =
    { CAPITAL(FORM($territory6, "the")) } brit terület, hadsereg és erődítmény nélkül. Támadd meg, és vonulj be a
    gyalogsággal.
lesson-winning-5-done =
    Ez a tizenkettedik terület. A célkitűzéseket minden akció után vizsgáljuk, ezért azonnal győzöl, a kör közepén.
lesson-winning-5-other = A győzelem kulcsa { FORM($territory6, "the") }: támadd meg.
lesson-winning-5-other-1 = A felszabadított terület nem számít elfoglaltnak. Vonulj be 1 PP-ért.
lesson-winning-closing =
    Egy küldetés egy körre szól: akár teljesítetted, akár nem, a végén másikat kapsz. A célkitűzés megmarad, és aki
    elsőként teljesíti a magáét, azonnal győz, akár más köre közben is. Figyeld, mit gyűjtenek a többiek: mindegyiküknek
    van célkitűzése.

lesson-first-turn-title = Az első kör
lesson-first-turn-summary = 15 PP-ből front, bevétel és terv.
lesson-first-turn-1 =
    Új játszma négy játékosnak. Az Egyesült Királyság vagy { FORM($territory, "the-at") }, 15 PP-vel és hadsereg nélkül.
    Az első fordulóban nincs bevétel, ezért a II. fázissal kezdesz: kiképzés. Elsőként képezz ki egy páncélost 6 PP-ért:
    a hatótávja 2, a védelme 5.
lesson-first-turn-1-done = A páncélost nehéz legyőzni. 9 PP-d maradt.
lesson-first-turn-1-other = Arra később kerül sor. Kezdd egy páncélossal.
lesson-first-turn-1-other-1 = A légierő erős, de 8 PP több mint a fele annak, amid van. Kezdd egy páncélossal.
lesson-first-turn-2 = A gyalogság 3 PP-be kerül, annektálásra és őrzésre való. Képezz ki kettőt.
lesson-first-turn-2-done = 3 PP-d maradt, és mind kell: 1 az annektáláshoz, 2 a fejlesztéshez.
lesson-first-turn-2-other = Arra menne el a PP, amely a területekhez kell. Képezz ki két gyalogságot.
lesson-first-turn-2-other-1 = Az első mozgásod lezárja a kiképzést. Előbb képezz ki két gyalogságot.
lesson-first-turn-3 =
    Most mozogj. { CAPITAL(FORM($territory2, "the")) } vitatott: a páncélos ingyen megszállhatja, ez körönként 2 PP, és
    3-mal nagyobb védelem. Válaszd ki a páncélost, és menj vele oda.
lesson-first-turn-3-done = Az első stratégiai területed. A tiéd, amíg a páncélos ott marad.
lesson-first-turn-3-other =
    { CAPITAL(FORM($territory2, "the")) } ingyenes, és hatótávon belül van: küldd oda a páncélost.
lesson-first-turn-3-other-1 =
    A bevétel ugyanannyi, egy hadsereg után 2 PP. De { FORM($territory2, "the-at") } a páncélos védelme 3-mal nagyobb.
lesson-first-turn-3-other-2 = Az utolsó 3 PP-d másra kell. Küldd a páncélost { FORM($territory2, "the-to-place") }.
lesson-first-turn-4 =
    Küldj egy gyalogságot { FORM($territory3, "the-to-place") }, a bázisod és { FORM($territory2, "the") } közé. Az
    annektálása 1 PP.
lesson-first-turn-4-done = Most már van fejleszthető területed. 2 PP-d maradt.
lesson-first-turn-4-other = Válassz ki egy gyalogságot, és annektáld { FORM($territory3, "the-object") }.
lesson-first-turn-5 =
    A másik gyalogság a bázist őrzi: fejezd be a II. fázist. Nincs megtámadható ellenség, így a vezetőd következik.
    { CAPITAL(FORM($territory, "the-at")) } a körzetébe esik { FORM($territory3, "the") } is: építs ki ott termelést 2
    PP-ért.
lesson-first-turn-5-done =
    Mostantól { FORM($territory3, "the") } 1 helyett 4 PP-t hoz. { CAPITAL(FORM($territory, "the-with")) } és
    { FORM($territory2, "the-with") } együtt a következő körödben 10 PP-t szedsz be.
lesson-first-turn-5-other = A vezetőd maradhat: { FORM($territory3, "the") } a körzetében van. Építs ki ott termelést.
lesson-first-turn-5-other-1 =
    Annektálhatna még egy területet, de akkor nem tudnád kifizetni a termelést. Fejezd be a II. fázist.
lesson-first-turn-5-other-2 =
    Az később lesz hasznos. Minél előbb kiépíted a termelést, annál többet hoz: körönként 4 PP-t.
lesson-first-turn-closing =
    Képezz ki hadseregeket, vidd el, ami ingyen van, annektáld, amit fejleszthetsz, és a front mögött építs ki
    termelést. Mielőtt költesz, olvasd el a küldetésedet és a célkitűzésedet: ezek mondják meg, merre menj.

lesson-alliances-title = Ketten kettő ellen
lesson-alliances-summary = Amin a partnerek osztoznak: PP, kiképzőhelyek, hadseregek. A vezetőkön nem.
lesson-alliances-1 =
    Az Egyesült Királyság vagy, a Szovjetunióval szövetségben Németország és Olaszország ellen. A szövetségek
    játékmódban nincsenek célkitűzések: a ti oldalatok akkor győz, ha kiejti az egyik ellenséget, és a másik megadja
    magát vagy szintén kiesik. Az I. fázisban a partnerek PP-t adhatnak át egymásnak. Neked 13 van,
    { FORM($nation, "the-to") } 1. Adj át 3 PP-t, aztán fejezd be az I. fázist.
lesson-alliances-1-done =
    Az átadás 4 PP-be került, mert minden átadás ára 1 PP. Most a partnered is adhatott volna neked PP-t, de passzolt.
lesson-alliances-1-other = Előbb osztozz: adj { FORM($nation, "the-to") } 3 PP-t, aztán fejezd be az I. fázist.
lesson-alliances-1-other-1 =
    Minden átadás 1 PP-vel többe kerül, ezért egyszer adj sokat, ne többször keveset. 3 PP-vel a partnered a következő
    körben légierőt és gyalogságot is kiképezhet.
lesson-alliances-1-other-2 =
    Ebben a körben 9 PP-re van szükséged: 6 egy páncélosra, 1 egy terület elfoglalására, 2 fejlesztésre. Adj át 3 PP-t,
    egyszer.
lesson-alliances-2 =
    Csak a saját hadseregeidet képezheted ki, de a partnered bázisain és kiképzőtáboraiban is.
    { CAPITAL(FORM($territory, "the-at")) } szovjet kiképzőtábor van, a németek mellett: szomszédja
    { FORM($territory3, "the") }. Képezz ki ott egy páncélost.
lesson-alliances-2-done =
    Brit páncélos szovjet területen: a hadseregeid ezeken mind áthaladhatnak, és meg is állhatnak rajtuk.
lesson-alliances-2-other = Képezz ki egy páncélost { FORM($territory, "the-at") }: még ebben a körben kell a 3 támadása.
lesson-alliances-2-other-1 =
    Arról a bázisról a páncélos ebben a körben nem érné el { FORM($territory, "the-object") }. Ott képezd ki.
lesson-alliances-2-other-2 =
    Az első mozgásod lezárja a kiképzést. Előbb képezz ki egy páncélost { FORM($territory, "the-at") }.
lesson-alliances-3 =
    A körödben a szövetség minden hadseregének te parancsolsz, mintha a sajátjaid volnának. Amit elfoglalnak, a tiéd, és
    te fizetsz érte. { CAPITAL(FORM($territory2, "the")) } vitatott. Válaszd ki a szovjet gyalogságot, és menj vele oda.
lesson-alliances-3-done =
    { CAPITAL(FORM($territory2, "the")) } a tiéd, körönként 3 PP-vel, noha szovjet hadsereg van rajta. Addig tartod,
    amíg a szövetség bármelyik hadserege ott marad.
lesson-alliances-3-other = Parancsolj a partnered gyalogságának: menjen { FORM($territory2, "the-to-place") }.
lesson-alliances-3-other-1 = Az a saját hadsereged. Most a szovjet gyalogságot válaszd ki.
lesson-alliances-3-other-2 = A tüzérség mindjárt kell egy támadáshoz. A szovjet gyalogságot válaszd ki.
lesson-alliances-3-other-3 = Az a terület is ingyenes, de { FORM($territory2, "the") } körönként 3 PP-t ér.
lesson-alliances-4 =
    Két német gyalogság védi { FORM($territory3, "the-object") }, a védelmük együtt 4. A páncélosod támadása 3, a
    szovjet tüzérségé is 3: egyik sem elég egymagában. Egy invázióban a szövetség minden hadserege együtt támad egy
    területről. Fejezd be a II. fázist, aztán támadd meg { FORM($territory3, "the-object") }.
lesson-alliances-4-done =
    6 a 4 ellen: a támadás mindkét védőt eltalálja. A németek Vereséget dobtak, így a hadseregeidet nem éri sebzés.
lesson-alliances-4-other =
    Fejezd be a II. fázist, aztán támadd meg { FORM($territory3, "the-object") } { FORM($territory, "the-from-place") }.
lesson-alliances-4-other-1 = A hadseregeid ott vannak, ahol kell. Fejezd be a II. fázist.
lesson-alliances-5 =
    Bármelyik résztvevő hadsereg bevonulhat, a partneredé is. Csak a szovjet tüzérség vonuljon be 1 PP-ért, a páncélosod
    pedig őrizze { FORM($territory, "the-object") }.
lesson-alliances-5-done =
    { CAPITAL(FORM($territory3, "the")) } a tiéd, mert a te köröd van. A szovjet körben a partnered parancsol mindkét
    hadseregnek, és azok újra mozoghatnak és harcolhatnak.
lesson-alliances-5-other = A szovjet tüzérség vonuljon be, más hadsereg ne.
lesson-alliances-5-other-1 =
    A páncélosodra { FORM($territory, "the-at") } van szükség, hogy őrizze a partnered kiképzőtáborát.
lesson-alliances-5-other-2 =
    Akkor { FORM($territory3, "the-to") } nem volna tulajdonosa. Van elég PP-d: vonulj be a szovjet tüzérséggel.
lesson-alliances-6 =
    A vezetők nem közösek: csak a sajátodat mozgatod, és a vezetőd csak a te területeidet fejleszti.
    { CAPITAL(FORM($territory4, "the")) } a körzetében van: építs ki ott termelést az utolsó 2 PP-dből.
lesson-alliances-6-done = Körönként 1 helyett 4 PP, neked és nem a partnerednek: a bevétel nem közös.
lesson-alliances-6-other = Az utolsó 2 PP-det termelésre költsd { FORM($territory4, "the-at") }.
lesson-alliances-6-other-1 = A vezetődnek nem kell mozognia: { FORM($territory4, "the") } a körzetében van.
lesson-alliances-6-other-2 =
    Azon a területen már van termelés. { CAPITAL(FORM($territory4, "the-at")) } építs ki termelést.
lesson-alliances-closing =
    A partnerek egymás területein is kiképezhetnek és mozoghatnak, egymás hadseregeit is vezethetik, és PP-t adhatnak át
    egymásnak. A bevétel, a vezetők, az előléptetések, a kézben tartott lapok és a küldetések nem közösek. Ha egy ország
    kiesik, a partnere vagy megadja magát, és a másik oldal győz, vagy egyedül harcol tovább. Védd hát a gyengébb
    partnert.

lesson-armistice-title = A fegyverszünet
lesson-armistice-summary = Hogyan ér véget egy játszma győztes nélkül, és hogyan kerülj addigra az élre.
lesson-armistice-1 =
    Ha nincs győztes, a 15. forduló után a fegyverszünet lezárja a játszmát, és a legtöbb területet birtokló játékos
    győz. Ez a 15. forduló, te pedig Németország vagy, utolsó a sorrendben: a briteknek 11 területük van, neked 7. 4
    PP-d és két gyalogságod van. Válaszd ki azt, amelyik { FORM($territory, "the-at") } van, és annektáld
    { FORM($territory2, "the-object") } 1 PP-ért.
lesson-armistice-1-done =
    8 a 11 ellen. A gyalogság pedig most szomszédos egy brit területtel: ez { FORM($territory5, "the") }.
lesson-armistice-1-other =
    Minden terület számít. Küldd a gyalogságot { FORM($territory, "the-from-place") }
    { FORM($territory2, "the-to-place") }.
lesson-armistice-1-other-1 =
    Arra a gyalogságra ezután kerül sor. Kezdd azzal, amelyik { FORM($territory, "the-at") } van.
lesson-armistice-1-other-2 =
    Annak a területnek a megszállása ingyenes, de hadseregnek kell ott maradnia, és ez a gyalogság az invázióhoz kell.
    Menj { FORM($territory2, "the-to-place") }.
lesson-armistice-1-other-3 = Az a terület már a tiéd, és nem számít kétszer. Menj { FORM($territory2, "the-to-place") }.
lesson-armistice-2 =
    A megszállt stratégiai területek is számítanak, és ingyenesek. Ha a területek száma egyenlő, a több bázis dönt,
    aztán a több stratégiai terület. Küldd a gyalogságot { FORM($territory3, "the-from-place") }
    { FORM($territory4, "the-to-place") }.
lesson-armistice-2-done = 9 a 11 ellen, mindkettőtöknél egy-egy stratégiai terület.
lesson-armistice-2-other =
    Többet is tehetsz: küldd a gyalogságot { FORM($territory3, "the-from-place") }
    { FORM($territory4, "the-to-place") }.
lesson-armistice-2-other-1 =
    Az is egy terület volna, de 1 PP-be kerül, és egyenlő állásnál nem segít. { CAPITAL(FORM($territory4, "the")) }
    ingyenes.
lesson-armistice-2-other-2 = Az a terület már a tiéd. Menj { FORM($territory4, "the-to-place") }.
lesson-armistice-3 =
    Most az invázió. A vezető játékostól elfoglalt terület kétszer számít: neked eggyel több, a briteknek eggyel
    kevesebb. { CAPITAL(FORM($territory5, "the")) } védtelen. Támadd meg { FORM($territory2, "az-at") } lévő
    gyalogsággal, és vonulj be vele 1 PP-ért.
lesson-armistice-3-done =
    10 a 10 ellen. { CAPITAL(FORM($territory2, "the-at")) } most nincs hadsereg, de az annektált területek a tieid
    maradnak.
lesson-armistice-3-other =
    9 a 11 ellen vereség. Támadd meg { FORM($territory5, "the-object") } { FORM($territory2, "az-at") } lévő
    gyalogsággal.
lesson-armistice-3-other-1 =
    Ha az vonul be, { FORM($territory4, "the-at") } nem marad hadsereg, és a terület vitatott lesz: elveszíted, amit
    nyersz. Válaszd a másikat.
lesson-armistice-3-other-2 = Felszabadítva egyik oldalnak sem számít: 9 a 10 ellen. Foglald el 1 PP-ért.
lesson-armistice-4 =
    Egyenlő: 10-10 terület, egy-egy bázis, egy-egy stratégiai terület. Ilyenkor a PP dönt. Neked 2 van, a briteknek 1.
    Tartsd meg a tiédet: fejezd be a kört.
lesson-armistice-4-done =
    A 15. forduló véget ért, és egyenlő állásnál 2 PP-vel 1 ellen te győzöl. Ha a PP is egyenlő volna, a sorrendben
    hátrébb álló győzne, és az is te vagy.
lesson-armistice-4-other = Ez most semmin sem változtat. Fejezd be a kört.
lesson-armistice-4-other-1 =
    Egy fejlesztés 2 PP-be kerül, és soha nem térül meg: a játszma most véget ér. 0 PP-vel 1 ellen te
    maradnál alul.
lesson-armistice-4-other-2 = A vezetőd most semmin sem változtat. Fejezd be a kört.
lesson-armistice-closing =
    A fegyverszünet választható, alapértelmezés szerint be van kapcsolva: a 15. forduló után, szövetségekben a 20. után, ahol a
    partnerek összeadják, amijük van. Először a terület számít, aztán a bázis, a stratégiai terület, a PP, végül a
    későbbi hely a sorrendben. Az utolsó fordulókban foglalj, ne építkezz.
