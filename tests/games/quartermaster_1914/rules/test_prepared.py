"""13: what each prepared card can do: its symbol, the places it is bound to, its supply symbol."""

from __future__ import annotations

import pytest

from grognard.games.quartermaster_1914.battles.battle import Battle
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts import library, tables
from grognard.games.quartermaster_1914.facts.tables import LAND, NATION_CODES, POWER_CODES, SPACE_OF, SPACES
from tests.games.quartermaster_1914.vocabulary import asked, do, idle, offered, pay, position, rule

GAME = "quartermaster-1914"
ADJECTIVE = {
    "AH": "Austro-Hungarian", "OT": "Ottoman", "RU": "Russian", "DE": "German", "FR": "French", "IT": "Italian",
    "UK": "British", "US": "American",
}  # fmt: skip
POWER = {"AH": "AHOT", "OT": "AHOT", "RU": "RU", "DE": "DE", "FR": "FRIT", "IT": "FRIT", "UK": "UKUS", "US": "UKUS"}
CENTRAL = ("AH", "OT", "DE")

# Card, nation, symbols, where it counts, where it does not; from the list of cards.
REINFORCE = [
    ("Imperial Austrian Landwehr", "AH", 2, "VIE TYR", "BUD GAL", True),
    ("Anti-Venizelists Surrender Fort Roupel", "AH", 1, "GRE", "BUL", True),
    ("Bulgaria Joins Central Powers", "AH", 1, "BUL", "GRE", True),
    ("Royal Hungarian Honvéd", "AH", 2, "BUD GAL", "VIE TYR", True),
    ("Treaty of Amity and Alliance", "AH", 1, "BUL", "SER", True),
    ("Ottoman Mobilization", "OT", 2, "ANA IST AZE PER MID", "BUL CAU", False),
    ("A Crumbling Empire", "OT", 1, "MID IST", "", True),
    ("Montenegro", "RU", 1, "SER", "RUM", True),
    ("Russia Mobilizes", "RU", 2, "MOS PET UKR CAU", "POL", False),
    ("Kerensky Vows to Continue War", "RU", 2, "MOS PET UKR CAU", "GAL", False),
    ("Serbia, Russia's Ally", "RU", 1, "SER", "BUL", True),
    ("Tripled Trench Lines", "DE", 2, "BEL POL", "", False),
    ("Moltke the Younger Mobilizes Western Advance", "DE", 2, "WGE BEL BUR TYR BER VIE", "PIC PRU", False),
    ("Ninth Army Formed to Defend East Prussia", "DE", 2, "PRU BER VIE GAL POL", "WGE", False),
    ("Weltpolitik Drives Military Expansion", "DE", 1, "POL", "", True),
    ("Landsturm", "DE", 2, "WGE BER PRU", "BEL", True),
    ("Volunteer Movement", "DE", 2, "WGE BER PRU", "POL", False),
    ("Landwehr", "DE", 2, "PAR", "", True),
    ("Hindenburg Line", "DE", 2, "PIC PAR BUR BEL", "WGE", False),
    ("Verdun", "FR", 2, "BUR", "PIC", False),
    ("Marne", "FR", 2, "PIC", "BUR", False),
    ("Alpini", "IT", 2, "ALP TYR", "PAR", False),
    ("King Ferdinand Reorganizes Romanian Army", "FR", 1, "RUM", "BUL", True),
    ("Paris Taxis", "FR", 2, "PAR PIC BUR PRO", "BEL", False),
    ("Romania Joins Entente", "FR", 1, "RUM", "UKR", True),
    ("France Mobilizes", "FR", 2, "PAR PIC BUR PRO", "ALP", False),
    ("The Sunny Days of May", "IT", 2, "ROM ALP", "TYR", False),
    ("Relied on For Any Enterprise", "UK", 1, "PIC", "", True),
    ("Blackjack and the Doughboys", "US", 2, "PIC", "", False),
    ("Provisional Government of National Defence", "UK", 1, "GRE", "BUL", True),
    ("Belgium Resists", "UK", 1, "BEL", "PIC", True),
    ("k.u.k. Kriegsmarine", "AH", 1, "ADR", "", False),
    ("German High Seas Fleet", "DE", 2, "NAO WAO ENG WES", "NTH BAL", False),
    ("Dreadnoughts", "UK", 2, "NTH", "", False),
    ("First Lord of the Admiralty Prepares for War", "UK", 2, "ENG", "", False),
    ("The Grand Fleet", "UK", 1, "ENG", "", False),
    ("The Royal Navy", "UK", 2, "EAS", "", True),
]  # fmt: skip
SUSTAIN = [
    ("Caporetto", "AH", 2, "ALP PRO TYR ROM", "BUD"),
    ("Franz Ferdinand Avenged", "AH", 2, "SER BUD GRE BUL RUM", "GAL"),
    ("Brusilov Offensive", "RU", 1, "GAL PRU POL UKR RUM BUD VIE", "SER"),
    ("East Prussian Offensive", "RU", 1, "POL PRU GAL UKR PET", "BER"),
    ("Grand Duke Nicholas Nikolaevich Appointed Viceroy", "RU", 1, "AZE CAU PER ANA", "IST"),
    ("Stosstruppen", "DE", 2, "PAR", ""),
    ("Woe to Them That Yet Draw Sword Against Me", "DE", 2, "MOS", ""),
    ("Prussian Military Tradition", "DE", 2, "POL", ""),
    ("Kaiserschlacht", "DE", 2, "BEL PIC BUR WGE", "PAR"),
    ("Jutland", "DE", 2, "NTH", "BAL ENG"),
    ("Schlieffen Plan", "DE", 2, "BEL PIC PAR", "BUR"),
    ("A Place in the Sun", "DE", 2, "UKR", ""),
    ("Gorlice-Tarnów Offensive", "DE", 2, "POL PRU GAL UKR PET", "BEL"),
    ("General Nivelle's Creeping Barrage", "FR", 1, "WGE", ""),
    ("Renault FT Tanks", "FR", 2, "BEL WGE", "BUR TYR"),
    ("Plan XVII", "FR", 1, "TYR", ""),
    ("Isonzo River Offensives", "IT", 2, "ALP TYR PRO", "VIE"),
    ("Bersaglieri", "IT", 1, "TYR VIE", "PAR"),
    ("Battlecruisers", "UK", 2, "NTH", ""),
    ("Mark IV Tanks", "UK", 2, "BEL PIC", "BUR"),
    ("Gallipoli", "UK", 2, "ANA IST AZE PER MID", "BUL"),
    ("The Somme", "UK", 2, "PIC PAR BUR BEL", "WGE"),
    ("Cambrai", "UK", 2, "PIC PAR BUR BEL", "WGE"),
]  # fmt: skip


