# What is wrong with a file of the game or with a position composed by hand.

expected-link = két mezőkód kell ide, és 'all' vagy 'central'
no-such-power = nincs „{ $name }” nevű hatalom; a hatalmak: { $names }
no-such-turn-step = nincs „{ $name }” nevű fázis; a fázisok: { $names }
no-card-left = { $place }: nem maradt több „{ $name }”
one-card-two-places = { $place }: egy kártya két helyen szerepel
cards-of-others = { $place }: egy másik hatalom kártyái is vannak itt: { $cards }
