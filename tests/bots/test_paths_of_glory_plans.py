"""How the heuristic of Paths of Glory adds up what it plans: operations that can wait, and redeployments."""

from __future__ import annotations

import pytest

from grognard.bots.paths_of_glory import orders, redeploying
from grognard.bots.paths_of_glory.orders import Order
from grognard.bots.paths_of_glory.redeploying import Option
from grognard.bots.paths_of_glory.survey import survey_of
from grognard.core.board import bits
from grognard.games.paths_of_glory.facts.tables import CP, SIZE
from tests.games.paths_of_glory.vocabulary import GAME


@pytest.mark.parametrize(("urgent", "expected"), [(0.0, 1.0), (0.5, 1.25), (2.0, 2.0)])
def test_what_cannot_wait_counts_in_full(urgent: float, expected: float) -> None:
    """An operation worth 2, of which half is lost by waiting: what is urgent counts whatever the share."""
    assert orders.total([Order(True, 1, 1, 2.0, urgent)], 1, 0.5) == pytest.approx(expected)


def test_a_hole_is_closed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second unit that goes to the same hole gains only what it brings beside closing it."""
    s = GAME.start("historical")
    survey = survey_of(s, CP)
    raids = survey.raids

    def closed(space: int) -> float:
        return raids.threat() - raids.threat_if(0, 1 << space, 0)

    place = max((space for space in bits(raids.open) if space < SIZE), key=closed)
    assert closed(place) > 0.1
    first, second = (Option(piece, place, closed(place) + more, 1, 1) for piece, more in ((1, 0.6), (2, 0.5)))
    monkeypatch.setattr(redeploying, "options", lambda s, survey, transfers: [first, second])
    assert redeploying.combined(s, survey) == [(first.gain, 1), (pytest.approx(0.5), 1)]
