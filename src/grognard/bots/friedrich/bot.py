"""The rule-based (heuristic) player of Friedrich."""

from __future__ import annotations

from typing import Final

from grognard.bots.base import Decider, RuleBot
from grognard.bots.friedrich import arguments, fate, march, recruiting
from grognard.bots.friedrich.allotment import choose_allotment
from grognard.bots.friedrich.duel import Duel
from grognard.bots.friedrich.evaluation import FriedrichEvaluation
from grognard.bots.friedrich.fights import choose_retreat, choose_target, choose_with
from grognard.bots.friedrich.manner import FriedrichManner
from grognard.bots.friedrich.outlook import train_areas
from grognard.bots.friedrich.survey import Stack, Survey
from grognard.bots.friedrich.trains import best_train_end, plan_train
from grognard.bots.manner import Manner
from grognard.core.sayings import Saying
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.board.troops import Allotment
from grognard.games.friedrich.facts.acts import DECLINE, DONE, GO, LEAVE, MOVE, STOP, TROOPS
from grognard.games.friedrich.facts.tables import (
    AUSTRIA,
    BOARD,
    FRANCE,
    GENERALS,
    HILDBURGHAUSEN,
    NATION,
    PRUSSIA,
    TRAINS_OF,
)
from grognard.games.friedrich.steps import movement
from grognard.games.friedrich.steps.advanced import Declaration, Liberation
from grognard.games.friedrich.steps.cards import FreshDiscard
from grognard.games.friedrich.steps.combat import Battle, Combat, Evasion
from grognard.games.friedrich.steps.fate_choices import (
    Exchange,
    Flight,
    FreeTroop,
    Gift,
    LostTroop,
    Removal,
    Sidestep,
    Swap,
    TurnDown,
)
from grognard.games.friedrich.steps.movement import March, Movement
from grognard.games.friedrich.steps.recruit import Recruiting
from grognard.games.friedrich.steps.retreat import Retreat


class FriedrichBot(RuleBot[FriedrichState]):
    """Plays every seat of Friedrich by rules of thumb."""

    name = "friedrich"

    def evaluation(self) -> FriedrichEvaluation:
        return FriedrichEvaluation()

    def manner(self) -> Manner:
        return FriedrichManner()

    def deciders(self) -> dict[type, Decider[FriedrichState]]:
        return DECIDERS

    def otherwise(self, state: FriedrichState, seat: int, legal: list[int]) -> int:
        return DECLINE if DECLINE in legal else legal[0]

    def reasons(self, state: FriedrichState, seat: int, act: int) -> list[Saying]:
        return arguments.reasons(state, seat, act)


def choose_recruits(survey: Survey, step: Recruiting, legal: list[int]) -> int:
    if step.entering >= 0:
        return recruiting.choose_entry(survey, step, legal)
    if step.paying:
        return recruiting.choose_payment(survey, step, legal)
    return recruiting.choose_recruit(survey, step, legal)


def choose_attack(survey: Survey, step: Combat, legal: list[int]) -> int:
    return choose_with(survey, step, legal) if step.target >= 0 else choose_target(survey, step, legal)


def choose_sidestep(survey: Survey, step: Sidestep, legal: list[int]) -> int:
    return legal[0] if step.goal >= 0 else fate.choose_sidestep(survey, legal)


# Movement


def choose_move(survey: Survey, legal: list[int]) -> int:
    """The next group that gains by a move; then the trains; then nobody. Once a train has moved, the generals have."""
    s = survey.s
    trains_moved = any(s.moved >> train & 1 for train in TRAINS_OF[survey.nation])
    if not trains_moved:
        areas = train_areas(survey)
        last = last_moved(survey)
        for stack in survey.own:
            if stack.pieces[0] < last and not moved_near(survey, stack.city):
                continue
            if MOVE + stack.pieces[0] in legal and len(movement.ready(s, stack.city)) == len(stack.pieces):
                plan = march.plan_stack(survey, areas, stack)
                if plan.way and plan.gain > march.RESTLESSNESS:
                    return MOVE + stack.pieces[0]
    for act in legal:
        if act != DONE and act - MOVE >= GENERALS and plan_train(survey, act - MOVE) != s.where[act - MOVE]:
            return act
    return DONE


def last_moved(survey: Survey) -> int:
    """The lowest in rank of the commanders who have moved: those before him have been thought of already."""
    last = -1
    for stack in survey.own:
        if survey.s.moved >> stack.pieces[0] & 1:
            last = stack.pieces[0]
    return last


def moved_near(survey: Survey, city: int) -> bool:
    """Whether somebody has moved near this city, so that its stack is thought of again."""
    away = BOARD.distances(city)
    moved = survey.s.moved
    return any(moved >> stack.pieces[0] & 1 and away[stack.city] <= march.LONGEST for stack in survey.own)


