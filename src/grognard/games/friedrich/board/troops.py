"""6: troops. A stack's troops are one total, booked with its commander."""

from __future__ import annotations

from grognard.core.deals import Deal
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.friedrich.board.refusals import span
from grognard.games.friedrich.board.state import GONE, OFF, FriedrichState
from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.facts.acts import SPACE, TROOPS
from grognard.games.friedrich.facts.tables import GENERALS_OF, MOST_TROOPS, NATION


def book(s: FriedrichState, city: int, troops: int, shown: int) -> None:
    """Book the troops of the stack in a city, and what everybody knows of them (-1: nothing)."""
    for general in s.stack_at(city):
        s.troops[general] = 0
        s.shown[general] = -1
    commander = s.commander(city)
    if commander >= 0:
        s.troops[commander] = troops
        s.shown[commander] = shown


def known(s: FriedrichState, city: int) -> int:
    """The total of the stack in a city if everybody knows it, or -1."""
    commander = s.commander(city)
    return s.shown[commander] if commander >= 0 else -1


def deduced(s: FriedrichState, city: int) -> int:
    """The total of the stack in a city if everybody can tell it, be it from the public total of its nation; or -1."""
    here = known(s, city)
    if here >= 0:
        return here
    nation = NATION[s.commander(city)]
    left, generals, size = s.total(nation), 0, 0  # of the stacks whose totals were not announced; of this one
    for general in GENERALS_OF[nation]:
        place = s.where[general]
        if place < 0:
            continue
        commander = s.commander(place)
        shown = s.shown[commander]
        if shown < 0:
            generals += 1
            size += place == city
        elif general == commander:
            left -= shown
    if generals == size:
        return left
    if left == generals or left == MOST_TROOPS * generals:
        return left // generals * size
    return -1


def join(s: FriedrichState, group: list[int], city: int, troops: int, shown: int) -> None:
    """Generals with their troops come into a city, joining those who are there; face down if one of them is (9)."""
    resident = s.strength(city)
    if resident:
        here = known(s, city)
        shown = shown + here if shown >= 0 and here >= 0 else -1
    for general in group:
        s.troops[general] = 0
        s.place(general, city)
    book(s, city, troops + resident, shown)
    stack = s.stack_at(city)
    if any(s.is_down(general) for general in stack):
        for general in stack:
            s.down |= 1 << general


def split_range(total: int, movers: int, stayers: int) -> tuple[int, int]:
    """The fewest and the most troops that the movers of a split stack can take along."""
    return max(movers, total - MOST_TROOPS * stayers), min(MOST_TROOPS * movers, total - stayers)


def split_is_sure(s: FriedrichState, city: int, movers: int) -> bool:
    """Whether everybody can tell how a stack splits: its total is known, and leaves one way only."""
    total = deduced(s, city)
    if total < 0:
        return False
    low, high = split_range(total, movers, len(s.stack_at(city)) - movers)
    return low == high


def detach(s: FriedrichState, group: list[int], share: int) -> int:
    """Take generals with their share out of their stack; the others stay. What everybody knows of the share."""
    city = s.where[group[0]]
    total, shown = s.strength(city), known(s, city)
    rest = len(s.stack_at(city)) - len(group)
    sure = rest > 0 and split_is_sure(s, city, len(group))
    book(s, city, 0, -1)
    for general in group:
        s.place(general, OFF)
    if rest == 0:
        return shown
    book(s, city, total - share, total - share if sure else -1)
    return share if sure else -1


def reduce(s: FriedrichState, city: int, loss: int) -> int:
    """A stack loses troops, then generals for whom none are left, lowest rank first (ruling 19). Troops left."""
    left = max(0, s.strength(city) - loss)
    shown = known(s, city)
    book(s, city, 0, -1)
    stack = s.stack_at(city)
    for general in stack[left:]:
        take_off(s, general)
    if left:
        book(s, city, left, max(0, shown - loss) if shown >= 0 else -1)
    return left


