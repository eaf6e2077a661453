"""W11, W12: taking a territory after a successful invasion, or setting it free."""

from __future__ import annotations

from typing import Any

from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.select import Select
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts import library, wording
from grognard.games.warzag.facts.acts import DONE, ENTER, LIBERATE, SPACE
from grognard.games.warzag.facts.tables import ANNEX, ANNEX_BASE, BASES, STACK, STRATEGIC


def price(target: int) -> int:
    """W12.3: what it costs to take a territory."""
    if STRATEGIC >> target & 1:
        return 0
    return ANNEX_BASE if BASES >> target & 1 else ANNEX


def liberate(s: WarzagState, nation: int, target: int) -> None:
    """W12.4, W12.5: the territory is nobody's."""
    s.strip(target)
    s.tally[library.LIBERATED] += 1
    s.tell("liberates", nation=nation, territory=target)


@with_fields
class Taking(Select[WarzagState]):
    """W12.2 to W12.4: the armies that move in, or none: then the territory is set free."""

    picked: list[int]
    nation: int
    target: int
    armies: list[int]
    """Those that took part and are left."""

    def chooser(self, s: WarzagState) -> int:
        return s.seat_of(self.nation)

    def verb(self, s: WarzagState) -> int:
        return ENTER

    def done(self, s: WarzagState) -> int:
        return DONE

    def things(self, s: WarzagState) -> list[int]:
        return [army for army in self.armies if army not in self.picked]

    def same(self, s: WarzagState, thing: int) -> int:
        return s.sort(thing)

    def least(self, s: WarzagState) -> int:
        return 1

    def most(self, s: WarzagState) -> int:
        return min(STACK, len(self.armies))

    def run(self, s: WarzagState) -> None:
        if s.points[self.nation] < price(self.target):
            s.finish()
            s.tell("cannot-pay", nation=self.nation, territory=self.target)
            liberate(s, self.nation, self.target)
            return
        super().run(s)
        if s.asked and not self.picked:
            s.asked[0].acts.append(LIBERATE)

    def take(self, s: WarzagState, seat: int, verb: int, target: int) -> None:
        if verb == LIBERATE:
            s.finish()
            liberate(s, self.nation, self.target)
            return
        super().take(s, seat, verb, target)

    def complete(self, s: WarzagState) -> None:
        """W12.3: paid, taken, moved in."""
        nation, target = self.nation, self.target
        number = price(target)
        s.strip(target)
        s.points[nation] -= number
        s.own[nation] |= 1 << target
        s.captures[nation] += 1
        if STRATEGIC >> target & 1:
            s.tally[library.CAPTURED_STRATEGIC] += 1
        left = sorted({s.where[army] for army in self.picked})
        for army in self.picked:
            s.put(army, target)
        s.tell("takes", nation=nation, territory=target, armies=wording.force(self.picked), number=number)
        for territory in left:
            s.leave(territory)

    def distinct(self, s: WarzagState, seat: int, acts: list[int]) -> list[int]:
        found = super().distinct(s, seat, [act for act in acts if act != LIBERATE])
        return [*found, LIBERATE] if LIBERATE in acts else found

    def refuse(self, s: WarzagState, verb: int, thing: int) -> Refusal:
        if verb == LIBERATE:
            return Refusal("W12.2", "chosen-to-take")
        if verb == DONE:
            return Refusal("W12.3", "one-must-enter")
        if verb != ENTER:
            return SPACE.elsewhere("W12.2", verb, Saying("now-taking", territory=self.target))
        if thing not in self.armies:
            return Refusal("W12.3", "not-taking-part", army=thing)
        return Refusal("W12.3", "take-the-same", army=thing, nation=self.nation)

    def prompt(self, s: WarzagState, seat: int) -> Saying:
        points = s.points[self.nation]
        if self.picked:
            return Saying("ask-entering", territory=self.target, points=points - price(self.target))
        return Saying("ask-taking", territory=self.target, number=price(self.target), points=points)

    def shows(self, s: WarzagState, seat: int) -> dict[str, Any]:
        return {"armies": self.picked[:]}
