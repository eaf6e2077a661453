"""6.G: combat cards are discarded, hands are filled."""

from __future__ import annotations

from grognard.core.board import bits
from grognard.core.chance import CHANCE
from grognard.core.deals import Deal
from grognard.core.fields import with_fields
from grognard.core.one_by_one import OneByOne
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.paths_of_glory.board import marks
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.acts import DISCARD, DRAW, SPACE
from grognard.games.paths_of_glory.facts.tables import AP, CP


def late_neutrals(s: PathsState) -> bool:
    """9.5.2.5: whether Italy and Romania may be played as events only."""
    return s.has_drawn_total(CP) and not s.has_drawn_total(AP)


@with_fields
class Discards(OneByOne[PathsState]):
    """9.5.4.6: combat cards may be discarded from hand. Whoever has cards is asked."""

    side: int

    def chooser(self, s: PathsState) -> int:
        return s.player[self.side]

    def acts(self, s: PathsState) -> list[int]:
        wanted = cards.COMBAT
        if late_neutrals(s):
            wanted |= cards.LATE_NEUTRALS
        return [DISCARD + card for card in bits(s.hands[self.side] & wanted)]

    def goes_on(self, s: PathsState, acts: list[int]) -> bool:
        return s.hands[self.side] != 0

    def carry_out(self, s: PathsState, verb: int, target: int) -> None:
        marks.leave_hand(s, target)
        marks.put_away(s, target, False)
        s.tell("discards", side=self.side, card=target)

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if verb != DISCARD:
            return SPACE.elsewhere("9.5.4.6", verb, Saying("now-discards"))
        if not s.hands[self.side] >> target & 1:
            return Refusal("9.5.4.6", "not-in-hand", card=target)
        return Refusal("9.5.4.6", "only-combat-cards", card=target)

    def prompt(self, s: PathsState, seat: int) -> Saying:
        return Saying("ask-discards")


@with_fields
class Draw(Step[PathsState]):
    """6.G: a hand is filled; an empty deck is reshuffled from the discards."""

    side: int
    drawn: list[int]

    def run(self, s: PathsState) -> None:
        side = self.side
        if s.hands[side].bit_count() < s.setup.hand:
            if not s.decks[side] and s.piles[side]:
                s.decks[side] = s.piles[side]
                s.piles[side] = 0
                s.tell("reshuffled", side=side)
            if s.decks[side]:
                s.ask(CHANCE, [DRAW + card for card in bits(s.decks[side])])
                return
        s.finish()
        owner = s.player[side]
        s.tell_others(owner, "drew", side=side, number=len(self.drawn))
        s.whisper(owner, "drew-own", side=side, cards=self.drawn)

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        s.decks[self.side] &= ~(1 << target)
        s.hands[self.side] |= 1 << target
        self.drawn = [*self.drawn, target]

    def redeal(self, s: PathsState, seat: int, deal: Deal) -> None:
        self.drawn = deal.listed(self.drawn)


def shuffle(s: PathsState, side: int) -> None:
    """16.1.3: deck and discards are shuffled together."""
    s.decks[side] |= s.piles[side]
    s.piles[side] = 0
    s.tell("reshuffled", side=side)


def clear_table(s: PathsState) -> None:
    """9.5.4.5: combat cards that lie face up are discarded at the end of a turn."""
    for side in (AP, CP):
        s.piles[side] |= s.kept[side]
        s.kept[side] = 0
