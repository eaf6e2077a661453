# What can be played, and with what: a title, and a text about it.

game-quartermaster-1914 = Quartermaster General: 1914
    .credits = Quartermaster General: 1914 is a game by Ian Brody, published by Ares Games.

scenario-five-players = Five players
    .text = Each player controls one power.
scenario-four-players = Four players
    .text = One player controls both Central Powers; Russia, France with Italy, and Britain with the United States have a player each.
scenario-three-players = Three players
    .text = One player controls both Central Powers, one Russia and France with Italy, and one Britain with the United States.
scenario-two-players = Two players
    .text = The Central Powers against the Entente.

option-second-chance = Second chance
    .text = Each power may once shuffle its ten opening cards back into the deck and redraw ten, which are then final.
option-first-game = First game
    .text = Each power draws seven cards; no cards are put under the decks.
