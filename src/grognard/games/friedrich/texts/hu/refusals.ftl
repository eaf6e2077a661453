# Why something may not be done.

# Pieces

piece-not-in-scenario = { FORM($piece, "the") } nem szerepel ebben a forgatókönyvben
piece-gone = { FORM($piece, "the") } végleg kikerült a játékból
piece-off-map = { FORM($piece, "the") } nincs a térképen
piece-of-other-nation = { FORM($piece, "the") } { FORM($nation, "the-whose") }: { FORM($nation2, "the") } bábui közül válassz
train-not-general = { FORM($piece, "the") } nem tábornok: válassz egy tábornokot
not-commander = { $piece } { $piece2 } csoportjában van: válaszd a parancsnokot, { FORM($piece2, "object") }

# 2, 3: the phases, cards

now-movement = most a mozgási fázis tart: mozgass egy bábut, vagy válaszd a „befejezés” gombot
now-combat = most a harci fázis tart: válaszd ki a következő csatát
card-not-held = { FORM($nation, "the-to") } nincs ilyen lapja: { $card }
now-discard = előbb dobd el az imént húzott lapok egyikét
discard-not-fresh = az imént húzott lapok közül kell egyet eldobni, nem egy régebbit

# 4: movement

nothing-taken-up = előbb válaszd ki, melyik bábut mozgatod
moved-already = { FORM($piece, "the") } ebben a fázisban már mozgott
moved-or-joined = { $piece } ebben a fázisban már mozgott, vagy olyan tábornokok csatlakoztak hozzá, akik már mozogtak
take-up-with-leader = { $piece } egy csoport tagja: válaszd { FORM($piece2, "object") }, majd hagyd hátra a maradó tábornokokat
nowhere-to-go = { FORM($piece, "the") } nem mozoghat: minden útja el van zárva
move-not-begun = a mozgás még nem kezdődött el: előbb válassz várost, mert a helyben maradás nem mozgás
move-not-finished = előbb fejezd be { FORM($piece, "the") } mozgását
now-on-the-move = { FORM($piece, "the") } éppen mozog: előbb válassz várost
too-late-to-leave = tábornokot csak az első lépés előtt lehet hátrahagyni
not-in-moving-stack = { FORM($piece, "the") } nincs a mozgó csoportban
only-one-who-moves = { FORM($piece, "the") } egyedül mozog, nem lehet hátrahagyni
others-have-nowhere-to-go = { FORM($piece, "object") } nem lehet hátrahagyni: nélküle a csoport többi része nem mozoghat
stands-there = { FORM($piece, "the") } már { FORM($city, "at") } van: válassz másik várost, mert a helyben maradás nem mozgás
way-blocked = nincs szabad út ide: { $city }; mozgás közben egyetlen bábu sem haladhat át másikon
too-far = { $city } { FORM($away, "onto") } van innen, de { FORM($piece, "the") } legfeljebb { FORM($left, "object") } léphet
too-far-by-main-road-only = { $city } { FORM($away, "onto") } van innen, de { FORM($piece, "the") } már csak egyetlen várost léphet, azt is főúton
too-far-by-main-road = { $city } { FORM($away, "onto") } van innen, de { FORM($piece, "the") } legfeljebb { FORM($left, "object") } léphet, vagy végig főúton { FORM($number, "object") }
train-enters-empty-only = { FORM($city, "at") } { FORM($piece, "the") } van, szekéroszlop pedig csak üres városba léphet
too-many-generals = egy városban legfeljebb { $number } tábornok lehet
city-not-shared = { FORM($city, "at") } { FORM($piece, "the") } van, és csak ugyanannak a nemzetnek a tábornokai lehetnek közös városban
hostile-general-there = { $piece } ellenséges tábornok, és { FORM($city, "at") } van: állj meg egy szomszédos városban, hogy megtámadd
city-occupied = { $city } foglalt: válassz üres várost

# 6: troops

now-allotment = előbb minden játékos kiosztja a csapatait a tábornokainak
allotment-out-of-range = { $pieces } most { FORM($troops, "object") } kaphat: minden tábornok 1–{ $most } csapatot vezet, és minden csapatot ki kell osztani
now-share = válaszd ki, hány csapat megy az elvonuló tábornokokkal
share-out-of-range = az elvonulókkal { $troops } mehet: nekik is és a maradóknak is tábornokonként 1–{ $most } csapat kell
now-laudon-share = válaszd ki, hány csapatot visz magával { $piece }
laudon-share-out-of-range = { $piece } { FORM($troops, "object") } vihet magával

# 7: combat

