"""12.2: what is known of a combat: who fights where, and with which cards."""

from __future__ import annotations

from typing import Final

from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.tables import (
    ARMY,
    ARMY_FIRE,
    BR,
    COMBAT,
    CORPS_FIRE,
    CP,
    FORT,
    NATION,
    ROUGH,
    RU,
    SINAI,
    TERRAIN,
    US,
    column,
)

# Columns shift, and dice are modified, for these reasons
TERRAIN_SHIFT: Final = "terrain"
TRENCH_SHIFT: Final = "trench"
SHIFTS: Final[list[str]] = [TERRAIN_SHIFT, TRENCH_SHIFT]

# What was declared beside the cards
TRENCH_BY_BRUSILOV: Final = 1
KERENSKY: Final = 2
LONE_FORT: Final = 4
"""12.7.1: nobody but a fort was fired at."""
# Who attacks, when the attack is declared
WITH_BRITISH: Final = 8
"""R-44."""
WITH_AMERICANS: Final = 16
WITH_RUSSIANS: Final = 32
FROM_SINAI: Final = 64
"""12.2.7: all of them."""
NO_FLANK: Final = 0
FLANKED: Final = 1
FLANK_FAILED: Final = 2


class Battle:
    """A combat as conditions of cards and fire see it."""

    def __init__(
        self, space: int, side: int, attackers: list[int], defenders: list[int], used: int, declared: int
    ) -> None:
        self.space = space
        self.side = side
        """The side that attacks."""
        self.attackers = attackers
        self.defenders = defenders
        """The defending units that count; those that have retreated before do not (12.5.6)."""
        self.used = used
        """The combat cards in use, of both sides."""
        self.declared = declared

    def own(self, side: int) -> list[int]:
        return self.attackers if side == self.side else self.defenders

    def does(self, word: str) -> bool:
        """Whether a card in use does this."""
        used = self.used
        while used:
            low = used & -used
            used ^= low
            if word in cards.DOES[low.bit_length() - 1]:
                return True
        return False

    def trench_cancelled(self) -> bool:
        return bool(self.declared & TRENCH_BY_BRUSILOV) or self.does("no-trench")

    def trench(self, s: PathsState) -> int:
        """The level of the defenders' trench as far as it has an effect; a fort alone has none (11.2.9)."""
        if not self.defenders or self.trench_cancelled():
            return 0
        if s.trench[1 - self.side] >> self.space & 1:
            return 1 + (s.deep >> self.space & 1)
        return 1 if self.does("as-trench") else 0

    def fort(self, s: PathsState) -> int:
        """12.2.3: the factors that an intact fort adds to the defence."""
        return FORT[self.space] if s.fort_of(1 - self.side, self.space) else 0


def has_nation(pieces: list[int], nation: int) -> bool:
    return any(NATION[piece] == nation for piece in pieces)


def attacking(s: PathsState, attackers: list[int]) -> int:
    """Who attacks, as far as it modifies the die."""
    found = WITH_AMERICANS if has_nation(attackers, US) else 0
    if has_nation(attackers, RU):
        found |= WITH_RUSSIANS
    return found | FROM_SINAI if all(s.where[piece] == SINAI for piece in attackers) else found


def declare(s: PathsState, attackers: list[int]) -> int:
    """What is known of an attack from its declaration on, whoever falls in it (12.3.4)."""
    found = attacking(s, attackers) if s.setup.version > 1 else 0
    return found | WITH_BRITISH if has_nation(attackers, BR) else found


def factors(s: PathsState, pieces: list[int]) -> int:
    return sum([COMBAT[s.reduced >> piece & 1][piece] for piece in pieces])


def terrain_shift(terrain: int, attacks: bool) -> int:
    """12.2.8: the shift for the terrain of the attacked space."""
    return -1 if attacks and terrain in ROUGH else 0


def trench_shift(level: int, attacks: bool) -> int:
    """12.2.8: the shift for a trench of this level."""
    return -level if attacks else 1


def shifts(s: PathsState, b: Battle, side: int) -> list[tuple[str, int]]:
    """12.2.8: the shifts of a side's column, each with its reason."""
    found: list[tuple[str, int]] = []
    attacks = side == b.side
    terrain = terrain_shift(TERRAIN[b.space], attacks)
    if terrain:
        found.append((TERRAIN_SHIFT, terrain))
    level = b.trench(s)
    if level and not b.does("no-shifts"):
        found.append((TRENCH_SHIFT, trench_shift(level, attacks)))
    return found


def modifiers(s: PathsState, b: Battle, side: int) -> list[tuple[str, int]]:
    """12.2.7: the die modifiers of a side, each with its reason: the code of a card, or Sinai."""
    found: list[tuple[str, int]] = []
    used = b.used & cards.OF_SIDE[side]
    while used:
        low = used & -used
        used ^= low
        card = low.bit_length() - 1
        for does in cards.DOES[card]:
            if does.startswith("drm "):
                found.append((cards.CODES[card], int(does[4:])))
    if side != b.side:
        return found
    who = b.declared if s.setup.version > 1 else attacking(s, b.attackers)
    if who & FROM_SINAI and (side == CP or not s.was_played(cards.SINAI_PIPELINE)):
        found.append(("sinai", -3))
    if who & WITH_AMERICANS and s.spur == cards.YANKS_AND_TANKS:
        found.append((cards.CODES[s.spur], 2))
    if who & WITH_RUSSIANS and s.spur == cards.BRUSILOV:
        found.append((cards.CODES[s.spur], 1))
    if b.declared & KERENSKY:
        found.append((cards.CODES[cards.KERENSKY], 2))
    return found


def fires_as_army(s: PathsState, b: Battle, side: int, pieces: list[int]) -> bool:
    """12.2.8, R-78: whether a side fires on the Army table."""
    if any(ARMY[piece] for piece in pieces):
        return True
    used = b.used & cards.OF_SIDE[side]
    while used:
        low = used & -used
        used ^= low
        if "army-table" in cards.DOES[low.bit_length() - 1]:
            return True
    return False


class Fire:
    """12.2.8: how a side fires: table, column before and after its shifts."""

    def __init__(self, s: PathsState, b: Battle, side: int, pieces: list[int]) -> None:
        fort = b.fort(s) if side != b.side else 0
        self.factors = factors(s, pieces) + fort
        self.armies = fires_as_army(s, b, side, pieces)
        self.nobody = not pieces and not fort
        self.column = column(self.armies, self.factors)
        self.shifts = shifts(s, b, side)
        most = 9 if self.armies else 8
        self.shifted = max(0, min(most, self.column + sum([by for _, by in self.shifts])))


def loss_number(fire: Fire, die: int, modifier: int) -> int:
    """12.2.9: what a die inflicts; R-37: a side with nothing left, nothing."""
    if fire.nobody:
        return 0
    row = max(1, min(6, die + modifier)) - 1
    return ARMY_FIRE[fire.shifted][row] if fire.armies else CORPS_FIRE[fire.shifted][row]
