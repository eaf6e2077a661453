"""What the cards of Austria-Hungary, the Ottoman Empire and Germany do when they are played and in play."""

from __future__ import annotations

import pytest

from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.library import MUSTARD_GAS
from tests.games.quartermaster_1914.vocabulary import (
    asked,
    at,
    deal_on,
    deck,
    discards,
    do,
    each,
    face_down,
    hand,
    heard,
    offered,
    pay,
    play,
    points,
    position,
    prepared,
    refused,
    rule,
    said,
    status,
    tokens,
    top,
)

GAME = "quartermaster-1914"


def scored(**setting: object) -> tuple[int, int]:
    """The points after scoring, with nothing but what is given."""
    base: dict[str, object] = {"round": 3, "power": "UKUS", "step": "draw", "decks": {"UKUS": []}}
    return points(position(**(base | setting)))  # type: ignore[arg-type]


# Basic cards

AROUND_VIENNA = ["Berlin", "Budapest", "Galicia", "Prussia", "Tyrol", "Western Germany"]


@pytest.mark.parametrize(
    ("card", "power", "pieces", "spaces"),
    each(
        ("Austro-Hungarian Build Army", "AHOT", {"AH": "VIE"}, AROUND_VIENNA),
        ("Ottoman Build Army", "AHOT", {"AH": "VIE"}, ["Istanbul"]),
        ("German Build Army", "DE", {"DE": "BER", "RU": "PRU"}, ["Vienna", "Western Germany"]),
        ("Austro-Hungarian Build Navy", "AHOT", {"AH": "VIE TYR"}, ["Adriatic Sea"]),
        ("German Build Navy", "DE", {"DE": "BER BAL"}, ["North Sea"]),
        ("Austro-Hungarian Land Battle", "AHOT", {"AH": "VIE", "RU": "GAL"}, AROUND_VIENNA),
        ("Ottoman Land Battle", "AHOT", {"OT": "IST"}, ["Anatolia", "Bulgaria"]),
        ("German Land Battle", "DE", {"DE": "BER"}, ["Prussia", "Vienna", "Western Germany"]),
        ("Austro-Hungarian Sea Battle", "AHOT", {"AH": "VIE TYR"}, ["Adriatic Sea"]),
        ("German Sea Battle", "DE", {"DE": "BER BAL"}, ["Baltic Sea", "North Sea"]),
    ),
)
@pytest.mark.rule(GAME, "9.2.1")
def test_basic_cards(card: str, power: str, pieces: dict[str, str], spaces: list[str]) -> None:
    s = play(card, power, ["Spanish Flu" if power == "AHOT" else "Zeppelins"], pieces=pieces)
    verb = "battle" if "Battle" in card else "build"
    assert offered(s, verb) == spaces
    do(s, f"{verb} {spaces[-1]}")
    assert top(s, power) == card


# Austria-Hungary and the Ottoman Empire


@rule("Russian Rail Gauge")
@pytest.mark.rule(GAME, "R28")
@pytest.mark.parametrize(("space", "name", "works"), [("GAL", "Galicia", True), ("PRU", "Prussia", False)])
def test_russian_rail_gauge(space: str, name: str, works: bool) -> None:
    s = play(
        "German Land Battle", "DE", pieces={"DE": "BER VIE", "RU": f"MOS UKR POL {space}"},
        status={"AHOT": ["Russian Rail Gauge"]}, prepared={"RU": ["Russian Build Army", "Cossacks"]},
    )  # fmt: skip
    starts = do(s, f"battle {name}")
    if offered(starts, "from"):
        do(s, f"from {offered(s, 'from')[0]}")
    assert (asked(s) == ["Russia"]) == works


@rule("Balkan Domination")
def test_balkan_domination() -> None:
    cards = {"AHOT": ["Balkan Domination"]}
    assert scored(pieces={}, status=cards) == (2, 0)
    assert scored(pieces={"FR": "RUM"}, status=cards) == (0, 0)
    assert scored(pieces={"RU": "VIE"}, status=cards) == (0, 1)


@rule("k.u.k. Kriegsmarine")
def test_kriegsmarine() -> None:
    cards = {"AHOT": ["k.u.k. Kriegsmarine"]}
    assert scored(pieces={"AH": "NAO"}, status=cards) == (1, 0)
    assert scored(pieces={}, status=cards) == (0, 0)


