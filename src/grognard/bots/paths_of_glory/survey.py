"""The war as one side sees it: where the enemy can go, what he could take, who could be cut off, who faces whom.

A survey belongs to one position of counters and control; what it has reckoned is kept until the position changes.
"""

from __future__ import annotations

from typing import Any, Final

from grognard.bots.paths_of_glory import odds, worth
from grognard.bots.paths_of_glory.worth import POINT_OF_LOSS
from grognard.core.board import around, bits, mask_of
from grognard.games.paths_of_glory import control, supply
from grognard.games.paths_of_glory.state import PathsState
from grognard.games.paths_of_glory.tables import (
    AP,
    BOARD,
    CENTRAL_SOURCES,
    CLEAR,
    COMBAT,
    CP,
    EASTERN_SOURCES,
    FORT,
    LONDON,
    MAIN_MAP,
    MNC,
    MOUNTAIN,
    NATION,
    NEAR_EAST,
    OWNED,
    RO,
    RU,
    SB,
    SIDE,
    SIZE,
    SOLID_BESIDE,
    SPEED,
    SWAMP,
    TERRAIN,
    USABLE,
)

LAND: Final[list[int]] = SOLID_BESIDE
RAID: Final = (0.6, 0.45, 0.3, 0.1)
"""How likely the enemy takes an open space that he reaches with so many steps."""
FORT_HOLDS: Final = 0.85
"""The same, as a share, where only a fort stands."""
UNSAFE: Final = 0.3
"""The share of a stack's worth that an open supply line costs."""
BREACH: Final = 0.05
"""What every own space costs that the enemy reaches."""
HELD: Final = 0.55
"""How often ground is lost to a won attack where the defenders may stand."""
LIKELY: Final = 0.7
"""How likely the enemy makes an attack that pays."""
ATTACKS: Final = 0.4
"""How likely an attack is made that could be made."""
CUT_OFF: Final = 0.45
"""The share that is lost when it is out of supply."""


def together(rings: list[int]) -> int:
    found = 0
    for ring in rings:
        found |= ring
    return found


