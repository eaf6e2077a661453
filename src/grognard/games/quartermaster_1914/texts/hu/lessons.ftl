# Lessons: a title, a summary and a closing for each; for each step what to do, what is said when it is done, and what
# is said to anything else.

lesson-building-title = A hadseregek nem menetelnek
lesson-building-summary = Az egységek sosem mozognak: egymás után építed fel őket, otthonról kifelé.
lesson-building-1 =
    Az Egyesült Királysággal játszol, és kijátszhatsz egy kártyát. Ebben a játékban az egységek sosem mozognak: úgy terjeszkedsz,
    hogy újakat építesz a meglévők mellé. Ahhoz, hogy { FORM($space2, "the-at") } hadsereged legyen, előbb át kell hidalnod a tengert.
    Játszd ki { FORM($card, "az") } kártyát, és építs hadiflottát { FORM($space, "the-at") }.
lesson-building-1-done = Hadiflottád van { FORM($space, "the-at") }, { FORM($space3, "the") } mellett. A vonalad most már a túlsó partig ér.
lesson-building-1-other = Megteheted, de előbb hídra van szükséged. Játszd ki { FORM($card, "az") } kártyát, és építs { FORM($space, "the-at") }.
lesson-building-1-other-1 = Nézd meg, hová kerülhetne a hadsereg: a túlsó part mellett még nincs egységed. Előbb játszd ki { FORM($card, "az") } kártyát.
lesson-building-1-other-2 = Ott is hasznos egy hadiflotta. De { FORM($space2, "the") } { FORM($space, "the-with") } határos.
lesson-building-1-other-3 = A saját egységeidet mindig eltávolíthatod, hogy újra lehelyezd őket, ha már nincs több. Most még van.
lesson-building-2 =
    Körönként csak egy kártyát játszhatsz ki. Utána a veszteség, az előkészítés és a kártyahúzás fázisa jön; egyik sem kötelező.
    Most mindkét kérdésnél passzolj: ne készíts elő kártyát, és ne is húzz.
lesson-building-2-done = A többi hatalom a saját körében passzolt. Ismét te következel, a 3. fordulóban; a tervezést átugrottad.
lesson-building-2-other = Csak passzolj, kétszer.
lesson-building-2-other-1 = Tartsd a kezedben { FORM($card2, "az") } kártyát, hogy kijátszhasd; a másik ráér. Passzolj.
lesson-building-2-other-2 = Igazi játszmában hét kártyára töltenéd fel a kezedet. Most a lecke kedvéért passzolj.
lesson-building-3 =
    Játszd ki { FORM($card2, "az") } kártyát. Egységet csak oda építhetsz, ahol lesz utánpótlása: brit egységek vonalának kell
    vezetnie tőle a hadseregig { FORM($space3, "the-at") }. Állíts fel egy hadsereget { FORM($space2, "the-at") }.
lesson-building-3-done = { $space3 }, { $space }, { $space2 }: brit egységek megszakítás nélküli vonala.
lesson-building-3-other = Játszd ki { FORM($card2, "az") } kártyát, és építs { FORM($space2, "the-at") }.
lesson-building-3-other-1 = A vonalad odáig is elér, és szövetségesekkel közös mezőn is lehetsz. De { FORM($space2, "the") } szabad célkitűzés.
lesson-building-closing =
    Körönként egy kártyát játszol ki, és mindenhol építhetsz, ahonnan a saját országod egységeinek megszakítás nélküli vonala vezet haza. Egy
    országnak egy mezőn csak egy egysége lehet; szövetségesek osztozhatnak egy mezőn, ellenségek soha.

lesson-supply-title = A haza vezető vonal
lesson-supply-summary = Az elvágott egység a játéktáblán marad, de nem tud harcolni.
lesson-supply-1 =
    Oroszországgal játszol. { CAPITAL(FORM($space, "az-local")) } hadsereged el van vágva: orosz egység nem köti össze { FORM($space3, "the-with") },
    a szövetségesek egységei pedig nem adnak utánpótlást. Ezért nem indíthat csatát, és kevés kártya erősítheti meg. Zárd be a
    rést: játszd ki { FORM($card, "az") } kártyát, és építs { FORM($space2, "the-at") }.
