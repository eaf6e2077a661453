# What --help says, and what is said of words after a command that cannot be read.

help-about = Történelmi, kártyavezérelt háborús játékok teljes szabályokkal.
help-commands = parancsok:
help-more = A „grognard PARANCS --help” elmagyaráz egy parancsot.
help-usage = használat:
help-arguments = argumentumok
help-options = kapcsolók
help-help = megmutatja ezt a súgót, és kilép
help-version = megmutatja a program változatát, és kilép
help-language = minden kiírás nyelve ({ $text }); a parancssorban bárhol állhat

# Commands

command-games = felsorolja a játékokat forgatókönyveikkel, helyeikkel és lehetőségeikkel
command-play = elindít vagy folytat egy játszmát a terminálban
command-serve = elindítja az asztalt a böngészőben
command-admin = kezeli a tárolt játszmákat: felsorolás, exportálás, importálás, megjelenítés, visszavonás, befejezés, ellenőrzés, biztonsági mentés és frissítés
command-replay = elmeséli egy játszmafájl történetét
command-show = megmutatja, mi van egy játszmafájlban: címkék, eredmény, tábla
command-verify = visszajátszik játszmafájlokat, és ellenőriz minden akciót, dobást és húzást
command-rules = kiírja a szabályokat, és azt, hogy melyik szakaszt mely tesztek fedik le
command-translate = megmutatja, mennyire teljesek a fordítások, mi hiányzik valamelyikből, és milyen alakjai vannak a neveknek
command-fuzz = véletlen játszmákat játszik, és ellenőrzi a program invariánsait
command-arena = két gépi ellenfelet játszat egymás ellen, és kiértékeli az eredményt
command-train = értékelő hálót tanít egy játék gépi ellenfeleinek
command-bench = megméri egy játék, a szolgáltatás vagy az oldal sebességét

# What stands for a value

value-command = PARANCS
value-game = JÁTÉK
value-name = NÉV
value-name-value = NÉV=ÉRTÉK
value-file = FÁJL
value-folder = MAPPA
value-section = SZAKASZ
value-action = AKCIÓ
value-id-or-file = ID vagy FÁJL
value-address = CÍM
value-text = SZÖVEG
value-language = NYELV

# Arguments

