"""13: the Offensive Option: when it is decided, how it ends, what it changes for Austria."""

from __future__ import annotations

from typing import Final

from grognard.games.friedrich.board import conquest
from grognard.games.friedrich.board.state import DECLARED, ENDED, FriedrichState
from grognard.games.friedrich.facts.tables import AUSTRIA, COUNTRY, PRUSSIA

CLAIM: Final = 4
DECISION_TURN: Final = 3


def must_declare(s: FriedrichState, nation: int) -> bool:
    return nation == PRUSSIA and s.setup.offensive_option and s.turn == DECISION_TURN


def lose_aside(s: FriedrichState) -> None:
    """Austria takes the card that was set aside (ruling 76)."""
    if s.aside < 0:
        return
    s.hands[AUSTRIA] |= 1 << s.aside
    for seat in range(len(s.known)):
        if seat != s.seat_of(AUSTRIA):
            s.known[seat] |= 1 << s.aside
    s.tell("aside-lost", card=s.aside)
    s.aside = -1
    end_offensive(s)


def end_offensive(s: FriedrichState) -> None:
    """The option ends when Austria has the card and subsidies have been cut, in either order (ruling 77)."""
    if s.offensive == DECLARED and s.aside < 0 and s.subsidies_cut():
        s.offensive = ENDED
        s.tell("offensive-ended")
        conquest.drop_claims(s)


def austria_claims(s: FriedrichState, cities: list[int], missing: list[int]) -> bool:
    """If the option was declared Austria needs 4 objectives fewer, but one in Saxony really conquered (ruling 79)."""
    if s.offensive not in (DECLARED, ENDED):
        return not missing
    saxon = any(COUNTRY[city] == "Saxony" and s.holds(city) for city in cities)
    return len(missing) <= CLAIM and saxon
