# What every game says.

# 'complete' or, while texts are missing, 'growing'

language-state = complete

game-over = a játszmának vége
not-offered = ez az akció most nem lehetséges
not-asked = ennek a helynek most nincs miről döntenie; { FORM($seats, "the") } { TRAIT($seats, "number") ->
    [plural] döntenek
   *[other] dönt
}
not-left-to-chance = csak olyan lap vagy dobás jöhet, amely még lehetséges
not-possible-here = „{ $verb }” itt nem lehetséges; { $now }
this-not-possible-here = ez itt nem lehetséges: { $now }
chance = véletlen

other-question = ez nem a mostani, hanem egy másik kérdésre válaszol

# Taking back

chance-by-itself = ebben a játszmában a dobások és a húzások automatikusan történnek
nothing-done = még egyetlen akció sem történt
nothing-of-yours = nincs visszavonható akciód
chance-since = azóta dobás vagy kártyahúzás történt
seat-since = azóta { FORM($seat, "the") } is { TRAIT($seat, "number") ->
    [plural] léptek
   *[other] lépett
}
shown-by-it = ez az akció titkot fedett fel
no-point-back = a 0. és { FORM($most, "the") }. pont között bármelyik ponthoz visszaléphetsz, { FORM($number, "the") }. ponthoz nem
no-such-point = a játszma pontjai 0-tól { FORM($most, "until") } terjednek; { FORM($number, "the") }. pont nincs köztük
back-needs-number = { FORM($word, "article") } „{ $word }” után egy szám kell 0-tól { FORM($most, "until") }

# Acts, seats, scenarios, options

no-such-target = nincs „{ $name }” nevű { $kind ->
    [army] hadsereg
    [card] kártya
    [city] város
    [copy] kártyapéldány
    [fate] sorskártya
    [mission] küldetés
    [nation] ország
    [number] szám
    [objective] célkitűzés
    [piece] egység
    [power] hatalom
    [promotion] előléptetés
    [space] mező
    [territory] terület
   *[other] célpont
}
could-be = { FORM($name, "article") } „{ $name }” több mindent jelenthet: { $names }
no-such-act = { FORM($number, "the") }. akció nincs köztük; az akciók számozása 0-tól { FORM($most, "until") } terjed
empty-act = üres akció; az itt használható igék: { $names }
unknown-verb = ismeretlen ige: „{ $name }”; az itt használható igék: { $names }
verb-alone = { FORM($word, "article") } „{ $word }” után nem állhat célpont, itt mégis ez követi: „{ $text }”
verb-needs-target = { FORM($word, "article") } „{ $word }” után meg kell nevezni { $kind ->
    [army] egy hadsereget
    [card] egy kártyát
    [city] egy várost
    [copy] egy kártyapéldányt
    [fate] egy sorskártyát
    [mission] egy küldetést
    [nation] egy országot
    [number] egy számot
    [objective] egy célkitűzést
    [piece] egy egységet
    [power] egy hatalmat
    [promotion] egy előléptetést
    [space] egy mezőt
    [territory] egy területet
   *[other] egy célpontot
}, például „{ $text }”
expected-seat-and-act = „HELY: AKCIÓ” kell ide, nem „{ $text }”
no-roads = { FORM($game, "az-in") } nincsenek utak
no-such-game = nincs „{ $name }” nevű játék; a játékok: { $names }
no-such-scenario = { FORM($game, "az-in") } nincs „{ $name }” nevű forgatókönyv; ezek vannak: { $names }
no-such-option = { FORM($game, "az-in") } nincs „{ $name }” nevű választható szabály itt: { $place }; ezek vannak: { $names }
no-such-choice = { FORM($name, "az") } választható szabály értéke { OR($names) } lehet, nem „{ $text }”
no-such-seat = nincs „{ $name }” nevű hely itt: { $place }; a helyek: { $names }
no-such-step = { FORM($game, "az-in") } nincs „{ $step }” nevű lépés
secret-length = a titok { $number } bájt hosszú, pedig { $wanted } bájtosnak kell lennie

# Files

