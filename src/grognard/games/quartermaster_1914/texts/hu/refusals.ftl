# Why something cannot be done.

# Cards, and where they are not

others-card = { FORM($card, "az") } kártya { FORM($power, "the-whose") }, nem pedig { FORM($power2, "the-whose") }
others-card-led = { FORM($card, "az") } kártya { FORM($power, "the-whose") }, és ezt a hatalmat másik játékos irányítja
not-in-hand = { FORM($card, "az") } kártya nincs { FORM($power, "the") } kezében
not-prepared = { FORM($power, "the") } nem készítette elő { FORM($card, "az") } kártyát
no-status-in-play = { FORM($card, "az") } kártya nincs { FORM($power, "the") } játékban lévő Státuszkártyái között
not-discarded = { FORM($card, "az") } kártya nincs { FORM($power, "the") } dobópaklijában
not-in-deck = { FORM($card, "az") } kártya nincs { FORM($power, "the") } paklijában
not-in-pile = { FORM($card, "az") } kártya nincs { FORM($power, "the") } dobópaklijában
not-this-card = ezt a kártyát most nem választhatod
not-of-nation = { FORM($card, "az") } nem { FORM($nation, "adjective") } kártya
not-of-type = { FORM($card, "az") } nem { FORM($type, "card") }
not-such-card = { FORM($card, "az") } nem { FORM($nation, "adjective") } { FORM($type, "card") }
cannot-be-played = ezt a kártyát most nem játszhatod ki
cannot-be-prepared = ezt a kártyát most nem készítheted elő
cannot-be-discarded = ezt a kártyát most nem dobhatod el
cannot-be-spent = ezt a kártyát most nem használhatod fel; a felkínáltak egyikét használd
cannot-be-chosen = ezt a kártyát nem választhatod; válassz a felkínáltak közül

# Status cards

not-in-play = { FORM($card, "az") } kártya nincs játékban
used-this-turn = { FORM($card, "az") } kártyát ebben a körben már használták
passed-this-turn = { FORM($power, "the") } a kör végéig már lemondott { FORM($card, "az") } kártyáról
only-in-turn-of = { FORM($card, "az") } kártya csak { FORM($power, "the") } körében használható
keeps-german-only = { FORM($card, "az") } kártyával csak német kártya tartható meg
not-at-start = { FORM($card, "az") } kártya nem használható a csata kezdetén
land-battles-only = { FORM($card, "az") } kártya csak szárazföldi csatában használható, { FORM($space, "the") } pedig tengeri mező
no-status-for-hand = nincs olyan Státuszkártya, amellyel { FORM($power, "the") } kézből fenntarthatná ezt a csatát; használj előkészített kártyát
only-such-from-hand = { FORM($card, "az") } kártyával kézből csak { FORM($nation, "adjective") } { FORM($type, "card") } tarthatja fenn a csatát
not-of-defender = { FORM($card, "az") } kártyát nem védekező hatalom készítette elő
not-among-used = { FORM($card, "az") } kártya nincs az imént használtak között
not-just-used = nem { FORM($card, "az") } kártyát használták az imént
not-of-nation-with-symbol = { FORM($card, "az") } nem olyan { FORM($nation, "adjective") } kártya, amelyen ez a szimbólum van: { $symbol }
prepares-drafted-only = { FORM($card, "az") } csak azt a kártyát készítheti elő, amellyel az imént terveztél

# Set-up

led-by-other = { FORM($power, "the-object") } másik játékos irányítja
no-second-chance = ebben a játszmában nincs második esély
already-redrawn = { FORM($power, "the") } már húzott új kártyákat; ezek véglegesek
begun-to-put-away = { FORM($power, "the") } már tett kártyát a paklija aljára, ezért nem húzhat újakat
put-away-already = { FORM($power, "the") } már { $number } kártyát tett a paklija aljára

# The steps of a turn

hand-too-small = a tervezés két kézben tartott kártyába kerül, és { FORM($power, "the-to") } nincs ennyi
deck-empty = { FORM($power, "the") } paklija üres
deck-before-points = { FORM($power, "the") } csak akkor veszíthet kártya helyett pontot, ha a paklija üres
nothing-drawn = ha nem akarsz kártyát húzni, passzolj
too-many-drawn = legfeljebb annyi kártyát húzhatsz, hogy { $number } legyen a kezedben, és csak annyit, amennyi a pakliban van
not-to-be-drafted = { FORM($card, "az") } kártyával itt nem tervezhetsz: nem megfelelő a típusa vagy az országa
drafts-from-deck = { FORM($power, "the") } a paklijából tervez, nem a dobópaklijából
takes-only = { FORM($card, "az") } kártyával csak { FORM($nation, "adjective") } { FORM($type, "card") } vehető vissza
not-in-draft-step = { FORM($card, "az") } kártya nem használható a tervezés fázisában
draft-step-only = { FORM($card, "az") } kártya csak a tervezés fázisában használható
in-draft-step-of = { FORM($card, "az") } kártya csak { FORM($power, "the") } tervezési fázisában használható
needs-navy = { FORM($card, "az") } kártyához { FORM($nation, "adjective") } hadiflotta kell { FORM($space, "the-at") }

