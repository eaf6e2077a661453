"""The four games in Firefox and in WebKit: a lesson of each, and five acts of a match by clicking."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.table import plain
from tests.browsers.reader import Reader
from tests.installed import INSTALLED

ACTS = 5
TASKS = 40
"""No lesson is so long."""
MOST_ACTS = 60
ON_BOARD = ("place", "piece")
TASK = "[data-testid=task]"
CARD = ".tray button.pick"
"""A card that can be shown large; those of Friedrich have nothing to read."""

every_game = pytest.mark.parametrize("game", INSTALLED)


def first(position: Any) -> tuple[dict[str, Any], int | None]:
    """What is chosen: on the board if something is on offer there, else a card, a number or a button."""
    roles = [*ON_BOARD, "card", "number", None]
    choices = sorted(
        position["choices"], key=lambda one: roles.index(one["role"]) if one["role"] in roles else len(roles)
    )
    return choices[0], next(iter(choices[0]["targets"]), None)


def is_on_board(position: Any) -> bool:
    return bool(position["choices"]) and first(position)[0]["role"] in ON_BOARD


def task(lesson: Any) -> str:
    return " ".join(plain(lesson["task"]).split())


@every_game
def test_five_acts_by_clicking(reader: Reader, game: str) -> None:
    path = reader.begin(game)
    # The set-up of some games has nothing on the board: that far without the page.
    for _ in range(MOST_ACTS):
        position = reader.ask(path)
        if is_on_board(position):
            break
        choice, target = first(position)
        act = {"seat": position["seat"], "seq": position["seq"], "verb": choice["verb"], "target": target}
        reader.ask(f"{path}/act", act)
    reader.go(f"/match/{path.removeprefix('/matches/')}")
    reader.wait_for("[data-testid=prompt].yours")
    if reader.count(CARD):
        assert min(reader.enlarge(CARD)) > 100
    roles = []
    for _ in range(ACTS):
        position = reader.ask(path)
        reader.shows(position["seq"])
        reader.says("[data-testid=prompt] .text", " ".join(plain(position["prompt"]).split()))
        choice, target = first(position)
        reader.choose(choice, target)
        roles.append(choice["role"])
    reader.shows(reader.ask(path)["seq"])
    assert set(roles) & set(ON_BOARD)
    assert not reader.troubles()


@every_game
def test_the_first_lesson(reader: Reader, game: str) -> None:
    name = reader.ask(f"/games/{game}/lessons")[0]["name"]
    path = f"/games/{game}/lessons/{name}?language=en"
    now = reader.ask(path)
    acts: list[dict[str, Any]] = []
    reader.go(f"/learn/{game}/{name}")
    reader.says(TASK, task(now))
    while not now["done"] and len(acts) < TASKS:
        show, choices = now["show"], now["position"]["choices"]
        acts.append({"verb": show["verb"], "target": show["target"]})
        now = reader.ask(path, {"acts": acts})
        choice = next(one for one in choices if one["verb"] == show["verb"])
        reader.choose(choice, show["target"])
        reader.says(TASK, task(now))
    assert now["done"]
    assert not reader.troubles()
