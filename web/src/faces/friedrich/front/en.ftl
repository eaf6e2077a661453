# What the front page says of the game.

game-friedrich-kicker = The Seven Years' War, 1756–1763
game-friedrich-about = Frederick of Prussia is alone against half of Europe. Russia, Austria, the Imperial Army, Sweden and France close in from all sides, and each wants to win for itself. Can he hold out until fate turns?
game-friedrich-seat-frederick = Prussia and Hanover, alone against all
game-friedrich-seat-elisabeth = Russia and Sweden, from the east and the north
game-friedrich-seat-maria-theresa = Austria and the Imperial Army, for Silesia and Saxony
game-friedrich-seat-pompadour = France, against Hanover in the west