lesson-supply-1-done = { $space }, { $space2 }, { $space3 }: a vonal összeért, a hadseregnek újra van utánpótlása.
lesson-supply-1-other = { CAPITAL(FORM($space, "az-local")) } hadsereg így elvágva marad. Játszd ki { FORM($card, "az") } kártyát, és építs { FORM($space2, "the-at") }.
lesson-supply-1-other-1 = Csak utánpótlással ellátott egység indíthat csatát, és { FORM($space, "az-local") } hadsereg nincs ellátva. Előbb zárd be a rést.
lesson-supply-1-other-2 = Az is bezárná a rést, de { FORM($space4, "the") } mellett, ahol a következő német csata újra megnyithatja. { CAPITAL(FORM($space2, "the")) } biztonságosabb, { FORM($space, "the") } mögött.
lesson-supply-1-other-3 = Az nem köti össze { FORM($space, "the-object") } { FORM($space3, "the-with") }. Építs { FORM($space2, "the-at") }.
lesson-supply-2 =
    A kör többi részére nincs szükséged. Passzolj, amikor kártyát készíthetnél elő, és akkor is, amikor húzhatnál.
lesson-supply-2-done = Eltelt egy forduló, és a vonalad ép. A tervezést átugrottad; most játssz ki egy kártyát.
lesson-supply-2-other = Mindkét kérdésnél passzolj.
lesson-supply-2-other-1 = Tartsd a kezedben { FORM($card2, "az") } kártyát, mindjárt kelleni fog. Passzolj.
lesson-supply-3 =
    Most már tud harcolni { FORM($space, "az-local") } hadsereg. Játszd ki { FORM($card2, "az") } kártyát, és csatázz
    { FORM($space4, "the-at") }, ahol egyetlen német hadsereg van.
lesson-supply-3-done = Németországnak nem volt előkészített kártyája: a hadserege lekerül a játéktábláról. A tiéd ott marad, ahol volt, mert az egységek sosem mozognak.
lesson-supply-3-other = Játszd ki { FORM($card2, "az") } kártyát, és csatázz { FORM($space4, "the-at") }.
lesson-supply-3-other-1 = Az nehéz terep, és még egy kártyádba kerülne. { CAPITAL(FORM($space4, "the")) } nyílt terep.
lesson-supply-3-other-2 = Üres mezőn is csatázhatsz, de semmit sem nyersz vele. Támadd meg { FORM($space4, "the-object") }.
lesson-supply-closing =
    Az egységtől ugyanazon ország egységeinek megszakítás nélküli vonala kell a hazai mezőn lévő hadseregig. Vágd el az ellenség vonalát, és
    egy egész front harcképtelenné válik.

lesson-battle-title = Egy támadás
lesson-battle-summary = Nehéz terep, megerősítések és kártyák, amelyek fenntartják a csatát.
lesson-battle-1 =
    Ausztriával játszol, és { FORM($space, "the-object") } meg kell büntetni. Játszd ki { FORM($card, "az") } kártyát, és csatázz
    { FORM($space, "the-at") }: a csatát { FORM($space2, "az-local") }, utánpótlással ellátott hadsereged indítja.
lesson-battle-1-done = Kezdődik a csata.
lesson-battle-1-other = A célpont { FORM($space, "the") }. Játszd ki { FORM($card, "az") } kártyát.
lesson-battle-1-other-1 = Ott nincs legyőzhető ellenség. Csatázz { FORM($space, "the-at") }.
lesson-battle-1-other-2 = Ellenséges egység mezőjén nem építhetsz. Előbb győzd le { FORM($card, "az") } kártyával.
lesson-battle-2 =
    { CAPITAL(FORM($space, "the")) } nehéz terep: itt a támadás egy kézben tartott kártyába kerül, amelyet felfedés nélkül dobsz el.
    Dobd el { FORM($card3, "az") } kártyát.
lesson-battle-2-done = Kifizetted. De Oroszország felkészült erre: { FORM($card2, "az") } az elvágott hadsereget is megerősíti.
lesson-battle-2-other = Azzal a kártyával is fizethetnél, de { FORM($card3, "az") } kevésbé fog hiányozni.
lesson-battle-2-other-1 = Azzal a kártyával még építeni akarsz majd. Dobd el { FORM($card3, "az") } kártyát.
lesson-battle-3 =
    Oroszországnak egy szimbóluma van, neked egy sem: így a támadás kudarcot vall. Előkészített kártyáddal ({ $card })
    fenntarthatod a csatát: a támadónak elég ugyanannyi szimbólum, mint a védőnek. Nehéz terepen ez még egy kártyába kerül,
    például ebbe: { $card4 }.
