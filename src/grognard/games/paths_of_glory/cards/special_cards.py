"""9.5: special cards: what only one card, or one kind of cards, does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grognard.core.board import bits
from grognard.core.chance import CHANCE
from grognard.core.fields import with_fields
from grognard.core.one_by_one import OneByOne
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.paths_of_glory.board import control, lanes, limits, needs, supply
from grognard.games.paths_of_glory.board.stacking import sort_of
from grognard.games.paths_of_glory.board.state import BY_REDEPLOYMENT, MUTINY, NONE_OR_MADE, PathsState
from grognard.games.paths_of_glory.cards import entry
from grognard.games.paths_of_glory.cards.replacements import Replacement
from grognard.games.paths_of_glory.combat.attacks import Attacks
from grognard.games.paths_of_glory.combat.casualties import eliminate
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.acts import CONCEDE, DIG, DONE, PLACE_AT, REDUCE, REMOVE, RESTORE, SPACE, TAKE
from grognard.games.paths_of_glory.facts.tables import (
    AACHEN,
    AHC,
    AP,
    ARMY,
    BRC,
    CP,
    CZLC,
    ELIMINATED,
    FIRST,
    FR,
    GE,
    KOBLENZ,
    LIEGE,
    NATION,
    PEACE,
    PIECES,
    PLC,
    POINTS,
    REMOVED,
    RESERVES,
    RO,
    RU,
    RUCAVC,
    SALONIKA,
    SORT,
    STACK,
    piece,
)
from grognard.games.paths_of_glory.moves import operations
from grognard.games.paths_of_glory.moves.movement import Movement
from grognard.games.paths_of_glory.moves.redeployment import transfer
from grognard.games.paths_of_glory.moves.trenches import DICE, build, can_hold

GE1: Final[int] = piece("GE1")
GE2: Final[int] = piece("GE2")


def begin_operations(s: PathsState, side: int, points: int, card: int) -> None:
    """9.2: activation, movement, attacks; `card` is the event that gives them, or none."""
    s.spur = card
    s.push(Attacks(side))
    s.push(Movement(side, -1, [], 0))
    s.push(operations.Activation(side, points, True))


def guns_of_august(s: PathsState, card: int) -> None:
    """R-2: Liege falls; three German armies may attack."""
    control.destroy_fort(s, LIEGE)
    for army, start in ((GE1, AACHEN), (GE2, KOBLENZ)):
        if s.where[army] == start:
            s.put(army, LIEGE)
    control.take(s, CP, LIEGE)
    for space in (LIEGE, KOBLENZ):
        operations.mark(s, space, True)
    s.push(Attacks(CP))


def see_hand(s: PathsState, card: int) -> None:
    """Cloak and Dagger, Mata Hari: one side looks at the hand of the other."""
    side = cards.OWNER[card]
    other = 1 - side
    s.known[side] = s.hands[other]
    s.reveal()
    s.whisper(s.player[side], "sees-hand", side=other, cards=bits(s.hands[other]))
    s.tell_others(s.player[side], "hand-seen", side=side, side2=other)


def zimmermann(s: PathsState, card: int) -> None:
    """16.3.3: the United States are at war."""
    s.zimmermann_turn = s.turn
    s.tell("us-at-war")


def high_seas_fleet(s: PathsState, card: int) -> None:
    """R-70: a point at the end of the next Allied action, unless it is Grand Fleet."""
    s.high_seas = True


def grand_fleet(s: PathsState, card: int) -> None:
    s.high_seas = False
    s.tell("grand-fleet")


def fall_of_the_tsar(s: PathsState, card: int) -> None:
    """16.4.5: points, and how many spaces were held then."""
    control.score(s, 1 if s.at_war(RO) else 3)
    s.tell("points", number=1 if s.at_war(RO) else 3, points=s.points)
    s.tsar_turn = s.turn
    s.tsar_spaces = control.russian_spaces(s)


def revolution(s: PathsState, card: int) -> None:
    """7.1.11: no Russian offensive is wanted any more."""
    _call_off(s, AP, RU)


def take_command(s: PathsState, card: int) -> None:
    """7.1.10: no German offensive is wanted any more."""
    _call_off(s, CP, GE)


def _call_off(s: PathsState, side: int, nation: int) -> None:
    if s.offensive[side] == nation:
        s.offensive[side] = NONE_OR_MADE
        s.tell("offensive-called-off", side=side)


def mutiny(s: PathsState, card: int) -> None:
    """7.1.8: a French offensive that is wanted becomes a mutiny."""
    if s.offensive[AP] == FR:
        s.offensive[AP] = MUTINY
        s.tell("mutiny")


def brest_litovsk(s: PathsState, card: int) -> None:
    """R-67: Russians elsewhere, and those with other Allies, are eliminated without replacement."""
    for space in bits(s.held[AP]):
        units = s.at[space]
        mixed = any(NATION[unit] != RU for unit in units)
        for unit in units:
            if NATION[unit] == RU and (mixed or not limits.RUSSIANS_LANDS >> space & 1):
                eliminate(s, unit, False)


def czech_legion(s: PathsState, card: int) -> None:
    """An Austrian corps is gone for good, Czechs come into the Reserve Box."""
    for unit in s.at[ELIMINATED[CP]]:
        if SORT[unit] == AHC:
            s.put(unit, REMOVED[CP])
            s.tell("removed", piece=unit)
            break
    _to_reserve(s, CZLC, AP)


def poland(s: PathsState, card: int) -> None:
    """Three Polish corps for the Reserve Box."""
    _to_reserve(s, PLC, CP)


def _to_reserve(s: PathsState, sort: int, side: int) -> None:
    for unit in range(FIRST[sort], PIECES):
        if SORT[unit] == sort:
            s.put(unit, RESERVES[side])
            s.tell("to-reserve", piece=unit)


def landwehr(s: PathsState, card: int) -> None:
    """R-75: two points for reduced German units, to be spent at once."""
    halves = [0] * len(POINTS)
    halves[GE] = 4
    s.push(Replacement(CP, halves, 1))


def salonika(s: PathsState, card: int) -> None:
    """R-56: Greece is opened; one to three corps go to Salonika. It counts as a redeployment."""
    entry.open_salonika(s)
    s.last[AP] = BY_REDEPLOYMENT
    s.push(Landing(0))


def dig(s: PathsState, card: int) -> None:
    s.push(EventTrench(cards.OWNER[card]))


def taxis(s: PathsState, card: int) -> None:
    s.push(Taxis())


def cavalry(s: PathsState, card: int) -> None:
    s.push(Cavalry())


def africa(s: PathsState, card: int) -> None:
    s.push(Africa())


def desertions(s: PathsState, card: int) -> None:
    s.push(Desertions(4))


def sixtus(s: PathsState, card: int) -> None:
    s.push(Sixtus())


@with_fields
class EventTrench(Step[PathsState]):
    """Entrench, R-25: a trench of level 1 where a supplied army has none."""

    side: int

    def spaces(self, s: PathsState) -> list[int]:
        found: list[int] = []
        for space in bits(s.held[self.side] & ~s.trench[self.side]):
            if can_hold(s, self.side, space) and any(ARMY[p] and supply.supplied(s, p) for p in s.at[space]):
                found.append(space)
        return found

    def run(self, s: PathsState) -> None:
        found = self.spaces(s)
        if found:
            s.ask(s.player[self.side], [DIG + space for space in found])
        else:
            s.finish()

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        s.finish()
        build(s, self.side, target)

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if verb != DIG:
            return SPACE.elsewhere("11.2.1", verb, Saying("now-dig"))
        return Refusal("R25", "cannot-dig-there", space=target)

    def prompt(self, s: PathsState, seat: int) -> Saying:
        return Saying("ask-dig")


class Taxis(Step[PathsState]):
    """Paris Taxis: an army near Paris is restored."""

    def run(self, s: PathsState) -> None:
        s.ask(s.player[AP], [RESTORE + unit for unit in needs.taxi_armies(s)])

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        s.finish()
        s.reduced &= ~(1 << target)
        s.tell("restored", piece=target)

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if verb != RESTORE:
            return SPACE.elsewhere("AP56", verb, Saying("ask-taxis"))
        return Refusal("AP56", "no-taxis-for", piece=target)

    def prompt(self, s: PathsState, seat: int) -> Saying:
        return Saying("ask-taxis")


class Cavalry(Step[PathsState]):
    """Russian Cavalry: both corps go to one space."""

    def run(self, s: PathsState) -> None:
        s.ask(s.player[AP], [PLACE_AT + space for space in needs.cavalry_spaces(s)])

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        s.finish()
        for unit in range(FIRST[RUCAVC], PIECES):
            if SORT[unit] == RUCAVC:
                s.put(unit, target)
                s.tell("placed", piece=unit, space=target)

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if verb != PLACE_AT:
            return SPACE.elsewhere("AP57", verb, Saying("ask-cavalry"))
        return Refusal("AP57", "no-cavalry-there", space=target)

    def prompt(self, s: PathsState, seat: int) -> Saying:
        return Saying("ask-cavalry")


class Africa(Step[PathsState]):
    """War in Africa, R-64: the Allies give up a British corps, or a point."""

    def corps(self, s: PathsState) -> list[int]:
        """Full-strength ones if there are any; one of each place."""
        found: list[int] = []
        for reduced in (0, 1):
            for room in [*bits(s.held[AP]), RESERVES[AP]]:
                for unit in s.at[room]:
                    if SORT[unit] == BRC and s.reduced >> unit & 1 == reduced:
                        found.append(unit)
                        break
            if found:
                return found
        return found

    def run(self, s: PathsState) -> None:
        s.ask(s.player[AP], [REMOVE + unit for unit in self.corps(s)] + [CONCEDE])

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        s.finish()
        if verb == CONCEDE:
            control.score(s, 1)
            s.tell("points", number=1, points=s.points)
        else:
            eliminate(s, target, True)

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if verb != REMOVE:
            return SPACE.elsewhere("CP32", verb, Saying("ask-africa"))
        if SORT[target] == BRC and s.is_reduced(target):
            return Refusal("R64", "full-strength-first", piece=target)
        return Refusal("R64", "not-for-africa", piece=target)

    def prompt(self, s: PathsState, seat: int) -> Saying:
        return Saying("ask-africa")


@with_fields
class Desertions(OneByOne[PathsState]):
    """Russian Desertions: up to four Russian units are reduced."""

    left: int

    def units(self, s: PathsState) -> list[int]:
        found: list[int] = []
        for room in [*bits(s.held[AP]), RESERVES[AP]]:
            seen: list[int] = []
            for unit in s.at[room]:
                if NATION[unit] == RU and not s.is_reduced(unit) and sort_of(s, unit) not in seen:
                    seen.append(sort_of(s, unit))
                    found.append(unit)
        return found

    def chooser(self, s: PathsState) -> int:
        return s.player[CP]

    def acts(self, s: PathsState) -> list[int]:
        return [REDUCE + unit for unit in self.units(s)] if self.left else []

    def carry_out(self, s: PathsState, verb: int, target: int) -> None:
        self.left -= 1
        s.reduced |= 1 << target
        s.tell("reduced", piece=target)

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if verb != REDUCE:
            return SPACE.elsewhere("CP63", verb, Saying("ask-desertions", number=self.left))
        return Refusal("CP63", "not-a-deserter", piece=target)

    def prompt(self, s: PathsState, seat: int) -> Saying:
        return Saying("ask-desertions", number=self.left)


class Sixtus(Step[PathsState]):
    """The Sixtus Affair, R-84: a roll on the first row of the Allies' peace terms."""

    def run(self, s: PathsState) -> None:
        s.ask(CHANCE, DICE[:])

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        s.finish()
        change = -PEACE[0][target]
        control.score(s, change)
        s.tell("peace-roll", die=target + 1, number=change, points=s.points)


