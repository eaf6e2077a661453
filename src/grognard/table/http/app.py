"""The FastAPI application: its lifespan, its routes, its errors."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from grognard import __version__
from grognard.table.common import logs
from grognard.table.common.errors import Refused, complaint, unavailable
from grognard.table.http import routes
from grognard.table.http.contract import include_routes
from grognard.table.http.middleware import Guard
from grognard.table.http.request_ids import RequestIds
from grognard.table.node.services import Services, Settings
from grognard.table.rendering import refusal
from grognard.table.storage.database import Database, Unavailable


def create_app(database: Database, settings: Settings | None = None) -> FastAPI:
    services = Services(database, settings or Settings())

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await database.prepare()
        services.background.start()
        services.matches.spawn(services.computers.resume(2**62))
        if services.answers:
            services.matches.spawn(routes.make_ready())
            services.matches.spawn(services.health.check())
        services.health.started = True
        try:
            yield
        finally:
            services.health.stopping = True
            await services.background.stop()
            await services.computers.close()
            await services.matches.close()
            await database.close()

    app = FastAPI(
        title="Grognard",
        version=__version__,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.services = services
    include_routes(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, limits=services.limits, metrics=services.metrics, url=services.url)
    app.add_middleware(RequestIds)
    _answer_errors(app)
    return app


def _answer_errors(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        body = JSONResponse({"error": refusal.error(error)}).body
        if error.position is not None:
            body = bytes(body)[:-1] + b',"position":' + error.position.encode() + b"}"
        return Response(body, error.status, error.headers, media_type="application/json")

    @app.exception_handler(Unavailable)
    async def no_database(request: Request, error: Unavailable) -> Response:
        logs.warning("the database does not answer", why=str(error))
        return await refused(request, unavailable())

    @app.exception_handler(RequestValidationError)
    async def bad_input(request: Request, error: RequestValidationError) -> Response:
        return await refused(request, complaint(error.errors()))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        names = {404: ("not-found", "nothing-here"), 405: ("method", "method-wrong")}
        return await refused(
            request, Refused(error.status_code, *names.get(error.status_code, ("bad-input", "body-no-object")))
        )

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        logs.failure("a request has failed", path=logs.path(request.scope))
        return await refused(request, Refused(500, "broken", "broken"))


def services_of(app: Any) -> Services:
    found: Services = app.state.services
    return found
