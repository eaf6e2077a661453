"""How well prepared cards protect a space: the own ones are known, those of others guessed from their number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grognard.core.board import bits, mask_of
from grognard.games.quartermaster_1914.library import KIND, OF_NATION, OF_SYMBOL, RA, RN, STRENGTH, SUPPLY, SYMBOL
from grognard.games.quartermaster_1914.prepared import place_fits
from grognard.games.quartermaster_1914.state import QuartermasterState
from grognard.games.quartermaster_1914.tables import DIFFICULT, LAND, MEMBERS, POWER_OF

DOUBT: Final = 0.55
"""What is left of the danger behind one symbol that reinforces."""
PURPOSE: Final = 2.1
"""Cards are not prepared at random: those of use are so much more likely."""
NEARLY_SURE: Final = 0.8


def unseen(s: QuartermasterState, seat: int, power: int) -> int:
    """The cards of a power that may be anywhere, for all that this seat knows."""
    cards = s.hands[power] | s.prepared[power] | s.decks[power] | s.buried[power] | mask_of(s.bottoms[power])
    return cards & ~(s.shown | s.known[seat])


def unknown_prepared(s: QuartermasterState, seat: int, power: int) -> int:
    """How many prepared cards of a power this seat does not know."""
    if s.seat_of(power) == seat:
        return 0
    return (s.prepared[power] & ~(s.shown | s.known[seat])).bit_count()


def known_prepared(s: QuartermasterState, seat: int, power: int) -> int:
    """The prepared cards of a power that this seat knows."""
    if s.seat_of(power) == seat:
        return s.prepared[power]
    return s.prepared[power] & (s.shown | s.known[seat])


def likelihood(wanted: int, pool: int) -> float:
    """How likely a prepared card is one of those wanted."""
    size = pool.bit_count()
    return min(NEARLY_SURE, PURPOSE * (wanted & pool).bit_count() / size) if size else 0.0


class Guards:
    """The symbols with which each nation can reinforce."""

    def __init__(self, s: QuartermasterState, seat: int) -> None:
        self.kinds: list[list[int]] = [[] for _ in range(8)]
        self.hoped: list[list[float]] = [[0.0] * 8, [0.0] * 8]
        self.known: dict[tuple[int, int, bool], float] = {}
        for nation in range(8):
            power = POWER_OF[nation]
            for card in bits(known_prepared(s, seat, power) & OF_NATION[nation] & (OF_SYMBOL[RA] | OF_SYMBOL[RN])):
                self.kinds[nation].append(KIND[card])
            hidden = unknown_prepared(s, seat, power)
            if hidden:
                pool = unseen(s, seat, power)
                for place, symbol in enumerate((RA, RN)):
                    self.hoped[place][nation] = hidden * likelihood(OF_SYMBOL[symbol] & OF_NATION[nation], pool)

    def symbols(self, nation: int, space: int, supplied: bool) -> float:
        key = (nation, space, supplied)
        known = self.known.get(key)
        if known is None:
            on_land = bool(LAND >> space & 1)
            hard = bool(DIFFICULT >> space & 1)
            hoped = self.hoped[0 if on_land else 1][nation]
            known = hoped if supplied else 0.25 * hoped
            for kind in self.kinds[nation]:
                if fits(kind, space, hard, on_land) and (supplied or SUPPLY[kind]):
                    known += STRENGTH[kind]
            self.known[key] = known
        return known

    def hold(self, pieces: Sequence[int], side: int, space: int, supplied: list[int]) -> float:
        """How much of an attack on this space prepared cards would stop."""
        total = 0.0
        for nation in MEMBERS[side]:
            if pieces[nation] >> space & 1:
                total += self.symbols(nation, space, bool(supplied[nation] >> space & 1))
        return float(1 - DOUBT**total)


def fits(kind: int, space: int, hard: bool, on_land: bool) -> bool:
    """Whether a card of this kind reinforces this space, if its nation is there."""
    return SYMBOL[kind] == (RA if on_land else RN) and place_fits(kind, space, hard)
