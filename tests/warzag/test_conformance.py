"""What must hold for every game, in games of this one with much fighting; tests/conformance plays the others."""

from __future__ import annotations

import pytest

from tests.warlike import Warlike
from tests.warzag.desk import GAME


class War(Warlike):
    """Armies are trained, sent out and used."""

    EAGER = ("invade", "from", "with", "enter", "infantry", "armour", "air", "bomb", "play", "activate", "eliminate")
    IDLE = ("done", "pass", "raze", "give", "liberate")


@pytest.mark.parametrize("scenario", ["four-players", "alliances", "two-players-uk-italy"])
def test_warlike_games_hold_every_property(scenario: str) -> None:
    trial = War(GAME, 8000, scenario)
    trial.play()
    assert trial.match.state.over()
