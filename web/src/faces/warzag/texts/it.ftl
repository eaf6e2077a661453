# L’aspetto di WARZAG WWII.

warzag-overlay-reach = Autonomia delle armate
warzag-overlay-influence = Raggi di influenza
warzag-overlay-income = Rendita
warzag-overlay-threats = Territori minacciati

warzag-map-title = { $game } · Carta di stato maggiore · Fogli 1–6
warzag-map-key-base = Base
warzag-map-key-historic = Storico
warzag-map-key-industry = Industria
warzag-map-key-research = Ricerca
warzag-map-key-camp = Campo
warzag-map-key-production = Produzione
warzag-map-key-fortification = Fortificazione

warzag-map-standard = territorio standard
warzag-map-base = base
warzag-map-historic = territorio storico
warzag-map-industry = industria bellica
warzag-map-research = solo Leader
warzag-map-neutral-standard = neutrale
warzag-map-neutral-base = neutrale
warzag-map-annexed-standard = annesso: { $nation }
warzag-map-annexed-base = annessa: { $nation }
warzag-map-contested-historic = conteso
warzag-map-contested-industry = contesa
warzag-map-occupied-historic = occupato: { $nation }
warzag-map-occupied-industry = occupata: { $nation }
warzag-map-radioactive-standard = radioattivo: di nessuno fino alla fine
warzag-map-radioactive-historic = radioattivo: di nessuno fino alla fine
warzag-map-radioactive-industry = radioattiva: di nessuno fino alla fine
warzag-map-bonus = difesa +{ $defence }, resistenza +{ $resistance }
warzag-map-income = { $number } PP
warzag-map-income-each = { $number } PP per ogni armata
warzag-map-army = { $army }: attacco { $attack }, difesa { $defence }, resistenza { $resistance }, autonomia { $range }
warzag-map-army-wounded = { $army }: attacco { $attack }, difesa { $defence } su { $full }, resistenza { $resistance }, autonomia { $range }
warzag-map-army-short = { $army }, difesa { $defence }
warzag-map-army-short-wounded = { $army }, con ferite, difesa { $defence } su { $full }
warzag-map-moved = ha già mosso
warzag-map-fought = ha già combattuto
warzag-map-invades = partecipa all’invasione
warzag-map-eliminated = eliminazione decisa
warzag-map-chosen = nella selezione
warzag-map-leader = Leader: { $leader }
warzag-map-leader-waits = Leader: { $leader }, salta un turno
