# A view as text.

empty = {""}
report-head = { $heading }.
report-last-round = Fegyverszünet { FORM($round, "the") }. forduló után.
report-out = { CAPITAL($nation) }: kiesett a játszmából.
report-nation = { $nation }: { $points } PP (bevétel: { $income }), területek: { $number }, utánpótláskártyák: { $supply }.
report-leader = {"  "}{ $leader }: { $territory }
report-leader-waits = {"  "}{ $leader }: { $territory }, kimarad a következő körből
report-own = {"  "}területek: { $territories }
report-developed = {"  "}{ $development }: { $territories }
report-stack = {"  "}hadseregek { FORM($territory, "the-at") }: { $armies }
report-army = { $army }
report-army-wounded = { $army } (sérült, védelme { $number })
report-research = {"  "}kutatási jelölő: { $number }. mező, { $square }
report-weapon = {"  "}egy atomfegyver
report-promotions = {"  "}előléptetések: { $promotions }
report-hand = {"  "}kézben: { $cards }
report-objective = {"  "}célkitűzés, { $objective }: { $rows }
report-mission = {"  "}küldetés, { $mission }
report-radioactive = Sugárszennyezett területek: { $territories }.
report-decks = Utánpótláskártyák a pakliban: { $number }; küldetések: { $number2 }.
report-invasion = { FORM($nation, "the") } megtámadja { FORM($territory, "the-object") }, amelyet { FORM($nation2, "the") } véd.
report-totals = Támadás { $number }, védelem { $number2 }.
report-die = { $symbol }: { $number } sebzés.
report-result = Vége a játszmának: { $why }. { COUNT($seats) ->
    [one] Győztes: { $seats }.
   *[other] Győztesek: { $seats }.
  }

progress-territories = területek: { $number } / { $needs }
progress-historic = történelmi területek: { $number } / { $needs }
progress-industry = hadiipari területek: { $number } / { $needs }
progress-bases = bázisok: { $number } / { $needs }
progress-enemy-bases = más játékosok bázisai: { $number } / { $needs }
progress-production = termelés: { $number } / { $needs }
progress-fortification = erődítmények: { $number } / { $needs }
progress-armies = hadseregek: { $number } / { $needs }
progress-armour-air = páncélosok és légierők: { $number } / { $needs }
progress-kills = megsemmisített ellenséges hadseregek: { $number } / { $needs }
progress-captures = elfoglalt területek: { $number } / { $needs }
progress-missions = küldetések: { $number } / { $needs }
progress-pp = PP: { $number } / { $needs }
progress-research = kutatási mező: { $number } / { $needs }

# A territory and those around it

road-here = { $territory }, { $what }: { $more }
road = {"  "}{ $territory }, { $what }: { $more }
road-owned = { $nation }
road-nobodys = nincs tulajdonosa
road-radioactive = sugárszennyezett
road-developed = { $development }
road-army = { $army }
road-leader = { $leader }
