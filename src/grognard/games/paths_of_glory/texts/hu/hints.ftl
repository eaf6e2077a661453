# What speaks for an act, in the words of an adviser: facts of the map and of the own hand, chances where dice decide.

# Moves

because-takes-victory-space = Ezzel elfoglalod { FORM($space, "the-object") }, amíg védtelen: 1 győzelmi pontot ér.
because-takes-space = Ezzel elveszed az ellenségtől { FORM($space, "the-object") }.
because-cuts-off = Ezzel elvágod az utánpótlástól { SOME($pieces, $rest, "the-object") }{ $rest ->
    [0] {""}
   *[other] {" "}és még { $rest } egységet
  }.
because-feeds = Ezzel újra utánpótláshoz jut { SOME($pieces, $rest, "the") }{ $rest ->
    [0] {""}
   *[other] {" "}és még { $rest } egység
  }.
because-besieges = Ezzel ostrom alá veszed { FORM($space, "az-local") } erődöt.
because-closes-gap = Ezzel bezárod { FORM($space, "az-local") } rést a fronton.
because-covers = Ezzel fedezed { FORM($space, "the-object") }: az ellenség különben harc nélkül elfoglalhatná, és 1 győzelmi pontot ér.
because-shields = { COUNT($spaces) ->
    [one] Ezzel elzárod az ellenség útját egy védtelen GYP-mező felé: { SOME($spaces, $rest) }{ and-rest }.
   *[other] Ezzel elzárod az ellenség útját több védtelen GYP-mező felé: { SOME($spaces, $rest) }{ and-rest }.
  }
because-guards-supply = Ezzel megvéded az utánpótlás útját { FORM($space, "the-on") } át. Ettől az úttól függ: { SOME($pieces, $rest, "the") }{ $rest ->
    [0] {""}
   *[other] {" "}és még { $rest } egység
  }.
because-escapes = { FORM($space, "the-at") } az ellenség hamarosan elvághatja az utánpótlást, { FORM($space2, "the-at") } viszont biztonságban van.
because-joins = Onnan nagyobb erővel támadhatod meg { FORM($space, "the-object") }.
because-enemy-next = { FORM($space, "the-object") } tartani kell: a szomszédságában { $number } harcértéknyi ellenséges erő van.
because-enemy-near = { FORM($space, "the-object") } tartani kell: az ellenség egyetlen mozgással a szomszédságába érhet.
because-out-of-danger = { FORM($space, "the-object") } hamarosan megtámadhatják, { FORM($space2, "the") } viszont biztonságosabb.
because-nearer = { FORM($space, "the") } közelebb van azokhoz a mezőkhöz, ahol egységekre van szükség.
because-best-place = { FORM($space, "the") } a legjobb elérhető mező.
because-supplied-there = { FORM($space, "the-at") } az egység utánpótlásban lesz.
because-sets-right = A szabályok kívánják meg: egy mezőn túl sok az egység, vagy egy ostrom túl gyenge.
because-others-stay = A többi egység most jó helyen van.
because-stays = Az egységgel nem érdemes továbbmenni.
because-trench = A lövészárok gyengíti { FORM($space, "az") } elleni támadásokat. A kísérlet az esetek { $number }%-ában sikerül.
because-trench-there = A lövészárok gyengíti { FORM($space, "az") } elleni támadásokat.
because-reserve = A tartalékmezőről { FORM($piece, "the") } bármikor egy megsemmisült hadsereg helyére léphet.
because-redeploys = { FORM($piece, "the") } { FORM($space, "the-at") } hasznosabb.

# Actions

because-event-points = Az esemény azonnal { $number } győzelmi pontot ér.
because-units = { COUNT($pieces) ->
    [one] Új egységet kapsz: { SOME($pieces, $rest) }{ and-rest }.
   *[other] Új egységeket kapsz: { SOME($pieces, $rest) }{ and-rest }.
  }
because-event-status = A háborús szinted { FORM($number, "with") } nő; a következő elkötelezettségi szinten erősebb lapok kerülnek a paklidba.
because-event-better = Az esemény most többet ér, mint { $number } OPS.
because-operations = Most a mozgás és a támadás ér a legtöbbet: { $number } OPS-t fordíthatsz rá.
because-nothing-else = Most egyetlen további aktiválás sem éri meg a költségét.
because-spares-card = Most elég 1 OPS, és megtartod a lapjaidat.
because-replaces = { $half ->
    [0] { $number } RP-t
   *[other] { $number ->
        [0] ½ RP-t
       *[other] { $number }½ RP-t
      }
  } ad a csökkentett erejű és a megsemmisült egységeidre.
