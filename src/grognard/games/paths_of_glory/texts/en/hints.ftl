# What speaks for an act, in the words of an adviser: facts of the map and of one's own hand, chances where dice decide.

# Moves

because-takes-victory-space = This takes { FORM($space, "the") } while it is undefended: it is worth 1 VP.
because-takes-space = This takes { FORM($space, "the") } from the enemy.
because-cuts-off = This puts { SOME($pieces, $rest, "the") }{ and-rest } out of supply.
because-feeds = This brings { SOME($pieces, $rest, "the") }{ and-rest } back into supply.
because-besieges = This besieges the fort in { FORM($space, "the") }.
because-closes-gap = This closes the gap in the front line at { FORM($space, "the") }.
because-covers = This covers { FORM($space, "the") }: the enemy could enter it unopposed, and it is worth 1 VP.
because-shields = { COUNT($spaces) ->
    [one] This blocks the enemy's path to { SOME($spaces, $rest) }, an undefended VP space.
   *[other] This blocks the enemy's path to undefended VP spaces: { SOME($spaces, $rest) }{ and-rest }.
  }
because-guards-supply = This protects the supply line through { FORM($space, "the") }, needed by { SOME($pieces, $rest, "the") }{ and-rest }.
because-escapes = In { FORM($space, "the") } the enemy could soon cut the supply line; in { FORM($space2, "the") } it is safe.
because-joins = This adds strength to an attack on { FORM($space, "the") }.
because-enemy-next = { FORM($space, "the") } must be held: enemy units with { $number ->
    [one] one combat factor
   *[other] { $number } combat factors
  } are next to it.
because-enemy-near = { FORM($space, "the") } must be held: enemy units can move next to it.
because-out-of-danger = { FORM($space, "the") } may soon be attacked, and { FORM($space2, "the") } is safer.
because-nearer = { FORM($space, "the") } is closer to where units are needed.
because-best-place = { FORM($space, "the") } is the best of the possible spaces.
because-supplied-there = The unit would be in supply in { FORM($space, "the") }.
because-sets-right = The rules require it: a space is over the stacking limit, or a siege is too weak.
because-others-stay = The other units are well placed where they are.
because-stays = Moving further would gain nothing.
because-trench = A trench weakens every attack on { FORM($space, "the") }, and the chance of digging one is { $number }%.
because-trench-there = A trench weakens every attack on { FORM($space, "the") }.
because-reserve = In the Reserve Box { FORM($piece, "the") } is ready to replace an eliminated army.
because-redeploys = { FORM($piece, "the") } is more useful in { FORM($space, "the") }.

# Actions

because-event-points = The event is worth { $number } VP at once.
because-units = This brings in { SOME($pieces, $rest, "a") }{ and-rest }.
because-event-status = Your War Status rises by { $number }; at the next level of commitment stronger cards join your deck.
because-event-better = The event achieves more now than { $number } OPS would.
because-operations = Moves and attacks are worth most now: you have { $number } OPS for them.
because-nothing-else = No other activation is worth an OPS now.
because-spares-card = One OPS is enough for now, and you keep your cards.
because-replaces = This gives { $half ->
    [0] { $number } RP
   *[other] { $number ->
        [0] ½ RP
       *[other] { $number }½ RP
      }
  } that reduced and eliminated units can use.
because-few-better = This card has no better use now.
because-peace = One more VP would win the game, and a refusal may bring it.
because-peace-saves = You are losing at the present score: peace makes the game a draw.
because-no-peace = You are not losing at the present score: you can play on.
because-guns = Guns of August opens the war with a strong attack on Belgium and France.
because-discards = Discarding a Combat Card that you do not expect to use makes room for a new card.
because-keeps-hand = The cards in your hand are worth keeping.

# Combat

because-duty = This carries out the Mandated Offensive of this turn, without which you lose 1 VP.
because-attack-victory = { FORM($space, "the") } is an enemy VP space.
because-relieves = This attack can relieve the siege of { FORM($space, "the") }.
because-attack-cuts = Taking { FORM($space, "the") } would put { SOME($pieces, $rest, "the") }{ and-rest } out of supply.
because-attack-feeds = Taking { FORM($space, "the") } would bring { SOME($pieces, $rest, "the") }{ and-rest } back into supply.
because-attack-odds = In an attack on { FORM($space, "the") } the chance of winning the combat is { $number }%, and of losing it { $number2 }%, before Combat Cards.
because-attack-drives = The chance that the attack eliminates the defenders of { FORM($space, "the") } or forces them to retreat is { $number }%.
because-attack-fort = The chance that the attack destroys the fort in { FORM($space, "the") } is { $number }%.
because-with = Adding { FORM($piece, "the") } raises the chance of winning the combat from { $number }% to { $number2 }%.
because-no-attack = No remaining attack gains more than it costs.
because-flank = If the flank attack succeeds, you fire first: the chance is { $number }%.
because-no-flank = If a flank attack fails, the enemy fires first: the risk is { $number }%.
because-card-odds = The card changes the attacker's chance of winning the combat from { $number }% to { $number2 }%.
because-card-here = { $card } does more here than it would later.
because-card-kept = No card would change this combat enough to be worth playing.
because-pull-back = The chance that the attack wins is { $number }%, and the units are worth more than the space.
because-holds-victory-space = { FORM($space, "the") } is worth 1 VP.
because-stands = { $number ->
    [one] You have one step left to hold { FORM($space, "the") }, counting corps in the Reserve Box.
   *[other] You have { $number } steps left to hold { FORM($space, "the") }, counting corps in the Reserve Box.
  }
because-stands-free = Haig cancels the retreat, and no step is lost.
because-yields = Cancelling the retreat costs one more step, and { FORM($space, "the") } is not worth it.
because-cheapest-loss = This is the cheapest way to take the loss.
because-replaced = { FORM($piece, "a") } from the Reserve Box will replace this army.

# Units that come and go

because-strongest = { FORM($piece, "the") } is the strongest unit that you can choose.
because-missed-least = { FORM($piece, "the") } is the unit that you can best spare.
because-keeps-corps = Every British corps is worth more to you than 1 VP.
because-comes-back = { FORM($piece, "the") } returns from the Eliminated Box.
because-gets-step = The step restores { FORM($piece, "the") } to full strength.
