# Why something cannot be done.

# Before the game

bid-more = { FORM($side, "the-onto") } { FORM($number, "by") } több győzelmi pontot kell licitálnod
no-bid-yet = még nincs licit: válassz oldalt, és licitálj rá győzelmi pontokat
not-optional = { FORM($card, "az") } lap nincs a választható lapjaid között
included-already = { FORM($card, "az") } lap már bekerült a pakliba, vagy nem maradt lap, amelynek a helyére kerülhetne
not-exchangeable = { FORM($card, "az") } lap nem vehető ki: válassz egy saját, ugyanabból a pakliból való, azonos értékű lapot

# Cards

others-card = { FORM($card, "az") } lap a másik oldalé
not-in-hand = { FORM($card, "az") } lap nincs a kezedben
guns-first = a Központi hatalmak első akciója csak { FORM($card, "az") } lap eseménye lehet
event-only = { FORM($card, "az") } lap egyelőre csak eseményként játszható ki
redeployed-before = az előző akciód stratégiai átcsoportosítás volt: { FORM($card, "az") } lapot másra kell használnod
replaced-before = az előző akcióddal pótlási pontokat szereztél: { FORM($card, "az") } lapot másra kell használnod
influenza = az Influenza miatt { FORM($card, "az") } lap ebben a fordulóban nem játszható ki pótlási pontokért
no-peace-terms = ebben a játszmában nincsenek békefeltételek
peace-needs-more = a Központi hatalmak csak 11 vagy több győzelmi pontnál ajánlhatnak békefeltételeket, { FORM($points, "by") } nem
peace-needs-less = a Szövetségesek csak 9 vagy kevesebb győzelmi pontnál ajánlhatnak békefeltételeket, { FORM($points, "by") } nem
fourteen-points = a 14 pont után a Központi hatalmak már nem ajánlhatnak békefeltételeket
only-combat-cards = { FORM($card, "az") } lap nem harckártya: most csak harckártyákat dobhatsz el

# What events need

combat-card = { FORM($card, "az") } lap harckártya: harcban játszd ki
event-not-now = { FORM($card, "az") } lap most nem játszható ki eseményként
needs-played = { FORM($card, "az") } lap eseményként csak { FORM($cards, "az") } lap után játszható ki
needs-any-played = { FORM($card, "az") } lap eseményként csak { OR($cards, "az") } lap után játszható ki
needs-unplayed = { FORM($card, "az") } lap { FORM($cards, "az") } lap után eseményként már nem játszható ki
needs-earlier-turn = { FORM($card, "az") } lap eseményként csak későbbi fordulóban játszható ki, mint { FORM($cards, "az") } lap
needs-turns = { FORM($card, "az") } lap eseményként legkésőbb { FORM($number, "article") } { $number }. fordulóban játszható ki
entrench-once = egy Beásás esemény már volt, { FORM($card, "az") } lap nem lehet a második
no-entrench-in-august = ebben a forgatókönyvben { FORM($card, "az") } lap az 1. fordulóban nem játszható ki eseményként
needs-mobilization = { FORM($card, "az") } lap eseményként csak addig játszható ki, amíg az oldalad a mozgósítás szintjén van
needs-below-total = { FORM($card, "az") } lap eseményként csak addig játszható ki, amíg az oldalad el nem éri a totális háborút
one-entry = ebben a fordulóban már hadba lépett egy semleges ország: { FORM($card, "az") } lapot egy későbbi fordulóban játszd ki
needs-at-war = { FORM($card, "az") } lap eseményként csak akkor játszható ki, ha { FORM($nation, "the") } hadban áll
needs-status = { FORM($card, "az") } lap eseményként csak akkor játszható ki, ha az együttes háborús szint legalább { $number }
needs-russian-spaces = { FORM($card, "az") } lap eseményként csak akkor játszható ki, ha a Központi hatalmak legalább { $number } orosz GYP-mezőt ellenőriznek
needs-tsar-shaken = { FORM($card, "az") } lap eseményként csak akkor játszható ki, ha az együttes háborús szint és a Központi hatalmak orosz GYP-mezőinek száma együtt legalább { $number }
needs-revolution = { FORM($card, "az") } lap eseményként csak akkor játszható ki, ha a Központi hatalmak { FORM($number, "by") } több orosz GYP-mezőt ellenőriznek, vagy Bakut kivéve mindet
u-boats = a Korlátlan tengeralattjáró-háború a Konvoj kijátszásáig megakadályozza { FORM($card, "az") } lap kijátszását
first-action-only = { FORM($card, "az") } lap eseményként csak a játszma első akciójaként játszható ki
needs-high-seas = { FORM($card, "az") } lap eseményként csak közvetlenül a Nyílt-tengeri Flotta lap után játszható ki
needs-moltke = az első két fordulóban { FORM($card, "az") } lap eseményként csak a Moltke lap után játszható ki
libya-held = { FORM($card, "az") } lap eseményként nem játszható ki, amíg szövetséges egység van Líbiában
needs-berlin = { FORM($card, "az") } lap eseményként csak akkor játszható ki, ha Berlin az ellenőrzésed alatt és utánpótlásban van
needs-warsaw = { FORM($card, "az") } lap eseményként csak akkor játszható ki, ha Varsó az ellenőrzésed alatt van
needs-taxi-army = { FORM($card, "az") } laphoz utánpótlásban lévő, csökkentett erejű francia hadsereg kell Párizsban vagy mellette, és Párizs nem lehet elfoglalva vagy ostrom alatt
needs-cavalry-space = { FORM($card, "az") } laphoz utánpótlásban lévő orosz hadsereg kell az európai térképen, Oroszországban, olyan mezőn, ahol két hadtest még elfér
needs-salonika-corps = { FORM($card, "az") } laphoz hely kell a szövetséges Szalonikiben, és egy brit vagy francia hadtest, amely odajuthat
no-reinforcements-in-august = az 1. fordulóban nem érkezhet erősítés: { FORM($card, "az") } lapot egy későbbi fordulóban játszd ki
reinforced-already = ebben a fordulóban már érkezett { FORM($nation, "adjective") } erősítés
reinforcements-do-not-fit = nincs hely azokon a mezőkön, ahová { FORM($card, "az") } lap egységeit le kell helyezni

