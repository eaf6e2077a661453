# Names that differ from the ids of records, and the forms that the texts use. Cities, generals and Cards of
# Fate are called by their ids.

# Nations: `the` within a sentence

nation-prussia = Prussia
    .adjective = Prussian
nation-hanover = Hanover
    .adjective = Hanoverian
nation-russia = Russia
    .adjective = Russian
nation-sweden = Sweden
    .adjective = Swedish
nation-austria = Austria
    .adjective = Austrian
nation-imperial-army = Imperial Army
    .adjective = Imperial
    .the = the Imperial Army
nation-france = France
    .adjective = French

# Supply trains: `the` within a sentence

piece-prussian-train-1 = Prussian train 1
piece-prussian-train-2 = Prussian train 2
piece-hanoverian-train = Hanoverian train
    .the = the Hanoverian train
piece-russian-train-1 = Russian train 1
piece-russian-train-2 = Russian train 2
piece-swedish-train = Swedish train
    .the = the Swedish train
piece-austrian-train-1 = Austrian train 1
piece-austrian-train-2 = Austrian train 2
piece-imperial-train = Imperial train
    .the = the Imperial train
piece-french-train-1 = French train 1
piece-french-train-2 = French train 2

# Suits

suit-spades = spades
suit-clubs = clubs
suit-hearts = hearts
suit-diamonds = diamonds
