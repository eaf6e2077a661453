# What would be left undone or lost, before something is closed.

and-rest = { $rest ->
    [0] {""}
    [one] {" "}e un'altra
   *[other] {" "}e altre { $rest }
}
leaves-discount = La prossima armata costa { $number } PP in meno, ma solo se la addestri ora.
leaves-objective = Con un'altra azione completeresti il tuo obiettivo { $objective }: { $territory }.
leaves-mission = Con un'altra azione compiresti la tua missione { $mission }: { $territory }.
leaves-unmoved = Armate non ancora mosse e lontane dal nemico: { SOME($armies, $rest) }{ and-rest }.
leaves-nothing = Non hai addestrato né mosso alcuna armata, e ti restano { $points } PP.
leaves-free = { $number ->
    [one] Uno sviluppo gratuito non usato va perduto.
   *[other] { $number } sviluppi gratuiti non usati vanno perduti.
}
leaves-more = Puoi sceglierne ancora { $number }.
