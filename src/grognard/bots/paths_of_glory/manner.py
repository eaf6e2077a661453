"""Styles of play in Paths of Glory: operations and attacks are daring, and both sides open as in August 1914."""

from __future__ import annotations

from typing import Final, cast

from grognard.bots.manner import OPENING, Manner
from grognard.core.state import State
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.setup import GREAT_WAR

DARING: Final = {
    "attack": 1.0, "strike": 1.0, "operations": 0.6, "take": 0.3, "stand": 0.3, "event": 0.0, "move": -0.2,
    "redeploy": -0.5, "replacements": -0.6, "dig": -0.5,
}  # fmt: skip
HISTORY: Final = [
    # Germany through Belgium (the Schlieffen Plan), Austria-Hungary into Poland and Serbia
    "begin-with-guns", "event Guns of August CP1", "strike Liege", "strike Brussels", "strike Sedan", "attack Liege",
    "attack Aachen", "attack Koblenz", "attack Tarnow", "attack Przemysl", "attack Novi Sad", "attack Sarajevo",
    # France into Lorraine (Plan XVII), Russia into East Prussia and Galicia
    "attack Nancy", "attack Kovno", "attack Lomza", "attack Dubno", "strike Metz", "strike Strasbourg",
    "strike Insterberg", "strike Tannenberg", "strike Tarnopol", "strike Lemberg", "event British Reinforcements AP1",
    "event Blockade AP2",
]  # fmt: skip
DECISIONS: Final = 16
"""They take longer than in other games."""
KEPT: Final = ["discard", "include", "exchange", "bid-for-allies", "bid-for-central-powers", "play", "use", "with"]
AIMS: Final = [
    "because-takes-victory-space",
    "because-takes-space",
    "because-cuts-off",
    "because-feeds",
    "because-besieges",
    "because-shields",
    "because-joins",
    "because-enemy-next",
    "because-attack-victory",
    "because-holds-victory-space",
    "because-trench-there",
]


class PathsManner(Manner):
    """The manners of Paths of Glory."""

    def __init__(self) -> None:
        Manner.__init__(self, DARING, HISTORY, KEPT, AIMS, DECISIONS)

    def opening(self, state: State, time: float) -> bool:
        """The first turn is a part of it even where a scenario has three turns."""
        s = cast(PathsState, state)
        first = GREAT_WAR["turn"] if s.setup.great_war else 1
        return bool(s.turn == first or (s.turn - first + 1) / (s.setup.last_turn - first + 1) <= OPENING)


def manner() -> Manner:
    """The manners of Paths of Glory."""
    return PathsManner()
