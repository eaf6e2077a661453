"""Cooperative multitasking with generators, work that can be interrupted: each step is a yield, and the result is what
the generator returns."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")


def whole(work: Generator[None, None, T]) -> T:
    """Run the work in one piece; its result.

    >>> def three() -> Generator[None, None, int]:
    ...     yield
    ...     return 3
    >>> whole(three())
    3
    """
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found
