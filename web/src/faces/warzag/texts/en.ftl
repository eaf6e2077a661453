# The face of WARZAG WWII.

warzag-overlay-reach = Reach of armies
warzag-overlay-influence = Influence of leaders
warzag-overlay-income = Income
warzag-overlay-threats = Threatened territories

warzag-map-title = { $game } · Staff map · Sheets 1–6
warzag-map-key-base = Base
warzag-map-key-historic = Historic
warzag-map-key-industry = War industry
warzag-map-key-research = Research
warzag-map-key-camp = Camp
warzag-map-key-production = Production
warzag-map-key-fortification = Fortification

warzag-map-standard = standard territory
warzag-map-base = base
warzag-map-historic = historic territory
warzag-map-industry = war industry
warzag-map-research = leaders only
warzag-map-neutral-standard = neutral
warzag-map-neutral-base = neutral
warzag-map-annexed-standard = annexed: { $nation }
warzag-map-annexed-base = annexed: { $nation }
warzag-map-contested-historic = contested
warzag-map-contested-industry = contested
warzag-map-occupied-historic = occupied: { $nation }
warzag-map-occupied-industry = occupied: { $nation }
warzag-map-radioactive-standard = radioactive: nobody’s until the end
warzag-map-radioactive-historic = radioactive: nobody’s until the end
warzag-map-radioactive-industry = radioactive: nobody’s until the end
warzag-map-bonus = defence +{ $defence }, resistance +{ $resistance }
warzag-map-income = { $number } PP
warzag-map-income-each = { $number } PP for each army
warzag-map-army = { $army }: attack { $attack }, defence { $defence }, resistance { $resistance }, range { $range }
warzag-map-army-wounded = { $army }: attack { $attack }, defence { $defence } of { $full }, resistance { $resistance }, range { $range }
warzag-map-army-short = { $army }, defence { $defence }
warzag-map-army-short-wounded = { $army }, wounded, defence { $defence } of { $full }
warzag-map-moved = moved
warzag-map-fought = fought
warzag-map-invades = invades
warzag-map-eliminated = eliminated
warzag-map-chosen = chosen
warzag-map-leader = Leader: { $leader }
warzag-map-leader-waits = Leader: { $leader }, misses a turn
