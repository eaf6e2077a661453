# What the front page says of the game.

game-friedrich-kicker = A hétéves háború, 1756–1763
game-friedrich-about = Nagy Frigyes egyedül áll szemben fél Európával. Oroszország, Ausztria, a Birodalmi Hadsereg, Svédország és Franciaország minden oldalról közeledik, és mindegyikük magának akarja a győzelmet. Kitart-e Frigyes, amíg meg nem fordul a sors?
game-friedrich-seat-frederick = Poroszország és Hannover, egyedül mindenki ellen
game-friedrich-seat-elisabeth = Oroszország és Svédország, keletről és északról
game-friedrich-seat-maria-theresa = Ausztria és a Birodalmi Hadsereg, Sziléziáért és Szászországért
game-friedrich-seat-pompadour = Franciaország, nyugaton Hannover ellen
