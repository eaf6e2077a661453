# The texts of the charts of this game, loaded with them.

friedrich-charts-stages = Szakaszok
friedrich-charts-recruiting = Lapok és toborzás
friedrich-charts-objectives = Célvárosok
friedrich-charts-fate = Sorskártyák
friedrich-charts-ranges = Mozgás és harc

friedrich-charts-stages-title = Szakaszok
friedrich-charts-stages-note = Minden fordulóban ebben a sorrendben. A szakasz elején húzott taktikai kártyák: félkövéren a mostani szám, utána az egyes csökkentések utáni.
friedrich-charts-nation = Nemzet
friedrich-charts-player = Játékos
friedrich-charts-draws = Húzás
friedrich-charts-cut = Csökkenti
friedrich-charts-cut-prussia = Lord Bute, Költemények
friedrich-charts-cut-hanover = Franciaország kilépése
friedrich-charts-cut-colonies = India és Amerika közül az első
friedrich-charts-hand = Kézben
friedrich-charts-troops = Csapatok / felső határ
friedrich-charts-depots = Raktárvárosok
friedrich-charts-phases = Egy szakasz fázisai
friedrich-charts-turn-end = A forduló vége
friedrich-charts-turn-now = { $turn }. forduló. Az első sorskártya a { $first }. forduló végén kerül sorra.
friedrich-charts-end-check = A győzelem ellenőrzése.
friedrich-charts-end-fate = A { $first }. fordulótól egy sorskártya sorra kerül és érvényesül.
friedrich-charts-end-again = A győzelem újabb ellenőrzése.

friedrich-charts-prices = Árak
friedrich-charts-price = { $price } ({ $high })
friedrich-charts-price-free = ingyen
friedrich-charts-price-troop = Egy csapat
friedrich-charts-price-train = Egy szekéroszlop
friedrich-charts-price-general = Egy tábornok, legalább 1 új csapattal
friedrich-charts-price-pay = Bármilyen színű taktikai kártyával fizethető; egy Tartalék értéke { $reserve }. Amennyivel az utolsó lap többet ér a számlánál, az elvész.
friedrich-charts-price-most = Tábornokonként legfeljebb { $troops } csapat, és sohasem több, mint amennyi a nemzetnek a játék elején volt.
friedrich-charts-price-depot = A bábuk nemzetük raktárvárosában térnek vissza: a szekéroszlop csak üresben, tábornokból pedig együtt legfeljebb { $stack } lehet ott.
friedrich-charts-price-high = Ha minden raktárvárost ellenséges bábuk foglalnak el, minden egység { $high } pontba kerül, és a bábuk egy pótvárosban térnek vissza.
friedrich-charts-cards = Taktikai kártyák
friedrich-charts-cards-deck = { $decks } pakli, egyenként { $number } lap: minden színből 2–13, és két Tartalék.
friedrich-charts-cards-keep = A lapok felhasználásukig kézben maradnak; minden nemzet lapjai külön vannak.
friedrich-charts-cards-reserve = Csatában a Tartalék a szükséges színhez tartozik, és annyit ér, amennyit a játékosa mond, 1-től 10-ig.
friedrich-charts-cards-pile = A negyedik pakli után a két legnagyobb dobópaklit kell megkeverni.
friedrich-charts-recruits = Toborozható csapatok és bábuk
friedrich-charts-recruits-note = A toborzás a nemzet minden mozgása után következik.
friedrich-charts-off = A térképen kívül
friedrich-charts-substitutes = Pótvárosok
friedrich-charts-cities = { $number } város
friedrich-charts-backs = Kézben tartott lapok paklinként
friedrich-charts-deck = { $number }. pakli
friedrich-charts-together = Összesen
friedrich-charts-discards = Dobópakli

friedrich-charts-objectives-of = { $nation }: { $held } / { $needed } célváros
friedrich-charts-order =
    { $order ->
        [2] másodrendű
       *[other] elsőrendű
    }
