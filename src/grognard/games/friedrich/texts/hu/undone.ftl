# What would be left undone or lost, before something is closed.

and-rest = { $rest ->
    [0] {""}
   *[other] {" "}és még { $rest } bábu
}
leaves-lost = Továbbra sincs utánpótlása, és a szakasz végén minden csapatával elvész: { SOME($pieces, $rest) }{ and-rest }.
leaves-unsupplied = A szakasz végén nem lesz utánpótlása: { SOME($pieces, $rest) }{ and-rest }.
leaves-prizes = Egy tábornok azzal foglal el célvárost, hogy elhagyja, és ezt most megteheti: { $pieces } ({ $cities }).
leaves-unmoved = Még nem mozgott: { SOME($pieces, $rest) }{ and-rest }.
