# What the verbs are called, alone and with what they point at. The page reads this file, too: there are no forms in it.

# Before the game
verb-begin-with-guns = comincia con I Cannoni di Agosto
verb-begin-without-guns = comincia senza I Cannoni di Agosto
verb-bid-for-allies = punta per gli Alleati
verb-bid-for-allies-target = punta { $target } VP per gli Alleati
verb-bid-for-central-powers = punta per le Potenze Centrali
verb-bid-for-central-powers-target = punta { $target } VP per le Potenze Centrali
verb-accept-bid = accetta la puntata
verb-include = includi
verb-include-target = includi: { $target }
verb-exchange = togli
verb-exchange-target = togli: { $target }

# Actions
verb-operations = gioca per le operazioni
verb-operations-target = { $target }: operazioni
verb-redeploy = gioca per il Movimento Strategico
verb-redeploy-target = { $target }: Movimento Strategico
verb-replacements = gioca per i Punti Rimpiazzo
verb-replacements-target = { $target }: Punti Rimpiazzo
verb-event = gioca come evento
verb-event-target = { $target }: evento
verb-automatic-operation = Operazione Automatica (1 OPS)
verb-offer-peace = offri Termini di Pace
verb-accept-peace = accetta i Termini di Pace
verb-refuse-peace = rifiuta i Termini di Pace

# Operations
verb-move = attiva per muovere
verb-move-target = attiva per muovere: { $target }
verb-attack = attiva per attaccare
verb-attack-target = attiva per attaccare: { $target }
verb-take = scegli
verb-take-target = scegli: { $target }
verb-go = vai
verb-go-target = vai: { $target }
verb-halt = fermati qui
verb-entrench = fai trincerare
verb-entrench-target = fai trincerare: { $target }

# Combat
verb-strike = attacca
verb-strike-target = attacca: { $target }
verb-with = attacca con
verb-with-target = attacca con: { $target }
verb-pin = Attacco di Fianco, assalto frontale da
verb-pin-target = Attacco di Fianco, assalto frontale da: { $target }
verb-play = gioca
verb-play-target = gioca: { $target }
verb-use = usa
verb-use-target = usa: { $target }
verb-pull-back = fai arretrare i russi
verb-lose = perdi un livello
verb-lose-target = perdi un livello: { $target }
verb-stand = ignora la ritirata
verb-yield = ritirati

# Events, reinforcements, replacements
verb-place = piazza
verb-place-target = piazza: { $target }
verb-dig = piazza una trincea
verb-dig-target = piazza una trincea: { $target }
verb-restore = ridai un livello
verb-restore-target = ridai un livello: { $target }
verb-reduce = riduci
verb-reduce-target = riduci: { $target }
verb-remove = rimuovi
verb-remove-target = rimuovi: { $target }
verb-concede-point = cedi 1 VP
verb-discard = scarta
verb-discard-target = scarta: { $target }

verb-pass = passa
verb-done = finisci
