# What the front page says of the game.

game-paths-of-glory-kicker = The First World War, 1914–1918
game-paths-of-glory-about = Two players command the whole war, from August 1914 to the Armistice. Every card can be used for operations, Strategic Redeployment, replacements or its event, and there are never enough of them: bringing in new armies means not attacking with the old ones. Dig in, break through, bring neutrals into the war, and hold out longer than the other side.
game-paths-of-glory-seat-allied-powers = France, Britain and Russia, later Italy and the United States
game-paths-of-glory-seat-central-powers = Germany and Austria-Hungary, later Turkey and Bulgaria
