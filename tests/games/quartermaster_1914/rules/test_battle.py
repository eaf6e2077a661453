"""12 and 13: battles, difficult terrain, elimination, resolving battles, counterattacks."""

from __future__ import annotations

import pytest

from tests.games.quartermaster_1914.vocabulary import (
    asked,
    at,
    deal_on,
    discards,
    do,
    face_down,
    hand,
    heard,
    idle,
    offered,
    play,
    points,
    position,
    prepared,
    refused,
    said,
    top,
)

GAME = "quartermaster-1914"
FRONT = {"DE": "BER WGE BEL", "FR": "PAR PIC"}


# 12


@pytest.mark.rule(GAME, "12")
def test_effects_at_the_start_come_before_reinforcing() -> None:
    s = play("German Land Battle", "DE", pieces=FRONT, status={"DE": ["Mustard Gas"]},
             prepared={"FRIT": ["French Build Army"]})  # fmt: skip
    do(s, "battle Picardy", "use Mustard Gas")
    assert at(s, "FR") == "PAR"
    assert face_down(s, "FRIT") == ["French Build Army"]


@pytest.mark.rule(GAME, "12.1")
def test_a_supplied_piece_next_to_the_space() -> None:
    s = play("Russian Land Battle", "RU", ["Rasputin"], pieces={"RU": "MOS SER", "AH": "VIE BUD"})
    assert refused(s, "battle Budapest").rule == "12.1"
    assert refused(s, "battle Berlin").rule == "12.1"
    assert "Ukraine" in offered(s, "battle")
    assert refused(s, "battle Black Sea").rule == "12.1"


@pytest.mark.rule(GAME, "12.1")
def test_it_is_told_that_there_is_nothing_to_battle() -> None:
    s = position(power="RU", hands={"RU": ["Russian Land Battle", "Rasputin"]}, pieces={"RU": "SER", "AH": "VIE"})
    s.events = []
    do(s, "play Russian Land Battle")
    assert "Russia has no space where it can battle." in [heard(event.saying) for event in s.events]


@pytest.mark.rule(GAME, "9.2.2")
def test_it_is_told_that_nothing_can_be_built() -> None:
    s = position(power="RU", hands={"RU": ["Russian Build Army"]}, pieces={"RU": "", "DE": "MOS"})
    s.events = []
    do(s, "play Russian Build Army")
    assert "Russia has no space where it can build an army." in [heard(event.saying) for event in s.events]


@pytest.mark.rule(GAME, "12.1")
def test_the_starting_piece_is_named() -> None:
    s = play("German Land Battle", "DE", ["Zeppelins"], pieces={"DE": "BER WGE BEL", "FR": "PAR BUR"})
    do(s, "battle Burgundy")
    assert offered(s, "from") == ["Belgium", "Western Germany"]
    assert refused(s, "from Berlin").rule == "12.1"


@pytest.mark.rule(GAME, "12.1")
@pytest.mark.rule(GAME, "R17")
def test_an_empty_space_costs_as_much() -> None:
    s = play("German Land Battle", "DE", ["Zeppelins"], pieces={"DE": "BER WGE"})
    do(s, "battle Burgundy")
    assert face_down(s, "DE") == ["Zeppelins"]
    s = play("German Land Battle", "DE", pieces={"DE": "BER WGE"})
    assert refused(s, "battle Burgundy").rule == "12.2"


@pytest.mark.rule(GAME, "12.2")
def test_two_reasons_cost_one_card() -> None:
    s = play("Italian Land Battle", "FRIT", ["Verdun", "Marne"], pieces={"IT": "ROM ADR", "AH": "VIE BUD"})
    do(s, "battle Budapest", "discard Verdun")
    assert hand(s, "FRIT") == ["Marne"]
    assert at(s, "AH") == "VIE"


@pytest.mark.rule(GAME, "12.3")
def test_an_elimination_triggers_nothing() -> None:
    s = play("I Order You to Die", "AHOT", pieces={"FR": "IST"}, prepared={"FRIT": ["French Build Army"]},
             status={"FRIT": ["La Revanche"]})  # fmt: skip
    assert at(s, "FR") == ""
    assert prepared(s, "FRIT") == ["French Build Army"]
    assert points(s) == (0, 0)


