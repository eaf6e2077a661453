# The game; set-ups and switches of the rules: title and text.

game-friedrich = Friedrich
    .credits = Friedrich is a game by Richard Sivél, published by Histogame.

# Scenarios

scenario-four-players = The standard game, four players
    .text = Frederick alone against Elisabeth, Maria Theresa and Pompadour.
scenario-three-players = The standard game, three players
    .text = Elisabeth also plays France.
scenario-war-in-the-west = The War in the West, two players
    .text = Hanover and one Prussian general against France.
scenario-austrian-theatre = The Austrian Theatre, two players
    .text = Prussia against Austria and the Imperial Army, while the rest of the war goes on elsewhere.

# Options

option-four-suits = Cards of Fate with four texts
    .text = A numbered Card of Fate is read at the suit of the sector of the last victorious general, not always at spades.
option-east-prussia = East Prussia
    .text = Once Russia holds all its objectives in East Prussia, a Russian general must stay there, or Prussia frees two of them.
option-offensive-option = Offensive Option
    .text = In turn 3 Prussia may set a high card aside and can then also win by conquering its 14 objectives in Bohemia.
option-offensive-at-once = Offensive victory at once
    .text = The offensive victory is also checked at the end of the Prussian action stage, not only at the end of the turn.
option-delayed-fate = Delayed fate
    .text = Elisabeth, Poems and America cannot be among the first four Cards of Fate.
option-virtual-draws = Virtual draws
    .text = At the end of each turn 5 cards are discarded face down for the absent nations.
option-revised-fate = Revised Cards of Fate
    .text = Cards of Fate as in the revised edition: 3, 5, 7, 8 and 10 work differently, and when Elisabeth dies Prussia chooses which general it loses.
option-revised-reentry = Revised re-entry
    .text = Substitute areas as in the revised edition, used when pieces of any other player occupy the depots.