friedrich-charts-held = elfoglalva
friedrich-charts-spare = nem kell
friedrich-charts-protected = fedezve
friedrich-charts-lasting-title = Frigyes győz, ha ezek kilépnek
friedrich-charts-lasting = { $nation }: { $strokes }
friedrich-charts-strokes-left = hátravan { $number }
friedrich-charts-eased = Elegendők az elsőrendű célvárosok
friedrich-charts-eased-sweden = Svédországnak, ha Oroszország kilépett
friedrich-charts-eased-imperial = Ausztriának és a Birodalmi Hadseregnek, ha a Birodalmi Hadsereg másik játékoshoz került
friedrich-charts-offensive-open = Az Offenzívát a 3. fordulóban lehet meghirdetni; akkor Ausztriának 4 célvárossal kevesebb kell.
friedrich-charts-offensive-declared = Poroszország meghirdette az Offenzívát: Ausztriának 4 célvárossal kevesebb kell.
friedrich-charts-offensive-declined = Poroszország nem hirdette meg az Offenzívát.
friedrich-charts-offensive-ended = Az Offenzíva véget ért; Ausztriának továbbra is 4 célvárossal kevesebb kell.
friedrich-charts-conquest = Elfoglalás
friedrich-charts-conquest-leave = Egy tábornok akkor foglalja el nemzetének egy célvárosát, amikor elhagyja, és a város nincs fedezve.
friedrich-charts-conquest-protect = Fedezve: a védő nemzet egyik tábornoka legfeljebb { $number } városra van.
friedrich-charts-conquest-later = Ha a fedezés ugyanabban a szakaszban megszűnik, például egy csatában, a célváros akkor esik el.
friedrich-charts-conquest-back = A védő nemzet ugyanígy foglalja vissza a célvárosokat.
friedrich-charts-conquest-win = Egy nemzet akkor győz, ha a győzelem ellenőrzésekor minden szükséges célvárosát birtokolja.

friedrich-charts-strokes = Sorscsapások
friedrich-charts-strokes-note = A { $first }. fordulótól fordulónként egy kártya. Hátralévő kártya: { $left }.
friedrich-charts-numbers = Számozott kártyák
friedrich-charts-numbers-spades = A pikk sort kell olvasni.
friedrich-charts-numbers-four = A legutóbbi győztes tábornok szektorának színével jelölt sort kell olvasni.
friedrich-charts-fate-left = még hátravan
friedrich-charts-fate-drawn = a { $turn }. fordulóban sorra került

friedrich-charts-moves = Mozgás
friedrich-charts-piece = Bábu
friedrich-charts-pace = Városok
friedrich-charts-pace-main = Csak főúton
friedrich-charts-general = Tábornok
friedrich-charts-train = Szekéroszlop
friedrich-charts-move-through = Egyetlen bábu sem haladhat át másikon. Ha egy tábornok ellenséges szekéroszlop városába lép, megsemmisíti, és megáll.
friedrich-charts-move-stack = Egy városban egy nemzet legfeljebb { $stack } tábornoka lehet.
friedrich-charts-move-join = Aki másokhoz csatlakozik, annak a mozgása véget ér, és azoké is, akikhez csatlakozott.
friedrich-charts-move-troops = Minden tábornok 1–{ $troops } csapatot vezet.
friedrich-charts-supply = Utánpótlás
friedrich-charts-supply-home = A hazájában: van utánpótlása.
friedrich-charts-supply-depot = Oroszország és Franciaország tábornoka saját raktárvárosban: van utánpótlása.
friedrich-charts-supply-train = A nemzet egyik szekéroszlopától legfeljebb { $number } városra: van utánpótlása.
friedrich-charts-supply-way = Az útvonal nem vezethet át ellenséges bábun.
friedrich-charts-supply-down = Nincs utánpótlása: a tábornokot le kell fordítani.
friedrich-charts-supply-lost = Nincs utánpótlása, és már le volt fordítva: a tábornok minden csapatával lekerül a térképről.
friedrich-charts-combat = Harc
friedrich-charts-combat-must = Minden tábornoknak meg kell támadnia minden szomszédos ellenséges tábornokot.
friedrich-charts-combat-score = Pontszám: a saját csapatok száma mínusz az ellenségeseké.
friedrich-charts-combat-right = A 0 alatti oldal játszhat ki lapot; 0-nál a támadó.
friedrich-charts-combat-play = Egy lap a saját szektor színéből vagy egy Tartalék: az értéke hozzáadódik a pontszámhoz. Ha az még 0 alatt van: újabb lap vagy megszakítás.
friedrich-charts-combat-zero = 0-nál vagy fölötte a jog átszáll a másik oldalra.
friedrich-charts-combat-break = Aki 0 alatt szakítja meg a csatát, annyi csapatot veszít, és annyi városnyit vonul vissza, amennyivel 0 alatt van.
friedrich-charts-combat-tie = Pontosan 0-nál annak, akinek van lapja a színből, ki kell játszania; akinek nincs, megszakíthatja a csatát: döntetlen.
friedrich-charts-retreat = Visszavonulás
friedrich-charts-retreat-length = A csoport annyi városnyit vonul vissza, ahány csapatot veszített, és egyik városba sem lép kétszer.
friedrich-charts-retreat-empty = Csak üres városokon át vezet.
friedrich-charts-retreat-far = A győztestől a lehető legmesszebb ér véget; ha több ilyen város van, a győztes választ.
friedrich-charts-retreat-none = Ha nincs teljes hosszúságú út, a csoport minden csapatát elveszti, és lekerül a térképről.
