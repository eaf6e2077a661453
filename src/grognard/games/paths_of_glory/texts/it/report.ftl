# A view as text.

empty = {""}
report-head = { $heading }. { $points } VP.
report-status = Stato di Guerra: Alleati { $number }, Potenze Centrali { $number2 }, combinato { $combined }.
report-war = Entrate in guerra: { $nations }.
report-offensive = Offensiva Obbligatoria { FORM($side, "of") }: { $nation }.
report-offensive-italy = Offensiva Obbligatoria delle Potenze Centrali: Austria-Ungheria contro l'Italia.
report-mutiny = Offensiva Obbligatoria degli Alleati: ammutinamento francese.
report-result = La partita è finita: { $why }. Vincitori: { $seats }.

# A side

report-side = { $side }
report-land = {"  "}{ $land }: { $stacks }
report-stack = { $space } [{ $here }]
report-reserve = {"  "}Casella della Riserva: { $here }
report-eliminated = {"  "}Eliminate: { $here }
report-removed = {"  "}Fuori dal gioco: { $here }
report-trenches = {"  "}Trincee: { $spaces }
report-cards = {"  "}Carte: mano { $number }, mazzo { $deck }, scarti { $discards }, rimosse { $removed }
report-kept = {"  "}Carte Combattimento scoperte: { $cards }
report-hand = { COUNT($cards) ->
    [0] {"  "}Mano: nessuna carta
   *[other] {"  "}Mano: { $cards }
  }
report-known = {"  "}Si sa che ha in mano: { $cards }
one-card = { $card }

# A unit; reduced ones stand in brackets

one-unit = { $unit }
    .the = { FORM($unit, "the") }
    .of = { FORM($unit, "of") }
    .gender = { FORM($unit, "gender") }
unit-full = { $piece }
unit-times = { $number } × { $here }
unit-reduced = ({ $piece })
unit-full-starved = { $piece } FUORI RIFORNIMENTO
unit-reduced-starved = ({ $piece }) FUORI RIFORNIMENTO

# The combat that is being fought

report-combat = { COUNT($pieces2) ->
    [0] Combattimento { FORM($space, "in") }: { $pieces } (fattori { $number }) contro il forte (fattori { $number2 }).
   *[other] Combattimento { FORM($space, "in") }: { $pieces } (fattori { $number }) contro { $pieces2 } (fattori { $number2 }).
  }

# One space and those beside it

report-space = { COUNT($here) ->
    [0] { $space } ({ $ground }), { $sides }
   *[other] { $space } ({ $ground }), { $sides }: { $here }
  }
report-neutral-space = { COUNT($here) ->
    [0] { $space } ({ $ground }), neutrale
   *[other] { $space } ({ $ground }), neutrale: { $here }
  }
report-beside = {"  "}{ $there }
ground-terrain = { $terrain }
ground-fort = forte { $number }
ground-besieged = forte { $number }, assediato
ground-victory = Spazio VP
ground-trench = trincea { FORM($side, "short") } di livello { $number }
