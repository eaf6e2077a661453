# Lessons: a title, a summary and a closing for each; for each step what to do, what is said when it is done, and what
# is said to anything else.

lesson-cards-title = Egy lap, négy felhasználás
lesson-cards-summary = Esemény, hadművelet, átcsoportosítás vagy pótlás: mire való egy lap.
lesson-cards-1 =
    Üdvözöllek! A Központi hatalmakat vezeted. Egy forduló hat akciókörből áll; mindegyikben előbb te játszol ki egy
    lapot, aztán a Szövetségesek. Egy lapot négyféleképpen használhatsz fel: eseményként, hadműveletre (OPS),
    stratégiai átcsoportosításra (SR) vagy pótlási pontokért (RP). Az állást győzelmi pontok (GYP) mutatják: minél
    magasabb, annál jobb neked. { CAPITAL(FORM($card, "az")) } lap 1 GYP-t ad, és növeli a háborús szintedet, de csak
    eseményként. Játszd ki eseményként.
lesson-cards-1-done =
    Az állás 11 GYP, a háborús szinted 1. A lapon csillag van, ezért kikerült a játékból: az ilyen esemény csak egyszer
    használható.
lesson-cards-1-other = Ezt is megtehetnéd, de előbb szerezd meg a GYP-t: játszd ki eseményként { FORM($card, "az") } lapot.
lesson-cards-1-other-1 = A 4 OPS sokat ér, és a lap később visszakerülne hozzád. De GYP-t csak az esemény ad.
lesson-cards-1-other-2 =
    Az automatikus hadművelethez nem kell lap, de csak 1 OPS-t ad. Tartogasd arra az időre, amikor nincs lap a kezedben.
lesson-cards-2 =
    A Szövetségesek akciója után ismét te jössz. Néhány egységed csökkentett erejű: a gyengébb oldalát mutatja. A
    pótlási pontok a forduló végén visszaadják az erejét. Nézd meg { FORM($card2, "az") } lap számait: 3 német és 2
    osztrák–magyar RP-t ad. Az eseményével még várnod kell, mert az egy szövetséges lapra válaszol, amelyet eddig nem
    játszottak ki. Játszd ki a lapot pótlási pontokért.
lesson-cards-2-done =
    A pontokat feljegyeztük, a forduló végén költheted el őket. Ez volt az egész akciód: egyetlen egység sem mozog.
    És a következő akciódban nem játszhatsz ki újra lapot RP-ért.
lesson-cards-2-other = Majd máskor. Most szerezz pótlási pontokat { FORM($card2, "az") } lappal.
lesson-cards-2-other-1 =
    Ez a kis lap csak 1 német RP-t ad, az Osztrák–Magyar Monarchiának egyet sem. { CAPITAL(FORM($card2, "az")) } lap
    sokkal többet ad.
lesson-cards-2-other-2 =
    Az is erős lépés, de a hadseregeidnek most erősödniük kell: pótlási pontokért játszd ki { FORM($card2, "az") }
    lapot.
lesson-cards-3 =
    A legtöbb lapot hadműveletre játsszák ki: minden OPS aktivál egy mezőt, amelynek egységei mozognak vagy támadnak.
    { CAPITAL(FORM($card3, "az")) } lap harckártya is: harcban kijátszható, harc nélkül azonban nem ér semmit. Játszd ki
    hadműveletre.
lesson-cards-3-done = 2 OPS két mezőre elég. A következő lecke megmutatja, hogyan.
lesson-cards-3-other =
    Ezt is megtehetnéd, de van egy 2 OPS értékű lapod. Játszd ki hadműveletre { FORM($card3, "az") } lapot.
lesson-cards-3-other-1 =
    A stratégiai átcsoportosítás a front mögött szállít egységeket; külön lecke szól róla. Most hadműveletre játssz ki
    lapot.
lesson-cards-closing =
    Egy lap, egy felhasználás: esemény, OPS, SR vagy RP. A csillagos lapok az eseményük után kikerülnek a játékból, az
    összes többi visszatér, amikor a paklit megkeverik. RP-ért és SR-re nem játszhatsz ki lapot kétszer egymás után.

lesson-moving-title = Mozgásban
lesson-moving-summary = Mezők aktiválása, egységek mozgatása, területfoglalás.
lesson-moving-1 =
    A Szövetségeseket vezeted. Az egységek csak aktivált mezőről mozoghatnak, és az aktiválás OPS-be kerül.
    { CAPITAL(FORM($card, "az")) } lapod 2 OPS értékű. Játszd ki hadműveletre.
lesson-moving-1-done = Most 2 OPS áll a rendelkezésedre.
lesson-moving-1-other =
    Ez nem mozdítaná meg azokat az egységeket, amelyekre szükség van. Játszd ki hadműveletre { FORM($card, "az") }
    lapot.
lesson-moving-1-other-1 = Az automatikus hadművelet csak 1 OPS, az a mező pedig, amelyet aktiválnod kell, 2 OPS-be kerül.
lesson-moving-2 =
    A németek átvonultak { FORM($space, "the-on") }, és üresen hagyták. A mező 1 GYP-t ér: foglald vissza. A
    legközelebbi egységek { FORM($space2, "the-at") } vannak. Egy mező aktiválásának ára annyi OPS, ahány ország
    egységei vannak rajta: itt egy brit és egy belga hadsereg van, ez tehát 2 OPS. Aktiváld mozgásra
    { FORM($space2, "the-object") }.
lesson-moving-2-done =
    Mindkét OPS elfogyott. { CAPITAL(FORM($space2, "az-local")) } egységek most mind mozoghatnak, de egyiknek sem
    kötelező.
lesson-moving-2-other =
    Azok az egységek is odaérnének, de { FORM($space2, "the") } közvetlenül szomszédos. Azt aktiváld mozgásra.
lesson-moving-2-other-1 =
    Egy mezőt vagy mozgásra, vagy támadásra aktiválsz, a kettőre együtt soha. { CAPITAL(FORM($space, "the-at")) } nincs
    megtámadható ellenség: mozgásra aktiváld { FORM($space2, "the-object") }.
lesson-moving-3 =
    Válaszd ki { FORM($piece, "the-object") }, és lépj vele { FORM($space, "the-to-place") }. Minden mező 1-be
    kerül a 3 mozgáspontjából, bármilyen is a terep. Ellenséges egységek mezőjére soha nem léphetsz.
lesson-moving-3-done =
    A zászló azonnal megváltozott: egy oldal azokat a mezőket ellenőrzi, amelyekre az egységei belépnek. Az állás 9 GYP.
lesson-moving-3-other =
    Még ne: előbb válaszd ki { FORM($piece, "the-object") }, és lépj vele { FORM($space, "the-to-place") }.
lesson-moving-3-other-1 =
    { CAPITAL(FORM($piece2, "the")) } maradjon, és tartsa { FORM($space2, "the-object") }, amely szintén GYP-mező. Csak
    { FORM($piece, "the-object") } küldd.
lesson-moving-3-other-2 = Oda is mehetne, de a GYP { FORM($space, "the-at") } van.
lesson-moving-4 =
    { CAPITAL(FORM($piece, "the-to")) } még 2 mozgáspontja van, és továbbmehetne. { CAPITAL(FORM($space, "the")) }
    üresen is a tiéd maradna, de akkor a németek egyszerűen visszasétálhatnának oda. Állj meg itt.
lesson-moving-4-done = A fel nem használt mozgáspontok elvesznek, más egység nem kapja meg őket.
lesson-moving-4-other =
    Ha elvonulsz, a { FORM($space3, "local") } németek harc nélkül visszavehetik { FORM($space, "the-object") }. Állj
    meg itt.
lesson-moving-5 = { CAPITAL(FORM($piece2, "the")) } ott maradhat, ahol van. Válaszd a „befejezés” gombot.
lesson-moving-5-done = Az akciódnak vége.
lesson-moving-5-other =
    Akkor { FORM($space2, "the") } védtelen maradna. Hagyd ott { FORM($piece2, "the-object") }, és válaszd a „befejezés”
    gombot.
lesson-moving-closing =
    OPS-ért mezőket aktiválsz mozgásra vagy támadásra: egy mező ára annyi OPS, ahány ország egységei vannak rajta. Egy
    hadsereg 3, a legtöbb hadtest 3 vagy 4 mezőnyire mozog. Az egységeid minden mezőt az ellenőrzésed alá vonnak,
    amelyre belépnek. A vegyes csoportok drágák: ahol lehet, tartsd külön az országokat.

lesson-stacking-title = Hárman egy mezőn
lesson-stacking-summary = Az egységkorlát, és hogy mibe kerülnek és mire képesek a vegyes csoportok.
lesson-stacking-1 =
    Egy mezőn legfeljebb három egység lehet, akár hadsereg, akár hadtest; az erőd nem számít bele. A Központi hatalmakat
    vezeted. { CAPITAL(FORM($space, "the")) } 1 GYP-t ér, és egyetlen német hadtest tartja két ellenséges egységgel
    szemben. { CAPITAL(FORM($space2, "the-at")) } két hadsereg van: küldd oda az egyiket. Válaszd az automatikus
    hadműveletet, és aktiváld mozgásra { FORM($space2, "the-object") }.
lesson-stacking-1-done =
    { CAPITAL(FORM($space2, "az-local")) } egységek mozoghatnak. Az út { FORM($space3, "the-on") } át vezet, ahol már
    három hadsereg van.
lesson-stacking-1-other =
    Ide elég 1 OPS: válaszd az automatikus hadműveletet, és aktiváld mozgásra { FORM($space2, "the-object") }.
lesson-stacking-1-other-1 =
    { CAPITAL(FORM($card, "az")) } lap 2 OPS-ére hamarosan szükséged lesz. Most válaszd az automatikus hadműveletet.
lesson-stacking-1-other-2 =
    { CAPITAL(FORM($space3, "the")) } szomszédos { FORM($space, "the-with") }, de hadseregei a nyugatra vezető utat is
    őrzik. { CAPITAL(FORM($space2, "the-from-place")) } nélkülözhetsz egyet: azt aktiváld mozgásra.
lesson-stacking-1-other-3 = Most ne támadj: aktiváld mozgásra { FORM($space2, "the-object") }.
lesson-stacking-2 =
    Az egységkorlát a mozgás végén érvényes, nem közben: az egységek áthaladhatnak egy megtelt mezőn, de nem állhatnak
    meg rajta. Válaszd ki a két hadsereg egyikét, vidd át { FORM($space3, "the-on") } { FORM($space, "the-to-place") },
    és válaszd a „befejezés” gombot.
lesson-stacking-2-done =
    A hadsereg áthaladt három másikon, és { FORM($space, "the-at") } van. { CAPITAL(FORM($space3, "the-at")) } nem
    állhatott volna meg, mert ott negyedikként túllépte volna az egységkorlátot.
lesson-stacking-2-other =
    Az egyik hadsereg maradjon { FORM($space2, "the-at") }, a másikat vidd át { FORM($space3, "the-on") }
    { FORM($space, "the-to-place") }.
lesson-stacking-2-other-1 = Egy is elég: a másik hadsereg tartsa { FORM($space2, "the-object") }.
lesson-stacking-2-other-2 =
    A hadseregre { FORM($space, "the-at") } van szükség. Vidd oda { FORM($space3, "the-on") } át, aztán válaszd a
    „befejezés” gombot.
lesson-stacking-3 =
    Most keleten folytatjuk. { CAPITAL(FORM($space4, "the-at")) } van { FORM($piece3, "the") },
    { FORM($piece4, "the") } és egy hadtest: két ország három egysége. Lehetnek egy mezőn, de az aktiválás ára
    országonként 1 OPS. Játszd ki 2 OPS-ért { FORM($card, "az") } lapot, és aktiváld támadásra
    { FORM($space4, "the-object") }.
