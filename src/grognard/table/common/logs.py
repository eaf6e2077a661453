"""Structured logs: one JSON object a line on the error stream."""

from __future__ import annotations

import datetime
import json
import logging
import re
import secrets
import sys
from contextvars import ContextVar
from typing import Any, Final

LOG = logging.getLogger("grognard.table")
REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request, or of the socket, in which something is logged."""
_ID: Final = re.compile("[A-Za-z0-9._-]{1,64}")

TOKEN: Final = "grognard_"
"""So begin the tokens of programs, which have no place in addresses and are in no line of the log."""
_TOKEN: Final = re.compile(TOKEN + "[^/]*")


def path(scope: Any) -> str:
    """The path of a request as it is logged.

    >>> path({"path": "/api/v1/matches/grognard_s3cret/act"})
    '/api/v1/matches/grognard_.../act'
    """
    found: str = scope["path"]
    return _TOKEN.sub(f"{TOKEN}...", found) if TOKEN in found else found


def request_id(given: str | None) -> str:
    """The id that a proxy has given to a request, where it can be one; else a new one."""
    return given if given is not None and _ID.fullmatch(given) else secrets.token_hex(8)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.datetime.fromtimestamp(record.created, datetime.UTC)
        line: dict[str, Any] = {
            "time": at.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.name != LOG.name:
            line["logger"] = record.name
            line |= _request()
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return escaped(json.dumps(line, ensure_ascii=False, default=str))


def escaped(text: str) -> str:
    """JSON in which whatever a terminal or a reader of lines might obey is escaped: control characters, line and
    paragraph separators, marks for the direction of writing, halves of pairs."""
    if text.isprintable():
        return text
    return "".join([letter if letter.isprintable() else json.dumps(letter)[1:-1] for letter in text])


def set_up(level: str = "info") -> None:
    """Send our own and uvicorn's logs to the error stream as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("grognard", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level.upper())
        logger.propagate = False
    logging.getLogger("uvicorn.error").setLevel("WARNING")
    logging.getLogger("uvicorn.access").disabled = True


def _request() -> dict[str, str]:
    found = REQUEST.get()
    return {"request": found} if found else {}


def info(event: str, **fields: Any) -> None:
    LOG.info(event, extra={"fields": _request() | fields})


def warning(event: str, **fields: Any) -> None:
    LOG.warning(event, extra={"fields": _request() | fields})


def failure(event: str, **fields: Any) -> None:
    """An error with its trace."""
    LOG.error(event, extra={"fields": _request() | fields}, exc_info=True)
