"""What a line of the story tells beside its sentence, and from where on it is news to a person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.core.chance import CHANCE
from grognard.core.game import Game
from grognard.core.match import Match, Played
from grognard.core.sayings import Saying


def beside(game: Game, said: Saying) -> dict[str, Any]:
    """For faces: what an event is about, the places gone through, and a word of the game's own for it."""
    telling, args = game.telling(), said.args
    found: dict[str, Any] = {}
    if said.key in telling.about:
        found["about"] = telling.about[said.key]
    if "way" in args:
        found["way"] = args["way"]
    elif said.key in telling.ways:
        found["way"] = [args[name] for name in telling.ways[said.key]]
    if "about" in args:
        found["word"] = args["about"]
    return found


def whose(game: Game, heading: Saying) -> dict[str, Any]:
    """Whose turn a heading speaks of: the first thing that it names, as kind and number."""
    for name, value in heading.args.items():
        kind = game.kind(name)
        if kind in game.names and isinstance(value, int) and 0 <= value < len(game.names[kind]):
            return {"by": {"kind": kind, "number": value}}
    return {}


def news(match: Match, seats: Sequence[int]) -> dict[str, int | None]:
    """What is news to who holds these seats: `since` so many acts stood, when they last decided in a turn of their own
    before the present one and saw what came of it, `until` they decided in the present one, if that is theirs. A turn
    is what lies under one heading; it is theirs who decide first in it."""
    if not seats:
        return {"since": None, "until": None}
    line = match.line
    end = _start(line, len(line), match.state.heading())
    own = _own(line, end, len(line), seats)
    until = own[0] if own else len(line)
    while end:
        start = _start(line, end, line[end - 1].heading)
        own = _own(line, start, end, seats)
        if own:
            last = own[-1] + 1
            while last < end and (line[last].seat == CHANCE or line[last].seat in seats):
                last += 1
            return {"since": last, "until": until}
        end = start
    return {"since": 0, "until": until}


def _own(line: list[Played], start: int, end: int, seats: Sequence[int]) -> list[int]:
    """The decisions of these seats in a turn that is theirs."""
    decided = [n for n in range(start, end) if line[n].chosen and line[n].seat != CHANCE]
    own = [n for n in decided if line[n].seat in seats]
    return own if own and own[0] == decided[0] else []


def _start(line: list[Played], end: int, heading: Saying) -> int:
    """Where the acts under this heading begin that end there."""
    while end and (line[end - 1].heading is heading or line[end - 1].heading == heading):
        end -= 1
    return end
