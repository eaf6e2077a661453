"""W10: the counter-attack."""

from __future__ import annotations

from typing import Any

from grognard.core.fields import with_fields
from grognard.core.one_by_one import OneByOne
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts.acts import SPACE, WOUND, WOUND_MOST
from grognard.games.warzag.facts.tables import DOSSIER, FORT, FORT_RESISTANCE, RESIST, TENACITY


def resistance_bonus(s: WarzagState, target: int) -> int:
    """W10.1: what the territory adds, whatever the die shows."""
    return FORT_RESISTANCE if s.developed[FORT] >> target & 1 else s.setup.values.resistance_bonus[target]


def damage(s: WarzagState, target: int, symbol: int, partisans: int) -> int:
    """W10.1: the points of the counter-attack, by all armies that were there."""
    found = resistance_bonus(s, target) + partisans
    if symbol in (RESIST, TENACITY):
        found += sum([s.resistance[DOSSIER[army]] for army in s.at[target]])
    if symbol == TENACITY:
        found += sum([s.attack[DOSSIER[army]] for army in s.at[target]])
    return found


@with_fields
class Wounding(OneByOne[WarzagState]):
    """W10.5: what is left lowers the defence of survivors, none below 1."""

    nation: int
    armies: list[int]
    left: int

    def whole(self) -> bool:
        return True

    def most(self, s: WarzagState, army: int) -> int:
        """How many wounds this army can take."""
        return min(self.left, s.current(army) - 1)

    def chooser(self, s: WarzagState) -> int:
        return s.seat_of(self.nation)

    def acts(self, s: WarzagState) -> list[int]:
        acts: list[int] = []
        for army in self.armies:
            most = self.most(s, army)
            if most > 0:
                acts.append(WOUND + army)
            if most > 1:
                acts.append(WOUND_MOST + army)
        return acts

    def end(self, s: WarzagState) -> None:
        s.answer([])

    def carry_out(self, s: WarzagState, verb: int, target: int) -> None:
        number = self.most(s, target) if verb == WOUND_MOST else 1
        s.wounds[target] += number
        self.left -= number
        s.tell("wounded", army=target, number=number, left=s.current(target))

    def why(self, s: WarzagState, seat: int, verb: int, target: int) -> Refusal:
        if verb not in (WOUND, WOUND_MOST):
            return SPACE.elsewhere("W10.5", verb, Saying("now-wounding", number=self.left))
        if target not in self.armies:
            return Refusal("W10.5", "not-taking-part", army=target)
        if s.current(target) <= 1:
            return Refusal("W10.5", "not-below-one", army=target)
        return Refusal("W10.5", "one-point-left", army=target)

    def prompt(self, s: WarzagState, seat: int) -> Saying:
        return Saying("ask-wounding", nation=self.nation, number=self.left)

    def shows(self, s: WarzagState, seat: int) -> dict[str, Any]:
        return {"left": self.left}
