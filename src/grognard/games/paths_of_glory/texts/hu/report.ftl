# A view as text.

empty = {""}
report-head = { $heading }. { $points } GYP.
report-status = Háborús szint: Szövetségesek { $number }, Központi hatalmak { $number2 }, együttes { $combined }.
report-war = Hadban áll: { $nations }.
report-offensive = { CAPITAL(FORM($side, "the")) } kötelező offenzívája: { $nation }.
report-offensive-italy = A Központi hatalmak kötelező offenzívája: az Osztrák–Magyar Monarchia Olaszország ellen.
report-mutiny = A Szövetségesek kötelező offenzívája: francia zendülés.
report-result = Vége a játszmának: { $why }. { COUNT($seats) ->
    [0] Nincs győztes.
    [one] Győztes: { $seats }.
   *[other] Győztesek: { $seats }.
  }

# A side

report-side = { $side }
report-land = {"  "}{ $land }: { $stacks }
report-stack = { $space } [{ $here }]
report-reserve = {"  "}Tartalékmező: { $here }
report-eliminated = {"  "}A megsemmisült egységek mezője: { $here }
report-removed = {"  "}Véglegesen megsemmisült: { $here }
report-trenches = {"  "}Lövészárkok: { $spaces }
report-cards = {"  "}Lapok: { $number } kézben, { $deck } a pakliban, { $discards } eldobva, { $removed } kivéve
report-kept = {"  "}Harckártyák képpel felfelé: { $cards }
report-hand = { COUNT($cards) ->
    [0] {"  "}Kézben: nincs lap
   *[other] {"  "}Kézben: { $cards }
  }
report-known = {"  "}Ismert lapok a kézben: { $cards }
one-card = { $card }

# A unit; reduced ones are in brackets

one-unit = { $unit }
    .several = { $unit }
unit-full = { $piece }
unit-times = { $number } × { $here }
unit-reduced = ({ $piece })
unit-full-starved = { $piece } UTÁNPÓTLÁS NÉLKÜL
unit-reduced-starved = ({ $piece }) UTÁNPÓTLÁS NÉLKÜL

# The combat that is being fought

report-combat = { COUNT($pieces2) ->
    [0] Harc { FORM($space, "the-at") }: { $pieces } (harcérték { $number }) az erőd ellen (harcérték { $number2 }).
   *[other] Harc { FORM($space, "the-at") }: { $pieces } (harcérték { $number }), ellene { $pieces2 } (harcérték { $number2 }).
  }

# One space and those beside it

report-space = { COUNT($here) ->
    [0] { $space } ({ $ground }), { $sides }
   *[other] { $space } ({ $ground }), { $sides }: { $here }
  }
report-neutral-space = { COUNT($here) ->
    [0] { $space } ({ $ground }), semleges
   *[other] { $space } ({ $ground }), semleges: { $here }
  }
report-beside = {"  "}{ $there }
ground-terrain = { $terrain }
ground-fort = erőd { $number }
ground-besieged = erőd { $number }, ostrom alatt
ground-victory = GYP-mező
ground-trench = { $number }. szintű { FORM($side, "short") }-lövészárok
