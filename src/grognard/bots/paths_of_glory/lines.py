"""Supply lines for the heuristic: what reaches which stacks, and what does if some spaces change."""

from __future__ import annotations

from grognard.bots.paths_of_glory.ground import ROADS, Flow, fed, unfed
from grognard.core.board import around, bits
from grognard.games.paths_of_glory.board import supply
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts.tables import (
    AP,
    CENTRAL_SOURCES,
    CP,
    EASTERN_SOURCES,
    LONDON,
    NATION,
    RO,
    RU,
    SB,
)


class Line:
    """One kind of sources of supply, and the stacks of a side that need it.

    The first set of spaces that supply is traced over is filled from the sources; for others, which differ a little,
    only what hangs on the differences is looked at again.
    """

    def __init__(self, sources: int, ports: int, stacks: int) -> None:
        self.sources = sources
        self.ports = ports
        self.stacks = stacks
        self.halo = 0
        """Where a change makes a difference to the first flow."""
        self.spine = 0
        """What feeds the stacks that the first flow feeds."""
        self.hungry = 0
        """The stacks that it does not feed."""
        self.first: Flow | None = None
        self.below: list[int] = []
        """For each space all that the first flow reaches through it."""
        self.known: dict[int, int] = {}
        self.ways: dict[int, int] = {}

    def begin(self, over: int) -> Flow:
        """The first flow."""
        first = self.first
        if first is None:
            first = Flow(self.sources & over, over, self.ports & over)
            self.first = first
            self.halo = first.reached | first.beside | self.sources | self.ports
            self.hungry = unfed(first.reached, self.stacks)
        return first

    def reached(self, over: int) -> int:
        """What is reached over these spaces."""
        first = self.begin(over)
        if not (over ^ first.over) & self.halo:
            return first.reached
        found = self.known.get(over)
        if found is None:
            found = self._again(first, over)
            self.known[over] = found
        return found

    def _again(self, first: Flow, over: int) -> int:
        if self.ports:
            return Flow(self.sources & over, over, self.ports & over).reached
        if not self.below:
            self.below = first.below()
        doubtful = 0
        for space in bits(first.reached & ~over):
            doubtful |= self.below[space]
        found = first.reached & ~doubtful
        fresh = (doubtful | ~first.over) & over
        frontier = fresh & self.sources
        for space in bits(fresh & ~frontier):
            if ROADS[space] & found:
                frontier |= 1 << space
        while frontier:
            found |= frontier
            frontier = around(ROADS, frontier) & over & ~found
        return found

    def starved(self, stacks: int, over: int) -> int:
        """Of these stacks those that are not fed over these spaces."""
        stacks &= self.stacks
        first = self.begin(over)
        if not self.spine:
            self.spine = first.spine(self.stacks)
        if not self.spine & ~over and not self.hungry & stacks:
            return 0
        return unfed(self.reached(over), stacks)

    def way(self, space: int, over: int) -> int:
        """Spaces that are enough to feed a space that the first flow reaches; none for another."""
        first = self.begin(over)
        found = self.ways.get(space, 0)
        if not found and fed(first.reached, space):
            found = first.spine(1 << space)
            self.ways[space] = found
        return found

    def feeds(self, space: int, over: int) -> bool:
        """Whether units in this space are fed over these spaces."""
        way = self.way(space, over)
        if way and not way & ~over:
            return True
        return fed(self.reached(over), space)


def lines_of(s: PathsState, side: int, by_sea: bool) -> list[Line]:
    """The supply of a side; the Central Powers use their ports only where `by_sea`."""
    if side == CP:
        ports = supply.central_ports(s) if by_sea else 0
        return [Line(CENTRAL_SOURCES & s.control[CP], ports, s.held[CP])]
    eastern = 0
    for space in bits(s.held[AP]):
        if NATION[s.at[space][0]] in (RU, RO, SB):
            eastern |= 1 << space
    west = 1 << LONDON | supply.allied_ports(s) | supply.beach_port(s)
    return [Line(west, 0, s.held[AP] & ~eastern), Line(EASTERN_SOURCES & s.control[AP], 0, eastern)]
