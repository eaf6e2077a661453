"""What must hold for every game, in games of this one with much fighting; tests/conformance plays the others."""

from __future__ import annotations

import pytest

from grognard.fuzzing import RandomGame
from tests.games.warzag.vocabulary import GAME, rule
from tests.warlike import Warlike


class War(Warlike):
    """Armies are trained, sent out and used."""

    EAGER = ("invade", "from", "with", "enter", "infantry", "armour", "air", "bomb", "play", "activate", "eliminate")
    IDLE = ("done", "pass", "raze", "give", "liberate")


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["four-players", "alliances", "two-players-uk-italy"])
def test_warlike_games_hold_every_property(scenario: str) -> None:
    trial = War(GAME, 8000, scenario, sample=True)
    trial.play()
    assert trial.match.state.over() or not trial.ends


@rule("W25")
def test_without_the_armistice_a_game_need_not_end() -> None:
    trial = RandomGame(GAME, 151, "two-players-uk-italy", most=200)
    assert trial.match.options["armistice"] == "off"
    assert not GAME.ends(trial.match.options)
    trial.play()
    assert not trial.match.state.over()
    assert GAME.ends({"armistice": "on"})
