# What the web service says.

invite-used = ez a hely már foglalt: { $seat }. Ezt a meghívót már felhasználták
invite-expired = ez a meghívó lejárt. Kérj újat
invite-wrong = ez a meghívó érvénytelen. Kérj újat
nobody-known = nem vagy bejelentkezve; a POST /api/me vendéget hoz létre
bad-name = válassz más nevet, amely nem hasonlít ezekre: { $names }
name-of-host = válassz más nevet; ez túlságosan hasonlít az üzemeltető vagy a szolgáltatás nevére
name-letters = válassz más nevet; csak betűk, számjegyek, szóközök és ezek lehetnek benne: { $text }
name-scripts = válassz más nevet; minden betűje ugyanabból az ábécéből legyen
registered-already = már regisztráltál, { $name } néven
name-taken = { FORM($name, "az") } név foglalt, vagy egy foglalt névre hasonlít; válassz másikat
too-many-passwords = túl sok hibás jelszó; várj néhány percet, és próbáld újra
wrong-password = hibás név vagy jelszó
too-many-passwords-waiting = most túl sok jelszót kell egyszerre ellenőrizni; várj egy kicsit, és próbáld újra
too-many-players = túl sok új játékos érkezett a címedről; próbáld újra később
table-full = a szerver megtelt: túl sok oldal van nyitva. Próbáld újra később
too-many-pages = túl sok oldalad van nyitva; zárj be néhányat
too-many-messages = túl sok üzenet érkezett egyszerre; az oldal bezárul
message-type = az üzenetnek meg kell adni a típusát: act, undo, why, chat, spectator-chat, point vagy ping
only-seated-talk = itt csak a játszma játékosai cseveghetnek
only-spectators-talk = itt csak a nézők írhatnak, a játékosok és a játszma létrehozója nem
only-maker-points = csak a játszma létrehozója mutathat a táblájára
too-many-points = túl gyakran mutatsz a táblára; várj egy kicsit
nothing-to-say = az üzenet üres
message-object = az üzenet JSON-objektum legyen, például {"{"}"type": "ping"{"}"}
match-over = a játszmának vége
no-hints = ennél az asztalnál nincsenek tippek
no-question = most nem neked kell döntened
too-many-hints = túl gyakran kértél tippet; várj egy kicsit
nobody-asked-then = azon a ponton egyik játékosnak sem kellett döntenie
over-by-then = azon a ponton már véget ért a játszma
chances-of-sides = Győzelmi esély (százalék)
no-advice = most egyik gépi játékos sem tud tanácsot adni
too-many-of-yours-think = az asztalaidnál a gépi játékosok már sok döntésen gondolkodnak; a Tiszt azonnal dönt, ő még választható
too-many-think = most túl sok gépi játékos gondolkodik; a Tiszt azonnal dönt, ő még választható
level-not-lower = { $seat } már ezen a szinten vagy alacsonyabbon játszik
computer-comments = { $seat } célja: { $why }
no-set-up = ajánlott felállást csak a kezdeti felállítás közben kérhetsz
not-your-seat = ez nem a te helyed: { $seat }
match-private = ez a játszma privát. Kérj meghívót a játékosaitól
session-ended = itt kijelentkeztél, vagy más néven jelentkeztél be. A folytatáshoz töltsd újra az oldalt
no-seat-number = nincs { $number }. hely; a helyek számozása 0-tól { FORM($most, "until") } terjed
no-verb = { FORM($game, "az-in") } nincs „{ $name }” ige
verb-without-target = { FORM($word, "article") } „{ $word }” után nem állhat célpont
verb-needs-number = { FORM($word, "article") } „{ $word }” után { $kind ->
    [card] egy kártya száma kell,
    [city] egy város száma kell,
    [copy] egy kártyapéldány száma kell,
    [fate] egy sorskártya száma kell,
    [nation] egy ország száma kell,
    [piece] egy egység száma kell,
    [power] egy hatalom száma kell,
    [space] egy mező száma kell,
   *[other] egy szám kell,
} 0-tól { FORM($most, "until") }
too-many-requests = túl sok kérés egyszerre; várj egy kicsit
too-many-notes = mások játszmáihoz legfeljebb { $number } jegyzeted lehet; előbb törölj néhányat
too-many-notes-of-all = a nézőknek már túl sok jegyzetük van itt; újat most csak a játékosok írhatnak
too-many-replays = túl sok korábbi állást kérsz egyszerre; várj egy kicsit, és próbáld újra
too-many-replays-of-all = most túl sok korábbi állást számolunk ki; várj egy kicsit, és próbáld újra
too-many-acts-replayed = túl gyakran néztél meg korábbi állásokat; { $number } másodperc múlva próbáld újra
cross-site = ez a kérés nem ennek a webhelynek egy oldaláról érkezett
too-long = a kérés túl hosszú; legfeljebb { $number } bájt lehet
no-such-match = nincs ilyen játszma
match-unplayable = ezt a játszmát itt nem lehet megnyitni: { $problem }
other-rules-wait = { $number } folyamatban lévő játszma más szabályokkal kezdődött; hogy mi lesz velük, ez a parancs mondja meg: { $text }
log-stops = ezekkel a szabályokkal a naplója nem folytatható
rules-stopped = ezek a szabályok a napló közepén hibára futnak ({ $text })
untold = (ez a változat nem tudja leírni ezt az eseményt)
token-needed = egy program tokenje kell az „Authorization: Bearer ...” fejlécbe; a tiéd hiányzik, hibás, vagy visszavonták
token-ended = ezt a tokent visszavonták, vagy egy új lépett a helyébe
token-in-address = a token ne legyen része egy címnek, mert azt mások is láthatják. Vond vissza, és a következőt az „Authorization: Bearer ...” fejlécben küldd
not-for-programs = egy program tokenje csak az ezzel kezdődő címeken érvényes: { $text }
message-not-for-programs = ilyen üzenetet csak ember küldhet; egy program üzenete act, why vagy ping lehet
guests-no-programs = csak regisztrált játékosnak lehetnek programjai; előbb regisztrálj
too-many-programs = már { $number } programod van; előbb vond vissza valamelyiknek a tokenjét
no-such-program = nincs ilyen nevű programod
too-many-matches = túl sok befejezetlen játszmád van; előbb fejezz be néhányat
match-points = a játszma pontjai 0-tól { FORM($most, "until") } terjednek
match-running = a játszma még tart; csak a vége után lehet exportálni
copy-taken = Másolatot készítettem erről a játszmáról; minden látszik benne, ami titkos volt.
course-when-over = a játszma menetét csak a vége után lehet megnézni
rematch-when-over = visszavágót csak a játszma vége után kérhetsz
only-maker-sees-invites = a meghívókat csak a játszma létrehozója láthatja
nothing-here = ezen a címen nincs semmi
no-seat-in-match = ebben a játszmában nincs { $number }. hely
seated-already = már van helyed ebben a játszmában: { $seat }
seated-by-program = neked vagy egy programodnak már van helye ebben a játszmában: { $seat }
no-programs = ennél az asztalnál programok nem játszhatnak
seat-lent = már van helyed ebben a játszmában: { $seat }. Most a gép játszik helyetted, de visszaveheted
seat-given-up = ezt a helyet már feladtad: { $seat }. Ebben a játszmában nem foglalhatsz el másikat
invite-for = ez a meghívó erre a helyre szól: { $seat }
which-seat = mondd meg, melyik helyet szeretnéd elfoglalni
invite-needed = ezt a helyet csak meghívóval lehet elfoglalni: { $seat }
seat-taken = ez a hely foglalt: { $seat }
played-by-computer = itt már a gép játszik: { $seat }
only-maker-gives = szabad helyet csak a játszma létrehozója adhat át a gépnek
not-asked-now = { FORM($seat, "the-to") } most nem kell { TRAIT($seat, "number") ->
    [plural] dönteniük
   *[other] döntenie
}
has-time-until = { FORM($seat, "the-to") } eddig van { TRAIT($seat, "number") ->
    [plural] idejük
   *[other] ideje
} dönteni: { $time }
not-left = ezt a helyet nem adtad át a gépnek: { $seat }
only-maker-invites = csak a játszma létrehozója hívhat meg játékosokat
only-maker-shows = csak a játszma létrehozója teheti priváttá vagy nyilvánossá
only-seated-draw = csak a játszma játékosai egyezhetnek meg döntetlenben
no-draw-offered = ebben a játszmában egyik játékos sem ajánlott döntetlent
too-many-offers = túl gyakran ajánlottál döntetlent; várj néhány percet
resigned-already = ezt a helyet már feladtad: { $seat }
no-proposal = egyik játékos sem javasolt visszalépést
only-seated = ezt csak a játszma játékosai tehetik
broken = hiba történt; feljegyeztük
database-away = az adatbázis nem válaszol. A megerősített akciók nem vesztek el; próbáld újra hamarosan

