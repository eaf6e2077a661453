# A view as text, line by line.

empty = { "" }

# How far the game is

report-top = { $heading }. { $drawn }
report-top-with-line = { $heading }. { $drawn } Érvényben: { $fate }. sorskártya, { $suit }.
fates-drawn = Sorra került sorskártyák: { $fates }.
no-fate-drawn = Még egyetlen sorskártya sem került sorra.
report-cards = Húzópakli: { $number } ({ $deck }. pakli), dobópaklik: { $discards }.
report-over = Vége a játszmának. { CAPITAL($why) }: { $seats } győz.

# Nations

report-nation = { $nation } ({ $seat }): { $number } / { $total } csapat, { $hand }.
report-nation-giving = { $nation } ({ $seat }): { $number } / { $total } csapat, { $hand }. Még kiosztható: { $left }.
report-nation-out = { $nation } ({ $seat }): kilépett a háborúból.
report-stack = { "  " }{ $who }, { $place }: { $troops }
report-train = { "  " }{ $piece }, { $place }
report-off-map = { "  " }A térképen kívül: { $pieces }
report-objectives = { "  " }{ $order ->
    [1] Elsőrendű
   *[2] Másodrendű
} célvárosok: { $number } / { $total } elfoglalva{ COUNT($cities) ->
    [0] { "" }
   *[other] { " " }({ $cities })
}; még elfoglalandó: { COUNT($cities2) ->
    [0] nincs
   *[other] { $cities2 }
}
report-hand = { "  " }Kézben: { COUNT($cards) ->
    [0] nincs lap
   *[other] { $cards }
}
report-known = { "  " }Ismert lapok a kézben: { $cards }

# Pieces and places

report-place = { $city } ({ $country }, { $suit })
one-general = { $piece }
general-and-others = { $piece } + { $others }
troops-unknown = ismeretlen számú csapat
out-of-supply = { $troops }, NINCS UTÁNPÓTLÁSA

# A battle

report-battle = Csata:
report-side = { "  " }{ $nation }, { $who }, { $place }: { some-troops }, pontszám { $score }
report-play = { $card }, { $number } pont ({ $nation })
report-plays = { "  " }Kijátszva: { COUNT($plays) ->
    [0] még semmi
   *[other] { $plays }
}. A kijátszás joga { FORM($nation, "the-whose") }.

# One city and its roads

report-city = { $city } ({ $marks })
report-city-with = { $city } ({ $marks }): { $here }
report-main-road = { "  " }főút: { $there }
report-road = { "  " }út: { $there }
in-country = { $country }
in-suit = { $suit }
depot-of = { FORM($nation, "the") } raktárvárosa
objective-of = { FORM($nation, "the") } { $order ->
    [1] elsőrendű
   *[2] másodrendű
} célvárosa
objective-held = { objective-of }, elfoglalva
objective-marked = { objective-of }, megjelölve
stack-here = { $who }, { $troops }
train-here = { $piece }
