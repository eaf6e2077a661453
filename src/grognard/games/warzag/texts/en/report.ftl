# A view as text.

empty = {""}
report-head = { $heading }.
report-last-round = Armistice after round { $round }.
report-out = { CAPITAL($nation) }: out of the game.
report-nation = { $nation }: { $points } PP (income { $income }), territories { $number }, supply cards { $supply }.
report-leader = {"  "}{ $leader }: { $territory }
report-leader-waits = {"  "}{ $leader }: { $territory }, cannot be used next turn
report-own = {"  "}territories: { $territories }
report-developed = {"  "}{ $development }: { $territories }
report-stack = {"  "}armies in { FORM($territory, "the") }: { $armies }
report-army = { $army }
report-army-wounded = { $army } (wounded, defence { $number })
report-research = {"  "}research token on square { $number }, { $square }
report-weapon = {"  "}one atomic weapon
report-promotions = {"  "}promotions: { $promotions }
report-hand = {"  "}hand: { $cards }
report-objective = {"  "}objective { $objective }: { $rows }
report-mission = {"  "}mission { $mission }
report-radioactive = Radioactive territories: { $territories }.
report-decks = Supply cards in the deck: { $number }; missions: { $number2 }.
report-invasion = { FORM($nation, "the") } invades { FORM($territory, "the") }, held by { FORM($nation2, "the") }.
report-totals = Attack { $number }, defence { $number2 }.
report-die = { $symbol }: { $number } damage.
report-result = The game is over: { $why }. { COUNT($seats) ->
    [one] Winner: { $seats }.
   *[other] Winners: { $seats }.
  }

progress-territories = territories { $number } of { $needs }
progress-historic = historic territories { $number } of { $needs }
progress-industry = war industries { $number } of { $needs }
progress-bases = bases { $number } of { $needs }
progress-enemy-bases = bases of other players { $number } of { $needs }
progress-production = production { $number } of { $needs }
progress-fortification = fortifications { $number } of { $needs }
progress-armies = armies { $number } of { $needs }
progress-armour-air = armour and air armies { $number } of { $needs }
progress-kills = enemy armies eliminated { $number } of { $needs }
progress-captures = territories taken { $number } of { $needs }
progress-missions = missions { $number } of { $needs }
progress-pp = PP { $number } of { $needs }
progress-research = square { $number } of { $needs }

# A territory and those around it

road-here = { $territory }, { $what }: { $more }
road = {"  "}{ $territory }, { $what }: { $more }
road-owned = { $nation }
road-nobodys = no owner
road-radioactive = radioactive
road-developed = { $development }
road-army = { $army }
road-leader = { $leader }
