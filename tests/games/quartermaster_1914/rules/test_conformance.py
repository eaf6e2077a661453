"""What must hold for every game, in games of this one with much fighting; tests/conformance plays the others."""

from __future__ import annotations

import pytest

from grognard.games.quartermaster_1914.game import Quartermaster1914
from tests.warlike import Warlike

GAME = Quartermaster1914()
SCENARIOS = list(GAME.scenarios)


class War(Warlike):
    """The powers build, prepare and fight."""

    EAGER = (
        "battle", "build", "recruit", "reinforce", "sustain", "sustain-from-hand", "bertha", "counterattack", "spend",
        "use", "keep", "with", "from", "prepare", "play", "draw",
    )  # fmt: skip
    IDLE = ("recall", "draft", "unprepare", "pass-turn", "discard", "discard-prepared", "lose-point")

    def prefer(self, eager: list[int]) -> int:
        """As many cards as can be had."""
        return eager[-1] if GAME.space.verb_of(eager[-1]).name == "draw" else super().prefer(eager)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_warlike_games_hold_every_property(scenario: str) -> None:
    trial = War(GAME, 8000, scenario)
    trial.play()
    assert trial.match.state.over()