# Input that cannot be read

body-no-object = a kérés törzse JSON-objektum legyen
no-such-field = itt nincs „{ $name }” nevű mező
wrong-field = { FORM($name, "az") } mező { $wrong }
wrong-entry = { FORM($name, "az") } mező egyik eleme { $wrong }
wrong-body = a kérés törzse { $wrong }
is-missing = hiányzik
is-empty = nem lehet üres
is-no-text = karakterlánc legyen
is-too-short = legalább { $min_length } karakter hosszú legyen
is-too-long = legfeljebb { $max_length } karakter hosszú lehet
has-wrong-letters = meg nem engedett karaktereket tartalmaz
has-unstorable-letters = nem tárolható karaktereket tartalmaz
is-not-among = csak ez lehet: { OR($names) }
has-too-many = legfeljebb { $max_length } elemű lehet
is-no-list = lista legyen, például []
is-no-object = objektum legyen, például {"{}"}
is-too-little = legalább { $ge } legyen
is-too-much = legfeljebb { $le } lehet
is-no-number = egész szám legyen
is-no-fraction = 0 és 1 közötti szám legyen
is-no-truth = true vagy false legyen
is-not-right = érvénytelen
is-no-seat = egy hely neve vagy 0 és 15 közötti száma legyen
is-no-pace = live legyen, vagy az egy döntésre jutó napok száma, 1 és 14 között
is-no-act = egy akció száma vagy szövege legyen
names-no-act = nevezzen meg egy akciót: vagy act, vagy verb és a célpontja
is-no-mark = szám vagy karakterlánc legyen
method-wrong = ez a cím nem fogadja el ezt a metódust

