"""9.2, 11: playing a card: its effects one after the other, in the order of its text."""

from __future__ import annotations

from typing import Any

from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.quartermaster_1914.battles.battle import NO_SPACE
from grognard.games.quartermaster_1914.board import zones
from grognard.games.quartermaster_1914.board.pieces import Decision
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.cards.revenue import Spending
from grognard.games.quartermaster_1914.facts.acts import KEEP, PASS, SPACE
from grognard.games.quartermaster_1914.facts.library import (  # fmt: skip
    BUILD_ARMY,
    COMMONWEALTH,
    KIND,
    KINDS,
    LAND_BATTLE,
    NATION,
    STATUS,
    TYPE,
    YELLOW_HANDS,
)
from grognard.games.quartermaster_1914.facts.tables import BRITAIN, SEA, UK
from grognard.games.quartermaster_1914.turn.effects import EFFECTS

NAVIES_NEEDED = 3


def play(s: QuartermasterState, power: int, card: int, from_step: bool) -> None:
    """A card from hand: a Status card stays in play, every other goes on top of the discard pile."""
    kind = KIND[card]
    s.tell("played", power=power, card=kind)
    returning = -1
    if from_step and power == BRITAIN and (s.pieces[UK] & SEA).bit_count() >= NAVIES_NEEDED:  # R38
        if TYPE[kind] == BUILD_ARMY and NATION[kind] == UK and s.has(BRITAIN, COMMONWEALTH):
            returning = COMMONWEALTH
        elif TYPE[kind] == LAND_BATTLE and NATION[kind] == UK and s.has(BRITAIN, YELLOW_HANDS):
            returning = YELLOW_HANDS
    zones.discard_face_up(s, power, card)
    if TYPE[kind] == STATUS:
        s.piles[power] = s.piles[power][:-1]
        s.status[power] |= 1 << card
    s.reveal(s.seat_of(power))
    s.push(CardPlay(power, kind, 0, returning, card))
    s.built = s.battled = NO_SPACE
    s.battled_hard = False


@with_fields
class CardPlay(Step[QuartermasterState]):
    """11: the effects of a card, each finished before the next begins."""

    power: int
    kind: int
    index: int
    returning: int
    """The Status card that gives this card back after use, or -1."""
    card: int

    def run(self, s: QuartermasterState) -> None:
        effects = EFFECTS[self.kind]
        if self.index < len(effects):
            effect = effects[self.index]
            self.index += 1
            if not effect.carry_out(s, self.power, self.card):
                self.index = len(effects)
                s.tell("no-effect", card=self.kind)
            return
        s.finish()
        if self.returning >= 0:
            s.push(Return(self.card, self.returning))

    def hear(self, s: QuartermasterState, answer: list[int]) -> None:
        """Another card is played along with this one; War Revenue Act: then the other cards taken are used."""
        if len(answer) > 1:
            s.push(Spending(answer[1:], 1))
        play(s, self.power, answer[0], False)

    def marks(self, s: QuartermasterState, seat: int, found: dict[str, Any]) -> None:
        found["card"] = KINDS[self.kind]


@with_fields
class Return(Decision):
    """Commonwealth Support, The Girls with Yellow Hands: the card just used may go back to hand (R38)."""

    card: int
    status: int

    def decider(self, s: QuartermasterState) -> int:
        return BRITAIN

    def run(self, s: QuartermasterState) -> None:
        if self.card not in s.piles[BRITAIN]:
            s.finish()
            return
        self.offer(s, [KEEP + KIND[self.card], PASS])

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        s.finish()
        if verb == KEEP:
            zones.take_openly(s, BRITAIN, self.card)
            s.tell("kept-in-hand", power=BRITAIN, card=target, card2=KIND[self.status])

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb == KEEP:
            return Refusal("11", "not-just-used", card=target)
        return SPACE.elsewhere("11", verb, Saying("now-return", power=BRITAIN))

    def leaves(self, s: QuartermasterState, seat: int, verb: int) -> list[Saying]:
        return [Saying("leaves-discarded", card=KIND[self.card])] if verb == PASS else []

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        return Saying("ask-return", card=KIND[self.card], card2=KIND[self.status])