# Activation

reserve-not-activated = a tartalékmező nem aktiválható: hadtestei stratégiai átcsoportosítással mozognak
activated-already = { FORM($space, "the") } már aktiválva van
neutral-greeks = amíg Görögország semleges, a görög egységek nem tehetnek semmit
no-units-there = nincs egységed { FORM($space, "the-at") }
space-out-of-supply = { FORM($space, "the-at") } egyetlen egységednek sincs utánpótlása
desert-in-summer = nyáron az egységek sem sivatagból, sem sivatag ellen nem támadhatnak, { FORM($space, "the") } pedig sivatag
too-few-points = { FORM($space, "the") } aktiválásának költsége { $number } OPS, de csak { $left } maradt
one-near-east-attack = a Szövetségesek akciónként csak egy közel-keleti mezőt aktiválhatnak támadásra

# Units

not-your-unit = { FORM($piece, "the") } a másik oldalé
not-on-map = { FORM($piece, "the") } nincs a térképen
not-in-play = { FORM($piece, "the") } nincs játékban
out-of-supply = { FORM($piece, "the-to") } nincs utánpótlása
was-out-of-supply = { FORM($piece, "the-to") } nem volt utánpótlása, amikor a mezőjét aktiváltad
take-the-same = az azonos egységek közül csak az egyik választható: a felkínált { $piece2 }
never-moves = { FORM($piece, "the") } nem mozoghat

# Movement