# Attrition

no-attrition-symbol = { FORM($card, "az") } kártyán nincs veszteségszimbólum
no-enemy = { FORM($power2, "the") } csak ellenséges hatalmat választhat, { FORM($power, "the") } pedig nem az
no-enemy-near = egyetlen veszteségszimbólum csak akkor sújthat, ha a kártya országának hadserege szomszédos egy ellenséges hadsereggel, és most nincs ilyen
no-army-near = { FORM($power, "the-to") } nincs hadserege a kártya országának hadserege mellett
no-army-next-to = { FORM($power, "the-to") } nincs { FORM($nation, "adjective") } hadsereggel szomszédos hadserege
no-enemy-there = { FORM($power, "the") } nem ellenség, vagy nincs egysége { FORM($space, "the-at") }
chosen-already = { FORM($power, "the-object") } már kiválasztottad

# Pieces

already-there = { FORM($nation, "the-to") } már van egysége { FORM($space, "the-at") }
enemy-there = { FORM($space, "the-at") } ellenséges egység van
no-army-left = minden { FORM($nation, "adjective") } hadsereg a játéktáblán van; távolíts el egyet, hogy újra lehelyezhesd
no-navy-left = minden { FORM($nation, "adjective") } hadiflotta a játéktáblán van; távolíts el egyet, hogy újra lehelyezhesd
armies-on-land = a hadsereg szárazföldi mezőre való, { FORM($space, "the") } pedig tengeri mező
navies-at-sea = a hadiflotta tengeri mezőre való, { FORM($space, "the") } pedig szárazföldi mező
build-only-in = ezzel a kártyával { FORM($nation, "the") } csak { $where } építhet
recruit-only-in = ezzel a kártyával { FORM($nation, "the") } csak { $where } toborozhat
recruits-only-in = { FORM($nation, "the") } csak { FORM($space, "the-at") } toborozhat
army-unsupplied = egy { FORM($nation, "adjective") } hadseregnek { FORM($space, "the-at") } nem lenne utánpótlása
navy-unsupplied = egy { FORM($nation, "adjective") } hadiflottának { FORM($space, "the-at") } nem lenne utánpótlása
cannot-pay-network = { FORM($power, "the-to") } nem maradt kártyája, pedig { FORM($card, "az") } kártya miatt fizetnie kellene (R29)
recalls-in-own-turn = { FORM($power, "the") } csak a saját körében távolíthatja el egységeit
no-recall-in-battle = csata közben nem távolíthatod el a saját egységeidet (R12)
no-pieces = { FORM($power, "the-to") } nincs egysége a játéktáblán
not-its-pieces = { FORM($nation, "az-adjective") } egységek nem { FORM($power, "the") } egységei
no-piece-there = { FORM($space, "the-at") } nincs { FORM($nation, "adjective") } egység
no-army-there = { FORM($space, "the-at") } nincs { FORM($nation, "adjective") } hadsereg
not-named = a kártya nem említi azt { FORM($nation, "az-adjective") } egységet, amely { FORM($space, "the-at") } van
eliminates-only = ez a kártya csak { FORM($space, "the-at") } számolhat fel { FORM($nation, "adjective") } hadsereget

# Battles

land-battle-at-sea = szárazföldi csata csak szárazföldi mezőn vívható, { FORM($space, "the") } pedig tengeri mező
sea-battle-on-land = tengeri csata csak tengeri mezőn vívható, { FORM($space, "the") } pedig szárazföldi mező
battle-only-in = ez a csata csak { $where } vívható
truce-forbids = a karácsonyi fegyverszünet alatt { FORM($nation, "the") } nem indíthat csatát { FORM($space, "the-at") } (R40)
no-supplied-piece-near = { FORM($nation, "the-to") } nincs { FORM($space, "the-with") } szomszédos, utánpótlással ellátott egysége
other-piece-starts = { FORM($space, "the-at") } egy másik egységnek kell indítania a csatát
cannot-pay-battle = { FORM($space, "the-at") } a csata kézben tartott kártyákba kerül, és { FORM($power, "the-to") } nincs elég
no-own-piece = { FORM($nation, "the-to") } nincs egysége { FORM($space, "the-at") }
not-from-there = { FORM($space, "az-local") } csata nem indítható { FORM($space2, "the-from-place") }
no-battle-with = { FORM($card, "az") } kártya { FORM($space, "the") } egyetlen szomszédos mezőjén sem fedezi egy csata árát

