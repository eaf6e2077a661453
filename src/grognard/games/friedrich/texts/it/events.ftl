# What happened: one sentence for each event.

allotted = { $pieces } { COUNT($pieces) ->
    [one] riceve
   *[other] ricevono
} { some-troops }.
stage = Turno { $turn }: { FORM($nation, "the") } comincia la sua mossa.

# Cards

deck-opened = Si apre il mazzo { $number }.
decks-reused = I quattro mazzi sono esauriti: { $number ->
    [one] { $number } scarto viene mescolato
   *[other] { $number } scarti vengono mescolati
} per formare un nuovo mazzo di pesca.
drew = { FORM($nation, "the") } { $number ->
    [0] non pesca carte
   *[other] pesca { some-cards }
}.
drew-cards = { FORM($nation, "the") } { COUNT($cards) ->
    [0] non pesca carte
   *[other] pesca { FORM($cards, "a") }
}.
discarded-unseen = { FORM($nation, "the") } scarta una carta coperta.
virtual-draws = Cinque carte coperte vanno agli scarti per le nazioni assenti.

# Movement and conquest

moved = { FORM($pieces, "the") } { COUNT($pieces) ->
    [one] si sposta
   *[other] si spostano
} da { $city2 } { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }.
train-lost = { FORM($piece, "the") } viene eliminato { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }.
marked = { FORM($nation, "the") } segna { $city }, che è ancora protetta.
conquered = { FORM($nation, "the") } conquista { $city }.
reconquered = { FORM($nation, "the") } riconquista { $city }.
blocks-ally = Attenzione: { FORM($nation, "the") } termina uno spostamento { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }, un obiettivo di cui { FORM($nation2, "the") } ha ancora bisogno.

# Recruiting

reinforced = { $piece } riceve una nuova armata.
returned = { FORM($piece, "the") } rientra in gioco { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }.
recruited = { FORM($nation, "the") } recluta { some-units } e ora ha { $total } { $total ->
    [one] armata
   *[other] armate
}; paga con { FORM($cards, "a") }.
rests = { $pieces } { COUNT($pieces) ->
    [one] ha ricevuto nuove armate e non attacca
   *[other] hanno ricevuto nuove armate e non attaccano
} in questa mossa.

# Combat and retreat

battle = { $pieces } ({ some-troops }) { COUNT($pieces) ->
    [one] attacca
   *[other] attaccano
} { $pieces2 } ({ $number2 }) { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }.
played = { FORM($nation, "the") } gioca { FORM($card, "a") } (+{ $number }): il suo punteggio sale a { $score }.
cannot-lead = { FORM($nation, "the") } non può portare il suo punteggio sopra 0: il diritto di giocare passa all'avversario.
tie = Il combattimento { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city } finisce in pareggio.
lost = { $pieces } { COUNT($pieces) ->
    [one] perde
   *[other] perdono
} il combattimento a { $score }: { $number ->
    [one] { $number } armata perduta
   *[other] { $number } armate perdute
}.
retreated = { $pieces } { COUNT($pieces) ->
    [one] si ritira
   *[other] si ritirano
} di { some-cities } da { $city2 } { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }.
no-retreat = { $pieces } non { COUNT($pieces) ->
    [one] può ritirarsi
   *[other] possono ritirarsi
} di { some-cities }: tutto il gruppo viene eliminato.
slipped = { $pieces } { COUNT($pieces) ->
    [one] si fa da parte e va
   *[other] si fanno da parte e vanno
} da { $city2 } { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city } prima che Daun attacchi.
off = { $piece } lascia la mappa.
removed = { $piece } viene rimosso dal gioco per sempre.

# Supply

supplied = { $pieces } { COUNT($pieces) ->
    [one] è di nuovo rifornito
   *[other] sono di nuovo riforniti
} { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }.
unsupplied = { $pieces } { COUNT($pieces) ->
    [one] non è rifornito
   *[other] non sono riforniti
} { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }.
starved = { $pieces } { COUNT($pieces) ->
    [one] resta non rifornito
   *[other] restano non riforniti
} { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }: tutte le armate disertano.

# Fate

fate = Si pesca la carta Fato { $fate }: vale il testo di { $suit }.
fate-title = { $section }
fate-line = { FORM($section, "text") }
fate-line-revised = { FORM($section, "revised") }
fate-line-both = { fate-line }

    Con l'opzione «Carte Fato rivedute»: { fate-line-revised }
stroke = Si pesca il Segno del Destino { $fate }.
draws = D'ora in poi { FORM($nation, "the") } pesca { some-cards } nella sua mossa.
keeps = { FORM($nation, "the") } tiene tutte le carte che pesca.
eased = D'ora in poi { FORM($nation, "to") } bastano gli obiettivi di 1° ordine.
no-effect = La carta non ha alcun effetto.
gained = { $piece } riceve un'armata.
nation-gained = Un generale { FORM($nation, "adjective") } riceve un'armata.
lost-troop = { $piece } perde un'armata.
declined = { FORM($nation, "the") } rifiuta.
offered = { FORM($nation, "the") } offre una carta per lo scambio.
swapped = L'Austria e la Russia si scambiano una carta.
received = { FORM($nation, "the") } riceve { FORM($card, "a") }.
gave = Una carta passa { FORM($nation, "from") } { FORM($nation2, "to") }.
left = { FORM($nation, "the") } esce dal gioco.
imperial-changes = { $seat } prende il comando dell'Armata Imperiale.

# The advanced game, the end

offensive-declared = La Prussia mette da parte { FORM($card, "a") } e dichiara l'Opzione Offensiva.
offensive-declined = La Prussia rinuncia all'Opzione Offensiva.
aside-lost = L'Austria prende { FORM($card, "the") } che la Prussia aveva messo da parte.
offensive-ended = L'Opzione Offensiva è finita; le conquiste della Prussia in Boemia sono annullate.
won = { $why }: { $seats } { COUNT($seats) ->
    [one] vince
   *[other] vincono
} la partita.
