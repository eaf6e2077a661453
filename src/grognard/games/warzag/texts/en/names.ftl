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

# Dossiers: what is trained is called by the form `some`

dossier-qf-25-pounder = QF 25-pounder
    .some = QF 25-pounders
dossier-matilda-ii-a12 = Matilda II (A12)
    .some = Matilda II tanks
dossier-supermarine-spitfire = Supermarine Spitfire
    .some = Supermarine Spitfires
dossier-bm-13-katyusha = BM-13 Katyusha
    .some = BM-13 Katyushas
dossier-t-34 = T-34
    .some = T-34 tanks
dossier-ilyushin-il-2 = Ilyushin Il-2
    .some = Ilyushin Il-2s
dossier-8-8-cm-flak-36 = 8.8 cm Flak 36
    .some = 8.8 cm Flak 36 guns
dossier-panzer-iv = Panzer IV
    .some = Panzer IVs
dossier-messerschmitt-bf-109 = Messerschmitt Bf 109
    .some = Messerschmitt Bf 109s
dossier-cannone-da-75-27 = Cannone da 75/27
    .some = 75/27 field guns
dossier-m13-40 = M13/40
    .some = M13/40 tanks
dossier-macchi-c-202-folgore = Macchi C.202 Folgore
    .some = Macchi C.202 Folgores

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
    .a = a training camp
development-production = production
    .a = production
development-fortification = fortification
    .a = a fortification

symbol-defeat = Defeat
symbol-resistance = Resistance
symbol-tenacity = Tenacity
