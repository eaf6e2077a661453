# Names that differ from the ids of records, and the forms in which the texts want them. Most cities, and the numbered
# cards of fate, are called by their ids.

# Nations: `the`, `of`, `to`, `from` within a sentence; the adjective of a general

nation-prussia = Prussia
    .the = la Prussia
    .of = della Prussia
    .to = alla Prussia
    .from = dalla Prussia
    .adjective = prussiano
nation-hanover = Hannover
    .the = Hannover
    .of = di Hannover
    .to = a Hannover
    .from = da Hannover
    .adjective = hannoveriano
nation-russia = Russia
    .the = la Russia
    .of = della Russia
    .to = alla Russia
    .from = dalla Russia
    .adjective = russo
nation-sweden = Svezia
    .the = la Svezia
    .of = della Svezia
    .to = alla Svezia
    .from = dalla Svezia
    .adjective = svedese
nation-austria = Austria
    .the = l'Austria
    .of = dell'Austria
    .to = all'Austria
    .from = dall'Austria
    .adjective = austriaco
nation-imperial-army = Armata Imperiale
    .the = l'Armata Imperiale
    .of = dell'Armata Imperiale
    .to = all'Armata Imperiale
    .from = dall'Armata Imperiale
    .adjective = imperiale
nation-france = Francia
    .the = la Francia
    .of = della Francia
    .to = alla Francia
    .from = dalla Francia
    .adjective = francese

# Supply trains: `the`, `of`, `to` within a sentence

piece-prussian-train-1 = Cubetto Supporto prussiano 1
    .the = il Cubetto Supporto prussiano 1
    .of = del Cubetto Supporto prussiano 1
    .to = al Cubetto Supporto prussiano 1
piece-prussian-train-2 = Cubetto Supporto prussiano 2
    .the = il Cubetto Supporto prussiano 2
    .of = del Cubetto Supporto prussiano 2
    .to = al Cubetto Supporto prussiano 2
piece-hanoverian-train = Cubetto Supporto hannoveriano
    .the = il Cubetto Supporto hannoveriano
    .of = del Cubetto Supporto hannoveriano
    .to = al Cubetto Supporto hannoveriano
piece-russian-train-1 = Cubetto Supporto russo 1
    .the = il Cubetto Supporto russo 1
    .of = del Cubetto Supporto russo 1
    .to = al Cubetto Supporto russo 1
piece-russian-train-2 = Cubetto Supporto russo 2
    .the = il Cubetto Supporto russo 2
    .of = del Cubetto Supporto russo 2
    .to = al Cubetto Supporto russo 2
piece-swedish-train = Cubetto Supporto svedese
    .the = il Cubetto Supporto svedese
    .of = del Cubetto Supporto svedese
    .to = al Cubetto Supporto svedese
piece-austrian-train-1 = Cubetto Supporto austriaco 1
    .the = il Cubetto Supporto austriaco 1
    .of = del Cubetto Supporto austriaco 1
    .to = al Cubetto Supporto austriaco 1
piece-austrian-train-2 = Cubetto Supporto austriaco 2
    .the = il Cubetto Supporto austriaco 2
    .of = del Cubetto Supporto austriaco 2
    .to = al Cubetto Supporto austriaco 2
piece-imperial-train = Cubetto Supporto imperiale
    .the = il Cubetto Supporto imperiale
    .of = del Cubetto Supporto imperiale
    .to = al Cubetto Supporto imperiale
piece-french-train-1 = Cubetto Supporto francese 1
    .the = il Cubetto Supporto francese 1
    .of = del Cubetto Supporto francese 1
    .to = al Cubetto Supporto francese 1
piece-french-train-2 = Cubetto Supporto francese 2
    .the = il Cubetto Supporto francese 2
    .of = del Cubetto Supporto francese 2
    .to = al Cubetto Supporto francese 2

# Suits

suit-spades = picche
suit-clubs = fiori
suit-hearts = cuori
suit-diamonds = denari

# Generals: `of` and `to`

piece-friedrich = Friedrich
    .of = di Friedrich
    .to = a Friedrich
piece-winterfeldt = Winterfeldt
    .of = di Winterfeldt
    .to = a Winterfeldt
piece-heinrich = Heinrich
    .of = di Heinrich
    .to = a Heinrich
