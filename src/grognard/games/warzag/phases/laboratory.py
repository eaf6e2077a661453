"""W15: the activities on the Research and Development territory."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import bits
from grognard.core.fields import with_fields
from grognard.core.one_by_one import OneByOne
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Hand, Step
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts.acts import DONE, GO, REPAIR, SPACE, TAKE
from grognard.games.warzag.facts.library import PROMOTED
from grognard.games.warzag.facts.tables import STACK

# Activities, each at most once in a turn
PROMOTING: Final = 1
ACTIVATING: Final = 2
REPAIRING: Final = 4
EVACUATING: Final = 8


def affordable_promotions(s: WarzagState, nation: int) -> int:
    """W15.2: the promotions that a nation can pay."""
    found = 0
    for card in bits(s.promotable(nation)):
        if s.setup.values.promotion_cost[card] <= s.points[nation]:
            found |= 1 << card
    return found


def promote(s: WarzagState, nation: int, card: int) -> None:
    """W15.2: the bonus holds for all armies of this kind, for the rest of the game."""
    s.points[nation] -= s.setup.values.promotion_cost[card]
    s.promotions[nation] |= 1 << card
    s.revalue()
    s.tell("promotes", nation=nation, promotion=card, number=s.setup.values.promotion_cost[card])


def refuse_promotion(s: WarzagState, nation: int, card: int) -> Refusal:
    for other in s.setup.nations:
        if s.promotions[other] >> card & 1:
            return Refusal("W15.2", "promotion-taken", promotion=card, nation=other)
    if not s.promotable(nation) >> card & 1:
        return Refusal("W15.2", "one-promotion-each", kind=PROMOTED[card])
    number = s.setup.values.promotion_cost[card]
    return Refusal("W15.2", "promotion-too-dear", promotion=card, number=number, points=s.points[nation])


def damaged(s: WarzagState, nation: int) -> int:
    """W15.4, W23.11: own and allied territories with wounded armies."""
    found = 0
    for territory in bits(s.friendly(nation) & s.manned):
        for army in s.at[territory]:
            if s.wounds[army]:
                found |= 1 << territory
    return found


def repair(s: WarzagState, territory: int) -> None:
    """All wounds of the armies there are gone."""
    for army in s.at[territory]:
        s.wounds[army] = 0
    s.tell("repaired", nation=s.active, territory=territory)


def refuse_repair(s: WarzagState, nation: int, territory: int, rule: str) -> Refusal:
    if not s.friendly(nation) >> territory & 1:
        return Refusal(rule, "not-own", territory=territory, nation=nation)
    return Refusal(rule, "nobody-wounded", territory=territory)


@with_fields
class Repairs(Step[WarzagState]):
    """Field Hospital and the squares of this kind (W16.6): a territory is chosen, without payment."""

    nation: int
    rule: str

    def run(self, s: WarzagState) -> None:
        places = bits(damaged(s, self.nation))
        if len(places) > 1:
            s.ask(s.seat_of(self.nation), [REPAIR + place for place in places])
            return
        s.finish()
        if places:
            repair(s, places[0])

    def take(self, s: WarzagState, seat: int, verb: int, target: int) -> None:
        s.finish()
        repair(s, target)

    def why(self, s: WarzagState, seat: int, verb: int, target: int) -> Refusal:
        if verb != REPAIR:
            return SPACE.elsewhere(self.rule, verb, Saying("now-repairs", nation=self.nation))
        return refuse_repair(s, self.nation, target, self.rule)

    def prompt(self, s: WarzagState, seat: int) -> Saying:
        return Saying("ask-repairs", nation=self.nation)


# W15.5: evacuation


def havens(s: WarzagState, nation: int, origin: int) -> int:
    """Own and allied territories with room."""
    return s.friendly(nation) & ~(s.full | 1 << origin)


def evacuable(s: WarzagState, nation: int) -> int:
    """The territories from which an army can be evacuated."""
    if s.points[nation] < s.setup.values.evacuate:
        return 0
    found = 0
    for territory in bits(s.friendly(nation) & s.manned):
        if havens(s, nation, territory):
            found |= 1 << territory
    return found


@with_fields
class Evacuation(OneByOne[WarzagState]):
    """W15.5: armies leave one territory for others, anywhere on the board, each for a point."""

    nation: int
    origin: int
    army: int
    """The one in hand, or -1."""
    begun: bool

    def whole(self) -> bool:
        return True

    def in_hand(self, s: WarzagState) -> Hand | None:
        return Hand(TAKE + self.army, [self.army], False) if self.army >= 0 else None

    def chooser(self, s: WarzagState) -> int:
        return s.seat_of(self.nation)

    def acts(self, s: WarzagState) -> list[int]:
        goals = havens(s, self.nation, self.origin)
        if self.army >= 0:
            return [*[GO + place for place in bits(goals)], TAKE + self.army]
        if not goals or s.points[self.nation] < s.setup.values.evacuate:
            return []
        return [TAKE + army for army in s.one_of_each(s.at[self.origin])]

    def may_end(self, s: WarzagState) -> bool:
        return self.begun and self.army < 0

    def distinct(self, s: WarzagState, seat: int, acts: list[int]) -> list[int]:
        return acts[:-1] if self.army >= 0 else acts

    def carry_out(self, s: WarzagState, verb: int, target: int) -> None:
        if verb == TAKE:
            self.army = target if self.army < 0 else -1
        else:
            s.points[self.nation] -= s.setup.values.evacuate
            s.put(self.army, target)
            s.tell("evacuates", nation=self.nation, army=self.army, territory=self.origin, territory2=target)
            self.army = -1
            self.begun = True

    def end(self, s: WarzagState) -> None:
        s.finish()
        s.leave(self.origin)

    def why(self, s: WarzagState, seat: int, verb: int, target: int) -> Refusal:
        if verb == DONE:
            return Refusal("W15.5", "evacuate-one")
        if verb == GO and self.army >= 0:
            if target == self.origin:
                return Refusal("W15.5", "there-already", army=self.army)
            if not s.friendly(self.nation) >> target & 1:
                return Refusal("W15.5", "not-own", territory=target, nation=self.nation)
            return Refusal("W3.9", "stack-full", territory=target, number=STACK)
        if verb == TAKE and self.army < 0:
            if s.where[target] != self.origin:
                return Refusal("W15.5", "one-origin", territory=self.origin)
            return Refusal("W15.5", "take-the-same", army=target, nation=self.nation)
        return SPACE.elsewhere("W15.5", verb, Saying("now-evacuation", territory=self.origin))

    def prompt(self, s: WarzagState, seat: int) -> Saying:
        if self.army >= 0:
            return Saying("ask-haven", army=self.army)
        return Saying("ask-evacuation", territory=self.origin, number=s.points[self.nation])

    def shows(self, s: WarzagState, seat: int) -> dict[str, Any]:
        return {"army": self.army} if self.army >= 0 else {}
