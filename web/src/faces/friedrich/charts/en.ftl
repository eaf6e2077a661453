# The texts of the charts of this game, loaded with them.

friedrich-charts-stages = Action stages
friedrich-charts-recruiting = Cards and recruiting
friedrich-charts-objectives = Objectives
friedrich-charts-fate = Cards of Fate
friedrich-charts-ranges = Movement and combat

friedrich-charts-stages-title = Action stages
friedrich-charts-stages-note = In this order in each turn. Tactical Cards drawn at the start of an action stage: in bold the present number, then the number after each cut.
friedrich-charts-nation = Nation
friedrich-charts-player = Player
friedrich-charts-draws = Draws
friedrich-charts-cut = Cut by
friedrich-charts-cut-prussia = Lord Bute, Poems
friedrich-charts-cut-hanover = France leaves the war
friedrich-charts-cut-colonies = the first of India and America
friedrich-charts-hand = In hand
friedrich-charts-troops = Troops / maximum
friedrich-charts-depots = Depots
friedrich-charts-phases = Phases of an action stage
friedrich-charts-turn-end = End of the turn
friedrich-charts-turn-now = Turn { $turn }. The first Card of Fate is drawn at the end of turn { $first }.
friedrich-charts-end-check = Victory is checked.
friedrich-charts-end-fate = From turn { $first } on a Card of Fate is drawn and carried out.
friedrich-charts-end-again = Victory is checked again.

friedrich-charts-prices = Prices
friedrich-charts-price = { $price } ({ $high })
friedrich-charts-price-free = free
friedrich-charts-price-troop = A troop
friedrich-charts-price-train = A supply train
friedrich-charts-price-general = A general, with at least 1 new troop
friedrich-charts-price-pay = Paid with Tactical Cards of any suit; a Reserve is worth { $reserve }. What the last card is worth beyond the bill is lost.
friedrich-charts-price-most = At most { $troops } troops for each general, and never more than the nation had at the start.
friedrich-charts-price-depot = Pieces re-enter at a depot of their nation: a train at an empty one, generals up to { $stack }.
friedrich-charts-price-high = If hostile pieces occupy all depots, everything costs { $high }, and pieces re-enter at a substitute city.
friedrich-charts-cards = Tactical Cards
friedrich-charts-cards-deck = { $decks } decks of { $number }: 2 to 13 in each suit, and two Reserves.
friedrich-charts-cards-keep = Cards are kept until they are used; each nation has its own hand.
friedrich-charts-cards-reserve = In combat a Reserve has the suit that is needed and a value of 1 to 10 that its player names.
friedrich-charts-cards-pile = After the fourth deck the two largest discard piles are shuffled.
friedrich-charts-recruits = Troops and pieces to recruit
friedrich-charts-recruits-note = Recruiting follows all moves of the nation.
friedrich-charts-off = Off the map
friedrich-charts-substitutes = Substitute cities
friedrich-charts-cities =
    { $number } { $number ->
        [one] city
       *[other] cities
    }
friedrich-charts-backs = Hands by deck
friedrich-charts-deck = Deck { $number }
friedrich-charts-together = Total
friedrich-charts-discards = Discards

friedrich-charts-objectives-of = { $nation }: { $held } of { $needed } objectives
friedrich-charts-order =
    { $order ->
        [2] second order
       *[other] first order
    }
friedrich-charts-held = held
friedrich-charts-spare = not needed
friedrich-charts-protected = protected
friedrich-charts-lasting-title = Frederick wins if these leave the war
friedrich-charts-lasting = { $nation }: { $strokes }
friedrich-charts-strokes-left = { $number } left
friedrich-charts-eased = First-order objectives are enough
friedrich-charts-eased-sweden = for Sweden, once Russia has left
friedrich-charts-eased-imperial = for Austria and the Imperial Army, once the Imperial Army has changed to another player
friedrich-charts-offensive-open = The Offensive Option can be declared in turn 3; then Austria needs 4 fewer objectives.
friedrich-charts-offensive-declared = The Offensive Option has been declared: Austria needs 4 fewer objectives.
friedrich-charts-offensive-declined = The Offensive Option was not declared.
friedrich-charts-offensive-ended = The Offensive Option has ended; Austria still needs 4 fewer objectives.
friedrich-charts-conquest = Conquest
friedrich-charts-conquest-leave = A general conquers an objective of his nation when he leaves it and it is not protected.
friedrich-charts-conquest-protect = Protected: a general of the defending nation is at most { $number } cities away.
friedrich-charts-conquest-later = If protection ends in the same stage, by combat for example, the objective is conquered then.
friedrich-charts-conquest-back = The defending nation reconquers objectives in the same way.
friedrich-charts-conquest-win = A nation wins if it holds all the objectives it needs when victory is checked.

friedrich-charts-strokes = Strokes of fate
friedrich-charts-strokes-note = One card each turn from turn { $first } on. Cards left: { $left }.
friedrich-charts-numbers = Numbered cards
friedrich-charts-numbers-spades = Read at spades.
friedrich-charts-numbers-four = Read at the suit of the sector of the last victorious general.
friedrich-charts-fate-left = not yet drawn
friedrich-charts-fate-drawn = drawn in turn { $turn }

friedrich-charts-moves = Movement
friedrich-charts-piece = Piece
friedrich-charts-pace = Cities
friedrich-charts-pace-main = Main roads only
friedrich-charts-general = General
friedrich-charts-train = Supply train
friedrich-charts-move-through = No piece passes through another. A general that enters the city of a hostile train eliminates it and stops.
friedrich-charts-move-stack = A city holds at most { $stack } generals of one nation.
friedrich-charts-move-join = Generals that join others have finished moving, and so have the generals they join.
friedrich-charts-move-troops = Each general leads 1 to { $troops } troops.
friedrich-charts-supply = Supply
friedrich-charts-supply-home = In the home country: in supply.
friedrich-charts-supply-depot = Russia and France: in supply at their own depots.
friedrich-charts-supply-train = Within { $number } cities of a supply train of the nation: in supply.
friedrich-charts-supply-way = The path may not pass through a hostile piece.
friedrich-charts-supply-down = Out of supply: the general is turned face down.
friedrich-charts-supply-lost = Out of supply and already face down: the general leaves the map with all troops.
friedrich-charts-combat = Combat
friedrich-charts-combat-must = Each general must attack all hostile generals next to him.
friedrich-charts-combat-score = Score: own troops minus hostile troops.
friedrich-charts-combat-right = The side below 0 may play; at 0 the attacker.
friedrich-charts-combat-play = A card of the suit of its own sector, or a Reserve, adds its value. Still below 0: play again or break off.
friedrich-charts-combat-zero = At 0 or more the right passes to the other side.
friedrich-charts-combat-break = A side that breaks off below 0 loses that many troops and retreats that many cities.
friedrich-charts-combat-tie = At exactly 0 a side with a card of the suit must play; without one it may break off: a tie.
friedrich-charts-retreat = Retreat
friedrich-charts-retreat-length = The stack retreats one city for each troop lost, and enters no city twice.
friedrich-charts-retreat-empty = It goes through empty cities only.
friedrich-charts-retreat-far = It ends as far as possible from the winner; if there are several such cities, the winner chooses.
friedrich-charts-retreat-none = If there is no route of the full length, the stack loses all troops and leaves the map.