no-stack-to-attack-with = { FORM($piece, "the") } nem vezet olyan csoportot, amelynek { FORM($city, "at") } meg kell támadnia az ellenséget
train-never-fights = { FORM($piece, "the") } sohasem harcol: egy tábornok úgy semmisíti meg, hogy a városába lép
on-the-same-side = { $piece } a te oldaladon van: ellenséges tábornokot támadj meg
nobody-next-to = { FORM($piece, "object") } nem lehet megtámadni: egyetlen { FORM($nation, "adjective") } tábornok sincs mellette
not-to-be-fought = { FORM($piece, "object") } most nem lehet megtámadni: a két csoport már harcolt egymással, valamelyikük visszavonult, vagy a fázis kezdetekor nem voltak szomszédosak
now-battle = csata zajlik, és a kijátszás joga { FORM($nation, "the-whose") }
card-of-other-suit = { FORM($nation, "the") } { $suit } szektorban harcol: { FORM($suit, "object") } vagy Tartalékot játssz ki, ne ezt: { $card }
must-play-at-0 = 0 pontszámnál { FORM($nation, "the-to") } lapot kell kijátszania, amíg van a kezében { $suit }
reserve-needs-value = a Tartalékot 1 és { $most } közötti értékkel kell kijátszani, például „{ $act }”
no-reserve = { FORM($nation, "the-to") } nincs Tartaléka
reserve-out-of-range = a Tartalék értéke 1-től { FORM($most, "until") } terjedhet

# 8: retreats

now-retreat = a győztesnek kell kiválasztania, hová vonul vissza a legyőzött csoport
beaten-must-leave = a legyőzött csoportnak el kell hagynia ezt a várost: { $city }
retreat-into-piece = { $city } foglalt: a visszavonulás csak üres városokba vezethet
retreat-too-far = { $city } túl messze van: a visszavonulás pontosan { $number } városnyi
retreat-blocked = bábuk zárják el az utat, amely ide vezet: { $city }; visszavonulni csak üres városokon át lehet
retreat-not-so-long = { $city } nem érhető el pontosan { $number } városnyi, üres városokon át vezető úton, amely egyik városba sem lép kétszer
retreat-not-far-enough = a visszavonulásnak { FORM($city2, "from") } a lehető legmesszebb kell véget érnie, és { FORM($city, "by") } van távolabbi város

# 10: recruiting

now-recruiting = a mozgásoknak vége, most a toborzás következik
choose-before-paying = előbb válaszd ki mindazt, amit toborzol, azután egyszerre fizesd ki
unit-too-dear = egy egység ára { $number } pont, és a kezedben lévő lapok nem elegendők még egyre
nation-has-all-troops = { FORM($nation, "the-to") } már { $number } csapata van, több nem lehet
no-room-in-stack = { $piece } csoportja tele van: tábornokonként { $most } csapat fér el benne
train-on-map = { FORM($piece, "the") } már a térképen van
no-depot-open = { FORM($piece, "the") } nem térhet vissza, mert minden raktárváros foglalt
no-substitute-city-open = { FORM($piece, "the") } nem térhet vissza, mert minden pótváros foglalt
substitute-city-full = { FORM($city, "at") }, ennek a fázisnak a pótvárosában, { FORM($piece, "the-to") } már nincs hely
general-finds-no-place = { $why }
train-finds-no-place = { $why }: szekéroszlopnak üres város kell
now-entering = válaszd ki, hol tér vissza { FORM($piece, "the") }
not-own-depot = { FORM($piece, "the") } csak { FORM($nation, "the") } raktárvárosában térhet vissza, és { $city } nem az
other-substitute-city = ennek a fázisnak a pótvárosa { $city }
not-a-substitute-city = { $city } nem tartozik { FORM($nation, "the") } lehetséges pótvárosai közé
now-paying = még { some-points } ki kell fizetni
card-paid-already = { FORM($card, "az-with") } már fizettél
paid-out-of-order = csökkenő értéksorrendben fizess, hogy egyetlen lap se vesszen kárba
card-pays-too-little = { FORM($card, "az") } az alacsonyabb lapjaiddal együtt sem ér { some-points }: kezdd magasabb lappal

# 11: what the Cards of Fate rule out