@rule("Limited Rail and Road Network")
@pytest.mark.rule(GAME, "R29")
def test_limited_rail_and_road_network() -> None:
    cards = {"AHOT": ["Limited Rail and Road Network"]}
    s = play("Russian Build Army", "RU", ["Rasputin", "Montenegro"], pieces={"RU": "MOS CAU"}, status=cards)
    do(s, "build Azerbaijan", "discard Rasputin")
    assert hand(s, "RU") == ["Montenegro"]
    s = play("Russian Build Army", "RU", pieces={"RU": "MOS CAU"}, status=cards)
    assert refused(s, "build Azerbaijan").rule == "11"
    assert "build Ukraine" in offered(s)
    s = play("Russian Land Battle", "RU", ["Rasputin", "Montenegro", "Cossacks"], pieces={"RU": "MOS CAU AZE"},
             status=cards)  # fmt: skip
    do(s, "battle Anatolia", "discard Rasputin", "discard Montenegro")
    assert hand(s, "RU") == ["Cossacks"]
    s = play("Ottoman Build Army", "AHOT", ["Spanish Flu"], pieces={"OT": "IST"}, status=cards)
    do(s, "build Anatolia")
    assert hand(s, "AHOT") == ["Spanish Flu"]


@rule("Limited Rail and Road Network")
@pytest.mark.rule(GAME, "R29")
def test_one_card_does_not_pay_for_limited_rail_and_difficult_terrain() -> None:
    cards = {"AHOT": ["Limited Rail and Road Network"]}
    s = play("Russian Land Battle", "RU", ["Rasputin"], pieces={"RU": "MOS CAU AZE"}, status=cards)
    assert "battle Anatolia" not in offered(s)
    assert refused(s, "battle Anatolia").rule == "12.2"


@rule("Soviets of Petrograd")
def test_soviets_of_petrograd() -> None:
    s = play("Soviets of Petrograd", "AHOT", pieces={"DE": "POL PRU BAL", "AH": "UKR VIE", "RU": "MOS"})
    assert pay(s) == {"RU": 5}
    assert points(s) == (1, 0)


@rule("The Extravagant Lifestyle of the Aristocracy")
def test_extravagant_lifestyle() -> None:
    s = play("The Extravagant Lifestyle of the Aristocracy", "AHOT", ["Spanish Flu", "Caporetto", "Persian Oil"])
    assert pay(s) == {"AHOT": 1, "RU": 1}
    assert points(s) == (1, 0)
    do(s, "discard Spanish Flu")
    assert pay(s) == {"RU": 1}
    do(s, "discard Caporetto")
    assert pay(s) == {"RU": 1}
    assert offered(s, "discard") == []
    assert hand(s, "AHOT") == ["Persian Oil"]


@rule("The October Revolution")
def test_october_revolution() -> None:
    s = play("The October Revolution", "AHOT", pieces={"DE": "POL BAL", "AH": "RUM VIE", "OT": "AZE IST", "RU": "MOS"})
    assert pay(s) == {"RU": 5}
    assert points(s) == (1, 0)


@rule("Spanish Flu")
@pytest.mark.rule(GAME, "R52")
def test_spanish_flu() -> None:
    s = play("Spanish Flu", "AHOT")
    assert asked(s) == ["Austria"]
    assert pay(s) == {"AHOT": 1, "RU": 2, "DE": 1, "FRIT": 3, "UKUS": 2}
    assert points(s) == (0, 0)


@pytest.mark.parametrize(
    ("card", "spaces"),
    each(
        ("Imperial Austrian Landwehr", ["Galicia", "Tyrol", "Vienna"]),
        ("Royal Hungarian Honvéd", ["Budapest", "Galicia", "Tyrol"]),
    ),
)
def test_austrian_mobilizations(card: str, spaces: list[str]) -> None:
    s = play(card, "AHOT", ["Spanish Flu"], pieces={})
    do(s, "fetch Austro-Hungarian Build Army")
    assert hand(s, "AHOT") == ["Austro-Hungarian Build Army", "Spanish Flu"]
    do(s, "prepare Spanish Flu")
    assert prepared(s, "AHOT") == ["Spanish Flu"]
    assert offered(s, "recruit") == spaces
    do(s, "recruit Galicia")
    assert at(s, "AH") == "GAL"


@rule("Ottoman Mobilization")
def test_ottoman_mobilization() -> None:
    s = play("Ottoman Mobilization", "AHOT", ["Spanish Flu"], pieces={"OT": "IST"})
    assert offered(s, "fetch") == ["Ottoman Build Army"]
    do(s, "fetch Ottoman Build Army", "pass")
    assert offered(s, "build") == ["Anatolia"]
    do(s, "build Anatolia")
    assert at(s, "OT") == "ANA IST"


