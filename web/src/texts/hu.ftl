# The texts of the table.

title = Grognard
title-your-turn = Te jössz
description = Történelmi háborús játékok egy asztalnál a böngészőben: barátok és gépi ellenfelek ellen.

loading = Betöltődik a térkép …
with-target = { $verb }: { $target }
close = Bezárás
cancel = Mégse

error-offline = A szerver most nem érhető el.
error-unknown = A szerver ezt nem tudta megtenni (állapot: { $status }).

nav-label = Te
nav-home = Grognard: kezdőlap
nav-account = Fiók
nav-learn = Tanulás
nav-language = Nyelv
nav-light = Világos színek
nav-dark = Sötét színek

learn-title = Tanulj játék közben
learn-lead = Rövid leckék az igazi táblán: egy állás, néhány mondat, és te lépsz. A szabályok itt is érvényesek, és ha mást teszel, a lecke megmondja, miért nem ez volt a feladat.
learn-first = Első játszma
learn-first-text = Ellenfeled: { $level }. Megmutatja a játék minden részét. A végén két tanácsot kapsz arra, mit csinálj jobban.
learn-count =
    { $done ->
        [0] { $count } lecke
       *[other] { $count } leckéből { $done } kész
    }
learn-done = kész
learn-steps = { $count } lépés
learn-none = Ehhez a játékhoz még nincsenek leckék.
learn-all = Minden lecke
learn-next = Következő lecke: { $title }
learn-play = Most játssz: { $game }
learn-label = Lecke
learn-step = Lépés: { $step } / { $steps }
learn-finished = A lecke kész
learn-show = Mutasd meg
learn-shown = Az akció: { $act }
learn-back = Egyet vissza
learn-again = Elölről
learn-right = Helyes
learn-other = Nem ez volt a feladat

lost-title = Ezen a címen nincs oldal.

home-kicker = Asztal történelmi háborús játékokhoz
home-title = Térképek és kártyák, betartott szabályokkal
home-lead = Játssz azonnal a gép ellen, vagy küldj meghívót a barátaidnak, és játsszatok élőben vagy napokon át. Fiók nem kell hozzá. Az asztal ismeri a szabályokat, megmutatja, mit tehetsz, és azt is megmondja, miért nem szabad valamit.
home-play = Játék a gép ellen
home-create = Asztal létrehozása
home-rules = Szabályok
home-footer = A Grognard szabad szoftver. A dobások és a húzások tisztességesek, és a játszma után bárki ellenőrizheti őket.

start-title = { $game }: foglalj helyet
start-seat = Válassz oldalt
start-bots = Az ellenfeleid
start-go = Játék indítása

lobby-open = Szabad helyek
lobby-mine = Játszmáim
lobby-finished = Befejezett játszmák
lobby-none-open = Most egy asztal sem vár játékosra.
lobby-make-one = Hozz létre egyet.
lobby-join = Játszom: { $seat }
lobby-watch = Nézem
lobby-your-turn = Te jössz
lobby-waiting = várakozás: { $seats }
lobby-host = létrehozta: { $name }
several-seats = egy játékosnak több helye is lehet
lobby-won = Győztes: { $seats }
lobby-resigned = feladta: { $names }
lobby-ended = Befejezve

pace-live = élő
pace-days = { $days } nap döntésenként

kind-human = Játékos
kind-bot = Gép
kind-program = Program
programs-allowed = programok is játszhatnak
prompt-seat-program = { $seat } (program)
kind-open = Bárki leülhet
kind-link = Meghívóval

create-scenario = Forgatókönyv

choice-on = be
choice-off = ki

