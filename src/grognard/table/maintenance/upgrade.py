"""Upgrade of running matches to the rules of this program: asked before anything is touched, then done.

A match belongs to the version of the rules by which it was begun. Where its game still plays that version, it plays on
by it. Else it is moved on if these rules lead it to the same positions, as far as what is stored tells: every entry is
legal, chance decides the same, the last snapshot stands where it stood, and so does the match in the end. All others
stay as they are: their players can read them, take a copy, give up, or end them by agreement.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from grognard.core.chance import CHANCE, FairSource
from grognard.core.game import Game, find
from grognard.core.match import Match
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.core.state import State
from grognard.table.rendering import positions
from grognard.table.rendering.lobby import game_of
from grognard.table.storage import snapshots
from grognard.table.storage.database import Database
from grognard.table.storage.rows import RUNNING
from grognard.table.storage.tables import LOG, MATCHES, SNAPSHOTS
from grognard.texts.words import own_words

PLAYS, MOVES, BREAKS = "plays", "moves", "breaks"

NEEDED: Final = [
    MATCHES.c[name]
    for name in (
        *("id", "game", "rules", "scenario", "options", "secret", "commitment"),
        *("seq", "version", "heading", "asked", "result"),
    )
]
"""Columns that every version of the database has: it is looked at before it is brought up to date."""
LATER: Final = MATCHES.c.earlier
"""The secrets before the present one, which older databases do not know."""


@dataclass
class Checked:
    """A running match, what becomes of it, and why it would break."""

    id: str
    game: str
    rules: str
    version: int
    outcome: str
    wanted: str = ""
    why: Saying | None = None

    def line(self, done: bool) -> str:
        words = own_words(game_of(self.game))
        key = "upgrade-breaks" if self.outcome == BREAKS else "upgrade-moved" if done else "upgrade-moves"
        why = {"why": self.why} if self.why is not None else {}
        return words.line(Saying(key, id=self.id, game=self.game, text=self.rules, wanted=self.wanted, **why))


async def check(database: Database) -> list[Checked]:
    """All running matches, looked at one after the other; nothing is written."""
    wanted = sa.select(MATCHES.c.id).where(MATCHES.c.status == RUNNING).order_by(MATCHES.c.created)
    ids = await database.read(lambda connection: list(connection.execute(wanted).scalars()))
    found: list[Checked] = []
    for match in ids:
        stored = await database.read(partial(_stored, match=match))
        if stored is not None:
            found.append(checked(*stored))
    return found


def _stored(connection: Connection, match: str) -> tuple[Any, list[str], Any] | None:
    """A match with its log and its snapshot, all of one moment."""
    known = {column["name"] for column in sa.inspect(connection).get_columns(MATCHES.name)}
    earlier = LATER if LATER.name in known else sa.null().label(LATER.name)
    row = connection.execute(sa.select(*NEEDED, earlier).where(MATCHES.c.id == match)).first()
    if row is None:
        return None
    entries = sa.select(LOG.c.text).where(LOG.c.match == match, LOG.c.seq < row.seq).order_by(LOG.c.seq)
    last = connection.execute(sa.select(SNAPSHOTS).where(SNAPSHOTS.c.match == match)).first()
    return row, list(connection.execute(entries).scalars()), last


def checked(row: Any, log: list[str], snapshot: Any) -> Checked:
    """What becomes of one match."""
    found = Checked(row.id, row.game, row.rules, row.version, PLAYS)
    try:
        game = find(row.game)
        found.wanted = game.rules_version
        own = row.rules == game.rules_version or row.rules in game.plays
        wrong = _differs(find(row.game, row.rules) if own else game, row, log, snapshot)
        if not own:
            found.outcome = MOVES
    except Problem as problem:
        wrong = problem.whole()
    except Exception as error:
        wrong = Saying("rules-stopped", text=type(error).__name__)
    if wrong is not None:
        found.outcome, found.why = BREAKS, wrong
    return found


def _differs(game: Game[State], row: Any, log: list[str], snapshot: Any) -> Saying | None:
    """Where these rules lead the match elsewhere, if they do."""
    match = Match(game, row.scenario, json.loads(row.options), committed=row.commitment)
    pledges = [(until, FairSource(bytes.fromhex(secret))) for until, _, secret in json.loads(row.earlier or "[]")]
    pledges.append((len(log), FairSource(bytes.fromhex(row.secret))))
    for serial, entry in enumerate(log):
        acts = match.state.legal(CHANCE)
        try:
            match.take_text(entry)
        except Problem as problem:
            return Saying("entry-wrong", entry=str(serial), problem=problem.whole())
        last = match.log[-1]
        source = next(source for until, source in pledges if serial < until)
        if last.seat == CHANCE and last.act != acts[source.pick(serial, len(acts))]:
            return Saying("entry-elsewhere", entry=str(serial))
        if snapshot is not None and snapshot.seq == serial + 1 and not _same(match, snapshot):
            return Saying("entry-elsewhere", entry=str(serial))
    result = match.state.result()
    stands = (positions.asked(match, match.state), match.state.heading().data(), result and result.data())
    stood = (json.loads(row.asked), json.loads(row.heading), row.result and json.loads(row.result))
    if json.loads(json.dumps(stands)) != list(stood):
        return Saying("entry-elsewhere", entry=str(len(log) - 1))
    return None


def _same(match: Match, snapshot: Any) -> bool:
    """Whether the match stands where it stood when its snapshot was taken. The position itself can be compared where it
    has the same shape; else what was told on the way is."""
    now, then = (_unpacked(data) for data in (snapshots.pack(match), snapshot.data))
    if then is None or now is None:
        return True
    if snapshot.stamp.split(" ")[-1] == match.game.shape():
        return bool(now["state"] == then["state"])
    return list(_told(now)) == list(_told(then))


def _unpacked(data: bytes) -> dict[str, Any] | None:
    try:
        found: dict[str, Any] = json.loads(zlib.decompress(data))
    except (ValueError, zlib.error):
        return None
    return found


def _told(data: dict[str, Any]) -> Iterator[Any]:
    yield data["headings"]
    for seat, act, *_, events in data["line"]:
        yield [seat, act, events]


async def move(database: Database, found: Checked) -> bool:
    """Move a match on to the rules of this program; False if somebody has changed it meanwhile."""

    def work(connection: Connection) -> bool:
        same = sa.update(MATCHES).where(MATCHES.c.id == found.id, MATCHES.c.version == found.version)
        moved = connection.execute(same.values(rules=found.wanted, version=found.version + 1))
        if moved.rowcount == 1:
            connection.execute(sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.match == found.id))
        return moved.rowcount == 1

    return await database.write(work)


async def others(database: Database) -> int:
    """How many running matches have rules that their games do not play any more."""
    wanted = sa.select(MATCHES.c.game, MATCHES.c.rules, sa.func.count().label("number"))
    wanted = wanted.where(MATCHES.c.status == RUNNING).group_by(MATCHES.c.game, MATCHES.c.rules)
    rows = await database.read(lambda connection: list(connection.execute(wanted)))
    return sum(row.number for row in rows if not played(row.game, row.rules))


def played(name: str, rules: str) -> bool:
    """Whether a game plays these rules, by now or still."""
    game = game_of(name)
    return game is not None and (rules == game.rules_version or rules in game.plays)
