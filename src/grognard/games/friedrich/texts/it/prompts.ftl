# What is asked: a headline for each question, and where needed details and numbers.

ask-allot = { $nation }: quante armate assegni a { $pieces }?
    .left = Armate da assegnare: { $number } su { $total }
ask-discard = { $nation }: scarta una delle nuove carte
    .details = { CAPITAL(FORM($nation, "the")) } ha pescato { FORM($cards, "a") }. Gli altri giocatori non vedono lo scarto.

# Movement

ask-move = { $nation }: scegli l'unità da spostare
    .details = Ogni unità si sposta una volta sola. Quando hai finito gli spostamenti, scegli «fatto».
ask-go = Sposta { FORM($pieces, "the") } da { $city }
    .details = Scegli la città in cui lo spostamento termina, o procedi una città alla volta.{ COUNT($pieces) ->
        [one] { "" }
       *[other] { " " }Prima puoi staccare dei generali.
    }
    .left = Città percorribili: { $number }
ask-go-main = Sposta { FORM($pieces, "the") } da { $city }
    .details = Scegli la città in cui lo spostamento termina, o procedi una città alla volta.{ COUNT($pieces) ->
        [one] { "" }
       *[other] { " " }Prima puoi staccare dei generali.
    }
    .left = Città percorribili: { $number } · solo su strade principali: { $number2 }
ask-go-on = { FORM($pieces, "the") } { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }: prosegui o ti fermi?
    .left = Città percorribili: { $number }
ask-go-on-main = { FORM($pieces, "the") } { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }: prosegui o ti fermi?
    .left = Città percorribili: { $number } · solo su strade principali: { $number2 }
ask-go-on-once = { FORM($pieces, "the") } { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }: prosegui o ti fermi?
    .details = Ora puoi prendere soltanto una strada principale.
    .left = Città percorribili su strade principali: { $number2 }
ask-go-farther = { FORM($pieces, "the") } { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }: prosegui
    .details = La carta Fato non permette di fermarsi accanto a un generale ostile.
    .left = Città percorribili: { $number }
ask-share = Quante armate vanno con { $pieces } { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }?
    .details = Gli altri giocatori non vedono il numero.

# Recruiting

ask-recruit = { $nation }: recluti armate o unità perse?
    .details = Scegli un'unità alla volta. Poi scegli «fatto» e paghi tutto insieme.
    .left = Punti per unità: { $number } · Unità scelte: { $units }
ask-enter = Scegli dove rientra in gioco { FORM($piece, "the") }
ask-pay = { $nation }: paga con le carte, dalla più alta in giù
    .left = Punti da pagare: { $number }

# Combat and retreat

ask-attack = { $nation }: scegli il prossimo nemico da attaccare
ask-with = Scegli il gruppo che attacca { $piece }
    .details = I tuoi gruppi adiacenti { FORM($piece, "to") } combattono uno dopo l'altro.
ask-slip = { COUNT($pieces) ->
    [one] Vuoi che { $pieces } si faccia
   *[other] Vuoi che { $pieces } si facciano
} da parte prima che Daun attacchi { $city }?
    .details = { $pieces } { COUNT($pieces) ->
        [one] può
       *[other] possono
    } passare senza perdite in una città vuota adiacente { TRAIT($city, "initial") ->
        [a] ad
       *[other] a
    } { $city }, e poi non { COUNT($pieces) ->
        [one] combatte
       *[other] combattono
    } più in questa fase.
ask-play = { $pieces } contro { $pieces2 }: giochi { $suit } o termini il combattimento?
    .left = Punteggio: { $score }
ask-yield = { $pieces } contro { $pieces2 }: cedi il diritto di giocare
    .details = Non hai più carte che portino il tuo punteggio sopra 0.
    .left = Punteggio: { $score }
ask-play-on = { $pieces } contro { $pieces2 }: gioca { $suit }
    .details = Ora non puoi terminare il combattimento.
    .left = Punteggio: { $score }
ask-break-off = { $pieces } contro { $pieces2 }: termina il combattimento
    .details = Non hai carte di { $suit } da giocare.
    .left = Punteggio: { $score }
ask-retreat = Scegli dove { COUNT($pieces) ->
    [one] si ritira
   *[other] si ritirano
} { $pieces } da { $city }
    .details = La ritirata attraversa esattamente questo numero di città vuote e termina il più lontano possibile dal vincitore.
    .left = Città da percorrere: { $number }

# Fate and the advanced game

ask-gain = Scegli il generale { FORM($nation, "adjective") } che riceve un'armata
ask-lose = Scegli il generale { FORM($nation, "adjective") } che perde un'armata
ask-offer = { $nation }: offri una carta per lo scambio, o rifiuta
ask-exchange = Francia: scarti una carta per pescarne una nuova?
ask-give = Prussia: dai una carta all'Austria e ne prendi una a caso?
ask-laudon = Austria: sposti Laudon di una città?
ask-flight = Prussia: sposti Hildburghausen di due città verso ovest?
ask-turn = Austria: volti a faccia in giù un gruppo prussiano?
ask-remove = Prussia: scegli il generale da rimuovere per sempre
ask-aside = Prussia: dichiari l'Opzione Offensiva?
    .details = Per farlo metti da parte una carta da 10 o più, o una Riserva.
ask-free = Prussia: libera un obiettivo nella Prussia Orientale
    .left = Obiettivi da liberare: { $number }