piece-schwerin = Schwerin
    .of = di Schwerin
    .to = a Schwerin
piece-keith = Keith
    .of = di Keith
    .to = a Keith
piece-seydlitz = Seydlitz
    .of = di Seydlitz
    .to = a Seydlitz
piece-dohna = Dohna
    .of = di Dohna
    .to = a Dohna
piece-lehwaldt = Lehwaldt
    .of = di Lehwaldt
    .to = a Lehwaldt
piece-ferdinand = Ferdinand
    .of = di Ferdinand
    .to = a Ferdinand
piece-cumberland = Cumberland
    .of = di Cumberland
    .to = a Cumberland
piece-saltikov = Saltikov
    .of = di Saltikov
    .to = a Saltikov
piece-fermor = Fermor
    .of = di Fermor
    .to = a Fermor
piece-apraxin = Apraxin
    .of = di Apraxin
    .to = ad Apraxin
piece-tottleben = Tottleben
    .of = di Tottleben
    .to = a Tottleben
piece-ehrensvard = Ehrensvärd
    .of = di Ehrensvärd
    .to = a Ehrensvärd
piece-daun = Daun
    .of = di Daun
    .to = a Daun
piece-browne = Browne
    .of = di Browne
    .to = a Browne
piece-karl = Karl
    .of = di Karl
    .to = a Karl
piece-laudon = Laudon
    .of = di Laudon
    .to = a Laudon
piece-lacy = Lacy
    .of = di Lacy
    .to = a Lacy
piece-hildburghausen = Hildburghausen
    .of = di Hildburghausen
    .to = a Hildburghausen
piece-richelieu = Richelieu
    .of = di Richelieu
    .to = a Richelieu
piece-soubise = Soubise
    .of = di Soubise
    .to = a Soubise
piece-chevert = Chevert
    .of = di Chevert
    .to = a Chevert

# Seats: `of`, `to`, `from`

seat-frederick = Federico
    .of = di Federico
    .to = a Federico
    .from = da Federico
seat-elisabeth = Elisabetta
    .of = di Elisabetta
    .to = a Elisabetta
    .from = da Elisabetta
seat-maria-theresa = Maria Teresa
    .of = di Maria Teresa
    .to = a Maria Teresa
    .from = da Maria Teresa
seat-pompadour = Pompadour
    .of = di Pompadour
    .to = a Pompadour
    .from = da Pompadour

# Countries

country-austria = Austria
country-empire = Impero
country-hanover = Hannover
country-poland = Polonia
country-prussia = Prussia
country-saxony = Sassonia
country-sweden = Svezia

# Strokes of fate

fate-america = America
fate-elisabeth = Elisabetta
fate-india = India
fate-lord-bute = Lord Bute
fate-poems = Poesie
fate-sweden = Svezia

# Cities of which the map has several, where the land is named in Italian

city-friedland-bohemia = Friedland (Boemia)
city-konigsberg-east-prussia = Königsberg (Prussia Orientale)
city-osterode-east-prussia = Osterode (Prussia Orientale)
city-friedland-mecklenburg = Friedland (Meclemburgo)
city-ostrow-mazovia = Ostrów (Masovia)
city-schonberg-mecklenburg = Schönberg (Meclemburgo)
city-friedland-east-prussia = Friedland (Prussia Orientale)

# Cities that begin with an A, before which the preposition is `ad`

city-achim = Achim
    .initial = a
city-aleksandrow = Aleksandrów
    .initial = a
city-alfeld = Alfeld
    .initial = a
city-alsfeld = Alsfeld
    .initial = a
city-altenburg = Altenburg
    .initial = a
city-altentreptow = Altentreptow
    .initial = a
city-angerburg = Angerburg
    .initial = a
city-angermunde = Angermünde
    .initial = a
city-anklam = Anklam
    .initial = a
city-apolda = Apolda
    .initial = a
city-arnstadt = Arnstadt
    .initial = a
city-arnswalde = Arnswalde
    .initial = a
city-artern = Artern
    .initial = a
city-aschaffenburg = Aschaffenburg
    .initial = a
city-aschersleben = Aschersleben
    .initial = a
city-aue = Aue
    .initial = a
city-aussig = Aussig
    .initial = a
