# Ciò che dicono gli ambienti per l'apprendimento.

extra-missing = { $name } non è installato; pip install { $text }
no-such-table = queste osservazioni non hanno una tabella '{ $name }'; hanno { $names }
other-encoder = { $name } è stato prodotto dal codificatore { $text }; qui c'è { $wanted }
no-such-render-mode = la modalità di visualizzazione può essere { OR($names) }, non '{ $text }'
cycles-range = max_cycles deve essere 1 o più, non { $number }
no-seat-left = almeno uno dei posti { $names } deve essere di un agente, ma sono tutti giocati da bot
steps-range = max_steps deve essere almeno 1, non { $number }
envs-range = num_envs deve essere almeno 1, non { $number }
no-such-illegal = illegal deve essere { OR($names) }, non '{ $text }'
bots-need-seats = '{ $name }' va assegnato a dei posti ({ $names }), perché non è indicato il posto dell'agente
agent-seat-taken = { $seat } è il posto dell'agente: non può avere un bot
reset-first = la partita è finita; chiama prima reset
act-needed = { $seat } deve agire: serve un'azione, non None
act-refused = { $seat } non può fare l'azione '{ $text }': { $problem }
length-range = length deve essere 0 (tutta la partita) o più, non { $number }
no-observer-parameters = gli osservatori di questi giochi non hanno parametri; sono stati dati { $names }
