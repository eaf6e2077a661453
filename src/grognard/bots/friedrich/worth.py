"""What it is worth to a nation that one of its groups ends its move in a city. The unit is one troop."""

from __future__ import annotations

from typing import Final

from grognard.bots.friedrich.odds import Clash
from grognard.bots.friedrich.outlook import Outlook
from grognard.bots.friedrich.survey import Stack, Survey, Target
from grognard.games.friedrich import conquest
from grognard.games.friedrich.movement import kept_from_attack
from grognard.games.friedrich.tables import BOARD, CITIES, DEFENDER, GENERALS, NATION, OBJECTIVE_OF, SUIT, SUITS

PATIENCE: Final = 0.80
"""What is left of a value that is one turn away."""
HOPE: Final = 0.6
"""What a goal is worth before it is reached."""
CRUSHED_TRAIN: Final = 4.0
STANDING_IN_THE_WAY: Final = 3.0
RECKLESS: Final = 2.0
"""What it costs to attack twice as many."""
GUARDED: Final = 0.15
BEATABLE: Final = 0.5
"""What is left of the hope for a goal that is protected: a little, and more the better its guards can be beaten."""
UNKNOWN: Final = 0.3
"""How likely guards are beaten who are far away."""
DRIVEN_OFF: Final = 0.6
"""How much of what is protected is lost with a defeat."""
CAUTION: Final = -0.7
BOLDNESS: Final = 0.6
"""What a fight is worth by itself: Frederick only has to last, his enemies have less time."""
FEAR: Final = 0.5
"""How much of what enemies near may do is counted."""
NEAR: Final = 8
"""What is farther away than this looks much the same from all cities that a group can reach."""
FAR_GOALS: Final = 3
_decay: Final[list[float]] = [PATIENCE ** (steps / 3) for steps in range(256)]

SUITS_BESIDE: Final[list[list[int]]] = [
    [suit for suit in range(len(SUITS)) if any(SUIT[near] == suit for near in BOARD.neighbours[city])]
    for city in range(len(CITIES))
]
"""The suits from which a stack in each city can be attacked."""


class Goal:
    """Something worth marching to: its value, the distances from it, how near one must come."""

    __slots__ = ("away", "city", "near", "value")

    def __init__(self, value: float, away: bytes, near: int, city: int) -> None:
        self.value = value
        self.away = away
        self.near = near
        self.city = city


