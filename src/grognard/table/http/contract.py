"""The contract between the service and its clients as one document: the OpenAPI description of the HTTP API, with the
schemas of the socket messages. scripts/contract.py generates the TypeScript types of the browser table from it."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI
from pydantic import TypeAdapter

from grognard.table.common import responses
from grognard.table.http import lessons, program_routes, review, routes

REFERENCE: Final = "#/components/schemas/{model}"
MESSAGES: Final[dict[str, Any]] = {"MatchMessage": responses.MatchMessage, "LobbyMessage": responses.LobbyMessage}


def include_routes(app: FastAPI) -> None:
    """Add all routes, the most special ones first: the routes themselves, made when their modules were imported.
    `include_router` would make them again for each app, at its first request."""
    for router in (
        lessons.router,
        review.router,
        program_routes.own,
        program_routes.router,
        routes.router,
        routes.outside,
    ):
        app.router.routes.extend(router.routes)


def document() -> dict[str, Any]:
    """The OpenAPI description with the messages of the sockets among its schemas."""
    app = FastAPI(title="Grognard", version="contract")
    include_routes(app)
    found = app.openapi()
    schemas: dict[str, Any] = found["components"]["schemas"]
    for name, message in MESSAGES.items():
        schema = TypeAdapter(message).json_schema(ref_template=REFERENCE, mode="serialization")
        for other, inner in schema.pop("$defs", {}).items():
            assert schemas.setdefault(other, inner) == inner, f"two schemas are called {other}"
        schemas[name] = schema
    return found
