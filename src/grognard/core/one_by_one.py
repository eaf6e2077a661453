"""Acts one by one as a step: a seat takes one act after the other, until it is done or none is left."""

from __future__ import annotations

from typing import TypeVar

from grognard.core.state import State
from grognard.core.steps import Step

S = TypeVar("S", bound=State)


# compiled: plain subclasses
class OneByOne(Step[S]):
    """A seat takes one act after the other. The step ends when the seat takes the act of `done`, or by itself when no
    act is left. Each step says which seat chooses, which acts are possible, and what follows from one.
    """

    # Written by each step

    def chooser(self, s: S) -> int:
        """The seat that chooses."""
        raise NotImplementedError

    def acts(self, s: S) -> list[int]:
        """The acts that are possible next, in a new list."""
        raise NotImplementedError

    def carry_out(self, s: S, verb: int, target: int) -> None:
        """What follows from one of the acts."""
        raise NotImplementedError

    # Written where it differs

    def done(self, s: S) -> int:
        """The act that ends the step: of the verb called `done`; -1 in a game without it."""
        verb = s.space.by_name.get("done")
        return verb.base if verb is not None else -1

    def goes_on(self, s: S, acts: list[int]) -> bool:
        """Whether the seat is asked. Where hidden cards decide which acts are possible, it must follow from what all
        know, so that a question tells nothing."""
        return bool(acts)

    def may_end(self, s: S) -> bool:
        """Whether the act that ends the step is offered with the others."""
        return True

    def end(self, s: S) -> None:
        """The step ends."""
        s.finish()

    # Shared

    def run(self, s: S) -> None:
        acts = self.acts(s)
        if not self.goes_on(s, acts):
            self.end(s)
            return
        if self.may_end(s):
            acts.append(self.done(s))
        self.offer(s, acts)

    def offer(self, s: S, acts: list[int]) -> None:
        """Ask the seat that chooses."""
        s.ask(self.chooser(s), acts)

    def take(self, s: S, seat: int, verb: int, target: int) -> None:
        if verb == self.done(s):
            self.end(s)
        else:
            self.carry_out(s, verb, target)
