"""Hungarian forms by rule, as a native writes them; and how sayings, numbers and lists get theirs."""

from __future__ import annotations

import pytest

from grognard import find
from grognard.core.sayings import Saying
from grognard.texts.hungarian import CASES, FORMS, form
from grognard.texts.inflection import no_attribute, rules
from grognard.texts.words import Words, words
from tests.toy import Toy

# object, at, with, towards, local
TOWNS = """
Berlin       Berlint        Berlinben        Berlinnel         Berlinhez        berlini
Bécs         Bécset         Bécsben          Béccsel           Bécshez          bécsi
Párizs       Párizst        Párizsban        Párizzsal         Párizshoz        párizsi
Prága        Prágát         Prágában         Prágával          Prágához         prágai
Drezda       Drezdát        Drezdában        Drezdával         Drezdához        drezdai
Lipcse       Lipcsét        Lipcsében        Lipcsével         Lipcséhez        lipcsei
Boroszló     Boroszlót      Boroszlóban      Boroszlóval       Boroszlóhoz      boroszlói
Köln         Kölnt          Kölnben          Kölnnel           Kölnhöz          kölni
London       Londont        Londonban        Londonnal         Londonhoz        londoni
Róma         Rómát          Rómában          Rómával           Rómához          római
Moszkva      Moszkvát       Moszkvában       Moszkvával        Moszkvához       moszkvai
Varsó        Varsót         Varsóban         Varsóval          Varsóhoz         varsói
Krakkó       Krakkót        Krakkóban        Krakkóval         Krakkóhoz        krakkói
Budapest     Budapestet     Budapesten       Budapesttel       Budapesthez      budapesti
Temesvár     Temesvárt      Temesváron       Temesvárral       Temesvárhoz      temesvári
Kolozsvár    Kolozsvárt     Kolozsváron      Kolozsvárral      Kolozsvárhoz     kolozsvári
Brassó       Brassót        Brassóban        Brassóval         Brassóhoz        brassói
Zágráb       Zágrábot       Zágrábban        Zágrábbal         Zágrábhoz        zágrábi
Belgrád      Belgrádot      Belgrádban       Belgráddal        Belgrádhoz       belgrádi
Bejrút       Bejrútot       Bejrútban        Bejrúttal         Bejrúthoz        bejrúti
Szkopje      Szkopjét       Szkopjéban       Szkopjéval        Szkopjéhoz       szkopjei
Szarajevó    Szarajevót     Szarajevóban     Szarajevóval      Szarajevóhoz     szarajevói
Athén        Athént         Athénban         Athénnal          Athénhoz         athéni
Isztambul    Isztambult     Isztambulban     Isztambullal      Isztambulhoz     isztambuli
Szófia       Szófiát        Szófiában        Szófiával         Szófiához        szófiai
Bukarest     Bukarestet     Bukarestben      Bukaresttel       Bukaresthez      bukaresti
Kijev        Kijevet        Kijevben         Kijevvel          Kijevhez         kijevi
Minszk       Minszket       Minszkben        Minszkkel         Minszkhez        minszki
Riga         Rigát          Rigában          Rigával           Rigához          rigai
Odessza      Odesszát       Odesszában       Odesszával        Odesszához       odesszai
Harkov       Harkovot       Harkovban        Harkovval         Harkovhoz        harkovi
Lemberg      Lemberget      Lembergben       Lemberggel        Lemberghez       lembergi
Trieszt      Triesztet      Triesztben       Trieszttel        Trieszthez       trieszti
Velence      Velencét       Velencében       Velencével        Velencéhez       velencei
Torino       Torinót        Torinóban        Torinóval         Torinóhoz        torinói
Milánó       Milánót        Milánóban        Milánóval         Milánóhoz        milánói
Verona       Veronát        Veronában        Veronával         Veronához        veronai
Udine        Udinét         Udinében         Udinével          Udinéhez         udinei
Brüsszel     Brüsszelt      Brüsszelben      Brüsszellel       Brüsszelhez      brüsszeli
Antwerpen    Antwerpent     Antwerpenben     Antwerpennel      Antwerpenhez     antwerpeni
Verdun       Verdunt        Verdunban        Verdunnal         Verdunhoz        verduni
Metz         Metzet         Metzben          Metzcel           Metzhez          metzi
Linz         Linzet         Linzben          Linzcel           Linzhez          linzi
Graz         Grazot         Grazban          Grazcal           Grazhoz          grazi
Koblenz      Koblenzet      Koblenzben       Koblenzcel        Koblenzhez       koblenzi
Mainz        Mainzot        Mainzban         Mainzcal          Mainzhoz         mainzi
Bonn         Bonnt          Bonnban          Bonn-nal          Bonnhoz          bonni
Bern         Bernt          Bernben          Bernnel           Bernhez          berni
Zürich       Zürichet       Zürichben        Zürichhel         Zürichhez        zürichi
München      Münchent       Münchenben       Münchennel        Münchenhez       müncheni
Hamburg      Hamburgot      Hamburgban       Hamburggal        Hamburghoz       hamburgi
Königsberg   Königsberget   Königsbergben    Königsberggel     Königsberghez    königsbergi
Magdeburg    Magdeburgot    Magdeburgban     Magdeburggal      Magdeburghoz     magdeburgi
Chemnitz     Chemnitzet     Chemnitzben      Chemnitzcel       Chemnitzhez      chemnitzi
Görlitz      Görlitzet      Görlitzben       Görlitzcel        Görlitzhez       görlitzi
Küstrin      Küstrint       Küstrinben       Küstrinnel        Küstrinhez       küstrini
Lübeck       Lübecket       Lübeckben        Lübeckkel         Lübeckhez        lübecki
Rostock      Rostockot      Rostockban       Rostockkal        Rostockhoz       rostocki
Darmstadt    Darmstadtot    Darmstadtban     Darmstadttal      Darmstadthoz     darmstadti
Bayreuth     Bayreuthot     Bayreuthban      Bayreuthtal       Bayreuthhoz      bayreuthi
Bamberg      Bamberget      Bambergben       Bamberggel        Bamberghez       bambergi
Münster      Münstert       Münsterben       Münsterrel        Münsterhez       münsteri
Göttingen    Göttingent     Göttingenben     Göttingennel      Göttingenhez     göttingeni
Kassel       Kasselt        Kasselben        Kassellel         Kasselhez        kasseli
Bremen       Brement        Bremenben        Bremennel         Bremenhez        bremeni
Hannover     Hannovert      Hannoverben      Hannoverrel       Hannoverhez      hannoveri
Halle        Hallét         Halléban         Halléval          Halléhoz         hallei
Gotha        Gothát         Gothában         Gothával          Gothához         gothai
Jena         Jenát          Jenában          Jenával           Jenához          jenai
Fulda        Fuldát         Fuldában         Fuldával          Fuldához         fuldai
Weimar       Weimart        Weimarban        Weimarral         Weimarhoz        weimari
Torgau       Torgaut        Torgauban        Torgauval         Torgauhoz        torgaui
Glogau       Glogaut        Glogauban        Glogauval         Glogauhoz        glogaui
Eger         Egert          Egerben          Egerrel           Egerhez          egeri
Hof          Hofot          Hofban           Hoffal            Hofhoz           hofi
Emden        Emdent         Emdenben         Emdennel          Emdenhez         emdeni
Stettin      Stettint       Stettinben       Stettinnel        Stettinhez       stettini
Stargard     Stargardot     Stargardban      Stargarddal       Stargardhoz      stargardi
Pirna        Pirnát         Pirnában         Pirnával          Pirnához         pirnai
Oppeln       Oppelnt        Oppelnben        Oppelnnel         Oppelnhez        oppelni
Brünn        Brünnt         Brünnben         Brünn-nel         Brünnhöz         brünni
Olmütz       Olmützöt       Olmützben        Olmützcel         Olmützhöz        olmützi
Pilsen       Pilsent        Pilsenben        Pilsennel         Pilsenhez        pilseni
Tabor        Tabort         Taborban         Taborral          Taborhoz         tabori
Poznań       Poznańt        Poznańban        Poznańnyal        Poznańhoz        poznańi
Toruń        Toruńt         Toruńban         Toruńnyal         Toruńhoz         toruńi
Gdańsk       Gdańskot       Gdańskban        Gdańskkal         Gdańskhoz        gdański
Radom        Radomot        Radomban         Radommal          Radomhoz         radomi
Lublin       Lublint        Lublinban        Lublinnal         Lublinhoz        lublini
Kalisz       Kaliszt        Kaliszban        Kalisszal         Kaliszhoz        kaliszi
Warszawa     Warszawát      Warszawában      Warszawával       Warszawához      warszawai
Gniezno      Gnieznót       Gnieznóban       Gnieznóval        Gnieznóhoz       gnieznói
Kielce       Kielcét        Kielcében        Kielcével         Kielcéhez        kielcei
Skierniewice Skierniewicét  Skierniewicében  Skierniewicével   Skierniewicéhez  skierniewicei
Bydgoszcz    Bydgoszczot    Bydgoszczban     Bydgoszczcsal     Bydgoszczhoz     bydgoszczi
Tarnów       Tarnówot       Tarnówban        Tarnówval         Tarnówhoz        tarnówi
Łomża        Łomżát         Łomżában         Łomżával          Łomżához         łomżai
Płock        Płockot        Płockban         Płockkal          Płockhoz         płocki
Elbląg       Elblągot       Elblągban        Elbląggal         Elbląghoz        elblągi
Tczew        Tczewet        Tczewben         Tczewvel          Tczewhez         tczewi
Chęciny      Chęcinyt       Chęcinyben       Chęcinyvel        Chęcinyhez       chęcinyi
Güstrow      Güstrow-t      Güstrow-ban      Güstrow-val       Güstrow-hoz      güstrow-i
Itzehoe      Itzehoe-t      Itzehoe-ban      Itzehoe-val       Itzehoe-hoz      itzehoe-i
Nancy        Nancyt         Nancyban         Nancyval          Nancyhoz         nancyi
Lille        Lille-t        Lille-ben        Lille-lel         Lille-hez        lille-i
Calais       Calais-t       Calais-ban       Calais-val        Calais-hoz       calais-i
Bordeaux     Bordeaux-t     Bordeaux-ban     Bordeaux-val      Bordeaux-hoz     bordeaux-i
Amiens       Amiens-t       Amiens-ban       Amiens-nal        Amiens-hoz       amiens-i
Dijon        Dijont         Dijonban         Dijonnal          Dijonhoz         dijoni
Smolenszk    Smolenszket    Smolenszkben     Smolenszkkel      Smolenszkhez     smolenszki
Baku         Bakut          Bakuban          Bakuval           Bakuhoz          bakui
Tbiliszi     Tbiliszit      Tbilisziben      Tbiliszivel       Tbiliszihez      tbiliszi
Kairó        Kairót         Kairóban         Kairóval          Kairóhoz         kairói
Bagdad       Bagdadot       Bagdadban        Bagdaddal         Bagdadhoz        bagdadi
Damaszkusz   Damaszkuszt    Damaszkuszban    Damaszkusszal     Damaszkuszhoz    damaszkuszi
Oslo         Oslót          Oslóban          Oslóval           Oslóhoz          oslói
"""
SOUNDS = {
    "Lille": "lil", "Calais": "kalé", "Bordeaux": "bordó", "Amiens": "amjan", "Dijon": "dizson", "Graz": "grác",
    "Mainz": "majnc", "Athén": "atán",
}  # fmt: skip
"""What the rules cannot see."""

