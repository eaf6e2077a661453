# What speaks for an act, in the words of an adviser: facts of the board, of the own cards and of the own secret orders.

because-wins = Completa il tuo obiettivo { $objective }.
because-objective = Conta per il tuo obiettivo { $objective }.
because-mission-done = Compie la tua missione { $mission }.
because-mission = Conta per la tua missione { $mission }.

# Resources and expansion

because-points = Porta subito { $number } PP.
because-gives = { FORM($nation, "the") } ha solo { $number } PP, e tu più di quanti ne puoi usare.
because-keeps-points = Il resto si tiene per dopo: { $number } PP.
because-annexes = { FORM($territory, "the") } non è di nessuno: si annette per { $number } PP e ne porta { $number2 } a turno.
because-annexes-free = { FORM($territory, "the") } non è di nessuno: si annette gratis e porta { $number } PP a turno.
because-occupies = { FORM($territory, "the") } è un territorio strategico che nessuno tiene.
because-drives-leader = Lì c'è il Leader { FORM($nation, "of") }: è cacciato e salta un turno.
because-front = Con questa armata il tuo attacco contro { FORM($territory, "the") } può arrivare a { $number }, contro una difesa di { $number2 }.
because-threatened = I nemici accanto { FORM($territory, "to") } potrebbero attaccare con { $number }.
because-leads-on = Un passo più in là ({ $territory }) ci sono territori di nessuno: { $number }.
because-nearer = L'armata è più utile { FORM($territory, "in") }.
because-land-in-reach = Una nuova armata raggiunge territori di nessuno, come { FORM($territory, "the") }; in tutto: { $number }.
because-attacker = Può raggiungere il fronte, dove attacca con { $number }.
because-more-armies = Servono altre armate; si possono addestrare { FORM($territory, "in") }.
because-stays = Le altre armate stanno bene dove sono.
because-all-moved = Tutte le armate che possono muovere hanno mosso.
because-card-now = { $card } serve subito.

# Development

because-laboratory = Sul territorio Ricerca e Sviluppo il tuo Leader può attivare il Token Ricerca o promuovere armate.
because-develops = Territori tuoi da sviluppare nel raggio di influenza del Leader ({ $territory }): { $number }.
because-leader-safe = I nemici sono vicini al tuo Leader; { FORM($territory, "in") } è più al sicuro.
because-leader-nearer = Da lì ({ $territory }) il tuo Leader potrà fare di più nei prossimi turni.
because-produces = La produzione { FORM($territory, "in") } porta { $number } PP in più a turno.
because-fortifies = Una fortificazione dà { FORM($territory, "to") } una difesa di { $number } anche senza armate.
because-camp = Con un campo di addestramento si addestrano armate { FORM($territory, "in") }, più vicino a dove servono.
because-activates = Il tuo Token Ricerca parte; passi a turno, per ora: { $number }.
because-bomb-ready = Il Token Ricerca raggiunge la casella dell'arma atomica: è tua.
because-milestone = Il Token Ricerca raggiunge { $square }.
because-researches = { $number ->
    [one] Il Token Ricerca avanza di una casella;
   *[other] Il Token Ricerca avanza di { $number } caselle;
  } all'arma atomica ne mancano { $number2 }.
because-promotes = { $promotion } migliora tutte le armate di questo tipo; sulla mappa: { $number }.
because-evacuates = Le armate { FORM($territory, "in") } sono lontane da ogni nemico.
because-needed = I nemici vicini possono attaccare { FORM($territory, "the") } con { $number }.
because-repairs = Ferite riparate { FORM($territory, "in") }: { $number }.

# Invasions

because-undefended = { FORM($territory, "the") } non ha armate né fortificazioni: niente può fermare l'invasione.
because-attack-odds = { FORM($territory, "the") }: attacco { $number } contro difesa { $number2 }.
because-attack-weak = { FORM($territory, "the") }: attacco { $number } contro difesa { $number2 } non basta a prendere il territorio, ma vi distrugge armate.
because-mines = Solo un campo minato potrebbe fermare l'invasione: circa { $number } probabilità su 100.
because-counter-attack = Il contrattacco fa al peggio { $number } punti danno; le tue armate ne reggono { $number2 }.
because-strategic = { FORM($territory, "the") } è un territorio strategico: prenderlo non costa niente.
because-frees = Non puoi pagare { FORM($territory, "the") }, ma chi lo possiede lo perde.
because-last-land = È l'ultimo territorio { FORM($nation, "of") }.
because-rival = La meta { FORM($nation, "of") } sembra vicina.
because-no-invasion = Nessuna invasione promette più di quanto rischia.
because-enough = Non ne servono altre.
because-missed-least = { FORM($army, "the") } serve meno dove sta ora.
because-liberates = Liberare il territorio vale più che tenerlo.
because-worth-most = { FORM($army, "the") } vale più delle altre che si possono colpire.
because-bomb = L'arma atomica distrugge { FORM($territory, "the") } e tutte le armate che vi stanno: { $number }.
because-sabotage = Il nemico perde ciò che ha sviluppato { FORM($territory, "in") }.
because-mines-hold = Con il campo minato la difesa è { $number2 } contro un attacco di { $number }.
because-rolls-again = Punti danno: { $number }; un altro lancio del dado promette meglio.
because-hurts-more = Il contrattacco fa { $number } punti danno in più.
because-card-kept = Una carta cambierebbe troppo poco.
because-fights-on = Tu possiedi { $number } territori, i tuoi nemici { $number2 }: la guerra non è perduta.
because-surrenders = Tu possiedi { $number } territori, i tuoi nemici { $number2 }.
because-refuge = Da lì ({ $territory }) sarà utile prima che da altrove.