def take_off(s: FriedrichState, general: int) -> None:
    s.place(general, OFF)
    s.down &= ~(1 << general)
    s.tell("off", piece=general)


def destroy(s: FriedrichState, city: int) -> None:
    """A whole stack is lost."""
    reduce(s, city, s.strength(city))


def gain(s: FriedrichState, city: int) -> None:
    """One new troop for a stack; only its owner knows which stack it was."""
    commander = s.commander(city)
    s.troops[commander] += 1
    keep_secret(s, NATION[commander])


def keep_secret(s: FriedrichState, nation: int) -> None:
    """Nobody else can be sure of a nation's stacks any more."""
    for general in tables.GENERALS_OF[nation]:
        s.shown[general] = -1


def change(s: FriedrichState, city: int, number: int) -> None:
    """A stack gains or loses troops openly, without losing a general."""
    shown = known(s, city)
    book(s, city, s.strength(city) + number, shown + number if shown >= 0 else -1)


def has_room(s: FriedrichState, city: int) -> bool:
    return s.strength(city) < MOST_TROOPS * len(s.stack_at(city))


def can_spare(s: FriedrichState, city: int) -> bool:
    """Whether a stack can lose a troop without losing a general."""
    return s.strength(city) > len(s.stack_at(city))


def could_have_room(s: FriedrichState, city: int) -> bool:
    """Whether a stack has room, as far as everybody can tell."""
    return deduced(s, city) != MOST_TROOPS * len(s.stack_at(city))


def could_spare(s: FriedrichState, city: int) -> bool:
    """Whether a stack can spare a troop, as far as everybody can tell."""
    return deduced(s, city) != len(s.stack_at(city))


def betray(s: FriedrichState, city: int) -> None:
    """What happens next to this stack lets its nation's total, which is public, tell something of its troops."""
    if deduced(s, city) < 0:
        s.reveal(s.seat_of(NATION[s.commander(city)]))


def free_troop(s: FriedrichState, general: int) -> None:
    """A named general gains a troop if he is on the map and there is room; if there is none, all see that."""
    city = s.where[general]
    nation = NATION[general]
    if city < 0 or s.total(nation) >= s.ceiling(nation):
        return
    betray(s, city)
    if has_room(s, city):
        change(s, city, 1)
        s.tell("gained", piece=general)
    else:
        book(s, city, s.strength(city), s.strength(city))


def lose_troop(s: FriedrichState, general: int) -> None:
    """A named general loses a troop, unless that would take a general off the map; then all see that."""
    city = s.where[general]
    if city < 0:
        return
    betray(s, city)
    if can_spare(s, city):
        spare_troop(s, general)
    else:
        book(s, city, s.strength(city), s.strength(city))


def spare_troop(s: FriedrichState, general: int) -> None:
    change(s, s.where[general], -1)
    s.tell("lost-troop", piece=general)


def remove_for_good(s: FriedrichState, general: int) -> None:
    """A general leaves the game; his troops stay with his stack as far as the others can lead them (ruling 21)."""
    if s.where[general] == GONE:
        return
    city = s.where[general]
    if city >= 0:
        betray(s, city)
        total, shown = s.strength(city), known(s, city)
        book(s, city, 0, -1)
        s.place(general, OFF)
        left = min(total, MOST_TROOPS * len(s.stack_at(city)))
        if left:
            book(s, city, left, left if shown >= 0 or left < total else -1)
    s.place(general, GONE)
    s.down &= ~(1 << general)
    s.tell("removed", piece=general)


