# What the verbs are called, alone and with what they point at. The page reads this file, too: there are no forms in it.

# Before the game
verb-begin-with-guns = kezdés az Augusztusi ágyúk lappal
verb-begin-without-guns = kezdés az Augusztusi ágyúk lap nélkül
verb-bid-for-allies = licit a Szövetségesekre
verb-bid-for-allies-target = licit a Szövetségesekre: { $target } GYP
verb-bid-for-central-powers = licit a Központi hatalmakra
verb-bid-for-central-powers-target = licit a Központi hatalmakra: { $target } GYP
verb-accept-bid = a licit elfogadása
verb-include = bevétel a pakliba
verb-include-target = bevétel a pakliba: { $target }
verb-exchange = kivétel a pakliból
verb-exchange-target = kivétel a pakliból: { $target }

# Actions
verb-operations = kijátszás hadműveletre
verb-operations-target = hadműveletre: { $target }
verb-redeploy = kijátszás stratégiai átcsoportosításra
verb-redeploy-target = stratégiai átcsoportosításra: { $target }
verb-replacements = kijátszás pótlási pontokért
verb-replacements-target = pótlási pontokért: { $target }
verb-event = kijátszás eseményként
verb-event-target = eseményként: { $target }
verb-automatic-operation = automatikus hadművelet (1 OPS)
verb-offer-peace = békefeltételek felajánlása
verb-accept-peace = a békefeltételek elfogadása
verb-refuse-peace = a békefeltételek elutasítása

# Operations
verb-move = aktiválás mozgásra
verb-move-target = aktiválás mozgásra: { $target }
verb-attack = aktiválás támadásra
verb-attack-target = aktiválás támadásra: { $target }
verb-take = kiválasztás
verb-take-target = kiválasztás: { $target }
verb-go = lépés ide
verb-go-target = lépés ide: { $target }
verb-halt = megállás itt
verb-entrench = beásás
verb-entrench-target = beásás: { $target }

# Combat
verb-strike = támadás
verb-strike-target = támadás: { $target }
verb-with = támadó egység
verb-with-target = támadó egység: { $target }
verb-pin = átkaroló támadás, lekötő mező
verb-pin-target = átkaroló támadás, lekötő mező: { $target }
verb-play = kijátszás
verb-play-target = kijátszás: { $target }
verb-use = felhasználás
verb-use-target = felhasználás: { $target }
verb-pull-back = az oroszok hátravonása
verb-lose = erőlépcső levonása
verb-lose-target = erőlépcső levonása: { $target }
verb-stand = a visszavonulás elkerülése
verb-yield = visszavonulás

# Events, reinforcements, replacements
verb-place = lehelyezés ide
verb-place-target = lehelyezés ide: { $target }
verb-dig = lövészárok ide
verb-dig-target = lövészárok ide: { $target }
verb-restore = erőlépcső visszaadása
verb-restore-target = erőlépcső visszaadása: { $target }
verb-reduce = csökkentés
verb-reduce-target = csökkentés: { $target }
verb-remove = kivétel a játékból
verb-remove-target = kivétel a játékból: { $target }
verb-concede-point = 1 GYP átadása
verb-discard = eldobás
verb-discard-target = eldobás: { $target }

verb-pass = passz
verb-done = befejezés