fate-keeps-fermor = egy sorskártya miatt { $piece } ebben a fordulóban helyben marad, mert { FORM($city, "at") } vagy közvetlenül mellette van
fate-leaves-nowhere-to-go = egy sorskártya miatt { FORM($piece, "to") } ebben a fordulóban nincs hová mozognia
fate-leaves-others-nowhere = egy sorskártya miatt ebben a fordulóban a többieknek { $piece } nélkül nincs hová mozogniuk
fate-forbids-stop = egy sorskártya tiltja, hogy ez a mozgás ellenséges tábornok mellett érjen véget: menj tovább
fate-forbids-end = egy sorskártya tiltja, hogy { $piece } ellenséges tábornok mellett fejezze be a mozgását
fate-keeps-chevert = egy sorskártya tiltja, hogy { $piece } elváljon a csoportjától
fate-slows = egy sorskártya miatt { $piece } ebben a fordulóban csak 2 várost léphet, vagy végig főúton 3-at
fate-protects-halle = egy sorskártya ebben a fordulóban védi a szekéroszlopot { FORM($city, "at") }
fate-forbids-crushing = egy sorskártya miatt { $piece } ebben a fordulóban nem semmisíthet meg szekéroszlopot
fate-forbids-attack = egy sorskártya miatt { FORM($piece, "object") } ebben a fordulóban nem lehet megtámadni
fate-forbids-high-cards = egy sorskártya miatt Poroszország és Franciaország csatáiban ebben a fordulóban nem játszható ki 10 vagy annál nagyobb értékű lap
fate-limits-reserve = egy sorskártya miatt Poroszország és Franciaország csatáiban ebben a fordulóban a Tartalék legfeljebb 9-et ér
double-of-other-suit = Poroszország { $suit } szektorban harcol, duplázni pedig csak pikk 11-est lehet
no-eleven-to-double = Poroszországnak nincs pikk 11-ese, amelyet duplázhatna
double-not-in-force = csak Poroszország duplázhat meg egy pikk 11-est, egyszer, a 11. sorskártya utáni fordulóban
right-passes-at-0 = Poroszország pontszáma 0, nem játszhat ki több lapot: a kijátszás joga az ellenségre száll
fate-obliges-to-play = egy sorskártya arra kötelezi Poroszországot, hogy addig játsszon ki lapokat, amíg Friedrich pontszáma 0 fölé nem ér
fate-obliges-to-lead = egy sorskártya arra kötelezi Poroszországot, hogy 0 fölé vigye a pontszámát: adj nagyobb értéket a Tartaléknak
fate-keeps-troops-from = egy sorskártya miatt { $piece } ebben a fordulóban nem kap új csapatot
fate-forbids-entry = egy sorskártya miatt { $piece } ebben a fordulóban nem kaphat új csapatot { FORM($city, "at") }
fate-forbids-return = egy sorskártya miatt { $piece } egyetlen olyan városban sem kaphat új csapatot, ahol visszatérhetne
fate-keeps-friedrich-away = egy sorskártya miatt { $piece } ebben a fordulóban nem kap új csapatot, és anélkül nem térhet vissza

# 11: what they let a player choose

now-slip = a porosz tábornokok kitérhetnek Daun támadása elől
city-not-next-to = { $city } nem szomszédos { FORM($city2, "with") }
city-not-empty = { $city } nem üres: válassz üres várost
now-gain = válaszd ki, melyik { FORM($nation, "adjective") } tábornok kap egy csapatot
stack-full = { $piece } csoportja tele van: válassz másik tábornokot
now-lose = válaszd ki, melyik { FORM($nation, "adjective") } tábornok veszít egy csapatot
no-troop-to-spare = { $piece } egyetlen csapatot sem nélkülözhet: válassz másik tábornokot
now-swap = Ausztria és Oroszország kicserélhet egymással egy-egy lapot
card-not-offered = ezt a lapot nem lehet felajánlani
now-exchange = Franciaország eldobhat egy lapot, és újat húzhat
card-not-discarded = ezt a lapot nem lehet eldobni
now-gift = Poroszország adhat Ausztriának egy lapot, és véletlenszerűen elvehet egyet
card-not-given = ezt a lapot nem lehet odaadni
now-laudon = Ausztria { FORM($piece, "with") } egy városnyit léphet
laudon-too-far = { $city } nem szomszédos: { $piece } csak egy városnyit léphet
now-flight = Poroszország két várossal nyugatra űzheti { FORM($piece, "object") }
not-a-flight-to-the-west = { $city } nem két üres várossal nyugatra van { FORM($piece, "from") }
now-turn = Ausztria lefordíthat egy porosz tábornokot
face-down-already = { $piece } már le van fordítva
not-in-austria-or-saxony = { $piece } nincs Ausztriában vagy Szászországban
now-removal = Poroszországnak végleg el kell távolítania egyik tábornokát
friedrich-never-removed = { $piece } sohasem kerülhet ki végleg: válassz másik tábornokot
removed-already = { $piece } már végleg kikerült a játékból: válassz másik tábornokot

# 13: the advanced game

now-offensive = Poroszországnak előbb meg kell hirdetnie az Offenzívát, vagy le kell mondania róla
aside-too-low = a félretett lapnak legalább { FORM($number, "object") } kell érnie
now-liberation = Poroszország két kelet-poroszországi célvárost szabadít fel
not-to-be-freed = { $city } nem olyan kelet-poroszországi célváros, amelyet Oroszország birtokol
