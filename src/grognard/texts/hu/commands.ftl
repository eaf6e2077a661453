# What the command line says.

# Problems

export-exists = már van ilyen fájl: { $path }; az exportálás nem ír felül fájlokat
build-broken = itt nem fut a lefordított program ({ $compiled }): { $last }
expected-command = ez kell ide: { $text }
option-form = egy választható szabály alakja NÉV=ÉRTÉK, nem „{ $text }”
option-given-twice = { FORM($name, "az") } választható szabály kétszer szerepel
no-such-folder = { $out }: nincs ilyen mappa
saved-match-own-options = egy mentett játszmának saját forgatókönyve és választható szabályai vannak; hagyd el a --scenario és az --option kapcsolót
acts-range = a játszma akcióinak számozása 1-től { FORM($number, "until") } terjed, nem { FORM($first, "from") } { FORM($last, "until") }
no-section = { FORM($game, "az-in") } nincs „{ $name }” nevű szakasz; ezek vannak: { $names }
data-or-database = a --data és a --database közül csak az egyiket add meg
no-database = ebben a mappában nincs adatbázis: { $folder }; az adatbázis mappáját a --data kapcsolóval add meg
port-range = a port 0 és 65535 közötti szám, nem { $port }
workers-range = a munkafolyamatok száma 1 és 256 között legyen, ne { $workers }
processes-range = a folyamatok száma 1 és { $most } között legyen, ne { $processes }
processes-not-here = ez a rendszer nem tud több folyamatot futtatni; hagyd el a --processes kapcsolót
drain-range = a leállás ideje 0 és 3600 másodperc között legyen, ne { $seconds }
pause-range = a szünet 0 és 60 másodperc között legyen, ne { $pause }
other-game = { $path }: ez a játszma ehhez a játékhoz tartozik: { $name }; itt ennek kellene lennie: { $wanted }
no-secret = { $path }: hiányzik a titok, ezért nem lehet tovább dobni és húzni
file-name-wrong = egy fájl nevében nem lehetnek vezérlőkarakterek
over-see-help = a játszmának vége; a „help” felsorolja, mit tehetsz még
why-what = a „why” után egy akció, egy helyszín, egy egység vagy egy kártya neve kell
roads-needs-place = a „roads” után egy helyszín neve kell
undo-what = ide „undo” vagy (egész lépéshez) „undo all” kell, nem „undo { $text }”
auto-on-or-off = az „auto” után on vagy off állhat, nem „{ $text }”
auto-not-with-several = az „auto” nem használható, ha többen ülnek egy billentyűzetnél: elárulná a többieknek, hogy nem volt választásod
log-needs-number = a „log” után 1 vagy nagyobb szám kell, nem „{ $text }”
save-needs-file = a „save” után egy fájlnév kell
load-needs-file = a „load” után egy fájlnév kell
no-section-here = nincs „{ $text }” nevű szakasz; a „rules” felsorolja a szakaszokat
no-choice-number = nincs { $text }. lehetőség; egy üres sor felsorolja a lehetőségeket
exists-left-alone = { $path }: már van ilyen fájl, és nem ennek a játéknak ({ $name }) a játszmája van benne; érintetlenül maradt
unwritable-name = { $path }: nem írható: a játszma egyik neve nem érvényes szöveg
usage = { $message } (lásd: „{ $prog } --help”)
interrupted = megszakítva

# Translations

no-language-code = egy nyelv kódja két vagy három kisbetű, például „hu”, nem „{ $name }”
translate-which-game = a --forms után egy játék kell, például „--forms hu friedrich”
translate-unknown = { $place }: „{ $name }” nincs az angol szövegek között
translate-file = { $path }: { $most } szövegből { $number } hiányzik
translate-summary = { $name }: { $most } szövegből { $number } kész ({ $state })
translate-complete = teljes
translate-growing = készül

# Match files

told-only = csak { $seat }
told-all-but = mindenki, kivéve: { $seat }
show-game = { $game }, szabályváltozat: { $text }
show-scenario = Forgatókönyv: { $scenario } ({ $name })
show-options = Választható szabályok: { $names }
show-no-options = Választható szabályok: nincsenek
show-seat = Hely: { $seat }: { $name }
show-commitment = Pecsét: { $text }
show-result = Eredmény: { $text }
show-unfinished = a játszma még tart
show-position = Állás: { $most } akcióból { $number } után: { $heading }
verified = { $path }: rendben, { $number } bejegyzés, a dobások és a húzások megfelelnek a titoknak, hash: { $text }
player = játékos
scenarios = Forgatókönyvek
scenario-seats = helyek: { $seats }
options = Választható szabályok (az első érték az alapértelmezett)
option-only-in = csak itt: { $names }

