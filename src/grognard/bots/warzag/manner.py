"""Styles of play in WARZAG WWII: invasions are daring. Its map is not Europe's: it has no historical openings."""

from __future__ import annotations

from typing import Final

from grognard.bots.manner import Manner

DARING: Final = {
    "invade": 1.0, "fight-on": 1.0, "sabotage": 0.8, "bomb": 0.8, "armour": 0.2, "air": 0.2, "artillery": 0.1,
    "with": 0.2, "go": 0.0, "infantry": -0.1, "fortify": -0.6, "camp": -0.3, "research": -0.1,
}  # fmt: skip
KEPT: Final = ["give", "promote", "surrender"]
AIMS: Final = [
    "because-annexes",
    "because-annexes-free",
    "because-occupies",
    "because-drives-leader",
    "because-threatened",
    "because-produces",
    "because-fortifies",
    "because-undefended",
    "because-strategic",
    "because-last-land",
    "because-sabotage",
]


def manner() -> Manner:
    """The manners of WARZAG WWII."""
    return Manner(DARING, [], KEPT, AIMS)