@rule("Caporetto")
@pytest.mark.rule(GAME, "R24")
def test_caporetto() -> None:
    s = play("Caporetto", "AHOT", ["Spanish Flu", "Persian Oil"], pieces={"AH": "VIE TYR", "IT": "ALP"},
             hands={"DE": ["Zeppelins", "Jutland"]})  # fmt: skip
    assert asked(s) == ["Germany"]
    do(s, "discard Jutland", "battle Italian Alps", "discard Persian Oil", "build Italian Alps")
    assert at(s, "AH") == "ALP TYR VIE"
    assert at(s, "IT") == ""
    s = play("Caporetto", "AHOT", ["Spanish Flu"], pieces={"AH": "VIE TYR", "IT": "ALP"}, points=(3, 3))
    assert top(s, "AHOT") == "Caporetto"
    assert offered(s, "battle") == offered(s, "build") == []
    assert points(s) == (3, 3)


@pytest.mark.parametrize(
    ("card", "space", "name"),
    each(
        ("Franz Ferdinand Avenged", "SER", "Serbia"),
        ("Brudermann Orders Cavalry Charge", "GAL", "Galicia"),
    ),
)
def test_austrian_offensives(card: str, space: str, name: str) -> None:
    s = play(card, "AHOT", ["Spanish Flu", "Persian Oil"], pieces={"AH": "VIE BUD", "RU": f"{space} MOS"})
    do(s, "discard Spanish Flu", f"battle {name}")
    if offered(s, "from"):
        do(s, "from Budapest")
    do(s, f"build {name}")
    assert at(s, "AH") == " ".join(sorted(["VIE", "BUD", space]))
    broke = play(card, "AHOT", pieces={"AH": "VIE BUD"})
    assert offered(broke, "battle") == offered(broke, "build") == []  # R58


@rule("Morava Offensive")
@pytest.mark.rule(GAME, "R46")
def test_morava_offensive() -> None:
    s = play("Morava Offensive", "AHOT", ["Spanish Flu"], pieces={"AH": "VIE BUL", "RU": "SER MOS"})
    assert offered(s, "battle") == ["Greece", "Istanbul", "Romania", "Serbia"]
    do(s, "battle Serbia")
    assert at(s, "RU") == "MOS"
    assert hand(s, "AHOT") == []


@pytest.mark.parametrize(
    ("card", "space", "name"),
    each(
        ("Anti-Venizelists Surrender Fort Roupel", "GRE", "Greece"),
        ("Bulgaria Joins Central Powers", "BUL", "Bulgaria"),
        ("Treaty of Amity and Alliance", "BUL", "Bulgaria"),
    ),
)
@pytest.mark.rule(GAME, "14.3")
def test_austrian_tokens(card: str, space: str, name: str) -> None:
    s = play(card, "AHOT", pieces={"AH": "VIE"})
    assert tokens(s) == space
    assert offered(s, "recruit") == [name]
    do(s, f"recruit {name}")
    assert at(s, "AH") == f"{space} VIE"


@rule("I Order You to Die")
@pytest.mark.rule(GAME, "R42")
def test_i_order_you_to_die() -> None:
    s = play("I Order You to Die", "AHOT", pieces={"US": "IST", "UK": "IST BRI"})
    assert offered(s, "eliminate") == ["American Istanbul", "British Istanbul"]
    do(s, "eliminate American Istanbul")
    assert (at(s, "US"), at(s, "UK")) == ("", "BRI IST")


@pytest.mark.parametrize(
    ("card", "space", "name", "chain"),
    each(
        ("Persian Oil", "PER", "Persia", "IST ANA"),
        ("A Crumbling Empire", "MID", "Middle East", "IST ANA"),
    ),
)
@pytest.mark.rule(GAME, "R34")
def test_ottoman_tokens_with_a_cost(card: str, space: str, name: str, chain: str) -> None:
    s = play(card, "AHOT", ["Spanish Flu", "Caporetto"], pieces={"OT": chain})
    do(s, "discard Spanish Flu")
    assert tokens(s) == space
    do(s, f"build {name}")
    assert space in at(s, "OT")
    s = play(card, "AHOT", pieces={"OT": chain})
    assert tokens(s) == ""


@rule("Bombing of the Russian Black Sea Ports")
def test_bombing_of_the_black_sea_ports() -> None:
    s = play(
        "Bombing of the Russian Black Sea Ports",
        "AHOT",
        pieces={"RU": "MOS BLA"},
        prepared={"RU": ["Russian Build Navy"]},
    )
    assert at(s, "RU") == "MOS"


# Germany


@rule("Unrestricted Submarine Warfare")
@pytest.mark.rule(GAME, "R26")
def test_unrestricted_submarine_warfare() -> None:
    s = play("Unrestricted Submarine Warfare", "DE", ["German Sea Battle", "German Sea Battle", "Jutland"])
    assert pay(s) == {"UKUS": 3}
    assert points(s) == (1, 0)
    assert offered(s, "discard") == ["German Sea Battle"]
    do(s, "discard German Sea Battle")
    assert top(s, "DE") == "German Sea Battle"
    assert pay(s) == {"UKUS": 2}
    do(s, "discard German Sea Battle")
    assert pay(s) == {"UKUS": 2}


