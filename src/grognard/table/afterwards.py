"""The addresses for looking back at a match, and for playing it again."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from grognard.table import answers, course, links, positions, schemas
from grognard.table.errors import Refused
from grognard.table.routes import NO, MatchId, acting, count_match, parts, seen

router = APIRouter(prefix="/api/matches", default_response_class=JSONResponse, responses=NO)


@router.get("/{match}/points", response_model=answers.Points)
async def points(request: Request, match: MatchId) -> Any:
    live, person, _ = await seen(request, match)
    async with parts(request).matches.keeper.using(live):
        seat = positions.eyes(live.match.state, live.record.seats_of(None if person is None else person.id))
        return JSONResponse(course.points(live.match, live.story().words, seat))


@router.get("/{match}/course", response_model=answers.Course)
async def course_of(request: Request, match: MatchId) -> Any:
    live, _, _ = await seen(request, match)
    if live.record.running:
        raise Refused(409, "running", "course-when-over")
    return JSONResponse(course.told(live, await course.course(live)))


@router.post("/{match}/rematch", response_model=answers.Made)
async def rematch(request: Request, match: MatchId, body: schemas.Rematch) -> Any:
    here = parts(request)
    live, person = await acting(request, match)
    made, seats = await here.rematches.ask(live, person, body.rotate, lambda: count_match(here, person))
    return JSONResponse({"id": made, "invites": links.fresh(request, here.url, made, seats)})
