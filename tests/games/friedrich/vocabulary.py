"""Words for tests: set a position up, play acts by their text, look at the board."""

from __future__ import annotations

from grognard.games.friedrich.board.state import GONE, OFF, FriedrichState
from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.game import Friedrich
from grognard.games.friedrich.position import position
from tests.texts import said
from tests.vocabulary import asked, deal_on, do, offered, refused, winners

__all__ = [
    "FRIEDRICH",
    "asked",
    "chance",
    "deal_on",
    "do",
    "face_down",
    "gone",
    "hand",
    "held",
    "marked",
    "off",
    "offered",
    "position",
    "reason",
    "refused",
    "troops",
    "where",
    "winners",
]  # fmt: skip

FRIEDRICH = Friedrich()


def chance(s: FriedrichState, *texts: str) -> FriedrichState:
    """Play acts of chance ('draw 7S.1', 'fate Poems', 'take 3H.1')."""
    assert asked(s) == ["chance"], asked(s)
    return do(s, *texts)


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
