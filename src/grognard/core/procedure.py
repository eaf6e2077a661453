"""A procedure in stages as a step: each stage is a method with a name, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from grognard.core.state import State
from grognard.core.steps import Step

S = TypeVar("S", bound=State)

Stages = tuple[Callable[[Any, S], None], ...]
"""The stages of a procedure in their order: methods, taken from its class."""


# compiled: plain subclasses
class Procedure(Step[S]):
    """A procedure of the rulebook in stages. It lists its stages in their order, and declares `stage` among its fields:
    the number of the next one. Numbers are stored, so that stages must keep them.
    """

    stage: int

    # Written by each procedure

    def stages(self) -> Stages[S]:
        raise NotImplementedError

    def waits(self) -> bool:
        """Whether a stage is repeated until it, or the answer to what it asks, sets the next one. Otherwise the next
        stage is set when a stage begins, so that what a stage pushes finds the procedure at the next one."""
        return False

    # Shared

    def run(self, s: S) -> None:
        stage = self.stage
        if not self.waits():
            self.stage = stage + 1
        self.stages()[stage](self, s)
