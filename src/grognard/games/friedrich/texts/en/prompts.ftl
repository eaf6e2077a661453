# What is asked: a headline for each question, and where needed details and numbers.

ask-allot = { FORM($nation, "the") }: how many troops for { $pieces }?
    .left = Troops left to allot: { $number } of { $total }
ask-discard = Discard one of { FORM($nation, "the") }'s new cards
    .details = { FORM($nation, "the") } has drawn { FORM($cards, "a") }. The other players do not see the discard.

# Movement

ask-move = { FORM($nation, "the") }: choose a piece to move
    .details = Each piece may move once. Choose “done” when you have finished moving.
ask-go = Move { FORM($pieces, "the") } from { $city }
    .details = Choose the city where the move ends, or go city by city.{ COUNT($pieces) ->
        [one] { "" }
       *[other] { " " }You may first leave generals behind.
    }
    .left = Cities left: { $number }
ask-go-main = Move { FORM($pieces, "the") } from { $city }
    .details = Choose the city where the move ends, or go city by city.{ COUNT($pieces) ->
        [one] { "" }
       *[other] { " " }You may first leave generals behind.
    }
    .left = Cities left: { $number } · On main roads only: { $number2 }
ask-go-on = { FORM($pieces, "the") } in { $city }: keep moving or stop?
    .left = Cities left: { $number }
ask-go-on-main = { FORM($pieces, "the") } in { $city }: keep moving or stop?
    .left = Cities left: { $number } · On main roads only: { $number2 }
ask-go-on-once = { FORM($pieces, "the") } in { $city }: keep moving or stop?
    .details = From here only main roads can be used.
    .left = Cities left on main roads: { $number2 }
ask-go-farther = Move { FORM($pieces, "the") } on from { $city }
    .details = The Card of Fate does not allow a stop next to a hostile general.
    .left = Cities left: { $number }
ask-share = How many troops go with { $pieces } to { $city }?
    .details = The other players do not see the number.

# Recruiting

ask-recruit = { FORM($nation, "the") }: recruit troops and lost pieces?
    .details = Choose one unit at a time. When you choose “done”, you pay for all of them together.
    .left = Points per unit: { $number } · Units chosen: { $units }
ask-enter = Choose where { FORM($piece, "the") } re-enters the map
ask-pay = { FORM($nation, "the") }: pay with cards, the highest first
    .left = Points left to pay: { $number }

# Combat and retreat

ask-attack = { FORM($nation, "the") }: choose the next enemy to attack
ask-with = Choose the stack that attacks { $piece }
    .details = Your stacks next to { $piece } fight one after another.
ask-slip = Step aside with { $pieces } before Daun attacks { $city }?
    .details = { $pieces } may go to an empty city next to { $city } without loss, and then { COUNT($pieces) ->
        [one] fights
       *[other] fight
    } in no combat of this phase.
ask-play = { $pieces } against { $pieces2 }: play { $suit } or break off?
    .left = Score: { $score }
ask-yield = { $pieces } against { $pieces2 }: pass the right to play
    .details = You have no card left that raises your score above 0.
    .left = Score: { $score }
ask-play-on = { $pieces } against { $pieces2 }: play { $suit }
    .details = You may not break off now.
    .left = Score: { $score }
ask-break-off = { $pieces } against { $pieces2 }: break off
    .details = You have no { $suit } card to play.
    .left = Score: { $score }
ask-retreat = Choose where { $pieces } { COUNT($pieces) ->
    [one] retreats
   *[other] retreat
} from { $city }
    .details = The retreat goes through exactly this many empty cities and ends as far from the winner as possible.
    .left = Cities to retreat: { $number }

# Fate and the advanced game

ask-gain = Choose the { FORM($nation, "adjective") } general that gains a troop
ask-lose = Choose the { FORM($nation, "adjective") } general that loses a troop
ask-offer = { FORM($nation, "the") }: offer a card for the swap, or decline
ask-exchange = France: discard a card and draw a new one?
ask-give = Prussia: give Austria a card and take one at random?
ask-laudon = Austria: move Laudon one city?
ask-flight = Prussia: drive Hildburghausen two cities to the west?
ask-turn = Austria: turn a Prussian stack face down?
ask-remove = Prussia: choose a general to remove for good
ask-aside = Prussia: declare the Offensive Option?
    .details = For this you set aside a card worth 10 or more, or a Reserve.
ask-free = Prussia: free an objective in East Prussia
    .left = Objectives left to free: { $number }