lesson-stacking-3-done = Mindkét OPS egyetlen mezőre ment el. Egy tisztán német csoport feleennyibe került volna.
lesson-stacking-3-other =
    Játszd ki hadműveletre { FORM($card, "az") } lapot, és aktiváld támadásra { FORM($space4, "the-object") }.
lesson-stacking-3-other-1 = 1 OPS nem elég két országhoz. Játszd ki hadműveletre { FORM($card, "az") } lapot.
lesson-stacking-3-other-2 =
    Az egységek nem léphetnek oda, ahol { FORM($piece2, "the") } van. Támadásra aktiváld
    { FORM($space4, "the-object") }.
lesson-stacking-3-other-3 =
    { CAPITAL(FORM($space6, "az-local")) } hadtest egyedül túl gyenge, és a megmaradó 1 OPS nem lenne elég
    { FORM($space4, "the-towards") }. Támadásra aktiváld { FORM($space4, "the-object") }.
lesson-stacking-4 =
    Két ország egységei akkor támadhatnak együtt, ha egy mezőn vannak. Támadd meg mindhárommal
    { FORM($space5, "the-object") }: 5, 3 és 1, összesen 9 harcérték.
lesson-stacking-4-done =
    A 4-es veszteségszám megsemmisíti { FORM($piece2, "the-object") }, és a tartalékmezőn nincs hadtest, amely a helyére
    lépne. A te 1-es veszteségszámodat a hadtest egy erőlépcsője vette fel.
lesson-stacking-4-other = Támadd meg { FORM($space5, "the-object") }, és válaszd ki mindhárom egységet.
lesson-stacking-5 =
    { CAPITAL(FORM($piece3, "the")) } és { FORM($piece4, "the") } is előrenyomulhatna. De akkor
    { FORM($space5, "the-at") } ismét két ország egységei lennének, és minden aktiválás ára 2 OPS lenne. Csak
    { FORM($piece3, "the-with") } nyomulj előre, és válaszd a „befejezés” gombot.
lesson-stacking-5-done = Minden mezőn csak egy ország: legközelebb mindegyik aktiválása 1 OPS.
lesson-stacking-5-other =
    Akkor { FORM($space5, "the") } az oroszoké maradna. Nyomulj előre { FORM($piece3, "the-with") }.
lesson-stacking-5-other-1 = { CAPITAL(FORM($piece4, "the-object")) } hagyd { FORM($space4, "the-at") }, a saját országának hadtestével.
lesson-stacking-closing =
    Egy mezőn legfeljebb három egység lehet; ez minden mozgás, átcsoportosítás, visszavonulás és előrenyomulás végén
    érvényes. A vegyes csoportok aktiválása országonként 1 OPS. Különböző országok egységei csak akkor
    támadhatnak együtt, ha van olyan mező, ahonnan mindegyik ország támad. Ahol lehet, tartsd külön őket.

lesson-battle-title = Támadás
lesson-battle-summary = A laptól a tűztáblázatokon át a visszavonulásig és az előrenyomulásig.
lesson-battle-1 =
    A németeket vezeted. { CAPITAL(FORM($space, "the-at")) } { FORM($piece, "the") } állja el az utadat Franciaország
    felé. A támadáshoz is hadművelet kell: játszd ki hadműveletre a lapodat, és aktiváld támadásra
    { FORM($space2, "the-object") }.
lesson-battle-1-done =
    { CAPITAL(FORM($piece2, "the")) } készen áll a támadásra. A jelölő csak ennyit mond: a célpontot később választod ki.
lesson-battle-1-other =
    A támadáshoz hadművelet kell: játszd ki hadműveletre { FORM($card, "az") } lapot, aztán aktiváld támadásra
    { FORM($space2, "the-object") }.
lesson-battle-1-other-1 =
    Egy mezőt mozgásra vagy támadásra aktiválsz. { CAPITAL(FORM($space, "the-at")) } francia egységek vannak, ezért nem
    léphetsz be oda. Aktiváld támadásra { FORM($space2, "the-object") }.
lesson-battle-1-other-2 =
    Megtehetnéd, és a két mezőről indított támadásnak megvannak az előnyei: külön lecke szól róla. Itt elég
    { FORM($space2, "the") }.
lesson-battle-2 =
    Minden hadseregnek három száma van: a harcértéke, a veszteségértéke és a mozgásértéke.
    { CAPITAL(FORM($piece2, "the")) } 5 harcértékkel támad 3 ellen. Mindkét oldal dob egy kockával; a saját
    harcértékéhez tartozó oszlop megadja a másik oldal veszteségszámát. Ne aktiválj több mezőt: válaszd a „befejezés”
    gombot, aztán támadd meg { FORM($space, "the-object") }.
lesson-battle-2-done =
    Az 5-ös oszlop, a dobás 5: a veszteségszám 4. Egy francia hadsereg erőlépcsője ebből 3-at fedez, így
    { FORM($piece, "the") } csökkentett erejű lesz, a maradék 1 elvész. A franciák 2-es veszteségszámot értek el, ami
    nem árt egy 3-as veszteségértékű hadseregnek. A te számod a nagyobb, tehát megnyerted a harcot, és mivel kettővel
    nagyobb, az ellenség két mezőt vonul vissza.
lesson-battle-2-other =
    Még ne: támadd meg { FORM($piece2, "the-with") } { FORM($space, "the-object") }.
lesson-battle-2-other-1 =
    { CAPITAL(FORM($space3, "the-at")) } két hadsereg van, együtt 7 harcértékkel. A gyengébb ellenséget támadd meg,
    { FORM($space, "the-at") }.
lesson-battle-2-other-2 = Ehhez a támadáshoz egy mező is elég. Válaszd a „befejezés” gombot.
lesson-battle-3 =
    { CAPITAL(FORM($space, "the")) } üres, de még francia: attól, hogy legyőzöd a védőket, a mező még nem a tiéd. A
    teljes erejű támadók előrenyomulhatnak. Nyomulj előre { FORM($piece2, "the-with") }.
lesson-battle-3-done =
    { CAPITAL(FORM($space, "the")) } a tiéd. Mivel erdő, az előrenyomulás itt véget ér; nyílt terepen még egy mezőn át
    üldözhetted volna az ellenséget.
lesson-battle-3-other =
    Akkor { FORM($space, "the") } a franciáké marad, és a következő lapjukkal visszatérnek. Nyomulj előre
    { FORM($piece2, "the-with") }.
lesson-battle-closing =
    Add össze a harcértékeket, keresd meg az oszlopot, dobj, és vond le a veszteségeket erőlépcsőkben. A nagyobb
    veszteségszámot okozó oldal nyer; ha egy támadó még teljes erejű, a védők visszavonulnak, és a teljes erejű támadók
    előrenyomulhatnak. A két oldal egyszerre tüzel, ezért a győzelem is drága lehet.

lesson-losses-title = Veszteségek
lesson-losses-summary = Veszteségérték, hadtestek a tartalékmezőről, és miért fontos egyetlen teljes erejű hadsereg.
lesson-losses-1 =
    { CAPITAL(FORM($space, "the-at")) } két hadsereged áll készen a támadásra: a teljes erejű { $piece } és a
    csökkentett erejű { $piece2 }. Támadd meg mindkettővel { FORM($space2, "the-at") } { FORM($piece3, "the-object") },
    hogy a harcértékük összeadódjon: 5 és 3, összesen 8.
lesson-losses-1-done =
    4-es veszteségszámot értél el: { FORM($piece3, "the") } csökkentett erejű lesz. De a franciák is jól tüzeltek: a te
    veszteségszámod 3.
lesson-losses-1-other =
    Támadd meg { FORM($space2, "the-object") } mindkét hadsereggel: egyik sem elég erős egyedül.
lesson-losses-1-other-1 =
    { CAPITAL(FORM($space3, "the-at")) } két hadsereg és egy erőd van, és az erőd 3-as harcértéke is hozzájuk adódik: ez
    összesen 9 a te 8 harcértékeddel szemben.
lesson-losses-1-other-2 =
    Könnyű lenne, de ott csak egy hadtest van. Azt a hadsereget támadd meg, amely a Párizsba vezető utat őrzi.
lesson-losses-2 =
    Egy hadsereg minden erőlépcsője annyit fedez, amennyi a veszteségértéke, itt 3-at. A veszteségekkel a lehető
    legközelebb kell jutni a veszteségszámhoz, de túllépni nem szabad. Az egyik hadsereged tehát elveszít egy
    erőlépcsőt, de melyik? Egy megsemmisült csökkentett erejű hadsereg helyére azonnal az országának egy hadteste lép a
    tartalékmezőről. A védők pedig csak akkor vonulnak vissza, ha egy támadód még teljes erejű. Válaszd ki
    { FORM($piece2, "the-object") }.
lesson-losses-2-done =
    { CAPITAL(FORM($piece2, "the")) } a megsemmisült egységek mezőjére került, ahonnan pótlási pontokkal egyszer majd
    újjászervezheted, a helyére pedig friss hadtest lépett. { CAPITAL(FORM($piece, "the")) } még teljes erejű, ezért a
    4–3-ra legyőzött franciák egy mezőt vonulnak vissza.
lesson-losses-2-other =
    Akkor két csökkentett erejű hadsereged lenne, és egyetlen teljes erejű sem: megnyernéd a harcot, de a franciák ott
    maradnának, ahol vannak. Válaszd ki { FORM($piece2, "the-object") }.
lesson-losses-3 =
    { CAPITAL(FORM($space2, "the")) } üres. Minden teljes erejű támadó előrenyomulhat, a hadtest is. Nyomulj előre
    valamelyikkel.
lesson-losses-3-done = { CAPITAL(FORM($space2, "the")) } a tiéd, Párizs tőszomszédságában.
lesson-losses-3-other = Most ne állj meg: nyomulj előre { FORM($space2, "the-to-place") }.
lesson-losses-closing =
    A veszteséget erőlépcsőkben kell levonni, és minden erőlépcső annyit fedez, amennyi az egység veszteségértéke.
    Tarts hadtesteket a tartalékmezőn: ha nincs ott hadtest, amely a helyére lép, a megsemmisült hadsereg végleg kikerül
    a játékból. És olyan teljes erejű egységgel támadj, amely teljes erejű is maradhat.

lesson-retreat-title = Kitartasz vagy visszavonulsz?
lesson-retreat-summary = Mit tehetnek a legyőzött védők, és merre érdemes menniük.
lesson-retreat-1 =
    Most te védekezel. A németek { FORM($space, "the-at") } 4–2-re megnyerték a harcot, ezért az egységeidnek két mezőt
    kell visszavonulniuk. De erdőben vannak: itt, akárcsak hegységben, mocsárban, sivatagban és lövészárokban is, még egy
    erőlépcső árán elkerülheted a visszavonulást. { CAPITAL(FORM($space, "the")) } elzárja a Franciaországba vezető
    utakat. Kerüld el a visszavonulást.
lesson-retreat-1-done = Az egységeid maradnak, így a németek nem nyomulhatnak előre. Most jön az ára.
lesson-retreat-1-other =
    Ésszerű választás, és megtakarítasz vele egy erőlépcsőt. De ez a mező megér ennyit: kerüld el a visszavonulást.
lesson-retreat-2 =
    { CAPITAL(FORM($piece, "the")) } már csökkentett erejű: még egy erőlépcső, és megsemmisül. A hadtest olcsóbb.
    Válaszd ki { FORM($piece2, "the-object") }, az viselje a veszteséget.
lesson-retreat-2-done =
    { CAPITAL(FORM($space, "the")) } kitart. De a németek folytatják: két { FORM($space2, "local") } hadsereg
    4–2-re legyőzte { FORM($space3, "the-at") } { FORM($piece3, "the-object") }. Ott nyílt a terep: ezúttal vissza kell
    vonulnod.
