"""Analysis of a match that is over: the chances of each side, the moments where they turned, and what opponents would
have done. The chances follow from the whole truth, hidden cards included; what a level would do, from what its seat
could know."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from grognard.bots.base import Choice
from grognard.bots.instructor import Lesson
from grognard.bots.registry import INSTRUCTOR, make_evaluation
from grognard.core.chance import CHANCE
from grognard.core.course import Row, rounds
from grognard.core.match import Match
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.table.common import responses
from grognard.table.common.errors import Refused, unfit
from grognard.table.common.limits import Buckets, Limits
from grognard.table.common.stored_sayings import read
from grognard.table.computers import hints
from grognard.table.computers.opponents import Opponents, Undecided
from grognard.table.computers.schedule import Schedule
from grognard.table.computers.thinking import spec
from grognard.table.computers.workers import Lost
from grognard.table.matches import course
from grognard.table.matches.course import Course, Turning
from grognard.table.matches.live import Live, MatchCache
from grognard.table.matches.per_match import PerMatch
from grognard.table.matches.replaying import Keys
from grognard.table.storage.rows import BOT, Person
from grognard.table.terms import levels, manners
from grognard.texts.words import Words

SERIES: Final = "chances"
MOST: Final = 8
"""So many moments are told, at most."""
LEAST: Final = 0.05
"""By less than this part of the win nothing has turned."""
ACTS: Final = 3
"""So many acts tell of a moment."""
KEPT: Final = 200
"""So many answers are kept with a match."""

_RANDOM: Final = random.SystemRandom()


@dataclass
class Computed:
    """What has been computed of a match."""

    chances: asyncio.Future[Chances] | None = None
    lessons: list[Lesson] | None = None
    thoughts: dict[tuple[int, str], tuple[int, Choice]] = field(default_factory=dict)
    """After so many acts, what a level would have done, in the place of which seat."""


class Analyses:
    def __init__(self, cache: MatchCache, computers: Opponents, schedule: Schedule, limits: Limits) -> None:
        self.cache = cache
        self.computers = computers
        self.schedule = schedule
        self.rates = Buckets(limits.hints / limits.hint_seconds, limits.hints)
        self.computed = PerMatch(Computed)

    async def chances(self, live: Live, person: Person) -> Chances | None:
        """The chances of each side over the rounds, and where they turned, computed once; None where the game has
        nobody who judges positions."""
        if make_evaluation(live.match.game.name) is None:
            return None
        computed = self.computed.of(live)
        found = computed.chances
        if found is None or (found.done() and (found.cancelled() or found.exception())):
            self._count(person)
            found = computed.chances = asyncio.ensure_future(self._compute(live, person))
        try:
            return await asyncio.shield(found)
        except Lost:
            raise Refused(503, "computers", "no-advice") from None

    def _count(self, person: Person) -> None:
        if not self.rates.take(str(person.id)):
            raise Refused(429, "too-many", "too-many-hints")

    async def _compute(self, live: Live, person: Person) -> Chances:
        match = live.match
        acts = [(played.seat, played.act) for played in match.line]
        job = {"do": "chances", "game": spec(match.game), "first": match.at(0).dump(), "acts": acts}
        async with self.schedule.turn(live, 0.0, person.id):
            told = await self.computers.ask(job, 0.0)
            found = judged(match, told["sides"], told["chances"])
            wanted = [act - 1 for act in bots_acts(live, found)]
            if wanted:
                thought = await self.computers.ask({**job, "do": "thoughts", "wanted": wanted}, 0.0)
                found.thoughts = {int(act) + 1: reasons for act, reasons in thought["thoughts"].items()}
        return found

    async def advice(self, live: Live, person: Person) -> list[Lesson]:
        """What a person could have done better in a first game, computed once; nothing without an instructor."""
        record = live.record
        seats = [seat.number for seat in record.seats if seat.held_by(person.id)]
        if not seats or not any(seat.kind == BOT and seat.bot == INSTRUCTOR for seat in record.seats):
            return []
        computed = self.computed.of(live)
        if computed.lessons is None:
            self._count(person)
            match = live.match
            acts = [(played.seat, played.act) for played in match.line]
            job = {"do": "review", "game": spec(match.game), "first": match.at(0).dump(), "acts": acts, "seats": seats}
            try:
                async with self.schedule.turn(live, 0.0, person.id):
                    told = await self.computers.ask(job, 0.0)
            except Lost:
                raise Refused(503, "computers", "no-advice") from None
            computed.lessons = [Lesson(*each) for each in told["lessons"]]
        return computed.lessons

    async def would(
        self, live: Live, person: Person, point: int, level: str, words: Words, keys: Keys
    ) -> responses.Would:
        """What a level would do at a point, in the place of the seat that was asked then, and what was done."""
        match, game = live.match, live.match.game
        if point > len(match.line):
            raise Refused(404, "no-point", "match-points", most=len(match.line))
        try:
            bot = levels.check(game.name, level)
        except Problem as problem:
            raise unfit(problem) from None
        played = match.line[point] if point < len(match.line) else None
        known = self.computed.of(live).thoughts.get((point, bot))
        if known is None:
            self._count(person)
            known = await self._think(live, person, point, bot, keys)
            thoughts = self.computed.of(live).thoughts
            if len(thoughts) >= KEPT:
                thoughts.clear()
            thoughts[point, bot] = known
        seat, choice = known
        done = played.act if played is not None and played.seat == seat else None
        return {
            **hints.render(words, choice, bot),
            "seat": match.seats[seat],
            "played": None if done is None else hints.act(words, done),
        }

    async def _think(self, live: Live, person: Person, point: int, bot: str, keys: Keys) -> tuple[int, Choice]:
        """The seat that was asked at a point, and what this opponent would do in its place."""
        match, game = live.match, live.match.game
        try:
            state = (await self.cache.at(live, point, keys)).state
            asked = [ask.seat for ask in state.asks() if ask.seat != CHANCE]
            if not asked:
                raise Refused(409, "not-asked", "nobody-asked-then")
        except Refused:
            self.rates.give_back([str(person.id)])  # nobody has thought; the replay has its own count
            raise
        played = match.line[point] if point < len(match.line) else None
        seat = played.seat if played is not None and played.seat in asked else asked[0]
        imagined = json.dumps(state.imagine(seat, _RANDOM).dump())
        try:
            async with self.schedule.turn(live, levels.seconds(bot), person.id):
                return seat, await self.computers.think(spec(game), bot, imagined, seat, levels.seconds(bot))
        except Undecided:
            raise Refused(503, "computers", "no-advice") from None


@dataclass
class Chances(Course):
    """A course whose only series has the chances of sides, in percent."""

    sides: list[list[int]]
    """The seats of each."""
    turned: list[tuple[list[int], list[int]]]
    """For each turning the chances before and after it."""
    thoughts: dict[int, list[Any]] = field(default_factory=dict)
    """By the number of the act, what its computer thought: data of sayings."""


def bots_acts(live: Live, found: Chances) -> list[int]:
    """The numbers of the acts that computers took where the chances turned, if they comment on their play."""
    if not manners.talks(live.record):
        return []
    bots = {seat.number for seat in live.record.seats if seat.kind == BOT}
    return [act for turning in found.turnings for act in turning.acts if live.match.line[act - 1].seat in bots]


def judged(match: Match, sides: list[list[int]], shares: Sequence[Sequence[float]]) -> Chances:
    """The course of a match by the chances of its sides before the first act and after every one."""
    line = match.line
    starts = rounds([played.heading for played in line]) or [(0, 0)]
    points = [*starts, (len(line), starts[-1][1])]
    percents = [[round(100 * share) for share in each] for each in shares]
    rows: list[Row] = [{SERIES: percents[point]} for point, _ in points]
    found = moments(match, shares)
    turnings = [Turning(_round(points, moment.acts[0]), moment.acts) for moment in found]
    return Chances(points, rows, turnings, sides, [(percents[one.before], percents[one.after]) for one in found])


@dataclass
class Moment:
    """Acts under one heading that follow each other: how many stood before and after them, and those that moved the
    chances most, the greatest first."""

    before: int
    after: int
    acts: list[int]


def moments(match: Match, shares: Sequence[Sequence[float]]) -> list[Moment]:
    """Where the chances turned most, in the order of the game."""
    line = match.line
    found: list[tuple[float, Moment]] = []
    first = 0
    for n in range(1, len(line) + 1):
        if n < len(line) and line[n].heading == line[first].heading:
            continue
        acts = sorted(range(first + 1, n + 1), key=lambda act: (-_moved(shares[act - 1], shares[act]), act))
        found.append((_moved(shares[first], shares[n]), Moment(first, n, acts[:ACTS])))
        first = n
    best = sorted([one for one in found if one[0] >= LEAST], key=lambda one: (-one[0], one[1].before))[:MOST]
    return sorted([moment for _, moment in best], key=lambda moment: moment.before)


def _moved(before: Sequence[float], after: Sequence[float]) -> float:
    return max(abs(now - then) for then, now in zip(before, after, strict=True))


def _round(points: Sequence[tuple[int, int]], act: int) -> int:
    """In which of the rounds an act was taken."""
    return max((place for place, (point, _) in enumerate(points[:-1]) if point < act), default=0)


def render_advice(live: Live, found: Sequence[Lesson]) -> list[responses.Advice]:
    """The same in the reader's language."""
    words, match = live.story().words, live.match
    guide, sections = match.game.guide(), {rule.section: rule for rule in match.game.rules()}
    told: list[responses.Advice] = []
    for lesson in found:
        rule = guide.rules[lesson.kind]
        example: responses.Example | None = None
        if lesson.worst > 0:
            played = match.line[lesson.point]
            example = {
                "point": lesson.point,
                "heading": words.line(played.heading),
                "played": hints.act(words, played.act),
                "better": hints.act(words, lesson.act),
                "gain": lesson.worst,
            }
        told.append(
            {
                "rule": rule,
                "title": words.rule(sections[rule])[0],
                "guide": words.sentence_parts(Saying(f"guide-{lesson.kind}")),
                "example": example,
            }
        )
    return told