@with_fields
class Landing(OneByOne[PathsState]):
    """Salonika: one to three corps."""

    landed: int

    def corps(self, s: PathsState) -> list[int]:
        if self.landed >= 3 or len(s.at[SALONIKA]) >= STACK:
            return []
        found: list[int] = []
        seen: list[int] = []
        for unit in lanes.salonika_corps(s):
            key = s.where[unit] * 1000 + sort_of(s, unit)
            if key not in seen:
                seen.append(key)
                found.append(unit)
        return found

    def chooser(self, s: PathsState) -> int:
        return s.player[AP]

    def acts(self, s: PathsState) -> list[int]:
        return [TAKE + unit for unit in self.corps(s)]

    def may_end(self, s: PathsState) -> bool:
        return self.landed > 0

    def carry_out(self, s: PathsState, verb: int, target: int) -> None:
        self.landed += 1
        transfer(s, target, SALONIKA)

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if verb == DONE:
            return Refusal("AP30", "one-corps-at-least")
        if verb != TAKE:
            return SPACE.elsewhere("AP30", verb, Saying("ask-landing"))
        return Refusal("R97", "not-to-salonika", piece=target)

    def prompt(self, s: PathsState, seat: int) -> Saying:
        return Saying("ask-landing")

    def shows(self, s: PathsState, seat: int) -> dict[str, Any]:
        return {"left": 3 - self.landed}


ODDITIES: Final[dict[str, Callable[[PathsState, int], None]]] = {
    "guns-of-august": guns_of_august,
    "see-hand": see_hand,
    "zimmermann": zimmermann,
    "high-seas-fleet": high_seas_fleet,
    "grand-fleet": grand_fleet,
    "fall-of-the-tsar": fall_of_the_tsar,
    "revolution": revolution,
    "take-command": take_command,
    "mutiny": mutiny,
    "brest-litovsk": brest_litovsk,
    "czech-legion": czech_legion,
    "poland": poland,
    "landwehr": landwehr,
    "salonika": salonika,
    "dig": dig,
    "taxis": taxis,
    "cavalry": cavalry,
    "africa": africa,
    "desertions": desertions,
    "sixtus": sixtus,
}