lesson-retreat-2-other =
    Rossz üzlet: a tartalékmezőn nincs francia hadtest, amely a hadsereg helyére lépne, ezért az véglegesen
    megsemmisülne. Válaszd ki { FORM($piece2, "the-object") }, az viselje a veszteséget.
lesson-retreat-3 =
    Pontosan két mezőt kell megtenned, és minden lépésnél utánpótlásban lévő saját mezőt kell választanod, ha van ilyen.
    Gondolj az ellenségre is: kétmezős visszavonulás után nemcsak { FORM($space3, "the-to-place") } nyomulhat előre,
    hanem tovább arra a mezőre is, amelyen áthaladtál, hacsak nincsenek ott egységeid. A saját csapataidon át vonulj
    tehát vissza: { FORM($space4, "the-on") } vagy { FORM($space, "the-on") } keresztül.
lesson-retreat-3-done =
    { CAPITAL(FORM($piece4, "the")) } elfoglalhatná { FORM($space3, "the-object") }, de tovább nem juthatna: mögötte a
    saját egységeid állják el az utat.
lesson-retreat-3-other =
    Ott egyetlen egységed sincs. A németek { FORM($space3, "the-on") } át odáig követnének.
    { CAPITAL(FORM($space4, "the-on")) } vagy { FORM($space, "the-on") } át vonulj vissza, ahol a saját egységeid vannak.
lesson-retreat-closing =
    Ha a két veszteségszám között 1 a különbség, a védő egy mezőt vonul vissza, ha több, kettőt. Nehéz terepen és
    lövészárokban egy erőlépcsőért elkerülheted a visszavonulást, nyílt terepen nem. A saját egységeiden át vonulj
    vissza, és sohasem oda, ahol elvágnának: azok az egységek, amelyek nem tudnak visszavonulni, megsemmisülnek.

lesson-flank-title = Két oldalról
lesson-flank-summary = Átkaroló támadás és harckártyák: hogyan nyerhető meg a tannenbergi csata.
lesson-flank-1 =
    1914 augusztusa, Kelet-Poroszország. { CAPITAL(FORM($piece, "the")) } benyomult { FORM($space, "the-to-place") }, a
    hadsereged és a hadtested közé. Mindkét mező támadásra van aktiválva. Támadd meg { FORM($space, "the-object") }
    mindkét egységgel.
lesson-flank-1-done = 7 harcérték 3 ellen, ráadásul két mezőről. Ez új lehetőséget ad.
lesson-flank-1-other =
    Egyetlen egység gyengébb, és átkarolni sem tud. Mindkettővel támadd meg { FORM($space, "the-object") }.
lesson-flank-2 =
    Ha legalább két mezőről és legalább egy hadsereggel támadsz, átkaroló támadást kísérelhetsz meg, de hegység, mocsár,
    lövészárok és egységek nélküli erőd ellen nem. Megnevezed a mezőt, ahonnan lekötöd a
    védőket. A kísérlet 4-es vagy nagyobb dobással sikerül; minden további támadó mező +1-et ad, hacsak nem szomszédos
    más mezővel, ahol ellenség van. { CAPITAL(FORM($space2, "the")) } a { FORM($space3, "local") } oroszokkal is
    szomszédos, { FORM($space4, "the") } más ellenséggel nem. Legyen tehát { FORM($space2, "the") } a lekötő mező.
lesson-flank-2-done =
    A dobás 3, { FORM($space4, "the") } +1-et ad: ez 4, a kísérlet sikerül. Te tüzelsz elsőként, és az oroszok azzal
    válaszolnak, amijük marad.
lesson-flank-2-other =
    Átkaroló támadás nélkül a két oldal egyszerre tüzel. Itt a kísérlet háromból kétszer sikerül: élj vele, és legyen
    { FORM($space2, "the") } a lekötő mező.
lesson-flank-2-other-1 =
    Akkor { FORM($space2, "the-to") } kellene +1-et adnia, és nem adhat: szomszédos a { FORM($space3, "local") }
    oroszokkal. Legyen { FORM($space2, "the") } a lekötő mező.
lesson-flank-3 =
    Most a harckártyák jönnek, elsőként a támadóéi. { CAPITAL(FORM($card, "az")) } lap +1-et ad a dobáshoz, ha német
    egység orosz egységeket támad. Játszd ki.
lesson-flank-3-done =
    A dobás 3, a lap +1-et ad: a veszteségszám 4. Ezzel a 2-es veszteségértékű { $piece } mindkét erőlépcsőjét
    elveszíti; egy hadtest lép a helyére, és 3 helyett 1 harcértékkel tüzel vissza. Nálad csak a hadtest veszít egy
    erőlépcsőt. Megnyerted a harcot, ezért a lap képpel felfelé előtted marad, és ebben a fordulóban újra segíthet.
lesson-flank-3-other =
    Megtarthatod, de jobb harcot nem találsz hozzá. Játszd ki { FORM($card, "az") } lapot.
lesson-flank-4 =
    Az oroszok { FORM($space5, "the-to-place") } vonulnak vissza. A hadtested csökkentett erejű, ezért nem nyomulhat
    előre; { FORM($piece2, "the") } viszont teljes erejű. Nyomulj előre vele.
lesson-flank-4-done = { CAPITAL(FORM($space, "the")) } ismét német.
lesson-flank-4-other =
    Akkor { FORM($space, "the") } az oroszoké maradna. Nyomulj előre { FORM($piece2, "the-with") }.
lesson-flank-closing =
    Két mező, egy hadsereg, alkalmas terep: kísérelj meg átkaroló támadást, és onnan kösd le a védőket, ahol más
    ellenség is van a szomszédban. Ha viszont a dobás nem sikerül, az ellenség tüzel elsőként. A harckártyák az egyetlen
    lapok, amelyeket a másik játékos akciójában is kijátszhatsz. A győztes a forduló végéig megtartja, a vesztes eldobja
    őket, és a csillagosak csak egyszer használhatók.

lesson-supply-title = Elvágva
lesson-supply-summary = Utánpótlás vezetése, és mi lesz azokkal az egységekkel, amelyeknek nincs.
lesson-supply-1 =
    A forduló utolsó akcióköre. { CAPITAL(FORM($piece, "the")) } messzire jutott, { FORM($space, "the-until") }. Egy
    egység akkor van utánpótlásban, ha ellenségtől mentes saját mezők kötik össze egy forrással: a németeket Essennel
    vagy Boroszlóval, bármilyen messze legyen is. Keresd meg az utánpótlási útvonalát:
    { FORM($space, "the-from-place") } csak { FORM($space2, "the") } vezet tovább, amely német és üres. 1 OPS-ért
    aktiváld mozgásra { FORM($space3, "the-object") }.
lesson-supply-1-done =
    { CAPITAL(FORM($space3, "the-from-place")) } { FORM($space2, "the-to-place") } csak egy mező az út.
lesson-supply-1-other =
    Előbb olyan egység kell, amely eléri { FORM($space2, "the-object") }. Válaszd az automatikus hadműveletet, vagy
    játszd ki a lapot, és aktiváld mozgásra { FORM($space3, "the-object") }.
lesson-supply-1-other-1 =
    Nem kell harcolnod: az elvágott hadsereg úgyis megsemmisül. Aktiváld mozgásra { FORM($space3, "the-object") }.
lesson-supply-1-other-2 =
    A belgák is megtehetnék, de gyengék: a következő fordulóban a németek újra kiűznék őket. Francia hadsereget küldj:
    aktiváld { FORM($space3, "the-object") }.
lesson-supply-2 = Válaszd ki a két hadsereg egyikét, és lépj vele { FORM($space2, "the-to-place") }.
lesson-supply-2-done =
    { CAPITAL(FORM($space2, "the")) } francia, az utánpótlási útvonal megszakadt. Rögtön látszik, hogy
    { FORM($piece, "the-to") } nincs utánpótlása: sem mozogni, sem támadni nem tud.
lesson-supply-2-other = Ne hagyd még abba: lépj az egyik hadsereggel { FORM($space2, "the-to-place") }.
lesson-supply-2-other-1 = Ez nem vágja el az utánpótlást. Menj { FORM($space2, "the-to-place") }.
lesson-supply-2-other-2 = Egy hadsereg elég. A másik tartsa { FORM($space3, "the-object") }.
lesson-supply-3 =
    A francia { $space2 } üresen is elzárná az útvonalat. Ahol azonban hadsereg van, oda az ellenség nem léphet be, hogy
    újra megnyissa. Állj meg itt.
lesson-supply-3-done = Jól van: { FORM($space2, "the") } a tiéd, és hadsereg tartja.
lesson-supply-3-other =
    { CAPITAL(FORM($space2, "the")) } francia maradna, de bármelyik német egység besétálhatna, és újra megnyithatná az
    útvonalat. Állj meg itt.
lesson-supply-4 =
    Ez volt a forduló utolsó akciója. A Felmorzsolódás fázisa következik: azok az egységek, amelyeknek nincs
    utánpótlásuk, megsemmisülnek, a hadseregek véglegesen, így még pótlással sem térhetnek vissza. Válaszd a „befejezés”
    gombot.
lesson-supply-4-done =
    Egy egész hadsereg egyetlen lövés nélkül kikerült a játékból. És a szintén elvágott { $space } a győzelmi pontjával
    együtt újra a tiéd.
lesson-supply-4-other = A másik hadseregre { FORM($space3, "the-at") } van szükség. Válaszd a „befejezés” gombot.
lesson-supply-closing =
    Mielőtt befejezel egy akciót, kövesd végig minden csoportod utánpótlási útvonalát: ellenségtől mentes saját mezőkön
    vissza egy forrásig. A németek és az osztrák–magyarok forrása Essen és Boroszló, az oroszoké a saját városaik, a
    nyugati Szövetségeseké London, a kikötőiken át. Utánpótlás nélkül az egységek semmit sem tehetnek, és a forduló
    végén megsemmisülnek.

lesson-trenches-title = Ásd be magad
lesson-trenches-summary = A Beásás esemény, beásási kísérlet hadsereggel, és mit ér egy lövészárok.
lesson-trenches-1 =
    1915 tele: a nyugati front nem mozdul, és a Szövetségesek támadásra készülnek. { CAPITAL(FORM($card, "az")) } lap
    lövészárkot helyez a térképre, és ettől kezdve mindkét oldal hadseregei beáshatják magukat. Játszd ki eseményként.
lesson-trenches-1-done =
    Mostantól mindkét oldal beáshatja magát. Előbb válassz mezőt a lap lövészárkának.
lesson-trenches-1-other = Előbb az ásók: játszd ki eseményként { FORM($card, "az") } lapot.
lesson-trenches-1-other-1 = A lap másra is jó. De csak az eseménye teszi lehetővé a lövészárkokat.
lesson-trenches-2 =
    Egy lövészárok a támadó tüzét egy oszloppal balra, a védőét egy oszloppal jobbra tolja, és a védő egy erőlépcső
    árán elkerülheti a visszavonulást. { CAPITAL(FORM($space, "the-at")) } erőd van, { FORM($space2, "the") } erdő,
    { FORM($space3, "the") } viszont nyílt terep, és 1 GYP-t ér. A lövészárkot helyezd { FORM($space3, "the-to-place") }.
lesson-trenches-2-done = 1. szintű lövészárok. Ha elvonulsz, akkor is megmarad, amíg ellenséges egység nem lép be.
lesson-trenches-2-other =
    A { FORM($space2, "local") } erdőben a védők így is elkerülhetik a visszavonulást. { CAPITAL(FORM($space3, "the")) }
    még védtelen.
lesson-trenches-2-other-1 =
    { CAPITAL(FORM($space, "the-at")) } erőd és két hadsereg van. { CAPITAL(FORM($space3, "the")) } még védtelen.
