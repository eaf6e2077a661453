"""The numbers that tell the course of a war: points and objectives by coalition, pieces and decks by power."""

from __future__ import annotations

from typing import Final

from grognard.core.course import Series
from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.board import victory
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.tables import ALLIES, CENTRAL, ENTENTE, NATIONS_OF, POWERS

SIDES: Final = [CENTRAL, ENTENTE]
ALL: Final = list(range(len(POWERS)))


def series(s: QuartermasterState) -> list[Series]:
    sides = [sorted({s.seat_of(power) for power in ALLIES[side]}) for side in SIDES]
    powers = [[s.seat_of(power)] for power in ALL]
    return [
        Series("points", Saying("series-points"), "coalition", SIDES, sides),
        Series("objectives", Saying("series-objectives"), "coalition", SIDES, sides),
        Series("pieces", Saying("series-pieces"), "power", ALL, powers),
        Series("deck", Saying("series-deck"), "power", ALL, powers),
    ]


def measures(s: QuartermasterState) -> dict[str, list[int]]:
    return {
        "points": s.points[:],
        "objectives": [victory.objectives(s, side).bit_count() for side in SIDES],
        "pieces": [sum([s.pieces[nation].bit_count() for nation in NATIONS_OF[power]]) for power in ALL],
        "deck": [s.deck_size(power) for power in ALL],
    }