@pytest.mark.rule(GAME, "R61")
def test_friends_in_the_target_are_not_harmed() -> None:
    s = play("Schlieffen Plan", "DE", pieces={"DE": "BER WGE", "AH": "VIE BEL"})
    do(s, "battle Belgium")
    assert at(s, "AH") == "BEL VIE"
    do(s, "build Belgium")
    assert at(s, "DE") == "BEL BER WGE"


@pytest.mark.rule(GAME, "R17")
def test_a_failed_battle_leaves_no_room_to_build() -> None:
    s = play("Schlieffen Plan", "DE", pieces=FRONT, prepared={"FRIT": ["French Build Army"]})
    do(s, "battle Picardy", "reinforce French Build Army")
    assert offered(s, "build") == []
    assert at(s, "FR") == "PAR PIC"


@pytest.mark.rule(GAME, "R21")
def test_the_order_at_the_start_of_a_battle() -> None:
    """Terrain, Verdun, Alpini, then the German options, then reinforcing."""
    s = play(
        "German Land Battle", "DE", ["Zeppelins", "Jutland", "Mata Hari"],
        pieces={"DE": "BER WGE", "FR": "PAR BUR", "IT": "ROM BUR"},
        status={"DE": ["Mustard Gas", "The Red Baron"], "FRIT": ["Verdun", "Alpini"]},
        prepared={"DE": ["Landwehr", "Tannenberg"], "FRIT": ["French Build Army", "Marne"]},
    )  # fmt: skip
    do(s, "battle Burgundy")
    do(s, "discard Zeppelins")  # terrain
    do(s, "discard-prepared Tannenberg")  # Verdun
    do(s, "discard Jutland")  # Alpini
    assert offered(s, "use") == ["Mustard Gas", "The Red Baron"]
    deal_on(do(s, "use The Red Baron"))
    do(s, "use Mustard Gas")
    do(s, "discard-prepared Marne")
    do(s, "reinforce French Build Army")
    assert at(s, "FR") == "BUR PAR"


@pytest.mark.rule(GAME, "R20")
def test_a_navy_makes_clear_land_difficult() -> None:
    """Renault works on clear land from land only; Bersaglieri from the sea."""
    board = {"FR": "PAR PIC ENG", "IT": "ROM", "DE": "BER WGE BEL"}
    hold = {"DE": ["German Build Army"], "FRIT": ["Renault FT Tanks"]}
    land = play("French Land Battle", "FRIT", ["Marne", "Alpini"], pieces=board, prepared=hold)
    do(land, "battle Belgium", "from Picardy", "reinforce German Build Army")
    assert offered(land, "sustain") == ["Renault FT Tanks"]
    sea = play("French Land Battle", "FRIT", ["Marne", "Alpini"], pieces=board, prepared=hold)
    do(sea, "battle Belgium", "from English Channel", "discard Marne", "reinforce German Build Army")
    assert offered(sea, "sustain") == []
    italian = play("Italian Land Battle", "FRIT", ["Marne", "Alpini"], pieces={"IT": "ROM WES", "DE": "PRO BER"},
                   prepared={"FRIT": ["Bersaglieri"], "DE": ["Landwehr"]})  # fmt: skip
    do(italian, "battle Provence", "discard Marne", "reinforce Landwehr")
    assert offered(italian, "sustain") == []  # one symbol against two


# 13


@pytest.mark.rule(GAME, "13")
def test_the_right_symbols() -> None:
    s = play("German Land Battle", "DE", pieces=FRONT,
             prepared={"FRIT": ["French Build Army", "French Build Navy", "French Land Battle"]})  # fmt: skip
    do(s, "battle Picardy")
    assert offered(s, "reinforce") == ["French Build Army"]
    assert refused(s, "reinforce French Build Navy").rule == "13.4"
    sea = play("German Sea Battle", "DE", pieces={"DE": "BER BAL", "UK": "BRI ENG NTH"},
               prepared={"UKUS": ["British Build Army", "British Build Navy"],
                         "DE": ["German Sea Battle"]})  # fmt: skip
    do(sea, "battle North Sea")
    assert offered(sea, "reinforce") == ["British Build Navy"]
    do(sea, "reinforce British Build Navy", "sustain German Sea Battle")
    idle(sea)
    assert at(sea, "UK") == "BRI ENG"


