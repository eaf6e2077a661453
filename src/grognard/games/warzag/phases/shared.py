"""W5: what the phases of a turn have in common."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import bits
from grognard.core.fields import with_fields
from grognard.core.one_by_one import OneByOne
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.games.warzag.board import zones
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.board.victory import judge
from grognard.games.warzag.facts.acts import PLAY, SPACE
from grognard.games.warzag.facts.library import EFFECT, OF_KIND, WINDOW

WINDOW_RULES: Final[list[str]] = ["W6.3", "W19.4", "W19.4", "W9.2", "W9.2", "W9.2", "W10.2", "W19.4", "W19.4"]
"""The section of each window of supply cards."""


PLACES: Final[dict[str, int]] = {
    "resources": 0,
    "training": 1,
    "movement": 1,
    "invasion": 2,
    "leader": 3,
    "laboratory": 3,
    "development": 3,
    "end": 4,
}
"""Where each phase, or part of one, stands in the turn."""


def phases(now: int) -> tuple[list[Saying], int]:
    """The five phases of a turn."""
    return [
        Saying("phase-resources"),
        Saying("phase-expansion"),
        Saying("phase-invasion"),
        Saying("phase-development"),
        Saying("phase-end"),
    ], now


@with_fields
class UpTo(OneByOne[WarzagState]):
    """A card that lets a nation choose up to so many places, one after the other, at least one."""

    nation: int
    left: int
    begun: bool

    # Written by each card

    def verb(self) -> int:
        """The verb that names a place."""
        raise NotImplementedError

    def places(self, s: WarzagState) -> int:
        raise NotImplementedError

    def use(self, s: WarzagState, place: int) -> None:
        raise NotImplementedError

    # Shared

    def whole(self) -> bool:
        return True

    def chooser(self, s: WarzagState) -> int:
        return s.seat_of(self.nation)

    def acts(self, s: WarzagState) -> list[int]:
        return [self.verb() + place for place in bits(self.places(s))] if self.left else []

    def may_end(self, s: WarzagState) -> bool:
        return self.begun

    def leaves(self, s: WarzagState, seat: int, verb: int) -> list[Saying]:
        return [Saying("leaves-more", number=self.left)]

    def carry_out(self, s: WarzagState, verb: int, target: int) -> None:
        self.left -= 1
        self.begun = True
        self.use(s, target)


@with_fields
class Phase(OneByOne[WarzagState]):
    """A phase of a nation's turn: it offers what can be done until the nation is done."""

    nation: int

    # Written by each phase

    def name(self) -> str:
        raise NotImplementedError

    def rule(self) -> str:
        """The section of the phase."""
        raise NotImplementedError

    def now(self, s: WarzagState) -> Saying:
        """What is to be done in it."""
        raise NotImplementedError

    def windows(self, s: WarzagState) -> list[int]:
        """The windows of supply cards that are open."""
        return []

    def works(self, s: WarzagState, effect: int, kind: int) -> bool:
        """W19.3: whether a card of an open window has an effect now."""
        raise NotImplementedError

    # Shared

    def run(self, s: WarzagState) -> None:
        if not judge(s):
            super().run(s)

    def chooser(self, s: WarzagState) -> int:
        return s.seat_of(self.nation)

    def cards(self, s: WarzagState) -> list[int]:
        """The acts that play supply cards now."""
        hand = s.hands[self.nation]
        if not hand:
            return []
        windows = self.windows(s)
        return [
            PLAY + kind for kind in zones.kinds(hand) if WINDOW[kind] in windows and self.works(s, EFFECT[kind], kind)
        ]

    def refuse_card(self, s: WarzagState, kind: int) -> Refusal:
        """Why a supply card is not played now."""
        if not s.hands[self.nation] & OF_KIND[kind]:
            return Refusal("W19.1", "not-in-hand", nation=self.nation, card=kind)
        if WINDOW[kind] not in self.windows(s):
            return Refusal(WINDOW_RULES[WINDOW[kind]], f"window-{WINDOW[kind]}", card=kind)
        return Refusal("W19.3", "no-effect", card=kind)

    def elsewhere(self, s: WarzagState, verb: int) -> Refusal:
        return SPACE.elsewhere(self.rule(), verb, self.now(s))

    def marks(self, s: WarzagState, seat: int, found: dict[str, Any]) -> None:
        """The phase on top is the one in progress."""
        found["phase"] = self.name()

    def phases(self, s: WarzagState) -> tuple[list[Saying], int]:
        return phases(PLACES[self.name()])