def render(live: Live, found: Chances) -> responses.Analysis:
    """The chances in the reader's language, as a course with one series."""
    words, match = live.story().words, live.match
    common = course.render(live, found)
    seats = [[match.seats[seat] for seat in side] for side in found.sides]
    series: responses.Series = {
        "name": SERIES,
        "title": words.title("chances-of-sides"),
        "kind": "seat",
        "bearers": list(range(len(seats))),
        "names": [" · ".join(words.name("seat", seat) for seat in side) for side in seats],
        "seats": seats,
    }
    turnings: list[responses.Moment] = [
        {**turning, "before": before, "after": after, "thoughts": _thoughts(live, found, at.acts)}
        for turning, at, (before, after) in zip(common["turnings"], found.turnings, found.turned, strict=True)
    ]
    return {**common, "series": [series], "turnings": turnings}


def _thoughts(live: Live, found: Chances, acts: Sequence[int]) -> list[responses.Thought]:
    """What computers thought of these acts, in the reader's language."""
    words, match = live.story().words, live.match
    told: list[responses.Thought] = []
    for act in sorted(acts):
        why = [words.sentence_parts(said) for data in found.thoughts.get(act, []) if (said := read(data)) is not None]
        if why:
            played = match.line[act - 1]
            told.append({"seat": match.seats[played.seat], "act": words.act(played.act), "why": why})
    return told
