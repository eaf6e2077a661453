"""Neutral nations: their entry is worth more than five OPS, and it can come too late."""

from __future__ import annotations

import pytest

from tests.bots.paths_of_glory_sense.sense import (
    BOTH_LIMITED,
    LIMITED,
    TOTAL,
    accepts,
    all_quiet,
    burning,
    declines,
    event,
)


@pytest.mark.parametrize(("side", "code"), [("AP", "AP17"), ("CP", "CP34")])
def test_an_ally_enters_the_war_now(side: str, code: str) -> None:
    """Italy and Bulgaria bring units, a new front and two points of War Status."""
    s = all_quiet(turn=5, round=6, side=side, hands={side: code}, war="TU", **LIMITED)
    accepts(s, event(code))


@pytest.mark.parametrize(("side", "code", "other"), [("AP", "AP17", "AP16"), ("CP", "CP34", "CP30")])
def test_an_entry_is_not_spent_for_points(side: str, code: str, other: str) -> None:
    s = all_quiet(turn=5, side=side, hands={side: f"{code} {other}"}, war="TU", **LIMITED)
    declines(s, *burning(code))


def test_italy_before_total_war() -> None:
    """At Total War a neutral Italy costs the Allies a VP in every turn."""
    s = all_quiet(
        turn=9,
        round=6,
        side="AP",
        hands={"AP": "AP17 AP27"},
        war="TU",
        levels=BOTH_LIMITED,
        status=(9, 8),
    )
    accepts(s, event("AP17"))


def test_romania_before_the_tsar_falls() -> None:
    """Fall of the Tsar is worth 3 VP while Romania is neutral, and 1 VP afterwards; then Romania can never enter."""
    s = all_quiet(
        turn=12,
        round=6,
        side="AP",
        hands={"AP": "AP16"},
        poland_lost=True,
        war="TU IT",
        played="AP12 CP28",
        levels=TOTAL,
        status=(16, 16),
    )
    accepts(s, event("AP16"))
