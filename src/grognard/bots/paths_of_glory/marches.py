"""Moves: which units of a space go where, and what that is worth."""

from __future__ import annotations

from typing import Final

from grognard.bots.paths_of_glory import worth
from grognard.bots.paths_of_glory.survey import LAND, Survey
from grognard.core.board import bits
from grognard.games.paths_of_glory import cards, movement, supply, trenches
from grognard.games.paths_of_glory.stacking import sort_of
from grognard.games.paths_of_glory.state import NO_SPACE, PathsState
from grognard.games.paths_of_glory.tables import (
    ARMY,
    COMBAT,
    FORT,
    LOSS,
    MNC,
    OWNED,
    PIECES,
    SIDE,
    STACK,
)

CLOSER: Final = 0.035
"""What it brings to take a combat factor nearer to the war."""
LOOKED_AT: Final = 3
"""For so many of the best goals the threat is reckoned exactly."""
RESTLESSNESS: Final = 0.03
"""Nobody moves for less than this."""
STARVING: Final = 0.6
"""The share of a unit's worth that going out of supply costs."""
EXPOSED: Final = 0.4
"""The share of it that an open supply line costs a unit that moves."""
UNSURE: Final = 0.4
"""The share of what it takes that it is likely to lose again."""
SIEGE: Final = 0.5
"""The share of a fort space's worth that its siege is worth keeping up."""


class March:
    """A group of units of one space, where it should go, and what that gains."""

    __slots__ = ("gain", "goal", "group", "start")

    def __init__(self, group: list[int], start: int, goal: int, gain: float) -> None:
        self.group = group
        self.start = start
        self.goal = goal
        self.gain = gain


def groups(s: PathsState, ready: list[int], fixed: list[int]) -> list[list[int]]:
    """The groups that are looked at: each unit alone, the two strongest, all; those who are fixed always go along."""
    units = [piece for piece in ready if piece not in fixed]
    units.sort(key=lambda piece: (-COMBAT[s.reduced >> piece & 1][piece], piece))
    found: list[list[int]] = [fixed[:]] if fixed else []
    seen: list[int] = []
    for piece in units:
        if sort_of(s, piece) not in seen:
            seen.append(sort_of(s, piece))
            found.append([*fixed, piece])
    for number in range(2, len(units) + 1):
        found.append([*fixed, *units[:number]])
    return [group for group in found if len(group) <= STACK]


