"""The course of a match that is over: the numbers of its rounds, and its turning points."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Any, Final

from grognard.core.chance import PUBLIC
from grognard.core.course import ROUND, Row, rounds, scales, swing, turning_points, unit_of
from grognard.core.match import Match
from grognard.table.live import SLICE, Live
from grognard.table.story import Story
from grognard.texts.words import Words

MOST_LINES: Final = 4
"""So many lines of the story tell of a turning point."""

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


async def course(live: Live) -> Course:
    """The course of a match that is over, reckoned once, in slices, so that others get their turn."""
    reckoning = live.course
    if reckoning is None or (reckoning.done() and (reckoning.cancelled() or reckoning.exception())):
        reckoning = live.course = asyncio.ensure_future(_reckon(live.match))
    found: Course = await asyncio.shield(reckoning)
    return found


async def _reckon(match: Match) -> Course:
    line, game = match.line, match.game
    starts = rounds([played.heading for played in line]) or [(0, 0)]
    points = [*starts, (len(line), starts[-1][1])]
    state = match.at(0)
    every: list[Row] = [game.measures(state)]
    for n, played in enumerate(line, start=1):
        state.apply(played.seat, played.act)
        every.append(game.measures(state))
        if n % SLICE == 0:
            await asyncio.sleep(0)
    rows = [every[point] for point, _ in points]
    scale = scales(rows)
    turnings = []
    for place in turning_points(rows):
        first, last = points[place - 1][0], points[place][0]
        weights = [(swing(every[n - 1], every[n], scale), n) for n in range(first + 1, last + 1)]
        weights.sort(key=lambda weight: (-weight[0], weight[1]))
        turnings.append(Turning(place - 1, [n for weight, n in weights[:MOST_LINES] if weight > 0]))
    return Course(points, rows, turnings)


def told(live: Live, found: Course) -> dict[str, Any]:
    """A course in the reader's language."""
    match, story = live.match, live.story()
    words, game = story.words, match.game
    series = [
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
        "rounds": [{**one, "measures": dict(row)} for one, row in zip(marks, found.rows, strict=True)],
        "turnings": [_turning(story, marks, turning) for turning in found.turnings],
    }


def mark(match: Match, words: Words, point: int, number: int) -> dict[str, Any]:
    heading = match.line[point].heading if point < len(match.line) else match.state.heading()
    return {"point": point, "round": number, "heading": words.line(heading)}


def _turning(story: Story, marks: list[dict[str, Any]], turning: Turning) -> dict[str, Any]:
    """The greatest of its acts is where to look; its lines, and those of the others, tell what happened."""
    story.refresh()
    lines = [
        json.loads(text) for n in sorted(turning.acts) for event, text in story.told[n - 1][1] if event.reaches(PUBLIC)
    ]
    line = story.match.line
    best = turning.acts[0]
    heading = story.words.line(line[best - 1].heading)
    grave = [line for line in lines if line.get("about") in GRAVE]
    others = [line for line in lines if line.get("about") != "phase"]
    return {**marks[turning.round], "point": best, "heading": heading, "lines": (grave or others)[-MOST_LINES:]}


def points(match: Match, words: Words, seat: int) -> dict[str, Any]:
    """Where the rounds and the battles of a match begin, as far as it has come and this seat may know."""
    starts = rounds([played.heading for played in match.line])
    about = match.game.telling().about
    battles = [
        n
        for n, played in enumerate(match.line, start=1)
        if any(about.get(event.saying.key) == "battle" and event.reaches(seat) for event in played.events)
    ]
    return {
        "unit": unit(match),
        "rounds": [mark(match, words, point, number) for point, number in starts],
        "battles": battles,
    }


def unit(match: Match) -> str:
    """What this game calls a round."""
    return next((name for played in match.line if (name := unit_of(played.heading))), ROUND[0])
