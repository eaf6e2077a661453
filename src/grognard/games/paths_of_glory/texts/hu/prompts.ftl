# What is asked.

# Before the game

ask-guns = az Augusztusi ágyúk lappal a kezedben kezdesz?
    .details = Ha nem, a lap a Központi hatalmak paklijában marad.
ask-first-bid = válassz oldalt, és licitálj rá győzelmi pontokat
    .details = A játszma végén a pontállás a nyertes licittel a másik oldal javára módosul.
ask-bid = elfogadod { FORM($number, "article") } { $number } GYP-s licitet { FORM($side, "the-onto") }, vagy emelsz?
    .details = Ha elfogadod, te a másik oldallal játszol.
ask-choosing = beveszel egy választható lapot a pakliba?
    .details = Minden választható lap egy ugyanabból a pakliból való, azonos értékű lap helyére kerül. Ha végeztél, válaszd a „befejezés” gombot.
ask-exchange = melyik lap helyére kerül { FORM($card, "az") } lap?
    .details = A kivett lap ugyanabból a pakliból való és azonos értékű legyen.

# Actions

ask-action = válassz akciót
    .details = Játssz ki egy lapot hadműveletre, stratégiai átcsoportosításra (SR), pótlási pontokért (RP) vagy eseményként, vagy hajts végre lap nélkül 1 OPS értékű hadműveletet.
ask-first-action = játszd ki eseményként { FORM($card, "az") } lapot
    .details = Ez a Központi hatalmak kötelező első akciója.
ask-peace = elfogadod { FORM($side, "the") } békefeltételeit?
    .details = Ha elfogadod, a játszma most véget ér. Ha elutasítod, egy kockadobás módosíthatja a pontállást.
ask-activation = aktiválj mezőket mozgásra vagy támadásra
    .details = Válaszd ki egyenként a mezőket, végül a „befejezés” gombot. A fel nem használt OPS elvész.
    .left = Hátralévő OPS: { $number }
ask-movement = mozgasd az egységeket az aktivált mezőkről
    .details = Az egységek egyedül vagy csoportban mozognak. Ha végeztél, válaszd a „befejezés” gombot.
ask-movement-starving = mozgasd az egységeket az aktivált mezőkről
    .details = Az egységek egyedül vagy csoportban mozognak. Ha végeztél, válaszd a „befejezés” gombot. Most nincs utánpótlása: { $pieces }.
ask-movement-or-trench = mozgasd az aktivált mezők egységeit, vagy ásd be őket
    .details = Az egységek egyedül vagy csoportban mozognak; egy hadsereg mozgás helyett megpróbálhatja beásni magát. Ha végeztél, válaszd a „befejezés” gombot.
ask-movement-or-trench-starving = mozgasd az aktivált mezők egységeit, vagy ásd be őket
    .details = Az egységek egyedül vagy csoportban mozognak; egy hadsereg mozgás helyett megpróbálhatja beásni magát. Ha végeztél, válaszd a „befejezés” gombot. Most nincs utánpótlása: { $pieces }.
ask-march = mozgasd { FORM($pieces, "the-object") } { FORM($space, "the-from-place") }
    .details = Válassz célmezőt, vagy adj még egy egységet a csoporthoz.
    .left = Hátralévő mozgáspont: { $number }
ask-march-ready = mozgasd { FORM($pieces, "the-object") } { FORM($space, "the-from-place") }
    .details = Válassz célmezőt.
    .left = Hátralévő mozgáspont: { $number }
ask-march-must = mozgasd tovább { FORM($pieces, "the-object") } { FORM($space, "the-from-place") }
    .details = A mozgás itt nem érhet véget.
    .left = Hátralévő mozgáspont: { $number }
ask-march-on = továbbmozgatod { FORM($pieces, "the-object") }, vagy megállsz { FORM($space, "the-at") }?
    .left = Hátralévő mozgáspont: { $number }
ask-overstacked = válaszd ki, melyik egység hagyja el { FORM($space, "the-object") }
    .details = { CAPITAL(FORM($space, "the-at")) } túl sok az egység: az egységkorlát három.
ask-siege = erősítsd meg vagy szüntesd meg { FORM($space, "az-local") } erőd ostromát
    .details = Túl kevés egység van ott az ostromhoz: válassz egy egységet, amellyel már elegen lesznek, vagy egyet, amely elvonul.
ask-redeployment = válassz egységeket stratégiai átcsoportosításra (SR)
    .details = Egy hadsereg 4 SR-pontba, egy hadtest 1 SR-pontba kerül. Minden egység csak egyszer csoportosítható át.
    .left = Hátralévő SR-pont: { $number }
ask-transfer = hová csoportosítod át { FORM($piece, "the-object") }?

# Combat

ask-attacks = válaszd ki, melyik mezőt támadod meg
    .details = Csak a támadásra aktivált mezőkön lévő egységek támadhatnak. Ha nem támadsz többet, válaszd a „befejezés” gombot.
