"""Routes for lessons: nothing is stored; the acts so far come with every request, and are replayed."""

from __future__ import annotations

import json
from functools import cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path
from fastapi.responses import JSONResponse
from pydantic import Field

from grognard.core.game import find
from grognard.core.lessons import RIGHT, SOLVED, Lesson, Stand, Verdict, read_lessons
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.table.common.errors import Refused, unfit
from grognard.table.common.requests import Body, Count, Word
from grognard.table.common.responses import LessonRow, Position, Said, ShownAct, Standing
from grognard.table.http.routes import NO, GameName
from grognard.table.matches.matches import number_of
from grognard.table.rendering import lobby, positions, refusal
from grognard.table.rendering.story import Story
from grognard.table.storage.rows import BOT, HUMAN, RUNNING, Record, Seat
from grognard.texts.words import Words, own_words

MOST: Final = 200
"""No lesson is so long."""
PUPIL: Final = 0
"""Who sits in the seat of a lesson: nobody who is known."""

LessonName = Annotated[str, Path(pattern="^[a-z0-9-]{1,40}$")]


class Doing(Body):
    verb: Word
    target: Count | None = None


class Doings(Body):
    """What was done so far, and last what is tried now."""

    acts: Annotated[list[Doing], Field(max_length=MOST)] = Field(default_factory=list)


@cache
def _lessons(game: str) -> dict[str, Lesson]:
    return {lesson.name: lesson for lesson in read_lessons(find(game))}


def lessons_of(game: str) -> dict[str, Lesson]:
    """The lessons of a game by their names, in their order."""
    name = lobby.game_named(game).name
    try:
        return _lessons(name)
    except Problem as problem:
        raise unfit(problem, "unplayable", 409) from None


def lesson_named(game: str, name: str) -> Lesson:
    found = lessons_of(game)
    if name not in found:
        raise Refused(404, "no-lesson", "no-such-lesson", game=game, name=name, names=list(found)).of(find(game))
    return found[name]


def row(lesson: Lesson, words: Words) -> LessonRow:
    return {
        "name": lesson.name,
        "title": words.line(lesson.saying("title")),
        "summary": words.line(lesson.saying("summary")),
        "seat": lesson.game.seat_names(lesson.plan.get("scenario", ""))[lesson.seat],
        "sections": lesson.sections,
        "steps": len(lesson.tasks),
    }


def standing(lesson: Lesson, doings: list[Doing]) -> Standing:
    """Where these acts lead, and what the last of them was worth."""
    words = own_words(lesson.game)
    acts = [number_of(lesson.game, doing.verb, doing.target) for doing in doings]
    try:
        stand = lesson.stand(acts[:-1])
    except Problem as problem:
        raise unfit(problem, "off-lesson") from None
    verdict = lesson.judge(stand, acts[-1]) if acts else None
    if verdict is not None and verdict.kind in (RIGHT, SOLVED):
        lesson.take(stand, acts[-1])
    done = lesson.done(stand)
    return {
        **row(lesson, words),
        "step": stand.task + 1,
        "task": words.sentence_parts(lesson.saying("closing") if done else lesson.saying(stand.task + 1)),
        "done": done,
        "said": None if verdict is None else _said(verdict, words),
        "show": _shown(lesson, stand, words),
        "position": _position(lesson, stand, words),
    }


def _said(verdict: Verdict, words: Words) -> Said:
    text = None if verdict.saying is None else refusal.rendered(words, verdict.saying)
    return {"kind": verdict.kind, "text": text, "rule": refusal.rule(verdict.refusal)}


def _shown(lesson: Lesson, stand: Stand, words: Words) -> ShownAct | None:
    act = lesson.next_act(stand)
    if act is None:
        return None
    verb = lesson.game.space.verb_of(act)
    kind, target = (None, None) if verb.targets is None else (verb.targets.kind, act - verb.base)
    return {"verb": verb.name, "target": target, "kind": kind, "text": words.act(act)}


def _position(lesson: Lesson, stand: Stand, words: Words) -> Position:
    """The position as that of a match in which a pupil sits among computers."""
    match, seat = stand.match, lesson.seat
    record = _record(lesson, stand)
    found = positions.joined(
        positions.shared(record, match, words),
        positions.own(record, match, words, seat),
        positions.personal(record, PUPIL, {PUPIL}, None, words),
        json.loads(Story(match, words).json(seat)),
    )
    begun = bool(stand.task or stand.made)
    found["you"] = []
    found["whole"] = 0
    found["can_undo"] = None if begun else words.line(Saying("nothing-done"))
    # Whoever is told what to do needs no other voice that explains or warns.
    found["guide"] = None
    found["setting_up"] = False
    for choice in found["choices"]:
        choice["leaves"] = []
    if found["held"] is not None:
        found["held"]["then"] = None
    if lesson.done(stand):
        found["prompt"] = found["prompt_left"] = found["prompt_details"] = None
        found["held"] = found["question"] = None
        found["choices"], found["asked"] = [], []
    return found


def _record(lesson: Lesson, stand: Stand) -> Record:
    match = stand.match
    seats = [Seat(n, name, BOT, bot="rules") for n, name in enumerate(match.seats)]
    seats[lesson.seat] = Seat(lesson.seat, match.seats[lesson.seat], HUMAN, person=PUPIL)
    return Record(
        id=f"lesson-{lesson.name}", game=lesson.game.name, rules=lesson.game.rules_version, scenario=match.scenario,
        options=match.options, secret="", commitment="", creator=None, pace=0, public=False, seq=len(match.log),
        version=1, talk=0, status=RUNNING, heading=match.state.heading().data(),
        asked=positions.asked(match, match.state), bots=False, result=None, ended=None, rollback=None, votes=[],
        rematches=None, deadline=None, created=0, updated=0, seats=seats,
    )  # fmt: skip


router = APIRouter(prefix="/api/games/{game}/lessons", default_response_class=JSONResponse, responses=NO)


@router.get("", response_model=list[LessonRow])
async def all_lessons(game: GameName) -> Any:
    return JSONResponse([row(lesson, own_words(lesson.game)) for lesson in lessons_of(game).values()])


@router.get("/{lesson}", response_model=Standing)
async def begin(game: GameName, lesson: LessonName) -> Any:
    return JSONResponse(standing(lesson_named(game, lesson), []))


@router.post("/{lesson}", response_model=Standing)
async def go_on(game: GameName, lesson: LessonName, body: Doings) -> Any:
    return JSONResponse(standing(lesson_named(game, lesson), body.acts))
