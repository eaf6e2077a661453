# A view as text.

empty = {""}
report-head = { $heading }.
report-last-round = Armistizio dopo il round { $round }.
report-out = { $nation }: fuori dal gioco.
report-nation = { $nation }: { $points } PP (rendita { $income }), territori { $number }, carte Rifornimento { $supply }.
report-leader = {"  "}{ $leader }: { $territory }
report-leader-waits = {"  "}{ $leader }: { $territory }, salta il prossimo turno
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
report-die = { $symbol }: { $number ->
    [one] 1 punto danno
   *[other] { $number } punti danno
  }.
report-result = La partita è finita: { $why }. { COUNT($seats) ->
    [one] Vincitore: { $seats }.
   *[other] Vincitori: { $seats }.
  }

progress-territories = territori { $number } su { $needs }
progress-historic = territori storici { $number } su { $needs }
progress-industry = industrie belliche { $number } su { $needs }
progress-bases = basi { $number } su { $needs }
progress-enemy-bases = basi altrui { $number } su { $needs }
progress-production = produzioni { $number } su { $needs }
progress-fortification = fortificazioni { $number } su { $needs }
progress-armies = armate { $number } su { $needs }
progress-armour-air = mezzi corazzati e aviazioni { $number } su { $needs }
progress-kills = armate nemiche eliminate { $number } su { $needs }
progress-captures = territori presi { $number } su { $needs }
progress-missions = missioni { $number } su { $needs }
progress-pp = PP { $number } su { $needs }
progress-research = casella { $number } su { $needs }

# A territory and those around it

road-here = { $territory }, { $what }: { $more }
road = {"  "}{ $territory }, { $what }: { $more }
road-owned = { $nation }
road-nobodys = senza proprietario
road-radioactive = radioattivo
road-developed = { $development }
road-army = { $army }
road-leader = { $leader }
