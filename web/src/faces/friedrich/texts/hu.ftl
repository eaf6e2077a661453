# The texts of this face.

friedrich-overlay-supply = Utánpótlás
friedrich-overlay-protection = Fedezés
friedrich-overlay-suits = Színek

friedrich-sea-baltic = Balti-tenger
friedrich-sea-north = Északi-tenger

friedrich-general = { $name } ({ $nation }, { $rank }. rang)
friedrich-troops = { $number } csapat
friedrich-down = lefordítva, nincs utánpótlása
friedrich-objective-of =
    { $order ->
        [1] elsőrendű célváros: { $nation }
       *[other] másodrendű célváros: { $nation }
    }
friedrich-depot-of = raktárváros: { $nation }
friedrich-hand = Lapok: { $nation }
friedrich-cards = { $number } lap
friedrich-paid = kifizetve
friedrich-card-paid = { $card }: kifizetve
friedrich-no-cards = Nincs lap.
friedrich-sum = Pontok: { $suit }

friedrich-card-name = { $name }, { $deck }. pakli

friedrich-reserve = Tartalék
friedrich-reserve-value = A Tartalék értéke
friedrich-turn = Forduló

friedrich-fate-title = A sors órája
friedrich-fate-drawn = Sorra került sorskártyák: { $number } / { $count }
friedrich-fate-number = { $card }. sorskártya
friedrich-fate-spent = Hatása elmúlt.
friedrich-fate-done = A legutóbb sorra került kártya: { $card }; már nem érvényes.
friedrich-fate-waiting = Az első kártya a 6. forduló végén kerül sorra.
friedrich-fate-soon = Az első kártya ennek a fordulónak a végén kerül sorra.
friedrich-fate-left = Hátralévő kártya: { $number }

friedrich-troops-word = Csapatok:
friedrich-cards-word = Lapok:
friedrich-troops-of = { $troops } csapat, legfeljebb { $ceiling }
friedrich-cards-of = { $cards } lap, fordulónként { $draws } húzás
friedrich-out = Kilépett a háborúból
friedrich-off = A térképen kívül:
friedrich-known-cards = Ismert lapok: { $cards }
friedrich-held-of = Elfoglalt célvárosok: { $held } / { $needed }
friedrich-pips = Célvárosok: { $nation }

friedrich-pip-held =
    { $city }, { $order ->
        [1] elsőrendű
       *[other] másodrendű
    }: elfoglalva
friedrich-pip-open =
    { $city }, { $order ->
        [1] elsőrendű
       *[other] másodrendű
    }: még elfoglalandó

friedrich-pile = Húzópakli: { $pile } ({ $deck }. pakli a 4 közül), dobópaklik: { $discards }

friedrich-battle-title = Csata
friedrich-battle-attacker = támad
friedrich-battle-defender = védekezik
friedrich-battle-score = Pontszám: támadó { $attacker }, védő { $defender }
friedrich-battle-right = A kijátszás joga: { $nation }
friedrich-battle-plays = Kijátszott lapok
friedrich-battle-play = { $nation }: { $card }, { $points } pont
friedrich-battle-none = Még egyetlen lapot sem játszottak ki.

friedrich-combat-title = Hátralévő csaták

friedrich-retreat-title = Visszavonulás
friedrich-retreat-text = Visszavonul: { $who } ({ $city }), { $number } városnyit; a várost a győztes választja ki.

friedrich-recruit-title = Toborzás
friedrich-recruit-text = { $units } egység { $points } pontért (egyenként { $price })

friedrich-legend-title = Jelek a térképen
friedrich-legend-first = Elsőrendű célváros; az alakja a nemzetet jelzi
friedrich-legend-second = Másodrendű célváros
friedrich-legend-taken = Elfoglalva; szaggatott zászló: megjelölt célváros, amelyről a harc dönt
friedrich-legend-depot = Raktárváros
friedrich-legend-start = Kiinduló város (négyzet: szekéroszlopé)
friedrich-legend-main = Főút
friedrich-legend-down = Lefordított tábornok: nincs utánpótlása

friedrich-shares-left = { $nation }: még kiosztható { $left } / { $total } csapat