# Prepared cards in battles

no-symbol = { FORM($card, "az") } kártyán nincs ilyen szimbólum: { $symbol }
not-in-that-place = { FORM($card, "az") } előkészítő szövege nem terjed ki { FORM($space, "az-local") } csatára
laid-already = { FORM($card, "az") } kártyát ebben a csatában már felhasználták
rail-gauge-forbids = { FORM($card, "az") } kártya nem használható ilyen messze Moszkvától, amíg { FORM($card2, "az") } játékban van (R28)
sustains-from-land = { FORM($card2, "az") } révén { FORM($card, "az") } csak szárazföldről indított támadást tarthat fenn
not-of-attacker = { FORM($card, "az") } nem a támadó ország kártyája
no-piece-of-its-nation = { FORM($card, "az") } egyik egységen sem segíthet { FORM($space, "the-at") }; a kártya országának nincs ott egysége
no-supply-symbol = { FORM($space, "the-at") } az egységnek nincs utánpótlása, és { FORM($card, "az") } kártyán nincs utánpótlási szimbólum
not-enough-symbols = { FORM($card, "az") } kártyával együtt is túl kevés lenne a szimbólum
cannot-keep = { FORM($power, "the-to") } túl kevés kártyája van a kezében ahhoz, hogy előkészítve tartsa { FORM($card, "az") } kártyát
cannot-keep-and-battle = { FORM($power, "the-to") } túl kevés kártyája van a kezében ahhoz, hogy előkészítve tartsa { FORM($card, "az") } kártyát, és csatázzon is
cannot-pay-terrain = nehéz terepen { FORM($card, "az") } még egy kézben tartott kártyába kerül, és { FORM($power, "the-to") } nincs elég
does-not-serve = { FORM($card, "az") } kártya nem használható { FORM($nation, "the") } hadseregeihez
no-supplied-army = { FORM($nation, "the-to") } nincs utánpótlással ellátott hadserege { FORM($space, "the-at") }

# War Revenue Act

not-itself = { FORM($card, "az") } kártya nem veheti vissza önmagát
not-taken = { FORM($card, "az") } kártya nincs a visszavettek között
all-must-be-used = minden visszavett kártyát fel kell használnod (R36)

# What goes on, and what is to be done first

