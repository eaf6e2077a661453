# What is wrong with a file of the game or with a position composed by hand.

expected-one-of = { $name } csak ezek egyike lehet: { $names }
expected-link = két mező neve kell ide, utána semmi, vagy azok felsorolása, amelyek az összeköttetést használhatják
no-such-unit = ismeretlen egység: „{ $name }”
no-unit-left = nincs több ilyen lapka: „{ $name }”
no-such-card = ismeretlen lap: „{ $name }”; a lapok neve a kódjuk, például AP1
no-such-phase = ismeretlen fázis: „{ $name }”; a fázisok: { $names }
no-such-round = egy fordulóban 1-től { FORM($most, "until") } számozódnak az akciókörök, { $number } nincs köztük
one-card-two-places = { FORM($card, "az") } lap két helyen van
