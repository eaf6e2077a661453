"""What must hold for every game, in games of this one with much fighting; tests/conformance plays the others."""

from __future__ import annotations

import pytest

from tests.games.paths_of_glory.vocabulary import GAME
from tests.warlike import Warlike

SCENARIOS = ["introductory", "historical", "great-war"]


class War(Warlike):
    """The sides play cards for operations, and attack."""

    EAGER = ("attack", "strike", "with", "pin", "play", "use", "take", "operations", "event", "stand", "pull-back")
    IDLE = ("offer-peace", "redeploy", "automatic-operation", "move", "pass")


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_warlike_games_hold_every_property(scenario: str) -> None:
    trial = War(GAME, 8000, scenario, sample=True)
    trial.play()
    assert trial.match.state.over()
