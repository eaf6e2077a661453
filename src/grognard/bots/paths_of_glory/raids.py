"""Threat analysis: what the enemy's next moves could cost, open spaces and supply lines; how he could be cut off."""

from __future__ import annotations

from typing import Final

from grognard.bots.paths_of_glory.ground import ROADS, fed, spread, unfed
from grognard.bots.paths_of_glory.lines import Line, lines_of
from grognard.bots.paths_of_glory.worth import is_last_action
from grognard.core.board import bits
from grognard.games.paths_of_glory.board import control, supply
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts.tables import (
    AP,
    CENTRAL_SOURCES,
    CP,
    EASTERN_SOURCES,
    MNC,
    NATION,
    OWNED,
    RO,
    ROUNDS,
    RU,
    SB,
    SPEED,
)

RAID: Final[tuple[float, ...]] = (0.45, 0.22, 0.15, 0.06)
"""How likely the enemy takes an open space that he reaches with so many steps."""
FORT_HOLDS: Final = 0.85
"""The same, as a share, where only a fort stands."""
GAP: Final = 0.25
"""What it is worth, at a first glance, to stop a gap."""
UNSAFE: Final[tuple[float, ...]] = (0.75, 0.65, 0.6, 0.55, 0.5, 0.45, 0.45)
"""The share of a stack that an open supply line costs, with so many own actions left in the turn to open it again."""
BREACH: Final = 0.05
"""What every own space costs that the enemy reaches."""
CUT_OFF: Final[tuple[float, ...]] = (1.0, 0.9, 0.8, 0.75, 0.65, 0.6, 0.6)
"""The share that is lost of an enemy's stack that is cut off, with so many of his actions left in the turn."""
HINGE: Final = 1.0
"""The weight of the stacks whose supply runs through a space."""
STARVING: Final[tuple[float, ...]] = (0.3, 0.35, 0.45, 0.55, 0.65, 0.8)
"""The share that is lost of a stack that is out of supply, in each round."""


def mobile(s: PathsState, side: int) -> int:
    """The spaces with units of a side that can move."""
    found = 0
    for space in bits(s.held[side]):
        for piece in s.at[space]:
            if SPEED[s.reduced >> piece & 1][piece] and piece != MNC and supply.supplied(s, piece):
                found |= 1 << space
                break
    return found


