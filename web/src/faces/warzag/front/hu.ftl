# What the front page says of the game.

game-warzag-kicker = A második világháború, 1939–1945
game-warzag-about = Négy ország, hetvenegy hatszög, mindenkinek egy titkos célkitűzés. Képezz ki hadseregeket, annektáld a területeket a vetélytársaid előtt, támadj, amikor jók az esélyeid, és találd ki, mire törnek a többiek, mielőtt elérnék. A leggyorsabb játékunk: egy óra, és minden forduló számít.
game-warzag-seat-united-kingdom = Churchill vezeti: a legkeményebb csapások a levegőből, és kitartó páncélosok
game-warzag-seat-soviet-union = Sztálin vezeti: sorozatvetők és a T-34; drágán adja a bőrét
game-warzag-seat-germany = Hitler vezeti: a legerősebb szárazföldi támadás, gyengébb védelemmel
game-warzag-seat-italy = Mussolini vezeti: keményen csapó vadászgépek, olcsó páncélosok, visszalövő ágyúk