# At the table

position-changed = az állás közben megváltozott; ez az új
looking-on = nézőként vagy itt
in-the-past = ez egy korábbi állás
went-back = a játszma visszalépett ide: { $heading }. Visszavont akciók: { $number }.
has-unshowable-letters = megjeleníthetetlen karaktereket tartalmaz
all-agreed = minden játékos beleegyezett, hogy a játszma véget érjen
has-resigned = { FORM($seat, "the") } { TRAIT($seat, "number") ->
    [plural] feladták
   *[other] feladta
} a játszmát
ended-alone = { $who } befejezte a játszmát
resigned-to-computer = { $who } feladta a játszmát. Mostantól a gép játszik itt: { $seat }.
resigned-and-lost = { $who } feladta a játszmát ({ $seat }). Győztes: { $seats }.
resigned-and-over = { $who } feladta a játszmát ({ $seat }). A játszma győztes nélkül ért véget.
computer = Gép ({ $bot })
program = { $name } (program)
program-of = { $name } ({ $who } programja)

# Problems

no-match-listed = nincs „{ $match }” azonosítójú játszma; a „grognard admin list” felsorolja a játszmákat
match-ended = { $id }: a játszma befejezve
match-over-already = { $id }: a játszmának már vége
acted-meanwhile = { $id }: egy játékos ugyanebben a pillanatban lépett; próbáld újra
backup-exists = már van ilyen fájl: { $path }; a biztonsági mentés nem ír felül fájlokat
database-no-answer = az adatbázis ({ $place }) nem válaszol: { $problem }
nothing-done-there = { $id }: még nem történt akció
cannot-be-written = { $path }: nem írható: { $text }
matches-given-up = { $matches } játszmából { $number } félbeszakadt: „{ $failed }”
nodes-range = a csomópontok száma 1 és { $most } között legyen, ne { $nodes }
nodes-need-database = több csomóponthoz közös adatbázis kell: --database postgresql://NÉV@GÉP/ADATBÁZIS
page-lost = megszakadt egy oldal kapcsolata: „{ $text }”
matches-range = a mérés 1 és { $most_matches } közötti számú játszmával fut, nem ennyivel: { $matches }
stored-range = a mérés 100 és { $most } közötti számú játszmát tárol, nem ennyit: { $number }
seconds-range = a mérés legfeljebb { $most_seconds } másodpercig fut, nem ennyi ideig: { $seconds }
too-few-answers = túl kevés válasz volt a méréshez; adj több időt: --seconds
game-too-long = a játszmának { $most_acts } akció után sincs vége
click-leads-nowhere = az oldal ezek után a kattintások után nem megy tovább: { $text }
no-chromium = hiányzik a Chromium; futtasd: apt-get install chromium (vagy nevezz meg egy másikat itt: GROGNARD_CHROMIUM)
browser-not-built = a böngészős oldal nincs lefordítva; futtasd: make web
service-refuses = a szolgáltatás ezt elutasította: { $text }
no-playwright = hiányzik a Playwright, amely a böngészőt vezérli; futtasd: pip install playwright
service-silent = a szolgáltatás nem válaszol
service-not-started = a szolgáltatás nem indult el; lásd: { $text }
service-answered = { $method } { $path }: { $status } { $text }
database-url-scheme = az adatbázis címe így kezdődjön: postgresql://, ne így: { $drivername }://
folder-cannot-be-made = ez a mappa nem hozható létre ({ $folder }): { $text }
database-url-unread = az adatbázis címe nem olvasható; ilyen legyen: postgresql://NÉV@GÉP/ADATBÁZIS
database-url-unusable = az adatbázis címe nem használható: { $problem }
database-unusable = az adatbázis ({ $place }) nem használható: { $problem }
kills-range = a szolgáltatást legalább 1, legfeljebb { $most_kills } alkalommal lehet kilőni, nem ennyiszer: { $kills }
no-such-limit = nincs „{ $name }” nevű korlát; a korlátok: { $names }
limit-not-positive = { FORM($name, "az") } korlát 0-nál nagyobb legyen, ne { $value }
limit-needs-number = { FORM($name, "az") } korlát szám legyen, ne „{ $value }”
seat-for = egy hely ez lehet: me, open, link vagy bot:NÉV, nem „{ $what }”
one-seat-for-person = legalább egy helyen embernek kell játszania: me, open vagy link
database-newer = az adatbázist egy újabb Grognard írta (változata: { $found }); ez a program ezt a változatot ismeri: { $text }
database-not-upgraded = az adatbázist nem sikerült frissíteni: { $orig }
no-such-opponent = nincs „{ $bot }” nevű gépi ellenfél; az ellenfelek: { $names }
cannot-listen = itt nem lehet kapcsolatokat fogadni ({ $host }, { $port }. port): { $why }
file-too-long = { $path }: { $size } bájt túl sok egy játszmafájlhoz; legfeljebb { $most_bytes } lehet
no-ordinary-file = { $path }: nem olvasható: nem közönséges fájl
cannot-be-read = { $path }: nem olvasható: { $text }
no-utf-8 = { $path }:{ $line }: { FORM($start, "the") }. bájt nem UTF-8 szöveg; egy játszmafájl kell ide
bot-chose-illegal = { FORM($name, "az") } bot ezt választotta: „{ $text }”: { $refusal }
no-such-budget = „{ $text }” nem érvényes keret; add meg a végigjátszások számát, például 200, vagy a másodperceket, például 1.5s
weights-of-another-game = { $path }: ezek a súlyok más akciótérhez ({ $text }) vagy más jellemzőkhöz tartoznak; ez kell: { $wanted }. Újra kell illeszteni őket
no-such-bot = nincs „{ $name }” nevű bot; a botok: { $names }
expected-seat-bot = HELY=BOT kell ide, és a hely ezek egyike: { $names }; nem „{ $text }”
no-such-opponent-here = { FORM($game, "az-in") } nincs „{ $name }” nevű gépi ellenfél; ezek vannak: { $names }
no-such-style = nincs „{ $name }” nevű játékstílus; ezek vannak: { $names }
ended-by-host = { $text }
host-has-ended = az üzemeltető befejezte a játszmát
port-taken = { $text }; ha egy másik program használja ezt a portot, válassz másikat (make play PORT=N, --port N)

