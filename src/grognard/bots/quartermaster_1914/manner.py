"""Styles of play in Quartermaster General: 1914: battles are daring, and the powers open as in 1914."""

from __future__ import annotations

from typing import Final

from grognard.bots.manner import Manner
from grognard.core.state import State

DARING: Final = {
    "battle": 1.0, "attrition": 0.7, "counterattack": 0.7, "against": 0.5, "bertha": 0.5, "play": 0.1, "build": 0.0,
    "recruit": -0.2, "prepare": -0.4,
}  # fmt: skip
BATTLES: Final = ("Battle", "Offensive", "Kaiserschlacht", "Plan")
"""Cards with these words in their names attack."""
BUILDS: Final = ("Build", "Mobiliz", "Landwehr", "Landsturm")
HISTORY: Final = [
    # Germany through Belgium into France, Austria-Hungary against Serbia
    "play Schlieffen Plan", "play Moltke the Younger Mobilizes Western Advance", "battle Belgium", "battle Picardy",
    "play German Land Battle", "build Belgium", "play Franz Ferdinand Avenged", "battle Serbia",
    "play Austro-Hungarian Land Battle",
    # Russia into East Prussia and Galicia, France into Lorraine, Britain with its fleet and its expedition
    "play East Prussian Offensive", "battle Prussia", "battle Galicia", "play Russia Mobilizes", "play Plan XVII",
    "play France Mobilizes", "build Burgundy", "battle Western Germany", "play The Grand Fleet",
    "play The Blockade of Europe", "play Asquith Sends Ultimatum", "build North Sea", "build Picardy",
    "play Serbia Defies Austrian Ultimatum", "prepare Belgium Resists", "prepare Serbia Defies Austrian Ultimatum",
]  # fmt: skip
KEPT: Final = ["bury", "discard", "discard-prepared", "discard-status", "keep", "spend", "redraw", "draw"]
AIMS: Final = [
    "because-home",
    "because-objective-free",
    "because-objective-enemy",
    "because-rejoins",
    "because-way-to",
    "because-enemy-home",
    "because-cuts",
    "because-costs-them",
]


class QuartermasterManner(Manner):
    """The manners of Quartermaster General: 1914."""

    def __init__(self) -> None:
        Manner.__init__(self, DARING, HISTORY, KEPT, AIMS)

    def daring(self, state: State, act: int) -> float:
        verb, _, card = state.space.text(act).partition(" ")
        found = self.bold.get(verb, 0.0)
        if verb in ("play", "prepare"):
            if any(word in card for word in BATTLES):
                found += 0.5
            elif any(word in card for word in BUILDS):
                found -= 0.3
        return found