class Raids:
    """One side's fears in a position, and its hopes to cut the enemy off."""

    def __init__(self, s: PathsState, side: int, worth: list[float], value: list[float]) -> None:
        self.s = s
        self.side = side
        self.enemy = 1 - side
        self.worth = worth
        self.value = value
        self.starving = STARVING[max(1, s.round) - 1]
        """The share of a stack that it costs to be out of supply now; it is lost at the end of the turn."""
        left = max(0, ROUNDS - s.round)
        self.unsafe = UNSAFE[ROUNDS if side == AP and not left else left]
        """The share of a stack that an open supply line costs: the Allies have the last action of a turn."""
        self.cut_off = CUT_OFF[left if side == AP else max(1, left)]
        self.sources = CENTRAL_SOURCES if side == CP else EASTERN_SOURCES
        self.lines = lines_of(s, side, False)
        self.besieging = control.besieged_by(s, side)
        self.mobile = mobile(s, self.enemy)
        self._first = spread(self.mobile) & ~(s.closed | self.mobile)
        self.rings = self._rings(s.held[side])
        """The spaces that the enemy first reaches with one, two, three, four steps."""
        self.near = self.rings[0] | self.rings[1] | self.rings[2]
        self.open = self.near | self.rings[3]
        self.rim = spread(self.mobile | self.near)
        """Where a stack that leaves, or comes, makes a difference."""
        self.final = is_last_action(s, side)
        """Whether this is the last action of the game, which nobody can answer."""
        self._threats: dict[tuple[int, int, int], float] = {}
        self._ways: dict[int, list[int]] = {}
        self._cuts: dict[int, float] = {}
        self._hinges: dict[int, float] = {}
        self._theirs: list[Line] = []
        self._lost: list[tuple[Line, int]] | None = None
        self._raided = -1.0

    def _rings(self, blocked: int) -> list[int]:
        """The spaces that the enemy's units first reach with so many steps, past the units that block them.

        Forts alone do not stop them for long.
        """
        ring = self._first & ~blocked
        found = [ring]
        shut = self.s.closed | blocked | self.mobile
        for _ in range(3):
            shut |= ring
            ring = spread(ring) & ~shut
            found.append(ring)
        return found

    def rings_past(self, own: int) -> list[int]:
        """The same if own units stood there."""
        if not (own ^ self.s.held[self.side]) & self.rim:
            return self.rings
        found = self._ways.get(own)
        if found is None:
            found = self._rings(own)
            self._ways[own] = found
        return found

    # What could be lost

    def stake(self, space: int) -> float:
        """What it is worth, at a first glance, that own units come to a space that the enemy reaches."""
        if self.final or not self.open >> space & 1:
            return 0.0
        if self.s.setup.victory & self.s.control[self.side] & 1 << space:
            for share, ring in zip(RAID, self.rings, strict=True):
                if ring >> space & 1:
                    return max(GAP, share * self.worth[space])
        return GAP

    def threat(self) -> float:
        """What the enemy's next moves cost on average."""
        return self.threat_if(0, 0, 0)

    def threat_if(self, gone: int, come: int, taken: int) -> float:
        """The same if own units have left and entered spaces and taken others."""
        if self.final:
            return 0.0
        key = (gone, come, taken)
        known = self._threats.get(key)
        if known is not None:
            return known
        s = self.s
        side = self.side
        own = s.held[side] & ~gone | come
        mine = s.control[side] | taken
        rings = self.rings_past(own)
        if rings is not self.rings or taken & self.open:
            total = self._raid(rings, mine)
        else:
            if self._raided < 0:
                self._raided = self._raid(rings, mine)
            total = self._raided
        over = (mine | self.besieging | come) & ~s.held[self.enemy]
        near = (rings[0] | rings[1] | rings[2]) & ~own
        total += self._unsafe(own & ~come, over & ~near, over)
        self._threats[key] = total
        return total

    def _raid(self, rings: list[int], mine: int) -> float:
        """What open spaces cost."""
        s, worth = self.s, self.worth
        total = 0.0
        guarded = s.forts & OWNED[self.side]
        wanted = mine & s.setup.victory
        sources = mine & ~s.setup.victory & self.sources
        for share, ring in zip(RAID, rings, strict=True):
            prey = ring & wanted
            if prey:
                for space in bits(prey & ~guarded):
                    total += share * worth[space]
                for space in bits(prey & guarded):
                    total += share * FORT_HOLDS * worth[space]
            if ring & sources:
                for space in bits(ring & sources):
                    total += share * worth[space]
        return total + BREACH * ((rings[0] | rings[1] | rings[2]) & mine).bit_count()

    def _unsafe(self, stacks: int, over: int, all_over: int) -> float:
        """What open supply lines cost, and lines that are cut."""
        s = self.s
        total = 0.0
        for line in self.lines:
            starved = line.starved(stacks, over)
            if starved:
                for space in bits(starved):
                    if not supply.always(s.at[space][0], space):
                        share = self.unsafe if fed(line.reached(all_over), space) else self.starving
                        total += share * self.value[space]
        return total

    def safe(self, piece: int, space: int, taken: int, come: int, gone: int) -> bool:
        """Whether a unit would have a supply line there that the enemy cannot reach at once."""
        s = self.s
        if self.final or supply.always(piece, space):
            return True
        own = s.held[self.side] & ~gone | come
        rings = self.rings_past(own)
        near = (rings[0] | rings[1] | rings[2]) & ~own
        over = (s.control[self.side] | taken | self.besieging) & ~s.held[self.enemy] & ~near
        return self.line_of(piece).feeds(space, over)

    def line_of(self, piece: int) -> Line:
        return self.lines[1 if self.side == AP and NATION[piece] in (RU, RO, SB) else 0]

    def hinge(self, space: int) -> float:
        """The expected cost of losing a space of one's own: the stacks whose supply runs through it."""
        known = self._hinges.get(space)
        if known is None:
            s = self.s
            over = (s.control[self.side] | self.besieging) & ~s.held[self.enemy]
            known = 0.0
            for line in self.lines:
                others = line.stacks & ~(1 << space)
                starved = line.starved(others, over & ~(1 << space)) & ~line.starved(others, over)
                for stack in bits(starved):
                    if not supply.always(s.at[stack][0], stack):
                        known += HINGE * self.unsafe * self.value[stack]
            self._hinges[space] = known
        return known

    def hinges(self, piece: int, space: int, taken: int, held: int) -> int:
        """Those of the spaces with own stacks without which a unit would be out of supply in a space."""
        s = self.s
        if self.final or supply.always(piece, space):
            return 0
        line = self.line_of(piece)
        over = (s.control[self.side] | taken | self.besieging) & ~s.held[self.enemy]
        found = line.way(space, over) & held & ~(1 << space)
        for hinge in bits(found):
            if line.feeds(space, over & ~(1 << hinge)):
                found &= ~(1 << hinge)
        return found

    def relief(self, space: int) -> float:
        """What own units are worth that would be in supply again if this space were taken."""
        s = self.s
        over = control.friendly(s, self.side)
        if self._lost is None:
            self._lost = []
            for line in self.lines:
                lost = 0
                for stack in bits(line.starved(line.stacks, over)):
                    if not supply.always(s.at[stack][0], stack):
                        lost |= 1 << stack
                if lost:
                    self._lost.append((line, lost))
        total = 0.0
        for line, lost in self._lost:
            if ROADS[space] & line.reached(over):
                reached = line.reached(over | 1 << space)
                for stack in bits(lost):
                    if fed(reached, stack):
                        total += self.starving * self.value[stack]
        return total

    # What could be won

    def cut(self, space: int) -> float:
        """What the enemy's units are worth that would be out of supply if this space were taken."""
        known = self._cuts.get(space)
        if known is None:
            known = self._cut(space) if self.s.control[self.enemy] >> space & 1 else 0.0
            self._cuts[space] = known
        return known

    def _cut(self, space: int) -> float:
        s = self.s
        over = control.friendly(s, self.enemy)
        if not self._theirs:
            self._theirs = lines_of(s, self.enemy, True)
        found = 0.0
        ground = s.control[self.enemy] & s.setup.victory & ~(s.forts & OWNED[self.enemy])
        for line in self._theirs:
            before = line.begin(over)
            if not line.spine:
                line.spine = before.spine(line.stacks | ground & (before.reached | before.beside))
            if not line.spine >> space & 1:
                continue
            reached = line.reached(over & ~(1 << space))
            for stack in bits(unfed(reached, line.stacks & ~line.hungry & ~(1 << space))):
                if not supply.always(s.at[stack][0], stack):
                    found += self.cut_off * self.value[stack]
            lost = unfed(reached, ground & before.reached & ~(1 << space))
            found += 0.25 * self.cut_off * lost.bit_count()
        return found
