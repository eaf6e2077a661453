# What would be left undone or lost, before something is closed.

and-rest = { $rest ->
    [0] {""}
   *[other] , and { $rest } more
}
leaves-lost = { SOME($pieces, $rest) }{ and-rest } { COUNT($pieces) ->
    [one] is
   *[other] are
} still out of supply and will be lost with all troops at the end of this action stage.
leaves-unsupplied = Out of supply at the end of this action stage: { SOME($pieces, $rest) }{ and-rest }.
leaves-prizes = A general conquers an objective by leaving it. Not done yet: { $pieces } in { $cities }.
leaves-unmoved = Not moved yet: { SOME($pieces, $rest) }{ and-rest }.
