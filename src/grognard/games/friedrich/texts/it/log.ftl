# Il registro: lo stato della guerra sotto il titolo di un turno, e un combattimento in una riga.

turn-figures = Obiettivi: { $objectives } · Mazzo di pesca: { $number } (mazzo { $deck }){ $drawn ->
    [0] { "" }
   *[other] { " " }· Carte Fato pescate: { $drawn }
  }
objectives-held = { $nation } { $number } su { $total }

battle-over = Il combattimento { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
  } { $city } è finito.
summary-alone = { $opening }.
summary-told = { $opening }: { $course }.
summary-then = { $first }; { $second }

# Come è andato

summary-won = { $pieces } { COUNT($pieces) ->
    [one] attacca { $pieces2 } { TRAIT($city, "initial") ->
        [a] ad
       *[other] a
    } { $city } e vince
   *[other] attaccano { $pieces2 } { TRAIT($city, "initial") ->
        [a] ad
       *[other] a
    } { $city } e vincono
  } di { $score }
summary-lost = { $pieces } { COUNT($pieces) ->
    [one] attacca { $pieces2 } { TRAIT($city, "initial") ->
        [a] ad
       *[other] a
    } { $city } e perde
   *[other] attaccano { $pieces2 } { TRAIT($city, "initial") ->
        [a] ad
       *[other] a
    } { $city } e perdono
  } di { $score }
summary-tie = { $pieces } { COUNT($pieces) ->
    [one] attacca { $pieces2 } { TRAIT($city, "initial") ->
        [a] ad
       *[other] a
    } { $city } e pareggia
   *[other] attaccano { $pieces2 } { TRAIT($city, "initial") ->
        [a] ad
       *[other] a
    } { $city } e pareggiano
  }

# Il suo corso, dopo i due punti

summary-cards = { FORM($nation, "the") } gioca { $number ->
    [one] 1 carta
   *[other] { $number } carte
  }
summary-troops = { $pieces } { COUNT($pieces) ->
    [one] perde
   *[other] perdono
  } { $number ->
    [one] 1 armata
   *[other] { $number } armate
  }
summary-retreats = { $pieces } { COUNT($pieces) ->
    [one] perde
   *[other] perdono
  } { $number ->
    [one] 1 armata
   *[other] { $number } armate
  } e { COUNT($pieces) ->
    [one] si ritira
   *[other] si ritirano
  } { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
  } { $city }
summary-no-retreat = { $pieces } non { COUNT($pieces) ->
    [one] può ritirarsi e perde
   *[other] possono ritirarsi e perdono
  } tutte le armate
summary-destroyed = { $pieces } { COUNT($pieces) ->
    [one] perde
   *[other] perdono
  } { $number ->
    [one] 1 armata
   *[other] { $number } armate
  } e { COUNT($pieces) ->
    [one] lascia
   *[other] lasciano
  } la mappa
summary-off = { $pieces } { COUNT($pieces) ->
    [one] lascia
   *[other] lasciano
  } la mappa
