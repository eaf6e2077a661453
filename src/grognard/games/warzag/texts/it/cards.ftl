# Cards, promotions and squares: what they say.

one-card = { $card }
one-objective = { $objective }
one-mission = { $mission }
one-promotion = { $promotion }
one-square = { $square }
one-dossier = { $dossier }

# Supply cards

supply-pp = Fase I: guadagna { $number } PP.
supply-pp-per-2-territories = Fase I: guadagna 1 PP ogni 2 territori che possiedi, al massimo { $number } PP.
supply-free-infantry = Addestramento: addestra { $number ->
    [one] gratis una fanteria
   *[other] gratis fino a { $number } fanterie
  }.
supply-discount = Addestramento: la prossima armata costa { $number } PP in meno, ma almeno 1 PP.
supply-range = Movimento: muovi subito un'armata, con { $number } di autonomia in più.
supply-free-annex = Movimento: annetti gratis, uno dopo l'altro, fino a { $number } territori standard neutrali adiacenti ai tuoi e in cui non si trova alcun Leader.
supply-attack = Quando invadi un territorio difeso: +{ $number } all'attacco.
supply-resistance = Quando vieni invaso: { $number ->
    [one] +1 punto danno
   *[other] +{ $number } punti danno
  } nel contrattacco, qualunque sia il risultato del dado.
supply-defence = Quando vieni invaso: +{ $number } alla difesa che l'attacco deve raggiungere.
supply-reroll = Subito dopo il lancio del dado, da invasore o difensore: fai rilanciare il dado; vale il nuovo risultato.
supply-repair = Fase IV: ripara tutte le ferite delle armate in uno dei tuoi territori.
supply-free-develop = Fase IV: { $number ->
    [one] uno sviluppo gratis
   *[other] fino a { $number } sviluppi gratis
  } nel raggio di influenza del tuo Leader.
supply-remove-dev = Fase III, fuori da un'invasione: rimuovi lo sviluppo di un territorio nemico adiacente a una tua armata.
supply-research = Fase IV, dopo che il tuo Token Ricerca è avanzato: avanza di { $number ->
    [one] un'altra casella
   *[other] altre { $number } caselle
  }.

# Objectives

objective-text = Due giocatori: { $two }. Tre giocatori: { $three }. Quattro giocatori: { $four }.
objective-short = Per vincere: { $needs }.
both-needs = { $first } e { $second }
metric-territories = { $number ->
    [one] un territorio
   *[other] { $number } territori
  }
metric-historic = { $number ->
    [one] un territorio storico
   *[other] { $number } territori storici
  }
metric-industry = { $number ->
    [one] un'industria bellica
   *[other] { $number } industrie belliche
  }
metric-bases = { $number ->
    [one] una base
   *[other] { $number } basi
  }
metric-enemy-bases = { $number ->
    [one] una base da cui è partito un altro giocatore
   *[other] { $number } basi da cui sono partiti altri giocatori
  }
metric-production = { $number ->
    [one] un territorio sviluppato
   *[other] { $number } territori sviluppati
  } in produzione
metric-fortification = { $number ->
    [one] una fortificazione
   *[other] { $number } fortificazioni
  }
metric-armies = { $number ->
    [one] un'armata
   *[other] { $number } armate
  } sulla plancia
metric-armour-air = { $number } tra mezzi corazzati e aviazioni sulla plancia
metric-kills = { $number ->
    [one] un'armata nemica eliminata
   *[other] { $number } armate nemiche eliminate
  }
metric-captures = { $number ->
    [one] un territorio nemico preso
   *[other] { $number } territori nemici presi
  } con un'invasione
metric-missions = { $number ->
    [one] una missione secondaria compiuta
   *[other] { $number } missioni secondarie compiute
  }
metric-pp = { $number } PP
metric-research = il Token Ricerca sulla casella { $number }

# Secondary missions

mission-text = { $condition } Premio: { $reward }.
condition-annexed-turn = Annetti almeno { $number ->
    [one] un territorio neutrale
   *[other] { $number } territori neutrali
  } in questo turno.
condition-occupied-turn = Occupa con il movimento almeno { $number ->
    [one] un territorio strategico conteso
   *[other] { $number } territori strategici contesi
  } in questo turno.
