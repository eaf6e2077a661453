# Lessons: a title, a summary and a closing for each; for each step what to do, what is said when it is done, and what
# is said to anything else.

lesson-moving-title = Menetben
lesson-moving-summary = Milyen messzire jutnak a tábornokok és a szekéroszlopok, és miért fontosak a főutak.
lesson-moving-1 =
    Te vagy Pompadour, és a franciákat vezeted. Egy tábornok legfeljebb három várost lép, vagy négyet, ha végig
    főúton halad; a főutak a térkép kettős vonalai. { $piece } { FORM($city, "at") } van: válaszd ki, és küldd a főúton négy
    városnyira, { FORM($city2, "to-place") }.
lesson-moving-1-done = Négy város egyetlen mozgással. Útközben még Kasselt is elfoglalta: hogy hogyan, azt a következő lecke mutatja meg.
lesson-moving-1-other = Ezt is megtehetné, de a leghosszabb menetet szeretnénk: válaszd { FORM($piece, "object") }, és menj vele { FORM($city2, "to-place") }.
lesson-moving-1-other-1 = Ez útba esik, de messzebb is juthat: keresd meg a főút negyedik városát, { FORM($city2, "object") }.
lesson-moving-1-other-2 = Minden bábu egyszer mozog, tetszőleges sorrendben. Kezdjük { FORM($piece, "with") }.
lesson-moving-2 =
    Éhes hadsereg nem menetel. Egy szekéroszlop két várost lép, vagy végig főúton hármat.
    Vidd előre { FORM($piece2, "the-object") } { FORM($city3, "to-place") }. Csak üres városba léphet.
lesson-moving-2-done = Most már közel a kenyér. A szekéroszlop nem harcol: tartsd távol az ellenségtől.
lesson-moving-2-other = Még ne: előbb vidd { FORM($piece2, "the-object") } { FORM($city3, "to-place") }.
lesson-moving-2-other-1 = Ez már közelebb van, de főúton a szekéroszlop egy várossal messzebb jut, { FORM($city3, "to-place") }.
lesson-moving-2-other-2 = A tábornokok várhatnak egy kicsit. Előbb a szekéroszlopot mozgasd.
lesson-moving-3 =
    Egyetlen bábu sem haladhat át másikon. Egy nemzetnek viszont akár három tábornoka is lehet együtt egy városban: ez egy
    csoport, a parancsnoka a legmagasabb rangú tábornok. { FORM($piece3, "the") } csatlakozzon { FORM($piece4, "towards") } { FORM($city4, "at") }.
lesson-moving-3-done = Most egy csoportot alkotnak, és mindkettejük mozgása véget ért: aki csatlakozott, és akihez csatlakoztak, ebben a fordulóban már nem mozoghat.
lesson-moving-3-other = Ez szabályos, de csoportot szeretnénk: küldd { FORM($piece3, "object") } { FORM($city4, "to-place") }.
lesson-moving-3-other-1 = { $piece4 } is mehetne { FORM($piece3, "towards") }, de ezúttal { $piece3 } menjen { FORM($piece4, "towards") }.
lesson-moving-3-other-2 = { $piece4 } { FORM($city4, "at") } van: oda menj.
lesson-moving-4 = Nem kell minden bábunak mozognia. Hagyd a második szekéroszlopot ott, ahol van, és zárd le a fázist a „befejezés” gombbal.
lesson-moving-4-done = Ez egy teljes mozgási fázis volt.
lesson-moving-4-other = A második szekéroszlop jó helyen van. Válaszd a „befejezés” gombot.
lesson-moving-closing =
    Egy tábornok három várost lép, főúton négyet; egy szekéroszlop kettőt, főúton hármat. A bábuk egymás után mozognak,
    tetszőleges sorrendben, mindegyik egyszer, és sohasem haladnak át egymáson.

lesson-conquest-title = Városok elfoglalása
lesson-conquest-summary = A tábornok azzal foglal el egy célvárost, hogy elhagyja, hacsak az ellenség nem fedezi.
lesson-conquest-1 =
    Te vagy Erzsébet, és az oroszokat vezeted. Ha belépsz egy célvárosba, még nem foglaltad el: abban a pillanatban esik el,
    amikor egy tábornokod elhagyja. Vonulj { FORM($piece, "with") } { FORM($city, "on") } át egészen { FORM($city2, "until") }.
