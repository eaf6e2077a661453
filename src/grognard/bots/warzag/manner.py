"""Styles of play in WARZAG WWII: invasions are daring, and each nation arms as it did in the war."""

from __future__ import annotations

from typing import Final

from grognard.bots.manner import Manner
from grognard.core.state import State
from grognard.games.warzag.board.state import WarzagState

DARING: Final = {
    "invade": 1.0, "fight-on": 1.0, "sabotage": 0.8, "bomb": 0.8, "armour": 0.3, "air": 0.3, "artillery": 0.2,
    "with": 0.2, "go": 0.0, "infantry": -0.2, "fortify": -1.0, "camp": -0.4,
    "research": -0.2, "surrender": -1.0,
}  # fmt: skip
ARMS: Final = (("air", "infantry"), ("infantry", "artillery"), ("armour", "air"), ("infantry", "armour"))
"""What the United Kingdom, the Soviet Union, Germany and Italy relied on."""
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


class WarzagManner(Manner):
    """The manners of WARZAG WWII. Its map is not that of Europe, so history is in the arms, not in the places."""

    def __init__(self) -> None:
        Manner.__init__(self, DARING, [], KEPT, AIMS)

    def historical(self, state: State, seat: int, act: int) -> float:
        assert isinstance(state, WarzagState)
        arms = ARMS[state.setup.nations[seat]]
        verb = state.space.verb_of(act).name
        return 1.0 - arms.index(verb) / 2 if verb in arms else 0.0