def everywhere_but(*codes: str) -> str:
    return " ".join(code for code in tables.CODES if code not in codes)


def filler(power: str, name: str) -> list[str]:
    """Cards to pay for difficult terrain."""
    return [card for card in {
        "RU": ["Rasputin", "Montenegro", "Cossacks"], "DE": ["Zeppelins", "Mata Hari", "Third OHL"],
        "AHOT": ["Spanish Flu", "Persian Oil", "Soviets of Petrograd"],
        "FRIT": ["Alsace-Lorraine", "Francs-tireurs", "Citizen-Soldiers"],
        "UKUS": ["Sidney Reilly", "Tunnel Mines", "Passchendaele"],
    }[power] if card != name]  # fmt: skip


def attacked(defender: str, space: str, card: str, fed: bool) -> QuartermasterState:
    """A piece of this nation in this space is attacked by a piece of the same kind; nothing else defends."""
    attacker = "RU" if defender in CENTRAL else "DE"
    sea = not LAND >> SPACE_OF[space] & 1
    s = position(
        power=POWER[attacker], pieces={attacker: everywhere_but(space), defender: space},
        hands={POWER[attacker]: filler(attacker, card)},
        prepared={POWER[defender]: [card]},
    )  # fmt: skip
    if fed:
        s.fed_nation, s.fed_space = NATION_CODES.index(defender), SPACE_OF[space]
    return begin(s, attacker, space, sea)


