"""14: supply. What can be reached from the sources is computed once for a position, and kept."""

from __future__ import annotations

from typing import Final

from grognard.core.board import around, bits
from grognard.games.paths_of_glory.board.control import friendly
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts.tables import (
    AH,
    ALL_LINKS,
    ALL_SPACES,
    ANAC,
    AP,
    ARABIA,
    AUSC,
    BOARD,
    BRC,
    BRESLAU,
    BU,
    CENTRAL_SOURCES,
    CONSTANTINOPLE,
    CP,
    EASTERN,
    EASTERN_SOURCES,
    ESSEN,
    GALLIPOLI,
    GE,
    IT,
    LONDON,
    MEDINA,
    MEF,
    MNC,
    NATION,
    NEAR_EAST,
    PIECES,
    PORTS,
    RO,
    RU,
    RUSSIAN_SOURCES,
    SALONIKA,
    SB,
    SERBIA,
    SIDE,
    SNC,
    SOFIA,
    SORT,
    TARANTO,
    TIRANA,
    TU,
    USABLE,
    VALONA,
)

# Classes of units that trace supply in the same way
CENTRAL: Final = 0
EAST: Final = 1
WEST: Final = 2
BEACH: Final = 3
SERBIAN: Final = 4
ITALIAN: Final = 5
TURKISH: Final = 6
# The same from some of the sources only (13.1.12, 17.1.4.1)
GERMAN_HOME: Final = 7
TURKISH_HOME: Final = 8
BULGARIAN_HOME: Final = 9
RUSSIAN_HOME: Final = 10
# For spaces
ALLIED_SPACES: Final = 11

_LINKS: Final[list[int]] = [
    USABLE[GE], EASTERN, USABLE[GE], USABLE[GE], EASTERN, USABLE[IT], USABLE[TU],
    USABLE[GE], USABLE[TU], USABLE[BU], EASTERN, ALL_LINKS,
]  # fmt: skip

BESIDE: Final[list[list[int]]] = [BOARD.beside_by(links) for links in _LINKS]
"""For each class the spaces next to each space."""
_FED: Final = 12


def _class(piece: int) -> int:
    nation = NATION[piece]
    if SIDE[piece] == CP:
        return TURKISH if nation == TU or piece == SNC else CENTRAL
    if nation in (RU, RO):
        return EAST
    if nation == SB or piece == MNC:
        return SERBIAN
    if nation == IT:
        return ITALIAN
    return BEACH if piece == MEF or SORT[piece] in (BRC, AUSC) else WEST


CLASS: Final[list[int]] = [_class(piece) for piece in range(PIECES)]
HOME: Final[dict[int, int]] = {
    GE: GERMAN_HOME, AH: GERMAN_HOME, TU: TURKISH_HOME, BU: BULGARIAN_HOME, RU: RUSSIAN_HOME, RO: RUSSIAN_HOME,
}  # fmt: skip

_MOST: Final = 20000
_floods: dict[tuple[int, int, int, int], int] = {}
"""What was reached before: positions that differ elsewhere share it."""
_surroundings: dict[tuple[int, int], int] = {}
"""The same with the spaces beside what a class has reached."""


def flood(sources: int, ports: int, over: int, links: int) -> int:
    """The spaces that can be reached from the sources over land, and from there by sea."""
    key = (sources, ports, over, links)
    found = _floods.get(key)
    if found is None:
        found = BOARD.flood(sources, over, classes=links)
        if found & ports:
            found = BOARD.flood(found | ports, over, classes=links)
        if len(_floods) >= _MOST:
            _floods.clear()
        _floods[key] = found
    return found


def allied_ports(s: PathsState) -> int:
    """14.1.4: the ports that the Allies can use; Constantinople only with Gallipoli."""
    ports = PORTS[AP] & s.control[AP] & ~s.held[CP]
    if not s.control[AP] >> GALLIPOLI & 1:
        ports &= ~(1 << CONSTANTINOPLE)
    return ports


def central_ports(s: PathsState) -> int:
    return PORTS[CP] & s.control[CP] & ~s.held[AP]


def beach_port(s: PathsState) -> int:
    """9.5.3.5: the port of the beachhead, while its marker is there."""
    return 1 << s.beachhead if s.beachhead >= 0 and not s.held[CP] >> s.beachhead & 1 else 0


def _sources(s: PathsState, kind: int) -> tuple[int, int]:
    """The sources of a class, and the ports over which supply goes on."""
    if kind in (CENTRAL, TURKISH):
        return CENTRAL_SOURCES, central_ports(s)
    if kind == GERMAN_HOME:
        return 1 << ESSEN | 1 << BRESLAU, central_ports(s)
    if kind == TURKISH_HOME:
        return 1 << CONSTANTINOPLE, central_ports(s)
    if kind == BULGARIAN_HOME:
        return 1 << SOFIA, central_ports(s)
    if kind == EAST:
        return EASTERN_SOURCES, 0
    if kind == SERBIAN:
        return EASTERN_SOURCES | 1 << SALONIKA, 0
    if kind == RUSSIAN_HOME:
        return RUSSIAN_SOURCES, 0
    west = 1 << LONDON | allied_ports(s)
    if kind == BEACH:
        return west | beach_port(s), 0
    if kind == ALLIED_SPACES:
        return west | beach_port(s) | EASTERN_SOURCES | 1 << SALONIKA, 0
    return west, 0


def traced(s: PathsState, kind: int) -> int:
    """The friendly spaces that a source of this class reaches."""
    known = s.supply[kind]
    if known < 0:
        side = CP if kind in (CENTRAL, TURKISH, GERMAN_HOME, TURKISH_HOME, BULGARIAN_HOME) else AP
        over = friendly(s, side)
        sources, ports = _sources(s, kind)
        known = flood(sources & s.control[side] & over, ports, over, _LINKS[kind])
        s.remember(kind, known)
    return known


