# What has happened. A name that ends in -own is what only the owner of the cards reads.

# Words that sentences share

turn-name = { $turn ->
    [1] August 1914
    [2] September 1914
    [3] Fall 1914
    [4] Winter 1915
    [5] Spring 1915
    [6] Summer 1915
    [7] Fall 1915
    [8] Winter 1916
    [9] Spring 1916
    [10] Summer 1916
    [11] Fall 1916
    [12] Winter 1917
    [13] Spring 1917
    [14] Summer 1917
    [15] Fall 1917
    [16] Winter 1918
    [17] Spring 1918
    [18] Summer 1918
    [19] Fall 1918
   *[other] Winter 1919
  }
modifier = { $drm ->
    [0] {""}
    [1] , +1
    [2] , +2
    [3] , +3
    [4] , +4
    [5] , +5
    [6] , +6
   *[other] , { $drm }
  }
points-change = { $number ->
    [0] No VP
    [1] 1 VP for the Central Powers
    [2] 2 VP for the Central Powers
    [3] 3 VP for the Central Powers
    [-1] 1 VP off the Central Powers
    [-2] 2 VP off the Central Powers
    [-3] 3 VP off the Central Powers
   *[other] { $number } VP for the Central Powers
  }
army-column = { $column ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6-8
    [6] 9-11
    [7] 12-14
    [8] 15
   *[other] 16+
  }
corps-column = { $column ->
    [8] 8+
   *[other] { $column }
  }

# Before the game

begins-with-guns = The Central Powers begin with Guns of August in hand.
begins-without-guns = The Central Powers begin without Guns of August.
bid-rolls = The players roll { $die } and { $die2 }: the higher bids first, a tie is rolled again.
bids = { FORM($seat, "the") } bid { $number } VP to play { FORM($side, "the") }.
bid-accepted = { FORM($seat, "the") } play { FORM($side, "the") }, for { $number } VP.
cards-chosen = { FORM($side, "the") } have chosen their optional cards.

# The turn

turn-begins = Turn { $turn }: { turn-name }.
round-begins = Round { $number }: { FORM($side, "the") }.
offensive-rolled = Mandated offensive of { FORM($side, "the") }: a { $die }. { $nation } must attack.
offensive-italy = Mandated offensive of { FORM($side, "the") }: a { $die }. { $nation } must attack in { $nation2 }, or Italian units.
offensive-none = Mandated offensive of { FORM($side, "the") }: a { $die }. Nobody must attack.
offensive-mutiny = Mandated offensive of the Allied Powers: a { $die }. The French mutiny: their first attack in the west without Americans beside them costs 1 VP.
offensive-made = { $nation } has attacked: the mandated offensive of { FORM($side, "the") } is made.
offensive-called-off = The mandated offensive of { FORM($side, "the") } is called off.
mutiny = The French offensive becomes a mutiny: their first attack in the west without Americans beside them costs 1 VP.
mutiny-attack = The French attack in spite of the mutiny: 1 VP for the Central Powers, now { $points }.
offensive-missed = { $number ->
    [1] The Allied Powers have not made their mandated offensive: 1 VP for the Central Powers, now { $points }.
   *[other] The Central Powers have not made their mandated offensive: 1 VP less for them, now { $points }.
  }

# Actions

automatic-operation = { FORM($side, "the") } take their automatic operation, 1 OPS.
plays-operations = { FORM($side, "the") } play { $card } for { $number } OPS.
plays-redeployment = { FORM($side, "the") } play { $card } for { $number } SR points.
plays-replacements = { FORM($side, "the") } play { $card } for replacement points.
plays-event = { FORM($side, "the") } play the event { $card }.
war-status = War Status of { FORM($side, "the") }: { $number }; combined { $combined }.
event-point = { $card } counts a point in this scenario: now { $points } VP.
offers-peace = { FORM($side, "the") } offer peace terms.
peace-refused = { FORM($side, "the") } refuse the peace terms.
peace-roll = The roll for peace: a { $die }. { points-change }, now { $points }.
points = { points-change }, now { $points }.

# Operations

activated-move = { FORM($side, "the") } activate { FORM($space, "the") } for movement ({ $number } OPS).
activated-attack = { FORM($side, "the") } activate { FORM($space, "the") } for attack ({ $number } OPS).
moves = { COUNT($pieces) ->
    [one] { FORM($pieces, "the") } moves from { FORM($space, "the") } to { FORM($space2, "the") }.
   *[other] { FORM($pieces, "the") } move from { FORM($space, "the") } to { FORM($space2, "the") }.
  }
