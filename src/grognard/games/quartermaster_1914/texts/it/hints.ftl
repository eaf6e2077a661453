# Ciò che parla per un'azione, con le parole di chi consiglia: fatti del tabellone e delle carte che il giocatore conosce.

because-home = Senza un'Armata { FORM($space, "in") }, spazio di partenza { FORM($nation, "of") }, nessun suo pezzo è rifornito.
because-objective-free = { $number ->
    [one] { FORM($space, "the") }, Obiettivo non occupato: vale 1 punto nell'ultimo round Punteggio.
   *[other] { FORM($space, "the") }, Obiettivo non occupato: vale 1 punto in ognuno dei { $number } round Punteggio ancora da giocare.
  }
because-objective-enemy = { $number ->
    [one] Il nemico occupa { FORM($space, "the") }, un Obiettivo che vale 1 punto nell'ultimo round Punteggio.
   *[other] Il nemico occupa { FORM($space, "the") }, un Obiettivo che vale 1 punto in ognuno dei { $number } round Punteggio ancora da giocare.
  }
because-objective-ours = { $number ->
    [one] La tua parte occupa { FORM($space, "the") }, un Obiettivo che vale 1 punto nell'ultimo round Punteggio.
   *[other] La tua parte occupa { FORM($space, "the") }, un Obiettivo che vale 1 punto in ognuno dei { $number } round Punteggio ancora da giocare.
  }
because-rejoins = { $number ->
    [one] Un pezzo { FORM($space, "in") } fa tornare rifornito un pezzo isolato.
   *[other] Un pezzo { FORM($space, "in") } fa tornare riforniti { $number } pezzi isolati.
  }
because-way-to = { FORM($space2, "the") }, un Obiettivo non occupato, è uno spazio adiacente { FORM($space, "to") }.
because-way-against = { FORM($space, "from") } puoi attaccare { FORM($space2, "the") }, un Obiettivo occupato dal nemico.
because-second-guard = Con una seconda Armata difendi meglio { FORM($space, "the") }: possono rinforzare le carte di entrambe le nazioni.
because-front = { FORM($space, "from") } puoi attaccare { FORM($space2, "the") }.
because-more-ground = Un pezzo { FORM($space, "in") } allunga la tua linea di rifornimento.
because-way-is-free = { FORM($space, "in") } non c'è nessun nemico: questo combattimento non puoi perderlo.
because-enemy-home = Senza un'Armata { FORM($space, "in") }, suo spazio di partenza, nessun pezzo { FORM($nation, "of") } è rifornito.
because-cuts = { $number ->
    [one] Senza { FORM($space, "the") } un altro pezzo nemico perde il rifornimento.
   *[other] Senza { FORM($space, "the") } altri { $number } pezzi nemici perdono il rifornimento.
  }
because-unsupplied = Il nemico { FORM($space, "in") } non è rifornito: lo possono rinforzare solo carte con il simbolo Rifornimento.
because-no-answer = Il nemico non ha carte preparate con cui rinforzare la difesa { FORM($space, "in") }.
because-threat-removed = Togli una minaccia: { FORM($space, "from") } il nemico può attaccare il tuo Obiettivo { FORM($space2, "in") }.
because-sustain-ready = Se il nemico rinforza, hai preparato { $card } per rispondere.
because-weakens = Ricostruire un pezzo che rimuovi costa al nemico una carta e un turno.
because-strike-back = L'attacco è venuto { FORM($space, "from") }: rispondi subito, senza consumare il tuo turno.
because-saves-supply = { $number ->
    [one] Senza { FORM($space, "the") } un altro tuo pezzo perde il rifornimento.
   *[other] Senza { FORM($space, "the") } altri { $number } tuoi pezzi perdono il rifornimento.
  }
because-last-word = All'altra parte non resta nessuna carta preparata con cui rispondere.
because-costs-them = L'altra parte deve usare un'altra carta, o cedere nel combattimento { FORM($space, "in") }.
because-points = { $number ->
    [one] La tua coalizione ottiene subito 1 punto.
   *[other] La tua coalizione ottiene subito { $number } punti.
  }
because-attrition = { $number ->
    [one] { FORM($power, "the") } deve scartare 1 carta.
   *[other] { FORM($power, "the") } deve scartare { $number } carte.
  }
because-runs-dry = { $number ->
    [one] { FORM($power, "the") } sta esaurendo le carte: in mano e nel mazzo ne resta solo 1.
   *[other] { FORM($power, "the") } sta esaurendo le carte: in mano e nel mazzo ne restano solo { $number }.
  }
because-nothing-left = { FORM($power, "the") } non ha abbastanza carte: ogni carta mancante costa un punto.
because-token = Un segnalino Obiettivo { FORM($space, "in") } dà punti come un Obiettivo stampato.
because-more-cards = { $card } permette anche di preparare, arruolare o giocare un'altra carta.
because-status-scores = { $number ->
    [one] { $card } resta in gioco e può dare punti nell'ultimo round Punteggio.
   *[other] { $card } resta in gioco e può dare punti in ognuno dei { $number } round Punteggio ancora da giocare.
  }
because-status-lasts = { $number ->
    [one] { $card } resta in gioco per l'ultimo turno.
   *[other] { $card } resta in gioco per i { $number } turni che restano.
  }
because-most-useful = Tra le carte in mano, { $card } è ora la più utile.
because-hand-useless = Ora nessuna carta in mano { FORM($power, "to") } merita di essere giocata.
because-short-of-cards = { FORM($power, "the") } deve risparmiare carte: ne ha { $number } in mano e nel mazzo per { $number2 ->
    [one] un turno
   *[other] { $number2 } turni
  }.
because-guards = Il nemico può attaccare { FORM($space, "the") }, e { $card } potrebbe rinforzare la difesa.
because-hits-later = { $number ->
    [one] In un turno successivo { $card } fa scartare 1 carta { FORM($power, "to") }.
   *[other] In un turno successivo { $card } fa scartare { $number } carte { FORM($power, "to") }.
  }
because-strikes-back-later = Se fallisce un attacco a un'Armata { FORM($nation, "adjective-f") }, { $card } contrattacca subito.
because-ready-to-sustain = Se il nemico rinforza la difesa { FORM($space, "in") }, { $card } può supportare il tuo attacco.
because-nobody-knows = Il nemico vede una carta preparata, ma non sa che è { $card }.
because-kept-to-play = Le carte { FORM($power, "of") } valgono di più in mano che preparate.
because-last-cards = { FORM($power, "the") } non ha più mazzo, e { $card } si può giocare solo dalla mano.
because-not-worth = Vincere { FORM($space, "in") } non vale una carta.
because-nowhere-better = Nessuno degli spazi possibili ora conviene { FORM($nation, "to") }.
because-least-missed = { $card } è la carta di cui sentirai meno la mancanza.
because-unseen-card = Le carte in mano e preparate { FORM($power, "of") } sono probabilmente migliori di una carta ignota del mazzo.
because-full-hand = { $number ->
    [one] Una carta in più in mano dà più scelta.
   *[other] { $number } carte in più in mano danno più scelta.
  }
because-draft = { FORM($power, "the") } può arruolare una carta che rende più di tutte quelle in mano.
because-draft-costs = Arruolare costa due carte, e ora { FORM($power, "the") } non ne ha bisogno.
