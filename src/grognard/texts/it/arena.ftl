# Quello che dice l'arena.

# Problemi

arena-one-side = in { $place } stanno tutti insieme: non c'è nessuno contro cui giocare
arena-needs = un'arena ha bisogno di un gioco e di due avversari, come 'grognard arena friedrich rules random'; oppure di --verify e di un file di risultati
arena-ladder-needs = una scala ha bisogno di almeno due avversari, ciascuno una volta sola
arena-games-even = si gioca a coppie di partite a parti scambiate: --games è un numero pari da 2 in su, non { $text }
arena-aim-range = la quota di cui essere sicuri è un numero tra 0 e 1, non { $text }
arena-not-with = { $name } non va insieme a { $text }
arena-other-acts = è stato giocato con lo spazio degli atti { $text }; qui c'è { $wanted }
arena-no-results = non è un file di risultati di un'arena (la sua prima riga è JSON con il formato '{ $text }')
arena-other-version = versione { $text } del formato; questo programma legge la versione { $wanted }
arena-line-damaged = questa riga non è come fu scritta; viene lasciata com'è
arena-other-contest = { $path } è di un'altra sfida: il suo { $name } è { $text }, non { $wanted }; indica un altro file con --out
arena-file-busy = un'altra arena sta scrivendo { $path }
arena-too-many-failures = { $number } partite si sono guastate; l'arena si ferma. Quel che è stato giocato resta in { $path }
arena-no-ray = per un cluster serve Ray: pip install grognard[cluster]
arena-no-cluster = non c'è nessun cluster a '{ $text }': { $why }
arena-other-service = chi ascolta a '{ $text }' non è Ray
arena-cluster-where = --cluster richiede l'indirizzo di un cluster Ray, come auto o host:6379
arena-not-repeatable = { $name } pensa per un certo numero di secondi, non di partite simulate: non rigioca allo stesso modo
data-other-folder = { $path } contiene decisioni di un altro spazio degli atti, o di un altro schema, rispetto a { $text } qui
data-damaged = { $path }: non è un file di decisioni, o non è come fu scritto
data-other-acts = sono decisioni di { $name } con lo spazio degli atti { $text }; qui c'è { $wanted }

# In corso

arena-begins = { $game }, { $scenario }: A è { $name }, B è { $other }; al massimo { $number } partite, seme { $seed }; risultati in { $path }
arena-goes-on = { $number ->
    [one] una partita c'è già
   *[other] { $number } partite ci sono già
}
arena-progress = { $number } di { $most } partite, A { $share } % (da { $low } a { $high })
arena-left = ancora { $text }
arena-failure = coppia { $pair }, partita { $number } guasta: { $text }

# Il risultato

arena-share = Quota di vittoria di A: { $share } % in { $number } partite; tra { $low } % e { $high } % (95 %, per quante volte si guardi)
arena-no-games = Nessuna coppia di partite è ancora completa.
arena-elo = Elo di A su B: { $elo } (da { $low } a { $high })
arena-pairs = Coppie di cui A ha vinto tutto: { $all }; tre quarti: { $most }; metà: { $half }; un quarto: { $some }; niente: { $none }
arena-sure-above = Sicuro dopo { $number ->
    [one] una coppia
   *[other] { $number } coppie
}: la quota di A è sopra il { $aim } % (sbagliato al massimo in 2,5 sfide simili su 100).
arena-sure-below = Sicuro dopo { $number ->
    [one] una coppia
   *[other] { $number } coppie
}: la quota di A è sotto il { $aim } % (sbagliato al massimo in 2,5 sfide simili su 100).
arena-not-sure = Non sicuro dopo { $number ->
    [one] una coppia
   *[other] { $number } coppie
} se la quota di A sia sopra o sotto il { $aim } %.
arena-by-side = Vittorie per parte
arena-by-seat = Tra i vincitori per posto
arena-ends = Come sono finite le partite
arena-length = Durata: { $acts } atti, { $stages } fasi (mediana)
arena-time = { $name }: { $number } decisioni da { $mean } ms ciascuna, il 99 % entro { $late } ms, la più lenta { $slowest } ms di processore
arena-ratings = Valutazioni per posto (OpenSkill)
arena-rating = { $seat }, { $name }: { $mean } ± { $spread }
arena-no-ratings = Per le valutazioni serve OpenSkill: pip install grognard[arena]
arena-failures = { $number ->
    [one] Una partita è stata persa perché l'avversario si è guastato.
   *[other] { $number } partite sono state perse perché un avversario si è guastato.
}
arena-ladder-head = | A | B | partite | quota di A | intervallo (95 %) | Elo | ms per decisione, A | B |
arena-ladder-ratings = | posto | avversario | valutazione | scarto | partite |
arena-written = Risultati in { $path }; 'grognard arena --verify { $path }' le rigioca.
arena-reported = Rapporto: { $path }

