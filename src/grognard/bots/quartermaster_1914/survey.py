"""Position analysis for one power at one decision."""

from __future__ import annotations

from typing import Final

from grognard.bots.quartermaster_1914 import economy
from grognard.bots.quartermaster_1914.ground import Ground, Pieces
from grognard.bots.quartermaster_1914.odds import Odds
from grognard.core.board import bits
from grognard.games.quartermaster_1914.board import supply
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.tables import CENTRAL, MEMBERS, POWER_OF, SIDE

ATTACK: Final = 0.16
"""How likely a power attacks a space that it can attack, in one turn."""
FORESIGHT: Final = 3
"""The turns of each enemy that are looked ahead."""


class Threat:
    """A space that may be attacked: how likely before long, and what would be lost."""

    def __init__(self, space: int, chance: float, stake: float) -> None:
        self.space = space
        self.chance = chance
        self.stake = stake


class Survey:
    """Board, cards and odds from the viewpoint of one power, with what a seat knows: that of its leader, or another."""

    def __init__(self, s: QuartermasterState, power: int, seat: int = -1) -> None:
        self.s = s
        self.power = power
        self.side = SIDE[power]
        self.seat = s.seat_of(power) if seat < 0 else seat
        self.sign = 1 if self.side == CENTRAL else -1
        self.ground = Ground(s, self.seat)
        self.odds = Odds(s, self.seat)
        self.prices = [
            economy.price(s, other) if SIDE[other] == self.side else economy.harm(s, other) for other in range(5)
        ]
        self.price = self.prices[power]
        self.turns_left = economy.turns_left(s, power)
        self.plays: dict[int, float] = {}
        self.prepared: dict[int, float] = {}
        """What cards gain when they are played and prepared, once it is known."""
        self.threatened: dict[int, list[Threat]] = {}

    def threats(self, nation: int) -> list[Threat]:
        """The threatened spaces where a nation of this side has pieces, the worst first."""
        known = self.threatened.get(nation)
        if known is None:
            known = self.threatened[nation] = self._find_threats(nation)
        return known

    def _find_threats(self, nation: int) -> list[Threat]:
        pieces = self.s.pieces
        friends, enemies = MEMBERS[self.side], MEMBERS[1 - self.side]
        reach = {enemy: supply.neighbourhood(enemy, supply.supplied(enemy, pieces[enemy])) for enemy in enemies}
        found: list[Threat] = []
        for space in bits(pieces[nation]):
            powers = {POWER_OF[enemy] for enemy in enemies if reach[enemy] >> space & 1}
            turns = sum(min(FORESIGHT, self.ground.last[power]) for power in powers)
            if turns > 0:
                chance = 1 - (1 - ATTACK) ** turns
                found.append(Threat(space, chance, max(0.0, -self.without(space, friends))))
        found.sort(key=lambda threat: (-threat.chance * threat.stake, threat.space))
        return found

    def value(self, pieces: Pieces, tokens: int) -> float:
        """The board from the viewpoint of this side."""
        return self.sign * self.ground.value(pieces, tokens)

    def now(self) -> float:
        return self.value(self.s.pieces, self.s.tokens)

    def without(self, space: int, nations: list[int]) -> float:
        """What the board is worth more, or less, without the pieces of some nations in a space."""
        pieces = cleared(self.s.pieces, space, nations)
        return self.value(pieces, self.s.tokens) - self.now()

    def hit(self, power: int, number: float) -> float:
        """What it is worth that a power loses cards: little for a friend, a gain for an enemy."""
        spare = economy.cards_left(self.s, power) + self.s.prepared[power].bit_count()
        worth = number * self.prices[power]
        if number > spare:
            worth = spare * self.prices[power] + (number - spare) * economy.LOST_POINT
        return worth if SIDE[power] != self.side else -worth


def cleared(pieces: Pieces, space: int, nations: list[int]) -> list[int]:
    """The pieces without those of some nations in a space."""
    mask = ~(1 << space)
    return [mine & mask if nation in nations else mine for nation, mine in enumerate(pieces)]


def with_piece(pieces: Pieces, nation: int, space: int) -> list[int]:
    found = list(pieces)
    found[nation] |= 1 << space
    return found