nothing-taken = előbb válassz egységet
not-activated = { FORM($space, "the") } nincs mozgásra aktiválva
moved-already = { FORM($piece, "the") } már mozgott
nowhere-to-go = { FORM($piece, "the-to") } nincs hová mennie
taken-already = { FORM($piece, "the") } már a csoportban van
elsewhere = { FORM($piece, "the") } nincs { FORM($space, "the-at") }
cannot-come-along = { FORM($piece, "the") } nem csatlakozhat a csoporthoz: együtt nem lenne hová menniük
still-moving = előbb fejezd be { FORM($piece, "the") } mozgatását
not-moved-yet = { FORM($piece, "the") } még nem mozgott: válassz neki célmezőt
no-march-to-reserve = a tartalékmezőre csak stratégiai átcsoportosítással juthatnak egységek
too-far = { FORM($space, "the") } túl messze van: csak { $number } mozgáspont maradt
marked-for-attack = { FORM($space, "the") } támadásra van aktiválva, ott nem érhet véget mozgás
space-full = { FORM($space, "the-at") } nincs több hely: az egységkorlát három
overstacked = { FORM($space, "the-at") } háromnál több egység van: előbb mozgass el onnan egyet
fort-not-besieged = { FORM($space, "the-at") } túl kevés az egység az erőd ostromához: küldj eleget, vagy egyet se
cannot-besiege = { FORM($space, "az-local") } erőd ostromához egy hadsereg vagy { $number } hadtest kell
cannot-besiege-alone = egyetlen egység nem ostromolhatja { FORM($space, "az-local") } erődöt
siege-would-break = { FORM($space, "the-at") } elég egységnek kell maradnia az erőd ostromához
enemy-there = { FORM($space, "the-at") } ellenséges egységek vannak
enemy-fort = { FORM($space, "the-at") } ellenséges erőd van, amelyet nem ostromolsz
neutral-space = { FORM($space, "the") } semleges országhoz tartozik
no-beachhead = { FORM($space, "the-at") } nincs hídfő
persia-closed = { FORM($space, "the") } zárva van, amíg Törökország nem áll hadban
not-in-near-east = { FORM($piece, "the") } nem léphet a közel-keleti térképre
bef-stays = { FORM($piece, "the") } csak Nagy-Britanniában, Franciaországban, Belgiumban és Németországban tartózkodhat
orient-stays = { FORM($piece, "the") } nem Szalonikiben szállt partra, ezért most sem mehet oda
german-fort-closed = az 1. fordulóban orosz egységek nem léphetnek { FORM($space, "the-to-place") }, és azt nem is támadhatják meg, mert német erőd védi
italy-closed = { FORM($piece, "the") } nem léphet Olaszországba, amíg a Szövetségesek meg nem kapják a totális háború lapjait
russians-stay = Breszt-Litovszk óta { FORM($piece, "the") } csak Oroszországban, Németországban, az Osztrák–Magyar Monarchiában, Törökországban és Romániában tartózkodhat
russians-apart = Breszt-Litovszk óta orosz és más szövetséges egységek nem lehetnek egy mezőn, { FORM($space, "the-at") } sem
cannot-enter = { FORM($piece, "the") } nem léphet { FORM($space, "the-to-place") }
crossing-used = fordulónként csak egy orosz hadtest kelhet át a Kaukázus és a Közel-Kelet között, a cár bukása után pedig egy sem
no-end-at-channel = a Központi hatalmak csak a Versenyfutás a tengerhez lap után vagy 4-es háborús szinttől állhatnak meg { FORM($space, "the-at") }
no-end-in-alps = német hadseregek nem állhatnak meg { FORM($space, "the-at") }, amíg a Szövetségesek meg nem kapják a totális háború lapjait

# Trenches

no-entrench-event = amíg nem volt Beásás esemény, hadsereg nem áshatja be magát
only-armies-dig = csak hadsereg áshatja be magát, { FORM($piece, "the") } nem
deepest-trench = { FORM($space, "the-at") } már 2. szintű lövészárok van, ez a legmagasabb szint
one-attempt = { FORM($space, "the-at") } egy hadsereg már próbálja beásni magát: mezőnként csak egy próbálhatja meg
cannot-dig-there = nem helyezhetsz lövészárkot { FORM($space, "the-to-place") }

# Attacks

reserve-not-attacked = a tartalékmező nem támadható meg
no-enemy-there = { FORM($space, "the-at") } nincs megtámadható ellenség
attacked-already = { FORM($space, "the-object") } ebben az akcióban már megtámadtad
only-retreated-units = { FORM($space, "the-at") } csak olyan egységek vannak, amelyek ebben az akcióban visszavonultak, ezért újra nem támadhatók meg
nobody-marked-near = { FORM($space, "the") } mellett nincs támadásra aktivált mező
not-marked-for-attack = { FORM($space, "the") } nincs támadásra aktiválva
struck-already = { FORM($piece, "the") } már támadott
dashed-link = { FORM($piece, "the") } szaggatott vonalon át nem támadhatja meg { FORM($space, "the-object") }
not-adjacent = { FORM($space, "the") } nem szomszédos { FORM($space2, "the-with") }
attack-from-inside = { FORM($space, "az-local") } erőd ostrom alatt áll: csak a mezőjén lévő egységek támadhatják meg
russian-fort = német egységek csak az Ober Ost lap után vagy 4-es háborús szinttől támadhatják meg { FORM($space, "the-object") }, mert orosz erőd védi
russians-left-alone = Breszt-Litovszk óta csak közel-keleti török egységek támadhatnak meg orosz egységeket, { FORM($space, "az-local") } egységeket nem
russians-attack-no-more = Breszt-Litovszk óta orosz egységek nem támadhatnak
lloyd-george = Lloyd George miatt ebben a fordulóban brit egységek nem támadhatnak meg 2. szintű lövészárokban lévő németeket, { FORM($space, "the-at") } sem
stavka = a Sztavka tétovasága miatt ebben a fordulóban orosz egységek nem támadhatnak meg olyan lövészárkot, amelyet csak németek védenek, { FORM($space, "the-at") } sem
no-common-space = ezek az egységek nem támadhatnak együtt: kell egy mező, ahol minden részt vevő országnak van egysége
london-needs-company = a londoni egységek csak franciaországi vagy belgiumi egységekkel együtt támadhatnak
one-corps-crosses = a Kaukázus és a Közel-Kelet között csak egy orosz hadtest támadhat
nobody-attacks = előbb válaszd ki a támadó egységeket
picked-already = { FORM($piece, "the") } már részt vesz a támadásban

