"""Events first: what a card does to the rest of the war is worth more than its operations on a quiet front.

The last round of a turn is used where a turn's delay is the price of waiting."""

from __future__ import annotations

import pytest

from grognard.games.paths_of_glory.board.state import PathsState
from tests.bots.paths_of_glory_sense.sense import (
    LIMITED,
    TOTAL,
    accepts,
    after,
    all_quiet,
    burning,
    card,
    choice,
    declines,
    do,
    event,
    offered,
    operations,
    scene,
)
from tests.games.paths_of_glory.vocabulary import GAME


def test_the_central_powers_begin_with_guns_of_august() -> None:
    """Guns of August breaks Liege, attacks without OPS and gives War Status: every expert begins with it."""
    s = GAME.start("campaign")
    assert isinstance(s, PathsState)
    while "begin-with-guns" not in [s.space.text(act) for ask in s.asks() for act in ask.acts]:
        ask = s.asks()[0]
        s.apply(ask.seat, ask.acts[0])
    accepts(s, "begin-with-guns")


@pytest.mark.parametrize(
    ("dead", "alive", "turn", "units"),
    [
        ("AP13", "AP29", 6, {}),  # Rape of Belgium cannot be played at Limited War; Yudenitch brings an army
        ("AP9", "AP10", 5, {"Bar le Duc": "FRc"}),  # Moltke only on turns 1 and 2; the French 10th Army
        ("AP5", "AP19", 9, {}),  # Putnik only to turn 7; Air Superiority returns again and again
        ("CP6", "CP20", 6, {}),  # Entrench has been played by AP; the Austrian 10th Army
    ],
)
def test_a_card_whose_event_is_dead_is_spent_first(dead: str, alive: str, turn: int, units: dict[str, str]) -> None:
    """Of two cards of equal value, the one whose event can never be played again goes for points."""
    side = dead[:2]
    s = all_quiet(turn=turn, round=2, side=side, units=units, hands={side: f"{dead} {alive}"}, war="TU", **LIMITED)
    declines(s, *burning(alive))


@pytest.mark.parametrize(("side", "code", "other"), [("AP", "AP12", "AP9"), ("CP", "CP6", "CP10")])
def test_entrench_is_an_event(side: str, code: str, other: str) -> None:
    """Once the front has set, nobody spends Entrench for OPS beside another card of three."""
    bare = dict.fromkeys(("Cambrai", "Sedan", "Amiens", "Chateau Thierry"), "")
    s = all_quiet(turn=4, side=side, hands={side: f"{code} {other}"}, trenches=bare, war="", played="", **LIMITED)
    declines(s, *burning(code))


def test_blockade_before_the_first_winter_ends() -> None:
    """Played in the winter turn it scores at once, in every winter after it, and opens Limited War."""
    s = all_quiet(
        turn=4, round=6, side="AP", hands={"AP": "AP2 AP4"}, war="TU", levels=("mobilization", "limited"), status=(2, 5)
    )
    accepts(s, event("AP2"))


def test_blockade_is_not_spent_for_points() -> None:
    s = all_quiet(
        turn=3, side="AP", hands={"AP": "AP2 AP9"}, war="", levels=("mobilization", "mobilization"), status=(1, 3)
    )
    declines(s, *burning("AP2"))


def test_rape_of_belgium_while_it_can_still_be_played() -> None:
    """AP goes to Limited War at the end of this turn, and then the VP is lost for ever."""
    s = all_quiet(
        turn=3,
        round=6,
        side="AP",
        hands={"AP": "AP13 AP4"},
        war="",
        played="CP1 AP2 AP1 AP14 AP12",
        levels=("mobilization", "mobilization"),
        status=(4, 3),
    )
    accepts(s, event("AP13"))


def test_reichstag_truce_is_a_point_and_limited_war() -> None:
    s = all_quiet(
        turn=3,
        round=6,
        hands={"CP": "CP9 CP3"},
        war="",
        played="CP1 CP11 AP12",
        levels=("mobilization", "mobilization"),
        status=(2, 3),
    )
    accepts(s, event("CP9"))


def test_falkenhayn_for_limited_war() -> None:
    s = all_quiet(
        turn=3,
        round=6,
        hands={"CP": "CP13 CP3"},
        war="",
        played="CP1 AP12",
        levels=("mobilization", "mobilization"),
        status=(2, 2),
    )
    accepts(s, event("CP13"))


def test_landwehr_when_german_armies_are_reduced() -> None:
    """Two free steps at once are worth more than two OPS on a quiet front."""
    s = all_quiet(
        turn=3,
        round=6,
        units={"Metz": "(GE5) (GE6)", "Sedan": "(GE4) GEc"},
        hands={"CP": "CP5"},
        war="",
        **LIMITED,
    )
    accepts(s, event("CP5"))


