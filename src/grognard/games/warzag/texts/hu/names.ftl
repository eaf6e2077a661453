# Names, and what the rules of inflection cannot know of them: `sound`, `place`, `article`, or a form itself.

# Seats, nations, alliances, leaders

seat-united-kingdom = Egyesült Királyság
seat-soviet-union = Szovjetunió
seat-germany = Németország
seat-italy = Olaszország

nation-uk = Egyesült Királyság
    .adjective = brit
nation-ussr = Szovjetunió
    .adjective = szovjet
nation-germany = Németország
    .adjective = német
nation-italy = Olaszország
    .adjective = olasz

alliance-allies = Szövetségesek
    .number = plural
alliance-axis = Tengelyhatalmak
    .number = plural

leader-churchill = Churchill
    .sound = csörcsil
leader-stalin = Sztálin
leader-hitler = Hitler
leader-mussolini = Mussolini

# Armies: one message for all of them; `sort` is one without its number, `all` are those of the
# reader, `way` is how it moves

kind-infantry = gyalogság
    .all = gyalogságod
    .way = marches
kind-artillery = tüzérség
    .all = tüzérséged
    .way = marches
kind-armour = páncélos
    .all = páncélosod
    .way = marches
kind-air = légierő
    .all = légierőd
    .way = flies
one-army = { FORM($nation, "adjective") } { $number }. { $kind }
    .sort = { FORM($nation, "adjective") } { $kind }
    .way = { FORM($kind, "way") }
some-armies = { $number ->
    [one] egy
   *[other] { $number }
  } { FORM($army, "sort") }

# Dossiers: those who are trained are called by the form `object`

dossier-commonwealth-rifles = Nemzetközösségi lövészek
    .object = nemzetközösségi lövészeket
dossier-red-army-rifles = Vöröskatonák
    .object = vöröskatonákat
dossier-grenadiers = Gránátosok
    .object = gránátosokat
dossier-bersaglieri = Bersaglierik
    .object = bersaglieriket
dossier-qf-25-pounder = QF 25 fontos ágyú
    .object = 25 fontos ágyús tüzéreket
dossier-matilda-ii-a12 = Matilda II (A12)
    .object = Matilda II-es páncélosokat
dossier-supermarine-spitfire = Supermarine Spitfire
    .object = Supermarine Spitfire-pilótákat
dossier-bm-13-katyusha = BM-13 Katyusa
    .object = BM-13-as Katyusa-tüzéreket
dossier-t-34 = T-34
    .object = T-34-es páncélosokat
dossier-ilyushin-il-2 = Iljusin Il-2
    .object = Iljusin Il-2-es pilótákat
dossier-8-8-cm-flak-36 = 8,8 cm-es Flak 36
    .object = Flak 36-os tüzéreket
dossier-panzer-iv = Panzer IV
    .object = Panzer IV-es páncélosokat
dossier-messerschmitt-bf-109 = Messerschmitt Bf 109
    .object = Messerschmitt Bf 109-es pilótákat
dossier-cannone-da-75-27 = 75/27-es ágyú
    .object = 75/27-es tüzéreket
dossier-m13-40 = M13/40
    .object = M13/40-es páncélosokat
dossier-macchi-c-202-folgore = Macchi C.202 Folgore
    .object = Macchi C.202 Folgore-pilótákat

# The board: on a code and on a base, in a town

territory-a1 = A1
    .place = on
territory-a2 = A2
    .place = on
territory-a3 = A3
    .place = on
territory-a4 = A4
    .place = on
territory-a5 = A5
    .place = on
territory-a6 = A6
    .place = on
territory-b1 = B1
    .place = on
territory-b2 = B2
    .place = on
territory-b3 = B3
    .place = on
territory-normandy = Normandia
territory-b5 = B5
    .place = on
territory-b6 = B6
    .place = on
territory-b7 = B7
    .place = on
territory-foxtrot = Foxtrot bázis
    .place = on
    .article = yes
territory-c2 = C2
    .place = on
territory-c3 = C3
    .place = on
territory-c4 = C4
    .place = on
territory-c5 = C5
    .place = on
territory-alfa = Alfa bázis
    .place = on
    .article = yes
territory-d1 = D1
    .place = on
territory-d2 = D2
    .place = on
territory-ardennes = Ardennek
territory-d4 = D4
    .place = on
territory-leningrad = Leningrád
territory-d6 = D6
    .place = on
territory-d7 = D7
    .place = on
territory-ruhr = Ruhr-vidék
    .place = on
territory-e2 = E2
    .place = on
territory-e3 = E3
    .place = on
territory-e4 = E4
    .place = on
territory-e5 = E5
    .place = on
territory-magnitogorsk = Magnyitogorszk
territory-echo-site = Echo helyszín
    .place = on
    .article = yes
territory-dunkirk = Dunkerque
    .sound = dönkerk
territory-f3 = F3
    .place = on
territory-research = Kutatóközpont
    .article = yes
territory-f5 = F5
    .place = on
territory-stalingrad = Sztálingrád
territory-bravo-site = Bravo helyszín
    .place = on
    .article = yes
territory-turin = Torino
territory-g2 = G2
    .place = on
territory-g3 = G3
    .place = on
territory-g4 = G4
    .place = on
territory-g5 = G5
    .place = on