lesson-trenches-3 =
    { CAPITAL(FORM($space2, "az-local")) } { $piece } a lap nélkül is beáshatja magát. A mezőjét mozgásra kell
    aktiválni: a hadsereg mozgás helyett beássa magát. Hajts végre hadműveletet, és aktiváld mozgásra
    { FORM($space2, "the-object") }.
lesson-trenches-3-done = Minden mozgásra aktivált mezőn egy hadsereg próbálhatja beásni magát.
lesson-trenches-3-other =
    Válaszd az automatikus hadműveletet, vagy játszd ki hadműveletre a lapot, és aktiváld mozgásra
    { FORM($space2, "the-object") }.
lesson-trenches-3-other-1 = A támadó egységek nem áshatják be magukat. Aktiváld mozgásra { FORM($space2, "the-object") }.
lesson-trenches-3-other-2 =
    Csak hadsereg áshatja be magát; egy hadtestet véd a lövészárok, de nem tud ásni. Aktiváld
    { FORM($space2, "the-object") }.
lesson-trenches-4 =
    Ásd be { FORM($piece, "the-object") }. A kísérlet akkor sikerül, ha a dobás nem nagyobb a hadsereg 3-as
    veszteségértékénél: hatból három esetben.
lesson-trenches-4-done =
    A dobás 2: a lövészárok elkészült, éppen időben. Két francia hadsereg támadott 6 harcértékkel, de csak az 5-ös
    oszlopban tüzelt; te viszont 5 harcértékkel eggyel magasabb oszlopban. Így 4–3-ra megnyerted a harcot.
lesson-trenches-4-other = Akkor a hadsereg lövészárok nélkül maradna. Ásd be { FORM($piece, "the-object") }.
lesson-trenches-4-other-1 =
    Elvonulhatna, de egy lövészárok többet segít. Ásd be { FORM($piece, "the-object") }.
lesson-trenches-closing =
    1. szintű lövészárok: a támadó egy oszloppal balra, a védő eggyel jobbra tolódik. Ha újra sikerül a kísérlet, 2.
    szintű lesz, és a támadó két oszloppal tolódik balra. Lövészárkot nem lehet átkarolni. Csak hadsereg áshatja be
    magát, mezőnként egy, mozgás helyett.

lesson-forts-title = Ostrom alatt
lesson-forts-summary = Hogyan ostromolj meg egy erődöt, és mikor esik el.
lesson-forts-1 =
    A francia hadseregek elhagyták { FORM($space, "the-object") }. Csak a 2-es veszteségértékű erőd maradt ott, a mező
    pedig 1 GYP-t ér. Egy erőd nem egység, ezért beléphetsz a mezőjére, ha ostrom alá tudod venni: egy hadsereggel vagy
    annyi hadtesttel, amennyi a veszteségértéke. 1 OPS-ért aktiváld mozgásra { FORM($space2, "the-object") }.
lesson-forts-1-done = { CAPITAL(FORM($space2, "the-at")) } egy hadsereg és egy hadtest készen áll.
lesson-forts-1-other =
    Ehhez hadművelet kell, az automatikus vagy egy lap: aktiváld mozgásra { FORM($space2, "the-object") }.
lesson-forts-1-other-1 =
    Egységek nélküli erődöt szomszédos mezőről is megtámadhatsz, de visszatüzel. Az ostrom nem jár veszteséggel.
    Aktiváld mozgásra { FORM($space2, "the-object") }.
lesson-forts-1-other-2 =
    { CAPITAL(FORM($piece, "the")) } figyelje { FORM($space3, "the-object") }. Aktiváld { FORM($space2, "the-object") }.
lesson-forts-2 =
    Lépj { FORM($piece2, "the-with") } { FORM($space, "the-to-place") }. Ha egy egység még nem ostromlott erőd mezőjére
    lép, ott meg kell állnia.
lesson-forts-2-done =
    Az erőd ostrom alatt áll. A mező még francia: amíg az erőd ép, sem az ellenőrzést, sem a GYP-t nem kapod meg. De a
    többi egységed már figyelmen kívül hagyhatja, és az utánpótlási útvonalad is áthaladhat rajta.
lesson-forts-2-other = Még ne: előbb { FORM($piece2, "the") } menjen { FORM($space, "the-to-place") }.
lesson-forts-2-other-1 =
    Egy 2-es veszteségértékű erődhöz két hadtest vagy egy hadsereg kell. Lépj { FORM($piece2, "the-with") }, a hadtestet
    pedig hagyd, ahol van.
lesson-forts-2-other-2 = Majd máskor. Most { FORM($piece2, "the") } megy { FORM($space, "the-to-place") }.
lesson-forts-3 =
    Ennyi elég, a hadtest pedig őrizze { FORM($space2, "the-object") }. Ez az utolsó akciókör, utána jön az Ostromfázis:
    minden ostromlott erődre dobsz, és ha a dobás nagyobb az erőd veszteségértékénél, az erőd elpusztul. Az 1. és a 2.
    fordulóban a dobás módosítója -2, de ez már a 3. forduló. Válaszd a „befejezés” gombot.
lesson-forts-3-done =
    A dobás 3, és 2-nél több kellett: az erőd végleg elpusztult, és { FORM($space, "the") } a győzelmi pontjával együtt
    a tiéd.
lesson-forts-3-other =
    Az ostromhoz minden egység megvan. Hagyd a hadtestet { FORM($space2, "the-at") }, és válaszd a „befejezés” gombot.
lesson-forts-closing =
    Egy hadsereg vagy az erőd veszteségértékével egyenlő számú hadtest ostrom alá veszi az erődöt, amelyet aztán minden
    fordulóban elpusztíthat egy dobás. Az ostromhoz szükséges egységek nem mehetnek el. Az erőd a mezőjén lévő
    egységekhez adja a harcértékét, és nem veszít semmit, amíg az egységek közül egy is megmarad.

lesson-sieges-title = Az erőd feltörése
lesson-sieges-summary = Fölös ostromlók, és erődök, amelyek harcban esnek el.
lesson-sieges-1 =
    { CAPITAL(FORM($space, "az-local")) } erőd veszteségértéke 3. Két német hadsereg ostromolja, pedig egy is elég lenne.
    Az ostromhoz nem szükséges egységek szabadon továbbmehetnek. { CAPITAL(FORM($space2, "the")) } üres, és 1 GYP-t ér.
    Válaszd az automatikus hadműveletet, és aktiváld mozgásra { FORM($space, "the-object") }.
lesson-sieges-1-done =
    { CAPITAL(FORM($piece, "the")) } vagy { FORM($piece2, "the") } elmehet; a másiknak fenn kell tartania az ostromot.
lesson-sieges-1-other = Válaszd az automatikus hadműveletet, és aktiváld mozgásra { FORM($space, "the-object") }.
lesson-sieges-1-other-1 =
    { CAPITAL(FORM($card, "az")) } lapot tartsd meg a következő feladatra, amelyhez 2 OPS kell. Válaszd az automatikus
    hadműveletet.
lesson-sieges-1-other-2 =
    { CAPITAL(FORM($space2, "the-towards")) } { FORM($space, "az-local") } hadseregek vannak a legközelebb. Aktiváld
    { FORM($space, "the-object") }.
lesson-sieges-1-other-3 = Előbb az üres GYP-mezőt foglald el: aktiváld mozgásra { FORM($space, "the-object") }.
lesson-sieges-2 =
    Lépj a két hadsereg egyikével { FORM($space2, "the-to-place") }, állj meg ott, és válaszd a „befejezés” gombot. A
    hadsereg utánpótlásban marad, mert az ostromlók utánpótlása úgy halad át az ostromlott erőd mezőjén, mintha nem is
    lenne ott erőd.
lesson-sieges-2-done =
    { CAPITAL(FORM($space2, "the")) } a tiéd, az állás 11 GYP. { CAPITAL(FORM($space, "the")) } még ostrom alatt áll, és
    még francia.
lesson-sieges-2-other =
    Lépj az egyik hadsereggel { FORM($space2, "the-to-place") }, állj meg ott, és válaszd a „befejezés” gombot. A másik
    fenntartja az ostromot.
lesson-sieges-2-other-1 = Egy hadseregnek maradnia kell, különben vége az ostromnak. Válaszd a „befejezés” gombot.
lesson-sieges-2-other-2 = A GYP { FORM($space2, "the-at") } van: menj oda, és állj meg.
lesson-sieges-3 =
    Az ostromra csak a forduló végén dobsz. Ha nem tudsz addig várni, támadj: az ostromlott erődöt a saját mezőjéről, a
    szabadot szomszédos mezőről. Játszd ki hadműveletre { FORM($card, "az") } lapot, és aktiváld támadásra
    { FORM($space, "the-object") } és { FORM($space3, "the-object") }.
lesson-sieges-3-done =
    A { FORM($space, "local") } hadsereg az ostromlott erődöt támadja majd meg, a { FORM($space3, "local") } az egységek
    nélküli { FORM($space4, "local") } erődöt.
lesson-sieges-3-other =
    Játszd ki hadműveletre { FORM($card, "az") } lapot, és aktiváld támadásra { FORM($space, "the-object") } és
    { FORM($space3, "the-object") }.
lesson-sieges-3-other-1 = 1 OPS egy támadásra elég. { CAPITAL(FORM($card, "az")) } lappal mindkettőre futja.
lesson-sieges-3-other-2 =
    { CAPITAL(FORM($space2, "the")) } itt nem segít: ostromlott erődöt csak a saját mezőjéről lehet megtámadni,
    { FORM($space4, "the") } ellen pedig egy hadsereg is elég.
lesson-sieges-3-other-3 =
    Mozgással nem lehet erődöt feltörni. Aktiváld támadásra { FORM($space, "the-object") } és
    { FORM($space3, "the-object") }.
lesson-sieges-4 =
    Támadd meg { FORM($space, "az-local") } erődöt. 3-as harcértékkel, a hadtesttáblázaton tüzel, és elesik, ha az
    általad okozott veszteségszám eléri a veszteségértékét, a 3-at. Lövészárok nem védi, és visszavonulni sem tud.
lesson-sieges-4-done =
    A veszteségszám 4: az erőd végleg elpusztult, és a hadsereged, amely már ott volt, elfoglalta
    { FORM($space, "the-object") }: az állás 12 GYP. Az erőd 1-es veszteségszáma nem okozott kárt.
lesson-sieges-4-other = Előbb támadd meg { FORM($space, "az-local") } erődöt.
lesson-sieges-4-other-1 =
    { CAPITAL(FORM($space4, "the")) } lesz a következő. Előbb { FORM($space, "the") }, ahol már a 2-es dobás is elég.
lesson-sieges-5 =
    { CAPITAL(FORM($space4, "the-at")) } 2-es erőd van, és egyetlen egység sem ostromolja: { FORM($piece3, "the") }
    { FORM($space3, "the-from-place") } tüzelhet rá. Támadd meg { FORM($space4, "the-object") }.
lesson-sieges-5-done =
    A veszteségszám 3, pedig 2 is elég lett volna: az erőd elpusztult. De a mező addig francia, amíg egy egységed be nem
    lép.
lesson-sieges-5-other =
    { CAPITAL(FORM($piece3, "the")) } még nem tüzelt: támadd meg { FORM($space4, "the-object") }.
lesson-sieges-6 = Nyomulj előre { FORM($piece3, "the-with") } { FORM($space4, "the-to-place") }.
lesson-sieges-6-done =
    { CAPITAL(FORM($space4, "the")) } a tiéd: az állás 13 GYP, ebből hármat két akcióval szereztél.
lesson-sieges-6-other =
    Akkor { FORM($space4, "the") } a franciáké maradna. Nyomulj előre { FORM($piece3, "the-with") }.