ask-attacks-starving = válaszd ki, melyik mezőt támadod meg
    .details = Csak a támadásra aktivált mezőkön lévő egységek támadhatnak. Ha nem támadsz többet, válaszd a „befejezés” gombot. Most nincs utánpótlása: { $pieces }.
ask-attackers = mely egységek támadják meg { FORM($space, "the-object") }?
    .details = Válaszd ki őket egyenként, végül a „befejezés” gombot.
ask-pull-back = hátravonod az orosz egységeket { FORM($space, "the-from-place") }?
    .details = A Nagy visszavonulás lappal a harc előtt egy mezőt hátrálhatnak.
ask-brusilov = beveted a Bruszilov-offenzívát { FORM($space, "az-local") } lövészárok ellen?
ask-trench-cards = kijátszol egy lapot { FORM($space, "az-local") } lövészárok ellen?
ask-flank = megkísérelsz átkaroló támadást { FORM($space, "the") } ellen?
    .details = Válaszd ki a mezőt, ahonnan lekötöd a védőket, vagy passzolj.
ask-kerensky = beveted a Kerenszkij-offenzívát { FORM($space, "az") } elleni támadásban?
ask-attack-cards = kijátszol egy harckártyát { FORM($space, "az") } elleni támadásban?
ask-defence-cards = kijátszol egy harckártyát { FORM($space, "the") } védelmében?
ask-fire = dobj { FORM($space, "az-local") } harchoz
ask-losses = válaszd ki, melyik egység veszítsen egy erőlépcsőt
    .left = Hátralévő veszteségszám: { $number }
ask-extra-loss = melyik egység veszítsen erőlépcsőt a visszavonulás helyett?
ask-restore = válaszd ki, melyik egység kapjon vissza egy erőlépcsőt
    .details = Az Elszakadás { FORM($space, "the-at") } az egyik most elvesztett erőlépcsőt adja vissza.
ask-stand = visszavonulsz { FORM($space, "the-from-place") }, vagy elkerülöd a visszavonulást?
    .details = { $number ->
        [one] A védőknek egy mezőt kell visszavonulniuk.
       *[other] A védőknek { $number } mezőt kell visszavonulniuk.
    } Ennek elkerülése még egy erőlépcsőbe kerül.
ask-stand-free = visszavonulsz { FORM($space, "the-from-place") }, vagy elkerülöd a visszavonulást?
    .details = { $number ->
        [one] A védőknek egy mezőt kell visszavonulniuk.
       *[other] A védőknek { $number } mezőt kell visszavonulniuk.
    } Haig jóvoltából ennek elkerülése nem kerül erőlépcsőbe.
ask-retreat-who = válaszd ki, melyik egység vonuljon vissza elsőként
    .details = Lehet, hogy nem jut hely minden egységnek.
ask-retreat = hová vonuljon vissza { FORM($piece, "the") }?
    .left = Hátralévő mező: { $number }
ask-retreat-on = hová vonuljon tovább { FORM($piece, "the") } { FORM($space, "the-from-place") }?
    .left = Hátralévő mező: 1
ask-advance = előrenyomulsz { FORM($space, "the-to-place") }?
ask-advance-on = előrenyomulsz még egy mezőt { FORM($piece, "the-with") }?
    .details = Ha nem, az egység { FORM($space, "the-at") } marad.

# Events, reinforcements, replacements

ask-placement = hová helyezed le { FORM($piece, "the-object") }?
ask-mobilizing = helyezd le { FORM($nation, "az-adjective") } hadtesteket
    .details = { CAPITAL(FORM($nation, "the")) } hadba lép. Minden hadtest más mezőre kerül.
    .left = Hátralévő hadtest: { $number }
ask-dig = hová helyezed az 1. szintű lövészárkot?
ask-taxis = válassz csökkentett erejű francia hadsereget Párizsban vagy mellette
ask-cavalry = hová helyezed a két orosz lovashadtestet?
    .details = Egy utánpótlásban lévő orosz hadsereghez csatlakoznak.
ask-africa = kiveszel a játékból egy brit hadtestet, vagy átadsz 1 GYP-t?
    .details = A Háború Afrikában lap miatt az egyiket meg kell tenned.
ask-desertions = válassz orosz egységet, amely csökkentett erejű lesz
    .left = Hátralévő egység: { $number }
ask-landing = válassz hadtestet a szaloniki partraszálláshoz
    .details = Legalább egy, legfeljebb három brit vagy francia hadtest szállhat partra.
ask-landwehr = melyik német egység kapjon vissza egy erőlépcsőt?
    .details = Egy erőlépcső hadseregnek 1 RP-be, hadtestnek ½ RP-be kerül.
ask-replacements = költsd el a pótlási pontokat (RP)
    .details = Egy erőlépcső hadseregnek 1 RP-be, hadtestnek ½ RP-be kerül. Az el nem költött RP elvész.
ask-discards = eldobsz harckártyákat, mielőtt húzol?
    .details = Válaszd ki az eldobandó lapokat, végül a „befejezés” gombot.
