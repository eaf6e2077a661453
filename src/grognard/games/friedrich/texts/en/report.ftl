# A view as text, line by line.

empty = { "" }

# Where it stands

report-top = { $heading }. { $drawn }
report-top-with-line = { $heading }. { $drawn } In force: card { $fate } { $suit }.
fates-drawn = Cards of fate drawn: { $fates }.
no-fate-drawn = No card of fate drawn yet.
report-cards = Draw pile { $number } (deck { $deck }), discards { $discards }.
report-over = The game is over: { $why }. Winners: { $seats }.

# Nations

report-nation = { $nation } ({ $seat }): { $number } of { $total } troops, { $hand }.
report-nation-giving = { $nation } ({ $seat }): { $number } of { $total } troops, { $hand }. Left to give: { $left }.
report-nation-out = { $nation } ({ $seat }): out of the war.
report-stack = { "  " }{ $who } in { $place }: { $troops }
report-train = { "  " }{ $piece } in { $place }
report-off-map = { "  " }Off the map: { $pieces }
report-objectives = { "  " }Objectives of { $order ->
    [1] first
   *[2] second
} order: { $number } of { $total } held{ COUNT($cities) ->
    [0] { "" }
   *[other] { " " }({ $cities })
}; still wanted: { COUNT($cities2) ->
    [0] none
   *[other] { $cities2 }
}
report-hand = { "  " }Hand: { COUNT($cards) ->
    [0] empty
   *[other] { FORM($cards, "id") }
}
report-known = { "  " }Known to be in the hand: { FORM($cards, "id") }

# Pieces and places

report-place = { $city } ({ $country }, { $suit })
one-general = { $piece }
general-and-others = { $piece } + { $others }
troops-unknown = troops unknown
out-of-supply = { $troops }, OUT OF SUPPLY

# A battle

report-battle = Battle:
report-side = { "  " }{ $nation }, { $who } in { $place }: { some-troops }, score { $score }
report-play = { $nation } { FORM($card, "id") } for { $number }
report-plays = { "  " }Played: { COUNT($plays) ->
    [0] nothing yet
   *[other] { $plays }
}. The right to play: { $nation }.

# One city and its roads

report-city = { $city } ({ $marks })
report-city-with = { $city } ({ $marks }): { $here }
report-main-road = { "  " }main road: { $there }
report-road = { "  " }road: { $there }
in-country = { $country }
in-suit = { $suit }
depot-of = depot of { $nation }
objective-of = objective of { $nation }, { $order ->
    [1] first
   *[2] second
} order
objective-held = { objective-of }, held
objective-marked = { objective-of }, marked
stack-here = { $who }, { $troops }
train-here = { $piece }
