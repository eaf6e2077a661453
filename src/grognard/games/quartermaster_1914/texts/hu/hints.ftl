# What speaks for an act, as an adviser would say it: facts of the board and of the cards that the player knows.

because-home = Biztosítsd { FORM($nation, "the") } utánpótlását: ehhez hadsereg kell a hazai mezőjén ({ $space }).
because-home-first = Előzd meg az ellenséget { FORM($space, "the-at") }: ha ellenséges hadsereg áll a hazai mezőjén, { FORM($nation, "the") } nem építhet.
because-objective-free = { $number ->
    [1] { FORM($space, "the") } szabad célkitűzés, az utolsó pontozási fordulóban 1 pontot ér.
   *[other] { FORM($space, "the") } szabad célkitűzés, a hátralévő { $number } pontozási forduló mindegyikében 1 pontot ér.
  }
because-objective-enemy = { $number ->
    [1] { FORM($space, "the") } az ellenség kezén lévő célkitűzés, az utolsó pontozási fordulóban 1 pontot ér.
   *[other] { FORM($space, "the") } az ellenség kezén lévő célkitűzés, a hátralévő { $number } pontozási forduló mindegyikében 1 pontot ér.
  }
because-objective-ours = { $number ->
    [1] { FORM($space, "the") } a szövetséged kezén lévő célkitűzés, az utolsó pontozási fordulóban 1 pontot ér.
   *[other] { FORM($space, "the") } a szövetséged kezén lévő célkitűzés, a hátralévő { $number } pontozási forduló mindegyikében 1 pontot ér.
  }
because-rejoins = { $number ->
    [1] Zárd be a rést { FORM($space, "the-at") }: egy elvágott egységed újra utánpótlást kap.
   *[other] Zárd be a rést { FORM($space, "the-at") }: { $number } elvágott egységed újra utánpótlást kap.
  }
because-way-to = { FORM($space, "the") } szomszédos egy szabad célkitűzéssel: { $space2 }.
because-way-against = { FORM($space, "the-from-place") } megtámadhatsz egy célkitűzést, amely az ellenség kezén van: { $space2 }.
because-second-guard = { FORM($space, "the-object") } két hadsereggel könnyebb megvédeni: mindkét ország kártyái megerősíthetik.
because-front = { FORM($space, "the-from-place") } megtámadhatod { FORM($space2, "the-object") }.
because-more-ground = Egy új egység { FORM($space, "the-at") } meghosszabbítja az utánpótlási vonaladat.
because-way-is-free = { FORM($space, "the-at") } nincs ellenség, ezért ezt a csatát nem veszítheted el.
because-enemy-home = Csapj le { FORM($nation, "the") } hazai mezőjére ({ $space }): hadsereg nélkül ott egyik egységének sincs utánpótlása.
because-cuts = { $number ->
    [1] Vágd el az ellenség utánpótlási vonalát { FORM($space, "the-at") }: még egy egységének megszűnik az utánpótlása.
   *[other] Vágd el az ellenség utánpótlási vonalát { FORM($space, "the-at") }: még { $number } egységének megszűnik az utánpótlása.
  }
because-unsupplied = { FORM($space, "the-at") } az ellenségnek nincs utánpótlása: csak utánpótlási szimbólumos kártya erősítheti meg.
because-no-answer = Az ellenségnek nincs olyan előkészített kártyája, amely megerősíthetné { FORM($space, "the-object") }.
because-threat-removed = Ezzel elhárítod annak a veszélyét, hogy az ellenség { FORM($space, "the-from-place") } megtámadja a szövetséged egyik célkitűzését: { $space2 }.
because-sustain-ready = Ha az ellenség megerősíti a védelmet, van mivel felelned: { $card }.
because-weakens = Az eltávolított egység újraépítése egy kártyába és egy körbe kerül az ellenségnek.
because-strike-back = A támadás { FORM($space, "the-from-place") } indult: vágj vissza azonnal, nem kell megvárnod a körödet.
because-saves-supply = { $number ->
    [1] Tartsd nyitva az utánpótlási vonalat { FORM($space, "the-at") }: különben a szövetséged még egy egységének megszűnik az utánpótlása.
   *[other] Tartsd nyitva az utánpótlási vonalat { FORM($space, "the-at") }: különben a szövetséged még { $number } egységének megszűnik az utánpótlása.
  }