programs-title = Programok
programs-account-help = Az általad írt programok is játszhatnak helyetted.
programs-lead = A programod szabad helyekre ülhet olyan asztaloknál, amelyek programokat is fogadnak. A saját nevén játszik, mindenütt látszik, hogy program, és te felelsz érte. Olyan játszmában nem vehet részt, amelyben neked is van helyed.
programs-how = A program az /api/v1 alatti címeket hívja, és a tokenjét az „Authorization: Bearer …” fejlécben küldi. Leírás:
programs-openapi = Az API leírása
programs-guest = Csak regisztrált játékosnak lehetnek programjai.
programs-none = Még nincsenek programjaid.
programs-list = Programjaid
programs-name = Név
programs-created = Token létrehozva
programs-used = Utoljára használva
programs-never = soha
programs-revoke = Visszavonás
programs-revoke-for = Token visszavonása: { $name }
programs-sure = Igen, visszavonom
programs-revoked = Ez a token már nem érvényes: { $name }.
programs-new = Új token
programs-new-help = Legfeljebb { $most } programod lehet. Ha egy nevet újra megadsz, a program új tokent kap a régi helyett, és megtartja a helyeit.
programs-add = Token létrehozása
programs-token = { $name } tokenje
programs-once = Őrizd meg: csak egyszer látható. Akinél ez a token van, az játszhat a programod nevében.
programs-copy-failed = A böngésződ nem engedi a másolást: jelöld ki a szöveget, és másold magad.
account-title = Fiók
account-guest = Vendégként játszol. Ennyi elég is: ez a böngésző emlékszik rád. Névvel és jelszóval más eszközökön is eléred a játszmáidat.
account-named = A neved: { $name }.
account-name = Név
account-password = Jelszó
account-register = Regisztráció
account-register-help = A vendégként játszott játszmáid megmaradnak. A jelszó legalább 8 karakter legyen.
account-register-done = Üdvözlünk, { $name }. A játszmáidat ezen a néven őrizzük meg.
account-login = Bejelentkezés
account-login-help = Ha már van fiókod.
account-login-done = Jó újra látni, { $name }.
account-logout = Kijelentkezés
account-logout-done = Kijelentkeztél.

match-rules = Szabályok
match-charts = Segédlet
match-replay = Visszajátszás
match-table = Asztal
match-offline = A kapcsolat megszakadt. A játszmád biztonságban van; az oldal hamarosan újracsatlakozik.
match-again = Oldal újratöltése
match-inviting = Küldd el a meghívót az ellenfeleidnek
match-invited = Meghívtak ide: { $seat }.
match-take = Játszom: { $seat }
match-look-on = Nézem
match-open-seats = Nézőként vagy itt. Van szabad hely:

prompt-label = Mostani döntés
prompt-your-turn = Te jössz
prompt-choose = Válassz.
prompt-others = Más játékosok döntenek
prompt-watching = Nézőként vagy itt
prompt-waiting = Várakozás: { $seats }.
prompt-missing = Még nem ült ide játékos: { $seats }.
prompt-seat-bot = { $seat } (gép)
prompt-rolling = Egy pillanat …
prompt-over = A játszmának vége
prompt-won = Győztes: { $seats }.
prompt-only = Itt nincs választásod.
prompt-only-auto = Itt nincs választásod. Az asztal nagyjából a szokásos időd elteltével válaszol helyetted, hogy a többiek ne vehessék észre.
prompt-ask-me = Inkább én döntök
prompt-deadline = Határidő: { $when }
clock-label = Maradt:
clock-days = { $days } nap { $hours } ó { $minutes } p
clock-hours = { $hours } ó { $minutes } p
clock-up = lejárt az idő
prompt-to-hand = Válassz egy lapot
prompt-to-board = Válassz a táblán
prompt-list = Lista ({ $count })
prompt-search = Keresés a listában
prompt-undo = Visszavonás
prompt-undo-help = Az utolsó akciód visszavonása
prompt-undo-whole = Egész lépés visszavonása
prompt-undo-whole-help = { $number } akció visszavonása
prompt-no-undo = Ezt nem lehet visszavonni: { $why }.
undo-ask = Visszalépés kérése
undo-ask-help =
    { $number ->
        [one] Ha minden játékos beleegyezik, az asztal visszavonja az utolsó akciódat.
       *[other] Ha minden játékos beleegyezik, az asztal visszavonja az utolsó akciódat és mindent, ami utána történt ({ $number } akció).
    } A közben történt dobásokat és húzásokat meg kell ismételni.
undo-at-once = Visszalépés azonnal
undo-at-once-help =
    { $number ->
        [one] Te vagy az egyetlen játékos, ezért az utolsó akciód még visszavonható.
       *[other] Te vagy az egyetlen játékos, ezért az utolsó akciód és minden, ami utána történt ({ $number } akció), még visszavonható.
    } A közben történt dobásokat és húzásokat meg kell ismételni.

