# What has happened. A name that ends in -own is what only the owner of the card reads.

# Set-up

draws-base = { FORM($nation, "the") } draws { FORM($territory, "the") }.
order-of-turns = The turn order is { FORM($nations, "the") }.
objective-dealt = { FORM($nation, "the") } draws a secret objective.
objective-own = { FORM($nation, "the") }'s secret objective is { $objective }.
mission-own = { FORM($nation, "the") }'s secondary mission is { $mission }.

# Turns, points and cards

turn = Round { $round }: { FORM($nation, "the") }'s turn.
leader-misses-turn = { FORM($nation, "the") }'s leader cannot be used this turn.
income = { FORM($nation, "the") } collects { $number } PP and now has { $points }.
gains = { FORM($nation, "the") } gains { $number } PP and now has { $points }.
gives = { FORM($nation, "the") } gives { $number } PP to { FORM($nation2, "the") } and pays 1 PP for the transfer.
plays = { FORM($nation, "the") } plays { $card }.
drew = { FORM($nation, "the") } draws { $number ->
    [one] a supply card
   *[other] { $number } supply cards
  }.
drew-own = { FORM($nation, "the") } draws { $card }.
drew-none = { FORM($nation, "the") } draws no supply card.
shuffled = The discarded supply cards are shuffled into a new deck.

# Expansion

trains = { FORM($nation, "the") } trains { FORM($dossier, "some") } at { FORM($territory, "the") } for { $number } PP.
conscripts = { FORM($nation, "the") } trains infantry at { FORM($territory, "the") } for free.
moves = { FORM($army, "the") } moves from { FORM($territory, "the") } to { FORM($territory2, "the") }.
annexes = { $number ->
    [0] { FORM($nation, "the") } annexes { FORM($territory, "the") } for free.
   *[other] { FORM($nation, "the") } annexes { FORM($territory, "the") } for { $number } PP.
  }
occupies = { FORM($nation, "the") } occupies { FORM($territory, "the") }.

# Leaders

leader-sent-back = { FORM($nation, "the") }'s leader is driven from { FORM($territory, "the") } to { FORM($territory2, "the") } and misses a turn.
leader-lost = { FORM($nation, "the") }'s leader has no territory left to return to.
leads = { FORM($nation, "the") }'s leader moves from { FORM($territory, "the") } to { FORM($territory2, "the") }.

# Invasions

invades = { FORM($nation, "the") } invades { FORM($territory, "the") }, held by { FORM($nation2, "the") }, with { $armies }.
walks-in = { FORM($nation, "the") } invades { FORM($territory, "the") }, left undefended by { FORM($nation2, "the") }, with { $armies }.
attack-compared = { FORM($nation, "the") } attacks with { $number } against a defence of { $number2 }.
doomed = { $number ->
    [one] The attack hits { $armies }, which still takes part in the counterattack.
   *[other] The attack hits { $armies }, which still take part in the counterattack.
  }
rolls = { FORM($nation, "the") } rolls { $symbol }: { $number ->
    [0] no damage
   *[other] { $number } damage
  }.
fires-back = The fortification in { FORM($territory, "the") } deals { $number } damage.
wounded = { FORM($army, "the") } takes { $number ->
    [one] a wound
   *[other] { $number } wounds
  } and has a defence of { $left } left.
eliminates = { FORM($army, "the") } is eliminated.
invasion-succeeds = The { FORM($nation, "adjective") } invasion of { FORM($territory, "the") } succeeds.
invasion-fails = The { FORM($nation, "adjective") } invasion of { FORM($territory, "the") } fails.
takes = { $number ->
    [0] { FORM($nation, "the") } takes { FORM($territory, "the") } with { $armies }.
   *[other] { FORM($nation, "the") } takes { FORM($territory, "the") } for { $number } PP with { $armies }.
  }
liberates = { FORM($nation, "the") } liberates { FORM($territory, "the") }, which now belongs to no nation.
cannot-pay = { FORM($nation, "the") } does not have enough PP to take { FORM($territory, "the") }.
sabotages = { FORM($nation, "the") } sabotages { FORM($territory, "the") } and destroys its { $development }.
bombs = { FORM($nation, "the") } uses its atomic weapon on { FORM($territory, "the") }. The territory is radioactive for the rest of the game.
bombed = The atomic weapon eliminates { $armies }.

# Development

promotes = { FORM($nation, "the") } takes the promotion { $promotion } for { $number } PP.
activates = { FORM($nation, "the") } opens its armament path.
repaired = { FORM($nation, "the") } repairs the armies in { FORM($territory, "the") }.
evacuates = { FORM($nation, "the") } evacuates { FORM($army, "the") } from { FORM($territory, "the") } to { FORM($territory2, "the") }.
research-moves = { FORM($nation, "the") }'s research token moves { $number ->
    [one] one square
   *[other] { $number } squares
  } to { $square }.
square-reached = On the way { FORM($nation, "the") } reaches the milestone { $square }.
recruits = { FORM($nation, "the") } places infantry at { FORM($territory, "the") } for free.
develops = { $number ->
    [0] { FORM($nation, "the") } builds { FORM($development, "a") } in { FORM($territory, "the") } for free.
   *[other] { FORM($nation, "the") } builds { FORM($development, "a") } in { FORM($territory, "the") } for { $number } PP.
  }
razes = { FORM($nation, "the") } removes the development in { FORM($territory, "the") }.

# Missions and ends

mission-fulfilled = { FORM($nation, "the") } reveals its mission { $mission }: fulfilled.
mission-failed = { FORM($nation, "the") } reveals its mission { $mission }: not fulfilled.
objective-complete = { FORM($nation, "the") } completes its objective { $objective } and reveals it.
eliminated = { FORM($nation, "the") } has no territory left and is out of the game.
hand-discarded = { FORM($nation, "the") } discards its supply cards: { $cards }.
surrenders = { FORM($nation, "the") } surrenders.
fights-on = { FORM($nation, "the") } fights on alone.
armistice = Round { $round } is over, and the armistice ends the game.