@pytest.mark.parametrize(
    ("card", "pieces", "hits", "gain"),
    each(
        ("French Army Mutinies", {"FR": "PAR PIC BUR WES", "IT": "ROM"}, {"FRIT": 4}, 1),
        ("Von Lettow-Vorbeck's East African Army", {"UK": "NAO ENG NTH"}, {"UKUS": 3}, 1),
        ("Von Lettow-Vorbeck's East African Army", {"UK": "BRI NAO ENG"}, {"UKUS": 5}, 1),
        ("Mata Hari", {}, {"FRIT": 3, "UKUS": 1}, 1),
        ("Zeppelins", {}, {"FRIT": 1, "UKUS": 3}, 1),
        ("Prize Rules Submarine Warfare", {}, {"UKUS": 3}, 2),
        ("Surface Raiders", {"AH": "ADR VIE", "DE": "NTH BAL BER"}, {"FRIT": 1, "UKUS": 6}, 1),
        ("The Christmas Truce", {}, {"DE": 1, "FRIT": 1, "UKUS": 1}, 2),
        ("Easter Rising of Ireland", {}, {"UKUS": 3}, 1),
    ),
)
def test_german_economic_warfare(card: str, pieces: dict[str, str], hits: dict[str, int], gain: int) -> None:
    s = play(card, "DE", pieces=pieces)
    assert pay(s) == hits
    assert points(s) == (gain, 0)


@rule("The Christmas Truce")
@pytest.mark.rule(GAME, "R40")
def test_the_christmas_truce_binds_the_united_kingdom() -> None:
    """Not the United States: the same battle, started by an American piece, may be fought."""
    board = {"DE": "BER WGE BEL", "UK": "BRI ENG", "US": "USA WAO NAO ENG"}
    hands = {"UKUS": ["British Land Battle", "American Land Battle", "Gallipoli"]}
    s = position(power="UKUS", pieces=board, truce=True, hands=hands)
    british = do(s.copy(), "play British Land Battle")
    assert "Belgium" not in offered(british, "battle")
    reason = "during the Christmas Truce, the United Kingdom cannot start a battle in Belgium (R40)"
    assert said(refused(british, "battle Belgium")) == reason
    assert "Belgium" in offered(do(s, "play American Land Battle"), "battle")
    peace = position(power="UKUS", pieces=board, hands=hands)
    assert "Belgium" in offered(do(peace, "play British Land Battle"), "battle")


@rule("The Christmas Truce")
@pytest.mark.rule(GAME, "R40")
def test_the_christmas_truce_holds() -> None:
    s = play("The Christmas Truce", "DE")
    pay(s)
    assert s.truce
    board = {"DE": "BER WGE BEL", "FR": "PAR PIC BUR", "AH": "TYR VIE", "IT": "ROM ALP"}
    s = position(
        power="FRIT", pieces=board, truce=True, hands={"FRIT": ["French Land Battle", "Italian Land Battle", "Verdun"]}
    )
    do(s, "play French Land Battle")
    assert refused(s, "battle Belgium").rule == "11"
    s = position(power="UKUS", pieces={"DE": "BER WGE BEL", "US": "USA WAO NAO ENG"}, truce=True,
                 hands={"UKUS": ["American Land Battle", "Cambrai"]})  # fmt: skip
    do(s, "play American Land Battle", "battle Belgium")
    assert at(s, "DE") == "BER WGE"


@rule("Third OHL")
def test_third_ohl() -> None:
    s = play("Third OHL", "DE", ["Mustard Gas", "Mata Hari", "Verdun"][:2])
    assert pay(s) == {"DE": 2}
    do(s, "fetch German Build Army")
    assert offered(s, "play") == ["Mustard Gas"]
    do(s, "play Mustard Gas")
    assert status(s, "DE") == ["Mustard Gas"]
    assert offered(s, "play") == ["Mata Hari"]
    do(s, "play Mata Hari")
    assert pay(s) == {"FRIT": 3, "UKUS": 1}
    assert points(s) == (1, 0)


@rule("Easter Rising of Ireland")
def test_easter_rising_scores() -> None:
    cards = {"DE": ["Easter Rising of Ireland"]}
    assert scored(pieces={}, status=cards) == (1, 0)
    assert scored(pieces={"UK": "IRE"}, status=cards) == (0, 0)


