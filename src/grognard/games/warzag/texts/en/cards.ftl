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
    [one] train infantry
   *[other] train up to { $number } infantry
  } without cost.
supply-discount = Training: the next army costs { $number } PP less, but at least 1 PP.
supply-range = Movement: one army moves at once, with { $number } more range.
supply-free-annex = Movement: annex, without cost and one after the other, up to { $number } neutral standard territories next to yours with no leader on them.
supply-attack = When you invade a defended territory: +{ $number } to the attack.
supply-resistance = When you are invaded: +{ $number } damage in the counter-attack, whatever the die shows.
supply-defence = When you are invaded: +{ $number } to the defence that the attack must reach.
supply-reroll = Right after the die was rolled, as invader or defender: it is rolled again, and the new result stands.
supply-repair = Phase IV: all wounds of the armies on one territory of yours are gone.
supply-free-develop = Phase IV: { $number ->
    [one] one development
   *[other] up to { $number } developments
  } in the radius of your leader without cost.
supply-remove-dev = Phase III, outside an invasion: an enemy territory next to an army of yours loses its development.
supply-research = Phase IV, after your research token has moved: it moves { $number ->
    [one] one square more
   *[other] { $number } squares more
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
metric-pp = { $number } PP at hand
metric-research = the research token on square { $number }

# Secondary missions

mission-text = { $condition } Reward: { $reward }.
condition-annexed-turn = Annex at least { $number ->
    [one] one neutral territory
   *[other] { $number } neutral territories
  } in this turn.
condition-occupied-turn = Occupy at least { $number ->
    [one] one contested strategic territory
   *[other] { $number } contested strategic territories
  } by movement in this turn.
condition-trained-turn = Train at least { $number ->
    [one] one army
   *[other] { $number } armies
  } in this turn.
condition-trained-kinds-turn = Train armies of at least { $number } different kinds in this turn.
condition-trained-air-turn = Train at least { $number ->
    [one] one air army
   *[other] { $number } air armies
  } in this turn.
condition-trained-armour-turn = Train at least { $number ->
    [one] one armour army
   *[other] { $number } armour armies
  } in this turn.
condition-trained-artillery-turn = Train at least { $number ->
    [one] one artillery army
   *[other] { $number } artillery armies
  } in this turn.
condition-trained-camp-turn = Train at least { $number ->
    [one] one army
   *[other] { $number } armies
  } on a training camp in this turn.
condition-success-turn = Succeed in at least { $number ->
    [one] one invasion
   *[other] { $number } invasions
  } in this turn.
condition-clean-success-turn = Succeed in an invasion in this turn in which none of your armies is eliminated; wounds are allowed.
condition-kills-turn = Eliminate at least { $number ->
    [one] one enemy army
   *[other] { $number } enemy armies
  } in this turn.
condition-liberated-turn = Liberate at least { $number ->
    [one] one enemy territory
   *[other] { $number } enemy territories
  } in this turn.
condition-captured-strategic-turn = Take at least { $number ->
    [one] one strategic territory
   *[other] { $number } strategic territories
  } from an enemy by invasion in this turn.
condition-captured-fort-turn = Succeed in an invasion of a fortification in this turn.
condition-developed-turn = Develop at least { $number ->
    [one] one territory, or change its development,
   *[other] { $number } territories, or change their development,
  } in this turn.
condition-dev-types-owned = Own territories of all { $number } kinds of development at the end of the turn.
condition-fortification-owned = Own at least { $number ->
    [one] one fortification
   *[other] { $number } fortifications
  } at the end of the turn.
condition-leader-on-research = Your leader is on Research and Development at the end of the turn.
condition-leader-distance = Your leader ends the turn { $number ->
    [one] one territory or more
   *[other] { $number } or more territories
  } away from your starting base.
condition-research-moved-turn = Your research token moves at least { $number ->
    [one] one square
   *[other] { $number } squares
  } in this turn.
condition-pp-held = Have at least { $number } PP at the end of the turn.
condition-industry-armies = Have at least { $number ->
    [one] one army
   *[other] { $number } armies
  } on one war industry of yours at the end of the turn.
condition-front-territories = At least { $number ->
    [one] one territory of yours is
   *[other] { $number } territories of yours are
  } next to enemy land at the end of the turn.
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

square-milestone = { $text } Also in passing.
track-none = The token begins here.
track-pp = Gain { $number } PP.
track-supply = Draw { $number ->
    [one] a supply card
   *[other] { $number } supply cards
  }.
track-repair = All wounds of the armies on one territory of yours are gone.
track-free-infantry = Place infantry on one of your bases or training camps without cost; if that cannot be, gain { $instead } PP.
track-free-develop = One development in this turn without cost.
track-tech-infantry-attack = All your infantry: +{ $number } attack for the rest of the game.
track-tech-artillery-attack = All your artillery: +{ $number } attack for the rest of the game.
track-tech-armour-attack = All your armour: +{ $number } attack for the rest of the game.
track-tech-air-attack = All your air armies: +{ $number } attack for the rest of the game.
track-atomic = Take an atomic weapon. The research token stays here.
