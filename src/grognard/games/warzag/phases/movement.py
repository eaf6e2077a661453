"""W7.2: movement; W7.3: annexation and occupation."""

from __future__ import annotations

from typing import Any

from grognard.core.board import around, bits
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Hand, Step
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts import library
from grognard.games.warzag.facts.acts import ANNEX as ANNEX_ACT
from grognard.games.warzag.facts.acts import DONE, GO, SPACE, TAKE
from grognard.games.warzag.facts.tables import (
    ANNEX,
    ANNEX_BASE,
    BASES,
    BESIDE,
    DOSSIER,
    EVERYWHERE,
    NATION,
    PLAIN,
    RESEARCH,
    SIZE,
    STACK,
)
from grognard.games.warzag.phases import leader
from grognard.games.warzag.phases.shared import UpTo


def goals(s: WarzagState, nation: int) -> int:
    """W7.2.4, W7.3: where a move of an army may end, as far as room and points go."""
    found = s.friendly(nation) | s.contested()
    if s.points[nation] >= ANNEX:
        found |= s.neutral() & PLAIN
    if s.points[nation] >= ANNEX_BASE:
        found |= s.neutral() & BASES
    return found & ~s.full


def reached(start: int, steps: int, over: int) -> int:
    """W7.2.1: the territories within so many steps over these, and the start."""
    found = 1 << start
    for _ in range(steps):
        found |= around(BESIDE, found) & over
    return found


def ends(s: WarzagState, nation: int, army: int, bonus: int) -> int:
    """W7.2: where this army can end its move."""
    start = s.where[army]
    steps = s.range[DOSSIER[army]] + bonus
    return reached(start, steps, s.passable(nation)) & goals(s, nation) & ~(1 << start)


def movable(s: WarzagState, nation: int, bonus: int) -> list[int]:
    """W7.2.1, W23.5: the armies that can move now, one of each sort."""
    found: list[int] = []
    open_goals, over = goals(s, nation), s.passable(nation)
    known: dict[int, bool] = {}
    for territory in bits(s.friendly(nation) & s.manned):
        for army in s.one_of_each([army for army in s.at[territory] if not s.moved >> army & 1]):
            steps = s.range[DOSSIER[army]] + bonus
            if BESIDE[territory] & open_goals:
                found.append(army)
                continue
            key = territory * 16 + steps
            can = known.get(key)
            if can is None:
                can = reached(territory, steps, over) & open_goals & ~(1 << territory) != 0
                known[key] = can
            if can:
                found.append(army)
    return found


def move(s: WarzagState, nation: int, army: int, territory: int) -> None:
    """W7.2, W7.3: an army moves there, and takes what is nobody's."""
    start = s.where[army]
    free, contested = s.neutral(), s.contested()
    s.put(army, territory)
    s.moved |= 1 << army
    s.leave(start)
    s.tell("moves", army=army, territory=start, territory2=territory)
    if free >> territory & 1:
        number = ANNEX_BASE if BASES >> territory & 1 else ANNEX
        s.points[nation] -= number
        annex(s, nation, territory, number)
    elif contested >> territory & 1:
        s.own[nation] |= 1 << territory
        if not s.held >> territory & 1:
            s.occupied |= 1 << territory
        s.tell("occupies", nation=nation, territory=territory)
    if (free | contested) >> territory & 1:
        others = [other for other in s.setup.nations if not s.allied(nation, other)]
        leader.send_back_all(s, others, territory)


def taking(s: WarzagState, nation: int, armies: list[int]) -> list[tuple[int, WarzagState]]:
    """W7.3: the places that these armies can annex or occupy, each with the position after it."""
    found: list[tuple[int, WarzagState]] = []
    left = s.neutral() | s.contested()
    for army in armies:
        for place in bits(ends(s, nation, army, 0) & left):
            left &= ~(1 << place)
            other = s.copy()
            move(other, nation, army, place)
            found.append((place, other))
    return found


def annex(s: WarzagState, nation: int, territory: int, number: int) -> None:
    """W7.3.2: a neutral territory becomes own."""
    s.own[nation] |= 1 << territory
    s.tally[library.ANNEXED] += 1
    s.tell("annexes", nation=nation, territory=territory, number=number)


@with_fields
class Move(Step[WarzagState]):
    """W7.2: where the army in hand goes."""

    nation: int
    army: int
    bonus: int

    def whole(self) -> bool:
        return True

    def in_hand(self, s: WarzagState) -> Hand:
        return Hand(TAKE + self.army, [self.army], False)

    def run(self, s: WarzagState) -> None:
        acts = [GO + place for place in bits(ends(s, self.nation, self.army, self.bonus))]
        s.ask(s.seat_of(self.nation), [*acts, TAKE + self.army])

    def distinct(self, s: WarzagState, seat: int, acts: list[int]) -> list[int]:
        return acts[:-1]

    def take(self, s: WarzagState, seat: int, verb: int, target: int) -> None:
        if verb == GO:
            s.answer([self.army])
            move(s, self.nation, self.army, target)
            return
        s.finish()
        if self.bonus:
            s.push(March(self.nation, self.bonus))

    def why(self, s: WarzagState, seat: int, verb: int, target: int) -> Refusal:
        if verb != GO:
            return SPACE.elsewhere("W7.2", verb, Saying("now-move", army=self.army))
        return refuse_end(s, self.nation, self.army, self.bonus, target)

    def prompt(self, s: WarzagState, seat: int) -> Saying:
        steps = s.range[DOSSIER[self.army]] + self.bonus
        return Saying("ask-move", army=self.army, number=steps)

    def shows(self, s: WarzagState, seat: int) -> dict[str, Any]:
        return {"army": self.army}