@rule("German High Seas Fleet")
@pytest.mark.parametrize(("sea", "gain"), [("ENG", 2), ("NTH", 2), ("NAO", 2), ("BAL", 0)])
def test_german_high_seas_fleet(sea: str, gain: int) -> None:
    assert scored(pieces={"DE": sea}, status={"DE": ["German High Seas Fleet"]}) == (gain, 0)
    s = play("German High Seas Fleet", "DE")
    assert status(s, "DE") == ["German High Seas Fleet"]


@rule("German Aid in the East")
@pytest.mark.rule(GAME, "R30")
def test_german_aid_defends() -> None:
    s = play(
        "Russian Land Battle", "RU", pieces={"AH": "VIE GAL", "RU": "MOS UKR"},
        status={"DE": ["German Aid in the East"]}, prepared={"DE": ["German Build Army"]},
    )  # fmt: skip
    do(s, "battle Galicia")
    assert asked(s) == ["Germany"]
    do(s, "reinforce German Build Army")
    assert at(s, "AH") == "GAL VIE"


@rule("German Aid in the East")
@pytest.mark.rule(GAME, "R19")
def test_german_aid_attacks_and_austria_pays() -> None:
    s = play(
        "Austro-Hungarian Land Battle", "AHOT", ["Spanish Flu", "Caporetto", "Persian Oil"],
        pieces={"AH": "VIE BUD", "RU": "MOS UKR RUM SER"}, status={"DE": ["German Aid in the East"]},
        prepared={"DE": ["German Land Battle"], "RU": ["Montenegro"]}, hands={"DE": ["Zeppelins"]},
    )  # fmt: skip
    do(s, "battle Serbia", "discard Spanish Flu", "reinforce Montenegro")
    assert asked(s) == ["Germany"]
    do(s, "sustain German Land Battle")
    assert asked(s) == ["Austria"]
    do(s, "discard Caporetto")
    assert at(s, "RU") == "MOS RUM UKR"
    assert (hand(s, "AHOT"), hand(s, "DE"), top(s, "DE")) == (["Persian Oil"], ["Zeppelins"], "German Land Battle")


@rule("German Aid in the East")
@pytest.mark.rule(GAME, "R30")
def test_german_aid_counterattacks() -> None:
    s = play(
        "Russian Land Battle", "RU", pieces={"AH": "VIE GAL", "RU": "MOS UKR"},
        status={"DE": ["German Aid in the East"]}, prepared={"DE": ["German Build Army", "Tannenberg"]},
    )  # fmt: skip
    do(s, "battle Galicia", "reinforce German Build Army", "counterattack Tannenberg")
    assert at(s, "RU") == "MOS"


def german_attack(status_cards: list[str], **more: object) -> QuartermasterState:
    setting: dict[str, object] = {"pieces": {"DE": "BER WGE BEL", "FR": "PAR PIC"}, "status": {"DE": status_cards}}
    return do(play("German Land Battle", "DE", **(setting | more)), "battle Picardy")  # type: ignore[arg-type]


@rule("Mustard Gas")
@pytest.mark.rule(GAME, "R54")
def test_mustard_gas() -> None:
    s = german_attack(["Mustard Gas"], prepared={"FRIT": ["Verdun"]})
    do(s, "use Mustard Gas")
    assert face_down(s, "FRIT") == ["Verdun"]
    assert at(s, "FR") == "PAR"
    assert not s.ready(2, MUSTARD_GAS)  # once per turn


@rule("The Red Baron")
def test_the_red_baron() -> None:
    s = german_attack(["The Red Baron"])
    cards = deck(s, "FRIT")
    deal_on(do(s, "use The Red Baron"))
    assert (deck(s, "FRIT"), len(face_down(s, "FRIT"))) == (cards - 1, 1)
    s = german_attack(["The Red Baron"], decks={"FRIT": []}, points=(0, 2))
    do(s, "use The Red Baron")
    assert points(s) == (0, 1)


@rule("Rumpler Taube Air Reconnaissance")
@pytest.mark.rule(GAME, "R23")
def test_rumpler_taube() -> None:
    s = german_attack(["Rumpler Taube Air Reconnaissance"], prepared={"FRIT": ["Marne", "French Build Army"]})
    do(s, "use Rumpler Taube Air Reconnaissance")
    assert status(s, "DE") == []
    assert s.view(2)["powers"][3]["prepared_known"] == ["French Build Army", "Marne"]
    assert s.view(0)["powers"][3]["prepared_known"] == []
    do(s, "discard-prepared Marne")
    assert face_down(s, "FRIT") == ["Marne"]
    assert offered(s, "reinforce") == ["French Build Army"]


