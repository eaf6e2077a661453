# What can be played, and with what: a title, and a text about it.

game-warzag = WARZAG WWII
    .credits = A WARZAG WWII Angelo Antonio Zagaria játéka, kiadója a Tambù. Azokat az értékeket és kártyákat, amelyeket a szabálykönyv nem közöl, ehhez a kiadáshoz terveztük.

scenario-four-players = Négy játékos
    .text = Mindenki mindenki ellen, titkos célkitűzésekkel.
scenario-alliances = Szövetségek
    .text = A Szövetségesek a Tengelyhatalmak ellen, ketten kettő ellen. Egy szövetség akkor győz, ha kiejti az egyik ellenségét, hacsak a másik ellenség nem harcol tovább.
scenario-three-players-without-italy = Három játékos: Egyesült Királyság, Szovjetunió, Németország
    .text = Mindenki mindenki ellen, titkos célkitűzésekkel; egy bázis semleges.
scenario-three-players-without-germany = Három játékos: Egyesült Királyság, Szovjetunió, Olaszország
    .text = Mindenki mindenki ellen, titkos célkitűzésekkel; egy bázis semleges.
scenario-three-players-without-ussr = Három játékos: Egyesült Királyság, Németország, Olaszország
    .text = Mindenki mindenki ellen, titkos célkitűzésekkel; egy bázis semleges.
scenario-three-players-without-uk = Három játékos: Szovjetunió, Németország, Olaszország
    .text = Mindenki mindenki ellen, titkos célkitűzésekkel; egy bázis semleges.
scenario-two-players-uk-germany = Két játékos: Egyesült Királyság, Németország
    .text = Egy az egy ellen, titkos célkitűzésekkel; két bázis semleges.
scenario-two-players-ussr-germany = Két játékos: Szovjetunió, Németország
    .text = Egy az egy ellen, titkos célkitűzésekkel; két bázis semleges.
scenario-two-players-uk-italy = Két játékos: Egyesült Királyság, Olaszország
    .text = Egy az egy ellen, titkos célkitűzésekkel; két bázis semleges.
scenario-two-players-ussr-italy = Két játékos: Szovjetunió, Olaszország
    .text = Egy az egy ellen, titkos célkitűzésekkel; két bázis semleges.
scenario-two-players-uk-ussr = Két játékos: Egyesült Királyság, Szovjetunió
    .text = Egy az egy ellen, titkos célkitűzésekkel; két bázis semleges.
scenario-two-players-germany-italy = Két játékos: Németország, Olaszország
    .text = Egy az egy ellen, titkos célkitűzésekkel; két bázis semleges.

option-armistice = Fegyverszünet
    .text = Ha a 15. forduló végéig (szövetségekben a 20. végéig) egyetlen játékos sem győz, a legtöbb területet birtokló ország vagy szövetség nyer.
