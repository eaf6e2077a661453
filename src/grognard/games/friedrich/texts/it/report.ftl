# A view as text, line by line.

empty = { "" }

# How far the game is

report-top = { $heading }. { $drawn }
report-top-with-line = { $heading }. { $drawn } In vigore: carta Fato { $fate }, { $suit }.
fates-drawn = Carte Fato pescate: { $fates }.
no-fate-drawn = Non è ancora stata pescata nessuna carta Fato.
report-cards = Mazzo di pesca { $number } (mazzo { $deck }), scarti { $discards }.
report-over = La partita è finita. { CAPITAL($why) }: { $seats } { COUNT($seats) ->
    [one] vince
   *[other] vincono
}.

# Nations

report-nation = { $nation } ({ $seat }): { $number } { $number ->
    [one] armata
   *[other] armate
} su { $total }, { $hand }.
report-nation-giving = { $nation } ({ $seat }): { $number } { $number ->
    [one] armata
   *[other] armate
} su { $total }, { $hand }. Da assegnare: { $left }.
report-nation-out = { $nation } ({ $seat }): fuori dal gioco.
report-stack = { "  " }{ $who }, { $place }: { $troops }
report-train = { "  " }{ $piece }, { $place }
report-off-map = { "  " }Fuori dalla mappa: { $pieces }
report-objectives = { "  " }Obiettivi di { $order ->
    [1] 1°
   *[2] 2°
} ordine: { $number } su { $total } { $number ->
    [one] controllato
   *[other] controllati
}{ COUNT($cities) ->
    [0] { "" }
   *[other] { " " }({ $cities })
}; ancora da conquistare: { COUNT($cities2) ->
    [0] nessuno
   *[other] { $cities2 }
}
report-hand = { "  " }Mano: { COUNT($cards) ->
    [0] vuota
   *[other] { $cards }
}
report-known = { "  " }Carte che conosci in questa mano: { $cards }

# Pieces and places

report-place = { $city } ({ $country }, { $suit })
one-general = { $piece }
general-and-others = { $piece } + { $others }
troops-unknown = armate ignote
out-of-supply = { $troops }, NON RIFORNITO

# A battle

report-battle = Combattimento:
report-side = { "  " }{ $nation }, { $who }, { $place }: { some-troops }, punteggio { $score }
report-play = { $card } per { $number } ({ $nation })
report-plays = { "  " }Giocate: { COUNT($plays) ->
    [0] ancora nessuna
   *[other] { $plays }
}. { CAPITAL(FORM($nation, "the")) } ha il diritto di giocare.

# One city and its roads

report-city = { $city } ({ $marks })
report-city-with = { $city } ({ $marks }): { $here }
report-main-road = { "  " }strada principale: { $there }
report-road = { "  " }strada: { $there }
in-country = { $country }
in-suit = { $suit }
depot-of = Magazzino { FORM($nation, "of") }
objective-of = obiettivo di { $order ->
    [1] 1°
   *[2] 2°
} ordine { FORM($nation, "of") }
objective-held = { objective-of }, controllato
objective-marked = { objective-of }, segnato
stack-here = { $who }, { $troops }
train-here = { $piece }
