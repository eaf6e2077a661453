"""What to expect of a combat: the dice of both sides on the fire tables, and what the Loss Numbers do."""

from __future__ import annotations

from typing import Final

from grognard.games.paths_of_glory import battle, losses
from grognard.games.paths_of_glory.battle import FLANK_FAILED, FLANKED, NO_FLANK, Battle, Fire
from grognard.games.paths_of_glory.state import PathsState
from grognard.games.paths_of_glory.tables import ARMY_FIRE, CORPS_FIRE, LOSS, column

EVERYTHING: Final = 60
"""A Loss Number that nobody survives."""


def _clashes() -> dict[tuple[bool, int, bool, int], tuple[float, float, float]]:
    found: dict[tuple[bool, int, bool, int], tuple[float, float, float]] = {}
    for ours in (False, True):
        for theirs in (False, True):
            for one, rows in enumerate(ARMY_FIRE if ours else CORPS_FIRE):
                for two, others in enumerate(ARMY_FIRE if theirs else CORPS_FIRE):
                    wins = sum([a > d for a in rows for d in others]) / 36
                    found[ours, one, theirs, two] = (sum(rows) / 6, sum(others) / 6, wins)
    return found


_CLASHES: Final = _clashes()


def clash(
    force: float, armies: bool, strength: float, against: bool, level: int, rough: bool
) -> tuple[float, float, float]:
    """A combat at a glance: the mean Loss Numbers of attacker and defender, and how likely the attacker's is higher."""
    ours = column(armies, int(force + 0.5)) - level - rough
    theirs = column(against, int(strength + 0.5)) + (level > 0)
    return _CLASHES[armies, max(0, ours), against, min(9 if against else 8, theirs)]


class Outlook:
    """Expected losses of both sides, and how likely the defenders are driven out."""

    __slots__ = ("cleared", "dealt", "fort", "pushed", "taken", "won")

    def __init__(self) -> None:
        self.dealt = 0.0
        """Points of loss that the defenders meet."""
        self.taken = 0.0
        self.won = 0.0
        """How likely the attacker inflicts the higher Loss Number."""
        self.pushed = 0.0
        """How likely the defenders have to retreat."""
        self.cleared = 0.0
        """How likely none of them is left, and attackers can advance."""
        self.fort = 0.0
        """How likely the fort falls."""

    def add(self, other: Outlook, chance: float) -> None:
        self.dealt += other.dealt * chance
        self.taken += other.taken * chance
        self.won += other.won * chance
        self.pushed += other.pushed * chance
        self.cleared += other.cleared * chance
        self.fort += other.fort * chance


class Side:
    """One side of a combat: its Loss Numbers by die, and what it can lose."""

    def __init__(self, s: PathsState, b: Battle, side: int, pieces: list[int]) -> None:
        self.fire = Fire(s, b, side, pieces)
        self.drm = sum([by for _, by in battle.modifiers(s, b, side)])
        toll = losses.Toll(s, pieces)
        self.units = toll.units
        self.pools = toll.pools
        self.factors = toll.corps_factors()
        self.known: dict[int, int] = {}
        self.all = self.met(EVERYTHING)
        """The Loss Number with which nobody is left."""

    def met(self, number: int) -> int:
        """The points of a Loss Number that these units can meet."""
        found = self.known.get(number)
        if found is None:
            found = losses.best(self.units, self.pools, self.factors, number, 0, 0)[0]
            self.known[number] = found
        return found

    def numbers(self, left: float) -> list[int]:
        """The Loss Numbers of six dice, with so much of the strength left."""
        fire = self.fire
        if fire.nobody or left <= 0:
            return [0] * 6
        shifted = fire.shifted
        if left < 1:
            most = 9 if fire.armies else 8
            plain = column(fire.armies, int(fire.factors * left + 0.5))
            shifted = max(0, min(most, plain + sum([by for _, by in fire.shifts])))
        row = (ARMY_FIRE if fire.armies else CORPS_FIRE)[shifted]
        return [row[max(0, min(5, die + self.drm))] for die in range(6)]


def expect(s: PathsState, b: Battle, flank: int = NO_FLANK) -> Outlook:
    """What a combat brings, when the flank attempt has ended so."""
    attack = Side(s, b, b.side, b.attackers)
    defence = Side(s, b, 1 - b.side, b.defenders)
    fort = b.fort(s)
    full = sum([not s.reduced >> piece & 1 for piece in b.attackers])
    weight = min([LOSS[s.reduced >> piece & 1][piece] for piece in b.attackers])
    steps = 2 * len(b.attackers) - sum([s.reduced >> piece & 1 for piece in b.attackers])
    spare = (steps - 2) * weight if full else -1
    found = Outlook()
    ours = attack.numbers(1.0)
    theirs = defence.numbers(1.0)
    for first in range(6):
        if flank == FLANK_FAILED:
            d = theirs[first]
            lost = attack.met(d)
            pairs = [(a, d) for a in attack.numbers(1.0 - lost / attack.all if attack.all else 1.0)]
        else:
            a = ours[first]
            if flank == FLANKED or b.does("first-fire"):
                met = defence.met(a)
                left = 1.0 if not defence.all else 1.0 - met / defence.all
                pairs = [(a, d) for d in defence.numbers(left)]
            else:
                pairs = [(a, d) for d in theirs]
        for a, d in pairs:
            _count(found, a, d, attack, defence, fort, d - d % weight <= spare)
    found.dealt /= 36
    found.taken /= 36
    found.won /= 36
    found.pushed /= 36
    found.cleared /= 36
    found.fort /= 36
    return found


def _count(found: Outlook, a: int, d: int, attack: Side, defence: Side, fort: int, full: bool) -> None:
    met = defence.met(a)
    found.dealt += met
    found.taken += attack.met(d)
    if a > d:
        found.won += 1
    gone = met >= defence.all
    if fort and gone and a - met >= fort:
        found.fort += 1
    if gone and full:
        found.cleared += 1
    elif a > d and full:
        found.pushed += 1


def flank_chance(bonus: int) -> float:
    """12.3.2: how likely a flank attack succeeds."""
    return min(1.0, (3 + bonus) / 6)


def with_flank(s: PathsState, b: Battle, bonus: int) -> Outlook:
    """What a combat brings when a flank attack is tried."""
    found = Outlook()
    chance = flank_chance(bonus)
    found.add(expect(s, b, FLANKED), chance)
    if chance < 1:
        found.add(expect(s, b, FLANK_FAILED), 1 - chance)
    return found
