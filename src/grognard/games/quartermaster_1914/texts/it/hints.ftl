# Ciò che parla per un'azione, con le parole di chi consiglia: fatti del tabellone e delle carte che il giocatore conosce.

because-home = Mantieni i rifornimenti { FORM($nation, "of") }: serve un'Armata { FORM($space, "in") }, il suo spazio di partenza.
because-home-first = Entra { FORM($space, "in") } prima del nemico: con un'Armata nemica nel suo spazio di partenza { FORM($nation, "the") } non può costruire.
because-objective-free = { $number ->
    [one] { FORM($space, "the") } { TRAIT($space, "number") ->
        [plural] sono
       *[other] è
      } un Obiettivo non occupato, che vale 1 punto nell'ultimo round Punteggio.
   *[other] { FORM($space, "the") } { TRAIT($space, "number") ->
        [plural] sono
       *[other] è
      } un Obiettivo non occupato, che vale 1 punto in ognuno dei { $number } round Punteggio ancora da giocare.
  }
because-objective-enemy = { $number ->
    [one] Il nemico occupa { FORM($space, "the") }, un Obiettivo che vale 1 punto nell'ultimo round Punteggio.
   *[other] Il nemico occupa { FORM($space, "the") }, un Obiettivo che vale 1 punto in ognuno dei { $number } round Punteggio ancora da giocare.
  }
because-objective-ours = { $number ->
    [one] La tua coalizione occupa { FORM($space, "the") }, un Obiettivo che vale 1 punto nell'ultimo round Punteggio.
   *[other] La tua coalizione occupa { FORM($space, "the") }, un Obiettivo che vale 1 punto in ognuno dei { $number } round Punteggio ancora da giocare.
  }
because-rejoins = { $number ->
    [one] Chiudi la breccia { FORM($space, "in") }: un pezzo isolato torna rifornito.
   *[other] Chiudi la breccia { FORM($space, "in") }: { $number } pezzi isolati tornano riforniti.
  }
because-way-to = Accanto { FORM($space, "to") } c'è un Obiettivo non occupato: { FORM($space2, "the") }.
because-way-against = { FORM($space, "from") } puoi attaccare { FORM($space2, "the") }, un Obiettivo occupato dal nemico.
because-second-guard = Con una seconda Armata difendi meglio { FORM($space, "the") }: le carte di entrambe le nazioni possono rinforzare la difesa.
because-front = { FORM($space, "from") } puoi attaccare { FORM($space2, "the") }.
because-more-ground = Un pezzo { FORM($space, "in") } allunga la tua linea di rifornimento.
because-way-is-free = { FORM($space, "in") } non c'è nessun nemico, quindi non puoi perdere questo combattimento.
because-enemy-home = Colpisci { FORM($space, "the") }, lo spazio di partenza { FORM($nation, "of") }: senza un'Armata lì nessun suo pezzo è rifornito.
because-cuts = { $number ->
    [one] Taglia la linea di rifornimento nemica { FORM($space, "in") }: un altro pezzo nemico perde il rifornimento.
   *[other] Taglia la linea di rifornimento nemica { FORM($space, "in") }: altri { $number } pezzi nemici perdono il rifornimento.
  }
because-unsupplied = Il nemico { FORM($space, "in") } non è rifornito: lo possono rinforzare solo carte con il simbolo Rifornimento.
because-no-answer = Il nemico non ha carte preparate con cui rinforzare la difesa { FORM($space, "in") }.
because-threat-removed = Elimini una minaccia: { FORM($space, "from") } il nemico può attaccare un Obiettivo della tua coalizione, { FORM($space2, "the") }.
because-sustain-ready = Se il nemico rinforza, puoi rispondere con la carta preparata { $card }.
because-weakens = Ricostruire un pezzo che rimuovi costa al nemico una carta e un turno.
because-strike-back = L'attacco è venuto { FORM($space, "from") }: rispondi subito, senza consumare il tuo turno.
because-saves-supply = { $number ->
    [one] Tieni aperta la linea di rifornimento { FORM($space, "in") }: altrimenti un altro pezzo della tua coalizione perde il rifornimento.
   *[other] Tieni aperta la linea di rifornimento { FORM($space, "in") }: altrimenti altri { $number } pezzi della tua coalizione perdono il rifornimento.
  }
