# The texts of this face.

quartermaster-board-overlay-supply = Utánpótlás és építési helyek
quartermaster-board-overlay-supply-all = Minden ország utánpótlása
quartermaster-board-overlay-objectives = Birtokolt célkitűzések
quartermaster-board-overlay-control = A mezők birtoklása
quartermaster-board-clear = nyílt terep
quartermaster-board-difficult = nehéz terep
quartermaster-board-sea = tenger
quartermaster-board-home = hazai mező: { $nation }
quartermaster-board-objective = célkitűzés
quartermaster-board-token = feladatjelölő
quartermaster-board-token-in = Feladatjelölő itt: { $space }
quartermaster-board-unsupplied = nincs utánpótlása
quartermaster-board-attacks = támadja: { $space }
quartermaster-board-attacked = megtámadva
quartermaster-board-tracks = Pontok, fordulók és körök
quartermaster-board-central = Központi hatalmak
quartermaster-board-entente = Antant
quartermaster-board-held = Célkitűzések: { $number }
quartermaster-board-status-points = Státuszkártyák: { $number }
quartermaster-board-level = Egyenlő az állás.
quartermaster-board-lead = { $side }: { $points } pont előny.
quartermaster-board-margin = Egy pontozási forduló után { $margin } pont előny azonnali győzelem.
quartermaster-board-tie = Ha a pontok a { $round }. forduló után egyenlők, a Központi hatalmak győznek.
quartermaster-board-rounds = { $rounds } forduló
quartermaster-board-round = { $round }. forduló
quartermaster-board-scoring = pontozási forduló
quartermaster-board-now = most
quartermaster-board-scored-now = Ennek a fordulónak a végén pontozás van.
quartermaster-board-scored-in = A következő pontozás a { $round }. forduló végén lesz.
quartermaster-board-turns = Körök ebben a fordulóban
quartermaster-board-turn-past = már játszott
quartermaster-board-turn-now = most játszik
quartermaster-board-turn-next = még hátravan

quartermaster-map-title = A Nagy Háború
quartermaster-map-clear = nyílt terep
quartermaster-map-difficult = nehéz terep
quartermaster-map-neutral = semleges mező
quartermaster-map-closed = zárt vizek
quartermaster-map-home = hazai mező
quartermaster-map-objective = célkitűzés
quartermaster-map-border = tengeri határ
quartermaster-map-canal = Kieli-csatorna

quartermaster-card-told = { $name }. { $nation }, { $type }. { $text } Előkészítve: { $prepared }
quartermaster-card-copies = { $number } példány.
quartermaster-card-prepared = Előkészítve, képpel lefelé.
quartermaster-card-prepared-open = Előkészítve; minden játékos látta.
quartermaster-card-seen = mindenki látta
quartermaster-card-offered = Lehetőségeid: { $verbs }.
quartermaster-card-again = Kijátszáshoz nyomd meg újra.
quartermaster-card-lifted = Kijátszás

quartermaster-or = {" / "}

quartermaster-hand-counts = { $hand } kártya kézben, { $prepared } előkészítve
quartermaster-hand-empty = Nincs kártya a kézben.

quartermaster-zone-hand = Kézben
quartermaster-zone-prepared = Előkészítve
quartermaster-zone-deck = A pakliból
quartermaster-zone-discards = A dobópakliból
quartermaster-zone-used = Az imént használt
quartermaster-zone-status = Játékban lévő Státuszkártyák
quartermaster-zone-taken = Visszavett kártyák

quartermaster-offer-bury = a pakli aljára
quartermaster-offer-play = kijátszás
quartermaster-offer-prepare = előkészítés
quartermaster-offer-unprepare = visszavétel
quartermaster-offer-discard = eldobás
quartermaster-offer-discard-prepared = eldobás
quartermaster-offer-discard-status = eldobás
quartermaster-offer-attrition = veszteség okozása
quartermaster-offer-enterprise = veszteség okozása
quartermaster-offer-fetch = tervezés
quartermaster-offer-recover = visszavétel
quartermaster-offer-reinforce = megerősítés
quartermaster-offer-sustain = fenntartás
quartermaster-offer-sustain-from-hand = fenntartás kézből
quartermaster-offer-bertha = Kövér Berta
quartermaster-offer-counterattack = ellentámadás
quartermaster-offer-use = használat
quartermaster-offer-keep = megtartás
quartermaster-offer-spend = felhasználás


quartermaster-stage-attrition = Veszteség:
quartermaster-stage-left = { $power }, még { $number }
quartermaster-stage-discard-hand = Eldobás kézből, { $power }. Még eldobandó: { $number }
quartermaster-stage-discard-prepared = Előkészített kártyák eldobása, { $power }. Még eldobandó: { $number }