# object, plural, plural-object, with, on
NOUNS = """
hadsereg     hadsereget     hadseregek     hadseregeket     hadsereggel     hadseregen
lovasság     lovasságot     lovasságok     lovasságokat     lovassággal     lovasságon
gyalogság    gyalogságot    gyalogságok    gyalogságokat    gyalogsággal    gyalogságon
tüzérség     tüzérséget     tüzérségek     tüzérségeket     tüzérséggel     tüzérségen
légierő      légierőt       légierők       légierőket       légierővel      légierőn
tábornok     tábornokot     tábornokok     tábornokokat     tábornokkal     tábornokon
kártya       kártyát        kártyák        kártyákat        kártyával       kártyán
flotta       flottát        flották        flottákat        flottával       flottán
egység       egységet       egységek       egységeket       egységgel       egységen
hadtest      hadtestet      hadtestek      hadtesteket      hadtesttel      hadtesten
mező         mezőt          mezők          mezőket          mezővel         mezőn
kör          kört           körök          köröket          körrel          körön
forduló      fordulót       fordulók       fordulókat       fordulóval      fordulón
csata        csatát         csaták         csatákat         csatával        csatán
harc         harcot         harcok         harcokat         harccal         harcon
támadás      támadást       támadások      támadásokat      támadással      támadáson
védelem      védelmet       védelmek       védelmeket       védelemmel      védelmen
győzelem     győzelmet      győzelmek      győzelmeket      győzelemmel     győzelmen
hatalom      hatalmat       hatalmak       hatalmakat       hatalommal      hatalmon
birodalom    birodalmat     birodalmak     birodalmakat     birodalommal    birodalmon
szekér       szekeret       szekerek       szekereket       szekérrel       szekéren
szövetséges  szövetségest   szövetségesek  szövetségeseket  szövetségessel  szövetségesen
ellenség     ellenséget     ellenségek     ellenségeket     ellenséggel     ellenségen
ellenfél     ellenfelet     ellenfelek     ellenfeleket     ellenféllel     ellenfélen
játékos      játékost       játékosok      játékosokat      játékossal      játékoson
pont         pontot         pontok         pontokat         ponttal         ponton
lap          lapot          lapok          lapokat          lappal          lapon
pakli        paklit         paklik         paklikat         paklival        paklin
kocka        kockát         kockák         kockákat         kockával        kockán
dobás        dobást         dobások        dobásokat        dobással        dobáson
erőd         erődöt         erődök         erődöket         erőddel         erődön
vár          várat          várak          várakat          várral          váron
város        várost         városok        városokat        várossal        városon
falu         falut          faluk          falukat          faluval         falun
híd          hidat          hidak          hidakat          híddal          hídon
út           utat           utak           utakat           úttal           úton
vasút        vasutat        vasutak        vasutakat        vasúttal        vasúton
vonal        vonalat        vonalak        vonalakat        vonallal        vonalon
hely         helyet         helyek         helyeket         hellyel         helyen
terep        terepet        terepek        terepeket        tereppel        terepen
tenger       tengert        tengerek       tengereket       tengerrel       tengeren
sziget       szigetet       szigetek       szigeteket       szigettel       szigeten
lövészárok   lövészárkot    lövészárkok    lövészárkokat    lövészárokkal   lövészárkon
tartalék     tartalékot     tartalékok     tartalékokat     tartalékkal     tartalékon
veszteség    veszteséget    veszteségek    veszteségeket    veszteséggel    veszteségen
célkitűzés   célkitűzést    célkitűzések   célkitűzéseket   célkitűzéssel   célkitűzésen
cél          célt           célok          célokat          céllal          célon
díj          díjat          díjak          díjakat          díjjal          díjon
király       királyt        királyok       királyokat       királlyal       királyon
nagy         nagyot         nagyok         nagyokat         naggyal         nagyon
treff        treffet        treffek        treffeket        treffel         treffen
pikk         pikket         pikkek         pikkeket         pikkel          pikken
kőr          kőrt           kőrök          kőröket          kőrrel          kőrön
káró         kárót          kárók          kárókat          káróval         kárón
ász          ászt           ászok          ászokat          ásszal          ászon
tank         tankot         tankok         tankokat         tankkal         tankon
ló           lovat          lovak          lovakat          lóval           lovon
kéz          kezet          kezek          kezeket          kézzel          kézen
név          nevet          nevek          neveket          névvel          néven
év           évet           évek           éveket           évvel           éven
"""