hint-title = Tipp
hint-help = Mit tenne egy gép a helyedben (h)
hint-thinking = Gondolkodik …
hint-would = Ezt javasolja: { $level }
hint-no-reasons = Nem tud más okot mondani, mint azt, hogy ez tűnik a legjobbnak.
hint-others = Ezeket is mérlegelte (győzelmi eséllyel):
hint-doubt = Egy másik akció jobb eredményt ért el, de a különbség a véletlen műve is lehet: statisztikailag nem biztos.
hint-known = Csak arra épül, amit te tudsz.
hint-count = Tippek eddig: { $number }.
hint-count-shown = Tippek eddig: { $number }; ezt a számot a többi játékos is látja.

leaves-title = Mielőtt folytatod
leaves-anyway = Mégis: { $act }
leaves-not-yet = Még nem
leaves-never = Ne figyelmeztess többet

hand-stop = Megállok itt
hand-put-back = Visszateszem
hand-stop-name = Megállok itt: { $name }
hand-put-back-name = Visszateszem: { $name }
hand-instead = Inkább ezt veszem fel
hand-goes-on = { $name } nem maradhat itt: folytasd vagy vond vissza a lépést.
hand-not-then = A lépés véget ért; ez most nem lehetséges: { $act }.

board-label = A tábla
board-help = A nyilakkal a következő lehetőségre ugrasz, az Enter kiválasztja. A plusz és a mínusz nagyít és kicsinyít, a 0 az egész táblát mutatja, a Shift és egy nyíl mozgatja a táblát.
board-spread = A csoport széthúzása: { $place }
board-tools = Tábla
board-nearer = Nagyítás
board-further = Kicsinyítés
board-fit = Az egész tábla
board-find = Hely keresése
board-not-found = Nincs ilyen nevű hely: { $name }.
board-overlays = Mutasd a térképen
board-back = Vissza oda, ahol voltam
board-beyond = { $count } választható hely ebben az irányban
board-failed = Ennek a játéknak a táblája nem működik. Helyette egy egyszerűbbet látsz; válassz a gombokkal vagy a listából.
point-title = Mutatás
point-help = Kattints egy helyre, ha rá akarsz mutatni, vagy húzással rajzolj nyilat. Az asztalnál mindenki látja néhány másodpercig. Az Escape befejezi.
point-keys = A P a kijelölt helyre mutat; Shifttel nyilat rajzol hozzá onnan, ahová előbb mutattál.
point-see = Látszódjon, hová mutat a játszma létrehozója
point-ring = A játszma létrehozója ide mutat: { $name }
point-arrow = A játszma létrehozója nyilat rajzolt: { $from } → { $to }

tray-more = Még { $number } lap ebben az irányban
tray-wanted = (itt választhatsz)
tray-hint = Tartsd nyomva a lapot, ha nagyítva szeretnéd látni.
tray-fold = Csak a nevek
tray-unfold = Teljes lapok

why-watching = { $name }: nézőként vagy itt, nincs helyed ennél az asztalnál.
why-over = { $name }: a játszmának vége.
why-nothing = Most nem választható: { $name }.

menu-label = Akciók: { $name }

players-label = Játékosok
players-you = te
players-asked = dönt
players-late = késik
players-here = online
players-away = offline
players-take = Leülök ide
players-busy = A kiszolgáló foglalt: { $name } tovább gondolkodik
players-lower = Inkább ellene: { $name }
players-hints = { $number } tipp
players-origin = Egy másik játszma folytatása, annak { $point }. akciójától.
players-say = eddig fogadhatja vagy utasíthatja el: { $time }
players-spectators = { $number } néző

log-label = Napló
log-empty = Még nem történt semmi.
log-older = Korábbi események
log-back = Javaslat: lépjünk vissza ide

chat-label = Csevegés
chat-empty = Még nincsenek üzenetek.
chat-write = Írj üzenetet
chat-send = Küldés
chat-which = Melyik csevegés
chat-of-chat = Játékosok
chat-of-spectators = Nézők
chat-label-spectators = A nézők csevegése
chat-write-spectators = Írj a nézőknek
chat-spectators-help = A játékosok ezt a játszma vége után olvashatják.
chat-nobody = Írj egy üzenetet, ha olvasni szeretnéd, amit a többi néző ír.

