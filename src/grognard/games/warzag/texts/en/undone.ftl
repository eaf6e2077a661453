# What would be left undone or lost, before something is closed.

and-rest = { $rest ->
    [0] {""}
   *[other] , and { $rest } more
}
leaves-discount = The next army costs { $number } PP less, but only if you train it now.
leaves-objective = One more action in { FORM($territory, "the") } would complete your objective { $objective }.
leaves-mission = One more action in { FORM($territory, "the") } would fulfil your mission { $mission }.
leaves-unmoved = Not moved yet, and far from the enemy: { SOME($armies, $rest) }{ and-rest }.
leaves-nothing = You have neither trained nor moved any armies, and you have { $points } PP left.
leaves-free = { $number ->
    [one] A free development is
   *[other] { $number } free developments are
} unused and will be lost.
leaves-more = You can still choose { $number } more.