because-last-word = Az ellenségnek nincs több előkészített kártyája, amellyel felelhetne.
because-costs-them = Az ellenség vagy felhasznál még egy kártyát, vagy feladja { FORM($space, "az-local") } csatát.
because-points = A szövetséged azonnal { $number } pontot kap.
because-war-ends = A következő pontozáskor 12 pont előny véget vet a háborúnak: most minden pont számít.
because-attrition = { FORM($power, "the-to") } { $number } kártyát kell eldobnia.
because-runs-dry = { $number ->
    [0] { FORM($power, "the") } kártyái elfogytak: kézben és pakliban egy sem maradt.
   *[other] { FORM($power, "the") } kártyái fogytán vannak: kézben és pakliban összesen csak { $number } maradt.
  }
because-nothing-left = { FORM($power, "the-to") } ehhez nincs elég kártyája: minden hiányzó kártya egy pontjába kerül a szövetségének.
because-token = Feladatjelölővel { FORM($space, "the") } ugyanúgy pontot ér, mint egy táblára nyomtatott célkitűzés.
because-more-cards = { FORM($card, "az") } kártyával előkészíthetsz vagy kijátszhatsz még egy kártyát, vagy tervezhetsz eggyel.
because-status-scores = { $number ->
    [1] { FORM($card, "az") } kártya játékban marad, és az utolsó pontozási fordulóban pontot szerezhet.
   *[other] { FORM($card, "az") } kártya játékban marad, és a hátralévő { $number } pontozási forduló mindegyikében pontot szerezhet.
  }
because-status-lasts = { $number ->
    [1] { FORM($card, "az") } kártya az utolsó körben is játékban marad.
   *[other] { FORM($card, "az") } kártya még { $number } körön át játékban marad.
  }
because-most-useful = A kezedben lévők közül most { FORM($card, "az") } kártya a leghasznosabb.
because-hand-useless = { FORM($power, "the") } kezében most nincs olyan kártya, amelyet érdemes lenne kijátszani.
because-short-of-cards = { FORM($power, "the-to") } spórolnia kell: { $number ->
    [0] kézben és pakliban egy kártyája sem maradt
   *[other] kézben és pakliban { $number } kártyája maradt
  }, és még { $number2 } köre van hátra.
because-guards = Fedezd { FORM($space, "the-object") }: az ellenség megtámadhatja, de { FORM($card, "az") } kártyával megerősítheted.
because-hits-later = Egy későbbi körben { FORM($card, "az") } kártyával { $number } kártya eldobására kényszerítheted { FORM($power, "the-object") }.
because-strikes-back-later = Ha egy { FORM($nation, "adjective") } hadsereg elleni támadás kudarcot vall, { FORM($card, "az") } kártyával azonnal visszavághatsz.
because-ready-to-sustain = Ha az ellenség megerősíti { FORM($space, "the-object") }, { FORM($card, "az") } kártyával fenntarthatod a csatát.
because-nobody-knows = Az ellenség csak azt látja, hogy előkészítesz egy kártyát, azt nem, hogy éppen { FORM($card, "az") } kártyát.
because-kept-to-play = { FORM($power, "the") } kártyái kézben többet érnek, mint előkészítve.
because-last-cards = { FORM($power, "the") } paklija elfogyott, és { FORM($card, "az") } kártya csak kézből játszható ki.
because-not-worth = { FORM($space, "the-for") } nem érdemes kártyát feláldozni.
because-nowhere-better = { FORM($nation, "the") } itt most semmi olyat nem tehet, ami megérné.
because-least-missed = { FORM($card, "az") } kártya fog a legkevésbé hiányozni.
because-unseen-card = { FORM($power, "the") } kézben tartott és előkészített kártyái valószínűleg jobbak, mint a pakli egy ismeretlen kártyája.
because-full-hand = { $number ->
    [1] Még egy kártyával nagyobb lesz a választékod.
   *[other] Még { $number } kártyával nagyobb lesz a választékod.
  }
because-draft = { FORM($power, "the") } tervezéssel jobb kártyához juthat, mint amilyenek a kezében vannak.
because-draft-costs = A tervezés két kártyába kerül, és { FORM($power, "the-to") } most nem kell építőkártya.
