"""What the pieces on the board are worth: objectives held, lines of supply, what can be reached, what is threatened.

The unit is a point of victory. Values are those of the Central Powers less those of the Entente.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grognard.bots.quartermaster_1914 import economy
from grognard.bots.quartermaster_1914.guards import Guards
from grognard.core.board import bits
from grognard.games.quartermaster_1914 import supply
from grognard.games.quartermaster_1914.library import (
    BALKAN_DOMINATION,
    BUILD_ARMY,
    COMMONWEALTH,
    EASTER_RISING,
    HIGH_SEAS_FLEET,
    KRIEGSMARINE,
    OF_NATION,
    OF_TYPE,
    TROUPES_COLONIALES,
    WARM_WATER_PORT,
    YELLOW_HANDS,
)
from grognard.games.quartermaster_1914.state import QuartermasterState
from grognard.games.quartermaster_1914.tables import (
    AH,
    ARMIES,
    AUSTRIA,
    BRITAIN,
    CENTRAL,
    COALITION,
    DE,
    ENTENTE,
    FR,
    FRANCE,
    GERMANY,
    HOMES,
    IRE,
    LAND,
    MEMBERS,
    NAVIES,
    OBJECTIVES,
    POWER_OF,
    ROUNDS,
    RU,
    RUSSIA,
    SEA,
    UK,
    WES,
)
from grognard.games.quartermaster_1914.victory import BALKANS, WARM_WATER, WESTERN_SEAS

ATTACK: Final = 0.16
"""How likely a power attacks a space that it can attack, in one turn."""
LATER_LOSS: Final = 0.15
"""How likely a space that can be attacked changes hands in the long run, and one that cannot."""
QUIET_LOSS: Final = 0.08
ARMY: Final = 0.14
NAVY: Final = 0.10
STRANDED: Final = 0.03
CUT_OFF: Final = 0.22
"""What it costs for each piece that loses its supply with another one."""
HOME: Final = 2.0
"""What it costs, beyond that, to lose the army at home."""
HOMELESS: Final = 1.0
MOVED_IN: Final = 0.4
"""How likely an enemy moves into a home that he can reach."""
REACH: Final = (0.34, 0.16, 0.07, 0.035, 0.018)
"""What a free objective is worth that can be built in now, after one more piece, after two, and so on."""
BEYOND: Final = (0.10, 0.06, 0.03, 0.015, 0.008)
"""The same for one that an enemy holds, seen from those spaces."""
MEANS: Final = (0.75, 1.15, 1.4)
"""How much more likely that is with none, one and two cards in hand that build an army."""
ONE_AFTER_THE_OTHER: Final = (1.0, 0.6, 0.4, 0.25, 0.15, 0.1)
HELPFUL_FLEET: Final = 0.5
PLANNED: Final = 0.45
"""What a Status card counts that is still in hand."""

Pieces = Sequence[int]


class Ground:
    """The board as one seat sees it; positions once judged are kept."""

    def __init__(self, s: QuartermasterState, seat: int) -> None:
        self.s = s
        self.guards = Guards(s, seat)
        self.next, self.rest = economy.scoring_weights(s)
        self.turns = [economy.turns_before_scoring(s, power) for power in range(5)]
        self.safe = [(1 - ATTACK) ** turns for turns in self.turns]
        self.last = [economy.turns_left(s, power) for power in range(5)]
        self.long = min(1.0, (ROUNDS - s.round) / economy.LONG)
        self.known: dict[tuple[tuple[int, ...], int], float] = {}
        self.reached: dict[tuple[int, int, int, int], list[float]] = {}
        own = [power for power in range(5) if s.seat_of(power) == seat]
        self.status = [s.status[power] for power in range(5)]
        self.plans = [s.hands[power] if power in own else 0 for power in range(5)]
        self.means = [self._means(nation) for nation in range(8)]

    def _means(self, nation: int) -> float:
        """How far a nation can hope to build, for all that is known of its cards."""
        power = POWER_OF[nation]
        if not self.plans[power]:
            return 1.0
        cards = (self.plans[power] & OF_NATION[nation] & OF_TYPE[BUILD_ARMY]).bit_count()
        return MEANS[min(cards, len(MEANS) - 1)]

    def value(self, pieces: Pieces, tokens: int) -> float:
        key = (tuple(pieces), tokens)
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = self._value(pieces, tokens)
        return known

    def _value(self, pieces: Pieces, tokens: int) -> float:
        sides = [0, 0]
        for nation in range(8):
            sides[COALITION[nation]] |= pieces[nation]
        supplied = [supply.supplied(nation, pieces[nation]) for nation in range(8)]
        reach = [supply.neighbourhood(nation, supplied[nation]) for nation in range(8)]
        held = [0, 0]
        for nation in range(8):
            if not sides[1 - COALITION[nation]] >> HOMES[nation] & 1:
                held[COALITION[nation]] |= pieces[nation] & LAND
        objectives = OBJECTIVES | tokens
        held = [held[CENTRAL] & objectives, held[ENTENTE] & objectives]
        total = self._status(pieces, sides, supplied)
        for side in (CENTRAL, ENTENTE):
            sign = 1 if side == CENTRAL else -1
            total += sign * self._held(pieces, side, held[side], supplied, reach)
            for nation in MEMBERS[side]:
                total += sign * self._nation(nation, pieces[nation], supplied[nation])
                if pieces[nation] and not supplied[nation]:
                    total -= sign * self._homeless(nation, pieces[nation] & objectives, sides, reach)
            total += sign * self._prospects(pieces, side, sides, held, objectives)
        return total

    # Danger

    def risk(self, pieces: Pieces, side: int, space: int, supplied: list[int], reach: list[int]) -> float:
        """How likely a space is lost before the next scoring round."""
        safe = 1.0
        struck = 0
        for enemy in MEMBERS[1 - side]:
            if reach[enemy] >> space & 1 and not struck >> POWER_OF[enemy] & 1:
                struck |= 1 << POWER_OF[enemy]
                safe *= self.safe[POWER_OF[enemy]]
        if not struck:
            return 0.0
        return (1 - safe) * (1 - self.guards.hold(pieces, side, space, supplied))

    def _held(self, pieces: Pieces, side: int, held: int, supplied: list[int], reach: list[int]) -> float:
        """The points of the objectives, and what the pieces in danger would take with them."""
        threat = 0
        for enemy in MEMBERS[1 - side]:
            threat |= reach[enemy]
        total = (held & ~threat).bit_count() * (self.next + self.rest * (1 - QUIET_LOSS))
        mine = 0
        for nation in MEMBERS[side]:
            mine |= pieces[nation]
        for space in bits(mine & threat):
            risk = self.risk(pieces, side, space, supplied, reach)
            if held >> space & 1:
                total += self.next * (1 - risk) + self.rest * (1 - LATER_LOSS)
            lost = max(risk, 0.1)
            for nation in MEMBERS[side]:
                if supplied[nation] >> space & 1:
                    total -= lost * self._ruin(nation, pieces[nation], space, supplied[nation])
        return total

    def _ruin(self, nation: int, pieces: int, space: int, supplied: int) -> float:
        """What else is lost with a supplied piece."""
        rest = supply.supplied(nation, pieces & ~(1 << space))
        cut = supplied.bit_count() - 1 - rest.bit_count()
        ruin = (ARMY + CUT_OFF * cut) * self.long
        return ruin + HOME * self.long if space == HOMES[nation] else ruin

    # Pieces

    def _nation(self, nation: int, pieces: int, supplied: int) -> float:
        total = ARMY * (supplied & LAND).bit_count() + NAVY * (supplied & SEA).bit_count()
        return (total + STRANDED * (pieces & ~supplied).bit_count()) * self.long

    def _homeless(self, nation: int, held: int, sides: list[int], reach: list[int]) -> float:
        """What a nation fears without an army at home: no supply, and soon no points, if an enemy can move in."""
        enemies = 1 - COALITION[nation]
        home = HOMES[nation]
        fear = HOMELESS * self.long
        if not sides[enemies] >> home & 1 and any(reach[enemy] >> home & 1 for enemy in MEMBERS[enemies]):
            fear += MOVED_IN * (held.bit_count() + 1) * (self.next + self.rest)
        return fear

    def _prospects(self, pieces: Pieces, side: int, sides: list[int], held: list[int], objectives: int) -> float:
        """The objectives that the powers of a side can hope for; a power builds one piece after the other."""
        total = 0.0
        found: list[float] = []
        last = -1
        for nation in MEMBERS[side]:
            power = POWER_OF[nation]
            if power != last:
                total += _in_turn(found)
                found, last = [], power
            weight = self.rest + (self.next if self.turns[power] else 0.0)
            if weight > 0:
                wanted = objectives & ~held[side]
                weight *= self.means[nation]
                found += [
                    weight * chance for chance in self._within_reach(nation, pieces[nation], sides[1 - side], wanted)
                ]
        return total + _in_turn(found)

    def _within_reach(self, nation: int, mine: int, enemies: int, wanted: int) -> list[float]:
        key = (nation, mine, enemies, wanted)
        known = self.reached.get(key)
        if known is not None:
            return known
        armies = (mine & LAND).bit_count()
        kinds = LAND if armies < ARMIES[nation] else 0
        navies = NAVIES[nation] - (mine.bit_count() - armies)
        if navies > 0:
            kinds |= SEA
        found: list[float] = []
        ring = supply.buildable(nation, mine) & kinds & ~mine & ~enemies
        seen = mine
        for step in range(len(REACH)):
            found += [REACH[step]] * (ring & wanted).bit_count()
            seen |= ring
            near = supply.neighbourhood(nation, ring) & ~seen
            found += [BEYOND[step]] * (near & wanted & enemies).bit_count()
            ring = near & kinds & ~enemies
        self.reached[key] = found
        return found

    # Status cards

    def _status(self, pieces: Pieces, sides: list[int], supplied: list[int]) -> float:
        """Status cards that score, or help, because of pieces on the board."""
        value = 0.0
        point = self.next + self.rest * 0.8
        if not sides[ENTENTE] >> HOMES[AH] & 1:
            if not sides[ENTENTE] & BALKANS:
                value += point * self._counts(AUSTRIA, BALKAN_DOMINATION)
            if pieces[AH] & SEA:
                value += point * self._counts(AUSTRIA, KRIEGSMARINE)
        if not sides[ENTENTE] >> HOMES[DE] & 1:
            if not pieces[UK] >> IRE & 1:
                value += point * self._counts(GERMANY, EASTER_RISING)
            if pieces[DE] & WESTERN_SEAS:
                value += 2 * point * self._counts(GERMANY, HIGH_SEAS_FLEET)
        if supplied[RU] & WARM_WATER and not sides[CENTRAL] >> HOMES[RU] & 1:
            value -= point * self._counts(RUSSIA, WARM_WATER_PORT)
        fleet = min(3, (pieces[UK] & SEA).bit_count())
        cards = self._counts(BRITAIN, COMMONWEALTH) + self._counts(BRITAIN, YELLOW_HANDS)
        if cards and self.last[BRITAIN] > 3:
            value -= HELPFUL_FLEET * cards * (fleet / 3) ** 2 * self.long
        if pieces[FR] >> WES & 1:
            value -= HELPFUL_FLEET * self._counts(FRANCE, TROUPES_COLONIALES) * self.long
        return value

    def _counts(self, power: int, card: int) -> float:
        if self.status[power] >> card & 1:
            return 1.0
        return PLANNED if self.plans[power] >> card & 1 else 0.0


def _in_turn(chances: list[float]) -> float:
    total = 0.0
    for place, chance in enumerate(sorted(chances, reverse=True)[: len(ONE_AFTER_THE_OTHER)]):
        total += chance * ONE_AFTER_THE_OTHER[place]
    return total