@pytest.mark.rule(GAME, "13.2")
def test_a_double_where_one_is_enough() -> None:
    s = play("German Land Battle", "DE", pieces=FRONT, prepared={"FRIT": ["Marne"]})
    do(s, "battle Picardy", "reinforce Marne")
    assert at(s, "FR") == "PAR PIC"


@pytest.mark.rule(GAME, "13.4")
def test_nobody_has_to_use_a_card() -> None:
    s = play("German Land Battle", "DE", pieces=FRONT, prepared={"FRIT": ["French Build Army"]})
    do(s, "battle Picardy", "pass")
    assert prepared(s, "FRIT") == ["French Build Army"]
    assert at(s, "FR") == "PAR"


@pytest.mark.rule(GAME, "R60")
def test_navies_need_supply_to_be_reinforced() -> None:
    s = play("German Sea Battle", "DE", pieces={"DE": "BER BAL", "UK": "BRI NTH"},
             prepared={"UKUS": ["British Build Navy", "The Royal Navy"]})  # fmt: skip
    do(s, "battle North Sea")
    assert offered(s, "reinforce") == ["The Royal Navy"]
    assert refused(s, "reinforce British Build Navy").rule == "13.3"


@pytest.mark.rule(GAME, "R60")
def test_a_supply_symbol_needs_a_piece_of_its_nation() -> None:
    s = play("German Land Battle", "DE", pieces=FRONT, prepared={"UKUS": ["Relied on For Any Enterprise"]})
    do(s, "battle Picardy")
    assert at(s, "FR") == "PAR"


@pytest.mark.rule(GAME, "R51")
@pytest.mark.rule(GAME, "R62")
def test_two_powers_answer_together() -> None:
    board = {"DE": "BER WGE BEL", "FR": "PAR PIC", "UK": "BRI ENG PIC"}
    hold = {
        "FRIT": ["French Build Army", "French Build Army"],
        "UKUS": ["British Build Army"],
        "DE": ["Schlieffen Plan"],
    }
    s = play("German Land Battle", "DE", pieces=board, prepared=hold)
    do(s, "battle Picardy", "reinforce French Build Army", "sustain Schlieffen Plan")
    assert asked(s) == ["France"]
    do(s, "reinforce French Build Army")
    assert asked(s) == ["Britain"]
    do(s, "reinforce British Build Army")
    assert at(s, "FR") == "PAR PIC"
    assert (top(s, "FRIT"), top(s, "UKUS")) == ("French Build Army", "British Build Army")


@pytest.mark.rule(GAME, "R51")
def test_an_answer_that_falls_short_is_taken_back() -> None:
    board = {"DE": "BER WGE BEL", "FR": "PAR PIC", "UK": "BRI ENG PIC"}
    hold = {
        "FRIT": ["French Build Army", "French Build Army"],
        "UKUS": ["British Build Army"],
        "DE": ["Schlieffen Plan"],
    }
    s = play("German Land Battle", "DE", pieces=board, prepared=hold)
    do(s, "battle Picardy", "reinforce French Build Army", "sustain Schlieffen Plan")
    do(s, "reinforce French Build Army", "pass")
    assert at(s, "FR") == "PAR"
    assert at(s, "UK") == "BRI ENG"
    assert prepared(s, "FRIT") == ["French Build Army"]
    assert s.view(2)["powers"][3]["prepared_known"] == ["French Build Army"]


