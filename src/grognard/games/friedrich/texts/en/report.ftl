# A view as text, line by line.

empty = { "" }

# How far the game is

report-top = { $heading }. { $drawn }
report-top-with-line = { $heading }. { $drawn } In force: Card of Fate { $fate }, { $suit }.
fates-drawn = Cards of Fate drawn: { $fates }.
no-fate-drawn = No Card of Fate has been drawn yet.
report-cards = Draw pile { $number } (deck { $deck }), discards { $discards }.
report-over = The game is over. { CAPITAL($why) }: { $seats } { COUNT($seats) ->
    [one] wins
   *[other] win
}.

# Nations

report-nation = { $nation } ({ $seat }): { $number } of { $total } troops, { $hand }.
report-nation-giving = { $nation } ({ $seat }): { $number } of { $total } troops, { $hand }. Left to allot: { $left }.
report-nation-out = { $nation } ({ $seat }): out of the war.
report-stack = { "  " }{ $who } in { $place }: { $troops }
report-train = { "  " }{ $piece } in { $place }
report-off-map = { "  " }Off the map: { $pieces }
report-objectives = { "  " }{ $order ->
    [1] First-order
   *[2] Second-order
} objectives: { $number } of { $total } held{ COUNT($cities) ->
    [0] { "" }
   *[other] { " " }({ $cities })
}; still to be conquered: { COUNT($cities2) ->
    [0] none
   *[other] { $cities2 }
}
report-hand = { "  " }Hand: { COUNT($cards) ->
    [0] no cards
   *[other] { $cards }
}
report-known = { "  " }Cards you know in this hand: { $cards }

# Pieces and places

report-place = { $city } ({ $country }, { $suit })
one-general = { $piece }
general-and-others = { $piece } + { $others }
troops-unknown = troops unknown
out-of-supply = { $troops }, OUT OF SUPPLY

# A battle

report-battle = Battle:
report-side = { "  " }{ $nation }, { $who } in { $place }: { some-troops }, score { $score }
report-play = { $card } for { $number } ({ $nation })
report-plays = { "  " }Played: { COUNT($plays) ->
    [0] nothing yet
   *[other] { $plays }
}. { CAPITAL(FORM($nation, "the")) } has the right to play.

# One city and its roads

report-city = { $city } ({ $marks })
report-city-with = { $city } ({ $marks }): { $here }
report-main-road = { "  " }main road: { $there }
report-road = { "  " }road: { $there }
in-country = { $country }
in-suit = { $suit }
depot-of = depot of { $nation }
objective-of = { $order ->
    [1] first-order
   *[2] second-order
} objective of { $nation }
objective-held = { objective-of }, held
objective-marked = { objective-of }, marked
stack-here = { $who }, { $troops }
train-here = { $piece }
