# Cards, promotions and squares: their names, and what they say.

one-card = { $card }
one-objective = { $objective }
one-mission = { $mission }
one-promotion = { $promotion }
one-square = { $square }
one-dossier = { $dossier }

# Supply cards

supply-pp = I. fázis: { $number } PP-t kapsz.
supply-pp-per-2-territories = I. fázis: minden 2 saját területed után 1 PP-t kapsz, legfeljebb { FORM($number, "object") }.
supply-free-infantry = Kiképzés: { $number ->
    [one] ingyen kiképezhetsz egy gyalogságot
   *[other] ingyen kiképezhetsz legfeljebb { $number } gyalogságot
  }.
supply-discount = Kiképzés: a következő hadsereg { $number } PP-vel olcsóbb, de legalább 1 PP-be kerül.
supply-range = Mozgás: azonnal mozgass egy hadsereget, { FORM($number, "with") } nagyobb hatótávval.
supply-free-annex = Mozgás: ingyen annektálhatsz egymás után legfeljebb { $number } semleges normál területet; mindegyik legyen szomszédos a tieiddel, és ne legyen rajta vezető.
supply-attack = Ha védett területet támadsz meg: +{ $number } támadás.
supply-resistance = Ha megtámadnak: +{ $number } sebzés az ellentámadásban, bármi a dobás.
supply-defence = Ha megtámadnak: +{ $number } a védelemhez, amelyet a támadásnak el kell érnie.
supply-reroll = Közvetlenül a dobás után, támadóként vagy védőként: dobasd újra a kockát; az új eredmény számít.
supply-repair = IV. fázis: távolítsd el egy területeden a hadseregek összes sérülését.
supply-free-develop = IV. fázis: { $number ->
    [one] egy ingyenes fejlesztés
   *[other] legfeljebb { $number } ingyenes fejlesztés
  } a vezetőd körzetében.
supply-remove-dev = III. fázis, invázión kívül: távolítsd el a fejlesztést egy olyan ellenséges területről, amely szomszédos egy hadseregeddel.
supply-research = IV. fázis, miután a kutatási jelölőd lépett: léptesd még { $number } mezővel előre.

# Objectives

objective-text = Két játékos: { $two }. Három játékos: { $three }. Négy játékos: { $four }.
objective-short = A győzelemhez kell: { $needs }.
both-needs = { FORM($first, "listed") } és { $second }
    .listed = { $first }, { $second }
metric-territories = { $number } terület
metric-historic = { $number ->
    [one] egy
   *[other] { $number }
  } történelmi terület
metric-industry = { $number ->
    [one] egy
   *[other] { $number }
  } hadiipari terület
metric-bases = { $number ->
    [one] egy
   *[other] { $number }
  } bázis
metric-enemy-bases = { $number ->
    [one] egy
   *[other] { $number }
  } idegen kezdőbázis
metric-production = { $number } terület termeléssel
metric-fortification = { $number ->
    [one] egy
   *[other] { $number }
  } erődítmény
metric-armies = { $number } hadsereg a táblán
metric-armour-air = a táblán összesen { $number } páncélos vagy légierő
metric-kills = { $number } megsemmisített ellenséges hadsereg
metric-captures = { $number } invázióval elfoglalt ellenséges terület
metric-missions = { $number ->
    [one] egy
   *[other] { $number }
  } teljesített másodlagos küldetés
metric-pp = { $number } PP
metric-research = a kutatási jelölő { FORM($number, "the") }. mezőn

# Secondary missions

mission-text = { $condition } Jutalom: { $reward }.
condition-annexed-turn = Annektálj ebben a körben legalább { $number ->
    [one] egy
   *[other] { $number }
  } semleges területet.
condition-occupied-turn = Szállj meg ebben a körben mozgással legalább { $number ->
    [one] egy
   *[other] { $number }
  } vitatott stratégiai területet.
condition-trained-turn = Képezz ki ebben a körben legalább { $number ->
    [one] egy
   *[other] { $number }
  } hadsereget.
condition-trained-kinds-turn = Képezz ki ebben a körben legalább { $number } különböző fajta hadsereget.
condition-trained-air-turn = Képezz ki ebben a körben legalább { $number ->
    [one] egy
   *[other] { $number }
  } légierőt.