# Stored matches

stored-as = { $path }: ezzel az azonosítóval tároltuk: { $id }
exported = { $path }: { $number } bejegyzés
backed-up = { $path }: { $number } bájt
matches-good = { $most } játszmából { $number } érvényes a mostani szabályokkal
upgrade-moves = { $id }  { $game }: régebbi szabályváltozattal ({ $text }) kezdődött; a mostani ({ $wanted }) ugyanazokhoz az állásokhoz vezet, így a játszma erre frissülne
upgrade-moved = { $id }  { $game }: régebbi szabályváltozattal ({ $text }) kezdődött; frissítve erre: { $wanted }
upgrade-breaks = { $id }  { $game }: régebbi szabályváltozattal ({ $text }) kezdődött; a mostani szabályokkal nem folytatható: { $why }. A játékosai elolvashatják, lemásolhatják, feladhatják, vagy döntetlenben egyezhetnek meg
upgrade-would = Folyamatban lévő játszmák: { $number }. Változatlanul folytatható: { $plays } (ebből a saját, régebbi szabályaival: { $older }); frissülne: { $moves }; nem lenne folytatható: { $breaks }. Egyetlen játszma sem változott.
upgrade-done = Folyamatban lévő játszmák: { $number }. Változatlanul folytatható: { $plays } (ebből a saját, régebbi szabályaival: { $older }); frissítve: { $moves }; nem folytatható: { $breaks }.
entry-elsewhere = { FORM($entry, "the") }. bejegyzésnél ezek a szabályok más álláshoz vezetnek

# The text table

welcome = { $game } – { $scenario }. Írd be: „help”, ha látni szeretnéd a parancsokat.
pass-keyboard = Add át a billentyűzetet { FORM($seat, "the-to") }, majd nyomj Entert.
nothing-to-choose = Automatikus lépés: { $text }.
phases-alone = Automatikusan véget ért, mert nem maradt benne tennivaló: { $phases }.
say-it-again = Ha mégis ezt szeretnéd, írd be újra: { $text }.
game-over-now = A játszmának vége.
still-possible = Még menthetsz, megnézheted a táblát, a naplót és a szabályokat, visszavonhatsz, vagy kiléphetsz.
no-act-see-help = { $problem }; a „help” felsorolja, mit írhatsz be
no-act-or-target = „{ $text }” nem akció, és nem is egy akció célpontja
allowed = szabad
allowed-are = szabad: { $names }
table-answers = Ha csak egy lehetőséged van, az asztal automatikusan lép helyetted.
table-does-not-answer = Akkor is te döntesz, ha csak egy lehetőséged van.
nothing-happened = Még nem történt semmi.
cannot-be-taken-back = ezt nem lehet visszavonni: { $why }
taken-back = Visszavonva.
saved-in = Mentve ide: { $path }.
loaded = Betöltve: { $path }. Ennél a billentyűzetnél: { $seats }.
play-help =
    Egy akciót a számával, a szövegével („{ $act }”, vagy a lejegyzések módján „{ $text }”), a célpontja nevével
    („{ $target }”) vagy ezek elejével választhatsz ki, ha csak egy lehetséges akció illik rá. Egy üres sor újra
    felsorolja a lehetőségeket.

    - why NÉV: megengedett-e, és ha nem, melyik szabály tiltja? A NÉV egy akció, egy helyszín, egy egység vagy egy kártya
    - board: az állás, amennyit láthatsz belőle
    - roads HELYSZÍN: hová vezetnek az útjai, és milyen egységek vannak ott
    - log [N]: az utolsó N esemény (20)
    - undo [all]: visszavonja az utolsó akciódat, vagy az egész lépést, ha azóta nem volt dobás, húzás vagy más játékos akciója
    - auto [on|off]: automatikusan lép, ha csak egy lehetőséged van; nem működik, ha többen ültök egy billentyűzetnél
    - save FÁJL: elmenti a játszmát; lejegyzésként, ha a fájlnév vége .grog
    - load FÁJL: folytatja ennek a játéknak egy mentett játszmáját
    - rules [SZAKASZ]: a szabályok szakaszai, vagy egyiknek a szövege
    - help: ez a szöveg
    - quit: elhagyja az asztalt; ami nincs elmentve, elvész