lesson-battle-3-done = Egy szimbólum egy ellen, és Oroszországnak nincs több megfelelő kártyája. { CAPITAL(FORM($space, "az-local")) } hadserege lekerül a játéktábláról.
lesson-battle-3-other = Olyan kártyával fizess, amelyik nem fog hiányozni.
lesson-battle-3-other-1 = Ha passzolsz, a támadás kudarcot vall, és két kártyát elpazaroltál. Tartsd fenn a csatát!
lesson-battle-3-other-2 = Azt a kártyát tartsd meg: mindjárt előkészíted. { CAPITAL(FORM($card4, "az")) } kártyával fizess.
lesson-battle-4 =
    { CAPITAL(FORM($space, "the")) } üres; a következő körben építhetsz ott, hogy megtartsd. Addig készítsd elő { FORM($card5, "az") }
    kártyát: képpel lefelé nem épít, de megerősít egy hadsereget, ha megtámadnak.
lesson-battle-4-done = Az előkészített kártyának csak az alján lévő szimbólum számít. Egy későbbi körben visszaveheted.
lesson-battle-4-other = A védelmedhez { FORM($card5, "az") } jobb: ezt készítsd elő.
lesson-battle-closing =
    Játssz ki egy csatakártyát, fizess a nehéz terepért, azután hasonlítsátok össze a korábbi körökben előkészített kártyák
    szimbólumait. A védőnek több szimbólum kell, a támadónak elég ugyanannyi.

lesson-defence-title = A vonal tartása
lesson-defence-summary = Mire valók az előkészített kártyák, és mi a felelet egy kudarcot vallott támadásra.
lesson-defence-1 =
    Franciaországgal játszol, és Németország köre van: { FORM($space2, "the-from-place") } megtámadja a hadseregedet { FORM($space, "the-at") }.
    A kezedben lévő kártyák most nem segítenek, csak az előkészítettek. Erősítsd meg ezzel: { $card }.
lesson-defence-1-done = Egy szimbólum nulla ellen, így a támadás kudarcot vallana. De Németország egy előkészített Szárazföldi csatakártyával fenntartja a csatát.
lesson-defence-1-other = Olyan előkészített kártyát használj, amelyik hadsereget erősít meg: { $card }.
lesson-defence-1-other-1 = Akkor elveszíted { FORM($space, "az-local") } hadsereget, pedig { FORM($space3, "the-object") } az védi. Erősítsd meg.
lesson-defence-2 =
    A támadónak elég egy szimbólum egy ellen. A védőnek több kell: erősítsd meg még egyszer.
lesson-defence-2-done = Két szimbólum egy ellen, és Németországnak nincs több kártyája, amellyel felelhetne. A támadás kudarcot vallott.
lesson-defence-2-other = Most adnád fel, amikor már ilyen közel vagy? Erősítsd meg még egyszer.
lesson-defence-3 =
    Egy kudarcot vallott támadás után a megtámadott, utánpótlással ellátott hadsereg visszavághat, ha van előkészített Ellentámadás
    kártyád. Indíts ellentámadást { FORM($card2, "az") } kártyával arra a mezőre, ahonnan a támadás jött.
lesson-defence-3-done = Németországnak nincs kártyája, amellyel megerősíthetné { FORM($space2, "the-object") }: ottani hadserege lekerül a játéktábláról, a saját körében.
lesson-defence-3-other = Nem kötelező. De { FORM($card2, "az") } kártyát éppen erre a pillanatra készítetted elő.
lesson-defence-closing =
    Az előkészített kártyák jelentik a védelmedet. A fontos mezőkre tarts előkészítve Seregállítás kártyákat, és hadd találgassa
    az ellenség, mely kártyák azok.

lesson-attrition-title = Háború más eszközökkel
lesson-attrition-summary = Veszteség mindkét oldalon: az elfogyott kártyák nem térnek vissza.
lesson-attrition-1 =
    Németországgal játszol. Az eldobott kártyák sosem kerülnek vissza a pakliba, és az Egyesült Királyságnak két kártya van a
    kezében, paklija pedig már nincs. Játszd ki { FORM($card, "az") } kártyát: az Egyesült Királyság 3 veszteséget szenved, te
    pedig két pontot kapsz.
