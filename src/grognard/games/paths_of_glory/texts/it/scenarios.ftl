# What can be played, and with what: a title, and a text about it.

game-paths-of-glory = Paths of Glory
    .credits = Paths of Glory è un gioco di Ted Raicer, pubblicato da GMT Games.

# Scenarios

scenario-introductory = Introduttivo
    .text = Tre turni del 1914, con le sole carte di Mobilitazione. Le CP vincono con 14 VP o più, gli Alleati con 10 o meno.
scenario-limited-war = Guerra Limitata
    .text = Dall'agosto 1914 finché una parte arriva alla Guerra Totale, al più tardi fino all'Estate 1916. Le CP vincono con 17 VP o più, gli Alleati con 12 o meno.
scenario-campaign = Campagna
    .text = Tutta la guerra, dall'agosto 1914 all'Inverno 1919 o a un Armistizio. Le CP vincono con 13 VP o più, o 11 dopo Brest Litovsk, gli Alleati con 9 o meno.
scenario-historical = Storico
    .text = Tutta la guerra con le regole dei tornei: altri Spazi VP, mani di otto carte, I Cannoni di Agosto come prima azione e niente Termini di Pace. In caso di pareggio vincono gli Alleati.
scenario-great-war = La Grande Guerra
    .text = Dalla Fase dei Rimpiazzi dell'Estate 1916 alla fine della guerra, con entrambe le parti in Guerra Totale e le regole dello scenario Storico.

# Options

option-eight-cards = Otto carte
    .text = Ogni giocatore ha una mano di otto carte invece di sette (9.1.4).
option-entrench-modifier = Modificatore alle trincee
    .text = Un'armata tedesca, inglese, francese o italiana che non riesce a trincerarsi ha -1 al tiro se ritenta nella prossima azione del suo giocatore (11.2.10).
option-optional-cards = Carte opzionali
    .text = Si gioca senza carte opzionali, con tutte (e otto carte in mano), o con quelle che ogni giocatore sceglie in segreto, ognuna in cambio di una carta dello stesso mazzo e valore.
option-bidding = Puntate
    .text = I giocatori puntano VP per la parte che vogliono. In caso di pareggio vincono gli Alleati, e se i Termini di Pace sono accettati perdono entrambi (5.6).
option-yellow-stripe = Striscia gialla
    .text = Sei eventi, fra cui Laggiù e Caduta dello Zar, danno anche le OPS della loro carta, come nello scenario Storico (5.7.4.7).

# Seats

seat-allied-powers = Alleati
    .the = gli Alleati
    .of = degli Alleati
    .to = agli Alleati
    .from = dagli Alleati
    .number = plural
seat-central-powers = Potenze Centrali
    .the = le Potenze Centrali
    .of = delle Potenze Centrali
    .to = alle Potenze Centrali
    .from = dalle Potenze Centrali
    .number = plural
