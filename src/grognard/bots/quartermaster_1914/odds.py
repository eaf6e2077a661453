"""Battle odds: known prepared cards are counted, unknown ones weighed by what they may be."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grognard.bots.quartermaster_1914.guards import NEARLY_SURE, PURPOSE, known_prepared, unknown_prepared, unseen
from grognard.core.board import bits
from grognard.games.quartermaster_1914.board.prepared import hand_sustaining, reinforcing, sustaining
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.board.terrain import hard, pays_terrain
from grognard.games.quartermaster_1914.facts.library import KIND, STRENGTH
from grognard.games.quartermaster_1914.facts.tables import ALLIES, COALITION

Spread = list[float]
"""How likely each total of symbols is."""
Usable = Callable[[int, int], int]
"""Those of some cards that a power can lay, if it has them prepared."""


class Odds:
    """Battles as one seat sees them."""

    def __init__(self, s: QuartermasterState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.spreads: dict[tuple[int, int, int, tuple[int, ...]], Spread] = {}

    def defence(self, pieces: Sequence[int], nation: int, origin: int, target: int) -> Spread:
        """The symbols with which the enemy may answer an attack."""
        key = (nation, origin, target, tuple(pieces))
        known = self.spreads.get(key)
        if known is None:
            s, difficult = self.s, hard(origin, target)
            standing = s.pieces
            s.pieces = list(pieces)
            known = [1.0]
            for power in ALLIES[1 - COALITION[nation]]:
                known = self._add(
                    known,
                    power,
                    PURPOSE[1 - COALITION[nation]],
                    lambda p, cards: reinforcing(s, p, cards, target, difficult),
                )
            s.pieces = standing
            self.spreads[key] = known
        return known

    def attack(self, nation: int, origin: int, target: int, laid: int) -> Spread:
        """The symbols with which an attacker may yet answer; cards laid already do not count again."""
        difficult = hard(origin, target)

        def usable(power: int, cards: int) -> int:
            return sustaining(self.s, power, cards & ~laid, nation, origin, target, difficult)

        return self.together(ALLIES[COALITION[nation]], usable)

    def together(self, powers: list[int], usable: Usable) -> Spread:
        """The symbols that some powers may lay together."""
        spread = [1.0]
        for power in powers:
            spread = self._add(spread, power, 1.0, usable)
        return spread

    def sustain(self, nation: int, origin: int, target: int, hand: int) -> int:
        """The symbols that the own side can surely add to an attack, with so many cards in hand to pay."""
        s = self.s
        found: list[int] = []
        for power in ALLIES[COALITION[nation]]:
            if s.seat_of(power) == self.seat:
                cards = sustaining(s, power, s.prepared[power], nation, origin, target, hard(origin, target))
                found += [STRENGTH[KIND[card]] for card in bits(cards)]
                found += [1] if hand_sustaining(s, power, s.hands[power], nation, target) else []
        found.sort(reverse=True)
        if hard(origin, target) and pays_terrain(s, nation):
            found = found[: max(0, hand)]
        return sum(found)

    def _add(self, spread: Spread, power: int, purpose: float, usable: Usable) -> Spread:
        """Add what one power may lay: with all its unseen cards prepared, which of them would do?"""
        s = self.s
        sure = known_prepared(s, self.seat, power)
        symbols = sum(STRENGTH[KIND[card]] for card in bits(usable(power, sure))) if sure else 0
        hidden = unknown_prepared(s, self.seat, power)
        if hidden:
            pool = unseen(s, self.seat, power)
            found = [STRENGTH[KIND[card]] for card in bits(usable(power, pool))]
            scale = purpose / max(1, pool.bit_count())
            chance = len(found) * scale
            scale *= min(1.0, NEARLY_SURE / chance) if chance else 0.0
            double = scale * found.count(2)
            spread = convolve(spread, hidden, scale * len(found) - double, double)
        return [0.0] * symbols + spread


def convolve(spread: Spread, cards: int, single: float, double: float) -> Spread:
    """The totals after so many more cards, each of them one or two symbols or none."""
    for _ in range(min(cards, 8)):
        wider = [0.0] * (len(spread) + 2)
        for total, chance in enumerate(spread):
            wider[total] += chance * (1 - single - double)
            wider[total + 1] += chance * single
            wider[total + 2] += chance * double
        spread = wider
    return spread


def at_most(spread: Spread, total: int) -> float:
    """How likely the total is not more than this."""
    return sum(spread[: total + 1]) if total >= 0 else 0.0
