"""The examples of the rulebook, step by step (facts: E1 to V1)."""

from __future__ import annotations

import pytest

from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts import tables
from tests.games.quartermaster_1914.vocabulary import (
    asked,
    at,
    chance,
    deal_on,
    deck,
    discards,
    do,
    face_down,
    hand,
    idle,
    offered,
    play,
    points,
    position,
    prepared,
    refused,
    supplied,
    top,
    winners,
)

GAME = "quartermaster-1914"
SIX = [
    "Austro-Hungarian Build Navy",
    "Ottoman Build Army",
    "Spanish Flu",
    "Persian Oil",
    "Caporetto",
    "Balkan Domination",
]
FRANZ = "Franz Ferdinand Avenged"


def example_1(**more: object) -> QuartermasterState:
    setting: dict[str, object] = {
        "round": 4, "power": "AHOT", "step": "draft",
        "pieces": {"AH": "VIE GAL BUD", "RU": "MOS UKR SER"},
        "hands": {"AHOT": [FRANZ, *SIX], "RU": ["Rasputin"]},
        "prepared": {"AHOT": ["Austro-Hungarian Land Battle", "Morava Offensive"],
                     "RU": ["Russian Build Army", "Montenegro"]},
    }  # fmt: skip
    return position(**(setting | more))  # type: ignore[arg-type]


@pytest.mark.rule(GAME, "E1")
@pytest.mark.rule(GAME, "R5")
@pytest.mark.rule(GAME, "13.3")
def test_extended_example_1() -> None:
    s = example_1()
    assert supplied(s, "AH") == "BUD GAL VIE"
    assert supplied(s, "RU") == "MOS UKR"
    cards = deck(s, "AHOT")
    # 1, 2: draft
    do(s, "draft", "discard Austro-Hungarian Build Navy", "discard Ottoman Build Army")
    assert (len(hand(s, "AHOT")), len(face_down(s, "AHOT"))) == (5, 2)
    do(s, "fetch Austro-Hungarian Build Army")
    assert (len(hand(s, "AHOT")), deck(s, "AHOT")) == (6, cards - 1)
    # 3, 4: play, and the cost
    do(s, f"play {FRANZ}")
    assert (len(hand(s, "AHOT")), top(s, "AHOT")) == (5, FRANZ)
    do(s, "discard Spanish Flu")
    assert len(hand(s, "AHOT")) == 4
    # 5: the battle
    do(s, "battle Serbia", "discard Persian Oil")
    assert len(hand(s, "AHOT")) == 3
    assert s.view()["battle"][0]["from"] == "BUD"
    # 6: Montenegro
    assert asked(s) == ["Russia"]
    assert refused(s, "reinforce Russian Build Army").rule == "13.3"
    do(s, "reinforce Montenegro")
    assert (prepared(s, "RU"), top(s, "RU")) == (["Russian Build Army"], "Montenegro")
    # 7: sustained, and paid for
    do(s, "sustain Austro-Hungarian Land Battle", "discard Caporetto")
    assert (len(hand(s, "AHOT")), prepared(s, "AHOT")) == (2, ["Morava Offensive"])
    # 8, 9: no answer, the army is gone
    assert offered(s) == ["pass", "pass-turn"]
    do(s, "pass")
    assert at(s, "RU") == "MOS UKR"
    # 10: the build
    do(s, "build Serbia")
    assert at(s, "AH") == supplied(s, "AH") == "BUD GAL SER VIE"
    # 11, 12: attrition
    do(s, "attrition Morava Offensive")
    assert (prepared(s, "AHOT"), top(s, "AHOT")) == ([], "Morava Offensive")
    assert asked(s) == ["Russia"]
    do(s, "discard Rasputin")
    assert (hand(s, "RU"), face_down(s, "RU")) == ([], ["Rasputin"])
    # 13, 14: prepare and draw
    do(s, "prepare Austro-Hungarian Build Army")
    assert (len(hand(s, "AHOT")), prepared(s, "AHOT")) == (1, ["Austro-Hungarian Build Army"])
    assert offered(s, "draw") == ["1", "2", "3", "4", "5", "6"]
    assert "pass" in offered(s)
    do(s, "draw 5")
    deal_on(s)
    assert len(hand(s, "AHOT")) == 6
    assert discards(s, "AHOT") == ["Morava Offensive", "Austro-Hungarian Land Battle", FRANZ]
    assert len(face_down(s, "AHOT")) == 5
    assert (discards(s, "RU"), prepared(s, "RU")) == (["Montenegro"], ["Russian Build Army"])
    assert points(s) == (0, 0)