lesson-attrition-1-done = Az Egyesült Királyság eldobta az utolsó két kártyáját. A harmadik hiányzik, és egy pontjába kerül az Antantnak.
lesson-attrition-1-other = Most jött el { FORM($card, "az") } kártya ideje: játszd ki.
lesson-attrition-1-other-1 = Az is jó, de { FORM($card, "az") } több pontot hoz, { FORM($card3, "az") } pedig előkészíthető.
lesson-attrition-2 =
    A veszteség fázisában eldobhatsz egy veszteségszimbólumos előkészített kártyát. { CAPITAL(FORM($card2, "az")) } kártyán egyetlen
    ilyen szimbólum van: egy olyan ellenséges hatalmat sújt, amelynek hadserege szomszédos a tieiddel. Használd { FORM($card2, "az") }
    kártyát Franciaország ellen, amelynek csak két kártya van a kezében.
lesson-attrition-2-done = Franciaországnak el kell dobnia egy kártyát, de maga választja ki, melyiket. A te hadseregednek ehhez még utánpótlás sem kellett.
lesson-attrition-2-other = Használd { FORM($card2, "az") } kártyát: okozz vele veszteséget Franciaországnak.
lesson-attrition-2-other-1 = Oroszország kezében sok kártya van. Franciaországnak egy kártya elvesztése jobban fáj.
lesson-attrition-2-other-2 = Várhatnál, de semmit sem nyernél vele. Használd { FORM($card2, "az") } kártyát.
lesson-attrition-3 =
    Készítsd elő { FORM($card3, "az") } kártyát egy későbbi körre. Szimbólumai Franciaországot és az Egyesült Királyságot nevezik meg:
    mindkettőt sújtja majd, bárhol legyenek. Utána a kártyahúzás fázisában passzolj.
lesson-attrition-3-done = Most Franciaország köre jön, és a veszteség fázisában { FORM($card5, "az") } kártyát fedi fel ellened.
lesson-attrition-3-other = Készítsd elő { FORM($card3, "az") } kártyát, majd passzolj.
lesson-attrition-3-other-1 = Az egy hadsereget erősítene meg. Általában jó választás, de most { FORM($card3, "az") } kártyát készítsd elő.
lesson-attrition-3-other-2 = Igazi játszmában kártyákat húznál. Most a lecke kedvéért passzolj.
lesson-attrition-4 =
    Minden szimbólumért, amely téged sújt, eldobsz egy általad választott kártyát: a kezedből, egy előkészítettet, vagy felfedés
    nélkül a paklid legfelső kártyáját. A paklid még vastag, a terveid pedig a kezedben vannak: a pakli legfelső kártyáját dobd el.
lesson-attrition-4-done = A terveid érintetlenek, és csak te tudod, melyik kártya volt az.
lesson-attrition-4-other = Azt a kártyát hamarosan használni akarod. A pakli legfelső kártyáját dobd el.
lesson-attrition-4-other-1 = { CAPITAL(FORM($card3, "az")) } a következő veszteségfázisodra van előkészítve. A pakli legfelső kártyáját dobd el.
lesson-attrition-closing =
    Egyetlen szimbólumhoz olyan hadsereged kell, amely szomszédos az áldozat egyik hadseregével; a megnevezett hatalmak szimbólumai
    bárhol sújtanak. Üres paklival egy hatalom kártya helyett pontot is veszíthet, ha pedig egyáltalán nincs kártyája, pontot kell
    veszítenie.

lesson-winning-title = Így győzhetsz
lesson-winning-summary = Pontozási fordulók, célkitűzések és a tizenkét pontos előny.
lesson-winning-1 =
    Az Egyesült Királysággal játszol, a 15. fordulóban te vagy az utolsó, és a köröd után pontozás jön. Az Antant tízzel vezet,
    és öt célkitűzése van, az ellenségnek négy. Így tizenegy pont előnyötök lenne, de tizenkettő már azonnali győzelem. Játszd ki
    { FORM($card, "az") } kártyát, és ott építs, ahol számít: { FORM($space, "the-at") }.
lesson-winning-1-done = Hat célkitűzés. Minden hadsereg, amely célkitűzésen van, egy pontot ér, utánpótlással vagy anélkül.
lesson-winning-1-other = Ez most nem hoz pontot. Játszd ki { FORM($card, "az") } kártyát, és építs { FORM($space, "the-at") }.
lesson-winning-1-other-1 = Az már a szövetségeseidé, és egy célkitűzés csak egyszer ér pontot. Építs { FORM($space, "the-at") }.
lesson-winning-1-other-2 = Egyetlen elérhető csatád sem venne el célkitűzést az ellenségtől. Szerezd meg a hatodikat { FORM($card, "az") } kártyával.
lesson-winning-2 =
    Most fejezd be a körödet. Ha akarsz, készíts elő egy kártyát, de ne húzz; utána pontozás következik.
