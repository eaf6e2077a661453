"""Reminders before Done: what the end of a phase would leave undone or lose."""

from __future__ import annotations

from grognard.core.board import around
from grognard.core.sayings import NAMED, Saying
from grognard.games.warzag.board import terms
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts import library
from grognard.games.warzag.facts.acts import DEVELOP, LEAD, TRAIN
from grognard.games.warzag.facts.tables import BESIDE


def of_expansion(
    s: WarzagState, nation: int, seat: int, discount: int, movable: list[int], moved: list[tuple[int, WarzagState]]
) -> list[Saying]:
    """W7: an army at a discount, what one more army or move would fulfil, armies that stand about. Given are the armies
    that can move, and positions after such moves with the places that they take."""
    found: list[Saying] = []
    if discount and any(s.space.base_of[act] in TRAIN for act in s.legal(seat)):
        found.append(Saying("leaves-discount", number=discount))
    found += within_reach(s, nation, [*_tried(s, seat, TRAIN), *moved])
    front = around(BESIDE, s.hostile(nation))
    idle = [army for army in movable if not front >> s.where[army] & 1]
    if s.moved and idle:
        found.append(Saying("leaves-unmoved", armies=idle[:NAMED], rest=len(idle[NAMED:])))
    elif not s.moved and not s.tally[library.TRAINED] and not found and _can_begin(s, seat):
        found.append(Saying("leaves-nothing", points=s.points[nation]))
    return found


def of_development(s: WarzagState, nation: int, seat: int, free: int) -> list[Saying]:
    """W17: developments that cost nothing, what one more act would fulfil."""
    found: list[Saying] = []
    if free and any(s.space.base_of[act] in DEVELOP for act in s.legal(seat)):
        found.append(Saying("leaves-free", number=free))
    return found + within_reach(s, nation, _tried(s, seat, [LEAD, *DEVELOP]))


def _can_begin(s: WarzagState, seat: int) -> bool:
    """Whether there is an army to be trained or moved at all."""
    return any(s.space.by_base[s.space.base_of[act]].targets is not None for act in s.legal(seat))


def _tried(s: WarzagState, seat: int, verbs: list[int]) -> list[tuple[int, WarzagState]]:
    """The places of these acts, each with what would be after it."""
    found: list[tuple[int, WarzagState]] = []
    for act in s.legal(seat):
        verb = s.space.base_of[act]
        if verb in verbs:
            other = s.copy()
            other.apply(seat, act)
            found.append((act - verb, other))
    return found


def within_reach(s: WarzagState, nation: int, tries: list[tuple[int, WarzagState]]) -> list[Saying]:
    """What of the nation's own secret orders one of these would fulfil: the objective, the mission."""
    objective, mission = s.objectives[nation], s.missions[nation]
    found: list[Saying] = []
    if objective >= 0:
        for place, other in tries:
            if terms.complete(other, nation, objective):
                found.append(Saying("leaves-objective", objective=objective, territory=place))
                break
    if mission >= 0 and not terms.fulfilled(s, nation, mission):
        for place, other in tries:
            if terms.fulfilled(other, nation, mission):
                found.append(Saying("leaves-mission", mission=mission, territory=place))
                break
    return found