@pytest.mark.rule(GAME, "E1a")
@pytest.mark.rule(GAME, "12.2")
def test_e1a_no_card_for_difficult_terrain() -> None:
    s = example_1(step="play", hands={"AHOT": [FRANZ, "Spanish Flu"]})
    do(s, f"play {FRANZ}")
    assert hand(s, "AHOT") == []
    assert offered(s, "battle") == []
    assert at(s, "RU") == "MOS SER UKR"
    empty = example_1(
        step="play", hands={"AHOT": [FRANZ, "Spanish Flu"]}, pieces={"AH": "VIE GAL BUD", "RU": "MOS UKR"}
    )
    do(empty, f"play {FRANZ}", "build Serbia")
    assert at(empty, "AH") == "BUD GAL SER VIE"


@pytest.mark.rule(GAME, "E1b")
@pytest.mark.rule(GAME, "11")
def test_e1b_building_without_a_battle() -> None:
    s = example_1(step="play", pieces={"AH": "VIE GAL BUD", "RU": "MOS UKR"})
    do(s, f"play {FRANZ}", "discard Spanish Flu", "pass", "build Serbia")
    assert at(s, "AH") == "BUD GAL SER VIE"
    assert len(hand(s, "AHOT")) == 5


@pytest.mark.rule(GAME, "E1c")
@pytest.mark.rule(GAME, "12.2")
def test_e1c_no_card_to_sustain() -> None:
    s = example_1(step="play", hands={"AHOT": [FRANZ, "Spanish Flu", "Caporetto"], "RU": ["Rasputin"]})
    do(s, f"play {FRANZ}", "discard Spanish Flu", "battle Serbia", "reinforce Montenegro")
    assert at(s, "RU") == "MOS SER UKR"
    assert prepared(s, "AHOT") == ["Austro-Hungarian Land Battle", "Morava Offensive"]


@pytest.mark.rule(GAME, "E1d")
@pytest.mark.rule(GAME, "9.3")
@pytest.mark.parametrize("way", ["discard-prepared Russian Build Army", "discard-top"])
def test_e1d_other_ways_to_pay_attrition(way: str) -> None:
    s = example_1(step="attrition")
    cards = deck(s, "RU")
    do(s, "attrition Morava Offensive", way)
    deal_on(s)
    assert len(face_down(s, "RU")) == 1
    assert len(prepared(s, "RU")) + deck(s, "RU") == 2 + cards - 1


@pytest.mark.rule(GAME, "E2")
@pytest.mark.rule(GAME, "R6")
@pytest.mark.rule(GAME, "R3")
@pytest.mark.rule(GAME, "13.5")
def test_extended_example_2() -> None:
    five = ["Zeppelins", "Jutland", "Landwehr", "Tannenberg", "Mata Hari"]
    s = position(
        round=3, power="DE",
        pieces={"DE": "BER PRU WGE BEL", "FR": "PAR BUR", "UK": "BRI PIC ENG NAO"},
        hands={"DE": ["Schlieffen Plan", "German Land Battle", *five]},
        status={"DE": ["Stosstruppen"]},
        prepared={"DE": ["German Land Battle", "German Land Battle"], "FRIT": ["Paris Taxis", "La Revanche"],
                  "UKUS": ["British Build Army"]},
    )  # fmt: skip
    assert supplied(s, "UK") == "BRI ENG NAO PIC"
    do(s, "play Schlieffen Plan")  # 1
    assert (len(hand(s, "DE")), top(s, "DE")) == (6, "Schlieffen Plan")
    do(s, "prepare German Land Battle")  # 2
    assert (len(hand(s, "DE")), len(prepared(s, "DE"))) == (5, 3)
    do(s, "battle Picardy")  # 3: from Belgium only
    assert len(hand(s, "DE")) == 5
    assert asked(s) == ["Britain"]  # 5: France cannot use Paris Taxis
    do(s, "reinforce British Build Army")  # 4
    assert prepared(s, "UKUS") == []
    do(s, "sustain German Land Battle")  # 6
    assert len(prepared(s, "DE")) == 2
    assert at(s, "UK") == "BRI ENG NAO"  # 7
    do(s, "build Picardy")  # 8
    assert at(s, "DE") == "BEL BER PIC PRU WGE"
    assert len(prepared(s, "DE")) == 2
    do(s, "spend German Land Battle")  # 9
    assert len(prepared(s, "DE")) == 1
    do(s, "battle Paris")  # 10
    assert len(hand(s, "DE")) == 5
    assert asked(s) == ["France"]
    do(s, "reinforce Paris Taxis")  # 11
    assert prepared(s, "FRIT") == ["La Revanche"]
    # 12: one symbol is not enough against two: Germany can only pass; 13: La Revanche
    assert (asked(s), offered(s)) == (["Germany"], ["pass", "pass-turn"])
    do(s, "pass")
    assert asked(s) == ["France"]
    do(s, "counterattack La Revanche")
    assert prepared(s, "FRIT") == []
    # 14
    assert (asked(s), offered(s)) == (["Germany"], ["pass", "pass-turn"])
    do(s, "pass")
    assert at(s, "DE") == "BEL BER PRU WGE"
    assert at(s, "FR") == "BUR PAR"
    assert at(s, "UK") == "BRI ENG NAO"
    assert (len(hand(s, "DE")), len(prepared(s, "DE"))) == (5, 1)
    assert discards(s, "DE") == ["German Land Battle", "German Land Battle", "Schlieffen Plan"]
    assert discards(s, "FRIT") == ["La Revanche", "Paris Taxis"]
    assert top(s, "UKUS") == "British Build Army"
    assert points(s) == (0, 0)


