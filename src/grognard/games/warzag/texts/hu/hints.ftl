# What speaks for an act, in the words of an adviser: facts of the board, of the own cards and of the own secret orders.

because-wins = Ezzel teljesíted { FORM($objective, "az") } célkitűzésedet.
because-objective = Ez közelebb visz { FORM($objective, "az") } célkitűzésedhez.
because-mission-done = Ezzel teljesíted { FORM($mission, "az") } küldetésedet.
because-mission = Ez közelebb visz { FORM($mission, "az") } küldetésedhez.

# Resources and expansion

because-points = Ez a lap azonnal { $number } PP-t hoz.
because-gives = { FORM($nation, "the-to") } csak { $number } PP-je van, neked pedig több, mint amennyit fel tudsz használni.
because-keeps-points = { $number ->
    [0] Nem maradt elkölthető PP-d.
   *[other] Marad { $number } PP-d későbbre.
  }
because-savings = Tartsd meg a PP-idet: { FORM($objective, "az") } célkitűzésedhez kellenek.
because-annexes = { FORM($territory, "the") } annektálása { $number } PP-be kerül, és körönként { $number2 } PP-t hoz.
because-annexes-free = { FORM($territory, "the") } annektálása ingyenes, és körönként { $number } PP-t hoz.
because-occupies = { FORM($territory, "the") } vitatott stratégiai terület, a megszállása ingyenes.
because-drives-leader = { FORM($nation, "the") } vezetője egyedül van ott: a bázisára kell menekülnie, és kimarad egy körből.
because-front = Ezzel a hadsereggel { FORM($territory, "az") } elleni támadásod elérheti { FORM($number, "the-object") }, az ottani védelem { $number2 }.
because-joins-front = Ez a hadsereg { FORM($number, "with") } növeli { FORM($territory, "az") } elleni támadást.
because-threatened = Segít megtartani { FORM($territory, "the-object") }, amely ellen a szomszédos ellenségek támadása elérheti { FORM($number, "the-object") }.
because-guards-base = Őrzi { FORM($territory, "the-object") }, ahol hadseregeket képzel ki: a szomszédos ellenségek támadása elérheti { FORM($number, "the-object") }.
because-industry = { FORM($territory, "the-at") } minden hadsereg körönként { $number } PP-t hoz.
because-leads-on = { FORM($territory, "the-from") } egy lépésre { $number ->
    [one] egy
   *[other] { $number }
  } tulajdonos nélküli terület van.
because-nearer = { FORM($territory, "the-at") } a hadsereg nagyobb hasznodra lesz.
because-land-in-reach = { $number ->
    [one] Onnan egy új hadsereg elérhet egy tulajdonos nélküli területet: { FORM($territory, "the-object") }.
   *[other] Onnan egy új hadsereg { $number } tulajdonos nélküli területet érhet el, köztük { FORM($territory, "the-object") }.
  }
because-attacker = Onnan egy új hadsereg elérheti a frontot, ahol { $number } a támadása.
because-more-armies = Több hadseregre van szükséged, és { FORM($territory, "the-at") } kiképezheted őket.
because-stays = A többi hadsereged jó helyen van.
because-all-moved = Nincs több hadsereg, amely mozoghatna.
because-card-now = { FORM($card, "az") } lapnak most veszed a legtöbb hasznát.

# Development

because-laboratory = A Kutatóközpontban a vezetőd tevékenységeket végezhet, például harctéri előléptetést adhat.
because-develops = { FORM($territory, "the-from-place") } a vezetőd { $number ->
    [one] egy
   *[other] { $number }
  } területedet fejlesztheti.
