"""The example of docs/add-a-game.md is a whole game: its code runs, and everything that must hold for a game holds."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from grognard.core import game as registry
from grognard.core.game import Game
from grognard.core.match import Match
from grognard.core.reasons import Problem
from grognard.fuzzing import RandomGame
from grognard.texts.words import words

PAGE = Path(__file__).resolve().parent.parent / "docs" / "add-a-game.md"


@pytest.fixture(scope="module")
def page() -> Any:
    """The names that the page's code defines."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    names: dict[str, Any] = {"__name__": "sortie"}
    exec("\n".join(blocks), names)
    yield names
    registry._made.pop("sortie", None)


def test_the_example_is_found_by_its_name(page: dict[str, Any]) -> None:
    assert words(registry.find("sortie")).name("game", "sortie") == "Sortie"


@pytest.mark.parametrize("seed", range(20))
def test_the_example_has_the_properties_of_every_game(page: dict[str, Any], seed: int) -> None:
    trial = RandomGame(page["Sortie"](), seed)
    trial.play()
    assert trial.match.state.result() is not None


def test_a_number_is_secret_until_both_have_sent(page: dict[str, Any]) -> None:
    match = Match(page["Sortie"](), secret=bytes(32))
    match.play(0, page["SPACE"].parse("send 3"))
    assert match.state.view(0)["step"]["sent"] == [3, 0]
    assert match.state.view(1)["step"]["sent"] == [0, 0]
    guesses = {tuple(match.state.imagine(1, random.Random(seed)).stack[-1].fields()[0]) for seed in range(40)}
    assert guesses == {(1, 0), (2, 0), (3, 0)}


def test_the_example_still_plays_its_older_rules(page: dict[str, Any]) -> None:
    later = page["LaterSortie"]()
    assert [later.playing(version).rules_version for version in ("1", "2")] == ["1", "2"]
    with pytest.raises(Problem, match="rules version 3"):
        later.playing("3")


def test_a_game_that_lacks_a_method_cannot_be_made(page: dict[str, Any]) -> None:
    class Half(Game):
        """It has a name, and nothing else."""

    with pytest.raises(TypeError, match="abstract"):
        Half("half", "1", page["SPACE"], {}, {}, {})  # type: ignore[abstract]


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(Problem, match=r"there is no game 'halma'; the games are .*friedrich"):
        registry.find("halma")
