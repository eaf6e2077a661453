"""What a game is: acts, chance, steps, states, boards, matches. No game, no clock, standard library only."""
