# A view as text.

empty = {""}
report-head = { $heading }. { $points } VP.
report-status = Stato di Guerra: Alleati { $number }, Potenze Centrali { $number2 }, combinato { $combined }.
report-war = In guerra: { $nations }.
report-offensive = Offensiva Obbligatoria { FORM($side, "of") }: { $nation }.
report-offensive-italy = Offensiva Obbligatoria delle Potenze Centrali: Austria-Ungheria contro l'Italia.
report-mutiny = Offensiva Obbligatoria degli Alleati: ammutinamento francese.
report-result = La partita è finita: { $why }. { COUNT($seats) ->
    [0] Nessuno vince.
    [one] Vincitore: { $seats }.
   *[other] Vincitori: { $seats }.
  }

# A side

report-side = { $side }
report-land = {"  "}{ $land }: { $stacks }
report-stack = { $space } [{ $here }]
report-reserve = {"  "}Casella della Riserva: { $here }
report-eliminated = {"  "}Casella delle unità eliminate: { $here }
report-removed = {"  "}Eliminate permanentemente: { $here }
report-trenches = {"  "}Trincee: { $spaces }
report-cards = {"  "}Carte: { $number } in mano, { $deck } nel mazzo, { $discards } scartate, { $removed } rimosse
report-kept = {"  "}Carte Combattimento scoperte: { $cards }
report-hand = { COUNT($cards) ->
    [0] {"  "}Mano: nessuna carta
   *[other] {"  "}Mano: { $cards }
  }
report-known = {"  "}Si sa che ha in mano: { $cards }
one-card = { $card }

# A unit; reduced ones are in brackets

one-unit = { $unit }
    .the = { FORM($unit, "the") }
    .of = { FORM($unit, "of") }
    .gender = { FORM($unit, "gender") }
    .several = { FORM($unit, "several") }
unit-full = { $piece }
unit-times = { $number } × { $here }
unit-reduced = ({ $piece })
unit-full-starved = { $piece } FUORI RIFORNIMENTO
unit-reduced-starved = ({ $piece }) FUORI RIFORNIMENTO

# The combat that is being fought

report-combat = { COUNT($pieces2) ->
    [0] Combattimento { FORM($space, "in") }: { $pieces } (Fattori di Combattimento { $number }) contro il forte (Fattori di Combattimento { $number2 }).
   *[other] Combattimento { FORM($space, "in") }: { $pieces } (Fattori di Combattimento { $number }) contro { $pieces2 } (Fattori di Combattimento { $number2 }).
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