because-few-better = Ezt a lapot most nem tudod jobban felhasználni.
because-peace = Még egy győzelmi ponttal megnyernéd a játszmát, és az elutasítás meghozhatja ezt a pontot.
because-peace-saves = A mostani állással veszítesz: a béke döntetlenné teszi a játszmát.
because-no-peace = A mostani állással nem veszítesz: tovább játszhatsz.
because-guns = Az Augusztusi ágyúk erős támadással nyitja meg a háborút Belgium és Franciaország ellen.
because-discards = Ha eldobsz egy olyan harckártyát, amely egyetlen harchoz sem illik, helyet csinálsz egy új lapnak.
because-keeps-hand = A kezedben lévő lapokat érdemes megtartani.

# Combat

because-duty = Ezzel végrehajtod a forduló kötelező offenzíváját, különben 1 győzelmi pontot veszítesz.
because-attack-victory = { FORM($space, "the") } ellenséges GYP-mező.
because-relieves = Ez a támadás felmentheti { FORM($space, "the-object") } az ostrom alól.
because-attack-cuts = { FORM($space, "the") } elfoglalásával elvághatod az utánpótlástól { SOME($pieces, $rest, "the-object") }{ $rest ->
    [0] {""}
   *[other] {" "}és még { $rest } egységet
  }.
because-attack-feeds = { FORM($space, "the") } elfoglalásával újra utánpótláshoz jut { SOME($pieces, $rest, "the") }{ $rest ->
    [0] {""}
   *[other] {" "}és még { $rest } egység
  }.
because-attack-odds = Harckártyák nélkül { $number }% eséllyel megnyered, { $number2 }% eséllyel elveszíted a harcot { FORM($space, "the-for") }.
because-attack-drives = A támadás az esetek { $number }%-ában megsemmisíti vagy visszavonulásra kényszeríti { FORM($space, "az-local") } védőket.
because-attack-fort = A támadás az esetek { $number }%-ában elpusztítja { FORM($space, "az-local") } erődöt.
because-with = { FORM($piece, "the-with") } a harc megnyerésének esélye { $number }% helyett { $number2 }%.
because-no-attack = A hátralévő támadások egyike sem hoz többet, mint amennyibe kerül.
because-flank = Az átkaroló támadás az esetek { $number }%-ában sikerül, és akkor te tüzelsz elsőként.
because-no-flank = Az átkaroló támadás az esetek { $number }%-ában kudarcot vall, és akkor az ellenség tüzel elsőként.
because-card-odds = A lappal a támadó { $number }% helyett { $number2 }% eséllyel nyeri meg a harcot.
because-card-here = { FORM($card, "az") } lap itt többet ér, mint később.
because-card-kept = Egyik lap sem változtatna eleget ezen a harcon.
because-pull-back = A támadó az esetek { $number }%-ában győzne, és az egységek többet érnek a mezőnél.
because-holds-victory-space = { FORM($space, "the") } 1 győzelmi pontot ér.
because-stands = { $number } erőlépcsőd maradt { FORM($space, "the") } megtartására, a tartalékmező hadtesteivel együtt.
because-stands-free = Haig jóvoltából a visszavonulás elkerülése nem kerül erőlépcsőbe.
because-yields = A visszavonulás elkerülése még egy erőlépcsőbe kerül, és { FORM($space, "the") } nem ér annyit.
because-cheapest-loss = Így kerül a legkevesebbe a veszteség.
because-replaced = A tartalékmezőről { FORM($piece, "the") } lép a megsemmisült hadsereg helyére.

# Units that come and go

because-strongest = A választható egységek közül { FORM($piece, "the") } a legerősebb.
because-missed-least = { FORM($piece, "the-object") } nélkülözheted a legkönnyebben.
because-keeps-corps = Minden brit hadtest többet ér neked 1 győzelmi pontnál.
because-comes-back = { FORM($piece, "the") } visszatér a megsemmisült egységek mezőjéről.
because-gets-step = Az erőlépcsővel { FORM($piece, "the") } újra teljes erejű lesz.
