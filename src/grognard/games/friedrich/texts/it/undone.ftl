# What would be left undone or lost, before something is closed.

and-rest = { $rest ->
    [0] {""}
    [one] {" "}e un'altra unità
   *[other] {" "}e altre { $rest } unità
}
leaves-lost = { COUNT($pieces) ->
    [one] Ancora non rifornito, alla fine di questa mossa perderà
   *[other] Ancora non riforniti, alla fine di questa mossa perderanno
} tutte le armate: { SOME($pieces, $rest) }{ and-rest }.
leaves-unsupplied = { COUNT($pieces) ->
    [one] Non rifornito
   *[other] Non riforniti
} alla fine di questa mossa: { SOME($pieces, $rest) }{ and-rest }.
leaves-prizes = Un generale conquista un obiettivo lasciandolo; ora { COUNT($pieces) ->
    [one] può farlo
   *[other] possono farlo
}: { $pieces } ({ $cities }).
leaves-unmoved = Ancora da spostare: { SOME($pieces, $rest) }{ and-rest }.
