"""W21: what objectives and missions count."""

from __future__ import annotations

from grognard.core.board import around, bits, mask_of
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts import library
from grognard.games.warzag.facts.library import CONDITION, LEAST, TALLIES
from grognard.games.warzag.facts.tables import (
    AIR,
    ARMOUR,
    BASES,
    BESIDE,
    BOARD,
    COUNT,
    FIRST,
    FORT,
    HISTORIC,
    INDUSTRY,
    INFANTRY,
    LABORATORY,
    PRODUCTION,
    SIZE,
)


def metric(s: WarzagState, nation: int, name: int) -> int:
    """What a nation has of something that objectives ask for."""
    own = s.own[nation]
    if name == library.TERRITORY_COUNT:
        return own.bit_count()
    if name == library.HISTORIC_COUNT:
        return (own & HISTORIC).bit_count()
    if name == library.INDUSTRY_COUNT:
        return (own & INDUSTRY).bit_count()
    if name == library.BASE_COUNT:
        return (own & BASES).bit_count()
    if name == library.PRODUCTION_COUNT:
        return (own & s.developed[PRODUCTION]).bit_count()
    if name == library.FORT_COUNT:
        return (own & s.developed[FORT]).bit_count()
    if name == library.ARMY_COUNT:
        return armies(s, nation, INFANTRY, AIR)
    if name == library.MOBILE_COUNT:
        return armies(s, nation, ARMOUR, AIR)
    if name == library.KILL_COUNT:
        return s.kills[nation]
    if name == library.CAPTURE_COUNT:
        return s.captures[nation]
    if name == library.MISSION_COUNT:
        return s.fulfilled[nation]
    if name == library.POINT_COUNT:
        return s.points[nation]
    if name == library.ENEMY_BASE_COUNT:
        return (own & enemy_homes(s, nation)).bit_count()
    return max(0, s.token[nation])


def enemy_homes(s: WarzagState, nation: int) -> int:
    """The bases on which the others started, whoever owns them now."""
    return mask_of([s.home[other] for other in s.setup.nations if other != nation])


def armies(s: WarzagState, nation: int, first: int, last: int) -> int:
    """How many armies of these kinds a nation has on the board."""
    start, end = 4 * nation + first, 4 * nation + last
    found = 0
    for army in range(FIRST[start], FIRST[end] + COUNT[end]):
        if s.where[army] < SIZE:
            found += 1
    return found


def asked_for(s: WarzagState, objective: int) -> list[tuple[int, int]]:
    """W22.3: what an objective asks for, and how much of it, by the number of players at the start."""
    return s.setup.values.needs[objective][s.setup.players - 2]


def complete(s: WarzagState, nation: int, objective: int) -> bool:
    """W22.3: whether a nation has all that an objective asks for."""
    return all(metric(s, nation, name) >= least for name, least in asked_for(s, objective))


def fulfilled(s: WarzagState, nation: int, mission: int) -> bool:
    """W18.2: whether a secondary mission is fulfilled at the end of this nation's turn."""
    return counted(s, nation, CONDITION[mission]) >= LEAST[mission]


def counted(s: WarzagState, nation: int, condition: int) -> int:
    """What a secondary mission counts."""
    own = s.own[nation]
    if condition < TALLIES:
        return s.tally[condition]
    if condition == library.OCCUPIED:
        return s.occupied.bit_count()
    if condition == library.TRAINED_KINDS:
        return s.trained_kinds.bit_count()
    if condition == library.DEVELOPED:
        return s.worked.bit_count()
    if condition == library.DEVELOPMENT_TYPES:
        return sum([1 for land in s.developed if land & own])
    if condition == library.FORTS_OWNED:
        return (own & s.developed[FORT]).bit_count()
    if condition == library.LEADER_IN_LABORATORY:
        return int(s.leader[nation] == LABORATORY)
    if condition == library.LEADER_DISTANCE:
        leader = s.leader[nation]
        return BOARD.distance(s.home[nation], leader) if leader >= 0 else 0
    if condition == library.POINTS_HELD:
        return s.points[nation]
    if condition == library.INDUSTRY_ARMIES:
        return max([0] + [len(s.at[territory]) for territory in bits(own & INDUSTRY)])
    return (own & around(BESIDE, s.hostile(nation))).bit_count()
