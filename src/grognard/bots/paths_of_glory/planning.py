"""Plans of Paths of Glory: where a group of units marches, where a unit is redeployed or placed, who gets a step.

What is proposed follows from the map alone, which all see, never from cards: so the time that a search takes for it
tells nothing.
"""

from __future__ import annotations

from typing import Final

from grognard.bots.paths_of_glory import marches, orders, rebuilding, redeploying
from grognard.bots.paths_of_glory.marches import Marching
from grognard.bots.paths_of_glory.redeploying import Transfers
from grognard.bots.paths_of_glory.survey import Survey, survey_of
from grognard.bots.plans import Plan, close
from grognard.core.board import bits, mask_of
from grognard.games.paths_of_glory.board import lanes
from grognard.games.paths_of_glory.board.state import NO_SPACE, PathsState
from grognard.games.paths_of_glory.cards.replacements import Rebuilding, Replacement
from grognard.games.paths_of_glory.facts.acts import DONE, ENTRENCH, GO, HALT, RESTORE, SPACE, TAKE
from grognard.games.paths_of_glory.facts.tables import SIDE
from grognard.games.paths_of_glory.moves import movement
from grognard.games.paths_of_glory.moves.movement import March, Movement
from grognard.games.paths_of_glory.moves.redeployment import Redeployment, Transfer

TRIED: Final = 6
"""So many plans are tried at most."""
MARGIN: Final = 0.6
"""Plans that gain so much less than the heuristic's own, in victory points, are not."""
GOALS: Final = 2
"""So many goals of each group are looked at."""
ALIKE: Final = 2
"""So many plans for one goal, or of one sort of unit, are tried at most."""


def plans(s: PathsState, seat: int, first: int) -> list[Plan]:
    """What this seat could do next, the heuristic's choice first; only that where nothing else comes near. Nothing
    where single acts are tried."""
    step = s.stack[-1]
    legal = s.legal(seat)
    found: list[Plan] = []
    if isinstance(step, Movement):
        found = _movements(s, seat, step, legal)
    elif isinstance(step, March):
        found = _marches(s, seat, step, legal)
    elif isinstance(step, Redeployment):
        found = _redeployments(s, step, legal)
    elif isinstance(step, Transfer):
        found = _transfers(s, step, legal)
    elif isinstance(step, Replacement):
        survey = survey_of(s, step.side)
        found = [Plan([act], rebuilding.gain_of_step(s, survey, act - RESTORE)) for act in legal if act != DONE]
    elif isinstance(step, Rebuilding):
        found = [Plan([act]) for act in legal]
    else:
        return []
    own = Plan([first])
    for plan in found:
        if plan.acts[0] == first and (own.gain == 0.0 or plan.gain > own.gain):
            own = plan
    others = [plan for plan in found if plan is not own]
    return close([Plan([first], own.gain), *others], MARGIN, TRIED)


# Marches


def options(
    s: PathsState, survey: Survey, start: int, ready: list[int], fixed: list[int], asked: int = -1
) -> list[marches.March]:
    """The best goals of each group of a space that has these units in it; of the spaces asked for, where only some are
    on offer."""
    marching = Marching(survey, start)
    found: list[marches.March] = []
    for group in marches.groups(s, ready, fixed):
        if not movement.may_leave(s, group, start, False):
            continue
        way = movement.Way(s, group, start, movement.steps_of(s, group))
        goals = movement.ends(s, way, True) & asked
        for _ in range(GOALS):
            one = marching.best(group, goals, way)
            if one.goal == NO_SPACE:
                break
            found.append(one)
            goals &= ~(1 << one.goal)
    return found


def varied(found: list[marches.March]) -> list[marches.March]:
    """The best of these, but not too many to one goal from one space."""
    found.sort(key=lambda one: -one.gain)
    kept: list[marches.March] = []
    for one in found:
        alike = sum([1 for other in kept if other.goal == one.goal and other.start == one.start])
        if alike < ALIKE:
            kept.append(one)
    return kept


