"""The numbers that tell the course of a war: the points, the War Status, and what stands on the map, by side."""

from __future__ import annotations

from typing import Final

from grognard.core.course import Series
from grognard.core.sayings import Saying
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts.tables import AP, ARMY, COMBAT, CP, PIECES, SIDE, SIZE

BOTH: Final = [AP, CP]


def series(s: PathsState) -> list[Series]:
    seats = [[s.seat_of(side)] for side in BOTH]
    return [
        Series("points", Saying("series-points"), "side", [CP], [seats[CP]]),
        Series("status", Saying("series-status"), "side", BOTH, seats),
        Series("strength", Saying("series-strength"), "side", BOTH, seats),
        Series("armies", Saying("series-armies"), "side", BOTH, seats),
    ]


def measures(s: PathsState) -> dict[str, list[int]]:
    """E.1: the one total of points belongs to the Central Powers. Strength: the combat factors of all units at war."""
    strength, armies = [0, 0], [0, 0]
    for piece in range(PIECES):
        if s.where[piece] < SIZE and s.active(piece):
            side = SIDE[piece]
            strength[side] += COMBAT[1 if s.is_reduced(piece) else 0][piece]
            if ARMY[piece]:
                armies[side] += 1
    return {"points": [s.points], "status": s.status[:], "strength": strength, "armies": armies}