notes-label = Jegyzeteid
notes-placeholder = Ezt csak te látod: tervek, sejtések, megfigyelések.
notes-loading = Betöltés …
notes-saved = Mentve. Csak te olvashatod.
notes-changed = Mentés …
notes-failed = A jegyzeteidet nem sikerült menteni. Ha tovább írsz, az oldal újra megpróbálja.

layout-fold = A kérdés összecsukása
layout-unfold = Az egész kérdés
layout-column = Döntések és események
hand-keep = A lapjaim maradjanak nyitva
hand-fold = A lapjaim csukódjanak össze, ha egyik sem játszható ki
layout-hand = Lapok
layout-board = Tábla
layout-log = Napló
layout-players = Hatalmak
layout-chat = Csevegés
layout-notes = Jegyzet
layout-panels = Panelek
layout-views = Nézetek
layout-wanted = (itt választhatsz)
layout-unread = { $count } olvasatlan üzenet

rules-title = Szabályok
rules-of = { $game }: szabályok
rules-about = Saját szavainkkal, a szabálykönyv szakaszszámaival.
rules-contents = Tartalom
rules-search = Keresés a szabályokban
rules-none = Nincs találat.
rules-number = { $rule }. szabály
rules-unnumbered = A szabály

table-title = Az asztal
table-invites = Meghívók
table-invites-help = Aki megnyitja a hivatkozást, elfoglalhatja a helyet.
table-copy = Másolás
table-copied = Másolva
table-copy-failed = A böngésző nem engedi, hogy ez az oldal másoljon. A hivatkozás ki van jelölve: másold magad.
table-expired = lejárt
table-link-elsewhere = A hivatkozás csak azon az eszközön látható, amelyen létrehozták. Újat kérhetsz helyette.
table-until = érvényes eddig: { $when }
table-renew = Új meghívó
table-renew-for = Új meghívó: { $seat }
table-onlookers = Nézők
table-public = A játszma nyilvános
table-public-help = Nyilvános: szerepel az előtérben, és bárki nézheti. Privát: csak a játékosai látják, és amíg van szabad hely, azok, akik ismerik a címét. A változásról minden játékos értesül.
table-seats = A többi hely
table-free = szabad hely: { $seat }
table-late = lejárt az ideje: { $seat }
table-computer = A gép játsszon itt: { $seat }
table-notices = Amikor én jövök
table-sounds = Az asztal hangjai
table-sounds-on = Lapok, mozgások és csaták hangja
table-sound = Hangjelzés
table-notify = Értesítés a böngészőben
table-notify-denied = A böngésző nem engedi, hogy ez az oldal értesítést küldjön. A beállításaiban ezt megváltoztathatod.
table-warnings = Figyelmeztetések
table-warnings-off = Kikapcsolt fajták: { $number }.
table-warn-again = Újra bekapcsolom
table-pause-title = Véletlen kattintások
table-pause = Késleltetés a kattintások és billentyűk elfogadása előtt
table-pause-after = { $number ->
    [0] nincs
   *[other] { $seconds } mp
 }
table-pause-help = Ha új döntés következik, nem számít az a kattintás, amely még az előzőnek szólt.
table-seat = A helyem
table-auto = Válaszoljon helyettem, ha nincs választásom: { $seat }
table-auto-help = Akkor is megkérdez az asztal, ha a lapjaid csak egy választ engednek, mert a többiek ezt nem tudhatják meg. Az asztal nagyjából a szokásos időd elteltével válaszolhat helyetted.
table-auto-here = Amíg az asztalnál vagyok
table-auto-always = Mindig (a többiek kitalálhatják, miért)
table-auto-never = Soha, én döntök
table-level = A gép ereje
table-lend = Játsszon helyetted a gép: { $seat }
table-lend-go = Átadom
table-return = A gép játszik helyetted: { $seat }
table-return-go = Visszaveszem
table-resign = A játszma feladása: { $seat }
table-resign-go = Feladom
table-sure = Igen, feladom
table-draw = Döntetlen ajánlása minden játékosnak
table-draw-go = Ajánlom
table-end = A játszma befejezése eredmény nélkül
table-end-go = Befejezem
resign-title = Feladod a játszmát ({ $seat })?
resign-loss = A játszma azonnal véget ér. Győztes: { $seats }.
resign-computer = A játszma végéig a gép játszik itt: { $seat }. A helyet nem veheted vissza. A többi játékos értesül róla.
resign-end = A játszma azonnal véget ér, győztes nélkül.
resigned-plays = { $name } feladta a játszmát. Mostantól a gép játszik itt: { $seat }.
table-fair = Tisztességes dobások és húzások
table-fair-help = A dobások és a húzások titka az első akció előtt eldőlt. Most csak a pecsétje látszik, a játszma végén maga a titok is, hogy bárki ellenőrizhesse.
table-origin = Ez a játszma egy befejezett játszma { $point }. akciójától folytatódik; abban a titkokat is látni lehetett.
table-origin-go = Az a játszma
table-commitment = Pecsét:
table-earlier = Korábbi titkok, az első { $number } bejegyzéshez:
table-secret = Titok:
table-export = Az egész játszma letöltése