def _movements(s: PathsState, seat: int, step: Movement, legal: list[int]) -> list[Plan]:
    """The best marches of all spaces that have a marker, attempts to dig, and to stop here."""
    survey = survey_of(s, step.side)
    spaces = sorted({s.where[act - TAKE] for act in legal if SPACE.base_of[act] == TAKE})
    found: list[marches.March] = []
    for space in spaces:
        found += options(s, survey, space, marches.movable(s, space), [])
    made: list[Plan] = []
    for one in varied(found)[: 2 * TRIED]:
        acts = acts_of(s, seat, one, [])
        if acts:
            made.append(Plan(acts, one.gain))
    for act in legal:
        if SPACE.base_of[act] == ENTRENCH and act - ENTRENCH == marches.digger(s, s.where[act - ENTRENCH]):
            made.append(Plan([act], marches.trench_gain(s, survey, s.where[act - ENTRENCH])))
    if DONE in legal:
        made.append(Plan([DONE], 0.0))
    return made


def _marches(s: PathsState, seat: int, step: March, legal: list[int]) -> list[Plan]:
    """Where a group goes, alone or with others; whether it goes on."""
    if step.strict or step.must >= 0:
        return []
    survey = survey_of(s, SIDE[step.group[0]])
    goals = mask_of([act - GO for act in legal if SPACE.base_of[act] == GO])
    if step.used:
        plan = orders.march_on(s, survey, step, goals)
        found = [Plan([HALT], 0.0)] if HALT in legal else []
        return found if plan.goal == NO_SPACE else [*found, Plan([GO + plan.goal], plan.gain)]
    made: list[Plan] = []
    for one in varied(options(s, survey, step.at, marches.movable(s, step.at), step.group))[: 2 * TRIED]:
        acts = acts_of(s, seat, one, step.group)
        if acts:
            made.append(Plan(acts, one.gain))
    return made


def acts_of(s: PathsState, seat: int, march: marches.March, begun: list[int]) -> list[int]:
    """The acts of a march from here on, where these units have been taken up; none if it cannot be made like this."""
    state = s.copy()
    state.events = None
    acts: list[int] = []
    for piece in march.group:
        if piece in begun:
            continue
        act = orders.same(state, state.legal(seat), piece)
        if act < 0:
            return []
        acts.append(act)
        state.apply(seat, act)
    act = GO + march.goal
    if act not in state.legal(seat):
        return []
    acts.append(act)
    state.apply(seat, act)
    if HALT in state.legal(seat):
        acts.append(HALT)
    return acts


# Redeployments


def _redeployments(s: PathsState, step: Redeployment, legal: list[int]) -> list[Plan]:
    """The best units, each with its best places; to stop here."""
    transfers = Transfers(s, survey_of(s, step.side))
    wanted = transfers.candidates()
    found = [Plan([DONE], 0.0)] if DONE in legal else []
    for act in legal:
        if SPACE.base_of[act] != TAKE or (DONE in legal and act - TAKE not in wanted):
            continue
        piece = act - TAKE
        places = lanes.with_room(s, lanes.goals(s, piece), step.side)
        least = redeploying.threshold(piece) if DONE in legal else 0.0
        for _ in range(GOALS):
            gain, place = transfers.best(piece, places)
            if place < 0:
                break
            found.append(Plan([act, GO + place], gain - least))
            places &= ~(1 << place)
    return found


def _transfers(s: PathsState, step: Transfer, legal: list[int]) -> list[Plan]:
    """The best places for the unit that was chosen."""
    transfers = Transfers(s, survey_of(s, SIDE[step.piece]))
    places = mask_of([act - GO for act in legal if SPACE.base_of[act] == GO])
    leaving = transfers.leaving(step.piece)
    return [Plan([GO + place], transfers.coming(step.piece, place) - leaving) for place in bits(places)]
