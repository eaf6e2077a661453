"""Arguments for units to go somewhere, to stay, to dig: spaces that change hands, supply, danger."""

from __future__ import annotations

from grognard.bots.paths_of_glory import arguments_of_plans, marches
from grognard.bots.paths_of_glory.marches import Group
from grognard.bots.paths_of_glory.survey import Survey
from grognard.core.board import bits
from grognard.core.sayings import NAMED, Saying
from grognard.games.paths_of_glory.board import supply
from grognard.games.paths_of_glory.board.state import NO_SPACE, PathsState
from grognard.games.paths_of_glory.facts.tables import LOSS, OWNED, RESERVE, SIZE
from grognard.games.paths_of_glory.moves import movement
from grognard.games.paths_of_glory.moves.trenches import modified


def of_plan(survey: Survey, plan: marches.March, steps: int) -> list[Saying]:
    """What speaks for the best move of a group that may go so many steps."""
    if plan.goal == NO_SPACE or not plan.group:
        return []
    s = survey.s
    way = movement.Way(s, plan.group, plan.start, steps)
    return of_going(survey, plan.group, plan.start, way.to(s, plan.goal))


def of_going(survey: Survey, pieces: list[int], start: int, way: list[int]) -> list[Saying]:
    """What speaks for units to go this way."""
    s = survey.s
    goal = way[-1]
    taken = 0
    for space in way:
        if s.control[survey.enemy] >> space & 1 and not s.fort_of(survey.enemy, space):
            taken |= 1 << space
    found = of_ground(survey, taken)
    if (s.forts & OWNED[survey.enemy]) >> goal & 1:
        found.append(Saying("because-besieges", space=goal))
    gone = 1 << start
    for piece in s.at[start] if start < SIZE else ():
        if piece not in pieces:
            gone = 0
    return found + of_standing(survey, pieces, goal, gone if start < SIZE else 0)


def of_ground(survey: Survey, taken: int) -> list[Saying]:
    """What it means that spaces change hands."""
    s = survey.s
    found: list[Saying] = []
    if not taken:
        return found
    counting = bits(taken & s.setup.victory)
    if counting:
        found.append(Saying("because-takes-victory-space", space=counting[0]))
    other = s.copy()
    other.events = None
    other.control[survey.side] |= taken
    other.control[survey.enemy] &= ~taken
    other.forget()
    theirs = _changed(s, other, survey.enemy)
    if theirs:
        found.append(Saying("because-cuts-off", pieces=theirs[:NAMED], rest=len(theirs[NAMED:])))
    ours = _changed(other, s, survey.side)
    if ours:
        found.append(Saying("because-feeds", pieces=ours[:NAMED], rest=len(ours[NAMED:])))
    if not counting:
        found.append(Saying("because-takes-space", space=bits(taken)[-1]))
    return found


def _changed(before: PathsState, after: PathsState, side: int) -> list[int]:
    """The units of a side that are in supply before, and not after."""
    return [
        piece
        for space in bits(before.held[side])
        for piece in before.at[space]
        if before.active(piece) and supply.supplied(before, piece) and not supply.supplied(after, piece)
    ]


def of_standing(survey: Survey, pieces: list[int], goal: int, gone: int) -> list[Saying]:
    """What speaks for a place where units would stand."""
    s, raids = survey.s, survey.raids
    found = arguments_of_plans.of_gap(survey, goal, gone)
    own = s.held[survey.side] & ~gone | 1 << goal
    rings = raids.rings_past(own)
    after = rings[0] | rings[1] | rings[2] | rings[3]
    saved = raids.open & ~after & s.control[survey.side] & s.setup.victory
    if saved >> goal & 1:
        found.append(Saying("because-covers", space=goal))
    shielded = bits(saved & ~(1 << goal))
    if shielded:
        found.append(Saying("because-shields", spaces=shielded[:NAMED], rest=len(shielded[NAMED:])))
    found += arguments_of_plans.of_lifeline(survey, goal, gone)
    found += arguments_of_plans.of_escape(survey, pieces[0], goal, gone)
    post = survey.post(goal)
    group = Group(s, pieces)
    targets = [(target.chance(target.force + group.strength) - target.now, -target.space) for target in post.targets]
    if targets and max(targets)[0] > 0:
        found.append(Saying("because-joins", space=-max(targets)[1]))
    if s.control[survey.side] >> goal & 1:
        found += next_to(survey, goal)
    if gone and not found:
        left = survey.post(gone.bit_length() - 1)
        if left.force > 0 and not post.force:
            found.append(Saying("because-out-of-danger", space=left.space, space2=goal))
    if not found:
        start = s.where[pieces[0]]
        nearer = start < SIZE and survey.pull(goal) > survey.pull(start)
        found.append(Saying("because-nearer" if nearer else "because-best-place", space=goal))
    return found


def of_trench(survey: Survey, space: int, piece: int) -> list[Saying]:
    """What speaks for an attempt to entrench."""
    s = survey.s
    chance = min(6, max(0, LOSS[s.reduced >> piece & 1][piece] + modified(s, piece)))
    return [Saying("because-trench", space=space, number=round(100 * chance / 6)), *next_to(survey, space)]


def next_to(survey: Survey, space: int) -> list[Saying]:
    """Which enemies threaten a space."""
    post = survey.post(space)
    if post.targets:
        factors = sum([survey.strength[target.space] for target in post.targets])
        return [Saying("because-enemy-next", space=space, number=factors)]
    return [Saying("because-enemy-near", space=space)] if post.force > 0 else []


def of_retreat(survey: Survey, piece: int, space: int) -> list[Saying]:
    """What speaks for a space of retreat."""
    s = survey.s
    found: list[Saying] = []
    if supply.supplied_in(s, piece, space):
        found.append(Saying("because-supplied-there", space=space))
    threats = next_to(survey, space)  # what speaks for units to come is nothing for one that flees
    return found + [one for one in of_standing(survey, [piece], space, 0) if one not in threats]


def of_redeployment(survey: Survey, piece: int, place: int) -> list[Saying]:
    """What speaks for a redeployment of a unit to a place."""
    if place == RESERVE:
        return [Saying("because-reserve", piece=piece)]
    return [Saying("because-redeploys", piece=piece, space=place), *of_standing(survey, [piece], place, 0)]
