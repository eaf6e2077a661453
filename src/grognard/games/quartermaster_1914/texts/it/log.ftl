# Il registro: lo stato della guerra sotto il titolo di un turno, e un combattimento in una riga.

turn-figures = Punteggio: Potenze Centrali { $number }, Intesa { $number2 }

battle-over = Il combattimento { FORM($nation, "of") } { FORM($space, "in") } è finito.
summary-alone = { $opening }.
summary-told = { $opening }: { $course }.
summary-then = { $first }; { $second }

summary-won = { FORM($nation, "the") } { TRAIT($nation, "number") ->
    [plural] attaccano { FORM($space, "the") } e vincono
   *[other] attacca { FORM($space, "the") } e vince
  }
summary-failed = L'attacco { FORM($nation, "of") } { FORM($space, "to") } fallisce

# Il suo corso, dopo i due punti

summary-sustained = { $number ->
    [one] 1 carta supporta
   *[other] { $number } carte supportano
  } l'attacco
summary-reinforced = { $number ->
    [one] 1 carta rinforza
   *[other] { $number } carte rinforzano
  } la difesa
summary-removed-army = l'Armata { FORM($nation, "adjective-f") } viene rimossa
summary-removed-navy = la Flotta { FORM($nation, "adjective-f") } viene rimossa
