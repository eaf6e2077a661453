# What would be left undone or lost, before something is closed.

and-rest = { $rest ->
    [0] {""}
   *[other] {" "}és még { $rest } bábu
}
leaves-lost = Továbbra sincs utánpótlása, és a szakasz végén minden csapatával elvész: { SOME($pieces, $rest) }{ and-rest }.
leaves-unsupplied = A szakasz végén nem lesz utánpótlása: { SOME($pieces, $rest) }{ and-rest }.
leaves-prizes = Most elfoglalhatna egy célvárost azzal, hogy elhagyja: { $pieces } ({ $cities }).
leaves-unmoved = Még nem mozgott: { SOME($pieces, $rest) }{ and-rest }.
