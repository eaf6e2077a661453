# What would be left undone or lost, before something is closed.

and-rest = { $rest ->
    [0] {""}
    [one] {" "}e un'altra
   *[other] {" "}e altre { $rest }
}
leaves-discount = La prossima armata costa { $number } PP in meno, ma solo se la addestri ora.
leaves-objective = Un'altra azione completerebbe il tuo obiettivo { $objective }: { $territory }.
leaves-mission = Un'altra azione compirebbe la tua missione { $mission }: { $territory }.
leaves-unmoved = Queste armate non si sono mosse e sono lontane dal nemico: { SOME($armies, $rest) }{ and-rest }.
leaves-nothing = Non hai addestrato né mosso alcuna armata, e ti restano { $points } PP.
leaves-free = { $number ->
    [one] Uno sviluppo gratuito non usato va perduto.
   *[other] { $number } sviluppi gratuiti non usati vanno perduti.
}
leaves-more = Puoi sceglierne ancora { $number }.