@rule("Stosstruppen")
@pytest.mark.rule(GAME, "R44")
def test_stosstruppen() -> None:
    s = play(
        "German Build Army", "DE", ["Zeppelins"], pieces={"DE": "BER WGE", "FR": "PAR PIC BUR"},
        status={"DE": ["Stosstruppen"]}, prepared={"DE": ["German Land Battle", "Kaiserschlacht"]},
    )  # fmt: skip
    do(s, "build Belgium")
    assert offered(s, "spend") == ["German Land Battle", "Kaiserschlacht"]
    do(s, "spend German Land Battle")
    assert offered(s, "battle") == ["Burgundy", "Picardy", "Western Germany"]
    do(s, "battle Picardy")
    assert at(s, "FR") == "BUR PAR"
    assert top(s, "DE") == "German Land Battle"


@rule("Tripled Trench Lines")
def test_tripled_trench_lines() -> None:
    s = play("French Land Battle", "FRIT", pieces={"DE": "BER WGE BEL", "FR": "PAR PIC"},
             status={"DE": ["Tripled Trench Lines"]})  # fmt: skip
    cards = deck(s, "FRIT")
    deal_on(do(s, "battle Belgium"))
    assert (deck(s, "FRIT"), len(face_down(s, "FRIT"))) == (cards - 1, 1)
    s = play("French Land Battle", "FRIT", pieces={"DE": "BER WGE BEL", "FR": "PAR PIC"}, decks={"FRIT": []},
             status={"DE": ["Tripled Trench Lines"]}, points=(0, 4))  # fmt: skip
    do(s, "battle Belgium")
    assert points(s) == (0, 3)


@rule("Big Bertha Railway Guns")
@pytest.mark.rule(GAME, "R32")
def test_big_bertha_sustains() -> None:
    s = play(
        "German Land Battle", "DE", ["Zeppelins", "Jutland", "Mata Hari"],
        pieces={"DE": "BER WGE BEL", "FR": "PAR PIC"}, status={"DE": ["Big Bertha Railway Guns"]},
        prepared={"DE": ["Schlieffen Plan"], "FRIT": ["French Build Army"]},
    )  # fmt: skip
    do(s, "battle Picardy", "reinforce French Build Army", "bertha Schlieffen Plan")
    do(s, "discard Zeppelins", "discard Jutland")
    assert prepared(s, "DE") == ["Schlieffen Plan"]
    assert hand(s, "DE") == ["Mata Hari"]
    assert at(s, "FR") == "PAR"
    assert s.view(3)["powers"][2]["prepared_known"] == ["Schlieffen Plan"]


@rule("Big Bertha Railway Guns")
@pytest.mark.rule(GAME, "R32")
@pytest.mark.rule(GAME, "12.2")
@pytest.mark.parametrize("kept", [0, 1])
def test_big_bertha_and_difficult_terrain_are_paid_together(kept: int) -> None:
    """Burgundy is difficult: one card to start the battle, one to sustain it, two for the double symbol."""
    cards = ["Zeppelins", "Jutland", "Mata Hari", "Tannenberg", "Landwehr"][: 4 + kept]
    s = play(
        "German Land Battle", "DE", cards, pieces={"DE": "BER WGE", "FR": "PAR BUR"},
        status={"DE": ["Big Bertha Railway Guns"]},
        prepared={"DE": ["Stosstruppen"], "FRIT": ["French Build Army"]},
    )  # fmt: skip
    do(s, "battle Burgundy", "discard Zeppelins", "reinforce French Build Army", "bertha Stosstruppen")
    if kept:
        prompt = s.prompt(2)
        assert prompt is not None
        assert "for difficult terrain and for Big Bertha Railway Guns" in heard(prompt)
        do(s, "discard Landwehr", "discard Tannenberg", "discard Jutland")
    assert hand(s, "DE") == ["Mata Hari"][:kept]  # all that must go goes without a question
    assert prepared(s, "DE") == ["Stosstruppen"]
    assert at(s, "FR") == "PAR"


def austria_strikes_back(german_hand: list[str]) -> QuartermasterState:
    """In the German turn Germany fails in Serbia, Russia in Budapest, and Austria counterattacks; Germany may sustain.
    The first card of the German hand has paid for the terrain of Serbia."""
    s = play(
        "German Land Battle", "DE", german_hand,
        pieces={"DE": "BER VIE BUD", "AH": "VIE BUD", "RU": "MOS UKR RUM SER"},
        hands={"AHOT": ["Spanish Flu", "Caporetto", "Persian Oil"], "RU": ["Rasputin"]},
        status={"DE": ["Big Bertha Railway Guns", "German Aid in the East"]},
        prepared={"DE": ["German Land Battle", "German Build Army"], "AHOT": ["Brudermann Orders Cavalry Charge"],
                  "RU": ["Cossacks", "Russian Build Army", "Russian Build Army"]},
    )  # fmt: skip
    do(s, "battle Serbia")
    if len(german_hand) > 1:  # else the only card goes, and Germany cannot sustain
        do(s, f"discard {german_hand[0]}", "reinforce Russian Build Army", "pass")
    else:
        do(s, "reinforce Russian Build Army")
    do(s, "counterattack Cossacks", "pass", "reinforce German Build Army")
    do(s, "counterattack Brudermann Orders Cavalry Charge", "discard Spanish Flu", "reinforce Russian Build Army")
    return s


