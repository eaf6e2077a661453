# What would be left undone or lost, before something is closed.

and-rest = { $rest ->
    [0] {""}
    [one] {" "}e un altro
   *[other] {" "}e altri { $rest }
}
leaves-starving = Senza rifornimento, eliminati alla fine di questo turno: { SOME($pieces, $rest) }{ and-rest }.
leaves-offensive = { FORM($nation, "the") } non ha fatto l'Offensiva Obbligatoria { FORM($side, "of") }: costa 1 VP.
leaves-points = OPS non spese, perdute: { $number }.
leaves-unmoved = Spazi attivati per muovere in cui nessuno si è mosso: { SOME($spaces, $rest) }{ and-rest }.
leaves-unfought = Spazi attivati per attaccare in cui nessuno ha attaccato: { SOME($spaces, $rest) }{ and-rest }.
leaves-replacements = Si perdono Punti Rimpiazzo che potrebbero dare livelli a: { SOME($pieces, $rest) }{ and-rest }.
leaves-redeployment = Nessun Movimento Strategico fatto; punti SR perduti: { $number }.
leaves-unentered = Nessuno avanza { FORM($space, "in") }.
