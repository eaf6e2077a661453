# Il registro: lo stato della guerra sotto il titolo di un turno, e un combattimento in una riga.

turn-figures = VP: { $points } · Stato di Guerra: Alleati { $number }, Potenze Centrali { $number2 }, combinato { $combined }

turn-ends = Il turno { $turn } finisce: attrito, assedi e Stato di Guerra.
starving = { FORM($pieces, "the") } { COUNT($pieces) ->
    [one] è
   *[other] sono
  } fuori rifornimento alla fine del turno.

combat-over = L'attacco { FORM($side, "of") } contro { FORM($space, "the") } è finito.
summary-alone = { $opening }.
summary-told = { $opening }: { $course }.
summary-then = { $first }; { $second }

# Come è andato

summary-won = L'attacco { FORM($nations, "of") } contro { FORM($space, "the") } riesce, { $number } a { $number2 }
summary-lost = L'attacco { FORM($nations, "of") } contro { FORM($space, "the") } fallisce, { $number } a { $number2 }
summary-tied = L'attacco { FORM($nations, "of") } contro { FORM($space, "the") } finisce in parità, { $number } a { $number }
summary-attack = L'attacco { FORM($nations, "of") } contro { FORM($space, "the") }
summary-cancelled = L'attacco { FORM($nations, "of") } contro { FORM($space, "the") } viene annullato

# Il suo corso, dopo i due punti

summary-pulls-back = i russi arretrano prima del combattimento
summary-steps = { $number ->
    [0] gli attaccanti non perdono livelli, i difensori { $number2 ->
        [0] nemmeno
       *[other] ne perdono { $number2 }
      }
    [one] gli attaccanti perdono 1 livello, i difensori { $number2 ->
        [0] nessuno
       *[other] { $number2 }
      }
   *[other] gli attaccanti perdono { $number } livelli, i difensori { $number2 ->
        [0] nessuno
       *[other] { $number2 }
      }
  }
summary-eliminated = { FORM($pieces, "the") } non { COUNT($pieces) ->
    [one] sopravvive
   *[other] sopravvivono
  }
summary-fort = il forte viene distrutto
summary-holds = i difensori tengono lo spazio
summary-retreats = { FORM($pieces, "the") } { COUNT($pieces) ->
    [one] si ritira
   *[other] si ritirano
  } { FORM($space, "in") }
summary-advances = { FORM($pieces, "the") } { COUNT($pieces) ->
    [one] avanza
   *[other] avanzano
  } { FORM($space, "in") }
summary-points = ora i VP sono { $points }
