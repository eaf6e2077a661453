"""Every 'no' has a reason: a rule's section number and one sentence."""

from __future__ import annotations


class Refusal:
    """Why something may not be done.

    >>> str(Refusal("4", "a supply train moves at most 2 cities"))
    'rule 4: a supply train moves at most 2 cities'
    """

    __slots__ = ("rule", "why")

    def __init__(self, rule: str, why: str) -> None:
        self.rule = rule
        self.why = why

    def __str__(self) -> str:
        return f"rule {self.rule}: {self.why}" if self.rule else self.why

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.why!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.why) == (other.rule, other.why)

    def __hash__(self) -> int:
        return hash((self.rule, self.why))


class Problem(Exception):
    """Something wrong with what was given: one line that says what, and what is allowed."""


class BadAct(Problem):
    """A text that is no act of this game."""


class IllegalAct(Problem):
    """An act that the rules do not allow now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