lesson-conquest-1-done = { $city } a tiéd: a tábornokod elhagyta, és három városon belül egyetlen porosz tábornok sem volt.
lesson-conquest-1-other = Ezzel nem foglalnád el { FORM($city, "object") }. Vonulj át rajta { FORM($piece, "with") }, { FORM($city2, "to-place") }.
lesson-conquest-1-other-1 = Nem elég megállni ott: a város akkor esik el, amikor a tábornok elhagyja. Ugyanezzel a menettel menj tovább { FORM($city2, "to-place") }.
lesson-conquest-1-other-2 = Ez is jó volna, mert a tábornokod elhagyja { FORM($city, "object") }. De ebben a leckében { FORM($city2, "at") } állj meg.
lesson-conquest-1-other-3 = Rá később kerül sor. Előbb { $piece } következik.
lesson-conquest-2 =
    { $piece2 } { FORM($city3, "at") } van, de a várost fedezi { $piece3 }, aki egy városnyira onnan, { FORM($city5, "at") } áll: egy porosz
    tábornok három városon belül minden célvárost fedez. Vonulj { FORM($piece2, "with") } { $piece3 } mellé, { FORM($city4, "to-place") }, és
    kényszeríts ki egy csatát.
lesson-conquest-2-done = { FORM($city3, "object") } még fedezi valaki, ezért csak megjelölted. Ha a fedező tábornokot ebben a fordulóban elűzöd, a város mégis elesik.
lesson-conquest-2-other = { FORM($piece2, "onto") } { $piece3 } mellett van szükség: vidd { FORM($city4, "to-place") }.
lesson-conquest-2-other-1 = Ez is szomszédos { FORM($piece3, "with") }, de ezúttal { FORM($city4, "from-place") } támadjunk.
lesson-conquest-3 =
    Ha a mozgásoknak vége, az ellenséggel szomszédos tábornokoknak támadniuk kell. Neked hét csapatod van ott, { FORM($piece3, "to") }
    kettő, és Poroszországnak nincs lapja. Válaszd a „befejezés” gombot, és figyelj.
lesson-conquest-3-done = { FORM($piece3, "to") } meg kellett szakítania a csatát, és lekerült a térképről. { FORM($city3, "object") } már nem fedezi senki, így a jelölésből elfoglalás lett.
lesson-conquest-3-other = A szekéroszlop elég közel van. Fejezd be a mozgási fázist.
lesson-conquest-closing =
    Hagyj el egy célvárost, és a tiéd. Ha három városon belül ellenséges tábornok fedezi, csak megjelölöd, és a jelölés akkor
    számít, ha a csaták után már nem fedezi senki. Egy várost csak az azt védő nemzet tábornokai fedeznek.

lesson-supply-title = Kenyér és puskapor
lesson-supply-summary = Hat városon belül kell lennie egy szekéroszlopnak, különben a hadsereg éhezik.
lesson-supply-1 =
    Te vagy Mária Terézia, és az osztrákokat vezeted. { $piece } { FORM($city, "at") } le van fordítva: nincs utánpótlása, és a
    következő ellenőrzéskor elvész. Megmenti, ha hat városon belül van saját nemzetének egyik szekéroszlopa.
    Vidd { FORM($piece2, "the-object") } { FORM($city2, "to-place") }.
lesson-supply-1-done = { FORM($city2, "from-place") } { FORM($city, "to-place") } hat városnyi az út: éppen belefér.
lesson-supply-1-other = Ettől { $piece } éhes marad. Vidd { FORM($piece2, "the-object") } { FORM($city2, "to-place") }.
lesson-supply-1-other-1 = Vissza is vonulhatna, de azzal mindent feladna, amit megszerzett. Menjen utána a szekéroszlop.
lesson-supply-1-other-2 = Onnan több mint hat városnyi az út { FORM($piece, "until") }. Menj { FORM($city2, "to-place") }.
lesson-supply-1-other-3 = Állj! { $piece } hat csapatával együtt éhen veszne. Előbb { FORM($piece2, "the-object") } mozgasd.
lesson-supply-2 =
    Az ellenséget is szekéroszlopok látják el. Ha egy tábornok belép egy ellenséges szekéroszlop városába, a szekéroszlop
    megsemmisül, a tábornok pedig ott megáll.
    Küldd { FORM($piece3, "object") } { FORM($city3, "to-place") }, és semmisítsd meg { FORM($piece4, "the-object") }.
lesson-supply-2-done = A szekéroszlopnak vége. Poroszországnak hat pontba kerül egy új, és addig az idegenben lévő tábornokai éheznek.
lesson-supply-2-other = Ezt hagyd későbbre. { $piece3 } semmisítse meg a szekéroszlopot { FORM($city3, "at") }.
lesson-supply-2-other-1 = Jó úton jársz. A szekéroszlop { FORM($city3, "at") } van: azt a várost válaszd.
lesson-supply-2-other-2 = { $piece5 } Ausztriában van. Otthon egy tábornoknak mindig van utánpótlása, így nem kell segíteni neki.
lesson-supply-3 =
    { $piece5 } { FORM($city4, "at") } van, otthon: nem kell neki szekéroszlop. Az utánpótlás ellenőrzése a szakaszod végén,
    a csaták után következik. Válaszd a „befejezés” gombot.
