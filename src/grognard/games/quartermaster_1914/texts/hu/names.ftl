# Names that differ from the ids of records. Their forms are made by rule; only exceptions are written. `adjective` of a
# nation stands before a piece; `double` and `short` are for symbols.

# Coalitions, powers and seats

coalition-central = Központi hatalmak
    .number = plural
coalition-entente = Antant
    .article = yes

power-austria = Ausztria
    .long = Osztrák–Magyar Monarchia/Oszmán Török Birodalom
power-russia = Oroszország
    .nations = one
    .long = Oroszország
power-germany = Németország
    .nations = one
    .long = Németország
power-france = Franciaország
    .long = Franciaország/Olaszország
power-britain = Egyesült Királyság
    .long = Egyesült Királyság/Egyesült Államok

seat-austria = Ausztria
seat-russia = Oroszország
seat-germany = Németország
seat-france = Franciaország
seat-britain = Egyesült Királyság
seat-central-powers = Központi hatalmak
    .number = plural
seat-entente = Antant
    .article = yes
seat-russia-and-france = Oroszország és Franciaország

# Nations

nation-austria-hungary = Osztrák–Magyar Monarchia
    .adjective = osztrák–magyar
nation-ottoman-empire = Oszmán Török Birodalom
    .adjective = oszmán török
nation-russia = Oroszország
    .adjective = orosz
nation-germany = Németország
    .adjective = német
nation-france = Franciaország
    .adjective = francia
nation-italy = Olaszország
    .adjective = olasz
nation-united-kingdom = Egyesült Királyság
    .adjective = brit
nation-united-states = Egyesült Államok
    .number = plural
    .adjective = amerikai

# Spaces

space-united-states = Egyesült Államok
    .number = plural
    .local = egyesült államokbeli
space-canada = Kanada
space-ireland = Írország
space-great-britain = Britannia
space-paris = Párizs
space-picardy = Pikárdia
space-belgium = Belgium
space-burgundy = Burgundia
space-provence = Provence
    .sound = provansz
space-western-germany = Nyugat-Németország
space-berlin = Berlin
space-prussia = Poroszország
space-tyrol = Tirol
space-vienna = Bécs
space-budapest = Budapest
    .place = on
space-galicia = Galícia
space-italian-alps = Olasz Alpok
    .number = plural
    .place = in
    .local = olasz alpokbeli
space-rome = Róma
space-serbia = Szerbia
space-greece = Görögország
space-bulgaria = Bulgária
space-romania = Románia
space-poland = Lengyelország
space-petrograd = Petrográd
space-moscow = Moszkva
space-ukraine = Ukrajna
space-caucasus = Kaukázus
    .article = yes
space-azerbaijan = Azerbajdzsán
space-istanbul = Isztambul
space-anatolia = Anatólia
space-middle-east = Közel-Kelet
    .article = yes
    .place = on
space-persia = Perzsia
space-western-atlantic = Nyugat-Atlanti-óceán
    .article = yes
space-north-atlantic = Észak-Atlanti-óceán
    .article = yes
space-english-channel = Angol-csatorna
    .article = yes
space-north-sea = Északi-tenger
    .article = yes
space-baltic-sea = Balti-tenger
    .article = yes
space-western-mediterranean = Földközi-tenger nyugati része
    .article = yes
    .place = on
    .local = nyugat-földközi-tengeri
space-eastern-mediterranean = Földközi-tenger keleti része
    .article = yes
    .place = on
    .local = kelet-földközi-tengeri
space-adriatic-sea = Adriai-tenger
    .article = yes
space-black-sea = Fekete-tenger
    .article = yes
space-caspian-sea = Kaszpi-tenger
    .article = yes

# Types of cards

type-build-army = Seregállítás
    .card = Seregállítás kártya
    .card-object = Seregállítás kártyát
    .card-with = Seregállítás kártyával
type-build-navy = Hadiflotta építése
    .card = Hadiflotta építése kártya
    .card-object = Hadiflotta építése kártyát
    .card-with = Hadiflotta építése kártyával
type-land-battle = Szárazföldi csata
    .card = Szárazföldi csatakártya
    .card-object = Szárazföldi csatakártyát
    .card-with = Szárazföldi csatakártyával
type-sea-battle = Tengeri csata
    .card = Tengeri csatakártya
    .card-object = Tengeri csatakártyát
    .card-with = Tengeri csatakártyával
type-economic-warfare = Gazdasági hadviselés
    .card = Gazdasági hadviselés kártya
    .card-object = Gazdasági hadviselés kártyát
    .card-with = Gazdasági hadviselés kártyával
type-status = Státusz
    .card = Státuszkártya
    .card-object = Státuszkártyát
    .card-with = Státuszkártyával
type-event = Esemény
    .card = Eseménykártya
    .card-object = Eseménykártyát
    .card-with = Eseménykártyával

# Prepare symbols; `short` is for the foot of a card

symbol-reinforce-army = Hadsereg megerősítése
    .double = Hadsereg dupla megerősítése
    .short = hadsereg megerősítése
symbol-reinforce-navy = Flotta megerősítése
    .double = Flotta dupla megerősítése
    .short = flotta megerősítése
symbol-sustain-land-battle = Szárazföldi csata fenntartása
    .double = Szárazföldi csata dupla fenntartása
    .short = szárazföldi csata fenntartása
symbol-sustain-sea-battle = Tengeri csata fenntartása
    .double = Tengeri csata dupla fenntartása
    .short = tengeri csata fenntartása
symbol-counterattack = Ellentámadás
    .double = Dupla ellentámadás
    .short = ellentámadás
symbol-attrition = Veszteség
    .double = Dupla veszteség
    .short = veszteség egy szomszédos hatalomnak

# Pieces

army-there = { FORM($nation, "adjective") } hadsereg ({ $space })
navy-there = { FORM($nation, "adjective") } hadiflotta ({ $space })

# Neutral areas

area-algeria = Algéria
area-danish-straits = dán szorosok
    .number = plural
area-denmark = Dánia
area-egypt = Egyiptom
area-libya = Líbia
area-morocco = Marokkó
area-netherlands = Hollandia
area-norway = Norvégia
area-persian-gulf = Perzsa-öböl
area-portugal = Portugália
area-spain = Spanyolország
area-sweden = Svédország
area-switzerland = Svájc
area-tunisia = Tunézia
area-turkestan = Turkesztán

# Windows that can be passed for a turn

window-counterattacks = ellentámadások
    .number = plural
window-reinforcing = megerősítés
window-sustaining = támadások fenntartása