because-leader-safe = Ellenség van a vezetőd közelében, { FORM($territory, "the-at") } nagyobb biztonságban lesz.
because-leader-nearer = { FORM($territory, "the-from-place") } a vezetőd a következő körökben többet tehet.
because-produces = A termelés { FORM($territory, "the-at") } körönként { $number } PP-vel többet hoz.
because-fortifies = Erődítménnyel { FORM($territory, "the") } védelme hadseregek nélkül is { $number }.
because-camp = { FORM($territory, "az-at") } kiképzett hadseregek közelebbről indulnak oda, ahol szükséged van rájuk.
because-activates = A kutatási jelölőd a sávra kerül, és egyelőre körönként { $number } mezőt lép.
because-bomb-ready = A kutatási jelölő eléri azt a mezőt, amely atomfegyvert ad.
because-milestone = A kutatási jelölő eléri { FORM($square, "az") } mérföldkövet.
because-researches = A kutatási jelölő { $number } mezőt lép, és a következő mérföldkő onnan még { $number2 } mezőre van.
because-promotes = { $number ->
    [0] { FORM($promotion, "az") } előléptetés erősít minden ilyen hadsereget, amelyet kiképzel.
    [one] { FORM($promotion, "az") } előléptetés erősíti az egyetlen ilyen hadseregedet, és azokat is, amelyeket később képezel ki.
   *[other] { FORM($promotion, "az") } előléptetés erősíti mind { FORM($number, "the") } ilyen hadseregedet, és azokat is, amelyeket később képezel ki.
  }
because-evacuates = { FORM($territory, "az-at") } lévő hadseregek minden ellenségtől messze vannak, máshol többet tehetnek.
because-needed = { $number ->
    [0] { FORM($territory, "the-at") } a hadsereg többet tehet.
   *[other] { FORM($territory, "the-to-place") } védők kellenek, mert ott a szomszédos ellenségek támadása elérheti { FORM($number, "the-object") }.
  }
because-repairs = Ez { $number ->
    [one] egy
   *[other] { $number }
  } sérülést távolít el { FORM($territory, "the-at") }.

# Invasions

because-undefended = { FORM($territory, "the-at") } nincs se hadsereg, se erődítmény, így az invázió nem vallhat kudarcot.
because-attack-odds = A támadásod { $number }, { FORM($territory, "the") } védelme { $number2 }: ez elég.
because-attack-weak = A támadás ({ $number }) nem éri el a védelmet ({ $number2 }), de { FORM($territory, "the-at") } így is megsemmisít hadseregeket.
because-mines = Csak egy Aknamező lap emelhetné a védelmet a támadásod fölé, ennek az esélye nagyjából { $number }%.
because-counter-attack = Az ellentámadás legfeljebb { $number } sebzést okoz, a hadseregeid pedig { FORM($number2, "object") } bírnak el.
because-survives = Az ellentámadást a dobások { $number }%-ában túléli legalább egy hadsereged.
because-strategic = { FORM($territory, "the") } stratégiai terület, az elfoglalása ingyenes.
because-frees = Nincs elég PP-d { FORM($territory, "the") } elfoglalásához, de a tulajdonosa így is elveszíti.
because-last-land = Ez { FORM($nation, "the") } utolsó területe.
because-rival = { FORM($nation, "the") } közel járhat a célkitűzéséhez, meg kell állítani.
because-no-invasion = Nincs több olyan invázió, amely megérné a kockázatot.
because-enough = Többre nincs szükséged.
because-missed-least = { FORM($army, "the") } a mostani helyéről hiányozna a legkevésbé.
because-liberates = A terület felszabadítása többet ér, mint a megtartása.
because-worth-most = { FORM($army, "the") } a legértékesebb hadsereg, amelyet eltalálhatsz.
because-bomb = { $number ->
    [0] Az atomfegyver végleg elveszi az ellenségtől { FORM($territory, "the-object") }.
    [one] Az atomfegyver megsemmisíti a hadsereget { FORM($territory, "the-at") }.
    [2] Az atomfegyver mindkét hadsereget megsemmisíti { FORM($territory, "the-at") }.
   *[other] Az atomfegyver mind { FORM($number, "the") } hadsereget megsemmisíti { FORM($territory, "the-at") }.
  }
because-sabotage = Az ellenség elveszíti a fejlesztését { FORM($territory, "the-at") }.
because-mines-hold = Az Aknamező lappal a védelem { $number2 } lesz, a támadás { $number }: a terület kitart.
because-rolls-again = Egy újabb dobás várhatóan jobb eredményt hoz a mostaninál ({ $number } sebzés).
because-hurts-more = Az ellentámadás { FORM($number, "with") } több sebzést okoz.
because-card-kept = Egy lap itt túl keveset változtatna, jobb megtartani.
because-fights-on = { $number } terület { $number2 } ellen: még nem veszett el minden.
because-surrenders = { $number } terület { $number2 } ellen: a háború elveszett.
because-refuge = { FORM($territory, "the-from-place") } a vezetőd a következő körökben többet tehet.
