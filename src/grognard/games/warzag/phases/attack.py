"""W8, W9: planning an invasion, and the attack."""

from __future__ import annotations

from typing import Any

from grognard.core.board import bits
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.select import Select
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts.acts import DONE, ELIMINATE, FROM, SPACE, WITH
from grognard.games.warzag.facts.tables import BASES, BESIDE, DOSSIER, FORT, FORT_DEFENCE, RESEARCH


def fresh(s: WarzagState, territory: int) -> list[int]:
    """W8.3, W9.1: the armies on a territory that can still fight."""
    return [army for army in s.at[territory] if not s.fought >> army & 1]


def origins(s: WarzagState, nation: int, target: int) -> int:
    """W8.1, W23.9: own and allied territories next to the target with an army that can still fight."""
    found = 0
    for territory in bits(BESIDE[target] & s.friendly(nation) & s.manned):
        if fresh(s, territory):
            found |= 1 << territory
    return found


def targets(s: WarzagState, nation: int) -> int:
    """W8.1, W8.2: the enemy territories that can be invaded."""
    near, hostile = 0, s.hostile(nation)
    for territory in bits(s.friendly(nation) & s.manned):
        if BESIDE[territory] & hostile and fresh(s, territory):
            near |= BESIDE[territory]
    return near & hostile & ~(BASES if s.setup.values.spares_bases(s.round) else 0)


def defended(s: WarzagState, target: int) -> bool:
    """W8.4: Case 1, with armies or a fortification."""
    return bool(s.at[target]) or bool(s.developed[FORT] >> target & 1)


def attack_total(s: WarzagState, armies: list[int]) -> int:
    """W9.3: what these armies attack with."""
    return sum([s.attack[DOSSIER[army]] for army in armies])


def defence_bonus(s: WarzagState, target: int) -> int:
    """W9.4: what the territory adds to the defence."""
    return FORT_DEFENCE if s.developed[FORT] >> target & 1 else s.setup.values.defence_bonus[target]


def current_total(s: WarzagState, armies: list[int]) -> int:
    return sum([s.current(army) for army in armies])


def defence_total(s: WarzagState, target: int) -> int:
    """W9.4: what the attack must reach, mines aside."""
    return current_total(s, s.at[target]) + defence_bonus(s, target)


def refuse_target(s: WarzagState, nation: int, target: int) -> Refusal:
    """Why a territory cannot be invaded."""
    if RESEARCH >> target & 1:
        return Refusal("W8.2", "no-invasion-of-laboratory")
    if s.radioactive >> target & 1:
        return Refusal("W13.5", "radioactive", territory=target)
    if s.own[nation] >> target & 1:
        return Refusal("W8.1", "own-territory", territory=target)
    if s.friendly(nation) >> target & 1:
        return Refusal("W23.7", "allied-territory", territory=target)
    if not s.hostile(nation) >> target & 1:
        return Refusal("W8.2", "nobodys-territory", territory=target)
    if BASES >> target & 1 and s.setup.values.spares_bases(s.round):
        return Refusal("W8.2", "base-in-first-round", territory=target)
    if BESIDE[target] & s.friendly(nation) & s.manned:
        return Refusal("W8.3", "all-have-fought", territory=target)
    return Refusal("W8.1", "no-army-next-to", territory=target)


@with_fields
class Plan(Select[WarzagState]):
    """What the invader names before an invasion; at least one."""

    picked: list[int]
    nation: int
    target: int

    def all(self, s: WarzagState) -> list[int]:
        """What can be named."""
        raise NotImplementedError

    def chooser(self, s: WarzagState) -> int:
        return s.seat_of(self.nation)

    def done(self, s: WarzagState) -> int:
        return DONE

    def things(self, s: WarzagState) -> list[int]:
        return [thing for thing in self.all(s) if thing not in self.picked]

    def least(self, s: WarzagState) -> int:
        return 1

    def most(self, s: WarzagState) -> int:
        return len(self.all(s))


