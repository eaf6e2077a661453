# Names that differ from the ids of records. Their forms are made by rule; only exceptions are written. Most cities and
# generals, and the numbered Cards of Fate, are called by their ids.

# Nations: `adjective` of a general or a train

nation-prussia = Poroszország
    .adjective = porosz
nation-hanover = Hannover
    .adjective = hannoveri
nation-russia = Oroszország
    .adjective = orosz
nation-sweden = Svédország
    .adjective = svéd
nation-austria = Ausztria
    .adjective = osztrák
nation-imperial-army = Birodalmi Hadsereg
    .adjective = birodalmi
nation-france = Franciaország
    .adjective = francia

# Supply trains

piece-prussian-train-1 = 1. porosz szekéroszlop
piece-prussian-train-2 = 2. porosz szekéroszlop
piece-hanoverian-train = hannoveri szekéroszlop
piece-russian-train-1 = 1. orosz szekéroszlop
piece-russian-train-2 = 2. orosz szekéroszlop
piece-swedish-train = svéd szekéroszlop
piece-austrian-train-1 = 1. osztrák szekéroszlop
piece-austrian-train-2 = 2. osztrák szekéroszlop
piece-imperial-train = birodalmi szekéroszlop
piece-french-train-1 = 1. francia szekéroszlop
piece-french-train-2 = 2. francia szekéroszlop

# Suits

suit-spades = pikk
suit-clubs = treff
suit-hearts = kőr
suit-diamonds = káró

# Generals who are spoken otherwise than they are written

piece-browne = Browne
    .sound = braun
piece-richelieu = Richelieu
    .sound = risöljő
piece-soubise = Soubise
    .sound = szubíz
piece-chevert = Chevert
    .sound = sövér
piece-lacy = Lacy
    .sound = lászi

# Seats

seat-frederick = Frigyes
seat-elisabeth = Erzsébet
seat-maria-theresa = Mária Terézia
seat-pompadour = Pompadour
    .sound = pompadúr

# Countries

country-austria = Ausztria
country-empire = Birodalom
country-hanover = Hannover
country-poland = Lengyelország
country-prussia = Poroszország
country-saxony = Szászország
country-sweden = Svédország

# Strokes of fate

fate-america = Amerika
fate-elisabeth = Erzsébet
fate-india = India
fate-lord-bute = Lord Bute
    .sound = bjút
fate-poems = Költemények
    .number = plural
fate-sweden = Svédország

# Cities of which the map has several, where the land has a Hungarian name

city-friedland-bohemia = Friedland (Csehország)
city-friedland-east-prussia = Friedland (Kelet-Poroszország)
city-konigsberg-east-prussia = Königsberg (Kelet-Poroszország)
city-lauenburg-pomerania = Lauenburg (Pomeránia)
city-osterode-east-prussia = Osterode (Kelet-Poroszország)
city-ostrow-mazovia = Ostrów (Mazóvia)
city-schonberg-moravia = Schönberg (Morvaország)

# Cities that are spoken otherwise than they are written

city-braunschweig = Braunschweig
    .sound = braunsvájg
city-gutersloh = Gütersloh
    .sound = güterszló
city-oels = Oels
    .sound = ölsz
    .object = Oelst
city-przedborz = Przedbórz
    .sound = psedbuzs
city-soest = Soest
    .sound = zószt
city-tepl = Tepl
    .object = Teplet
city-zgierz = Zgierz
    .sound = zgezs
