"""Refusals and questions: a reason is true wherever it is given, and nothing is asked that is forbidden."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.friedrich.board.state import FriedrichState
from grognard.texts.words import words
from tests.games.friedrich.clock import REVISED, turn_up
from tests.games.friedrich.vocabulary import FRIEDRICH, asked, do, offered, position, reason, refused, where
from tests.texts import read as plain
from tests.texts import said, told


def question(s: FriedrichState) -> str:
    """Current decision, in words."""
    prompt = s.prompt(s.asks()[0].seat)
    assert prompt is not None
    return told(FRIEDRICH, prompt)


def numbers(s: FriedrichState) -> str:
    """The numbers of the current decision."""
    prompt = s.prompt(s.asks()[0].seat)
    assert prompt is not None
    return plain(words(FRIEDRICH).left(prompt) or [])


def details(s: FriedrichState) -> str:
    """What else there is to know about the current decision."""
    prompt = s.prompt(s.asks()[0].seat)
    assert prompt is not None
    return plain(words(FRIEDRICH).details(prompt) or [])


# 4: movement


@pytest.mark.rule("friedrich", "4")
@pytest.mark.rule("friedrich", "R5")
def test_a_step_off_the_main_road_ends_the_talk_of_main_roads() -> None:
    s = do(position(pieces={"Heinrich": "Berlin"}), "move Heinrich")
    assert question(s) == "Move Heinrich from Berlin"
    assert numbers(s) == "Cities left: 3 · On main roads only: 4"
    main = do(s.copy(), "go Spandau")
    assert question(main) == "Heinrich in Spandau: keep moving or stop?"
    assert numbers(main) == "Cities left: 2 · On main roads only: 3"
    off = do(s.copy(), "go Potsdam")
    assert question(off) == "Heinrich in Potsdam: keep moving or stop?"
    assert numbers(off) == "Cities left: 2"
    assert reason(off, "go Magdeburg").endswith("and Heinrich may move 2 more cities")
    assert numbers(do(off, "go Brandenburg")) == "Cities left: 1"
    last = do(main, "go Velten", "go Fehrbellin")
    assert question(last) == "Heinrich in Fehrbellin: keep moving or stop?"
    assert numbers(last) == "Cities left on main roads: 1"
    assert offered(last, "go") == ["Kyritz", "Velten"]
    assert reason(last, "go Havelberg").endswith("and Heinrich may move only 1 more city, on a main road")


@pytest.mark.rule("friedrich", "4")
def test_a_piece_on_the_main_road_is_named_as_what_blocks_it() -> None:
    s = do(position(pieces={"Heinrich": "Berlin"}), "move Heinrich")
    assert {"Kyritz", "Crossen"} <= set(offered(s, "go"))
    assert reason(s, "go Neuruppin") == (
        "Neuruppin is 4 cities away, and Heinrich may move 3 cities, or 4 on main roads only"
    )
    s = do(position(pieces={"Heinrich": "Berlin", "Prussian train 1": "Velten"}), "move Heinrich")
    assert reason(s, "go Kyritz") == "the route to Kyritz is blocked: a move cannot pass through another piece"


@pytest.mark.rule("friedrich", "4")
def test_a_piece_that_is_not_on_the_map_is_refused_as_such() -> None:
    s = position(pieces={"Heinrich": "Berlin"}, gone=["Keith"])
    assert reason(s, "move Seydlitz") == "Seydlitz is off the map"
    assert reason(s, "move Keith") == "Keith has been removed from the game for good"


@pytest.mark.rule("friedrich", "4")
@pytest.mark.rule("friedrich", "fate-2-clubs")
def test_fermor_is_kept_by_the_card_only_if_he_stood_at_kustrin_before() -> None:
    board: dict[str, Any] = {"effect": "2 clubs", "turn": 7, "nation": "Russia"}
    held = position(pieces={"Fermor": "Landsberg", "Apraxin": "Łomża"}, **board)
    assert refused(held, "move Fermor").rule == "11"
    come = position(pieces={"Fermor": "Woldenberg", "Apraxin": "Łomża"}, **board)
    do(come, "move Fermor", "go Landsberg")
    if "stop" in offered(come):
        do(come, "stop")
    refusal = refused(come, "move Fermor")
    assert (refusal.rule, "already moved" in said(FRIEDRICH, refusal)) == ("4", True)


@pytest.mark.rule("friedrich", "4")
def test_a_card_that_leaves_nowhere_to_go_is_named() -> None:
    pieces = {"Friedrich": "Emden", "French train 1": "Leer", "Heinrich": "Berlin"}
    s = position(effect="7 spades", turn=7, pieces=pieces)
    refusal = refused(s, "move Friedrich")
    why = "a Card of Fate leaves Friedrich no city to move to this turn"
    assert (refusal.rule, said(FRIEDRICH, refusal)) == ("11", why)
    pieces["Prussian train 1"] = pieces.pop("French train 1")
    blocked = refused(position(effect="7 spades", turn=7, pieces=pieces), "move Friedrich")
    assert (blocked.rule, said(FRIEDRICH, blocked)) == ("4", "Friedrich cannot move: every road is blocked")


@pytest.mark.rule("friedrich", "4")
@pytest.mark.rule("friedrich", "fate-5-diamonds")
def test_who_cannot_stay_behind_is_told_that_a_card_forbids_it() -> None:
    board: dict[str, Any] = {"effect": "5 diamonds", "turn": 7, "nation": "France"}
    s = do(position(pieces={"Richelieu": "Emden", "Chevert": "Emden"}, **board), "move Richelieu")
    assert refused(s, "leave Chevert").rule == "11"
    s = position(effect="7 spades", turn=7, pieces={"Friedrich": "Emden", "Keith": "Emden", "French train 1": "Leer"})
    do(s, "move Friedrich")
    assert offered(s) == ["leave Friedrich"]
    assert refused(s, "leave Keith").rule == "11", "Friedrich alone may not enter Leer"


@pytest.mark.rule("friedrich", "4")
@pytest.mark.rule("friedrich", "fate-5-spades")
def test_whoever_may_not_stop_is_not_asked_whether_he_stops() -> None:
    pieces = {"Soubise": "Eschwege", "Cumberland": "Northeim"}
    s = position(effect="5 spades", turn=7, nation="France", pieces=pieces, options=REVISED)
    do(s, "move Soubise", "go Göttingen")
    assert "stop" not in offered(s)
    assert question(s) == "Move Soubise on from Göttingen"
    assert details(s) == "The Card of Fate does not allow a stop next to a hostile general."


# Pieces that take no part


@pytest.mark.rule("friedrich", "scenario-1")
@pytest.mark.parametrize("phase", ["movement", "recruit"])
def test_a_piece_that_is_not_in_the_scenario_was_never_removed(phase: str) -> None:
    pieces = {"Seydlitz": "Brandenburg"}
    s = position(scenario="war-in-the-west", phase=phase, pieces=pieces, hands={"Prussia": ["6S.1", "7S.1"]})
    verb = "move" if phase == "movement" else "recruit"
    assert reason(s, f"{verb} Friedrich") == "Friedrich is not part of this scenario"
    four = position(phase=phase, pieces={"Heinrich": "Berlin"}, gone=["Keith"], hands={"Prussia": ["6S.1", "7S.1"]})
    assert reason(four, f"{verb} Keith") == "Keith has been removed from the game for good"


# 7: combat


@pytest.mark.rule("friedrich", "7")
def test_nobody_is_asked_to_break_off_where_that_is_forbidden() -> None:
    pieces = {"Heinrich": "Leipzig", "Hildburghausen": "Halle"}
    hands = {"Prussia": ["5C.1", "RA.1"], "Imperial Army": ["6H.1", "7H.1"]}
    even = position(phase="combat", pieces=pieces, troops={"Heinrich": 2, "Hildburghausen": 2}, hands=hands)
    assert "break-off" not in offered(even)
    assert question(even) == "Heinrich against Hildburghausen: play clubs"
    assert (numbers(even), details(even)) == ("Score: 0", "You may not break off now.")
    behind = position(phase="combat", pieces=pieces, troops={"Heinrich": 2, "Hildburghausen": 4}, hands=hands)
    assert question(behind) == "Heinrich against Hildburghausen: play clubs or break off?"
    assert numbers(behind) == "Score: -2"


@pytest.mark.rule("friedrich", "7")
def test_the_generals_of_prussia_are_prussian() -> None:
    pieces = {"Heinrich": "Leipzig", "Hildburghausen": "Halle", "Daun": "Wurzen", "Karl": "Olmütz", "Lacy": "Wurzen"}
    s = position(phase="combat", pieces=pieces)
    assert reason(s, "attack Karl") == "Karl cannot be attacked: no Prussian general is next to him"
    assert reason(s, "attack Lacy") == "Lacy is in Daun's stack: choose Daun, its commander"


@pytest.mark.rule("friedrich", "11")
def test_a_prussian_general_gains_or_loses_a_troop() -> None:
    pieces = {"Heinrich": "Berlin", "Keith": "Strehlen"}
    s = turn_up("8", "spades", pieces=pieces)
    assert reason(s, "done").endswith("choose the Prussian general that gains a troop")
    s = turn_up("10", "clubs", pieces=pieces, troops={"Heinrich": 2, "Keith": 2})
    assert reason(s, "done").endswith("choose the Prussian general that loses a troop")


@pytest.mark.rule("friedrich", "fate-6-diamonds")
def test_austria_is_told_whose_general_it_has_named() -> None:
    pieces = {"Heinrich": "Leipzig", "Keith": "Berlin", "Daun": "Brünn"}
    s = turn_up("6", "diamonds", pieces=pieces)
    assert asked(s) == ["Maria Theresa"]
    assert reason(s, "turn Daun") == "Daun belongs to Austria: choose a piece of Prussia"
    assert reason(s, "turn Keith") == "Keith is not in Austria or Saxony"


@pytest.mark.rule("friedrich", "fate-11-spades")
def test_why_an_eleven_is_not_doubled() -> None:
    board: dict[str, Any] = {"effect": "11 spades", "turn": 7, "phase": "combat", "troops": {"Heinrich": 1}}
    berlin, halle = {"Heinrich": "Berlin", "Daun": "Potsdam"}, {"Heinrich": "Halle", "Daun": "Leipzig"}
    hands = {"Prussia": ["11S.1", "5H.1"]}
    assert "a hearts sector" in reason(position(pieces=halle, hands=hands, **board), "double")
    hands = {"Prussia": ["12S.1", "5H.1"]}
    assert "does not hold an 11 of spades" in reason(position(pieces=berlin, hands=hands, **board), "double")


# 8: retreats


@pytest.mark.rule("friedrich", "8")
def test_why_a_retreat_does_not_go_there() -> None:
    plain = {"Friedrich": "Halle", "Soubise": "Leipzig"}
    pieces = {**plain, "Prussian train 1": "Köthen", "Prussian train 2": "Bitterfeld"}
    s = position(phase="combat", pieces=pieces, troops={"Friedrich": 4, "Soubise": 7})
    assert offered(s, "retreat") == ["Nordhausen", "Quedlinburg", "Staßfurt"]
    assert question(s) == "Choose where Friedrich retreats from Halle"
    assert numbers(s) == "Cities to retreat: 3"
    for city, why in (
        ("Halle", "the beaten stack must leave Halle"),
        ("Köthen", "Köthen is occupied: a retreat enters empty cities only"),
        ("Berlin", "Berlin is too far: the retreat must be exactly 3 cities long"),
        ("Magdeburg", "pieces block the route to Magdeburg: a retreat goes through empty cities only"),
        ("Eisleben", "Eisleben cannot be reached in exactly 3 cities through empty cities without entering one twice"),
        (
            "Bernburg",
            "the retreat must end as far from Leipzig as possible, and other cities are farther than Bernburg",
        ),
    ):
        assert reason(s, f"retreat {city}") == why
    s = position(phase="combat", pieces=plain, troops={"Friedrich": 4, "Soubise": 5})
    assert where(s, "Friedrich") == "Halle"
    assert numbers(s) == "Cities to retreat: 1"
    assert reason(s, "retreat Magdeburg") == "Magdeburg is too far: the retreat must be exactly 1 city long"


# 10: recruiting


@pytest.mark.rule("friedrich", "10")
@pytest.mark.rule("friedrich", "R50")
def test_why_a_piece_does_not_come_back_in_a_substitute_city() -> None:
    pieces = {"Daun": "Berlin", "Heinrich": "Leipzig"}
    s = position(phase="recruit", pieces=pieces, hands={"Prussia": ["12S.1", "12C.1", "13D.1", "13H.1"]})
    do(s, "recruit Keith")
    assert reason(s, "enter Berlin") == "Berlin is occupied: choose an empty city"
    assert reason(s, "enter Leipzig") == "Leipzig is not in the area of Prussia's substitute cities"
    do(s, "enter Potsdam")
    assert reason(s, "recruit Prussian train 1").startswith(
        "Potsdam, the substitute city of this phase, has no room for Prussian train 1"
    )


@pytest.mark.rule("friedrich", "10")
def test_one_unit_is_one_unit() -> None:
    s = position(phase="recruit", pieces={"Heinrich": "Berlin"}, hands={"Prussia": ["5S.1", "6S.1", "9C.1"]})
    do(s, "recruit Heinrich")
    assert question(s) == "Prussia: recruit troops and lost pieces?"
    assert numbers(s) == "Points per unit: 6 · Units chosen: 1"


@pytest.mark.rule("friedrich", "10")
def test_a_single_point_is_still_to_be_paid() -> None:
    s = position(phase="recruit", pieces={"Heinrich": "Berlin"}, hands={"Prussia": ["5S.1", "2S.1"]})
    do(s, "recruit Heinrich")
    if "done" in offered(s):
        do(s, "done")
    do(s, "pay 5S.1")
    assert question(s) == "Prussia: pay with cards, the highest first"
    assert numbers(s) == "Points left to pay: 1"
    assert reason(s, "done").endswith("1 point must still be paid")
    assert reason(s, "pay 5S.1") == "you have already paid with the 5 of spades"
