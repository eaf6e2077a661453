# Names in their forms, where they are not those with which acts and records are written. A name has no article; those that
# need one in a sentence have it in the form `the`.

# Seats, nations, alliances, leaders

seat-united-kingdom = United Kingdom
    .the = the United Kingdom
seat-soviet-union = Soviet Union
    .the = the Soviet Union

nation-uk = United Kingdom
    .the = the United Kingdom
    .adjective = British
nation-ussr = Soviet Union
    .the = the Soviet Union
    .adjective = Soviet
nation-germany = Germany
    .adjective = German
nation-italy = Italy
    .adjective = Italian

alliance-allies = Allies
    .the = the Allies
    .number = plural
alliance-axis = Axis
    .the = the Axis

leader-churchill = Churchill
leader-stalin = Stalin
leader-hitler = Hitler
leader-mussolini = Mussolini

# Armies: one message for all of them

kind-infantry = infantry
kind-artillery = artillery
kind-armour = armour
kind-air = air
    .noun = air army
    .all = air armies
one-army = { FORM($nation, "adjective") } { FORM($kind, "noun") } { $number }
    .the = the { FORM($nation, "adjective") } { FORM($kind, "noun") }
    .some = { FORM($nation, "adjective") } { FORM($kind, "all") }
some-armies = { $number ->
    [one] { FORM($army, "the") }
   *[other] { $number } { FORM($army, "some") }
  }

# The board

territory-alfa = Base Alfa
territory-charlie = Base Charlie
territory-delta = Base Delta
territory-foxtrot = Base Foxtrot
territory-research = Research and Development
territory-bravo-site = Bravo site
    .the = the Bravo site
territory-echo-site = Echo site
    .the = the Echo site
territory-ardennes = Ardennes
    .the = the Ardennes
territory-ruhr = Ruhr
    .the = the Ruhr

kind-of-standard = standard territory
kind-of-base = base
kind-of-historic = historic territory
kind-of-industry = war industry
kind-of-research = research territory

development-camp = training camp
development-production = production
development-fortification = fortification

symbol-defeat = Defeat
symbol-resistance = Resistance
symbol-tenacity = Tenacity
