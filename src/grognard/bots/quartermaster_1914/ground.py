"""Piece values on the board: objectives held, lines of supply, what can be reached, what is threatened.

The unit is a point of victory. Values are those of the Central Powers less those of the Entente.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grognard.bots.quartermaster_1914 import economy
from grognard.bots.quartermaster_1914.footing import Footing, footing
from grognard.bots.quartermaster_1914.guards import Guards
from grognard.bots.quartermaster_1914.homes import Homes
from grognard.core.board import mask_of
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.board.victory import BALKANS, WARM_WATER, WESTERN_SEAS
from grognard.games.quartermaster_1914.facts.library import (
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
from grognard.games.quartermaster_1914.facts.tables import (
    AH,
    ALLIES,
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
    NATIONS_OF,
    OBJECTIVES,
    POWER_OF,
    ROUNDS,
    RU,
    RUSSIA,
    SEA,
    UK,
    WES,
)

ATTACK: Final = 0.08
"""How likely a power takes a space that it can attack and that no card protects, in one turn."""
LATER_LOSS: Final[tuple[float, ...]] = (0.06, 0.17, 0.36, 0.36)
"""How likely a space is lost in the long run that no power can attack now, one, two, or three."""
LEAST_RISK: Final = 0.1
"""How likely a piece that can be attacked is lost sooner or later."""
SOON: Final[tuple[float, ...]] = (0.0, 0.6, 1.15, 1.6, 1.95, 2.2, 2.4)
"""How many of some free objectives a side will hold at the next scoring round, as far as it has turns for them."""
MEANS: Final[tuple[float, ...]] = (0.75, 1.15, 1.4)
"""How much more likely that is with none, one and two cards in hand that build an army."""
BESIDES: Final = 0.4
"""What the hopes of the other nation of a power count, since only one of them builds in a turn."""
HELPFUL_FLEET: Final = 0.5
PLANNED: Final = 0.45
"""What a Status card counts that is still in hand."""

HOME_SPACES: Final = [mask_of([HOMES[nation] for nation in MEMBERS[side]]) for side in (CENTRAL, ENTENTE)]
Pieces = Sequence[int]


class Ground:
    """The board as one seat sees it; positions once judged are kept."""

    def __init__(self, s: QuartermasterState, seat: int) -> None:
        self.s = s
        self.guards = Guards(s, seat)
        self.next, self.rest = economy.WEIGHTS[s.round]
        self.urgency = economy.urgency(s)
        self.next *= self.urgency
        self.turns = [economy.turns_before_scoring(s, power) for power in range(5)]
        self.safe = [(1 - ATTACK) ** turns for turns in self.turns]
        self.last = [economy.turns_left(s, power) for power in range(5)]
        self.before = [economy.moving_before(s, power) for power in range(5)]
        """The enemies that have a turn before the next one of each power."""
        self.order = [economy.order(s, side) for side in (CENTRAL, ENTENTE)]
        self.long = min(1.0, (ROUNDS - s.round) / economy.LONG)
        self.homes = Homes(self.before, self.next + self.rest, self.long)
        self.known: dict[tuple[tuple[int, ...], int], float] = {}
        self.dangers = [self._dangers(CENTRAL), self._dangers(ENTENTE)]
        self.kept: list[dict[tuple[int, int, int, int, int, int], float]] = [{} for _ in range(8)]
        own = [power for power in range(5) if s.seat_of(power) == seat]
        self.status = [s.status[power] for power in range(5)]
        self.plans = [s.hands[power] if power in own else 0 for power in range(5)]
        self.means = [self._means(nation) for nation in range(8)]
        self.balkans = self._counts(AUSTRIA, BALKAN_DOMINATION)
        self.kriegsmarine = self._counts(AUSTRIA, KRIEGSMARINE)
        self.rising = self._counts(GERMANY, EASTER_RISING)
        self.high_seas = self._counts(GERMANY, HIGH_SEAS_FLEET)
        self.warm_water = self._counts(RUSSIA, WARM_WATER_PORT)
        self.colonials = self._counts(FRANCE, TROUPES_COLONIALES)
        self.fleet_cards = 0.0
        if self.last[BRITAIN] > 3:
            self.fleet_cards = self._counts(BRITAIN, COMMONWEALTH) + self._counts(BRITAIN, YELLOW_HANDS)

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
        feet: list[Footing] = []
        sides, standing = [0, 0], [0.0, 0.0]
        reach, starts = [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]
        shared = 0
        cut_off = False
        for nation in range(8):
            mine = pieces[nation]
            foot = footing(nation, mine)
            if not foot.supplied:
                cut_off = True
            feet.append(foot)
            reach[POWER_OF[nation]] |= foot.reach
            starts[POWER_OF[nation]] |= foot.start
            side = COALITION[nation]
            shared |= sides[side] & mine
            sides[side] |= mine
            standing[side] += foot.standing
        objectives = (OBJECTIVES | tokens) & LAND
        held = [sides[CENTRAL] & objectives, sides[ENTENTE] & objectives]
        for side in (CENTRAL, ENTENTE):
            if sides[1 - side] & HOME_SPACES[side]:
                self._drop_occupied(pieces, sides, side, held, objectives)
        total = self._status(pieces, sides, feet[RU].supplied)
        for side in (CENTRAL, ENTENTE):
            worth = self._held(side, sides[side], shared, held[side], feet, reach)
            if cut_off:
                for nation in MEMBERS[side]:
                    if not feet[nation].supplied:
                        worth -= self.homes.fear(nation, objectives, sides[1 - side], feet, reach)
            worth += self._prospects(side, sides, objectives & ~held[side], starts, feet)
            worth += standing[side] * self.long
            total += worth if side == CENTRAL else -worth
        return total

    def _drop_occupied(self, pieces: Pieces, sides: list[int], side: int, held: list[int], objectives: int) -> None:
        """A nation with an enemy at home scores nothing."""
        kept = 0
        for nation in MEMBERS[side]:
            if not sides[1 - side] >> HOMES[nation] & 1:
                kept |= pieces[nation]
        held[side] = kept & objectives

    # Danger

    def _dangers(self, side: int) -> list[float]:
        """How likely one of some enemy powers, a bit set, attacks a space before the next scoring round."""
        safe = [1.0] * 32
        done = [0]
        for power in ALLIES[1 - side]:
            for strikers in done[:]:
                more = strikers | 1 << power
                safe[more] = safe[strikers] * self.safe[power]
                done.append(more)
        return [1 - chance for chance in safe]

    def _held(self, side: int, mine: int, shared: int, held: int, feet: list[Footing], reach: list[int]) -> float:
        """The points of the objectives, and what the pieces in danger would take with them."""
        enemies = ALLIES[1 - side]
        first, second = reach[enemies[0]], reach[enemies[1]]
        third = reach[enemies[2]] if len(enemies) > 2 else 0
        threat = first | second | third
        total = (held & ~threat).bit_count() * (self.next + self.rest * (1 - LATER_LOSS[0]))
        threat &= mine
        for nation in MEMBERS[side]:
            foot = feet[nation]
            alone = foot.pieces & threat & ~shared
            if alone:
                key = (foot.pieces, alone, held & alone, first & alone, second & alone, third & alone)
                known = self.kept[nation].get(key)
                if known is None:
                    known = self._threatened(side, alone, held, [foot], reach)
                    self.kept[nation][key] = known
                total += known
        if threat & shared:
            total += self._threatened(side, threat & shared, held, [feet[nation] for nation in MEMBERS[side]], reach)
        return total

    def _threatened(self, side: int, threatened: int, held: int, feet: list[Footing], reach: list[int]) -> float:
        """The same of those spaces that can be attacked, with the pieces of these nations in them."""
        total = 0.0
        ruined = 0.0
        dangers = self.dangers[side]
        while threatened:
            low = threatened & -threatened
            threatened ^= low
            space = low.bit_length() - 1
            strikers = 0
            for power in ALLIES[1 - side]:
                if reach[power] & low:
                    strikers |= 1 << power
            risk = dangers[strikers]
            ruin = 0.0
            for foot in feet:
                if foot.supplied & low:
                    risk *= self.guards.left(foot.nation, space, True)
                    ruin += foot.ruin(space)
                elif foot.pieces & low:
                    risk *= self.guards.left(foot.nation, space, False)
            if held & low:
                total += self.next * (1 - risk) + self.rest * (1 - LATER_LOSS[strikers.bit_count()])
            ruined += (risk if risk > LEAST_RISK else LEAST_RISK) * ruin
        return total - ruined * self.long

    # Hopes

    def _prospects(self, side: int, sides: list[int], wanted: int, starts: list[int], feet: list[Footing]) -> float:
        """The objectives that the powers of a side can hope for; a power builds one piece after the other. Contested
        is what an enemy can build in before."""
        enemies = sides[1 - side]
        total = 0.0
        turns = now = 0
        for power in self.order[side]:
            contested = 0
            for enemy in self.before[power]:
                contested |= starts[enemy]
            contested &= ~sides[side]
            first = 0.0
            for nation in NATIONS_OF[power]:
                worth = self.means[nation] * feet[nation].hopes(enemies, wanted, contested)
                first = first + BESIDES * worth if first > worth else worth + BESIDES * first
            total += self.rest * first
            if self.turns[power]:
                turns += self.turns[power]
                now |= starts[power]
        free = (now & wanted & ~enemies).bit_count()
        return total + self.next * SOON[min(free, turns, len(SOON) - 1)]

    # Status cards

    def _status(self, pieces: Pieces, sides: list[int], russians: int) -> float:
        """Status cards that score, or help, because of pieces on the board."""
        value = 0.0
        point = self.next + self.rest * 0.8
        if not sides[ENTENTE] >> HOMES[AH] & 1:
            if not sides[ENTENTE] & BALKANS:
                value += point * self.balkans
            if pieces[AH] & SEA:
                value += point * self.kriegsmarine
        if not sides[ENTENTE] >> HOMES[DE] & 1:
            if not pieces[UK] >> IRE & 1:
                value += point * self.rising
            if pieces[DE] & WESTERN_SEAS:
                value += 2 * point * self.high_seas
        if russians & WARM_WATER and not sides[CENTRAL] >> HOMES[RU] & 1:
            value -= point * self.warm_water
        if self.fleet_cards:
            fleet = min(3, (pieces[UK] & SEA).bit_count())
            value -= HELPFUL_FLEET * self.fleet_cards * (fleet / 3) ** 2 * self.long
        if self.colonials and pieces[FR] >> WES & 1:
            value -= HELPFUL_FLEET * self.colonials * self.long
        return value

    def _counts(self, power: int, card: int) -> float:
        if self.status[power] >> card & 1:
            return 1.0
        return PLANNED if self.plans[power] >> card & 1 else 0.0
