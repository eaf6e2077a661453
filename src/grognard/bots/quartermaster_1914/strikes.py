"""Attack values: what a nation can battle, how likely it wins, and what it costs."""

from __future__ import annotations

from typing import Final

from grognard.bots.quartermaster_1914.economy import PREPARED_CARD
from grognard.bots.quartermaster_1914.odds import at_most
from grognard.bots.quartermaster_1914.scene import Scene
from grognard.bots.quartermaster_1914.survey import Survey, cleared
from grognard.core.board import bits
from grognard.games.quartermaster_1914.battles.tolls import tolls
from grognard.games.quartermaster_1914.board import supply, terrain
from grognard.games.quartermaster_1914.facts.library import (
    ALPINI,
    LA_REVANCHE,
    MUSTARD_GAS,
    RED_BARON,
    TRENCH_LINES,
)
from grognard.games.quartermaster_1914.facts.tables import (
    BESIDE,
    COALITION,
    DE,
    ENTENTE,
    FR,
    GERMANY,
    LAND,
    MEMBERS,
    POWER_OF,
    UK,
)

REVEALED: Final = 0.5
"""What a defender who holds loses of his card's worth."""
RECKLESS: Final = 0.05


class Strike:
    """A battle that could be started."""

    def __init__(self, nation: int, origin: int, target: int, win: float, bonus: float, won: list[int]) -> None:
        self.nation = nation
        self.origin = origin
        self.target = target
        self.win = win
        self.bonus = bonus
        """What starting the battle gains or costs, whatever its outcome."""
        self.won = won
        """The pieces after a victory."""

    def hard(self) -> bool:
        return terrain.hard(self.origin, self.target)


def strikes(survey: Survey, scene: Scene, nation: int, wanted: int, within: int, empty: bool) -> list[Strike]:
    """The battles that a nation can start; those in spaces without enemies only where they are of use."""
    side = COALITION[nation]
    near = scene.supplied(nation) & within
    enemies = 0
    for enemy in MEMBERS[1 - side]:
        enemies |= scene.pieces[enemy]
    targets = supply.neighbourhood(nation, near) & wanted
    if not empty:
        targets &= enemies
    found: list[Strike] = []
    for target in bits(targets):
        if survey.s.truce and nation in (FR, UK) and scene.pieces[DE] & LAND & 1 << target:
            continue
        options = [
            origin for origin in bits(near & BESIDE[side][target]) if _affordable(survey, scene, nation, origin, target)
        ]
        if options:
            origin = min(options, key=lambda place: (terrain.hard(place, target), not LAND >> place & 1, place))
            found.append(strike(survey, scene, nation, origin, target))
    return found


def _affordable(survey: Survey, scene: Scene, nation: int, origin: int, target: int) -> bool:
    return terrain.battle_cost(survey.s, nation, origin, target) <= scene.hand


def strike(survey: Survey, scene: Scene, nation: int, origin: int, target: int) -> Strike:
    """One battle, judged."""
    side = COALITION[nation]
    enemies = MEMBERS[1 - side]
    cost = terrain.battle_cost(survey.s, nation, origin, target)
    price = survey.prices[POWER_OF[nation]]
    bonus = -cost * price - RECKLESS
    if any(scene.pieces[enemy] >> target & 1 for enemy in enemies):
        spread = survey.odds.defence(scene.pieces, nation, origin, target)
        symbols = survey.odds.sustain(nation, origin, target, scene.hand - cost)
        win = at_most(spread, symbols)
        answered = 1 - spread[0]
        if symbols:
            bonus -= answered * (price + PREPARED_CARD) * (2 if terrain.hard(origin, target) else 1) * 0.6
        bonus += answered * REVEALED * (PREPARED_CARD + _defenders_price(survey, scene, target, 1 - side))
        bonus += _standing(survey, scene, nation, origin, target)
    else:
        win = 1.0
    return Strike(nation, origin, target, win, bonus, cleared(scene.pieces, target, enemies))


def _defenders(scene: Scene, target: int, side: int) -> list[int]:
    return sorted({POWER_OF[nation] for nation in MEMBERS[side] if scene.pieces[nation] >> target & 1})


def _defenders_price(survey: Survey, scene: Scene, target: int, side: int) -> float:
    return max((survey.prices[power] for power in _defenders(scene, target, side)), default=0.0)


def _standing(survey: Survey, scene: Scene, nation: int, origin: int, target: int) -> float:
    """What Status cards in play make of the start of a battle."""
    s = survey.s
    power = POWER_OF[nation]
    price = survey.prices[power]
    bonus = 0.0
    for status in tolls(s, scene.pieces, nation, origin, target):
        if status == LA_REVANCHE:
            bonus += 1.0
        elif status == TRENCH_LINES:
            bonus -= price if s.deck_size(power) else 1.0
        elif status == ALPINI:
            bonus -= price
        else:
            bonus -= price + PREPARED_CARD if s.prepared[power] else 1.0
    if nation == DE and LAND >> target & 1:
        victims = _defenders(scene, target, ENTENTE)
        if s.ready(GERMANY, MUSTARD_GAS):
            bonus += max(survey.prices[p] + PREPARED_CARD if s.prepared[p] else 1.0 for p in victims)
        if s.ready(GERMANY, RED_BARON):
            bonus += max(survey.prices[p] if s.deck_size(p) else 1.0 for p in victims)
    return bonus