lesson-winning-2-done = 26:14, tizenkét pont előny egy pontozási forduló után. Az Antant győzött, mindhárom hatalma együtt.
lesson-winning-2-other = Fejezd be a körödet.
lesson-winning-2-other-1 = Nem lesz szükséged több kártyára. Passzolj.
lesson-winning-closing =
    Pontozás a 3., a 7., a 11., a 15. és a 17. forduló után van. A tizenkét pontos előny azonnali győzelem; a 17. forduló után a
    több pont győz, döntetlennél pedig a Központi hatalmak.

lesson-first-turn-title = Az első köröd
lesson-first-turn-summary = Ausztria nyitja a háborút: tervezés, kijátszás, előkészítés, húzás.
lesson-first-turn-1 =
    Ausztriával játszol, és a háború veled kezdődik. Tíz kártyából hetet tartottál meg. Egy körnek öt fázisa van. Az elsőben, a
    tervezés fázisában két kártya eldobásával kiválaszthatsz egy építőkártyát a paklidból. Már két ilyen kártyád
    van: { $card }. Passzolj.
lesson-first-turn-1-done = Semmi sem kötelező. Majd örülsz a tervezésnek, ha elfogynak az építőkártyáid.
lesson-first-turn-1-other = Passzolj: megvan, ami kell.
lesson-first-turn-1-other-1 = Két kártya egyért drága, amíg két ilyen kártyád is van: { $card }. Passzolj.
lesson-first-turn-2 =
    Most játssz ki egy kártyát. { CAPITAL(FORM($space, "the")) } célkitűzés, és { FORM($space2, "the-with") } szomszédos. Még üres, és az oroszok
    is akarják. Játszd ki { FORM($card, "az") } kártyát, és ott építs.
lesson-first-turn-2-done = Eggyel több célkitűzés, és egy védőfal { FORM($space2, "the") } előtt.
lesson-first-turn-2-other = Azt is kijátszhatnád. De most a gyorsaság számít: foglald el { FORM($space, "the-object") } { FORM($card, "az") } kártyával.
lesson-first-turn-2-other-1 = Csábító! De { FORM($space3, "the") } várhat, { FORM($space, "the") } nem.
lesson-first-turn-2-other-2 = Az minden hatalomnak árt egy kicsit, neked is. Még korai.
lesson-first-turn-2-other-3 = Ott is építhetnél, de { FORM($space, "the") } az a mező, amelyet az oroszok akarnak.
lesson-first-turn-2-other-4 = Kártya nélkül a kör kárba vész. Játszd ki { FORM($card, "az") } kártyát.
lesson-first-turn-3 =
    Nincs előkészített kártyád, ezért a veszteség fázisa kimarad. Most előkészíthetsz egy kártyát. { CAPITAL(FORM($card2, "az")) }
    kártyán Hadsereg dupla megerősítése szimbólum van, éppen arra a mezőre, ahol az imént építettél: készítsd elő.
lesson-first-turn-3-done = Meglepetés vár az ellenségre, ha megtámadja { FORM($space, "the-object") } vagy { FORM($space2, "the-object") }.
lesson-first-turn-3-other = Azt a kártyát jó kézben tartani. { CAPITAL(FORM($card2, "az")) } kártyát készítsd elő.
lesson-first-turn-3-other-1 = Azt még ki akarod majd játszani. { CAPITAL(FORM($card2, "az")) } kártyát készítsd elő.
lesson-first-turn-3-other-2 = Amikor csak lehet, készíts elő egy kártyát: csak az előkészített kártyákkal védekezhetsz.
lesson-first-turn-4 = Végül töltsd fel a kezedet hét kártyára: húzz kettőt.
lesson-first-turn-4-done = Ez egy egész kör volt. Oroszország következik.
lesson-first-turn-4-other = Húzz két kártyát.
lesson-first-turn-4-other-1 = Kevesebbet is húzhatsz, de a háború elején többet érsz teli kézzel.
lesson-first-turn-closing =
    Tervezés, kijátszás, veszteség, előkészítés, húzás. Foglald el a célkitűzéseket az ellenség előtt, óvd a vonalaidat, és mindig
    legyen előkészített kártyád.

