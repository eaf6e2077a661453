# What can be played, and with what: a title, and a text about it.

game-warzag = WARZAG WWII
    .credits = WARZAG WWII is a game by Angelo Antonio Zagaria, published by Tambù. Values and cards that the rulebook does not give were designed for this edition.

scenario-four-players = Four players
    .text = A free-for-all, each with a secret objective.
scenario-alliances = Alliances
    .text = The Allies against the Axis, two against two. An alliance wins by eliminating one enemy, unless the other enemy fights on.
scenario-three-players-without-italy = Three players: United Kingdom, Soviet Union, Germany
    .text = A free-for-all, each with a secret objective; one base is neutral.
scenario-three-players-without-germany = Three players: United Kingdom, Soviet Union, Italy
    .text = A free-for-all, each with a secret objective; one base is neutral.
scenario-three-players-without-ussr = Three players: United Kingdom, Germany, Italy
    .text = A free-for-all, each with a secret objective; one base is neutral.
scenario-three-players-without-uk = Three players: Soviet Union, Germany, Italy
    .text = A free-for-all, each with a secret objective; one base is neutral.
scenario-two-players-uk-germany = Two players: United Kingdom, Germany
    .text = One on one, each with a secret objective; two bases are neutral.
scenario-two-players-ussr-germany = Two players: Soviet Union, Germany
    .text = One on one, each with a secret objective; two bases are neutral.
scenario-two-players-uk-italy = Two players: United Kingdom, Italy
    .text = One on one, each with a secret objective; two bases are neutral.
scenario-two-players-ussr-italy = Two players: Soviet Union, Italy
    .text = One on one, each with a secret objective; two bases are neutral.
scenario-two-players-uk-ussr = Two players: United Kingdom, Soviet Union
    .text = One on one, each with a secret objective; two bases are neutral.
scenario-two-players-germany-italy = Two players: Germany, Italy
    .text = One on one, each with a secret objective; two bases are neutral.

option-armistice = Armistice
    .text = If no player has won by the end of round 15 (round 20 in alliances), the nation or alliance with the most territories wins.
