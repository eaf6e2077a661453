"""What people and programs do alike over HTTP: take a seat, act, ask why. A route says by what it knows who asks: the
session of a browser (`by_session`, `visitor`) or the token of a program (`by_token`)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from fastapi import Request
from fastapi.responses import JSONResponse, Response
from pydantic import ValidationError

from grognard.table.common import requests
from grognard.table.common.errors import complaint
from grognard.table.common.packed import JSON
from grognard.table.matches import playing
from grognard.table.matches.live import Live
from grognard.table.node.services import Services
from grognard.table.storage.rows import Person

Who = TypeVar("Who", bound=Person | None)
Known = Callable[[Request], Awaitable[Who]]
"""Who asks, by a session or by a token."""


def services(request: Request) -> Services:
    found: Services = request.app.state.services
    return found


async def visitor(request: Request) -> Person | None:
    """The person of the browser's session; None for a visitor without one."""
    return await services(request).sessions.person(request)


async def by_session(request: Request) -> Person:
    """The person of the browser's session."""
    return await services(request).sessions.needed(request)


async def by_token(request: Request) -> Person:
    """The program of the token."""
    return await services(request).programs.asking(request)


async def opened(
    request: Request, match: str, known: Known[Who], invite: str | None = None
) -> tuple[Live, Who, str | None]:
    """A match, who asks about it, and the seat that the invite is for."""
    person = await known(request)
    live, invited = await services(request).matches.open(match, person, invite)
    return live, person, invited


async def join(request: Request, match: str, known: Known[Person], body: requests.Join) -> Response:
    """Take a free seat."""
    here = services(request)
    live, person, _ = await opened(request, match, known, body.invite)
    await here.seating.join(live, person, body.seat, body.invite)
    here.hub.tell_presence(live)
    await here.hub.tell_chat(live)
    return done()


async def act(request: Request, match: str, known: Known[Person], body: requests.Act) -> Response:
    live, person, _ = await opened(request, match, known)
    return acted(await playing.act(services(request).matches, live, person, body))


async def why(request: Request, match: str, known: Known[Person | None], **sent: Any) -> Response:
    """Why an act may not be taken. Who asks is checked before what is asked."""
    live, person, _ = await opened(request, match, known)
    try:
        asked = requests.Why(**sent)
    except ValidationError as error:
        raise complaint(error.errors()) from None
    return JSONResponse(await playing.why(services(request).matches, live, person, asked))


def acted(position: str) -> Response:
    return Response(f'{{"ok":true,"position":{position}}}', media_type=JSON)


def done() -> JSONResponse:
    return JSONResponse({"ok": True})
