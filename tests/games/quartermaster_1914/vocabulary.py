"""Words for tests: set a position up, play acts by their text, look at the board."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from grognard.core.chance import CHANCE
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts import library, tables
from grognard.games.quartermaster_1914.facts.acts import PASS
from grognard.games.quartermaster_1914.facts.library import KIND, KINDS
from grognard.games.quartermaster_1914.game import Quartermaster1914
from grognard.games.quartermaster_1914.position import position
from tests import texts, vocabulary
from tests.vocabulary import asked, deal_on, do, refused, winners

__all__ = [
    "asked", "at", "chance", "count", "deal_on", "deck", "discards", "do", "each", "face_down", "hand", "heard",
    "idle", "imagined", "line", "offered", "pay", "play", "points", "position", "prepared", "refused", "reported",
    "rule", "said", "seat_of", "status", "supplied", "tokens", "top", "winners",
]  # fmt: skip

GAME = Quartermaster1914()


def seat_of(s: QuartermasterState, power: str) -> int:
    return s.seat_of(tables.POWER_CODES.index(power))


def imagined(s: QuartermasterState, seat: int, rng: random.Random) -> QuartermasterState:
    """A state that this seat could believe in."""
    guess = s.imagine(seat, rng)
    assert isinstance(guess, QuartermasterState)
    return guess


def offered(s: QuartermasterState, verb: str = "") -> list[str]:
    """The texts of all acts on offer, without recall; with a verb, only its targets, sorted."""
    return [text for text in vocabulary.offered(s, verb) if text != "recall"]


def idle(s: QuartermasterState) -> QuartermasterState:
    """Those pass who are asked in a battle and have nothing to lay: they are asked for the sake of secrecy."""
    while s.asks() and s.battles and s.only_answer(s.asks()[0].seat) == PASS:
        s.apply(s.asks()[0].seat, PASS)
    return s


def chance(s: QuartermasterState, *names: str) -> QuartermasterState:
    """Let chance deal these cards, the first copy that is left of each kind; 'any' for whatever comes first."""
    for name in names:
        assert asked(s) == ["chance"], (asked(s), offered(s))
        acts = s.asks()[0].acts
        act = acts[0] if name == "any" else next(card for card in acts if KINDS[KIND[card]] == name)
        s.apply(CHANCE, act)
    return s


def pay(s: QuartermasterState) -> dict[str, int]:
    """Meet all attrition from the tops of the decks; how many cards each power has lost so."""
    before = [s.buried[power].bit_count() for power in range(5)]
    while "discard-top" in offered(s):
        deal_on(do(s, "discard-top"))
    lost = [s.buried[power].bit_count() - before[power] for power in range(5)]
    return {code: number for code, number in zip(tables.POWER_CODES, lost, strict=True) if number}


def rule(name: str) -> pytest.MarkDecorator:
    """The mark of a test that holds a card."""
    return pytest.mark.rule("quartermaster-1914", library.slug(name))


def each(*rows: tuple[Any, ...]) -> list[Any]:
    """Cases of a test, one for each row, marked with the card that the row begins with."""
    return [pytest.param(*row, marks=rule(row[0])) for row in rows]


def said(refusal: Refusal) -> str:
    """What a refusal says."""
    return texts.said(GAME, refusal)


def heard(saying: Saying) -> str:
    """What happened or is asked, as it is read."""
    return texts.told(GAME, saying)


def line(saying: Saying) -> str:
    """A saying as it is read."""
    return texts.lines(GAME, [saying])[0]


def reported(s: QuartermasterState, seat: int) -> str:
    """The report that this seat reads."""
    return "\n".join(texts.lines(GAME, GAME.report(s.view(seat))))


def play(name: str, power: str, hand: list[str] | None = None, **more: Any) -> QuartermasterState:
    """A position in the Play step of a power, with this card and perhaps others in hand, and the card played."""
    hands = {power: [name, *(hand or [])]} | more.pop("hands", {})
    return do(position(power=power, hands=hands, **more), f"play {name}")


def _codes(spaces: int) -> str:
    return " ".join(sorted(tables.CODES[space] for space in range(len(tables.CODES)) if spaces >> space & 1))


def at(s: QuartermasterState, nation: str) -> str:
    """The codes of the spaces with pieces of a nation, in alphabetical order: 'BUD VIE'."""
    return _codes(s.pieces[tables.NATION_CODES.index(nation)])


def supplied(s: QuartermasterState, nation: str) -> str:
    return _codes(s.supplied(tables.NATION_CODES.index(nation)))


def tokens(s: QuartermasterState) -> str:
    return _codes(s.tokens)


def _names(cards: int) -> list[str]:
    return sorted(KINDS[KIND[card]] for card in range(library.CARDS) if cards >> card & 1)


def hand(s: QuartermasterState, power: str) -> list[str]:
    return _names(s.hands[tables.POWER_CODES.index(power)])


def prepared(s: QuartermasterState, power: str) -> list[str]:
    return _names(s.prepared[tables.POWER_CODES.index(power)])


def status(s: QuartermasterState, power: str) -> list[str]:
    return _names(s.status[tables.POWER_CODES.index(power)])


def face_down(s: QuartermasterState, power: str) -> list[str]:
    """The cards at the bottom of a discard pile."""
    return _names(s.buried[tables.POWER_CODES.index(power)])


def discards(s: QuartermasterState, power: str) -> list[str]:
    """The face-up cards of a discard pile, from the top."""
    return [KINDS[KIND[card]] for card in reversed(s.piles[tables.POWER_CODES.index(power)])]


def top(s: QuartermasterState, power: str) -> str:
    return discards(s, power)[0]


def deck(s: QuartermasterState, power: str) -> int:
    """The number of cards in a deck."""
    return s.deck_size(tables.POWER_CODES.index(power))


def count(names: list[str]) -> dict[str, int]:
    return dict(Counter(names))


def points(s: QuartermasterState) -> tuple[int, int]:
    """The points of the Central Powers and of the Entente."""
    return s.points[0], s.points[1]
