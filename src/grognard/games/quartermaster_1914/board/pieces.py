"""6: pieces: armies on land, navies at sea; where they can be placed; taking one's own back."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import bits
from grognard.core.fields import with_fields
from grognard.core.one_by_one import OneByOne
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.board.zones import copies, names
from grognard.games.quartermaster_1914.facts.acts import PASS, PASS_TURN, RECALL, REMOVE, SPACE, WINDOWS
from grognard.games.quartermaster_1914.facts.tables import COALITION, LAND, NATIONS_OF, POWER_OF, SPACES

# How a piece leaves the board: an army, a navy
REMOVED: Final = ("removed-army", "removed-navy")
RECALLED: Final = ("recalled-army", "recalled-navy")
ELIMINATED: Final = ("eliminated-army", "eliminated-navy")


def room(s: QuartermasterState, nation: int) -> int:
    """6: the spaces where a piece of this nation can be placed at all: no enemy, no other piece of the nation."""
    return s.available(nation) & ~(s.pieces[nation] | s.side_mask(1 - COALITION[nation]))


def place(s: QuartermasterState, nation: int, space: int) -> None:
    s.pieces[nation] |= 1 << space


def remove(s: QuartermasterState, nation: int, space: int, how: tuple[str, str]) -> None:
    """A piece leaves the board."""
    s.pieces[nation] &= ~(1 << space)
    s.tell(how[0] if LAND >> space & 1 else how[1], power=POWER_OF[nation], nation=nation, space=space)


def only_passing(s: QuartermasterState, seat: int) -> bool:
    """Whether a seat that is asked has nothing to do but to pass."""
    return all(act in (PASS, PASS_TURN, RECALL) for act in s.legal(seat))


def has_pieces(s: QuartermasterState, power: int) -> bool:
    return any(s.pieces[nation] for nation in NATIONS_OF[power])


def nations_at(s: QuartermasterState, space: int, nations: list[int]) -> list[int]:
    return [nation for nation in nations if s.pieces[nation] >> space & 1]


class Decision(OneByOne[QuartermasterState]):
    """A decision of one power. In its own turn, outside battles, it may also take back pieces of its own (6, R12).

    It offers one act after the other until the power passes; a decision that asks once writes `run` and `choose`.
    """

    def decider(self, s: QuartermasterState) -> int:
        """The power that decides."""
        raise NotImplementedError

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        """Carry out what the power has chosen, or end it when it passes."""
        if verb == PASS:
            self.end(s)
        else:
            self.carry_out(s, verb, target)

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        raise NotImplementedError

    def window(self) -> int:
        """The kind of window that can be passed for the rest of the turn, or -1."""
        return -1

    def statuses(self, s: QuartermasterState) -> int:
        """The Status cards that are asked about: they, and no others, can be passed for the rest of the turn."""
        return 0

    def may_recall(self, s: QuartermasterState) -> bool:
        """Whether pieces can be taken back at this decision, in the own turn: not while something is being paid."""
        return True

    def recalls(self, s: QuartermasterState) -> bool:
        """R12: whether the deciding power can take back pieces now."""
        power = self.decider(s)
        return s.power == power and not s.battles and has_pieces(s, power) and self.may_recall(s)

    def chooser(self, s: QuartermasterState) -> int:
        return s.seat_of(self.decider(s))

    def done(self, s: QuartermasterState) -> int:
        return PASS

    def offer(self, s: QuartermasterState, acts: list[int]) -> None:
        """Ask the deciding power."""
        if self.recalls(s):
            acts.append(RECALL)
        super().offer(s, acts)

    def take(self, s: QuartermasterState, seat: int, verb: int, target: int) -> None:
        if verb == RECALL:
            s.push(Recall(self.decider(s)))
        elif verb == PASS_TURN:
            self.pass_turn(s)
            self.choose(s, PASS, target)
        else:
            if verb == PASS and self.window() >= 0:
                s.tell("passed", power=self.decider(s))
            self.choose(s, verb, target)

    def pass_turn(self, s: QuartermasterState) -> None:
        """All are told what a power passes for the rest of the turn, since they see that it is not asked again."""
        power = self.decider(s)
        if self.window() >= 0:
            s.passing[power] |= 1 << self.window()
            s.tell("passed-turn", power=power, window=self.window())
        else:
            cards = self.statuses(s)
            s.waived |= cards
            s.tell("passed-turn-cards", power=power, cards=copies(cards))

    def only_answer(self, s: QuartermasterState, seat: int, acts: list[int]) -> int:
        """Passing, where there is nothing else; to take pieces back is an answer, too."""
        if len(acts) == 1:
            return acts[0]
        return PASS if only_passing(s, seat) and RECALL not in acts else -1

    def shows(self, s: QuartermasterState, seat: int) -> dict[str, Any]:
        """The window that can be passed for the rest of the turn."""
        if self.window() >= 0:
            return {"window": WINDOWS[self.window()]}
        cards = self.statuses(s)
        return {"window": "status cards", "statuses": names(cards)} if cards else {}

    def why(self, s: QuartermasterState, seat: int, verb: int, target: int) -> Refusal:
        power = self.decider(s)
        if verb == RECALL and self.may_recall(s):
            if power != s.power:
                return Refusal("6", "recalls-in-own-turn", power=power)
            if s.battles:
                return Refusal("6", "no-recall-in-battle")
            return Refusal("6", "no-pieces", power=power)
        return self.refuse(s, verb, target)


@with_fields
class ByPower(Decision):
    """A decision of the power that the step names."""

    power: int

    def decider(self, s: QuartermasterState) -> int:
        return self.power


@with_fields
class Recall(Step[QuartermasterState]):
    """6: a power takes back one of its own pieces in its turn."""

    power: int

    def run(self, s: QuartermasterState) -> None:
        acts = [
            REMOVE + nation * len(SPACES) + space
            for nation in NATIONS_OF[self.power]
            for space in bits(s.pieces[nation])
        ]
        s.ask(s.seat_of(self.power), acts)

    def take(self, s: QuartermasterState, seat: int, verb: int, target: int) -> None:
        remove(s, target // len(SPACES), target % len(SPACES), RECALLED)
        s.finish()

    def only_answer(self, s: QuartermasterState, seat: int, acts: list[int]) -> int:
        """Which piece comes off is said by its player, be it the only one: nothing of it is hidden."""
        return -1

    def why(self, s: QuartermasterState, seat: int, verb: int, target: int) -> Refusal:
        if verb != REMOVE:
            return SPACE.elsewhere("6", verb, Saying("now-recall", power=self.power))
        return missing(s, self.power, target)

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        return Saying("ask-recall", power=self.power)


def missing(s: QuartermasterState, power: int, target: int) -> Refusal:
    """Why this piece of the own power cannot be removed."""
    nation, space = target // len(SPACES), target % len(SPACES)
    if power >= 0 and POWER_OF[nation] != power:
        return Refusal("6", "not-its-pieces", nation=nation, power=power)
    return Refusal("6", "no-piece-there", nation=nation, space=space)
