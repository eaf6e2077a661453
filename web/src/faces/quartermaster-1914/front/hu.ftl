# What the front page says of the game.

game-quartermaster-1914-kicker = A Nagy Háború, 1914–1918
game-quartermaster-1914-about = Öt hatalom két szövetségben vérezteti ki egymást. Minden hadsereg kártyákba kerül, minden csata még többe, és aki túl gyorsan éli fel a pakliját, annak semmije sem marad, mire eldől a háború. Tartsd fenn az oldalad utánpótlását, és morzsold fel az ellenfelet.
game-quartermaster-1914-seat-austria = Az Osztrák–Magyar Monarchia és az Oszmán Török Birodalom, minden oldalról szorongatva
game-quartermaster-1914-seat-russia = Oroszország, a lassú óriás, egyszerre két ellenséggel szemben
game-quartermaster-1914-seat-germany = Németország, két front között
game-quartermaster-1914-seat-france = Franciaország és Olaszország, a Marne-tól az Alpokig
game-quartermaster-1914-seat-britain = Az Egyesült Királyság és az Egyesült Államok, a tengerek urai
game-quartermaster-1914-seat-central-powers = Németország, az Osztrák–Magyar Monarchia és az Oszmán Török Birodalom
game-quartermaster-1914-seat-russia-and-france = Oroszország, Franciaország és Olaszország, közöttük Németországgal
game-quartermaster-1914-seat-entente = Oroszország, Franciaország, Olaszország, az Egyesült Királyság és az Egyesült Államok
