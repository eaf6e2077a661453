"""13: the advanced game: the Offensive Option and East Prussia."""

from __future__ import annotations

from typing import Final

from grognard.core.board import bits
from grognard.core.fields import with_fields
from grognard.core.one_by_one import OneByOne
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.friedrich.board import conquest
from grognard.games.friedrich.board.refusals import not_in_hand
from grognard.games.friedrich.board.state import DECLARED, DECLINED, FriedrichState
from grognard.games.friedrich.facts.acts import ASIDE, DECLINE, FREE, SPACE
from grognard.games.friedrich.facts.tables import CARD_VALUE, EAST_PRUSSIA, GENERALS_OF, OBJECTIVE_OF, PRUSSIA, RUSSIA

RULE: Final = "13"
LEAST_ASIDE: Final = 10
"""The least that the card set aside is worth."""


class Declaration(Step[FriedrichState]):
    """In turn 3, before moving, Prussia sets a card of at least 10 aside, or gives the Offensive Option up."""

    def run(self, s: FriedrichState) -> None:
        if s.hands[PRUSSIA]:
            high = [card for card in bits(s.hands[PRUSSIA]) if CARD_VALUE[card] >= LEAST_ASIDE]
            s.ask(s.seat_of(PRUSSIA), [ASIDE + card for card in high] + [DECLINE])
        else:
            self.decline(s)

    def decline(self, s: FriedrichState) -> None:
        s.finish()
        s.offensive = DECLINED
        s.tell("offensive-declined")
        conquest.drop_claims(s)

    def take(self, s: FriedrichState, seat: int, verb: int, target: int) -> None:
        if verb == DECLINE:
            self.decline(s)
            return
        s.finish()
        s.reveal(seat)
        s.hands[PRUSSIA] &= ~(1 << target)
        s.aside = target
        s.offensive = DECLARED
        s.tell("offensive-declared", card=target)

    def why(self, s: FriedrichState, seat: int, verb: int, target: int) -> Refusal:
        if verb != ASIDE:
            return SPACE.elsewhere(RULE, verb, Saying("now-offensive"))
        missing = not_in_hand(s, PRUSSIA, target, RULE)
        return missing or Refusal(RULE, "aside-too-low", number=LEAST_ASIDE)

    def prompt(self, s: FriedrichState, seat: int) -> Saying:
        return Saying("ask-aside")


# East Prussia


def east_prussian_objectives() -> list[int]:
    return [city for city in EAST_PRUSSIA if OBJECTIVE_OF[city] == RUSSIA]


def east_prussia_free(s: FriedrichState) -> bool:
    """Whether Russia holds all of East Prussia, but no Russian general is there (ruling 73)."""
    if not all(s.holds(city) for city in east_prussian_objectives()):
        return False
    return not any(s.where[general] in EAST_PRUSSIA for general in GENERALS_OF[RUSSIA])


@with_fields
class Liberation(OneByOne[FriedrichState]):
    """Prussia frees objectives of her choice in East Prussia."""

    left: int

    def chooser(self, s: FriedrichState) -> int:
        return s.seat_of(PRUSSIA)

    def acts(self, s: FriedrichState) -> list[int]:
        return [FREE + city for city in east_prussian_objectives() if s.holds(city)] if self.left else []

    def may_end(self, s: FriedrichState) -> bool:
        return False

    def carry_out(self, s: FriedrichState, verb: int, target: int) -> None:
        self.left -= 1
        conquest.change_hands(s, PRUSSIA, target)

    def why(self, s: FriedrichState, seat: int, verb: int, target: int) -> Refusal:
        if verb != FREE:
            return SPACE.elsewhere(RULE, verb, Saying("now-liberation"))
        return Refusal(RULE, "not-to-be-freed", city=target)

    def prompt(self, s: FriedrichState, seat: int) -> Saying:
        return Saying("ask-free", number=self.left)
