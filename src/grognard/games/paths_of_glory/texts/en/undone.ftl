# What would be left undone or lost, before something is closed.

and-rest = { $rest ->
    [0] {""}
   *[other] , and { $rest } more
}
leaves-starving = { COUNT($pieces) ->
    [one] This unit is
   *[other] These units are
} out of supply and will be eliminated at the end of this turn: { SOME($pieces, $rest, "the") }{ and-rest }.
leaves-offensive = { $nation } has not carried out the Mandated Offensive of { FORM($side, "the") }, which costs 1 VP.
leaves-points = { $number ->
    [one] One OPS is
   *[other] { $number } OPS are
} unspent and will be lost.
leaves-unmoved = Activated for movement, but no unit has moved: { SOME($spaces, $rest) }{ and-rest }.
leaves-unfought = Activated for attack, but no unit has attacked: { SOME($spaces, $rest) }{ and-rest }.
leaves-replacements = The unspent RP will be lost, but could still restore { SOME($pieces, $rest, "the") }{ and-rest }.
leaves-redeployment = No unit has been redeployed: { $number ->
    [one] one SR point
   *[other] { $number } SR points
} will be lost.
leaves-unentered = No unit advances into { FORM($space, "the") }.
