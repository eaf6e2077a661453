"""Movement heuristic: which group moves, who of it, and by which way."""

from __future__ import annotations

from typing import Final

from grognard.bots.friedrich.survey import Stack, Survey, Target
from grognard.bots.friedrich.worth import Worth
from grognard.games.friedrich.facts.tables import BOARD, MAIN_ROADS, MOST_TROOPS
from grognard.games.friedrich.steps import movement

WHOLE: Final = 0
RAID: Final = 1
"""The lowest-ranking general goes alone."""
PART: Final = 2
"""The lowest-ranking general stays behind."""
SPLITTING: Final = 2.5
"""What a second group must be worth more."""
LONGEST: Final = 4
"""How far a group can go, fate aside."""
RESTLESSNESS: Final = 0.05
"""Nobody moves for less than this."""


class Walk:
    """A way from city to city, what it conquers, and the protected targets that it leaves."""

    __slots__ = ("gain", "marks", "rank", "taken", "way")

    def __init__(self, way: list[int], gain: float, taken: list[int], marks: list[Target]) -> None:
        self.way = way
        self.gain = gain
        self.taken = taken
        self.marks = marks
        self.rank = 0.0


class Plan:
    """What a group should do: the way to go (none: stay), what that is worth, and how much more than staying."""

    __slots__ = ("gain", "mode", "value", "way")

    def __init__(self, mode: int, way: list[int], value: float, gain: float) -> None:
        self.mode = mode
        self.way = way
        self.value = value
        self.gain = gain


def walks(survey: Survey, group: list[int], start: int, used: int, main: bool) -> list[Walk]:
    """For every city where a move can end, the way there that conquers most. Staying is none of them, but going and
    coming back may conquer or mark something."""
    s = survey.s
    steps = movement.pace(s, group) - used
    if steps < 0:
        return []
    area = movement.open_reach(start, steps, main)[1] | 1 << start
    if area & survey.target_cities:
        found: dict[int, Walk] = {}
        Walker(survey, group, start, found).go(start, used, main, Walk([], 0.0, [], []))
        back = found.get(start)
        if back is not None and not back.taken and not back.marks:
            del found[start]
        return list(found.values())
    ends = movement.reach(s, group, start, steps, main)
    if movement.may_be_barred(s, group):
        ends = [city for city in ends if movement.may_end(s, group, city)]
    return [Walk([city], 0.0, [], []) for city in ends]


class Walker:
    """Goes all ways of a group, with what they conquer."""

    def __init__(self, survey: Survey, group: list[int], start: int, found: dict[int, Walk]) -> None:
        s = survey.s
        self.s = s
        self.targets = survey.targets
        self.group = group
        self.start = start
        self.found = found
        self.pace = movement.pace(s, group)
        self.barred = movement.may_be_barred(s, group)
        self.entry: dict[int, bool] = {}
        """Whether the group may step into a city where somebody stands."""

    def may_enter(self, city: int) -> bool:
        known = self.entry.get(city)
        if known is None:
            known = movement.may_enter(self.s, self.group, city)
            self.entry[city] = known
        return known

    def go(self, city: int, steps: int, on_main: bool, before: Walk) -> None:
        way, gain, taken, marks = before.way, before.gain, before.taken, before.marks
        start = self.start
        target = self.targets.get(city)
        if target is not None and (not way or (city != start and city not in way[:-1])):
            if target.guarded:
                marks = [*marks, target]
            else:
                gain += target.value
                taken = [*taken, city]
        mains = MAIN_ROADS.beside[city]
        pace = self.pace
        top = self.s.top
        rank = gain + 0.5 * len(marks) - 0.01 * (len(way) + 1)
        for near in BOARD.neighbours[city]:
            still = on_main and bool(mains >> near & 1)
            if steps >= pace + still:
                continue
            free = near == start or not top[near]
            if not free and not self.may_enter(near):
                continue
            last = steps + 1 > pace or not free
            best = self.found.get(near)
            better = best is None or rank > best.rank
            if last and not better:
                continue
            walk = Walk([*way, near], gain, taken, marks)
            if better and (not self.barred or movement.may_end(self.s, self.group, near)):
                walk.rank = rank
                self.found[near] = walk
            if not last:
                self.go(near, steps + 1, still, walk)


def best_walk(
    survey: Survey,
    areas: list[list[int]],
    group: list[int],
    troops: int,
    others: list[Stack],
    start: int,
    used: int = 0,
    main: bool = True,
) -> Plan:
    """The best that a group with so many troops can do by itself."""
    worth = Worth(survey, areas, group, troops, others, start)
    stay = worth.end(start, [], [])
    best = Plan(WHOLE, [], stay, 0.0)
    for walk in walks(survey, group, start, used, main):
        value = walk.gain + worth.end(walk.way[-1], walk.marks, walk.taken) - 0.01 * len(walk.way)
        if value > best.value + RESTLESSNESS:
            best = Plan(WHOLE, walk.way, value, value - stay)
    return best


def raiders(troops: int, stack: list[int]) -> int:
    """How many troops the lowest-ranking general gets when the stack splits."""
    fewest = max(1, troops - MOST_TROOPS * (len(stack) - 1))
    return max(fewest, 2 if troops >= 3 * len(stack) else 1)


def plan_stack(survey: Survey, areas: list[list[int]], stack: Stack) -> Plan:
    """The best plan for a stack that has not moved: together, or with one general on his own."""
    others = [other for other in survey.own if other.city != stack.city]
    whole = best_walk(survey, areas, stack.pieces, stack.troops, others, stack.city)
    if len(stack.pieces) == 1:
        return whole
    few = raiders(stack.troops, stack.pieces)
    rest, raider = stack.pieces[:-1], stack.pieces[-1:]
    if not movement.may_part(survey.s, raider, rest) or stack.troops - few < len(rest):
        return whole
    staying = Stack(stack.nation, stack.city, rest, stack.troops - few)
    raid = best_walk(survey, areas, raider, few, [*others, staying], stack.city)
    raid_end = raid.way[-1] if raid.way else stack.city
    moved = Stack(stack.nation, raid_end, raider, few)
    main = best_walk(survey, areas, rest, stack.troops - few, [*others, moved], stack.city)
    if not raid.way and not main.way:
        return whole
    value = raid.value + main.value - SPLITTING
    if value <= whole.value:
        return whole
    gain = value - (whole.value - whole.gain)
    return Plan(RAID, raid.way, value, gain) if raid.way else Plan(PART, main.way, value, gain)


def next_goal(survey: Survey, group: list[int], start: int, used: int, main: bool, way: list[int]) -> int:
    """The farthest city of a way to which the group can be sent without missing a target on it."""
    if len(way) == 1:
        return way[0]
    for steps in range(len(way), 1, -1):
        goal = way[steps - 1]
        if goal == start:
            continue
        found, _ = movement.find_way(survey.s, group, start, goal, used, main)
        wanted = [city for city in way[: steps - 1] if city in survey.targets]
        if len(found) == steps and all(city in found[:-1] for city in wanted):
            return goal
        if not wanted and steps == len(way) and 0 < len(found) <= steps:
            return goal
    return way[0]
