"""What must hold for every game, in games of this one with much fighting; tests/conformance plays the others."""

from __future__ import annotations

import pytest

from grognard.fuzzing import RandomGame
from tests.paths_of_glory.desk import GAME

SCENARIOS = ["introductory", "historical", "great-war"]


class Warlike(RandomGame):
    """A random game in which the sides play cards for operations and attack, so that combats are checked as well."""

    EAGER = ("attack", "strike", "with", "pin", "play", "use", "take", "operations", "event", "stand", "pull-back")
    IDLE = ("offer-peace", "redeploy", "automatic-operation", "move", "pass")

    def pick(self, acts: list[int]) -> int:
        rng = self.rng
        verbs = {act: GAME.space.verb_of(act).name for act in acts}
        if rng.random() < 0.8:
            eager = [act for act in acts if verbs[act] in self.EAGER]
            if eager:
                return rng.choice(eager)
        busy = [act for act in acts if verbs[act] not in self.IDLE]
        return rng.choice(busy or acts) if rng.random() < 0.9 else rng.choice(acts)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_warlike_games_hold_every_property(scenario: str, seed: int) -> None:
    trial = Warlike(GAME, 8000 + seed, scenario)
    trial.play()
    assert trial.match.state.over()
