"""Kinds of events, in words that all games share: so that any of them can be shown, grouped and coloured by code that
knows no game. It follows from an event's key, so that stories told long ago have it, too."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal

from grognard.core.sayings import Saying

About = Literal[
    "march",  # pieces go from place to place
    "battle",  # a battle begins
    "fight",  # its course: cards, dice
    "outcome",  # who has won it
    "retreat",
    "loss",
    "capture",
    "gain",  # new troops and pieces
    "supply",
    "card",  # a card is played, drawn or lost in sight of who reads it
    "fate",
    "score",
    "leave",  # a nation leaves the war
    "phase",  # a turn or a part of it begins
    "figures",  # the state of the war, as all know it, at the beginning of a turn
    "summary",  # a battle in one line: the last that is told of it
]

Summary = Callable[[Sequence[Saying]], Saying | None]
"""What came of a battle, from all that everybody was told of it, its beginning first; None where that is not enough."""


class EventKinds:
    """For the keys of a game's events what they are about; which arguments are the places gone through, in order, where
    an event does not tell its way itself; and how a battle is summed up.

    A game that sums battles up ends each of them with an event about a summary; the match replaces it with what
    `summary` makes of the battle.
    """

    def __init__(
        self,
        about: Mapping[About, tuple[str, ...]],
        ways: Mapping[str, tuple[str, ...]],
        summary: Summary | None = None,
    ) -> None:
        self.about: dict[str, About] = {}
        for word, keys in about.items():
            for key in keys:
                if key in self.about:
                    raise ValueError(f"the event {key} is about {self.about[key]} and about {word}")
                self.about[key] = word
        self.ways: dict[str, tuple[str, ...]] = dict(ways)
        self.summary = summary


INDENT: Final = "  "
"""Before the lines of a battle's course where they are told one below the other."""
FEW: Final = 4
"""A battle of so few lines needs no summary where its lines are told one below the other."""


class BattleTracker:
    """Follows the events of a log that is told line by line: which of them are the course of a battle."""

    def __init__(self, kinds: EventKinds) -> None:
        self.kinds = kinds
        self.heading: Saying | None = None
        """Under which the battle in progress began; None where there is none."""
        self.lines = 0
        """How many lines have been told of it."""

    def indents(self, key: str, heading: Saying) -> bool | None:
        """Whether this event is told of the battle in progress, between its beginning and its summary; None where it is
        not worth a line."""
        about = self.kinds.about.get(key)
        if self.kinds.summary is None:
            return False
        if about == "battle":
            self.heading, self.lines = heading, 1
            return False
        ends = about == "summary"
        running = self.heading == heading
        if ends or not running:
            self.heading = None
        if ends and running and self.lines <= FEW:
            return None
        self.lines += 1
        return running and not ends
