"""Words for the tests of sense: compose a position, ask the bot, let it carry out a whole action."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from grognard.bots import decide
from grognard.bots.paths_of_glory import PathsOfGloryBot
from grognard.core.chance import CHANCE
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts.acts import SPACE
from grognard.games.paths_of_glory.facts.tables import BOARD, SPACE_OF
from grognard.games.paths_of_glory.turn.actions import Action
from tests.bots.paths_of_glory_sense.positions import all_quiet, endangered, scene, unsupplied
from tests.games.paths_of_glory.vocabulary import (
    asked,
    card,
    control,
    do,
    here,
    offered,
    passing,
    place_of,
    roll,
)

__all__ = [
    "BOTH_LIMITED",
    "FOUR",
    "LIMITED",
    "MISSED",
    "TOTAL",
    "TWO",
    "accepts",
    "after",
    "all_quiet",
    "asked",
    "burning",
    "card",
    "choice",
    "control",
    "declines",
    "do",
    "endangered",
    "event",
    "guarded",
    "here",
    "idle",
    "keeps",
    "offered",
    "operations",
    "outcomes",
    "passing",
    "place_of",
    "redeploy",
    "replacements",
    "roll",
    "scene",
    "strikes",
    "unsupplied",
]  # fmt: skip

BOT = PathsOfGloryBot()
MISSED = pytest.mark.xfail(strict=True, reason="the opponent does not see it yet")
"""What an expert would do and the opponent does not."""

BOTH_LIMITED = ("limited", "limited")
TOTAL = ("total", "total")
LIMITED: dict[str, Any] = {"levels": BOTH_LIMITED, "status": (5, 5)}
"""Both sides at Limited War, far from Total War."""

FOUR = {"AP": "AP2", "CP": "CP25"}
TWO = {"AP": "AP4", "CP": "CP4"}
"""A card of each side with four, and one with two OPS."""


def event(code: str) -> str:
    """The act that plays a card as an event."""
    return f"event {card(code)}"


def operations(code: str) -> str:
    return f"operations {card(code)}"


def redeploy(code: str) -> str:
    return f"redeploy {card(code)}"


def replacements(code: str) -> str:
    return f"replacements {card(code)}"


def burning(code: str) -> list[str]:
    """The acts that use a card for points, which puts its event off or, with an asterisk, wastes it."""
    return [operations(code), redeploy(code), replacements(code)]


# Decisions


def choice(s: PathsState, seed: int = 0) -> str:
    """What the bot does for the seat that is asked."""
    return SPACE.text(decide(BOT, s, s.asks()[0].seat, random.Random(seed)))


def accepts(s: PathsState, *acts: str) -> None:
    """The bot chooses one of these acts; all of them must be on offer, or the test itself is wrong."""
    for act in acts:
        assert act in offered(s), f"{act!r} is not offered: {offered(s)[:60]}"
    found = choice(s)
    assert found in acts, f"{found!r} is not one of {acts}"


def declines(s: PathsState, *acts: str) -> None:
    """The bot chooses none of these acts, though they are on offer."""
    for act in acts:
        assert act in offered(s), f"{act!r} is not offered: {offered(s)[:60]}"
    found = choice(s)
    assert found not in acts, f"{found!r} is a mistake"


def _in_action(s: PathsState) -> bool:
    return any(isinstance(step, Action) and step.how for step in s.stack)


def after(s: PathsState, seed: int = 0) -> tuple[PathsState, list[str]]:
    """The position after the action of the side that is asked, all dice from this seed, and what that side did. The
    other side's decisions in between are the bot's too."""
    s, rng, did = s.copy(), random.Random(seed), list[str]()
    seat = s.asks()[0].seat
    while True:
        ask = s.asks()[0]
        if ask.seat == CHANCE:
            s.apply(CHANCE, rng.choice(ask.acts))
        else:
            text = choice(s, seed)
            if ask.seat == seat:
                did.append(text)
            do(s, text)
        if s.over() or not s.asks() or not _in_action(s):
            return s, did


def outcomes(s: PathsState, seeds: int = 3) -> Iterator[tuple[PathsState, list[str]]]:
    """The positions after the action for several seeds of the dice."""
    for seed in range(seeds):
        yield after(s, seed)


def idle(s: PathsState) -> PathsState:
    """The side that is asked does nothing: the automatic operation, without marking a space."""
    do(s, "automatic-operation")
    if "done" in offered(s):
        do(s, "done")
    return s


def strikes(did: list[str]) -> list[str]:
    """The spaces attacked in an action."""
    return [text.removeprefix("strike ") for text in did if text.startswith("strike ")]


def guarded(s: PathsState, space: str, side: str) -> bool:
    """Whether a unit of this side is in the space."""
    return control(s, space) == side and bool(here(s, space))


def keeps(s: PathsState, space: str, side: str, code: str) -> None:
    """A space stays guarded when a card is played for operations, and when a unit in it is free to move."""
    enemy = 1 - ("AP", "CP").index(side)
    assert any(s.held[enemy] >> other & 1 for other in BOARD.neighbours[SPACE_OF[space]]), "no enemy beside it"
    for acts in ([operations(code)], ["automatic-operation", f"move {space}"]):
        for found, did in outcomes(do(s.copy(), *acts), 2):
            assert guarded(found, space, side), [*acts, *did]
