# What is asked: a headline for each question, and where needed details and numbers.

ask-allot = { $nation }: hány csapatot kap { $pieces }?
    .left = Még kiosztható csapat: { $number } / { $total }
ask-discard = Dobd el { FORM($nation, "the") } egyik új lapját
    .details = { CAPITAL(FORM($nation, "the")) } ezeket húzta: { $cards }. A többi játékos nem látja, mit dobsz el.

# Movement

ask-move = { $nation }: melyik bábut mozgatod?
    .details = Minden bábu egyszer mozoghat. Ha végeztél a mozgásokkal, válaszd a „befejezés” gombot.
ask-go = Mozgasd { FORM($pieces, "the-object") } { FORM($city, "from-place") }
    .details = Válaszd ki a várost, ahol a mozgás véget ér, vagy haladj városról városra.{ COUNT($pieces) ->
        [one] { "" }
       *[other] { " " }Indulás előtt hátrahagyhatsz tábornokokat.
    }
    .left = Hátralévő távolság: { $number } város
ask-go-main = Mozgasd { FORM($pieces, "the-object") } { FORM($city, "from-place") }
    .details = Válaszd ki a várost, ahol a mozgás véget ér, vagy haladj városról városra.{ COUNT($pieces) ->
        [one] { "" }
       *[other] { " " }Indulás előtt hátrahagyhatsz tábornokokat.
    }
    .left = Hátralévő távolság: { $number } város · csak főúton: { $number2 } város
ask-go-on = { FORM($pieces, "the") } { FORM($city, "at") }: továbbmész, vagy megállsz?
    .left = Hátralévő távolság: { $number } város
ask-go-on-main = { FORM($pieces, "the") } { FORM($city, "at") }: továbbmész, vagy megállsz?
    .left = Hátralévő távolság: { $number } város · csak főúton: { $number2 } város
ask-go-on-once = { FORM($pieces, "the") } { FORM($city, "at") }: továbbmész, vagy megállsz?
    .details = Innen már csak főúton mehetsz tovább.
    .left = Hátralévő távolság főúton: { $number2 } város
ask-go-farther = Mozgasd tovább { FORM($pieces, "the-object") } { FORM($city, "from-place") }
    .details = A sorskártya miatt nem állhatsz meg ellenséges tábornok mellett.
    .left = Hátralévő távolság: { $number } város
ask-share = Hány csapat megy { FORM($pieces, "with") } { FORM($city, "to-place") }?
    .details = A többi játékos nem látja a számot.

# Recruiting

ask-recruit = { $nation }: toborzol csapatot vagy elveszett bábut?
    .details = Egyszerre egy egységet válassz. Végül a „befejezés” gombbal mindet együtt fizeted ki.
    .left = Egy egység ára: { $number } pont · Kiválasztott egység: { $units }
ask-enter = Válaszd ki, hol tér vissza a térképre { FORM($piece, "the") }
ask-pay = { $nation }: fizess lapokkal, a legmagasabbal kezdve
    .left = Fizetendő pont: { $number }

# Combat and retreat

ask-attack = { $nation }: melyik ellenséget támadod meg most?
ask-with = Válaszd ki, melyik csoport támadja meg { FORM($piece, "object") }
    .details = { CAPITAL(FORM($piece, "az-with")) } szomszédos csoportjaid egymás után harcolnak.
ask-slip = Kitérsz { FORM($pieces, "with") }, mielőtt Daun megtámadja { FORM($city, "object") }?
    .details = { $pieces } veszteség nélkül átléphet egy { FORM($city, "with") } szomszédos üres városba, és akkor ebben a fázisban egyetlen csatában sem harcol.
ask-play = { $pieces } – { $pieces2 }: játszol { FORM($suit, "object") }, vagy megszakítod a csatát?
    .left = Pontszám: { $score }
ask-yield = { $pieces } – { $pieces2 }: add át a kijátszás jogát
    .details = Nincs több olyan lapod, amely a pontszámodat 0 fölé emelné.
    .left = Pontszám: { $score }
ask-play-on = { $pieces } – { $pieces2 }: játssz ki { FORM($suit, "object") }
    .details = Most nem szakíthatod meg a csatát.
    .left = Pontszám: { $score }
ask-break-off = { $pieces } – { $pieces2 }: szakítsd meg a csatát
    .details = Nincs kijátszható { $suit } lapod.
    .left = Pontszám: { $score }
ask-retreat = Válaszd ki, hová vonul vissza { $pieces } { FORM($city, "from-place") }
    .details = A visszavonulás csak üres városokon át vezet, és a győztestől a lehető legtávolabb ér véget.
    .left = A visszavonulás hossza: { $number } város

# Fate and the advanced game

ask-gain = Válaszd ki, melyik { FORM($nation, "adjective") } tábornok kap egy csapatot
ask-lose = Válaszd ki, melyik { FORM($nation, "adjective") } tábornok veszít egy csapatot
ask-offer = { $nation }: ajánlj fel egy lapot cserére, vagy utasítsd el a cserét
ask-exchange = Franciaország: eldobsz egy lapot, és húzol helyette újat?
ask-give = Poroszország: adsz Ausztriának egy lapot, és húzol tőle egyet?
ask-laudon = Ausztria: lépsz Laudonnal egy városnyit?
ask-flight = Poroszország: elűzöd Hildburghausent két várossal nyugatra?
ask-turn = Ausztria: lefordítasz egy porosz csoportot?
ask-remove = Poroszország: válaszd ki, melyik tábornokod kerül ki végleg a játékból
ask-aside = Poroszország: meghirdeted az Offenzívát?
    .details = Ehhez félre kell tenned egy legalább 10 értékű lapot vagy egy Tartalékot.
ask-free = Poroszország: szabadíts fel egy kelet-poroszországi célvárost
    .left = Még felszabadítható célváros: { $number }
