"""What a style of play means in one game: which acts are daring, and which ones history took in the opening."""

from __future__ import annotations

from typing import Final

from grognard.core.state import State

OPENING: Final = 0.15
"""So much of a game is its opening."""


# compiled: plain subclasses
class Manner:
    """The manners of one game: how daring each verb is (0 where it is not named); acts of the historical openings, the
    most typical first; verbs that are never varied because no look ahead can judge them; and the arguments that tell
    others what an act is after: facts of the map, about which nothing is secret. `decisions`: how many decisions of the
    rules are imagined to compare acts, so that an opponent that does not search needs about a tenth of a second."""

    def __init__(
        self,
        daring: dict[str, float] | None = None,
        history: list[str] | None = None,
        kept: list[str] | None = None,
        aims: list[str] | None = None,
        decisions: int = 50,
    ) -> None:
        self.bold: dict[str, float] = daring if daring is not None else {}
        self.history: list[str] = history if history is not None else []
        self.kept: list[str] = kept if kept is not None else []
        self.aims: list[str] = aims if aims is not None else []
        self.decisions = decisions

    def opening(self, state: State, time: float) -> bool:
        """Whether a game of which so much is over is in its opening."""
        return time <= OPENING

    def daring(self, state: State, act: int) -> float:
        """How daring an act is, about -1 to 1."""
        return self.bold.get(state.space.verb_of(act).name, 0.0)

    def compares(self, state: State, act: int) -> bool:
        """Whether it is known how daring an act is. Whoever is cautious does something else, but not nothing."""
        return state.space.verb_of(act).name in self.bold

    def historical(self, state: State, seat: int, act: int) -> float:
        """How much an act belongs to the historical opening of its seat, 0 to 1."""
        text = state.space.text(act)
        if text not in self.history:
            return 0.0
        return 1.0 - self.history.index(text) / (len(self.history) + 1)
