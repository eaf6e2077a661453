"""Position analysis for one nation: stacks, hands, what it wants and what it must protect."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from grognard.bots.friedrich import stakes
from grognard.bots.friedrich.charges import RAIDED, SERIOUS, Charge, charge, kept
from grognard.bots.friedrich.hands import Counting, foe_thrift, plain_points, suit_points, thrift, value_of
from grognard.bots.friedrich.odds import Clash
from grognard.bots.friedrich.retreats import OPEN, SPACIOUS, way_out
from grognard.bots.friedrich.sharing import takers
from grognard.bots.friedrich.stakes import WANTED, WARDED, burden, members, prize, pushed, regained
from grognard.games.friedrich.board import conquest
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.board.supply import RANGE
from grognard.games.friedrich.facts.tables import (
    BOARD,
    DEFENDED_BY,
    DEFENDER,
    MOST_TROOPS,
    OBJECTIVE_OF,
    PRUSSIA,
    SUIT,
)
from grognard.games.friedrich.steps import movement

SHARED: Final = 0.5
"""What is left of the cards of a suit for a second fight in which they are needed."""
AROUND: Final = 2
"""With nobody else within so many cities nothing bars a retreat."""


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


def stacks_of(s: FriedrichState, nation: int, seat: int) -> list[Stack]:
    """The stacks of a nation. What is secret to this seat is spread evenly, so that no imagined deal matters."""
    stacks = [Stack(nation, city, s.stack_at(city), s.strength(city)) for city in s.cities_of(nation)]
    if s.player[nation] == seat:
        return stacks
    shown = s.shown
    generals = total = 0
    for stack in stacks:
        if shown[stack.pieces[0]] < 0:
            generals += len(stack.pieces)
            total += stack.troops
    for stack in stacks:
        open_troops = shown[stack.pieces[0]]
        size = len(stack.pieces)
        stack.troops = open_troops if open_troops >= 0 else min(MOST_TROOPS * size, round(total * size / generals))
    return stacks


class Survey:
    """Everything that the plans of one nation need to know."""

    def __init__(self, s: FriedrichState, nation: int, seat: int) -> None:
        self.s = s
        self.nation = nation
        self.seat = seat
        self.defender = DEFENDER[nation]
        self.others = [other for other in s.setup.nations if s.plays(other)]
        self.own = stacks_of(s, nation, seat)
        self.foes: list[Stack] = []
        for other in self.others:
            if DEFENDER[other] != self.defender:
                self.foes += stacks_of(s, other, seat)
        self.foe_at = {stack.city: stack for stack in self.foes}
        self.hostile = s.sides[int(not self.defender)]
        self.counting = Counting(s, seat)
        self.points = suit_points(s.hands[nation])
        self.thrift = thrift(s, nation, value_of(s.hands[nation]))
        self.plain = plain_points(s.hands[nation])
        self._foe_thrift = [-1.0] * len(s.hands)
        self.missing = {other: stakes.missing(s, other) for other in self.others}
        self.targets = self._targets()
        self.target_cities = 0
        for city in self.targets:
            self.target_cities |= 1 << city
        self.charges = self._charges()
        self._reached = -1
        self._holds: dict[int, float] = {}
        self.taken = s.taken()
        self._ways: dict[int, int] = {}
        self._fighting: list[int] | None = None
        self._takers: dict[int, int] | None = None

    # What is wanted

    def _targets(self) -> dict[int, Target]:
        s = self.s
        found: dict[int, Target] = {}
        for city in members(WANTED[self.nation] & ~s.held | WARDED[self.nation] & s.held):
            if not conquest.at_stake(s, self.nation, city):
                continue
            protector = conquest.protector(self.nation, city)
            away = BOARD.distances(city)
            guards = [foe for foe in self.foes if foe.nation == protector and away[foe.city] <= conquest.RADIUS]
            guarded = bool(guards) or conquest.guarded(s, city, protector)
            found[city] = Target(city, self._value(city), guarded, guards)
        return found

    def _value(self, city: int) -> float:
        owner = OBJECTIVE_OF[city]
        if owner == self.nation:
            if self.defender and not self.s.setup.theatre:
                return 0.5
            return prize(len(self.missing[owner]))
        lacking = len(self.missing.get(owner, []))
        return (stakes.ALARM if self.defender and lacking <= 2 else 1.0) * regained(lacking)

    # What is protected

    def _charges(self) -> list[Charge]:
        s = self.s
        found: list[Charge] = []
        for owner in self.others:
            if DEFENDER[owner] != self.defender:
                lacking = self.missing[owner]
                places = [foe.city for foe in self.foes if foe.nation == owner]
                if lacking and places:
                    weight = burden(len(lacking))
                    if owner == PRUSSIA and len(lacking) > SERIOUS:
                        weight *= RAIDED
                    for city in lacking:
                        if DEFENDED_BY[city] == self.nation:
                            found.append(charge(city, owner, weight, places))
        held = members(WANTED[self.nation] & s.held)
        weight = stakes.kept(len(self.missing[self.nation]))
        for city in held:
            keeper = DEFENDED_BY[city]
            places = [foe.city for foe in self.foes if foe.nation == keeper]
            if places:
                if s.setup.west or s.setup.theatre:
                    found.append(kept(city, keeper, weight, places))
                else:
                    found.append(charge(city, keeper, weight, places))
        return found

    def nuisance(self, foe: Stack) -> float:
        """What it is worth to drive this stack away."""
        known = self._holds.get(foe.city)
        if known is None:
            known = stakes.hold(self.s, foe.nation, foe.city).lost(pushed(self.defender))
            self._holds[foe.city] = known
        return known

    def takers(self) -> dict[int, int]:
        """For each target the city of the stack that should go for it."""
        if self._takers is None:
            wanted = [(target.city, target.value) for target in self.targets.values()]
            self._takers = takers([stack.city for stack in self.own], wanted)
        return self._takers

    # Supply

    def fed(self, city: int) -> int:
        """The cities that a train in this city would supply, enemies as they stand now."""
        area = BOARD.within(city, RANGE)
        hostile = area & self.hostile
        return fed_area(city, hostile) if hostile else area

    def reached(self) -> int:
        """The cities to which an enemy can come in his next move, if nothing is in his way, as a set."""
        if self._reached < 0:
            self._reached = 0
            for foe in self.foes:
                self._reached |= movement.open_reach(foe.city, 3, True)[1]
        return self._reached

    # Odds

    def foe_thrift(self, nation: int) -> float:
        """What a point of a card is worth to an enemy."""
        known = self._foe_thrift[nation]
        if known < 0:
            known = foe_thrift(self.s, nation)
            self._foe_thrift[nation] = known
        return known

    def clash(self, troops: int, city: int, foe: Stack, foe_suit: int) -> Clash:
        """A combat of so many troops in a city with a hostile stack that plays this suit."""
        nation = foe.nation
        cards = self.counting.cards(nation)[foe_suit]
        return Clash(troops - foe.troops, troops, self.points[SUIT[city]], self.plain[SUIT[city]], foe.troops,
                     cards, self.thrift, self.foe_thrift(nation))  # fmt: skip

    def attack(self, troops: int, city: int, foe: Stack, start: int = -1) -> Clash:
        """What this nation may expect if it attacks from a city with so many troops, who stand elsewhere now or not."""
        clash = self.clash(troops, city, foe, SUIT[foe.city])
        if start >= 0 and self.engaged(city, start) >> SUIT[city] & 1:
            clash.points = int(SHARED * clash.points)
            clash.plain = min(clash.plain, clash.points)
        clash.win = self.nuisance(foe)
        clash.room = self.way_out(city, foe.city, start)
        clash.foe_room = self.way_out(foe.city, city, start)
        return clash

    def engaged(self, city: int, start: int) -> int:
        """The suits in which others of this nation, who have moved, will fight in this stage, as a set."""
        if self._fighting is None:
            self._fighting = [
                stack.city
                for stack in self.own
                if self.s.moved >> stack.pieces[0] & 1 and BOARD.beside[stack.city] & self.hostile
            ]
        suits = 0
        for other in self._fighting:
            if other != city and other != start:
                suits |= 1 << SUIT[other]
        return suits

    def way_out(self, city: int, winner: int, start: int) -> int:
        """How far a stack in a city could retreat before a winner in another; who moves there has left the start."""
        if SPACIOUS >> city & 1:
            others = BOARD.within(city, AROUND) & self.taken & ~(1 << city | 1 << winner)
            if not others or (start >= 0 and others == 1 << start):
                return OPEN
        key = (city * 1024 + winner) * 1024 + start
        known = self._ways.get(key)
        if known is None:
            known = way_out(self.s.top, city, winner, start)
            self._ways[key] = known
        return known


@lru_cache(maxsize=65536)
def fed_area(city: int, hostile: int) -> int:
    """The cities within the range of a train over cities without enemies."""
    return BOARD.flood(1 << city, ~hostile, RANGE)
