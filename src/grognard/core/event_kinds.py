"""Kinds of events, in words that all games share: so that any of them can be shown, grouped and coloured by code that
knows no game. It follows from an event's key, so that stories told long ago have it, too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

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
]


class EventKinds:
    """For the keys of a game's events what they are about; and which arguments are the places gone through, in order,
    where an event does not tell its way itself."""

    def __init__(self, about: Mapping[About, tuple[str, ...]], ways: Mapping[str, tuple[str, ...]]) -> None:
        self.about: dict[str, About] = {}
        for word, keys in about.items():
            for key in keys:
                if key in self.about:
                    raise ValueError(f"the event {key} is about {self.about[key]} and about {word}")
                self.about[key] = word
        self.ways: dict[str, tuple[str, ...]] = dict(ways)
