# Why something cannot be done.

# Cards, and where they are not

others-card = { $card } è una carta { FORM($power, "of") }, non { FORM($power2, "of") }
others-card-led = { $card } è una carta { FORM($power, "of") }, potenza guidata da un altro giocatore
not-in-hand = { FORM($power, "the") } non ha in mano la carta { $card }
not-prepared = { FORM($power, "the") } non ha preparato la carta { $card }
no-status-in-play = { FORM($power, "the") } non ha in gioco la carta { $card }
not-discarded = { FORM($power, "the") } non ha la carta { $card } nella sua pila degli scarti
not-in-deck = nel mazzo { FORM($power, "of") } non c'è la carta { $card }
not-in-pile = nella pila degli scarti { FORM($power, "of") } non c'è la carta { $card }
not-this-card = ora questa carta non può essere scelta
not-of-nation = { $card } non è una carta { FORM($nation, "adjective-f") }
not-of-type = { $card } non è una carta { $type }
not-such-card = { $card } non è una carta { $type } { FORM($nation, "adjective-f") }
cannot-be-played = ora questa carta non può essere giocata
cannot-be-prepared = ora questa carta non può essere preparata
cannot-be-discarded = ora questa carta non può essere scartata
cannot-be-spent = ora questa carta non può essere scartata per pagare; scegline una tra quelle offerte
cannot-be-chosen = questa carta non può essere scelta; scegline una tra quelle offerte

# Status cards

not-in-play = la carta { $card } non è in gioco
used-this-turn = la carta { $card } è già stata usata in questo turno
passed-this-turn = { FORM($power, "the") } ha già rinunciato alla carta { $card } per il resto di questo turno
only-in-turn-of = la carta { $card } si usa solo nel turno { FORM($power, "of") }
keeps-german-only = con la carta { $card } si conservano solo carte tedesche
not-at-start = la carta { $card } non si usa all'inizio di un combattimento
land-battles-only = la carta { $card } si usa solo nei combattimenti di terra, e { FORM($space, "the") } è uno spazio di mare
no-status-for-hand = nessuna carta Status permette { FORM($power, "to") } di supportare questo combattimento con carte dalla mano; usa carte preparate
only-such-from-hand = con la carta { $card } solo le carte { $type } { FORM($nation, "adjective-fp") } danno supporto dalla mano
not-of-defender = { $card } non è una carta preparata di una potenza in difesa
not-among-used = { $card } non è una delle carte appena usate
not-just-used = { $card } non è la carta appena usata
not-of-nation-with-symbol = { $card } non è una carta { FORM($nation, "adjective-f") } con il simbolo { $symbol }
prepares-drafted-only = con la carta { $card } si prepara solo la carta appena arruolata

# Set-up

led-by-other = un altro giocatore guida { FORM($power, "the") }
no-second-chance = in questa partita non si può ripescare
already-redrawn = { FORM($power, "the") } ha già ripescato; queste carte sono definitive
begun-to-put-away = { FORM($power, "the") } ha già messo carte sotto il mazzo, e non può più ripescare
put-away-already = { FORM($power, "the") } ha già messo { $number } carte sotto il mazzo

# The steps of a turn

hand-too-small = arruolare costa due carte dalla mano, e { FORM($power, "the") } ne ha meno
deck-empty = il mazzo { FORM($power, "of") } è vuoto
deck-before-points = { FORM($power, "the") } può perdere punti invece di scartare solo quando il suo mazzo è vuoto
nothing-drawn = per non pescare carte, passa
too-many-drawn = puoi pescare solo fino ad avere { $number } carte in mano, e non più carte di quante ne restano nel mazzo
not-to-be-drafted = qui non puoi arruolare carte del tipo e della nazione di { $card }
drafts-from-deck = { FORM($power, "the") } arruola dal suo mazzo, non dalla sua pila degli scarti
takes-only = con la carta { $card } si riprendono solo carte { $type } { FORM($nation, "adjective-fp") }
not-in-draft-step = la carta { $card } non si usa nella Fase Arruolamento
draft-step-only = la carta { $card } si usa solo nella Fase Arruolamento
in-draft-step-of = la carta { $card } si usa solo nella Fase Arruolamento { FORM($power, "of") }
needs-navy = per la carta { $card } serve una Flotta { FORM($nation, "adjective-f") } { FORM($space, "in") }