# Combat

card-in-use = { FORM($card, "az") } lapot ebben a harcban már felhasználtad
not-face-up = { FORM($card, "az") } lap nincs előtted képpel felfelé
no-combat-card = { FORM($card, "az") } lap nem harckártya
served-already = { FORM($card, "az") } lapot ebben az akciókörben már felhasználtad
not-in-this-step = { FORM($card, "az") } lap a harc egy másik lépésében játszható ki
card-does-not-fit = { FORM($card, "az") } lap ebben a harcban nem használható
no-attacking-space = { FORM($space, "the-at") } nincs támadó egység: válassz olyan mezőt, ahol van
no-flank-on-fort = egységek nélküli erődöt nem lehet átkarolni
flank-needs-two-spaces = az átkaroló támadáshoz legalább két mezőről kell támadni
flank-needs-army = az átkaroló támadáshoz legalább egy hadsereg kell
no-flank-terrain = { FORM($space, "the") } hegység vagy mocsár, ezért nem karolható át
no-flank-trench = { FORM($space, "the-at") } lövészárok van, ezért nem karolható át
flank-later = az átkaroló támadás a következő lépésben jön: passzolj, vagy előbb játssz ki egy lapot
flank-over = az átkaroló támadáshoz már késő, vagy egy kijátszott lap kizárja
not-in-combat = { FORM($piece, "the") } nem vesz részt ebben a harcban
first-loss-elsewhere = nem { FORM($piece, "the") } viseli az első veszteséget: a sorrend BEF, BEF-hadtest, MEF vagy CAU, végül ausztrál vagy kanadai hadtest
loss-too-great = { FORM($piece, "the") } egy erőlépcsője több, mint a hátralévő veszteségszám ({ $number })
loss-too-small = egy másik egység többet tud fedezni a hátralévő veszteségszámból ({ $number })
a-step-must-remain = { FORM($piece, "the") } nem veszítheti el az utolsó erőlépcsőjét: a védőknek legalább egy erőlépcsője maradjon
step-not-restored = { FORM($piece, "the") } nem kaphat vissza erőlépcsőt

# Retreat and advance

not-retreating = { FORM($piece, "the-to") } nem kell visszavonulnia
no-retreat-to-reserve = a tartalékmezőre nem lehet visszavonulni
not-back = az egységek nem vonulhatnak vissza { FORM($space, "the-to-place") }, ahol a harc folyt
no-second-step = { FORM($space, "the-from-place") } nem folytatható a kétmezős visszavonulás, válassz ezek közül: { $spaces }
better-retreat = { FORM($space, "the") } hátrább van a sorrendben, mint { OR($spaces, "the") }: előbb utánpótlásban lévő saját mező jön, aztán más saját mező, végül más, utánpótlásban lévő mező
no-way-of-retreat = { FORM($space, "the-on") } át egyetlen védő sem vonult vissza
advanced-already = { FORM($piece, "the") } már előrenyomult
only-full-strength = { FORM($piece, "the") } csökkentett erejű: csak teljes erejű egységek nyomulhatnak előre

# Redeployment

redeployed-already = { FORM($piece, "the-object") } már átcsoportosítottad
too-few-redeployment-points = { FORM($piece, "the") } átcsoportosítása { $number } SR-pontba kerül, de csak { $left } maradt
nowhere-to-redeploy = { FORM($piece, "the-object") } nincs hová átcsoportosítani
there-already = { FORM($piece, "the") } már ott van
not-friendly = { FORM($space, "the") } nincs az ellenőrzésed alatt
russians-in-russia = orosz egységek csak Oroszországon belül csoportosíthatók át, és { FORM($space, "the") } azon kívül van
near-east-limit = { FORM($piece, "the") } most nem csoportosítható át a Közel-Keletre vagy onnan: fordulónként csak egy-egy hadtest mehet, némelyik egység pedig soha
not-supplied-there = { FORM($space, "the-at") } az egységnek nem lenne utánpótlása
no-company = { FORM($space, "the-at") } nincs utánpótlásban lévő egység ugyanabból az országból, és a mező ennek az országnak sem a fővárosa, sem utánpótlási forrása
no-way = saját mezőkön át nem vezet út { FORM($space, "the-to-place") }
no-armies-in-reserve = a tartalékmezőre csak hadtestek mehetnek, { FORM($piece, "the") } nem
capital-lost = { FORM($nation, "the") } fővárosát az ellenség ellenőrzi vagy ostromolja
wrong-source = { FORM($space, "the") } csak más ország forrásaiból kap utánpótlást

