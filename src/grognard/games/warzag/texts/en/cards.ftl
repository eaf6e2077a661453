# Cards, promotions and squares: their names, and what they say.

one-card = { $card }
one-objective = { $objective }
one-mission = { $mission }
one-promotion = { $promotion }
one-square = { $square }
one-dossier = { $dossier }

# Supply cards

card-pp = Phase I: gain { $number } PP.
card-pp-per-2-territories = Phase I: gain 1 PP for every 2 territories you own, { $number } PP at most.
card-free-infantry = Training: train up to { $number } infantry without cost.
card-discount = Training: the next army costs { $number } PP less, but at least 1 PP.
card-range = Movement: one army moves at once, with { $number } more range.
card-free-annex = Movement: annex up to { $number } neutral standard territories without cost, one after the other, each next to land of yours and without a leader on it.
card-attack = Your invasion of a defended territory: +{ $number } to the attack.
card-resistance = You are invaded: +{ $number } damage in the counter-attack, whatever the die shows.
card-defence = You are invaded: +{ $number } to the defence that the attack must reach.
card-reroll = Right after the die was rolled, as invader or defender: it is rolled again, and the new result stands.
card-repair = Phase IV: all wounds of the armies on one territory of yours are gone.
card-free-develop = Phase IV: up to { $number } developments in the radius of your leader without payment.
card-remove-dev = Phase III, outside an invasion: an enemy territory next to an army of yours loses its development.
card-research = Phase IV, after your research token has moved: it moves { $number } squares more.

# Objectives

objective-text = Two players: { $two }. Three players: { $three }. Four players: { $four }.
objective-short = { $needs }.
metric-territories = { $number } territories
metric-historic = { $number } historic territories
metric-industry = { $number } war industries
metric-bases = { $number } bases
metric-production = { $number } territories with production
metric-fortification = { $number } fortifications
metric-armies = { $number } armies on the board
metric-armour-air = { $number } armour and air armies on the board
metric-kills = { $number } enemy armies eliminated
metric-captures = { $number } enemy territories taken by invasion
metric-missions = { $number } secondary missions fulfilled
metric-pp = { $number } PP at hand
metric-research = the research token on square { $number }

# Secondary missions

mission-text = { $condition } Reward: { $reward }.
mission-annexed-turn = Annex at least { $number } neutral territories in this turn.
mission-occupied-turn = Occupy at least { $number ->
    [one] one contested strategic territory
   *[other] { $number } contested strategic territories
  } by movement in this turn.
mission-trained-turn = Train at least { $number } armies in this turn.
mission-trained-kinds-turn = Train armies of at least { $number } different kinds in this turn.
mission-trained-air-turn = Train at least { $number ->
    [one] one air army
   *[other] { $number } air armies
  } in this turn.
mission-trained-armour-turn = Train at least { $number } armour armies in this turn.
mission-trained-artillery-turn = Train at least { $number } artillery armies in this turn.
mission-trained-camp-turn = Train at least { $number ->
    [one] one army
   *[other] { $number } armies
  } on a training camp in this turn.
mission-success-turn = Succeed in at least { $number ->
    [one] one invasion
   *[other] { $number } invasions
  } in this turn.
mission-clean-success-turn = Succeed in an invasion in this turn in which none of your armies is eliminated; wounds are allowed.
mission-kills-turn = Eliminate at least { $number ->
    [one] one enemy army
   *[other] { $number } enemy armies
  } in this turn.
mission-liberated-turn = Liberate at least { $number ->
    [one] one enemy territory
   *[other] { $number } enemy territories
  } in this turn.
mission-captured-strategic-turn = Take at least { $number ->
    [one] one strategic territory
   *[other] { $number } strategic territories
  } from an enemy by invasion in this turn.
mission-captured-fort-turn = Succeed in an invasion of a fortification in this turn.
mission-developed-turn = Develop or change at least { $number } territories in this turn.
mission-dev-types-owned = Own territories of all { $number } kinds of development at the end of the turn.
mission-fortification-owned = Own at least { $number } fortifications at the end of the turn.
mission-leader-on-research = Your leader is on Research and Development at the end of the turn.
mission-leader-distance = Your leader ends the turn { $number } or more territories away from your starting base.
mission-research-moved-turn = Your research token moves at least { $number } squares in this turn.
mission-pp-held = Have at least { $number } PP at the end of the turn.
mission-industry-armies = Have at least { $number } armies on one war industry of yours at the end of the turn.
mission-front-territories = At least { $number } territories of yours are next to enemy land at the end of the turn.
reward-pp = { $number } PP
reward-supply = { $number ->
    [one] a supply card
   *[other] { $number } supply cards
  }

# Promotions

promotion-text = All your { FORM($kind, "noun") }: { $more }. Costs { $number } PP.
more-attack = +{ $number } attack
more-defence = +{ $number } defence
more-resistance = +{ $number } resistance
more-range = +{ $number } range

# Squares

square-milestone = In passing, too: { $text }
square-none = The token begins here.
square-pp = Gain { $number } PP.
square-supply = Draw { $number ->
    [one] a supply card
   *[other] { $number } supply cards
  }.
square-repair = All wounds of the armies on one territory of yours are gone.
square-free-infantry = Place an infantry on one of your bases or training camps without cost; if that cannot be, gain { $instead } PP.
square-free-develop = One development in this turn needs no payment.
square-tech-artillery-attack = All your artillery: +{ $number } attack for the rest of the game.
square-tech-armour-attack = All your armour: +{ $number } attack for the rest of the game.
square-tech-air-attack = All your air armies: +{ $number } attack for the rest of the game.
square-atomic = Take an atomic weapon. The token stays here.
