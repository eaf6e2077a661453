"""The position of a game of Friedrich."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from grognard.core.fields import bit_set, bit_sets, derived, shared, state_fields, value, values
from grognard.core.sayings import Saying
from grognard.core.setup import Setup, Sight
from grognard.core.state import State
from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.facts.acts import SPACE
from grognard.games.friedrich.facts.tables import (
    DEFENDER,
    GENERALS,
    GENERALS_OF,
    MOST_TROOPS,
    NATION,
    NATIONS,
    TRAINS_OF,
)

OFF: Final = -1
"""Off the map; may come back."""
GONE: Final = -2
"""Removed for good."""

# 13: how the Offensive Option stands
OPEN: Final = 0
DECLARED: Final = 1
DECLINED: Final = 2
ENDED: Final = 3


class FriedrichSetup(Setup):
    """What was agreed before the game: scenario, options, who plays what."""

    def __init__(
        self, scenario: str, seats: list[str], options: dict[str, str], sight: Sight[FriedrichState], player: list[int]
    ) -> None:
        super().__init__("friedrich", scenario, seats, options, sight)
        self.player = player
        self.nations = [nation for nation in range(len(NATIONS)) if player[nation] >= 0]
        self.west = scenario == "war-in-the-west"
        self.theatre = scenario == "austrian-theatre"
        self.four_suits = self.on("four_suits")
        self.east_prussia = self.on("east_prussia")
        self.offensive_option = self.on("offensive_option")
        self.offensive_at_once = self.on("offensive_at_once")
        self.delayed_fate = self.on("delayed_fate")
        self.virtual_draws = self.on("virtual_draws")
        self.revised_fate = self.on("revised_fate")
        self.revised_reentry = self.on("revised_reentry")
        self.troops = [tables.START_TROOPS[n] if player[n] >= 0 else 0 for n in range(len(NATIONS))]
        self.absent: list[int] = []
        """Pieces that have no part in this scenario."""
        self.present: tuple[int, ...] = ()
        """Those that have."""


_BYTE: Final[list[bytes]] = [bytes([piece]) for piece in range(len(NATION) + 1)]
_BIT: Final[list[int]] = [1 << city for city in range(len(tables.CITIES))]


@lru_cache(maxsize=1024)
def turn_heading(turn: int, nation: int) -> Saying:
    """The heading of a nation's turn, or of the end of a turn. It is asked for many times in each."""
    return Saying("end-of-turn", turn=turn) if nation < 0 else Saying("turn", turn=turn, nation=nation)


