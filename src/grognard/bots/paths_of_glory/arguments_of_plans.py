"""Arguments in the words of a plan, what a move or an attack is for on the map as a whole: a gap in the front line, a
siege, a supply line."""

from __future__ import annotations

from typing import Final

from grognard.bots.paths_of_glory.ground import LAND
from grognard.bots.paths_of_glory.survey import Survey
from grognard.core.board import bits
from grognard.core.sayings import NAMED, Saying
from grognard.games.paths_of_glory.board import supply
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts.tables import OWNED, SIZE

NEAR: Final = 2
"""The enemy may come to a gap with so many steps."""
FLANKS: Final = 2
"""A gap has at least so many own stacks beside it."""


def named(key: str, pieces: list[int], space: int) -> Saying:
    return Saying(key, space=space, pieces=pieces[:NAMED], rest=len(pieces[NAMED:]))


def of_gap(survey: Survey, goal: int, gone: int) -> list[Saying]:
    """That units which come to a space close a gap in the front line: own stacks stand on both sides of it, and the
    enemy could go through."""
    s, raids = survey.s, survey.raids
    own = s.held[survey.side] & ~gone
    if own >> goal & 1 or not (raids.rings[0] | raids.rings[1]) >> goal & 1:
        return []
    beside = LAND[goal] & own
    flanks = [space for space in bits(beside) if LAND[space] & (s.held[survey.enemy] | raids.rings[0])]
    if len(flanks) < FLANKS:
        return []
    rings = raids.rings_past(own | 1 << goal)
    behind = raids.open & ~(rings[0] | rings[1] | rings[2] | rings[3] | 1 << goal) & s.control[survey.side]
    return [Saying("because-closes-gap", space=goal)] if behind & LAND[goal] else []


def of_lifeline(survey: Survey, goal: int, gone: int) -> list[Saying]:
    """That units which come to a space protect a supply line that runs through it, and that the enemy could cut."""
    s, raids = survey.s, survey.raids
    if (s.held[survey.side] & ~gone) >> goal & 1 or not raids.near >> goal & 1:
        return []
    if not s.control[survey.side] >> goal & 1:
        return []
    fed = [piece for piece in changed(s, lost(survey, goal), survey.side) if s.where[piece] != goal]
    return [named("because-guards-supply", fed, goal)] if fed else []


def of_escape(survey: Survey, piece: int, goal: int, gone: int) -> list[Saying]:
    """That a unit gets away from where the enemy could cut it off."""
    s, raids = survey.s, survey.raids
    start = s.where[piece]
    if not gone or start >= SIZE or raids.safe(piece, start, 0, 0, 0):
        return []
    safe = raids.safe(piece, goal, 0, 1 << goal, gone)
    return [Saying("because-escapes", space=start, space2=goal)] if safe else []


def of_conquest(survey: Survey, space: int) -> list[Saying]:
    """What an attack on a space is for, beyond the space itself: a siege that it ends, supply that it cuts or opens."""
    s = survey.s
    found: list[Saying] = []
    if (s.forts & OWNED[survey.side]) >> space & 1 and s.held[survey.enemy] >> space & 1:
        found.append(Saying("because-relieves", space=space))
    if s.fort_of(survey.enemy, space):
        return found
    after = won(survey, space)
    theirs = [piece for piece in changed(s, after, survey.enemy) if s.where[piece] != space]
    if theirs:
        found.append(named("because-attack-cuts", theirs, space))
    ours = changed(after, s, survey.side)
    if ours:
        found.append(named("because-attack-feeds", ours, space))
    return found


def won(survey: Survey, space: int) -> PathsState:
    """The position in which this side has driven the enemy from a space and taken it."""
    return _turned(survey, space, survey.side)


def lost(survey: Survey, space: int) -> PathsState:
    """The position in which the enemy has taken a space."""
    return _turned(survey, space, survey.enemy)


def _turned(survey: Survey, space: int, side: int) -> PathsState:
    other = survey.s.copy()
    other.events = None
    other.control[side] |= 1 << space
    other.control[1 - side] &= ~(1 << space)
    other.held[side] |= 1 << space
    other.held[1 - side] &= ~(1 << space)
    other.forget()
    return other


def changed(before: PathsState, after: PathsState, side: int) -> list[int]:
    """The units of a side that are in supply before, and not after."""
    return [
        piece
        for space in bits(before.held[side] & after.held[side])
        for piece in before.at[space]
        if before.active(piece) and supply.supplied(before, piece) and not supply.supplied(after, piece)
    ]