def fed(s: PathsState, kind: int) -> int:
    """The spaces in which a unit of this class would be in supply: its own need not be friendly (14.1.3)."""
    known = s.supply[_FED + kind]
    if known < 0:
        reached = traced(s, kind)
        key = (kind, reached)
        found = _surroundings.get(key)
        if found is None:
            found = reached | around(BESIDE[kind], reached)
            if len(_surroundings) >= _MOST:
                _surroundings.clear()
            _surroundings[key] = found
        known = found
        s.remember(_FED + kind, known)
    return known


def fed_in(s: PathsState, kind: int, space: int) -> bool:
    reached = s.supply[kind]
    if reached < 0:
        reached = traced(s, kind)
    return bool(reached >> space & 1 or reached & BESIDE[kind][space])


def _always(piece: int) -> int:
    if piece == MNC:
        return ALL_SPACES
    if piece in (ANAC, SNC):
        return NEAR_EAST
    return SERBIA if NATION[piece] == SB else 0


ALWAYS: Final[list[int]] = [_always(piece) for piece in range(PIECES)]
"""14.1.5: where each unit is in supply without a source."""


def always(piece: int, space: int) -> bool:
    return bool(ALWAYS[piece] >> space & 1)


def supplied_in(s: PathsState, piece: int, space: int) -> bool:
    """Whether a unit would be in supply in this space."""
    if ALWAYS[piece] and ALWAYS[piece] >> space & 1:
        return True
    return fed_in(s, CLASS[piece], space)


def supplied(s: PathsState, piece: int) -> bool:
    """14.1.2: whether a unit on the map is in supply."""
    return supplied_in(s, piece, s.where[piece])


def only_by_beachhead(s: PathsState, piece: int) -> bool:
    """R-18: whether a unit has no supply but that of the beachhead."""
    space = s.where[piece]
    if s.beachhead < 0 or CLASS[piece] != BEACH:
        return False
    return fed_in(s, BEACH, space) and not fed_in(s, WEST, space)


def from_home(s: PathsState, piece: int, space: int) -> bool:
    """13.1.12, 17.1.4.1: whether a unit there is supplied by a source that its nation's reserves can use."""
    if NATION[piece] == SB:
        return fed_in(s, SERBIAN, space)
    if piece in (ANAC, SNC, MNC):
        return True
    return fed_in(s, HOME.get(NATION[piece], CLASS[piece]), space)


# 14.3.5, R-51: attrition


def safe_spaces(s: PathsState, side: int) -> int:
    """The spaces of a side that can trace supply, by any of its links and from any of its sources."""
    if side == CP:
        return traced(s, TURKISH)
    found = traced(s, ALLIED_SPACES) | SERBIA | 1 << ARABIA
    return found | albania(s)


def albania(s: PathsState) -> int:
    """11.1.12, R-51: Albania reaches Taranto even while Italy is neutral."""
    from_taranto = not s.at_war(IT) or bool(traced(s, WEST) >> TARANTO & 1)
    if not from_taranto or not s.control[AP] >> VALONA & 1:
        return 0
    return 1 << VALONA | 1 << TIRANA


def starves(s: PathsState, piece: int) -> bool:
    """14.3.5: whether a unit is eliminated by attrition; Turks in Medina are not."""
    if s.where[piece] == MEDINA and NATION[piece] == TU:
        return False
    return not supplied(s, piece)


def cut_off(s: PathsState, spaces: int) -> list[int]:
    """14.3.5: the units in these spaces that are eliminated if the turn ends now."""
    return [piece for space in bits(spaces) for piece in s.at[space] if s.active(piece) and starves(s, piece)]


# The way of a unit, for the reader


def way(s: PathsState, piece: int) -> list[int]:
    """The spaces over which a unit on the map traces supply, from its own to a source; none if it has no supply.

    Where two ports follow each other it goes by sea.
    """
    space = s.where[piece]
    if ALWAYS[piece] >> space & 1:
        return [space]
    kind = CLASS[piece]
    if not fed_in(s, kind, space):
        return []
    side = SIDE[piece]
    over = friendly(s, side)
    sources, ports = _sources(s, kind)
    sources &= s.control[side] & over
    found = _walk(space, sources, over, kind)
    if found:
        by_sea = side == AP and kind in (WEST, BEACH, ITALIAN) and found[-1] != LONDON
        return [*found, LONDON] if by_sea else found
    here = _walk(space, ports, over, kind)
    landed = _walk_back(ports, sources, over, kind)
    return here + landed


def _walk(start: int, goals: int, over: int, kind: int) -> list[int]:
    """A shortest way from a space to one of the goals; none if there is no way."""
    if goals >> start & 1:
        return [start]
    beside = BESIDE[kind]
    rings = [1 << start]
    reached = rings[0]
    while rings[-1] and not rings[-1] & goals:
        ring = around(beside, rings[-1]) & over & ~reached
        reached |= ring
        rings.append(ring)
    if not rings[-1]:
        return []
    at = (rings[-1] & goals).bit_length() - 1
    found = [at]
    for ring in reversed(rings[:-1]):
        before = beside[at] & ring
        at = (before & -before).bit_length() - 1
        found.insert(0, at)
    return found


def _walk_back(ports: int, sources: int, over: int, kind: int) -> list[int]:
    """The way from the nearest port that reaches a source over land."""
    best: list[int] = []
    while ports:
        low = ports & -ports
        ports ^= low
        found = _walk(low.bit_length() - 1, sources, over, kind)
        if found and (not best or len(found) < len(best)):
            best = found
    return best
