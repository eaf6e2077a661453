"""Combat odds: the dice of both sides on the fire tables, and what the Loss Numbers do."""

from __future__ import annotations

from typing import Final

from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.combat import battle, losses
from grognard.games.paths_of_glory.combat.battle import FLANK_FAILED, FLANKED, NO_FLANK, Battle, Fire
from grognard.games.paths_of_glory.facts.tables import ARMY_FIRE, CORPS_FIRE, LOSS, column

_WIDTH: Final = 10


def _clashes(armies: bool, against: bool) -> list[tuple[float, float, float]]:
    """For each pair of columns the mean Loss Numbers of both sides, and how likely the first one is higher."""
    found = [(0.0, 0.0, 0.0)] * (_WIDTH * _WIDTH)
    for one, rows in enumerate(ARMY_FIRE if armies else CORPS_FIRE):
        for two, others in enumerate(ARMY_FIRE if against else CORPS_FIRE):
            wins = sum([a > d for a in rows for d in others]) / 36
            found[_WIDTH * one + two] = (sum(rows) / 6, sum(others) / 6, wins)
    return found


_CLASHES: Final[list[list[tuple[float, float, float]]]] = [
    _clashes(False, False),
    _clashes(False, True),
    _clashes(True, False),
    _clashes(True, True),
]


def clash(
    force: float, armies: bool, strength: int, against: bool, level: int, rough: bool
) -> tuple[float, float, float]:
    """A combat at a glance: the mean Loss Numbers of attacker and defender, and how likely the attacker's is higher."""
    ours = column(armies, int(force + 0.5)) - level - rough
    theirs = column(against, strength) + (level > 0)
    most = 9 if against else 8
    if ours < 0:
        ours = 0
    if theirs > most:
        theirs = most
    return _CLASHES[2 * armies + against][_WIDTH * ours + theirs]


class Outlook:
    """Expected losses of both sides, and how likely the defenders are driven out."""

    __slots__ = ("cleared", "dealt", "fort", "lost", "pushed", "taken", "won")

    def __init__(self) -> None:
        self.dealt = 0.0
        """Points of loss that the defenders meet."""
        self.taken = 0.0
        self.won = 0.0
        """How likely the attacker inflicts the higher Loss Number."""
        self.lost = 0.0
        """How likely the defender does."""
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
        self.lost += other.lost * chance
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
        self.all = self._all()
        """The Loss Number with which nobody is left."""

    def _all(self) -> int:
        found = 0
        armies = [0] * len(self.pools)
        for factor, reduced, _, pool in self.units:
            found += factor + reduced
            if pool >= 0:
                armies[pool] += 1
        for number, (full, reduced), (whole, half) in zip(armies, self.pools, self.factors, strict=True):
            found += min(number, full) * (whole + half) + max(0, min(number - full, reduced)) * half
        return found

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


class Fight:
    """A combat: both sides as they stand before the dice."""

    def __init__(self, s: PathsState, b: Battle, defence: Side | None = None) -> None:
        self.attack = Side(s, b, b.side, b.attackers)
        self.defence = defence if defence is not None else Side(s, b, 1 - b.side, b.defenders)
        self.fort = b.fort(s)
        self.first_fire = b.does("first-fire")
        full = sum([not s.reduced >> piece & 1 for piece in b.attackers])
        self.weight = min([LOSS[s.reduced >> piece & 1][piece] for piece in b.attackers])
        steps = 2 * len(b.attackers) - sum([s.reduced >> piece & 1 for piece in b.attackers])
        self.spare = (steps - 2) * self.weight if full else -1
        """The Loss Number after which no attacker is at full strength, and nobody can advance."""
        self.ours = self.attack.numbers(1.0)
        self.theirs = self.defence.numbers(1.0)

    def expect(self, flank: int = NO_FLANK) -> Outlook:
        """What it brings, when the flank attempt has ended so."""
        attack, defence = self.attack, self.defence
        found = Outlook()
        if flank == FLANK_FAILED:
            for d in self.theirs:
                left = 1.0 - attack.met(d) / attack.all if attack.all else 1.0
                for a in attack.numbers(left):
                    self._count(found, a, [d])
        elif flank == FLANKED or self.first_fire:
            for a in self.ours:
                left = 1.0 - defence.met(a) / defence.all if defence.all else 1.0
                self._count(found, a, defence.numbers(left))
        else:
            for a in self.ours:
                self._count(found, a, self.theirs)
        found.dealt /= 36
        found.taken /= 36
        found.won /= 36
        found.lost /= 36
        found.pushed /= 36
        found.cleared /= 36
        found.fort /= 36
        return found

    def _count(self, found: Outlook, a: int, answers: list[int]) -> None:
        attack, weight, spare = self.attack, self.weight, self.spare
        met = self.defence.met(a)
        gone = met >= self.defence.all
        found.dealt += met * len(answers)
        if self.fort and gone and a - met >= self.fort:
            found.fort += len(answers)
        for d in answers:
            found.taken += attack.met(d)
            if a > d:
                found.won += 1
            elif a < d:
                found.lost += 1
            if (gone or a > d) and d - d % weight <= spare:
                if gone:
                    found.cleared += 1
                else:
                    found.pushed += 1

    def flanked(self, bonus: int) -> Outlook:
        """What it brings when a flank attack is tried."""
        found = Outlook()
        chance = flank_chance(bonus)
        found.add(self.expect(FLANKED), chance)
        if chance < 1:
            found.add(self.expect(FLANK_FAILED), 1 - chance)
        return found


def expect(s: PathsState, b: Battle) -> Outlook:
    """What a combat brings without a flank attempt."""
    return Fight(s, b).expect()


def flank_chance(bonus: int) -> float:
    """12.3.2: how likely a flank attack succeeds."""
    return min(1.0, (3 + bonus) / 6)
