# What is asked.

ask-resources = Play supply cards for PP?
ask-resources-gift = Play supply cards, or give PP to { FORM($nation2, "the") }? A gift costs 1 PP on top.
ask-partner-gift = Give PP to { FORM($nation2, "the") }? A gift costs 1 PP on top.
ask-expansion = Train armies with { $number } PP, then move. The first move, or a card for moving, ends the training.
ask-movement = Move armies, each once; { $number } PP at hand.
ask-move = Where does { FORM($army, "the") } go? Range { $number }.
ask-march = Which army marches with { $number } more range?
ask-conscripts = Where is the infantry trained? { $number } to place.
ask-plebiscite = Which neutral territory is annexed? At most { $number } more.
ask-invasions = Invade a territory? To take one costs { $annex } PP, a base { $base }, a strategic one nothing; { $number } PP at hand.
ask-origins = From where is { FORM($territory, "the") } attacked? Attack { $number } against defence { $wanted }.
ask-occupants = Which armies enter { FORM($territory, "the") }?
ask-support = { $territory }: attack { $number }, defence { $number2 }. Play a card?
ask-defence = { FORM($territory, "the") } is invaded: attack { $number }, defence { $number2 }. Play a card?
ask-eliminate-defenders = Your attack: which defenders are eliminated? { $number ->
    [one] One point left.
   *[other] { $number } points left.
  }
ask-fortune = { $symbol }: { $number } damage. Have the die rolled again?
ask-eliminate-invaders = Your counter-attack: which invaders are eliminated? { $number ->
    [one] One point left;
   *[other] { $number } points left;
  } what is not used becomes wounds.
ask-wounding = Your counter-attack: which army is wounded? { $number ->
    [one] One point left.
   *[other] { $number } points left.
  }
ask-taking = { $number ->
    [0] Which armies move into { FORM($territory, "the") }? Or liberate it: then it is nobody's.
   *[other] Which armies move into { FORM($territory, "the") }, for { $number } PP? Or liberate it: then it is nobody's.
  }
ask-sabotage = Which development is destroyed?
ask-refuge = Where does the leader of { FORM($nation, "the") } go?
ask-leader = Move the leader, then develop in his radius: { $number } PP each, { $points } PP at hand. The first development ends his move.
ask-leader-research = Move the leader ({ $points } PP at hand); then the research token moves { $number ->
    [one] one square
   *[other] { $number } squares
  }.
ask-research = The research token moves { $number ->
    [one] one square
   *[other] { $number } squares
  }; then territories are developed.
ask-leader-laboratory = Move the leader, or let him work on Research and Development: promotion, armament path, repair, evacuation, each once. The first activity ends his move; { $points } PP at hand.
ask-laboratory = The leader works on Research and Development: promotion, armament path, repair, evacuation, each once. Then he develops, { $number } PP each; { $points } PP at hand.
ask-laboratory-research = The leader works on Research and Development: promotion, repair, evacuation, each once; { $points } PP at hand. Then the research token moves { $number ->
    [one] one square
   *[other] { $number } squares
  }.
ask-grounded = The leader cannot be used in this turn.
ask-development = { $free ->
    [0] Develop territories in the radius of the leader ({ $number } PP at hand)?
    [one] Develop territories in the radius of the leader ({ $number } PP at hand, one without cost)?
   *[other] Develop territories in the radius of the leader ({ $number } PP at hand, { $free } without cost)?
  }
ask-repairs = On which territory are the armies repaired?
ask-evacuation = Which army leaves { FORM($territory, "the") }? 1 PP each, { $number } PP at hand.
ask-haven = Where does { FORM($army, "the") } go?
ask-free-infantry = On which base or camp is the infantry placed?
ask-surrender = Your partner is out of the game. Surrender, and the other side wins; or fight on alone.

# What is to be done now, as the end of a refusal

now-resources = { FORM($nation, "the") } is collecting resources
now-partner-gift = { FORM($nation, "the") } may make a gift
now-expansion = { FORM($nation, "the") } trains and moves armies
now-movement = { FORM($nation, "the") } moves armies
now-move = { FORM($army, "the") } is on the move
now-march = an army for the forced march is to be chosen
now-conscripts = infantry is to be placed
now-plebiscite = a territory for the plebiscite is to be chosen
now-invasions = { FORM($nation, "the") } may invade
now-origins = the territories from which { FORM($territory, "the") } is attacked are to be chosen
now-occupants = the armies that enter { FORM($territory, "the") } are to be chosen
now-window = in the invasion of { FORM($territory, "the") } a card may be played
now-eliminate = armies to be eliminated are to be chosen
now-wounding = wounds are to be dealt
now-taking = { FORM($territory, "the") } is to be taken or liberated
now-sabotage = a development to be destroyed is to be chosen
now-refuge = a refuge for the leader of { FORM($nation, "the") } is to be chosen
now-leader = it is the leader's move
now-laboratory = the leader carries out activities
now-development = { FORM($nation, "the") } develops territories
now-repairs = a territory to be repaired is to be chosen
now-evacuation = { FORM($territory, "the") } is being evacuated
now-free-infantry = infantry is to be placed
now-surrender = { FORM($nation, "the") } decides whether to surrender
now-end = { FORM($nation, "the") } ends its turn
