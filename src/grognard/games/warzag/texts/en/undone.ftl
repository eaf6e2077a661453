# What would be left undone or lost, before something is closed.

and-rest = { $rest ->
    [0] {""}
   *[other] , and { $rest } more
}
leaves-discount = The next army costs { $number } PP less, but only if it is trained now.
leaves-objective = One more step, on { $territory }, completes your objective { $objective }.
leaves-mission = One more step, on { $territory }, fulfils your mission { $mission }.
leaves-unmoved = Not moved yet, and far from the enemy: { SOME($armies, $rest) }{ and-rest }.
leaves-nothing = No army has been trained or moved; { $points } PP at hand.
leaves-free = { $number ->
    [one] A development
   *[other] { $number } developments
} without cost { $number ->
    [one] is
   *[other] are
} not used, and lost.
leaves-more = { $number } more can still be chosen.
