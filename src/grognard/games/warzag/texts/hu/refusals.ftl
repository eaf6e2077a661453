# Why something cannot be done.

# Cards

not-in-hand = { FORM($nation, "the-to") } nincs a kezében { FORM($card, "az") } lap
no-effect = { FORM($card, "az") } lapnak most nem volna hatása
window-0 = { FORM($card, "az") } lapot az I. fázisban, a bevétel után játszd ki
window-1 = { FORM($card, "az") } lapot a II. fázisban, a kiképzés közben játszd ki
window-2 = { FORM($card, "az") } lapot a II. fázisban játszd ki
window-3 = { FORM($card, "az") } lapot akkor játszd ki, amikor egy védett terület elleni inváziót tervezel
window-4 = { FORM($card, "az") } lapot akkor játszd ki, ha megtámadnak, még a támadás előtt
window-5 = { FORM($card, "az") } lapot akkor játszd ki, ha megtámadnak, még a támadás előtt
window-6 = { FORM($card, "az") } lapot közvetlenül a dobás után játszd ki
window-7 = { FORM($card, "az") } lapot a IV. fázisban játszd ki
window-8 = { FORM($card, "az") } lapot a III. fázisban, invázión kívül játszd ki
one-of-each = egy invázióban csak egy { $card } lapot játszhatsz ki

# Points and gifts

no-partner = { FORM($nation, "the-to") } nincs partnere
gift-of-nothing = legalább 1 PP-t adj át
gift-too-great = { FORM($nation, "the") } legfeljebb { $number } PP-t adhat át, mert az átadás további 1 PP-be kerül
too-few-points = ez { $number } PP-be kerül, de { $points ->
    [0] nincs PP-d
   *[other] csak { $points } PP-d van
  }

# Territories

not-own = { FORM($territory, "the") } nem { FORM($nation, "the-whose") }
enemy-territory = { FORM($territory, "the") } tulajdonosa { FORM($nation, "the") }
radioactive = { FORM($territory, "the") } a játszma végéig sugárszennyezett
stack-full = { FORM($territory, "the") } megtelt: egy területen legfeljebb { $number } hadsereg lehet
no-training-ground = { FORM($territory, "the") } se nem bázis, se nem kiképzőtábor, pedig hadsereget csak ott lehet kiképezni
no-armies-in-laboratory = a Kutatóközpontba csak vezető léphet
own-territory = { FORM($territory, "the") } a tiéd
allied-territory = { FORM($territory, "the") } a partneredé
nobodys-territory = { FORM($territory, "the-to") } nincs tulajdonosa; invázió helyett a II. fázisban küldj oda hadsereget
base-in-first-round = az 1. fordulóban bázist nem lehet megtámadni; { FORM($territory, "the") } a 2. fordulótól támadható
not-enemy = { FORM($territory, "the") } nem ellenségé
not-developed = { FORM($territory, "the-at") } nincs fejlesztés
never-developed = csak normál területet lehet fejleszteni, { FORM($territory, "the") } nem az
developed-so = { FORM($territory, "the-at") } már van ilyen fejlesztés ({ $development })
outside-radius = { FORM($territory, "the") } kívül esik { FORM($nation, "the") } vezetőjének körzetén

# Training and movement

training-over = már megkezdted a mozgást, kiképezni pedig csak előtte lehet
none-in-stock = a készletben nincs több ilyen hadsereg ({ $dossier })
too-dear = { $dossier }: az ára { $number } PP, de { $points ->
    [0] nincs PP-d
   *[other] csak { $points } PP-d van
  }
conscript-one = képezz ki legalább egy gyalogságot
nothing-taken = előbb válassz ki egy hadsereget
there-already = { FORM($army, "the") } már ott van
not-commanded = { FORM($army, "the-to") } nem { FORM($nation, "the") } parancsol
not-on-board = { FORM($army, "the") } nincs a táblán
moved-already = { FORM($army, "the") } ebben a körben már mozgott
nowhere-to-go = { FORM($army, "the") } hatótávján belül nincs olyan terület, ahová mehetne
take-the-same = { FORM($army, "the") } helyett válaszd a vele azonos hadsereget, amelyet a program felkínál
no-way = { FORM($territory, "the") } nem érhető el, mert a hadseregek nem haladhatnak át ellenséges vagy sugárszennyezett területen, sem a Kutatóközponton
out-of-range = { FORM($territory, "the") } túl messze van: { FORM($army, "the") } hatótávja { $number }
cannot-annex = { FORM($territory, "the") } annektálása { $number } PP-be kerül, de { $points ->
    [0] nincs PP-d
   *[other] csak { $points } PP-d van
  }
