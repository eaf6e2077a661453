# What speaks for an act, when a computer is asked for advice.

# Moves

because-objective-open = Elfoglalod vele { FORM($city, "object") }: ezt a célvárost nem fedezi ellenséges tábornok.
because-win-back = Visszafoglalod vele { FORM($city, "object") }, amelyet nem fedez ellenséges tábornok.
because-objective-marked = Megjelölöd vele { FORM($city, "object") }: a célváros a tiéd lesz, ha { FORM($piece, "object") } legyőzöd és elűzöd.
because-train-in-reach = Megsemmisíted vele { FORM($piece, "the-object") }.
because-out-of-supply = { FORM($piece, "to") } { FORM($city, "at") } nincs utánpótlása: ez a mozgás helyreállítja.
because-protects = Fedezed vele { FORM($city, "object") }, az ellenség célvárosát, amelyet más tábornok nem fedez.
because-flees = Eltávolodsz vele { FORM($piece, "from") }, akinek körülbelül { $number } csapata van.
because-towards = Közelebb visz { FORM($city, "towards") }, amelyet még el kell foglalni.
because-towards-charge = Közelebb visz { FORM($city, "towards") }, amelyet fedezni kell.
because-two-at-once = Ha megosztod { $piece } csoportját, egyszerre két feladatot láthatsz el.
because-share = Így { FORM($pieces, "to") } elég csapata lesz a feladathoz, a többi pedig ott marad, ahol szükség van rá.
because-train-in-danger = Az ellenség megsemmisítheti { FORM($piece, "the-object") } ott, ahol most van: így nagyobb biztonságba kerül.
because-feeds = { FORM($piece, "to") } ez a szekéroszlop ad utánpótlást.
because-train-follows = Így a szekéroszlop { $piece } közelében marad.
because-nothing-better = Más mozgással most semmit sem nyersz.

# Combat

because-odds = Ha mindkét oldal minden lapját kijátssza, { $piece } körülbelül { $percent }% eséllyel győzi le { FORM($piece2, "object") }.
because-odds-poor = Ha tovább játszol, { $piece } csak körülbelül { $percent }% eséllyel győzi le { FORM($piece2, "object") }.
because-must-attack = { $piece2 } szomszédos { FORM($piece, "with") }, ezért mindenképpen támadnia kell.
because-suit = { $suit } szektorban { $number } pontot játszhatsz ki a kezedből.
because-stake = { FORM($city, "object") } egyedül { $piece } fedezi, így ebben a csatában nemcsak csapatok forognak kockán.
because-each-point = Minden kijátszott pont javítja { $piece } pontszámát.
because-few-cards = { CAPITAL(FORM($nation, "the-to")) } { $number ->
    [0] nincs több lapja
   *[other] már csak { $number } lapja van
}.
because-softens = Ez a csata nem éri meg a lapjaidat, de egy lap kijátszásával megmented { $piece } néhány csapatát.
because-retreat-saves = Ha most megszakítod a csatát, { $piece } { some-troops } elvesztésével megússza, és megtartod a lapjaidat.
because-tie = Döntetlennél { $piece } nem veszít csapatot.
because-nothing-to-play = Nincs kijátszható lapod.
because-starves-there = { FORM($piece, "to") } { FORM($city, "at") } nincs utánpótlása.
because-unprotected-then = Onnan { $piece } már nem fedezi { FORM($city, "object") }.
because-sent-away = { $city } messze van onnan, ahol { FORM($piece, "onto") } szükség van.

# Recruiting and cards

because-train-missed = { FORM($piece, "to") } nincs utánpótlása, szüksége van a szekéroszlopra.
because-train-back = { CAPITAL(FORM($piece, "the")) } hiányzik, pedig az otthonuktól távoli tábornokoknak szükségük van rá.
because-general-back = { $piece } ezzel visszatér a térképre.
because-front = { $piece } közel van { FORM($piece2, "towards") }, először neki kellenek a csapatok.
because-room = { FORM($piece, "by") } még { $number } csapat elfér.
because-hand-full = { $number } pont van a kezedben, néhányat nélkülözhetsz.
because-entry-safe = Nincs ellenség { $city } közelében.
because-entry-near = { $city } közel van { FORM($piece, "towards") }, ahol a harc folyik.
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
