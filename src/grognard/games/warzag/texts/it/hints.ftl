# What speaks for an act, in the words of an adviser: facts of the board, of the own cards and of the own secret orders.

because-wins = Così completi il tuo obiettivo { $objective }.
because-objective = Serve per il tuo obiettivo { $objective }.
because-mission-done = Così compi la tua missione { $mission }.
because-mission = Serve per la tua missione { $mission }.

# Resources and expansion

because-points = Questa carta porta subito { $number } PP.
because-gives = { FORM($nation, "the") } ha solo { $number } PP, e tu ne hai più di quanti ne puoi usare.
because-keeps-points = { $number ->
    [0] Non ti restano PP da spendere.
   *[other] Conservi { $number } PP per dopo.
  }
because-savings = Conserva i tuoi PP: servono per il tuo obiettivo { $objective }.
because-annexes = Annettere { FORM($territory, "the") } costa { $number } PP e ne porta { $number2 } a turno.
because-annexes-free = Annettere { FORM($territory, "the") } è gratis e porta { $number } PP a turno.
because-occupies = { FORM($territory, "the") } { TRAIT($territory, "number") ->
    [plural] sono
   *[other] è
  } un territorio strategico conteso, e occuparlo è gratis.
because-drives-leader = { FORM($territory, "in") } c'è da solo il Leader { FORM($nation, "of") }, che sarebbe riportato alla base e salterebbe un turno.
because-front = Con questa armata il tuo attacco contro { FORM($territory, "the") } può arrivare a { $number }, contro una difesa di { $number2 }.
because-joins-front = Questa armata aggiunge { $number } a un attacco contro { FORM($territory, "the") }.
because-threatened = Serve a tenere { FORM($territory, "the") }, che i nemici adiacenti possono attaccare con { $number }.
because-guards-base = Serve a difendere { FORM($territory, "the") }, dove addestri le armate: i nemici adiacenti possono attaccare con { $number }.
because-industry = Ogni armata { FORM($territory, "in") } porta { $number } PP a turno.
because-leads-on = { $number ->
    [one] Accanto { FORM($territory, "to") } c'è un territorio senza proprietario.
   *[other] Accanto { FORM($territory, "to") } ci sono { $number } territori senza proprietario.
  }
because-nearer = L'armata è più utile { FORM($territory, "in") }.
because-land-in-reach = { $number ->
    [one] Da lì una nuova armata può raggiungere un territorio senza proprietario: { $territory }.
   *[other] Da lì una nuova armata può raggiungere { $number } territori senza proprietario, come { FORM($territory, "the") }.
  }
because-attacker = Da lì una nuova armata può raggiungere il fronte, dove attacca con { $number }.
because-more-armies = Ti servono altre armate, e puoi addestrarle { FORM($territory, "in") }.
because-stays = Le altre tue armate sono già al posto giusto.
because-all-moved = Non restano armate da muovere.
because-card-now = Ti conviene giocare adesso la carta { $card }.

# Development

because-laboratory = Nel territorio Ricerca e Sviluppo il tuo Leader può svolgere attività, come una promozione sul campo.
because-develops = { $number ->
    [one] { FORM($territory, "from") } il tuo Leader può sviluppare un tuo territorio.
   *[other] { FORM($territory, "from") } il tuo Leader può sviluppare { $number } tuoi territori.
  }
because-leader-safe = I nemici sono vicini al tuo Leader, che { FORM($territory, "in") } sarebbe più al sicuro.
because-leader-nearer = { FORM($territory, "from") } il tuo Leader potrà fare di più nei prossimi turni.
because-produces = La produzione { FORM($territory, "in") } porta { $number } PP in più a turno.
because-fortifies = Una fortificazione dà { FORM($territory, "to") } una difesa di { $number } anche senza armate.
because-camp = Con un campo di addestramento { FORM($territory, "in") } addestri armate più vicino a dove servono.
because-activates = { $number ->
    [one] Il tuo Token Ricerca entra nel percorso, e per ora avanza di una casella a turno.
   *[other] Il tuo Token Ricerca entra nel percorso, e per ora avanza di { $number } caselle a turno.
  }
