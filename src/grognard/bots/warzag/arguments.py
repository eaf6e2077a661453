"""Arguments for an act (explanations of hints): facts of the board, of the own cards and of the own secret orders."""

from __future__ import annotations

from typing import Final

from grognard.bots.warzag import arguments_of_invasions, arguments_of_land
from grognard.bots.warzag.moving import Moves
from grognard.bots.warzag.survey import Survey
from grognard.core.sayings import Saying
from grognard.games.warzag.board import terms
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts.acts import (
    ACTIVATE,
    ANNEX,
    DEVELOP,
    DONE,
    EVACUATE,
    FIGHT_ON,
    GIVE,
    GO,
    LEAD,
    PASS,
    PLACE_INFANTRY,
    PLAY,
    PROMOTE,
    REFUGE,
    REPAIR,
    RESEARCH,
    SPACE,
    SURRENDER,
    TAKE,
    TRAIN,
)
from grognard.games.warzag.facts.library import BONDS, EFFECT, POINTS, VALUE
from grognard.games.warzag.phases import movement, resources
from grognard.games.warzag.phases.development import Development
from grognard.games.warzag.phases.expansion import Expansion
from grognard.games.warzag.phases.laboratory import Evacuation
from grognard.games.warzag.phases.movement import March, Move
from grognard.games.warzag.phases.resources import Resources

MOST: Final = 3
"""No more reasons are given."""
COUNTED: Final = [*TRAIN, PLACE_INFANTRY, GO, ANNEX, *DEVELOP, LEAD, RESEARCH]
"""Verbs of which one can say at once what objectives and missions make of them."""


def reasons(s: WarzagState, seat: int, act: int) -> list[Saying]:
    """What speaks for this act, the weightiest first."""
    survey = Survey(s, s.setup.nations[seat])
    acts = [act]
    verb = SPACE.base_of[act]
    step = s.stack[-1]
    if isinstance(step, Evacuation):
        return of_evacuation(survey, step, verb, act - verb)
    if verb == TAKE and not isinstance(step, (Expansion, March)):
        return []
    if verb == TAKE:
        acts.append(GO + goal_of(survey, act - TAKE))
    found = of_orders(survey, seat, acts)
    if verb == TAKE:
        verb = GO
    found += of_verb(survey, verb, acts[-1] - verb, act - TAKE)
    return list(dict.fromkeys(found))[:MOST]


def goal_of(survey: Survey, army: int) -> int:
    """Where an army would go that is taken up."""
    step = survey.s.stack[-1]
    moves = Moves(survey)
    bonus = step.bonus if isinstance(step, March) else 0
    return moves.best_end(army, moves.ends(army, bonus))[0]


# Secret orders


def of_orders(survey: Survey, seat: int, acts: list[int]) -> list[Saying]:
    """What the own objective and the own mission make of these acts."""
    s, nation = survey.s, survey.nation
    if SPACE.base_of[acts[-1]] not in COUNTED:
        return []
    other = s.copy()
    other.events = None
    for act in acts:
        other.apply(seat, act)
    found: list[Saying] = []
    objective, mission = s.objectives[nation], s.missions[nation]
    if objective >= 0:
        if terms.complete(other, nation, objective) and not terms.complete(s, nation, objective):
            found.append(Saying("because-wins", objective=objective))
        elif _nearer(s, other, nation, objective):
            found.append(Saying("because-objective", objective=objective))
    if mission >= 0 and s.active == nation and not terms.fulfilled(s, nation, mission):
        if terms.fulfilled(other, nation, mission):
            found.append(Saying("because-mission-done", mission=mission))
        elif arguments_of_land.counts(s, other, nation, mission):
            found.append(Saying("because-mission", mission=mission))
    return found


def _nearer(before: WarzagState, after: WarzagState, nation: int, objective: int) -> bool:
    """Whether more of what an objective asks for, and is lacking, is there."""
    for name, least in terms.asked_for(before, objective):
        have = terms.metric(before, nation, name)
        if have < least and terms.metric(after, nation, name) > have:
            return True
    return False


# What is done


def of_verb(survey: Survey, verb: int, target: int, army: int) -> list[Saying]:
    s, nation = survey.s, survey.nation
    step = s.stack[-1]
    if verb in (GO, ANNEX):
        if verb == GO and isinstance(step, Move):
            army = step.army
        return arguments_of_land.of_going(survey, target, army if verb == GO else -1)
    if verb in TRAIN:
        return arguments_of_land.of_training(survey, TRAIN.index(verb), target)
    if verb == PLACE_INFANTRY:
        return arguments_of_land.of_training(survey, 0, target)
    if verb == LEAD:
        return arguments_of_land.of_leading(survey, target)
    if verb in DEVELOP:
        return arguments_of_land.of_developing(survey, DEVELOP.index(verb), target)
    if verb in (ACTIVATE, RESEARCH, PROMOTE, REPAIR):
        return arguments_of_land.of_work(survey, verb, target)
    if verb == EVACUATE:
        return [Saying("because-evacuates", territory=target)]
    if isinstance(step, Resources):
        return of_resources(survey, verb, target)
    if verb in (FIGHT_ON, SURRENDER):
        mine, theirs = s.own[nation].bit_count(), survey.hostile.bit_count()
        key = "because-fights-on" if verb == FIGHT_ON else "because-surrenders"
        return [Saying(key, number=mine, number2=theirs)]
    if verb == REFUGE:
        return [Saying("because-refuge", territory=target)]
    if isinstance(step, Development) and verb == DONE:
        return of_keeping(survey)
    if isinstance(step, Expansion):
        return of_expansion(survey, verb, target)
    return arguments_of_invasions.of_invasion(survey, verb, target)


def of_evacuation(survey: Survey, step: Evacuation, verb: int, target: int) -> list[Saying]:
    if verb == GO:
        return [Saying("because-needed", territory=target, number=survey.threat(target))]
    if verb == DONE:
        return of_keeping(survey)
    return [Saying("because-evacuates", territory=step.origin)]


def of_keeping(survey: Survey) -> list[Saying]:
    """What points are kept for."""
    s, nation = survey.s, survey.nation
    if 0 < survey.savings <= s.points[nation]:
        return [Saying("because-savings", objective=s.objectives[nation])]
    return [Saying("because-keeps-points", number=s.points[nation])]


def of_resources(survey: Survey, verb: int, target: int) -> list[Saying]:
    s, nation = survey.s, survey.nation
    if verb == PLAY:
        kind = EFFECT[target]
        number = resources.bonds(s, nation, target) if kind == BONDS else VALUE[target]
        return [Saying("because-points", number=number)] if kind in (BONDS, POINTS) else []
    if verb == GIVE:
        partner = s.partner(nation)
        return [Saying("because-gives", nation=partner, number=s.points[partner])]
    return of_keeping(survey)


def of_expansion(survey: Survey, verb: int, target: int) -> list[Saying]:
    s, nation = survey.s, survey.nation
    if verb == PLAY:
        return [Saying("because-card-now", card=target)]
    if verb not in (DONE, PASS):
        return []
    found = [Saying("because-stays" if movement.movable(s, nation, 0) else "because-all-moved")]
    return [*of_keeping(survey), *found] if 0 < survey.savings <= s.points[nation] else found
