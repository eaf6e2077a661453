# What would be left undone or lost, before something is closed.

and-rest = { $rest ->
    [0] {""}
   *[other] , and { $rest } more
}
leaves-lost = Still out of supply, and lost with all their troops at the end of this action stage: { SOME($pieces, $rest) }{ and-rest }.
leaves-unsupplied = Out of supply at the end of this action stage: { SOME($pieces, $rest) }{ and-rest }.
leaves-prizes = A general conquers an objective by leaving it, and could do so now: { $pieces } in { $cities }.
leaves-unmoved = Not moved yet: { SOME($pieces, $rest) }{ and-rest }.