# Reinforcements, replacements, events

not-an-entry = { FORM($piece, "the") } nem helyezhető { FORM($space, "the-to-place") }
not-in-nation = { FORM($space, "the") } nincs { FORM($nation, "the-in") }
different-spaces = { FORM($space, "the-at") } már van hadtest: minden hadtestet más mezőre helyezz
nowhere-to-rebuild = { FORM($piece, "the-object") } nincs hol újjászervezni
full-strength = { FORM($piece, "the") } már teljes erejű
not-for-eliminated = { FORM($piece, "the") } megsemmisült: most csak csökkentett erejű egységek kaphatnak vissza erőlépcsőt
too-few-replacements = { FORM($piece, "the") } pótlásához nincs elég RP-d
not-replaceable = { FORM($piece, "the") } nem kaphat pótlást
poles-without-warsaw = { FORM($piece, "the") } nem kaphat pótlást, amíg Varsó a Szövetségeseké
no-taxis-for = { FORM($piece, "the") } nem választható: csökkentett erejű, utánpótlásban lévő francia hadsereg kell Párizsban vagy mellette
no-cavalry-there = { FORM($space, "the-at") } nincs utánpótlásban lévő orosz hadsereg, vagy nem fér el két hadtest
full-strength-first = { FORM($piece, "the") } csökkentett erejű: előbb egy teljes erejű brit hadtestet kell kivenni
not-for-africa = { FORM($piece, "the") } nem választható: a térképen vagy a tartalékmezőn lévő brit hadtest kell
not-a-deserter = { FORM($piece, "the") } nem választható: a térképen vagy a tartalékmezőn lévő, teljes erejű orosz egység kell
one-corps-at-least = legalább egy hadtestnek partra kell szállnia Szalonikiben
not-to-salonika = { FORM($piece, "the") } nem mehet Szalonikibe: válassz brit vagy francia hadtestet a tartalékmezőről vagy egy kikötőből, ahol van utánpótlása

# What goes on, and what is to be done first

now-bidding = előbb licitálj egy oldalra, vagy fogadd el a licitet
now-choosing = előbb válaszd ki a választható lapjaidat
now-action = előbb { FORM($side, "the-to") } kell akciót választaniuk
now-peace = előbb fogadd el vagy utasítsd el a békefeltételeket
now-activation = előbb aktiválj mezőket, vagy válaszd a „befejezés” gombot; hátralévő OPS: { $number }
now-movement = előbb fejezd be az aktivált egységek mozgatását
now-march = előbb fejezd be { FORM($piece, "the") } mozgatását
now-redeployment = előbb csoportosíts át egységeket, vagy válaszd a „befejezés” gombot; hátralévő SR-pont: { $number }
now-transfer = előbb válaszd ki, hová csoportosítod át { FORM($piece, "the-object") }
now-attacks = előbb támadj meg egy mezőt, vagy válaszd a „befejezés” gombot
now-attackers = előbb válaszd ki, mely egységek támadják meg { FORM($space, "the-object") }
now-losses = előbb vond le a veszteségeket; hátralévő veszteségszám: { $number }
now-extra-loss = előbb válaszd ki, melyik egység veszít még egy erőlépcsőt
now-retreat = előbb a védőknek vissza kell vonulniuk
now-advance = előbb nyomulj előre { FORM($space, "the-to-place") }, vagy válaszd a „befejezés” gombot
now-advance-on = előbb válaszd ki, hogy { FORM($piece, "the") } továbbnyomul-e, vagy megáll
now-placement = előbb helyezd le { FORM($piece, "the-object") }
now-mobilizing = előbb helyezz le minden { FORM($nation, "adjective") } hadtestet; hátralévő hadtest: { $number }
now-dig = előbb válassz mezőt a lövészároknak
now-replacements = előbb költs el pótlási pontokat, vagy válaszd a „befejezés” gombot
now-rebuilding = előbb válaszd ki, hol szervezed újjá { FORM($piece, "the-object") }
now-discards = előbb dobj el harckártyákat, vagy válaszd a „befejezés” gombot
