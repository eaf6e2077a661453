# Cards in words: sentences that are put together from what a card does, and parts of sentences.

all-of-a-card = { $text }

    Előkészítve: { $prepared }
as-told = { TRAIT($card, "text") }

# Sentences

sentences = { $first } { $more }
sentence = { $clause }.
sentence-if = { $clause }, { $condition }.
only-if = A kártyának csak akkor van hatása, { $condition }.
once-more = Utána ugyanez még egyszer.

# What is done

may-build = { CAPITAL(FORM($nation, "the")) } { FORM($what, "build") } { $where }
may-recruit = { CAPITAL(FORM($nation, "the")) } { FORM($what, "object") } toborozhat { $where }
may-battle = { CAPITAL(FORM($nation, "the")) } csatázhat { $where }
may-battle-with-it = { CAPITAL(FORM($nation, "the")) } csatázhat { $where }; a csatát ez az egység indítja
may-battle-from = { CAPITAL(FORM($nation, "the")) } { FORM($space, "the-from-place") } csatát indíthat { $where }
attrition-of = Veszteség: { $hits }
number-of-power = { $power } { $number }
number-and-more = { $power } { $number }, és még 1 { $count }
points-for = { CAPITAL(FORM($coalition, "the")) } { $number } pontot { TRAIT($coalition, "number") ->
    [plural] kapnak
   *[other] kap
  }
may-prepare = { $number ->
    [1] { CAPITAL(FORM($power, "the")) } előkészíthet egy kártyát
   *[other] { CAPITAL(FORM($power, "the")) } legfeljebb { $number } kártyát készíthet elő
  }
may-draft = { CAPITAL(FORM($power, "the")) } költség nélkül tervezhet egy { FORM($nation, "adjective") } { FORM($type, "card-with") }
may-draft-either = { CAPITAL(FORM($power, "the")) } költség nélkül tervezhet egy { FORM($nation, "adjective") } { $type } vagy { FORM($type2, "card-with") }
may-play = { CAPITAL(FORM($power, "the")) } kijátszhat a kezéből egy { FORM($nation, "adjective") } { FORM($type, "card-object") }
must-discard = Előbb { FORM($power, "the-to") } el kell dobnia egy kártyát a kezéből
must-discard-prepared = Előbb { FORM($power, "the-to") } el kell dobnia egy előkészített kártyát
loses-prepared = { CAPITAL(FORM($power, "the")) } eldob egy előkészített kártyát, vagy a szövetsége veszít egy pontot
put-token = Helyezz el egy feladatjelölőt { $where }
counts-as-supplied = Egy { FORM($nation, "adjective") } hadsereg { $where } a kör végéig utánpótlással ellátottnak számít
eliminate-piece = Számold fel { FORM($coalition, "the") } egyik egységét { $where }

# Pieces

an-army = hadsereg
    .build = hadsereget állíthat fel
a-navy = hadiflotta
    .build = hadiflottát építhet
a-piece = egység
    .build = egységet építhet

# Where

one-space = { FORM($space, "the-at") }
one-of-spaces = { $spaces } vagy { $space }
in-space = { FORM($space, "the-at") }
in-or-next-to = { FORM($space, "the-at") } vagy egy szomszédos mezőn
next-to = egy { FORM($space, "the-with") } szomszédos mezőn
within-two-steps = { FORM($space, "the-from") } legfeljebb 2 mezőnyi távolságra
in-one-of = { $spaces } vagy { $space }
in-any-supplied = bármely mezőn, ahol lesz utánpótlása
in-land-space = egy szárazföldi mezőn
in-sea-space = egy tengeri mezőn
in-land-space-there = { $where }, de csak szárazföldön
in-clear-terrain = nyílt terepen
in-difficult-terrain = nehéz terepen
where-battled = azon a mezőn, ahol az imént csatázott
where-battled-clear = azon a mezőn, ahol az imént csatázott, ha ott a terep nem számított nehéznek
next-to-built = egy, az imént épített egységgel szomszédos mezőn
land-next-to-built = egy, az imént épített egységgel szomszédos szárazföldi mezőn

# When, and how often

if-fewer-navies = ha { FORM($number, "by") } kevesebb { FORM($nation, "adjective") } hadiflotta van a játéktáblán
if-enough-navies = ha legalább { $number } { FORM($nation, "adjective") } hadiflotta van a játéktáblán
if-navy-in = ha { FORM($space, "the-at") } { FORM($nation, "adjective") } hadiflotta van
if-army-near = ha { FORM($space, "the-at") } vagy egy szomszédos mezőn { FORM($nation, "adjective") } hadsereg van
if-navy-of-side = ha { FORM($space, "the-at") } van { FORM($coalition, "the-to") } hadiflottája
if-no-navy-of-side = ha { FORM($space, "the-at") } nincs { FORM($coalition, "the-to") } hadiflottája
for-each-army = minden { FORM($nation, "adjective") } hadseregért a játéktáblán
for-each-army-near = minden { FORM($nation, "adjective") } hadseregért { FORM($space, "the-at") } vagy egy szomszédos mezőn
for-each-navy-of-side = { FORM($coalition, "the") } minden hadiflottájáért a játéktáblán

# What a card is

card-type = { $type }

# What a card can do once it is prepared

prepared-against-neighbour = Veszteség egy ellenséges hatalomnak, amelynek hadserege szomszédos a kártya országának egyik hadseregével.
single-symbol = { $symbol }
short-symbol = { FORM($symbol, "short") }
double-symbol = { FORM($symbol, "double") }
symbol-there = { $what } { $where }
also-unsupplied = { $clause }, utánpótlás nélkül is.
