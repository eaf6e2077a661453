# A view as text.

empty = {""}
report-head = { $heading }. Központi hatalmak { $number }, Antant { $number2 }.
report-objectives = Birtokolt célkitűzések: Központi hatalmak { $number }, Antant { $number2 }.
report-tokens = Feladatjelölők: { $spaces }.
report-truce = A karácsonyi fegyverszünet a forduló végéig érvényben van.
report-result = A játszma véget ért: { $why }. Győztes: { $seats }.

# Powers and nations

report-power = { FORM($power, "long") } ({ $seat }): kézben { $hand }, előkészítve { $prepared }, pakli { $deck }, eldobva { $up } képpel felfelé, { $down } képpel lefelé.
report-nation = {"  "}{ $nation }: { $armies }{ $navies }{ $unsupplied }{ $silenced ->
    [0] {""}
   *[other] ; elvesztette a hazai mezőjét, nem szerez pontot
  } (lehelyezhető: hadsereg { $number }, hadiflotta { $number2 })
report-armies = { COUNT($spaces) ->
    [0] nincs hadsereg a játéktáblán
   *[other] hadsereg { FORM($spaces, "the-at") }
  }
report-navies = { COUNT($spaces) ->
    [0] {""}
   *[other] ; hadiflotta { FORM($spaces, "the-at") }
  }
report-unsupplied = { COUNT($spaces) ->
    [0] {""}
   *[other] ; UTÁNPÓTLÁS NÉLKÜL: { $spaces }
  }

# Cards

report-status = {"  "}Státuszkártyák: { $cards }
report-top = {"  "}A dobópakli legfelső kártyája: { $card }
report-hand = { COUNT($cards) ->
    [0] {"  "}Kézben: nincs kártya
   *[other] {"  "}Kézben: { $cards }
  }
report-prepared = { COUNT($cards) ->
    [0] {"  "}Előkészítve: nincs kártya
   *[other] {"  "}Előkészítve: { $cards }
  }
report-hand-known = {"  "}Biztosan kézben: { $cards }
report-prepared-known = {"  "}Biztosan előkészítve: { $cards }
report-deck-known = {"  "}Biztosan a pakli alján: { $cards }
one-card = { $card }
several-cards = { $number } × { $card }

# The battle that is being fought

report-battle-clear = Csata { FORM($space, "the-at") } (nyílt terep), { FORM($nation, "the") } { FORM($space2, "the-from-place") } támad: támadás { $attack }, védelem { $defence }.
report-battle-difficult = Csata { FORM($space, "the-at") } (nehéz terep), { FORM($nation, "the") } { FORM($space2, "the-from-place") } támad: támadás { $attack }, védelem { $defence }.
report-laid = Használt kártyák: { $cards }.
report-attack-needs = A támadáshoz még { $number } szimbólum kell.
report-defence-needs = A védelemhez még { $number } szimbólum kell.

# One space and those beside it

report-space = { COUNT($here) ->
    [0] { $space } ({ $ground })
   *[other] { $space } ({ $ground }): { $here }
  }
report-beside = {"  "}{ $there }
report-beside-central = {"  "}csak a Központi hatalmaknak: { $there }
ground-sea = tenger
ground-land = nyílt terep
ground-difficult = nehéz terep
ground-objective = célkitűzés
army-of = { FORM($nation, "adjective") } hadsereg
navy-of = { FORM($nation, "adjective") } hadiflotta
