"""Movement heuristic: which units of a space go where, and what that is worth."""

from __future__ import annotations

from typing import Final

from grognard.bots.paths_of_glory import worth
from grognard.bots.paths_of_glory.ground import LAND
from grognard.bots.paths_of_glory.survey import Survey
from grognard.core.board import bits
from grognard.games.paths_of_glory.board import supply
from grognard.games.paths_of_glory.board.stacking import sort_of
from grognard.games.paths_of_glory.board.state import NO_SPACE, PathsState
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.tables import ARMY, COMBAT, FORT, LOSS, MNC, OWNED, PIECES, SIDE, SIZE, STACK
from grognard.games.paths_of_glory.moves import movement, trenches

CLOSER: Final = 0.035
"""What it brings to take a combat factor nearer to the war."""
LOOKED_AT: Final = 3
"""For so many of the best goals the threat is computed exactly, and for
the best one beside the start and the one where most is at stake."""
RESTLESSNESS: Final = 0.03
"""Nobody moves for less than this."""
UNSURE: Final = 0.3
"""The share of what it takes that it is likely to lose again."""
UNCOVERED: Final = 0.9
"""The share of a space's worth that it costs to leave it without a unit beside an army of the enemy."""
FAR_FOE: Final = 0.3
"""The same where only corps are beside it, or armies two steps away."""
COVERED: Final = 0.35
"""The share of it that the first unit there brings."""
DUG_IN: Final = 0.3
"""What a trench brings beyond the next attacks, in a space beside the enemy."""
BEHIND: Final = 0.04
"""The same for a deeper trench, or one in a space that the enemy can only reach."""
SIEGE: Final = 1.1
"""The share of a fort space's worth that its siege brings where the fort falls."""


class March:
    """A group of units of one space, where it should go, what that gains, and how much of it cannot wait: the enemy
    would take it at once."""

    __slots__ = ("gain", "goal", "group", "start", "urgent")

    def __init__(self, group: list[int], start: int, goal: int, gain: float, urgent: float = 0.0) -> None:
        self.group = group
        self.start = start
        self.goal = goal
        self.gain = gain
        self.urgent = urgent


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


class Group:
    """Units that go together, as what they are worth counts."""

    __slots__ = ("armies", "doom", "leads", "pieces", "strength", "value")

    def __init__(self, s: PathsState, pieces: list[int]) -> None:
        self.pieces = pieces
        self.strength = 0
        self.value = worth.of_units(s, pieces)
        self.doom = 0.0
        self.armies = False
        self.leads: list[int] = []
        """One of each kind that is supplied in its own way."""
        kinds = 0
        for piece in pieces:
            self.strength += COMBAT[s.reduced >> piece & 1][piece]
            self.doom += worth.of_doomed(s, piece)
            if ARMY[piece]:
                self.armies = True
            kind = 1 << supply.CLASS[piece]
            if not kinds & kind or supply.ALWAYS[piece]:
                kinds |= kind
                self.leads.append(piece)

    def fed(self, s: PathsState) -> int:
        """Where one of them would be in supply."""
        found = 0
        for piece in self.leads:
            found |= supply.fed(s, supply.CLASS[piece]) | supply.ALWAYS[piece]
        return found

    def supplied_in(self, s: PathsState, space: int) -> bool:
        if len(self.leads) == 1:
            return supply.supplied_in(s, self.leads[0], space)
        return any(supply.supplied_in(s, piece, space) for piece in self.leads)