@with_fields
class Allotment(Step[FriedrichState]):
    """Set-up: all players at once divide the troops of their nations secretly among their stacks.

    `chosen` holds, for each nation and stack in order, the number chosen so far, or 0.
    """

    chosen: list[int]

    @staticmethod
    def plan(s: FriedrichState) -> list[tuple[int, int]]:
        """Every stack to be given troops, as nation and city."""
        return [(nation, city) for nation in s.setup.nations for city in s.cities_of(nation)]

    def next_stack(self, s: FriedrichState, seat: int) -> int:
        """The place in the plan that this seat is asked for, or -1."""
        plan = self.plan(s)
        for index, (nation, _) in enumerate(plan):
            if s.seat_of(nation) == seat and not self.chosen[index]:
                return index
        return -1

    def limits(self, s: FriedrichState, index: int) -> tuple[int, int]:
        """The fewest and the most troops for this stack, so that the others still get theirs."""
        plan = self.plan(s)
        nation, city = plan[index]
        left = s.setup.troops[nation]
        fewest = most = 0
        for other, (owner, place) in enumerate(plan):
            if owner == nation and other != index:
                if self.chosen[other]:
                    left -= self.chosen[other]
                else:
                    fewest += len(s.stack_at(place))
                    most += MOST_TROOPS * len(s.stack_at(place))
        size = len(s.stack_at(city))
        return max(size, left - most), min(MOST_TROOPS * size, left - fewest)

    def is_sure(self, s: FriedrichState, index: int) -> bool:
        """Whether everybody can tell the troops of this stack, whatever was chosen for others of its nation."""
        low, high = Allotment([0] * len(self.chosen)).limits(s, index)
        return low == high

    def run(self, s: FriedrichState) -> None:
        if not self.chosen:
            self.chosen = [0] * len(self.plan(s))
        for seat in range(len(s.setup.seats)):
            while True:
                index = self.next_stack(s, seat)
                if index < 0:
                    break
                low, high = self.limits(s, index)
                if not self.is_sure(s, index):
                    s.ask(seat, [TROOPS + number for number in range(low, high + 1)])
                    break
                self.choose(index, low)
        if not s.asked:
            for index, (_, city) in enumerate(self.plan(s)):
                book(s, city, self.chosen[index], -1)
            s.finish()

    def choose(self, index: int, number: int) -> None:
        chosen = self.chosen[:]
        chosen[index] = number
        self.chosen = chosen

    def take(self, s: FriedrichState, seat: int, verb: int, target: int) -> None:
        index = self.next_stack(s, seat)
        self.choose(index, target)
        s.whisper(seat, "allotted", pieces=s.stack_at(self.plan(s)[index][1]), number=target)

    def why(self, s: FriedrichState, seat: int, verb: int, target: int) -> Refusal:
        if verb != TROOPS:
            return SPACE.elsewhere("6", verb, Saying("now-allotment"))
        index = self.next_stack(s, seat)
        low, high = self.limits(s, index)
        stack = s.stack_at(self.plan(s)[index][1])
        return Refusal("6", "allotment-out-of-range", pieces=stack, troops=span(low, high), most=MOST_TROOPS)

    def prompt(self, s: FriedrichState, seat: int) -> Saying:
        index = self.next_stack(s, seat)
        nation, city = self.plan(s)[index]
        total = s.setup.troops[nation]
        left = total - sum(n for (owner, _), n in zip(self.plan(s), self.chosen, strict=True) if owner == nation)
        args = {"nation": nation, "pieces": s.stack_at(city), "number": left, "total": total}
        return Saying("ask-allot", **args)

    def setting_up(self) -> bool:
        return True

    def redeal(self, s: FriedrichState, seat: int, deal: Deal) -> None:
        """What other seats have chosen so far, resampled."""
        plan = self.plan(s)
        done = [index for index, number in enumerate(self.chosen) if number and s.seat_of(plan[index][0]) != seat]
        self.chosen = [0 if index in done else number for index, number in enumerate(self.chosen)]
        for index in done:
            low, high = self.limits(s, index)
            self.choose(index, deal.rng.randint(low, high))


def dividing(s: FriedrichState) -> Allotment | None:
    """Set-up: the division of the troops, while it is going on."""
    step = s.stack[-1] if s.stack else None
    return step if isinstance(step, Allotment) else None


def given(s: FriedrichState, city: int) -> int:
    """The troops of the stack in a city; at set-up those that it has been given so far."""
    step = dividing(s)
    if step is None:
        return s.strength(city)
    return sum(number for (_, place), number in zip(step.plan(s), step.chosen, strict=True) if place == city)