lesson-supply-3-done = { $piece } ismét képpel felfelé fordult: újra van utánpótlása.
lesson-supply-3-other = Most már minden tábornokodnak van utánpótlása. Fejezd be a mozgást.
lesson-supply-closing =
    Egy tábornoknak van utánpótlása a hazájában, nemzetének raktárvárosában, vagy ha ellenségtől mentes utakon hat városon
    belül ott van nemzetének egyik szekéroszlopa. Különben lefordul, és a következő ellenőrzéskor elvész.

lesson-battle-title = Csata kártyákkal
lesson-battle-summary = A csapatok adják a pontszámot, a szektorod színe pedig eldönti, melyik lapokat játszhatod ki.
lesson-battle-1 =
    Te vagy Frigyes. { $piece } { FORM($city, "from-place") } megtámadja { FORM($piece2, "object") } { FORM($city2, "at") }, öt csapattal nyolc
    ellen: a pontszámod -3, és az az oldal játszhat ki lapot, amelyik 0 alatt van. Káró szektorban vagy, ezért csak kárót játszhatsz ki.
    Játszd ki { FORM($card, "az-object") }: pontosan 0-ra hozza a pontszámodat.
lesson-battle-1-done = 0-nál a kijátszás joga az ellenségre száll, akinek válaszolnia kell, vagy beéri a döntetlennel. A franciáknak el kellett költeniük egy treff 7-est, mert nem játszottál ki többet, mint amennyi kellett.
lesson-battle-1-other = Most nem ez a lap kell. Játszd ki { FORM($card, "az-object") }.
lesson-battle-1-other-1 = Ezzel előnybe kerülnél, de túl nagy áron. Tartsd meg { FORM($card2, "az-object") }: elég { FORM($card, "az") }.
lesson-battle-1-other-2 = A Tartalék bármilyen színű lehet, és 10-ig bármennyit érhet. Három pontra kár elhasználni.
lesson-battle-1-other-3 = Ha -3-nál megszakítod a csatát, az három csapatba kerül, és { FORM($piece, "to") } három városnyit vissza kell vonulnia. Ennél többre is képesek vagyunk.
lesson-battle-2 =
    Most -7-nél jársz. { CAPITAL(FORM($card3, "az")) } nem segít: a kőr itt nem számít. Játszd ki { FORM($card2, "az-object") }.
lesson-battle-2-done = +2-nél jártál, a franciák tehát -2-nél. Egy treff 5-össel válaszoltak.
lesson-battle-2-other = Itt neked csak a káró számít: játszd ki { FORM($card2, "az-object") }.
lesson-battle-2-other-1 = Tartsd meg a Tartalékot, amíg van káród.
lesson-battle-2-other-2 = -7-nél minden csapatodat elvesztenéd. Még a kezedben van { FORM($card2, "az") }.
lesson-battle-3 =
    Megint -3-nál jársz, és nincs több káród. Eljött { FORM($card4, "az") } ideje: játszd ki 10 értékben.
lesson-battle-3-done = A franciáknak nem maradt treffjük, és -7-nél megszakították a csatát: nyolc csapatukból hetet elvesztettek.
lesson-battle-3-other = Ez is megtenné, de a Tartalék legfeljebb 10-et ér, és minden pont egy-egy csapatukba kerül a franciáknak. Legyen 10.
lesson-battle-3-other-1 = 3-mal csak 0-ig jutsz. A franciáknak nincs kijátszható lapjuk, így a csata döntetlen lenne. Legyen 10.
lesson-battle-3-other-2 = Így még mindig 0 alatt maradnál. Legyen 10.
lesson-battle-3-other-3 = Addig ne, amíg Tartalék van a kezedben!
lesson-battle-4 =
    A vesztes annyi városnyit vonul vissza, ahány csapatot veszített, a győztestől a lehető legmesszebb. Ha több város
    egyformán távol van, a győztes választ. Küldd { FORM($piece2, "object") } { FORM($city3, "to-place") }, mélyen az ellenséges Hannoverbe.
lesson-battle-4-done = Ott van, egyetlen csapattal, messze a hazájától.
lesson-battle-4-other = Ezt a várost is választhatod. De { $city3 } Hannoverben van, Franciaország ellenségeinek a földjén.
lesson-battle-closing =
    Ha néhány csapattal hátrányban vagy, játssz ki alacsony lapokat, és hagyd, hogy a másik oldal pazarolja el a magasakat. Ha
    előnyben vagy, várj. A színed annak a szektornak a színe, ahol a saját sereged van, ezért jól válaszd meg, hol harcolsz.