# object, in, with, towards, the-to
CODES = """
C7      C7-et      C7-ben      C7-tel      C7-hez      a C7-nek
F3      F3-at      F3-ban      F3-mal      F3-hoz      az F3-nak
A5      A5-öt      A5-ben      A5-tel      A5-höz      az A5-nek
E6      E6-ot      E6-ban      E6-tal      E6-hoz      az E6-nak
H4      H4-et      H4-ben      H4-gyel     H4-hez      a H4-nek
K1      K1-et      K1-ben      K1-gyel     K1-hez      a K1-nek
I2      I2-t       I2-ben      I2-vel      I2-höz      az I2-nek
SR      SR-t       SR-ben      SR-rel      SR-hez      az SR-nek
GYP     GYP-t      GYP-ben     GYP-vel     GYP-hez     a GYP-nek
AP      AP-t       AP-ben      AP-vel      AP-hez      az AP-nek
BEF     BEF-et     BEF-ben     BEF-fel     BEF-hez     a BEF-nek
USA     USA-t      USA-ban     USA-val     USA-hoz     az USA-nak
T-34    T-34-et    T-34-ben    T-34-gyel   T-34-hez    a T-34-nek
"""

# object, in, with, towards, times, article
NUMBERS = """
0     0-t      0-ban     0-val     0-hoz     0-szor     a
1     1-et     1-ben     1-gyel    1-hez     1-szer     az
2     2-t      2-ben     2-vel     2-höz     2-ször     a
3     3-at     3-ban     3-mal     3-hoz     3-szor     a
4     4-et     4-ben     4-gyel    4-hez     4-szer     a
5     5-öt     5-ben     5-tel     5-höz     5-ször     az
6     6-ot     6-ban     6-tal     6-hoz     6-szor     a
7     7-et     7-ben     7-tel     7-hez     7-szer     a
8     8-at     8-ban     8-cal     8-hoz     8-szor     a
9     9-et     9-ben     9-cel     9-hez     9-szer     a
10    10-et    10-ben    10-zel    10-hez    10-szer    a
11    11-et    11-ben    11-gyel   11-hez    11-szer    a
20    20-at    20-ban    20-szal   20-hoz    20-szor    a
30    30-at    30-ban    30-cal    30-hoz    30-szor    a
40    40-et    40-ben    40-nel    40-hez    40-szer    a
50    50-et    50-ben    50-nel    50-hez    50-szer    az
60    60-at    60-ban    60-nal    60-hoz    60-szor    a
100   100-at   100-ban   100-zal   100-hoz   100-szor   a
500   500-at   500-ban   500-zal   500-hoz   500-szor   az
1000  1000-et  1000-ben  1000-rel  1000-hez  1000-szer  az
1914  1914-et  1914-ben  1914-gyel 1914-hez  1914-szer  az
5000  5000-et  5000-ben  5000-rel  5000-hez  5000-szer  az
"""


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def check(name: str, expected: list[str], forms: str) -> None:
    own = {"sound": SOUNDS.get(name, "")}
    assert [form(name, asked, lambda part: own.get(part, "")) for asked in forms.split()] == expected