class Survey:
    """What one side knows of the map."""

    def __init__(self, s: PathsState, side: int) -> None:
        self.s = s
        self.side = side
        self.enemy = 1 - side
        self.worth = worth.of_spaces(s)
        self.strength = [0] * SIZE
        """The combat factors in each space, of whoever stands there, forts not counted."""
        self.value = [0.0] * SIZE
        """What the units there are worth."""
        for space in bits(s.held[AP] | s.held[CP]):
            for piece in s.at[space]:
                if s.active(piece):
                    self.strength[space] += COMBAT[s.reduced >> piece & 1][piece]
                    self.value[space] += worth.of_unit(s, piece)
        self.besieging = [control.besieged_by(s, AP), control.besieged_by(s, CP)]
        self.mobile = [self._mobile(AP), self._mobile(CP)]
        self.stacks = bits(s.held[side])
        self.eastern = mask_of([space for space in bits(s.held[AP]) if NATION[s.at[space][0]] in (RU, RO, SB)])
        """The stacks of the Allies that are supplied from Russia."""
        self.starving = 0.3 + 0.1 * s.round
        """The share of a stack's worth that it costs to be out of supply now; it is lost at the end of the turn."""
        self._threats: dict[tuple[int, int, int], float] = {}
        self._pressure: dict[int, float] = {}
        self._cuts: dict[int, float] = {}
        self._draw: dict[int, float] = {}
        self._targets: list[tuple[int, float]] = []
        self.strikes: dict[tuple[int, ...], Any] = {}
        """Attacks that have been reckoned."""
        self.marches: dict[tuple[int, ...], Any] = {}
        self.reached = self.rings(self.enemy, s.held[side])
        """Where the enemy can be after one, two, three or four steps."""
        self.open = together(self.reached)
        self.threat = self.threat_if(0, 0, 0)

    def _mobile(self, side: int) -> int:
        """The spaces with units that can move."""
        s = self.s
        found = 0
        for space in bits(s.held[side]):
            for piece in s.at[space]:
                if SPEED[s.reduced >> piece & 1][piece] and piece != MNC and supply.supplied(s, piece):
                    found |= 1 << space
                    break
        return found

    # Where a side can go

    def rings(self, side: int, blocked: int) -> list[int]:
        """The spaces that units of a side first reach with one, two, three, four steps, past the units that block them.

        Forts alone do not stop them for long.
        """
        s = self.s
        shut = s.closed | blocked
        found: list[int] = []
        near = self.mobile[side] & NEAR_EAST
        main = self.mobile[side] & MAIN_MAP
        reached = near | main
        for _ in RAID:
            near = around(LAND, near) & NEAR_EAST & ~shut
            main = around(LAND, main) & MAIN_MAP & ~shut
            ring = (near | main) & ~reached
            found.append(ring)
            reached |= ring
            near &= ring
            main &= ring
        return found

    # What could be lost

    def threat_if(self, gone: int, come: int, taken: int) -> float:
        """What the enemy's next moves cost on average, if own units have left and entered spaces and taken others."""
        key = (gone, come, taken)
        known = self._threats.get(key)
        if known is not None:
            return known
        s = self.s
        side, enemy = self.side, self.enemy
        own = s.held[side] & ~gone | come
        mine = s.control[side] | taken
        rings = self.rings(enemy, own)
        total = 0.0
        for share, ring in zip(RAID, rings, strict=True):
            prey = ring & mine & s.setup.victory
            forts = prey & s.forts & OWNED[side]
            for space in bits(prey & ~forts):
                total += share * self.worth[space]
            for space in bits(forts):
                total += share * FORT_HOLDS * self.worth[space]
            sources = ring & mine & ~s.setup.victory & (CENTRAL_SOURCES if side == CP else EASTERN_SOURCES)
            for space in bits(sources):
                total += share * self.worth[space]
        open_ = together(rings[:3])
        total += BREACH * (open_ & mine).bit_count()
        over = (mine | self.besieging[side] | come) & ~s.held[enemy]
        total += self._unsafe(own & ~come, over & ~(open_ & ~own), over)
        self._threats[key] = total
        return total

    def _unsafe(self, stacks: int, over: int, all_over: int) -> float:
        """What open supply lines cost, and lines that are cut."""
        s = self.s
        total = 0.0
        for sources, members in self._lines():
            fed = self._fed(sources & over, over)
            unsafe = stacks & members & ~fed
            if unsafe:
                fed = self._fed(sources & all_over, all_over)
                for space in bits(unsafe):
                    if not supply.always(s.at[space][0], space):
                        total += (UNSAFE if fed >> space & 1 else self.starving) * self.value[space]
        return total

    def _lines(self) -> list[tuple[int, int]]:
        """The sources of supply, each kind with the stacks that need it."""
        s = self.s
        if self.side == CP:
            return [(CENTRAL_SOURCES & s.control[CP], s.held[CP])]
        west = 1 << LONDON | supply.allied_ports(s) | supply.beach_port(s)
        return [(west, s.held[AP] & ~self.eastern), (EASTERN_SOURCES & s.control[AP], self.eastern)]

    def _fed(self, sources: int, over: int) -> int:
        reached = supply.flood(sources, 0, over, USABLE[RU])
        return reached | around(LAND, reached)

    def safe(self, piece: int, space: int, taken: int, come: int, gone: int) -> bool:
        """Whether a unit would have a supply line there that the enemy cannot reach at once."""
        s = self.s
        if supply.always(piece, space):
            return True
        own = s.held[self.side] & ~gone | come
        rings = self.rings(self.enemy, own)
        open_ = together(rings[:3]) & ~own
        over = (s.control[self.side] | taken | self.besieging[self.side]) & ~s.held[self.enemy] & ~open_
        return bool(self._fed(self.sources(piece) & over, over) >> space & 1)

    def sources(self, piece: int) -> int:
        s = self.s
        if SIDE[piece] == CP:
            return CENTRAL_SOURCES & s.control[CP]
        if NATION[piece] in (RU, RO, SB):
            return EASTERN_SOURCES & s.control[AP]
        return 1 << LONDON | supply.allied_ports(s) | supply.beach_port(s)

    # What could be won

    def cut(self, space: int) -> float:
        """What the enemy's units are worth that would be out of supply if this space were taken."""
        known = self._cuts.get(space)
        if known is not None:
            return known
        s = self.s
        enemy = self.enemy
        found = 0.0
        if s.control[enemy] >> space & 1:
            over = control.friendly(s, enemy) & ~(1 << space)
            if enemy == CP:
                pairs = [(supply.TURKISH, CENTRAL_SOURCES & s.control[CP])]
            else:
                west = 1 << LONDON | supply.allied_ports(s) | supply.beach_port(s)
                pairs = [(supply.EAST, EASTERN_SOURCES & s.control[AP]), (supply.WEST, west)]
            for kind, sources in pairs:
                before = supply.fed(s, kind)
                ports = supply.central_ports(s) & over if kind == supply.TURKISH else 0
                reached = supply.flood(sources & over, ports, over, USABLE[RU])
                after = reached | around(BOARD.beside_by(USABLE[RU]), reached)
                for lost in bits(before & ~after & s.held[enemy] & ~(1 << space)):
                    piece = s.at[lost][0]
                    if self._traces(piece, kind) and not supply.always(piece, lost):
                        found += CUT_OFF * self.value[lost]
                for lost in bits(before & ~after & s.control[enemy] & s.setup.victory & ~(1 << space)):
                    found += 0.25 * CUT_OFF if not s.forts & OWNED[enemy] & 1 << lost else 0.0
        self._cuts[space] = found
        return found

    def _traces(self, piece: int, kind: int) -> bool:
        if SIDE[piece] == CP:
            return kind == supply.TURKISH
        return (NATION[piece] in (RU, RO, SB)) == (kind == supply.EAST)

    def relief(self, space: int) -> float:
        """What own units are worth that would be in supply again if this space were taken."""
        s = self.s
        over = control.friendly(s, self.side)
        total = 0.0
        for sources, members in self._lines():
            lost = members & ~self._fed(sources & over, over)
            if lost:
                fed = self._fed(sources & over, over | 1 << space)
                for stack in bits(lost & fed):
                    if not supply.always(s.at[stack][0], stack):
                        total += self.starving * self.value[stack]
        return total

    def prize(self, space: int) -> float:
        """What it brings to enter a space that the enemy holds."""
        s = self.s
        if not s.control[self.enemy] >> space & 1:
            return 0.0
        value = 0.85 * self.worth[space]
        if s.fort_of(self.enemy, space):
            last = s.setup.last_turn - s.turn
            value *= (6 - FORT[space]) / 6 * 0.6 if last > 0 or s.turn > 2 else 0.1
        return value + self.cut(space)

    # Who stands against whom

    def pressure(self, space: int) -> float:
        """The enemy's combat factors that can attack a space now, and a share of those that can come."""
        known = self._pressure.get(space)
        if known is None:
            s = self.s
            foes = s.held[self.enemy]
            near = LAND[space]
            known = 0.0
            for other in bits(near & foes):
                known += self.strength[other]
            second = around(LAND, near & ~s.held[self.side]) & foes & ~near & ~(1 << space)
            for other in bits(second):
                known += 0.35 * self.strength[other]
            known = min(known, 20.0)
            self._pressure[space] = known
        return known

    def danger(self, space: int, strength: float, value: float, level: int, armies: bool) -> float:
        """What an enemy attack on so many combat factors, in a trench of this level, costs on average."""
        force = self.pressure(space)
        if not force:
            return 0.0
        s = self.s
        if s.fort_of(self.side, space):
            strength += FORT[space]
        rough = TERRAIN[space] in (MOUNTAIN, SWAMP)
        dealt, taken, won = odds.clash(force, self.armies_near(space), strength, armies, level, rough)
        ground = HELD if level or TERRAIN[space] != CLEAR else 1.0
        cost = (
            min(value, POINT_OF_LOSS * dealt) - POINT_OF_LOSS * taken + won * ground * (0.9 * self.worth[space] + 0.1)
        )
        return LIKELY * max(0.0, cost)

    def armies_near(self, space: int) -> bool:
        return any(self.s.has_army(other) for other in bits(LAND[space] & self.s.held[self.enemy]))

    def level(self, space: int) -> int:
        """The level of the own trench there."""
        s = self.s
        return 1 + (s.deep >> space & 1) if s.trench[self.side] >> space & 1 else 0

    def chance_of(self, target: int, force: float) -> float:
        """What it is worth to stand with so many combat factors next to an enemy stack."""
        if force <= 0:
            return 0.0
        s = self.s
        defence = self.strength[target] + (FORT[target] if s.fort_of(self.enemy, target) else 0)
        level = 1 + (s.deep >> target & 1) if s.trench[self.enemy] >> target & 1 else 0
        rough = TERRAIN[target] in (MOUNTAIN, SWAMP)
        dealt, taken, won = odds.clash(force, force > 2, defence, s.has_army(target), level, rough)
        ground = HELD if level or TERRAIN[target] != CLEAR else 1.0
        gain = min(self.value[target], POINT_OF_LOSS * dealt) - POINT_OF_LOSS * taken
        return ATTACKS * max(0.0, gain + won * ground * (0.85 * self.worth[target] + 0.1))

    # Where the war is

    def targets(self) -> list[tuple[int, float]]:
        """The spaces that draw units to them, each with its weight."""
        if not self._targets:
            s = self.s
            wanted = s.setup.victory | CENTRAL_SOURCES | EASTERN_SOURCES
            for space in bits(wanted & s.control[self.enemy] & ~s.closed):
                defence = self.strength[space] + (FORT[space] if s.fort_of(self.enemy, space) else 0)
                self._targets.append((space, self.worth[space] / (1.0 + 0.15 * defence)))
            for space in bits(s.setup.victory & s.control[self.side] & self.open):
                self._targets.append((space, 0.8 * self.worth[space]))
            for space in bits(s.held[self.enemy] & ~wanted):
                self._targets.append((space, 0.1 + 0.15 * self.value[space]))
        return self._targets

    def pull(self, space: int) -> float:
        """How near a space is to where units are wanted."""
        known = self._draw.get(space)
        if known is None:
            away = BOARD.distances(space)
            known = 0.0
            for target, weight in self.targets():
                steps = away[target]
                if steps < 9:
                    known += weight * FADING[steps]
            self._draw[space] = known
        return known


FADING: Final = [0.62**steps for steps in range(10)]
_latest: list[tuple[tuple[object, ...], Survey]] = []


def survey_of(s: PathsState, side: int) -> Survey:
    """The survey of this position; the last ones are kept, since several decisions are taken in the same position."""
    key = (
        side, s.turn, s.setup, tuple(s.where), s.reduced, *s.control, *s.trench, s.deep, s.forts, s.war, s.beachhead,
        s.limited_greece, s.played, s.round, s.idle,
    )  # fmt: skip
    for known, survey in _latest:
        if known == key:
            return survey
    survey = Survey(s.copy(), side)
    _latest.insert(0, (key, survey))
    del _latest[2:]
    return survey
