"""War Status, Russia's fall, the armistice and peace."""

from __future__ import annotations

import pytest

from tests.bots.paths_of_glory_sense.sense import (
    BOTH_LIMITED,
    TOTAL,
    accepts,
    all_quiet,
    burning,
    declines,
    event,
)

# Russia


def test_the_tsar_takes_command_when_three_spaces_are_held() -> None:
    """Without this event Russia never falls."""
    s = all_quiet(turn=10, round=6, hands={"CP": "CP28"}, poland_lost=True, levels=BOTH_LIMITED, status=(9, 9))
    accepts(s, event("CP28"))


def test_the_fall_of_the_tsar_for_three_points() -> None:
    s = all_quiet(
        turn=13, round=6, hands={"CP": "CP52"}, poland_lost=True, played="AP12 CP28", levels=TOTAL, status=(15, 16)
    )
    accepts(s, event("CP52"))


def test_the_fall_of_the_tsar_is_not_spent_while_it_can_be_played() -> None:
    s = all_quiet(
        turn=13, round=1, hands={"CP": "CP52 CP33"}, poland_lost=True, played="AP12 CP28", levels=TOTAL, status=(15, 16)
    )
    declines(s, *burning("CP52"))


def test_bolshevik_revolution_once_more_of_russia_is_held() -> None:
    """It ends Russian replacements and leads to Brest Litovsk."""
    s = all_quiet(
        turn=15,
        round=6,
        hands={"CP": "CP53 CP45"},
        poland_lost=True,
        units={"Riga": "GEc", "Szawli": "GEc"},
        trenches={"Riga": ""},
        destroyed="Riga",
        played="AP12 CP28 CP52",
        levels=TOTAL,
        status=(16, 16),
    )
    accepts(s, event("CP53"))


def test_brest_litovsk_wins_the_war_with_eleven_points() -> None:
    """In the Campaign scenario 11 VP win after the treaty, and only draw without it."""
    s = all_quiet(
        turn=20,
        round=6,
        hands={"CP": "CP45"},
        poland_lost=True,
        points=11,
        played="AP12 CP28 CP52 CP53",
        levels=TOTAL,
        status=(17, 17),
    )
    accepts(s, event("CP45"))


# Armistice


@pytest.mark.parametrize("points", [8, 9])
def test_the_side_that_loses_does_not_bring_the_armistice(points: int) -> None:
    """Combined War Status 40 ends the game, with 9 VP or fewer in defeat for CP; many turns are left."""
    s = all_quiet(
        turn=14, round=6, hands={"CP": "CP36 CP40"}, points=points, played="AP12 CP54", levels=TOTAL, status=(19, 20)
    )
    declines(s, event("CP36"))


def test_the_central_powers_bring_the_armistice_when_they_win() -> None:
    s = all_quiet(
        turn=14, round=6, hands={"CP": "CP36 CP40"}, points=15, played="AP12 CP54", levels=TOTAL, status=(19, 19)
    )
    accepts(s, event("CP36"))


def test_the_allies_bring_the_armistice_when_they_win() -> None:
    s = all_quiet(
        turn=14,
        round=6,
        side="AP",
        hands={"AP": "AP26 AP36"},
        points=7,
        played="AP12 AP2",
        levels=TOTAL,
        status=(19, 19),
    )
    accepts(s, event("AP26"))


def test_the_allies_do_not_bring_the_armistice_when_they_lose() -> None:
    s = all_quiet(
        turn=13,
        round=6,
        side="AP",
        hands={"AP": "AP37 AP36"},
        points=14,
        played="AP12 AP2",
        levels=TOTAL,
        status=(19, 20),
    )
    declines(s, event("AP37"))


# Peace


@pytest.mark.parametrize(("side", "points"), [("CP", 14), ("CP", 16), ("AP", 8), ("AP", 6)])
def test_who_wins_does_not_offer_peace_at_the_end(side: str, points: int) -> None:
    """An accepted offer is a draw; the win is there."""
    s = all_quiet(turn=20, round=6, side=side, points=points, hands={side: f"{side}4"}, levels=TOTAL, status=(15, 15))
    declines(s, "offer-peace")