# The host

serves = A Grognard itt fut: { $text }
kept-in = Az adatok helye: { $place }
few-files = Ez a rendszer { $number } nyitott fájlt enged, de a korlátokhoz { $most } kell: engedj többet (ulimit -n, a systemdben LimitNOFILE), vagy csökkentsd a sockets és a connections korlátot
no-public-address = a cím ilyen alakú legyen: https://table.example.org, ne „{ $text }”
serve-no-page = A böngészőoldal fájljai nincsenek telepítve: csak programok játszhatnak. Az elkészítésükhöz telepítsd a Node-ot, futtasd a forrásokban: { $text }, és telepíts újra.
page-not-built = A szolgáltatás fut, de a böngészős oldal fájljai nincsenek lefordítva. Ez lefordítja őket: { $text }
no-such-file = Nincs ilyen fájl.
listed-match = { $id }  { $name }  { $status }  { $number } bejegyzés  { $time }  { $heading }  ({ $names })
no-matches-stored = nincsenek tárolt játszmák
back-to-point = { $id }: visszalépés { FORM($number, "the") }. ponthoz, { $heading }
ended-now = { $id }: befejezve
listed-program = { $name }  program: { $program }  létrehozva: { $time }  utoljára használva: { $used }
never-here = soha
no-programs-stored = egyik játékosnak sincs programja
no-player-listed = nincs „{ $name }” nevű játékos; a „grognard admin programs” felsorolja azokat, akiknek van programjuk
no-program-listed = { FORM($name, "to") } nincs „{ $program }” nevű programja; a „grognard admin programs” felsorolja őket
programs-revoked = { $name }: visszavont programok: { $number }
private-now = { $id }: mostantól privát
other-count = a sora szerint { $number } bejegyzése van, a naplója szerint { $most }
other-standing = a sora szerint { $row }; a naplója szerint { $log }
status-running = folyamatban van
status-finished = véget ért
status-ended = befejezték
kind-open = nyílt
kind-link = meghívós

