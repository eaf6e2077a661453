"""The war as one nation sees it: stacks, hands, what it wants and what it must protect."""

from __future__ import annotations

from typing import Final

from grognard.bots.friedrich.odds import Clash, clash
from grognard.core.board import bits
from grognard.games.friedrich import conquest, victory
from grognard.games.friedrich.state import FriedrichState
from grognard.games.friedrich.supply import RANGE
from grognard.games.friedrich.tables import (
    AUSTRIA,
    BOARD,
    CARD_SUIT,
    CARD_VALUE,
    CITIES,
    DEFENDED_BY,
    DEFENDER,
    MOST_TROOPS,
    NATION,
    OBJECTIVE_OF,
    OBJECTIVES,
    RESERVE,
    SUIT,
    SUITS,
)

RESERVE_WORTH: Final = 9
"""What a Reserve counts when a hand is weighed: it serves every suit, but only once."""
NEVER: Final = 99


class Stack:
    """Generals in one city; the troops are known or guessed."""

    __slots__ = ("city", "nation", "pieces", "troops")

    def __init__(self, nation: int, city: int, pieces: list[int], troops: int) -> None:
        self.nation = nation
        self.city = city
        self.pieces = pieces
        self.troops = troops


class Target:
    """A city that this nation would conquer by leaving it, and the hostile stacks that protect it."""

    __slots__ = ("city", "guarded", "guards", "value")

    def __init__(self, city: int, value: float, guarded: bool, guards: list[Stack]) -> None:
        self.city = city
        self.value = value
        self.guarded = guarded
        self.guards = guards


class Charge:
    """A city that this nation protects, from whom, and how much it matters now."""

    __slots__ = ("city", "nation", "weight")

    def __init__(self, city: int, nation: int, weight: float) -> None:
        self.city = city
        self.nation = nation
        self.weight = weight


def stacks_of(s: FriedrichState, nation: int, seat: int) -> list[Stack]:
    """The stacks of a nation. What is secret to this seat is spread evenly, so that no imagined deal matters."""
    cities = s.cities_of(nation)
    groups = [s.stack_at(city) for city in cities]
    if s.seat_of(nation) == seat:
        return [Stack(nation, c, group, s.strength(c)) for c, group in zip(cities, groups, strict=True)]
    secret = [index for index, city in enumerate(cities) if s.shown[s.commander(city)] < 0]
    generals = sum(len(groups[index]) for index in secret)
    total = sum(s.strength(cities[index]) for index in secret)
    stacks: list[Stack] = []
    for index, city in enumerate(cities):
        shown = s.shown[s.commander(city)]
        size = len(groups[index])
        troops = shown if shown >= 0 else min(MOST_TROOPS * size, round(total * size / generals))
        stacks.append(Stack(nation, city, groups[index], troops))
    return stacks


