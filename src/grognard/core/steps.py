"""The stack of steps: procedures of the rulebook in progress, as plain data."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from grognard.core.deals import Deal
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying

S = TypeVar("S")


class Event:
    """Something that happened.

    `to` is the seat that may know it, or None for everybody; `but` is a seat that is told of it in other words. With a
    `heading` it stands under that, and so does what follows it, not under the heading of the act.
    """

    __slots__ = ("but", "heading", "saying", "to")

    def __init__(
        self,
        saying: Saying,
        to: int | None = None,
        but: int | None = None,
        heading: Saying | None = None,
    ) -> None:
        self.saying = saying
        self.to = to
        self.but = but
        self.heading = heading

    def reaches(self, seat: int) -> bool:
        """Whether this seat hears of it."""
        return (self.to is None or self.to == seat) and (self.but is None or self.but != seat)

    def __repr__(self) -> str:
        return f"Event({self.saying!r}, to={self.to!r}, but={self.but!r}, heading={self.heading!r})"


class Hand:
    """What a player has taken up and not put down yet: the act that took it up, all that goes with it (targets of the
    same kind), and whether it has moved since."""

    __slots__ = ("act", "moved", "things")

    def __init__(self, act: int, things: list[int], moved: bool) -> None:
        self.act = act
        self.things = things
        self.moved = moved

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Hand):
            return False
        return self.act == other.act and self.things == other.things and self.moved == other.moved

    def __hash__(self) -> int:
        return hash((self.act, tuple(self.things), self.moved))

    def __repr__(self) -> str:
        return f"Hand({self.act}, {self.things}, {self.moved})"


# compiled: plain subclasses
class Step(Generic[S]):
    """One procedure of the rulebook in progress.

    Its fields are its local variables: ints, strings and lists of them, given to the constructor in the order in
    which `fields` returns them. A list in a field is replaced, never changed.
    """

    def fields(self) -> tuple[Any, ...]:
        return ()

    def copy(self) -> Step[S]:
        return type(self)(*self.fields())

    def run(self, s: S) -> None:
        """Go on: push a step, finish this one, or ask a seat for a decision."""
        raise NotImplementedError

    def take(self, s: S, seat: int, verb: int, target: int) -> None:
        """Carry out a decision that was asked for and is allowed."""
        raise NotImplementedError

    def why(self, s: S, seat: int, verb: int, target: int) -> Refusal:
        """Why this asked seat may not take this act, which was not offered."""
        raise NotImplementedError

    def only_answer(self, s: S, seat: int, acts: list[int]) -> int:
        """Of the acts that this asked seat is offered the only real answer, or -1 where it has a choice."""
        return acts[0] if len(acts) == 1 else -1

    def distinct(self, s: S, seat: int, acts: list[int]) -> list[int]:
        """Of the acts that this asked seat is offered as many as are needed to reach every outcome, for search."""
        return acts

    def whole(self) -> bool:
        """Whether the acts of this step are one thing, such as a march or a selection, to be taken back together."""
        return False

    def leaves(self, s: S, seat: int, verb: int) -> list[Saying]:
        """What this verb without a target, which is offered to this asked seat, would leave undone or lose, as far as
        the seat knows: one line a kind, the worst first. Only what a player would want to be reminded of."""
        return []

    def in_hand(self, s: S) -> Hand | None:
        """What the asked seat has taken up and is moving, if this step is such a move."""
        return None

    def prompt(self, s: S, seat: int) -> Saying:
        """What this asked seat is to decide."""
        raise NotImplementedError

    def setting_up(self) -> bool:
        """Whether what it asks belongs to the set-up of the game."""
        return False

    def phases(self, s: S) -> tuple[list[Saying], int] | None:
        """The parts of the turn, and which of them it is now (-1 between them); None where it knows of none."""
        return None

    def hear(self, s: S, answer: list[int]) -> None:
        """The step that this one pushed has ended with an answer (`State.answer`)."""
        raise NotImplementedError

    # What of it can be seen

    def shows(self, s: S, seat: int) -> dict[str, Any]:
        """While it is on top: what of it is open to this seat, as JSON data."""
        return {}

    def marks(self, s: S, seat: int, found: dict[str, Any]) -> None:
        """Wherever it is in the stack: add to what is shown of the step on top."""

    def demand(self, s: S, seat: int, deal: Deal) -> None:
        """Before hidden cards are redealt for this seat: change the deal so that it fits this step."""

    def redeal(self, s: S, seat: int, deal: Deal) -> None:
        """After that: redeal what the step itself hides from this seat."""

    def held(self) -> list[int]:
        """The cards that are in no zone while this step has them."""
        return []

    def flaws(self, s: S) -> list[str]:
        """What of it cannot be, one line each."""
        return []
