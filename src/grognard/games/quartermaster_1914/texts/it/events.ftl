# What has happened. A name that ends in -own is what only the owner of the cards reads.

turn = Round { $round }: turno { FORM($power, "of") }.
dealt = { FORM($power, "the") } riceve { $number } carte.
dealt-own = { FORM($power, "the") } riceve { $number } carte: { $cards }.
redrawn = { FORM($power, "the") } rimescola le sue carte nel mazzo e ripesca.
chosen = { FORM($power, "the") } ha scelto la sua mano iniziale.
put-under-own = { FORM($power, "the") } mette la carta { $card } sotto il suo mazzo.
put-under = { FORM($power, "the") } mette una carta sotto il suo mazzo.
drew = { $number ->
    [0] { FORM($power, "the") } non pesca carte.
    [one] { FORM($power, "the") } pesca 1 carta.
   *[other] { FORM($power, "the") } pesca { $number } carte.
  }
drew-own = { COUNT($cards) ->
    [0] { FORM($power, "the") } non pesca carte.
   *[other] { FORM($power, "the") } pesca { $cards }.
  }
drafts = { FORM($power, "the") } scarta due carte per arruolare.
drafted = { FORM($power, "the") } arruola la carta { $card }.
draft-missed = { FORM($power, "the") } non trova carte da arruolare.
recovered = { FORM($power, "the") } riprende la carta { $card } dalla sua pila degli scarti.
played = { FORM($power, "the") } gioca la carta { $card }.
no-effect = La carta { $card } non ha effetto.
nowhere-to-build = { FORM($nation, "the") } non { TRAIT($nation, "number") ->
    [plural] possono
   *[other] può
  } costruire { $what } in nessuno spazio.
nowhere-to-recruit = { FORM($nation, "the") } non { TRAIT($nation, "number") ->
    [plural] possono
   *[other] può
  } reclutare { $what } in nessuno spazio.
nowhere-to-battle = { FORM($nation, "the") } non { TRAIT($nation, "number") ->
    [plural] possono
   *[other] può
  } combattere in nessuno spazio.
built-army = { FORM($nation, "the") } { TRAIT($nation, "number") ->
    [plural] costruiscono
   *[other] costruisce
  } un'Armata { FORM($space, "in") }.
built-navy = { FORM($nation, "the") } { TRAIT($nation, "number") ->
    [plural] costruiscono
   *[other] costruisce
  } una Flotta { FORM($space, "in") }.
recruited-army = { FORM($nation, "the") } { TRAIT($nation, "number") ->
    [plural] reclutano
   *[other] recluta
  } un'Armata { FORM($space, "in") }.
recruited-navy = { FORM($nation, "the") } { TRAIT($nation, "number") ->
    [plural] reclutano
   *[other] recluta
  } una Flotta { FORM($space, "in") }.
removed-army = L'Armata { FORM($nation, "adjective-f") } { FORM($space, "in") } viene rimossa.
removed-navy = La Flotta { FORM($nation, "adjective-f") } { FORM($space, "in") } viene rimossa.
recalled-army = { FORM($power, "the") } richiama l'Armata { FORM($nation, "adjective-f") } { FORM($space, "from") }.
recalled-navy = { FORM($power, "the") } richiama la Flotta { FORM($nation, "adjective-f") } { FORM($space, "from") }.
eliminated-army = L'Armata { FORM($nation, "adjective-f") } { FORM($space, "in") } viene eliminata.
eliminated-navy = La Flotta { FORM($nation, "adjective-f") } { FORM($space, "in") } viene eliminata.
token = Un segnalino Obiettivo viene piazzato { FORM($space, "in") }.
attrition-card = { FORM($power, "the") } rivela la carta { $card } per l'attrito.
attrition = Attrito: { FORM($power, "the") } deve scartare { $number ->
    [one] una carta
   *[other] { $number } carte
  }.
