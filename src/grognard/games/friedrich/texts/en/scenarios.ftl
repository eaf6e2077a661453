# The game; set-ups and switches of the rules: title and text.

game-friedrich = Friedrich
    .credits = Friedrich is a game by Richard Sivél, published by Histogame.

# Scenarios

scenario-four-players = The standard game, four players
    .text = Frederick alone against Elisabeth, Maria Theresa and Pompadour.
scenario-three-players = The standard game, three players
    .text = Elisabeth plays Pompadour's nation, too.
scenario-war-in-the-west = The War in the West, two players
    .text = Hanover and one Prussian general against France.
scenario-austrian-theatre = The Austrian Theatre, two players
    .text = Prussia against Austria and the Imperial Army, while the rest of the war goes on elsewhere.

# Options

option-four-suits = Four-text cards of fate
    .text = A numbered card of fate is read at the suit of the sector of the last victorious general, not always at spades.
option-east-prussia = East Prussia
    .text = Once Russia holds all of East Prussia, a Russian general must stay there, or two objectives are freed.
option-offensive-option = Offensive Option
    .text = In turn 3 Prussia may set a high card aside and then win by taking her 14 objectives in Bohemia.
option-offensive-at-once = Offensive victory at once
    .text = The offensive victory is checked at the end of the Prussian stage already, not only at the end of the turn.
option-delayed-fate = Delayed fate
    .text = Elisabeth, Poems and America cannot be among the first four cards of fate.
option-virtual-draws = Virtual draws
    .text = At the end of each turn 5 cards are discarded unseen, for the nations that are not there.
option-revised-fate = Revised cards of fate
    .text = Cards of fate as in the revised edition: 3, 5, 7, 8 and 10 bind otherwise, and Prussia chooses whom Elisabeth's death costs her.
option-revised-reentry = Revised re-entry
    .text = Substitute areas as in the revised edition, used when the depots are occupied by any other player's pieces.