@pytest.mark.rule(GAME, "S1")
@pytest.mark.rule(GAME, "7")
def test_s1_supply() -> None:
    assert supplied(position(pieces={"RU": "MOS UKR AZE SER BLA"}), "RU") == "AZE BLA MOS UKR"
    assert supplied(position(pieces={"RU": "MOS UKR AZE SER"}), "RU") == "MOS UKR"
    assert supplied(position(pieces={"RU": "UKR AZE SER BLA"}), "RU") == ""
    assert supplied(position(pieces={"RU": "MOS UKR AZE SER", "FR": "BLA"}), "RU") == "MOS UKR"


@pytest.mark.rule(GAME, "T1")
@pytest.mark.rule(GAME, "3")
def test_t1_terrain() -> None:
    difficult = {code for space, code in enumerate(tables.CODES) if tables.DIFFICULT >> space & 1}
    assert {"VIE", "TYR", "BUD", "SER", "BUL"} <= difficult
    assert not {"RUM", "UKR"} & difficult


def gallipoli(cards: list[str], **more: object) -> QuartermasterState:
    setting: dict[str, object] = {
        "pieces": {"UK": "BRI NAO WES", "OT": "IST"}, "prepared": {"AHOT": ["Ottoman Build Army"]},
    }  # fmt: skip
    s = play("Gallipoli", "UKUS", cards, **(setting | more))
    return do(s, "build Eastern Mediterranean")


@pytest.mark.rule(GAME, "T2")
@pytest.mark.rule(GAME, "12.2")
def test_t2_a_navy_against_difficult_land_costs_one_card() -> None:
    s = gallipoli(["British Build Navy", "American Build Army", "American Land Battle"])
    do(s, "battle Istanbul", "discard American Build Army")
    assert len(hand(s, "UKUS")) == 2
    assert face_down(s, "UKUS") == ["American Build Army"]
    assert asked(s) == ["Austria"]


@pytest.mark.rule(GAME, "T2")
@pytest.mark.rule(GAME, "12.2")
def test_t2_without_a_card_there_is_no_battle() -> None:
    s = gallipoli([])
    assert asked(s) != ["Austria"]
    assert at(s, "OT") == "IST"
    assert "battle Istanbul" not in offered(s)


@pytest.mark.rule(GAME, "T2")
@pytest.mark.rule(GAME, "12.2")
@pytest.mark.parametrize(
    ("defence", "attack", "cost"),
    [
        (["Ottoman Build Army"], ["British Land Battle"], 1),
        (["Ottoman Mobilization"], ["British Land Battle", "British Land Battle"], 2),
    ],
)
def test_t2_each_card_that_sustains_costs_one_more(defence: list[str], attack: list[str], cost: int) -> None:
    cards = ["British Build Navy", "American Build Army", "American Land Battle", "British Build Army"]
    s = gallipoli(cards, prepared={"AHOT": defence, "UKUS": attack})
    do(s, "battle Istanbul", "discard British Build Army")
    do(s, *(f"reinforce {name}" for name in defence), *(f"sustain {name}" for name in attack))
    while "discard British Build Navy" in offered(s) or "discard American Build Army" in offered(s):
        do(s, f"discard {offered(s, 'discard')[0]}")
    assert len(hand(s, "UKUS")) == 3 - cost
    assert at(s, "OT") == ""