condition-trained-turn = Addestra almeno { $number ->
    [one] un'armata
   *[other] { $number } armate
  } in questo turno.
condition-trained-kinds-turn = Addestra armate di almeno { $number } tipi diversi in questo turno.
condition-trained-air-turn = Addestra almeno { $number ->
    [one] un'aviazione
   *[other] { $number } aviazioni
  } in questo turno.
condition-trained-armour-turn = Addestra almeno { $number ->
    [one] un mezzo corazzato
   *[other] { $number } mezzi corazzati
  } in questo turno.
condition-trained-artillery-turn = Addestra almeno { $number ->
    [one] un'artiglieria
   *[other] { $number } artiglierie
  } in questo turno.
condition-trained-camp-turn = Addestra almeno { $number ->
    [one] un'armata
   *[other] { $number } armate
  } in un campo di addestramento in questo turno.
condition-success-turn = Porta a buon fine almeno { $number ->
    [one] un'invasione
   *[other] { $number } invasioni
  } in questo turno.
condition-clean-success-turn = Porta a buon fine in questo turno un'invasione in cui nessuna tua armata è eliminata; le ferite sono ammesse.
condition-kills-turn = Elimina almeno { $number ->
    [one] un'armata nemica
   *[other] { $number } armate nemiche
  } in questo turno.
condition-liberated-turn = Libera almeno { $number ->
    [one] un territorio nemico
   *[other] { $number } territori nemici
  } in questo turno.
condition-captured-strategic-turn = Prendi a un nemico con un'invasione almeno { $number ->
    [one] un territorio strategico
   *[other] { $number } territori strategici
  } in questo turno.
condition-captured-fort-turn = Porta a buon fine l'invasione di una fortificazione in questo turno.
condition-developed-turn = Sviluppa almeno { $number ->
    [one] un territorio, o cambiane lo sviluppo,
   *[other] { $number } territori, o cambiane lo sviluppo,
  } in questo turno.
condition-dev-types-owned = Possiedi alla fine del turno territori di tutte e { $number } le tipologie di sviluppo.
condition-fortification-owned = Possiedi almeno { $number ->
    [one] una fortificazione
   *[other] { $number } fortificazioni
  } alla fine del turno.
condition-leader-on-research = Alla fine del turno il tuo Leader è nel territorio Ricerca e Sviluppo.
condition-leader-distance = Il tuo Leader finisce il turno a { $number ->
    [one] un territorio o più
   *[other] { $number } o più territori
  } dalla tua base di partenza.
condition-research-moved-turn = Il tuo Token Ricerca avanza di almeno { $number ->
    [one] una casella
   *[other] { $number } caselle
  } in questo turno.
condition-pp-held = Hai almeno { $number } PP alla fine del turno.
condition-industry-armies = Hai almeno { $number ->
    [one] un'armata
   *[other] { $number } armate
  } in una tua industria bellica alla fine del turno.
condition-front-territories = Alla fine del turno almeno { $number ->
    [one] un tuo territorio confina
   *[other] { $number } tuoi territori confinano
  } con territori nemici.
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

square-milestone = { $text } Vale anche di passaggio.
track-none = Il Token Ricerca parte da qui.
track-pp = Guadagna { $number } PP.
track-supply = Pesca { $number ->
    [one] una carta Rifornimento
   *[other] { $number } carte Rifornimento
  }.
track-repair = Ripara tutte le ferite delle armate in uno dei tuoi territori.
track-free-infantry = Colloca gratis una fanteria in una tua base o in un tuo campo di addestramento; se non è possibile, guadagna { $instead } PP.
track-free-develop = In questo turno uno sviluppo è gratis.
track-tech-infantry-attack = Tutte le tue fanterie: +{ $number } attacco fino alla fine della partita.
track-tech-artillery-attack = Tutte le tue artiglierie: +{ $number } attacco fino alla fine della partita.
track-tech-armour-attack = Tutti i tuoi mezzi corazzati: +{ $number } attacco fino alla fine della partita.
track-tech-air-attack = Tutte le tue aviazioni: +{ $number } attacco fino alla fine della partita.
track-atomic = Prendi un'arma atomica.
