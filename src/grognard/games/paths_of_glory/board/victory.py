"""5: who has won."""

from __future__ import annotations

from typing import Final

from grognard.core.board import bits
from grognard.core.sayings import Saying
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.tables import AP, CP

INTRODUCTORY: Final = (14, 10)
"""5.3.4: the points with which the Central Powers win, and the most with which the Allies do."""
LIMITED_WAR: Final = (17, 12)
CAMPAIGN: Final = (13, 9)
AFTER_TREATY: Final = (11, 9)
"""5.5.2.1: the same after Treaty of Brest Litovsk."""
MOST: Final = 20
"""5.2.1: with so many points the Central Powers win at once, with none the Allies."""


def automatic(s: PathsState) -> bool:
    """E.2: 20 points or more, or none."""
    if 0 < s.points < MOST:
        return False
    side = CP if s.points >= MOST else AP
    why = Saying("won-automatically", side=side, points=s.points)
    s.tell("won", side=side, why=why)
    s.end([s.player[side]], "5.2", why)
    return True


def final_points(s: PathsState) -> int:
    """5.7.4.8, 5.7.4.9, 5.6.1: the total with what is added at the end of the game."""
    points = s.points
    if s.setup.historical:
        points += sum(not s.was_played(card) for card in bits(cards.US_ARMIES))
        if not s.was_played(cards.FALL_OF_THE_TSAR):
            points -= 2
    return points + s.bid


def levels(s: PathsState) -> tuple[int, int]:
    """The points with which the Central Powers win, and the most with which the Allies do."""
    if s.setup.introductory:
        return INTRODUCTORY
    if s.setup.limited:
        return LIMITED_WAR
    return AFTER_TREATY if s.was_played(cards.BREST_LITOVSK) else CAMPAIGN


def end(s: PathsState) -> None:
    """The last turn is over, or there is an armistice: points are compared."""
    points = final_points(s)
    central, allied = levels(s)
    rule = "5.3.4" if s.setup.introductory else "5.4.2" if s.setup.limited else "5.5.2"
    if s.setup.historical:
        rule = "5.7.2"
    if allied < points < central and not s.setup.historical and not s.setup.bidding:
        why = Saying("drawn", points=points)
        s.tell("game-drawn", why=why)
        s.end([AP, CP], rule, why)
        return
    side = CP if points >= central else AP
    why = Saying("won-by-points", side=side, points=points)
    s.tell("won", side=side, why=why)
    s.end([s.player[side]], rule, why)


def peace(s: PathsState) -> None:
    """16.5.2, 5.6.3: terms are accepted: a draw; with bids both have lost."""
    why = Saying("peace-made")
    s.tell("game-drawn", why=why)
    s.end([] if s.setup.bidding else [AP, CP], "16.5.2", why)
