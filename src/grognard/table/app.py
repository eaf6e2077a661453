"""The service as an app: its parts, its routes, its errors."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from grognard import __version__
from grognard.table import browser, logs, routes
from grognard.table.answering import Answering
from grognard.table.computers import Computers
from grognard.table.consent import Consent
from grognard.table.database import Database, Unavailable
from grognard.table.errors import Refused, complaint, unavailable
from grognard.table.guard import Guard
from grognard.table.limits import Buckets, Limits
from grognard.table.matches import Matches
from grognard.table.metrics import Metrics
from grognard.table.opponents import Opponents
from grognard.table.outbox import Background
from grognard.table.seating import Seating
from grognard.table.sessions import Sessions
from grognard.table.sockets import Hub
from grognard.table.store import Store


@dataclass
class Settings:
    """How a node is set up."""

    limits: Limits = field(default_factory=Limits)
    workers: int | None = None
    """Processes in which computers think; None: as the machine suggests."""
    pause: float = 0.1
    """Seconds for a decision of a computer, or a multiple of them."""
    answer_pause: float = 1.5
    """Seconds, and up to as many more, before the table answers for a person who has no choice."""
    hook: str | None = None
    """A command of the host that gets notices."""
    static: Path = browser.FOLDER


class Parts:
    """What the routes work with."""

    def __init__(self, database: Database, settings: Settings) -> None:
        limits = settings.limits
        self.limits = limits
        self.database = database
        self.metrics = Metrics()
        self.store = Store(database)
        self.sessions = Sessions(self.store, limits)
        self.matches = Matches(self.store, limits, self.metrics)
        self.seating = Seating(self.matches)
        self.consent = Consent(self.matches)
        self.computers = Computers(self.matches, Opponents(settings.workers), settings.pause)
        self.answering = Answering(self.matches, settings.answer_pause)
        self.hub = Hub(self.matches, self.sessions, limits, self.metrics)
        self.background = Background(self.matches, self.computers, self.hub, settings.hook)
        self.new_matches = Buckets(limits.matches / limits.match_seconds, limits.matches)
        self.static = settings.static


def create_app(database: Database, settings: Settings | None = None) -> FastAPI:
    parts = Parts(database, settings or Settings())

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await database.prepare()
        parts.background.start()
        parts.matches.spawn(parts.computers.resume(2**62))
        parts.matches.spawn(asyncio.to_thread(routes.draw_layouts))
        try:
            yield
        finally:
            await parts.background.stop()
            await parts.computers.close()
            await parts.matches.close()
            await database.close()

    app = FastAPI(
        title="Grognard",
        version=__version__,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.parts = parts
    app.include_router(routes.router)
    app.include_router(routes.outside)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, limits=parts.limits, metrics=parts.metrics)
    _answer_errors(app)
    return app


def _answer_errors(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        body = JSONResponse({"error": error.error()}).body
        if error.position is not None:
            body = bytes(body)[:-1] + b',"position":' + error.position.encode() + b"}"
        return Response(body, error.status, media_type="application/json")

    @app.exception_handler(Unavailable)
    async def no_database(request: Request, error: Unavailable) -> Response:
        logs.warning("the database does not answer", why=str(error))
        return await refused(request, unavailable())

    @app.exception_handler(RequestValidationError)
    async def bad_input(request: Request, error: RequestValidationError) -> Response:
        return await refused(request, Refused(422, "bad-input", complaint(error.errors())))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        names = {404: "not-found", 405: "method"}
        message = {404: "There is nothing at this address.", 405: "This cannot be done at this address."}
        code = names.get(error.status_code, "bad-input")
        return await refused(
            request, Refused(error.status_code, code, message.get(error.status_code, str(error.detail)))
        )

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        logs.failure("a request has failed", path=request.url.path)
        return await refused(request, Refused(500, "broken", "Something went wrong here; it has been written down."))


def parts_of(app: Any) -> Parts:
    found: Parts = app.state.parts
    return found
