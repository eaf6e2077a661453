# What speaks for an act, when a computer is asked for advice.

# Moves

because-objective-open = Ezzel elfoglalod { FORM($city, "object") }: ezt a célvárost nem fedezi ellenséges tábornok.
because-win-back = Ezzel visszafoglalod { FORM($city, "object") }, amelyet nem fedez ellenséges tábornok.
because-objective-marked = Ezzel megjelölöd { FORM($city, "object") }: a célváros a tiéd lesz, ha { FORM($piece, "object") } legyőzöd és elűzöd.
because-train-in-reach = Ezzel megsemmisíted { FORM($piece, "the-object") }.
because-out-of-supply = { FORM($piece, "to") } { FORM($city, "at") } nincs utánpótlása: ezzel a mozgással újra lesz.
because-protects = Ezzel fedezed { FORM($city, "object") }, amelyet más tábornok nem fedez.
because-flees = Ezzel eltávolodsz { FORM($piece, "from") }, akinek körülbelül { $number } csapata van.
because-towards = Az úti cél { $city }, amelyet még el kell foglalni.
because-towards-charge = Az úti cél { $city }, amelyet fedezni kell.
because-two-at-once = Ha megosztod { $piece } csoportját, egyszerre két feladatot láthatsz el vele.
because-share = Így { FORM($pieces, "to") } elég csapata lesz a feladathoz, a többi pedig ott marad, ahol szükség van rá.
because-train-in-danger = { CAPITAL(FORM($piece, "the-object")) } a mostani helyén megsemmisítheti az ellenség: így biztonságosabb helyre kerül.
because-feeds = { FORM($piece, "to") } ez a szekéroszlop ad utánpótlást.
because-train-follows = Így a szekéroszlop { $piece } közelében marad.
because-nothing-better = Más mozgással most nem nyernél többet.

# Combat

because-odds = Ha mindkét oldal minden lapját kijátssza, { $piece } körülbelül { $percent }%-os eséllyel győzi le { FORM($piece2, "object") }.
because-odds-poor = Ha tovább játszol, { $piece } csak körülbelül { $percent }%-os eséllyel győzi le { FORM($piece2, "object") }.
because-must-attack = { $piece2 } szomszédos { FORM($piece, "with") }, ezért mindenképpen támadnia kell.
because-suit = { $suit } szektorban { $number } pontnyi lapot játszhatsz ki a kezedből.
because-stake = Egyedül { $piece } fedezi { FORM($city, "object") }, így ebben a csatában nemcsak csapatok forognak kockán.
because-cut-off = { $number ->
    [0] { $piece } nem tud visszavonulni: bármilyen vereség az összes csapatába kerül.
   *[other] { $piece } legfeljebb { $number } városnyit tud visszavonulni: súlyosabb vereségnél minden csapata odavész.
}
because-each-point = Minden pont számít, amellyel javítod { $piece } pontszámát.
because-few-cards = { CAPITAL(FORM($nation, "the-to")) } { $number ->
    [0] nincs több lapja
   *[other] már csak { $number } lapja van
}.
because-softens = Ezért a csatáért nem érdemes sok lapot feláldozni, de eggyel megmented { $piece } néhány csapatát.
because-retreat-saves = Ha most megszakítod a csatát, { $piece } { $number } csapatot veszít, de a lapjaid megmaradnak.
because-tie = Döntetlennél { $piece } nem veszít csapatot.
because-nothing-to-play = Nincs kijátszható lapod.
because-starves-there = { FORM($piece, "to") } { FORM($city, "at") } nincs utánpótlása.
because-unprotected-then = Onnan { $piece } már nem fedezi { FORM($city, "object") }.
because-sent-away = { $city } messze van onnan, ahol { FORM($piece, "onto") } szükség van.

# Recruiting and cards

because-train-missed = { FORM($piece, "to") } nincs utánpótlása, szüksége van a szekéroszlopra.
because-train-back = { CAPITAL(FORM($piece, "the")) } hiányzik, pedig a hazájuktól távol lévő tábornokoknak szükségük van rá.
because-general-back = { $piece } ezzel visszatér a térképre.
because-front = Először { FORM($piece, "to") } kellenek a csapatok, mert közel van { FORM($piece2, "towards") }.
because-room = { FORM($piece, "by") } még { $number } csapat elfér.
because-hand-full = { $number } pontnyi lap van a kezedben: ebből jut toborzásra is.
because-entry-safe = Nincs ellenség { $city } közelében.
because-entry-near = { $city } közel van { FORM($piece, "towards") }, ott folynak a harcok.
because-troops-full = { CAPITAL(FORM($nation, "the-to")) } már megvan az összes csapata, több nem lehet.
because-cards-needed = A lapjaid ({ $number } pont) csatában többet érnek.
because-owed = A számlát ki kell fizetni.
because-suit-far = Most egyetlen tábornokod sincs { $suit } szektorban, így erre a lapra van a legkisebb szükséged.
because-least-use = { CAPITAL(FORM($card, "az")) } az a lap, amelyet a leginkább nélkülözhetsz.
because-unknown-better = A helyette kapott lap valószínűleg jobb lesz.
because-hand-good = { $number ->
    [one] A kezedben lévő egyetlen lap hasznos.
   *[other] A kezedben lévő mind { FORM($number, "the") } lap hasznos.
}
