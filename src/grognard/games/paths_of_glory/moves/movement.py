"""11.1: movement of units and stacks, one after the other."""

from __future__ import annotations

from typing import Any

from grognard.core.board import around, bits
from grognard.core.fields import with_fields
from grognard.core.one_by_one import OneByOne
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Hand, Step
from grognard.games.paths_of_glory.board import control, limits, reminders, supply
from grognard.games.paths_of_glory.board.refusals import foreign, off_map, starved
from grognard.games.paths_of_glory.board.stacking import besieges, is_full, sort_of
from grognard.games.paths_of_glory.board.state import CROSSED, NO_SPACE, PathsState
from grognard.games.paths_of_glory.facts.acts import DONE, ENTRENCH, GO, HALT, SPACE, TAKE
from grognard.games.paths_of_glory.facts.tables import (
    ANAC,
    ARMY,
    BEYOND_CAUCASUS,
    BOARD,
    CAUCASUS,
    CROSSING,
    FORT,
    NEAR_EAST,
    OWNED,
    SIDE,
    SIZE,
    SPEED,
    STACK,
)
from grognard.games.paths_of_glory.moves.trenches import Digging, may_dig, refuse_dig

# Who can move


def ready(s: PathsState, piece: int) -> bool:
    """Whether a unit in a space with a Move marker may move now."""
    if (s.moved | s.idle) >> piece & 1 or not SPEED[s.reduced >> piece & 1][piece]:
        return False
    return supply.supplied(s, piece)


def movers(s: PathsState, space: int) -> list[int]:
    """The units there that may move now, one of each sort."""
    found: list[int] = []
    sorts: list[int] = []
    for piece in s.at[space]:
        sort = sort_of(s, piece)
        if sort not in sorts and ready(s, piece):
            found.append(piece)
            sorts.append(sort)
    return found


# Where they can go


class Way:
    """Where a group can go from a space, ring by ring."""

    def __init__(self, s: PathsState, group: list[int], start: int, steps: int, crossed: bool = False) -> None:
        self.group = group
        self.side = SIDE[group[0]]
        self.start = start
        self.returning = s.setup.version > 1 and bool(NEAR_EAST >> start & 1)
        """11.3.2: who has come to Caucasus from the Near East does not go back there."""
        closed = s.held[1 - self.side]
        links = limits.links(s, group[0])
        for piece in group:
            closed |= limits.barred(s, piece)
            links &= limits.links(s, piece)
        if len(group) > 1 or crossed:
            links &= ~(1 << CROSSING)
        self.beside = BOARD.beside_by(links)
        self.halts = s.forts & OWNED[1 - self.side] & ~control.besieged_by(s, self.side)
        """15.1.1: unbesieged enemy forts, where a move ends."""
        self.rings: list[int] = []
        reached = frontier = 1 << start
        while steps > 0 and frontier:
            steps -= 1
            ring = around(self.beside, frontier) & ~(reached | closed)
            if self.returning and frontier >> CAUCASUS & 1:
                ring &= around(self.beside, frontier & ~(1 << CAUCASUS)) | ~BEYOND_CAUCASUS
            self.rings.append(ring)
            reached |= ring
            frontier = ring & ~self.halts
        self.reached = reached & ~(1 << start)

    def to(self, s: PathsState, goal: int) -> list[int]:
        """A shortest way to a space: of those one through spaces that the enemy holds."""
        length = 0
        while not self.rings[length] >> goal & 1:
            length += 1
        way = [goal]
        enemy = s.control[1 - self.side]
        while length:
            length -= 1
            before = self.beside[way[0]] & self.rings[length] & ~self.halts
            if self.returning and BEYOND_CAUCASUS >> way[0] & 1:
                before &= ~(1 << CAUCASUS)
            best = before & enemy & s.setup.victory or before & enemy or before
            way.insert(0, (best & -best).bit_length() - 1)
        return way


def steps_of(s: PathsState, group: list[int]) -> int:
    """11.1.5: how many spaces a group may enter."""
    return min([SPEED[s.reduced >> piece & 1][piece] for piece in group])


def may_leave(s: PathsState, group: list[int], space: int, strict: bool) -> bool:
    """15.2.4: who goes leaves a sufficient siege behind, or nobody; or those who stay can go, too, or others come."""
    side = SIDE[group[0]]
    if not (s.forts & OWNED[1 - side]) >> space & 1 or not s.besieged(space):
        return True
    left = [piece for piece in s.at[space] if piece not in group]
    if not left or besieges(s, space, [], group):
        return True
    if strict:
        return False
    if relief(s, space, group):
        return True
    if not s.moves >> space & 1 or not all(ready(s, piece) for piece in left):
        return False
    way = Way(s, left, space, steps_of(s, left))
    return bool(ends(s, way, True))


