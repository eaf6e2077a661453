"""13: where units can be redeployed: over land, by sea, to and from the Reserve Box."""

from __future__ import annotations

from typing import Final

from grognard.core.board import bits
from grognard.games.paths_of_glory.board import control, limits, supply
from grognard.games.paths_of_glory.board.stacking import besieges
from grognard.games.paths_of_glory.board.state import BR_SAILED, BY_REDEPLOYMENT, CP_SENT, RU_SENT, PathsState
from grognard.games.paths_of_glory.facts.tables import (
    ANAC,
    AP,
    ARMY,
    AUS,
    BE,
    BR,
    BRC,
    CAPITALS,
    CENTRAL_SOURCES,
    CETINJE,
    COUNTS_AS,
    CP,
    CROSSING,
    FR,
    FRANCE,
    FRC,
    GR,
    LAND,
    LONDON,
    MN,
    MNC,
    NATION,
    NATION_SIDE,
    NEAR_EAST,
    OWNED,
    PIECES,
    PORTS,
    RESERVES,
    RU,
    RUSSIA,
    RUSSIAN_SOURCES,
    SALONIKA,
    SB,
    SIDE,
    SIZE,
    SNC,
    SORT,
    STACK,
    TU,
    US,
    USABLE,
)


def points(piece: int) -> int:
    """13.1.2: what the redeployment of a unit costs."""
    return 4 if ARMY[piece] else 1


def lost_capital(s: PathsState, nation: int) -> bool:
    """13.1.11, 17.1.3: whether a capital is held or besieged by the enemy; Belgians and Serbs do not mind."""
    if nation in (BE, SB):
        return False
    side = NATION_SIDE[nation]
    for capital in CAPITALS[nation]:
        if s.control[1 - side] >> capital & 1 or (s.fort_of(side, capital) and s.besieged(capital)):
            return True
    return False


def between_maps(a: int, b: int) -> bool:
    """13.2: whether a redeployment goes to or from the Near East map; the Reserve Box lies outside."""
    return _in_near_east(a) != _in_near_east(b)


def _in_near_east(place: int) -> bool:
    return place < SIZE and bool(NEAR_EAST >> place & 1)


def may_change_maps(s: PathsState, piece: int, by_land: bool) -> bool:
    """13.2.1 to 13.2.3: whether a unit may be redeployed to or from the Near East."""
    nation = NATION[piece]
    if SIDE[piece] == CP:
        return nation == TU or piece == SNC or not s.used_up & CP_SENT
    if nation == RU:
        return not ARMY[piece] and limits.has_near_east(s, piece) and not s.used_up & RU_SENT
    if by_land:
        return True
    return (SORT[piece] == BRC or nation == AUS) and not s.used_up & BR_SAILED


def uses_allowance(piece: int, a: int, b: int, by_land: bool) -> int:
    """The allowance that this redeployment uses up, or 0."""
    if not between_maps(a, b):
        return 0
    nation = NATION[piece]
    if SIDE[piece] == CP:
        return 0 if nation == TU or piece == SNC else CP_SENT
    return RU_SENT if nation == RU else 0 if by_land else BR_SAILED


def may_leave(s: PathsState, piece: int) -> bool:
    """13.1.5: a siege may not be broken by redeployment."""
    space = s.where[piece]
    if not (s.forts & OWNED[1 - SIDE[piece]]) >> space & 1 or not s.besieged(space):
        return True
    return len(s.at[space]) > 1 and besieges(s, space, [], [piece])


def supplied_spaces(s: PathsState, piece: int, spaces: int) -> int:
    """13.1.5: of these the ones where the unit would be in supply."""
    return spaces & (supply.fed(s, supply.CLASS[piece]) | supply.ALWAYS[piece])


def over_land(s: PathsState, piece: int) -> int:
    """13.1.5, 13.1.6: the spaces to which a unit on the map can be redeployed over land."""
    if piece == MNC:
        return 0
    side, start = SIDE[piece], s.where[piece]
    over = control.friendly(s, side) & ~limits.barred(s, piece)
    links = USABLE[NATION[piece]]
    if NATION[piece] == RU:
        if not RUSSIA >> start & 1:
            return 0
        over &= RUSSIA
        links |= 1 << CROSSING
    own_map = NEAR_EAST if NEAR_EAST >> start & 1 else ~NEAR_EAST
    stays = not may_change_maps(s, piece, True)
    if stays and (s.setup.version == 1 or (ARMY[piece] and NATION[piece] == RU)):
        over &= own_map
    reached = supply.flood(1 << start, 0, over, links) & ~(1 << start)
    return supplied_spaces(s, piece, reached & own_map if stays else reached)


def ports(s: PathsState, side: int) -> int:
    """13.1.7.1, 13.1.7.2: the ports that a side can use."""
    return supply.central_ports(s) if side == CP else supply.allied_ports(s) | supply.beach_port(s)


