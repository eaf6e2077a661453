"""What must hold for every game, in games of this one with much fighting; tests/conformance plays the others."""

from __future__ import annotations

import pytest

from grognard.fuzzing import RandomGame
from grognard.games.quartermaster_1914.game import Quartermaster1914

GAME = Quartermaster1914()
SCENARIOS = list(GAME.scenarios)


class Warlike(RandomGame):
    """A random game in which the powers build, prepare and fight, so that battles are checked as well."""

    EAGER = (
        "battle", "build", "recruit", "reinforce", "sustain", "sustain-from-hand", "bertha", "counterattack", "spend",
        "use", "keep", "with", "from", "prepare", "play", "draw",
    )  # fmt: skip
    IDLE = ("recall", "draft", "unprepare", "pass-turn", "discard", "discard-prepared", "lose-point")

    def pick(self, acts: list[int]) -> int:
        rng = self.rng
        verbs = {act: GAME.space.verb_of(act).name for act in acts}
        if rng.random() < 0.85:
            eager = [act for act in acts if verbs[act] in self.EAGER]
            if eager:
                return eager[-1] if verbs[eager[-1]] == "draw" else rng.choice(eager)
        busy = [act for act in acts if verbs[act] not in self.IDLE]
        return rng.choice(busy or acts) if rng.random() < 0.95 else rng.choice(acts)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_warlike_games_hold_every_property(scenario: str, seed: int) -> None:
    trial = Warlike(GAME, 8000 + seed, scenario)
    trial.play()
    assert trial.match.state.over()