@pytest.mark.rule(GAME, "R62")
def test_powers_are_asked_in_the_order_of_turns() -> None:
    board = {"DE": "BER WGE BEL", "FR": "PAR PIC", "UK": "BRI ENG PIC", "RU": "MOS"}
    s = play("German Land Battle", "DE", pieces=board,
             prepared={"FRIT": ["French Build Army"], "UKUS": ["British Build Army"]})  # fmt: skip
    do(s, "battle Picardy")
    assert asked(s) == ["France"]
    do(s, "pass")
    assert asked(s) == ["Britain"]
    do(s, "pass")
    assert (at(s, "FR"), at(s, "UK")) == ("PAR", "BRI ENG")


@pytest.mark.rule(GAME, "R62")
def test_a_kind_of_window_is_passed_for_the_rest_of_the_turn() -> None:
    s = play("Kaiserschlacht", "DE", ["Zeppelins"], pieces={"DE": "BER WGE BEL", "FR": "PAR PIC BUR"},
             prepared={"FRIT": ["French Build Army"]})  # fmt: skip
    do(s, "pass", "battle Picardy", "pass-turn")
    assert at(s, "FR") == "BUR PAR"
    do(s, "battle Burgundy", "from Belgium")
    assert at(s, "FR") == "PAR"  # nobody was asked again
    assert prepared(s, "FRIT") == ["French Build Army"]
    for seat in range(5):  # all see that France is not asked
        assert s.view(seat)["powers"][3]["passing"] == ["reinforcing"]


# 13.5


@pytest.mark.rule(GAME, "13.5")
def test_no_counterattack_on_the_sea() -> None:
    """Not for want of cards: the attack came from a sea space."""
    s = play("British Land Battle", "UKUS", ["Cambrai"], pieces={"UK": "BRI ENG", "DE": "BER WGE BEL"},
             prepared={"DE": ["German Build Army", "Tannenberg"]}, hands={"DE": ["Zeppelins", "Jutland"]})  # fmt: skip
    do(s, "battle Belgium", "reinforce German Build Army")
    assert offered(s, "counterattack") == []


@pytest.mark.rule(GAME, "13.5")
@pytest.mark.rule(GAME, "R19")
def test_a_counterattack_pays_for_terrain() -> None:
    board = {"DE": "BER WGE BEL", "FR": "PAR BUR"}
    hold = {"DE": ["German Build Army", "Tannenberg"]}
    s = play("French Land Battle", "FRIT", pieces=board, prepared=hold, hands={"DE": ["Zeppelins", "Jutland"]})
    do(s, "battle Belgium", "reinforce German Build Army", "counterattack Tannenberg", "discard Zeppelins")
    assert at(s, "FR") == "PAR"
    broke = play("French Land Battle", "FRIT", pieces=board, prepared=hold)
    do(broke, "battle Belgium", "reinforce German Build Army")
    assert offered(broke, "counterattack") == []
    assert at(broke, "FR") == "BUR PAR"


@pytest.mark.rule(GAME, "13.5")
@pytest.mark.rule(GAME, "R18")
def test_battles_inside_battles() -> None:
    """France attacks, Germany counters, France holds and counters in turn."""
    s = play("French Land Battle", "FRIT", pieces=FRONT,
             prepared={"DE": ["German Build Army", "Tannenberg"],
                       "FRIT": ["French Build Army", "La Revanche"]})  # fmt: skip
    do(idle(do(s, "battle Belgium", "reinforce German Build Army")), "counterattack Tannenberg")
    assert len(s.view()["battle"]) == 2
    do(s, "reinforce French Build Army", "counterattack La Revanche")
    assert at(s, "DE") == "BER WGE"
    assert at(s, "FR") == "PAR PIC"
    assert s.battles == 0
    assert discards(s, "FRIT")[:2] == ["La Revanche", "French Build Army"]


@pytest.mark.rule(GAME, "13.5")
def test_a_counterattack_removes_all_armies_there() -> None:
    s = play("French Land Battle", "FRIT", pieces={"DE": "BER WGE BEL", "FR": "PAR PIC", "UK": "PIC"},
             prepared={"DE": ["German Build Army", "Tannenberg"]})  # fmt: skip
    do(s, "battle Belgium", "reinforce German Build Army", "counterattack Tannenberg")
    assert (at(s, "FR"), at(s, "UK")) == ("PAR", "")


