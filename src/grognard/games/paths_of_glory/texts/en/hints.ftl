# What speaks for an act, in the words of an adviser: facts of the map and of the own hand, chances where dice decide.

# Moves

because-takes-victory-space = { FORM($space, "the") } is a VP space that nobody defends: to take it is worth 1 VP.
because-takes-space = It takes { FORM($space, "the") } from the enemy.
because-cuts-off = It cuts off the supply of { SOME($pieces, $rest, "the") }{ and-rest }.
because-feeds = It brings supply again to { SOME($pieces, $rest, "the") }{ and-rest }.
because-besieges = It besieges the fort in { FORM($space, "the") }.
because-shields = It bars the enemy's way to VP spaces that stand open: { SOME($spaces, $rest) }{ and-rest }.
because-joins = From there { FORM($space, "the") } can be attacked with more strength.
because-enemy-next = Enemies next to { FORM($space, "the") } have { $number ->
    [one] one combat factor
   *[other] { $number } combat factors
  }: it may be attacked.
because-enemy-near = With one move enemies can stand next to { FORM($space, "the") }.
because-out-of-danger = { FORM($space, "the") } may be attacked soon, { FORM($space2, "the") } not.
because-nearer = In { FORM($space, "the") } it is nearer to where units are needed.
because-best-place = Of all places in reach, { FORM($space, "the") } seems the best.
because-supplied-there = In { FORM($space, "the") } it is in supply.
because-sets-right = The rules ask for it: too many units, or too few for a siege, are there.
because-others-stay = The other units stand well where they are.
because-stays = Further on it would stand no better.
because-trench = A trench weakens every attack on { FORM($space, "the") }. The attempt succeeds with { $number } results of the die out of 6.
because-trench-there = A trench weakens every attack on { FORM($space, "the") }.
because-reserve = In the Reserve Box { FORM($piece, "the") } stands ready to replace an army that is lost.
because-redeploys = { FORM($piece, "the") } is of more use in { FORM($space, "the") }.

# Actions

because-event-points = The event is worth { $number } VP at once.
because-units = It brings { SOME($pieces, $rest, "the") }{ and-rest }.
because-event-status = Your War Status rises by { $number }; at the next level of commitment stronger cards join your deck.
because-event-better = The event seems to do more now than { $number } OPS.
because-operations = Moves and attacks are worth most now. OPS: { $number }.
because-nothing-else = Nothing else is worth an OPS point now.
because-spares-card = One OPS point is enough for now, and no card is used up.
because-replaces = Reduced and eliminated units can use { $half ->
    [0] { $number } RP of it.
   *[other] { $number ->
        [0] half an RP of it.
       *[other] { $number }½ RP of it.
      }
  }
because-few-better = Nothing better can be done with this card now.
because-peace = One VP more would win, and a refusal may bring it.
because-peace-saves = As things stand you would lose: peace makes it a draw.
because-no-peace = As things stand you need not fear the end.
because-guns = Guns of August opens the war with a strong attack on Belgium and France.
because-discards = A combat card that fits no combat makes room for a new one.
because-keeps-hand = The cards at hand are worth keeping.

# Combat

because-duty = It is the offensive that is mandated in this turn: without it you lose 1 VP.
because-attack-victory = { FORM($space, "the") } is a VP space of the enemy.
because-attack-odds = Attack on { FORM($space, "the") }: of 100 times it inflicts more loss than it takes { $number } times, less { $number2 } times; cards may change that.
because-attack-drives = The defenders of { FORM($space, "the") } are destroyed or beaten back { $number } times out of 100.
because-attack-fort = The fort in { FORM($space, "the") } falls { $number } times out of 100.
because-with = With { FORM($piece, "the") } the attack wins { $number2 } times out of 100, not { $number }.
because-no-attack = No attack that is left promises more than it costs.
because-flank = The flank attack succeeds with { $number } results of the die out of 6; then you fire first, else the enemy does.
because-no-flank = A flank attack would succeed with { $number } results of the die out of 6; else the enemy fires first.
because-card-odds = With the card the attack wins { $number2 } times out of 100, not { $number }.
because-card-here = Here { $card } does more than it would later.
because-card-kept = No card would change enough here.
because-pull-back = The attack would win { $number } times out of 100, and the space is worth less than the units.
because-holds-victory-space = { FORM($space, "the") } counts 1 VP.
because-stands = { $number ->
    [one] One step is left to hold { FORM($space, "the") }, corps in reserve included.
   *[other] { $number } steps are left to hold { FORM($space, "the") }, corps in reserve included.
  }
because-stands-free = Haig lets you stand for nothing.
because-yields = To stand costs one more step, and { FORM($space, "the") } is not worth it.
because-cheapest-loss = No other loss is smaller.
because-replaced = { FORM($piece, "the") } in the Reserve Box takes its place.

# Units that come and go

because-strongest = { FORM($piece, "the") } is the strongest of them.
because-missed-least = { FORM($piece, "the") } is missed least.
because-keeps-corps = Every British corps is needed more than the point.
because-comes-back = { FORM($piece, "the") } comes back from the eliminated units.
because-gets-step = { FORM($piece, "the") } gains strength by the step.