# Attrition

no-attrition-symbol = la carta { $card } non ha simboli Attrito
no-enemy = puoi scegliere solo una potenza nemica { FORM($power2, "of") }, e { FORM($power, "the") } non lo è
no-enemy-near = un simbolo Attrito singolo richiede un'Armata della nazione della carta adiacente a un'Armata nemica, e non ce n'è nessuna
no-army-near = nessuna Armata { FORM($power, "of") } è adiacente a un'Armata della nazione della carta
no-army-next-to = { FORM($power, "the") } non ha Armate adiacenti a un'Armata { FORM($nation, "adjective-f") }
no-enemy-there = { FORM($power, "the") } non è una potenza nemica con un pezzo { FORM($space, "in") }
chosen-already = hai già scelto { FORM($power, "the") }

# Pieces

already-there = { FORM($nation, "the") } { TRAIT($nation, "number") ->
    [plural] hanno
   *[other] ha
  } già un pezzo { FORM($space, "in") }
enemy-there = { FORM($space, "in") } c'è un pezzo nemico
no-army-left = tutte le Armate { FORM($nation, "adjective-fp") } sono sul tabellone; richiamane una per piazzarla di nuovo
no-navy-left = tutte le Flotte { FORM($nation, "adjective-fp") } sono sul tabellone; richiamane una per piazzarla di nuovo
armies-on-land = un'Armata si piazza solo in uno spazio di terra, e { FORM($space, "the") } è uno spazio di mare
navies-at-sea = una Flotta si piazza solo in uno spazio di mare, e { FORM($space, "the") } { TRAIT($space, "number") ->
    [plural] sono
   *[other] è
  } uno spazio di terra
build-only-in = con questa carta { FORM($nation, "the") } { TRAIT($nation, "number") ->
    [plural] possono
   *[other] può
  } costruire solo { $where }
recruit-only-in = con questa carta { FORM($nation, "the") } { TRAIT($nation, "number") ->
    [plural] possono
   *[other] può
  } reclutare solo { $where }
recruits-only-in = { FORM($nation, "the") } { TRAIT($nation, "number") ->
    [plural] reclutano
   *[other] recluta
  } solo { FORM($space, "in") }
army-unsupplied = un'Armata { FORM($nation, "adjective-f") } { FORM($space, "in") } non sarebbe rifornita
navy-unsupplied = una Flotta { FORM($nation, "adjective-f") } { FORM($space, "in") } non sarebbe rifornita
cannot-pay-network = { FORM($power, "the") } non ha più carte per pagare la carta { $card } (R29)
recalls-in-own-turn = { FORM($power, "the") } può richiamare pezzi solo nel proprio turno
no-recall-in-battle = durante un combattimento non puoi richiamare pezzi (R12)
no-pieces = { FORM($power, "the") } non ha pezzi sul tabellone
not-its-pieces = i pezzi { FORM($nation, "adjective-mp") } non appartengono { FORM($power, "to") }
no-piece-there = { FORM($space, "in") } non c'è nessun pezzo { FORM($nation, "adjective") }
no-army-there = { FORM($space, "in") } non c'è nessuna Armata { FORM($nation, "adjective-f") }
not-named = la carta non nomina il pezzo { FORM($nation, "adjective") } { FORM($space, "in") }
eliminates-only = questa carta può eliminare solo un'Armata { FORM($nation, "adjective-f") } { FORM($space, "in") }

# Battles

land-battle-at-sea = un combattimento di terra si svolge in uno spazio di terra, e { FORM($space, "the") } è uno spazio di mare
sea-battle-on-land = un combattimento di mare si svolge in uno spazio di mare, e { FORM($space, "the") } { TRAIT($space, "number") ->
    [plural] sono
   *[other] è
  } uno spazio di terra
battle-only-in = questo combattimento può svolgersi solo { $where }
truce-forbids = durante la Tregua di Natale { FORM($nation, "the") } non può iniziare un combattimento { FORM($space, "in") } (R40)
no-supplied-piece-near = { FORM($nation, "the") } non { TRAIT($nation, "number") ->
    [plural] hanno
   *[other] ha
  } pezzi riforniti adiacenti { FORM($space, "to") }
