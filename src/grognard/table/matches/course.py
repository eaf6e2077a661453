"""Statistics of a match that is over: the numbers of its rounds, and its turning points."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Generator
from dataclasses import dataclass
from typing import Final

from grognard.core.chance import PUBLIC
from grognard.core.course import ROUND, Row, Unit, rounds, scales, swing, turning_points, unit_of
from grognard.core.match import Match
from grognard.core.sayings import Saying
from grognard.table.common import responses
from grognard.table.matches.live import Live, MatchCache
from grognard.table.matches.per_match import PerMatch
from grognard.table.matches.replaying import Keys
from grognard.table.rendering.story import Story
from grognard.texts.words import Words

MOST_LINES: Final = 4
"""So many lines of the story tell of a turning point."""

FEW: Final = 10
"""So many acts are looked at in one step."""

GRAVE: Final = frozenset({"battle", "outcome", "retreat", "loss", "capture", "fate", "score", "leave"})
"""Lines about these tell of it rather than others."""


@dataclass
class Turning:
    """A turning point: the round in which it came, by its place in the list, and the acts that made it."""

    round: int
    acts: list[int]


@dataclass
class Course:
    """In no language. The last of the points is the end, with the number of the round before it."""

    points: list[tuple[int, int]]
    rows: list[Row]
    turnings: list[Turning]


@dataclass
class Computed:
    """The course of a match, computed or being computed."""

    course: asyncio.Future[Course] | None = None


class Courses:
    """The courses of matches that are over, each computed once, in slices."""

    def __init__(self, cache: MatchCache) -> None:
        self.cache = cache
        self.computed = PerMatch(Computed)

    async def course(self, live: Live, keys: Keys) -> Course:
        computed = self.computed.of(live)
        computing, replays = computed.course, self.cache.replays
        if computing is None or (computing.done() and (computing.cancelled() or computing.exception())):
            with replays.place(keys):
                replays.charge(keys, len(live.match.line))
                work = self.cache.slices.run(_computing(live.match))
                computing = computed.course = asyncio.ensure_future(work)
                return await asyncio.shield(computing)
        return await asyncio.shield(computing)


def _computing(match: Match) -> Generator[None, None, Course]:
    line, game = match.line, match.game
    starts = rounds([played.heading for played in line]) or [(0, 0)]
    points = [*starts, (len(line), starts[-1][1])]
    state = match.at(0)
    every: list[Row] = [game.measures(state)]
    for played in line:
        state.apply(played.seat, played.act)
        every.append(game.measures(state))
        yield
    rows = [every[point] for point, _ in points]
    scale = scales(rows)
    turnings = []
    for place in turning_points(rows):
        first, last = points[place - 1][0], points[place][0]
        weights = [(swing(every[n - 1], every[n], scale), n) for n in range(first + 1, last + 1)]
        weights.sort(key=lambda weight: (-weight[0], weight[1]))
        turnings.append(Turning(place - 1, [n for weight, n in weights[:MOST_LINES] if weight > 0]))
        yield
    return Course(points, rows, turnings)


def render(live: Live, found: Course) -> responses.Course:
    """A course in the reader's language."""
    match, story = live.match, live.story()
    words, game = story.words, match.game
    series: list[responses.Series] = [
        {
            "name": each.name,
            "title": words.line(each.title),
            "kind": each.kind,
            "bearers": each.bearers,
            "names": [words.name(each.kind, game.names[each.kind][bearer]) for bearer in each.bearers],
            "seats": [[match.seats[seat] for seat in some] for some in each.seats],
        }
        for each in game.series(match.state)
    ]
    marks = [mark(match, words, point, number) for point, number in found.points]
    return {
        "unit": unit(match),
        "series": series,
        "rounds": [
            {**one, "measures": {name: [*numbers] for name, numbers in row.items()}}
            for one, row in zip(marks, found.rows, strict=True)
        ],
        "turnings": [_turning(story, marks, turning) for turning in found.turnings],
    }


def mark(match: Match, words: Words, point: int, number: int) -> responses.Mark:
    return _mark(words, point, number, match.line[point].heading if point < len(match.line) else match.state.heading())


def _mark(words: Words, point: int, number: int, heading: Saying) -> responses.Mark:
    return {"point": point, "round": number, "heading": words.line(heading)}


def _turning(story: Story, marks: list[responses.Mark], turning: Turning) -> responses.Turning:
    """The greatest of its acts is where to look; its lines, and those of the others, tell what happened."""
    story.refresh()
    lines: list[responses.Line] = [
        json.loads(text) for n in sorted(turning.acts) for event, text in story.told[n - 1][1] if event.reaches(PUBLIC)
    ]
    line = story.match.line
    best = turning.acts[0]
    heading = story.words.line(line[best - 1].heading)
    grave = [line for line in lines if line.get("about") in GRAVE]
    others = [line for line in lines if line.get("about") not in ("phase", "figures")]
    return {**marks[turning.round], "point": best, "heading": heading, "lines": (grave or others)[-MOST_LINES:]}


def points(match: Match, words: Words, seat: int) -> Generator[None, None, responses.Points]:
    """Where the rounds and the battles of a match begin, as far as it has come and this seat may know; act by act."""
    line = match.line[:]
    about = match.game.telling().about
    battles: list[int] = []
    for n, played in enumerate(line, start=1):
        if any(about.get(event.saying.key) == "battle" and event.reaches(seat) for event in played.events):
            battles.append(n)
        if n % FEW == 0:
            yield
    return {
        "unit": unit(match),
        "rounds": [
            _mark(words, point, number, line[point].heading)
            for point, number in rounds([played.heading for played in line])
        ],
        "battles": battles,
    }


def unit(match: Match) -> Unit:
    """What this game calls a round."""
    return next((name for played in match.line if (name := unit_of(played.heading))), ROUND[0])
