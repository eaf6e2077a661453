# What would be left undone or lost, before something is closed.

and-rest = { $rest ->
    [0] {""}
    [one] {" "}e un'altra unità
   *[other] {" "}e altre { $rest } unità
}
leaves-lost = Ancora non riforniti, persi con tutte le armate alla fine di questa mossa: { SOME($pieces, $rest) }{ and-rest }.
leaves-unsupplied = Non riforniti alla fine di questa mossa: { SOME($pieces, $rest) }{ and-rest }.
leaves-prizes = Un obiettivo si conquista ripartendo da lì: { $pieces } ({ $cities }).
leaves-unmoved = Non ancora mossi: { SOME($pieces, $rest) }{ and-rest }.