lesson-sieges-closing =
    Egy ostrom egy hadsereget vagy az erőd veszteségértékével egyenlő számú hadtestet köt le; az összes többi
    továbbmehet, és az utánpótlás is áthaladhat a mezőn. Egységek nélküli erőd akkor esik el harcban, ha az általad
    okozott veszteségszám eléri a veszteségértékét, különben egy dobással az Ostromfázisban. Az erőddel együtt védekező
    egységekhez hozzáadódik az erőd harcértéke, és amíg egy is megmarad, megvédik az erődöt.

lesson-redeployment-title = Vasúton
lesson-redeployment-summary = Stratégiai átcsoportosítás: hadtestek és hadseregek a front mögött, nagy távolságra.
lesson-redeployment-1 =
    { CAPITAL(FORM($space, "az-local")) } németek { FORM($space2, "the-object") } fenyegetik, ahol csak { FORM($piece2, "the") } áll az
    útjukban, { FORM($space3, "the-at") } pedig egyetlen hadsereg van. Menetelni túl sokáig tartana. Játssz ki egy lapot
    stratégiai átcsoportosításra (SR): mindegyik lapod 2 SR-pontot ad. Egy hadtest 1, egy hadsereg 4 SR-pontba kerül.
lesson-redeployment-1-done = 2 SR-pont: két hadtest csoportosítható át, mindegyik egyszer.
lesson-redeployment-1-other =
    A forduló végén érkező pontok túl későn jönnek. Stratégiai átcsoportosításra játssz ki egy lapot.
lesson-redeployment-1-other-1 =
    2 OPS-ért a hadtestek néhány mezőt mozoghatnak, SR-rel viszont bármilyen messzire eljutnak: stratégiai
    átcsoportosításra játssz ki egy lapot.
lesson-redeployment-2 =
    Nézd meg a térkép melletti tartalékmezőt: egy brit és egy francia hadtest van rajta. Válaszd ki
    { FORM($piece, "the-object") }.
lesson-redeployment-2-done =
    A tartalékmezőről egy hadtest az országa fővárosába, utánpótlási forrására vagy olyan mezőre kerülhet, ahol az
    országának utánpótlásban lévő egysége van.
lesson-redeployment-2-other =
    Még ne: 2 SR-pontod van, és nem teheted el későbbre. Válaszd ki a tartalékmezőn { FORM($piece, "the-object") }.
lesson-redeployment-2-other-1 =
    Utána jönnek a franciák. Előbb { FORM($piece, "the-object") } csoportosítsd át a tartalékmezőről.
lesson-redeployment-3 =
    { CAPITAL(FORM($space2, "az-local")) } { $piece2 } brit egység, ezért a hadtest csatlakozhat hozzá. Küldd
    { FORM($space2, "the-to-place") }.
lesson-redeployment-3-done =
    { CAPITAL(FORM($space2, "the")) } megerősödött. A tartalékmezőről induló hadtestnek nem kell útvonal, csak egy egység
    a saját országából.
lesson-redeployment-3-other =
    London nélküle is biztonságban van. Küldd a hadtestet { FORM($space2, "the-to-place") }, ott van rá szükség.
lesson-redeployment-4 =
    Szárazföldön egy egység ellenségtől mentes saját mezőkön át bármilyen messzire eljut, ha a célmezőn utánpótlásban
    lesz. { CAPITAL(FORM($space4, "the-at")) } két francia hadtest van. Küldd az egyiket
    { FORM($space3, "the-to-place") }.
lesson-redeployment-4-done =
    Fél Franciaországon át, egyetlen akcióval. A következő akciódban nem játszhatsz ki újra lapot SR-re.
lesson-redeployment-4-other =
    { CAPITAL(FORM($space4, "the-from-place")) } küldj { FORM($space3, "the-to-place") } egy hadtestet.
lesson-redeployment-4-other-1 =
    Az a hadtest a tartalékmezőn van; hagyd ott arra az esetre, ha elveszítenél egy hadsereget. { CAPITAL(FORM($space4, "az-local")) }
    hadtestek közül válassz.
lesson-redeployment-4-other-2 =
    A hadtestek vissza is mehetnek a tartalékmezőre. De most { FORM($space3, "the-at") } van szükség egyre.
lesson-redeployment-closing =
    SR-rel azokat az egységeket mozgasd, amelyek nincsenek az első vonalban: egy hadtest 1, egy hadsereg 4 SR-pontba
    kerül. Szárazföldön saját mezőkön át visz az út; a hadtestek kikötőből kikötőbe is eljutnak, meg a tartalékmezőre és
    onnan vissza. Orosz egységek csak Oroszországon belül csoportosíthatók át. SR-re nem játszhatsz ki lapot kétszer
    egymás után.

lesson-replacements-title = Friss erő
lesson-replacements-summary = A lapok erősítést hoznak, a pótlási pontok visszaadják, ami elveszett.
lesson-replacements-1 =
    Mindkét lapod német erősítést hoz, eseményként. De egy ország fordulónként csak egy ilyen lapot kaphat, az 1.
    fordulóban egyet sem. { CAPITAL(FORM($card, "az")) } lap két hadtestet hoz a tartalékmezőre, és egy hadsereget a
    fővárosba vagy egy utánpótlási forrásra: Berlinbe, Essenbe vagy Boroszlóba. { CAPITAL(FORM($space, "az-local")) }
    oroszok { FORM($space2, "the") } mellett vannak. Játszd ki eseményként a lapot, és a hadsereget helyezd
    { FORM($space2, "the-to-place") }.
lesson-replacements-1-done =
    { CAPITAL(FORM($space2, "the")) }, minden egységed utánpótlási forrása, már nem őrizetlen. Két további hadtest a
    tartalékmezőre került.
lesson-replacements-1-other = Előbb az erősítések: játszd ki eseményként { FORM($card, "az") } lapot.
lesson-replacements-1-other-1 =
    Az a lap csak egy hadsereget hoz, és egy ország fordulónként csak egy erősítéslapot kaphat. Játszd ki
    { FORM($card, "az") } lapot: azzal egy hadsereg és két hadtest érkezik.
lesson-replacements-1-other-2 =
    Lehetne így is, de a veszély keleten van: a hadsereget helyezd { FORM($space2, "the-to-place") }.
lesson-replacements-2 =
    Ez az utolsó akciókör. { CAPITAL(FORM($card2, "az")) } lapot ebben a fordulóban már nem játszhatod ki a hadseregéért,
    de 2 német és 1 osztrák–magyar RP-t ad. Játszd ki pótlási pontokért.
lesson-replacements-2-done =
    Az akcióköröknek vége, a Pótlási fázis következik: előbb a Szövetségesek, aztán te.
lesson-replacements-2-other =
    A most szerzett pontokat mindjárt el is költheted. Játszd ki pótlási pontokért { FORM($card2, "az") } lapot.
lesson-replacements-3 =
    { CAPITAL(FORM($space3, "az-local")) } { $piece } csökkentett erejű. 1 RP egy hadseregnek vagy két hadtestnek ad
    vissza egy-egy erőlépcsőt; a térképen lévő egységnek ehhez utánpótlásban kell lennie. Adj vissza neki egy erőlépcsőt.
lesson-replacements-3-done = 3 harcérték helyett 5, egyetlen RP-ért. 1 német RP maradt.
lesson-replacements-3-other =
    Az Osztrák–Magyar Monarchia nemsokára elkölti a saját RP-jét. Előbb { FORM($piece, "the") } kapjon vissza egy
    erőlépcsőt.
lesson-replacements-3-other-1 =
    Azt is újjászervezheted. De előbb a fronton lévő { $piece } kapjon vissza egy erőlépcsőt.
lesson-replacements-3-other-2 =
    Az el nem költött RP elvész. Adj vissza egy erőlépcsőt { FORM($piece, "the-to") }.
lesson-replacements-4 =
    { CAPITAL(FORM($piece2, "the")) } a megsemmisült egységek mezőjén van. Az ottani hadseregek újjászervezhetők:
    csökkentett erővel 1, teljes erővel 2 RP-ért. Adj vissza neki egy erőlépcsőt.
lesson-replacements-4-done = Csökkentett erővel tér vissza, egy olyan mezőre, ahová erősítés érkezhet.
lesson-replacements-4-other = Előbb a németek: szervezd újjá { FORM($piece2, "the-object") }.
lesson-replacements-4-other-1 =
    Van még egy német RP-d, és elveszne. Szervezd újjá { FORM($piece2, "the-object") }.
lesson-replacements-5 =
    Berlin, Boroszló vagy { $space4 }? { CAPITAL(FORM($space4, "the-from-place")) } ér a hadsereg a leghamarabb a
    nyugati frontra. Oda helyezd le.
lesson-replacements-5-done = A hadsereg csökkentett erővel visszatért. Minden német RP elfogyott.
lesson-replacements-5-other =
    Keleten már van új hadsereg. Ezt { FORM($space4, "the-to-place") } helyezd le.
lesson-replacements-6 =
    { CAPITAL(FORM($space5, "the-at")) } két csökkentett erejű hadtest van. 1 osztrák–magyar RP maradt, és egy hadtest
    erőlépcsője csak ½ RP: mindkettőnek adj vissza egyet.
lesson-replacements-6-done = Két hadtest 1 RP-ért. Minden pontot elköltöttél.
lesson-replacements-6-other =
    Így ½ RP elveszne. Mindkét { FORM($space5, "local") } hadtestnek adj vissza egy erőlépcsőt.
lesson-replacements-closing =
    Erősítés: országonként és fordulónként egy lap, az 1. fordulóban egy sem. RP: egy hadsereg erőlépcsője 1, egy
    hadtesté ½ RP, és az RP nem tehető el későbbre. Azok a hadseregek, amelyek utánpótlás nélkül vagy helyükre lépő
    hadtest nélkül semmisültek meg, soha nem térnek vissza.

lesson-war-status-title = A mozgósítástól a korlátozott háborúig
lesson-war-status-summary = Háborús szint, elkötelezettségi szintek, és hogyan lépnek hadba az országok.
lesson-war-status-1 =
    A 2. forduló utolsó akcióköre. Egyes eseményekhez szám tartozik, amely a háborús szintedhez adódik; a szinted most 2. A 2.
    fordulótól kezdve minden forduló végén az az oldal, amelynek a háborús szintje legalább 4, korlátozott háborúra
    vált, és a korlátozott háború lapjai bekerülnek a paklijába. { CAPITAL(FORM($card, "az")) } lap 2-t ér. Játszd ki
    eseményként.
lesson-war-status-1-done =
    A háborús szinted 4, így korlátozott háborúra váltottál. Az új lapok bekerültek a pakliba, és
    { FORM($card2, "az") } lapot is felhúztad. Törökország pedig hadba lépett az oldaladon: hadtestei a térképen vannak,
    mezői mindkét oldal előtt nyitva állnak.
lesson-war-status-1-other =
    Ettől a háborús szinted nem lesz 4. Játszd ki eseményként { FORM($card, "az") } lapot.
lesson-war-status-1-other-1 = Az a lap 1-et ér, és a 3-as szint nem elég. { CAPITAL(FORM($card, "az")) } lap 2-t ér.
lesson-war-status-1-other-2 =
    A háborús szint csak akkor nő, ha a lapot eseményként játszod ki. Játszd ki eseményként { FORM($card, "az") } lapot.
lesson-war-status-2 =
    3. forduló. { CAPITAL(FORM($card2, "az")) } lap eseménye egy semleges országot visz hadba. A háborús szintedet 2-vel
    növeli, Szófia pedig utánpótlási forrás lesz. Fordulónként csak egy semleges ország léphet hadba, a két oldalon
    együttvéve: ha te jössz előbb, a Szövetségeseknek { FORM($card3, "az") } lappal várniuk kell. Játszd ki eseményként.
