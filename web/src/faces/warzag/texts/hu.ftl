# The face of WARZAG WWII.

warzag-overlay-reach = A hadseregek hatótávja
warzag-overlay-influence = A vezetők körzete
warzag-overlay-income = Bevétel
warzag-overlay-threats = Fenyegetett területek

warzag-map-title = { $game } · Törzskari térkép · 1–6. lap
warzag-map-key-base = Bázis
warzag-map-key-historic = Történelmi
warzag-map-key-industry = Hadiipar
warzag-map-key-research = Kutatás
warzag-map-key-camp = Tábor
warzag-map-key-production = Termelés
warzag-map-key-fortification = Erődítmény

warzag-map-standard = normál terület
warzag-map-base = bázis
warzag-map-historic = történelmi terület
warzag-map-industry = hadiipari terület
warzag-map-research = csak vezetőknek
warzag-map-neutral-standard = semleges
warzag-map-neutral-base = semleges
warzag-map-annexed-standard = annektálta: { $nation }
warzag-map-annexed-base = annektálta: { $nation }
warzag-map-contested-historic = vitatott
warzag-map-contested-industry = vitatott
warzag-map-occupied-historic = megszállta: { $nation }
warzag-map-occupied-industry = megszállta: { $nation }
warzag-map-radioactive-standard = a játszma végéig sugárszennyezett
warzag-map-radioactive-historic = a játszma végéig sugárszennyezett
warzag-map-radioactive-industry = a játszma végéig sugárszennyezett
warzag-map-bonus = védelem +{ $defence }, ellenállás +{ $resistance }
warzag-map-income = { $number } PP
warzag-map-income-each = hadseregenként { $number } PP
warzag-map-annex = annektálása { $number } PP
warzag-map-odds = támadás legfeljebb { $attack }, védelem { $defence }
warzag-map-values = támadás { $attack }, védelem { $defence }, ellenállás { $resistance }, hatótáv { $range }
warzag-map-values-wounded = támadás { $attack }, védelem { $defence } (eredetileg { $full }), ellenállás { $resistance }, hatótáv { $range }
warzag-map-army-short = { $army }, védelem { $defence }
warzag-map-army-short-wounded = { $army }, sérült, védelem { $defence } (eredetileg { $full })
warzag-map-moved = már mozgott
warzag-map-fought = már harcolt
warzag-map-invades = támad
warzag-map-eliminated = megsemmisült
warzag-map-chosen = kiválasztva
warzag-map-leader = Vezető: { $leader }
warzag-map-leader-waits = Vezető: { $leader }, kimarad egy körből


# Cards

warzag-card-card = Utánpótlás
warzag-card-objective = Célkitűzés
warzag-card-mission = Küldetés
warzag-card-promotion = Előléptetés
warzag-card-secret = Titkos
warzag-card-secret-told = Titkos: csak te láthatod.
warzag-card-objective-when = Az győz, akinek elsőként egyszerre megvan mindez.
warzag-card-mission-when = A kör végén vizsgáljuk.
warzag-card-told = { $title }. { $kind }: { $text }
warzag-card-copies = { $number } példány.
warzag-card-offered = Lehetséges: { $verbs }.
warzag-card-again = Nyomd meg újra a kijátszáshoz.
warzag-card-lifted = Kijátszás: nyomd meg újra
warzag-offer-play = kijátszás
warzag-offer-promote = megszerzés
warzag-cost = { $number } PP
warzag-mission-progress = Eddig

warzag-window-phase1 = Az I. fázisban, a bevétel után
warzag-window-phase2-train = A kiképzés közben
warzag-window-phase2-move = A II. fázisban, a mozgás közben
warzag-window-phase3-attack = Egy invázió tervezésekor
warzag-window-phase3 = A III. fázisban, inváziók között
warzag-window-defend-counter = Ha megtámadnak, a támadás előtt
warzag-window-defend-plan = Ha megtámadnak, a támadás előtt
warzag-window-after-die = Közvetlenül a dobás után
warzag-window-phase4 = A IV. fázisban

