# A view as text.

empty = {""}
report-head = { $heading }.
report-last-round = Armistice after round { $round }.
report-out = { CAPITAL($nation) }: out of the game.
report-nation = { $nation }: { $points } PP (income { $income }), territories { $number }, supply cards { $supply }.
report-leader = {"  "}{ $leader } on { $territory }
report-leader-waits = {"  "}{ $leader } on { $territory }, not to be used in the next turn
report-own = {"  "}land: { $territories }
report-developed = {"  "}{ $development }: { $territories }
report-stack = {"  "}armies on { $territory }: { $armies }
report-army = { $army }
report-army-wounded = { $army } (wounded, defence { $number })
report-research = {"  "}research token on square { $number }, { $square }
report-weapon = {"  "}an atomic weapon
report-promotions = {"  "}promotions: { $promotions }
report-hand = {"  "}hand: { $cards }
report-objective = {"  "}objective { $objective }: { $rows }
report-mission = {"  "}mission { $mission }
report-radioactive = Radioactive: { $territories }.
report-decks = Supply cards in the deck: { $number }; missions: { $number2 }.
report-invasion = { FORM($nation, "the") } invades { $territory }, held by { FORM($nation2, "the") }.
report-totals = Attack { $number }, defence { $number2 }.
report-die = { $symbol }: { $number } damage.
report-result = The game is over: { $why }. Winners: { $seats }.

metric-territories-of = territories { $number } of { $needs }
metric-historic-of = historic territories { $number } of { $needs }
metric-industry-of = war industries { $number } of { $needs }
metric-bases-of = bases { $number } of { $needs }
metric-production-of = production { $number } of { $needs }
metric-fortification-of = fortifications { $number } of { $needs }
metric-armies-of = armies { $number } of { $needs }
metric-armour-air-of = armour and air armies { $number } of { $needs }
metric-kills-of = enemy armies eliminated { $number } of { $needs }
metric-captures-of = territories taken { $number } of { $needs }
metric-missions-of = missions { $number } of { $needs }
metric-pp-of = PP { $number } of { $needs }
metric-research-of = square { $number } of { $needs }

# A territory and those around it

road-here = { $territory }, { $what }: { $more }
road = {"  "}{ $territory }, { $what }: { $more }
road-owned = { $nation }
road-nobodys = nobody's
road-radioactive = radioactive
road-developed = { $development }
road-army = { $army }
road-leader = { $leader }
