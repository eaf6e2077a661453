"""Details of log entries for the page: what a line tells beside its sentence, and from where on it is news to a
person."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.chance import CHANCE
from grognard.core.game import Game
from grognard.core.match import Match, Played
from grognard.core.sayings import Saying
from grognard.core.state import State
from grognard.table.common.responses import Beside, ByWhom, News


def beside(game: Game[State], said: Saying) -> Beside:
    """For faces: what an event is about, the places gone through, and a word of the game's own for it."""
    kinds, args = game.telling(), said.args
    found: Beside = {}
    if said.key in kinds.about:
        found["about"] = kinds.about[said.key]
    if "way" in args:
        found["way"] = args["way"]
    elif said.key in kinds.ways:
        found["way"] = [args[name] for name in kinds.ways[said.key]]
    if "about" in args:
        found["word"] = args["about"]
    return found


def whose(game: Game[State], heading: Saying) -> ByWhom:
    """Whose turn a heading speaks of: the first thing that it names, as kind and number."""
    for name, value in heading.args.items():
        kind = game.kind(name)
        if kind in game.names and isinstance(value, int) and 0 <= value < len(game.names[kind]):
            return {"by": {"kind": kind, "number": value}}
    return {}


class TurnTracker:
    """Where the present turn of a match began and from where on it is news to whom, followed act by act. A turn is what
    lies under one heading; it is theirs who decide first in it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.read = 0
        """So many acts have been followed."""
        self.last: Played | None = None
        """The last of them."""
        self.heading: Saying | None = None
        self.start = 0
        self.firsts: dict[tuple[int, ...], int] = {}
        """For who holds these seats: the first decision in the present turn that they know of, or where it will be."""
        self.before: dict[tuple[int, ...], int] = {}
        """For who holds these seats: so many acts stood when they had seen what came of their last turn before this."""

    def news(self, seats: Sequence[int]) -> News:
        """What is news to who holds these seats: `since` so many acts stood, when they last decided in a turn of their
        own before the present one and saw what came of it, `until` they decided in the present one, if that is
        theirs."""
        if not seats:
            return {"since": None, "until": None}
        self._follow()
        line, key = self.match.line, tuple(seats)
        since = self.before.get(key)
        if since is None:
            since = self.before[key] = _seen(line, self.start, key)
        first = self._first(key)
        return {"since": since, "until": first if first < len(line) and line[first].seat in key else len(line)}

    def _first(self, key: tuple[int, ...]) -> int:
        line, first = self.match.line, self.firsts.get(key, self.start)
        while first < len(line) and not _decides(line[first], key):
            first += 1
        self.firsts[key] = first
        return first

    def _follow(self) -> None:
        line, heading = self.match.line, self.match.state.heading()
        read, count = self.read, len(line)
        if read == count and self.heading == heading and (not read or line[-1] is self.last):
            return
        known = self.heading is not None and read <= count and (not read or line[read - 1] is self.last)
        if not known or self.heading != heading or any(line[n].heading != heading for n in range(read, count)):
            self.heading = heading
            self.start = _start(line, count, heading)
            self.firsts.clear()
            self.before.clear()
        self.read = count
        self.last = line[-1] if line else None


def news(match: Match, seats: Sequence[int]) -> News:
    """What is news to who holds these seats now (`TurnTracker.news`)."""
    return TurnTracker(match).news(seats)


def _seen(line: list[Played], end: int, seats: Sequence[int]) -> int:
    """So many acts stood when these seats had seen what came of their last turn before that point."""
    while end:
        start = _start(line, end, line[end - 1].heading)
        own = _own(line, start, end, seats)
        if own:
            last = own[-1] + 1
            while last < end and (line[last].seat == CHANCE or line[last].seat in seats):
                last += 1
            return last
        end = start
    return 0


def _own(line: list[Played], start: int, end: int, seats: Sequence[int]) -> list[int]:
    """The decisions of these seats in a turn that is theirs."""
    decided = [n for n in range(start, end) if _decides(line[n], seats)]
    own = [n for n in decided if line[n].seat in seats]
    return own if own and own[0] == decided[0] else []


def _decides(played: Played, seats: Sequence[int]) -> bool:
    """Whether this was a decision, as far as who holds these seats knows: if another had a choice is that one's own."""
    return played.seat != CHANCE and (played.chosen or played.seat not in seats)


def _start(line: list[Played], end: int, heading: Saying) -> int:
    """Where the acts under this heading begin that end there."""
    while end and (line[end - 1].heading is heading or line[end - 1].heading == heading):
        end -= 1
    return end
