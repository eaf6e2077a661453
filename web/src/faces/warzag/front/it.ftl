# Che cosa dice del gioco la pagina iniziale.

game-warzag-kicker = Una corsa verso obiettivi segreti
game-warzag-about = Quattro nazioni, settantuno esagoni, un obiettivo segreto ciascuna. Addestra armate, annetti territori prima degli altri, invadi quando le probabilità sono dalla tua parte e indovina che cosa cercano i rivali prima che lo ottengano. Il più rapido dei nostri giochi: un’ora, e ogni round conta.
game-warzag-seat-united-kingdom = Il Regno Unito, guidato da Churchill
game-warzag-seat-soviet-union = L’Unione Sovietica, guidata da Stalin
game-warzag-seat-germany = La Germania, guidata da Hitler
game-warzag-seat-italy = L’Italia, guidata da Mussolini
