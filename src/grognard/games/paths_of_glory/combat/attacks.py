"""12.1: which attacks are possible, and who takes part."""

from __future__ import annotations

from typing import Any

from grognard.core.board import bits
from grognard.core.fields import with_fields
from grognard.core.one_by_one import OneByOne
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.paths_of_glory.board import activation, limits, reminders, supply
from grognard.games.paths_of_glory.board.refusals import foreign, off_map
from grognard.games.paths_of_glory.board.stacking import besieges, sort_of
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.combat.combat import begin, forecast
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.acts import DONE, SPACE, STRIKE, WITH
from grognard.games.paths_of_glory.facts.tables import (
    AP,
    BEACHES,
    BELGIUM,
    BOARD,
    BR,
    COUNTS_AS,
    CP,
    FRANCE,
    GE,
    LONDON,
    NATION,
    NEAR_EAST,
    OWNED,
    RU,
    RUSSIA,
    SIDE,
    SIZE,
    TU,
)

# What can be attacked


def fighting(s: PathsState, side: int, space: int) -> list[int]:
    """The units of a side there that have not retreated in this action."""
    if not s.held[side] >> space & 1:
        return []
    return [piece for piece in s.at[space] if not s.fled >> piece & 1]


def refuse_space(s: PathsState, side: int, space: int) -> Refusal | None:
    """Why nobody of this side may attack a space; None if nothing keeps all of them from it."""
    enemy = 1 - side
    bit = 1 << space
    fort = s.fort_of(enemy, space)
    if not s.held[enemy] & bit and not fort:
        return Refusal("12.1.4", "no-enemy-there", space=space)
    if s.targets & bit:
        return Refusal("12.1.6", "attacked-already", space=space)
    if activation.too_hot(s, space):
        return Refusal("15.2.5", "desert-in-summer", space=space)
    if s.held[enemy] & bit and not fort and not fighting(s, enemy, space):
        return Refusal("12.1.2", "only-retreated-units", space=space)
    return None


def refuse_unit(s: PathsState, piece: int, space: int) -> Refusal | None:
    """Why this unit may not take part in an attack on a space; None if it may."""
    side = SIDE[piece]
    start = s.where[piece]
    if not s.attacks >> start & 1:
        return Refusal("12.1.1", "not-marked-for-attack", space=start)
    if s.struck >> piece & 1:
        return Refusal("12.1.6", "struck-already", piece=piece)
    if s.idle >> piece & 1:
        return Refusal("14.1.1.1", "was-out-of-supply", piece=piece)
    if activation.too_hot(s, start):
        return Refusal("15.2.5", "desert-in-summer", space=start)
    if not supply.supplied(s, piece):
        return Refusal("14.3.1", "out-of-supply", piece=piece)
    enemy = 1 - side
    if start == space:
        if not s.fort_of(enemy, space):
            return Refusal("12.1.4", "no-enemy-there", space=space)
        return refuse_nation(s, piece, space)
    if not BOARD.beside_by(limits.links(s, piece))[start] >> space & 1:
        if limits.crosses(start, space):
            return Refusal("11.3.2", "crossing-used")
        if BOARD.beside[start] >> space & 1:
            return Refusal("12.1.9", "dashed-link", piece=piece, space=space)
        return Refusal("12.1.4", "not-adjacent", space=space, space2=start)
    if s.fort_of(enemy, space) and s.besieged(space):
        return Refusal("15.1.3", "attack-from-inside", space=space)
    if kept_out(s, piece) >> space & 1:
        return limits.closed_to(_without_enemies(s, piece), piece, space, "12.1.9")
    return refuse_nation(s, piece, space)


def kept_out(s: PathsState, piece: int) -> int:
    """The spaces that a unit may not attack, as it may not enter them; but a beach without a beachhead (R-50)."""
    found = limits.barred(s, piece) & ~s.held[SIDE[piece]]
    return found & ~BEACHES if limits.has_near_east(s, piece) else found & ~(BEACHES & ~NEAR_EAST)


def _without_enemies(s: PathsState, piece: int) -> PathsState:
    other = s.copy()
    other.held[1 - SIDE[piece]] = 0
    return other