def refuse_end(s: WarzagState, nation: int, army: int, bonus: int, territory: int) -> Refusal:
    """Why a move cannot end there."""
    if territory == s.where[army]:
        return Refusal("W7.2.5", "there-already", army=army)
    refusal = refuse_entry(s, nation, territory)
    if refusal is not None:
        return refusal
    if len(s.at[territory]) >= STACK:
        return Refusal("W3.9", "stack-full", territory=territory, number=STACK)
    if s.neutral() >> territory & 1:
        number = ANNEX_BASE if BASES >> territory & 1 else ANNEX
        if s.points[nation] < number:
            return Refusal("W7.3.2", "cannot-annex", territory=territory, number=number, points=s.points[nation])
    steps = s.range[DOSSIER[army]] + bonus
    if reached(s.where[army], steps, EVERYWHERE) >> territory & 1:
        return Refusal("W7.2.2", "no-way", territory=territory)
    return Refusal("W7.2.1", "out-of-range", army=army, territory=territory, number=steps)


def refuse_entry(s: WarzagState, nation: int, territory: int) -> Refusal | None:
    """Why no army of this nation may be on a territory."""
    if RESEARCH >> territory & 1:
        return Refusal("W7.2.2", "no-armies-in-laboratory")
    if s.radioactive >> territory & 1:
        return Refusal("W13.5", "radioactive", territory=territory)
    if s.hostile(nation) >> territory & 1:
        return Refusal("W7.2.2", "enemy-territory", territory=territory, nation=s.owner(territory))
    return None


def refuse_army(s: WarzagState, nation: int, army: int, bonus: int) -> Refusal:
    """Why an army cannot move."""
    if not s.commands(nation, army):
        return Refusal("W7.2.1", "not-commanded", army=army, nation=nation)
    if s.where[army] >= SIZE:
        return Refusal("W7.2.1", "not-on-board", army=army)
    if s.moved >> army & 1:
        return Refusal("W7.2.1", "moved-already", army=army)
    if ends(s, nation, army, bonus):
        return Refusal("W7.2.1", "take-the-same", army=army, nation=NATION[army])
    return Refusal("W7.2.2", "nowhere-to-go", army=army)


@with_fields
class March(Step[WarzagState]):
    """Forced March (W19.6): one army is named, and moves at once with more range."""

    nation: int
    bonus: int

    def whole(self) -> bool:
        return True

    def run(self, s: WarzagState) -> None:
        s.ask(s.seat_of(self.nation), [TAKE + army for army in movable(s, self.nation, self.bonus)])

    def take(self, s: WarzagState, seat: int, verb: int, target: int) -> None:
        s.finish()
        s.push(Move(self.nation, target, self.bonus))

    def why(self, s: WarzagState, seat: int, verb: int, target: int) -> Refusal:
        if verb != TAKE:
            return SPACE.elsewhere("W19.6", verb, Saying("now-march", number=self.bonus))
        return refuse_army(s, self.nation, target, self.bonus)

    def prompt(self, s: WarzagState, seat: int) -> Saying:
        return Saying("ask-march", nation=self.nation, number=self.bonus)


def votes(s: WarzagState, nation: int) -> int:
    """Plebiscite: the neutral standard territories next to own ones, without any leader."""
    found = s.neutral() & PLAIN & around(BESIDE, s.own[nation])
    for other in s.setup.nations:
        if s.leader[other] >= 0:
            found &= ~(1 << s.leader[other])
    return found


class Plebiscite(UpTo):
    """Plebiscite (W19.6): up to two neutral territories are annexed without cost."""

    def verb(self) -> int:
        return ANNEX_ACT

    def places(self, s: WarzagState) -> int:
        return votes(s, self.nation)

    def use(self, s: WarzagState, place: int) -> None:
        annex(s, self.nation, place, 0)

    def why(self, s: WarzagState, seat: int, verb: int, target: int) -> Refusal:
        if verb == DONE:
            return Refusal("W19.6", "plebiscite-one")
        if verb != ANNEX_ACT:
            return SPACE.elsewhere("W19.6", verb, Saying("now-plebiscite", number=self.left))
        if not (s.neutral() & PLAIN) >> target & 1:
            return Refusal("W19.6", "plebiscite-neutral", territory=target)
        if not around(BESIDE, s.own[self.nation]) >> target & 1:
            return Refusal("W19.6", "not-next-to-own", territory=target)
        return Refusal("W19.6", "leader-there", territory=target)

    def prompt(self, s: WarzagState, seat: int) -> Saying:
        return Saying("ask-plebiscite", nation=self.nation, number=self.left)
