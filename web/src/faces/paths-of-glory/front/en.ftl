# What the front page says of the game.

game-paths-of-glory-kicker = The First World War, 1914–1918
game-paths-of-glory-about = Two players carry the whole war from August 1914 to the armistice. Every card can be operations, redeployment, replacements or an event, and there are never enough of them: to bring new armies is not to attack with the old ones. Dig in, break through, bring neutrals in, and hold out longer than the other side.
game-paths-of-glory-seat-allied-powers = France, Britain and Russia, later Italy and the United States
game-paths-of-glory-seat-central-powers = Germany and Austria-Hungary, later the Ottomans and Bulgaria
