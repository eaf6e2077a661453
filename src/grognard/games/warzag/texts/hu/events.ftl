# What has happened. A name that ends in -own is what only the owner of the card reads.

# Set-up

draws-base = { FORM($nation, "the") } { FORM($territory, "the-object") } húzza.
order-of-turns = A játék sorrendje: { $nations }.
objective-dealt = { FORM($nation, "the") } titkos célkitűzést húz.
objective-own = { FORM($nation, "the") } titkos célkitűzése: { $objective }.
mission-own = { FORM($nation, "the") } másodlagos küldetése: { $mission }.

# Turns, points and cards

turn = { $round }. forduló: { FORM($nation, "the") } köre.
leader-misses-turn = { FORM($nation, "the") } vezetője kimarad ebből a körből.
income = { FORM($nation, "the") } bevétele { $number } PP, most { $points } PP-je van.
gains = { FORM($nation, "the") } { $number } PP-t kap, most { $points } PP-je van.
gives = { FORM($nation, "the") } { $number } PP-t ad át { FORM($nation2, "the-to") }, és 1 PP-t fizet az átadásért.
plays = { FORM($nation, "the") } kijátssza { FORM($card, "az") } lapot.
drew = { FORM($nation, "the") } { $number } utánpótláskártyát húz.
drew-own = { FORM($nation, "the") } { FORM($card, "az") } lapot húzza.
drew-none = { FORM($nation, "the") } nem húz utánpótláskártyát.
shuffled = Az eldobott utánpótláskártyák megkeverve új paklit alkotnak.

# Expansion

trains = { FORM($nation, "the") } { $number } PP-ért { FORM($dossier, "object") } képez ki { FORM($territory, "the-at") }.
conscripts = { FORM($nation, "the") } ingyen képez ki gyalogságot { FORM($territory, "the-at") }.
moves = { FORM($army, "the") } { FORM($territory, "the-from-place") } { FORM($territory2, "the-to-place") } { TRAIT($army, "way") ->
    [flies] repül
   *[marches] vonul
}.
annexes = { $number ->
    [0] { FORM($nation, "the") } ingyen annektálja { FORM($territory, "the-object") }.
   *[other] { FORM($nation, "the") } { $number } PP-ért annektálja { FORM($territory, "the-object") }.
  }
occupies = { FORM($nation, "the") } megszállja { FORM($territory, "the-object") }.

# Leaders

leader-sent-back = { FORM($nation, "the") } vezetője { FORM($territory, "the-from-place") } { FORM($territory2, "the-to-place") } menekül, és kimarad egy körből.
leader-lost = { FORM($nation, "the") } vezetőjének nem maradt terület, ahová menekülhetne.
leads = { FORM($nation, "the") } vezetője { FORM($territory, "the-from-place") } { FORM($territory2, "the-to-place") } megy.

# Invasions

invades = { FORM($nation, "the") } { FORM($armies, "with") } megtámadja { FORM($territory, "the-object") }, amelyet { FORM($nation2, "the") } véd.
walks-in = { FORM($nation, "the") } { FORM($armies, "with") } megtámadja { FORM($territory, "the-object") }, amelyet { FORM($nation2, "the") } védtelenül hagyott.
attack-compared = { FORM($nation, "the") } támadása { $number }, a védelem { $number2 }.
doomed = { $number ->
    [one] A támadás { FORM($armies, "object") } talál el, amely az ellentámadásban még részt vesz.
   *[other] A támadás { FORM($armies, "object") } talál el, amelyek az ellentámadásban még részt vesznek.
  }
rolls = { FORM($nation, "the") } { FORM($symbol, "object") } dob: { $number ->
    [0] nincs sebzés
   *[other] { $number } sebzés
  }.
fires-back = { FORM($territory, "the") } erődítménye { $number } sebzést okoz.
wounded = { FORM($army, "the") } { $number } sérülést szenved, védelme { FORM($left, "onto") } csökken.
eliminates = { FORM($army, "the") } megsemmisül.
invasion-succeeds = { FORM($territory, "az") } elleni { FORM($nation, "adjective") } invázió sikerül.
invasion-fails = { FORM($territory, "az") } elleni { FORM($nation, "adjective") } invázió kudarcot vall.
takes = { $number ->
    [0] { FORM($nation, "the") } elfoglalja { FORM($territory, "the-object") } { FORM($armies, "with") }.
   *[other] { FORM($nation, "the") } { $number } PP-ért elfoglalja { FORM($territory, "the-object") } { FORM($armies, "with") }.
  }
liberates = { FORM($nation, "the") } felszabadítja { FORM($territory, "the-object") }, amelynek így már nincs tulajdonosa.
cannot-pay = { FORM($nation, "the-to") } nincs elég PP-je { FORM($territory, "the") } elfoglalásához.
sabotages = { FORM($nation, "the") } szabotázst hajt végre { FORM($territory, "the-at") }: odavész { FORM($development, "the") }.
bombs = { FORM($nation, "the") } beveti az atomfegyverét { FORM($territory, "the") } ellen. A terület a játszma végéig sugárszennyezett.
bombed = Az atomfegyver { FORM($armies, "object") } semmisít meg.

# Development

promotes = { FORM($nation, "the") } { $number } PP-ért megszerzi { FORM($promotion, "az") } előléptetést.
activates = { FORM($nation, "the") } elindítja a fegyverkezési programját.
repaired = { FORM($nation, "the") } helyreállítja a hadseregeket { FORM($territory, "the-at") }.
evacuates = { FORM($nation, "the") } evakuálja { FORM($army, "the-object") } { FORM($territory, "the-from-place") } { FORM($territory2, "the-to-place") }.
research-moves = { FORM($nation, "the") } kutatási jelölője { $number } mezőt lép előre, ide: { $square }.
square-reached = { FORM($nation, "the") } eléri { FORM($square, "az") } mezőt.
recruits = { FORM($nation, "the") } ingyen gyalogságot helyez el { FORM($territory, "the-at") }.
develops = { $number ->
    [0] { FORM($nation, "the") } ingyen { FORM($development, "object") } { TRAIT($development, "way") ->
        [out] épít ki
       *[plain] épít
    } { FORM($territory, "the-at") }.
   *[other] { FORM($nation, "the") } { $number } PP-ért { FORM($development, "object") } { TRAIT($development, "way") ->
        [out] épít ki
       *[plain] épít
    } { FORM($territory, "the-at") }.
  }
razes = { FORM($nation, "the") } eltávolítja a fejlesztést { FORM($territory, "the-from-place") }.

# Missions and ends

mission-fulfilled = { FORM($nation, "the") } felfedi { FORM($mission, "az") } küldetést: teljesítette.
mission-failed = { FORM($nation, "the") } felfedi { FORM($mission, "az") } küldetést: nem teljesítette.
objective-complete = { FORM($nation, "the") } teljesíti és felfedi { FORM($objective, "az") } célkitűzést.
eliminated = { FORM($nation, "the-to") } nem maradt területe, ezért kiesik a játszmából.
hand-discarded = { FORM($nation, "the") } eldobja az utánpótláskártyáit: { $cards }.
surrenders = { FORM($nation, "the") } megadja magát.
fights-on = { FORM($nation, "the") } egyedül harcol tovább.
armistice = Véget ért { FORM($round, "the") }. forduló: a fegyverszünet lezárja a játszmát.