because-bomb-ready = Il Token Ricerca raggiunge la casella che dà l'arma atomica.
because-milestone = Il Token Ricerca raggiunge il traguardo { $square }.
because-researches = { $number ->
    [one] Il Token Ricerca avanza di una casella,
   *[other] Il Token Ricerca avanza di { $number } caselle,
  } e il prossimo traguardo è { $number2 ->
    [one] una casella
   *[other] { $number2 } caselle
  } più avanti.
because-promotes = { $number ->
    [0] La promozione { $promotion } migliora tutte le armate di questo tipo che addestrerai.
    [one] La promozione { $promotion } migliora la tua armata di questo tipo, e quelle che addestrerai.
   *[other] La promozione { $promotion } migliora le tue { $number } armate di questo tipo, e quelle che addestrerai.
  }
because-evacuates = Le armate { FORM($territory, "in") } sono lontane da ogni nemico e possono fare di più altrove.
because-needed = { $number ->
    [0] L'armata è più utile { FORM($territory, "in") }.
   *[other] { FORM($territory, "in") } servono difensori, perché i nemici adiacenti possono attaccare con { $number }.
  }
because-repairs = { $number ->
    [one] Così ripari una ferita { FORM($territory, "in") }.
   *[other] Così ripari { $number } ferite { FORM($territory, "in") }.
  }

# Invasions

because-undefended = { FORM($territory, "in") } non ci sono né armate né una fortificazione: l'invasione non può fallire.
because-attack-odds = Un attacco di { $number } basta contro la difesa di { $number2 } { FORM($territory, "in") }.
because-attack-weak = Un attacco di { $number } elimina armate { FORM($territory, "in") }, anche se non raggiunge la difesa di { $number2 }.
because-mines = Solo un Campo minato potrebbe portare la difesa sopra il tuo attacco (probabilità: circa { $number }%).
because-counter-attack = Senza Partigiani il contrattacco infligge al massimo { $number } punti danno, e le tue armate ne reggono { $number2 }.
because-survives = La probabilità che almeno una tua armata sopravviva al contrattacco è del { $number }%.
because-strategic = { FORM($territory, "the") } { TRAIT($territory, "number") ->
    [plural] sono
   *[other] è
  } un territorio strategico, e prenderlo è gratis.
because-frees = Non hai abbastanza PP per prendere { FORM($territory, "the") }, ma il nemico perde il territorio.
because-last-land = { FORM($territory, "the") } { TRAIT($territory, "number") ->
    [plural] sono
   *[other] è
  } l'ultimo territorio { FORM($nation, "of") }.
because-rival = L'obiettivo { FORM($nation, "of") } sembra vicino: bisogna impedire che lo raggiunga.
because-no-invasion = Nessuna delle invasioni rimaste vale il rischio.
because-enough = Sceglierne altre non ti darebbe alcun vantaggio.
because-missed-least = { FORM($army, "the") } è l'armata che serve meno dove si trova ora.
because-liberates = Liberare il territorio ti conviene più che prenderlo.
because-worth-most = { FORM($army, "the") } vale più delle altre armate che puoi colpire.
because-bomb = { $number ->
    [0] L'arma atomica toglie per sempre al nemico { FORM($territory, "the") }.
    [one] L'arma atomica elimina l'armata { FORM($territory, "in") }.
    [2] L'arma atomica elimina entrambe le armate { FORM($territory, "in") }.
   *[other] L'arma atomica elimina tutte e { $number } le armate { FORM($territory, "in") }.
  }
because-sabotage = Il nemico perde lo sviluppo { FORM($territory, "of") }.
because-mines-hold = Con il Campo minato la difesa è { $number2 } contro un attacco di { $number }, e il territorio resiste.
because-rolls-again = Un altro lancio del dado dovrebbe dare un risultato migliore di { $number } punti danno.
because-hurts-more = Il contrattacco infligge { $number } punti danno in più.
because-card-kept = Non hai in mano nessuna carta che convenga giocare qui.
because-fights-on = Con { $number } territori contro { $number2 }, la guerra non è perduta.
because-surrenders = Con { $number } territori contro { $number2 }, la guerra è perduta.
because-refuge = { FORM($territory, "from") } il tuo Leader potrà fare di più nei prossimi turni.
