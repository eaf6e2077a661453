"""The manners of computer opponents at a table: their style of play, the seed of their chance, and whether they comment
on their play."""

from __future__ import annotations

import secrets
from typing import Any, Final

from grognard.bots import registry
from grognard.bots.styles import VARIED
from grognard.table.storage.rows import Record

STYLE: Final = "style"
SEED: Final = "seed"
TALK: Final = "talk"
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


def _of(record: Record) -> dict[str, Any]:
    return record.advice or {}
