"""What cannot be in a position, one line for each flaw: checked by tests and by random games at every step."""

from __future__ import annotations

from typing import Final

from grognard.core.cards import misplaced, named
from grognard.games.friedrich.board import troops
from grognard.games.friedrich.board.state import GONE, FriedrichState
from grognard.games.friedrich.facts.tables import (
    CARD_NAMES,
    CARDS,
    CITIES,
    DECK_OF,
    DEFENDER,
    GENERALS,
    GENERALS_OF,
    MOST_STACKED,
    MOST_TROOPS,
    NATION,
    NATIONS,
    OBJECTIVE_OF,
    PIECES,
    TRAINS_OF,
)

ALL_CARDS: Final = (1 << CARDS) - 1
OBJECTIVES: Final = sum(1 << city for city, nation in enumerate(OBJECTIVE_OF) if nation >= 0)


def flaws(s: FriedrichState) -> list[str]:
    found: list[str] = []
    _pieces(s, found)
    _stacks(s, found)
    _nations(s, found)
    _cards(s, found)
    _knowledge(s, found)
    return found


# Pieces and troops


def _pieces(s: FriedrichState, found: list[str]) -> None:
    """4: who is where."""
    top = bytearray(len(CITIES))
    for piece in range(len(PIECES) - 1, -1, -1):
        city = s.where[piece]
        if city < 0:
            if piece < GENERALS and (s.troops[piece] or s.shown[piece] >= 0 or s.is_down(piece)):
                found.append(f"{PIECES[piece]} is not on the map, but leads troops or lies face down")
            continue
        other = top[city] - 1
        if other >= 0 and (piece >= GENERALS or other >= GENERALS or NATION[piece] != NATION[other]):
            found.append(f"{PIECES[piece]} and {PIECES[other]} are both in {CITIES[city]}")
        top[city] = piece + 1
    if s.top != top:
        cities = [CITIES[city] for city in range(len(CITIES)) if s.top[city] != top[city]]
        found.append(f"the wrong piece is on top in {', '.join(cities)}")
    sides = [0, 0]
    for piece, city in enumerate(s.where):
        if city >= 0:
            sides[int(DEFENDER[NATION[piece]])] |= 1 << city
    if s.sides != sides:
        found.append("the cities of attackers and defenders are not where their pieces are")
    for piece in s.setup.absent:
        if s.where[piece] != GONE:
            found.append(f"{PIECES[piece]} has no part in this scenario")
    if s.held & ~OBJECTIVES or s.marks & ~OBJECTIVES:
        found.append("a city is conquered or marked that is no objective")


def _stacks(s: FriedrichState, found: list[str]) -> None:
    """6: every stack has its troops with its commander, and what all know of them is true."""
    divided = troops.dividing(s) is None
    for nation in s.setup.nations:
        for city in s.cities_of(nation):
            stack = [general for general in GENERALS_OF[nation] if s.where[general] == city]
            name, total = PIECES[stack[0]], s.troops[stack[0]]
            if len(stack) > MOST_STACKED:
                found.append(f"{len(stack)} generals are in {CITIES[city]}")
            if divided and not len(stack) <= total <= MOST_TROOPS * len(stack):
                found.append(f"{name} leads {total} troops with {len(stack)} generals")
            if s.shown[stack[0]] not in (-1, total):
                found.append(f"all know that {name} leads {s.shown[stack[0]]} troops, but there are {total}")
            if any(s.troops[general] or s.shown[general] >= 0 for general in stack[1:]):
                found.append(f"the stack of {name} has troops that are not booked with its commander")
            if any(s.is_down(general) != s.is_down(stack[0]) for general in stack):
                found.append(f"in the stack of {name} some are face down, and some are not")


def _nations(s: FriedrichState, found: list[str]) -> None:
    """6, 11: the limit of a nation's troops; one that has left has nothing."""
    for nation in s.setup.nations:
        if s.total(nation) > s.ceiling(nation):
            found.append(f"{NATIONS[nation]} has {s.total(nation)} troops of {s.ceiling(nation)}")
        if s.is_out(nation):
            pieces = [piece for piece in GENERALS_OF[nation] + TRAINS_OF[nation] if s.where[piece] != GONE]
            if pieces or s.hands[nation]:
                found.append(f"{NATIONS[nation]} has left the war, but not with all its pieces and cards")


# Cards


def _cards(s: FriedrichState, found: list[str]) -> None:
    """3: every card is in exactly one place: a hand, the draw pile, the discards, set aside, a deck not yet opened."""
    sets = [*s.hands, s.discards, 1 << s.aside if s.aside >= 0 else 0, *DECK_OF[s.opened :]]
    found += misplaced(sets, [s.pile], ALL_CARDS, CARD_NAMES)
    if s.buried & ~s.discards:
        found.append(f"discarded unseen, but not among the discards: {named(s.buried & ~s.discards, CARD_NAMES)}")


def _knowledge(s: FriedrichState, found: list[str]) -> None:
    """R84: what a seat alone knows of cards is where hidden cards are: in others' hands, or discarded unseen."""
    for seat, known in enumerate(s.known):
        hidden = s.buried
        for nation, hand in enumerate(s.hands):
            if s.seat_of(nation) != seat:
                hidden |= hand
        if known & ~hidden:
            cards = named(known & ~hidden, CARD_NAMES)
            found.append(f"{s.setup.seats[seat]} claims to know cards that are not hidden: {cards}")
