# What happened: one sentence for each event.

allotted = { $pieces } { $number } csapatot kap.
stage = { $turn }. forduló: { FORM($nation, "the") } megkezdi a szakaszát.

# Cards

deck-opened = Megnyílik { FORM($number, "the") }. pakli.
decks-reused = Elfogyott mind a négy pakli: { $number } eldobott lapot megkeverve új húzópakli készül.
drew = { FORM($nation, "the") } { $number ->
    [0] nem húz lapot
   *[other] { $number } lapot húz
}.
drew-cards = { FORM($nation, "the") } { COUNT($cards) ->
    [0] nem húz lapot
   *[other] { FORM($cards, "object") } húz
}.
discarded-unseen = { FORM($nation, "the") } képpel lefelé eldob egy lapot.
virtual-draws = A hiányzó nemzetek helyett öt lap képpel lefelé a dobópaklikba kerül.

# Movement and conquest

moved = { FORM($pieces, "the") } { FORM($city2, "from-place") } { FORM($city, "to-place") } vonul.
train-lost = { FORM($piece, "the") } { FORM($city, "at") } megsemmisül.
marked = { FORM($nation, "the") } megjelöli { FORM($city, "object") }, amelyet még ellenséges tábornok fedez.
conquered = { FORM($nation, "the") } elfoglalja { FORM($city, "object") }.
reconquered = { FORM($nation, "the") } visszafoglalja { FORM($city, "object") }.
blocks-ally = Figyelem: { FORM($nation, "the") } egyik bábuja { FORM($city, "at") } áll meg, pedig erre a célvárosra { FORM($nation2, "the-to") } még szüksége van.

# Recruiting

reinforced = { $piece } egy új csapatot kap.
returned = { FORM($piece, "the") } { FORM($city, "at") } visszatér a térképre.
recruited = { FORM($nation, "the") } { some-units } toboroz, { FORM($cards, "with") } fizet, és most { $total } csapata van.
rests = { $pieces } új csapatot kapott, ezért ebben a szakaszban nem támad.

# Combat and retreat

battle = { $pieces } ({ some-troops }) megtámadja { FORM($pieces2, "object") } ({ $number2 }) { FORM($city, "at") }.
played = { FORM($nation, "the") } kijátssza { FORM($card, "az-object") } ({ $number } pont): a pontszáma { $score }.
cannot-lead = { FORM($nation, "the") } nem tudja 0 fölé emelni a pontszámát: a kijátszás joga az ellenségre száll.
tie = A csata { FORM($city, "at") } döntetlennel ér véget.
lost = { $pieces } { $score } pontszámmal elveszti a csatát, és { $number } csapatot veszít.
retreated = { $pieces } { $number } városnyit visszavonul { FORM($city2, "from-place") } { FORM($city, "to-place") }.
no-retreat = { $pieces } nem tud { $number } városnyit visszavonulni: az egész csoport megsemmisül.
slipped = { $pieces } Daun támadása elől kitér { FORM($city2, "from-place") } { FORM($city, "to-place") }.
off = { $piece } lekerül a térképről.
removed = { $piece } végleg kikerül a játékból.

# Supply

supplied = { FORM($pieces, "to") } { FORM($city, "at") } újra van utánpótlása.
unsupplied = { FORM($pieces, "to") } { FORM($city, "at") } nincs utánpótlása.
starved = { FORM($pieces, "to") } { FORM($city, "at") } továbbra sincs utánpótlása: minden { COUNT($pieces) ->
    [one] csapata
   *[other] csapatuk
} dezertál.

# Fate

fate = { FORM($fate, "the") }. sorskártya kerül sorra; a { $suit } sor érvényes.
fate-title = { $section }
fate-line = { FORM($section, "text") }
fate-line-revised = { FORM($section, "revised") }
fate-line-both = { fate-line }

    Az „Átdolgozott sorskártyák” választható szabállyal: { fate-line-revised }
stroke = Sorscsapás kerül sorra: { $fate }.
draws = { FORM($nation, "the") } mostantól { $number } lapot húz a szakaszában.
keeps = { FORM($nation, "the") } minden húzott lapját megtartja.
eased = { FORM($nation, "the-to") } mostantól elegendők az elsőrendű célvárosok.
no-effect = A sorskártyának nincs hatása.
gained = { $piece } egy csapatot kap.
nation-gained = { FORM($nation, "the") } egyik tábornoka egy csapatot kap.
lost-troop = { $piece } egy csapatot veszít.
declined = { FORM($nation, "the") } nem él a lehetőséggel.
offered = { FORM($nation, "the") } felajánl egy lapot cserére.
swapped = Ausztria és Oroszország kicserél egy-egy lapot.
received = { FORM($nation, "the") } megkapja { FORM($card, "az-object") }.
gave = Egy lap { FORM($nation, "the-from") } { FORM($nation2, "the-towards") } kerül.
left = { FORM($nation, "the") } kilép a háborúból.
imperial-changes = A Birodalmi Hadsereget { $seat } veszi át.

# The advanced game, the end

offensive-declared = Poroszország félreteszi { FORM($card, "az-object") }, és meghirdeti az Offenzívát.
offensive-declined = Poroszország lemond az Offenzíváról.
aside-lost = Ausztria megkapja { FORM($card, "az-object") }, amelyet Poroszország félretett.
offensive-ended = Az Offenzíva véget ér, Poroszország csehországi hódításai elvesznek.
won = { $why }: { $seats } megnyeri a játszmát.