plebiscite-one = annektálj legalább egy területet
plebiscite-neutral = { FORM($territory, "the") } nem semleges normál terület
not-next-to-own = { FORM($territory, "the") } egyetlen területeddel sem szomszédos
leader-there = { FORM($territory, "the-at") } vezető van

# Invasions

no-invasion-of-laboratory = a Kutatóközpontot soha nem lehet megtámadni
all-have-fought = { FORM($territory, "the-with") } szomszédos hadseregeid ebben a körben már mind harcoltak
no-army-next-to = nincs { FORM($territory, "the-with") } szomszédos hadsereged
name-an-origin = válassz legalább egy területet, ahonnan támadsz
not-next-to = { FORM($territory, "the") } nem szomszédos { FORM($territory2, "the-with") }
no-fresh-army = { FORM($territory, "the-at") } nincs olyan hadsereg, amely ebben a körben még harcolhat
name-an-army = válassz legalább egy hadsereget
fought-already = { FORM($army, "the") } ebben a körben már harcolt
army-not-next-to = { FORM($army, "the") } nem szomszédos { FORM($territory, "the-with") }
not-taking-part = { FORM($army, "the") } nem vesz részt ebben az invázióban
too-strong = { FORM($army, "the") } védelme { $number }, de { $left ->
    [0] nem maradt pontod
   *[other] csak { $left } pontod maradt
  }
not-below-one = { FORM($army, "the") } védelme 1, és ennél lejjebb a sérülések sem viszik
one-point-left = { FORM($army, "the") } már csak egy sérülést szenvedhet
chosen-to-take = már választottál bevonuló hadsereget, ezzel elfoglalod a területet
one-must-enter = válassz legalább egy hadsereget, amely bevonul
no-weapon = { FORM($nation, "the-to") } nincs atomfegyvere
never-bombed = bázis és a Kutatóközpont ellen nem vethető be atomfegyver
not-on-own = a saját és a partnered területei ellen nem vethető be atomfegyver
out-of-weapon-range = { FORM($territory, "the") } több mint { $number } lépésre van a saját területeidtől

# Leaders, the laboratory, research

driven-from-there = a vezető éppen most menekült el { FORM($territory, "the-from-place") }
nearer-refuge = a vezetőnek bázisra kell mennie, vagy { FORM($territory, "the-by") } közelebbi területre
leader-grounded = { FORM($nation, "the") } vezetője menekülni kényszerült, és kimarad ebből a körből
leader-has-moved = { FORM($nation, "the") } vezetője ebben a körben már befejezte a mozgását
leader-there-already = { FORM($nation, "the") } vezetője már ott van
leader-too-far = { FORM($territory, "the") } nem érhető el: { FORM($nation, "the") } vezetőjének hatótávja { $number }, és nem haladhat át ellenséges területen
leader-not-there = { FORM($nation, "the") } vezetője nincs a Kutatóközpontban
activities-over = tevékenységet csak a kutatási jelölő lépése és a fejlesztés előtt végezhetsz
once-a-turn = ezt a tevékenységet ebben a körben már elvégezted
promotion-taken = { FORM($promotion, "az") } előléptetést már { FORM($nation, "the") } szerezte meg
one-promotion-each = a hadseregek minden fajtája csak egy előléptetést kaphat, és { FORM($kind, "the-to") } már van
promotion-too-dear = { FORM($promotion, "az") } előléptetés { $number } PP-be kerül, de { $points ->
    [0] nincs PP-d
   *[other] csak { $points } PP-d van
  }
nobody-wounded = { FORM($territory, "the-at") } nincs sérült hadsereg
no-army-there = { FORM($territory, "the-at") } nincs hadsereg
no-haven = egyetlen másik területen sincs hely
evacuate-one = evakuálj legalább egy hadsereget
one-origin = most csak { FORM($territory, "the-from-place") } lehet hadsereget evakuálni
token-active = { FORM($nation, "the") } kutatási jelölője már a sávon van
token-inactive = { FORM($nation, "the") } kutatási jelölője még nincs a sávon
token-at-end = { FORM($nation, "the") } kutatási jelölője a sáv végén van
token-has-moved = { FORM($nation, "the") } kutatási jelölője ebben a körben már lépett
research-first = előbb léptesd { FORM($nation, "the") } kutatási jelölőjét