warzag-metric-territories = Területek
warzag-metric-historic = Történelmi területek
warzag-metric-industry = Hadiipari területek
warzag-metric-bases = Bázisok
warzag-metric-enemy-bases = Más játékosok bázisai
warzag-metric-production = Termelés
warzag-metric-fortification = Erődítmények
warzag-metric-armies = Hadseregek a táblán
warzag-metric-armour-air = Páncélosok és légierők
warzag-metric-kills = Megsemmisített ellenségek
warzag-metric-captures = Invázióval elfoglalva
warzag-metric-missions = Teljesített küldetések
warzag-metric-pp = PP
warzag-metric-research = Kutatási mező

# The hand

warzag-zone-hand = Utánpótlás
warzag-zone-secret = Titkos
warzag-zone-promotions = Előléptetések
warzag-hand-count = { $number } utánpótláskártya van a kézben, legfeljebb { $most } lehet
warzag-hand-empty = Nincs utánpótláskártya a kézben.

# The phases of a turn

warzag-phase-number-resources = I. fázis
warzag-phase-number-expansion = II. fázis
warzag-phase-number-invasion = III. fázis
warzag-phase-number-development = IV. fázis
warzag-phase-part = { $phase }: { $part }
warzag-phase-training = kiképzés
warzag-phase-movement = mozgás
warzag-phase-leader = vezető
warzag-phase-laboratory = labor
warzag-stage-discount = Kölcsönbérlet: a következő hadsereg { $number } PP-vel olcsóbb.
warzag-stage-free = { $number } fejlesztés ingyenes.
warzag-stage-grounded = { $leader } menekülni kényszerült, és kimarad ebből a körből.

# Buttons

warzag-act-invade = { $act } ({ $odds })
warzag-act-odds = legfeljebb { $attack }, védelem { $defence }
warzag-act-unopposed = védtelen
warzag-act-liberate = elfoglaláshoz kevés a PP, csak felszabadítható
warzag-act-for = { $act } ({ $number } PP)
warzag-act-free = { $act } (ingyen)
warzag-done-resources = I. fázis vége
warzag-done-unmoved = II. fázis vége mozgás nélkül
warzag-done-expansion = II. fázis vége
warzag-done-invasions = III. fázis vége
warzag-done-development = Kör vége
warzag-done-origins = Támadás
warzag-done-occupants = Invázió
warzag-done-taking = Bevonulás
warzag-done-eliminate = Nincs megsemmisítés
warzag-done-wounding = Nincs több sérülés

# An invasion

warzag-invasion-title = Invázió: { $territory }
warzag-invasion-of = Invázió:
warzag-invasion-parts = Az invázió lépései
warzag-part-planning = terv
warzag-part-cards = lapok
warzag-part-attack = támadás
warzag-part-die = kocka
warzag-part-counterattack = ellentámadás
warzag-part-wounds = sérülések
warzag-part-taking = elfoglalás
warzag-invasion-invader = Támadó
warzag-invasion-defender = Védő
warzag-invasion-nobody-yet = még nincs hadsereg
warzag-invasion-nobody = nincs hadsereg
warzag-invasion-origins = Támadás innen
warzag-invasion-score = Támadás { $attack }, védelem { $defence }
warzag-sum-armies = Hadseregek
warzag-sum-support = Légi támogatás
warzag-sum-fortification = Erődítmény
warzag-sum-historic = Történelmi terület
warzag-sum-mines = Aknamező
warzag-sum-resistance = A hadseregek ellenállása
warzag-sum-tenacity = A hadseregek támadása
warzag-sum-partisans = Partizánok
warzag-sum-attack = Támadás
warzag-sum-defence = Védelem
warzag-sum-damage = Sebzés
warzag-verdict-reaches = Elég
warzag-verdict-short = Kevés
warzag-verdict-open = Védtelen
warzag-verdict-won = Siker
warzag-verdict-all-fall = A támadás eléri a védelmet: minden védő megsemmisül.
warzag-verdict-reached = A támadás eléri a védelmet.
warzag-verdict-held = A támadáshoz { $number } hiányzik: a terület kitart.
warzag-verdict-misses = A támadáshoz { $number } hiányzik: csak néhány védőt semmisíthet meg, a terület kitart.
warzag-verdict-walkover = A terület védtelen: nincs harc.
warzag-verdict-taking = A terület elesett: vonulj be, vagy szabadítsd fel.
warzag-die-unrolled = Még nem volt dobás.
warzag-die-none = Nincs dobás
warzag-die-none-means = Nincs védő hadsereg: csak a terület vág vissza.
warzag-die-0-means = A hadseregek nem vágnak vissza.
warzag-die-1-means = A hadseregek az ellenállásukkal vágnak vissza.
warzag-die-2-means = A hadseregek az ellenállásukkal és a támadásukkal vágnak vissza.
warzag-points-left = pont maradt megsemmisítésre
warzag-points-wounds = sérülés osztható még ki
warzag-troop-told = { $wounds ->
    [0] { $army }: támadás { $attack }, védelem { $defence }, ellenállás { $resistance }.
   *[other] { $army }: támadás { $attack }, védelem { $defence } (eredetileg { $whole }), ellenállás { $resistance }.
  }