lesson-cards-title = Lapok és újoncok
lesson-cards-summary = Melyik taktikai kártyákat tartsd meg, és hogyan pótolod velük a veszteségeket.
lesson-cards-1 =
    Te vagy Pompadour. Franciaország négy taktikai kártyát húzott, és egyet képpel lefelé el kell dobnia. Seregeid { $city }
    (káró) és { $city2 } (pikk) körül harcolnak. Dobd el { FORM($card, "az-object") }.
lesson-cards-1-done = Alacsony lap olyan színből, amelyben nem harcolsz: ez fáj a legkevésbé.
lesson-cards-1-other = { CAPITAL(FORM($card, "az")) } az a lap, amelyet a leginkább nélkülözhetsz.
lesson-cards-1-other-1 = Kőrrel itt nem lehet csatát nyerni, de toborzáskor minden lappal lehet fizetni. Az alacsonyabbat dobd el, { FORM($card, "az-object") }.
lesson-cards-1-other-2 = Ez káró, és { $piece2 } káró szektorban van. Tartsd meg.
lesson-cards-2 =
    Most a mozgás következik. Hagyd pihenni a sereget ebben a fordulóban: válaszd a „befejezés” gombot.
lesson-cards-2-done = A mozgások után egy nemzet toborozhat.
lesson-cards-2-other = A sereg pihen. Válaszd a „befejezés” gombot.
lesson-cards-3 =
    { $piece3 } nincs a térképen. Egy raktárvárosban ingyen visszatérhet, de legalább egy csapat kell neki, és az hat pontba
    kerül. Toborozz { FORM($piece3, "to") }, és { FORM($city3, "at") } térjen vissza.
lesson-cards-3-done = Visszatért, messze a fronttól, és ebben a fordulóban nem mozoghat.
lesson-cards-3-other = Ezt is lehet, de nagyobb szükségünk van { FORM($piece3, "onto") }. Neki toborozz.
lesson-cards-3-other-1 = Ez is francia raktárváros, de ezúttal { FORM($city3, "at") } térjen vissza.
lesson-cards-3-other-2 = A seregnek is jól jön több csapat, de előbb hozd vissza { FORM($piece3, "object") }.
lesson-cards-4 =
    Válaszd a „befejezés” gombot, és fizess hat pontot. Bármelyik szín megteszi, ezért olyan lapokkal fizess, amelyek nem
    nyernek csatát: { FORM($card2, "az-with") } és { FORM($card3, "az-with") }. A legmagasabb lappal kezded, és amennyivel többet fizetsz a
    számlánál, az elvész.
lesson-cards-4-done = Kilenc pont egy hatpontos számláért, de egyetlen olyan lap sem, amely kellene neked.
lesson-cards-4-other = Ennyi most elég. Válaszd a „befejezés” gombot, azután fizess.
lesson-cards-4-other-1 = Ezzel is fizethetnél, de ez a lap csatába való. { CAPITAL(FORM($card2, "az-with")) } és { FORM($card3, "az-with") } fizess.
lesson-cards-4-other-2 = Most elég egy csapat: egy második megduplázná a számlát.
lesson-cards-closing =
    A taktikai kártyák mindenre jók: a saját színükben csatát nyernek, és bármilyen színnel csapatokat vehetsz. Ott harcolj,
    ahol a színed erős, és a többivel fizess.

lesson-recruiting-title = Egy hadsereg pótlása
lesson-recruiting-summary = Mibe kerülnek a csapatok és a szekéroszlopok, hol jelennek meg, és melyik lapokkal fizess értük.
lesson-recruiting-1 =
    Te vagy Mária Terézia. Ausztria befejezte a mozgást, most toborozhat. Egy csapat hat pontba kerül, egy szekéroszlop is.
    Poroszország megsemmisítette { FORM($piece, "the-object") }, és a következő szászországi hadjárathoz szükség van rá. Toborozd
    újra, és { FORM($city, "at") } térjen vissza.
lesson-recruiting-1-done = A szekéroszlop visszatért. Ebben a fordulóban nem mozoghat, de { FORM($city, "from") } nincs messze a front.
lesson-recruiting-1-other = Előbb a szekéroszlop: toborozd újra { FORM($piece, "the-object") }, és { FORM($city, "at") } térjen vissza.
lesson-recruiting-1-other-1 = { $city4 } is raktárváros, de messzebb van Szászországtól. Válaszd { FORM($city, "object") }.
lesson-recruiting-1-other-2 = { $piece2 } mindjárt megkapja a csapatait. Előbb toborozd újra { FORM($piece, "the-object") }.
lesson-recruiting-1-other-3 = Több mint ötven pont van a kezedben, és hiányzik egy szekéroszlopod meg sok csapatod. Még ne fejezd be.
lesson-recruiting-2 =
    { $piece3 } { FORM($city3, "at") } van nyolc csapattal, { FORM($piece2, "to") } pedig { FORM($city2, "at") } csak három van. Új csapatot bármelyik
    tábornokod kaphat, aki a térképen van, akárhol is, tábornokonként legfeljebb nyolcig. Toborozz két csapatot { FORM($piece2, "to") }.
