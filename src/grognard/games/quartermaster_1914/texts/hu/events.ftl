# What has happened. A name that ends in -own is what only the owner of the cards reads.

turn = { $round }. forduló: { FORM($power, "the") } köre.
dealt = { FORM($power, "the") } { $number } kártyát kapott.
dealt-own = { FORM($power, "the") } { $number } kártyát kapott: { $cards }.
redrawn = { FORM($power, "the") } visszakeveri a kártyáit a paklijába, és újakat húz.
chosen = { FORM($power, "the") } kiválasztotta a kezdőkártyáit.
put-under-own = { FORM($power, "the") } ezt a kártyát teszi a paklija aljára: { $card }.
put-under = { FORM($power, "the") } egy kártyát tesz a paklija aljára.
drew = { $number ->
    [0] { FORM($power, "the") } nem húz kártyát.
   *[other] { FORM($power, "the") } { $number } kártyát húz.
  }
drew-own = { COUNT($cards) ->
    [0] { FORM($power, "the") } nem húz kártyát.
   *[other] { FORM($power, "the") } ezt húzza: { $cards }.
  }
drafts = { FORM($power, "the") } eldob két kártyát, hogy tervezzen.
drafted = { FORM($power, "the") } { FORM($card, "az") } kártyával tervez.
draft-missed = { FORM($power, "the") } nem talál kártyát, amellyel tervezhetne.
recovered = { FORM($power, "the") } visszaveszi a dobópaklijából { FORM($card, "az") } kártyát.
played = { FORM($power, "the") } kijátssza { FORM($card, "az") } kártyát.
no-effect = { FORM($card, "az") } kártyának nincs hatása.
nowhere-to-build = { FORM($nation, "the") } egyetlen mezőre sem helyezhet le új { FORM($what, "object") }.
nowhere-to-recruit = { FORM($nation, "the") } egyetlen mezőn sem toborozhat { FORM($what, "object") }.
nowhere-to-battle = { FORM($nation, "the") } egyetlen mezőn sem csatázhat.
built-army = { FORM($nation, "the") } hadsereget állít fel { FORM($space, "the-at") }.
built-navy = { FORM($nation, "the") } hadiflottát épít { FORM($space, "the-at") }.
recruited-army = { FORM($nation, "the") } hadsereget toboroz { FORM($space, "the-at") }.
recruited-navy = { FORM($nation, "the") } hadiflottát toboroz { FORM($space, "the-at") }.
removed-army = { FORM($space, "az-local") } { FORM($nation, "adjective") } hadsereg lekerül a játéktábláról.
removed-navy = { FORM($space, "az-local") } { FORM($nation, "adjective") } hadiflotta lekerül a játéktábláról.
recalled-army = { FORM($power, "the") } eltávolítja { TRAIT($power, "nations") ->
    [one] saját
   *[two] { FORM($nation, "adjective") }
  } hadseregét { FORM($space, "the-from-place") }.
recalled-navy = { FORM($power, "the") } eltávolítja { TRAIT($power, "nations") ->
    [one] saját
   *[two] { FORM($nation, "adjective") }
  } hadiflottáját { FORM($space, "the-from-place") }.
