# The texts of this face.

friedrich-overlay-supply = Supply range
friedrich-overlay-protection = Protection
friedrich-overlay-suits = Suits

friedrich-sea-baltic = Baltic Sea
friedrich-sea-north = North Sea

friedrich-general = { $name } ({ $nation }, rank { $rank })
friedrich-troops =
    { $number } { $number ->
        [one] troop
       *[other] troops
    }
friedrich-down = face down, out of supply
friedrich-objective-of =
    { $order ->
        [1] first-order objective of { $nation }
       *[other] second-order objective of { $nation }
    }
friedrich-depot-of = depot of { $nation }
friedrich-hand = Cards of { $nation }
friedrich-cards =
    { $number } { $number ->
        [one] card
       *[other] cards
    }
friedrich-paid = paid
friedrich-card-paid = { $card }: paid
friedrich-no-cards = No cards.
friedrich-sum = Points in { $suit }

friedrich-card-name = { $name }, deck { $deck }

friedrich-reserve = Reserve
friedrich-reserve-value = Value of the Reserve
friedrich-turn = Turn

friedrich-fate-title = Clock of Fate
friedrich-fate-drawn = { $number } of { $count } Cards of Fate drawn
friedrich-fate-number = Card of Fate { $card }
friedrich-fate-spent = Used up.
friedrich-fate-done = The last card drawn was { $card }; it is no longer in force.
friedrich-fate-waiting = The first card is drawn at the end of turn 6.
friedrich-fate-soon = The first card is drawn at the end of this turn.
friedrich-fate-left = Cards left: { $number }

friedrich-troops-word = Troops:
friedrich-cards-word = Cards:
friedrich-troops-of =
    { $troops } { $troops ->
        [one] troop
       *[other] troops
    }, at most { $ceiling }
friedrich-cards-of =
    { $cards } { $cards ->
        [one] card
       *[other] cards
    }, draws { $draws } a turn
friedrich-out = Out of the war
friedrich-off = Off the map:
friedrich-known-cards = Cards you know: { $cards }
friedrich-held-of = { $held } of { $needed } objectives held
friedrich-pips = Objectives of { $nation }

friedrich-pip-held =
    { $city }, { $order ->
        [1] first order
       *[other] second order
    }: held
friedrich-pip-open =
    { $city }, { $order ->
        [1] first order
       *[other] second order
    }: still to be conquered

friedrich-pile = Draw pile { $pile } (deck { $deck } of 4), discards { $discards }

friedrich-battle-title = Battle
friedrich-battle-attacker = attacks
friedrich-battle-defender = defends
friedrich-battle-score = Score: attacker { $attacker }, defender { $defender }
friedrich-battle-right = { $nation } has the right to play
friedrich-battle-plays = Cards played
friedrich-battle-play = { $nation }: { $card }, worth { $points }
friedrich-battle-none = No card has been played yet.

friedrich-combat-title = Battles to be fought

friedrich-retreat-title = Retreat
friedrich-retreat-text =
    { $who } must retreat { $number } { $number ->
        [one] city
       *[other] cities
    } from { $city }; the winner chooses the city.

friedrich-recruit-title = Recruiting
friedrich-recruit-text =
    { $units } { $units ->
        [one] unit
       *[other] units
    } for { $points } points ({ $price } each)

friedrich-legend-title = Signs on the map
friedrich-legend-first = First-order objective, in its nation's shape
friedrich-legend-second = Second-order objective
friedrich-legend-taken = Conquered; a dashed flag marks an objective that combat will decide
friedrich-legend-depot = Depot
friedrich-legend-start = Set-up city (square: supply train)
friedrich-legend-main = Main road
friedrich-legend-down = General face down: out of supply

friedrich-shares-left =
    { $nation }: { $left } of { $total } { $total ->
        [one] troop
       *[other] troops
    } left to allot