other-piece-starts = un altro pezzo deve iniziare il combattimento { FORM($space, "in") }
cannot-pay-battle = un combattimento { FORM($space, "in") } costa carte dalla mano, e { FORM($power, "the") } non ne ha abbastanza
no-own-piece = { FORM($nation, "the") } non { TRAIT($nation, "number") ->
    [plural] hanno
   *[other] ha
  } pezzi { FORM($space, "in") }
not-from-there = un combattimento { FORM($space, "in") } non può essere iniziato { FORM($space2, "from") }
no-battle-with = la carta { $card } non può pagare un combattimento in nessuno spazio adiacente { FORM($space, "to") }

# Prepared cards in battles

no-symbol = la carta { $card } non ha il simbolo { $symbol }
not-in-that-place = il testo Preparazione della carta { $card } non permette un combattimento { FORM($space, "in") }
laid-already = la carta { $card } è già stata usata in questo combattimento
rail-gauge-forbids = la carta { $card } non si può usare così lontano da Mosca finché { $card2 } è in gioco (R28)
sustains-from-land = con la carta { $card2 }, la carta { $card } supporta solo attacchi che partono da uno spazio di terra
not-of-attacker = { $card } non è una carta della nazione che attacca
no-piece-of-its-nation = la carta { $card } non può aiutare nessun pezzo { FORM($space, "in") }; la nazione della carta non ha pezzi lì
no-supply-symbol = il pezzo { FORM($space, "in") } non è rifornito, e la carta { $card } non ha il simbolo Rifornimento
not-enough-symbols = anche con la carta { $card } i simboli non basterebbero
cannot-keep = { FORM($power, "the") } non ha in mano abbastanza carte per mantenere preparata la carta { $card }
cannot-keep-and-battle = { FORM($power, "the") } non ha in mano abbastanza carte per mantenere preparata la carta { $card } e anche combattere
cannot-pay-terrain = in terreno difficile la carta { $card } costa un'altra carta dalla mano, e { FORM($power, "the") } non ne ha abbastanza
does-not-serve = la carta { $card } non si può usare per le Armate { FORM($nation, "adjective-fp") }
no-supplied-army = { FORM($nation, "the") } non { TRAIT($nation, "number") ->
    [plural] hanno
   *[other] ha
  } un'Armata rifornita { FORM($space, "in") }

# War Revenue Act

not-itself = con la carta { $card } non si può riprendere la carta stessa
not-taken = { $card } non è una delle carte riprese
all-must-be-used = ogni carta ripresa deve essere usata (R36)

# What goes on, and what is to be done first

now-bury = prima { FORM($power, "the") } deve mettere sotto il mazzo { $number } carte su { $opening }
now-bury-each = prima { FORM($powers, "the") } devono mettere sotto il mazzo { $number } carte su { $opening } ciascuna
now-woe = { FORM($power, "the") } può preparare una carta prima della sua Fase Arruolamento; prima fallo o passa
now-draft = { FORM($power, "the") } è nella sua Fase Arruolamento; prima arruola una carta o passa
now-play = { FORM($power, "the") } è nella sua Fase Azione; prima gioca una carta o passa
now-attrition-step = { FORM($power, "the") } è nella sua Fase Attrito; prima rivela una carta preparata per l'attrito o passa
now-prepare = { FORM($power, "the") } è nella sua Fase Preparazione; prima prepara una carta, dismettine una o passa
now-draw = { FORM($power, "the") } è nella sua Fase Pesca; prima pesca carte o passa
now-bare = { FORM($power, "the") } non ha più carte; passa, o richiama un suo pezzo
now-victim = prima { FORM($power, "the") } deve scegliere la potenza che subisce l'attrito
now-attrition = prima { FORM($power, "the") } deve scartare una carta per l'attrito
now-discard = prima { FORM($power, "the") } deve scartare una carta dalla mano, { $purpose }
now-discard-prepared = prima { FORM($power, "the") } deve scartare una carta preparata, { $purpose }
now-recall = prima { FORM($power, "the") } deve scegliere il pezzo da richiamare
now-fetch = prima { FORM($power, "the") } deve scegliere la carta da arruolare dal suo mazzo
now-fetch-none = { FORM($power, "the") } non ha carte da arruolare; prima passa
now-free-draft = { FORM($power, "the") } può arruolare una carta a costo zero; prima fallo o passa
now-recover = { FORM($power, "the") } può riprendere una carta dalla sua pila degli scarti; prima fallo o passa
now-enlist = { FORM($power, "the") } può preparare la carta appena arruolata; prima fallo o passa
now-prepare-some = { FORM($power, "the") } può preparare una carta dalla mano; prima fallo o passa
now-play-more = { FORM($power, "the") } può giocare una carta { $type } { FORM($nation, "adjective-f") }; prima fallo o passa
now-return = { FORM($power, "the") } può riprendere in mano la carta appena usata; prima fallo o passa
now-build = { FORM($nation, "the") } { TRAIT($nation, "number") ->
    [plural] possono
   *[other] può
  } costruire { $what }; prima fallo o passa