def spare(s: PathsState, piece: int, gone: list[int]) -> bool:
    """R-24: whether a unit can leave where it is, after these, and come to a siege."""
    space = s.where[piece]
    if s.setup.version < 3 and s.forts & OWNED[1 - SIDE[piece]] & 1 << space:
        return False
    return may_leave(s, [*gone, piece], space, True)


def relief(s: PathsState, space: int, gone: list[int]) -> list[int]:
    """The units that can still come there, each enough to make the siege good without those that are gone."""
    side = next(SIDE[piece] for piece in s.at[space])
    found: list[int] = []
    for marked in bits(s.moves & s.held[side] & ~(1 << space)):
        for piece in movers(s, marked):
            if piece not in gone and spare(s, piece, []) and besieges(s, space, [piece], gone):
                if can_reach(s, piece, space):
                    found.append(piece)
    return found


def ends(s: PathsState, way: Way, strict: bool) -> int:
    """The spaces in which a group may end its move; `strict`: without a promise that other units set right."""
    group = way.group
    found = way.reached & ~s.attacks
    for piece in group:
        found &= ~limits.no_end(s, piece)
    for space in bits(found & (s.held[way.side] | way.halts)):
        if not may_end(s, way, space, strict):
            found &= ~(1 << space)
    return found


def may_end(s: PathsState, way: Way, space: int, strict: bool) -> bool:
    """10.1.2, 11.1.8: whether stacking and siege are right there, or will be."""
    group = way.group
    if way.halts >> space & 1:
        if is_full(s, space, len(group), group):
            return False
        return besieges(s, space, group, []) or (not strict and besieged_later(s, group, space))
    if not is_full(s, space, len(group), group):
        return True
    return not strict and makes_room(s, group, space)


def besieged_later(s: PathsState, group: list[int], space: int) -> bool:
    """R-24: whether others that can still come are enough for the siege."""
    side = SIDE[group[0]]
    if any(not s.moved >> piece & 1 for piece in s.at[space]):
        return False  # the remnant of a broken siege does not wait
    number = len(group) + len(s.at[space])
    for marked in bits(s.moves & s.held[side] & ~(1 << space)):
        gone = [piece for piece in group if s.where[piece] == marked]
        for piece in sorted(s.at[marked], key=ARMY.__getitem__):  # whoever goes first, an army that is last can go
            if piece not in group and ready(s, piece) and spare(s, piece, gone) and can_reach(s, piece, space):
                if ARMY[piece]:
                    return True
                gone.append(piece)
                number += 1
    return number >= FORT[space]


def can_reach(s: PathsState, piece: int, space: int) -> bool:
    if limits.no_end(s, piece) >> space & 1:
        return False
    return bool(Way(s, [piece], s.where[piece], steps_of(s, [piece])).reached >> space & 1)


def makes_room(s: PathsState, group: list[int], space: int) -> bool:
    """10.1.2: one too many may end there if another one can leave afterwards; but not where a siege would break."""
    forts = s.forts & OWNED[1 - SIDE[group[0]]] if s.setup.version > 3 else s.forts
    if not is_full(s, space, len(group) - 1, group) and not forts >> space & 1 and s.moves >> space & 1:
        for piece in s.at[space]:
            if piece not in group and ready(s, piece) and _finds_room(s, piece, group):
                return True
    return False


def _finds_room(s: PathsState, piece: int, gone: list[int]) -> bool:
    way = Way(s, [piece], s.where[piece], steps_of(s, [piece]))
    found = way.reached & ~s.attacks & ~limits.no_end(s, piece)
    if found & ~(s.held[way.side] | way.halts):
        return True
    for space in bits(found):
        if way.halts >> space & 1:
            if ARMY[piece] and not is_full(s, space, 1, gone):
                return True
        elif not is_full(s, space, 1, gone):
            return True
    return False


def goals(s: PathsState, group: list[int], start: int, steps: int, must: int, strict: bool) -> int:
    """Where a group may go next: where it may end, and next to it where it can go on."""
    if steps <= 0:
        return 0
    way = Way(s, group, start, steps)
    if must >= 0:
        return way.reached & 1 << must
    found = ends(s, way, strict)
    if steps > 1:
        for space in bits(way.rings[0] & ~way.halts & ~found):
            crossed = s.setup.version > 1 and limits.crosses(start, space)
            if ends(s, Way(s, group, space, steps - 1, crossed), strict):
                found |= 1 << space
    return found


