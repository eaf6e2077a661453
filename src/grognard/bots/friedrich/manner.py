"""Styles of play in Friedrich: attacks are daring, and each nation marches where it marched in the war."""

from __future__ import annotations

from typing import Final

from grognard.bots.manner import Manner
from grognard.core.state import State
from grognard.games.friedrich.facts.acts import GO, SPACE
from grognard.games.friedrich.facts.tables import (
    AUSTRIA,
    BOARD,
    CITIES,
    FRANCE,
    GENERALS,
    HANOVER,
    IMPERIAL,
    PRUSSIA,
    RUSSIA,
    SWEDEN,
)
from grognard.games.friedrich.steps.movement import March

DARING: Final = {"attack": 1.0, "play": 0.5, "reserve": 0.5, "break-off": -1.0}
KEPT: Final = ["troops", "discard", "play", "reserve", "take", "recruit", "pay"]
AIMS: Final = [
    "because-objective-open",
    "because-win-back",
    "because-objective-marked",
    "because-train-in-reach",
    "because-protects",
    "because-towards",
    "because-towards-charge",
]
MARCHES: Final = {
    PRUSSIA: "Dresden",
    AUSTRIA: "Breslau",
    RUSSIA: "Königsberg (East Prussia)",
    SWEDEN: "Stettin",
    FRANCE: "Hannover",
    HANOVER: "Hameln",
    IMPERIAL: "Leipzig",
}
"""Where the generals of each nation went: Prussia into Saxony in 1756; Austria into Silesia, France to Hanover and
Russia to East Prussia in 1757."""
FAR: Final = 20
"""From farther away nobody marches there."""


class FriedrichManner(Manner):
    """The manners of Friedrich."""

    def __init__(self) -> None:
        Manner.__init__(self, DARING, [], KEPT, AIMS)

    def historical(self, state: State, seat: int, act: int) -> float:
        step = state.stack[-1]
        if not isinstance(step, March) or SPACE.base_of[act] != GO or step.group[0] >= GENERALS:
            return 0.0
        goal = MARCHES.get(step.nation(), "")
        away = BOARD.distance(act - GO, CITIES.index(goal)) if goal else FAR
        return max(0.0, 1.0 - away / FAR)
