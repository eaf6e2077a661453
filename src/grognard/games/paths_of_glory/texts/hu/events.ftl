# What has happened. A name that ends in -own is what only the owner of the cards reads.

# Words that sentences share

turn-name = { $turn ->
    [1] 1914. augusztus
    [2] 1914. szeptember
    [3] 1914 ősze
    [4] 1915 tele
    [5] 1915 tavasza
    [6] 1915 nyara
    [7] 1915 ősze
    [8] 1916 tele
    [9] 1916 tavasza
    [10] 1916 nyara
    [11] 1916 ősze
    [12] 1917 tele
    [13] 1917 tavasza
    [14] 1917 nyara
    [15] 1917 ősze
    [16] 1918 tele
    [17] 1918 tavasza
    [18] 1918 nyara
    [19] 1918 ősze
   *[other] 1919 tele
  }
modifier = { $drm ->
    [0] {""}
    [1] {" "}(DRM +1)
    [2] {" "}(DRM +2)
    [3] {" "}(DRM +3)
    [4] {" "}(DRM +4)
    [5] {" "}(DRM +5)
    [6] {" "}(DRM +6)
   *[other] {" "}(DRM { $drm })
  }
points-change = { $number ->
    [0] a győzelmi pontok nem változnak
    [-1] a Központi hatalmak 1 győzelmi pontot veszítenek
    [-2] a Központi hatalmak 2 győzelmi pontot veszítenek
    [-3] a Központi hatalmak 3 győzelmi pontot veszítenek
   *[other] a Központi hatalmak { $number } győzelmi pontot kapnak
  }
army-column = { $column ->
    [0] 1-es
    [1] 2-es
    [2] 3-as
    [3] 4-es
    [4] 5-ös
    [5] 6–8-as
    [6] 9–11-es
    [7] 12–14-es
    [8] 15-ös
   *[other] 16+
  }
corps-column = { $column ->
    [0] 0-s
    [1] 1-es
    [2] 2-es
    [3] 3-as
    [4] 4-es
    [5] 5-ös
    [6] 6-os
    [7] 7-es
   *[other] 8+
  }

# Before the game

begins-with-guns = A Központi hatalmak az Augusztusi ágyúk lappal a kezükben kezdenek.
begins-without-guns = A Központi hatalmak az Augusztusi ágyúk lap nélkül kezdenek.
bid-rolls = A játékosok a licithez { FORM($die, "object") } és { FORM($die2, "object") } dobnak: a nagyobbat dobó licitál elsőként, egyenlő dobásnál újra dobnak.
bids = { FORM($seat, "the") } helyén ülő játékos { $number } győzelmi pontot licitál { FORM($side, "the-onto") }.
bid-accepted = { FORM($seat, "the") } helyén ülő játékos { $number } győzelmi pontért { FORM($side, "the-with") } játszik.
cards-chosen = { FORM($side, "the") } kiválasztották a választható lapjaikat.

# The turn

turn-begins = { $turn }. forduló: { turn-name }.
round-begins = { $number }. akciókör: { $side }.
offensive-rolled = { FORM($side, "the") } { FORM($die, "object") } dobnak a kötelező offenzívára: { FORM($nation, "the-to") } kell támadnia.
offensive-italy = { FORM($side, "the") } { FORM($die, "object") } dobnak a kötelező offenzívára: { FORM($nation, "the-to") } { FORM($nation2, "the-in") } kell támadnia, vagy olasz egységeket kell megtámadnia.
offensive-none = { FORM($side, "the") } { FORM($die, "object") } dobnak a kötelező offenzívára: ebben a fordulóban nincs kötelező offenzíva.
offensive-mutiny = A Szövetségesek { FORM($die, "object") } dobnak a kötelező offenzívára: a francia csapatok fellázadnak, és az első nyugati támadásuk amerikai egységek nélkül 1 győzelmi pontba kerül.
offensive-made = { FORM($nation, "the") } támadott, ezzel { FORM($side, "the") } végrehajtották a kötelező offenzívájukat.
offensive-called-off = { FORM($side, "the") } kötelező offenzívája elmarad.
mutiny = A francia offenzíva zendülésbe torkollik: az első nyugati francia támadás amerikai egységek nélkül 1 győzelmi pontba kerül.
mutiny-attack = A franciák a zendülés ellenére támadnak: a Központi hatalmak 1 győzelmi pontot kapnak, az állás { $points } GYP.
offensive-missed = { $number ->
    [1] A Szövetségesek nem hajtották végre a kötelező offenzívájukat: a Központi hatalmak 1 győzelmi pontot kapnak, az állás { $points } GYP.
   *[other] A Központi hatalmak nem hajtották végre a kötelező offenzívájukat, ezért 1 győzelmi pontot veszítenek, az állás { $points } GYP.
  }

