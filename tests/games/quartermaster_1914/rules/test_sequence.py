"""6 to 11: pieces, supply, the order of play, the five steps of a turn, discards, complex cards."""

from __future__ import annotations

import pytest

from grognard.core.sayings import Saying
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
    offered,
    pay,
    play,
    points,
    position,
    prepared,
    refused,
    said,
    status,
    supplied,
    top,
)

GAME = "quartermaster-1914"


# 6: pieces


@pytest.mark.rule(GAME, "6")
def test_the_numbers_of_pieces() -> None:
    assert tables.ARMIES == [7, 4, 8, 7, 6, 4, 5, 4]
    assert tables.NAVIES == [1, 0, 2, 2, 2, 1, 5, 3]


@pytest.mark.rule(GAME, "6")
def test_no_more_pieces_than_there_are() -> None:
    s = play("Italian Build Army", "FRIT", pieces={"IT": "ROM ALP TYR PRO"})
    assert offered(s, "build") == []
    assert refused(s, "build Paris").rule in ("6", "9.2.2")
    assert said(refused(s, "build Vienna")).startswith("all Italian armies are on the board")
    do(s, "recall", "remove Italian Provence", "build Provence")
    assert at(s, "IT") == "ALP PRO ROM TYR"


@pytest.mark.rule(GAME, "6")
def test_one_piece_of_a_nation_in_a_space_and_no_enemies() -> None:
    s = play("German Build Army", "DE", pieces={"DE": "BER WGE", "AH": "VIE", "FR": "BEL"})
    assert refused(s, "build Berlin").rule == "6"
    assert refused(s, "build Belgium").rule == "6"
    assert "Vienna" in offered(s, "build")


@pytest.mark.rule(GAME, "6")
@pytest.mark.rule(GAME, "R12")
def test_taking_back_pieces() -> None:
    s = position(power="AHOT", step="play", pieces={"AH": "VIE BUD", "OT": "IST", "DE": "BER"},
                 hands={"AHOT": ["Spanish Flu"]})  # fmt: skip
    do(s, "recall")
    assert offered(s, "remove") == ["Austro-Hungarian Budapest", "Austro-Hungarian Vienna", "Ottoman Istanbul"]
    assert refused(s, "remove German Berlin").rule == "6"
    do(s, "remove Ottoman Istanbul")
    assert at(s, "OT") == ""
    assert offered(s, "play") == ["Spanish Flu"]


@pytest.mark.rule(GAME, "R12")
def test_no_piece_is_taken_back_in_a_battle_or_in_another_turn() -> None:
    s = play("German Land Battle", "DE", ["Zeppelins"], pieces={"DE": "BER WGE BEL", "FR": "PAR PIC"},
             prepared={"FRIT": ["French Build Army"], "DE": ["German Land Battle"]})  # fmt: skip
    do(s, "battle Picardy")
    assert asked(s) == ["France"]
    assert refused(s, "recall").rule == "6"
    do(s, "reinforce French Build Army")
    assert asked(s) == ["Germany"]
    assert refused(s, "recall").rule == "6"


# 7: supply


@pytest.mark.rule(GAME, "7")
def test_the_home_is_always_open() -> None:
    s = play("Russian Build Army", "RU", pieces={"RU": "POL"})
    assert offered(s, "build") == ["Moscow"]
    s = play("Russian Build Army", "RU", pieces={"RU": "POL", "DE": "MOS"})
    assert offered(s, "build") == []


@pytest.mark.rule(GAME, "7")
def test_a_partner_carries_no_supply() -> None:
    s = position(pieces={"FR": "PAR", "IT": "ROM PRO", "UK": "BRI PIC ENG"})
    assert supplied(s, "IT") == "ROM"
    assert supplied(s, "UK") == "BRI ENG PIC"


# 8: order of play