lesson-war-status-2-done =
    Bulgária hozzád csatlakozik, és a háborús szinted 6. { CAPITAL(FORM($space, "the-at")) } már két hadtest van; még
    négyet kell lehelyezned, mezőnként egyet. Az állás nem változott: a bolgár GYP-mezők csak akkor számítanak, ha az
    ellenség elfoglalja őket.
lesson-war-status-2-other = Előbb a hadba lépés: játszd ki eseményként { FORM($card2, "az") } lapot.
lesson-war-status-2-other-1 =
    5 OPS csábító, de egy ország többet ér. Játszd ki eseményként { FORM($card2, "az") } lapot.
lesson-war-status-2-other-2 =
    Majd máskor. Fordulónként egy semleges ország léphet hadba: legyen a tiéd, { FORM($card2, "az") } lappal.
lesson-war-status-3 =
    Hol harcoljon Bulgária? Szerbia a szomszédja, és { FORM($space2, "the-from-place") } Szalonikit is szemmel lehet
    tartani, ahol a Szövetségesek egyszer partra szállhatnak. Helyezz egy hadtestet { FORM($space2, "the-to-place") }.
lesson-war-status-3-done =
    A másik három a { FORM($space, "the-to-place") } vezető utakat őrzi. A Szövetségesek végrehajtottak egy kis akciót.
lesson-war-status-3-other =
    Oda is jut majd hadtest. De előbb { FORM($space2, "the-to-place") } helyezz egyet, a szerb határra.
lesson-war-status-3-other-1 =
    Románia semleges, az észak tehát várhat. Ezt a hadtestet { FORM($space2, "the-to-place") } helyezd.
lesson-war-status-4 =
    Bulgária hadban áll, ezért egységei ugyanúgy mozognak és támadnak, mint a többi.
    { CAPITAL(FORM($space5, "az-local")) } szerb hadsereg mögött { FORM($space4, "the") } üres. Válaszd az automatikus
    hadműveletet, és aktiváld mozgásra { FORM($space, "the-object") }.
lesson-war-status-4-done = { CAPITAL(FORM($space, "the-from-place")) } két hadtest mozoghat.
lesson-war-status-4-other = Válaszd az automatikus hadműveletet, és aktiváld mozgásra { FORM($space, "the-object") }.
lesson-war-status-4-other-1 = 1 OPS elég: válaszd az automatikus hadműveletet.
lesson-war-status-4-other-2 =
    { CAPITAL(FORM($space4, "the")) } üres. Hogy besétálhass, aktiváld mozgásra { FORM($space, "the-object") }.
lesson-war-status-4-other-3 =
    Mások is mozoghatnának. De { FORM($space, "the") } szomszédos { FORM($space4, "the-with") }.
lesson-war-status-5 = Lépj egy hadtesttel { FORM($space4, "the-to-place") }, és állj meg ott.
lesson-war-status-5-done =
    { CAPITAL(FORM($space4, "the")) } a tiéd. { CAPITAL(FORM($space5, "the-at")) } többé nem szervezhetők újjá szerb
    hadseregek, és a gyűrű bezárul körülöttük.
lesson-war-status-5-other = Előbb egy hadtest megy { FORM($space4, "the-to-place") }.
lesson-war-status-5-other-1 =
    { CAPITAL(FORM($space, "the-at")) } hagyj egy hadtestet: az a főváros és egy utánpótlási forrás.
lesson-war-status-5-other-2 = A cél { FORM($space4, "the") }: menj oda, és állj meg.
lesson-war-status-5-other-3 = Még ne: egy hadtest { FORM($space4, "the-to-place") } megy.
lesson-war-status-closing =
    Minden oldalnak saját háborús szintje van: 4-nél korlátozott, 11-nél totális háború, mindkettő új lapokkal.
    Törökország akkor lép hadba, amikor a Központi hatalmak korlátozott háborúra váltanak; Bulgária, Olaszország,
    Románia és Görögország a saját lapja eseményével, fordulónként egy; az Egyesült Államok a háború vége felé, ha az
    együttes háborús szint eléri a 30-at. 40-nél fegyverszünet vet véget a háborúnak.

lesson-winning-title = Pontok és kormányok
lesson-winning-summary = Hogyan változnak a győzelmi pontok, mi a kötelező offenzíva, és hogyan győzhetsz.
lesson-winning-1 =
    A Bevezető forgatókönyv 3., utolsó fordulója: két akciód maradt. Az állás 12 GYP. A Szövetségeseket vezeted, és 10
    vagy kevesebb GYP-nél győzöl; 11 és 13 között az eredmény döntetlen. Ebben a forgatókönyvben egy csillagos esemény a
    hatásán felül is 1 GYP-t ér. { CAPITAL(FORM($card, "az")) } lap 1 GYP-t levon. Játszd ki eseményként.
lesson-winning-1-done =
    2 GYP-vel kevesebb: 10. És +2 a háborús szintedre: a hosszabb forgatókönyvekben 4-nél korlátozott háborúra váltasz,
    új lapokkal, 11-nél pedig totális háborúra.
lesson-winning-1-other =
    Ettől nem csökken a GYP. Játszd ki eseményként { FORM($card, "az") } lapot.
lesson-winning-1-other-1 =
    Egy támadás vagy hoz GYP-t, vagy nem. Az esemény biztos: játszd ki eseményként { FORM($card, "az") } lapot.
lesson-winning-2 =
    10 GYP elég lenne. De nézd meg a kötelező offenzívádat: a kormányod ebben a fordulóban francia támadást követel
    németek ellen Franciaországban, Belgiumban vagy Németországban. Ha nem hajtod végre, 1 GYP-t veszítesz, és vele a
    győzelmet. Hajts végre hadműveletet, és aktiváld támadásra { FORM($space, "the-object") }.
lesson-winning-2-done = Francia hadseregek, készen a németek elleni támadásra.
lesson-winning-2-other =
    Ettől a franciák nem támadnak. Hajts végre hadműveletet, és aktiváld támadásra { FORM($space, "the-object") }.
lesson-winning-2-other-1 =
    Akkor ebben a fordulóban egyetlen francia egység sem támad, és ez 1 GYP-be kerül. Hajts végre hadműveletet, és
    aktiváld támadásra { FORM($space, "the-object") }.
lesson-winning-2-other-2 =
    { CAPITAL(FORM($space2, "the-at")) } csak brit egységek vannak. A kormány francia támadást követel: aktiváld
    { FORM($space, "the-object") }.
lesson-winning-2-other-3 = A mozgás nem támadás. Aktiváld támadásra { FORM($space, "the-object") }.
lesson-winning-3 =
    Nem kell megnyerned a harcot: csak a támadás számít. De válaszd a gyengébb ellenséget. Támadd meg mindkét
    hadsereggel { FORM($space3, "the-object") }.
lesson-winning-3-done = Végrehajtottad a kötelező offenzívát, és jól sikerült: 4–2, veszteség nélkül.
lesson-winning-3-other =
    Támadd meg mindkét hadsereggel { FORM($space3, "the-object") }: most ne mondj le a GYP-ről.
lesson-winning-3-other-1 =
    { CAPITAL(FORM($space4, "the-at")) } egy hadsereg és egy 3-as harcértékű erőd van. { CAPITAL(FORM($space3, "the")) }
    könnyebb.
lesson-winning-4 =
    Előrenyomulhatsz { FORM($space3, "the-to-place") }, vagy nem, ahogy tetszik: ebben a forgatókönyvben nem GYP-mező.
    Utána vége a fordulónak és a játszmának is.
lesson-winning-4-done = 10 GYP: a Szövetségesek győztek.
lesson-winning-4-other = Nyomulj előre, vagy válaszd a „befejezés” gombot.
lesson-winning-closing =
    A GYP-mezők, az események és a kötelező offenzívák változtatják a GYP-t. Minden forgatókönyvnek megvan a maga hossza
    és győzelmi határa; bármelyik forduló végén 20 vagy több GYP a Központi hatalmak, 0 vagy kevesebb a Szövetségesek
    azonnali győzelme.

lesson-first-turn-title = 1914. augusztus: a Központi hatalmak
lesson-first-turn-summary = A Központi hatalmak egész első fordulója, az igazi térképen.
lesson-first-turn-1 =
    Hét lapod és hat akciód van. { CAPITAL(FORM($card, "az")) } lap eseményként csak most játszható ki: elpusztítja
    { FORM($space, "az-local") } erődöt, két hadsereget visz oda, és három hadsereg azonnal támad. Játszd ki, és támadd
    meg mindhárommal { FORM($space2, "the-object") }: 15 harcérték 3 ellen. Aztán passzolj: ilyen fölénynél az átkaroló
    támadással csak azt kockáztatod, hogy a franciák tüzelnek elsőként.
lesson-first-turn-1-done =
    5-ös veszteségszám 2 ellen: { FORM($piece4, "the") } csökkentett erejű, és visszavonult
    { FORM($space3, "the-to-place") }. Két hadsereg előrenyomult { FORM($space2, "the-to-place") },
    { FORM($space, "the-object") } { FORM($piece, "the") } tartja. A Szövetségesek elzárják a Párizsba vezető utat, és
    őrzik Varsót.
lesson-first-turn-1-other =
    Játszd ki eseményként { FORM($card, "az") } lapot, támadd meg { FORM($space2, "the-object") }
    { FORM($piece, "the-with") }, { FORM($piece2, "the-with") } és { FORM($piece3, "the-with") }, és az átkaroló
    támadásnál passzolj.
lesson-first-turn-1-other-1 = Eseményként sokkal többet ér: három hadsereg támad egyetlen OPS nélkül.
lesson-first-turn-1-other-2 =
    { CAPITAL(FORM($space4, "the-at")) } lövészárok van, és { FORM($piece5, "the") }. Előbb a gyengébb mező:
    { FORM($space2, "the") }.
lesson-first-turn-1-other-3 = 15 harcértékkel 3 ellen keveset nyerhetsz vele, vesztenivalód viszont van. Passzolj.
lesson-first-turn-2 =
    2. akciókör. Keleten { FORM($space6, "the") }, egy GYP-mező, nyitva áll, és { FORM($space5, "az-local") } hadtest
    odaér. Nyugaton { FORM($piece4, "the") } gyenge. Játszd ki 2 OPS-ért { FORM($card2, "az") } lapot: mozgásra aktiváld
    { FORM($space5, "the-object") }, támadásra { FORM($space2, "the-object") }. Lépj a hadtesttel
    { FORM($space6, "the-to-place") }, aztán támadd meg mindkét hadsereggel { FORM($space3, "the-object") }.
lesson-first-turn-2-done =
    Két GYP: { FORM($space6, "the") } és { FORM($space3, "the") }, ahol most { FORM($piece2, "the") } van. Az állás 13,
    ebből 1 { FORM($card, "az") } lapért, mert ebben a forgatókönyvben a csillagos esemény GYP-t ér. A Szövetségesek
    visszavágnak: { FORM($piece5, "the") } megtámadta { FORM($piece2, "the-object") }, amely csökkentett erejű lett, két
    orosz hadsereg pedig Tarnopolból { FORM($space9, "the-until") } vetette vissza az osztrák–magyarokat.
lesson-first-turn-2-other =
    Játszd ki hadműveletre { FORM($card2, "az") } lapot: { FORM($space5, "the") } mozog, { FORM($space2, "the") } támad.
    A hadtest { FORM($space6, "the-to-place") } lép, és ott megáll; aztán mindkét hadsereg { FORM($space3, "the-object") }
    támadja meg.
lesson-first-turn-2-other-1 = Azzal is menne, de csak 2 OPS kell. A nagy lapokat tartsd meg.
lesson-first-turn-2-other-2 =
    Fordítva: { FORM($space5, "the-object") } mozgásra, { FORM($space2, "the-object") } támadásra aktiváld.
