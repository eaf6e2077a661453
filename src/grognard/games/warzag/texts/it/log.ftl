# Il registro: lo stato della guerra sotto il titolo di un turno, e un'invasione in una riga.

turn-figures = Territori: { $owned }
territories-owned = { $nation } { $number }

armies-and = { $first } e { $second }

invasion-over = L'invasione { FORM($nation, "adjective-f") } { FORM($territory, "of") } è finita.
summary-alone = { $opening }.
summary-told = { $opening }: { $course }.
summary-then = { $first }; { $second }

summary-succeeds = { FORM($nation, "the") } riesce a invadere { FORM($territory, "the") }, attacco { $number } contro difesa { $number2 }
summary-fails = { FORM($nation, "the") } non riesce a invadere { FORM($territory, "the") }, attacco { $number } contro difesa { $number2 }

# Il suo corso, dopo i due punti

summary-losses = { $number ->
    [0] gli attaccanti non perdono armate, i difensori { $number2 ->
        [0] nemmeno
       *[other] ne perdono { $number2 }
      }
    [one] gli attaccanti perdono 1 armata, i difensori { $number2 ->
        [0] nessuna
       *[other] { $number2 }
      }
   *[other] gli attaccanti perdono { $number } armate, i difensori { $number2 ->
        [0] nessuna
       *[other] { $number2 }
      }
  }
summary-leader = il Leader { FORM($nation, "of") } viene respinto { FORM($territory, "to") }
summary-takes = { FORM($nation, "the") } prende { FORM($territory, "the") }
summary-liberates = { FORM($nation, "the") } libera { FORM($territory, "the") }