def by_sea(s: PathsState, piece: int) -> int:
    """13.1.7: the ports to which a corps in a port can be redeployed."""
    side, start = SIDE[piece], s.where[piece]
    if ARMY[piece] or NATION[piece] == RU or piece == MNC:
        return 0
    usable = ports(s, side)
    if not usable >> start & 1:
        return 0
    found = usable & ~(1 << start) & ~limits.barred(s, piece)
    if piece == ANAC or not may_change_maps(s, piece, False):
        found &= NEAR_EAST if NEAR_EAST >> start & 1 else ~NEAR_EAST
    return supplied_spaces(s, piece, found)


def to_reserve(s: PathsState, piece: int) -> bool:
    """13.1.9, 13.1.11, 13.1.12: whether a corps on the map can go to the Reserve Box."""
    space = s.where[piece]
    if ARMY[piece] or piece == ANAC or lost_capital(s, home_nation(piece)):
        return False
    if NATION[piece] == RU and not RUSSIA >> space & 1:
        return False
    if NEAR_EAST >> space & 1 and not may_change_maps(s, piece, False):
        return False
    return supply.from_home(s, piece, space) and supply.supplied(s, piece)


def home_nation(piece: int) -> int:
    """The nation whose capital counts for a corps."""
    return MN if piece == MNC else COUNTS_AS[piece]


def from_reserve(s: PathsState, piece: int) -> int:
    """13.1.8, R-54: the spaces to which a corps in the Reserve Box can go."""
    if lost_capital(s, home_nation(piece)):
        return 0
    if piece == MNC:
        return 1 << CETINJE & s.control[AP] & ~s.held[CP]
    nation, side = COUNTS_AS[piece], SIDE[piece]
    found = home_spaces(s, piece)
    for space in bits(s.held[side]):
        for other in s.at[space]:
            if COUNTS_AS[other] == nation and other not in (ANAC, SNC, MNC) and supply.supplied(s, other):
                found |= 1 << space
                break
    found &= ~limits.barred(s, piece)
    if nation == RU:
        found &= RUSSIA
    if not may_change_maps(s, piece, False):
        found &= ~NEAR_EAST
    for space in bits(found):
        if not supply.from_home(s, piece, space):
            found &= ~(1 << space)
    return found


def _homes(nation: int, side: int) -> int:
    """The capitals and sources of a nation."""
    found = 0
    for capital in CAPITALS[nation]:
        found |= 1 << capital
    if side == CP:
        for space in bits(CENTRAL_SOURCES):
            if LAND[space] == nation:
                found |= 1 << space
    elif nation == RU:
        found |= RUSSIAN_SOURCES
    elif nation == SB:
        found |= 1 << SALONIKA
    elif nation == BR:
        found |= 1 << LONDON
    elif nation == US:
        found |= PORTS[AP] & FRANCE
    return found


HOMES: Final[list[int]] = [_homes(COUNTS_AS[piece], SIDE[piece]) for piece in range(PIECES)]


def home_spaces(s: PathsState, piece: int) -> int:
    """13.1.8: capitals and sources of its nation, where a corps can arrive without company."""
    side = SIDE[piece]
    return supplied_spaces(s, piece, HOMES[piece] & s.control[side] & ~s.held[1 - side])


def goals(s: PathsState, piece: int) -> int:
    """All places to which a unit can be redeployed; the Reserve Box is the bit after the last space."""
    if s.where[piece] == RESERVES[SIDE[piece]]:
        found = from_reserve(s, piece)
    else:
        if not supply.supplied(s, piece) or not may_leave(s, piece):
            return 0
        found = over_land(s, piece) | by_sea(s, piece)
        if to_reserve(s, piece):
            found |= 1 << SIZE
    return found & ~limits.no_end(s, piece)


def with_room(s: PathsState, spaces: int, side: int) -> int:
    """10.1.1: of these the ones that are not full."""
    for space in bits(spaces & s.held[side]):
        if len(s.at[space]) >= STACK:
            spaces &= ~(1 << space)
    return spaces


# The event Salonika, R-56 and R-97


def salonika_open(s: PathsState) -> bool:
    """Whether the event may be played: not just after a redeployment; if Greece is at war, only if Salonika is held."""
    if s.last[AP] == BY_REDEPLOYMENT:
        return False
    if not s.at_war(GR):
        return True
    return bool(s.control[AP] >> SALONIKA & 1) and not s.held[CP] >> SALONIKA & 1 and len(s.at[SALONIKA]) < STACK


def salonika_corps(s: PathsState) -> list[int]:
    """The British and French corps that can go to Salonika."""
    found: list[int] = []
    usable = supply.allied_ports(s) | supply.beach_port(s)
    for piece in s.at[RESERVES[AP]]:
        if SORT[piece] == BRC or (SORT[piece] == FRC and not lost_capital(s, FR)):
            found.append(piece)
    for space in bits(usable & s.held[AP] & ~(1 << SALONIKA)):
        for piece in s.at[space]:
            if SORT[piece] not in (BRC, FRC) or not supply.supplied(s, piece):
                continue
            if NEAR_EAST >> space & 1 and (SORT[piece] == FRC or s.used_up & BR_SAILED):
                continue
            found.append(piece)
    return found
