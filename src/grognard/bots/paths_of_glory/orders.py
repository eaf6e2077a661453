"""Operations heuristic: which spaces are activated, which units move, dig or stay."""

from __future__ import annotations

from typing import Final

from grognard.bots.paths_of_glory import marches
from grognard.bots.paths_of_glory.marches import RESTLESSNESS, Marching
from grognard.bots.paths_of_glory.strikes import Strikes
from grognard.bots.paths_of_glory.survey import Survey, survey_of
from grognard.core.board import bits, mask_of
from grognard.games.paths_of_glory.board import activation
from grognard.games.paths_of_glory.board.stacking import sort_of
from grognard.games.paths_of_glory.board.state import NO_SPACE, PathsState
from grognard.games.paths_of_glory.facts.acts import ATTACK, DONE, ENTRENCH, GO, HALT, MOVE, SPACE, TAKE
from grognard.games.paths_of_glory.facts.tables import AP, NEAR_EAST
from grognard.games.paths_of_glory.moves import movement
from grognard.games.paths_of_glory.moves.movement import March, Movement
from grognard.games.paths_of_glory.moves.operations import Activation

WORTHWHILE: Final = 0.05
"""No attack is made for less."""

FURTHER: Final = 0.8
"""Every further move stops a gap, or takes a chance, that is smaller."""


class Order:
    """Something that operation points could be spent on: spaces to activate, what it costs and gains, and how much of
    that cannot wait."""

    __slots__ = ("attack", "cost", "gain", "spaces", "urgent")

    def __init__(self, attack: bool, spaces: int, cost: int, gain: float, urgent: float = 0.0) -> None:
        self.attack = attack
        self.spaces = spaces
        self.cost = cost
        self.gain = gain
        self.urgent = urgent

    def rate(self) -> float:
        return self.gain / self.cost


def orders(s: PathsState, survey: Survey, left: int, sud: bool) -> list[Order]:
    """All that could be done with so many points, the best for its cost first."""
    found = _moves(s, survey, left, sud) + _attacks(s, survey, left, sud)
    found.sort(key=lambda order: (-order.rate(), order.spaces))
    return found


def _moves(s: PathsState, survey: Survey, left: int, sud: bool) -> list[Order]:
    found: list[Order] = []
    for space in bits(s.held[survey.side] & ~(s.moves | s.attacks)):
        cost = activation.cost(s, survey.side, space, False, sud)
        if cost > left or not activation.with_supply(s, space):
            continue
        gain, urgent = move_gain(s, survey, space)
        if gain > RESTLESSNESS:
            found.append(Order(False, 1 << space, cost, gain, urgent))
    return found


def move_gain(s: PathsState, survey: Survey, space: int) -> tuple[float, float]:
    """What a Move marker in this space brings, one move or an attempt to dig, and how much of it cannot wait."""
    key = (space, s.attacks)
    if key not in survey.marches:
        ready = marches.movable(s, space)
        gain, urgent = 0.0, 0.0
        if ready:
            march = marches.plan(s, survey, space, ready, [])
            gain, urgent = march.gain, march.urgent
        dug = marches.trench_gain(s, survey, space)
        survey.marches[key] = (gain, urgent) if gain >= dug else (dug, 0.0)
    known: tuple[float, float] = survey.marches[key]
    return known


def _attacks(s: PathsState, survey: Survey, left: int, sud: bool) -> list[Order]:
    side = survey.side
    found: list[Order] = []
    strikes = Strikes(s, survey, False)
    full = side == AP and activation.near_east_used(s)
    for space in strikes.spaces():
        options = strikes.on(space)
        base = max([0.0, *(one.value for one in options if not one.starts & ~s.attacks)])
        for one in options:
            fresh = one.starts & ~s.attacks
            gain = one.value - base
            if not fresh or gain < WORTHWHILE:
                continue
            if side == AP and fresh & NEAR_EAST and _too_many(s, fresh, full):
                continue
            starts = bits(fresh)
            if any(activation.too_hot(s, start) or not activation.with_supply(s, start) for start in starts):
                continue
            cost = sum([activation.cost(s, side, start, True, sud and len(starts) == 1) for start in starts])
            if cost <= left:
                likely = one.outlook.pushed + one.outlook.cleared
                urgent = likely * (survey.raids.relief(space) + survey.raids.cut(space))
                found.append(Order(True, fresh, cost, gain, min(gain, urgent)))
    return found


