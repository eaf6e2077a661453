"""The numbers that tell the course of a war: objectives, troops, cards, by nation."""

from __future__ import annotations

from grognard.core.course import Series
from grognard.core.sayings import Saying
from grognard.games.friedrich.board.state import FriedrichSetup, FriedrichState
from grognard.games.friedrich.facts.tables import OBJECTIVES, PRUSSIA


def seekers(setup: FriedrichSetup) -> list[int]:
    """The nations that may conquer objectives (5, 13)."""
    prussia = setup.theatre or setup.offensive_option
    return [nation for nation in setup.nations if OBJECTIVES[nation] and (nation != PRUSSIA or prussia)]


def series(s: FriedrichState) -> list[Series]:
    seeking, nations = seekers(s.setup), s.setup.nations
    return [
        Series("objectives", Saying("series-objectives"), "nation", seeking, [[s.seat_of(n)] for n in seeking]),
        Series("troops", Saying("series-troops"), "nation", nations, [[s.seat_of(n)] for n in nations]),
        Series("cards", Saying("series-cards"), "nation", nations, [[s.seat_of(n)] for n in nations]),
    ]


def measures(s: FriedrichState) -> dict[str, list[int]]:
    nations = s.setup.nations
    return {
        "objectives": [sum(1 for city in OBJECTIVES[n] if s.holds(city)) for n in seekers(s.setup)],
        "troops": [s.total(n) for n in nations],
        "cards": [s.hands[n].bit_count() for n in nations],
    }