# People

guest = Vendég
guest-name = { $number }. vendég
your-turn = { $game }: te jössz ({ $seat }).
rematch = { $game }: { $name } visszavágót szeretne. A helyed fenntartva: { $seat }.
notice-resigned-won = { $game }: { $who } feladta a játszmát. Győztél ({ $seat }).
notice-resigned-over = { $game }: { $who } feladta a játszmát. A játszmának vége.
notice-resigned-computer = { $game }: { $who } feladta a játszmát. Mostantól a gép játszik itt: { $seat }.
notice-draw-offered = { $game }: { $who } döntetlent ajánl.
notice-draw-declined = { $game }: { $who } elutasította a döntetlent.
notice-draw-agreed = { $game }: a játékosok döntetlenben egyeztek meg.
made-private = { $game }: { $name } priváttá tette a játszmádat. A nézők már nem láthatják.
made-public = { $game }: { $name } nyilvánossá tette a játszmádat. Bárki nézheti.
two-seats-by-login = { $game }: { $name } bejelentkezett, és így két helye lett ebben a játszmában. Mostantól a gép játszik itt: { $seat }.

# Computer opponents: `text` says what to expect of them, `short` stands beside the word Computer

bot-instructor = Oktató
    .text = megmutatja a játék minden részét, és ha ésszerűen játszol, hagy nyerni
    .short = Oktató
bot-random = Újonc
    .text = véletlenszerűen választ a szabályos akciókból: első ismerkedéshez
    .short = Újonc
bot-rules = Tiszt
    .text = bevált fogások szerint játszik, azonnal
    .short = Tiszt
bot-general = Tábornok
    .text = minden döntés előtt egy másodpercig gondolkodik
    .short = Tábornok
bot-marshal = Tábornagy
    .text = minden döntés előtt csaknem öt másodpercig gondolkodik
    .short = Tábornagy