lesson-status-title = Kártyák, amelyek maradnak
lesson-status-summary = Státuszkártyák: most kijátszol egyet, és a játszma végéig használod.
lesson-status-1 =
    Németországgal játszol. A Státuszkártya képpel felfelé a játszma végéig játékban marad, és akkor hat, amikor a szövege mondja.
    { CAPITAL(FORM($card, "az")) } kártyával az imént felállított hadsereged azonnal támadhat. Játszd ki { FORM($card, "az") }
    kártyát: ebben a körben még nem csinál semmit.
lesson-status-1-done = { CAPITAL(FORM($card, "az")) } játékban van, minden játékos látja. Ez volt a kártyád erre a körre.
lesson-status-1-other = Előbb játszd ki { FORM($card, "az") } kártyát: a játszma végéig szolgál.
lesson-status-1-other-1 = Most építhetnél, de az új hadsereg nem támadhatna. Előbb játszd ki { FORM($card, "az") } kártyát, és a következő körben építs.
lesson-status-1-other-2 = Kártya nélkül a kör kárba vész. Játszd ki { FORM($card, "az") } kártyát.
lesson-status-2 =
    { CAPITAL(FORM($card, "az")) } minden használata egy előkészített kártyába kerül, amelyen Szárazföldi csata fenntartása szimbólum
    van. Készítsd elő { FORM($card3, "az") } kártyát, és a kártyahúzás fázisában passzolj.
lesson-status-2-done = Eltelt egy forduló, a tervezést átugrottad. Most már használhatod { FORM($card, "az") } kártyát.
lesson-status-2-other = Készítsd elő { FORM($card3, "az") } kártyát, majd passzolj.
lesson-status-2-other-1 = { CAPITAL(FORM($card2, "az")) } a következő körben kell a kezedbe. { CAPITAL(FORM($card3, "az")) } kártyát készítsd elő.
lesson-status-2-other-2 = Előkészített kártya nélkül { FORM($card, "az") } nem használható. Készítsd elő { FORM($card3, "az") } kártyát.
lesson-status-2-other-3 = Igazi játszmában kártyákat húznál. Most a lecke kedvéért passzolj.
lesson-status-3 = Most játszd ki { FORM($card2, "az") } kártyát, és állíts fel egy hadsereget { FORM($space, "the-at") }; ez célkitűzés, és { FORM($space2, "the-with") } szomszédos.
lesson-status-3-done = A hadsereg felállt, és máris jön a kérdés, használod-e { FORM($card, "az") } kártyát.
lesson-status-3-other = Játszd ki { FORM($card2, "az") } kártyát, és építs { FORM($space, "the-at") }.
lesson-status-3-other-1 = Onnan az új hadsereg nem támadhatná meg { FORM($space2, "the-object") }. Építs { FORM($space, "the-at") }.
lesson-status-4 =
    A hasznos Státuszkártyák használata nem kötelező. Most azonban használd: fizess { FORM($card3, "az") } kártyával, és csatázz
    { FORM($space2, "the-at") }. Vigyázz { FORM($card4, "az") } kártyára: ez egy francia Státuszkártya, amely magától életbe lép, ha ott támadsz.
lesson-status-4-done =
    { CAPITAL(FORM($card4, "az")) } miatt el kellett volna dobnod egy előkészített kártyát; nem maradt, ezért a Központi hatalmak egy
    pontot veszítettek. De Franciaországnak nem volt kártyája, amellyel megerősíthette volna { FORM($space2, "the-object") }, és hadserege
    lekerült a játéktábláról. Két akció egyetlen körben!
lesson-status-4-other = Használd fel { FORM($card3, "az") } kártyát, és csatázz { FORM($space2, "the-at") }, ahol a francia hadsereg van.
lesson-status-4-other-1 = Passzolhatsz, és { FORM($card, "az") } egy másik körre marad. De most { FORM($space2, "the-object") } senki sem védi: támadj.
lesson-status-closing =
    A Státuszkártya egy körödbe kerül, és a játszma végéig megtérül, ezért játszd ki korán. Van, amelyik választást ad, van, amelyik
    magától életbe lép, és van, amelyik minden pontozási fordulóban pontot szerez. A használt kártya játékban marad.