class Survey:
    """Everything that the plans of one nation need to know."""

    def __init__(self, s: FriedrichState, nation: int, seat: int) -> None:
        self.s = s
        self.nation = nation
        self.seat = seat
        self.defender = DEFENDER[nation]
        others = [other for other in s.setup.nations if s.plays(other)]
        self.own = stacks_of(s, nation, seat)
        self.foes = [
            stack for other in others if DEFENDER[other] != self.defender for stack in stacks_of(s, other, seat)
        ]
        self.foe_at = {stack.city: stack for stack in self.foes}
        self.cards = [hand.bit_count() for hand in s.hands]
        self.points = suit_points(s, nation)
        self.missing = {other: missing(s, other) for other in others}
        self.targets = self._targets()
        self.charges = self._charges()
        self.hostile = hostile_cities(s, nation)
        self._fed: dict[int, int] = {}
        self.nuisance = {stack.city: self._nuisance(stack) for stack in self.foes}

    # What is wanted

    def _targets(self) -> dict[int, Target]:
        found: dict[int, Target] = {}
        for city in range(OBJECTIVE_COUNT):
            if not conquest.at_stake(self.s, self.nation, city):
                continue
            protector = conquest.protector(self.nation, city)
            away = BOARD.distances(city)
            guards = [foe for foe in self.foes if foe.nation == protector and away[foe.city] <= conquest.RADIUS]
            guarded = bool(guards) or conquest.guarded(self.s, city, protector)
            found[city] = Target(city, self._value(city), guarded, guards)
        return found

    def _value(self, city: int) -> float:
        owner = OBJECTIVE_OF[city]
        if owner == self.nation:
            if self.defender and not self.s.setup.theatre:
                return 0.5
            return 6 + 18 / (1 + len(self.missing[owner]))
        return 3 + urgency(len(self.missing.get(owner, [])))

    # What is protected

    def _charges(self) -> list[Charge]:
        s = self.s
        found: list[Charge] = []
        for owner, lacking in self.missing.items():
            if DEFENDER[owner] != self.defender:
                cities = [city for city in lacking if DEFENDED_BY[city] == self.nation]
                found += [self._charge(city, owner, urgency(len(lacking))) for city in cities]
        for city in OBJECTIVES[self.nation]:
            if s.holds(city):
                found.append(self._charge(city, DEFENDED_BY[city], 1.5))
        return [charge for charge in found if charge.weight > 0]

    def _charge(self, city: int, enemy: int, weight: float) -> Charge:
        away = BOARD.distances(city)
        nearest = min((away[foe.city] for foe in self.foes if foe.nation == enemy), default=NEVER)
        if nearest == NEVER:
            return Charge(city, enemy, 0)
        return Charge(city, enemy, weight * max(0.08, 1.15 - 0.09 * nearest))

    def _nuisance(self, foe: Stack) -> float:
        """What it is worth to drive this stack away."""
        total = 0.0
        for target in self.targets.values():
            if len(target.guards) == 1 and target.guards[0] is foe:
                total += 0.3 * target.value
        away = BOARD.distances(foe.city)
        for charge in self.charges:
            if charge.nation == foe.nation and away[charge.city] <= 4:
                total += 0.12 * charge.weight
        return min(total, 6)

    # Supply

    def fed(self, city: int) -> int:
        """The cities that a train in this city would supply, enemies as they stand now."""
        known = self._fed.get(city)
        if known is None:
            known = BOARD.within(city, RANGE)
            if known & self.hostile:
                known = BOARD.flood(1 << city, ~self.hostile, RANGE)
            self._fed[city] = known
        return known

    # Odds

    def attack(self, troops: int, city: int, foe: Stack) -> Clash:
        """What this nation may expect if it attacks from a city with so many troops."""
        return clash(troops, self.points[SUIT[city]], foe.troops, self.cards[foe.nation])


OBJECTIVE_COUNT: Final = sum(1 for owner in OBJECTIVE_OF if owner >= 0)
"""The objectives are the first cities of the table."""
assert all(OBJECTIVE_OF[city] >= 0 for city in range(OBJECTIVE_COUNT)), CITIES[:OBJECTIVE_COUNT]


def hostile_cities(s: FriedrichState, nation: int) -> int:
    """The cities where hostile pieces stand."""
    cities = 0
    for piece, place in enumerate(s.where):
        if place >= 0 and DEFENDER[NATION[piece]] != DEFENDER[nation]:
            cities |= 1 << place
    return cities


def missing(s: FriedrichState, nation: int) -> list[int]:
    """The objectives that a nation still needs to win."""
    if DEFENDER[nation] and not s.setup.theatre:
        return []
    lacking = [city for city in victory.needed(s, nation) if not s.holds(city)]
    spared = 4 if nation == AUSTRIA and s.offensive in (1, 3) else 0
    return lacking if len(lacking) > spared else lacking[:1]


def urgency(lacking: int) -> float:
    """How much one objective matters to the side that protects it when the enemy lacks so many."""
    return 1.0 + 10.0 / (0.5 + lacking)


def suit_points(s: FriedrichState, nation: int) -> list[int]:
    """What the hand of a nation can play in each suit."""
    totals = [0] * len(SUITS)
    for card in bits(s.hands[nation]):
        suit = CARD_SUIT[card]
        if suit == RESERVE:
            totals = [total + RESERVE_WORTH for total in totals]
        else:
            totals[suit] += CARD_VALUE[card]
    return totals


def suit_weights(survey: Survey) -> list[float]:
    """How likely each suit is to be needed: where the own stacks stand, and what enemies are near."""
    weights = [0.15] * len(SUITS)
    for stack in survey.own:
        away = BOARD.distances(stack.city)
        danger = 1.0 if any(away[foe.city] <= 5 for foe in survey.foes) else 0.4
        for city in bits(BOARD.within(stack.city, 3)):
            weights[SUIT[city]] += danger * min(stack.troops, 6) * (0.02 if city != stack.city else 0.12)
    most = max(weights)
    return [weight / most for weight in weights]
