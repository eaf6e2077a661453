# Cards, promotions and squares: their names, and what they say.

one-card = { $card }
one-objective = { $objective }
one-mission = { $mission }
one-promotion = { $promotion }
one-square = { $square }
one-dossier = { $dossier }

# Supply cards

supply-pp = Phase I: gain { $number } PP.
supply-pp-per-2-territories = Phase I: gain 1 PP for every 2 territories you own, { $number } PP at most.
supply-free-infantry = Training: { $number ->
    [one] train one infantry
   *[other] train up to { $number } infantry
  } for free.
supply-discount = Training: the next army costs { $number } PP less, but at least 1 PP.
supply-range = Movement: move one army at once, with { $number } more range.
supply-free-annex = Movement: annex up to { $number } neutral standard territories for free, one after the other; each must be adjacent to one of your territories and have no leader in it.
supply-attack = When you invade a defended territory: +{ $number } to the attack.
supply-resistance = When you are invaded: +{ $number } damage in the counterattack, whatever the die roll.
supply-defence = When you are invaded: +{ $number } to the defence that the attack must reach.
supply-reroll = Right after the die roll, as invader or defender: reroll the die; the new result counts.
supply-repair = Phase IV: remove all wounds of the armies in one of your territories.
supply-free-develop = Phase IV: { $number ->
    [one] one free development
   *[other] up to { $number } free developments
  } in your leader's radius.
supply-remove-dev = Phase III, outside an invasion: remove the development of an enemy territory adjacent to one of your armies.
supply-research = Phase IV, after your research token has moved: move it { $number ->
    [one] one more square
   *[other] { $number } more squares
  }.

# Objectives

objective-text = Two players: { $two }. Three players: { $three }. Four players: { $four }.
objective-short = To win: { $needs }.
both-needs = { $first } and { $second }
metric-territories = { $number ->
    [one] one territory
   *[other] { $number } territories
  }
metric-historic = { $number ->
    [one] one historic territory
   *[other] { $number } historic territories
  }
metric-industry = { $number ->
    [one] one war industry
   *[other] { $number } war industries
  }
metric-bases = { $number ->
    [one] one base
   *[other] { $number } bases
  }
metric-enemy-bases = { $number ->
    [one] a base on which another player started
   *[other] { $number } bases on which other players started
  }
metric-production = { $number ->
    [one] one territory with
   *[other] { $number } territories with
  } production
metric-fortification = { $number ->
    [one] one fortification
   *[other] { $number } fortifications
  }
metric-armies = { $number ->
    [one] one army
   *[other] { $number } armies
  } on the board
metric-armour-air = { $number } armour and air armies on the board
metric-kills = { $number ->
    [one] one enemy army
   *[other] { $number } enemy armies
  } eliminated
metric-captures = { $number ->
    [one] one enemy territory
   *[other] { $number } enemy territories
  } taken by invasion
metric-missions = { $number ->
    [one] one secondary mission
   *[other] { $number } secondary missions
  } fulfilled
metric-pp = { $number } PP
metric-research = the research token on square { $number }

# Secondary missions

mission-text = { $condition } Reward: { $reward }.
condition-annexed-turn = Annex at least { $number ->
    [one] one neutral territory
   *[other] { $number } neutral territories
  } this turn.
condition-occupied-turn = Occupy at least { $number ->
    [one] one contested strategic territory
   *[other] { $number } contested strategic territories
  } by movement this turn.
condition-trained-turn = Train at least { $number ->
    [one] one army
   *[other] { $number } armies
  } this turn.
condition-trained-kinds-turn = Train armies of at least { $number } different kinds this turn.
condition-trained-air-turn = Train at least { $number ->
    [one] one air army
   *[other] { $number } air armies
  } this turn.
condition-trained-armour-turn = Train at least { $number ->
    [one] one armour army
   *[other] { $number } armour armies
  } this turn.
condition-trained-artillery-turn = Train at least { $number ->
    [one] one artillery army
   *[other] { $number } artillery armies
  } this turn.
condition-trained-camp-turn = Train at least { $number ->
    [one] one army
   *[other] { $number } armies
  } at a training camp this turn.
condition-success-turn = Succeed in at least { $number ->
    [one] one invasion
   *[other] { $number } invasions
  } this turn.
condition-clean-success-turn = Succeed in an invasion this turn without losing an army; wounds are allowed.
condition-kills-turn = Eliminate at least { $number ->
    [one] one enemy army
   *[other] { $number } enemy armies
  } this turn.
condition-liberated-turn = Liberate at least { $number ->
    [one] one enemy territory
   *[other] { $number } enemy territories
  } this turn.
condition-captured-strategic-turn = Take at least { $number ->
    [one] one strategic territory
   *[other] { $number } strategic territories
  } from an enemy by invasion this turn.
condition-captured-fort-turn = Succeed in an invasion of a fortification this turn.
condition-developed-turn = Develop at least { $number ->
    [one] one territory, or change its development,
   *[other] { $number } territories, or change their developments,
  } this turn.
condition-dev-types-owned = Own territories with all { $number } kinds of development at the end of the turn.
condition-fortification-owned = Own at least { $number ->
    [one] one fortification
   *[other] { $number } fortifications
  } at the end of the turn.
condition-leader-on-research = Have your leader at Research and Development at the end of the turn.
condition-leader-distance = Have your leader { $number ->
    [one] one territory or more
   *[other] { $number } or more territories
  } away from your starting base at the end of the turn.
condition-research-moved-turn = Move your research token at least { $number ->
    [one] one square
   *[other] { $number } squares
  } this turn.
condition-pp-held = Have at least { $number } PP at the end of the turn.
condition-industry-armies = Have at least { $number ->
    [one] one army
   *[other] { $number } armies
  } in one of your war industries at the end of the turn.
condition-front-territories = Have at least { $number ->
    [one] one territory
   *[other] { $number } territories
  } adjacent to enemy territories at the end of the turn.
reward-pp = { $number } PP
reward-supply = { $number ->
    [one] a supply card
   *[other] { $number } supply cards
  }

# Promotions

promotion-text = All your { FORM($kind, "all") }: { $more }. Costs { $number } PP.
more-attack = +{ $number } attack
more-defence = +{ $number } defence
more-resistance = +{ $number } resistance
more-range = +{ $number } range

# Squares

square-milestone = { $text } This also takes effect in passing.
track-none = The research token begins here.
track-pp = Gain { $number } PP.
track-supply = Draw { $number ->
    [one] a supply card
   *[other] { $number } supply cards
  }.
track-repair = Remove all wounds of the armies in one of your territories.
track-free-infantry = Place free infantry at one of your bases or training camps; if you cannot, gain { $instead } PP.
track-free-develop = One development is free this turn.
track-tech-infantry-attack = All your infantry: +{ $number } attack for the rest of the game.
track-tech-artillery-attack = All your artillery: +{ $number } attack for the rest of the game.
track-tech-armour-attack = All your armour: +{ $number } attack for the rest of the game.
track-tech-air-attack = All your air armies: +{ $number } attack for the rest of the game.
track-atomic = Take an atomic weapon.
