# What would be left undone or lost, before something is closed.

and-rest = { $rest ->
    [0] {""}
    [one] {" "}e un altro
   *[other] {" "}e altri { $rest }
}
and-units = { $rest ->
    [0] {""}
    [one] {" "}e un'altra unità
   *[other] {" "}e altre { $rest } unità
}
leaves-starving = Unità fuori rifornimento, che saranno eliminate alla fine di questo turno: { SOME($pieces, $rest) }{ and-units }.
leaves-offensive = { FORM($nation, "the") } non ha effettuato l'Offensiva Obbligatoria { FORM($side, "of") }, e questo costa 1 VP.
leaves-points = OPS non spese, che andranno perdute: { $number }.
leaves-unmoved = Spazi attivati per muovere da cui non si è mossa nessuna unità: { SOME($spaces, $rest) }{ and-rest }.
leaves-unfought = Spazi attivati per attaccare da cui nessuna unità ha attaccato: { SOME($spaces, $rest) }{ and-rest }.
leaves-replacements = Gli RP non spesi andranno perduti, e potrebbero ancora dare livelli a queste unità: { SOME($pieces, $rest) }{ and-units }.
leaves-redeployment = Nessuna unità ha fatto SR: andranno perduti { $number } punti SR.
leaves-unentered = Nessuna unità avanza { FORM($space, "in") }.
