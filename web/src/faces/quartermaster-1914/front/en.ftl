# What the front page says of the game.

game-quartermaster-1914-kicker = The Great War, 1914–1918
game-quartermaster-1914-about = Five powers in two coalitions bleed each other white. Every army costs cards, every battle costs more, and a power that spends its deck too fast has nothing left when the war is decided. Keep your side supplied, and wear the other one down.
game-quartermaster-1914-seat-austria = Austria-Hungary and the Ottoman Empire, hard pressed on every side
game-quartermaster-1914-seat-russia = Russia, large and slow, against two enemies at once
game-quartermaster-1914-seat-germany = Germany, between two fronts
game-quartermaster-1914-seat-france = France and Italy, from the Marne to the Alps
game-quartermaster-1914-seat-britain = Britain and the United States, masters of the sea
game-quartermaster-1914-seat-central-powers = Germany, Austria-Hungary and the Ottoman Empire
game-quartermaster-1914-seat-russia-and-france = Russia, France and Italy, with Germany between them
game-quartermaster-1914-seat-entente = Russia, France, Italy, Britain and the United States