now-recruit = { FORM($nation, "the") } { TRAIT($nation, "number") ->
    [plural] possono
   *[other] può
  } reclutare { $what }; prima fallo o passa
now-spend = { FORM($power, "the") } può scartare una carta preparata per la carta { $card }; prima fallo o passa
now-battle = { FORM($nation, "the") } { TRAIT($nation, "number") ->
    [plural] possono
   *[other] può
  } combattere; prima scegli uno spazio o passa
now-battle-first = prima { FORM($nation, "the") } { TRAIT($nation, "number") ->
    [plural] devono
   *[other] deve
  } scegliere uno spazio in cui combattere
now-from = prima { FORM($nation, "the") } { TRAIT($nation, "number") ->
    [plural] devono
   *[other] deve
  } scegliere il pezzo che inizia il combattimento { FORM($space, "in") }
now-options = { FORM($power, "the") } può usare una carta Status all'inizio del combattimento; prima fallo o passa
now-hit = prima { FORM($power, "the") } deve scegliere la potenza nemica da colpire
now-reconnaissance = { FORM($power, "the") } può scartare una delle carte preparate che ha visto; prima fallo o passa
now-reinforce = { FORM($power, "the") } può rinforzare la difesa { FORM($space, "in") }; prima fallo o passa
now-sustain = { FORM($power, "the") } può supportare l'attacco { FORM($space, "to") }; prima fallo o passa
now-keep = { FORM($power, "the") } può conservare una carta appena usata; prima fallo o passa
now-counterattack = { FORM($power, "the") } può contrattaccare { FORM($space, "from") }; prima fallo o passa
now-with = prima { FORM($power, "the") } deve scegliere l'Armata che contrattacca
now-eliminate = prima { FORM($power, "the") } deve scegliere il pezzo da eliminare
now-aggravate = { FORM($power, "the") } può scartare una carta per aumentare l'attrito; prima fallo o passa
now-choose = prima { FORM($power, "the") } deve scegliere una carta { FORM($power2, "of") }
now-evacuate = { FORM($power, "the") } può rimuovere un proprio pezzo; prima fallo o passa
now-revolt = { FORM($power, "the") } può eliminare o reclutare { FORM($space, "in") }; prima fallo o passa
now-mines = { FORM($power, "the") } può scegliere la potenza colpita dalla carta { $card }; prima fallo o passa
now-levy = { FORM($power, "the") } può riprendere carte americane dalla sua pila degli scarti; prima fallo o passa
now-levy-play = prima { FORM($power, "the") } deve giocare una delle carte riprese ({ $card })
now-levy-prepare = prima { FORM($power, "the") } deve preparare una delle carte riprese ({ $card })
now-levy-play-or-pass = { FORM($power, "the") } può giocare una delle carte riprese ({ $card }); prima fallo o passa
now-levy-prepare-or-pass = { FORM($power, "the") } può preparare una delle carte riprese ({ $card }); prima fallo o passa

# What a discard is for

to-draft = per arruolare
for-terrain = per il terreno difficile nel combattimento { FORM($space, "in") }
for-card = per la carta { $card }
for-terrain-and-card = per il terreno difficile e per la carta { $card }