@pytest.mark.rule(GAME, "R18")
def test_no_counterattack_from_an_empty_space() -> None:
    s = play("French Land Battle", "FRIT", pieces={"DE": "BER WGE", "FR": "PAR PIC"}, prepared={"DE": ["Tannenberg"]})
    do(s, "battle Belgium")
    assert offered(s, "counterattack") == []


@pytest.mark.rule(GAME, "R7")
def test_a_counterattack_needs_a_supplied_army() -> None:
    s = play("French Land Battle", "FRIT", pieces={"DE": "BER BEL", "FR": "PAR PIC"},
             prepared={"DE": ["Landwehr", "Tannenberg"]})  # fmt: skip
    do(s, "battle Belgium", "reinforce Landwehr")
    assert offered(s, "counterattack") == []


@pytest.mark.rule(GAME, "R28")
def test_rail_gauge_and_the_supply_symbol() -> None:
    s = play("Austro-Hungarian Land Battle", "AHOT", ["Spanish Flu"], pieces={"AH": "VIE BUD", "RU": "MOS SER"},
             status={"AHOT": ["Russian Rail Gauge"]}, prepared={"RU": ["Montenegro"]})  # fmt: skip
    do(s, "battle Serbia")
    assert offered(s, "reinforce") == ["Montenegro"]


@pytest.mark.rule(GAME, "R28")
@pytest.mark.rule(GAME, "13.5")
@pytest.mark.parametrize("gauge", [False, True])
def test_rail_gauge_forbids_counterattacks_far_from_moscow(gauge: bool) -> None:
    """The Russian army in Budapest is supplied, and a British card holds it; but it is three steps from Moscow."""
    s = play("Austro-Hungarian Land Battle", "AHOT", ["Spanish Flu"],
             pieces={"AH": "VIE", "RU": "MOS UKR GAL BUD", "UK": "BRI BUD"}, hands={"RU": ["Rasputin", "Montenegro"]},
             status={"AHOT": ["Russian Rail Gauge"] if gauge else []},
             prepared={"RU": ["Cossacks"], "UKUS": ["Relied on For Any Enterprise"]})  # fmt: skip
    idle(do(s, "battle Budapest"))
    idle(do(s, "reinforce Relied on For Any Enterprise"))
    if gauge:
        assert offered(s, "counterattack") == []
        assert s.battles == 0
    else:
        do(s, "counterattack Cossacks")
        assert s.view()["battle"][-1]["attacker"] == "RU"


@pytest.mark.rule(GAME, "12.2")
@pytest.mark.rule(GAME, "R51")
@pytest.mark.parametrize("cards", [1, 2])
def test_an_answer_that_cannot_be_paid_for_is_not_begun(cards: int) -> None:
    """Two symbols are needed in difficult terrain, and each of two cards that sustain costs one from hand."""
    s = play("German Land Battle", "DE", ["Zeppelins", "Mata Hari", "Third OHL"][: cards + 1],
             pieces={"DE": "BER WGE", "FR": "PAR BUR"},
             prepared={"FRIT": ["Verdun"], "DE": ["German Land Battle", "German Land Battle"]})  # fmt: skip
    do(s, "battle Burgundy", "discard Zeppelins", "reinforce Verdun")
    assert asked(s) == ["Germany"]
    assert offered(s, "sustain") == (["German Land Battle"] if cards == 2 else [])
    if cards == 1:
        reason = "even with German Land Battle there would be too few symbols"
        assert said(refused(s, "sustain German Land Battle")) == reason


@pytest.mark.rule(GAME, "R62")
@pytest.mark.rule(GAME, "R57")
def test_passing_one_status_card_for_the_turn_leaves_the_others() -> None:
    s = play("Schlieffen Plan", "DE", pieces=FRONT, status={"DE": ["Mustard Gas", "The Red Baron", "Stosstruppen"]},
             prepared={"DE": ["German Land Battle"]}, hands={"DE": ["Schlieffen Plan"]})  # fmt: skip
    do(s, "battle Picardy", "use The Red Baron")
    deal_on(s)
    assert s.view()["step"]["statuses"] == ["Mustard Gas"]
    do(s, "pass-turn")
    assert s.view(0)["powers"][2]["passing"] == ["Mustard Gas"]
    do(s, "build Picardy")
    assert offered(s, "spend") == ["German Land Battle"]  # Stosstruppen
    do(s, "spend German Land Battle", "battle Paris")
    assert offered(s, "use") == []  # neither the one that was used nor the one that was passed
    while s.power == 2:
        do(s, "pass")
    assert s.view(0)["powers"][2]["passing"] == []