lesson-recruiting-2-done = A többi játékos megtudja, hány csapatot vett Ausztria, de azt nem, melyik tábornok vezeti őket.
lesson-recruiting-2-other = { $piece2 } az a tábornok, akit veszély fenyeget. Toborozz neki két csapatot.
lesson-recruiting-2-other-1 = { $piece4 } messze van { FORM($piece3, "from") }, és várhat. { $piece2 } nem várhat.
lesson-recruiting-2-other-2 = Egy elveszett tábornok ingyen tér vissza, ha megveszed az első csapatát, de csak egy raktárvárosban, messze { FORM($piece2, "from") }. Ez lesz a következő lecke.
lesson-recruiting-2-other-3 = { FORM($piece2, "to") } még több csapat kell { $piece3 } ellen. Toborozz neki kettőt.
lesson-recruiting-3 =
    Három egység tizennyolc pontba kerül. Válaszd a „befejezés” gombot, és { FORM($card, "az-with") } meg { FORM($card2, "az-with") } fizess: ez
    pontosan tizennyolc, és { $piece2 } pikk szektorban van, ahol egyiket sem lehet kijátszani.
lesson-recruiting-3-done = Egyetlen pont sem vész kárba, és a pikkek meg a Tartalék megmaradnak a csatára.
lesson-recruiting-3-other = Három egység elég: válaszd a „befejezés” gombot, és { FORM($card, "az-with") } meg { FORM($card2, "az-with") } fizess.
lesson-recruiting-3-other-1 = Egy negyedik egység további hat pontba kerülne, és csatanyerő lapokkal kellene fizetned. Válaszd a „befejezés” gombot.
lesson-recruiting-3-other-2 = A Tartalékkal tíz pontot fizethetsz, de csatában bármilyen szín lehet. Tartsd meg.
lesson-recruiting-3-other-3 = { $piece2 } pikk szektorban van: ez a lap ott csatát nyer. { CAPITAL(FORM($card, "az-with")) } meg { FORM($card2, "az-with") } fizess.
lesson-recruiting-closing =
    A mozgásai után egy nemzet bármilyen színű lapokkal, egyenként hat pontért vesz csapatokat és szekéroszlopokat, de sohasem többet,
    mint amennyi a játék elején volt. Ha minden raktárvárosát ellenséges bábuk foglalják el, egy egység nyolc pontba kerül.

lesson-reentry-title = Egy tábornok visszatér
lesson-reentry-summary = Hogyan tér vissza egy elveszett tábornok egy raktárvárosban, és mi tarthatja távol.
lesson-reentry-1 =
    Te vagy Frigyes. { $piece2 } minden csapatát elvesztette, és nincs a térképen, { $piece3 } pedig { FORM($city3, "at") } van, egy városnyira
    egyetlen raktárvárosodtól, { FORM($city, "from") }. Egy elveszett tábornok raktárvárosban tér vissza, de ezt most a saját szekéroszlopod zárja el.
    Vidd { FORM($piece, "the-object") } { FORM($city2, "to-place") }.
lesson-reentry-1-done = { $city } szabad: az a raktárváros, amelyet egy bábu elhagy, már ugyanabban a fázisban használható.
lesson-reentry-1-other = Előbb szabadítsd fel a raktárvárost: vidd { FORM($piece, "the-object") } { FORM($city2, "to-place") }.
lesson-reentry-1-other-1 = Ezzel is felszabadulna a raktárváros. De vidd a szekéroszlopot { FORM($city2, "to-place") }, ahol { $piece3 } nem éri el, és közelebb van a sereghez.
lesson-reentry-1-other-2 = { $piece4 } ebben a fordulóban nem éri el { FORM($piece3, "object") }. Vidd el { FORM($piece, "the-object") }, hogy { $piece2 } elérje.
lesson-reentry-1-other-3 = Amíg egy szekéroszlop { FORM($city, "at") } van, ott egyetlen tábornok sem térhet vissza. Előbb azt mozgasd.
lesson-reentry-2 =
    { $piece4 } tartja { FORM($city4, "object") }, és ott marad. Válaszd a „befejezés” gombot: a mozgások után jön a toborzás.
