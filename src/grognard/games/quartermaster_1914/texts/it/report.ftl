# A view as text.

empty = {""}
report-head = { $heading }. Punteggio: Potenze Centrali { $number }, Intesa { $number2 }.
report-objectives = Obiettivi occupati: Potenze Centrali { $number }, Intesa { $number2 }.
report-tokens = Segnalini Obiettivo: { $spaces }.
report-truce = La Tregua di Natale è in vigore fino alla fine del round.
report-result = La partita è finita: { $why }. { COUNT($seats) ->
    [one] Vincitore: { $seats }.
   *[other] Vincitori: { $seats }.
  }

# Powers and nations

report-power = { FORM($power, "long") } ({ $seat }): mano { $hand }, preparate { $prepared }, mazzo { $deck }, scarti: { $up ->
    [one] { $up } scoperto
   *[other] { $up } scoperti
  }, { $down ->
    [one] { $down } coperto
   *[other] { $down } coperti
  }.
report-nation = {"  "}{ $nation }: { $armies }{ $navies }{ $unsupplied }{ $silenced ->
    [0] {""}
   *[other] ; spazio di partenza perso, non ottiene punti
  } (disponibili: Armate { $number }, Flotte { $number2 })
report-armies = { COUNT($spaces) ->
    [0] nessuna Armata sul tabellone
    [one] Armata { FORM($spaces, "in") }
   *[other] Armate { FORM($spaces, "in") }
  }
report-navies = { COUNT($spaces) ->
    [0] {""}
    [one] ; Flotta { FORM($spaces, "in") }
   *[other] ; Flotte { FORM($spaces, "in") }
  }
report-unsupplied = { COUNT($spaces) ->
    [0] {""}
   *[other] ; NON RIFORNITI: { FORM($spaces, "in") }
  }

# Cards

report-status = {"  "}Carte Status: { $cards }
report-top = {"  "}In cima alla pila degli scarti: { $card }
report-hand = { COUNT($cards) ->
    [0] {"  "}Mano: nessuna carta
   *[other] {"  "}Mano: { $cards }
  }
report-prepared = { COUNT($cards) ->
    [0] {"  "}Preparate: nessuna carta
   *[other] {"  "}Preparate: { $cards }
  }
report-hand-known = {"  "}Si sa che ha in mano: { $cards }
report-prepared-known = {"  "}Si sa che ha preparato: { $cards }
report-deck-known = {"  "}Si sa che sotto il mazzo ha: { $cards }
one-card = { $card }
several-cards = { $number } x { $card }

# The battle that is being fought

report-battle-clear = Combattimento { FORM($space, "in") } (terreno aperto), attacco { FORM($nation, "of") } { FORM($space2, "from") }: attacco { $attack }, difesa { $defence }.
report-battle-difficult = Combattimento { FORM($space, "in") } (terreno difficile), attacco { FORM($nation, "of") } { FORM($space2, "from") }: attacco { $attack }, difesa { $defence }.
report-laid = Carte usate: { $cards }.
report-attack-needs = { $number ->
    [one] All'attacco serve ancora { $number } simbolo.
   *[other] All'attacco servono ancora { $number } simboli.
  }
report-defence-needs = { $number ->
    [one] Alla difesa serve ancora { $number } simbolo.
   *[other] Alla difesa servono ancora { $number } simboli.
  }

# One space and those beside it

report-space = { COUNT($here) ->
    [0] { $space } ({ $ground })
   *[other] { $space } ({ $ground }): { $here }
  }
report-beside = {"  "}{ $there }
report-beside-central = {"  "}solo per le Potenze Centrali: { $there }
ground-sea = mare
ground-land = terreno aperto
ground-difficult = terreno difficile
ground-objective = Obiettivo
army-of = Armata { FORM($nation, "adjective-f") }
navy-of = Flotta { FORM($nation, "adjective-f") }