def begin(s: QuartermasterState, attacker: str, space: str, sea: bool) -> QuartermasterState:
    """The attacker starts a battle with a piece of the same kind as the space, and pays for terrain."""
    s.asked = []
    s.push(Battle(NATION_CODES.index(attacker), 1 << SPACE_OF[space], -1, -1, True, False, -1))
    s.settle()
    do(s, f"battle {SPACES[SPACE_OF[space]]}")
    starts = [name for name in offered(s, "from") if bool(LAND >> SPACES.index(name) & 1) != sea]
    if starts:
        do(s, f"from {starts[0]}")
    return pay_terrain(s)


def pay_terrain(s: QuartermasterState) -> QuartermasterState:
    while offered(s, "discard") and not offered(s, "reinforce"):
        do(s, f"discard {offered(s, 'discard')[0]}")
    return s


def attacking(attacker: str, space: str, card: str, symbols: int) -> QuartermasterState:
    """This nation attacks a space, and the defender reinforces with as many symbols as the card has."""
    defender = "RU" if attacker in CENTRAL else "DE"
    sea = not LAND >> SPACE_OF[space] & 1
    answer = f"{ADJECTIVE[defender]} Build {'Navy' if sea else 'Army'}"
    s = position(
        power=POWER[attacker], pieces={attacker: everywhere_but(space), defender: space},
        hands={POWER[attacker]: filler(POWER[attacker], card)},
        prepared={POWER[attacker]: [card], POWER[defender]: [answer]},
    )  # fmt: skip
    s.fed_nation, s.fed_space = NATION_CODES.index(defender), SPACE_OF[space]
    begin(s, attacker, space, sea)
    return do(s, f"reinforce {answer}")


def cases(table: list[tuple[str, str, int, str, str, bool]] | list[tuple[str, str, int, str, str]]) -> list[object]:
    return [
        pytest.param(row[0], row[1], row[2], space, works, marks=rule(row[0]), id=f"{row[0]}-{space}")
        for row in table
        for spaces, works in ((row[3], True), (row[4], False))
        for space in spaces.split()
    ]


@pytest.mark.rule(GAME, "13.1")
@pytest.mark.parametrize(("card", "nation", "symbols", "space", "works"), cases(REINFORCE))
def test_where_a_card_reinforces(card: str, nation: str, symbols: int, space: str, works: bool) -> None:
    s = attacked(nation, space, card, fed=True)
    assert (offered(s, "reinforce") == [card]) == works
    if works:
        assert s.view()["battle"][0]["needed"] == 1
        assert library.STRENGTH[library.KIND_OF[card]] == symbols


@pytest.mark.rule(GAME, "13.3")
@pytest.mark.parametrize(
    ("card", "nation", "space", "works"),
    [pytest.param(r[0], r[1], r[3].split()[-1], r[5], marks=rule(r[0]), id=r[0]) for r in REINFORCE],
)
def test_the_supply_symbol(card: str, nation: str, space: str, works: bool) -> None:
    """An unsupplied piece is reinforced by cards with the supply symbol only."""
    s = attacked(nation, space, card, fed=False)
    assert (offered(s, "reinforce") == [card]) == works


@pytest.mark.rule(GAME, "13.1")
@pytest.mark.rule(GAME, "13.4")
@pytest.mark.parametrize(("card", "nation", "symbols", "space", "works"), cases(SUSTAIN))
def test_where_a_card_sustains(card: str, nation: str, symbols: int, space: str, works: bool) -> None:
    s = attacking(nation, space, card, symbols)
    assert (offered(s, "sustain") == [card]) == works
    if works:
        assert library.STRENGTH[library.KIND_OF[card]] == symbols
        pay_terrain(do(s, f"sustain {card}"))
        defender = "RU" if nation in CENTRAL else "DE"
        assert not s.pieces[NATION_CODES.index(defender)]


COUNTER = [
    ("Brudermann Orders Cavalry Charge", "AH"), ("I Order You to Die", "OT"), ("Cossacks", "RU"), ("Tannenberg", "DE"),
    ("La Revanche", "FR"), ("American Public Outraged by Zimmermann Telegram", "US"),
]  # fmt: skip


