"""Words for tests: set a position up, play acts by their text, look at the map."""

from __future__ import annotations

import pytest

from grognard.core.board import bits
from grognard.core.chance import CHANCE
from grognard.core.refusals import Refusal
from grognard.games.paths_of_glory.board import supply
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts import cards, tables
from grognard.games.paths_of_glory.facts.acts import ROLL
from grognard.games.paths_of_glory.facts.tables import PIECE_NAMES, RESERVES, SIDES, SORT, SPACE_OF, UNITS
from grognard.games.paths_of_glory.game import PathsOfGlory
from grognard.games.paths_of_glory.position import position
from tests import vocabulary
from tests.vocabulary import asked, do, offered, winners

__all__ = [
    "GAME", "asked", "card", "choose", "control", "do", "done", "draw_on", "hand", "here", "offered", "passing",
    "place_of", "position", "refused", "roll", "rule", "start", "supplied", "trench", "winners",
]  # fmt: skip

GAME = PathsOfGlory()


def start(scenario: str, **options: str) -> PathsState:
    """The beginning of a scenario."""
    s = GAME.start(scenario, options)
    assert isinstance(s, PathsState)
    return s


def rule(*numbers: str) -> pytest.MarkDecorator:
    """The rules that a test is about: sections of the rulebook, rulings R1 to R101, codes of cards."""
    return pytest.mark.rule("paths-of-glory", *numbers)


def card(code: str) -> str:
    """How acts name a card: 'AP12' -> 'Entrench AP12'."""
    return cards.NAMES[cards.CARD_OF[code]]


def roll(s: PathsState, *dice: int) -> PathsState:
    """Let chance roll these dice, one after the other."""
    for die in dice:
        assert asked(s) == ["chance"], (asked(s), offered(s)[:40])
        s.apply(CHANCE, ROLL + die - 1)
    return s


def passing(s: PathsState) -> PathsState:
    """Whoever may play combat cards, or use an event, passes, until something else is asked."""
    while s.asks() and "pass" in offered(s):
        do(s, "pass")
    return s


def done(s: PathsState) -> PathsState:
    """Say 'done' as long as it is offered, until something else is asked."""
    while s.asks() and "done" in offered(s):
        do(s, "done")
    return s


def draw_on(s: PathsState) -> PathsState:
    """Let chance draw and roll whatever comes first until a seat is asked."""
    return vocabulary.deal_on(s)


def choose(s: PathsState, verb: str, names: str) -> PathsState:
    """Name several units with one verb by their sorts: choose(s, "with", "GE1 GEc (GEc)")."""
    for name in names.split():
        do(s, f"{verb} {_offered_unit(s, verb, name)}")
    return s


def _offered_unit(s: PathsState, verb: str, name: str) -> str:
    sort, reduced = name.strip("()"), name.startswith("(")
    for text in offered(s, verb):
        piece = PIECE_NAMES.index(text)
        if UNITS[SORT[piece]] == sort and s.is_reduced(piece) == reduced:
            return text
    raise AssertionError(f"{verb} {name} is not offered; {asked(s)} may {offered(s)[:40]}")


def here(s: PathsState, place: str, side: str = "AP") -> str:
    """Who is in a space, or in a box of a side ("Reserve", "Eliminated", "Removed"): "GE1 (GE2) GEc", in the order of
    the counters."""
    boxes = {"Reserve": RESERVES, "Eliminated": tables.ELIMINATED, "Removed": tables.REMOVED}
    room = boxes[place][SIDES.index(side)] if place in boxes else SPACE_OF[place]
    names = [UNITS[SORT[piece]] for piece in s.at[room]]
    return " ".join(f"({name})" if s.is_reduced(piece) else name for name, piece in zip(names, s.at[room], strict=True))


def place_of(s: PathsState, piece: str) -> str:
    """The space of a counter, or its box."""
    place = s.where[PIECE_NAMES.index(piece)]
    if place < tables.SIZE:
        return tables.SPACES[place]
    return ["Reserve", "Eliminated", "Removed"][(place - tables.SIZE) // 2] if place < tables.UNUSED else "unused"


def control(s: PathsState, space: str) -> str:
    """The side that holds a space, or '' for nobody."""
    for number, side in enumerate(SIDES):
        if s.control[number] >> SPACE_OF[space] & 1:
            return side
    return ""


def trench(s: PathsState, space: str) -> str:
    """The trench in a space: "AP 2", or ''."""
    number = SPACE_OF[space]
    for index, side in enumerate(SIDES):
        if s.trench[index] >> number & 1:
            return f"{side} {1 + (s.deep >> number & 1)}"
    return ""


def supplied(s: PathsState, piece: str) -> bool:
    return supply.supplied(s, PIECE_NAMES.index(piece))


def hand(s: PathsState, side: str) -> list[str]:
    """The codes of the cards in a hand."""
    return [cards.CODES[number] for number in bits(s.hands[SIDES.index(side)])]


def refused(s: PathsState, text: str) -> Refusal:
    """The refusal of this act for the seat that is asked; it is an error if it is allowed."""
    refusal = s.why(s.asks()[0].seat, s.space.parse(text))
    assert refusal is not None, f"{text!r} is allowed"
    assert refusal.rule in {section.section for section in GAME.rules()}, refusal
    return refusal
