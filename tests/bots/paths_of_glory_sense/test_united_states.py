"""The American entry: the Telegram, Over There, the armies, and the submarines that stop them."""

from __future__ import annotations

from tests.bots.paths_of_glory_sense.sense import (
    TOTAL,
    accepts,
    all_quiet,
    burning,
    declines,
    do,
    event,
    offered,
)


def test_the_zimmermann_telegram_when_it_is_allowed() -> None:
    s = all_quiet(turn=14, round=6, side="AP", hands={"AP": "AP54"}, levels=TOTAL, status=(16, 15))
    accepts(s, event("AP54"))


def test_over_there_opens_the_american_reinforcements() -> None:
    s = all_quiet(
        turn=15,
        round=6,
        side="AP",
        hands={"AP": "AP55 AP43"},
        played="AP12 AP54",
        war="TU IT US",
        levels=TOTAL,
        status=(17, 15),
    )
    accepts(s, event("AP55"))


def test_the_american_army_lands() -> None:
    s = all_quiet(
        turn=16,
        round=6,
        side="AP",
        hands={"AP": "AP43"},
        played="AP12 AP54 AP55",
        war="TU IT US",
        levels=TOTAL,
        status=(17, 15),
    )
    accepts(s, event("AP43"))


def test_fourteen_points_after_the_telegram() -> None:
    """A VP and no more peace offers of the other side, for a card of two OPS."""
    s = all_quiet(
        turn=16,
        round=6,
        side="AP",
        hands={"AP": "AP40"},
        played="AP12 AP54",
        war="TU IT US",
        levels=TOTAL,
        status=(17, 15),
    )
    accepts(s, event("AP40"))


def test_convoy_against_the_submarines() -> None:
    """It is worth a VP and lets the Americans come."""
    s = all_quiet(
        turn=15,
        round=6,
        side="AP",
        hands={"AP": "AP52 AP43"},
        played="AP12 AP54 AP55 CP54 CP36",
        war="TU IT US",
        levels=TOTAL,
        status=(17, 17),
    )
    accepts(s, event("AP52"))


def test_submarines_before_the_americans_come() -> None:
    """U-Boats Unleashed stops the American cards and takes a British point in every turn."""
    s = all_quiet(
        turn=15,
        round=6,
        hands={"CP": "CP36"},
        played="AP12 AP54 AP55 CP54",
        war="TU IT US",
        levels=TOTAL,
        status=(16, 15),
        points=14,
    )
    accepts(s, event("CP36"))


def test_hindenburg_and_ludendorff_take_command() -> None:
    """It enables five other cards and ends the German mandated offensives."""
    s = all_quiet(turn=12, round=6, hands={"CP": "CP54"}, levels=TOTAL, status=(12, 12))
    accepts(s, event("CP54"))


def test_what_enables_the_submarines_is_not_spent_for_points() -> None:
    s = all_quiet(turn=12, round=2, hands={"CP": "CP54 CP36 CP40"}, levels=TOTAL, status=(12, 12))
    declines(s, *burning("CP54"))


def test_the_american_army_lands_near_the_front() -> None:
    """From Bordeaux, Nantes or Marseilles an army needs two actions more."""
    s = all_quiet(
        turn=16,
        side="AP",
        hands={"AP": "AP43"},
        played="AP12 AP54 AP55",
        war="TU IT US",
        levels=TOTAL,
        status=(17, 15),
    )
    do(s, event("AP43"))
    far = ("Bordeaux", "Nantes", "Marseilles", "La Rochelle")
    assert set(far) <= set(offered(s, "place"))
    declines(s, *[f"place {space}" for space in far])
