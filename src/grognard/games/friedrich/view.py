"""What a seat may know, as JSON data (rulings 84 to 87)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from grognard.core.board import bits
from grognard.games.friedrich import cards, conquest, fate_lines, supply, tables, troops, victory
from grognard.games.friedrich.state import DECLARED, DECLINED, ENDED, GONE, OPEN, FriedrichState
from grognard.games.friedrich.tables import CARD_NAMES, DECK_OF, DECKS, GENERALS, NATION, NATIONS, PIECES, TRAINS_OF

OFFENSIVE = {OPEN: "open", DECLARED: "declared", DECLINED: "declined", ENDED: "ended"}


def view(s: FriedrichState, seat: int, open: dict[str, Any] | None = None) -> dict[str, Any]:
    """The position as this seat sees it; PUBLIC sees what everybody may see."""
    found = {**s.head(seat), **(in_view(s) if open is None else open)}
    found["stacks"] = [_stack(s, seat, city) for nation in s.setup.nations for city in s.cities_of(nation)]
    found["nations"] = [{**nation, **_hand(s, seat, nation["nation"])} for nation in found["nations"]]
    found["cards"] = _cards(s, seat)
    return found


def in_view(s: FriedrichState) -> dict[str, Any]:
    """What is in view of all."""
    return {
        "turn": s.turn,
        "nation": s.nation if s.nation >= 0 else None,
        "pieces": _pieces(s),
        "nations": [_nation(s, nation) for nation in s.setup.nations],
        "held": bits(s.held),
        "marks": bits(s.marks),
        "guards": conquest.guards(s),
        "fate": _fate(s),
        "offensive": {"state": OFFENSIVE[s.offensive], "aside": CARD_NAMES[s.aside] if s.aside >= 0 else None},
    }


# What hardly changes from one act to the next is made once, and the same object is in many views: they are to be read.


@lru_cache(maxsize=4096)
def cities(mask: int) -> list[int]:
    return bits(mask)


@lru_cache(maxsize=4096)
def names(hand: int) -> list[str]:
    return [CARD_NAMES[card] for card in bits(hand)]


def _pieces(s: FriedrichState) -> list[dict[str, Any]]:
    return [
        _piece(piece, place, piece < GENERALS and s.is_down(piece), s.has_moved(piece))
        for piece, place in enumerate(s.where)
        if piece not in s.setup.absent
    ]


@lru_cache(maxsize=8192)
def _piece(piece: int, place: int, down: bool, moved: bool) -> dict[str, Any]:
    return {
        "name": PIECES[piece],
        "nation": NATION[piece],
        "kind": "general" if piece < GENERALS else "train",
        "rank": piece - tables.FIRST[NATION[piece]] + 1 if piece < GENERALS else None,
        "city": place if place >= 0 else None,
        "gone": place == GONE,
        "down": down,
        "moved": moved,
    }


def _stack(s: FriedrichState, seat: int, city: int) -> dict[str, Any]:
    nation = NATION[s.commander(city)]
    shown = troops.known(s, city)
    own = s.seat_of(nation) == seat
    return {
        "city": city,
        "nation": nation,
        "generals": [PIECES[general] for general in s.stack_at(city)],
        "troops": troops.given(s, city) or None if own else (shown if shown >= 0 else None),
        "known": shown >= 0,
    }


def _nation(s: FriedrichState, nation: int) -> dict[str, Any]:
    hand = s.hands[nation]
    return {
        "nation": nation,
        "name": NATIONS[nation],
        "player": s.setup.seats[s.seat_of(nation)],
        "out": s.is_out(nation),
        "troops": s.total(nation) if s.opened else s.setup.troops[nation],
        "ceiling": s.ceiling(nation),
        "cards": hand.bit_count(),
        "decks": [(hand & DECK_OF[deck]).bit_count() for deck in range(DECKS)],
        "draws": cards.draw_count(s, nation),
        "needed": victory.needed(s, nation),
        "held": [city for city in tables.OBJECTIVES[nation] if s.holds(city)],
        "supplied": cities(supply.fed(s, nation)),
        "protected": cities(conquest.guarded_cities(s, nation)),
        "trains": [PIECES[train] for train in TRAINS_OF[nation] if s.where[train] >= 0],
    }


def _hand(s: FriedrichState, seat: int, nation: int) -> dict[str, Any]:
    """The cards of a nation that a seat knows."""
    hand = s.hands[nation]
    own = s.seat_of(nation) == seat
    known = 0 if own or seat < 0 else hand & s.known[seat]
    return {"hand": names(hand) if own else None, "known": names(known)}


def _cards(s: FriedrichState, seat: int) -> dict[str, Any]:
    buried = s.buried & s.known[seat] if seat >= 0 else 0
    return {
        "pile": len(s.pile),
        "opened": s.opened,
        "discards": [(s.discards & DECK_OF[deck]).bit_count() for deck in range(DECKS)],
        "seen": names(s.discards & ~s.buried | buried),
    }


def _fate(s: FriedrichState) -> dict[str, Any]:
    return {
        "first": tables.FIRST_FATE,
        "drawn": [tables.FATE_NAMES[card] for card in s.drawn],
        "left": [tables.FATE_NAMES[card] for card in range(tables.FATES) if card not in s.drawn],
        "line": fate_lines.line_name(s.effect) if s.effect >= 0 else None,
        "spent": s.spent,
        "victor": PIECES[s.victor] if s.victor >= 0 else None,
        "beaten": s.beaten,
        "attack_suit": tables.SUITS[s.attack_suit] if s.attack_suit >= 0 else None,
        "resting": [PIECES[general] for general in bits(s.resting)],
    }