@pytest.mark.rule(GAME, "T2")
def test_t2_a_double_card_also_costs_one() -> None:
    cards = ["Dreadnoughts", "British Build Navy", "British Land Battle"]
    s = play(
        "British Land Battle", "UKUS", cards, pieces={"UK": "BRI NAO WES EAS", "OT": "IST"},
        prepared={"AHOT": ["Ottoman Mobilization"], "UKUS": ["Gallipoli"]},
    )  # fmt: skip
    do(s, "battle Istanbul", "discard Dreadnoughts", "reinforce Ottoman Mobilization", "sustain Gallipoli")
    do(s, "discard British Build Navy")
    assert hand(s, "UKUS") == ["British Land Battle"]
    assert at(s, "OT") == ""


@pytest.mark.rule(GAME, "T3")
@pytest.mark.rule(GAME, "R59")
def test_t3_bersaglieri() -> None:
    s = play(
        "Bersaglieri", "FRIT", ["Verdun"], pieces={"IT": "ROM ALP", "AH": "VIE TYR"},
        prepared={"FRIT": ["Italian Land Battle"], "AHOT": ["Austro-Hungarian Build Army"]},
    )  # fmt: skip
    do(s, "battle Tyrol", "reinforce Austro-Hungarian Build Army", "sustain Italian Land Battle")
    assert hand(s, "FRIT") == ["Verdun"]
    assert at(s, "AH") == "VIE"


@pytest.mark.rule(GAME, "T4")
@pytest.mark.rule(GAME, "12.2")
def test_t4_across_the_coast() -> None:
    s = play(
        "British Land Battle",
        "UKUS",
        ["Dreadnoughts", "Cambrai"],
        pieces={"UK": "BRI ENG", "DE": "BER WGE BEL"},
    )
    do(s, "battle Belgium", "discard Cambrai")
    assert hand(s, "UKUS") == ["Dreadnoughts"]
    s = play("German Sea Battle", "DE", ["Zeppelins", "Jutland"], pieces={"DE": "BER WGE", "UK": "BRI ENG NTH"})
    do(s, "battle North Sea", "discard Jutland")
    assert hand(s, "DE") == ["Zeppelins"]
    s = play("British Sea Battle", "UKUS", ["Cambrai"], pieces={"UK": "BRI ENG", "DE": "BER WGE NTH"})
    do(s, "battle North Sea")
    assert hand(s, "UKUS") == ["Cambrai"]
    assert at(s, "DE") == "BER WGE"


@pytest.mark.rule(GAME, "D1")
@pytest.mark.rule(GAME, "10")
def test_d1_a_used_face_goes_on_top() -> None:
    s = play(
        "German Build Army", "DE", pieces={"DE": "BER WGE", "FR": "PAR"},
        status={"DE": ["Stosstruppen"]}, prepared={"DE": ["German Land Battle"]},
    )  # fmt: skip
    do(s, "build Belgium", "spend German Land Battle")
    assert top(s, "DE") == "German Land Battle"
    assert face_down(s, "DE") == []


@pytest.mark.rule(GAME, "D2")
@pytest.mark.rule(GAME, "10")
def test_d2_mustard_gas_discards_face_down() -> None:
    s = play(
        "German Land Battle", "DE", pieces={"DE": "BER WGE BEL", "FR": "PAR PIC"},
        status={"DE": ["Mustard Gas"]}, prepared={"FRIT": ["Verdun", "Alpini"]},
    )  # fmt: skip
    do(s, "battle Picardy", "use Mustard Gas")
    assert asked(s) == ["France"]
    do(s, "discard-prepared Alpini")
    assert face_down(s, "FRIT") == ["Alpini"]
    assert s.view(0)["powers"][3]["face_down_known"] == []
    assert s.view(2)["powers"][3]["face_down_known"] == []


@pytest.mark.rule(GAME, "D2")
@pytest.mark.rule(GAME, "10.1")
def test_d2_without_a_prepared_card_a_point_is_lost() -> None:
    s = play(
        "German Land Battle", "DE", pieces={"DE": "BER WGE BEL", "FR": "PAR PIC"},
        status={"DE": ["Mustard Gas"]}, points=(0, 3),
    )  # fmt: skip
    do(s, "battle Picardy", "use Mustard Gas")
    assert points(s) == (0, 2)


@pytest.mark.rule(GAME, "D3")
@pytest.mark.rule(GAME, "10.1")
def test_d3_running_out() -> None:
    # from the deck
    s = play("German Land Battle", "DE", pieces={"DE": "BER WGE BEL", "FR": "PAR PIC"}, decks={"FRIT": []},
             status={"DE": ["The Red Baron"]}, points=(0, 3))  # fmt: skip
    do(s, "battle Picardy", "use The Red Baron")
    assert points(s) == (0, 2)
    # from the hand
    s = play("Austro-Hungarian Land Battle", "AHOT", ["Caporetto"], pieces={"AH": "VIE TYR", "IT": "ROM ALP"},
             status={"FRIT": ["Alpini"]}, points=(3, 0))  # fmt: skip
    do(s, "battle Italian Alps")
    assert points(s) == (2, 0)
    # a Status card
    s = play("Sidney Reilly", "UKUS", points=(3, 3), pieces={"UK": "BRI"})
    do(s, "discard-top")
    deal_on(s)
    do(s, "discard-top")
    deal_on(s)
    assert points(s) == (3, 3)