class Origins(Plan):
    """W9.1: the territories from which the attack is made; all their armies that can fight take part."""

    def verb(self, s: WarzagState) -> int:
        return FROM

    def all(self, s: WarzagState) -> list[int]:
        return bits(origins(s, self.nation, self.target))

    def complete(self, s: WarzagState) -> None:
        found: list[int] = []
        for territory in sorted(self.picked):
            found += fresh(s, territory)
        s.stack[-1].hear(s, found)

    def refuse(self, s: WarzagState, verb: int, thing: int) -> Refusal:
        if verb == DONE:
            return Refusal("W9.1", "name-an-origin")
        if verb != FROM:
            return SPACE.elsewhere("W9.1", verb, Saying("now-origins", territory=self.target))
        if not BESIDE[self.target] >> thing & 1:
            return Refusal("W8.1", "not-next-to", territory=thing, territory2=self.target)
        if not s.friendly(self.nation) >> thing & 1:
            return Refusal("W8.1", "not-own", territory=thing, nation=self.nation)
        return Refusal("W9.1", "no-fresh-army", territory=thing)

    def prompt(self, s: WarzagState, seat: int) -> Saying:
        total = attack_total(s, [army for territory in self.picked for army in fresh(s, territory)])
        return Saying("ask-origins", territory=self.target, number=total, wanted=defence_total(s, self.target))

    def shows(self, s: WarzagState, seat: int) -> dict[str, Any]:
        return {"origins": self.picked[:]}


class Occupants(Plan):
    """W12.1: Case 2, the armies that take part."""

    def verb(self, s: WarzagState) -> int:
        return WITH

    def all(self, s: WarzagState) -> list[int]:
        found: list[int] = []
        for territory in bits(origins(s, self.nation, self.target)):
            found += fresh(s, territory)
        return found

    def same(self, s: WarzagState, thing: int) -> int:
        return s.sort(thing)

    def complete(self, s: WarzagState) -> None:
        s.stack[-1].hear(s, self.picked)

    def refuse(self, s: WarzagState, verb: int, thing: int) -> Refusal:
        if verb == DONE:
            return Refusal("W12.1", "name-an-army")
        if verb != WITH:
            return SPACE.elsewhere("W12.1", verb, Saying("now-occupants", territory=self.target))
        if not s.commands(self.nation, thing):
            return Refusal("W12.1", "not-commanded", army=thing, nation=self.nation)
        if s.fought >> thing & 1:
            return Refusal("W8.3", "fought-already", army=thing)
        if thing in self.all(s):
            return Refusal("W12.1", "take-the-same", army=thing, nation=self.nation)
        return Refusal("W8.1", "army-not-next-to", army=thing, territory=self.target)

    def prompt(self, s: WarzagState, seat: int) -> Saying:
        return Saying("ask-occupants", territory=self.target)

    def shows(self, s: WarzagState, seat: int) -> dict[str, Any]:
        return {"armies": self.picked[:]}


@with_fields
class Eliminate(Select[WarzagState]):
    """W9.6, W10.4: armies of the other side, whose current defence is not more than the points."""

    picked: list[int]
    nation: int
    armies: list[int]
    points: int
    counter: bool
    """Whether it is the counter-attack."""

    def rule(self) -> str:
        return "W10.4" if self.counter else "W9.6"

    def left(self, s: WarzagState) -> int:
        return self.points - current_total(s, self.picked)

    def chooser(self, s: WarzagState) -> int:
        return s.seat_of(self.nation)

    def verb(self, s: WarzagState) -> int:
        return ELIMINATE

    def done(self, s: WarzagState) -> int:
        return DONE

    def things(self, s: WarzagState) -> list[int]:
        left = self.left(s)
        return [army for army in self.armies if army not in self.picked and s.current(army) <= left]

    def same(self, s: WarzagState, thing: int) -> int:
        return s.sort(thing)

    def most(self, s: WarzagState) -> int:
        return len(self.armies)

    def complete(self, s: WarzagState) -> None:
        s.stack[-1].hear(s, self.picked)

    def refuse(self, s: WarzagState, verb: int, thing: int) -> Refusal:
        if verb != ELIMINATE:
            return SPACE.elsewhere(self.rule(), verb, Saying("now-eliminate", nation=self.nation))
        if thing not in self.armies:
            return Refusal(self.rule(), "not-taking-part", army=thing)
        if s.current(thing) <= self.left(s):
            return Refusal(self.rule(), "take-the-same", army=thing, nation=self.nation)
        return Refusal(self.rule(), "too-strong", army=thing, number=s.current(thing), left=self.left(s))

    def prompt(self, s: WarzagState, seat: int) -> Saying:
        key = "ask-eliminate-invaders" if self.counter else "ask-eliminate-defenders"
        return Saying(key, nation=self.nation, number=self.left(s))

    def shows(self, s: WarzagState, seat: int) -> dict[str, Any]:
        return {"armies": self.picked[:], "left": self.left(s)}