territory-ploiesti = Ploiești
territory-h1 = H1
    .place = on
territory-h2 = H2
    .place = on
territory-gela = Gela
territory-h4 = H4
    .place = on
territory-kursk = Kurszk
territory-h6 = H6
    .place = on
territory-h7 = H7
    .place = on
territory-delta = Delta bázis
    .place = on
    .article = yes
territory-i2 = I2
    .place = on
territory-i3 = I3
    .place = on
territory-i4 = I4
    .place = on
territory-i5 = I5
    .place = on
territory-charlie = Charlie bázis
    .place = on
    .article = yes
territory-j1 = J1
    .place = on
territory-j2 = J2
    .place = on
territory-j3 = J3
    .place = on
territory-el-alamein = El-Alamein
territory-j5 = J5
    .place = on
territory-j6 = J6
    .place = on
territory-j7 = J7
    .place = on
territory-k1 = K1
    .place = on
territory-k2 = K2
    .place = on
territory-k3 = K3
    .place = on
territory-k4 = K4
    .place = on
territory-k5 = K5
    .place = on
territory-k6 = K6
    .place = on

kind-of-standard = normál terület
kind-of-base = bázis
kind-of-historic = történelmi terület
kind-of-industry = hadiipari terület
kind-of-research = kutatási terület

development-camp = kiképzőtábor
development-production = termelés
    .way = out
development-fortification = erődítmény

symbol-defeat = Vereség
symbol-resistance = Ellenállás
symbol-tenacity = Kitartás

# Supply cards

card-convoy = Konvoj
card-great-convoy = Nagy konvoj
card-war-bonds = Hadikölcsön
card-conscription = Sorozás
card-lend-lease = Kölcsönbérlet
card-forced-march = Erőltetett menet
card-plebiscite = Népszavazás
card-air-support = Légi támogatás
card-partisans = Partizánok
card-minefield = Aknamező
card-fortunes-of-war = Hadiszerencse
card-field-hospital = Tábori kórház
card-engineers = Műszakiak
card-sabotage = Szabotázs
card-scientists = Tudósok

# Objectives

objective-wide-horizons = Tág horizont
objective-paths-of-history = Történelmi ösvények
objective-war-economy = Hadigazdaság
objective-foreign-capitals = Idegen fővárosok
objective-industrial-giant = Ipari óriás
objective-the-long-wall = Hosszú fal
objective-secret-project = Titkos program
objective-great-army = Hatalmas hadsereg
objective-combined-theatres = Közös hadszíntér
objective-war-of-attrition = Felőrlő háború
objective-lightning-war = Villámháború
objective-steel-and-wings = Acél és szárnyak
objective-war-chest = Hadikassza
objective-secret-service = Titkosszolgálat

# Secondary missions

mission-spread-out = Térnyerés
mission-land-rush = Területszerzés
mission-great-advance = Nagy előretörés
mission-raise-the-flag = Zászlófelvonás
mission-two-beacons = Két jelzőfény
mission-call-to-arms = Behívó
mission-full-barracks = Teli laktanyák
mission-combined-arms = Összfegyvernemi harc
mission-take-to-the-skies = Irány az ég
mission-iron-wheels = Lánctalpak
mission-big-guns = Nagy ágyúk
mission-training-ground = Gyakorlótér
mission-breakthrough = Áttörés
mission-rolling-thunder = Gördülő mennydörgés
mission-clean-strike = Tiszta csapás
mission-crush-them = Megsemmisítés
mission-first-blood = Első vér
mission-liberators = Felszabadítók
mission-storm-the-stronghold = Erődroham
mission-wall-breakers = Faltörők
mission-builders = Építők
mission-public-works = Közmunkák
mission-balanced-nation = Kiegyensúlyozott ország
mission-bastions = Bástyák
mission-visit-the-laboratory = Laborlátogatás
mission-far-from-home = Messze otthonról
mission-great-leap = Nagy ugrás
mission-savings = Takarékosság
mission-factory-guard = Gyárőrség
mission-broad-front = Széles front

# Promotions

promotion-assault-troops = Rohamcsapatok
promotion-mountain-troops = Hegyi csapatok
promotion-motorised-infantry = Gépesített gyalogság
promotion-forward-observers = Előretolt megfigyelők
promotion-armoured-shields = Páncélpajzsok
promotion-gun-tractors = Lövegvontatók
promotion-tank-aces = Páncélosászok
promotion-sloped-plates = Döntött páncélzat
promotion-rearguard-drill = Utóvédkiképzés
promotion-fighter-aces = Vadászászok
promotion-self-sealing-tanks = Önzáró tartályok
promotion-night-patrols = Éjszakai őrjáratok

# Squares

square-start = START
square-first-sketches = Első vázlatok
square-field-tests = Terepi próbák
square-depot = Raktár
square-spare-parts = Pótalkatrészek
square-workshop = Műhely
square-high-explosive-shells = Rombológránátok
square-recruiting-office = Sorozóiroda
square-steelworks = Acélmű
square-field-engineers = Tábori műszakiak
square-heavy-armour = Nehézpáncélzat
square-oil-field = Olajmező
square-jet-engines = Sugárhajtóművek
square-heavy-water = Nehézvíz
square-great-depot = Nagy raktár
square-atomic-weapon = Atomfegyver