def test_lusitania_after_blockade() -> None:
    s = all_quiet(turn=6, round=6, side="AP", hands={"AP": "AP26"}, played="AP12 AP2", war="TU", **LIMITED)
    accepts(s, event("AP26"))


def test_lusitania_before_the_zimmermann_telegram() -> None:
    """The Telegram makes Lusitania unplayable; there is time for both."""
    s = all_quiet(
        turn=14,
        round=4,
        side="AP",
        hands={"AP": "AP26 AP54"},
        played="AP12 AP2",
        levels=TOTAL,
        status=(16, 15),
    )
    declines(s, event("AP54"), *burning("AP26"), *burning("AP54"))


def test_walter_rathenau_pays_every_turn() -> None:
    s = all_quiet(turn=6, round=6, hands={"CP": "CP33"}, **LIMITED)
    accepts(s, event("CP33"))


def test_zeppelins_over_a_full_british_pool() -> None:
    """Four recorded British points and a point of War Status, where nothing happens on the map."""
    s = all_quiet(
        turn=7,
        round=6,
        hands={"CP": "CP27"},
        units={"Eliminated": "BR4 BRc BRc", "London": "(BR5)"},
        replacements={"BR": 4},
        **LIMITED,
    )
    accepts(s, event("CP27"))


# Events that also give their OPS


@pytest.mark.parametrize("side_code", ["CP CP28", "AP AP28", "AP AP46", "CP CP17", "AP AP23"])
def test_an_event_that_also_gives_its_operations_is_not_played_without_the_event(side_code: str) -> None:
    """In the Historical scenario these cards give everything as an event that they give for operations."""
    side, code = side_code.split()
    s = all_quiet(
        turn=12,
        round=3,
        side=side,
        hands={side: code},
        scenario="historical",
        poland_lost=True,
        levels=TOTAL,
        status=(12, 12),
    )
    assert event(code) in offered(s)
    declines(s, operations(code))


@pytest.mark.parametrize("code", ["AP54", "AP55"])
def test_the_american_entry_comes_with_its_operations(code: str) -> None:
    s = all_quiet(
        turn=15,
        round=3,
        side="AP",
        hands={"AP": code},
        scenario="historical",
        played="AP12" if code == "AP54" else "AP12 AP54",
        war="TU IT" if code == "AP54" else "TU IT US",
        levels=TOTAL,
        status=(16, 16),
    )
    accepts(s, event(code))


# Answers


def test_the_grand_fleet_meets_the_high_seas_fleet() -> None:
    """Grand Fleet can be played at this moment only, and saves a VP."""
    s = all_quiet(turn=8, round=3, hands={"CP": "CP25", "AP": "AP33 AP27"}, **LIMITED)
    do(s, event("CP25"))
    accepts(s, event("AP33"))


def test_the_high_seas_fleet_sails_when_nobody_can_meet_it() -> None:
    """AP has no card left: the VP is certain."""
    s = all_quiet(turn=8, round=6, hands={"CP": "CP25"}, **LIMITED)
    accepts(s, event("CP25"))


def test_a_corps_is_given_up_for_africa_when_the_war_ends() -> None:
    """On the last turn an idle corps in the Reserve Box is worth nothing, a VP everything."""
    s = all_quiet(turn=20, round=6, hands={"CP": "CP32"}, levels=TOTAL, status=(18, 18))
    do(s, event("CP32"))
    assert choice(s) != "concede-point"


def test_the_first_event_of_the_war_is_followed_by_an_attack() -> None:
    """Guns of August activates three armies for attack at no cost, and Sedan is held by one."""
    s = scene(
        turn=1,
        units={
            "Aachen": "GE1",
            "Koblenz": "GE2 GE3",
            "Metz": "GE4 GE5",
            "Sedan": "FR5",
            "Verdun": "FR3 FR4",
            "Nancy": "FR1 FR2",
            "Brussels": "BEF",
            "Antwerp": "BE1",
            "Bar le Duc": "(FR9)",
            "Paris": "(FR6)",
            "Reserve": "GEc GEc FRc FRc FRc",
        },
        trenches={"Verdun": "AP 1", "Nancy": "AP 1", "Paris": "AP 1"},
        hands={"CP": "CP1 CP10"},
        levels=("mobilization", "mobilization"),
    )
    accepts(s, event("CP1"))
    _, did = after(s)
    assert "strike Sedan" in did
    assert card("CP1") in did[0]
