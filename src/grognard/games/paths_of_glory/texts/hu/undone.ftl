# What would be left undone or lost, before something is closed.

and-rest = { $rest ->
    [0] {""}
   *[other] {" "}és még { $rest }
}
leaves-starving = Nincs utánpótlása, ezért a forduló végén megsemmisül: { SOME($pieces, $rest) }{ and-rest }.
leaves-offensive = { FORM($nation, "the") } nem hajtotta végre { FORM($side, "the") } kötelező offenzíváját, ez 1 győzelmi pontba kerül.
leaves-points = { $number } OPS felhasználatlan marad, és elvész.
leaves-unmoved = Innen még egyetlen egység sem mozgott, pedig mozgásra aktiváltad: { SOME($spaces, $rest) }{ and-rest }.
leaves-unfought = Innen még egyetlen egység sem támadott, pedig támadásra aktiváltad: { SOME($spaces, $rest) }{ and-rest }.
leaves-replacements = Az el nem költött RP elvész, pedig még erősíthetné { SOME($pieces, $rest, "the-object") }{ $rest ->
    [0] {""}
   *[other] {" "}és még { $rest } egységet
  }.
leaves-redeployment = Egyetlen egységet sem csoportosítottál át: { $number } SR-pont elvész.
leaves-unentered = Egyetlen egység sem nyomul előre { FORM($space, "the-to-place") }.