unplayable-rules = a szabályok változata: { $rules }
unplayable-what = A játszma így megmarad. A játékosai ezt tehetik:
unplayable-copy = Másolat készítése egy asztalhoz, amely a szabályok { $rules } változatát használja
unplayable-told = A másolatban minden látszik, ami titkos volt, ezért a többi játékos értesül arról, hogy elkészítetted.
unplayable-copy-go = Lemásolom
unplayable-story = Ami történt, amennyit feljegyeztünk belőle

back-title = Visszalépjünk?
back-explain = Ha minden más játékos beleegyezik, az asztal visszavon mindent, ami ezután történt. A dobásokat és húzásokat meg kell ismételni.
back-propose = Javaslom
back-proposed = { $by } visszalépést javasol ide: „{ $heading }”.
back-revealed = Azóta felfedve: { $count }
back-agree = Elfogadom
back-decline = Elutasítom
back-withdraw = Visszavonom
back-waiting = Várakozás: { $seats }.

draw-offered = { $by } döntetlent ajánl.
draw-lapses = Az ajánlat a következő forduló végéig érvényes.
draw-agree = Elfogadom
draw-decline = Elutasítom
draw-withdraw = Visszavonom

notice-your-turn = { $title }: te jössz
notice-go = Megnyitás

replay-title = { $game }: visszajátszás
replay-leave = Vissza az asztalhoz
replay-controls = Idővonal
replay-line = A játszma pontja
replay-at = { $n } / { $last }
replay-first = Az elejére (Home)
replay-back = Egyet vissza (←)
replay-forth = Egyet előre (→)
replay-last = A végére (End)
replay-play = Lejátszás (p)
replay-pause = Szünet (p)
replay-keys = ← → lépés · Home, End · Page Up, Page Down: forduló · b csata · p lejátszás
replay-speed = Sebesség
replay-slow = lassú
replay-normal = közepes
replay-fast = gyors
replay-round-back = A forduló vagy az előző forduló elejére (Page Up)
replay-round-forth = A következő fordulóra (Page Down)
replay-battle = Csata
replay-battle-back = Az előző csatára (Shift b)
replay-battle-forth = A következő csatára (b)
replay-curves = A játszma elemzése
replay-from = Visszajátszás innen

# The end

end-open = Eredmény
end-won = Győztes: { $seats }
end-draw = Döntetlen
end-drew = döntetlen
end-you-won = Győztél: { $name } feladta a játszmát.
end-resigned = { $name } feladta a játszmát. A végéig a gép játszott itt: { $seat }.
end-title = Befejezed a játszmát?
end-text = A játszma azonnal véget ér, eredmény nélkül.
end-nobody = Nincs győztes
end-rule = { $section }. szabály
end-board = A tábla
end-analyse = Elemzés
end-again-same = Visszavágó, azonos helyek
end-again-rotated = Visszavágó, helycserével
end-join-same = Csatlakozom
end-join-rotated = Csatlakozom, helycserével
end-scores = Pontszámok
end-seat = Hely
end-player = Játékos
end-place = Eredmény
end-winner = győztes
end-curves = A játszma menete
end-advice = { $count ->
    [one] Egy tanács legközelebbre
   *[other] Két tanács legközelebbre
  }
end-advice-example = { $heading }: ezt választottad: „{ $played }”. Jobb lett volna: „{ $better }”.
end-advice-gain = Ennyivel nőtt volna a győzelmi esélyed: { $gain }.
end-advice-show = Mutasd ezt a pillanatot
end-turnings = Fordulópontok
end-share = Megosztás
end-copy = Hivatkozás másolása
end-record = Lejegyzés letöltése
end-private = Ez a játszma privát: a hivatkozás csak a játékosainak nyílik meg.

