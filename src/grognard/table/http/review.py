"""Routes for reviewing a match, and for playing it again."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi.responses import JSONResponse

from grognard.table.common import requests, responses
from grognard.table.common.errors import Refused
from grognard.table.computers import analysis
from grognard.table.http import links
from grognard.table.http.playing import services
from grognard.table.http.routes import NO, MatchId, acting, asking, count_match, seen
from grognard.table.matches import course
from grognard.table.matches.live import Live
from grognard.table.rendering import positions
from grognard.table.storage.rows import BOT

router = APIRouter(prefix="/api/matches", default_response_class=JSONResponse, responses=NO)


@router.get("/{match}/points", response_model=responses.Points)
async def points(request: Request, match: MatchId) -> Any:
    live, person, _ = await seen(request, match)
    async with services(request).matches.cache.using(live):
        seat = positions.viewpoint_of(live.match.state, live.record.seats_of(None if person is None else person.id))
        work = course.points(live.match, live.story().words, seat)
    return JSONResponse(await services(request).matches.cache.slices.run(work))


@router.get("/{match}/course", response_model=responses.Course)
async def course_of(request: Request, match: MatchId) -> Any:
    live, person, _ = await seen(request, match)
    check_over(live)
    found = await services(request).courses.course(live, asking(request, person))
    return JSONResponse(course.render(live, found))


@router.get("/{match}/analysis", response_model=responses.Analysis | None)
async def analysis_of(request: Request, match: MatchId) -> Any:
    """The chances of each side over a match that is over, whatever was hidden; null where nobody can judge them."""
    live, person = await acting(request, match)
    check_over(live)
    found = await services(request).analyses.chances(live, person)
    return JSONResponse(None if found is None else analysis.render(live, found))


@router.get("/{match}/advice", response_model=list[responses.Advice])
async def advice_of(request: Request, match: MatchId) -> Any:
    """What the caller could have done better in a first game that is over: two things at most, the weightier first."""
    live, person = await acting(request, match)
    check_over(live)
    found = await services(request).analyses.advice(live, person)
    return JSONResponse(analysis.render_advice(live, found))


@router.post("/{match}/at/{n}/would", response_model=responses.Would)
async def would(
    request: Request, match: MatchId, n: Annotated[int, Path(ge=0, le=1_000_000)], body: requests.WouldDo
) -> Any:
    """What a level would have done at a point of a match that is over, from what its seat could know."""
    live, person = await acting(request, match)
    check_over(live)
    keys = asking(request, person)
    return JSONResponse(await services(request).analyses.would(live, person, n, body.level, live.story().words, keys))


@router.post("/{match}/continue", response_model=requests.Created)
async def play_on(request: Request, match: MatchId, body: requests.Continue) -> Any:
    """A new match against computers, from a point of one that is over."""
    here = services(request)
    live, person = await acting(request, match)
    check_over(live)
    here.seating.seat_number(live, body.seat)
    here.admission.check(person, [body.bot])
    made = await here.continuing.play_on(
        live, person, body.point, body.seat, body.bot, asking(request, person), lambda: count_match(here, person)
    )
    return {"id": made.id}


def check_over(live: Live) -> None:
    if live.record.running:
        raise Refused(409, "running", "course-when-over")


@router.post("/{match}/rematch", response_model=responses.Made)
async def rematch(request: Request, match: MatchId, body: requests.Rematch) -> Any:
    here = services(request)
    live, person = await acting(request, match)

    def count() -> None:
        here.admission.check(person, [seat.bot or "" for seat in live.record.seats if seat.kind == BOT])
        count_match(here, person)

    made, seats = await here.rematches.ask(live, person, body.rotate, count)
    return JSONResponse({"id": made, "invites": links.fresh(request, here.url, made, seats)})
