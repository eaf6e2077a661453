# What the arena says.

# Problems

arena-one-side = itt minden hely egy oldalon van, ezért nincs kivel játszani: { $place }
arena-needs = az arénához egy játék és két ellenfél kell, például „grognard arena friedrich rules random”, vagy --verify és egy eredményfájl
arena-ladder-needs = a ranglistához legalább két különböző ellenfél kell
arena-games-even = a játszmák párosával folynak, oldalcserével: a --games páros szám legyen, legalább 2, ne { $text }
arena-aim-range = a cél 0 és 1 közötti szám legyen, ne { $text }
arena-not-with = ez a kettő nem használható együtt: { $name } és { $text }
arena-other-acts = ezt { FORM($text, "az") } akciótérrel játszották; itt az akciótér { $wanted }
arena-no-results = ez nem az aréna eredményfájlja (annak első sora JSON, és a formátuma „{ $text }”)
arena-other-version = a formátum változata { $text }; ez a program ezt a változatot olvassa: { $wanted }
arena-line-damaged = ez a sor sérült; változatlan maradt
arena-other-contest = { $path } egy másik versenyhez tartozik: ott { FORM($name, "az") } értéke { $text }, nem { $wanted }; adj meg másik fájlt: --out
arena-file-busy = ezt a fájlt egy másik program írja: { $path }
arena-too-many-failures = { $number } játszma összeomlott; az aréna leáll. Az eddigi játszmák itt vannak: { $path }
arena-no-ray = egy fürthöz Ray kell: pip install grognard[cluster]
arena-no-cluster = ezen a címen nem érhető el fürt: „{ $text }”: { $why }
arena-other-service = ezen a címen a szolgáltatás nem Ray: „{ $text }”
arena-cluster-where = a --cluster után egy Ray-fürt címe kell, például auto vagy host:6379
arena-not-repeatable = { FORM($name, "az") } kerete másodpercekben van megadva, nem végigjátszásokban, ezért a játszmái nem ismételhetők meg pontosan
arena-limit-form = az időkorlát másodpercek száma, például 2s vagy 0.5s, nem „{ $text }”
arena-too-slow = { $text } s CPU-időt használt egy döntéshez; az időkorlát { $wanted } s
arena-no-answer = { $text } s alatt nem válaszolt; az időkorlát { $wanted } s CPU-idő
arena-not-made = { $text } s után sem volt játékra kész
arena-process-ended = a folyamat ezzel az állapottal ért véget: { $status }
entrant-form = ez nem egy modul és egy osztály kettősponttal elválasztva, mint például my_bots:Cautious: „{ $name }”
entrant-no-module = ez a modul nem importálható: { $name }: { $why }
entrant-no-class = ebben a modulban nincs „{ $name }” osztály: { $text }
entrant-no-bot = ez nem bot, mert nincs { $text } metódusa: { $name }
entrant-not-made = ez a bot nem hozható létre: { $name }: { $why }
entrant-no-choice = a think metódus egy Choice értéket adjon vissza, ne ezt: „{ $name }”
entrant-no-number = a choose metódus egy akció számát adja vissza, ne ezt: „{ $name }”
entrant-other-number = a choose metódus ezt adta vissza: { $number }; az akciók száma 0 és { $most } közötti
data-other-folder = { $path }: az itteni döntések más akciótérhez vagy más sémához tartoznak, mint amelyet { FORM($text, "az") } most használ
data-damaged = { $path }: ez a fájl nem döntéseket tartalmaz, vagy sérült
data-other-acts = ezek a döntések ({ $name }) { FORM($text, "az") } akciótérből valók; itt az akciótér { $wanted }

# Going on

arena-begins = { $game }, { $scenario }: A: { $name }, B: { $other }; legfeljebb { $number } játszma, kezdőérték: { $seed }; az eredmények helye: { $path }
arena-goes-on = { $number } játszma már korábban lezajlott
arena-progress = { $most } játszmából { $number }, A { $share }% ({ $low } és { $high } között)
arena-left = még { $text }
arena-limit = Időkorlát minden döntésre: { $text } s CPU-idő
arena-forfeit = { FORM($pair, "the") }. pár { $number }. játszmája játék nélkül elveszett: { $text }
arena-failure = { FORM($pair, "the") }. pár { $number }. játszmája összeomlott: { $text }

# What came out

