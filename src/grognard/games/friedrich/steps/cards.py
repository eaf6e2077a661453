"""3: the tactical cards: how many are drawn, the four decks and their re-use, the French discard."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import bits
from grognard.core.cards import forget
from grognard.core.chance import CHANCE
from grognard.core.deals import Deal
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.friedrich.board.refusals import not_in_hand
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.facts.acts import DISCARD, SPACE
from grognard.games.friedrich.facts.tables import (
    AUSTRIA,
    CARD_NAMES,
    DECK_OF,
    DECKS,
    FRANCE,
    HANOVER,
    NATIONS,
    PRUSSIA,
)


def colonies_lost(s: FriedrichState) -> bool:
    """Whether India or America has been drawn."""
    return s.was_drawn(tables.INDIA) or s.was_drawn(tables.AMERICA)


DRAWS: Final[list[list[int]]] = [[7, 5, 4], [2, 1], [4], [1], [5, 4], [1], [4, 3]]
"""How many cards each nation draws: at first, and after each cut."""
WEST_DRAWS: Final = [2, 1]
"""The War in the West: the same for Prussia."""
THEATRE_DRAWS: Final = [5, 4, 3]
"""The Austrian Theatre: the same for Prussia."""


def draws(nation: int, west: bool, theatre: bool) -> list[int]:
    """How many cards a nation draws at first, and after each cut."""
    if nation != PRUSSIA:
        return DRAWS[nation]
    return WEST_DRAWS if west else THEATRE_DRAWS if theatre else DRAWS[PRUSSIA]


def cuts(s: FriedrichState, nation: int) -> int:
    """How often fate has cut what a nation draws."""
    if nation == PRUSSIA:
        return s.subsidies_cut()
    if nation == HANOVER:
        return int(s.is_out(FRANCE))
    return int(colonies_lost(s)) if nation in (AUSTRIA, FRANCE) else 0


def draw_count(s: FriedrichState, nation: int) -> int:
    """How many cards a nation draws in its stage."""
    found = draws(nation, s.setup.west, s.setup.theatre)
    return found[min(cuts(s, nation), len(found) - 1)]


def must_discard(s: FriedrichState, nation: int) -> bool:
    """Whether one of the cards just drawn must be put away again."""
    if nation == FRANCE:
        return not colonies_lost(s)
    return nation == PRUSSIA and s.setup.west and not s.subsidies_cut()


def refill(s: FriedrichState) -> None:
    """The draw pile is empty: open the next deck; after the fourth, re-use the two largest discard piles."""
    if s.opened < DECKS:
        first = s.opened * tables.DECK_SIZE
        s.pile = list(range(first, first + tables.DECK_SIZE))
        s.opened += 1
        s.tell("deck-opened", number=s.opened)
        return
    sizes = [(-(s.discards & DECK_OF[deck]).bit_count(), deck) for deck in range(DECKS)]
    for _, deck in sorted(sizes)[:2]:
        old = s.discards & DECK_OF[deck]
        s.pile = s.pile + bits(old)
        s.discards &= ~old
        s.buried &= ~old
        forget(s.known, old)
    if s.pile:
        s.tell("decks-reused", number=len(s.pile))


def ask_draw(s: FriedrichState) -> bool:
    """Ask chance for a card; False if there is none left anywhere."""
    if not s.pile:
        refill(s)
    if s.pile:
        s.ask(CHANCE, s.pile)  # DRAW is the first verb: a card is its own act
    return bool(s.pile)


def take_from_pile(s: FriedrichState, card: int) -> None:
    s.pile = [other for other in s.pile if other != card]


def discard(s: FriedrichState, nation: int, card: int) -> None:
    """A card leaves a hand openly for the discard pile of its deck."""
    s.hands[nation] &= ~(1 << card)
    s.discards |= 1 << card
    forget(s.known, 1 << card)


def discard_unseen(s: FriedrichState, nation: int, hidden: int) -> None:
    """Cards leave a hand for the discard piles; only their owner knows which."""
    s.hands[nation] &= ~hidden
    s.discards |= hidden
    s.buried |= hidden
    forget(s.known, hidden)
    s.known[s.seat_of(nation)] |= hidden


def show_fresh(s: FriedrichState, seat: int, nation: int, fresh: list[int]) -> dict[str, Any]:
    """The cards just drawn, for the nation's own seat."""
    return {"fresh": [CARD_NAMES[card] for card in fresh]} if s.seat_of(nation) == seat else {}