@state_fields
class FriedrichState(State):
    """Positions, troops, hands, conquests, fate.

    Troops of a stack are booked as one total with its commander (ruling 20). Sets of cities, cards, pieces and nations
    are bit sets. Lists that are shared between copies are replaced, never changed: pile, drawn. `top` has for every
    city the train or the commander there, plus 1, and `sides` the cities of attackers and of defenders; both follow
    from `where`.
    """

    turn: int = value(1)
    nation: int = value(-1)
    where: list[int] = values([OFF] * len(NATION))
    top: bytes = derived(value(bytes(len(tables.CITIES))))
    sides: list[int] = derived(values([0, 0]))
    troops: list[int] = values([0] * GENERALS)
    shown: list[int] = values([-1] * GENERALS)
    down: int = value(0)
    moved: int = value(0)
    held: int = bit_set(0)
    marks: int = bit_set(0)
    hands: list[int] = bit_sets([0] * len(NATIONS))
    pile: list[int] = shared([])
    opened: int = value(0)
    discards: int = bit_set(0)
    buried: int = bit_set(0)
    known: list[int] = bit_sets(lambda s: [0] * len(s.setup.seats))
    out: int = value(0)
    player: list[int] = values(lambda s: s.setup.player[:])
    drawn: list[int] = shared([])
    effect: int = value(-1)
    spent: bool = value(False)
    victor: int = value(-1)
    beaten: bool = value(False)
    attack_suit: int = value(-1)
    resting: int = value(0)
    offensive: int = value(OPEN)
    aside: int = value(-1)

    def __init__(self, setup: FriedrichSetup) -> None:
        super().__init__(SPACE)
        self.setup = setup

    # Pieces

    def place(self, piece: int, city: int) -> None:
        """Put a piece into a city, or take it off the map (OFF, GONE)."""
        old = self.where[piece]
        self.where[piece] = city
        if old >= 0:
            self._show_top(piece, old)
        if city >= 0:
            self._show_top(piece, city)

    def _show_top(self, piece: int, city: int) -> None:
        """A piece has come to this city, or left it."""
        before, after = self.top[city], self._top_piece(piece, city)
        if before == after:
            return
        self.top = b"".join((self.top[:city], _BYTE[after], self.top[city + 1 :]))
        if not before or not after:
            self.sides[int(DEFENDER[NATION[piece]])] ^= _BIT[city]

    def taken(self) -> int:
        """The cities with pieces."""
        return self.sides[0] | self.sides[1]

    def _top_piece(self, piece: int, city: int) -> int:
        if piece < GENERALS:
            for general in GENERALS_OF[NATION[piece]]:
                if self.where[general] == city:
                    return general + 1
        elif self.where[piece] == city:
            return piece + 1
        return 0

    def piece_at(self, city: int) -> int:
        """The train or the commander in a city, or -1."""
        return self.top[city] - 1

    def commander(self, city: int) -> int:
        """The commander of the generals in a city, or -1."""
        piece = self.top[city] - 1
        return piece if piece < GENERALS else -1

    def stack_at(self, city: int) -> list[int]:
        """The generals in a city, by rank."""
        piece = self.top[city] - 1
        if piece < 0 or piece >= GENERALS:
            return []
        where = self.where
        return [general for general in GENERALS_OF[NATION[piece]] if where[general] == city]

    def strength(self, city: int) -> int:
        """The troops of the stack in a city."""
        piece = self.top[city] - 1
        return self.troops[piece] if 0 <= piece < GENERALS else 0

    def total(self, nation: int) -> int:
        """The troops of a nation, which everybody may ask for."""
        return sum(self.troops[general] for general in GENERALS_OF[nation])

    def ceiling(self, nation: int) -> int:
        """6: the most troops a nation may have (rulings 21, 22)."""
        left = sum(1 for general in GENERALS_OF[nation] if self.where[general] != GONE)
        return min(self.setup.troops[nation], MOST_TROOPS * left)

    def cities_of(self, nation: int) -> list[int]:
        """The cities where generals of a nation stand, by rank of commander."""
        cities: list[int] = []
        for general in GENERALS_OF[nation]:
            city = self.where[general]
            if city >= 0 and city not in cities:
                cities.append(city)
        return cities

    def trains_of(self, nation: int) -> list[int]:
        """The cities where supply trains of a nation stand."""
        return [self.where[train] for train in TRAINS_OF[nation] if self.where[train] >= 0]

    def is_down(self, general: int) -> bool:
        return bool(self.down >> general & 1)

    def has_moved(self, piece: int) -> bool:
        return bool(self.moved >> piece & 1)

    # Nations

    def seat_of(self, nation: int) -> int:
        return self.player[nation]

    def is_out(self, nation: int) -> bool:
        return bool(self.out >> nation & 1)

    def plays(self, nation: int) -> bool:
        """Whether a nation takes part, and has not left."""
        return self.player[nation] >= 0 and not self.out >> nation & 1

    def holds(self, city: int) -> bool:
        """Whether an objective is conquered by the nation that wants it."""
        return bool(self.held >> city & 1)

    def imperial_changed(self) -> bool:
        return self.player[tables.IMPERIAL] != self.setup.player[tables.IMPERIAL]

    # Fate

    def in_force(self, line: int) -> bool:
        """Whether this line of fate is in force and not used up."""
        return self.effect == line and not self.spent

    def was_drawn(self, card: int) -> bool:
        return card in self.drawn

    # The kernel's questions

    def subsidies_cut(self) -> int:
        """How many of Lord Bute and Poems have been drawn."""
        return int(self.was_drawn(tables.LORD_BUTE)) + int(self.was_drawn(tables.POEMS))

    def agreed(self) -> Setup:
        return self.setup

    def heading(self) -> Saying:
        if self.outcome is not None:
            return Saying("the-end")
        if not self.opened:
            return Saying("set-up")
        return turn_heading(self.turn, self.nation)

    def stage(self) -> int:
        return self.turn * 8 + self.nation + 1 if self.opened else 0

    def turn_rule(self) -> str:
        return "2"

    def end_rule(self) -> str:
        return "12"
