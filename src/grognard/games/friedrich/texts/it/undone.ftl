# What would be left undone or lost, before something is closed.

and-rest = { $rest ->
    [0] {""}
    [one] {" "}e un'altra unità
   *[other] {" "}e altre { $rest } unità
}
leaves-lost = Ancora non riforniti, e persi con tutte le armate alla fine di questa mossa: { SOME($pieces, $rest) }{ and-rest }.
leaves-unsupplied = Non riforniti alla fine di questa mossa: { SOME($pieces, $rest) }{ and-rest }.
leaves-prizes = Un generale conquista un obiettivo lasciandolo; ora { COUNT($pieces) ->
    [one] può farlo
   *[other] possono farlo
}: { $pieces } ({ $cities }).
leaves-unmoved = Non ancora spostati: { SOME($pieces, $rest) }{ and-rest }.
