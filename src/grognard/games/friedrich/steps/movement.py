"""4: movement of generals, stacks and supply trains."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import Board, bits, mask_of
from grognard.core.fields import with_fields
from grognard.core.one_by_one import OneByOne
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Hand, Step
from grognard.games.friedrich.board import conquest, reminders, troops
from grognard.games.friedrich.board.refusals import absent, foreign, span
from grognard.games.friedrich.board.state import OFF, FriedrichState
from grognard.games.friedrich.facts import fate_lines as lines
from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.facts.acts import DONE, GO, LEAVE, MOVE, SPACE, STOP, TROOPS
from grognard.games.friedrich.facts.tables import (
    BOARD,
    CHEVERT,
    CITIES,
    CUMBERLAND,
    DAUN,
    DEFENDER,
    FERMOR,
    FRIEDRICH,
    GENERAL_PACE,
    GENERALS,
    GENERALS_OF,
    HALLE,
    KUSTRIN,
    MAIN_ROADS,
    MOST_STACKED,
    MOST_TROOPS,
    NATION,
    OBJECTIVE_OF,
    PIECES,
    RICHELIEU,
    RUSSIA,
    SALTIKOV,
    SOUBISE,
    SUIT,
    TRAIN_PACE,
    TRAINS_OF,
)

RULE: Final = "4"

# How far


def pace(s: FriedrichState, group: list[int]) -> int:
    """How many cities this group may move; one more if the whole move uses main roads."""
    if group[0] >= GENERALS:
        return TRAIN_PACE
    if s.effect == lines.FRIEDRICH_HURRIES and FRIEDRICH in group:
        return 4
    slow = slow_general(s)
    return 2 if slow >= 0 and slow in group else GENERAL_PACE


def slow_general(s: FriedrichState) -> int:
    """The general whom fate slows down this turn, or -1."""
    if s.effect == lines.SALTIKOV_SLOW:
        return SALTIKOV
    if s.effect == lines.RICHELIEU_SLOW:
        return RICHELIEU
    return DAUN if s.effect == lines.DAUN_SLOW else -1


# Where to


def resting_general(s: FriedrichState) -> int:
    """The general whom fate keeps from attacking this turn, or -1."""
    if s.effect == lines.SOUBISE_RESTS:
        return SOUBISE
    if s.effect == lines.FRIEDRICH_RESTS:
        return FRIEDRICH
    return CUMBERLAND if s.effect == lines.CUMBERLAND_RESTS else -1


def bars_suit(s: FriedrichState, group: list[int], city: int) -> bool:
    """3 hearts: Soubise may not attack with the suit with which Hildburghausen attacked."""
    return s.effect == lines.ONE_SUIT and SOUBISE in group and s.attack_suit == SUIT[city]


def kept_from_attack(s: FriedrichState, stack: list[int], city: int) -> bool:
    """Whether a card of fate lets these generals attack nobody from this city; one of them is enough (ruling 32)."""
    if s.effect < 0:
        return False
    if any(s.resting >> general & 1 for general in stack):
        return True
    return resting_general(s) in stack or bars_suit(s, stack, city)


def near_enemy(s: FriedrichState, nation: int, city: int) -> bool:
    """Whether a hostile general stands next to this city."""
    for near in BOARD.neighbours[city]:
        piece = s.top[near] - 1
        if 0 <= piece < GENERALS and DEFENDER[NATION[piece]] != DEFENDER[nation]:
            return True
    return False


def may_be_barred(s: FriedrichState, group: list[int]) -> bool:
    """Whether fate could keep this group from ending its move somewhere: in the revised edition only."""
    if s.effect < 0 or not s.setup.revised_fate or group[0] >= GENERALS:
        return False
    return (s.effect == lines.ONE_SUIT and SOUBISE in group) or resting_general(s) in group


def may_end(s: FriedrichState, group: list[int], city: int) -> bool:
    """Whether fate lets this group end its move here."""
    if not may_be_barred(s, group):
        return True
    if resting_general(s) in group or bars_suit(s, group, city):
        return not near_enemy(s, NATION[group[0]], city)
    return True


def may_enter(s: FriedrichState, group: list[int], city: int) -> bool:
    """Whether this group may step into a city: an empty one, one with own generals, one with a hostile train."""
    piece = s.top[city] - 1
    if piece < 0:
        return True
    mover = group[0]
    if mover >= GENERALS:
        return False
    if piece < GENERALS:
        if NATION[piece] != NATION[mover]:
            return False
        return len([general for general in s.stack_at(city) if general not in group]) + len(group) <= MOST_STACKED
    if DEFENDER[NATION[piece]] == DEFENDER[NATION[mover]]:
        return False
    return may_crush(s, group, city)


def may_crush(s: FriedrichState, group: list[int], city: int) -> bool:
    """Whether fate lets this group eliminate the hostile train in a city."""
    if s.effect < 0:
        return True
    if s.effect == lines.HALLE_QUIET and city == HALLE:
        return False
    return resting_general(s) not in group


NOBODY: Final = bytes(len(CITIES))
"""An empty map."""
_open: dict[int, tuple[list[int], int, list[int]]] = {}


def open_reach(start: int, steps: int, bonus: bool) -> tuple[list[int], int, list[int]]:
    """What can be reached when nothing is in the way, as a list, a bit set, and acts; kept once computed."""
    key = (start * 16 + steps) * 2 + int(bonus)
    found = _open.get(key)
    if found is None:
        cities = spread(BOARD, start, steps, NOBODY)
        if bonus:
            cities += [city for city in spread(MAIN_ROADS, start, steps + 1, NOBODY) if city not in cities]
        found = (cities, mask_of(cities), [GO + city for city in cities])
        _open[key] = found
    return found


def spread(board: Board, start: int, steps: int, top: bytes) -> list[int]:
    """The cities that can be reached over empty ones, the nearest first; those with pieces are reached, but not passed.

    So few are in reach that a list is faster than the board's bit sets.
    """
    seen = {start}
    reached: list[int] = []
    frontier = [start]
    while steps and frontier:
        steps -= 1
        found: list[int] = []
        for city in frontier:
            for near in board.neighbours[city]:
                if near not in seen:
                    seen.add(near)
                    reached.append(near)
                    if not top[near]:
                        found.append(near)
        frontier = found
    return reached


def reach(s: FriedrichState, group: list[int], start: int, steps: int, bonus: bool) -> list[int]:
    """The cities that a group can reach with so many steps, and one more on main roads alone if there is a bonus."""
    if steps < 0:
        return []
    cities, area, _ = open_reach(start, steps, bonus)
    if not area & (s.sides[0] | s.sides[1]):
        return cities
    top = s.top
    cities = [city for city in spread(BOARD, start, steps, top) if not top[city] or may_enter(s, group, city)]
    if bonus and MAIN_ROADS.neighbours[start]:
        for city in spread(MAIN_ROADS, start, steps + 1, top):
            if city not in cities and (not top[city] or may_enter(s, group, city)):
                cities.append(city)
    return cities


def goals(s: FriedrichState, group: list[int], start: int, used: int, main: bool) -> list[int]:
    """The cities to which a group may go on with what is left of its move."""
    cities = reach(s, group, start, pace(s, group) - used, main)
    if may_be_barred(s, group):
        cities = [city for city in cities if may_end(s, group, city) or _goes_on(s, group, start, city, used, main)]
    return cities


def go_acts(s: FriedrichState, group: list[int], start: int, used: int, main: bool) -> list[int]:
    """The acts that send a group to one of its goals."""
    steps = pace(s, group) - used
    if steps >= 0 and not may_be_barred(s, group):
        _, area, acts = open_reach(start, steps, main)
        if not area & (s.sides[0] | s.sides[1]):
            return acts[:]
    return [GO + city for city in goals(s, group, start, used, main)]


def _goes_on(s: FriedrichState, group: list[int], start: int, city: int, used: int, main: bool) -> bool:
    """Whether a group that may not end its move in this city could go on from there to one where it may."""
    if s.top[city]:
        return False
    way, still_main = find_way(s, group, start, city, used, main)
    rest = pace(s, group) - used - len(way)
    return any(may_end(s, group, goal) for goal in reach(s, group, city, rest, still_main))


def find_way(
    s: FriedrichState, group: list[int], start: int, goal: int, used: int, main: bool
) -> tuple[list[int], bool]:
    """A shortest way to the goal: of those the one with the most objectives, then one on main roads.

    Returns the cities entered, and whether the whole move still runs on main roads.
    """
    steps = pace(s, group) - used
    stakes = stakes_between(start, goal, steps, stakes_near(s, group, start, steps))
    if not stakes:
        way, on_main, passed, _ = _free_way(start, goal, steps)
        if way and not passed & (s.sides[0] | s.sides[1]):
            return way, main and on_main
    way, on_main = _shortest(s.top, stakes, start, goal, steps)
    return way, main and on_main


def find_ways(s: FriedrichState, group: list[int], start: int, goals: list[int], used: int) -> list[list[int]]:
    """The ways to all these goals, each with the start; they are to be read only."""
    steps = pace(s, group) - used
    near = stakes_near(s, group, start, steps)
    taken = s.taken()
    found: list[list[int]] = []
    for goal in goals:
        stakes = stakes_between(start, goal, steps, near) if near else near
        if not stakes:
            way, _, passed, whole = _free_way(start, goal, steps)
            if way and not passed & taken:
                found.append(whole)
                continue
        found.append([start, *_shortest(s.top, stakes, start, goal, steps)[0]])
    return found


def _shortest(top: bytes, stakes: list[int], start: int, goal: int, steps: int) -> tuple[list[int], bool]:
    """The best of the shortest ways, and whether it runs on main roads alone."""
    way = _best_way(top, stakes, start, goal, steps, BOARD)
    if not way:
        way = _best_way(top, stakes, start, goal, steps + 1, MAIN_ROADS)
    on_main = True
    at = start
    for city in way:
        on_main = on_main and city in MAIN_ROADS.neighbours[at]
        at = city
    return way, on_main


_free_ways: dict[int, tuple[list[int], bool, int, list[int]]] = {}


def _free_way(start: int, goal: int, steps: int) -> tuple[list[int], bool, int, list[int]]:
    """The best way through empty country, with the set of cities that it passes, and with its start; kept once found.

    If nobody stands on it, it is the best one still, whoever stands elsewhere.
    """
    key = (start * 1024 + goal) * 2 + int(BOARD.distances(start)[goal] <= steps)
    found = _free_ways.get(key)
    if found is None:
        way, on_main = _shortest(NOBODY, [], start, goal, steps)
        found = (way, on_main, mask_of(way[:-1]), [start, *way])
        _free_ways[key] = found
    return found


def stakes_near(s: FriedrichState, group: list[int], start: int, steps: int) -> list[int]:
    """The objectives that this group could conquer, win back or mark by passing over them, with so many steps."""
    if group[0] >= GENERALS:
        return []
    nation = NATION[group[0]]
    near = bits(open_reach(start, steps, True)[1] & _objectives)
    return [city for city in near if conquest.at_stake(s, nation, city)]


def stakes_between(start: int, goal: int, steps: int, near: list[int]) -> list[int]:
    """Those of these objectives that can be on the way to the goal."""
    if not near:
        return near
    there, back = BOARD.distances(start), BOARD.distances(goal)
    return [city for city in near if there[city] + back[city] <= steps + 1 and city != goal]


_objectives: Final[int] = mask_of([city for city in range(len(CITIES)) if OBJECTIVE_OF[city] >= 0])


def _best_way(top: bytes, stakes: list[int], start: int, goal: int, steps: int, board: Board) -> list[int]:
    scores: dict[int, int] = {start: 0}
    before: dict[int, int] = {}
    frontier = [start]
    while steps and frontier and goal not in before:
        steps -= 1
        found: dict[int, int] = {}
        for city in frontier:
            score = scores[city]
            if city in stakes:
                score += 100
            for near in board.neighbours[city]:
                if near in scores or (top[near] and near != goal):
                    continue
                better = score + (1 if near in MAIN_ROADS.neighbours[city] else 0)
                if better > found.get(near, -1):
                    found[near] = better
                    before[near] = city
        scores.update(found)
        frontier = list(found)
    way: list[int] = []
    if goal in before:
        at = goal
        while at != start:
            way.append(at)
            at = before[at]
        way.reverse()
    return way


# Who


def ready(s: FriedrichState, city: int) -> list[int]:
    """The generals in a city who have not moved yet, by rank."""
    return [general for general in s.stack_at(city) if not s.has_moved(general)]


def parts(s: FriedrichState, group: list[int]) -> list[list[int]]:
    """The groups that can be made of this one by leaving generals behind, itself first."""
    whole = s.stack_at(s.where[group[0]])
    found: list[list[int]] = []
    for choice in range((1 << len(group)) - 1, 0, -1):
        part = [general for index, general in enumerate(group) if choice >> index & 1]
        if may_part(s, part, [general for general in whole if general not in part]):
            found.append(part)
    return found


def may_part(s: FriedrichState, movers: list[int], stayers: list[int]) -> bool:
    """5 diamonds: Chevert, if he is in a stack, is never left alone."""
    if s.effect != lines.CHEVERT_STAYS or not stayers:
        return True
    side = movers if CHEVERT in movers else stayers
    return CHEVERT not in side or len(side) > 1


def can_go(s: FriedrichState, group: list[int]) -> bool:
    """Whether this group, or a part of it, has a city to go to."""
    start = s.where[group[0]]
    if s.effect != lines.CHEVERT_STAYS and not may_be_barred(s, group):
        for near in BOARD.neighbours[start]:
            if not s.top[near]:
                return True
    if group[0] >= GENERALS:
        return bool(goals(s, group, start, 0, True))
    return any(goals(s, part, start, 0, True) for part in parts(s, group))


@with_fields
class Movement(OneByOne[FriedrichState]):
    """The movement phase of a nation: one piece or stack after the other."""

    nation: int
    begun: bool
    pins: bool
    """Whether fate holds Fermor where he stood when the phase began."""

    def run(self, s: FriedrichState) -> None:
        if not self.begun:
            self.begun = True
            self.pins = self.nation == RUSSIA and pinned(s)
            if self.pins:
                s.moved |= 1 << FERMOR
        super().run(s)

    def chooser(self, s: FriedrichState) -> int:
        return s.player[self.nation]

    def acts(self, s: FriedrichState) -> list[int]:
        nation = self.nation
        acts: list[int] = []
        seen: list[int] = []
        for general in GENERALS_OF[nation]:
            city = s.where[general]
            if city >= 0 and city not in seen and not s.moved >> general & 1:
                seen.append(city)
                if can_go(s, ready(s, city)):
                    acts.append(MOVE + general)
        for train in TRAINS_OF[nation]:
            if s.where[train] >= 0 and not s.moved >> train & 1 and can_go(s, [train]):
                acts.append(MOVE + train)
        return acts

    def carry_out(self, s: FriedrichState, verb: int, target: int) -> None:
        group = ready(s, s.where[target]) if target < GENERALS else [target]
        s.push(March(group, s.where[target], 0, True, -1))

    def why(self, s: FriedrichState, seat: int, verb: int, target: int) -> Refusal:
        if verb in (GO, LEAVE, STOP):
            return Refusal(RULE, "nothing-taken-up")
        if verb != MOVE:
            return SPACE.elsewhere("2", verb, Saying("now-movement"))
        piece = target
        refusal = foreign(self.nation, piece, RULE) or absent(s, piece, RULE)
        if refusal is not None:
            return refusal
        if piece == FERMOR and self.pins:
            return Refusal("11", "fate-keeps-fermor", piece=FERMOR, city=KUSTRIN)
        if s.has_moved(piece):
            if piece < GENERALS:
                return Refusal(RULE, "moved-or-joined", piece=piece)
            return Refusal(RULE, "moved-already", piece=piece)
        if piece < GENERALS and ready(s, s.where[piece])[0] != piece:
            return Refusal(RULE, "take-up-with-leader", piece=piece, piece2=ready(s, s.where[piece])[0])
        if can_go(without_fate(s), ready(s, s.where[piece]) if piece < GENERALS else [piece]):
            return Refusal("11", "fate-leaves-nowhere-to-go", piece=piece)
        return Refusal(RULE, "nowhere-to-go", piece=piece)

    def leaves(self, s: FriedrichState, seat: int, verb: int) -> list[Saying]:
        able = [act - MOVE for act in s.legal(seat) if SPACE.base_of[act] == MOVE]
        idle = [piece for piece in able if piece >= GENERALS or not near_enemy(s, self.nation, s.where[piece])]
        return reminders.leaves(s, self.nation, able, idle)

    def prompt(self, s: FriedrichState, seat: int) -> Saying:
        return Saying("ask-move", nation=self.nation)


def without_fate(s: FriedrichState) -> FriedrichState:
    """The same position if no card of fate were in force."""
    other = s.copy()
    other.effect = -1
    return other


def pinned(s: FriedrichState) -> bool:
    """2 clubs: Fermor does not move if he stands in or next to Küstrin."""
    return s.effect == lines.FERMOR_STAYS and s.where[FERMOR] >= 0 and BOARD.distance(KUSTRIN, s.where[FERMOR]) <= 1


@with_fields
class March(Step[FriedrichState]):
    """The move of one piece or stack: who goes, step by step where to."""

    group: list[int]
    start: int
    used: int
    main: bool
    goal: int

    def shows(self, s: FriedrichState, seat: int) -> dict[str, Any]:
        pieces = [PIECES[piece] for piece in self.group]
        return {"pieces": pieces, "city": self.start, "used": self.used, "goal": self.goal, "ways": self.ways(s)}

    def whole(self) -> bool:
        return True

    def in_hand(self, s: FriedrichState) -> Hand:
        return Hand(MOVE + self.group[0], self.group, self.used > 0)

    def ways(self, s: FriedrichState) -> list[list[int]]:
        """For each city that the group may go to, the cities on its way, ends included."""
        if self.goal >= 0:
            return []
        cities = goals(s, self.group, self.start, self.used, self.main)
        return find_ways(s, self.group, self.start, cities, self.used)

    def nation(self) -> int:
        return NATION[self.group[0]]

    def stayers(self, s: FriedrichState) -> list[int]:
        """The generals who stay behind when this group sets out."""
        if self.used or self.group[0] >= GENERALS:
            return []
        return [general for general in s.stack_at(self.start) if general not in self.group]

    def may_leave(self, s: FriedrichState, general: int) -> bool:
        rest = [other for other in self.group if other != general]
        return can_go(s, rest)

    def run(self, s: FriedrichState) -> None:
        seat = s.player[self.nation()]
        if self.goal >= 0:
            low, high = self.shares(s)
            if self.must_split(s):
                s.ask(seat, [TROOPS + number for number in range(low, high + 1)])
            else:
                self.advance(s, low)
            return
        stayers = self.stayers(s)
        acts: list[int] = []
        if not stayers or may_part(s, self.group, stayers):
            acts = go_acts(s, self.group, self.start, self.used, self.main)
        if self.used:
            if not acts:
                self.end(s)
                return
            if may_end(s, self.group, self.start):
                acts.append(STOP)
        elif len(self.group) > 1:
            acts += [LEAVE + general for general in self.group if self.may_leave(s, general)]
        s.ask(seat, acts)

    def must_split(self, s: FriedrichState) -> bool:
        """Whether the owner says how many go along: also where he has no choice, unless everybody can tell that."""
        return bool(self.stayers(s)) and not troops.split_is_sure(s, self.start, len(self.group))

    def shares(self, s: FriedrichState) -> tuple[int, int]:
        stayers = self.stayers(s)
        total = s.strength(self.start)
        return troops.split_range(total, len(self.group), len(stayers)) if stayers else (total, total)

    def take(self, s: FriedrichState, seat: int, verb: int, target: int) -> None:
        if verb == GO:
            self.goal = target
        elif verb == TROOPS:
            self.advance(s, target)
        elif verb == LEAVE:
            self.group = [general for general in self.group if general != target]
        else:
            self.end(s)

    def end(self, s: FriedrichState) -> None:
        """The move is over, and the group stays where it is."""
        s.finish()
        warn_of_blocking(s, self.nation(), self.start)

    def advance(self, s: FriedrichState, share: int) -> None:
        """Go to the goal with this share of the troops."""
        group, goal = self.group, self.goal
        self.goal = -1
        way, self.main = find_way(s, group, self.start, goal, self.used, self.main)
        self.used += len(way)
        for piece in group:
            s.moved |= 1 << piece
        gone = [self.start, *way]
        if group[0] >= GENERALS:
            s.place(group[0], goal)
            self.start = goal
            s.tell("moved", pieces=group, city=goal, city2=gone[0], way=gone)
            return
        nation = NATION[group[0]]
        s.tell("moved", pieces=group, city=goal, city2=gone[0], way=gone)
        shown = troops.detach(s, group, share)
        for city in gone[:-1]:
            conquest.leave(s, nation, city)
        self.start = goal
        other = s.piece_at(goal)
        if other >= GENERALS:
            s.place(other, OFF)
            s.tell("train-lost", piece=other, city=goal)
        troops.join(s, group, goal, share, shown)
        if other >= 0:
            for general in s.stack_at(goal):
                s.moved |= 1 << general
            self.end(s)

    def why(self, s: FriedrichState, seat: int, verb: int, target: int) -> Refusal:
        if self.goal >= 0:
            if verb != TROOPS:
                return SPACE.elsewhere("6", verb, Saying("now-share"))
            low, high = self.shares(s)
            return Refusal("6", "share-out-of-range", troops=span(low, high), most=MOST_TROOPS)
        if verb == GO:
            return self.why_not_go(s, target)
        if verb == LEAVE:
            return self.why_not_leave(s, target)
        if verb == STOP:
            if not self.used:
                return Refusal(RULE, "move-not-begun")
            return Refusal("11", "fate-forbids-stop")
        if verb in (MOVE, DONE):
            return Refusal(RULE, "move-not-finished", piece=self.group[0])
        return SPACE.elsewhere(RULE, verb, Saying("now-on-the-move", piece=self.group[0]))

    def why_not_leave(self, s: FriedrichState, general: int) -> Refusal:
        if self.used:
            return Refusal(RULE, "too-late-to-leave")
        if general not in self.group:
            return Refusal(RULE, "not-in-moving-stack", piece=general)
        if len(self.group) == 1:
            return Refusal(RULE, "only-one-who-moves", piece=general)
        if can_go(without_fate(s), [other for other in self.group if other != general]):
            return Refusal("11", "fate-leaves-others-nowhere", piece=general)
        return Refusal(RULE, "others-have-nowhere-to-go", piece=general)

    def why_not_go(self, s: FriedrichState, city: int) -> Refusal:
        group, piece = self.group, self.group[0]
        if city == self.start:
            return Refusal(RULE, "stands-there", piece=piece, city=city)
        stayers = self.stayers(s)
        if stayers and not may_part(s, group, stayers):
            return Refusal("11", "fate-keeps-chevert", piece=CHEVERT)
        blocked = self.why_blocked(s, city)
        if blocked is not None:
            return blocked
        steps = pace(s, group) - self.used
        slow = slow_general(s)
        if slow in group and city in reach(s, group, self.start, 3 - self.used, self.main):
            return Refusal("11", "fate-slows", piece=slow)
        if city in reach(s, group, self.start, steps, self.main):
            return Refusal("11", "fate-forbids-end", piece=piece)
        if city in open_reach(self.start, steps, self.main)[0]:
            return Refusal(RULE, "way-blocked", city=city)
        away = Saying("some-cities", number=BOARD.distance(self.start, city))
        if self.main and steps == 0:
            return Refusal(RULE, "too-far-by-main-road-only", city=city, away=away, piece=piece)
        left = Saying("some-more-cities", number=steps) if self.used else Saying("some-cities", number=steps)
        if self.main:
            return Refusal(RULE, "too-far-by-main-road", city=city, away=away, piece=piece, left=left, number=steps + 1)
        return Refusal(RULE, "too-far", city=city, away=away, piece=piece, left=left)

    def why_blocked(self, s: FriedrichState, city: int) -> Refusal | None:
        piece = s.piece_at(city)
        if piece < 0 or may_enter(s, self.group, city):
            return None
        nation = self.nation()
        if self.group[0] >= GENERALS:
            return Refusal(RULE, "train-enters-empty-only", piece=piece, city=city)
        if piece < GENERALS and NATION[piece] == nation:
            return Refusal(RULE, "too-many-generals", number=MOST_STACKED)
        if DEFENDER[NATION[piece]] == DEFENDER[nation]:
            return Refusal(RULE, "city-not-shared", piece=piece, city=city)
        if piece < GENERALS:
            return Refusal(RULE, "hostile-general-there", piece=piece, city=city)
        if s.effect == lines.HALLE_QUIET and city == HALLE:
            return Refusal("11", "fate-protects-halle", city=HALLE)
        return Refusal("11", "fate-forbids-crushing", piece=resting_general(s))

    def only_answer(self, s: FriedrichState, seat: int, acts: list[int]) -> int:
        """Where a piece goes is said by its player, be it the only way: nothing of it is hidden. Shares are."""
        return super().only_answer(s, seat, acts) if self.goal >= 0 else -1

    def prompt(self, s: FriedrichState, seat: int) -> Saying:
        if self.goal >= 0:
            return Saying("ask-share", pieces=self.group, city=self.goal)
        steps = pace(s, self.group) - self.used
        args = {"pieces": self.group, "city": self.start, "number": steps, "number2": steps + 1}
        main = self.main and bool(MAIN_ROADS.neighbours[self.start])
        if not self.used:
            return Saying("ask-go-main" if main else "ask-go", **args)
        if STOP not in s.legal(seat):
            return Saying("ask-go-farther", **args)
        if not main:
            return Saying("ask-go-on", **args)
        return Saying("ask-go-on-main" if steps else "ask-go-on-once", **args)


def warn_of_blocking(s: FriedrichState, nation: int, city: int) -> None:
    """5: nobody should stand in an ally's way; it is not forbidden, but everybody hears of it (ruling 9)."""
    owner = tables.OBJECTIVE_OF[city]
    if owner >= 0 and owner != nation and not DEFENDER[nation] and s.plays(owner) and not s.holds(city):
        if not DEFENDER[owner] and s.seat_of(owner) != s.seat_of(nation) and conquest.can_conquer(s, owner, city):
            s.tell("blocks-ally", nation=nation, city=city, nation2=owner)
