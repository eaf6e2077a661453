# What can be played, and with what: a title, and a text about it.

game-paths-of-glory = Paths of Glory
    .credits = Paths of Glory is a game by Ted Raicer, published by GMT Games.

# Scenarios

scenario-introductory = Introductory
    .text = Three turns of 1914, with Mobilization cards only. CP wins with 14 VP or more, AP with 10 or less.
scenario-limited-war = Limited War
    .text = From August 1914 until a side reaches Total War, at the latest Summer 1916. CP wins with 17 VP or more, AP with 12 or less.
scenario-campaign = Campaign
    .text = The whole war, from August 1914 to Winter 1919 or an armistice. CP wins with 13 VP or more, or 11 after Brest Litovsk, AP with 9 or less.
scenario-historical = Historical
    .text = The whole war with the rules of tournaments: other VP spaces, hands of eight cards, Guns of August as the first action, no Peace Terms, and draws fall to AP.
scenario-great-war = The Great War
    .text = From the Replacement Phase of Summer 1916 to the end, with both sides at Total War and the rules of the Historical scenario.

# Options

option-eight-cards = Eight cards
    .text = Hands are eight cards instead of seven (9.1.4).
option-entrench-modifier = Entrench modifier
    .text = A German, British, French or Italian army that fails to entrench rolls with -1 if it tries again in the next action of its owner (11.2.10).
option-optional-cards = Optional cards
    .text = With none of the optional cards, with all of them and hands of eight cards, or with those that each player secretly chooses, each in exchange for a card of the same deck and value.
option-bidding = Bidding
    .text = The players bid VP for the side they want to play; draws fall to AP, and accepted Peace Terms are a defeat for both (5.6).
option-yellow-stripe = Yellow stripe
    .text = Six events, among them Over There and Fall of the Tsar, also give the operations of their card, as they do in the Historical scenario (5.7.4.7).

# Seats

seat-allied-powers = Allied Powers
    .the = the Allied Powers
seat-central-powers = Central Powers
    .the = the Central Powers