tries-to-entrench = The { $piece } tries to entrench in { FORM($space, "the") }.
entrench-roll = The { $piece } digs: a { $die }{ modifier }, where { $number } or less is needed.
entrenched = { FORM($side, "the") } have a trench of level { $number } in { FORM($space, "the") }.
trench-taken = { FORM($side, "the") } take the trench in { FORM($space, "the") }: it is now theirs, of level 1.
trench-removed = The trench in { FORM($space, "the") } is gone.
takes-space = { FORM($side, "the") } take { FORM($space, "the") }.
takes-victory-space = { FORM($side, "the") } take { FORM($space, "the") }: now { $points } VP.
beachhead-lost = The beachhead in { FORM($space, "the") } is lost.
fort-destroyed = The fort in { FORM($space, "the") } is destroyed.
redeploys = The { $piece } is redeployed from { FORM($space, "the") } to { FORM($space2, "the") }.

# Combat

attack = { COUNT($pieces2) ->
    [0] { FORM($side, "the") } attack the fort in { FORM($space, "the") } with { FORM($pieces, "the") }.
   *[other] { FORM($side, "the") } attack { FORM($space, "the") } with { FORM($pieces, "the") }. In defence: { FORM($pieces2, "the") }.
  }
pulls-back = Great Retreat: the Russians pull back from { FORM($space, "the") }.
declares = { $card } is used in this attack.
plays-combat-card = { FORM($side, "the") } play { $card }.
uses-combat-card = { FORM($side, "the") } use { $card } again.
attack-cancelled = The attack on { FORM($space, "the") } is cancelled.
flank-success = Flank attack, pinning from { FORM($space, "the") }: a { $die }{ modifier }. It succeeds, and the attackers fire first.
flank-failure = Flank attack, pinning from { FORM($space, "the") }: a { $die }{ modifier }. It fails, and the defenders fire first.
fires-army = { FORM($side, "the") } fire with { $factors ->
    [one] 1 factor
   *[other] { $factors } factors
  } on column { army-column } of the Army table: a { $die }{ modifier }: Loss Number { $number }.
fires-corps = { FORM($side, "the") } fire with { $factors ->
    [one] 1 factor
   *[other] { $factors } factors
  } on column { corps-column } of the Corps table: a { $die }{ modifier }: Loss Number { $number }.
reduced = The { $piece } is reduced.
eliminated = The { $piece } is eliminated.
removed = The { $piece } is out of the game for good.
replaced-by = The { $piece } from the Reserve stands in for { FORM($piece2, "the") } in { FORM($space, "the") }.
combat-won = { FORM($side, "the") } win the combat, { $number } to { $number2 }.
combat-tied = Nobody wins the combat, { $number } to { $number }.
stands = The defenders of { FORM($space, "the") } lose one more step and stand.
stands-by-haig = The defenders of { FORM($space, "the") } stand: Haig saves them the retreat.
retreats = The { $piece } retreats from { FORM($space, "the") } to { FORM($space2, "the") }.
retreats-over = The { $piece } retreats from { FORM($space, "the") } over { FORM($space2, "the") } to { FORM($space3, "the") }.
advances = The { $piece } advances into { FORM($space, "the") }.
peace-offensive-failed = The Peace Offensive has gained no ground: 1 VP less for the Central Powers, now { $points }.

# Events, reinforcements, replacements

enters-war = { FORM($nation, "the") } enters the war beside { FORM($side, "the") }.
us-at-war = The United States enter the war.
placed = The { $piece } is placed in { FORM($space, "the") }.
to-reserve = The { $piece } goes to the Reserve Box.
restored = The { $piece } gets a step back.
rebuilt = The { $piece } is rebuilt.
rebuilt-at = The { $piece } is rebuilt in { FORM($space, "the") }.
grand-fleet = The Grand Fleet has met the High Seas Fleet: no VP.
high-seas-point = The High Seas Fleet was left alone: 1 VP for the Central Powers, now { $points }.
sees-hand = { COUNT($cards) ->
    [0] { FORM($side, "the") } have no cards in hand.
   *[other] { FORM($side, "the") } have in hand: { $cards }.
  }
hand-seen = { FORM($side, "the") } look at the hand of { FORM($side2, "the") }.

# The end of a turn

spaces-turn = Cut off from supply, and now with { FORM($side, "the") }: { FORM($spaces, "the") }.
siege-roll = Siege of { FORM($space, "the") }: a { $die }{ modifier }, where more than { $number } is needed.
blockade = The Blockade: 1 VP less for the Central Powers, now { $points }.
italy-neutral = Italy is still neutral: 1 VP for the Central Powers, now { $points }.
commitment = { FORM($side, "the") } reach { $level }.
armistice = The combined War Status is { $number }: an armistice ends the war.
discards = { FORM($side, "the") } discard { $card }.
reshuffled = { FORM($side, "the") } shuffle their discards into their deck.
drew = { $number ->
    [0] { FORM($side, "the") } draw no cards.
    [one] { FORM($side, "the") } draw one card.
   *[other] { FORM($side, "the") } draw { $number } cards.
  }
drew-own = { COUNT($cards) ->
    [0] { FORM($side, "the") } draw no cards.
   *[other] { FORM($side, "the") } draw { $cards }.
  }
won = The game is over: { $why }. Victory for { FORM($side, "the") }.
game-drawn = The game is over: { $why }. Neither side wins the war.
