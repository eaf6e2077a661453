"""Position values of stacks in a city: fights, danger, what they protect. The unit is one troop."""

from __future__ import annotations

from typing import Final

from grognard.bots.friedrich.hands import THRIFT
from grognard.bots.friedrich.odds import Clash
from grognard.bots.friedrich.stakes import GONE
from grognard.bots.friedrich.survey import Stack, Survey, Target
from grognard.games.friedrich.board import conquest
from grognard.games.friedrich.facts.tables import BOARD, CITIES, SUIT, SUITS
from grognard.games.friedrich.steps import movement

PATIENCE: Final = 0.78
"""What is left of a value that is one turn away."""
JOINED: Final = 0.6
"""How much of the other enemies in reach is counted with the strongest one."""
RECKLESS: Final = 2.4
"""What it costs to attack twice as many."""
DRIVEN_OFF: Final = 0.7
STUBBORN: Final = 0.3
"""How much of what is protected no more after a defeat is lost, to those who conquer and to those who defend."""
COVERED: Final = 0.1
TWICE: Final = 0.4
"""What is left of the worth of protecting what another stack protects as well; then if hardly anything else is left."""
DIRE: Final = 4.0
"""What it is worth to protect one of the last objectives."""
RETREAT: Final = 2
"""How far a stack is driven away at least, if it is beaten."""
CAUTION: Final = -1.0
BOLDNESS: Final = 0.6
"""What a fight is worth by itself: Frederick only has to last, his enemies have less time."""
BOLDEST: Final = 2.5
"""The most of it where Austria and the Imperial Army have all of Prussia against them: nobody else wears it down, so
with cards to spare, or little time to spend them, they seek battle."""
FEAR: Final = 0.8
FEWER_FOES: Final = 0.4
DARING: Final = 0.35
"""How much of what enemies near may do is counted, by Frederick's side, whose troops must last; where it has one player
against it only; and by his enemies."""
NEAR: Final = 8
"""What is farther away than this looks much the same from all cities that a group can reach."""
DECAY: Final[list[float]] = [PATIENCE ** (steps / 3) for steps in range(256)]
"""What is left of a value so many cities away."""
SUITS_BESIDE: Final[list[list[int]]] = [
    [suit for suit in range(len(SUITS)) if any(SUIT[near] == suit for near in BOARD.neighbours[city])]
    for city in range(len(CITIES))
]
"""The suits from which a stack in each city can be attacked."""