# Rules and their tests

worked-examples = Kidolgozott példák
sections-without-test = Szakaszok teszt nélkül: { $names }
tests-held = { $number ->
    [0] nincs teszt
   *[other] { $number } teszt
}
no-test-folder = Nincs ilyen mappa: { $path }. Ezért a tesztek hiányoznak a listából.
no-pytest = A pytest nincs telepítve, ezért a tesztek hiányoznak a listából.
tests-unread = Nem olvasható: { $name }. Ezért a tesztjei hiányoznak a listából.
no-such-command = nincs „{ $name }” parancs; a parancsok: { $names }; lásd: „grognard --help”
command-missing = hiányzik egy parancs; a parancsok: { $names }; lásd: „grognard --help”
language-missing = a --language után ezek egyike kell: { $names }

# Random games

fuzz-broken = { $name }, kezdőérték { $seed }, { $place }: { $text }
fuzz-written = kiírva ide: { $path }
fuzz-whole = { $name }: { $number } játszma, { $acts } akció { $seconds } s alatt, hiba nélkül
fuzz-hidden = { FORM($most, "the") } vizsgált pont közül { $number } pontban volt rejtett információ, és a program ezeket másképp is kisorsolta

# Measures

bench-where = { $text }; egy mag
bench-plain = értelmezett
bench-compiled = fordított
bench-ratio = arány
bench-games = véletlen játszma másodpercenként
bench-acts = akció másodpercenként
bench-copies = másolat másodpercenként
bench-copy = mikroszekundum másolatonként
bench-imaginations = determinizálás másodpercenként
bench-state = bájt állapotonként
bench-memory = a folyamat legnagyobb memóriahasználata, MiB
bench-steps = lépés másodpercenként
bench-step = mikroszekundum lépésenként
bench-observation = ebből a megfigyelés
bench-vector-steps = lépés másodpercenként, vektoros
bench-observation-size = szám megfigyelésenként
bench-decision = mikroszekundum döntésenként, bevált fogások szerint
bench-late-decision = ms, a döntések 99. percentilise
bench-slowest-decision = ms, a leglassabb döntés
bench-playouts = végigjátszás másodpercenként
bench-table-load = { $matches } élő játszma, csomópontok: { $nodes }, folyamatok mindegyiken: { $processes }, játszmánként két hely a loopback interfészen, { $cores } mag a kliensekkel közösen, { $seconds } másodperc
bench-answers = { $answers } válasz olyan kérdésekre, amelyeknél a többi játékos nem tudhatja meg, volt-e választás: a válaszidők alapján egy osztályozó az esetek { $right }%-ában talál (a cél legfeljebb 55%, találgatással 50%)
bench-answers-kind = { $kind }: { $right }%, { $free } válasz választással, { $forced } választás nélkül
bench-table-delay = ennyi idő telik el, míg a szolgáltatás tárolja az akciót, és a másik hely is látja: p50 { $p50_ms } ms, p95 { $p95_ms } ms, p99 { $p99_ms } ms, leghosszabb { $worst_ms } ms
bench-table-rate = akció másodpercenként: { $acts_per_second } ({ $acts } mért, { $refused } visszautasított)
bench-table-time = CPU-idő akciónként: { $cpu_ms_per_act } ms a szolgáltatás, { $client_ms_per_act } ms a kliensek
bench-table-memory = a szolgáltatás memóriája: { $memory_mib } MiB; a fájl mérete akciónként: { $file_bytes_per_act } bájt
bench-lobby-load = { $stored } tárolt játszma, mindegyik fajtából { $requests } kérés egymás után
bench-lobby-stranger = az előtér névtelen látogatóknak: p50 { $stranger_p50_ms } ms, p95 { $stranger_p95_ms } ms, CPU-idő { $stranger_cpu_ms } ms
bench-lobby-person = az előtér új látogatóknak: p50 { $person_p50_ms } ms, p95 { $person_p95_ms } ms, CPU-idő { $person_cpu_ms } ms
faults-load = { $kills } SIGKILL { $seconds } másodperc alatt, { $matches } játszma terhelése mellett
faults-found = { $confirmed } megerősített akció, ebből elveszett: { $lost }; a szolgáltatás leállásakor folyamatban: { $unsure }; hiba a tárolt játszmákban: { $broken }