condition-trained-armour-turn = Képezz ki ebben a körben legalább { $number ->
    [one] egy
   *[other] { $number }
  } páncélost.
condition-trained-artillery-turn = Képezz ki ebben a körben legalább { $number ->
    [one] egy
   *[other] { $number }
  } tüzérséget.
condition-trained-camp-turn = Képezz ki ebben a körben kiképzőtáborban legalább { $number ->
    [one] egy
   *[other] { $number }
  } hadsereget.
condition-success-turn = Hajts végre ebben a körben legalább { $number ->
    [one] egy
   *[other] { $number }
  } sikeres inváziót.
condition-clean-success-turn = Hajts végre ebben a körben egy sikeres inváziót úgy, hogy egyetlen hadsereget sem veszítesz; sérülés lehet.
condition-kills-turn = Semmisíts meg ebben a körben legalább { $number ->
    [one] egy
   *[other] { $number }
  } ellenséges hadsereget.
condition-liberated-turn = Szabadíts fel ebben a körben legalább { $number ->
    [one] egy
   *[other] { $number }
  } ellenséges területet.
condition-captured-strategic-turn = Foglalj el ebben a körben invázióval legalább { $number ->
    [one] egy
   *[other] { $number }
  } stratégiai területet egy ellenségtől.
condition-captured-fort-turn = Hajts végre ebben a körben egy sikeres inváziót egy erődítmény ellen.
condition-developed-turn = Fejlessz ebben a körben legalább { $number ->
    [one] egy területet, vagy cseréld le a fejlesztését.
   *[other] { $number } területet, vagy cseréld le a fejlesztésüket.
  }
condition-dev-types-owned = A kör végén legyen területed mind { FORM($number, "the") } fajta fejlesztéssel.
condition-fortification-owned = A kör végén legyen legalább { $number ->
    [one] egy
   *[other] { $number }
  } erődítményed.
condition-leader-on-research = A kör végén legyen a vezetőd a Kutatóközpontban.
condition-leader-distance = A kör végén legyen a vezetőd legalább { $number ->
    [one] egy
   *[other] { $number }
  } területnyire a kezdő bázisodtól.
condition-research-moved-turn = Léptesd ebben a körben legalább { $number ->
    [one] egy
   *[other] { $number }
  } mezővel a kutatási jelölődet.
condition-pp-held = A kör végén legyen legalább { $number } PP-d.
condition-industry-armies = A kör végén legyen legalább { $number ->
    [one] egy
   *[other] { $number }
  } hadsereged az egyik hadiipari területeden.
condition-front-territories = A kör végén legyen legalább { $number ->
    [one] egy
   *[other] { $number }
  } olyan területed, amely ellenséges területtel szomszédos.
reward-pp = { $number } PP
reward-supply = { $number ->
    [one] egy
   *[other] { $number }
  } utánpótláskártya

# Promotions

promotion-text = Minden { FORM($kind, "all") }: { $more }. Ára { $number } PP.
more-attack = +{ $number } támadás
more-defence = +{ $number } védelem
more-resistance = +{ $number } ellenállás
more-range = +{ $number } hatótáv

# Squares

square-milestone = { $text } Áthaladáskor is érvényes.
track-none = A kutatási jelölő innen indul.
track-pp = { $number } PP-t kapsz.
track-supply = Húzz { $number ->
    [one] egy
   *[other] { $number }
  } utánpótláskártyát.
track-repair = Távolítsd el egy területeden a hadseregek összes sérülését.
track-free-infantry = Helyezz el ingyen egy gyalogságot az egyik bázisodon vagy kiképzőtáborodban; ha ez nem lehetséges, { $instead } PP-t kapsz.
track-free-develop = Ebben a körben egy fejlesztés ingyenes.
track-tech-infantry-attack = Minden gyalogságod: +{ $number } támadás a játszma végéig.
track-tech-artillery-attack = Minden tüzérséged: +{ $number } támadás a játszma végéig.
track-tech-armour-attack = Minden páncélosod: +{ $number } támadás a játszma végéig.
track-tech-air-attack = Minden légierőd: +{ $number } támadás a játszma végéig.
track-atomic = Kapsz egy atomfegyvert.
