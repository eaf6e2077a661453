"""6.E, 16: points of the phase, victory, armistice, levels of commitment."""

from __future__ import annotations

from grognard.games.paths_of_glory.board import control, offensives, victory
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.cards.entry import enter_war
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.tables import AP, CP, IT, TU, WINTER, season

ARMISTICE = 40
NEEDED = [0, 4, 11]
"""16.1.3, 16.1.4: the War Status for each level."""


def phase_points(s: PathsState) -> None:
    """E.1: what the phase itself scores."""
    if s.was_played(cards.BLOCKADE) and season(s.turn) == WINTER:
        _score(s, -1, "blockade")
    if offensives.missed(s, CP):
        _score(s, -1, "offensive-missed")
    if offensives.missed(s, AP):
        _score(s, 1, "offensive-missed")
    if not s.at_war(IT) and s.level[AP] == cards.TOTAL:
        _score(s, 1, "italy-neutral")


def _score(s: PathsState, number: int, key: str) -> None:
    control.score(s, number)
    s.tell(key, number=number, points=s.points)


def armistice(s: PathsState) -> bool:
    """E.3: whether the war is over."""
    if s.combined() < ARMISTICE:
        return False
    s.tell("armistice", number=s.combined())
    victory.end(s)
    return True


def commit(s: PathsState) -> int:
    """E.4: levels rise; returns the sides whose decks have grown, as a set. In the Limited War scenario Total War ends
    it."""
    grew = 0
    if s.turn == 1 or s.setup.introductory:
        return 0
    for side in (AP, CP):
        level = s.level[side]
        if level == cards.TOTAL or s.status[side] < NEEDED[level + 1]:
            continue
        s.level[side] = level + 1
        grew |= 1 << side
        s.tell("commitment", side=side, level=level + 1)
        if level + 1 == cards.TOTAL:
            s.total_turn[side] = s.turn
            continue
        if side == CP:
            enter_war(s, TU)
    if s.setup.limited and cards.TOTAL in s.level:
        victory.end(s)
        return 0
    for side in (AP, CP):
        if grew >> side & 1:
            s.decks[side] |= new_cards(s, side)
    return grew


def new_cards(s: PathsState, side: int) -> int:
    """The cards that come with the level that a side has reached."""
    found = cards.UP_TO[s.level[side]] & ~cards.UP_TO[s.level[side] - 1] & cards.OF_SIDE[side]
    if s.setup.some_optional:
        return found & ~s.aside[side]
    return found if s.setup.all_optional else found & ~cards.OPTIONAL