def refuse_nation(s: PathsState, piece: int, space: int) -> Refusal | None:
    """What cards and the rules of 1914 and 1918 forbid to a nation."""
    nation = NATION[piece]
    if SIDE[piece] == CP:
        if nation == GE and s.forts & RUSSIA & 1 << space and not forts_open(s):
            return Refusal("15.1.11", "russian-fort", space=space)
        if s.was_played(cards.BREST_LITOVSK) and any(NATION[other] == RU for other in fighting(s, AP, space)):
            if nation != TU or not NEAR_EAST >> space & 1:
                return Refusal("16.4.9", "russians-left-alone", space=space)
        return None
    if nation == RU and s.was_played(cards.BREST_LITOVSK):
        return Refusal("16.4.9", "russians-attack-no-more")
    trench = s.trench[CP] >> space & 1
    if nation == BR and trench and s.deep >> space & 1 and s.is_fresh(cards.LLOYD_GEORGE):
        if not s.played & cards.OFFENSIVES_OF_1918 and any(NATION[other] == GE for other in s.at[space]):
            return Refusal("CP55", "lloyd-george", space=space)
    if nation == RU and trench and s.is_fresh(cards.STAVKA):
        if s.held[CP] >> space & 1 and all(NATION[other] == GE for other in s.at[space]):
            return Refusal("CP58", "stavka", space=space)
    return None


def forts_open(s: PathsState) -> bool:
    """15.1.11: whether Germans may attack Russian forts."""
    return s.status[CP] >= 4 or s.was_played(cards.OBEROST)


# Who may attack together


def eligible(s: PathsState, side: int, space: int) -> list[int]:
    """The units that could take part in an attack on this space."""
    near = (BOARD.beside[space] | 1 << space) & s.attacks & s.held[side]
    found: list[int] = []
    for start in bits(near):
        found += [piece for piece in s.at[start] if refuse_unit(s, piece, space) is None]
    return found


def nations_of(pieces: list[int]) -> int:
    found = 0
    for piece in pieces:
        found |= 1 << COUNTS_AS[piece]
    return found


def refuse_group(s: PathsState, pieces: list[int], space: int) -> Refusal | None:
    """Why these units may not attack together; None if they may."""
    starts: dict[int, list[int]] = {}
    for piece in pieces:
        starts.setdefault(s.where[piece], []).append(piece)
    wanted = nations_of(pieces)
    if wanted & wanted - 1 and not any(nations_of(units) == wanted for units in starts.values()):
        return Refusal("12.1.11.1", "no-common-space")
    if LONDON in starts and not any((FRANCE | BELGIUM) >> start & 1 for start in starts):
        return Refusal("12.1.10", "london-needs-company")
    side = SIDE[pieces[0]]
    for start, units in starts.items():
        if start == space:
            continue
        if len(units) > 1 and limits.crosses(start, space):
            return Refusal("11.3.2", "one-corps-crosses")
        if (s.forts & OWNED[1 - side]) >> start & 1 and s.besieged(start):
            gone = [other for other in s.at[start] if other in units or s.sallied >> other & 1]
            left = [other for other in s.at[start] if other not in gone]
            if not left or not besieges(s, start, [], gone):
                return Refusal("15.2.3", "siege-would-break", space=start)
    if sum(limits.crosses(start, space) for start in starts) > 1:
        return Refusal("11.3.2", "one-corps-crosses")
    return None


def completable(s: PathsState, pieces: list[int], able: list[int], space: int) -> bool:
    """Whether these units, perhaps with some more of those that are able, may attack together."""
    if refuse_group(s, pieces, space) is None:
        return True
    wanted = nations_of(pieces)
    others = [piece for piece in able if piece not in pieces]
    company = [p for p in others if (FRANCE | BELGIUM) >> s.where[p] & 1 and wanted >> COUNTS_AS[p] & 1]
    for start in sorted({s.where[piece] for piece in able}):
        have = nations_of([piece for piece in pieces if s.where[piece] == start])
        more: list[int] = []
        for piece in others:
            nation = 1 << COUNTS_AS[piece]
            if s.where[piece] == start and nation & wanted & ~have:
                have |= nation
                more.append(piece)
        if have != wanted:
            continue
        if refuse_group(s, pieces + more, space) is None:
            return True
        for piece in company:
            if piece not in more and refuse_group(s, [*pieces, *more, piece], space) is None:
                return True
    return False


def can_attack(s: PathsState, side: int, space: int) -> bool:
    able = eligible(s, side, space)
    return any(completable(s, [piece], able, space) for piece in able)


def reachable(s: PathsState, side: int) -> int:
    """The spaces with enemies next to, or in, those with an Attack marker."""
    near = s.attacks & s.held[side]
    found = near
    for start in bits(near):
        found |= BOARD.beside[start]
    enemy = 1 - side
    return found & (s.held[enemy] | s.forts & OWNED[enemy]) & ~s.targets


