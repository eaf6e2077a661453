# Quello che dice l'arena.

# Problemi

arena-one-side = in { $place } tutti i posti sono della stessa parte, perciò non c'è un avversario contro cui giocare
arena-needs = l'arena richiede un gioco e due avversari, come 'grognard arena friedrich rules random', oppure --verify e un file di risultati
arena-ladder-needs = una classifica richiede almeno due avversari diversi
arena-games-even = si gioca a coppie di partite a parti scambiate: --games deve essere un numero pari da 2 in su, non { $text }
arena-aim-range = la soglia deve essere un numero tra 0 e 1, non { $text }
arena-not-with = { $name } non si può usare insieme a { $text }
arena-other-acts = è stato giocato con lo spazio delle azioni { $text }; qui c'è { $wanted }
arena-no-results = non è un file di risultati dell'arena (la prima riga di un tale file è JSON con il formato '{ $text }')
arena-other-version = versione { $text } del formato; questo programma legge la versione { $wanted }
arena-line-damaged = questa riga è danneggiata; non è stata modificata
arena-other-contest = { $path } è di un'altra sfida: il suo { $name } è { $text }, non { $wanted }; indica un altro file con --out
arena-file-busy = un altro programma sta scrivendo in { $path }
arena-too-many-failures = { $number } partite sono andate in errore; l'arena si ferma. Le partite giocate finora sono conservate in { $path }
arena-no-ray = per un cluster serve Ray: pip install grognard[cluster]
arena-no-cluster = nessun cluster raggiungibile a '{ $text }': { $why }
arena-other-service = il servizio a '{ $text }' non è Ray
arena-cluster-where = --cluster richiede l'indirizzo di un cluster Ray, come auto o host:6379
arena-not-repeatable = { $name } ha un limite in secondi, non in partite simulate: le sue partite non si ripetono in modo identico
arena-limit-form = il limite è un numero di secondi, come 2s o 0.5s, non '{ $text }'
arena-too-slow = ha impiegato { $text } s di tempo di CPU per una decisione; il limite è { $wanted } s
arena-no-answer = non ha risposto entro { $text } s; il limite è { $wanted } s di tempo di CPU
arena-not-made = dopo { $text } s non era pronto a giocare
arena-process-ended = processo terminato con stato { $status }
entrant-form = '{ $name }' non è un modulo e una classe separati da due punti, come my_bots:Cautious
entrant-no-module = { $name } non si può importare: { $why }
entrant-no-class = { $text } non ha una classe '{ $name }'
entrant-no-bot = { $name } non è un bot: non ha un metodo { $text }
entrant-not-made = { $name } non si può creare: { $why }
entrant-no-choice = think deve restituire una Choice, non '{ $name }'
entrant-no-number = choose deve restituire il numero di un'azione, non '{ $name }'
entrant-other-number = choose ha restituito { $number }; le azioni hanno i numeri da 0 a { $most }
data-other-folder = { $path } contiene decisioni di un altro spazio delle azioni, o di un altro schema, rispetto a { $text } qui
data-damaged = { $path }: non è un file di decisioni, o è danneggiato
data-other-acts = sono decisioni di { $name } con lo spazio delle azioni { $text }; qui c'è { $wanted }

# In corso

arena-begins = { $game }, { $scenario }: A è { $name }, B è { $other }; al massimo { $number } partite, seme { $seed }; risultati in { $path }
arena-goes-on = { $number ->
    [one] una partita è già stata giocata
   *[other] { $number } partite sono già state giocate
}
arena-progress = { $number } di { $most } partite, A { $share }% (da { $low } a { $high })
arena-left = tempo rimasto: { $text }
arena-limit = Limite per ogni decisione: { $text } s di tempo di CPU
arena-failure = coppia { $pair }, partita { $number } in errore: { $text }
arena-forfeit = coppia { $pair }, partita { $number } persa a tavolino da { $text }

# Il risultato

