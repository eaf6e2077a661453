"""Structured logs: one JSON object a line on the error stream."""

from __future__ import annotations

import datetime
import json
import logging
import sys
from typing import Any

LOG = logging.getLogger("grognard.table")


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
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


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


def info(event: str, **fields: Any) -> None:
    LOG.info(event, extra={"fields": fields})


def warning(event: str, **fields: Any) -> None:
    LOG.warning(event, extra={"fields": fields})


def failure(event: str, **fields: Any) -> None:
    """An error with its trace."""
    LOG.error(event, extra={"fields": fields}, exc_info=True)
