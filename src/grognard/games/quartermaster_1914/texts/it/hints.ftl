# Ciò che parla per un'azione, con le parole di chi consiglia: fatti della mappa e delle carte che il giocatore conosce.

because-home = Senza un'Armata { FORM($space, "in") }, spazio di partenza { FORM($nation, "of") }, nessun suo pezzo è rifornito.
because-objective-free = { FORM($space, "the") }: un Obiettivo che nessuno controlla; Round di punteggio ancora da venire: { $number }.
because-objective-enemy = { FORM($space, "the") }: un Obiettivo in mano al nemico; Round di punteggio ancora da venire: { $number }.
because-objective-ours = { FORM($space, "the") }: un tuo Obiettivo; Round di punteggio ancora da venire: { $number }.
because-rejoins = Con un pezzo { FORM($space, "in") } tornano riforniti pezzi che erano isolati: { $number }.
because-way-to = { FORM($space, "from") } manca un passo { FORM($space2, "to") }, un Obiettivo che nessuno controlla.
because-way-against = { FORM($space, "from") } puoi attaccare { FORM($space2, "the") }, un Obiettivo del nemico.
because-second-guard = Con una seconda Armata lo spazio si difende meglio: le carte di entrambe le nazioni possono rinforzare { FORM($space, "the") }.
because-front = { FORM($space, "from") } puoi attaccare { FORM($space2, "the") }.
because-more-ground = Un pezzo { FORM($space, "in") } allarga la tua linea di rifornimento.
because-way-is-free = Non c'è nessuno { FORM($space, "in") }: nulla può impedirlo.
because-enemy-home = Senza un'Armata { FORM($space, "in") }, suo spazio di partenza, nessun pezzo { FORM($nation, "of") } è rifornito.
because-cuts = Senza { FORM($space, "the") } altri pezzi nemici perdono il rifornimento: { $number }.
because-unsupplied = Il nemico { FORM($space, "in") } non è rifornito: poche carte possono rinforzarlo.
because-no-answer = Nessuno ha una carta preparata con cui rinforzare { FORM($space, "the") }.
because-threat-removed = { FORM($space, "from") } il nemico può attaccare { FORM($space2, "the") }, un tuo Obiettivo.
because-sustain-ready = Se il nemico rinforza, { $card } è preparata per rispondere.
because-weakens = Ogni pezzo nemico rimosso costa una carta e un turno per essere costruito di nuovo.
because-strike-back = L'attacco è venuto { FORM($space, "from") }: rispondi subito, senza consumare un turno.
because-saves-supply = Senza { FORM($space, "the") } altri tuoi pezzi perdono il rifornimento: { $number }.
because-last-word = All'altra parte non resta nessuna carta preparata con cui rispondere.
because-costs-them = L'altra parte deve spendere un'altra carta, o cedere { FORM($space, "in") }.
because-points = Punti subito: { $number }.
because-attrition = Carte che { FORM($power, "the") } deve scartare: { $number }.
because-runs-dry = { FORM($power, "the") } sta finendo le carte; in mano e nel mazzo ne restano: { $number }.
because-nothing-left = { FORM($power, "the") } non ha abbastanza carte: ognuna che manca costa un punto.
because-token = Un segnalino Obiettivo viene piazzato { FORM($space, "in") }: vale come un Obiettivo stampato.
because-more-cards = { $card } permette anche di preparare, prendere o giocare un'altra carta.
because-status-scores = { $card } resta in gioco e può dare punti a ogni Round di punteggio; ancora da venire: { $number }.
because-status-lasts = { $card } resta in gioco fino alla fine; turni che restano: { $number }.
because-most-useful = Nessuna carta in mano sembra fare ora più di { $card }.
because-hand-useless = Nessuna carta { FORM($power, "of") } porta ora qualcosa che valga una carta.
because-short-of-cards = Carte { FORM($power, "of") } in mano e nel mazzo: { $number }, per { $number2 ->
    [one] un turno
   *[other] { $number2 } turni
  }.
because-guards = Il nemico può attaccare { FORM($space, "the") }, e { $card } potrebbe rinforzare.
because-hits-later = In un turno successivo { $card } fa scartare carte { FORM($power, "to") }: { $number }.
because-strikes-back-later = Se fallisce un attacco a un'Armata { FORM($nation, "adjective-f") }, { $card } contrattacca subito.
because-ready-to-sustain = Se il tuo attacco { FORM($space, "to") } trova risposta, { $card } può supportarlo.
because-nobody-knows = Il nemico vede una carta preparata, ma non che è { $card }.
because-kept-to-play = Le carte { FORM($power, "of") } servono di più in mano.
because-last-cards = { FORM($power, "the") } non ha più mazzo: { $card } si può giocare solo dalla mano.
because-not-worth = Ciò che si può vincere { FORM($space, "in") } non vale una carta.
because-nowhere-better = Per { FORM($nation, "the") } ora non c'è nulla da guadagnare.
because-least-missed = { $card } è la carta di cui si sente meno la mancanza.
because-unseen-card = Ciò che { FORM($power, "the") } ha in mano e preparato sembra meglio di una carta ignota del mazzo.
because-full-hand = Più carte danno più scelta; da pescare: { $number }.
because-draft = { FORM($power, "the") } può prendere dal mazzo una carta che rende più di tutte quelle in mano.
because-draft-costs = Arruolare costa due carte, e ora { FORM($power, "the") } non ne ha bisogno.