@pytest.mark.rule(GAME, "R54")
def test_once_per_turn_is_once_in_each_powers_turn() -> None:
    s = play("Kaiserschlacht", "DE", ["Zeppelins"], pieces={"DE": "BER WGE BEL", "FR": "PAR PIC BUR"},
             status={"DE": ["Mustard Gas"]}, prepared={"FRIT": ["Alpini", "Marne"]})  # fmt: skip
    do(
        s,
        "pass",
        "battle Picardy",
        "use Mustard Gas",
        "discard-prepared Alpini",
        "pass",
        "battle Burgundy",
        "from Belgium",
    )
    assert offered(s, "use") == []
    counter = play(
        "French Land Battle", "FRIT", pieces=FRONT, status={"DE": ["Mustard Gas"]},
        prepared={"DE": ["German Build Army", "Tannenberg"], "FRIT": ["Alpini"]},
    )  # fmt: skip
    do(idle(do(counter, "battle Belgium", "reinforce German Build Army")), "counterattack Tannenberg")
    assert offered(counter, "use") == ["Mustard Gas"]


@pytest.mark.rule(GAME, "R31")
def test_the_american_counterattack_does_not_help_partners() -> None:
    s = play("German Land Battle", "DE", pieces={"DE": "BER WGE BEL", "FR": "PAR PIC", "US": "ENG"},
             status={"UKUS": ["Blackjack and the Doughboys"]},
             prepared={"UKUS": ["American Build Army", "American Public Outraged by Zimmermann Telegram"]})  # fmt: skip
    do(s, "battle Picardy", "reinforce American Build Army")
    assert offered(s, "counterattack") == []


@pytest.mark.rule(GAME, "R30")
def test_germany_chooses_which_ally_counterattacks() -> None:
    s = play("Russian Land Battle", "RU", ["Rasputin"],
             pieces={"RU": "MOS UKR RUM", "AH": "VIE BUD SER BUL", "OT": "IST BUL"},
             status={"DE": ["German Aid in the East"]},
             prepared={"DE": ["German Build Army", "Tannenberg"]})  # fmt: skip
    do(s, "battle Bulgaria", "reinforce German Build Army", "counterattack Tannenberg")
    assert offered(s, "with") == ["Austria-Hungary", "Ottoman Empire"]
    assert refused(s, "with Germany").rule == "13.5"
    do(s, "with Ottoman Empire")
    assert at(s, "RU") == "MOS UKR"


@pytest.mark.rule(GAME, "R40")
def test_the_truce_binds_counterattacks() -> None:
    s = play(
        "German Land Battle", "DE", pieces=FRONT, truce=True, prepared={"FRIT": ["French Build Army", "La Revanche"]}
    )
    do(s, "battle Picardy", "reinforce French Build Army")
    assert offered(s, "counterattack") == []


@pytest.mark.rule(GAME, "R29")
def test_limited_rail_on_a_counterattack() -> None:
    s = play("Ottoman Land Battle", "AHOT", ["Spanish Flu", "Caporetto"], pieces={"OT": "IST ANA", "RU": "MOS CAU AZE"},
             status={"AHOT": ["Limited Rail and Road Network"]},
             prepared={"RU": ["Russian Build Army", "Cossacks"]}, hands={"RU": ["Rasputin", "Montenegro"]})  # fmt: skip
    do(s, "battle Azerbaijan", "discard Caporetto", "reinforce Russian Build Army", "counterattack Cossacks")
    assert hand(s, "RU") == []  # one card for terrain, one for the network
    assert at(s, "OT") == "IST"