@rule("Big Bertha Railway Guns")
@pytest.mark.rule(GAME, "R32")
@pytest.mark.rule(GAME, "R19")
def test_germany_pays_for_big_bertha_and_austria_for_the_terrain_of_its_counterattack() -> None:
    s = do(austria_strikes_back(["Zeppelins", "Jutland", "Mata Hari"]), "bertha German Land Battle")
    assert asked(s) == ["Austria"]
    do(s, "discard Caporetto")
    assert asked(s) == ["Germany"]
    do(s, "discard Jutland")
    assert (hand(s, "AHOT"), hand(s, "DE")) == (["Persian Oil"], ["Mata Hari"])
    assert at(s, "RU") == "MOS RUM UKR"


@rule("Big Bertha Railway Guns")
@pytest.mark.rule(GAME, "R32")
def test_big_bertha_needs_cards_in_the_german_hand_though_austria_pays_for_the_terrain() -> None:
    s = austria_strikes_back(["Zeppelins"])
    assert offered(s, "sustain") == ["German Land Battle"]
    few = "Germany has too few cards in hand to keep German Land Battle prepared"
    assert said(refused(s, "bertha German Land Battle")) == few


@rule("Big Bertha Railway Guns")
@pytest.mark.rule(GAME, "R32")
def test_big_bertha_pays_for_stosstruppen() -> None:
    s = play(
        "German Build Army", "DE", ["Zeppelins", "Jutland"], pieces={"DE": "BER WGE", "FR": "PAR PIC"},
        status={"DE": ["Big Bertha Railway Guns", "Stosstruppen"]}, prepared={"DE": ["German Land Battle"]},
    )  # fmt: skip
    do(s, "build Belgium", "bertha German Land Battle", "discard Jutland", "battle Picardy")
    assert prepared(s, "DE") == ["German Land Battle"]
    assert (at(s, "FR"), hand(s, "DE")) == ("PAR", ["Zeppelins"])


@rule("Woe to Them That Yet Draw Sword Against Me")
@pytest.mark.rule(GAME, "R47")
def test_woe_to_them() -> None:
    s = position(power="DE", step="woe", hands={"DE": ["Zeppelins", "Jutland", "Mata Hari"]},
                 status={"DE": ["Woe to Them That Yet Draw Sword Against Me"]})  # fmt: skip
    do(s, "prepare Jutland")
    assert prepared(s, "DE") == ["Jutland"]
    assert "draft" in offered(s)
    do(s, "pass")
    assert refused(s, "prepare Mata Hari").rule == "9.2"


@pytest.mark.parametrize(
    ("card", "spaces"),
    each(
        ("Moltke the Younger Mobilizes Western Advance", ["Belgium", "Burgundy", "Tyrol", "Vienna"]),
        ("Ninth Army Formed to Defend East Prussia", ["Prussia", "Vienna"]),
        ("Landwehr", ["Belgium", "Burgundy", "Prussia", "Tyrol", "Vienna"]),
    ),
)
def test_german_mobilizations(card: str, spaces: list[str]) -> None:
    s = play(card, "DE", ["Zeppelins", "Mustard Gas"], pieces={"DE": "BER WGE"})
    do(s, "prepare Zeppelins", "play Mustard Gas")
    assert (prepared(s, "DE"), status(s, "DE")) == (["Zeppelins"], ["Mustard Gas"])
    assert offered(s, "build") == spaces
    do(s, f"build {spaces[0]}")
    assert len(at(s, "DE").split()) == 3


@rule("Kaiserschlacht")
def test_kaiserschlacht() -> None:
    s = play("Kaiserschlacht", "DE", ["Zeppelins", "Jutland"], pieces={"DE": "BER WGE BEL", "FR": "PAR PIC BUR"})
    do(s, "prepare Jutland", "battle Picardy", "battle Burgundy", "from Belgium")
    assert at(s, "FR") == "PAR"
    assert hand(s, "DE") == []


@rule("Jutland")
def test_jutland() -> None:
    s = play("Jutland", "DE", ["Zeppelins", "Mata Hari"], pieces={"DE": "BER BAL", "UK": "BRI ENG NTH"})
    do(s, "prepare Zeppelins", "battle North Sea", "build North Sea")
    assert (at(s, "DE"), at(s, "UK")) == ("BAL BER NTH", "BRI ENG")