arena-share = Az A nyerési aránya: { $share }% { $number } játszmában; 95%-os konfidenciaintervallum: { $low } és { $high }% között (érvényes, bármikor áll is meg a verseny)
arena-no-games = Még egyetlen pár játszma sem ért véget.
arena-elo = Az A Élő-előnye a B-vel szemben: { $elo } ({ $low } és { $high } között)
arena-pairs = Párok aszerint, hogy az A a pontok mekkora részét szerezte meg: mind { $all }, háromnegyede { $most }, fele { $half }, negyede { $some }, semmi { $none }
arena-sure-above = { $number } pár után szignifikáns: az A aránya { $aim }% fölött van (a tévedés valószínűsége legfeljebb 2,5%).
arena-sure-below = { $number } pár után szignifikáns: az A aránya { $aim }% alatt van (a tévedés valószínűsége legfeljebb 2,5%).
arena-not-sure = { $number } pár után nem szignifikáns: az A aránya { $aim }% fölött és alatt is lehet.
arena-by-side = Győzelmek oldalak szerint
arena-by-seat = Győzelmek helyek szerint
arena-ends = Hogyan értek véget a játszmák
arena-length = Hosszúság (medián): { $acts } akció, { $stages } szakasz
arena-time = { $name }: { $number } döntés, CPU-idő: átlagosan { $mean } ms, 99. percentilis { $late } ms, leghosszabb { $slowest } ms
arena-weighed = { $name }: { $number } döntés, amelyben több akciót mérlegelt; CPU-idő: 50. percentilis { $half } ms, 95. { $late } ms, legtöbb { $slowest } ms
arena-ratings = Értékszámok helyek szerint (OpenSkill)
arena-rating = { $seat }, { $name }: { $mean } ± { $spread }
arena-no-ratings = Az értékszámokhoz OpenSkill kell: pip install grognard[arena]
arena-failures = { $number } játszma játék nélkül dőlt el: egy ellenfél összeomlott, szabálytalan akciót választott vagy túllépte az időkorlátot.
arena-ladder-head = | forgatókönyv | A | B | játszma | A aránya | intervallum (95%) | Élő | ms mérlegelt döntésenként (p50 / p95 / leglassabb), A | B |
arena-ladder-ratings = | hely | ellenfél | értékszám | szórás | játszma |
arena-written = Az eredmények helye: { $path }; visszajátszásuk: „grognard arena --verify { $path }”.
arena-reported = Jelentés: { $path }

# Checking

arena-checked = { $path }: { $number } játszma ({ $name } – { $other }) visszajátszva a szabályok szerint; a dobások és a húzások megfelelnek a kezdőértéknek
arena-again-same = { $number } játszma újra lejátszva, ugyanazokkal az akciókkal
arena-again-broken = { FORM($pair, "the") }. pár { $number }. játszmáját nem lehetett újra lejátszani: { $text }
arena-torn = az utolsó sor csonka, nem számít
arena-wrong = { $path }: { $pair }. pár, { $number }. játszma: { $why }
arena-missing = { $path }: az utolsó pár előtt { $number } játszma hiányzik ({ $texts }). A verseny megszakadt, vagy játszmákat távolítottak el; folytasd, és a program lejátssza őket.
arena-pair = { $pair }. pár { $number }. játszma
arena-acts-left = a vége után még { $number } akcióval folytatódik
arena-not-over = a játszmának nincs vége
arena-no-failure = ott egyik ellenfél sem veszíthetett játék nélkül: a játszmának vége, vagy a másik ellenfél döntött
arena-other-length = { $number } akció van benne, nem annyi, amennyit feltüntet
arena-unfair = { FORM($entry, "the") }. akció: a naplóban „{ $text }” áll, a kezdőértékből viszont „{ $right }” következik
arena-other-winners = az akciói szerint a győztes { $names }, nem { $texts }
arena-other-score = az akciói szerint az A pontszáma { $text }, nem { $wanted }
arena-plays-otherwise = az ellenfelek { FORM($entry, "the") }. akciótól kezdve másképp játszanak

# The report

page-title = { $name } – { $other }
page-where = { $game }, { $scenario }; { $number } játszma párosával, oldalcserével, ugyanazokkal a dobásokkal és húzásokkal; kezdőérték: { $seed }; grognard { $text }
page-where-itself = { $game }, { $scenario }; egy ellenfél { $number } játszmája önmaga ellen, mindegyik saját dobásokkal és húzásokkal; kezdőérték: { $seed }; grognard { $text }
page-options = Választható szabályok: { $names }
page-share = Az A nyerési aránya
page-share-text = Minden pár után, 95%-os konfidenciaintervallummal (érvényes, bármikor áll is meg a verseny). A vonal a cél: { $aim }%.
page-axis-pairs = párok
page-sides = Győzelmek oldalak szerint
page-sides-text = Az egyes oldalak nyerési aránya, amikor az A, és amikor a B játszott velük.
page-elo = Élő-előny és értékszámok
page-elo-text = Az A Élő-előnye a B-vel szemben: { $elo } ({ $low } és { $high } között). Az értékszám (OpenSkill) azt mutatja, milyen erős egy ellenfél egy helyen.
page-lengths = A játszmák hossza
page-lengths-text = Akciók az elsőtől az utolsóig, dobásokkal és húzásokkal együtt; a játszmák fele legfeljebb { $acts } akcióig tartott.
page-axis-acts = akciók
page-times = Döntési idő
page-times-text = CPU-idő ezredmásodpercben, az átlagtól a leghosszabbig; a pont a 99. percentilis. Azok a döntések, amelyeknél csak egy lehetőség volt, nem számítanak.
page-axis-ms = ms
page-telling = A legtanulságosabb játszmák
page-telling-text = Lejegyzések, amelyeket a „grognard replay” és a „grognard show” megmutat.
page-mean = átlag
page-late = 99. percentilis
page-slowest = leghosszabb
page-decisions = döntések
page-rating = értékszám
page-opponent = ellenfél
page-check = A játszmák itt vannak: { $path }. Bárki ellenőrizheti őket: grognard arena --verify { $path }
telling-upset = a legrövidebb játszma, amelyet a gyengébb ellenfél nyert meg
telling-both-first = az egyik oldalról is győzött ...
telling-both-second = ... és a másikról is, ugyanazokkal a dobásokkal és húzásokkal: a tudás döntött
telling-longest = a leghosszabb játszma
telling-line = { $pair }. pár, { $number }. játszma, { $acts } akció; győztes: { $seats }