help-game = egy játék neve
help-match-file = egy játszmafájl
help-match-files = játszmafájlok
help-play-scenario = a játék egyik forgatókönyve (alapértelmezés: az első)
help-play-option = egy választható szabály; ismételhető
help-play-seat = ezen a helyen játszol (alapértelmezés: az első); ismételhető
help-play-hot-seat = minden helyen ennél a billentyűzetnél játszanak
help-play-opponent = a többi hely játékosa: rules vagy random (alapértelmezés: a legjobb)
help-play-seed = megismételhetővé teszi a dobásokat, a húzásokat és a botok döntéseit
help-play-load = folytat egy mentett játszmát
help-serve-host = ezen a címen fogad kapcsolatokat (127.0.0.1)
help-serve-port = ezen a porton fogad kapcsolatokat (8000; 0: bármelyik)
help-serve-url = az asztal nyilvános címe, például https://table.example.org
help-serve-open = megnyitja az asztalt egy böngészőben
help-serve-limit = beállít egy korlátot; a docs/hosting.md felsorolja őket
help-serve-processes = a játszmákat kiszolgáló folyamatok száma; egynél több, ha van szabad mag (1)
help-serve-workers = azoknak a folyamatoknak a száma, amelyekben a gépi ellenfelek gondolkodnak
help-serve-pause = ennyi másodpercig tart a gép egy döntése (0.1)
help-serve-answer-pause = legalább ennyi másodpercig tart minden olyan válasz, amelyből a többiek nem tudhatják meg, volt-e választás; ehhez jön egy legfeljebb ugyanilyen hosszú véletlen idő (0.75); 0: a válaszok sosem késnek
help-serve-drain = a szolgáltatás ennyi másodpercig fut még a SIGTERM után, miközben a /readyz 503-at ad (0)
help-serve-notify = minden értesítéshez futtatja ezt a parancsot, amely JSON-t kap a szabványos bemenetén
help-data = az adatbázis mappája (~/.local/share/grognard)
help-database = egy PostgreSQL-adatbázis: postgresql://NÉV@GÉP/ADATBÁZIS
help-admin-names = játszmák vagy fájlok
help-admin-record = export: lejegyzés JSON helyett
help-admin-seat = show: amit ez a hely tudhat (alapértelmezés: amit mindenki tudhat)
help-admin-at = show: N akció után (alapértelmezés: most)
help-admin-keep = undo: N akció marad meg (alapértelmezés: az utolsó kivételével mind)
help-admin-check = upgrade: csak megmondja, mi lenne a folyamatban lévő játszmákkal
help-admin-why = end: az ok
help-replay-from = az N. akcióval kezdődik
help-replay-to = az N. akcióval ér véget
help-replay-seat = amit ez a hely tudott (alapértelmezés: amit mindenki tudott)
help-replay-all = minden, a titkok is
help-show-at = az állás N akció után (alapértelmezés: az utolsó)
help-show-seat = amit ez a hely tudhat (alapértelmezés: amit mindenki tudhat)
help-rules-section = csak ez a szakasz
help-rules-tests = a tesztek mappája (alapértelmezés: ./tests)
help-rules-strict = 1-es állapottal lép ki, ha egy szakasznak nincs tesztje
help-translate-missing = felsorolja a NYELV hiányzó szövegeit, mellettük az angolokat
help-translate-forms = felsorolja a JÁTÉK neveit, az alakjaikkal együtt
help-translate-game = csak ennek a játéknak a szövegei
help-translate-count = a --missing mellett: csak megszámolja őket fájlonként
help-translate-all = a --forms mellett: minden alak
help-fuzz-games = N játszmát játszik (alapértelmezés: 20)
help-fuzz-seconds = S másodperc után nem kezd új játszmát
help-fuzz-seed = az első játszma kezdőértéke (alapértelmezés: 1)
help-fuzz-scenario = csak ez a forgatókönyv (alapértelmezés: mind)
help-fuzz-out = ide írja a hibás játszmát
help-arena-names = egy játék és két ellenfél: random, rules, a játék más ellenfele vagy modul:Osztály
help-arena-games = legfeljebb N játszma; páros szám (100)
help-arena-until-sure = megáll, amint az A nyerési aránya szignifikánsan a cél fölött vagy alatt van
help-arena-aim = a nyerési arány, amelyhez hasonlít (0.5)
help-arena-cluster = az ezen a címen lévő Ray-fürtön játszik; auto: az itt futó fürt
help-arena-processes = a folyamatok száma (alapértelmezés: magonként egy)
help-arena-limit = a döntésenkénti CPU-idő, például 2s (saját osztálynál 10s; egyébként nincs korlát)
help-arena-seed = minden dobás és húzás kezdőértéke (1)
help-arena-out = az eredményfájl; ha már van ilyen, a verseny folytatódik. Ranglistánál: a fájlok mappája
help-arena-record = tanítóadatokat (döntéseket) ír ebbe a mappába
help-arena-report = egy oldalt ír ábrákkal, mellé pedig egy mappát a legtanulságosabb játszmákkal
help-arena-ladder = minden ellenfél játszik a többivel; a végén egy táblázatot ír ki
help-arena-levels = minden szint az eggyel gyengébbel játszik (recruit, officer, general, marshal vagy a megadott ellenfelek) minden forgatókönyvben; a végén egy táblázatot ír ki
help-arena-verify = visszajátssza és ellenőrzi egy eredményfájl játszmáit
help-arena-again = a --verify mellett: az ellenfelek N játszmát újra lejátszanak
help-train-names = egy játék és az elvégzendő lépések, mindig ebben a sorrendben (alapértelmezés: games, fit, write és siblings; ha az ellenfél keresés, a games kivételével mind)
help-train-out = a játszmák, az ellenőrzőpont, a görbe és a háló mappája; ha már van benne játszma és ellenőrzőpont, a tanítás folytatódik (train-JÁTÉK)
help-train-scenario = egy forgatókönyv, amelyből tanul; ismételhető (alapértelmezés: mind)
help-train-games = addig játszik, amíg N játszma nincs (400)
help-train-seconds = S másodperc után nem kezd új játszmát; a testvérállások összehasonlítására ugyanez a korlát érvényes
help-train-opponent = a játszmákat játszó ellenfél: rules vagy egy keresés, például search@20 (rules)
help-train-passes = legfeljebb N menet a játszmákon; a tanulás előbb is megáll, ha már nem segít (20)
help-train-hidden = a rejtett egységek száma (128)
help-train-compared = azoknak a félretett játszmáknak a száma, amelyek döntéseit összehasonlítja (20)
help-train-worlds = a végigjátszások száma minden összehasonlított akcióhoz (8)
help-train-searched = a választásokkal rögzített játszmákban N döntésből egyet a keresés hoz meg, a többit a heurisztika (1)
help-train-rounds = R kör: a keresés az eddigi hálóval játszik, majd a háló az összes játszmából tanul (--opponent search@N kell hozzá)
help-bench-game = egy játék, „table” (a webszolgáltatás), „lobby” (a listái), „browser” (az oldal) vagy „view” (amit az oldal mutat, kattintásokban és képpontokban)
help-bench-seconds = S másodpercig mér (10)
help-bench-envs = a gépi tanuláshoz használt megfigyeléseket és akciómaszkokat is méri
help-bench-bots = azt méri, milyen gyorsan dönt a bevált fogások szerint játszó ellenfél, és milyen gyorsan játszik végig játszmákat
help-bench-scenario = a mért forgatókönyv (alapértelmezés: az első)
help-bench-matches = table: az élő játszmák száma (200)
help-bench-rate = table: akció másodpercenként minden játszmában (0.5)
help-bench-nodes = table: a csomópontok száma, a --database mellett (1)
help-bench-processes = table: a folyamatok száma csomópontonként (1)
help-bench-database = table: egy üres PostgreSQL-adatbázist használ
help-bench-whole = table: változások helyett egész állásokat küld az oldalaknak
help-bench-stored = lobby: a tárolt játszmák száma (50000)
help-bench-faults = table: N alkalommal kilövi a szolgáltatást terhelés közben
help-bench-answers = table: azt méri, elárulja-e egy válasz ideje, hogy volt választás
help-bench-json = JSON-t ír ki
help-bench-alone = csak ezt a változatot méri, a build/compiled mappában lévőt nem

# Words that cannot be read

argument-wrong = { FORM($argument_name, "az") } argumentum: { $message }
argument-unknown = ismeretlen argumentum: { $text }
argument-excluded = nem használható ezzel együtt: { $text }
argument-without-value = fölösleges érték: „{ $text }”
argument-missing = hiányzó argumentum: { $text }
argument-needs-value = érték kell utána
argument-ambiguous = nem egyértelmű kapcsoló: { $option }; ezek lehetnek: { $matches }
argument-no-choice = érvénytelen választás: „{ $value }” (ezek lehetnek: { $choices })
argument-no-value = érvénytelen érték: „{ $value }”