analysis-truth = Az esélyek a teljes állásból adódnak, a rejtett lapokkal és csapatokkal együtt. Egy-egy szint javasolt akciója csak arra épül, amit az adott hely játékosa tudhatott.
analysis-moments = Ahol az esélyek megváltoztak
analysis-from-to = { $name } { $before } → { $after }
analysis-here = Ezen a ponton
analysis-level = Gép
analysis-ask = Mit tenne itt?
analysis-would = { $level } ({ $seat })
analysis-same = A játszmában is ez történt.
analysis-played = A játszmában ez történt: { $act }
analysis-seat = Foglalj helyet, és játssz tovább innen ilyen erős gépi játékosok ellen
analysis-continue = Továbbjátszom

curves-which = Mit mutatnak a görbék
curves-rounds = { $title }, fordulónként
curves-round = { $round }. forduló
curves-unit = Forduló
curves-end = Vége
curves-help = Mutass egy fordulóra, és látod a számait; nyisd meg, és látod az akkori táblát.
curves-legend = Jelmagyarázat
curves-battle = csata
curves-table = Táblázatban


# For newcomers

phases-label = A forduló részei
phases-rule = { $rule }. szabály
guide-rule = § { $rule }
guide-open = A kérdés magyarázata
guide-done = Értem
guide-off = Ismerem a játékot
prompt-suggest = Ajánlott felállás
prompt-suggest-help = Az asztal elvégzi helyetted a felállítást, ahogy egy gép tenné. Visszavonhatod.
match-rules-help = A kérdés szabályai (R)
match-charts-help = A játék segédlete (C)
charts-title = { $game }: segédlet
charts-tabs = Segédlet
charts-rule = { $rule }. szabály
charts-yes = igen
charts-no = nem
table-guide = Súgó
table-guide-explain = Az új kérdések magyarázata
table-guide-again = Mindent újra magyarázz el
create-first = Elsőre ajánlott

# What happened

since-title = Az utolsó köröd óta
since-replay = Az utolsó forduló újra
since-shut = Bezárás
result-label = Eredmények
result-battle = Csata
result-battle-at = Csata: { $place }
result-loss = Veszteség
result-card = Lapok
result-fate = Sors
result-score = Pontozás
result-leave = Kilép a háborúból
result-put = Bezárás: { $title }
result-all = Mind bezárása
result-more = Korábbi eredmények ({ $count })
result-fewer = Kevesebb
log-times = × { $times }
log-looked = Eddig láttad
log-fold = A csata menetének elrejtése
log-unfold = A csata menetének mutatása
walk-label = A többiek lépései
walk-asked = Te jössz. Ez vezetett idáig
walk-skip = A jelenhez
walk-keys = Escape vagy szóköz
walk-left = { $count ->
    [0] Nincs több lépés
   *[other] Hátravan: { $count }
  }
tempo-title = A többiek lépései
tempo-label = Lépések mutatása
tempo-help = Egyenként, és a térkép követi őket, vagy mind egyszerre.
tempo-slow = lassan
tempo-normal = közepes sebességgel
tempo-once = egyszerre

keys-title = Gyorsbillentyűk
keys-next = Ugrás a következő lehetőségre
keys-done = Kész: a gomb, amely befejezi a mostani lépést
keys-undo = Visszavonás
keys-hint = Tipp
keys-what = A kijelölt egység vagy hely adatai és szabálya (ugyanez: jobb gomb, vagy nyomva tartás)
keys-point = Mutatás a kijelölt helyre; Shifttel nyíl hozzá
keys-hand = A lapjaid nyitva tartása vagy összecsukása
keys-charts = Segédlet
keys-rules = A mostani kérdés szabályai
keys-log = Napló
keys-map = Nyomva tartva: a térkép jelölők nélkül
keys-sheet = Ez a lista
keys-zoom = Nagyítás, kicsinyítés, egész tábla
keys-arrows = Ugrás egyik lehetőségről a másikra a táblán; Shifttel a tábla mozgatása
keys-enter = Kiválasztás
keys-escape = Bezárás, vagy a felvett egység visszatétele
keys-on = Betűk használata gyorsbillentyűként az asztalnál
