# What the verbs are called, alone and with what they point at. The page reads this file, too: there are no forms in it.

# Before the game
verb-begin-with-guns = begin with Guns of August
verb-begin-without-guns = begin without Guns of August
verb-bid-for-allies = bid for the Allied Powers
verb-bid-for-allies-target = bid { $target } VP for the Allied Powers
verb-bid-for-central-powers = bid for the Central Powers
verb-bid-for-central-powers-target = bid { $target } VP for the Central Powers
verb-accept-bid = accept the bid
verb-include = include
verb-include-target = include { $target }
verb-exchange = take out
verb-exchange-target = take out { $target }

# Actions
verb-operations = play for operations
verb-operations-target = { $target } for operations
verb-redeploy = play for Strategic Redeployment
verb-redeploy-target = { $target } for Strategic Redeployment
verb-replacements = play for replacement points
verb-replacements-target = { $target } for replacement points
verb-event = play as an event
verb-event-target = { $target } as an event
verb-automatic-operation = automatic operation (1 OPS)
verb-offer-peace = offer Peace Terms
verb-accept-peace = accept the Peace Terms
verb-refuse-peace = refuse the Peace Terms

# Operations
verb-move = activate for movement
verb-move-target = activate { $target } for movement
verb-attack = activate for attack
verb-attack-target = activate { $target } for attack
verb-take = choose
verb-take-target = choose { $target }
verb-go = go to
verb-go-target = go to { $target }
verb-halt = stop here
verb-entrench = entrench
verb-entrench-target = entrench with { $target }

# Combat
verb-strike = attack
verb-strike-target = attack { $target }
verb-with = attack with
verb-with-target = attack with { $target }
verb-pin = flank attack, pinning from
verb-pin-target = flank attack, pinning from { $target }
verb-play = play
verb-play-target = play { $target }
verb-use = use
verb-use-target = use { $target }
verb-pull-back = pull the Russians back
verb-lose = lose a step from
verb-lose-target = lose a step from { $target }
verb-stand = cancel the retreat
verb-yield = retreat

# Events, reinforcements, replacements
verb-place = place in
verb-place-target = place in { $target }
verb-dig = place a trench in
verb-dig-target = place a trench in { $target }
verb-restore = give a step to
verb-restore-target = give a step to { $target }
verb-reduce = reduce
verb-reduce-target = reduce { $target }
verb-remove = remove
verb-remove-target = remove { $target }
verb-concede-point = give up 1 VP
verb-discard = discard
verb-discard-target = discard { $target }

verb-pass = pass
verb-done = done
