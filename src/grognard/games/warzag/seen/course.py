"""The numbers that tell the course of a war: territories, armies, points and research, by nation."""

from __future__ import annotations

from grognard.core.course import Series
from grognard.core.sayings import Saying
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts.tables import NATION, SIZE


def series(s: WarzagState) -> list[Series]:
    nations = s.setup.nations
    seats = [[s.seat_of(nation)] for nation in nations]
    return [
        Series("territories", Saying("series-territories"), "nation", nations, seats),
        Series("armies", Saying("series-armies"), "nation", nations, seats),
        Series("points", Saying("series-points"), "nation", nations, seats),
        Series("research", Saying("series-research"), "nation", nations, seats),
    ]


def measures(s: WarzagState) -> dict[str, list[int]]:
    armies = [0, 0, 0, 0]
    for army, place in enumerate(s.where):
        if place < SIZE:
            armies[NATION[army]] += 1
    nations = s.setup.nations
    return {
        "territories": [s.own[nation].bit_count() for nation in nations],
        "armies": [armies[nation] for nation in nations],
        "points": [s.points[nation] for nation in nations],
        "research": [max(0, s.token[nation]) for nation in nations],
    }