@pytest.mark.rule(GAME, "B1")
@pytest.mark.rule(GAME, "13.4")
@pytest.mark.parametrize(
    ("reserves", "enough"),
    [(["Landwehr"], True), (["German Build Army", "German Build Army"], True), (["German Build Army"], False)],
)
def test_b1a_after_a_double_the_defender_needs_two_more(reserves: list[str], enough: bool) -> None:
    s = battle_in_belgium(["German Build Army", *reserves], ["Renault FT Tanks"])
    do(s, "reinforce German Build Army", "sustain Renault FT Tanks")
    if not enough:
        assert at(idle(s), "DE") == "BER WGE"
        return
    assert asked(s) == ["Germany"]
    for name in reserves:
        do(s, f"reinforce {name}")
    assert at(s, "DE") == "BEL BER WGE"


def battle_in_belgium(defence: list[str], attack: list[str]) -> QuartermasterState:
    """France attacks a German army in Belgium from Picardy; all is clear and supplied."""
    s = play(
        "French Land Battle", "FRIT", pieces={"DE": "BER WGE BEL", "FR": "PAR PIC"},
        prepared={"DE": defence, "FRIT": attack},
    )  # fmt: skip
    return do(s, "battle Belgium")


@pytest.mark.rule(GAME, "B1")
@pytest.mark.rule(GAME, "13.4")
def test_b1b_double_against_double() -> None:
    s = battle_in_belgium(["Landwehr", "German Build Army"], ["Renault FT Tanks"])
    do(s, "reinforce Landwehr", "sustain Renault FT Tanks")
    assert asked(s) == ["Germany"]
    do(s, "reinforce German Build Army")
    assert at(s, "DE") == "BEL BER WGE"


@pytest.mark.rule(GAME, "B1")
@pytest.mark.rule(GAME, "R51")
def test_b1c_an_answer_must_reach_the_total() -> None:
    s = battle_in_belgium(["Landwehr"], ["French Land Battle", "Plan XVII"])
    do(s, "reinforce Landwehr", "sustain French Land Battle")
    assert asked(s) == ["France"]
    assert prepared(s, "FRIT") == ["French Land Battle", "Plan XVII"]
    do(s, "sustain Plan XVII")
    assert prepared(s, "FRIT") == []
    assert at(s, "DE") == "BER WGE"
    alone = battle_in_belgium(["Landwehr"], ["French Land Battle"])
    do(alone, "reinforce Landwehr")
    assert prepared(alone, "FRIT") == ["French Land Battle"]
    assert at(alone, "DE") == "BEL BER WGE"


@pytest.mark.rule(GAME, "B1")
@pytest.mark.rule(GAME, "13.4")
def test_b1d_equal_is_enough_for_the_attacker() -> None:
    s = battle_in_belgium(["German Build Army", "German Build Army"], ["French Land Battle"])
    do(s, "reinforce German Build Army", "sustain French Land Battle", "pass")
    assert at(s, "DE") == "BER WGE"
    assert prepared(s, "DE") == ["German Build Army"]


@pytest.mark.rule(GAME, "B1")
@pytest.mark.rule(GAME, "13.4")
def test_b1e_no_reinforcement() -> None:
    assert at(battle_in_belgium([], []), "DE") == "BER WGE"


@pytest.mark.rule(GAME, "B1")
@pytest.mark.rule(GAME, "13.5")
def test_b1f_the_attack_fails_and_may_be_countered() -> None:
    s = battle_in_belgium(["German Build Army", "Tannenberg"], ["French Land Battle"])
    do(s, "reinforce German Build Army", "pass")
    assert asked(s) == ["Germany"]
    do(s, "counterattack Tannenberg")
    assert at(idle(s), "FR") == "PAR"


@pytest.mark.rule(GAME, "B2")
@pytest.mark.rule(GAME, "13.4")
@pytest.mark.parametrize("saviour", ["France", "Britain"])
def test_b2_one_card_saves_all(saviour: str) -> None:
    s = play(
        "German Land Battle", "DE", pieces={"DE": "BER WGE", "FR": "PAR PIC BEL", "UK": "BRI ENG BEL"},
        prepared={"FRIT": ["French Build Army"], "UKUS": ["British Build Army"]},
    )  # fmt: skip
    do(s, "battle Belgium")
    if saviour == "France":
        do(s, "reinforce French Build Army")
    else:
        do(s, "pass", "reinforce British Build Army")
    assert (at(s, "FR"), at(s, "UK")) == ("BEL PAR PIC", "BEL BRI ENG")


