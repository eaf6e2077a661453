# What would be left undone or lost, before something is closed.

and-rest = { $rest ->
    [0] {""}
   *[other] , and { $rest } more
}
leaves-starving = Out of supply, eliminated at the end of this turn: { SOME($pieces, $rest) }{ and-rest }.
leaves-offensive = { $nation } has not made the mandated offensive: it costs { FORM($side, "the") } 1 VP.
leaves-points = { $number ->
    [one] An operations point is
   *[other] { $number } operations points are
} not spent, and lost.
leaves-unmoved = Activated to move, but nobody there has: { SOME($spaces, $rest) }{ and-rest }.
leaves-unfought = Activated to attack, but nobody there has: { SOME($spaces, $rest) }{ and-rest }.
leaves-replacements = Replacement points are lost that could restore { SOME($pieces, $rest, "the") }{ and-rest }.
leaves-redeployment = Nobody has been redeployed: { $number ->
    [one] a point is
   *[other] { $number } points are
} lost.
leaves-unentered = Nobody advances into { $space }.