class Marching:
    """What the moves of one space are worth in a position."""

    def __init__(self, survey: Survey, start: int) -> None:
        self.survey = survey
        self.start = start

    def stay_cost(self, group: list[int]) -> float:
        """What it costs in its space that a group leaves, besides the threat."""
        survey, start = self.survey, self.start
        s = survey.s
        if SIDE[group[0]] != survey.side or start >= len(survey.strength):
            return 0.0
        left = [piece for piece in s.at[start] if piece not in group]
        level = survey.level(start)
        before = survey.danger(start, survey.strength[start], survey.value[start], level, s.has_army(start))
        cost = -before
        if left:
            rest = sum([COMBAT[s.reduced >> piece & 1][piece] for piece in left])
            armies = any(ARMY[piece] for piece in left)
            cost += survey.danger(start, rest, worth.of_units(s, left), level, armies)
        if (s.forts & OWNED[survey.enemy]) >> start & 1 and s.besieged(start):
            if not left:
                cost += SIEGE * survey.worth[start]
        elif not left and survey.worth[start] > 0.5 and survey.pressure(start) > 0:
            cost += 0.2 * survey.worth[start]
        strength = sum([COMBAT[s.reduced >> piece & 1][piece] for piece in group])
        cost += CLOSER * strength * survey.pull(start) + self.company(start, group, 0)
        return cost

    def company(self, space: int, group: list[int], come: int) -> float:
        """What a group adds next to enemy stacks: the chance of a good attack."""
        survey = self.survey
        s = survey.s
        strength = sum([COMBAT[s.reduced >> piece & 1][piece] for piece in group])
        total = 0.0
        for target in bits(LAND[space] & s.held[survey.enemy]):
            force = 0
            for other in bits(LAND[target] & s.held[survey.side]):
                force += survey.strength[other]
            if come:
                if LAND[target] >> self.start & 1:
                    continue
                total += survey.chance_of(target, force + strength) - survey.chance_of(target, force)
            else:
                total += survey.chance_of(target, force) - survey.chance_of(target, force - strength)
        return total

    def arrival(self, group: list[int], goal: int) -> float:
        """What it brings that a group stands there, besides the threat."""
        survey = self.survey
        s = survey.s
        strength = sum([COMBAT[s.reduced >> piece & 1][piece] for piece in group])
        value = worth.of_units(s, group)
        there = survey.strength[goal] if s.held[survey.side] >> goal & 1 else 0
        level = survey.level(goal)
        own = bool(s.held[survey.side] >> goal & 1)
        stood = own and s.has_army(goal)
        armies = stood or any(ARMY[piece] for piece in group)
        gain = -survey.danger(goal, there + strength, survey.value[goal] * own + value, level, armies)
        if own:
            gain += survey.danger(goal, there, survey.value[goal], level, stood)
        elif survey.pressure(goal) > 0 and survey.worth[goal] > 0.5 and s.control[survey.side] >> goal & 1:
            gain += 0.15 * survey.worth[goal]
        gain += CLOSER * strength * survey.pull(goal) + self.company(goal, group, 1)
        if not any(supply.supplied_in(s, piece, goal) for piece in group):
            gain -= STARVING * value
        return gain

    def along(self, way: list[int]) -> tuple[float, int]:
        """What the spaces of a way bring, and those that change hands."""
        survey = self.survey
        s = survey.s
        total, taken = 0.0, 0
        for space in way:
            if s.control[survey.enemy] >> space & 1:
                total += survey.prize(space)
                if not s.fort_of(survey.enemy, space):
                    taken |= 1 << space
        return total, taken

    def best(self, group: list[int], goals: int, way: movement.Way) -> March:
        """The best goal of a group among these."""
        survey, start = self.survey, self.start
        s = survey.s
        leaving = self.stay_cost(group)
        whole = all(piece in group for piece in s.at[start])
        gone = 1 << start if whole else 0
        rough: list[tuple[float, int, int, float]] = []
        for goal in bits(goals):
            if not way.reached >> goal & 1:
                continue
            prize, taken = self.along(way.to(s, goal))
            gain = prize + self.arrival(group, goal)
            hint = 0.25 if survey.open >> goal & 1 else 0.0
            rough.append((gain + hint, goal, taken, prize))
        rough.sort(key=lambda one: (-one[0], one[1]))
        found = March(group, start, NO_SPACE, 0.0)
        value = worth.of_units(s, group)
        for gain, goal, taken, prize in rough[:LOOKED_AT]:
            hint = 0.25 if survey.open >> goal & 1 else 0.0
            exact = gain - hint - leaving + survey.threat - survey.threat_if(gone, 1 << goal, taken)
            if not survey.safe(group[0], goal, taken, 1 << goal, gone):
                exact -= EXPOSED * value + UNSURE * prize
            if found.goal == NO_SPACE or exact > found.gain:
                found = March(group, start, goal, exact)
        return found


def plan(s: PathsState, survey: Survey, start: int, ready: list[int], fixed: list[int]) -> March:
    """The best move of units of a space."""
    found = March([], start, NO_SPACE, 0.0)
    marching = Marching(survey, start)
    for group in groups(s, ready, fixed):
        if not movement.may_leave(s, group, start, False):
            continue
        steps = movement.steps_of(s, group)
        way = movement.Way(s, group, start, steps)
        one = marching.best(group, movement.ends(s, way, True), way)
        if one.goal != NO_SPACE and (found.goal == NO_SPACE or one.gain > found.gain + 0.001):
            found = one
    return found


def movable(s: PathsState, space: int) -> list[int]:
    """The units there that can move now."""
    return [piece for piece in s.at[space] if piece < PIECES and piece != MNC and movement.ready(s, piece)]


# 11.2: trenches


def digger(s: PathsState, space: int) -> int:
    """The army there that should dig; -1 if none can."""
    best = -1
    if not s.played & cards.ENTRENCH:
        return best
    for piece in s.at[space]:
        if ARMY[piece] and movement.ready(s, piece) and trenches.may_dig(s, piece, []):
            if best < 0 or chance_to_dig(s, piece) > chance_to_dig(s, best):
                best = piece
    return best


def chance_to_dig(s: PathsState, piece: int) -> float:
    factor = LOSS[s.reduced >> piece & 1][piece] + trenches.modified(s, piece)
    return factor / 6


def trench_gain(s: PathsState, survey: Survey, space: int) -> float:
    """What an attempt to entrench there is worth."""
    piece = digger(s, space)
    if piece < 0:
        return 0.0
    level = survey.level(space)
    now = survey.danger(space, survey.strength[space], survey.value[space], level, True)
    then = survey.danger(space, survey.strength[space], survey.value[space], level + 1, True)
    lasting = 0.12 if LAND[space] & s.held[survey.enemy] and level == 0 else 0.04 if survey.pressure(space) > 0 else 0.0
    if FORT[space] and s.fort_of(survey.enemy, space):
        lasting = 0.0
    return chance_to_dig(s, piece) * (now - then + lasting * (1 + survey.worth[space]))
