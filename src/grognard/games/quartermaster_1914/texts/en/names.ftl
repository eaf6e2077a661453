# Names in their forms, where they are not those with which acts and records are written. A name has no article; those that
# need one in a sentence have it in the form `the`. The adjective of a nation stands alone, and after an article in `a`.

# Coalitions and powers. A power of a single nation has the trait `nations`.

coalition-central = Central Powers
    .the = the Central Powers
    .adjective = Central Powers
    .a = a Central Powers
    .number = plural
coalition-entente = Entente
    .the = the Entente
    .adjective = Entente
    .a = an Entente

power-austria = Austria
    .long = Austria-Hungary & Ottoman Empire
power-russia = Russia
    .nations = one
power-germany = Germany
    .nations = one
power-france = France
    .long = France & Italy
power-britain = Britain
    .long = United Kingdom & United States

# Nations

nation-austria-hungary = Austria-Hungary
    .adjective = Austro-Hungarian
    .a = an Austro-Hungarian
nation-ottoman-empire = Ottoman Empire
    .the = the Ottoman Empire
    .adjective = Ottoman
    .a = an Ottoman
nation-russia = Russia
    .adjective = Russian
    .a = a Russian
nation-germany = Germany
    .adjective = German
    .a = a German
nation-france = France
    .adjective = French
    .a = a French
nation-italy = Italy
    .adjective = Italian
    .a = an Italian
nation-united-kingdom = United Kingdom
    .the = the United Kingdom
    .adjective = British
    .a = a British
nation-united-states = United States
    .the = the United States
    .adjective = American
    .a = an American

# Spaces

space-united-states = United States
    .the = the United States
space-italian-alps = Italian Alps
    .the = the Italian Alps
space-caucasus = Caucasus
    .the = the Caucasus
space-middle-east = Middle East
    .the = the Middle East
space-western-atlantic = Western Atlantic
    .the = the Western Atlantic
space-north-atlantic = North Atlantic
    .the = the North Atlantic
space-english-channel = English Channel
    .the = the English Channel
space-north-sea = North Sea
    .the = the North Sea
space-baltic-sea = Baltic Sea
    .the = the Baltic Sea
space-western-mediterranean = Western Mediterranean
    .the = the Western Mediterranean
space-eastern-mediterranean = Eastern Mediterranean
    .the = the Eastern Mediterranean
space-adriatic-sea = Adriatic Sea
    .the = the Adriatic Sea
space-black-sea = Black Sea
    .the = the Black Sea
space-caspian-sea = Caspian Sea
    .the = the Caspian Sea

# Types of cards

type-build-army = Build Army
    .a = a Build Army
type-build-navy = Build Navy
    .a = a Build Navy
type-land-battle = Land Battle
    .a = a Land Battle
type-sea-battle = Sea Battle
    .a = a Sea Battle
type-economic-warfare = Economic Warfare
    .a = an Economic Warfare
type-status = Status
    .a = a Status
type-event = Event
    .a = an Event

# Prepare symbols; `short` is for the foot of a card

symbol-reinforce-army = Reinforce Army
    .short = reinforce an army
symbol-reinforce-navy = Reinforce Navy
    .short = reinforce a navy
symbol-sustain-land-battle = Sustain Land Battle
    .short = sustain a land battle
symbol-sustain-sea-battle = Sustain Sea Battle
    .short = sustain a sea battle
symbol-counterattack = Counterattack
    .short = counterattack
symbol-attrition = Attrition
    .short = attrition of a neighbouring power

# Pieces

army-there = { FORM($nation, "adjective") } army in { FORM($space, "the") }
navy-there = { FORM($nation, "adjective") } navy in { FORM($space, "the") }
