"""Refusals in words: the error of a response or of a socket message, the answer to a question why, and why an act
cannot be taken back. All other modules hand refusals on as data."""

from __future__ import annotations

from grognard.core.game import Game
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.state import State
from grognard.table.common import responses
from grognard.table.common.errors import Refused
from grognard.texts.things import parts, plain, sentence
from grognard.texts.words import Words, own_words


def error(refused: Refused) -> responses.Reason:
    """What was asked for is not done: the code for programs, and a sentence in the reader's language.

    >>> error(Refused(403, "private", "only-seated"))["code"]
    'private'
    """
    text = sentence(own_words(refused.game).text(refused.saying))
    return {"code": refused.code, "message": plain(text), "parts": parts(text), "rule": refused.rule}


def answer(game: Game[State], refusal: Refusal | None, named: bool = True) -> responses.Why:
    """Why an act may not be taken; without a refusal it may. Where the verb was not named, the sentence does not name
    it either."""
    if refusal is None:
        return {"rule": None, "why": None}
    saying = refusal.saying if named else refusal.unnamed().saying
    return {"rule": rule(refusal), "why": rendered(own_words(game), saying)}


def spectator() -> responses.Why:
    """Why somebody without a seat may not act."""
    return {"rule": None, "why": [sentence(own_words().title("looking-on"))]}


def rendered(words: Words, saying: Saying) -> responses.Parts:
    """A sentence with the things in it."""
    return parts(sentence(words.text(saying)))


def line(words: Words, refusal: Refusal) -> str:
    """The same as plain text."""
    return words.line(refusal.saying)


def rule(refusal: Refusal | None) -> str | None:
    """The section of the rules that says so, where there is one."""
    return None if refusal is None else refusal.rule or None