lesson-reentry-2-done = Most Poroszország toboroz.
lesson-reentry-2-other = Más bábunak nem kell mozognia. Válaszd a „befejezés” gombot.
lesson-reentry-2-other-1 = { FORM($piece4, "onto") } { FORM($city4, "at") } van szükség. Válaszd a „befejezés” gombot.
lesson-reentry-3 =
    Maga a tábornok ingyen van, de legalább egy csapat kell neki hat pontért. Ha ellenség mellett tér vissza, azonnal támadnia
    is kell, és { $piece3 } két csapatot vezet. Toborozz háromszor { FORM($piece2, "to") }.
lesson-reentry-3-done = { $piece2 } három csapattal visszatért { FORM($city, "to-place") }.
lesson-reentry-3-other = Toborozz három csapatot { FORM($piece2, "to") }.
lesson-reentry-3-other-1 = { FORM($piece4, "to") } már kilenc csapata van. Ez a három { FORM($piece2, "to") } kell.
lesson-reentry-3-other-2 = Ő is visszatérhetne, de megosztva gyengébb vagy, mint { $piece3 }. Mind a három csapatot { $piece2 } kapja.
lesson-reentry-3-other-3 = { FORM($piece2, "to") } meg kell támadnia { FORM($piece3, "object") }, akinek két csapata van. Három kell, hogy előnyben legyél.
lesson-reentry-4 =
    Válaszd a „befejezés” gombot, és fizesd ki a tizennyolc pontot { FORM($card, "az-with") } meg { FORM($card2, "az-with") }. { $city } pikk
    szektorban van, ezért a pikkeket tartsd meg a következő csatára.
lesson-reentry-4-done = Alig tért vissza a térképre, máris győzött: { $piece3 } kijátszható lap híján -1-nél megszakította a csatát.
lesson-reentry-4-other = Válaszd a „befejezés” gombot, és { FORM($card, "az-with") } meg { FORM($card2, "az-with") } fizess.
lesson-reentry-4-other-1 = { $piece3 } ellen három csapat elég, egy negyedik az utolsó pikkjeidbe kerülne.
lesson-reentry-4-other-2 = Ez pikk, és { $piece2 } pikk szektorban harcol. { CAPITAL(FORM($card, "az-with")) } meg { FORM($card2, "az-with") } fizess.
lesson-reentry-closing =
    Egy elveszett tábornok nemzetének egyik raktárvárosában tér vissza legalább egy csapattal, egyedül vagy legfeljebb két ott
    lévő tábornok mellé. Ha minden raktárvárost ellenséges bábuk foglalnak el, egy pótvárosban tér vissza, és egy csapat nyolc
    pontba kerül.

lesson-winning-title = Így győzhetsz
lesson-winning-summary = Az utolsó célváros és a forduló vége.
lesson-winning-1 =
    Te vagy Mária Terézia. A Birodalmi Hadsereg tíz célvárosából kilencet birtokol; csak { $city } hiányzik, és { $piece2 }
    { FORM($city2, "from-place") } fedezi. Ausztria szakasza van, és két nemzeted együttműködik:
    vonulj { FORM($piece, "with") } { FORM($city3, "to-place") }, { $piece2 } mellé.
lesson-winning-1-done = Hét osztrák csapat három porosszal szemben.
lesson-winning-1-other = Ez { FORM($piece2, "object") } nem zavarja. Vonulj { FORM($piece, "with") } { FORM($city3, "to-place") }.
lesson-winning-1-other-1 = Akkor { $piece2 } ott maradna, és fedezné { FORM($city, "object") }. Előbb vonulj { FORM($piece, "with") } { FORM($city3, "to-place") }.
lesson-winning-2 = Most fejezd be Ausztria mozgását. Azonnal jön a csata.
lesson-winning-2-done = { $piece2 } lekerült a térképről, és { FORM($city, "object") } már nem fedezi senki. A Birodalmi Hadsereg megkezdi a szakaszát.
lesson-winning-2-other = A szekéroszlop ott maradhat, ahol van. Válaszd a „befejezés” gombot.
lesson-winning-3 =
    Egy célvárost csak az a nemzet foglalhat el, amelyiknek a célja, és csak azzal, hogy elhagyja. Vonulj { FORM($piece3, "with") }
    a főúton { FORM($city, "on") } át { FORM($city4, "to-place") }.
