"""Stored sayings, perhaps of an older version, rendered as words. Where the texts no longer know one it is told
plainly, as match files tell it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from grognard.core.game import find
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying, saying
from grognard.table.common import logs
from grognard.table.common.responses import Result
from grognard.texts import things
from grognard.texts.parts import Part
from grognard.texts.words import Words, words


def line(words: Words, data: Any) -> str:
    """What was stored, as one line of plain text."""
    said = read(data)
    return heading(words, said) if said is not None else words.title("untold")


def heading(words: Words, said: Saying) -> str:
    """A saying as one line of plain text."""
    return things.plain(text(words, said))


def result(words: Words, data: Any, seats: list[str]) -> Result:
    """Who has won, and why, as it was stored."""
    try:
        winners, rule, said = data
        return {
            "winners": [seats[seat] for seat in winners],
            "rule": rule or None,
            "why": things.sentence(line(words, said)),
        }
    except (TypeError, ValueError, IndexError):
        return {"winners": [], "rule": None, "why": things.sentence(words.title("untold"))}


def notice(said: Saying, language: str) -> str:
    """What somebody is told of a match, in the words of its game."""
    try:
        game = find(str(said.args.get("game")))
    except Problem:
        game = None
    return heading(words(game, language), said)


def read(data: Any) -> Saying | None:
    """The saying with this data, if it is one."""
    try:
        return saying(data)
    except Exception:
        return None


def sentence(words: Words, data: Any) -> str:
    """What was stored, as a sentence."""
    said = read(data)
    return things.plain(things.capitalized(text(words, said))) if said is not None else words.title("untold")


def parts(words: Words, said: Saying) -> list[Part]:
    """An event as a sentence of text and things."""
    return things.parts(things.capitalized(text(words, said)))


def closed(words: Words, said: Saying) -> str:
    """What the table says, as a sentence with its full stop and its marks."""
    return things.sentence(text(words, said))


def text(words: Words, said: Saying) -> str:
    """A saying with its marks."""
    try:
        return words.text(said)
    except Exception as error:
        _note(str(said.key)[:60], str(error)[:200])
        return things.unmarked(_plain(words, said))


def sayable(words: Words, sayings: list[Saying]) -> bool:
    """Whether the texts know all of these, each kind of saying tried once."""
    kinds = {(said.key, *said.args): said for said in sayings}
    try:
        for said in kinds.values():
            words.text(said)
    except Exception:
        return False
    return True


@lru_cache(maxsize=500)
def _note(key: str, why: str) -> None:
    """Say so in the log, once for each."""
    logs.warning("a text is missing or does not fit", key=key, why=why)


def _plain(words: Words, said: Saying) -> str:
    try:
        return words.game.plain(said) if words.game is not None else str(said.key)
    except Exception:
        return words.title("untold")
