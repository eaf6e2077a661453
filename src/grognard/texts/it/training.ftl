# Quello che dice l'addestramento.

# Problemi

training-needs = l'addestramento richiede un gioco, come 'grognard train warzag'; si possono indicare singoli passi: { $names }
training-no-such-step = il passo '{ $name }' non esiste; i passi sono { $names }
training-no-evaluation = { $game } non ha una funzione di valutazione: non c'è niente da addestrare
training-no-games = { $path }: non è un file di partite di addestramento, o non contiene partite
training-line-damaged = { $path }: la riga { $number } è danneggiata; niente è stato modificato
training-other-games = { $path } contiene altre partite di addestramento: il suo { $name } è { $text }, non { $wanted }; usa un'altra cartella
training-too-few-games = { $number } partite sono troppo poche per imparare: ne servono almeno 6
training-other-checkpoint = { $path } è di una rete con altre caratteristiche o di altra dimensione; usa un'altra cartella
training-too-many-failures = { $number } partite sono andate in errore; l'ultimo errore: { $text }
training-process-ended = un processo che giocava partite è terminato in modo inatteso
training-needs-search = le scelte vengono da una ricerca, e { $name } non lo è; usa per esempio --opponent search@20
training-rounds-alone = --rounds esegue i propri passi: indica i passi oppure i cicli
network-damaged = { $path }: non è una rete di valutazione, o è danneggiata
network-of-other-features = { $path }: questa rete è di altre caratteristiche o di altre regole ({ $text }); serve { $wanted }. Va addestrata di nuovo

# Il risultato

training-games = Partite di addestramento: { $number }, con { $text } posizioni
training-choices = Partite con scelte: { $number }, con { $text } decisioni
training-pass = Passata { $number }: perdita { $text }; partite osservate: log-loss { $wanted }, AUC { $other }, margine spiegato { $right }
training-by-weights = Partite tenute da parte, pesi lineari: log-loss { $text }, AUC { $wanted }, margine spiegato { $other }
training-by-network = Partite tenute da parte, rete: log-loss { $text }, AUC { $wanted }, margine spiegato { $other }
training-round = Ciclo { $number }
training-policy-pass = Passata { $number } della policy: perdita { $text }; decisioni osservate: log-loss { $wanted }, la scelta della ricerca è la prima nel { $other }% dei casi, tra le prime tre nel { $right }%
training-by-heuristic = Decisioni tenute da parte, ordine dell'euristica: log-loss { $wanted }, la scelta della ricerca è la prima nel { $other }% dei casi, tra le prime tre nel { $right }%
training-by-policy = Decisioni tenute da parte, policy: log-loss { $wanted }, la scelta della ricerca è la prima nel { $other }% dei casi, tra le prime tre nel { $right }%
training-written = Rete in { $path }: { $number } byte
training-onnx = La stessa rete come ONNX in { $path }
training-no-onnx = ONNX saltato: il pacchetto onnx non è installato
training-siblings = Posizioni sorelle: { $number } decisioni, { $most } simulazioni fino alla fine
training-sibling = { $name }: { $text }% di { $number } coppie nell'ordine giusto; la sua scelta vale { $wanted } ± { $other } punti percentuali di vittoria più di quella dell'euristica