def _too_many(s: PathsState, fresh: int, full: bool) -> bool:
    """9.2.7: the Allies activate one space of the Near East for attack."""
    limited = sum([activation.limited_near_east(s, space) for space in bits(fresh & NEAR_EAST)])
    return limited > (0 if full else 1)


def total(found: list[Order], points: int, waiting: float) -> float:
    """What so many points bring now, spent on the best orders: of what can wait, only the share that is lost by it."""
    used, gain, share = 0, 0.0, 1.0
    for order in found:
        if order.cost <= points and not order.spaces & used:
            points -= order.cost
            used |= order.spaces
            worth = waiting * order.gain + (1.0 - waiting) * order.urgent
            gain += worth if order.attack else share * worth
            if not order.attack:
                share *= FURTHER
    return gain


def best_activations(s: PathsState, step: Activation, legal: list[int], most: int) -> list[int]:
    """The markers that bring most for their cost, so many of them; and to stop here."""
    found: list[int] = []
    for order in orders(s, survey_of(s, step.side), step.left, step.sud):
        act = (ATTACK if order.attack else MOVE) + bits(order.spaces)[0]
        if act in legal and act not in found:
            found.append(act)
            if len(found) == most:
                break
    found.append(DONE)
    return found


def choose_activation(s: PathsState, step: Activation, legal: list[int]) -> int:
    return best_activations(s, step, legal, 1)[0]


# Movement


def same(s: PathsState, legal: list[int], piece: int) -> int:
    """The act that takes this unit, or one that is the same."""
    for act in legal:
        if SPACE.base_of[act] == TAKE:
            other = act - TAKE
            if s.where[other] == s.where[piece] and sort_of(s, other) == sort_of(s, piece):
                return act
    return -1


def choose_move(s: PathsState, step: Movement, legal: list[int]) -> int:
    """The group whose move gains most; then who digs; then nobody."""
    survey = survey_of(s, step.side)
    spaces = sorted({s.where[act - TAKE] for act in legal if SPACE.base_of[act] == TAKE})
    best, most = -1, RESTLESSNESS if DONE in legal else -99.0
    for space in spaces:
        plan = marches.plan(s, survey, space, marches.movable(s, space), [])
        if plan.goal != NO_SPACE and plan.gain > most:
            act = same(s, legal, plan.group[0])
            if act >= 0:
                best, most = act, plan.gain
    for act in legal:
        if SPACE.base_of[act] == ENTRENCH:
            space = s.where[act - ENTRENCH]
            if act - ENTRENCH == marches.digger(s, space):
                gain = marches.trench_gain(s, survey, space)
                if gain > most:
                    best, most = act, gain
    if best >= 0:
        return best
    return DONE if DONE in legal else legal[0]


def choose_step(s: PathsState, step: March, legal: list[int]) -> int:
    """Who comes along, where to, and whether to go on."""
    goals = mask_of([act - GO for act in legal if SPACE.base_of[act] == GO])
    side = s.player.index(s.asked[0].seat)
    survey = survey_of(s, side)
    if step.used:
        plan = march_on(s, survey, step, goals)
        if HALT in legal and (plan.goal == NO_SPACE or plan.gain < RESTLESSNESS):
            return HALT
        return GO + plan.goal if plan.goal != NO_SPACE else legal[0]
    ready = marches.movable(s, step.at)
    if not step.strict and step.must < 0:
        plan = marches.plan(s, survey, step.at, ready, step.group)
        if plan.goal != NO_SPACE and len(plan.group) > len(step.group):
            act = same(s, legal, next(piece for piece in plan.group if piece not in step.group))
            if act >= 0:
                return act
    plan = march_on(s, survey, step, goals)
    if plan.goal != NO_SPACE:
        return GO + plan.goal
    return legal[-1] if goals else legal[0]


def march_on(s: PathsState, survey: Survey, step: March, goals: int) -> marches.March:
    """The best goal that is offered."""
    way = movement.Way(s, step.group, step.at, step.left(s))
    if not goals:
        return marches.March(step.group, step.at, NO_SPACE, 0.0)
    return Marching(survey, step.at).best(step.group, goals, way)
