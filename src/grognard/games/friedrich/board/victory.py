"""12: the end of the game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from grognard.core.sayings import Saying
from grognard.games.friedrich.board import offensive
from grognard.games.friedrich.board.conquest import orders
from grognard.games.friedrich.board.state import DECLARED, FriedrichState
from grognard.games.friedrich.facts.tables import AUSTRIA, FRANCE, OBJECTIVE_ORDER, OBJECTIVES, PRUSSIA, RUSSIA, SWEDEN

RULE: Final = "12"


def needed(s: FriedrichState, nation: int) -> list[int]:
    """The objectives that a nation must hold to win."""
    return wanted(nation, orders(s, nation))


@lru_cache
def wanted(nation: int, most: int) -> list[int]:
    """The objectives of a nation up to this order; to be read only."""
    return [city for city in OBJECTIVES[nation] if OBJECTIVE_ORDER[city] <= most]


def fulfils(s: FriedrichState, nation: int) -> bool:
    """Whether a nation has reached its objectives."""
    if not s.plays(nation):
        return False
    cities = needed(s, nation)
    missing = [city for city in cities if not s.holds(city)]
    if nation == AUSTRIA and s.offensive != 0:
        return offensive.austria_claims(s, cities, missing)
    if nation == PRUSSIA and not s.setup.theatre and s.offensive != DECLARED:
        return False
    return bool(cities) and not missing


def frederick_holds_out(s: FriedrichState) -> bool:
    """Whether the clock of fate has run out for the attackers."""
    if s.setup.west:
        return s.is_out(FRANCE)
    return s.is_out(RUSSIA) and s.is_out(SWEDEN) and s.is_out(FRANCE)


def check(s: FriedrichState, nations: list[int]) -> bool:
    """Whether the game is over: all who fulfil their condition now win together."""
    winning = [nation for nation in nations if fulfils(s, nation)]
    winners = {s.seat_of(nation) for nation in winning}
    reasons = [Saying("holds-objectives", nation=nation) for nation in winning]
    if frederick_holds_out(s):
        winners.add(s.seat_of(PRUSSIA))
        if s.setup.west:
            reasons.append(Saying("one-has-left", nation=FRANCE))
        else:
            reasons.append(Saying("three-have-left", nation=RUSSIA, nation2=SWEDEN, nation3=FRANCE))
    if not winners:
        return False
    why = reasons[0] if len(reasons) == 1 else Saying("won-together", reasons=reasons)
    s.end(sorted(winners), RULE, why)
    s.tell("won", seats=[s.setup.seats[seat] for seat in sorted(winners)], why=why)
    return True
