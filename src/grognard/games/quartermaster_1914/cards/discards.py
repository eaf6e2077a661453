"""9.3, 10: discarding: costs, forced discards, attrition, the top of the deck; points for cards that are missing."""

from __future__ import annotations

from typing import Any

from grognard.core.board import bits
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.quartermaster_1914.board import zones
from grognard.games.quartermaster_1914.board.pieces import ByPower
from grognard.games.quartermaster_1914.board.refusals import NOT_IN_HAND, NOT_PREPARED, not_there
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.acts import DISCARD, DISCARD_PREPARED, DISCARD_TOP, LOSE_POINT, SPACE
from grognard.games.quartermaster_1914.facts.library import KIND, KINDS
from grognard.games.quartermaster_1914.facts.tables import CODES, POWER_CODES

FROM_HAND = 0
FROM_PREPARED = 1

# What a discard is for
FOR_DRAFT = "draft"
FOR_TERRAIN = "terrain"
FOR_CARD = "card"
FOR_BOTH = "terrain-card"
"""Difficult terrain and a card at once."""

RULES = {FOR_DRAFT: "9.1", FOR_TERRAIN: "12.2", FOR_CARD: "10", FOR_BOTH: "12.2"}


@with_fields
class Discard(Step[QuartermasterState]):
    """10: a power discards cards of its choice, unseen, from hand or prepared ones; 10.1: a point for each missing."""

    power: int
    zone: int
    left: int
    reason: str
    about: int
    """The space of the terrain, or the card that asks for it."""

    def cards(self, s: QuartermasterState) -> int:
        return s.hands[self.power] if self.zone == FROM_HAND else s.prepared[self.power]

    def run(self, s: QuartermasterState) -> None:
        cards = self.cards(s)
        size = cards.bit_count()
        if self.left == 0:
            s.finish()
        elif size <= self.left:
            s.finish()
            for card in bits(cards):
                self.drop(s, card)
            zones.lose_points(s, self.power, self.left - size)
        else:
            verb = DISCARD if self.zone == FROM_HAND else DISCARD_PREPARED
            s.ask(s.seat_of(self.power), [verb + kind for kind in zones.kinds(cards)])

    def drop(self, s: QuartermasterState, card: int) -> None:
        if self.zone == FROM_HAND:
            zones.discard_from_hand(s, self.power, card)
        else:
            zones.discard_prepared(s, self.power, card)

    def take(self, s: QuartermasterState, seat: int, verb: int, target: int) -> None:
        self.left -= 1
        self.drop(s, zones.pick(s, self.cards(s), target))

    def shows(self, s: QuartermasterState, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = {
            "power": POWER_CODES[self.power],
            "left": self.left,
            "zone": "hand" if self.zone == FROM_HAND else "prepared",
            "reason": self.reason,
        }
        if self.reason == FOR_TERRAIN:
            found["space"] = CODES[self.about]
        elif self.reason != FOR_DRAFT:
            found["because"] = KINDS[KIND[self.about]]
        return found

    def why(self, s: QuartermasterState, seat: int, verb: int, target: int) -> Refusal:
        rule = RULES[self.reason]
        from_hand = self.zone == FROM_HAND
        if verb != (DISCARD if from_hand else DISCARD_PREPARED):
            key = "now-discard" if from_hand else "now-discard-prepared"
            return SPACE.elsewhere(rule, verb, Saying(key, power=self.power, purpose=self.purpose()))
        missing = not_there(self.power, self.cards(s), target, rule, NOT_IN_HAND if from_hand else NOT_PREPARED)
        return missing or Refusal(rule, "cannot-be-discarded")

    def purpose(self) -> Saying:
        """What it is for, in words."""
        if self.reason == FOR_DRAFT:
            return Saying("to-draft")
        if self.reason == FOR_TERRAIN:
            return Saying("for-terrain", space=self.about)
        return Saying("for-card" if self.reason == FOR_CARD else "for-terrain-and-card", card=KIND[self.about])

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        power, left = self.power, self.left
        if self.reason == FOR_DRAFT:
            return Saying("ask-discard-draft", power=power, number=left)
        if self.reason == FOR_TERRAIN:
            return Saying("ask-discard-terrain", power=power, number=left, space=self.about)
        kind = "ask-discard-card" if self.reason == FOR_CARD else "ask-discard-terrain-card"
        if self.zone == FROM_PREPARED:
            kind = "ask-discard-prepared"
        return Saying(kind, power=power, number=left, card=KIND[self.about])


@with_fields
class Mill(Step[QuartermasterState]):
    """10: the top card of a deck is discarded unseen; 10.1: a point if there is none."""

    power: int

    def run(self, s: QuartermasterState) -> None:
        if s.deck_size(self.power):
            zones.ask_top(s, self.power)
        else:
            s.finish()
            zones.lose_points(s, self.power, 1)

    def take(self, s: QuartermasterState, seat: int, verb: int, target: int) -> None:
        s.finish()
        zones.leave_deck(s, self.power, target)
        s.buried[self.power] |= 1 << target
        zones.tell_unseen(s, self.power, zones.DISCARDED_TOP, target)


@with_fields
class Attrition(ByPower):
    """9.3: a power discards cards, each from hand, prepared, or the top of the deck; points when that is empty."""

    left: int

    def may_recall(self, s: QuartermasterState) -> bool:
        return False

    def acts(self, s: QuartermasterState) -> list[int]:
        power = self.power
        acts = [DISCARD + kind for kind in zones.kinds(s.hands[power])]
        acts += [DISCARD_PREPARED + kind for kind in zones.kinds(s.prepared[power])]
        if s.deck_size(power):
            acts.append(DISCARD_TOP)
        elif acts:
            acts.append(LOSE_POINT)
        return acts

    def goes_on(self, s: QuartermasterState, acts: list[int]) -> bool:
        return self.left > 0 and bool(acts)

    def may_end(self, s: QuartermasterState) -> bool:
        return False

    def end(self, s: QuartermasterState) -> None:
        s.finish()
        zones.lose_points(s, self.power, self.left)  # R9

    def carry_out(self, s: QuartermasterState, verb: int, target: int) -> None:
        power = self.power
        self.left -= 1
        if verb == DISCARD:
            zones.discard_from_hand(s, power, zones.pick(s, s.hands[power], target))
        elif verb == DISCARD_PREPARED:
            zones.discard_prepared(s, power, zones.pick(s, s.prepared[power], target))
        elif verb == DISCARD_TOP:
            s.push(Mill(power))
        else:
            zones.lose_points(s, power, 1)

    def marks(self, s: QuartermasterState, seat: int, found: dict[str, Any]) -> None:
        if self.left:
            found["attrition"] = [{"power": POWER_CODES[self.power], "left": self.left}, *found.get("attrition", [])]

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        power = self.power
        if verb == DISCARD:
            return not_there(power, s.hands[power], target, "9.3", NOT_IN_HAND) or Refusal("9.3", "not-this-card")
        if verb == DISCARD_PREPARED:
            return not_there(power, s.prepared[power], target, "9.3", NOT_PREPARED) or Refusal("9.3", "not-this-card")
        if verb == DISCARD_TOP:
            return Refusal("9.3", "deck-empty", power=power)
        if verb == LOSE_POINT:
            return Refusal("9.3", "deck-before-points", power=power)
        return SPACE.elsewhere("9.3", verb, Saying("now-attrition", power=power))

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        kind = "ask-attrition" if s.deck_size(self.power) else "ask-attrition-or-point"
        return Saying(kind, power=self.power, number=self.left)


def strike(s: QuartermasterState, hits: list[tuple[int, int]]) -> None:
    """R52: several powers suffer attrition one after the other, in the order of their turns."""
    struck = sorted((power, number) for power, number in hits if number > 0)
    for power, number in struck:
        s.tell("attrition", power=power, number=number)
    for power, number in reversed(struck):
        s.push(Attrition(power, number))