now-bury = előbb { FORM($power, "the-to") } { $opening } kártyájából { FORM($number, "object") } a paklija aljára kell tennie
now-bury-each = előbb minden hatalomnak { $opening } kártyájából { FORM($number, "object") } a paklija aljára kell tennie; még hátravan: { $powers }
now-woe = { FORM($power, "the") } a tervezés fázisa előtt előkészíthet egy kártyát; előbb tedd meg, vagy passzolj
now-draft = { FORM($power, "the") } a tervezés fázisában van; előbb tervezz egy kártyával, vagy passzolj
now-play = { FORM($power, "the") } a kártyakijátszás fázisában van; előbb játssz ki egy kártyát, vagy passzolj
now-attrition-step = { FORM($power, "the") } a veszteség fázisában van; előbb fedj fel egy veszteségszimbólumos előkészített kártyát, vagy passzolj
now-prepare = { FORM($power, "the") } az előkészítés fázisában van; előbb készíts elő egy kártyát, vegyél vissza egyet a kezedbe, vagy passzolj
now-draw = { FORM($power, "the") } a kártyahúzás fázisában van; előbb húzz kártyát, vagy passzolj
now-bare = { FORM($power, "the") } kártyái elfogytak; passzolj, vagy távolítsd el egy egységét
now-victim = előbb { FORM($power, "the-to") } ki kell választania, melyik hatalmat éri a veszteség
now-attrition = előbb { FORM($power, "the-to") } el kell dobnia egy kártyát veszteségként
now-discard = előbb { FORM($power, "the-to") } el kell dobnia egy kártyát a kezéből ({ $purpose })
now-discard-prepared = előbb { FORM($power, "the-to") } el kell dobnia egy előkészített kártyát ({ $purpose })
now-recall = előbb { FORM($power, "the-to") } ki kell választania az eltávolítandó egységet
now-fetch = előbb { FORM($power, "the-to") } ki kell választania, melyik kártyával tervez a paklijából
now-fetch-none = { FORM($power, "the") } nem talál kártyát, amellyel tervezhetne; előbb passzolj
now-free-draft = { FORM($power, "the") } költség nélkül tervezhet egy kártyával; előbb tedd meg, vagy passzolj
now-recover = { FORM($power, "the") } visszavehet egy kártyát a dobópaklijából; előbb tedd meg, vagy passzolj
now-enlist = { FORM($power, "the") } előkészítheti azt a kártyát, amellyel az imént tervezett; előbb tedd meg, vagy passzolj
now-prepare-some = { FORM($power, "the") } előkészíthet egy kártyát a kezéből; előbb tedd meg, vagy passzolj
now-play-more = { FORM($power, "the") } kijátszhat egy { FORM($nation, "adjective") } { FORM($type, "card-object") }; előbb tedd meg, vagy passzolj
now-return = { FORM($power, "the") } visszaveheti a kezébe az imént használt kártyát; előbb tedd meg, vagy passzolj
now-build = { FORM($nation, "the") } { FORM($what, "build") }; előbb tedd meg, vagy passzolj
now-recruit = { FORM($nation, "the") } { FORM($what, "object") } toborozhat; előbb tedd meg, vagy passzolj
now-spend = { FORM($power, "the") } felhasználhat egy előkészített kártyát ehhez: { $card }; előbb tedd meg, vagy passzolj
now-battle = { FORM($nation, "the") } csatázhat; előbb válassz mezőt, vagy passzolj
now-battle-first = előbb { FORM($nation, "the-to") } mezőt kell választania a csatához
now-from = előbb { FORM($nation, "the-to") } ki kell választania, melyik egysége indítja { FORM($space, "az-local") } csatát
now-options = { FORM($power, "the") } Státuszkártyát használhat a csata kezdetén; előbb tedd meg, vagy passzolj
now-hit = előbb { FORM($power, "the-to") } ki kell választania, melyik ellenséges hatalmat sújtja
now-reconnaissance = { FORM($power, "the") } eldobhat egyet a látott előkészített kártyák közül; előbb tedd meg, vagy passzolj
now-reinforce = { FORM($power, "the") } megerősítheti a védelmet { FORM($space, "the-at") }; előbb tedd meg, vagy passzolj
now-sustain = { FORM($power, "the") } fenntarthatja { FORM($space, "az-local") } csatát; előbb tedd meg, vagy passzolj
now-keep = { FORM($power, "the") } megtarthat egyet az imént használt kártyák közül; előbb tedd meg, vagy passzolj
now-counterattack = { FORM($power, "the") } ellentámadást indíthat { FORM($space, "the-from-place") }; előbb tedd meg, vagy passzolj
now-with = előbb { FORM($power, "the-to") } ki kell választania az ellentámadó hadsereget
now-eliminate = előbb { FORM($power, "the-to") } ki kell választania a felszámolandó egységet
now-aggravate = { FORM($power, "the") } eldobhat egy kártyát, hogy növelje a veszteséget; előbb tedd meg, vagy passzolj
now-choose = előbb { FORM($power, "the-to") } ki kell választania { FORM($power2, "the") } egyik kártyáját
now-evacuate = { FORM($power, "the") } eltávolíthatja egyik egységét; előbb tedd meg, vagy passzolj
now-revolt = { FORM($power, "the") } felszámolhat vagy toborozhat egy hadsereget { FORM($space, "the-at") }; előbb tedd meg, vagy passzolj
now-mines = { FORM($power, "the") } kiválaszthatja, melyik hatalmat sújtsa { FORM($card, "az") }; előbb tedd meg, vagy passzolj
now-levy = { FORM($power, "the") } amerikai kártyákat vehet vissza a dobópaklijából; előbb tedd meg, vagy passzolj
now-levy-play = előbb { FORM($power, "the-to") } ki kell játszania az egyik visszavett kártyát ({ $card })
now-levy-prepare = előbb { FORM($power, "the-to") } elő kell készítenie az egyik visszavett kártyát ({ $card })
now-levy-play-or-pass = { FORM($power, "the") } kijátszhatja az egyik visszavett kártyát ({ $card }); előbb tedd meg, vagy passzolj
now-levy-prepare-or-pass = { FORM($power, "the") } előkészítheti az egyik visszavett kártyát ({ $card }); előbb tedd meg, vagy passzolj

# What a discard is for

to-draft = a tervezéshez
for-terrain = a nehéz terep miatt { FORM($space, "az-local") } csatában
for-card = { FORM($card, "az") } kártya miatt
for-terrain-and-card = a nehéz terep és { FORM($card, "az") } kártya miatt
