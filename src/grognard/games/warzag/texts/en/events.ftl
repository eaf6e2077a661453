# What has happened. A name that ends in -own is what only the owner of the card reads.

# Set-up

draws-base = { FORM($nation, "the") } draws { FORM($territory, "the") }.
order-of-turns = The order of turns: { $nations }.
objective-dealt = { FORM($nation, "the") } is dealt a secret objective.
objective-own = The secret objective of { FORM($nation, "the") }: { $objective }.
mission-own = The secondary mission of { FORM($nation, "the") }: { $mission }.

# Turns, points and cards

turn = Round { $round }: the turn of { FORM($nation, "the") }.
leader-misses-turn = The leader of { FORM($nation, "the") } cannot be used in this turn.
income = { FORM($nation, "the") } collects { $number } PP and has { $points }.
gains = { FORM($nation, "the") } gains { $number } PP and has { $points }.
gives = { FORM($nation, "the") } gives { FORM($nation2, "the") } { $number } PP, and pays 1 for the transfer.
plays = { FORM($nation, "the") } plays { $card }.
drew = { FORM($nation, "the") } draws { $number ->
    [one] a supply card
   *[other] { $number } supply cards
  }.
drew-own = { FORM($nation, "the") } draws { $card }.
drew-none = { FORM($nation, "the") } draws no supply card.
shuffled = The discarded supply cards are shuffled into a new deck.

# Expansion

trains = { $dossier } trained on { FORM($territory, "the") } for { $number } PP.
conscripts = { FORM($nation, "the") } trains infantry on { FORM($territory, "the") } without cost.
moves = { FORM($army, "the") } moves from { FORM($territory, "the") } to { FORM($territory2, "the") }.
annexes = { $number ->
    [0] { FORM($nation, "the") } annexes { FORM($territory, "the") } without cost.
   *[other] { FORM($nation, "the") } annexes { FORM($territory, "the") } for { $number } PP.
  }
occupies = { FORM($nation, "the") } occupies { FORM($territory, "the") }.

# Leaders

leader-sent-back = The leader of { FORM($nation, "the") } is driven from { FORM($territory, "the") } and goes to { FORM($territory2, "the") }. He misses a turn.
leader-lost = The leader of { FORM($nation, "the") } has nowhere to go.
leads = The leader of { FORM($nation, "the") } goes from { FORM($territory, "the") } to { FORM($territory2, "the") }.

# Invasions

invades = { FORM($nation, "the") } invades { FORM($territory, "the") }, held by { FORM($nation2, "the") }, with { $armies }.
walks-in = { FORM($nation, "the") } enters { FORM($territory, "the") }, which { FORM($nation2, "the") } has left undefended, with { $armies }.
attack-compared = Attack { $number } against defence { $number2 }.
doomed = { $number ->
    [one] Struck: { $armies }, which still takes part in the counter-attack.
   *[other] Struck: { $armies }, which still take part in the counter-attack.
  }
rolls = { FORM($nation, "the") } rolls { $symbol }: { $number } damage.
fires-back = The fortification of { FORM($territory, "the") } does { $number } damage.
wounded = { FORM($army, "the") } takes { $number ->
    [one] a wound
   *[other] { $number } wounds
  }: defence { $left } left.
eliminates = { FORM($army, "the") } is eliminated.
invasion-succeeds = The invasion of { FORM($territory, "the") } succeeds.
invasion-fails = The invasion of { FORM($territory, "the") } by { FORM($nation, "the") } fails.
takes = { $number ->
    [0] { FORM($nation, "the") } takes { FORM($territory, "the") } with { $armies }.
   *[other] { FORM($nation, "the") } takes { FORM($territory, "the") } for { $number } PP with { $armies }.
  }
liberates = { FORM($nation, "the") } liberates { FORM($territory, "the") }: it is nobody's now.
cannot-pay = { FORM($nation, "the") } cannot pay for { FORM($territory, "the") }.
sabotages = { FORM($nation, "the") } sabotages { FORM($territory, "the") }: no { $development } any more.
bombs = { FORM($nation, "the") } uses its atomic weapon on { FORM($territory, "the") }. The land is radioactive for the rest of the game.
bombed = Eliminated: { $armies }.

# Development

promotes = { FORM($nation, "the") } takes the promotion { $promotion } for { $number } PP.
activates = { FORM($nation, "the") } opens its armament path.
repaired = The armies on { FORM($territory, "the") } are repaired.
evacuates = { FORM($army, "the") } is evacuated from { FORM($territory, "the") } to { FORM($territory2, "the") }.
research-moves = The research token of { FORM($nation, "the") } moves { $number ->
    [one] one square
   *[other] { $number } squares
  }, to { $square }.
square-reached = { FORM($nation, "the") } reaches { $square }.
recruits = { FORM($nation, "the") } places infantry on { FORM($territory, "the") }.
develops = { $number ->
    [0] { FORM($nation, "the") } develops { FORM($territory, "the") } without cost: { $development }.
   *[other] { FORM($nation, "the") } develops { FORM($territory, "the") } for { $number } PP: { $development }.
  }
razes = { FORM($nation, "the") } removes the development of { FORM($territory, "the") }.

# Missions and ends

mission-fulfilled = { FORM($nation, "the") } shows { $mission }: fulfilled.
mission-failed = { FORM($nation, "the") } shows { $mission }: not fulfilled.
objective-complete = { FORM($nation, "the") } shows its objective { $objective }: complete!
eliminated = { FORM($nation, "the") } owns nothing any more, and is out of the game.
hand-discarded = The supply cards of { FORM($nation, "the") } are discarded: { $cards }.
surrenders = { FORM($nation, "the") } surrenders.
fights-on = { FORM($nation, "the") } fights on alone.
armistice = Round { $round } is over: armistice.