discarded = { FORM($power, "the") } scarta coperta una carta dalla mano.
discarded-own = { FORM($power, "the") } scarta coperta dalla mano la carta { $card }.
discarded-prepared = { FORM($power, "the") } scarta coperta una carta preparata.
discarded-prepared-own = { FORM($power, "the") } scarta coperta la carta preparata { $card }.
discarded-top = { FORM($power, "the") } scarta coperta la carta in cima al suo mazzo.
discarded-top-own = { FORM($power, "the") } scarta coperta la carta in cima al suo mazzo: { $card }.
discarded-openly = { FORM($power, "the") } scarta scoperta la carta { $card }.
discarded-status = { FORM($power, "the") } perde la carta Status { $card }.
prepared = { FORM($power, "the") } prepara una carta.
prepared-own = { FORM($power, "the") } prepara la carta { $card }.
prepared-openly = { FORM($power, "the") } prepara la carta { $card }, che tutti i giocatori hanno visto.
unprepared = { FORM($power, "the") } dismette una carta preparata.
unprepared-own = { FORM($power, "the") } dismette la carta preparata { $card }.
stays-prepared = La carta { $card } resta preparata: { FORM($power, "the") } paga con carte dalla mano.
kept-in-hand = { $card2 }: { FORM($power, "the") } riprende in mano la carta { $card }.
kept-prepared = { $card2 }: { FORM($power, "the") } mantiene preparata la carta { $card }.
spent = { FORM($power, "the") } scarta la carta { $card } per la carta { $card2 }.
status = La carta { $card } ha effetto.
looked = { COUNT($cards) ->
    [0] { FORM($power, "the") } non ha carte da mostrare.
   *[other] { FORM($power, "the") } mostra { $cards }.
  }
battle = { FORM($nation, "the") } { TRAIT($nation, "number") ->
    [plural] attaccano
   *[other] attacca
  } { FORM($space2, "the") } { FORM($space, "from") }.
reinforced = { FORM($power, "the") } rinforza con la carta { $card }.
sustained = { FORM($power, "the") } supporta con la carta { $card }.
answer-withdrawn = { COUNT($cards) ->
    [one] I simboli non bastano: la carta { $cards } torna dov'era.
   *[other] I simboli non bastano: le carte { $cards } tornano dov'erano.
  }
passed = { FORM($power, "the") } passa.
passed-turn = Per il resto di questo turno { FORM($power, "the") } rinuncia { $window }.
passed-turn-cards = Per il resto di questo turno { FORM($power, "the") } rinuncia a usare { $cards }.
battle-won = { FORM($nation, "the") } { TRAIT($nation, "number") ->
    [plural] vincono
   *[other] vince
  } il combattimento { FORM($space, "in") }.
battle-failed = L'attacco { FORM($nation, "of") } { FORM($space, "to") } fallisce.
counterattack = { FORM($power, "the") } contrattacca con la carta { $card }.
scored = { FORM($coalition, "the") } { TRAIT($coalition, "number") ->
    [plural] ottengono
   *[other] ottiene
  } { $number ->
    [one] 1 punto
   *[other] { $number } punti
  }.
lost-points = { FORM($coalition, "the") } { TRAIT($coalition, "number") ->
    [plural] perdono
   *[other] perde
  } { $number ->
    [one] 1 punto
   *[other] { $number } punti
  }.
gained-points = { FORM($coalition2, "the") } non { TRAIT($coalition2, "number") ->
    [plural] hanno
   *[other] ha
  } più punti da perdere: invece { FORM($coalition, "the") } ne { TRAIT($coalition, "number") ->
    [plural] ottengono
   *[other] ottiene
  } { $number }.
objectives = Round Punteggio: { FORM($coalition, "the") } { TRAIT($coalition, "number") ->
    [plural] occupano
   *[other] occupa
  } { $number ->
    [one] 1 Obiettivo
   *[other] { $number } Obiettivi
  }.
points = Punteggio: Potenze Centrali { $number }, Intesa { $number2 }.
won = { FORM($coalition, "the") } { TRAIT($coalition, "number") ->
    [plural] vincono
   *[other] vince
  } la partita: { $why }.
