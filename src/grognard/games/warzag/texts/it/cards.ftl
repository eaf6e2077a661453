# Cards, promotions and squares: what they say.

one-card = { $card }
one-objective = { $objective }
one-mission = { $mission }
one-promotion = { $promotion }
one-square = { $square }
one-dossier = { $dossier }

# Supply cards

card-pp = Fase I: guadagna { $number } PP.
card-pp-per-2-territories = Fase I: guadagna 1 PP ogni 2 territori che possiedi, al massimo { $number } PP.
card-free-infantry = Addestramento: addestra gratis fino a { $number } fanterie.
card-discount = Addestramento: la prossima armata costa { $number } PP in meno, ma almeno 1 PP.
card-range = Movimento: un'armata muove subito con { $number } di autonomia in più.
card-free-annex = Movimento: annetti gratis, uno dopo l'altro, fino a { $number } territori standard neutrali che confinano con i tuoi e su cui non si trova alcun Leader.
card-attack = La tua invasione di un territorio difeso: +{ $number } all'attacco.
card-resistance = Vieni invaso: +{ $number } punti danno nel contrattacco, qualunque sia il risultato del dado.
card-defence = Vieni invaso: +{ $number } alla difesa che l'attacco deve raggiungere.
card-reroll = Subito dopo il lancio del dado, da invasore o da difensore: si lancia di nuovo, e vale il nuovo risultato.
card-repair = Fase IV: le armate in uno dei tuoi territori guariscono da tutte le ferite.
card-free-develop = Fase IV: fino a { $number } sviluppi gratis nel raggio di influenza del tuo Leader.
card-remove-dev = Fase III, fuori da un'invasione: un territorio nemico che confina con una tua armata perde il suo sviluppo.
card-research = Fase IV, dopo il movimento del tuo Token Ricerca: avanza di altre { $number } caselle.

# Objectives

objective-text = Due giocatori: { $two }. Tre giocatori: { $three }. Quattro giocatori: { $four }.
objective-short = { $needs }.
metric-territories = { $number } territori
metric-historic = { $number } territori storici
metric-industry = { $number } industrie belliche
metric-bases = { $number } basi
metric-production = { $number } territori sviluppati in produzione
metric-fortification = { $number } fortificazioni
metric-armies = { $number } armate sulla plancia
metric-armour-air = { $number } tra mezzi corazzati e aviazioni sulla plancia
metric-kills = { $number } armate nemiche eliminate
metric-captures = { $number } territori nemici presi con un'invasione
metric-missions = { $number } missioni secondarie compiute
metric-pp = { $number } PP disponibili
metric-research = il Token Ricerca sulla casella { $number }

# Secondary missions

mission-text = { $condition } Premio: { $reward }.
mission-annexed-turn = Annetti almeno { $number } territori neutrali in questo turno.
mission-occupied-turn = Occupa con il movimento almeno { $number ->
    [one] un territorio strategico conteso
   *[other] { $number } territori strategici contesi
  } in questo turno.
mission-trained-turn = Addestra almeno { $number } armate in questo turno.
mission-trained-kinds-turn = Addestra armate di almeno { $number } tipi diversi in questo turno.
mission-trained-air-turn = Addestra almeno { $number ->
    [one] un'aviazione
   *[other] { $number } aviazioni
  } in questo turno.
mission-trained-armour-turn = Addestra almeno { $number } mezzi corazzati in questo turno.
mission-trained-artillery-turn = Addestra almeno { $number } artiglierie in questo turno.
mission-trained-camp-turn = Addestra almeno { $number ->
    [one] un'armata
   *[other] { $number } armate
  } in un campo di addestramento in questo turno.
mission-success-turn = Porta a buon fine almeno { $number ->
    [one] un'invasione
   *[other] { $number } invasioni
  } in questo turno.
mission-clean-success-turn = Porta a buon fine in questo turno un'invasione in cui nessuna tua armata è eliminata; le ferite sono ammesse.
mission-kills-turn = Elimina almeno { $number ->
    [one] un'armata nemica
   *[other] { $number } armate nemiche
  } in questo turno.
mission-liberated-turn = Libera almeno { $number ->
    [one] un territorio nemico
   *[other] { $number } territori nemici
  } in questo turno.
mission-captured-strategic-turn = Prendi a un nemico con un'invasione almeno { $number ->
    [one] un territorio strategico
   *[other] { $number } territori strategici
  } in questo turno.
mission-captured-fort-turn = Porta a buon fine l'invasione di una fortificazione in questo turno.
mission-developed-turn = Sviluppa o cambia almeno { $number } territori in questo turno.
mission-dev-types-owned = Possiedi alla fine del turno territori di tutte e { $number } le tipologie di sviluppo.
mission-fortification-owned = Possiedi almeno { $number } fortificazioni alla fine del turno.
mission-leader-on-research = Alla fine del turno il tuo Leader è nel territorio Ricerca e Sviluppo.
mission-leader-distance = Il tuo Leader finisce il turno a { $number } o più territori dalla tua base di partenza.
mission-research-moved-turn = Il tuo Token Ricerca avanza di almeno { $number } caselle in questo turno.
mission-pp-held = Hai almeno { $number } PP alla fine del turno.
mission-industry-armies = Hai almeno { $number } armate su una tua industria bellica alla fine del turno.
mission-front-territories = Alla fine del turno almeno { $number } tuoi territori confinano con territori nemici.
reward-pp = { $number } PP
reward-supply = { $number ->
    [one] una carta Rifornimento
   *[other] { $number } carte Rifornimento
  }

# Promotions

promotion-text = { CAPITAL(FORM($kind, "all")) }: { $more }. Costa { $number } PP.
more-attack = +{ $number } attacco
more-defence = +{ $number } difesa
more-resistance = +{ $number } resistenza
more-range = +{ $number } autonomia

# Squares

square-milestone = Anche solo passando: { $text }
square-none = Il token parte da qui.
square-pp = Guadagna { $number } PP.
square-supply = Pesca { $number ->
    [one] una carta Rifornimento
   *[other] { $number } carte Rifornimento
  }.
square-repair = Le armate in uno dei tuoi territori guariscono da tutte le ferite.
square-free-infantry = Colloca gratis una fanteria in una tua base o in un tuo campo di addestramento; se non è possibile, guadagna { $instead } PP.
square-free-develop = In questo turno uno sviluppo è gratis.
square-tech-artillery-attack = Tutte le tue artiglierie: +{ $number } attacco fino alla fine della partita.
square-tech-armour-attack = Tutti i tuoi mezzi corazzati: +{ $number } attacco fino alla fine della partita.
square-tech-air-attack = Tutte le tue aviazioni: +{ $number } attacco fino alla fine della partita.
square-atomic = Prendi un'arma atomica. Il token resta qui.