@pytest.mark.parametrize("row", rows(TOWNS), ids=lambda row: row[0])
def test_towns(row: list[str]) -> None:
    check(row[0], row[1:], "object at with towards local")


@pytest.mark.parametrize("row", rows(NOUNS), ids=lambda row: row[0])
def test_nouns(row: list[str]) -> None:
    check(row[0], row[1:], "object plural plural-object with on")


@pytest.mark.parametrize("row", rows(CODES), ids=lambda row: row[0])
def test_codes(row: list[str]) -> None:
    name, *expected = row
    check(name, [*expected[:4], " ".join(expected[4:])], "object in with towards the-to")


@pytest.mark.parametrize("row", rows(NUMBERS), ids=lambda row: row[0])
def test_numbers(row: list[str]) -> None:
    check(row[0], row[1:], "object in with towards times article")


def test_all_cases() -> None:
    cases = "to in into out-of on onto off by towards from until with for as becomes whose local"

    def all_of(name: str) -> str:
        return " ".join(str(form(name, case, no_attribute)) for case in cases.split())

    assert all_of("Prága") == (
        "Prágának Prágában Prágába Prágából Prágán Prágára Prágáról Prágánál Prágához Prágától Prágáig Prágával "
        "Prágáért Prágaként Prágává Prágáé prágai"
    )
    assert all_of("Bécs") == (
        "Bécsnek Bécsben Bécsbe Bécsből Bécsen Bécsre Bécsről Bécsnél Bécshez Bécstől Bécsig Béccsel "
        "Bécsért Bécsként Béccsé Bécsé bécsi"
    )
    assert all_of("Köln") == (
        "Kölnnek Kölnben Kölnbe Kölnből Kölnön Kölnre Kölnről Kölnnél Kölnhöz Kölntől Kölnig Kölnnel "
        "Kölnért Kölnként Kölnné Kölné kölni"
    )
    assert form("Prága", "adjective", no_attribute) is None, "no rule"
    assert set(CASES) < FORMS