lesson-first-turn-2-other-3 = A GYP { FORM($space6, "the-at") } van: menj oda, és állj meg.
lesson-first-turn-2-other-4 = { CAPITAL(FORM($space3, "the-at")) } csökkentett erejű a francia hadsereg. Ott támadj.
lesson-first-turn-3 =
    3. akciókör. A kötelező offenzívád osztrák–magyar: egy osztrák–magyar egységnek ebben a fordulóban támadnia kell,
    vagy 1 GYP-t veszítesz. Játszd ki 3 OPS-ért { FORM($card3, "az") } lapot: aktiváld { FORM($space7, "the-object") }
    támadásra, { FORM($space10, "the-object") } és { FORM($space11, "the-object") } mozgásra.
    { CAPITAL(FORM($piece7, "the")) } { FORM($space9, "the-to-place") }, a fenyegetett GYP-mezőre lépjen, a hadtest
    { FORM($space12, "the-to-place") }; aztán támadd meg { FORM($space8, "the-object") }.
lesson-first-turn-3-done =
    Mindkét oldal elveszített egy erőlépcsőt, és végrehajtottad a kötelező offenzívát: ez számított. A Szövetségesek
    kijátszották a Belgium meggyalázása lapot: ebben a forgatókönyvben ez 2 GYP-vel kevesebb, az állás tehát 11.
lesson-first-turn-3-other =
    { CAPITAL(FORM($space7, "the")) } támad, { FORM($space10, "the") } és { FORM($space11, "the") } mozog: a hadsereg
    { FORM($space9, "the-to-place") }, a hadtest { FORM($space12, "the-to-place") }, és mindkettő megáll ott. Aztán
    { FORM($piece6, "the") } megtámadja { FORM($space8, "the-object") }.
lesson-first-turn-3-other-1 =
    { CAPITAL(FORM($card3, "az")) } lap épp annyit ad, amennyi kell: 3 OPS. A 4-eseket tartsd meg.
lesson-first-turn-3-other-2 =
    { CAPITAL(FORM($space7, "the-to")) } támadnia, { FORM($space10, "the-to") } és { FORM($space11, "the-to") } mozognia
    kell.
lesson-first-turn-3-other-3 =
    A hadsereg { FORM($space9, "the-to-place") }, a hadtest { FORM($space12, "the-to-place") } megy.
lesson-first-turn-4 =
    4. akciókör. { CAPITAL(FORM($piece2, "the")) } egyedül és csökkentett erővel maradt { FORM($space3, "the-at") }.
    Menetelni túl sokáig tartana: stratégiai átcsoportosítás (SR) kell. Egy 3 OPS értékű lap 4 SR-pontot ad, és egy
    hadsereg ára 4. Játszd ki SR-re { FORM($card4, "az") } lapot, és { FORM($space13, "the-from-place") } küldd
    { FORM($space3, "the-to-place") } { FORM($piece8, "the-object") }.
lesson-first-turn-4-done =
    { CAPITAL(FORM($space3, "the-at")) } már teljes erejű hadsereg is van. A Szövetségesek { FORM($card7, "az") } lappal
    válaszolnak: mostantól franciaországi és belgiumi mezőid aktiválása egységenként 1 OPS. Az esemény GYP-t is ér
    nekik: az állás 10.
lesson-first-turn-4-other =
    Játszd ki SR-re { FORM($card4, "az") } lapot, és { FORM($space13, "the-from-place") } küldd
    { FORM($space3, "the-to-place") } { FORM($piece8, "the-object") }.
lesson-first-turn-4-other-1 =
    Minden 3 vagy 4 OPS értékű lap 4 SR-pontot ad. A legolcsóbbat költsd el: { FORM($card4, "az") } lapot.
lesson-first-turn-4-other-2 =
    Mindkét hadsereg megfelelne, de ez a lecke { FORM($piece8, "the-with") } folytatódik.
lesson-first-turn-4-other-3 =
    Egy hadtest csak 1 SR-pont, és a tartalékmezőn sok van. De ott kell lenniük, amikor egy hadsereg megsemmisül.
    { CAPITAL(FORM($piece8, "the-object")) } küldd.
lesson-first-turn-4-other-4 = { CAPITAL(FORM($space3, "the-at")) } van rá szükség.
lesson-first-turn-5 =
    5. akciókör. Több hadsereged csökkentett erejű. A pótlási pontokat (RP) most szerzed meg, és a forduló végén költöd
    el. { CAPITAL(FORM($card5, "az")) } lap 3 német és 2 osztrák–magyar RP-t ad, és egy hadsereg erőlépcsője 1 RP. Az
    eseménye erősítést hoz, de az 1. fordulóban nem játszható ki. Játszd ki pótlási pontokért.
lesson-first-turn-5-done = A pontokat feljegyeztük. A Szövetségesek ugyanezt tették.
lesson-first-turn-5-other = Játszd ki pótlási pontokért { FORM($card5, "az") } lapot.
lesson-first-turn-5-other-1 =
    Az várhat a következő fordulóig, az erőlépcsők nem. Játszd ki pótlási pontokért { FORM($card5, "az") } lapot.
lesson-first-turn-5-other-2 =
    Azt tartsd meg: a 4 OPS az utolsó akcióhoz kell. Használd { FORM($card5, "az") } lapot.
lesson-first-turn-5-other-3 = Lesz még egy támadás. De előbb a pótlás: { FORM($card5, "az") } lap.
lesson-first-turn-6 =
    6., utolsó akciókör. { CAPITAL(FORM($space4, "the-at")) } { FORM($piece5, "the") } csökkentett erejű, és majdnem be
    van kerítve, a mező pedig 1 GYP-t ér. { CAPITAL(FORM($card7, "az")) } lap miatt { FORM($space, "the") } és
    { FORM($space2, "the") } aktiválása 1-1 OPS, { FORM($space3, "the") } aktiválása a két hadsereg miatt 2 OPS: együtt
    4. Játszd ki hadműveletre { FORM($card6, "az") } lapot, és mindhárom mezőt aktiváld támadásra.
lesson-first-turn-6-done = 4 OPS, három mező, és mind szomszédos { FORM($space4, "the-with") }.
lesson-first-turn-6-other =
    Játszd ki hadműveletre { FORM($card6, "az") } lapot, és aktiváld támadásra { FORM($space, "the-object") },
    { FORM($space2, "the-object") } és { FORM($space3, "the-object") }.
lesson-first-turn-6-other-1 = Mind a 4 OPS kell { FORM($space4, "the") } megtámadásához.
lesson-first-turn-6-other-2 =
    Onnan nem érhető el { FORM($space4, "the") }. Aktiváld { FORM($space, "the-object") },
    { FORM($space2, "the-object") } és { FORM($space3, "the-object") }.
lesson-first-turn-6-other-3 =
    Véget vetne { FORM($card7, "az") } lap hatásának, és GYP-t hozna. De { FORM($space4, "the") } nem marad ilyen
    gyenge: most támadj, az eseményt hagyd a következő fordulóra.
lesson-first-turn-7 =
    Támadd meg { FORM($space4, "the-object") } { FORM($piece, "the-with") }, { FORM($piece3, "the-with") } és
    { FORM($piece8, "the-with") }: 15 harcérték 4 ellen. { CAPITAL(FORM($piece2, "the")) } csökkentett erejű; hagyd ki,
    és válaszd a „befejezés” gombot.
lesson-first-turn-7-done =
    { CAPITAL(FORM($piece5, "the")) } végleg kikerült a játékból: soha nem szervezhető újjá. A hadtest, amely a helyére
    lépett, Calais-ba menekült, { FORM($space4, "the-at") } { FORM($piece8, "the") } van, { FORM($piece, "the") }
    elveszített egy erőlépcsőt: az állás 11 GYP. Minden egység utánpótlásban volt, erődöt senki sem ostromolt, mindkét
    oldal végrehajtotta a kötelező offenzíváját. A Szövetségesek elköltötték az RP-jüket.
lesson-first-turn-7-other =
    Támadd meg { FORM($space4, "the-object") } { FORM($piece, "the-with") }, { FORM($piece3, "the-with") } és
    { FORM($piece8, "the-with") }, és válaszd a „befejezés” gombot.
lesson-first-turn-7-other-1 = { CAPITAL(FORM($space4, "the")) } gyengébb célpont, és ugyanannyit ér.
lesson-first-turn-7-other-2 = Az nem GYP-mező. { CAPITAL(FORM($space4, "the-object")) } támadd meg.
lesson-first-turn-7-other-3 =
    Egy csökkentett erejű hadsereg itt keveset tesz hozzá, és megsemmisülhet. Hagyd ki, és válaszd a „befejezés” gombot.
lesson-first-turn-8 =
    A Pótlási fázis. 3 német és 2 osztrák–magyar RP-d van; egy hadsereg erőlépcsője 1 RP. Előbb a fronton lévő
    hadseregek jönnek: adj vissza egy-egy erőlépcsőt { FORM($piece, "the-to") } és { FORM($piece2, "the-to") }.
lesson-first-turn-8-done =
    A többi RP-t a német 7. hadsereg és két osztrák–magyar hadsereg kapja. Aztán mindkét oldal hét lapra húz, és
    kezdődik a 2. forduló, erősítésekkel.
lesson-first-turn-8-other =
    Az el nem költött RP elvész. Adj vissza egy-egy erőlépcsőt { FORM($piece, "the-to") } és
    { FORM($piece2, "the-to") }.
lesson-first-turn-8-other-1 =
    Az Osztrák–Magyar Monarchia mindjárt elkölti a saját 2 RP-jét. Előbb { FORM($piece, "the") } és
    { FORM($piece2, "the") }.
lesson-first-turn-8-other-2 =
    Az az egység várhat. Előbb { FORM($piece, "the") } és { FORM($piece2, "the") }.
lesson-first-turn-closing =
    Hat akció: egy esemény, három hadművelet, egy SR, egy RP. Támadások az elején, amíg az ellenség gyenge, a kötelező
    offenzíva időben, aztán új erő a frontnak. Vigyázz { FORM($space2, "the-onto") }: azon át vezet a franciaországi
    utánpótlásod. A következő lecke ugyanez a forduló a Szövetségesek oldaláról; első játszmádhoz a Bevezető
    forgatókönyvet válaszd.

lesson-allied-turn-title = 1914. augusztus: a Szövetségesek
lesson-allied-turn-summary = A Szövetségesek egész első fordulója: kitartás nyugaton, csapás keleten.
lesson-allied-turn-1 =
    A németek elfoglalták { FORM($space, "the-object") }, és { FORM($space2, "the-at") } { FORM($piece, "the") }
    csökkentett erejű. Nyitva az út Párizs felé: zárd el. Játszd ki 2 OPS-ért { FORM($card, "az") } lapot, és aktiváld
    mozgásra { FORM($space3, "the-object") } és { FORM($space4, "the-object") }. Lépj { FORM($piece2, "the-with") }
    { FORM($space5, "the-to-place") }, { FORM($piece3, "the-with") } { FORM($space2, "the-to-place") }, és ott állj meg
    velük.
lesson-allied-turn-1-done =
    Feladtad { FORM($space4, "the-object") }, de a vonalon nincs rés. A németek elfoglalták
    { FORM($space4, "the-object") } és Łódźot, az állás 13 GYP, majd megtámadták { FORM($space2, "the-object") }: 4–4,
    döntetlen. { CAPITAL(FORM($piece, "the")) } megsemmisült, hadtest lépett a helyére, egy német hadsereg csökkentett
    erejű, és { FORM($space2, "the") } a tiéd.
