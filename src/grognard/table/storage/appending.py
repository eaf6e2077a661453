"""Appending to the log of a match (optimistic locking): its row, compared and set, new entries, notices.

This is what a node writes all day long, so it is written in the databases' own words, prepared once; everything else
goes through SQLAlchemy.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import sqlalchemy as sa

from grognard.table.storage.tables import LOG, MATCHES, OUTBOX

CHANGING: Final = (
    *("seq", "version", "status", "heading", "asked", "bots", "result"),
    *("ended", "rollback", "votes", "deadline", "rematches", "clocks", "updated"),
)
"""The columns of a match that change."""
CHANNEL: Final = "grognard"
"""The channel of cross-node events, with PostgreSQL."""
_LOG: Final = ("match", "seq", "text", "at")
NEWS: Final = ("match", "person", "text", "at", "taken")
"""The columns of a notice in the outbox."""


@dataclass(slots=True)
class Act:
    """All of it is stored, if the match still has this version, or nothing."""

    match: str
    version: int
    row: tuple[Any, ...]
    """The values of the columns that change, in their order."""
    log: list[tuple[str, int, str, int]]
    news: list[tuple[str, int, str, int, int]] = field(default_factory=list)
    event: str = ""
    """The cross-node event that is sent with it, with PostgreSQL."""


def _marks(names: Sequence[str]) -> str:
    return ", ".join("?" for _ in names)


# SQLite

_SET: Final = f"UPDATE matches SET {', '.join(f'{name} = ?' for name in CHANGING)} WHERE id = ? AND version = ?"
_APPEND: Final = f"INSERT INTO log ({', '.join(_LOG)}) VALUES ({_marks(_LOG)})"
_NOTIFY: Final = f"INSERT INTO outbox ({', '.join(NEWS)}) VALUES ({_marks(NEWS)})"


def append(connection: Any, act: Act) -> bool:
    """Store an act inside a transaction of SQLite's own connection; whether the match was still as it was."""
    if connection.execute(_SET, (*act.row, act.match, act.version)).rowcount != 1:
        return False
    for row in act.log:
        connection.execute(_APPEND, row)
    for news in act.news:
        connection.execute(_NOTIFY, news)
    return True


# PostgreSQL: all acts that wait, in one statement

_KINDS: Final[dict[type, str]] = {
    sa.Text: "text",
    sa.Integer: "integer",
    sa.BigInteger: "bigint",
    sa.Boolean: "boolean",
}


def _given(columns: Sequence[tuple[str, sa.Column[Any]]], first: int) -> str:
    """Rows whose columns are parameters, the first of them with this number: each column is an array of its values."""
    arrays = [f"${first + n}::{_KINDS[type(column.type)]}[]" for n, (_, column) in enumerate(columns)]
    return f"unnest({', '.join(arrays)}) AS given({', '.join(name for name, _ in columns)})"


_MATCH_ROWS: Final = [
    ("this_id", MATCHES.c.id),
    ("this_version", MATCHES.c.version),
    ("event", OUTBOX.c.text),
    *((name, MATCHES.c[name]) for name in CHANGING),
]
_LOG_ROWS: Final = [(name, LOG.c[name]) for name in _LOG]
_NEWS_ROWS: Final = [(name, OUTBOX.c[name]) for name in NEWS]
TOGETHER: Final = f"""
WITH stored AS (
  UPDATE matches SET {", ".join(f"{name} = given.{name}" for name in CHANGING)}
  FROM {_given(_MATCH_ROWS, 1)}
  WHERE matches.id = given.this_id AND matches.version = given.this_version
  RETURNING matches.id, given.event
), appended AS (
  INSERT INTO log ({", ".join(_LOG)})
  SELECT given.* FROM {_given(_LOG_ROWS, 1 + len(_MATCH_ROWS))} JOIN stored ON stored.id = given.match
), noticed AS (
  INSERT INTO outbox ({", ".join(NEWS)})
  SELECT given.* FROM {_given(_NEWS_ROWS, 1 + len(_MATCH_ROWS) + len(_LOG_ROWS))} JOIN stored ON stored.id = given.match
)
SELECT id, pg_notify('{CHANNEL}', event) FROM stored
"""


def columns(acts: Sequence[Act]) -> list[list[Any]]:
    """The parameters of that statement."""
    matches: list[tuple[Any, ...]] = [(act.match, act.version, act.event, *act.row) for act in acts]
    log: list[tuple[Any, ...]] = [row for act in acts for row in act.log]
    news: list[tuple[Any, ...]] = [row for act in acts for row in act.news]
    tables = ((matches, _MATCH_ROWS), (log, _LOG_ROWS), (news, _NEWS_ROWS))
    return [[row[n] for row in rows] for rows, names in tables for n in range(len(names))]