because-last-word = Al nemico non resta nessuna carta preparata con cui rispondere.
because-costs-them = Il nemico deve usare un'altra carta o perdere il combattimento { FORM($space, "in") }.
because-points = { $number ->
    [one] La tua coalizione ottiene subito 1 punto.
   *[other] La tua coalizione ottiene subito { $number } punti.
  }
because-war-ends = Con 12 punti di vantaggio la guerra finisce al prossimo round Punteggio: ora ogni punto conta.
because-attrition = { $number ->
    [one] { FORM($power, "the") } deve scartare 1 carta.
   *[other] { FORM($power, "the") } deve scartare { $number } carte.
  }
because-runs-dry = { $number ->
    [one] { FORM($power, "the") } sta esaurendo le carte: in mano e nel mazzo ne resta solo 1.
   *[other] { FORM($power, "the") } sta esaurendo le carte: in mano e nel mazzo ne restano solo { $number }.
  }
because-nothing-left = { FORM($power, "the") } non ha abbastanza carte da scartare: ogni carta mancante costa un punto alla sua coalizione.
because-token = Un segnalino Obiettivo { FORM($space, "in") } dà punti come un Obiettivo stampato.
because-more-cards = La carta { $card } permette anche di preparare, arruolare o giocare un'altra carta.
because-status-scores = { $number ->
    [one] La carta { $card } resta in gioco e può dare punti nell'ultimo round Punteggio.
   *[other] La carta { $card } resta in gioco e può dare punti in ognuno dei { $number } round Punteggio ancora da giocare.
  }
because-status-lasts = { $number ->
    [one] La carta { $card } resta in gioco per l'ultimo turno.
   *[other] La carta { $card } resta in gioco per i { $number } turni che mancano.
  }
because-most-useful = La carta { $card } è ora la più utile tra quelle in mano.
because-hand-useless = Ora { FORM($power, "the") } non ha in mano nessuna carta che valga la pena di giocare.
because-short-of-cards = { FORM($power, "the") } deve risparmiare carte: tra mano e mazzo ne ha { $number } per { $number2 ->
    [one] un solo turno
   *[other] altri { $number2 } turni
  }.
because-guards = Copri { FORM($space, "the") }: se il nemico attacca, la carta { $card } può rinforzare la difesa.
because-hits-later = { $number ->
    [one] In un turno successivo la carta { $card } può far scartare 1 carta { FORM($power, "to") }.
   *[other] In un turno successivo la carta { $card } può far scartare { $number } carte { FORM($power, "to") }.
  }
because-strikes-back-later = Se fallisce un attacco a un'Armata { FORM($nation, "adjective-f") }, con la carta { $card } contrattacchi subito.
because-ready-to-sustain = Se il nemico rinforza la difesa { FORM($space, "in") }, la carta { $card } può supportare il tuo attacco.
because-nobody-knows = Il nemico vede che hai preparato una carta, ma non sa che è la carta { $card }.
because-kept-to-play = Le carte { FORM($power, "of") } valgono di più in mano che preparate.
because-last-cards = { FORM($power, "the") } ha il mazzo vuoto, e la carta { $card } si può giocare solo dalla mano.
because-not-worth = Vincere { FORM($space, "in") } non vale una carta.
because-nowhere-better = Ora nessuno degli spazi possibili conviene { FORM($nation, "to") }.
because-least-missed = Tra le tue carte, { $card } è quella che ti mancherà meno.
because-unseen-card = Una carta ignota del mazzo vale probabilmente meno di quelle che { FORM($power, "the") } ha in mano o ha preparato.
because-full-hand = { $number ->
    [one] Una carta in più in mano dà più scelta.
   *[other] { $number } carte in più in mano danno più scelta.
  }
because-draft = { FORM($power, "the") } può arruolare una carta che ora rende più di tutte quelle in mano.
because-draft-costs = Arruolare costa due carte, e ora { FORM($power, "to") } non serve una carta Costruisci.