@pytest.mark.rule(GAME, "13.5")
@pytest.mark.rule(GAME, "R7")
@pytest.mark.parametrize(("card", "nation"), [pytest.param(*row, marks=rule(row[0]), id=row[0]) for row in COUNTER])
@pytest.mark.parametrize("fed", [True, False])
def test_counterattack_cards(card: str, nation: str, fed: bool) -> None:
    """An army in Ukraine holds with a friend's card, and strikes back at Poland if it is supplied itself."""
    attacker = "RU" if nation in CENTRAL else "DE"
    ally = {"AH": "DE", "OT": "DE", "DE": "AH", "RU": "UK", "FR": "UK", "US": "UK"}[nation]
    help_card = {"DE": "Landwehr", "UK": "Relied on For Any Enterprise", "AH": "Austro-Hungarian Build Army"}[ally]
    pieces = {attacker: everywhere_but("UKR"), nation: "UKR", ally: "UKR"}
    hold: dict[str, list[str]] = {POWER[ally]: [help_card]}
    hold[POWER[nation]] = [*hold.get(POWER[nation], []), card]
    s = position(
        power=POWER[attacker], pieces=pieces, prepared=hold,
        hands={POWER[attacker]: [f"{ADJECTIVE[attacker]} Land Battle"]},
    )  # fmt: skip
    if ally == "AH":
        s.fed_nation, s.fed_space = 0, SPACE_OF["UKR"]
    idle(do(s, f"play {ADJECTIVE[attacker]} Land Battle", "battle Ukraine", "from Poland"))
    idle(do(s, f"reinforce {help_card}"))
    if ally == "AH":
        assert offered(s, "counterattack") == []  # the German army is not supplied
        return
    if fed:
        again = position(
            power=POWER[attacker], pieces=pieces, prepared=hold,
            hands={POWER[attacker]: [f"{ADJECTIVE[attacker]} Land Battle"]},
        )  # fmt: skip
        again.fed_nation, again.fed_space = NATION_CODES.index(nation), SPACE_OF["UKR"]
        idle(do(again, f"play {ADJECTIVE[attacker]} Land Battle", "battle Ukraine", "from Poland"))
        idle(do(again, f"reinforce {help_card}"))
        assert offered(again, "counterattack") == [card]
        do(again, f"counterattack {card}")
        assert not again.pieces[NATION_CODES.index(attacker)] >> SPACE_OF["POL"] & 1
    else:
        assert offered(s, "counterattack") == []


# Attrition symbols
SINGLE = [
    ("Russian Rail Gauge", "AH"), ("Balkan Domination", "AH"), ("Limited Rail and Road Network", "OT"),
    ("The Extravagant Lifestyle of the Aristocracy", "AH"), ("Morava Offensive", "AH"), ("Persian Oil", "OT"),
    ("Bombing of the Russian Black Sea Ports", "OT"), ("Warm Water Port", "RU"), ("The Tsar Will Not Help Us", "RU"),
    ("Assassins of the Black Hand", "RU"), ("Trench Warfare", "RU"), ("Redl Blackmailed", "RU"),
    ("Scottish Women's Hospitals", "RU"), ("Peace, Bread, Land", "RU"), ("Rasputin", "RU"),
    ("The Christmas Truce", "DE"), ("German Aid in the East", "DE"), ("Mustard Gas", "DE"),
    ("Big Bertha Railway Guns", "DE"), ("Rumpler Taube Air Reconnaissance", "DE"), ("The Red Baron", "DE"),
    ("Francs-tireurs", "FR"), ("Armée d'Afrique", "FR"), ("Barès Expands Armée de l'Air", "FR"),
    ("Troupes Coloniales", "FR"), ("Citizen-Soldiers", "FR"), ("Romanians Advance in Transylvania", "FR"),
    ("Alsace-Lorraine", "FR"), ("Sidney Reilly", "UK"), ("The Sinking of the Lusitania", "US"),
    ("The Pals Battalions", "UK"), ("Commonwealth Support", "UK"), ("The Girls with Yellow Hands", "UK"),
    ("Persian Campaign", "UK"), ("Tunnel Mines", "UK"), ("Asquith Sends Ultimatum", "UK"),
    ("Eddie Rickenbacker", "US"),
]  # fmt: skip
NAMED = [
    ("Soviets of Petrograd", "AHOT", {"RU": 2}), ("The October Revolution", "AHOT", {"RU": 2}),
    ("Spanish Flu", "AHOT", {"RU": 1, "FRIT": 1, "UKUS": 1}), ("Serbia Defies Austrian Ultimatum", "RU", {"AHOT": 2}),
    ("Unrestricted Submarine Warfare", "DE", {"UKUS": 3}), ("French Army Mutinies", "DE", {"FRIT": 2}),
    ("Von Lettow-Vorbeck's East African Army", "DE", {"UKUS": 2}), ("Mata Hari", "DE", {"FRIT": 1, "UKUS": 1}),
    ("Zeppelins", "DE", {"FRIT": 1, "UKUS": 1}), ("Prize Rules Submarine Warfare", "DE", {"UKUS": 2}),
    ("Surface Raiders", "DE", {"FRIT": 1, "UKUS": 1}), ("Third OHL", "DE", {"RU": 1, "FRIT": 1, "UKUS": 1}),
    ("Easter Rising of Ireland", "DE", {"UKUS": 2}), ("Lawrence Foments Arab Revolts", "UKUS", {"AHOT": 2}),
    ("United Kingdom Seizes German Colonies in Africa", "UKUS", {"DE": 2}),
    ("Japan Attacks German Enclaves at Tsingtao", "UKUS", {"DE": 2}),
    ("The Blockade of Europe", "UKUS", {"AHOT": 1, "DE": 1}), ("Passchendaele", "UKUS", {"DE": 2}),
    ("War Revenue Act", "UKUS", {"AHOT": 1, "DE": 1}),
]  # fmt: skip


