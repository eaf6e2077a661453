"""War Revenue Act: American cards from the discard pile are played, prepared and put under the deck (R36)."""

from __future__ import annotations

from grognard.core.reasons import Refusal
from grognard.core.steps import Event
from grognard.games.quartermaster_1914 import zones
from grognard.games.quartermaster_1914.acts import PASS, PLAY, PREPARE, RECOVER, UNDER
from grognard.games.quartermaster_1914.library import KIND, KIND_MASK, KINDS
from grognard.games.quartermaster_1914.oddities import american_discards
from grognard.games.quartermaster_1914.pieces import Decision, only_passing
from grognard.games.quartermaster_1914.reasons import elsewhere, not_there
from grognard.games.quartermaster_1914.state import QuartermasterState
from grognard.games.quartermaster_1914.tables import BRITAIN

MOST = 3


class Levy(Decision):
    """Britain takes up to 3 American cards from its discard pile."""

    def __init__(self, taken: list[int]) -> None:
        self.taken = taken

    def fields(self) -> tuple[list[int]]:
        return (self.taken,)

    def decider(self, s: QuartermasterState) -> int:
        return BRITAIN

    def run(self, s: QuartermasterState) -> None:
        if len(self.taken) < MOST and zones.in_pile(s, BRITAIN):
            self.offer(s, [*[RECOVER + kind for kind in zones.kinds(american_discards(s))], PASS])
        else:
            self.end(s)

    def end(self, s: QuartermasterState) -> None:
        s.finish()
        if self.taken:
            s.push(Spending(self.taken, 0))

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        if verb == PASS:
            self.end(s)
            return
        card = zones.pick(s, american_discards(s), target)
        s.piles[BRITAIN] = [other for other in s.piles[BRITAIN] if other != card]
        s.buried[BRITAIN] &= ~(1 << card)
        s.reveal()
        s.tell("recovered", power=BRITAIN, card=card)
        self.taken = [*self.taken, card]

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb != RECOVER:
            return elsewhere("11", verb, "Britain may take American cards from its discard pile; do so or pass first")
        lacking = not_there(BRITAIN, zones.in_pile(s, BRITAIN), target, "11", "in its discard pile")
        return lacking or Refusal("11", f"{KINDS[target]} cannot be taken: only American cards, not this one itself")

    def prompt(self, s: QuartermasterState, seat: int) -> Event:
        kind = "ask-levy-none" if only_passing(s, seat) else "ask-levy"
        return Event(kind, {"number": MOST - len(self.taken)}, seat)


USES = (PLAY, PREPARE, UNDER)
WORDS = ("play one of the cards taken", "prepare one of the cards taken", "put one of the cards taken under the deck")


class Spending(Decision):
    """The cards taken are used: one played, one prepared, one put under the deck, in this order, none left over."""

    def __init__(self, left: list[int], stage: int) -> None:
        self.left = left
        self.stage = stage

    def fields(self) -> tuple[list[int], int]:
        return self.left, self.stage

    def decider(self, s: QuartermasterState) -> int:
        return BRITAIN

    def cards(self) -> int:
        cards = 0
        for card in self.left:
            cards |= 1 << card
        return cards

    def run(self, s: QuartermasterState) -> None:
        if not self.left:
            s.finish()
            return
        acts = [USES[self.stage] + kind for kind in zones.kinds(self.cards())]
        if len(self.left) < MOST - self.stage:
            acts.append(PASS)
        self.offer(s, acts)

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        from grognard.games.quartermaster_1914.play import play

        self.stage += 1
        if verb == PASS:
            return
        card = next(card for card in self.left if KIND[card] == target)
        self.left = [other for other in self.left if other != card]
        if verb == PLAY:
            play(s, BRITAIN, card, False)
        elif verb == PREPARE:
            s.prepared[BRITAIN] |= 1 << card
            zones.tell_unseen(s, BRITAIN, "prepared", card)
        else:
            s.bottoms[BRITAIN] = [*s.bottoms[BRITAIN], card]
            zones.tell_unseen(s, BRITAIN, "put-under", card)

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb == PASS:
            return Refusal("11", "every card taken must be used (R36)")
        if verb not in USES or verb != USES[self.stage]:
            return elsewhere("11", verb, f"Britain must first {WORDS[self.stage]} (War Revenue Act)")
        if self.cards() & KIND_MASK[target]:
            return Refusal("11", "this use has been passed")
        return Refusal("11", f"{KINDS[target]} is not one of the cards taken")

    def prompt(self, s: QuartermasterState, seat: int) -> Event:
        return Event(("ask-levy-play", "ask-levy-prepare", "ask-levy-under")[self.stage], {}, seat)
