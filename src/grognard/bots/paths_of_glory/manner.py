"""Styles of play in Paths of Glory: operations and attacks are daring, and both sides open as in August 1914."""

from __future__ import annotations

from typing import Final

from grognard.bots.manner import Manner

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


def manner() -> Manner:
    """The manners of Paths of Glory."""
    return Manner(DARING, HISTORY, KEPT, AIMS, DECISIONS)
