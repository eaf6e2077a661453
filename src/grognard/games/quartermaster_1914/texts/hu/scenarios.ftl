# What can be played, and with what: a title, and a text about it.

game-quartermaster-1914 = Quartermaster General: 1914
    .credits = A Quartermaster General: 1914 szerzője Ian Brody, kiadója az Ares Games.

scenario-five-players = Öt játékos
    .text = Minden játékos egy hatalmat irányít.
scenario-four-players = Négy játékos
    .text = Egy játékos irányítja mindkét Központi hatalmat; Oroszországot, Franciaországot Olaszországgal, valamint az Egyesült Királyságot az Egyesült Államokkal egy-egy játékos.
scenario-three-players = Három játékos
    .text = Egy játékos irányítja mindkét Központi hatalmat, egy Oroszországot és Franciaországot Olaszországgal, egy pedig az Egyesült Királyságot az Egyesült Államokkal.
scenario-two-players = Két játékos
    .text = A Központi hatalmak az Antant ellen.

option-second-chance = Második esély
    .text = Minden hatalom egyszer visszakeverheti a paklijába a tíz kezdőkártyáját, és húzhat tíz újat; ezek már véglegesek.
option-first-game = Első játszma
    .text = Minden hatalom hét kártyát húz; a paklik alá nem kerül kártya.