def choose_step(survey: Survey, step: March, legal: list[int]) -> int:
    """Who goes along, where to, with how many troops, and whether to go on."""
    if step.group[0] >= GENERALS:
        return choose_train_step(survey, step, legal)
    if step.goal >= 0:
        return choose_share(survey, step, legal)
    s = survey.s
    areas = train_areas(survey)
    stayers = step.stayers(s)
    total = s.strength(step.start)
    if not step.used and not stayers:
        plan = march.plan_stack(survey, areas, Stack(step.nation(), step.start, step.group, total))
        if plan.mode == march.RAID:
            act = LEAVE + step.group[0]
        elif plan.mode == march.PART:
            act = LEAVE + step.group[-1]
        else:
            act = -1
        if act in legal:
            return act
        way = plan.way if act < 0 else []
    else:
        share = share_of(s, step) if stayers else total
        others = [other for other in survey.own if other.city != step.start]
        if stayers:
            others.append(Stack(step.nation(), step.start, stayers, total - share))
        way = march.best_walk(survey, areas, step.group, share, others, step.start, step.used, step.main).way
    if way:
        goal = GO + march.next_goal(survey, step.group, step.start, step.used, step.main, way)
        if goal in legal:
            return goal
    return STOP if STOP in legal else fallback(survey, step, legal)


def fallback(survey: Survey, step: March, legal: list[int]) -> int:
    """A group that was taken up has to go somewhere: to the nearest city on offer."""
    ways = [act for act in legal if survey.s.space.base_of[act] == GO]
    return min(ways) if ways else legal[0]


def share_of(s: FriedrichState, step: March) -> int:
    """The troops of a group that leaves others behind."""
    total = s.strength(step.start)
    stack = s.stack_at(step.start)
    few = march.raiders(total, stack)
    return few if step.group == stack[-1:] else total - few


def choose_share(survey: Survey, step: March, legal: list[int]) -> int:
    numbers = [act - TROOPS for act in legal]
    return TROOPS + min(max(share_of(survey.s, step), min(numbers)), max(numbers))


def choose_train_step(survey: Survey, step: March, legal: list[int]) -> int:
    ends = [act - GO for act in legal if act != STOP]
    if STOP in legal:
        ends = [step.start, *ends]
    best = best_train_end(survey, step.group[0], ends)
    return STOP if best == step.start else GO + best


DECIDERS: Final[dict[type, Decider[FriedrichState]]] = {
    Movement: lambda s, step, seat, legal: choose_move(Survey(s, step.nation, seat), legal),
    March: lambda s, step, seat, legal: choose_step(Survey(s, step.nation(), seat), step, legal),
    Battle: lambda s, step, seat, legal: Duel(s, step, seat, legal).choose(),
    Recruiting: lambda s, step, seat, legal: choose_recruits(Survey(s, step.nation, seat), step, legal),
    Combat: lambda s, step, seat, legal: choose_attack(Survey(s, step.nation, seat), step, legal),
    Retreat: lambda s, step, seat, legal: choose_retreat(
        Survey(s, NATION[s.commander(step.winner)], seat), step, legal
    ),
    Allotment: choose_allotment,
    FreshDiscard: lambda s, step, seat, legal: fate.choose_discard(Survey(s, step.nation, seat), legal),
    Exchange: lambda s, step, seat, legal: fate.choose_discard(Survey(s, FRANCE, seat), legal),
    Swap: lambda s, step, seat, legal: fate.choose_offer(Survey(s, step.nation(), seat), legal),
    Gift: lambda s, step, seat, legal: fate.choose_offer(Survey(s, PRUSSIA, seat), legal),
    FreeTroop: lambda s, step, seat, legal: fate.choose_gain(Survey(s, step.nation, seat), legal),
    LostTroop: lambda s, step, seat, legal: fate.choose_loss(s, legal),
    Evasion: lambda s, step, seat, legal: fate.choose_slip(Survey(s, PRUSSIA, seat), step.cities[0], legal),
    Sidestep: lambda s, step, seat, legal: choose_sidestep(Survey(s, AUSTRIA, seat), step, legal),
    Flight: lambda s, step, seat, legal: fate.choose_flight(s, s.where[HILDBURGHAUSEN], legal),
    TurnDown: lambda s, step, seat, legal: fate.choose_turn(Survey(s, AUSTRIA, seat), legal),
    Removal: lambda s, step, seat, legal: fate.choose_removal(s, legal),
    Liberation: lambda s, step, seat, legal: fate.choose_freed(s, legal),
    Declaration: lambda s, step, seat, legal: DECLINE,
}
"""How each step is decided."""