# Actions

automatic-operation = { FORM($side, "the") } automatikus hadműveletet hajtanak végre (1 OPS).
plays-operations = { FORM($side, "the") } hadműveletre játsszák ki { FORM($card, "az") } lapot ({ $number } OPS).
plays-redeployment = { FORM($side, "the") } stratégiai átcsoportosításra játsszák ki { FORM($card, "az") } lapot ({ $number } SR-pont).
plays-replacements = { FORM($side, "the") } pótlási pontokért játsszák ki { FORM($card, "az") } lapot.
plays-event = { FORM($side, "the") } eseményként játsszák ki { FORM($card, "az") } lapot.
war-status = { FORM($side, "the") } háborús szintje { FORM($number, "onto") } nő, az együttes háborús szint { FORM($combined, "onto") }.
event-point = Ebben a forgatókönyvben { FORM($card, "az") } lap 1 győzelmi pontot ér, az állás { $points } GYP.
offers-peace = { FORM($side, "the") } békefeltételeket ajánlanak.
peace-refused = { FORM($side, "the") } elutasítják a békefeltételeket.
peace-roll = A dobás a békefeltételek táblázatán { $die }: { points-change }, az állás { $points } GYP.
points = { points-change }, az állás { $points } GYP.

# Operations

activated-move = { FORM($side, "the") } mozgásra aktiválják { FORM($space, "the-object") } ({ $number } OPS).
activated-attack = { FORM($side, "the") } támadásra aktiválják { FORM($space, "the-object") } ({ $number } OPS).
moves = { FORM($pieces, "the") } { FORM($space, "the-from-place") } { FORM($space2, "the-to-place") } vonul.
tries-to-entrench = { FORM($piece, "the") } megpróbálja beásni magát { FORM($space, "the-at") }.
entrench-roll = { FORM($piece, "the") } { FORM($die, "object") } dob a beásásra{ modifier }, a sikerhez legfeljebb { $number } kell.
entrenched = { FORM($side, "the-to") } mostantól { $number }. szintű lövészárkuk van { FORM($space, "the-at") }.
trench-taken = { FORM($side, "the") } elfoglalják { FORM($space, "az-local") } lövészárkot, amely mostantól a saját 1. szintű lövészárkuk.
trench-removed = { FORM($space, "the-at") } megszűnik a lövészárok.
takes-space = { FORM($side, "the") } elfoglalják { FORM($space, "the-object") }.
takes-victory-space = { FORM($side, "the") } elfoglalják { FORM($space, "the-object") }, az állás { $points } GYP.
beachhead-lost = { FORM($space, "the-at") } elvész a hídfő.
fort-destroyed = { FORM($space, "the-at") } elpusztul az erőd.
redeploys = { FORM($piece, "the") } átcsoportosul { FORM($space, "the-from-place") } { FORM($space2, "the-to-place") }.

# Combat

attack = { COUNT($pieces2) ->
    [0] { FORM($side, "the") } megtámadják { FORM($space, "az-local") } erődöt { FORM($pieces, "the-with") }.
   *[other] { FORM($side, "the") } megtámadják { FORM($space, "the-object") } { FORM($pieces, "the-with") }. { CAPITAL(FORM($pieces2, "the")) } védekezik.
  }