@rule("Schlieffen Plan")
@pytest.mark.rule(GAME, "R17")
def test_schlieffen_plan_in_an_empty_space() -> None:
    s = play("Schlieffen Plan", "DE", ["Zeppelins"], pieces={"DE": "BER WGE"})
    do(s, "pass", "battle Belgium")
    assert offered(s, "build") == ["Belgium"]
    do(s, "build Belgium")
    assert at(s, "DE") == "BEL BER WGE"
    s = play("Schlieffen Plan", "DE", ["Zeppelins"], pieces={"DE": "BER WGE"})
    do(s, "pass", "pass")
    assert offered(s, "build") == []


@rule("Tannenberg")
def test_tannenberg() -> None:
    s = play("Tannenberg", "DE", ["Zeppelins"], pieces={"DE": "BER", "RU": "MOS POL"})
    do(s, "pass", "build Prussia")
    assert offered(s, "battle") == ["Berlin", "Galicia", "Poland", "Prussia", "Vienna"]
    do(s, "battle Poland")
    assert at(s, "RU") == "MOS"


@rule("Weltpolitik Drives Military Expansion")
@pytest.mark.rule(GAME, "R44")
def test_weltpolitik() -> None:
    s = play("Weltpolitik Drives Military Expansion", "DE", ["Zeppelins"], pieces={"DE": "BER", "UK": "BRI NTH"})
    do(s, "pass", "build Baltic Sea")
    assert "North Sea" in offered(s, "battle")
    do(s, "battle North Sea")
    assert at(s, "UK") == "BRI"
    s = play("Weltpolitik Drives Military Expansion", "DE", ["Zeppelins"], pieces={"DE": "BER"})
    do(s, "pass", "pass")
    assert offered(s, "battle") == []


@rule("Landsturm")
def test_landsturm() -> None:
    s = play("Landsturm", "DE", ["Zeppelins", "Jutland", "Mata Hari"], pieces={})
    do(s, "prepare Zeppelins", "prepare Jutland")
    assert offered(s, "recruit") == ["Berlin", "Prussia", "Western Germany"]
    do(s, "recruit Prussia")
    assert (at(s, "DE"), len(prepared(s, "DE"))) == ("PRU", 2)


@rule("Volunteer Movement")
def test_volunteer_movement() -> None:
    s = play("Volunteer Movement", "DE", ["Zeppelins", "Mustard Gas"])
    do(s, "fetch German Build Army", "prepare Zeppelins", "play Mustard Gas")
    assert (hand(s, "DE"), prepared(s, "DE"), status(s, "DE")) == (
        ["German Build Army"],
        ["Zeppelins"],
        ["Mustard Gas"],
    )


@rule("A Place in the Sun")
@pytest.mark.rule(GAME, "R17")
@pytest.mark.parametrize(("name", "built"), [("Belgium", True), ("Burgundy", False)])
def test_a_place_in_the_sun(name: str, built: bool) -> None:
    s = play("A Place in the Sun", "DE", ["Zeppelins"], pieces={"DE": "BER WGE", "FR": "PAR BEL BUR"})
    do(s, "pass", f"battle {name}")
    assert (offered(s, "build") == [name]) == built


@rule("Hindenburg Line")
def test_hindenburg_line() -> None:
    s = play("Hindenburg Line", "DE", ["Zeppelins", "Jutland"], pieces={"DE": "BER WGE"})
    do(s, "prepare Zeppelins", "pass")
    assert offered(s, "build") == ["Belgium", "Burgundy"]
    do(s, "build Belgium")
    assert at(s, "DE") == "BEL BER WGE"


@rule("Gorlice-Tarnów Offensive")
@pytest.mark.rule(GAME, "R45")
def test_gorlice_tarnow() -> None:
    s = play("Gorlice-Tarnów Offensive", "DE", ["Zeppelins", "Jutland"], pieces={"DE": "BER PRU", "RU": "MOS POL BAL"})
    do(s, "pass")
    assert offered(s, "battle") == ["Baltic Sea", "Galicia", "Poland", "Prussia"]
    do(s, "battle Baltic Sea", "from Prussia", "discard Jutland", "build Baltic Sea")
    assert (at(s, "DE"), at(s, "RU")) == ("BAL BER PRU", "MOS POL")
    s = play("Gorlice-Tarnów Offensive", "DE", pieces={"DE": "BER PRU", "RU": "MOS POL"})
    do(s, "battle Poland", "build Poland")
    assert at(s, "DE") == "BER POL PRU"
    assert discards(s, "DE") == ["Gorlice-Tarnów Offensive"]
