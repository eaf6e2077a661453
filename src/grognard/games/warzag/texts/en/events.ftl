# What has happened. A name that ends in -own is what only the owner of the card reads.

# Set-up

draws-base = { FORM($nation, "the") } draws { $territory }.
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

trains = { $dossier } trained on { $territory } for { $number } PP.
conscripts = { FORM($nation, "the") } trains infantry on { $territory } without cost.
moves = { FORM($army, "the") } moves from { $territory } to { $territory2 }.
annexes = { $number ->
    [0] { FORM($nation, "the") } annexes { $territory } without cost.
   *[other] { FORM($nation, "the") } annexes { $territory } for { $number } PP.
  }
occupies = { FORM($nation, "the") } occupies { $territory }.

# Leaders

leader-sent-back = The leader of { FORM($nation, "the") } is driven from { $territory } and goes to { $territory2 }. He misses a turn.
leader-lost = The leader of { FORM($nation, "the") } has nowhere to go.
leads = The leader of { FORM($nation, "the") } goes from { $territory } to { $territory2 }.

# Invasions

invades = { FORM($nation, "the") } invades { $territory }, held by { FORM($nation2, "the") }, with { FORM($armies, "the") }.
walks-in = { FORM($nation, "the") } enters { $territory }, which { FORM($nation2, "the") } has left undefended, with { FORM($armies, "the") }.
attack-compared = Attack { $number } against defence { $number2 }.
doomed = Struck: { FORM($armies, "the") }, still in the counter-attack.
rolls = { FORM($nation, "the") } rolls { $symbol }: { $number } damage.
fires-back = The fortification of { $territory } does { $number } damage.
wounded = { FORM($army, "the") } takes { $number ->
    [one] a wound
   *[other] { $number } wounds
  }: defence { $left } left.
eliminates = { FORM($army, "the") } is eliminated.
invasion-succeeds = The invasion of { $territory } succeeds.
invasion-fails = The invasion of { $territory } by { FORM($nation, "the") } fails.
takes = { $number ->
    [0] { FORM($nation, "the") } takes { $territory } with { FORM($armies, "the") }.
   *[other] { FORM($nation, "the") } takes { $territory } for { $number } PP with { FORM($armies, "the") }.
  }
liberates = { FORM($nation, "the") } liberates { $territory }: it is nobody's now.
cannot-pay = { FORM($nation, "the") } cannot pay for { $territory }.
sabotages = { FORM($nation, "the") } sabotages { $territory }: no { $development } any more.
bombs = { FORM($nation, "the") } uses its atomic weapon on { $territory }. The land is radioactive for the rest of the game.
bombed = Eliminated: { FORM($armies, "the") }.

# Development

promotes = { FORM($nation, "the") } takes the promotion { $promotion } for { $number } PP.
activates = { FORM($nation, "the") } opens its armament path.
repaired = The armies on { $territory } are repaired.
evacuates = { FORM($army, "the") } is evacuated from { $territory } to { $territory2 }.
research-moves = The research token of { FORM($nation, "the") } moves { $number ->
    [one] one square
   *[other] { $number } squares
  }, to { $square }.
square-reached = { FORM($nation, "the") } reaches { $square }.
recruits = { FORM($nation, "the") } places infantry on { $territory }.
develops = { $number ->
    [0] { FORM($nation, "the") } develops { $territory } without cost: { $development }.
   *[other] { FORM($nation, "the") } develops { $territory } for { $number } PP: { $development }.
  }
razes = { FORM($nation, "the") } removes the development of { $territory }.

# Missions and ends

mission-fulfilled = { FORM($nation, "the") } shows { $mission }: fulfilled.
mission-failed = { FORM($nation, "the") } shows { $mission }: not fulfilled.
objective-complete = { FORM($nation, "the") } shows its objective { $objective }: complete!
eliminated = { FORM($nation, "the") } owns nothing any more, and is out of the game.
hand-discarded = The supply cards of { FORM($nation, "the") } are discarded: { $cards }.
surrenders = { FORM($nation, "the") } surrenders.
fights-on = { FORM($nation, "the") } fights on alone.
armistice = Round { $round } is over: armistice.