# name, form, what a native writes
PHRASES = [
    ("5. hadsereg", "the-object", "az 5. hadsereget"),
    ("orosz 1. hadsereg", "the-with", "az orosz 1. hadsereggel"),
    ("porosz lovasság", "the-to", "a porosz lovasságnak"),
    ("porosz szekér", "the-plural-object", "a porosz szekereket"),
    ("Egyesült Királyság", "the-to", "az Egyesült Királyságnak"),
    ("Egyesült Államok", "the-object", "az Egyesült Államokat"),
    ("Egyesült Államok", "the-at", "az Egyesült Államokban"),
    ("Oszmán Birodalom", "the-object", "az Oszmán Birodalmat"),
    ("Osztrák–Magyar Monarchia", "the-from", "az Osztrák–Magyar Monarchiától"),
    ("Birodalmi Hadsereg", "the-with", "a Birodalmi Hadsereggel"),
    ("Központi hatalmak", "the-object", "a Központi hatalmakat"),
    ("antant", "the-whose", "az antanté"),
    ("Északi-tenger", "the-at", "az Északi-tengeren"),
    ("Balti-tenger", "the-to-place", "a Balti-tengerre"),
    ("Balti-tenger", "local", "balti-tengeri"),
    ("Atlanti-óceán", "the-from-place", "az Atlanti-óceánról"),
    ("Poroszország", "the", "Poroszország"),
    ("Poroszország", "the-with", "Poroszországgal"),
    ("Oroszország", "the-object", "Oroszországot"),
    ("Ausztria", "the-object", "Ausztriát"),
    ("Nyugat-Németország", "at", "Nyugat-Németországban"),
    ("Nyugat-Németország", "local", "nyugat-németországi"),
    ("Nagy-Britannia", "to-place", "Nagy-Britanniába"),
    ("Frigyes", "the-with", "Frigyessel"),
    ("Frigyes", "object", "Frigyest"),
    ("II. Frigyes", "the-object", "II. Frigyest"),
    ("Henrik", "object", "Henriket"),
    ("Daun", "with", "Daunnal"),
    ("Laudon", "with", "Laudonnal"),
    ("Seydlitz", "object", "Seydlitzet"),
    ("Winterfeldt", "with", "Winterfeldttel"),
    ("Saltikov", "object", "Saltikovot"),
    ("Sztálin", "with", "Sztálinnal"),
    ("Mussolini", "object", "Mussolinit"),
    ("Panzer IV", "object", "Panzer IV-et"),
    ("Messerschmitt Bf 109", "with", "Messerschmitt Bf 109-cel"),
    ("Nowy Dwór", "local", "Nowy Dwór-i"),
    ("Frankfurt (Oder)", "at", "Frankfurtban (Oder)"),
    ("„Blokád”", "object", "„Blokád”-ot"),
    ("Blokád", "az-object", "a Blokádot"),
    ("Amerikai erősítés", "az-object", "az Amerikai erősítést"),
    ("SR", "az-with", "az SR-rel"),
    ("Prága", "article", "a"),
    ("Ypern", "article", "az"),
    ("York", "article", "a"),
    ("Köln", "harmony", "rounded"),
    ("Prága", "harmony", "back"),
    ("Bécs", "harmony", "front"),
]