@pytest.mark.rule(GAME, "B2")
@pytest.mark.rule(GAME, "12")
def test_b2_the_loser_loses_all() -> None:
    s = play("German Land Battle", "DE", pieces={"DE": "BER WGE", "FR": "PAR PIC BEL", "UK": "BRI ENG BEL"})
    do(s, "battle Belgium")
    assert (at(s, "FR"), at(s, "UK")) == ("PAR PIC", "BRI ENG")


@pytest.mark.rule(GAME, "B2")
@pytest.mark.rule(GAME, "R60")
def test_b2_only_the_supplied_nation_may_use_cards() -> None:
    s = play(
        "German Land Battle", "DE", pieces={"DE": "BER WGE", "FR": "PAR BEL", "UK": "BRI ENG BEL"},
        prepared={"FRIT": ["French Build Army"], "UKUS": ["British Build Army"]},
    )  # fmt: skip
    do(s, "battle Belgium")
    assert asked(s) == ["Britain"]
    do(s, "reinforce British Build Army")
    assert (at(s, "FR"), at(s, "UK")) == ("BEL PAR", "BEL BRI ENG")


@pytest.mark.rule(GAME, "P1")
@pytest.mark.rule(GAME, "13.1")
@pytest.mark.rule(GAME, "9.4")
def test_p1_a_double_symbol_pays_within_its_place() -> None:
    s = play(
        "German Build Army", "DE", ["Zeppelins", "Jutland"], pieces={"DE": "BER WGE", "FR": "PAR PIC BUR"},
        status={"DE": ["Stosstruppen"]}, prepared={"DE": ["Schlieffen Plan"]},
    )  # fmt: skip
    do(s, "build Belgium", "spend Schlieffen Plan")
    assert offered(s, "battle") == ["Picardy"]
    assert refused(s, "battle Burgundy").rule


@pytest.mark.rule(GAME, "P2")
@pytest.mark.rule(GAME, "13.1")
def test_p2_prepare_text_binds_status_payments() -> None:
    s = play(
        "British Land Battle", "UKUS", pieces={"UK": "BRI ENG BEL", "DE": "BER WGE"},
        status={"UKUS": ["Mark IV Tanks"]}, prepared={"UKUS": ["Gallipoli", "British Land Battle"]},
    )  # fmt: skip
    do(s, "battle Western Germany")
    assert offered(s, "spend") == ["British Land Battle"]
    assert refused(s, "spend Gallipoli").rule == "13.1"


@pytest.mark.rule(GAME, "P3")
@pytest.mark.rule(GAME, "13.2")
def test_p3_a_double_symbol_for_a_single_one() -> None:
    s = play(
        "British Land Battle", "UKUS", pieces={"UK": "BRI ENG BEL", "DE": "BER PIC"},
        status={"UKUS": ["Mark IV Tanks"]}, prepared={"UKUS": ["The Somme"]},
    )  # fmt: skip
    do(s, "battle Picardy", "spend The Somme")
    assert at(s, "UK") == "BEL BRI ENG PIC"
    assert top(s, "UKUS") == "The Somme"


@pytest.mark.rule(GAME, "P4")
@pytest.mark.rule(GAME, "13.1")
@pytest.mark.rule(GAME, "13.3")
@pytest.mark.rule(GAME, "card-provisional-government-of-national-defence")
@pytest.mark.parametrize(("space", "name", "works"), [("GRE", "Greece", True), ("BUL", "Bulgaria", False)])
def test_p4_the_place_of_a_reinforce_card(space: str, name: str, works: bool) -> None:
    s = play(
        "Austro-Hungarian Land Battle", "AHOT", ["Caporetto"], pieces={"AH": "VIE BUD SER", "UK": f"BRI {space}"},
        prepared={"UKUS": ["Provisional Government of National Defence"]},
    )  # fmt: skip
    do(s, f"battle {name}")
    assert asked(s) == ["Britain"]
    assert bool(offered(s, "reinforce")) == works