lesson-winning-3-done = Ez a tizedik.
lesson-winning-3-other = Ezzel nem foglalnád el { FORM($city, "object") }. Vonulj át rajta { FORM($piece3, "with") }, { FORM($city4, "to-place") }.
lesson-winning-3-other-1 = Nem elég belépni: el is kell hagynia { FORM($city, "object") }. Menj tovább { FORM($city4, "to-place") }.
lesson-winning-3-other-2 = Ezzel is elfoglalná { FORM($city, "object") }. De menj végig az úton, { FORM($city4, "to-place") }.
lesson-winning-3-other-3 = Még ne: egy város hiányzik.
lesson-winning-4 =
    A győzelem csak a forduló végén dől el: addig a többi játékos még visszafoglalhatna egy célvárost. Ebben a
    fordulóban te vagy az utolsó. Fejezd be a mozgást, és ne toborozz csapatokat.
lesson-winning-4-done = Mind a tíz célváros a forduló végén: Mária Terézia győz, egyedül.
lesson-winning-4-other = Nincs több tennivaló. Válaszd a „befejezés” gombot.
lesson-winning-closing =
    Egy támadó egyedül győz, ha egy forduló végén valamelyik nemzetének minden célvárosát birtokolja. Frigyes azzal győz, hogy
    kitart, amíg Oroszország, Svédország és Franciaország ki nem lép a háborúból.

lesson-fate-title = A sors órája
lesson-fate-summary = Mit tesznek a sorskártyák, és hogyan győz velük Frigyes.
lesson-fate-1 =
    Te vagy Frigyes. A 6. fordulótól minden forduló végén egy sorskártya kerül sorra. A tizennyolc kártyából tizenkettő számozott: kis hatásuk
    van, vagy semmilyen. Ezúttal a 8. kártya egy csapatot ad egy porosz tábornoknak. Add { FORM($piece, "to") }, aki { FORM($city, "at") } van.
lesson-fate-1-done = A többi játékos csak annyit tud meg, hogy Poroszország kapott egy csapatot. A 14. forduló elmúlik, és a következő kártya sorscsapás: Svédország.
lesson-fate-1-other = Egyetlen csapat kis ajándék, de oda tedd, ahol szükség van rá: válaszd { FORM($piece, "object") }.
lesson-fate-1-other-1 = { FORM($piece4, "to") } már kilenc csapata van, messze a Birodalmi Hadseregtől. Válaszd { FORM($piece, "object") }.
lesson-fate-2 =
    Hat kártya sorscsapás, és akkor győzöl, ha Oroszország, Svédország és Franciaország kilépett a háborúból. Az Erzsébet már korábban
    kiléptette Oroszországot, most Svédország lép ki. De ez a csapás végleg elvisz egy tábornokodat is: távolítsd el { FORM($piece2, "object") }, aki már
    nincs a térképen.
lesson-fate-2-done = Kettő a háromból. De Oroszország és Svédország kilépésével a Birodalmi Hadsereg Erzsébethez kerül, és elegendők neki az elsőrendű célvárosok.
lesson-fate-2-other = Ő sincs a térképen. De ezúttal { $piece2 } legyen az.
lesson-fate-2-other-1 = { $piece } mindjárt megmenti Szászországot. Olyan tábornokot távolíts el, aki nincs a térképen: { FORM($piece2, "object") }.
lesson-fate-2-other-2 = Ő csapatokat vezet a térképen. Olyat távolíts el, akinek nincs csapata: { FORM($piece2, "object") }.
lesson-fate-3 =
    Már csak Franciaország maradt. Két csapása közül az India már sorra került, az Amerika még hátravan. Addig ki kell tartanod: a
    Birodalmi Hadsereg öt elsőrendű célvárosából négyet birtokol, és { FORM($city3, "object") } akarja. Vidd { FORM($piece, "object") } { FORM($city2, "to-place") }, és állj meg.
lesson-fate-3-done = { FORM($city2, "from-place") } fedezi { FORM($city3, "object") }, és { $city2 } porosz város: nem kell szekéroszlop.
lesson-fate-3-other = Most { $city3 } a legfontosabb. Vidd { FORM($piece, "object") } { FORM($city2, "to-place") }, és ott állj meg.
lesson-fate-3-other-1 = Onnan is fedezné { FORM($city3, "object") }. De { $city2 } van a legközelebb: oda menj.
lesson-fate-3-other-2 = Magában a városban is fedezné, de { $city2 } porosz város: otthon nem kell szekéroszlop. Ott állj meg.
lesson-fate-3-other-3 = Onnan több mint három városnyi az út { FORM($city3, "until") }: az túl messze van a fedezéshez. Menj { FORM($city2, "to-place") }.
lesson-fate-3-other-4 = Akkor { $piece3 } elfoglalná { FORM($city3, "object") }, és Erzsébet ebben a fordulóban győzne. Előbb mozgasd { FORM($piece, "object") }.
lesson-fate-4 =
    A többi tábornokod a helyén marad, a lapjaidat pedig megtartod. Zárd le Poroszország mozgását és toborzását is a „befejezés”
    gombbal, és nézd meg, mit hoz a forduló.
