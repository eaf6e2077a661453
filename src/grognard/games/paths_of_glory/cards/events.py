"""9.5: what events do, one class for each effect; the words of the table are read when the game is loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.core.fields import with_fields
from grognard.core.refusals import Problem, Refusal
from grognard.core.steps import Step
from grognard.games.paths_of_glory.board import control, marks, needs
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.cards import reinforcements, special_cards
from grognard.games.paths_of_glory.cards.entry import enter_war
from grognard.games.paths_of_glory.cards.special_cards import begin_operations
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.tables import FORTS, FRANCE, NATIONS


# compiled: plain subclasses
class Effect:
    """One thing that an event does."""

    def __init__(self, words: list[str]) -> None:
        self.read(words)

    def read(self, words: list[str]) -> None:
        if words:
            raise Problem("word-too-many", text=" ".join(words))

    def apply(self, s: PathsState, card: int) -> None:
        raise NotImplementedError


class Points(Effect):
    """Victory points."""

    def read(self, words: list[str]) -> None:
        self.number = int(words[0])

    def apply(self, s: PathsState, card: int) -> None:
        control.score(s, self.number)
        s.tell("points", number=self.number, points=s.points)


class Operations(Effect):
    """The card is played for its operations, too."""

    def apply(self, s: PathsState, card: int) -> None:
        begin_operations(s, cards.OWNER[card], cards.VALUE[card], card)


class Stripe(Effect):
    """9.1.3, R-73: the same for cards with a yellow stripe, where they count."""

    def apply(self, s: PathsState, card: int) -> None:
        if s.setup.stripe:
            begin_operations(s, cards.OWNER[card], cards.VALUE[card], card)


class Enter(Effect):
    """9.5.2: a neutral enters the war."""

    def read(self, words: list[str]) -> None:
        self.nation = NATIONS.index(words[0])

    def apply(self, s: PathsState, card: int) -> None:
        s.entry = True
        enter_war(s, self.nation)


class Oddity(Effect):
    """What only one card does: a function named after it."""

    def __init__(self, function: Callable[[PathsState, int], None]) -> None:
        self.function = function

    def apply(self, s: PathsState, card: int) -> None:
        self.function(s, card)


WORDS: Final[dict[str, Callable[[list[str]], Effect]]] = {
    "vp": Points,
    "operations": Operations,
    "stripe": Stripe,
    "enter": Enter,
}


def _read(card: int) -> list[Effect]:
    found: list[Effect] = []
    for word, rest in cards.words(card, cards.DO[card], [*WORDS, *special_cards.ODDITIES]):
        if word in WORDS:
            found.append(WORDS[word](rest))
        elif rest:
            raise Problem("word-too-many", text=" ".join(rest))
        else:
            found.append(Oddity(special_cards.ODDITIES[word]))
    return found


EFFECTS: Final[list[list[Effect]]] = [_read(card) for card in range(cards.NUMBER)]


def refuse(s: PathsState, card: int) -> Refusal | None:
    """Why a card may not be played as an event now; None if it may."""
    if card == cards.PLACE_OF_EXECUTION and not s.forts & FORTS & FRANCE:
        pass
    elif cards.WHEN[card]:
        return Refusal("9.5.4.1", "combat-card", card=card)
    for need in needs.NEED_OF[card]:
        if not need.holds(s, cards.OWNER[card]):
            return need.refuse(s, card)
    return reinforcements.refuse(s, card) if cards.REINFORCED[card] >= 0 else None


def play(s: PathsState, card: int) -> None:
    """9.5.1: a card is played as an event."""
    marks.record(s, card)
    s.push(Effects(card, 0))
    if cards.REINFORCED[card] >= 0:
        reinforcements.bring(s, card)


@with_fields
class Effects(Step[PathsState]):
    """The effects of an event, one after the other."""

    card: int
    index: int

    def run(self, s: PathsState) -> None:
        if self.index == len(EFFECTS[self.card]):
            s.finish()
            return
        self.index += 1
        EFFECTS[self.card][self.index - 1].apply(s, self.card)