# Verifica

arena-checked = { $path }: { $number ->
    [one] una partita
   *[other] { $number } partite
} di { $name } contro { $other }, controllo con le regole: dadi e pescate corrispondono al seme
arena-again-same = { $number ->
    [one] una partita è stata giocata di nuovo: gli stessi atti
   *[other] { $number } partite sono state giocate di nuovo: gli stessi atti
}
arena-torn = l'ultima riga fu strappata mentre veniva scritta e non conta
arena-wrong = { $path }: coppia { $pair }, partita { $number }: { $why }
arena-acts-left = continua dopo la sua fine, per { $number } atti
arena-not-over = non è finita
arena-no-failure = lì nessuno poteva cedere: è finita, o toccava all'altro avversario
arena-other-length = ha { $number } atti, non quanti dice
arena-unfair = atto { $entry }: il caso ha fatto '{ $text }', il seme dà '{ $right }'
arena-other-winners = secondo i suoi atti ha vinto { $names }, non { $texts }
arena-other-score = secondo i suoi atti A ha { $text }, non { $wanted }
arena-plays-otherwise = gli avversari giocano diversamente dall'atto { $entry } in poi

# Il rapporto

page-title = { $name } contro { $other }
page-where = { $game }, { $scenario }; { $number } partite a coppie, a parti scambiate e con la stessa sorte; seme { $seed }; grognard { $text }
page-where-itself = { $game }, { $scenario }; { $number } partite di un avversario contro se stesso, ciascuna con la sua sorte; seme { $seed }; grognard { $text }
page-options = Opzioni: { $names }
page-share = Quota di vittoria di A
page-share-text = Dopo ogni coppia, con il suo intervallo (95 %, per quante volte si guardi). La linea al { $aim } % è quel che si doveva mostrare.
page-axis-pairs = coppie
page-sides = Vittorie per parte
page-sides-text = La quota di vittoria da ciascuna parte, quando la guidava A e quando la guidava B.
page-elo = Elo e valutazioni
page-elo-text = Elo di A su B: { $elo } (da { $low } a { $high }). Valutazioni di OpenSkill: quanto vale ogni avversario in un posto contro l'altro.
page-lengths = Durata delle partite
page-lengths-text = Atti, anche quelli del caso, dal primo all'ultimo; metà delle partite ne ha avuti { $acts } o meno.
page-axis-acts = atti
page-times = Tempo per decisione
page-times-text = Millisecondi di processore, dalla media alla più lenta; il punto è quanto non supera il 99 %. Le decisioni in cui non c'era nulla da scegliere non contano.
page-axis-ms = ms
page-telling = Le partite più istruttive
page-telling-text = Verbali che 'grognard replay' e 'grognard show' leggono.
page-mean = media
page-late = 99 % entro
page-slowest = più lenta
page-decisions = decisioni
page-rating = valutazione
page-opponent = avversario
page-check = Le partite sono in { $path }. Chiunque può verificarle: grognard arena --verify { $path }
telling-upset = la partita più breve vinta dall'avversario più debole
telling-both-first = vinta da una parte ...
telling-both-second = ... e con la stessa sorte dall'altra: ha deciso il gioco
telling-longest = la partita più lunga
telling-line = coppia { $pair }, partita { $number }: vince { $seats } dopo { $acts } atti