@pytest.mark.rule(GAME, "8")
def test_the_order_of_turns() -> None:
    s = position(power="AHOT", hands={code: ["Spanish Flu"] if code == "AHOT" else [] for code in tables.POWER_CODES})
    seen: list[int] = []
    while s.round == 1:
        if not seen or seen[-1] != s.power:
            seen.append(s.power)
        do(s, "pass")
    assert seen == [0, 1, 2, 3, 4]
    assert s.power == 0
    assert s.heading() == Saying("heading-turn", round=2, power=0)


@pytest.mark.rule(GAME, "8")
@pytest.mark.rule(GAME, "14.1")
@pytest.mark.parametrize("number", range(1, 17))
def test_the_scoring_rounds(number: int) -> None:
    s = position(round=number, power="UKUS", step="draw", decks={"UKUS": []}, pieces={"DE": "BER"})
    assert points(s) == ((1, 0) if number in (3, 7, 11, 15) else (0, 0))


# 9: the turn


@pytest.mark.rule(GAME, "9")
def test_no_step_is_compulsory() -> None:
    s = position(power="RU", step="draft", hands={"RU": ["Rasputin", "Cossacks"]}, prepared={"RU": ["Montenegro"]})
    phases = []
    while s.power == 1:
        phases.append(s.view()["step"]["phase"])
        do(s, "pass")
    assert phases == ["draft", "play", "attrition", "prepare", "draw"]
    assert (hand(s, "RU"), prepared(s, "RU")) == (["Cossacks", "Rasputin"], ["Montenegro"])


@pytest.mark.rule(GAME, "9.1")
def test_the_draft() -> None:
    s = position(power="FRIT", step="draft", hands={"FRIT": ["Verdun", "Marne", "Alpini"]})
    do(s, "draft", "discard Verdun", "discard Alpini")
    assert offered(s) == [
        "fetch French Build Army", "fetch French Build Navy", "fetch Italian Build Army", "fetch Italian Build Navy",
    ]  # fmt: skip
    assert refused(s, "fetch French Land Battle").rule == "9.1"
    do(s, "fetch Italian Build Navy")
    assert hand(s, "FRIT") == ["Italian Build Navy", "Marne"]
    assert face_down(s, "FRIT") == ["Alpini", "Verdun"]
    assert s.view(0)["powers"][3]["hand_known"] == ["Italian Build Navy"]
    assert offered(s, "play")


@pytest.mark.rule(GAME, "9.1")
@pytest.mark.rule(GAME, "R16")
def test_a_draft_that_misses() -> None:
    s = position(power="RU", step="draft", hands={"RU": ["Rasputin", "Cossacks", "Montenegro"]},
                 decks={"RU": ["Warm Water Port"]}, bottoms={"RU": ["Trench Warfare"]})  # fmt: skip
    do(s, "draft", "discard Rasputin", "discard Cossacks")
    assert hand(s, "RU") == ["Montenegro"]
    assert offered(s, "play") == ["Montenegro"]
    assert s.view(1)["powers"][1]["bottom"] == []  # the deck has been shuffled


@pytest.mark.rule(GAME, "9.1")
@pytest.mark.rule(GAME, "R16")
def test_no_draft_without_deck_or_cards() -> None:
    s = position(power="RU", step="draft", hands={"RU": ["Rasputin", "Cossacks"]}, decks={"RU": []})
    assert refused(s, "draft").rule == "9.2"  # the step is left out
    s = position(power="RU", step="draft", hands={"RU": ["Rasputin"]})
    assert refused(s, "draft").rule == "9.2"


@pytest.mark.rule(GAME, "9.2")
def test_one_card_is_played() -> None:
    s = position(power="RU", hands={"RU": ["Rasputin", "Montenegro", "Cossacks"]}, pieces={})
    assert offered(s, "play") == ["Cossacks", "Montenegro", "Rasputin"]
    assert refused(s, "play Verdun").rule == "9.2"
    assert refused(s, "play Warm Water Port").rule == "9.2"
    do(s, "play Rasputin")
    assert top(s, "RU") == "Rasputin"
    assert refused(s, "play Montenegro").rule == "9.4"