arena-share = Quota di vittorie di A: { $share }% in { $number } partite; intervallo di confidenza al 95% da { $low } a { $high }% (valido a ogni punto di arresto)
arena-no-games = Nessuna coppia di partite è ancora completa.
arena-elo = Elo di A su B: { $elo } (da { $low } a { $high })
arena-pairs = Coppie per quota dei punti di A: tutti { $all }, tre quarti { $most }, metà { $half }, un quarto { $some }, nessuno { $none }
arena-sure-above = Significativo dopo { $number ->
    [one] una coppia
   *[other] { $number } coppie
}: la quota di A è sopra il { $aim }% (probabilità di errore al massimo 2,5%).
arena-sure-below = Significativo dopo { $number ->
    [one] una coppia
   *[other] { $number } coppie
}: la quota di A è sotto il { $aim }% (probabilità di errore al massimo 2,5%).
arena-not-sure = Non significativo dopo { $number ->
    [one] una coppia
   *[other] { $number } coppie
}: la quota di A può essere sopra o sotto il { $aim }%.
arena-by-side = Vittorie per parte
arena-by-seat = Vittorie per posto
arena-ends = Come sono finite le partite
arena-length = Durata (mediana): { $acts } azioni, { $stages } fasi
arena-time = { $name }: { $number } decisioni, tempo di CPU { $mean } ms in media, 99º percentile { $late } ms, massimo { $slowest } ms
arena-weighed = { $name }: { $number } decisioni in cui ha valutato più azioni, tempo di CPU 50º percentile { $half } ms, 95º { $late } ms, massimo { $slowest } ms
arena-ratings = Valutazioni per posto (OpenSkill)
arena-rating = { $seat }, { $name }: { $mean } ± { $spread }
arena-no-ratings = Per le valutazioni serve OpenSkill: pip install grognard[arena]
arena-failures = { $number ->
    [one] Una partita è stata persa a tavolino: un avversario è andato in errore, ha scelto un'azione illegale o ha superato il limite.
   *[other] { $number } partite sono state perse a tavolino: un avversario è andato in errore, ha scelto un'azione illegale o ha superato il limite.
}
arena-ladder-head = | scenario | A | B | partite | quota di A | intervallo (95%) | Elo | ms per decisione valutata (p50 / p95 / massimo), A | B |
arena-ladder-ratings = | posto | avversario | valutazione | scarto | partite |
arena-written = Risultati in { $path }; 'grognard arena --verify { $path }' le rigioca.
arena-reported = Rapporto: { $path }

# Verifica

arena-checked = { $path }: { $number ->
    [one] una partita rigiocata
   *[other] { $number } partite rigiocate
} con le regole ({ $name } contro { $other }); dadi e pescate corrispondono al seme
arena-again-same = { $number ->
    [one] una partita è stata giocata di nuovo, con le stesse azioni
   *[other] { $number } partite sono state giocate di nuovo, con le stesse azioni
}
arena-again-broken = coppia { $pair }, partita { $number }: impossibile rigiocarla: { $text }
arena-torn = l'ultima riga è incompleta e viene ignorata
arena-wrong = { $path }: coppia { $pair }, partita { $number }: { $why }
arena-missing = { $path }: { $number ->
    [one] manca una partita
   *[other] mancano { $number } partite
} prima dell'ultima coppia ({ $texts }). La sfida è stata interrotta, o alcune partite sono state tolte; riprendila per giocarle.
arena-pair = coppia { $pair } partita { $number }
arena-acts-left = dopo la fine continua per { $number ->
    [one] un'altra azione
   *[other] altre { $number } azioni
}
arena-not-over = la partita non è finita
arena-no-failure = lì nessun avversario può aver perso a tavolino: la partita è finita, o toccava all'altro avversario
arena-other-length = ha { $number } azioni, non quante ne dichiara
arena-unfair = azione { $entry }: la cronaca riporta '{ $text }', ma il seme dà '{ $right }'
arena-other-winners = secondo le sue azioni ha vinto { $names }, non { $texts }
arena-other-score = secondo le sue azioni A ha ottenuto { $text }, non { $wanted }
arena-plays-otherwise = gli avversari giocano diversamente dall'azione { $entry } in poi

# Il rapporto

page-title = { $name } contro { $other }
page-where = { $game }, { $scenario }; { $number } partite a coppie, a parti scambiate e con gli stessi dadi e le stesse pescate; seme { $seed }; grognard { $text }
page-where-itself = { $game }, { $scenario }; { $number } partite di un avversario contro sé stesso, ciascuna con i suoi dadi e le sue pescate; seme { $seed }; grognard { $text }
page-options = Opzioni: { $names }
page-share = Quota di vittorie di A
page-share-text = Dopo ogni coppia, con il suo intervallo di confidenza al 95% (valido a ogni punto di arresto). La linea al { $aim }% è la soglia.
page-axis-pairs = coppie
page-sides = Vittorie per parte
page-sides-text = La quota di vittorie di ciascuna parte, quando la guidava A e quando la guidava B.
page-elo = Elo e valutazioni
page-elo-text = Elo di A su B: { $elo } (da { $low } a { $high }). Valutazioni di OpenSkill: la forza di ogni avversario in ogni posto.
page-lengths = Durata delle partite
page-lengths-text = Azioni dalla prima all'ultima, con tiri di dado e pescate; metà delle partite ne ha avute { $acts } o meno.
page-axis-acts = azioni
page-times = Tempo per decisione
page-times-text = Tempo di CPU in millisecondi, dalla media al massimo; il punto è il 99º percentile. Le decisioni con una sola scelta non sono contate.
page-axis-ms = ms
page-telling = Le partite più istruttive
page-telling-text = Trascrizioni per 'grognard replay' e 'grognard show'.
page-mean = media
page-late = 99º percentile
page-slowest = massimo
page-decisions = decisioni
page-rating = valutazione
page-opponent = avversario
page-check = Le partite sono in { $path }. Chiunque può verificarle: grognard arena --verify { $path }
telling-upset = la partita più breve vinta dall'avversario più debole
telling-both-first = vinta da una parte ...
telling-both-second = ... e dall'altra con gli stessi dadi e le stesse pescate: ha deciso l'abilità
telling-longest = la partita più lunga
telling-line = coppia { $pair }, partita { $number }: vittoria di { $seats } dopo { $acts } azioni