class Standing:
    """Judges cities for a group of one nation; the other own stacks stay where they are."""

    def __init__(self, survey: Survey, pieces: list[int], others: list[Stack], start: int) -> None:
        self.survey = survey
        self.pieces = pieces
        self.start = start
        self.other_cities = 0
        for stack in others:
            self.other_cities |= 1 << stack.city
        self.boldness = CAUTION if survey.defender else BOLDNESS
        if survey.s.setup.theatre and not survey.defender:
            self.boldness = min(BOLDEST, THRIFT / max(survey.thrift, 0.001))
        self.fear = FEAR if survey.defender else DARING
        if survey.defender and (survey.s.setup.west or survey.s.setup.theatre):
            self.fear = FEWER_FOES
        self.dread = STUBBORN if survey.defender else DRIVEN_OFF
        away = BOARD.distances(start)
        self.foes = [foe for foe in survey.foes if away[foe.city] <= NEAR]
        self.raids: list[tuple[Stack, int]] = []
        """The enemies near, with the cities where each may be after his next move; then all these cities."""
        self.overrun = 0
        for foe in self.foes:
            reach = movement.open_reach(foe.city, 3, True)[1] | 1 << foe.city
            self.raids.append((foe, reach))
            self.overrun |= reach
        self.cover: list[tuple[bytes, float, float]] = []
        """The distances from what is to be protected, what that is worth, and what if nobody else did it."""
        self._cover(away)

    def _cover(self, away: bytes) -> None:
        """The objectives to protect that are near, and of those far away the one that pulls most."""
        far = -1
        most = 0.0
        for charge in self.survey.charges:
            weight = charge.weight
            if self._covered(charge.city):
                weight *= TWICE if self.survey.defender and weight > DIRE else COVERED
            steps = away[charge.city]
            if steps <= NEAR:
                self.cover.append((BOARD.distances(charge.city), weight, charge.weight))
            else:
                pull = weight * DECAY[steps] * DECAY[steps]
                if pull > most:
                    most, far = pull, charge.city
                    most_weight = weight
        if far >= 0:
            self.cover.append((BOARD.distances(far), most_weight, most_weight))

    def _covered(self, city: int) -> bool:
        area = BOARD.within(city, conquest.RADIUS)
        return bool(area & self.other_cities)

    def combat(self, city: int, troops: int, marks: list[Target]) -> tuple[float, float]:
        """What the fights that a group must fight there are worth, and how likely it stands there still after them."""
        survey = self.survey
        if not BOARD.beside[city] & survey.hostile or movement.kept_from_attack(survey.s, self.pieces, city):
            return 0.0, 1.0
        foes = [survey.foe_at[near] for near in BOARD.neighbours[city] if near in survey.foe_at]
        total = 0.0
        chance = 1.0
        for foe in foes:
            clash = survey.attack(troops, city, foe, self.start)
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
        return total, chance

    def danger(self, city: int, troops: int) -> tuple[float, float, int]:
        """What enemies near may cost this stack, how likely they drive it away, and how far. They may come together."""
        survey = self.survey
        strongest: Stack | None = None
        total = coming = 0
        beside = BOARD.beside[city]
        if not beside & self.overrun:
            return 0.0, 0.0, 0
        for foe, reach in self.raids:
            if reach & beside:
                if strongest is None or foe.troops > strongest.troops:
                    strongest = foe
                total += foe.troops
                coming |= reach & beside
        if strongest is None:
            return 0.0, 0.0, 0
        if total > strongest.troops:
            joined = strongest.troops + int(JOINED * (total - strongest.troops))
            strongest = Stack(strongest.nation, strongest.city, strongest.pieces, joined)
        clash = self.threat(city, troops, strongest)
        for near in BOARD.neighbours[city]:
            if coming >> near & 1:
                clash.room = min(clash.room, survey.way_out(city, near, self.start))
        value = clash.value()
        if value >= 0:
            return 0.0, 0.0, 0
        return -value, 1 - clash.chance(), clash.pushed()

    def threat(self, city: int, troops: int, foe: Stack) -> Clash:
        """The combat if this enemy attacks a group here, from where his suit is best."""
        survey = self.survey
        cards = survey.counting.cards(foe.nation)
        suits = SUITS_BESIDE[city]
        best = suits[0]
        for suit in suits:
            if cards[suit] > cards[best]:
                best = suit
        clash = survey.clash(troops, city, foe, best)
        clash.attacked = True
        return clash

    def watch(self, city: int, risk: float, driven: int) -> float:
        """The objectives protected from here, if the group is driven away by so many cities with this risk; and the
        pull of the one that most needs protection."""
        total = pull = 0.0
        for away, weight, _ in self.cover:
            steps = away[city]
            if steps <= conquest.RADIUS:
                total += weight * (1 - risk * GONE[steps + driven])
            elif weight > pull:
                weight *= DECAY[steps] * DECAY[steps]
                if weight > pull:
                    pull = weight
        return total + 0.6 * pull

    def guard(self, city: int, risk: float, driven: int) -> float:
        """The objectives protected from here by whoever stands here."""
        total = 0.0
        for away, _, weight in self.cover:
            steps = away[city]
            if steps <= conquest.RADIUS:
                total += weight * (1 - risk * GONE[steps + driven])
        return total

    def stand(self, city: int, troops: int, marks: list[Target], joined: bool) -> float:
        """What so many troops in a city win and lose there: their fights, the danger, and what they protect."""
        cost, defeat, driven = self.danger(city, troops)
        fights, standing = self.combat(city, troops, marks)
        risk = self.dread * (1 - standing * (1 - defeat))
        driven = max(driven, RETREAT)
        protected = self.guard(city, risk, driven) if joined else self.watch(city, risk, driven)
        return fights - self.fear * cost + protected
