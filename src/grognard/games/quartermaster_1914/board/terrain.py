"""12.1, 12.2: what a battle needs: a supplied piece next to the target, and cards to pay for difficult terrain."""

from __future__ import annotations

from grognard.core.board import bits
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.board import supply
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.library import LIMITED_RAIL
from grognard.games.quartermaster_1914.facts.tables import (
    AUSTRIA,
    BESIDE,
    COALITION,
    DE,
    DIFFICULT,
    ENTENTE,
    FR,
    FRANCE,
    LAND,
    POWER_OF,
    UK,
    region,
)

RAIL_REGION = region("land ANA+adj")


def hard(origin: int, target: int) -> bool:
    """12.2: whether a battle is considered to be in difficult terrain."""
    return bool(DIFFICULT >> target & 1) or (LAND >> origin & 1) != (LAND >> target & 1)


def pays_terrain(s: QuartermasterState, nation: int) -> bool:
    """R59: the turn of the Bersaglieri is free of difficult terrain for France and Italy."""
    return not (s.free_terrain and POWER_OF[nation] == FRANCE)


def rail_cost(s: QuartermasterState, nation: int, space: int) -> int:
    """R29: the further card that Limited Rail and Road Network costs an Entente power in this space."""
    if COALITION[nation] != ENTENTE or not s.has(AUSTRIA, LIMITED_RAIL):
        return 0
    return RAIL_REGION >> space & 1


def terrain_cost(s: QuartermasterState, nation: int, origin: int, target: int) -> int:
    """12.2: the card from hand that difficult terrain costs."""
    return 1 if hard(origin, target) and pays_terrain(s, nation) else 0


def battle_cost(s: QuartermasterState, nation: int, origin: int, target: int) -> int:
    """The cards from hand that it costs to start this battle."""
    return terrain_cost(s, nation, origin, target) + rail_cost(s, nation, target)


def truce(s: QuartermasterState, nation: int, target: int) -> bool:
    """R40: whether the Christmas Truce forbids this battle."""
    return s.truce and nation in (FR, UK) and bool(s.pieces[DE] & LAND & 1 << target)


def origins(s: QuartermasterState, nation: int, target: int, within: int, hand: int) -> list[int]:
    """The spaces from which this nation can start a battle in the target, with so many cards in hand."""
    if truce(s, nation, target):
        return []
    found = bits(s.supplied(nation) & within & BESIDE[COALITION[nation]][target])
    if hand >= 2:
        return found
    return [origin for origin in found if battle_cost(s, nation, origin, target) <= hand]


def targets(s: QuartermasterState, nation: int, wanted: int, within: int, hand: int) -> list[int]:
    """The spaces among those wanted in which this nation can start a battle."""
    near = supply.neighbourhood(nation, s.supplied(nation) & within) & wanted
    if hand >= 2 and not s.truce:
        return bits(near)
    return [target for target in bits(near) if origins(s, nation, target, within, hand)]


def listed(spaces: int) -> Saying:
    """One of these spaces, in words."""
    found = [Saying("one-space", space=space) for space in bits(spaces)]
    return found[0] if len(found) == 1 else Saying("one-of-spaces", spaces=found[:-1], space=found[-1])


def why_not(s: QuartermasterState, nation: int, target: int, wanted: int, within: int) -> Refusal:
    """Why this nation cannot start a battle in a space."""
    if not wanted >> target & 1:
        if not wanted & ~LAND and not LAND >> target & 1:
            return Refusal("12.1", "land-battle-at-sea", space=target)
        if not wanted & LAND and LAND >> target & 1:
            return Refusal("12.1", "sea-battle-on-land", space=target)
        return Refusal("11", "battle-only-in", where=listed(wanted))
    if truce(s, nation, target):
        return Refusal("11", "truce-forbids", nation=nation, space=target)
    near = s.supplied(nation) & BESIDE[COALITION[nation]][target]
    if not near:
        return Refusal("12.1", "no-supplied-piece-near", nation=nation, space=target)
    if not near & within:
        return Refusal("12.1", "other-piece-starts", space=target)
    return Refusal("12.2", "cannot-pay-battle", power=POWER_OF[nation], space=target)
