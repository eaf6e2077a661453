# What happened: one sentence for each event.

allotted = { $pieces }: { some-troops }.
stage = Turno { $turn }: mossa { FORM($nation, "of") }.

# Cards

deck-opened = Si apre il mazzo { $number }.
decks-reused = I quattro mazzi sono esauriti: { $number ->
    [one] { $number } scarto viene mescolato
   *[other] { $number } scarti vengono mescolati
} per formare un nuovo mazzo di pesca.
drew = Carte pescate { FORM($nation, "from") }: { $number }.
drew-cards = { FORM($nation, "the") } { COUNT($cards) ->
    [0] non ha pescato nulla
   *[other] ha pescato: { $cards }
}.
discarded-unseen = { FORM($nation, "the") } scarta una carta coperta.
virtual-draws = Cinque carte coperte sono scartate per le nazioni assenti.

# Movement and conquest

moved = { $pieces }: da { $city2 } { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }.
train-lost = { FORM($piece, "the") } viene eliminato ({ $city }).
marked = { FORM($nation, "the") } segna { $city }, che è protetta.
conquered = { FORM($nation, "the") } conquista { $city }.
reconquered = { FORM($nation, "the") } riconquista { $city }.
blocks-ally = Attenzione: { FORM($nation, "the") } sosta su { $city }, un obiettivo di cui { FORM($nation2, "the") } ha ancora bisogno.

# Recruiting

reinforced = Una nuova armata per { $piece }.
returned = { FORM($piece, "the") } rientra in gioco { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }.
recruited = { FORM($nation, "the") } recluta { some-units } e paga con { $cards }; ora ha { $total } { $total ->
    [one] armata
   *[other] armate
}.
rests = Nuove armate: { $pieces } non { COUNT($pieces) ->
    [one] attacca
   *[other] attaccano
} in questa mossa.

# Combat and retreat

battle = Combattimento di { $city }: { $pieces } con { some-troops } contro { $pieces2 } con { $number2 }.
played = { FORM($nation, "the") } gioca { FORM($card, "a") } per { $number }: il suo punteggio è { $score }.
cannot-lead = { FORM($nation, "the") } non può passare in vantaggio: il diritto di giocare passa all'avversario.
tie = Il combattimento di { $city } finisce in pareggio.
lost = Combattimento perso per { $pieces } a { $score }: { $number ->
    [one] { $number } armata perduta
   *[other] { $number } armate perdute
}.
retreated = Ritirata di { $pieces } da { $city2 } { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }, { some-cities }.
no-retreat = Nessuna ritirata di { some-cities } è possibile per { $pieces }: tutto è perduto.
slipped = Per evitare Daun: { $pieces } da { $city2 } { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }.
off = { $piece } lascia la mappa.
removed = { $piece } viene rimosso dal gioco.

# Supply

supplied = { $pieces } ({ $city }): di nuovo { COUNT($pieces) ->
    [one] rifornito
   *[other] riforniti
}.
unsupplied = { $pieces } ({ $city }): non { COUNT($pieces) ->
    [one] rifornito
   *[other] riforniti
}.
starved = { $pieces } ({ $city }): ancora non { COUNT($pieces) ->
    [one] rifornito
   *[other] riforniti
}, tutte le armate disertano.

# Fate

fate = Carta Fato { $fate }, letta a { $suit }.
fate-title = { $section }
fate-line = { FORM($section, "text") }
fate-line-revised = { FORM($section, "revised") }
fate-line-both = { fate-line }

    Con l'opzione "Carte Fato rivedute": { fate-line-revised }
stroke = Segno del Destino: { $fate }.
draws = D'ora in poi { FORM($nation, "the") } pesca { some-cards } nella sua mossa.
keeps = { FORM($nation, "the") } tiene tutte le carte che pesca.
eased = D'ora in poi { FORM($nation, "to") } bastano gli obiettivi di 1° ordine.
no-effect = Non ha alcun effetto.
gained = { $piece } riceve un'armata.
nation-gained = Un generale { FORM($nation, "of") } riceve un'armata.
lost-troop = { $piece } perde un'armata.
declined = { FORM($nation, "the") } rifiuta.
offered = { FORM($nation, "the") } offre una carta.
swapped = L'Austria e la Russia si scambiano una carta.
received = { FORM($nation, "the") } riceve { FORM($card, "a") }.
gave = Una carta passa { FORM($nation, "from") } { FORM($nation2, "to") }.
left = { FORM($nation, "the") } esce dal gioco.
imperial-changes = D'ora in poi l'Armata Imperiale è guidata { FORM($seat, "from") }.

# The advanced game, the end

offensive-declared = La Prussia mette da parte { FORM($card, "a") } e passa all'offensiva.
offensive-declined = La Prussia rinuncia all'Opzione Offensiva.
aside-lost = L'Austria prende { FORM($card, "the") } che la Prussia aveva messo da parte.
offensive-ended = L'Opzione Offensiva è finita; le conquiste della Prussia in Boemia sono annullate.
won = La partita è finita: { $why }. Vittoria { FORM($seats, "of") }.
