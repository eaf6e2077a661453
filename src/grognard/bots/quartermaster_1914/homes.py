"""Empty home spaces: what a nation fears that has no army at home, and so no supply."""

from __future__ import annotations

from typing import Final

from grognard.bots.quartermaster_1914.footing import Footing
from grognard.games.quartermaster_1914.facts.tables import ALLIES, BESIDE, COALITION, HOMES, NATIONS_OF, POWER_OF

HOMELESS: Final = 1.0
"""What it costs a nation with pieces to have no army at home, and so no supply."""
OCCUPIED: Final = 2.0
"""What it costs a nation that an enemy is in its home, besides what it scored there and elsewhere."""
MOVED_IN: Final = 0.4
"""How likely an enemy moves into a home that he can reach."""
KEPT_OUT: Final = 1.2
"""What it costs a nation that is not in the war yet that an enemy is in its home, besides the objective."""
ENTERED: Final = 0.7
"""How likely an enemy enters the home of such a nation that he can reach before it has a turn."""
COMING: Final = 0.35
"""How much of that counts where he can build a piece next to it."""


class Homes:
    """The homes of all nations, at one decision."""

    def __init__(self, before: list[list[int]], score: float, long: float) -> None:
        self.before = before
        """The enemies that have a turn before the next one of each power."""
        self.score = score
        """What an objective is worth for the rest of the war."""
        self.long = long

    def fear(self, nation: int, objectives: int, enemies: int, feet: list[Footing], reach: list[int]) -> float:
        """What a nation lacks without an army at home: supply, if it has pieces, and all that it could build and score
        if an enemy moves in, or already has."""
        pieces = feet[nation].pieces
        if not pieces:
            return self._kept_out(nation, enemies, feet, reach) * self.long
        home = HOMES[nation]
        fear = HOMELESS * self.long
        if enemies >> home & 1:
            return fear + OCCUPIED * self.long
        if any(reach[power] >> home & 1 for power in ALLIES[1 - COALITION[nation]]):
            fear += MOVED_IN * (OCCUPIED * self.long + (pieces & objectives).bit_count() * self.score)
        return fear

    def _kept_out(self, nation: int, enemies: int, feet: list[Footing], reach: list[int]) -> float:
        """What a nation that is not in the war yet fears: an enemy at home, or one that has a turn before it and can
        move in, or come next to it."""
        home = HOMES[nation]
        if enemies >> home & 1:
            return KEPT_OUT
        before = self.before[POWER_OF[nation]]
        if any(reach[power] >> home & 1 for power in before):
            return ENTERED * KEPT_OUT
        near = BESIDE[1 - COALITION[nation]][home]
        if any(feet[other].start & near for power in before for other in NATIONS_OF[power]):
            return COMING * KEPT_OUT
        return 0.0
