# Che cosa dice del gioco la pagina iniziale.

game-quartermaster-1914-kicker = La Grande Guerra, 1914–1918
game-quartermaster-1914-about = Cinque potenze in due coalizioni si dissanguano a vicenda. Ogni Armata costa carte, ogni combattimento ne costa di più, e una potenza che esaurisce il mazzo troppo in fretta non ha più niente quando la guerra si decide. Tieni rifornita la tua parte, e logora l'altra.
game-quartermaster-1914-seat-austria = Austria-Ungheria e Impero Ottomano, sotto pressione da ogni lato
game-quartermaster-1914-seat-russia = Russia, grande e lenta, contro due nemici insieme
game-quartermaster-1914-seat-germany = Germania, tra due fronti
game-quartermaster-1914-seat-france = Francia e Italia, dalla Marna alle Alpi
game-quartermaster-1914-seat-britain = Regno Unito e Stati Uniti, padroni del mare
game-quartermaster-1914-seat-central-powers = Germania, Austria-Ungheria e Impero Ottomano
game-quartermaster-1914-seat-russia-and-france = Russia, Francia e Italia, con la Germania in mezzo
game-quartermaster-1914-seat-entente = Russia, Francia, Italia, Regno Unito e Stati Uniti
