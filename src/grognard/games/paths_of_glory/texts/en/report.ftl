# A view as text.

empty = {""}
report-head = { $heading }. { $points } VP.
report-status = War Status: Allied Powers { $number }, Central Powers { $number2 }, combined { $combined }.
report-war = At war: { $nations }.
report-offensive = Mandated Offensive of { FORM($side, "the") }: { $nation }.
report-offensive-italy = Mandated Offensive of the Central Powers: Austria-Hungary against Italy.
report-mutiny = Mandated Offensive of the Allied Powers: French mutiny.
report-result = The game is over: { $why }. { COUNT($seats) ->
    [0] No side wins.
    [one] Winner: { $seats }.
   *[other] Winners: { $seats }.
  }

# A side

report-side = { $side }
report-land = {"  "}{ $land }: { $stacks }
report-stack = { $space } [{ $here }]
report-reserve = {"  "}Reserve Box: { $here }
report-eliminated = {"  "}Eliminated Box: { $here }
report-removed = {"  "}Permanently eliminated: { $here }
report-trenches = {"  "}Trenches: { $spaces }
report-cards = {"  "}Cards: { $number } in hand, { $deck } in the deck, { $discards } discarded, { $removed } removed
report-kept = {"  "}Combat Cards face up: { $cards }
report-hand = { COUNT($cards) ->
    [0] {"  "}Hand: no cards
   *[other] {"  "}Hand: { $cards }
  }
report-known = {"  "}Known to be in hand: { $cards }
one-card = { $card }

# A unit; reduced ones are in brackets

one-unit = { $unit }
    .the = the { $unit }
    .a = { TRAIT($unit, "article") ->
        [a] a { $unit }
        [an] an { $unit }
       *[the] the { $unit }
      }
    .several = { $unit }
unit-full = { $piece }
unit-times = { $number } × { $here }
unit-reduced = ({ $piece })
unit-full-starved = { $piece } OUT OF SUPPLY
unit-reduced-starved = ({ $piece }) OUT OF SUPPLY

# The combat that is being fought

report-combat = { COUNT($pieces2) ->
    [0] Combat in { FORM($space, "the") }: { $pieces } (combat factors { $number }) against the fort (combat factors { $number2 }).
   *[other] Combat in { FORM($space, "the") }: { $pieces } (combat factors { $number }) against { $pieces2 } (combat factors { $number2 }).
  }

# One space and those beside it

report-space = { COUNT($here) ->
    [0] { $space } ({ $ground }), { $sides }
   *[other] { $space } ({ $ground }), { $sides }: { $here }
  }
report-neutral-space = { COUNT($here) ->
    [0] { $space } ({ $ground }), neutral
   *[other] { $space } ({ $ground }), neutral: { $here }
  }
report-beside = {"  "}{ $there }
ground-terrain = { $terrain }
ground-fort = fort { $number }
ground-besieged = fort { $number }, besieged
ground-victory = VP space
ground-trench = { FORM($side, "short") } Level { $number } Trench