eliminated-army = Egy kártya felszámolja { FORM($space, "az-local") } { FORM($nation, "adjective") } hadsereget.
eliminated-navy = Egy kártya felszámolja { FORM($space, "az-local") } { FORM($nation, "adjective") } hadiflottát.
token = Feladatjelölő kerül { FORM($space, "the-to-place") }.
attrition-card = { FORM($power, "the") } a veszteség fázisában felfedi { FORM($card, "az") } kártyát.
attrition = Veszteség: { FORM($power, "the-to") } { $number } kártyát kell eldobnia.
discarded = { FORM($power, "the") } felfedés nélkül eldob egy kártyát a kezéből.
discarded-own = { FORM($power, "the") } felfedés nélkül eldobja a kezéből { FORM($card, "az") } kártyát.
discarded-prepared = { FORM($power, "the") } felfedés nélkül eldob egy előkészített kártyát.
discarded-prepared-own = { FORM($power, "the") } felfedés nélkül eldobja egyik előkészített kártyáját: { $card }.
discarded-top = { FORM($power, "the") } felfedés nélkül eldobja a paklija legfelső kártyáját.
discarded-top-own = { FORM($power, "the") } felfedés nélkül eldobja a paklija legfelső kártyáját: { $card }.
discarded-openly = { FORM($power, "the") } eldobja { FORM($card, "az") } kártyát.
discarded-status = { FORM($power, "the") } elveszíti egyik Státuszkártyáját: { $card }.
prepared = { FORM($power, "the") } előkészít egy kártyát.
prepared-own = { FORM($power, "the") } előkészíti { FORM($card, "az") } kártyát.
prepared-openly = { FORM($power, "the") } előkészíti { FORM($card, "az") } kártyát, amelyet minden játékos látott.
unprepared = { FORM($power, "the") } visszavesz a kezébe egy előkészített kártyát.
unprepared-own = { FORM($power, "the") } visszaveszi a kezébe egyik előkészített kártyáját: { $card }.
stays-prepared = { FORM($card, "az") } kártya előkészítve marad: { FORM($power, "the") } a kezéből fizet.
kept-in-hand = { $card2 }: { FORM($power, "the") } visszaveszi a kezébe { FORM($card, "az") } kártyát.
kept-prepared = { $card2 }: { FORM($power, "the") } előkészítve tartja { FORM($card, "az") } kártyát.
spent = { FORM($power, "the") } felhasználja { FORM($card, "az") } kártyát ehhez: { $card2 }.
status = { FORM($card, "az") } kártya kifejti hatását.
looked = { COUNT($cards) ->
    [0] { FORM($power, "the-to") } nincs mit megmutatnia.
   *[other] { FORM($power, "the") } megmutatja a kártyáit: { $cards }.
  }
battle = { FORM($nation, "the") } { FORM($space, "the-from-place") } megtámadja { FORM($space2, "the-object") }.
reinforced = { FORM($power, "the") } megerősíti a védelmet ezzel: { $card }.
sustained = { FORM($power, "the") } fenntartja a csatát ezzel: { $card }.
answer-withdrawn = A szimbólumok nem elegendők, ezért visszakerül a helyére: { $cards }.
passed = { FORM($power, "the") } passzol.
passed-turn = { FORM($power, "the") } a kör végéig minden ilyen kérdésnél passzol: { $window }.
passed-turn-cards = { FORM($power, "the") } a kör végéig nem használja ezt: { $cards }.
battle-won = { FORM($nation, "the") } megnyeri { FORM($space, "az-local") } csatát.
battle-failed = { FORM($space, "az-local") } { FORM($nation, "adjective") } támadás kudarcot vall.
counterattack = { FORM($power, "the") } ellentámadást indít ezzel: { $card }.
scored = { FORM($coalition, "the") } { $number } pontot { TRAIT($coalition, "number") ->
    [plural] szereznek
   *[other] szerez
  }.
lost-points = { FORM($coalition, "the") } { $number } pontot { TRAIT($coalition, "number") ->
    [plural] veszítenek
   *[other] veszít
  }.
gained-points = { FORM($coalition2, "the-to") } nincs több veszíthető pontja, ezért { FORM($coalition, "the") } { TRAIT($coalition, "number") ->
    [plural] kapnak
   *[other] kap
  } { $number } pontot.
objectives = Pontozás: { FORM($coalition, "the") } { $number ->
    [0] egyetlen célkitűzést sem
   *[other] { $number } célkitűzést
  } { TRAIT($coalition, "number") ->
    [plural] birtokolnak
   *[other] birtokol
  }.
points = Pontállás: Központi hatalmak { $number }, Antant { $number2 }.
won = { FORM($coalition, "the") } { TRAIT($coalition, "number") ->
    [plural] megnyerik
   *[other] megnyeri
  } a játszmát: { $why }.
