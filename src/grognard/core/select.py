"""Multiple choice as a step: one act for each thing, in any order, until it is enough."""

from __future__ import annotations

from typing import Any, TypeVar

from grognard.core.refusals import Refusal
from grognard.core.state import State
from grognard.core.steps import Step

S = TypeVar("S", bound=State)


# compiled: plain subclasses
class Select(Step[S]):
    """A seat chooses several things with one verb, from `least` to `most`; naming a chosen thing again puts it back.

    It ends by itself when it has `most`, or when the verb of `done` is taken. Of things that are all the same only
    the first one left is offered. Each selection says who chooses among what, and what follows.
    """

    def __init__(self, picked: list[int]) -> None:
        self.picked = picked
        """What has been chosen so far."""

    def fields(self) -> tuple[Any, ...]:
        return (self.picked,)

    # Written by each selection

    def chooser(self, s: S) -> int:
        """The seat that chooses."""
        raise NotImplementedError

    def verb(self, s: S) -> int:
        """The verb that names a thing."""
        raise NotImplementedError

    def done(self, s: S) -> int:
        """The verb that says that it is enough."""
        raise NotImplementedError

    def things(self, s: S) -> list[int]:
        """What can be chosen next, after what has been."""
        raise NotImplementedError

    def least(self, s: S) -> int:
        return 0

    def most(self, s: S) -> int:
        raise NotImplementedError

    def same(self, s: S, thing: int) -> int:
        """Things for which this is the same number are all the same to everybody."""
        return thing

    def complete(self, s: S) -> None:
        """What follows from the choice; this step has ended."""
        raise NotImplementedError

    def refuse(self, s: S, verb: int, thing: int) -> Refusal:
        """Why this thing cannot be chosen, or this other act not taken."""
        raise NotImplementedError

    # Choosing

    def offered(self, s: S) -> list[int]:
        """Of what can be chosen next one of each sort."""
        found: list[int] = []
        seen: set[int] = set()
        for thing in self.things(s):
            sort = self.same(s, thing)
            if sort not in seen:
                seen.add(sort)
                found.append(thing)
        return found

    def enough(self, s: S) -> bool:
        return len(self.picked) >= self.least(s)

    def run(self, s: S) -> None:
        things = self.offered(s)
        if len(self.picked) >= self.most(s) or not (things or self.picked):
            self.end(s)
            return
        verb = self.verb(s)
        acts = [verb + thing for thing in things] + [verb + thing for thing in self.picked]
        if self.enough(s) or not things:
            acts.append(self.done(s))
        s.ask(self.chooser(s), acts)

    def take(self, s: S, seat: int, verb: int, target: int) -> None:
        if verb == self.done(s):
            self.end(s)
        elif target in self.picked:
            self.picked = [thing for thing in self.picked if thing != target]
        else:
            self.picked = [*self.picked, target]

    def end(self, s: S) -> None:
        s.finish()
        self.complete(s)

    def whole(self) -> bool:
        return True

    def distinct(self, s: S, seat: int, acts: list[int]) -> list[int]:
        """Nothing is put back, and things are chosen in the order of their sorts: every choice is reached in one way.

        So no thing may be one that can be chosen only after one of a later sort.
        """
        verb, done = self.verb(s), self.done(s)
        things = [act for act in acts if act != done and act - verb not in self.picked]
        if self.picked:
            last = max([self.same(s, thing) for thing in self.picked])
            things = [act for act in things if self.same(s, act - verb) >= last]
        missing = self.least(s) - len(self.picked)
        if missing > 0:  # enough must be left after each of them
            sorts = [self.same(s, thing) for thing in self.things(s)]
            things = [act for act in things if sum(sort >= self.same(s, act - verb) for sort in sorts) >= missing]
        found = things + [done] * (done in acts)
        return found or acts

    def why(self, s: S, seat: int, verb: int, target: int) -> Refusal:
        return self.refuse(s, verb, target)