lesson-fate-4-done = { $piece3 } átvonult { FORM($city3, "on") }, de csak megjelölhette. A következő kártya az Amerika volt: Franciaország kilép a háborúból, és Frigyes győz.
lesson-fate-4-other = Ebben a fordulóban eleget tettél. Válaszd a „befejezés” gombot.
lesson-fate-4-other-1 = { $city3 } már fedezve van, a többiek pedig saját városaikat fedezik. Válaszd a „befejezés” gombot.
lesson-fate-4-other-2 = További csapatok nem ártanának, de ebben a fordulóban semmit sem döntenek el. Válaszd a „befejezés” gombot.
lesson-fate-closing =
    Az Erzsébet Oroszországot, a Svédország Svédországot, az India és az Amerika együtt Franciaországot lépteti ki a háborúból. A
    győzelmet minden kártya előtt és után ellenőrizni kell: tarts ki, amíg mindhárom ki nem lép, és Frigyes győz. A 23. forduló végére
    minden kártya sorra kerül.

lesson-first-turn-title = Az első fordulód
lesson-first-turn-summary = Frigyes Európa ellen: Poroszország nyitó mozgásai.
lesson-first-turn-1 =
    Ez az igazi játék: 1. forduló, és te vagy Frigyes. Poroszország kihúzta hét taktikai kártyáját. { $piece } és { $piece2 }
    { FORM($city, "from-place") } indulva fedezze Szászországot: vidd őket { FORM($city2, "to-place") }, és ott állj meg.
lesson-first-turn-1-done = Onnan három városon belül minden célvárost fedeznek: Dresdent, Meißent, Pirnát és másokat.
lesson-first-turn-1-other = Szászország az első: vidd { FORM($piece, "object") } { FORM($city2, "to-place") }, és állj meg.
lesson-first-turn-1-other-1 = Szét is válhatnának, de Ausztria ellen együtt kellenek: menj { FORM($city2, "to-place") }.
lesson-first-turn-1-other-2 = Főúton eljuthatnának odáig. De { $city2 } központibb helyen van.
lesson-first-turn-1-other-3 = Előbb a király: { $piece }.
lesson-first-turn-2 =
    Sziléziában { $piece3 } és { $piece4 } együtt van { FORM($city3, "at") }. Itt több a fedezendő város, mint amennyire egyetlen sereg elég:
    válaszd { FORM($piece3, "object") }, hagyd hátra { FORM($piece4, "object") }, és menj { FORM($city4, "to-place") }. Azután titokban döntsd el, hány csapat
    megy vele.
lesson-first-turn-2-done = Csak te tudod, hányan mentek vele: Ausztria két sereget lát, és találgathat.
lesson-first-turn-2-other = Oszd meg a sereget { FORM($city3, "at") }: { $piece3 } { FORM($city4, "to-place") } megy, { $piece4 } marad.
lesson-first-turn-2-other-1 = Éppen fordítva: { $piece4 } marad, { $piece3 } megy.
lesson-first-turn-2-other-2 = Így mindketten mennének. Előbb hagyd hátra { FORM($piece4, "object") }.
lesson-first-turn-3 =
    Szilézia porosz föld, ott a seregnek van utánpótlása. Szászország nem az: { FORM($piece, "to") } hat városon belül szekéroszlop kell.
    Vidd { FORM($piece5, "the-object") } { FORM($city5, "to-place") }.
lesson-first-turn-3-done = Négy városnyira van { FORM($city2, "from") }: elég közel, és jóval a front mögött.
lesson-first-turn-3-other = A többi várhat. { CAPITAL(FORM($piece5, "the")) } kövesse { FORM($piece, "object") }.
lesson-first-turn-3-other-1 = Ez túlságosan keletre van, nem segíthet { FORM($piece, "to") }. Válaszd { FORM($piece5, "the-object") }.
lesson-first-turn-4 =
    { $piece4 } fedezi Breslaut, más tábornokok pedig az oroszokat, a svédeket és a franciákat figyelik. Más bábunak nem kell
    mozognia. Válaszd a „befejezés” gombot.
lesson-first-turn-4-done = Poroszország szakasza véget ért. Most Hannover jön, az is a tiéd, azután az ellenségek, egymás után.
lesson-first-turn-4-other = Bölcs lépés lehet, de a lecke itt véget ér. Válaszd a „befejezés” gombot.
lesson-first-turn-closing =
    Fedezd a városaidat három városon belülről, tartsd közel a szekéroszlopokat, csak ott harcolj, ahol a színeid erősek, és
    várj: a 6. fordulótól a sors órája neked dolgozik.
