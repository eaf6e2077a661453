# What is asked.

ask-resources = Giocare carte Rifornimento per ottenere PP?
ask-resources-gift = Giocare carte Rifornimento o cedere PP { FORM($nation2, "to") }? Ogni cessione costa 1 PP in più.
ask-partner-gift = Cedere PP { FORM($nation2, "to") }? Ogni cessione costa 1 PP in più.
ask-expansion = Addestra armate (PP disponibili: { $number }), poi muovile. Il primo spostamento, o una carta per muovere, conclude l'addestramento.
ask-movement = Muovi le armate, ciascuna una sola volta; PP disponibili: { $number }.
ask-move = Dove va { FORM($army, "the") }? Autonomia { $number }.
ask-march = Quale armata marcia con { $number } di autonomia in più?
ask-conscripts = Dove si addestra la fanteria? Ancora da collocare: { $number }.
ask-plebiscite = Quale territorio neutrale si annette? Ancora al massimo { $number }.
ask-invasions = Invadere un territorio? Prenderlo costa { $annex } PP, una base { $base }, un territorio strategico niente; PP disponibili: { $number }.
ask-origins = Da quali territori attaccare { FORM($territory, "the") }? Attacco { $number } contro difesa { $wanted }.
ask-occupants = Quali armate entrano { FORM($territory, "in") }?
ask-support = Invasione { FORM($territory, "of") }: attacco { $number }, difesa { $number2 }. Giocare una carta?
ask-defence = Invasione { FORM($territory, "of") }: attacco { $number }, difesa { $number2 }. Giocare una carta in difesa?
ask-eliminate-defenders = Il tuo attacco: quali armate del difensore sono eliminate? Punti rimasti: { $number }.
ask-fortune = { $symbol }: { $number ->
    [one] 1 punto danno
   *[other] { $number } punti danno
  }. Far lanciare di nuovo il dado?
ask-eliminate-invaders = Il tuo contrattacco: quali armate dell'invasore sono eliminate? Punti rimasti: { $number }; quelli non usati diventano ferite.
ask-wounding = Il tuo contrattacco: quale armata viene ferita? Punti rimasti: { $number }.
ask-taking = { $number ->
    [0] Quali armate entrano { FORM($territory, "in") }? Oppure libera il territorio, che così non è più di nessuno.
   *[other] Quali armate entrano { FORM($territory, "in") }, per { $number } PP? Oppure libera il territorio, che così non è più di nessuno.
  }
ask-sabotage = Quale sviluppo viene distrutto?
ask-refuge = Dove va il Leader { FORM($nation, "of") }?
ask-leader = Muovi il Leader, poi sviluppa nel suo raggio di influenza: { $number } PP ogni volta, PP disponibili: { $points }. Il primo sviluppo conclude il suo movimento.
ask-leader-research = Muovi il Leader (PP disponibili: { $points }); poi il Token Ricerca avanza di { $number ->
    [one] una casella
   *[other] { $number } caselle
  }.
ask-research = Il Token Ricerca avanza di { $number ->
    [one] una casella
   *[other] { $number } caselle
  }; poi si sviluppano i territori.
ask-leader-laboratory = Muovi il Leader, oppure fallo lavorare nel territorio Ricerca e Sviluppo: promozione, percorso armamenti, riparazione, evacuazione, una volta ciascuna. La prima attività conclude il suo movimento; PP disponibili: { $points }.
ask-laboratory = Il Leader lavora nel territorio Ricerca e Sviluppo: promozione, percorso armamenti, riparazione, evacuazione, una volta ciascuna. Poi sviluppa, { $number } PP ogni volta; PP disponibili: { $points }.
ask-laboratory-research = Il Leader lavora nel territorio Ricerca e Sviluppo: promozione, riparazione, evacuazione, una volta ciascuna; PP disponibili: { $points }. Poi il Token Ricerca avanza di { $number ->
    [one] una casella
   *[other] { $number } caselle
  }.
ask-grounded = Il Leader non può essere usato in questo turno.
ask-development = { $free ->
    [0] Sviluppare territori nel raggio di influenza del Leader (PP disponibili: { $number })?
    [one] Sviluppare territori nel raggio di influenza del Leader (PP disponibili: { $number }, uno gratis)?
   *[other] Sviluppare territori nel raggio di influenza del Leader (PP disponibili: { $number }, { $free } gratis)?
  }
ask-repairs = Su quale territorio si riparano le armate?
ask-evacuation = Quale armata lascia { FORM($territory, "the") }? 1 PP ciascuna, PP disponibili: { $number }.
ask-haven = Dove va { FORM($army, "the") }?
ask-free-infantry = In quale base o campo di addestramento si colloca la fanteria?
ask-surrender = Il tuo alleato è stato eliminato. Ti arrendi, e vince l'altro schieramento, oppure continui la guerra da solo?

# What is to be done now, as the end of a refusal

now-resources = { FORM($nation, "the") } sta raccogliendo le risorse
now-partner-gift = { FORM($nation, "the") } può cedere PP
now-expansion = { FORM($nation, "the") } addestra e muove le armate
now-movement = { FORM($nation, "the") } muove le armate
now-move = { FORM($army, "the") } è in movimento
now-march = si sceglie un'armata per la marcia forzata
now-conscripts = si colloca la fanteria
now-plebiscite = si sceglie un territorio per il plebiscito
now-invasions = { FORM($nation, "the") } può invadere
now-origins = si scelgono i territori da cui attaccare { FORM($territory, "the") }
now-occupants = si scelgono le armate che entrano { FORM($territory, "in") }
now-window = nell'invasione { FORM($territory, "of") } si può giocare una carta
now-eliminate = si scelgono le armate da eliminare
now-wounding = si assegnano le ferite
now-taking = si sceglie se prendere o liberare { FORM($territory, "the") }
now-sabotage = si sceglie uno sviluppo da distruggere
now-refuge = si sceglie dove va il Leader { FORM($nation, "of") }
now-leader = è il momento di muovere il Leader
now-laboratory = il Leader svolge le sue attività
now-development = { FORM($nation, "the") } sviluppa i territori
now-repairs = si sceglie il territorio su cui riparare le armate
now-evacuation = è in corso l'evacuazione { FORM($territory, "of") }
now-free-infantry = si colloca la fanteria
now-surrender = { FORM($nation, "the") } decide se arrendersi
now-end = { FORM($nation, "the") } conclude il suo turno