def can_go(s: PathsState, group: list[int], space: int, must: int, strict: bool) -> bool:
    """Whether a group may leave its space for somewhere."""
    return may_leave(s, group, space, strict) and goals(s, group, space, steps_of(s, group), must, strict) != 0


# What movement must set right before it ends


def debts(s: PathsState, side: int, remnants: int) -> int:
    """The spaces with too many units, or with too few for a siege that movement has begun or weakened."""
    found = control.remnants(s, side) & ~remnants
    for space in bits(s.held[side] & (s.moves | found)):
        if len(s.at[space]) > STACK:
            found |= 1 << space
    return found


@with_fields
class Movement(OneByOne[PathsState]):
    """9.2.8: units in spaces with a Move marker move or entrench, one group after the other."""

    side: int
    remnants: int
    """R-87: where sieges were broken before; -1 when movement has not begun."""
    diggers: list[int]
    begun: int
    """The spaces of which a unit has moved, or digs in."""

    def run(self, s: PathsState) -> None:
        if self.remnants < 0:
            self.remnants = control.remnants(s, self.side)
        super().run(s)

    def chooser(self, s: PathsState) -> int:
        return s.player[self.side]

    def acts(self, s: PathsState) -> list[int]:
        acts = self.forced(s)
        if acts:
            return acts
        for space in bits(s.moves & s.held[self.side]):
            for piece in movers(s, space):
                if can_go(s, [piece], space, NO_SPACE, False):
                    acts.append(TAKE + piece)
                if ARMY[piece] and may_dig(s, piece, self.diggers):
                    acts.append(ENTRENCH + piece)
        return acts

    def may_end(self, s: PathsState) -> bool:
        return not self.forced(s)

    def forced(self, s: PathsState) -> list[int]:
        """What must be set right first."""
        found = debts(s, self.side, self.remnants)
        if not found:
            return []
        space = (found & -found).bit_length() - 1
        if len(s.at[space]) <= STACK and self.comes(s, space):
            return [
                TAKE + piece
                for marked in bits(s.moves & s.held[self.side])
                if marked != space
                for piece in movers(s, marked)
                if spare(s, piece, []) and can_reach(s, piece, space)
            ]
        acts = [TAKE + piece for piece in movers(s, space) if can_go(s, [piece], space, NO_SPACE, True)]
        return acts if len(s.at[space]) > STACK else acts + [TAKE + piece for piece in relief(s, space, [])]

    def comes(self, s: PathsState, space: int) -> bool:
        """Whether those who lack for a siege are to come; else those who are left are to go."""
        return any(s.moved >> piece & 1 for piece in s.at[space])

    def end(self, s: PathsState) -> None:
        s.finish()
        if self.diggers:
            s.push(Digging(self.side, self.diggers))

    def carry_out(self, s: PathsState, verb: int, target: int) -> None:
        self.begun |= 1 << s.where[target]
        if verb == ENTRENCH:
            self.diggers = [*self.diggers, target]
            s.moved |= 1 << target
            s.tell("tries-to-entrench", piece=target, space=s.where[target])
        else:
            found = debts(s, self.side, self.remnants)
            space = (found & -found).bit_length() - 1 if found else NO_SPACE
            comes = space != s.where[target]
            s.push(March([target], s.where[target], 0, space if comes else NO_SPACE, found != 0))

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if verb in (GO, HALT):
            return Refusal("11.1.1", "nothing-taken")
        if verb == DONE:
            return self.undone(s)
        if verb not in (TAKE, ENTRENCH):
            return SPACE.elsewhere("9.2.8", verb, Saying("now-movement"))
        piece = target
        refusal = foreign(self.side, piece, "11.1.1") or off_map(s, piece, "11.1.1")
        if refusal is not None:
            return refusal
        space = s.where[piece]
        if not s.moves >> space & 1:
            return Refusal("9.2.8", "not-activated", space=space)
        if verb == ENTRENCH and ARMY[piece]:
            return refuse_dig(s, piece, self.diggers)
        if verb == ENTRENCH:
            return Refusal("11.2.1", "only-armies-dig", piece=piece)
        return self.refuse_take(s, piece, space)

    def refuse_take(self, s: PathsState, piece: int, space: int) -> Refusal:
        if s.moved >> piece & 1:
            return Refusal("11.1.1", "moved-already", piece=piece)
        if s.idle >> piece & 1:
            return Refusal("14.1.1.1", "was-out-of-supply", piece=piece)
        refusal = starved(s, piece)
        if refusal is not None:
            return refusal
        if not SPEED[s.reduced >> piece & 1][piece]:
            return Refusal("11.1.1", "never-moves", piece=piece)
        if debts(s, self.side, self.remnants):
            return self.undone(s)
        same = [other for other in movers(s, space) if sort_of(s, other) == sort_of(s, piece)]
        if same and same[0] != piece:
            return Refusal("11.1.1", "take-the-same", piece=piece, piece2=same[0])
        if not may_leave(s, [piece], space, False):
            return Refusal("15.2.4", "siege-would-break", space=space)
        return Refusal("11.1.3", "nowhere-to-go", piece=piece)

    def undone(self, s: PathsState) -> Refusal:
        """What must be set right before the movement ends."""
        found = debts(s, self.side, self.remnants)
        space = (found & -found).bit_length() - 1
        if len(s.at[space]) > STACK:
            return Refusal("10.1.2", "overstacked", space=space)
        return Refusal("11.1.8", "fort-not-besieged", space=space)

    def leaves(self, s: PathsState, seat: int, verb: int) -> list[Saying]:
        able = [act - TAKE for act in s.legal(seat) if SPACE.base_of[act] == TAKE]
        return reminders.of_movement(s, self.side, able, self.begun)

    def flaws(self, s: PathsState) -> list[str]:
        if self.remnants >= 0 and s.stack[-1] is self and debts(s, self.side, self.remnants) and not self.forced(s):
            return ["movement has left something wrong that cannot be set right"]
        return []

    def prompt(self, s: PathsState, seat: int) -> Saying:
        found = debts(s, self.side, self.remnants)
        if not found:
            digs = any(SPACE.base_of[act] == ENTRENCH for act in s.legal(seat))
            key = "ask-movement-or-trench" if digs else "ask-movement"
            starving = supply.cut_off(s, s.held[self.side])
            return Saying(f"{key}-starving", pieces=starving) if starving else Saying(key)
        space = (found & -found).bit_length() - 1
        return Saying("ask-overstacked" if len(s.at[space]) > STACK else "ask-siege", space=space)


