"""Arguments for a move, for staying, for leaving somebody behind."""

from __future__ import annotations

from typing import Final

from grognard.bots.friedrich import march
from grognard.bots.friedrich.march import Plan
from grognard.bots.friedrich.outlook import SELF_FED, train_areas
from grognard.bots.friedrich.stakes import other_guards
from grognard.bots.friedrich.survey import Stack, Survey
from grognard.bots.friedrich.trains import threatened
from grognard.core.board import bits
from grognard.core.sayings import Saying
from grognard.games.friedrich.board import conquest
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.board.supply import in_supply
from grognard.games.friedrich.facts.acts import GO, LEAVE, MOVE, STOP, TROOPS
from grognard.games.friedrich.facts.tables import (
    BOARD,
    DEFENDED_BY,
    DEFENDER,
    GENERALS,
    NATION,
    OBJECTIVE_OF,
    SUIT,
    TRAINS_OF,
)
from grognard.games.friedrich.steps import movement
from grognard.games.friedrich.steps.movement import March

NEAR: Final = 4
"""An enemy who is nearer than this can attack in his next move."""
EVEN: Final = 50
"""With this chance, in percent, a fight speaks for itself."""
MANY: Final = 10
"""So many points of a suit are worth standing in it."""
SHORT: Final = 4
"""A way out of fewer cities than this is worth a word."""
NOTHING: Final = Saying("because-nothing-better")


def nearest_foe(survey: Survey, city: int) -> Stack | None:
    """The hostile stack that is nearest to a city."""
    away = BOARD.distances(city)
    best: Stack | None = None
    for foe in survey.foes:
        if best is None or away[foe.city] < away[best.city]:
            best = foe
    return best


def guarded_by(s: FriedrichState, nation: int, city: int) -> int:
    """The objectives that nobody but the stack in this city protects, as a set."""
    found = 0
    for objective in bits(conquest.ALL_OBJECTIVES & BOARD.within(city, conquest.RADIUS)):
        owner = OBJECTIVE_OF[objective]
        keeper, taker = (owner, DEFENDED_BY[objective]) if s.holds(objective) else (DEFENDED_BY[objective], owner)
        if keeper != nation or taker < 0 or not s.plays(taker) or (DEFENDER[owner] and not s.setup.theatre):
            continue
        if conquest.at_stake(s, taker, objective) and not other_guards(s, nation, objective, city):
            found |= 1 << objective
    return found


def of_way_out(room: int, troops: int, piece: int) -> list[Saying]:
    """That a stack cannot retreat far, if that could cost it more troops than the defeat itself."""
    return [Saying("because-cut-off", piece=piece, number=room)] if room < min(SHORT, troops - 1) else []


def of_taking_up(survey: Survey, verb: int, piece: int) -> list[Saying]:
    """Why this piece moves, or nobody more."""
    if verb != MOVE:
        return [NOTHING]
    if piece >= GENERALS:
        return of_train(survey, piece, survey.s.where[piece])
    city = survey.s.where[piece]
    group = movement.ready(survey.s, city)
    plan = march.plan_stack(survey, train_areas(survey), Stack(survey.nation, city, group, survey.s.strength(city)))
    if plan.mode == march.RAID:
        return [*of_plan(survey, group[-1:], city, plan), Saying("because-two-at-once", piece=group[0])]
    return of_plan(survey, group, city, plan)


def of_march(survey: Survey, step: March, verb: int, target: int) -> list[Saying]:
    """Why a group goes there, stops, or leaves somebody behind."""
    group, start = step.group, step.start
    if group[0] >= GENERALS:
        return of_train(survey, group[0], target if verb == GO else start)
    if verb == LEAVE:
        return [Saying("because-two-at-once", piece=group[0])]
    if verb == TROOPS:
        return [Saying("because-share", pieces=group)]
    if verb == STOP:
        return of_end(survey, group, start, start) or [NOTHING]
    way, _ = movement.find_way(survey.s, group, start, target, step.used, step.main)
    return of_way(survey, group, start, way) or of_aim(survey, start, target)


def of_plan(survey: Survey, group: list[int], start: int, plan: Plan) -> list[Saying]:
    """What a plan gains; some way on, if it is a long one."""
    if not plan.way:
        return [NOTHING]
    if len(plan.way) == 1:
        way, _ = movement.find_way(survey.s, group, start, plan.way[0], 0, True)
    else:
        way = plan.way
    return of_way(survey, group, start, way) or of_aim(survey, start, plan.way[-1])


