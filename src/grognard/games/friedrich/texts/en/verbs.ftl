# What the verbs are called, alone and with what they point at. The page reads this file, too: there are no forms in it.

verb-discard = discard
verb-discard-target = discard { $target }
verb-move = move
verb-move-target = move { $target }
verb-leave = leave behind
verb-leave-target = leave { $target } behind
verb-go = go
verb-go-target = go to { $target }
verb-stop = stop here
verb-done = done
verb-troops = troops
verb-troops-target =
    { $target } { $number ->
        [one] troop
       *[other] troops
    }
verb-attack = attack
verb-attack-target = attack { $target }
verb-with = attack with
verb-with-target = attack with { $target }
verb-play = play
verb-play-target = play { $target }
verb-reserve = reserve
verb-reserve-target = reserve for { $target }
verb-double = play the 11 of spades for 22
verb-break-off = break off the battle
verb-retreat = retreat
verb-retreat-target = retreat to { $target }
verb-recruit = recruit
verb-recruit-target = recruit: { $target }
verb-enter = re-enter
verb-enter-target = re-enter at { $target }
verb-pay = pay
verb-pay-target = pay with { $target }
verb-decline = decline
verb-offer = offer
verb-offer-target = offer { $target }
verb-give = give
verb-give-target = give { $target }
verb-gain = gain a troop
verb-gain-target = a troop for { $target }
verb-lose = lose a troop
verb-lose-target = { $target } loses a troop
verb-remove = remove
verb-remove-target = remove { $target }
verb-turn = turn face down
verb-turn-target = turn { $target } face down
verb-slip = step aside
verb-slip-target = step aside to { $target }
verb-aside = set aside
verb-aside-target = set { $target } aside
verb-free = free
verb-free-target = free { $target }