@pytest.mark.rule(GAME, "9.3")
@pytest.mark.rule(GAME, "R8")
@pytest.mark.parametrize(("card", "nation"), [pytest.param(*row, marks=rule(row[0]), id=row[0]) for row in SINGLE])
def test_single_attrition(card: str, nation: str) -> None:
    """An army of the card's own nation next to an enemy army; one of the partner nation is not enough."""
    power = POWER[nation]
    enemy = "FR" if nation in CENTRAL else "DE"
    s = position(power=power, step="attrition", pieces={nation: "BEL", enemy: "PIC"}, prepared={power: [card]})
    do(s, f"attrition {card}")
    assert asked(s) == ["France" if enemy == "FR" else "Germany"]
    partner = next(code for code in NATION_CODES if POWER[code] != power and (code in CENTRAL) == (nation in CENTRAL))
    s = position(
        power=power, step="attrition", pieces={partner: "BEL", nation: "USA", enemy: "PIC"}, prepared={power: [card]}
    )
    assert offered(s, "attrition") == []


@pytest.mark.rule(GAME, "9.3")
@pytest.mark.rule(GAME, "R52")
@pytest.mark.parametrize(
    ("card", "power", "hits"), [pytest.param(*row, marks=rule(row[0]), id=row[0]) for row in NAMED]
)
def test_named_attrition(card: str, power: str, hits: dict[str, int]) -> None:
    s = position(power=power, step="attrition", pieces={}, prepared={power: [card]})
    do(s, f"attrition {card}")
    assert pay(s) == hits


# Basic cards
BASIC = [
    (f"{ADJECTIVE[nation]} {kind}", nation, symbol)
    for nation in ADJECTIVE
    for kind, symbol in (("Build Army", "RA"), ("Build Navy", "RN"), ("Land Battle", "SLB"), ("Sea Battle", "SSB"))
    if not (nation == "OT" and kind in ("Build Navy", "Sea Battle"))
]


@pytest.mark.rule(GAME, "9.4")
@pytest.mark.parametrize(
    ("card", "nation", "symbol"), [pytest.param(*row, marks=rule(row[0]), id=row[0]) for row in BASIC]
)
def test_basic_cards_prepared(card: str, nation: str, symbol: str) -> None:
    if symbol in ("RA", "RN"):
        space = "GAL" if symbol == "RA" else "ENG"
        s = attacked(nation, space, card, fed=True)
        assert offered(s, "reinforce") == [card]
        assert offered(attacked(nation, space, card, fed=False), "reinforce") == []
    else:
        s = attacking(nation, "GAL" if symbol == "SLB" else "ENG", card, 1)
        assert offered(s, "sustain") == [card]


def test_the_tables_here_name_every_card() -> None:
    named = [str(row[0]) for row in [*REINFORCE, *SUSTAIN, *COUNTER, *SINGLE, *NAMED, *BASIC]]
    assert sorted(named) == sorted(library.KINDS)
    assert len(POWER_CODES) == 5