def not_held(s: FriedrichState, nation: int, cards: list[int]) -> list[str]:
    """The flaw of a step that holds cards ready which are not in the hand from which they are to be taken."""
    if all(s.hands[nation] >> card & 1 for card in cards):
        return []
    return [f"{NATIONS[nation]} holds cards ready that it does not have"]


@with_fields
class Draw(Step[FriedrichState]):
    """A nation draws its cards, one by one; `keeps` all of them, or must put one away."""

    nation: int
    left: int
    keeps: bool
    fresh: list[int]

    def run(self, s: FriedrichState) -> None:
        if self.left and ask_draw(s):
            return
        s.finish()
        seat = s.seat_of(self.nation)
        s.tell_others(seat, "drew", nation=self.nation, number=len(self.fresh))
        s.whisper(seat, "drew-cards", nation=self.nation, cards=self.fresh)
        if self.fresh and not self.keeps:
            s.push(FreshDiscard(self.nation, self.fresh))

    def take(self, s: FriedrichState, seat: int, verb: int, target: int) -> None:
        take_from_pile(s, target)
        s.hands[self.nation] |= 1 << target
        self.fresh = [*self.fresh, target]
        self.left -= 1

    def shows(self, s: FriedrichState, seat: int) -> dict[str, Any]:
        return show_fresh(s, seat, self.nation, self.fresh)

    def redeal(self, s: FriedrichState, seat: int, deal: Deal) -> None:
        self.fresh = deal.listed(self.fresh)

    def flaws(self, s: FriedrichState) -> list[str]:
        return not_held(s, self.nation, self.fresh)


@with_fields
class FreshDiscard(Step[FriedrichState]):
    """One of the cards just drawn is put away unseen (France; Prussia in the War in the West)."""

    nation: int
    fresh: list[int]

    def run(self, s: FriedrichState) -> None:
        s.ask(s.seat_of(self.nation), [DISCARD + card for card in self.fresh])

    def take(self, s: FriedrichState, seat: int, verb: int, target: int) -> None:
        discard_unseen(s, self.nation, 1 << target)
        s.tell("discarded-unseen", nation=self.nation)
        s.finish()

    def why(self, s: FriedrichState, seat: int, verb: int, target: int) -> Refusal:
        if verb != DISCARD:
            return SPACE.elsewhere("3", verb, Saying("now-discard"))
        missing = not_in_hand(s, self.nation, target, "3")
        return missing or Refusal("3", "discard-not-fresh")

    def prompt(self, s: FriedrichState, seat: int) -> Saying:
        return Saying("ask-discard", nation=self.nation, cards=self.fresh)

    def shows(self, s: FriedrichState, seat: int) -> dict[str, Any]:
        return show_fresh(s, seat, self.nation, self.fresh)

    def redeal(self, s: FriedrichState, seat: int, deal: Deal) -> None:
        self.fresh = deal.listed(self.fresh)

    def flaws(self, s: FriedrichState) -> list[str]:
        return not_held(s, self.nation, self.fresh)


@with_fields
class VirtualDraws(Step[FriedrichState]):
    """Two-player scenarios: cards for the nations that are not there go unseen to the discard piles (ruling 81)."""

    left: int

    def run(self, s: FriedrichState) -> None:
        if self.left and ask_draw(s):
            return
        s.finish()
        s.tell("virtual-draws")

    def take(self, s: FriedrichState, seat: int, verb: int, target: int) -> None:
        take_from_pile(s, target)
        s.discards |= 1 << target
        s.buried |= 1 << target
        self.left -= 1
