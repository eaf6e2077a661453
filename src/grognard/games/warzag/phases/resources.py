"""W6: Phase I, resources; W23.4: gifts between partners."""

from __future__ import annotations

from typing import Final

from grognard.core.board import bits
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.games.warzag.board import zones
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.board.victory import judge
from grognard.games.warzag.facts.acts import DONE, GIVE, PASS, PLAY
from grognard.games.warzag.facts.library import BONDS, EFFECT, IN_RESOURCES, OF_WINDOW, VALUE
from grognard.games.warzag.facts.tables import (
    BASES,
    CAMP,
    FORT,
    GIFT,
    HISTORIC,
    INCOME,
    INDUSTRY,
    MOST_POINTS,
    PER_ARMY,
    PRODUCES,
    PRODUCTION,
)
from grognard.games.warzag.phases.shared import Phase

INCOMING: Final = 0
SPENDING: Final = 1
PARTNERS: Final = 2


def income_of(s: WarzagState, territory: int) -> int:
    """W6.2: what a territory brings its owner."""
    if INDUSTRY >> territory & 1:
        return PER_ARMY * len(s.at[territory])
    if s.developed[PRODUCTION] >> territory & 1:
        return PRODUCES
    if (s.developed[CAMP] | s.developed[FORT]) >> territory & 1:
        return 0
    return INCOME[territory]


def income(s: WarzagState, nation: int) -> int:
    """W6.2: what all territories of a nation bring."""
    own = s.own[nation]
    special = own & (BASES | HISTORIC | INDUSTRY)
    plain = own & ~special
    found = PRODUCES * (plain & s.developed[PRODUCTION]).bit_count()
    for territory in bits(plain & ~s.all_developed()):
        found += INCOME[territory]
    for territory in bits(special):
        found += income_of(s, territory)
    return found


def bonds(s: WarzagState, nation: int, kind: int) -> int:
    """War Bonds: a point for every two territories, up to the value of the card."""
    return min(VALUE[kind], s.own[nation].bit_count() // 2)


@with_fields
class Resources(Phase):
    """W6: income, cards, gifts; not in the first round."""

    stage: int

    def name(self) -> str:
        return "resources"

    def rule(self) -> str:
        return "W6"

    def now(self, s: WarzagState) -> Saying:
        if self.stage == PARTNERS:
            return Saying("now-partner-gift", nation=s.partner(self.nation))
        return Saying("now-resources", nation=self.nation)

    def windows(self, s: WarzagState) -> list[int]:
        return [IN_RESOURCES] if self.stage == SPENDING else []

    def works(self, s: WarzagState, effect: int, kind: int) -> bool:
        if s.points[self.nation] >= MOST_POINTS:
            return False
        return effect != BONDS or bonds(s, self.nation, kind) > 0

    def gifts(self, s: WarzagState, giver: int) -> list[int]:
        """W23.4: what can be given away, beside what the transfer costs."""
        if s.partner(giver) < 0:
            return []
        return [GIVE + number for number in range(1, s.points[giver] - GIFT + 1)]

    def run(self, s: WarzagState) -> None:
        if judge(s):
            return
        nation = self.nation
        if s.round == 1:
            s.finish()
            return
        if self.stage == INCOMING:
            self.stage = SPENDING
            number = income(s, nation)
            s.gain(nation, number)
            s.tell("income", nation=nation, number=number, points=s.points[nation])
            return
        if self.stage == SPENDING:
            gifts = self.gifts(s, nation)
            if gifts or zones.may_hold(s, nation, OF_WINDOW[IN_RESOURCES]):
                s.ask(s.seat_of(nation), [*self.cards(s), *gifts, DONE])
                return
            self.stage = PARTNERS
        partner = s.partner(nation)
        gifts = self.gifts(s, partner) if partner >= 0 else []
        if gifts:
            s.ask(s.seat_of(partner), [*gifts, PASS])
        else:
            s.finish()

    def take(self, s: WarzagState, seat: int, verb: int, target: int) -> None:
        if self.stage == PARTNERS:
            s.finish()
            if verb == GIVE:
                give(s, s.partner(self.nation), target)
        elif verb == DONE:
            self.stage = PARTNERS
        elif verb == GIVE:
            give(s, self.nation, target)
        else:
            zones.discard(s, self.nation, target)
            number = bonds(s, self.nation, target) if EFFECT[target] == BONDS else VALUE[target]
            s.gain(self.nation, number)
            s.tell("gains", nation=self.nation, number=number, points=s.points[self.nation])

    def why(self, s: WarzagState, seat: int, verb: int, target: int) -> Refusal:
        giver = s.partner(self.nation) if self.stage == PARTNERS else self.nation
        if verb == PLAY and self.stage == SPENDING:
            return self.refuse_card(s, target)
        if verb == GIVE:
            if s.partner(giver) < 0:
                return Refusal("W23.4", "no-partner", nation=giver)
            if target == 0:
                return Refusal("W23.4", "gift-of-nothing")
            return Refusal("W23.4", "gift-too-great", nation=giver, number=max(0, s.points[giver] - GIFT))
        return self.elsewhere(s, verb)

    def prompt(self, s: WarzagState, seat: int) -> Saying:
        if self.stage == PARTNERS:
            giver = s.partner(self.nation)
            return Saying("ask-partner-gift", nation=giver, nation2=self.nation, points=s.points[giver])
        points = s.points[self.nation]
        if s.partner(self.nation) >= 0:
            return Saying("ask-resources-gift", nation=self.nation, nation2=s.partner(self.nation), points=points)
        return Saying("ask-resources", nation=self.nation, points=points)


def give(s: WarzagState, giver: int, number: int) -> None:
    """W23.4: points for the partner; the transfer costs one more."""
    partner = s.partner(giver)
    s.points[giver] -= number + GIFT
    s.gain(partner, number)
    s.tell("gives", nation=giver, nation2=partner, number=number)
