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
    [1] {" "}(DRM +1)
    [2] {" "}(DRM +2)
    [3] {" "}(DRM +3)
    [4] {" "}(DRM +4)
    [5] {" "}(DRM +5)
    [6] {" "}(DRM +6)
   *[other] {" "}(DRM { $drm })
  }
points-change = { $number ->
    [0] no change in VP
    [1] the Central Powers gain 1 VP
    [2] the Central Powers gain 2 VP
    [3] the Central Powers gain 3 VP
    [-1] the Central Powers lose 1 VP
    [-2] the Central Powers lose 2 VP
    [-3] the Central Powers lose 3 VP
   *[other] the Central Powers gain { $number } VP
  }
army-column = { $column ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6–8
    [6] 9–11
    [7] 12–14
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
bid-rolls = The players roll { $die } and { $die2 } to bid: the higher roll bids first, and ties are rerolled.
bids = The player in the seat of { FORM($seat, "the") } bids { $number } VP to play { FORM($side, "the") }.
bid-accepted = The player in the seat of { FORM($seat, "the") } will play { FORM($side, "the") } for { $number } VP.
cards-chosen = { FORM($side, "the") } have chosen their optional cards.

# The turn

turn-begins = Turn { $turn }: { turn-name }.
round-begins = Action Round { $number }: { FORM($side, "the") }.
offensive-rolled = { FORM($side, "the") } roll { $die } for their Mandated Offensive: { $nation } must attack.
offensive-italy = { FORM($side, "the") } roll { $die } for their Mandated Offensive: { $nation } must attack in { $nation2 }, or attack Italian units.
offensive-none = { FORM($side, "the") } roll { $die } for their Mandated Offensive: none this turn.
offensive-mutiny = The Allied Powers roll { $die } for their Mandated Offensive: the French mutiny, and the first French attack in the west without American units costs 1 VP.
offensive-made = { $nation } has attacked: { FORM($side, "the") } have carried out their Mandated Offensive.
offensive-called-off = The Mandated Offensive of { FORM($side, "the") } is called off.
mutiny = The French offensive becomes a mutiny: the first French attack in the west without American units costs 1 VP.
mutiny-attack = The French attack despite the mutiny: the Central Powers gain 1 VP (VP now { $points }).
offensive-missed = { $number ->
    [1] The Allied Powers have not carried out their Mandated Offensive: the Central Powers gain 1 VP (VP now { $points }).
   *[other] The Central Powers have not carried out their Mandated Offensive: they lose 1 VP (VP now { $points }).
  }

# Actions

automatic-operation = { FORM($side, "the") } take the automatic operation (1 OPS).
plays-operations = { FORM($side, "the") } play { $card } for { $number } OPS.
plays-redeployment = { FORM($side, "the") } play { $card } for { $number } SR points.
plays-replacements = { FORM($side, "the") } play { $card } for replacement points.
plays-event = { FORM($side, "the") } play { $card } as an event.
war-status = The War Status of { FORM($side, "the") } rises to { $number }, the combined War Status to { $combined }.
event-point = { $card } is worth 1 VP in this scenario (VP now { $points }).
offers-peace = { FORM($side, "the") } offer Peace Terms.
peace-refused = { FORM($side, "the") } refuse the Peace Terms.
peace-roll = The peace roll is { $die }: { points-change } (VP now { $points }).
points = { points-change } (VP now { $points }).

# Operations

activated-move = { FORM($side, "the") } activate { FORM($space, "the") } for movement ({ $number } OPS).
activated-attack = { FORM($side, "the") } activate { FORM($space, "the") } for attack ({ $number } OPS).
moves = { COUNT($pieces) ->
    [one] { FORM($pieces, "a") } moves from { FORM($space, "the") } to { FORM($space2, "the") }.
   *[other] { FORM($pieces, "a") } move from { FORM($space, "the") } to { FORM($space2, "the") }.
  }
tries-to-entrench = { FORM($piece, "the") } tries to entrench in { FORM($space, "the") }.
entrench-roll = { FORM($piece, "the") } rolls { $die }{ modifier } to entrench, needing { $number } or less.
entrenched = { FORM($side, "the") } dig a Level { $number } Trench in { FORM($space, "the") }.
trench-taken = { FORM($side, "the") } capture the trench in { FORM($space, "the") }, now a Level 1 Trench of their own.
trench-removed = The trench in { FORM($space, "the") } is removed.
takes-space = { FORM($side, "the") } take { FORM($space, "the") }.
takes-victory-space = { FORM($side, "the") } take { FORM($space, "the") } (VP now { $points }).
beachhead-lost = The beachhead in { FORM($space, "the") } is lost.
fort-destroyed = The fort in { FORM($space, "the") } is destroyed.
redeploys = { FORM($piece, "a") } redeploys from { FORM($space, "the") } to { FORM($space2, "the") }.

# Combat

attack = { COUNT($pieces2) ->
    [0] { FORM($side, "the") } attack the fort in { FORM($space, "the") } with { FORM($pieces, "a") }.
    [one] { FORM($side, "the") } attack { FORM($space, "the") } with { FORM($pieces, "a") }. { CAPITAL(FORM($pieces2, "a")) } defends.
   *[other] { FORM($side, "the") } attack { FORM($space, "the") } with { FORM($pieces, "a") }. { CAPITAL(FORM($pieces2, "a")) } defend.
  }
pulls-back = Great Retreat: the Russian units pull back from { FORM($space, "the") }.
declares = The attackers use { $card }.
plays-combat-card = { FORM($side, "the") } play { $card }.
uses-combat-card = { FORM($side, "the") } use { $card } again.
attack-cancelled = The attack on { FORM($space, "the") } is cancelled.
flank-success = The attackers pin from { FORM($space, "the") }, roll { $die }{ modifier } for the flank attack and succeed: they fire first.
flank-failure = The attackers pin from { FORM($space, "the") }, roll { $die }{ modifier } for the flank attack and fail: the defenders fire first.
fires-army = { FORM($side, "the") } fire with { $factors ->
    [one] 1 combat factor
   *[other] { $factors } combat factors
  } (Army table, column { army-column }), roll { $die }{ modifier } and inflict Loss Number { $number }.
fires-corps = { FORM($side, "the") } fire with { $factors ->
    [one] 1 combat factor
   *[other] { $factors } combat factors
  } (Corps table, column { corps-column }), roll { $die }{ modifier } and inflict Loss Number { $number }.
reduced = { FORM($piece, "the") } is reduced.
eliminated = { FORM($piece, "the") } is eliminated.
removed = { FORM($piece, "the") } is permanently eliminated.
replaced-by = A corps from the Reserve Box replaces { FORM($piece2, "the") } in { FORM($space, "the") }.
combat-won = { FORM($side, "the") } win the combat, { $number } to { $number2 }.
combat-tied = The combat is a tie, { $number } to { $number }.
stands = The defenders of { FORM($space, "the") } lose one more step and cancel the retreat.
stands-by-haig = Haig cancels the retreat from { FORM($space, "the") }.
retreats = { FORM($piece, "the") } retreats from { FORM($space, "the") } to { FORM($space2, "the") }.
retreats-over = { FORM($piece, "the") } retreats from { FORM($space, "the") } through { FORM($space2, "the") } to { FORM($space3, "the") }.
advances = { FORM($piece, "the") } advances into { FORM($space, "the") }.
peace-offensive-failed = Peace Offensive has gained no ground: the Central Powers lose 1 VP (VP now { $points }).

# Events, reinforcements, replacements

enters-war = { FORM($nation, "the") } enters the war on the side of { FORM($side, "the") }.
us-at-war = The United States enters the war.
placed = { FORM($piece, "a") } is placed in { FORM($space, "the") }.
to-reserve = { FORM($piece, "a") } goes to the Reserve Box.
restored = { FORM($piece, "a") } regains a step.
rebuilt = { FORM($piece, "a") } is rebuilt in the Reserve Box.
rebuilt-at = { FORM($piece, "the") } is rebuilt in { FORM($space, "the") }.
grand-fleet = The Grand Fleet has met the High Seas Fleet: no change in VP.
high-seas-point = The High Seas Fleet was left unopposed: the Central Powers gain 1 VP (VP now { $points }).
sees-hand = { COUNT($cards) ->
    [0] { FORM($side, "the") } hold no cards.
   *[other] { FORM($side, "the") } hold { $cards }.
  }
hand-seen = { FORM($side, "the") } look at the hand of { FORM($side2, "the") }.

# The end of a turn

spaces-turn = { COUNT($spaces) ->
    [one] { FORM($spaces, "the") } is out of supply and passes to { FORM($side, "the") }.
   *[other] { FORM($spaces, "the") } are out of supply and pass to { FORM($side, "the") }.
  }
siege-roll = The besiegers of { FORM($space, "the") } roll { $die }{ modifier }, needing more than { $number }.
blockade = The Blockade costs the Central Powers 1 VP (VP now { $points }).
italy-neutral = Italy is still neutral: the Central Powers gain 1 VP (VP now { $points }).
commitment = { FORM($side, "the") } reach { $level }.
armistice = The combined War Status is { $number }: an Armistice ends the war.
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
won = { FORM($side, "the") } win the game: { $why }.
game-drawn = Neither side wins the war: { $why }.
