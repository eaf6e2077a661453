# Cards in words: sentences that are put together from what a card does, and parts of sentences.

all-of-a-card = { $text }

    Preparata: { $prepared }
as-told = { TRAIT($card, "text") }

# Sentences

sentences = { $first } { $more }
sentence = { $clause }.
sentence-if = { $clause }, { $condition }.
only-if = La carta ha effetto solo { $condition }.
once-more = Poi si può fare lo stesso un'altra volta.

# What is done

may-build = { CAPITAL(FORM($nation, "the")) } { TRAIT($nation, "number") ->
    [plural] possono
   *[other] può
  } costruire { $what } { $where }
may-recruit = { CAPITAL(FORM($nation, "the")) } { TRAIT($nation, "number") ->
    [plural] possono
   *[other] può
  } reclutare { $what } { $where }
may-battle = { CAPITAL(FORM($nation, "the")) } { TRAIT($nation, "number") ->
    [plural] possono
   *[other] può
  } combattere { $where }
may-battle-with-it = { CAPITAL(FORM($nation, "the")) } { TRAIT($nation, "number") ->
    [plural] possono
   *[other] può
  } combattere { $where }, attaccando con quel pezzo
may-battle-from = { CAPITAL(FORM($nation, "the")) } { TRAIT($nation, "number") ->
    [plural] possono
   *[other] può
  } combattere { $where }, attaccando { FORM($space, "from") }
attrition-of = Attrito: { $hits }
number-of-power = { $power } { $number }
number-and-more = { $power } { $number }, più 1 { $count }
points-for = { $number ->
    [one] { $number } punto per { FORM($coalition, "the") }
   *[other] { $number } punti per { FORM($coalition, "the") }
  }
may-prepare = { $number ->
    [one] { CAPITAL(FORM($power, "the")) } può preparare una carta
   *[other] { CAPITAL(FORM($power, "the")) } può preparare fino a { $number } carte
  }
may-draft = { CAPITAL(FORM($power, "the")) } può arruolare a costo zero una carta { $type } { FORM($nation, "adjective-f") }
may-draft-either = { CAPITAL(FORM($power, "the")) } può arruolare a costo zero una carta { $type } o { $type2 } { FORM($nation, "adjective-f") }
may-play = { CAPITAL(FORM($power, "the")) } può giocare dalla mano una carta { $type } { FORM($nation, "adjective-f") }
must-discard = Prima { FORM($power, "the") } deve scartare una carta dalla mano
must-discard-prepared = Prima { FORM($power, "the") } deve scartare una carta preparata
loses-prepared = { CAPITAL(FORM($power, "the")) } scarta una carta preparata, o la sua coalizione perde un punto
put-token = Piazza un segnalino Obiettivo { $where }
counts-as-supplied = Un'Armata { FORM($nation, "adjective-f") } { $where } conta come rifornita fino alla fine di questo turno
eliminate-piece = Elimina un pezzo { FORM($coalition, "of") } { $where }

# Pieces

an-army = un'Armata
a-navy = una Flotta
a-piece = un pezzo

# Where

one-space = { FORM($space, "in") }
one-of-spaces = { $spaces } o { $space }
in-space = { FORM($space, "in") }
in-or-next-to = { FORM($space, "in") } o in uno spazio adiacente
next-to = in uno spazio adiacente { FORM($space, "to") }
within-two-steps = entro 2 spazi { FORM($space, "from") }
in-one-of = { $spaces } o { $space }
in-any-supplied = in qualsiasi spazio rifornito
in-land-space = in uno spazio di terra
in-sea-space = in uno spazio di mare
in-land-space-there = a terra, { $where }
in-clear-terrain = in terreno aperto
in-difficult-terrain = in terreno difficile
where-battled = nello spazio in cui si è appena combattuto
where-battled-clear = nello spazio in cui si è appena combattuto, se non contava come terreno difficile
next-to-built = in uno spazio adiacente al pezzo appena costruito
land-next-to-built = in uno spazio di terra adiacente al pezzo appena costruito

# When, and how often

if-fewer-navies = se sul tabellone ci sono meno di { $number } Flotte { FORM($nation, "adjective-fp") }
if-enough-navies = se sul tabellone ci sono almeno { $number } Flotte { FORM($nation, "adjective-fp") }
if-navy-in = se { FORM($space, "in") } c'è una Flotta { FORM($nation, "adjective-f") }
if-army-near = se { FORM($space, "in") } o in uno spazio adiacente c'è un'Armata { FORM($nation, "adjective-f") }
if-navy-of-side = se { FORM($space, "in") } c'è una Flotta { FORM($coalition, "of") }
if-no-navy-of-side = se { FORM($space, "in") } non c'è nessuna Flotta { FORM($coalition, "of") }
for-each-army = per ogni Armata { FORM($nation, "adjective-f") } sul tabellone
for-each-army-near = per ogni Armata { FORM($nation, "adjective-f") } { FORM($space, "in") } o in uno spazio adiacente
for-each-navy-of-side = per ogni Flotta { FORM($coalition, "of") } sul tabellone

# What a card is

card-type = { $type }

# What a card can do once it is prepared

prepared-against-neighbour = Attrito di una potenza nemica con un'Armata adiacente a un'Armata della nazione della carta.
single-symbol = { $symbol }
short-symbol = { FORM($symbol, "short") }
double-symbol = { FORM($symbol, "double") }
symbol-there = { $what } { $where }
also-unsupplied = { $clause }, anche per un pezzo non rifornito.
