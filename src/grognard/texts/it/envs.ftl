# Ciò che dicono gli ambienti per l'apprendimento.

extra-missing = { $name } non è installato; pip install { $text }
no-such-table = in queste osservazioni non c'è una tabella '{ $name }'; ci sono { $names }
other-encoder = { $name } è opera del codificatore { $text }; qui c'è { $wanted }
no-such-render-mode = l'ambiente si mostra come { OR($names) }, non '{ $text }'
cycles-range = max_cycles è 1 o più, non { $number }
no-seat-left = almeno uno dei posti { $names } deve essere un agente; tutti hanno un bot
act-needed = tocca a { $seat }: serve una mossa, non None
act-refused = { $seat } non può fare la mossa '{ $text }': { $problem }
length-range = length è 0 (quanto dura la partita) o più, non { $number }
no-observer-parameters = gli osservatori di questi giochi non hanno parametri; dati sono { $names }