@with_fields
class Attacks(OneByOne[PathsState]):
    """9.2.9: one combat after the other, from spaces with an Attack marker."""

    side: int

    def chooser(self, s: PathsState) -> int:
        return s.player[self.side]

    def acts(self, s: PathsState) -> list[int]:
        acts: list[int] = []
        if s.attacks:
            for space in bits(reachable(s, self.side)):
                if refuse_space(s, self.side, space) is None and can_attack(s, self.side, space):
                    acts.append(STRIKE + space)
        return acts

    def carry_out(self, s: PathsState, verb: int, target: int) -> None:
        s.push(Attackers(self.side, target, []))

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if verb != STRIKE:
            return SPACE.elsewhere("12.1", verb, Saying("now-attacks"))
        if target >= SIZE:
            return Refusal("12.1.4", "reserve-not-attacked")
        refusal = refuse_space(s, self.side, target)
        if refusal is not None:
            return refusal
        near = (BOARD.beside[target] | 1 << target) & s.attacks & s.held[self.side]
        if not near:
            return Refusal("12.1.1", "nobody-marked-near", space=target)
        reasons: list[Refusal] = []
        for start in bits(near):
            for piece in s.at[start]:
                found = refuse_unit(s, piece, target) or refuse_group(s, [piece], target)
                if found is not None:
                    reasons.append(found)
        return reasons[0]

    def leaves(self, s: PathsState, seat: int, verb: int) -> list[Saying]:
        targets = [act - STRIKE for act in s.legal(seat) if SPACE.base_of[act] == STRIKE]
        return reminders.of_attacks(
            s, self.side, [piece for space in targets for piece in eligible(s, self.side, space)]
        )

    def prompt(self, s: PathsState, seat: int) -> Saying:
        starving = supply.cut_off(s, s.held[self.side])
        return Saying("ask-attacks-starving", pieces=starving) if starving else Saying("ask-attacks")


@with_fields
class Attackers(Step[PathsState]):
    """12.2.2: the units that take part."""

    side: int
    space: int
    picked: list[int]

    def whole(self) -> bool:
        return True

    def offered(self, s: PathsState) -> list[int]:
        able = eligible(s, self.side, self.space)
        found: list[int] = []
        seen: list[int] = []
        for piece in able:
            key = s.where[piece] * 1000 + sort_of(s, piece)
            if piece in self.picked or key in seen:
                continue
            if completable(s, [*self.picked, piece], able, self.space):
                seen.append(key)
                found.append(piece)
        return found

    def run(self, s: PathsState) -> None:
        found = self.offered(s)
        ready = bool(self.picked) and refuse_group(s, self.picked, self.space) is None
        if not self.picked and len(found) == 1 and len(eligible(s, self.side, self.space)) == 1:
            self.picked = found
            self.begin(s)
        elif ready and not found:
            self.begin(s)
        else:
            s.ask(s.player[self.side], [WITH + piece for piece in found] + [DONE] * ready)

    def begin(self, s: PathsState) -> None:
        s.finish()
        begin(s, self.side, self.space, self.picked)

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        if verb == DONE:
            self.begin(s)
        else:
            self.picked = [*self.picked, target]

    def distinct(self, s: PathsState, seat: int, acts: list[int]) -> list[int]:
        """Units are chosen in the order of their numbers where that reaches every choice: among those of one nation."""
        if not self.picked or nations_of(self.picked) & nations_of(self.picked) - 1:
            return acts
        last = self.picked[-1]
        able = eligible(s, self.side, self.space)
        if nations_of(able) & nations_of(able) - 1 or any(s.where[piece] == LONDON for piece in able):
            return acts
        return [act for act in acts if act == DONE or act - WITH > last] or acts

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if verb == DONE:
            if not self.picked:
                return Refusal("12.2.2", "nobody-attacks")
            return refuse_group(s, self.picked, self.space) or Refusal("12.2.2", "nobody-attacks")
        if verb != WITH:
            return SPACE.elsewhere("12.2.2", verb, Saying("now-attackers", space=self.space))
        if target in self.picked:
            return Refusal("12.2.2", "picked-already", piece=target)
        refusal = foreign(self.side, target, "12.2.2") or off_map(s, target, "12.2.2")
        refusal = refusal or refuse_unit(s, target, self.space)
        refusal = refusal or refuse_group(s, [*self.picked, target], self.space)
        return refusal or Refusal("12.2.2", "take-the-same", piece=target, piece2=self.offered(s)[0])

    def prompt(self, s: PathsState, seat: int) -> Saying:
        return Saying("ask-attackers", space=self.space)

    def all_possible(self, s: PathsState) -> list[int]:
        """The units that attack if all do that can, beside those that are picked."""
        able = eligible(s, self.side, self.space)
        found = self.picked[:]
        for piece in able:
            if piece not in found and completable(s, [*found, piece], able, self.space):
                found.append(piece)
        return found if refuse_group(s, found, self.space) is None else []

    def shows(self, s: PathsState, seat: int) -> dict[str, Any]:
        everybody = self.all_possible(s)
        return {
            "space": self.space,
            "picked": self.picked,
            "forecast": {
                "picked": forecast(s, self.side, self.space, self.picked) if self.picked else None,
                "all": forecast(s, self.side, self.space, everybody) if everybody else None,
            },
        }