quartermaster-battle-title = Csata: { $space }
quartermaster-battle-in = Csata:
quartermaster-battle-from = innen:
quartermaster-battle-attacker = támad
quartermaster-battle-defender = védekezik
quartermaster-battle-nobody = nincs egység
quartermaster-battle-clear = nyílt terep
quartermaster-battle-difficult = nehéznek számít
quartermaster-battle-score = Szimbólumok: támadás { $attack }, védelem { $defence }
quartermaster-battle-answers = Az eddig használt szimbólumok
quartermaster-battle-sustains = A támadó fenntartja a csatát:
quartermaster-battle-reinforces = A védő megerősít:
quartermaster-battle-open = még nem elég
quartermaster-battle-defence = A védelemhez még { $number } szimbólum kell, különben a támadás sikerül.
quartermaster-battle-attack = A támadáshoz még { $number } szimbólum kell, különben kudarcot vall.
quartermaster-battle-failed = A támadás kudarcot vallott.
quartermaster-battle-outer = Támadó: { $nation }, innen: { $from }. Ez a csata utána folytatódik.
quartermaster-battle-outer-failed = Kudarcot vallott támadás: { $nation }, innen: { $from }.

quartermaster-window-reinforcing = A védő megerősíthet.
quartermaster-window-sustaining = A támadó fenntarthatja a csatát.
quartermaster-window-counterattacks = Ellentámadás innen: { $space }, ide: { $against }?
quartermaster-window-status-cards = Státuszkártya használható.
quartermaster-window-asked = Még dönt: { $seats }.
quartermaster-window-help = „Passz erre a körre”: ebben a körben nem kapsz több ilyen kérdést ({ $windows }), és ezt minden játékos megtudja.
quartermaster-window-passing = { $power } ebben a körben nem kap több ilyen kérdést: { $windows }.

quartermaster-windows-reinforcing = megerősítés
quartermaster-windows-sustaining = a csata fenntartása
quartermaster-windows-counterattacks = ellentámadás

quartermaster-power-turn = soron van
quartermaster-power-player = Játékosa: { $player }
quartermaster-power-prepared = Előkészítve: { $number }
quartermaster-power-known = Biztosan kézben
quartermaster-power-status = Játékban lévő Státuszkártyák
quartermaster-power-armies-left = lehelyezhető hadsereg
quartermaster-power-navies-left = lehelyezhető hadiflotta
quartermaster-power-silenced = Ellenséges hadsereg van a hazai mezőjén: nem szerez pontot.

quartermaster-status-used = használva
quartermaster-status-used-help = Ebben a körben már használták.

quartermaster-pile-hand-word = Kézben
quartermaster-pile-deck-word = Pakli
quartermaster-pile-discards-word = Dobópakli
quartermaster-pile-face-down-word = Képpel lefelé eldobva
quartermaster-pile-deck-open = { $number } Pakli: nézd meg, mi maradt benne.
quartermaster-pile-discards-open = Dobópakli { $number }, legfelül: { $top }. Nézd át.
quartermaster-pile-face-down-open = { $number } Képpel lefelé eldobva: nézd meg.
quartermaster-pile-deck = { $power }: ami a pakliban maradt
quartermaster-pile-deck-help = A sorrend ismeretlen.
quartermaster-pile-discards = { $power }: dobópakli
quartermaster-pile-discards-help = Képpel felfelé, a legfelső kártyával kezdve. Más hatalom dobópaklijából csak a legfelső kártya nyilvános.
quartermaster-pile-face-down = { $power }: képpel lefelé eldobott kártyák
quartermaster-pile-face-down-help = Csak azok a játékosok látják itt a kártyákat, akik ismerik őket.
quartermaster-pile-bottom = A pakli alján: { $cards }.
quartermaster-pile-empty = Nincs kártya.

quartermaster-stage-taken = Eddig visszavéve: { $cards }.
quartermaster-stage-truce = A karácsonyi fegyverszünet a forduló végéig érvényben van: Franciaország és az Egyesült Királyság nem indíthat csatát szárazföldön német hadsereg ellen.

quartermaster-board-legend = Az egységek és jelzéseik
quartermaster-board-legend-navy = hadiflotta
quartermaster-board-legend-unsupplied = nincs utánpótlása
quartermaster-board-legend-fresh = az utolsó döntésed óta új
quartermaster-board-legend-gone = az utolsó döntésed óta lekerült
quartermaster-board-legend-choose = most kiválasztható
quartermaster-board-legend-token = feladatjelölő
