"""Plans: acts of one seat that serve one purpose, such as a group of units and where it marches. The heuristic proposes
them, and a search tries each as a whole where single acts say too little.

A bot remembers no plan. Its choice names the acts that follow, and whoever leads it through a game may take them
without asking again (`Begun`). Otherwise the heuristic says, from the state alone, how to go on.
"""

from __future__ import annotations

from grognard.core.chance import CHANCE
from grognard.core.state import State


class Plan:
    """Acts in their order, and what the heuristic expects them to gain, in its own measure."""

    __slots__ = ("acts", "gain")

    def __init__(self, acts: list[int], gain: float = 0.0) -> None:
        self.acts = acts
        self.gain = gain

    def __repr__(self) -> str:
        return f"Plan({self.acts}, {self.gain:.3f})"


def follow(state: State, seat: int, acts: list[int]) -> None:
    """Take these acts as long as they are on offer: a plan ends where the seat is asked something else."""
    for act in acts:
        if act not in state.legal(seat):
            return
        state.apply(seat, act)


class Begun:
    """The plan that a seat has begun. It ends when the seat is asked for anything other than its next act."""

    __slots__ = ("acts", "seat")

    def __init__(self, seat: int = CHANCE, acts: list[int] | None = None) -> None:
        self.seat = seat
        self.acts = acts[:] if acts is not None else []

    def next(self, state: State, seat: int) -> int | None:
        """The next act of the plan, which is then to be taken; None where it is over."""
        if seat != self.seat or not self.acts or self.acts[0] not in state.legal(seat):
            self.acts = []
            return None
        return self.acts.pop(0)


def close(plans: list[Plan], margin: float, most: int) -> list[Plan]:
    """The plans that are worth a search: the heuristic's own, which is the first, and of the others the best ones that
    gain at most so much less. No two begin alike and go on alike.

    >>> close([Plan([1], 2.0), Plan([2], 0.5), Plan([3], 1.5), Plan([1], 2.0)], 1.0, 3)
    [Plan([1], 2.000), Plan([3], 1.500)]
    """
    found = plans[:1]
    for plan in sorted(plans[1:], key=lambda plan: (-plan.gain, plan.acts)):
        if len(found) >= most or plan.gain < plans[0].gain - margin:
            break
        if all(plan.acts != other.acts for other in found):
            found.append(plan)
    return found