@pytest.mark.parametrize(("name", "asked", "expected"), PHRASES, ids=[f"{name} {asked}" for name, asked, _ in PHRASES])
def test_phrases(name: str, asked: str, expected: str) -> None:
    assert form(name, asked, no_attribute) == expected


def test_exceptions_are_written_at_the_name() -> None:
    def made(name: str, asked: str, **own: str) -> str | None:
        return form(name, asked, lambda part: own.get(part, ""))

    assert made("Pécs", "at", place="on") == "Pécsen"
    assert made("Pécs", "to-place", place="on") == "Pécsre"
    assert made("Pécs", "from-place", place="by") == "Pécstől"
    assert made("Antant", "the", article="no") == "Antant"
    assert made("Blokád", "the-object", article="yes") == "a Blokádot"
    assert made("Németország", "az-adjective", adjective="orosz") == "az orosz", "a form of its own with an article"
    assert made("Ausztria", "the-adjective", adjective="porosz") == "a porosz"
    assert made("Ausztria", "the-adjective") is None
    assert made("Vogézek", "the-object", number="plural") == "a Vogézeket"
    assert made("Le Havre", "at", sound="ávr") == "Le Havre-ban"
    assert made("Churchill", "with", sound="csörcsil") == "Churchill-lel"
    assert made("falu", "the-object", object="falvat") == "a falvat"
    assert made("falu", "plural-in", plural="falvak") == "falvakban"
    assert made("Győr", "the-at", at="Győrött") == "Győrött"


