# What is wrong with a file of the game or with a position composed by hand.

expected-link = sono attesi due codici di spazi, e 'all' o 'central'
no-such-power = non esiste la potenza '{ $name }'; le potenze sono { $names }
no-such-turn-step = non esiste la fase '{ $name }'; le fasi sono { $names }
no-card-left = { $place } non ha più carte '{ $name }'
one-card-two-places = { $place } ha una carta in due posti
cards-of-others = { $place } ha carte di un'altra potenza: { $cards }