@pytest.mark.rule(GAME, "9.2.1")
@pytest.mark.rule(GAME, "R57")
def test_a_status_card_stays() -> None:
    s = play("Mustard Gas", "DE", pieces={})
    assert status(s, "DE") == ["Mustard Gas"]
    assert discards(s, "DE") == []
    s = play("German Land Battle", "DE", pieces={"DE": "BER WGE BEL", "FR": "PAR PIC"}, prepared={"FRIT": ["Alpini"]},
             status={"DE": ["Mustard Gas"]})  # fmt: skip
    do(s, "battle Picardy", "pass")
    assert prepared(s, "FRIT") == ["Alpini"]


@pytest.mark.rule(GAME, "9.2.2")
def test_building_and_recruiting() -> None:
    s = play("British Build Army", "UKUS", pieces={"UK": "BRI NAO"})
    assert refused(s, "build Belgium").rule == "9.2.2"
    s = play("Belgium Resists", "UKUS", pieces={"UK": "BRI NAO"})
    do(s, "recruit Belgium")
    assert supplied(s, "UK") == "BRI NAO"


@pytest.mark.rule(GAME, "9.3")
def test_one_attrition_card_a_turn() -> None:
    s = position(power="DE", step="attrition", pieces={}, prepared={"DE": ["Mata Hari", "Zeppelins", "Landwehr"]})
    assert offered(s, "attrition") == ["Mata Hari", "Zeppelins"]
    assert refused(s, "attrition Landwehr").rule == "9.3"
    do(s, "attrition Mata Hari")
    assert pay(s) == {"FRIT": 1, "UKUS": 1}
    assert refused(s, "attrition Zeppelins").rule == "9.4"


@pytest.mark.rule(GAME, "9.3")
def test_the_victim_of_a_single_symbol_is_chosen() -> None:
    s = position(power="DE", step="attrition", pieces={"DE": "BEL", "FR": "PIC", "UK": "WGE"},
                 prepared={"DE": ["Mustard Gas"]})  # fmt: skip
    do(s, "attrition Mustard Gas")
    assert offered(s, "against") == ["Britain", "France"]
    assert refused(s, "against Russia").rule == "9.3"
    do(s, "against Britain")
    assert asked(s) == ["Britain"]


@pytest.mark.rule(GAME, "9.3")
def test_a_power_that_has_only_its_deck_has_one_answer_to_attrition() -> None:
    s = play("Zeppelins", "DE")
    assert offered(s) == ["discard-top"]
    assert s.only_answer(3) == s.space.parse("discard-top")
    assert play("Zeppelins", "DE", hands={"FRIT": ["Marne"]}).only_answer(3) is None


@pytest.mark.rule(GAME, "9.3")
@pytest.mark.rule(GAME, "R9")
def test_nothing_left_anywhere() -> None:
    s = play("Assassins of the Black Hand", "RU", decks={"AHOT": []}, points=(5, 0))
    assert points(s) == (3, 0)


@pytest.mark.rule(GAME, "9.4")
def test_preparing_and_taking_back() -> None:
    s = position(power="RU", step="prepare", hands={"RU": ["Rasputin", "Cossacks"]}, prepared={"RU": ["Montenegro"]})
    assert offered(s) == ["pass", "prepare Cossacks", "prepare Rasputin", "unprepare Montenegro"]
    do(s, "unprepare Montenegro")
    assert (hand(s, "RU"), prepared(s, "RU")) == (["Cossacks", "Montenegro", "Rasputin"], [])
    assert refused(s, "prepare Rasputin").rule == "9.5"
    s = position(power="RU", step="prepare", hands={"RU": ["Rasputin", "Cossacks"]})
    do(s, "prepare Rasputin")
    assert prepared(s, "RU") == ["Rasputin"]
    assert refused(s, "prepare Cossacks").rule == "9.5"


