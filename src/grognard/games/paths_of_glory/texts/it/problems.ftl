# What is wrong with a file of the game or with a position composed by hand.

expected-one-of = { $name } deve essere uno di { $names }
expected-link = sono attesi i nomi di due spazi, seguiti da nulla o da chi può usare il collegamento
no-such-unit = non esiste l'unità '{ $name }'
no-unit-left = non resta nessuna pedina '{ $name }'
no-such-card = non esiste la carta '{ $name }'; le carte si indicano con il loro codice, per esempio AP1
no-such-phase = non esiste la fase '{ $name }'; le fasi sono { $names }
no-such-round = un turno ha i round da 1 a { $most }, non { $number }
one-card-two-places = la carta { $card } è in due posti
