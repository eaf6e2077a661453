"""The manners of computer opponents at a table: their style of play, the seed of their chance, and whether they comment
on their play."""

from __future__ import annotations

import secrets
from typing import Any, Final

from grognard.bots import registry
from grognard.bots.styles import VARIED
from grognard.core.match import Match
from grognard.core.sayings import Saying
from grognard.table.common import stored_sayings
from grognard.table.storage.rows import Record

STYLE: Final = "style"
SEED: Final = "seed"
TALK: Final = "talk"
COMMENTS: Final = "comments"
MOST: Final = 300
"""So many comments of a match are kept, and one more."""
LATELY: Final = 8
"""Among so many last ones it is looked for one under the same heading."""
SEEDS: Final = 2**31
"""So many seeds there are."""


def begun(style: str, seed: int | None, talk: bool) -> dict[str, Any]:
    """What is stored of a table with this style. Without a seed, every table has another one."""
    found: dict[str, Any] = {STYLE: style, SEED: secrets.randbelow(SEEDS) if seed is None else seed}
    return {**found, TALK: True} if talk else found


def kept(record: Record) -> dict[str, Any]:
    """What a rematch takes over: the same style, and another seed."""
    return begun(_of(record).get(STYLE, VARIED), None, talks(record))


def named(record: Record, bot: str) -> str:
    """An opponent of a match by its name with its style."""
    return registry.in_style(record.game, bot, _of(record).get(STYLE, VARIED))


def seed(record: Record, seat: int, count: int) -> str:
    """What the chance of a computer follows from that decides in this seat after so many acts."""
    return f"{_of(record).get(SEED, record.id)} {seat} {count}"


def talks(record: Record) -> bool:
    """Whether the computers of a match comment on their play."""
    return bool(_of(record).get(TALK))


def may_comment(record: Record, seat: int, match: Match) -> bool:
    """Whether a computer may say something now: where it is wanted, and once under each heading."""
    if not talks(record):
        return False
    under = match.game.plain(match.state.heading())
    told: list[Any] = _of(record).get(COMMENTS, [])
    return not any(one[1] == seat and one[3] == under for one in told[-LATELY:])


def commented(record: Record, seat: int, match: Match, said: Saying) -> dict[str, Any]:
    """What is stored after one more comment, on the next act."""
    told: list[Any] = _of(record).get(COMMENTS, [])
    under = match.game.plain(match.state.heading())
    return {**_of(record), COMMENTS: [*told[-MOST:], [len(match.log) + 1, seat, said.data(), under]]}


def comments(record: Record) -> list[tuple[int, Saying]]:
    """What the computers of a match have said, each after so many entries of the log."""
    found: list[tuple[int, Saying]] = []
    for count, seat, data, _ in _of(record).get(COMMENTS, []):
        said = stored_sayings.read(data)
        if said is not None:
            found.append((count, Saying("computer-comments", seat=record.seats[seat].name, why=said)))
    return found


def _of(record: Record) -> dict[str, Any]:
    return record.advice or {}
