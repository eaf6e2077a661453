"""What a seat may know, as JSON data (rulings 84 to 87)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from grognard.core.board import bits
from grognard.core.chance import PUBLIC
from grognard.core.schema import Head
from grognard.games.friedrich.board import conquest, supply, troops, victory
from grognard.games.friedrich.board.state import DECLARED, DECLINED, ENDED, GONE, OPEN, FriedrichState
from grognard.games.friedrich.facts import fate_lines, tables
from grognard.games.friedrich.facts.tables import (
    CARD_NAMES,
    DECK_OF,
    DECKS,
    FIRST,
    GENERALS,
    NATION,
    NATIONS,
    PIECES,
    TRAINS_OF,
)
from grognard.games.friedrich.seen import schema
from grognard.games.friedrich.seen.schema import OffensiveState, View
from grognard.games.friedrich.steps import cards
from grognard.games.friedrich.steps.combat import Battle, Combat
from grognard.games.friedrich.steps.movement import March, Movement
from grognard.games.friedrich.steps.retreat import Retreat

OFFENSIVE: Final[dict[int, OffensiveState]] = {OPEN: "open", DECLARED: "declared", DECLINED: "declined", ENDED: "ended"}

ALIKE = (March, Movement, Combat, Battle, Retreat)
"""Steps that show the same to all."""

Stack = tuple[int, int, tuple[int, ...], int]
"""City, nation, generals, and the troops if everybody knows them, else -1."""


class Nation:
    """A nation as everybody sees it, and its hand."""

    __slots__ = ("data", "hand", "number")

    def __init__(self, number: int, hand: int, data: schema.OpenNation) -> None:
        self.number = number
        self.hand = hand
        self.data = data


class InView(Head):
    """What is in view of all; `step` is null where seats see different things of it."""

    turn: int
    nation: int | None
    pieces: list[schema.Piece]
    nations: list[Nation]
    held: list[int]
    marks: list[int]
    guards: list[list[int]]
    fate: schema.Fate
    offensive: schema.Offensive
    stacks: list[Stack]


def view(s: FriedrichState, seat: int, open: InView | None = None) -> View:
    """The position as this seat sees it; PUBLIC sees what everybody may see."""
    shared = in_view(s) if open is None else open
    step: Any = s.shown_step(seat) if shared["step"] is None else shared["step"]
    dividing = troops.dividing(s) is not None
    return {
        **shared,
        "seat": seat if seat >= 0 else None,
        "step": step,
        "nations": [_nation_seen(s, seat, nation) for nation in shared["nations"]],
        "stacks": [_stack_seen(s, seat, stack, dividing) for stack in shared["stacks"]],
        "cards": _cards_seen(s, seat),
    }


def in_view(s: FriedrichState) -> InView:
    """What is in view of all, as `view` goes on with it: of nations and stacks what makes them, and what is going on
    where that shows the same to everybody."""
    where = tuple(s.where)
    return {
        **s.head(PUBLIC, bool(s.stack) and isinstance(s.stack[-1], ALIKE)),
        "turn": s.turn,
        "nation": s.nation if s.nation >= 0 else None,
        "pieces": _pieces(where, s.down, s.moved, s.setup.present),
        "nations": [_nation_of(s, nation, where) for nation in s.setup.nations],
        "held": cities(s.held),
        "marks": cities(s.marks),
        "guards": conquest.guards(s),
        "fate": _fate(tuple(s.drawn), s.effect, s.spent, s.victor, s.beaten, s.attack_suit, s.resting),
        "offensive": _offensive(s.offensive, s.aside),
        "stacks": [
            (city, nation, tuple(s.stack_at(city)), troops.known(s, city))
            for nation in s.setup.nations
            for city in s.cities_of(nation)
        ],
    }


# What hardly changes from one act to the next is made once, and the same object is in many views: they are to be read.


@lru_cache(maxsize=4096)
def cities(mask: int) -> list[int]:
    return bits(mask)


@lru_cache(maxsize=4096)
def names(hand: int) -> list[str]:
    return [CARD_NAMES[card] for card in bits(hand)]


@lru_cache(maxsize=4096)
def _pieces(where: tuple[int, ...], down: int, moved: int, present: tuple[int, ...]) -> list[schema.Piece]:
    return [
        _piece(piece, where[piece], piece < GENERALS and bool(down >> piece & 1), bool(moved >> piece & 1))
        for piece in present
    ]


@lru_cache(maxsize=8192)
def _piece(piece: int, place: int, down: bool, moved: bool) -> schema.Piece:
    return {
        "name": PIECES[piece],
        "nation": NATION[piece],
        "kind": "general" if piece < GENERALS else "train",
        "rank": piece - FIRST[NATION[piece]] + 1 if piece < GENERALS else None,
        "city": place if place >= 0 else None,
        "gone": place == GONE,
        "down": down,
        "moved": moved,
    }


def _stack_seen(s: FriedrichState, seat: int, stack: Stack, dividing: bool) -> schema.Stack:
    city, nation, generals, shown = stack
    if s.seat_of(nation) != seat:
        return _stack(city, nation, generals, shown if shown >= 0 else None, shown >= 0)
    number = troops.given(s, city) if dividing else s.troops[generals[0]]
    return _stack(city, nation, generals, number or None, shown >= 0)


@lru_cache(maxsize=8192)
def _stack(city: int, nation: int, generals: tuple[int, ...], number: int | None, known: bool) -> schema.Stack:
    return {
        "city": city,
        "nation": nation,
        "generals": [PIECES[general] for general in generals],
        "troops": number,
        "known": known,
    }


def _nation_of(s: FriedrichState, nation: int, where: tuple[int, ...]) -> Nation:
    trains = TRAINS_OF[nation]
    return _nation(
        nation,
        s.setup.seats[s.seat_of(nation)],
        s.is_out(nation),
        s.total(nation) if s.opened else s.setup.troops[nation],
        s.ceiling(nation),
        s.hands[nation],
        cards.draw_count(s, nation),
        conquest.orders(s, nation),
        s.held,
        supply.fed(s, nation),
        conquest.guarded_cities(s, nation),
        where[trains[0] : trains[-1] + 1],
    )


@lru_cache(maxsize=4096)
def _nation(
    nation: int,
    player: str,
    out: bool,
    number: int,
    ceiling: int,
    hand: int,
    draws: int,
    order: int,
    held: int,
    fed: int,
    guarded: int,
    trains: tuple[int, ...],
) -> Nation:
    data: schema.OpenNation = {
        "nation": nation,
        "name": NATIONS[nation],
        "player": player,
        "out": out,
        "troops": number,
        "ceiling": ceiling,
        "cards": hand.bit_count(),
        "decks": [(hand & DECK_OF[deck]).bit_count() for deck in range(DECKS)],
        "draws": draws,
        "needed": victory.wanted(nation, order),
        "held": [city for city in tables.OBJECTIVES[nation] if held >> city & 1],
        "supplied": cities(fed),
        "protected": cities(guarded),
        "trains": [PIECES[train] for train, place in zip(TRAINS_OF[nation], trains, strict=True) if place >= 0],
    }
    return Nation(nation, hand, data)


def _nation_seen(s: FriedrichState, seat: int, nation: Nation) -> schema.Nation:
    """A nation with the cards that a seat knows."""
    if s.seat_of(nation.number) == seat:
        return _with_hand(nation, nation.hand, 0)
    return _with_hand(nation, -1, nation.hand & s.known[seat] if seat >= 0 else 0)


@lru_cache(maxsize=4096)
def _with_hand(nation: Nation, hand: int, known: int) -> schema.Nation:
    return {**nation.data, "hand": names(hand) if hand >= 0 else None, "known": names(known)}


def _cards_seen(s: FriedrichState, seat: int) -> schema.Cards:
    buried = s.buried & s.known[seat] if seat >= 0 else 0
    return _cards(len(s.pile), s.opened, s.discards, s.discards & ~s.buried | buried)


@lru_cache(maxsize=4096)
def _cards(pile: int, opened: int, discards: int, seen: int) -> schema.Cards:
    return {
        "pile": pile,
        "opened": opened,
        "discards": [(discards & DECK_OF[deck]).bit_count() for deck in range(DECKS)],
        "seen": names(seen),
    }


@lru_cache(maxsize=1024)
def _fate(
    drawn: tuple[int, ...], effect: int, spent: bool, victor: int, beaten: bool, attack_suit: int, resting: int
) -> schema.Fate:
    return {
        "first": tables.FIRST_FATE,
        "drawn": [tables.FATE_NAMES[card] for card in drawn],
        "left": [tables.FATE_NAMES[card] for card in range(tables.FATES) if card not in drawn],
        "line": fate_lines.line_name(effect) if effect >= 0 else None,
        "spent": spent,
        "victor": PIECES[victor] if victor >= 0 else None,
        "beaten": beaten,
        "attack_suit": tables.SUITS[attack_suit] if attack_suit >= 0 else None,
        "resting": [PIECES[general] for general in bits(resting)],
    }


@lru_cache(maxsize=256)
def _offensive(state: int, aside: int) -> schema.Offensive:
    return {"state": OFFENSIVE[state], "aside": CARD_NAMES[aside] if aside >= 0 else None}