warzag-troop-gone = Megsemmisült.
warzag-troop-marked = Megsemmisítésre kiválasztva.
warzag-troop-enters = Bevonul.
warzag-troop-joins = Részt vesz.

# The nations

warzag-nation-turn = soron van
warzag-nation-out = Kiesett a játszmából.
warzag-points-told = { $points } PP, bevétel fordulónként { $income } PP
warzag-leader-waits = kimarad egy körből
warzag-fact-territories = Területek
warzag-fact-bases = Bázisok
warzag-fact-cards = Utánpótláskártyák a kézben
warzag-fact-kills = Megsemmisített ellenséges hadseregek
warzag-fact-captures = Invázióval elfoglalt területek
warzag-fact-missions = Teljesített küldetések
warzag-token-on = { $number }. mező, { $title }
warzag-token-next = ({ $steps } mezőt lép, ide: { $number })
warzag-token-off = A program még nem indult el
warzag-weapon = atomfegyver
warzag-dossiers = Dossziék
warzag-dossiers-of = Dossziék: { $nation }
warzag-dossier = Dosszié
warzag-value-cost = Ár PP-ben
warzag-value-attack = Támadás
warzag-value-defence = Védelem
warzag-value-resistance = Ellenállás
warzag-value-range = Hatótáv
warzag-value-made = (nyomtatott { $printed }, bónusz { $more })
warzag-stock = készlet

# Beside the board

warzag-tracks = Forduló és körök
warzag-round = { $round }. forduló
warzag-armistice = Fegyverszünet a { $round }. forduló után
warzag-turns = A forduló körei
warzag-turn-past = lezárult kör
warzag-turn-now = a mostani kör
warzag-turn-next = következő kör
warzag-research = Fegyverkezési program
warzag-research-start = START
warzag-square-told = { $number }. mező, { $title }. { $text }
warzag-square-here = Itt van: { $nations }.
warzag-square-next = A kutatási jelölő most itt állna meg.
warzag-promotions = Harctéri előléptetések: { $number } elérhető
warzag-promotions-help = A Kutatóközpontban lévő vezető körönként egyet szerezhet, és minden dossziéhoz egyet.
warzag-promotions-taken = Megszerzett előléptetések
warzag-promotion-owner = Megszerezte: { $nation }.
warzag-piles = Paklik
warzag-pile-deck-word = Utánpótlás
warzag-pile-discards-word = Dobópakli
warzag-pile-missions-word = Küldetések
warzag-pile-under-word = A pakli alatt
warzag-pile-discards-open = { $number } Dobópakli: lapok megmutatása.
warzag-pile-under-open = { $number } A pakli alatt: küldetések megmutatása.
warzag-pile-discards = Eldobott utánpótláskártyák
warzag-pile-discards-help = Ha a pakli elfogy, megkeverve új paklit alkotnak.
warzag-pile-missions = Küldetések a pakli alatt
warzag-pile-missions-help = Ha a pakli elfogy, ebben a sorrendben húzzuk őket újra.
warzag-pile-unseen = Közülük { $number } felfedetlen maradt.
warzag-pile-empty = Nincs lap.
warzag-legend = Jelek
warzag-legend-leader = Vezető
warzag-legend-base = Bázis
warzag-legend-historic = Történelmi terület
warzag-legend-industry = Hadiipari terület
warzag-legend-research = Kutatóközpont
warzag-legend-radioactive = Sugárszennyezett; atomfegyver
warzag-legend-wound = Sérülés
warzag-legend-choose = Most elérhető
