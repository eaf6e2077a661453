# What is asked: one sentence for each question.

ask-allot = { $nation }: quante armate per { $pieces }? { $number ->
    [one] Ne resta { $number } da assegnare
   *[other] Ne restano { $number } da assegnare
} su { $total }.
ask-discard = { $nation }: quale delle nuove carte scarti ({ $cards })?

# Movement

ask-move = { $nation }: quale unità si sposta ora?
ask-go = { $pieces } ({ $city }): dove? Al massimo { some-cities }.
ask-go-main = { $pieces } ({ $city }): dove? Al massimo { some-cities }, una in più solo su strade principali.
ask-go-on = { $pieces } ({ $city }): prosegui o ti fermi? { $number ->
    [one] Resta { $number } città
   *[other] Restano { $number } città
}.
ask-go-on-main = { $pieces } ({ $city }): prosegui o ti fermi? { $number ->
    [one] Resta { $number } città
   *[other] Restano { $number } città
}, una in più solo su strade principali.
ask-go-on-once = { $pieces } ({ $city }): prosegui o ti fermi? Resta una città, su strada principale.
ask-go-farther = { $pieces } ({ $city }): verso dove prosegui? La carta Fato vieta di fermarsi qui.
ask-share = Quante armate partono con { $pieces } per { $city }?

# Recruiting

ask-recruit = { $nation }: recluti a { $number } punti per unità? { $units ->
    [0] Finora nessuna unità scelta
    [one] Finora { $units } unità scelta
   *[other] Finora { $units } unità scelte
}.
ask-enter = Dove rientra in gioco { FORM($piece, "the") }?
ask-pay = { $nation }: paga { some-points }, prima le carte più alte.

# Combat and retreat

ask-attack = { $nation }: chi attacchi ora?
ask-with = { $nation }: con chi attacchi { $piece }?
ask-slip = Daun sta per attaccare { $pieces } ({ $city }): ti fai da parte?
ask-play = { $nation }, { $pieces } contro { $pieces2 }: il tuo punteggio è { $score }; giochi { $suit } o termini il combattimento?
ask-yield = { $nation }, { $pieces } contro { $pieces2 }: il tuo punteggio è { $score }, e non hai { $suit } per passare in vantaggio; il diritto di giocare passa all'avversario.
ask-play-on = { $nation }, { $pieces } contro { $pieces2 }: il tuo punteggio è { $score }; gioca { $suit }, non puoi terminare il combattimento.
ask-break-off = { $nation }, { $pieces } contro { $pieces2 }: il tuo punteggio è { $score }; non hai nulla da giocare e devi terminare il combattimento.
ask-retreat = Ritirata di { $pieces } da { $city }: dove? Esattamente { some-cities }, né più né meno.

# Fate and the advanced game

ask-gain = { $nation }: chi riceve un'armata?
ask-lose = { $nation }: chi perde un'armata?
ask-offer = { $nation }: quale carta offri per lo scambio?
ask-exchange = Francia: scarti una carta per pescarne una nuova?
ask-give = Prussia: dai una carta all'Austria per prendergliene una a caso?
ask-laudon = Austria: sposti Laudon di una città?
ask-flight = Prussia: dove viene spinto Hildburghausen?
ask-turn = Austria: quale gruppo prussiano viene voltato a faccia in giù?
ask-remove = Prussia: quale generale viene rimosso per sempre?
ask-aside = Prussia: metti da parte una carta da 10 o più per l'Opzione Offensiva?
ask-free = Prussia: quale obiettivo nella Prussia Orientale viene liberato? { $number ->
    [one] Ne resta { $number } da liberare
   *[other] Ne restano { $number } da liberare
}.
