# Che cosa dice del gioco la pagina iniziale.

game-warzag-kicker = La seconda guerra mondiale, 1939–1945
game-warzag-about = Quattro nazioni, settantuno esagoni, un obiettivo segreto ciascuna. Addestra armate, annetti territori prima degli altri, invadi quando le probabilità sono dalla tua parte e indovina che cosa cercano i rivali prima che lo ottengano. Il più rapido dei nostri giochi: un'ora, e ogni round conta.
game-warzag-seat-united-kingdom = Guidato da Churchill: i colpi più duri dal cielo, e carri che reggono
game-warzag-seat-soviet-union = Guidata da Stalin: razzi e T-34, costosa da attaccare
game-warzag-seat-germany = Guidata da Hitler: la più forte in attacco a terra, meno in difesa
game-warzag-seat-italy = Guidata da Mussolini: caccia che colpiscono duro, carri a buon mercato, cannoni che rispondono al fuoco