class Worth:
    """Judges the cities where one group may end its move; the other own stacks stay where they are."""

    def __init__(
        self,
        survey: Survey,
        areas: list[list[int]],
        pieces: list[int],
        troops: int,
        others: list[Stack],
        start: int,
    ) -> None:
        self.survey = survey
        self.pieces = pieces
        self.troops = troops
        self.others = {stack.city: stack for stack in others}
        self.other_cities = 0
        for stack in others:
            self.other_cities |= 1 << stack.city
        self.start = start
        self.outlook = Outlook(survey, areas, others, pieces, troops)
        self.boldness = CAUTION if survey.defender else BOLDNESS
        away = BOARD.distances(start)
        self.foes = [foe for foe in survey.foes if away[foe.city] <= NEAR]
        self.cover: list[tuple[bytes, float]] = []
        self._cover(away)
        self.goals = self._goals(away)

    def _cover(self, away: bytes) -> None:
        """The objectives to protect that are near, and of those far away the one that pulls most."""
        far = -1
        most = 0.0
        for charge in self.survey.charges:
            weight = charge.weight * (0.15 if self._covered(charge.city) else 1.0)
            steps = away[charge.city]
            if steps <= NEAR:
                self.cover.append((BOARD.distances(charge.city), weight))
            else:
                pull = weight * _decay[steps] * _decay[steps]
                if pull > most:
                    most, far = pull, charge.city
                    most_weight = weight
        if far >= 0:
            self.cover.append((BOARD.distances(far), most_weight))

    def _covered(self, city: int) -> bool:
        area = BOARD.within(city, conquest.RADIUS)
        return bool(area & self.other_cities)

    # Goals beyond this move

    def _goals(self, here: bytes) -> list[Goal]:
        """Everything near that is worth marching to, and the best of what is far away."""
        goals: list[Goal] = []
        far: list[tuple[float, Goal]] = []
        chances: dict[int, float] = {}
        for foe in self.foes:
            value = HOPE * self._hunt(foe, chances)
            if value > 0:
                goals.append(Goal(value, BOARD.distances(foe.city), 1, foe.city))
        for target in self.survey.targets.values():
            away = BOARD.distances(target.city)
            value = HOPE * target.value * self._claim(away)
            if target.guarded:
                chance = 1.0 if target.guards else UNKNOWN
                for guard in target.guards:
                    chance *= chances.get(guard.city, UNKNOWN)
                value *= GUARDED + BEATABLE * chance
            goal = Goal(value, away, 0, target.city)
            if here[target.city] <= NEAR:
                goals.append(goal)
            else:
                far.append((-value * _decay[here[target.city]], goal))
        if far:
            far.sort(key=_first)
            for _, goal in far[:FAR_GOALS]:
                goals.append(goal)
        return goals

    def _claim(self, away: bytes) -> float:
        """Less for a city to which another own stack is nearer."""
        here = away[self.start]
        for place in self.others:
            if away[place] < here:
                return 0.4
        return 1.0

    def _hunt(self, foe: Stack, chances: dict[int, float]) -> float:
        """What it is worth to attack this stack from the best side; how likely it is beaten then is noted."""
        survey = self.survey
        best = -9.0
        seen = 0
        for near in BOARD.neighbours[foe.city]:
            if not seen >> SUIT[near] & 1:
                seen |= 1 << SUIT[near]
                clash = survey.attack(self.troops, near, foe)
                value = clash.value()
                if value > best:
                    best = value
                    chances[foe.city] = clash.chance()
        return best + self.boldness if survey.nuisance(foe) > 0 else 0.0

    def prospect(self, city: int, taken: list[int]) -> float:
        """What the goals not yet taken are worth seen from this city: the best one, and a little of the next."""
        best = second = 0.0
        for goal in self.goals:
            value = goal.value
            if value <= second or goal.city in taken:
                continue
            steps = goal.away[city] - goal.near
            if steps > 0:
                value *= _decay[steps]
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return best + 0.25 * second

    # The city itself

    def combat(self, city: int, troops: int, marks: list[Target]) -> float:
        """The fights that a group must fight there, and what they win."""
        survey = self.survey
        if not BOARD.beside[city] & survey.hostile or kept_from_attack(survey.s, self.pieces, city):
            return 0.0
        foes = [survey.foe_at[near] for near in BOARD.neighbours[city] if near in survey.foe_at]
        total = 0.0
        chance = 1.0
        for foe in foes:
            clash = survey.attack(troops, city, foe)
            if len(foes) > 1:
                clash.points = int(0.6 * clash.points)
            for target in marks:
                if len(target.guards) == 1 and target.guards[0] is foe:
                    clash.win += 0.5 * target.value
            total += clash.value() + self.boldness
            if 2 * troops <= foe.troops:
                total -= RECKLESS
            chance *= clash.chance()
        if len(foes) > 1:
            for target in marks:
                if len(target.guards) > 1 and all(guard in foes for guard in target.guards):
                    total += 0.75 * chance * target.value
        return total

    def danger(self, city: int, troops: int) -> tuple[float, float]:
        """What enemies near may cost this stack, and how likely they drive it away."""
        cost = defeat = 0.0
        for foe in self.foes:
            if 1 < BOARD.distances(foe.city)[city] <= 4:
                clash = self.threat(city, troops, foe)
                value = clash.value()
                if value < 0:
                    cost = max(cost, -value)
                    defeat = max(defeat, 1 - clash.chance())
        return cost, defeat

    def threat(self, city: int, troops: int, foe: Stack) -> Clash:
        """The combat if this enemy attacks a group here, from where his suit is best."""
        survey = self.survey
        cards = survey.counting.cards(foe.nation)
        suits = SUITS_BESIDE[city]
        best = suits[0]
        for suit in suits:
            if cards[suit] > cards[best]:
                best = suit
        return survey.clash(troops, city, foe, best)

    def watch(self, city: int) -> float:
        """The objectives protected from here, and the pull of the one that most needs protection."""
        total = pull = 0.0
        for away, weight in self.cover:
            steps = away[city]
            if steps <= conquest.RADIUS:
                total += weight
            elif weight > pull:
                weight *= _decay[steps] * _decay[steps]
                if weight > pull:
                    pull = weight
        return total + 0.6 * pull

    def end(self, city: int, marks: list[Target], taken: list[int]) -> float:
        """The worth of ending the move here, having left these protected targets and taken these on the way."""
        survey = self.survey
        troops = self.troops
        value = 0.0
        if city != self.start:
            piece = survey.s.top[city] - 1
            if piece >= GENERALS and DEFENDER[NATION[piece]] != survey.defender:
                value += CRUSHED_TRAIN
            resident = self.others.get(city)
            if resident is not None:
                troops += resident.troops
                value -= 1.0
        cost, defeat = self.danger(city, troops)
        value += self.combat(city, troops, marks) + self.prospect(city, taken) - FEAR * cost
        value += self.watch(city) * (1 - DRIVEN_OFF * defeat)
        return value - blocking(survey, city) - self.outlook.cost(city)


def _first(pair: tuple[float, Goal]) -> float:
    return pair[0]


def blocking(survey: Survey, city: int) -> float:
    """Ruling 9: nobody stands on what an ally needs."""
    owner = OBJECTIVE_OF[city]
    if owner < 0 or owner == survey.nation or survey.defender or DEFENDER[owner]:
        return 0.0
    return STANDING_IN_THE_WAY if city in survey.missing.get(owner, []) else 0.0
