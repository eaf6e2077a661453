"""Cards as sayings: what they do when they are played, and what they can do once prepared."""

from __future__ import annotations

from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.facts.library import (  # fmt: skip
    ATR,
    CLEAR,
    DO_LINES,
    HARD,
    HITS,
    LIMIT,
    NAMED,
    NATION,
    STRENGTH,
    SUPPLY,
    SYMBOL,
    TOLD,
    WHERE_TEXT,
)
from grognard.games.quartermaster_1914.facts.tables import POWER_OF
from grognard.games.quartermaster_1914.turn.effects import EFFECTS, places, said_hit


def text(kind: int) -> Saying:
    """What a card does when it is played, and in play."""
    if TOLD[kind]:
        return Saying("as-told", card=kind)
    sentences: list[Saying] = []
    last = ""
    for line, effect in zip(DO_LINES[kind], EFFECTS[kind], strict=True):
        sentences.append(Saying("once-more") if line == last else effect.sentence(POWER_OF[NATION[kind]]))
        last = line
    return together(sentences)


def prepared(kind: int) -> Saying:
    """What a card can do once it is prepared."""
    if SYMBOL[kind] == ATR:
        if not HITS[kind]:
            return Saying("prepared-against-neighbour")
        return Saying("sentence", clause=Saying("attrition-of", hits=[said_hit(hit) for hit in HITS[kind]]))
    words = Saying("double-symbol" if STRENGTH[kind] == 2 else "single-symbol", symbol=SYMBOL[kind])
    place = where(kind)
    if place is not None:
        words = Saying("symbol-there", what=words, where=place)
    return Saying("also-unsupplied" if SUPPLY[kind] else "sentence", clause=words)


def where(kind: int) -> Saying | None:
    """Where a prepared card counts; nothing if everywhere."""
    if LIMIT[kind] == NAMED:
        return places(WHERE_TEXT[kind].split())
    if LIMIT[kind] == CLEAR:
        return Saying("in-clear-terrain")
    return Saying("in-difficult-terrain") if LIMIT[kind] == HARD else None


def describe(kind: int) -> Saying:
    """All of a card."""
    return Saying("all-of-a-card", text=text(kind), prepared=prepared(kind))


def together(sentences: list[Saying]) -> Saying:
    """One saying of several sentences."""
    if len(sentences) == 1:
        return sentences[0]
    return Saying("sentences", first=sentences[0], more=together(sentences[1:]))
