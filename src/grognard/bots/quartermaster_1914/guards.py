"""Defence estimate, the protection of a space by prepared cards: own ones are known, others guessed by their number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grognard.core.board import bits, mask_of
from grognard.games.quartermaster_1914.board import supply
from grognard.games.quartermaster_1914.board.prepared import place_fits
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.library import KIND, OF_NATION, OF_SYMBOL, RA, RN, STRENGTH, SUPPLY, SYMBOL
from grognard.games.quartermaster_1914.facts.tables import COALITION, DIFFICULT, LAND, MEMBERS, POWER_OF

DOUBT: Final = 0.55
"""What is left of the danger behind one symbol that reinforces."""
PURPOSE: Final[tuple[float, ...]] = (3.0, 2.2)
"""Cards are not prepared at random: those of use are so much more likely, by coalition."""
NEARLY_SURE: Final = 0.85
SPACES_EACH: Final = 64


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


def likelihood(wanted: int, pool: int, purpose: float) -> float:
    """How likely a prepared card is one of those wanted."""
    size = pool.bit_count()
    return min(NEARLY_SURE, purpose * (wanted & pool).bit_count() / size) if size else 0.0


class Guards:
    """The symbols with which each nation can reinforce."""

    def __init__(self, s: QuartermasterState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.kinds: list[list[int] | None] = [None] * 8
        """The kinds of known cards of each nation, once they are asked for."""
        self.hoped: list[list[float]] = [[0.0] * 8, [0.0] * 8]
        self.known: dict[int, float] = {}

    def _look(self, nation: int) -> list[int]:
        s, power = self.s, POWER_OF[nation]
        found: list[int] = []
        sure = known_prepared(s, self.seat, power)
        if sure:
            found = [KIND[card] for card in bits(sure & OF_NATION[nation] & (OF_SYMBOL[RA] | OF_SYMBOL[RN]))]
        hidden = unknown_prepared(s, self.seat, power)
        if hidden:
            pool = unseen(s, self.seat, power)
            self.hoped[0][nation] = hidden * likelihood(
                OF_SYMBOL[RA] & OF_NATION[nation], pool, PURPOSE[COALITION[nation]]
            )
            self.hoped[1][nation] = hidden * likelihood(
                OF_SYMBOL[RN] & OF_NATION[nation], pool, PURPOSE[COALITION[nation]]
            )
        self.kinds[nation] = found
        return found

    def left(self, nation: int, space: int, supplied: bool) -> float:
        """What is left of the danger to a nation's piece behind its prepared cards."""
        key = (nation * SPACES_EACH + space) * 2 + supplied
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = float(DOUBT ** self._symbols(nation, space, supplied))
        return known

    def _symbols(self, nation: int, space: int, supplied: bool) -> float:
        on_land = bool(LAND >> space & 1)
        hard = bool(DIFFICULT >> space & 1)
        kinds = self.kinds[nation]
        if kinds is None:
            kinds = self._look(nation)
        hoped = self.hoped[0 if on_land else 1][nation]
        total = hoped if supplied else 0.25 * hoped
        for kind in kinds:
            if fits(kind, space, hard, on_land) and (supplied or SUPPLY[kind]):
                total += STRENGTH[kind]
        return total

    def behind(self, pieces: Sequence[int], side: int, space: int) -> float:
        """What is left of the danger to a space behind all prepared cards that can reinforce it."""
        left = 1.0
        for nation in MEMBERS[side]:
            if pieces[nation] >> space & 1:
                left *= self.left(nation, space, bool(supply.supplied(nation, pieces[nation]) >> space & 1))
        return left


def fits(kind: int, space: int, hard: bool, on_land: bool) -> bool:
    """Whether a card of this kind reinforces this space, if its nation is there."""
    return SYMBOL[kind] == (RA if on_land else RN) and place_fits(kind, space, hard)