pulls-back = Nagy visszavonulás: az orosz egységek hátrálnak { FORM($space, "the-from-place") }.
declares = A támadók felhasználják { FORM($card, "az") } lapot.
plays-combat-card = { FORM($side, "the") } kijátsszák { FORM($card, "az") } lapot.
uses-combat-card = { FORM($side, "the") } újra felhasználják { FORM($card, "az") } lapot.
attack-cancelled = { FORM($space, "az") } elleni támadás elmarad.
flank-success = A támadók { FORM($space, "the-from-place") } kötik le a védőket, és { FORM($die, "object") } dobnak az átkaroló támadásra{ modifier }. Siker: a támadók tüzelnek elsőként.
flank-failure = A támadók { FORM($space, "the-from-place") } kötik le a védőket, és { FORM($die, "object") } dobnak az átkaroló támadásra{ modifier }. Kudarc: a védők tüzelnek elsőként.
fires-army = { FORM($side, "the") } { $factors } harcértékkel tüzelnek (hadseregtáblázat, { army-column } oszlop), és { FORM($die, "object") } dobnak{ modifier }: a veszteségszám { $number }.
fires-corps = { FORM($side, "the") } { $factors } harcértékkel tüzelnek (hadtesttáblázat, { corps-column } oszlop), és { FORM($die, "object") } dobnak{ modifier }: a veszteségszám { $number }.
reduced = { FORM($piece, "the") } csökkentett erejű lesz.
eliminated = { FORM($piece, "the") } megsemmisül.
removed = { FORM($piece, "the") } véglegesen megsemmisül.
replaced-by = { FORM($piece2, "the") } helyére { FORM($space, "the-at") } egy hadtest lép a tartalékmezőről.
combat-won = { FORM($side, "the") } { $number }–{ FORM($number2, "onto") } megnyerik a harcot.
combat-tied = A harc döntetlen: { $number }–{ $number }.
stands = { FORM($space, "az-local") } védők még egy erőlépcső árán elkerülik a visszavonulást.
stands-by-haig = { FORM($space, "az-local") } védők Haig jóvoltából elkerülik a visszavonulást.
retreats = { FORM($piece, "the") } visszavonul { FORM($space, "the-from-place") } { FORM($space2, "the-to-place") }.
retreats-over = { FORM($piece, "the") } visszavonul { FORM($space, "the-from-place") } { FORM($space2, "the-on") } át { FORM($space3, "the-to-place") }.
advances = { FORM($piece, "the") } előrenyomul { FORM($space, "the-to-place") }.
peace-offensive-failed = A Békeoffenzíva nem hozott területnyereséget: a Központi hatalmak 1 győzelmi pontot veszítenek, az állás { $points } GYP.

# Events, reinforcements, replacements

enters-war = { FORM($nation, "the") } hadba lép { FORM($side, "the") } oldalán.
us-at-war = Az Egyesült Államok hadba lép.
placed = { FORM($piece, "the") } { FORM($space, "the-to-place") } kerül.
to-reserve = { FORM($piece, "the") } a tartalékmezőre kerül.
restored = { FORM($piece, "the") } visszakap egy erőlépcsőt.
rebuilt = { FORM($piece, "the") } a tartalékmezőn újjászerveződik.
rebuilt-at = { FORM($piece, "the") } újjászerveződik { FORM($space, "the-at") }.
grand-fleet = A Grand Fleet szembeszállt a Nyílt-tengeri Flottával: a győzelmi pontok nem változnak.
high-seas-point = A Nyílt-tengeri Flottával nem szállt szembe senki: a Központi hatalmak 1 győzelmi pontot kapnak, az állás { $points } GYP.
sees-hand = { COUNT($cards) ->
    [0] { FORM($side, "the") } kezében nincs lap.
   *[other] { FORM($side, "the") } kezében lévő lapok: { $cards }.
  }
hand-seen = { FORM($side, "the") } megnézik { FORM($side2, "the") } kezében lévő lapokat.

# The end of a turn

spaces-turn = { COUNT($spaces) ->
    [one] { FORM($spaces, "the-to") } nincs utánpótlása, ezért { FORM($side, "the") } ellenőrzése alá kerül.
   *[other] { FORM($spaces, "the-to") } nincs utánpótlása, ezért { FORM($side, "the") } ellenőrzése alá kerülnek.
  }
siege-roll = { FORM($space, "az-local") } erőd ostromlói { FORM($die, "object") } dobnak{ modifier }, a sikerhez { FORM($number, "by") } több kell.
blockade = A Blokád miatt a Központi hatalmak 1 győzelmi pontot veszítenek, az állás { $points } GYP.
italy-neutral = Olaszország még semleges: a Központi hatalmak 1 győzelmi pontot kapnak, az állás { $points } GYP.
commitment = { FORM($side, "the") } új elkötelezettségi szintje: { $level }.
armistice = Az együttes háborús szint { $number }: fegyverszünet vet véget a háborúnak.
discards = { FORM($side, "the") } eldobják { FORM($card, "az") } lapot.
reshuffled = { FORM($side, "the") } a paklijukba keverik az eldobott lapjaikat.
drew = { $number ->
    [0] { FORM($side, "the") } nem húznak lapot.
   *[other] { FORM($side, "the") } { $number } lapot húznak.
  }
drew-own = { COUNT($cards) ->
    [0] { FORM($side, "the") } nem húznak lapot.
   *[other] { FORM($side, "the") } húzott lapjai: { $cards }.
  }
won = { FORM($side, "the") } megnyerik a játszmát: { $why }.
game-drawn = A háborúnak nincs győztese: { $why }.