lesson-allied-turn-1-other =
    Játszd ki hadműveletre { FORM($card, "az") } lapot, és aktiváld mozgásra { FORM($space3, "the-object") } és
    { FORM($space4, "the-object") }: { FORM($piece2, "the") } { FORM($space5, "the-to-place") },
    { FORM($piece3, "the") } { FORM($space2, "the-to-place") } megy.
lesson-allied-turn-1-other-1 = A jó esemény várhat egy akciót, a Párizs előtti rés nem.
lesson-allied-turn-1-other-2 =
    Elég 2 OPS: a nagyobb lapokat tartsd meg, és játszd ki { FORM($card, "az") } lapot.
lesson-allied-turn-1-other-3 =
    Teljes erejű német hadseregek ellen ne. Aktiváld mozgásra { FORM($space3, "the-object") } és
    { FORM($space4, "the-object") }.
lesson-allied-turn-1-other-4 =
    { CAPITAL(FORM($piece2, "the")) } { FORM($space5, "the-to-place") }, { FORM($piece3, "the") }
    { FORM($space2, "the-to-place") } megy; ezzel zárul a vonal.
lesson-allied-turn-2 =
    2. akciókör. A német jobbszárny erős. { CAPITAL(FORM($card2, "az")) } lap csak az 1. és a 2. fordulóban játszható
    ki. Attól fogva a franciaországi és belgiumi német mezők aktiválása egységenként 1 OPS, amíg a Falkenhayn lap véget nem
    vet neki. Ebben a forgatókönyvben a csillagja is levon 1 GYP-t. Játszd ki eseményként.
lesson-allied-turn-2-done =
    Az állás 12 GYP. A két { FORM($space, "local") } hadsereg aktiválása most 2 OPS a németeknek. A németek pótlási
    pontokat szereztek.
lesson-allied-turn-2-other =
    { CAPITAL(FORM($card2, "az")) } lap a forduló elején segít a legtöbbet. Játszd ki eseményként.
lesson-allied-turn-2-other-1 =
    Most 3 OPS, vagy sok fordulón át drágább német támadások? Játszd ki eseményként { FORM($card2, "az") } lapot.
lesson-allied-turn-2-other-2 =
    Azt az eseményt később is kijátszhatod a fordulóban. Előbb lassítsd le a németeket { FORM($card2, "az") } lappal.
lesson-allied-turn-3 =
    3. akciókör. A kötelező offenzívád francia: egy francia egységnek németeket kell megtámadnia Franciaországban,
    Belgiumban vagy Németországban, vagy 1 GYP-t veszítesz. Oroszország pedig csapást mérhet. Játszd ki 3 OPS-ért
    { FORM($card3, "az") } lapot, és aktiváld támadásra { FORM($space6, "the-object") },
    { FORM($space7, "the-object") } és { FORM($space8, "the-object") }. Előbb támadd meg { FORM($space, "the-object") }
    { FORM($piece4, "the-with") } és { FORM($piece5, "the-with") }.
lesson-allied-turn-3-done =
    3–4-es vereség, és mindkét oldal elveszített egy erőlépcsőt. De a támadás megtörtént, és a kormányod csak ennyit
    kért.
lesson-allied-turn-3-other =
    Játszd ki hadműveletre { FORM($card3, "az") } lapot, és aktiváld támadásra { FORM($space6, "the-object") },
    { FORM($space7, "the-object") } és { FORM($space8, "the-object") }. Aztán támadd meg { FORM($space, "the-object") }
    mindkét francia hadsereggel.
lesson-allied-turn-3-other-1 =
    Épp 3 OPS kell: játszd ki { FORM($card3, "az") } lapot, és tartsd meg a nagyobbakat.
lesson-allied-turn-3-other-2 = Ezeknek a mezőknek támadniuk kell, nem mozogniuk.
lesson-allied-turn-3-other-3 =
    { CAPITAL(FORM($space12, "the-at")) } két teljes erejű hadsereg, lövészárok és erőd van.
    { CAPITAL(FORM($space, "the-at")) } egy csökkentett erejű hadsereg.
lesson-allied-turn-3-other-4 =
    Utána jön Oroszország. Előbb a franciák támadják meg { FORM($space, "the-object") }.
lesson-allied-turn-4 =
    Most { FORM($space9, "the") }: támadd meg { FORM($piece6, "the-with") } és { FORM($piece7, "the-with") }
    { FORM($piece8, "the-object") }, 6 harcérték 3 ellen. Két mezőről átkaroló támadást is megkísérelhetsz.
    { CAPITAL(FORM($space8, "the")) } Csernoviccal is szomszédos, ahol ellenséges hadtest van; { FORM($space7, "the") }
    más ellenséggel nem, ezért +1-et ad, ha { FORM($space8, "the-from-place") } kötöd le a védőket.
lesson-allied-turn-4-done =
    A dobás 4, +1: siker. Te tüzeltél elsőként, a veszteségszám 4: { FORM($piece8, "the") } megsemmisült, és a helyére
    lépő hadtest nem tett kárt benned, majd két mezőt vonult vissza, { FORM($space10, "the-on") } át.
lesson-allied-turn-4-other =
    Támadd meg { FORM($space9, "the-object") } mindkét orosz hadsereggel, és legyen { FORM($space8, "the") } a lekötő
    mező.
lesson-allied-turn-4-other-1 =
    Ott csak egy hadtest van. { CAPITAL(FORM($space9, "az-local")) } hadsereg őrzi a { FORM($space10, "the-to-place") }
    vezető utat.
lesson-allied-turn-4-other-2 =
    Akkor { FORM($space8, "the-to") } kellene +1-et adnia, és nem adhat: szomszédos Csernoviccal. Legyen
    { FORM($space8, "the") } a lekötő mező.
lesson-allied-turn-4-other-3 =
    Három dobásból kettő sikerül, és akkor te tüzelsz elsőként. Élj vele: legyen { FORM($space8, "the") } a lekötő mező.
lesson-allied-turn-5 =
    Kétmezős visszavonulás után két mezőt nyomulhatsz előre, a védők útvonalán. { CAPITAL(FORM($space10, "the")) } 1
    GYP-t ér. { CAPITAL(FORM($piece7, "the")) } { FORM($space9, "the-on") } át { FORM($space10, "the-to-place") }
    nyomuljon előre, { FORM($piece6, "the") } { FORM($space9, "the-to-place") }, ahol tartja az utánpótlási útvonalat.
    Ott állj meg vele.
lesson-allied-turn-5-done =
    { CAPITAL(FORM($space10, "the")) } orosz: az állás 11 GYP. A németek átcsoportosítottak egy hadsereget
    { FORM($space12, "the-from-place") } { FORM($space, "the-to-place") }.
lesson-allied-turn-5-other =
    { CAPITAL(FORM($piece7, "the")) } { FORM($space10, "the-to-place") }, { FORM($piece6, "the") }
    { FORM($space9, "the-to-place") } nyomuljon előre.
lesson-allied-turn-5-other-1 =
    A GYP { FORM($space10, "the-at") } van: { FORM($piece7, "the") } nyomuljon tovább előre.
lesson-allied-turn-5-other-2 =
    { CAPITAL(FORM($space10, "the-at")) } elég egy hadsereg. { CAPITAL(FORM($piece6, "the")) } tartsa
    { FORM($space9, "the-object") }.
lesson-allied-turn-6 =
    4. akciókör. { CAPITAL(FORM($card4, "az")) } lap 1 GYP-t levon, amíg a mozgósítás szintjén vagy, és ebben a
    forgatókönyvben a csillagjáért még egyet. A háborús szintedet 2-vel növeli, ami a hosszabb forgatókönyvekben
    korlátozott háborúhoz vezet. Játszd ki eseményként.
lesson-allied-turn-6-done =
    Az állás 9 GYP. Az osztrák–magyaroknak is támadniuk kellett: megpróbálták visszavenni
    { FORM($space10, "the-object") }, de kudarcot vallottak. A harc mindkét oldalt gyengítette.
lesson-allied-turn-6-other = 2 GYP egyetlen lapért: játszd ki eseményként { FORM($card4, "az") } lapot.
lesson-allied-turn-6-other-1 =
    A harc vagy hoz valamit, vagy nem; ez az esemény biztos. Játszd ki { FORM($card4, "az") } lapot.
lesson-allied-turn-6-other-2 =
    1 GYP és egy lövészárok is jó. De { FORM($card4, "az") } lap 2 GYP-t ér. Előbb azt játszd ki.
lesson-allied-turn-7 =
    5. akciókör. { CAPITAL(FORM($space2, "the-at")) } { FORM($piece3, "the") } mellett csak egy csökkentett erejű francia
    hadtest van. { CAPITAL(FORM($card5, "az")) } lap 3 OPS értékű, tehát 4 SR-pontot ad, és egy hadsereg ára 4. Játszd
    ki stratégiai átcsoportosításra, és { FORM($space11, "the-from-place") } küldd { FORM($space2, "the-to-place") }
    { FORM($piece9, "the-object") }.
lesson-allied-turn-7-done =
    { CAPITAL(FORM($space2, "the-at")) } három egység van: ez a vonal kitart. A németek kijátszották
    { FORM($card7, "az") } lapot, amely véget vet { FORM($card2, "az") } lap hatásának, és 1 GYP-t hoz nekik: az állás
    10.
lesson-allied-turn-7-other =
    Játszd ki SR-re { FORM($card5, "az") } lapot, és küldd { FORM($space2, "the-to-place") }
    { FORM($piece9, "the-object") }.
lesson-allied-turn-7-other-1 =
    Mindkét lap megfelelne, amely 4 SR-pontot ad. A 4 OPS értékűt tartsd meg, és játszd ki { FORM($card5, "az") } lapot.
lesson-allied-turn-7-other-2 =
    { CAPITAL(FORM($space6, "the-from-place")) } nem vihetsz el hadsereget.
    { CAPITAL(FORM($space11, "the-from-place")) } küldd { FORM($piece9, "the-object") }.
lesson-allied-turn-7-other-3 =
    Egy hadtest csak 1 SR-pont, de egy hadsereg sokkal jobban harcol. { CAPITAL(FORM($space11, "the-from-place")) } küldd
    { FORM($piece9, "the-object") }.
lesson-allied-turn-7-other-4 = { CAPITAL(FORM($space2, "the-at")) } van rá szükség.
lesson-allied-turn-8 =
    6., utolsó akciókör. Három frontvonalbeli hadsereged csökkentett erejű: { FORM($piece4, "the") },
    { FORM($piece2, "the") } és { FORM($piece7, "the") }. { CAPITAL(FORM($card6, "az")) } lap 2 francia, 3 orosz és 2 brit
    RP-t ad. Játszd ki pótlási pontokért.
lesson-allied-turn-8-done =
    A Pótlási fázisban mindhárom hadsereg visszanyeri teljes erejét. Mindkét oldal végrehajtotta a kötelező
    offenzíváját, és az állás 10 GYP, mint a háború elején: a Központi hatalmak terve meghiúsult.
lesson-allied-turn-8-other =
    Az RP, az OPS-szel ellentétben, még a következő forduló előtt rendbe hozza a hadseregeidet: játszd ki RP-ért
    { FORM($card6, "az") } lapot.
lesson-allied-turn-8-other-1 =
    Az kevesebbet ad. { CAPITAL(FORM($card6, "az")) } lap 2 francia és 3 orosz RP-t ad.
lesson-allied-turn-8-other-2 = A lövészárok várhat. Játszd ki pótlási pontokért { FORM($card6, "az") } lapot.
lesson-allied-turn-closing =
    Zárd be a réseket, aztán drágítsd meg az ellenség támadásait; ott csapj le, ahol gyenge; játszd ki a GYP-t érő
    eseményeket; az utolsó akciókat SR-re és RP-re fordítsd. Az oroszok csak az elején nyerhetnek teret: ne hagyd őket
    várakozni.