@pytest.mark.rule(GAME, "9.5")
def test_drawing() -> None:
    s = position(power="RU", step="draw", hands={"RU": ["Rasputin", "Cossacks"]})
    assert offered(s, "draw") == ["1", "2", "3", "4", "5"]
    assert refused(s, "draw 6").rule == "9.5"
    deal_on(do(s, "draw 2"))
    assert len(hand(s, "RU")) == 4
    full = ["Rasputin", "Cossacks", "Montenegro", "Trench Warfare", "Redl Blackmailed", "Warm Water Port",
            "Brusilov Offensive", "Russia Mobilizes"]  # fmt: skip
    s = position(power="RU", step="draw", hands={"RU": full})
    assert len(hand(s, "RU")) == 8
    assert s.power == 2


@pytest.mark.rule(GAME, "9.5")
def test_no_more_than_the_deck_has() -> None:
    s = position(power="RU", step="draw", decks={"RU": ["Rasputin", "Cossacks"]})
    assert offered(s, "draw") == ["1", "2"]


@pytest.mark.rule(GAME, "R10")
def test_play_goes_on_without_cards() -> None:
    s = position(power="RU", step="draft", decks={"RU": []}, prepared={"RU": ["Montenegro"]}, pieces={"DE": "BER"})
    do(s, "pass")  # attrition
    assert offered(s) == ["pass", "unprepare Montenegro"]
    do(s, "unprepare Montenegro")
    assert s.power == 2
    assert hand(s, "RU") == ["Montenegro"]


# 10: discards


@pytest.mark.rule(GAME, "10")
def test_face_down_discards_are_seen_by_their_owner_only() -> None:
    s = play("Franz Ferdinand Avenged", "AHOT", ["Spanish Flu", "Caporetto"], pieces={})
    do(s, "discard Caporetto")
    assert face_down(s, "AHOT") == ["Caporetto"]
    for seat in range(1, 5):
        power = s.view(seat)["powers"][0]
        assert (power["face_down"], power["face_down_count"], power["face_down_known"]) == (None, 1, [])
    assert s.view(0)["powers"][0]["face_down"] == ["Caporetto"]


@pytest.mark.rule(GAME, "10.1")
def test_the_price_of_something_optional_must_be_paid() -> None:
    s = play("German Build Army", "DE", pieces={"DE": "BER WGE", "FR": "PAR PIC"}, status={"DE": ["Stosstruppen"]},
             points=(5, 0))  # fmt: skip
    do(s, "build Belgium")
    assert offered(s, "spend") == []
    assert points(s) == (5, 0)


# 11: complex cards


@pytest.mark.rule(GAME, "11")
@pytest.mark.rule(GAME, "R58")
def test_a_cost_that_cannot_be_paid() -> None:
    s = play("Persian Oil", "AHOT", pieces={"OT": "IST ANA"})
    assert top(s, "AHOT") == "Persian Oil"
    assert s.tokens == 0
    assert offered(s, "build") == []


@pytest.mark.rule(GAME, "11")
def test_benefits_in_their_order() -> None:
    s = play("Kaiserschlacht", "DE", ["Zeppelins", "Jutland"], pieces={"DE": "BER WGE BEL", "FR": "PAR PIC BUR"})
    do(s, "pass", "pass")
    assert refused(s, "battle Picardy").rule == "11"
    assert offered(s, "battle") == ["Burgundy"]
    assert refused(s, "prepare Zeppelins").rule == "12.1"


@pytest.mark.rule(GAME, "R34")
def test_a_token_without_a_recruit() -> None:
    s = play("Bulgaria Joins Central Powers", "AHOT", pieces={"RU": "BUL"})
    assert s.tokens == 1 << tables.SPACE_OF["BUL"]
    assert offered(s, "recruit") == []


def test_what_chance_deals_goes_to_the_hand() -> None:
    s = position(power="RU", step="draw", decks={"RU": ["Rasputin", "Cossacks"]})
    do(s, "draw 1")
    chance(s, "Cossacks")
    assert (hand(s, "RU"), deck(s, "RU")) == (["Cossacks"], 1)
    assert isinstance(s, QuartermasterState)