@pytest.mark.rule(GAME, "A1")
@pytest.mark.rule(GAME, "R4")
@pytest.mark.rule(GAME, "9.3")
def test_a1_named_powers_need_no_adjacency() -> None:
    s = position(power="DE", step="attrition", prepared={"DE": ["Prize Rules Submarine Warfare"]})
    do(s, "attrition Prize Rules Submarine Warfare")
    assert asked(s) == ["Britain"]
    do(s, "discard-top")
    deal_on(s)
    do(s, "discard-top")
    deal_on(s)
    assert len(face_down(s, "UKUS")) == 2
    assert asked(s) != ["Britain"]


@pytest.mark.rule(GAME, "A2")
@pytest.mark.rule(GAME, "9.3")
@pytest.mark.rule(GAME, "R8")
@pytest.mark.parametrize(
    ("pieces", "legal"),
    [
        ({"RU": "MOS GAL", "AH": "VIE"}, True),
        ({"RU": "GAL", "AH": "VIE"}, True),
        ({"RU": "MOS BLA", "OT": "IST"}, False),
        ({"RU": "MOS UKR", "AH": "VIE"}, False),
    ],
)
def test_a2_a_single_symbol_needs_armies_side_by_side(pieces: dict[str, str], legal: bool) -> None:
    s = position(power="RU", step="attrition", pieces=pieces, prepared={"RU": ["Rasputin"]})
    assert (offered(s, "attrition") == ["Rasputin"]) == legal
    if not legal:
        assert refused(s, "attrition Rasputin").rule == "9.3"


@pytest.mark.rule(GAME, "A3")
@pytest.mark.rule(GAME, "9.2.1")
@pytest.mark.rule(GAME, "card-zeppelins")
def test_a3_zeppelins() -> None:
    s = play("Zeppelins", "DE", hands={"FRIT": ["Verdun"]}, prepared={"UKUS": ["Cambrai"]})
    assert asked(s) == ["France"]
    do(s, "discard Verdun", "discard-prepared Cambrai")
    for _ in range(2):
        do(s, "discard-top")
        deal_on(s)
    assert (len(face_down(s, "FRIT")), len(face_down(s, "UKUS"))) == (1, 3)
    assert points(s) == (1, 0)


@pytest.mark.rule(GAME, "A4")
@pytest.mark.rule(GAME, "R9")
@pytest.mark.parametrize("given", [0, 1, 2])
def test_a4_with_an_empty_deck_points_may_be_given(given: int) -> None:
    s = play("Assassins of the Black Hand", "RU", hands={"AHOT": ["Caporetto", "Persian Oil"]}, decks={"AHOT": []},
             points=(5, 0))  # fmt: skip
    for name in ["Caporetto", "Persian Oil"][:given]:
        do(s, f"discard {name}")
    for _ in range(2 - given):
        do(s, "lose-point")
    assert points(s) == (5 - (2 - given), 0)
    assert len(face_down(s, "AHOT")) == given


@pytest.mark.rule(GAME, "A4")
@pytest.mark.rule(GAME, "9.3")
def test_a4_with_a_card_in_the_deck_points_may_not_be_given() -> None:
    s = play("Assassins of the Black Hand", "RU", hands={"AHOT": ["Caporetto"]}, decks={"AHOT": ["Persian Oil"]},
             points=(5, 0))  # fmt: skip
    assert refused(s, "lose-point").rule == "9.3"
    do(s, "discard-top")
    chance(s, "Persian Oil")
    assert "lose-point" in offered(s)


@pytest.mark.rule(GAME, "C1")
@pytest.mark.rule(GAME, "11")
@pytest.mark.rule(GAME, "card-prussian-military-tradition")
def test_c1_prussian_military_tradition() -> None:
    s = play(
        "Prussian Military Tradition", "DE", ["German Land Battle", "Mustard Gas"],
        pieces={"DE": "BER WGE", "FR": "PAR PIC BEL"}, prepared={"FRIT": ["French Build Army"]},
    )  # fmt: skip
    do(s, "prepare German Land Battle")
    assert offered(s, "play") == ["Mustard Gas"]
    do(s, "pass", "battle Belgium", "reinforce French Build Army", "sustain German Land Battle")
    assert at(s, "FR") == "PAR PIC"
    assert "prepare Mustard Gas" not in offered(s) or s.view()["step"].get("phase") == "prepare"


