# What the front page says of the game.

game-paths-of-glory-kicker = Az első világháború, 1914–1918
game-paths-of-glory-about = Két játékos irányítja az egész háborút 1914 augusztusától a fegyverszünetig. Minden lapot felhasználhatsz hadműveletre, stratégiai átcsoportosításra, pótlásra vagy eseményként, és sosincs belőlük elég: ha új hadseregeket hozol be, a régiekkel nem támadhatsz. Ásd be magad, törj át, vidd hadba a semlegeseket, és tarts ki tovább, mint az ellenfél.
game-paths-of-glory-seat-allied-powers = Franciaország, Nagy-Britannia és Oroszország, később Olaszország és az Egyesült Államok
game-paths-of-glory-seat-central-powers = Németország és az Osztrák–Magyar Monarchia, később Törökország és Bulgária
