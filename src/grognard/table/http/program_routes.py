"""Routes of the API for programs, and those at which people make and revoke their tokens."""

from __future__ import annotations

import contextlib
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Security, WebSocket
from fastapi.responses import JSONResponse, Response
from fastapi.security import HTTPBearer

from grognard.table.common import requests, responses
from grognard.table.common.errors import Refused
from grognard.table.common.packed import JSON
from grognard.table.http import playing
from grognard.table.http.playing import by_token, done, services
from grognard.table.http.routes import NO, MatchId, Verb
from grognard.table.matches.live import Live
from grognard.table.matches.seating import check_free
from grognard.table.node.services import Services
from grognard.table.people.programs import PREFIX, bearer
from grognard.table.rendering import lobby
from grognard.table.rendering.positions import iso, utc
from grognard.table.storage.rows import Person, Record
from grognard.table.storage.store.programs import Program
from grognard.texts.things import sentence
from grognard.texts.words import own_words

SeatNumber = Annotated[int | None, Query(ge=0, le=15)]

# For people

own = APIRouter(prefix="/api/me/programs", default_response_class=JSONResponse, responses=NO)


@own.get("", response_model=responses.Programs)
async def programs(request: Request) -> Any:
    here = services(request)
    found = await here.store.programs((await here.programs.owner(request)).id)
    return JSONResponse({"programs": [_program(one) for one in found], "most": here.programs.most})


@own.post("", response_model=responses.NewProgram)
async def add(request: Request, body: requests.ProgramName) -> Any:
    """A program with a token, which is told this once; one of the same name gets a new token in place of its own."""
    made, token = await services(request).programs.add(request, body.name)
    return JSONResponse({**_program(made), "token": token})


@own.delete("/{program}", response_model=responses.Done)
async def revoke(request: Request, program: int) -> Any:
    await services(request).programs.revoke(request, program)
    return done()


def _program(program: Program) -> responses.Program:
    return {"id": program.id, "name": program.name, "created": utc(program.created), "used": iso(program.used)}


# For programs

router = APIRouter(prefix=PREFIX, default_response_class=JSONResponse, responses=NO)
TOKEN = [Security(HTTPBearer(description="The token of a program", auto_error=False))]
"""For the description only: `Programs` looks at the token."""


async def asking(request: Request, match: str) -> tuple[Services, Live, Person]:
    """A match, and the program that asks about it."""
    live, program, _ = await playing.opened(request, match, by_token)
    return services(request), live, program


@router.get("/me", response_model=responses.WhoIs, dependencies=TOKEN)
async def who_am_i(request: Request) -> Any:
    program = await by_token(request)
    return JSONResponse({"id": program.id, "name": program.name, "owner": program.of})


@router.get("/matches", response_model=responses.Lobby, dependencies=TOKEN)
async def matches(request: Request) -> Any:
    """The matches in which the program has a seat, running or over, and those in which it may take one."""
    here = services(request)
    program = await by_token(request)
    theirs = await here.store.lists_of(program.id, lobby.MOST)
    free = await here.store.open_to_programs(lobby.MOST)
    hosts = theirs.hosts | free.hosts
    lists = {
        "open": [record for record in free.running if _may_join(record, program)],
        "mine": theirs.running,
        "finished": theirs.done,
    }
    return JSONResponse({name: [lobby.row(one, program, hosts) for one in found] for name, found in lists.items()})


def _may_join(record: Record, program: Person) -> bool:
    with contextlib.suppress(Refused):
        check_free(record, program)
        return True
    return False


@router.get("/matches/{match}", response_model=responses.Position, dependencies=TOKEN)
async def position(request: Request, match: MatchId) -> Any:
    here, live, program = await asking(request, match)
    return Response(await here.matches.position(live, program), media_type=JSON)


@router.post("/matches/{match}/join", response_model=responses.Done, dependencies=TOKEN)
async def join(request: Request, match: MatchId, body: requests.Join) -> Any:
    return await playing.join(request, match, by_token, body)


@router.post("/matches/{match}/return", response_model=responses.Done, dependencies=TOKEN)
async def come_back(request: Request, match: MatchId, body: requests.OneSeat) -> Any:
    here, live, program = await asking(request, match)
    await here.seating.come_back(live, program, body.seat)
    return done()


@router.post("/matches/{match}/resign", response_model=responses.Done, dependencies=TOKEN)
async def resign(request: Request, match: MatchId, body: requests.OneSeat) -> Any:
    here, live, program = await asking(request, match)
    await here.seating.resign(live, program, body.seat)
    return done()


@router.get("/matches/{match}/acts", response_model=responses.Offers, dependencies=TOKEN)
async def acts(request: Request, match: MatchId, seat: SeatNumber = None) -> Any:
    """All that a seat may do now: of the seats of the program the one that is asked, where none is named."""
    here, live, program = await asking(request, match)
    async with here.matches.cache.using(live):
        state, space = live.match.state, live.match.game.space
        seats = live.record.seats_of(program.id)
        if seat is None and not seats:
            raise Refused(403, "not-seated", "only-seated")
        number = next((one for one in seats if state.legal(one)), seats[0]) if seat is None else seat
        here.matches.check_seat(live, program, number)
        words = own_words(live.match.game)
        prompt = state.prompt(number) if live.record.running else None
        found: responses.Offers = {
            "seat": number,
            "seq": len(live.match.log),
            "question": None if prompt is None else live.mark(number),
            "prompt": None if prompt is None else " ".join(map(sentence, words.prompt_lines(prompt))),
            "space": space.fingerprint(),
            "acts": [] if prompt is None else [_offer(live, act) for act in state.legal(number)],
        }
    here.matches.published(live)
    return JSONResponse(found)


def _offer(live: Live, act: int) -> responses.Offer:
    game = live.match.game
    verb = game.space.verb_of(act)
    target = None if verb.targets is None else act - verb.base
    words = own_words(game).act(act)
    return {"act": act, "text": game.space.text(act), "words": words, "verb": verb.name, "target": target}


@router.get("/matches/{match}/why", response_model=responses.Why, dependencies=TOKEN)
async def why(
    request: Request,
    match: MatchId,
    seat: SeatNumber = None,
    act: Annotated[Verb | None, Query(description="the number of an act, or its text")] = None,
    verb: Annotated[Verb | None, Query()] = None,
    target: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
) -> Any:
    """Why an act may not be taken: the section of the rules, and one sentence."""
    number = int(act) if act is not None and act.isdecimal() else act
    return await playing.why(request, match, by_token, seat=seat, verb=verb, target=target, act=number)


@router.post("/matches/{match}/act", response_model=responses.Acted, dependencies=TOKEN)
async def act(request: Request, match: MatchId, body: requests.Act) -> Any:
    return await playing.act(request, match, by_token, body)


@router.websocket("/matches/{match}/socket")
async def socket(websocket: WebSocket, match: str, changes: bool = False) -> None:
    """The same messages as for pages: positions as they come, acts and questions in return."""
    here: Services = websocket.app.state.services

    async def known(opening: Any) -> tuple[Person | None, str | None]:
        return await here.programs.known(opening), bearer(opening)

    await here.hub.serve(websocket, match, None, changes, known)


@router.api_route("/{rest:path}", methods=["GET", "POST", "PUT", "DELETE", "PATCH"], include_in_schema=False)
async def nothing(request: Request, rest: str) -> Any:
    await by_token(request)
    raise Refused(404, "not-found", "nothing-here")