at = { $place }: { $problem }
other-rules = ezt a játszmát más szabályváltozattal játszották ({ $game }, { $text }); itt ez a változat érvényes: { $wanted }
not-whole-json = ez nem érvényes JSON: { $text }
too-deep = ez nem játszmafájl: túl mélyen egymásba ágyazott, vagy túl hosszú szám van benne
no-match-file = ez nem játszmafájl; ennek kellene benne lennie: "format": "{ $text }"
other-format = a formátum változata { $text }; ez a program { FORM($number, "the") }. változatig tudja olvasni a fájlokat
bad-secret = a titok 64 hexadecimális számjegy vagy null lehet
bad-earlier = minden korábbi titokhoz három dolog kell: annak a bejegyzésnek a száma, ameddig érvényes volt, a pecsétje és a 64 hexadecimális számjegye; a legrégebbi álljon elöl
bad-ended = az „ended” mondja meg, kik győztek és miért: mely helyek adták fel a játszmát, vagy hogy a játékosok döntetlenben egyeztek meg
bad-log = a „log” „HELY: AKCIÓ” alakú karakterláncok listája legyen
other-position = az akciók más álláshoz vezetnek, mint amit elmentettek
must-be-text = { FORM($name, "article") } „{ $name }” karakterlánc legyen, ne { $text }
must-be-table = { FORM($name, "article") } „{ $name }” olyan objektum legyen, amelynek értékei karakterláncok, ne { $text }
no-record = ez nem egy játszma lejegyzése; az első sorok egyikében a [Game "..."] címkének kell állnia
other-hash = az akciók más álláshoz vezetnek, mint ami a Hash címkében van
bad-secret-tag = a Secret címkében 64 hexadecimális számjegynek kell állnia
expected-tag = [Game "friedrich"] alakú címke kell ide, nem „{ $text }”
second-tag = { FORM($name, "az") } címke kétszer szerepel; csak egyszer szerepelhet
unknown-tag = ismeretlen címke: { $name }; a címkék: { $names }
comment-not-begun = itt véget ér egy megjegyzés, amely el sem kezdődött
comment-not-ended = itt elkezdődik egy megjegyzés, amely sehol sem ér véget

# Checking a match

secret-not-revealed = a titkot még nem fedték fel, ezért a dobások és a húzások nem ellenőrizhetők
secret-not-committed = a titok nem felel meg annak a pecsétnek, amelyet az első akció előtt közzétettek
chance-unfair = { FORM($entry, "the") }. bejegyzés: a naplóban „{ $text }” áll, a titokból viszont „{ $right }” következik
chance-not-asked = itt sem dobás, sem húzás nem következik
entry-wrong = { FORM($entry, "the") }. bejegyzés: { $problem }
replay-elsewhere = a visszajátszás más álláshoz vezet

# Data files of a game

no-such-section = a szabálykönyvben nincs { $name } szakasz
named-twice = { FORM($name, "az") } kétszer szerepel
expected-columns = ezek az oszlopok kellenek: { $names }
expected-values = { $number } érték kell ide
expected-number-below = { FORM($name, "az") } értéke { FORM($number, "by") } kisebb szám legyen, ne „{ $text }”
not-whole-toml = { $text }
data-lacks = hiányzik: { $name }
data-value = { $kind }: { FORM($name, "az") } egy szó legyen, vagy egy 0-nál nem kisebb egész szám, vagy annyi szám, amennyit a szabályok kérnek, ne „{ $text }”
word-missing = hiányzik egy szó; { OR($names) } kell ide
word-wrong = „{ $text }” nincs köztük; ezek lehetnek: { $names }
word-too-many = fölösleges szó: „{ $text }”
number-wanted = szám kell ide, nem „{ $text }”
place-missing = pontosan egy helyszínt kell megnevezni
no-such-side = „{ $name }” nincs köztük; ezek lehetnek: { $names }
no-hit = „{ $text }” nem veszteség; egy hatalom ({ $names }), egyenlőségjel és egy szám kell ide
no-such-region = nincs „{ $name }” nevű vidék

# How it is put

with-rule = { $rule }. szabály: { $text }
result = { COUNT($seats) ->
    [0] nincs győztes: { $why } ({ $rule }. szabály)
   *[other] { FORM($seats, "the") } győzelme: { $why } ({ $rule }. szabály)
}
result-by-players = { FORM($seats, "the") } győzelme: { $why }
resigned = { FORM($seats, "the") } { TRAIT($seats, "number") ->
    [plural] feladták
   *[other] feladta
} a játszmát
draw-agreed = a játékosok döntetlenben egyeztek meg
list-comma = |, |
list-and = | és |
list-or = | vagy |
seat-chance = véletlen

# Texts themselves

no-such-language = nincsenek szövegek „{ $name }” nyelven; a nyelvek: { $names }
bad-text-file = { $place }: { $text }
bad-text = hibás szöveg, „{ $name }”: { $text }
no-such-text = nincs szöveg ehhez: „{ $name }”

# Lessons

no-positions = { FORM($game, "az-in") } nem lehet kézzel állást felállítani
no-such-lesson = { FORM($game, "az-in") } nincs „{ $name }” nevű lecke; ezek vannak: { $names }
data-unknown = ismeretlen név: „{ $name }”; { OR($names) } kell ide
bad-position = { $text }
lesson-left = { FORM($number, "the") }. akció („{ $text }”) eltér a leckétől
lesson-not-asked = itt nem a tanulónak kell döntenie; most { FORM($seats, "the") } { TRAIT($seats, "number") ->
    [plural] döntenek
   *[other] dönt
}
lesson-way-within = „{ $text }” olyan változatot zár le, amelyen belül egy másik már véget ért
lesson-never-offered = „{ $text }” ebben a lépésben soha nem lehetséges
