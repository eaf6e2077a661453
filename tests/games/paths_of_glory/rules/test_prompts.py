"""Prompts: short headlines that speak of what is possible now; refusals that say what would be right."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import pytest

from grognard.core.chance import CHANCE
from grognard.core.state import Ask
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.combat.retreat import Retreat
from grognard.games.paths_of_glory.facts.acts import GO, SPACE
from grognard.games.paths_of_glory.facts.tables import SIZE
from grognard.texts.words import words
from tests.games.paths_of_glory.vocabulary import GAME, card, do, position, start

LONGEST: Final = 72
"""Headlines of one unit and one space have at most about 60 characters; names may be long."""


def prompt(s: PathsState, language: str = "en") -> list[str]:
    """The lines of what is asked now."""
    asked = s.prompt(s.asks()[0].seat)
    assert asked is not None
    return words(GAME, language).prompt_lines(asked)


def moving(units: str, **more: object) -> PathsState:
    s = position(side="AP", units={"Verdun": units, "Metz": "GE4"}, hands={"AP": "AP2"}, **more)  # type: ignore[arg-type]
    return do(s, f"operations {card('AP2')}", "move Verdun")


def test_entrenching_is_named_only_where_an_army_can_entrench() -> None:
    assert prompt(moving("FR1"))[0] == "Move units from activated spaces"
    assert prompt(moving("FR1", played="AP12"))[0] == "Move units from activated spaces, or entrench"
    assert prompt(moving("FRc", played="AP12"))[0] == "Move units from activated spaces"


def test_a_unit_to_add_is_named_only_where_there_is_one() -> None:
    alone, two = moving("FR1"), moving("FR1 FR2")
    assert prompt(do(alone, "take FR1")) == [
        "Move the French 1st Army from Verdun", "Movement points left: 3", "Choose a destination.",
    ]  # fmt: skip
    assert prompt(do(two, "take FR1"))[2] == "Choose a destination, or add a unit to the stack."


def test_the_first_action_of_the_historical_scenario_is_named() -> None:
    s = start("historical")
    while not s.asks() or s.asks()[0].seat == CHANCE:
        s.apply(CHANCE, s.asks()[0].acts[0])
    assert prompt(s)[0] == "Play Guns of August as an event"
    assert prompt(s, "it")[0] == "Gioca I Cannoni di Agosto come evento"


def played(games: int) -> Iterator[tuple[PathsState, Ask]]:
    """What is asked of a player in games at random."""
    for seed in range(games):
        s = GAME.start("campaign")
        rng = random.Random(seed)
        while not s.over():
            ask = s.asks()[0]
            if ask.seat != CHANCE:
                yield s, ask
            s.apply(ask.seat, rng.choice(ask.acts))


@pytest.mark.parametrize("language", ["en", "it"])
def test_headlines_are_short(language: str) -> None:
    """But for those that name several units."""
    long: set[str] = set()
    keys: set[str] = set()
    for s, ask in played(20):
        asked = s.prompt(ask.seat)
        assert asked is not None
        keys.add(asked.key)
        headline = prompt(s, language)[0]
        assert not headline.endswith(".")
        if len(asked.args.get("pieces", ())) < 2 and len(headline) > LONGEST:
            long.add(headline)
    assert len(keys) > 30
    assert long == set()


def test_a_refused_retreat_names_the_spaces_that_are_open() -> None:
    said: set[str] = set()
    for s, ask in played(40):
        if isinstance(s.stack[-1], Retreat) and SPACE.base_of[ask.acts[0]] == GO:
            for space in range(SIZE):
                refusal = s.why(ask.seat, GO + space)
                if refusal is not None and "spaces" in refusal.saying.args:
                    said.add(refusal.saying.key)
                    assert refusal.saying.args["spaces"] == [act - GO for act in ask.acts]
    assert "better-retreat" in said
