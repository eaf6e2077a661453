# Each kind of question, explained once when a player meets it first: what is decided, and what to think of.

guide-allot = A háború előtt titokban szétosztod minden nemzeted csapatait a tábornokai között: mindegyik 1–8 csapatot kap. Az erős csoportok csatákat nyernek, de a többi játékos csak az összeget ismeri, így egy gyenge tábornok is blöffölhet.
guide-discard = Több lapot húztál, mint amennyit megtarthatsz, ezért az újak közül egyet eldobsz. Tartsd meg a magas értékeket és azoknak a szektoroknak a színeit, ahol harcra számítasz.
guide-move = Válassz egy tábornokot vagy szekéroszlopot, majd a várost, ahová vonul; minden bábu fordulónként egyszer mozog, és az egy városban lévő tábornokok együtt is mozoghatnak. Gondolj a célvárosaidra, tarts hat városon belül egy szekéroszlopot, és figyeld, melyik tábornok kerül ellenség mellé: annak támadnia kell.
guide-go = Válaszd ki a várost, ahol a mozgás véget ér, vagy haladj városról városra; ha végig főúton maradsz, egy várossal messzebb jutsz. Annak a szektornak a színét játszhatod majd ki, ahol megállsz.
guide-share = A csoport egyik része elvonul: döntsd el titokban, hány csapata megy vele. Mindkét résznek tábornokonként 1–8 csapat kell.
guide-recruit = Bármilyen színű taktikai kártyával pótolhatod elveszett csapataidat, tábornokaidat és szekéroszlopaidat, legfeljebb a kezdeti létszámig. Előbb válaszd ki, mit toborzol, azután fizess; az itt elköltött lapok a csatában hiányozni fognak.
guide-enter = A bábu az egyik raktárvárosodban tér vissza. Ebben a fordulóban már nem mozog, de az a tábornok, aki ellenség mellett tér vissza, köteles támadni.
guide-pay = Lapról lapra fizesd ki a számlát, a legmagasabbal kezdve. Amennyivel az utolsó lap többet ér a számlánál, az elvész, ezért pontos összeggel pontokat takarítasz meg.
guide-attack = Minden tábornokodnak, aki ellenséges tábornok mellett van, harcolnia kell; a sorrendet te választod meg. Kezdd ott, ahol biztosan győzöl: a legyőzött ellenség visszavonul, az elhasznált lapok pedig a következő csatából hiányoznak.
guide-with = Több csoportod is szomszédos ezzel az ellenséggel: válaszd ki, melyik harcol most. A csoportok egymás után harcolnak, sohasem együtt.
guide-slip = Egy sorskártya megengedi, hogy ez a csoport Daun támadása előtt veszteség nélkül átlépjen egy szomszédos üres városba. Ha megteszi, ebben a fázisban egyetlen csatában sem harcol.
guide-play = A hátrányban lévő oldal saját szektora színéből vagy Tartalékból játszik ki lapokat, amíg ki nem egyenlít, vagy előnybe nem kerül. Ha megszakítod a csatát, annyi csapatot veszítesz, amennyivel hátrányban vagy, és ugyanannyi városnyit vonulsz vissza: ez gyakran olcsóbb, mint sok lap.
guide-retreat = A győztes választja ki, hová kerül a legyőzött csoport a tőle legtávolabbi városok közül. Olyat keress, ahol a csoportnak nincs utánpótlása, vagy amelyik messze van onnan, ahol szükség lenne rá.
guide-gain = A sors ad neked egy csapatot: válaszd ki titokban, melyik tábornok kapja. Egy tábornok legfeljebb nyolcat vezethet.
guide-lose = A sors elvesz egy csapatot: válaszd ki, melyik tábornok vagy csoport veszíti el. Olyat nem választhatsz, amelyiknek emiatt le kellene kerülnie a térképről.
guide-offer = Ausztria és Oroszország látatlanban kicserélhet egy-egy lapot. Ajánlj fel egyet olyan színből, amelyre nincs szükséged, vagy utasítsd el a cserét, és akkor nem történik semmi.
guide-exchange = Eldobhatsz egy lapot, és húzhatsz helyette egy másikat. Alacsony lappal érdemes megpróbálni, vagy olyan színűvel, amelyben nem harcolsz.
guide-give = Adhatsz Ausztriának egy tetszőleges lapot, és azután véletlenszerűen elvehetsz egyet a kezéből. Olyat adj, amelyet nélkülözhetsz: akár vissza is kaphatod.
guide-laudon = Laudon azonnal egy városnyit léphet, egyedül vagy egy csoporthoz. Ha ellenséges szekéroszlop városába lép, megsemmisíti, de semmit sem foglal el.
guide-flight = Hildburghausen csatát vesztett, és elűzheted két várossal nyugatra. Válaszd azt a várost, amelyik a legmesszebb viszi onnan, ahol szükség van rá.
guide-turn = Lefordíthatsz egy Ausztriában vagy Szászországban lévő porosz csoportot, mintha nem volna utánpótlása. Ha a következő ellenőrzéskor valóban nincs, a csoport elvész.
guide-remove = Egy porosz tábornok végleg kikerül a játékból, de sohasem Friedrich. Leginkább azt nélkülözheted, aki már a térképen kívül vagy a harcoktól távol van.
guide-aside = Az Offenzívához Poroszország most félretesz egy legalább 10 értékű lapot, és ezután csehországi célvárosainak elfoglalásával is győzhet. Ha lemondasz róla, csehországi hódításai elvesznek, és ott többé nem foglalhat el várost.
guide-free = Egyetlen orosz tábornok sem maradt Kelet-Poroszországban, ezért Poroszország célvárosokat szabadít fel ott. Azokat szabadítsd fel, amelyeket Oroszország a legnehezebben foglalhat vissza.
