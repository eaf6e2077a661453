# What can be played, and with what: a title, and a text about it.

game-paths-of-glory = Paths of Glory
    .credits = Paths of Glory is a game by Ted Raicer, published by GMT Games.

# Scenarios

scenario-introductory = Introductory
    .text = Three turns of 1914, with Mobilization cards only. CP wins with 14 VP or more, AP with 10 or less.
scenario-limited-war = Limited War
    .text = From August 1914 until one side reaches Total War, or the end of Summer 1916. CP wins with 17 VP or more, AP with 12 or less.
scenario-campaign = Campaign
    .text = The whole war, from August 1914 to Winter 1919 or an armistice. CP wins with 13 VP or more, or 11 after Brest Litovsk, AP with 9 or less.
scenario-historical = Historical
    .text = The whole war with the tournament rules: other VP spaces, hands of eight cards, Guns of August as the first action and no Peace Terms. AP wins draws.
scenario-great-war = The Great War
    .text = From the Replacement Phase of Summer 1916 to the end of the war, with both sides at Total War and the rules of the Historical scenario.

# Options

option-eight-cards = Eight cards
    .text = Each player has a hand of eight cards instead of seven (9.1.4).
option-entrench-modifier = Entrench modifier
    .text = A German, British, French or Italian army that fails to entrench has -1 on its roll if it tries again in its owner's next action (11.2.10).
option-optional-cards = Optional cards
    .text = Play without the optional cards, with all of them and hands of eight cards, or with those that each player secretly chooses, each in exchange for a card of the same deck and value.
option-bidding = Bidding
    .text = The players bid VP for the side they want to play. AP wins draws, and both players lose if Peace Terms are accepted (5.6).
option-yellow-stripe = Yellow stripe
    .text = Six events, among them Over There and Fall of the Tsar, also give the OPS of their card, as they do in the Historical scenario (5.7.4.7).

# Seats

seat-allied-powers = Allied Powers
    .the = the Allied Powers
seat-central-powers = Central Powers
    .the = the Central Powers