lesson-sea-battle-title = Csata a tengeren
lesson-sea-battle-summary = A hadiflották úgy harcolnak, mint a hadseregek, csak saját kártyákkal.
lesson-sea-battle-1 =
    Az Egyesült Királysággal játszol. Amíg német hadiflotta van { FORM($space, "the-at") }, { FORM($card5, "az") } minden pontozási
    fordulóban 2 pontot ér, és a következő már közel van. Játszd ki { FORM($card, "az") } kártyát, és csatázz { FORM($space, "the-at") }.
    Ha egy hadiflotta tengeri mezőt támad, a terepért nem kell kártyával fizetnie.
lesson-sea-battle-1-done = A csatát { FORM($space2, "az-local") }, utánpótlással ellátott hadiflottád indította. De Németország felfedi { FORM($card2, "az") } kártyát: Flotta megerősítése.
lesson-sea-battle-1-other = A német hadiflotta sürgősebb. Játszd ki { FORM($card, "az") } kártyát, és csatázz { FORM($space, "the-at") }.
lesson-sea-battle-1-other-1 = Ott nincs ellenség. A német hadiflotta { FORM($space, "the-at") } van.
lesson-sea-battle-1-other-2 = Ellenséges egység mezőjén nem építhetsz. Előbb nyerd meg a csatát { FORM($card, "az") } kártyával.
lesson-sea-battle-1-other-3 = A Szárazföldi csatakártya csak szárazföldi mezőn használható. Használd { FORM($card, "az") } kártyát.
lesson-sea-battle-2 =
    Tengeren a védőnek Flotta megerősítése, a támadónak Tengeri csata fenntartása szimbólum kell; a szárazföldi csaták kártyái
    nem számítanak. Németországnak egy szimbóluma van, így neked is elég egy: tartsd fenn a csatát
    az előkészített { $card } kártyával.
lesson-sea-battle-2-done = Egy szimbólum egy ellen: a német hadiflotta lekerül a játéktábláról.
lesson-sea-battle-2-other = Tartsd fenn a csatát { FORM($card, "az") } kártyával.
lesson-sea-battle-2-other-1 = Ha passzolsz, a támadás kudarcot vall, és { FORM($card5, "az") } pontot szerez. Tartsd fenn a csatát!
lesson-sea-battle-3 =
    Most védd meg a saját hadiflottáidat: készítsd elő { FORM($card4, "az") } kártyát, amelyen Flotta dupla megerősítése szimbólum van.
    Utána a kártyahúzás fázisában passzolj.
lesson-sea-battle-3-done = Eltelt egy forduló, a tervezést átugrottad. A 7. forduló van, és ez pontozási forduló.
lesson-sea-battle-3-other = Készítsd elő { FORM($card4, "az") } kártyát, majd passzolj.
lesson-sea-battle-3-other-1 = Tartsd a kezedben { FORM($card3, "az") } kártyát: azzal építesz majd. { CAPITAL(FORM($card4, "az")) } kártyát készítsd elő.
lesson-sea-battle-3-other-2 = Az a kártya csak szárazföldi csatát tart fenn; hadiflottát nem védhet. { CAPITAL(FORM($card4, "az")) } kártyát készítsd elő.
lesson-sea-battle-3-other-3 = Igazi játszmában kártyákat húznál. Most a lecke kedvéért passzolj.
lesson-sea-battle-4 =
    { CAPITAL(FORM($space, "the")) } üres, és Németország visszatérhet. Játszd ki { FORM($card3, "az") } kártyát, és építs ott te
    magad: ahol egységed van, ott ellenség nem építhet.
lesson-sea-battle-4-done = { CAPITAL(FORM($card5, "az")) } ebben a fordulóban nem szerez pontot. A hadiflottáid vonala pedig hosszabb lett.
lesson-sea-battle-4-other = Játszd ki { FORM($card3, "az") } kártyát, és építs { FORM($space, "the-at") }.
lesson-sea-battle-4-other-1 = Egy ottani hadiflotta nem tartja távol Németországot { FORM($space, "the-from") }. Magán { FORM($space, "the-on") } építs.
lesson-sea-battle-closing =
    A tengeri csata ugyanolyan, mint a szárazföldi, három különbséggel: a hadiflották szimbólumai számítanak benne, a kudarcot vallott
    tengeri támadást nem követi ellentámadás, és ha hadsereg támad tengeri mezőt, ugyanúgy fizet, mint nehéz terepen.