@with_fields
class March(Step[PathsState]):
    """11.1: a unit, or a stack of a space, goes from space to space."""

    group: list[int]
    at: int
    used: int
    must: int
    """The space where it has to go, or none."""
    strict: bool
    """Whether it sets something right, and so may leave nothing wrong."""

    def whole(self) -> bool:
        return True

    def in_hand(self, s: PathsState) -> Hand:
        return Hand(TAKE + self.group[0], self.group, self.used > 0)

    def left(self, s: PathsState) -> int:
        return steps_of(s, self.group) - self.used

    def run(self, s: PathsState) -> None:
        acts: list[int] = []
        if not self.used and self.must < 0 and not self.strict:
            acts += [TAKE + piece for piece in self.companions(s)]
        left = self.left(s)
        stopped = self.used and s.forts & OWNED[1 - SIDE[self.group[0]]] & 1 << self.at and not self.besieged_before(s)
        if left > 0 and not stopped and self.at != self.must:
            acts += [GO + space for space in bits(goals(s, self.group, self.at, left, self.must, self.strict))]
        if not acts:
            self.end(s)
            return
        if self.used and self.may_halt(s):
            acts.append(HALT)
        s.ask(s.player[SIDE[self.group[0]]], acts)

    def besieged_before(self, s: PathsState) -> bool:
        """Whether the fort there was besieged without these units, so that they may pass."""
        return besieges(s, self.at, [], self.group) and len(s.at[self.at]) > len(self.group)

    def companions(self, s: PathsState) -> list[int]:
        """The units of the same space that can come along."""
        found: list[int] = []
        for piece in movers(s, self.at):
            if piece in self.group:
                piece = self.twin(s, piece)
            if piece >= 0 and can_go(s, [*self.group, piece], self.at, NO_SPACE, False):
                found.append(piece)
        return found

    def twin(self, s: PathsState, piece: int) -> int:
        """Another unit of the same sort in this space, or -1."""
        sort = sort_of(s, piece)
        for other in s.at[self.at]:
            if other not in self.group and sort_of(s, other) == sort and ready(s, other):
                return other
        return -1

    def may_halt(self, s: PathsState) -> bool:
        """Whether it may end its move here."""
        if self.must >= 0:
            return self.at == self.must
        if s.attacks >> self.at & 1 or any(limits.no_end(s, piece) >> self.at & 1 for piece in self.group):
            return False
        if not is_full(s, self.at, 0, []):
            return True
        return not self.strict and makes_room(s, self.group, self.at)

    def end(self, s: PathsState) -> None:
        for piece in self.group:
            s.moved |= 1 << piece
        s.finish()

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        if verb == HALT:
            self.end(s)
        elif verb == TAKE:
            self.group = [*self.group, target]
        else:
            way = Way(s, self.group, self.at, self.left(s)).to(s, target)
            s.tell("moves", pieces=self.group, space=self.at, space2=target)
            walk(s, self.group, self.at, way)
            self.used += len(way)
            self.at = target

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        piece = self.group[0]
        if verb == DONE:
            return Refusal("11.1.1", "still-moving", piece=piece)
        if verb == HALT:
            return self.refuse_end(s, self.at)
        if verb == TAKE:
            return self.refuse_company(s, target)
        if verb != GO:
            return SPACE.elsewhere("11.1", verb, Saying("now-march", piece=piece))
        if target >= SIZE:
            return Refusal("11.1.3", "no-march-to-reserve")
        if self.must >= 0 and target != self.must:
            return Refusal("11.1.8", "fort-not-besieged", space=self.must)
        side = SIDE[piece]
        way = Way(s, self.group, self.at, self.left(s))
        if not way.reached >> target & 1:
            for member in self.group:
                if (limits.barred(s, member) | s.held[1 - side]) >> target & 1:
                    return limits.closed_to(s, member, target, "11.1.3")
            if limits.crosses(self.at, target):
                return Refusal("11.3.2", "crossing-used")
            return Refusal("11.1.5", "too-far", space=target, number=self.left(s))
        if not self.used and not may_leave(s, self.group, self.at, self.strict):
            return Refusal("15.2.4", "siege-would-break", space=self.at)
        return self.refuse_end(s, target)

    def refuse_end(self, s: PathsState, space: int) -> Refusal:
        """Why it may not end its move there."""
        if not self.used and space == self.at:
            return Refusal("11.1.1", "not-moved-yet", piece=self.group[0])
        if s.attacks >> space & 1:
            return Refusal("11.1.6", "marked-for-attack", space=space)
        for piece in self.group:
            if limits.no_end(s, piece) >> space & 1:
                return limits.no_stop(s, space)
        if s.forts & OWNED[1 - SIDE[self.group[0]]] & 1 << space:
            return Refusal("11.1.8", "cannot-besiege", space=space, number=FORT[space])
        return Refusal("10.1.1", "space-full", space=space)

    def refuse_company(self, s: PathsState, piece: int) -> Refusal:
        side = SIDE[self.group[0]]
        refusal = foreign(side, piece, "11.1.1") or off_map(s, piece, "11.1.1")
        if refusal is not None:
            return refusal
        if piece in self.group:
            return Refusal("11.1.1", "taken-already", piece=piece)
        if self.used:
            return Refusal("11.1.1", "still-moving", piece=self.group[0])
        if s.where[piece] != self.at:
            return Refusal("11.1.1", "elsewhere", piece=piece, space=self.at)
        if (s.moved | s.idle) >> piece & 1:
            return Refusal("11.1.1", "moved-already", piece=piece)
        return starved(s, piece) or Refusal("11.1.1", "cannot-come-along", piece=piece)

    def prompt(self, s: PathsState, seat: int) -> Saying:
        if self.used:
            key = "ask-march-on" if self.may_halt(s) else "ask-march-must"
            return Saying(key, pieces=self.group, space=self.at, number=self.left(s))
        joined = any(SPACE.base_of[act] == TAKE for act in s.legal(seat))
        key = "ask-march" if joined else "ask-march-ready"
        return Saying(key, pieces=self.group, space=self.at, number=self.left(s))

    def shows(self, s: PathsState, seat: int) -> dict[str, Any]:
        return {"pieces": self.group, "left": self.left(s)}


def walk(s: PathsState, group: list[int], start: int, way: list[int]) -> None:
    """A group goes this way: every space that it enters changes hands (R-23)."""
    leader = group[0]
    for piece in group:
        if piece != ANAC:
            leader = piece
            break
    at = start
    for space in way:
        if limits.crosses(at, space):
            s.used_up |= CROSSED
        if leader == ANAC or space == way[-1]:
            for piece in group:
                control.send(s, piece, space)
        control.enter(s, leader, space)
        at = space
