# A view as text.

empty = {""}
report-head = { $heading }.
report-last-round = Armistizio dopo il round { $round }.
report-out = { $nation }: fuori dal gioco.
report-nation = { $nation }: { $points } PP (rendita { $income }), territori { $number }, carte Rifornimento { $supply }.
report-leader = {"  "}{ $leader }: { $territory }
report-leader-waits = {"  "}{ $leader }: { $territory }, non utilizzabile nel prossimo turno
report-own = {"  "}territori: { $territories }
report-developed = {"  "}{ $development }: { $territories }
report-stack = {"  "}armate { FORM($territory, "in") }: { $armies }
report-army = { $army }
report-army-wounded = { TRAIT($army, "gender") ->
    [m] { $army } (ferito, difesa { $number })
   *[other] { $army } (ferita, difesa { $number })
  }
report-research = {"  "}Token Ricerca sulla casella { $number }, { $square }
report-weapon = {"  "}un'arma atomica
report-promotions = {"  "}promozioni: { $promotions }
report-hand = {"  "}mano: { $cards }
report-objective = {"  "}obiettivo { $objective }: { $rows }
report-mission = {"  "}missione { $mission }
report-radioactive = Territori radioattivi: { $territories }.
report-decks = Carte Rifornimento nel mazzo: { $number }; missioni: { $number2 }.
report-invasion = { FORM($nation, "the") } invade { FORM($territory, "the") }, territorio { FORM($nation2, "of") }.
report-totals = Attacco { $number }, difesa { $number2 }.
report-die = { $symbol }: { $number } punti danno.
report-result = La partita è finita: { $why }. Vincitori: { $seats }.

metric-territories-of = territori { $number } su { $needs }
metric-historic-of = territori storici { $number } su { $needs }
metric-industry-of = industrie belliche { $number } su { $needs }
metric-bases-of = basi { $number } su { $needs }
metric-production-of = produzioni { $number } su { $needs }
metric-fortification-of = fortificazioni { $number } su { $needs }
metric-armies-of = armate { $number } su { $needs }
metric-armour-air-of = mezzi corazzati e aviazioni { $number } su { $needs }
metric-kills-of = armate nemiche eliminate { $number } su { $needs }
metric-captures-of = territori presi { $number } su { $needs }
metric-missions-of = missioni { $number } su { $needs }
metric-pp-of = PP { $number } su { $needs }
metric-research-of = casella { $number } su { $needs }

# A territory and those around it

road-here = { $territory }, { $what }: { $more }
road = {"  "}{ $territory }, { $what }: { $more }
road-owned = { $nation }
road-nobodys = di nessuno
road-radioactive = radioattivo
road-developed = { $development }
road-army = { $army }
road-leader = { $leader }