def of_way(survey: Survey, group: list[int], start: int, way: list[int]) -> list[Saying]:
    """What is taken on the way, and what the end of it is good for."""
    found: list[Saying] = []
    end = way[-1] if way else start
    marked: list[int] = []
    for city in dict.fromkeys([start, *way[:-1]]):
        target = survey.targets.get(city)
        if target is None:
            continue
        if target.guarded:
            marked.append(city)
        elif OBJECTIVE_OF[city] == survey.nation:
            found.append(Saying("because-objective-open", city=city))
        else:
            found.append(Saying("because-win-back", city=city))
    piece = survey.s.piece_at(end)
    if piece >= GENERALS and DEFENDER[NATION[piece]] != survey.defender:
        found.append(Saying("because-train-in-reach", piece=piece))
    for near in BOARD.neighbours[end]:
        foe = survey.foe_at.get(near)
        if foe is not None:
            held = [city for city in marked if survey.targets[city].guards == [foe]]
            if held:
                found.append(Saying("because-objective-marked", city=held[0], piece=foe.pieces[0]))
    return found + of_end(survey, group, start, end)


def of_end(survey: Survey, group: list[int], start: int, end: int) -> list[Saying]:
    """What it is good for that a group stands there."""
    s, nation = survey.s, survey.nation
    found: list[Saying] = []
    commander = group[0]
    if end != start and not in_supply(s, nation, start) and in_supply(s, nation, end):
        found.append(Saying("because-out-of-supply", piece=commander, city=start))
    troops = s.strength(start)
    for near in BOARD.neighbours[end]:
        foe = survey.foe_at.get(near)
        if foe is not None and not movement.kept_from_attack(s, group, end):
            clash = survey.attack(troops, end, foe, start)
            chance = percent(clash.chance())
            if chance >= EVEN:
                found += of_way_out(clash.foe_room, foe.troops, foe.pieces[0])
                found.append(Saying("because-odds", piece=commander, piece2=foe.pieces[0], percent=chance))
    away = BOARD.distances(end)
    for charge in survey.charges:
        if away[charge.city] <= conquest.RADIUS and not other_guards(s, nation, charge.city, start):
            found.append(Saying("because-protects", city=charge.city))
            break
    foe = nearest_foe(survey, end)
    if foe is not None:
        suit = SUIT[end]
        if away[foe.city] <= NEAR and survey.points[suit] >= MANY and survey.points[suit] == max(survey.points):
            found.append(Saying("because-suit", suit=suit, number=survey.points[suit]))
        before = BOARD.distances(start)[foe.city]
        if end != start and 1 <= before < NEAR and away[foe.city] > before and foe.troops > troops:
            found.append(Saying("because-flees", piece=foe.pieces[0], number=foe.troops))
    return found


def of_aim(survey: Survey, start: int, end: int) -> list[Saying]:
    """The nearest of the wanted cities that the group comes nearer to."""
    before, after = BOARD.distances(start), BOARD.distances(end)
    best = -1
    for city in survey.targets:
        if after[city] < before[city] and (best < 0 or after[city] < after[best]):
            best = city
    if best >= 0:
        return [Saying("because-towards", city=best)]
    for charge in survey.charges:
        if after[charge.city] < before[charge.city] and (best < 0 or after[charge.city] < after[best]):
            best = charge.city
    if best >= 0:
        return [Saying("because-towards-charge", city=best)]
    foe = nearest_foe(survey, start)
    if foe is not None and after[foe.city] > before[foe.city]:
        return [Saying("because-flees", piece=foe.pieces[0], number=foe.troops)]
    return [NOTHING]


def of_train(survey: Survey, train: int, city: int) -> list[Saying]:
    """Why a train goes, or stays."""
    s = survey.s
    here = s.where[train]
    found: list[Saying] = []
    if city != here and threatened(survey, here) > threatened(survey, city):
        found.append(Saying("because-train-in-danger", piece=train))
    at_home = SELF_FED[survey.nation]
    abroad = [stack for stack in survey.own if not at_home >> stack.city & 1]
    for stack in abroad:
        fed = [
            survey.fed(s.where[other]) for other in TRAINS_OF[survey.nation] if other != train and s.where[other] >= 0
        ]
        if survey.fed(city) >> stack.city & 1 and not any(area >> stack.city & 1 for area in fed):
            found.append(Saying("because-feeds", piece=stack.pieces[0]))
            break
    if not found and abroad:
        nearest = min(abroad, key=lambda stack: BOARD.distance(stack.city, city))
        found.append(Saying("because-train-follows", piece=nearest.pieces[0]))
    return found or [NOTHING]


def percent(chance: float) -> int:
    """A chance as it is told, in steps of five: never sure, never hopeless.

    >>> percent(0.0), percent(0.52), percent(1.0)
    (5, 50, 95)
    """
    return min(95, max(5, 5 * round(20 * chance)))