@pytest.mark.rule(GAME, "C2")
@pytest.mark.rule(GAME, "9.2.1")
@pytest.mark.rule(GAME, "card-the-girls-with-yellow-hands")
def test_c2_a_status_card_before_it_is_of_use() -> None:
    s = play("The Girls with Yellow Hands", "UKUS", pieces={"UK": "BRI NAO"})
    assert s.view()["powers"][4]["status"] == ["The Girls with Yellow Hands"]
    few = play("British Land Battle", "UKUS", pieces={"UK": "BRI NAO ENG PIC", "DE": "BER BEL"},
               status={"UKUS": ["The Girls with Yellow Hands"]})  # fmt: skip
    do(few, "battle Belgium")
    assert hand(few, "UKUS") == []
    assert offered(few, "keep") == []
    many = play("British Land Battle", "UKUS", pieces={"UK": "BRI NAO ENG NTH PIC", "DE": "BER BEL"},
                status={"UKUS": ["The Girls with Yellow Hands"]})  # fmt: skip
    do(many, "battle Belgium", "keep British Land Battle")
    assert hand(many, "UKUS") == ["British Land Battle"]


@pytest.mark.rule(GAME, "C3")
@pytest.mark.rule(GAME, "6")
def test_c3_stacking() -> None:
    s = play("British Build Army", "UKUS", pieces={"UK": "BRI ENG", "FR": "PAR PIC BEL"})
    do(s, "build Belgium")
    assert at(s, "UK") == "BEL BRI ENG"
    s = play(FRANZ, "AHOT", ["Caporetto"], pieces={"AH": "VIE BUD", "RU": "MOS SER"})
    assert "build Serbia" not in offered(s)
    assert at(s, "AH") == "BUD VIE"


@pytest.mark.rule(GAME, "C4")
@pytest.mark.rule(GAME, "12.3")
@pytest.mark.rule(GAME, "card-serbia-defies-austrian-ultimatum")
def test_c4_eliminate() -> None:
    s = play(
        "Serbia Defies Austrian Ultimatum", "RU", ["Rasputin"], pieces={"RU": "MOS", "AH": "VIE BUD SER"},
        prepared={"AHOT": ["Austro-Hungarian Build Army"]},
    )  # fmt: skip
    assert at(s, "AH") == "BUD VIE"
    assert hand(s, "RU") == ["Rasputin"]
    assert prepared(s, "AHOT") == ["Austro-Hungarian Build Army"]


@pytest.mark.rule(GAME, "C5")
@pytest.mark.rule(GAME, "9.2.2")
def test_c5_to_recruit_is_not_to_build() -> None:
    s = play(
        "Landsturm", "DE", pieces={"DE": "BER", "RU": "MOS POL"}, status={"DE": ["Stosstruppen"]},
        prepared={"DE": ["German Land Battle"]},
    )  # fmt: skip
    do(s, "recruit Prussia")
    assert at(s, "DE") == "BER PRU"
    assert offered(s, "spend") == []


def score(**setting: object) -> QuartermasterState:
    """Britain's last draw before scoring: nothing in hand and deck, so the round ends by itself."""
    base: dict[str, object] = {"round": 3, "power": "UKUS", "step": "draw", "decks": {"UKUS": []}}
    return position(**(base | setting))  # type: ignore[arg-type]


@pytest.mark.rule(GAME, "V1")
@pytest.mark.rule(GAME, "14.1")
def test_v1_the_opening_position() -> None:
    assert points(score()) == (4, 4)


@pytest.mark.rule(GAME, "V1")
@pytest.mark.rule(GAME, "14.1")
def test_v1_a_lost_home() -> None:
    s = score(pieces={"DE": "WGE PRU NTH", "AH": "VIE", "OT": "IST", "RU": "BER"},
              status={"DE": ["German High Seas Fleet"]})  # fmt: skip
    assert points(s) == (2, 1)
    s = score(pieces={"OT": "IST ROM", "IT": "ALP", "FR": "PAR"})
    assert points(s) == (2, 1)


@pytest.mark.rule(GAME, "V1")
@pytest.mark.rule(GAME, "14.2")
@pytest.mark.parametrize(("central", "over"), [(14, True), (13, False)])
def test_v1_a_lead_of_twelve(central: int, over: bool) -> None:
    s = score(round=7, pieces={}, points=(central, 2))
    assert (winners(s) == ["Austria", "Germany"]) == over


@pytest.mark.rule(GAME, "V1")
@pytest.mark.rule(GAME, "14.2")
def test_v1_equal_points_after_round_17() -> None:
    assert winners(score(round=17, pieces={}, points=(5, 5))) == ["Austria", "Germany"]
    assert winners(score(round=17, pieces={}, points=(5, 6))) == ["Russia", "France", "Britain"]


@pytest.mark.rule(GAME, "V1")
@pytest.mark.rule(GAME, "R53")
def test_v1_points_below_zero() -> None:
    s = play(
        "Zeppelins", "DE", pieces={}, points=(0, 1), decks={"UKUS": [], "FRIT": ["Verdun"]},
    )  # fmt: skip
    do(s, "discard-top")
    deal_on(s)
    assert points(s) == (2 + 1, 0)
