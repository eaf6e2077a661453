# What would be left undone or lost, before something is closed.

and-rest = { $rest ->
    [0] {""}
    [one] {" "}e un'altra
   *[other] {" "}e altre { $rest }
}
leaves-discount = La prossima armata costa { $number } PP in meno, ma solo se la addestri ora.
leaves-objective = Ancora un passo ({ $territory }) completa il tuo obiettivo { $objective }.
leaves-mission = Ancora un passo ({ $territory }) compie la tua missione { $mission }.
leaves-unmoved = Non ancora mosse, lontano dal nemico: { SOME($armies, $rest) }{ and-rest }.
leaves-nothing = Nessuna armata addestrata o mossa; PP disponibili: { $points }.
leaves-free = Sviluppi gratuiti non usati, perduti: { $number }.
leaves-more = Se ne possono scegliere ancora { $number }.