class Marching:
    """What the moves of one space are worth in a position."""

    def __init__(self, survey: Survey, start: int) -> None:
        self.survey = survey
        self.start = start

    def stay_cost(self, group: Group) -> float:
        """What it costs in its space that a group leaves, besides the threat."""
        survey, start = self.survey, self.start
        s = survey.s
        if start >= SIZE or SIDE[group.pieces[0]] != survey.side:
            return 0.0
        left = [piece for piece in s.at[start] if piece not in group.pieces]
        post = survey.post(start)
        cost = -post.now
        if left:
            rest = Group(s, left)
            cost += post.danger(rest.strength, rest.value, post.level, rest.armies)
        if (s.forts & OWNED[survey.enemy]) >> start & 1 and s.besieged(start):
            if not left:
                cost += SIEGE * survey.worth[start] * (6 - FORT[start]) / 6
        elif not left and survey.worth[start] > 0.5 and post.force > 0:
            cost += (UNCOVERED if post.near else FAR_FOE) * survey.worth[start]
        company = 0.0
        for target in post.targets:
            company += target.now - target.chance(target.force - group.strength)
        return cost + (CLOSER * group.strength * survey.pull(start) + company)

    def arrival(self, group: Group, goal: int) -> float:
        """What it brings that a group stands there, besides the threat, if it is in supply."""
        survey = self.survey
        post = survey.post(goal)
        gain = 0.0
        if post.force > 0:
            strength, value = post.strength + group.strength, post.value + group.value
            gain = post.now - post.danger(strength, value, post.level, post.armies or group.armies)
            if not post.own and survey.worth[goal] > 0.5 and survey.s.control[survey.side] >> goal & 1:
                gain += COVERED * survey.worth[goal]
        company = 0.0
        for target in post.targets:
            if not LAND[target.space] >> self.start & 1:
                company += target.chance(target.force + group.strength) - target.now
        return gain + CLOSER * group.strength * survey.pull(goal) + company

    def coming(self, group: Group, goal: int) -> float:
        """The same, out of supply or not."""
        starving = 0.0 if group.supplied_in(self.survey.s, goal) else self.survey.raids.starving * group.doom
        return self.arrival(group, goal) - starving

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

    def homely(self, way: movement.Way) -> int:
        """The spaces that are reached without taking any from the enemy."""
        foreign = self.survey.s.control[self.survey.enemy]
        found = 0
        for ring in way.rings:
            if ring & foreign:
                return found | ring & ~foreign
            found |= ring
        return found

    def best(self, pieces: list[int], goals: int, way: movement.Way) -> March:
        """The best goal of a group among these."""
        survey, start = self.survey, self.start
        s, raids = survey.s, survey.raids
        group = Group(s, pieces)
        gone = 1 << start
        for piece in s.at[start]:
            if piece not in pieces:
                gone = 0
        goals &= way.reached
        home = self.homely(way)
        fed = group.fed(s)
        rough: list[tuple[float, int, int, float]] = []
        for goal in bits(goals):
            prize, taken = 0.0, 0
            if not home >> goal & 1:
                prize, taken = self.along(way.to(s, goal))
            gain = prize + self.arrival(group, goal)
            if not fed >> goal & 1:
                gain -= raids.starving * group.doom
            gain += raids.stake(goal)
            rough.append((-gain, goal, taken, prize))
        found = March(pieces, start, NO_SPACE, 0.0)
        if not rough:
            return found
        rough.sort()
        leaving = self.stay_cost(group)
        always = max(rough, key=lambda one: (raids.stake(one[1]), -one[0]))[1]
        near = next((one[1] for one in rough if way.rings[0] >> one[1] & 1), NO_SPACE)
        for place, (gain, goal, taken, prize) in enumerate(rough):
            if place >= LOOKED_AT and goal not in (always, near):
                continue
            closed = raids.threat() - raids.threat_if(gone, 1 << goal, taken)
            exact = -gain - raids.stake(goal) - leaving + closed
            if not raids.safe(pieces[0], goal, taken, 1 << goal, gone):
                exact -= raids.unsafe * group.doom + UNSURE * prize
            else:
                rest = survey.strength[start] - group.strength if start < SIZE else 0
                risk = survey.chain_risk(pieces[0], goal, taken, gone, start, rest)
                exact -= risk * raids.unsafe * group.doom
            if found.goal == NO_SPACE or exact > found.gain:
                found = March(pieces, start, goal, exact, max(0.0, min(closed, exact)))
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
    post = survey.post(space)
    now = post.danger(post.strength, post.value, post.level, True)
    then = post.danger(post.strength, post.value, post.level + 1, True)
    lasting = DUG_IN if post.targets and post.level == 0 else BEHIND if post.force > 0 else 0.0
    if FORT[space] and s.fort_of(survey.enemy, space):
        lasting = 0.0
    return chance_to_dig(s, piece) * (now - then + lasting * (1 + survey.worth[space]))
