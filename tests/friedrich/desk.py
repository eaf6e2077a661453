"""Words for tests: set a position up, play acts by their text, look at the board."""

from __future__ import annotations

from typing import Any

from grognard.core.chance import CHANCE
from grognard.core.reasons import Refusal
from grognard.games.friedrich import tables
from grognard.games.friedrich.acts import SPACE
from grognard.games.friedrich.game import Friedrich
from grognard.games.friedrich.position import position
from grognard.games.friedrich.state import GONE, OFF, FriedrichState
from tests.texts import said

__all__ = [
    "FRIEDRICH", "asked", "chance", "do", "done_with_chance", "face_down", "gone", "hand", "held", "marked", "off",
    "offered", "position", "reason", "refused", "seat_name", "troops", "where", "winners",
]  # fmt: skip

FRIEDRICH = Friedrich()


def seat_name(s: FriedrichState, seat: int) -> str:
    return "chance" if seat == CHANCE else s.setup.seats[seat]


def asked(s: FriedrichState) -> list[str]:
    """The names of the seats that must decide now ('chance' for a draw)."""
    return [seat_name(s, ask.seat) for ask in s.asks()]


def offered(s: FriedrichState, verb: str = "") -> list[str]:
    """The texts of all acts on offer; with a verb, only its targets ('go' -> city names), sorted."""
    texts = [SPACE.text(act) for ask in s.asks() for act in ask.acts]
    if not verb:
        return sorted(texts)
    return sorted(text.partition(" ")[2] for text in texts if text.split(" ")[0] == verb)


def do(s: FriedrichState, *texts: str) -> FriedrichState:
    """Play these acts in turn, each for the seat that is offered it. An act that nobody is offered is an error."""
    for text in texts:
        act = SPACE.parse(text)
        for ask in s.asks():
            if act in ask.acts:
                s.apply(ask.seat, act)
                break
        else:
            raise AssertionError(f"{text!r} is not offered; {asked(s)} may {offered(s)[:40]}")
    return s


def chance(s: FriedrichState, *texts: str) -> FriedrichState:
    """Play acts of chance ('draw 7S.1', 'fate Poems', 'take 3H.1')."""
    assert asked(s) == ["chance"], asked(s)
    return do(s, *texts)


def done_with_chance(s: FriedrichState) -> FriedrichState:
    """Let chance take the first of its options until somebody else is asked."""
    while s.asks() and s.asks()[0].seat == CHANCE:
        s.apply(CHANCE, s.asks()[0].acts[0])
    return s


def refused(s: FriedrichState, text: str, seat: str = "") -> Refusal:
    """The refusal of this act for the seat that is asked (or the one named); it is an error if it is allowed."""
    number = s.setup.seats.index(seat) if seat else s.asks()[0].seat
    refusal = s.why(number, SPACE.parse(text))
    assert refusal is not None, f"{text!r} is allowed"
    assert refusal.rule
    assert said(FRIEDRICH, refusal)
    return refusal


def reason(s: FriedrichState, text: str) -> str:
    """The same in words, without the rule."""
    return said(FRIEDRICH, refused(s, text))


def where(s: FriedrichState, piece: str) -> str:
    """The city in which a piece stands, 'off' the map, or 'gone' for good."""
    city = s.where[tables.PIECES.index(piece)]
    return "off" if city == OFF else "gone" if city == GONE else tables.CITIES[city]


def off(s: FriedrichState, piece: str) -> bool:
    return where(s, piece) == "off"


def gone(s: FriedrichState, piece: str) -> bool:
    return where(s, piece) == "gone"


def troops(s: FriedrichState, general: str) -> int:
    """The troops of the stack in which this general stands (his own if he stands alone; 0 off the map)."""
    city = s.where[tables.PIECES.index(general)]
    if city < 0:
        return 0
    return s.strength(city)


def face_down(s: FriedrichState, general: str) -> bool:
    return bool(s.down >> tables.PIECES.index(general) & 1)


def held(s: FriedrichState, nation: str) -> list[str]:
    """The names of the objectives that a nation has conquered, sorted."""
    return sorted(tables.CITIES[city] for city in tables.OBJECTIVES[tables.NATIONS.index(nation)] if s.holds(city))


def marked(s: FriedrichState) -> list[str]:
    """The cities with a mark for retroactive conquest, sorted."""
    return sorted(tables.CITIES[city] for city in range(len(tables.CITIES)) if s.marks >> city & 1)


def hand(s: FriedrichState, nation: str) -> list[str]:
    """The names of the cards in a nation's hand, in card order."""
    cards = s.hands[tables.NATIONS.index(nation)]
    return [tables.CARD_NAMES[card] for card in range(tables.CARDS) if cards >> card & 1]


def winners(s: FriedrichState) -> list[str] | None:
    """The seats that have won, or None while the game goes on."""
    result: Any = s.result()
    return None if result is None else [s.setup.seats[seat] for seat in result.winners]
