# What the environments for learning say.

extra-missing = nincs telepítve: { $name }; pip install { $text }
no-such-table = ezekben a megfigyelésekben nincs „{ $name }” nevű tábla; ezek vannak: { $names }
other-encoder = { $name }: ezt { FORM($text, "az") } kódoló készítette; az itteni kódoló: { $wanted }
no-such-render-mode = a megjelenítés módja csak ez lehet: { OR($names) }, nem „{ $text }”
cycles-range = a max_cycles legalább 1 legyen, ne { $number }
no-seat-left = ezek közül legalább egy helyen ágensnek kell játszania: { $names }; most mindegyiken bot játszik
steps-range = a max_steps legalább 1 legyen, ne { $number }
envs-range = a num_envs legalább 1 legyen, ne { $number }
no-such-illegal = az illegal értéke { OR($names) } legyen, ne „{ $text }”
bots-need-seats = „{ $name }” csak megnevezett helyekre ültethető ({ $names }), mert az ágensnek nincs megadva helye
agent-seat-taken = ez az ágens helye, ezért nem lehet rajta bot: { $seat }
reset-first = a játszmának vége; előbb hívd meg a reset metódust
act-needed = itt lépni kell: { $seat }; None helyett egy akciót kell megadni
act-refused = ez itt nem lehetséges ({ $seat }): „{ $text }”; { $problem }
length-range = a length 0 (az egész játszma) vagy nagyobb legyen, ne { $number }
no-observer-parameters = e játékok megfigyelőinek nincsenek paramétereik, de ezeket kapták: { $names }