# In texts


class Magyar(Toy):
    """A game with a few Hungarian texts."""

    def texts(self, language: str) -> list[tuple[str, str]]:
        return [("words.ftl", TEXTS)] if language == "hu" else super().texts(language)


TEXTS = """
took = { FORM($what, "the") } elesett: { FORM($what, "the-object") } elvesztetted.
army = hadsereg
fort = erőd
    .object = erődítményt
lost-one = { FORM($number, "object") } veszít, { FORM($number, "the-with") } több kell.
lost-many = { FORM($names, "object") } veszíti el, { OR($names, "with") } folytatja.
from-him = { FORM($name, "from") } függ
harmony = { TRAIT($what, "harmony") -> [back] mély *[other] magas }
"""


@pytest.fixture
def said() -> Words:
    return Words(Magyar(), "hu")


def test_a_saying_gets_its_forms(said: Words) -> None:
    assert said.sentence(Saying("took", what=Saying("army"))) == "A hadsereg elesett: a hadsereget elvesztetted."
    assert said.line(Saying("took", what=Saying("fort"))) == "az erőd elesett: az erődítményt elvesztetted."


def test_a_number_gets_its_forms(said: Words) -> None:
    assert said.line(Saying("lost-one", number=5)) == "5-öt veszít, az 5-tel több kell."
    assert said.line(Saying("lost-one", number=1914)) == "1914-et veszít, az 1914-gyel több kell."


def test_each_of_a_list_gets_its_form(said: Words) -> None:
    for names in (["Bécs", "Prága"], [Saying("army"), "Köln"]):
        line = said.line(Saying("lost-many", names=names))
        assert line.startswith(("Bécset, Prágát veszíti", "hadsereget, Kölnt veszíti")), line
        assert line.endswith(("Prágával folytatja.", "Kölnnel folytatja.")), line


def test_a_plain_text_gets_its_form(said: Words) -> None:
    assert said.line(Saying("from-him", name="Anna")) == "Annától függ"


def test_a_saying_that_ends_with_a_thing_keeps_it_as_a_thing() -> None:
    game = find("friedrich")
    said = Words(game, "hu")
    said.said[Saying("spot"), ""] = "a hadsereg, \ue000city 3\ue001Colberg\ue002"
    said.shapes["spot", "at"] = None
    said._writes = lambda key, form: False  # type: ignore[method-assign]
    said.said[Saying("spot"), "at"] = said.said[Saying("spot"), ""]
    assert said.formed(Saying("spot"), "at") == "a hadsereg, \ue000city 3\ue001Colbergben\ue002"


def test_another_language_has_no_rules() -> None:
    assert rules("en") is None
    assert rules("it") is None
    assert words(find("friedrich"), "en").name("city", "Berlin", "at") == "Berlin"


def test_a_title_that_begins_with_an_article_gets_no_other() -> None:
    for title in ("A cár bukása", "Az északi flotta"):
        assert form(title, "az", no_attribute) == title
    assert form("Blokád", "az-object", no_attribute) == "a Blokádot"
    assert form("A cár bukása", "az-object", no_attribute) == "A cár bukását"


def test_the_last_part_of_a_compound_has_its_own_vowels() -> None:
    asked = ("object", "in", "with", "towards")
    assert [form("gyakorlótér", one, no_attribute) for one in asked] == [
        *("gyakorlóteret", "gyakorlótérben", "gyakorlótérrel", "gyakorlótérhez")
    ]
    assert form("visszalépés", "with", no_attribute) == "visszalépéssel"
    assert form("honfoglalás", "with", no_attribute) == "honfoglalással"
