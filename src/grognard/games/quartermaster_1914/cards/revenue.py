"""War Revenue Act: American cards from the discard pile are played, prepared and put under the deck (R36)."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import bits, mask_of
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.board import zones
from grognard.games.quartermaster_1914.board.pieces import Decision, only_passing
from grognard.games.quartermaster_1914.board.refusals import NOT_DISCARDED, not_there
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.acts import PASS, PLAY, PREPARE, RECOVER, SPACE
from grognard.games.quartermaster_1914.facts.library import DECK, KIND, KIND_OF, KINDS, NATION, OF_NATION
from grognard.games.quartermaster_1914.facts.tables import BRITAIN, US

MOST = 3
OWN: Final = KIND_OF["War Revenue Act"]


def american_discards(s: QuartermasterState) -> int:
    """The American cards in the discard pile of Britain, without the War Revenue Act itself."""
    cards = zones.in_pile(s, BRITAIN) & OF_NATION[US] & DECK[BRITAIN]
    return sum(1 << card for card in bits(cards) if KIND[card] != OWN)


@with_fields
class Levy(Decision):
    """Britain takes up to 3 American cards from its discard pile."""

    taken: list[int]

    def decider(self, s: QuartermasterState) -> int:
        return BRITAIN

    def acts(self, s: QuartermasterState) -> list[int]:
        return [RECOVER + kind for kind in zones.kinds(american_discards(s))]

    def goes_on(self, s: QuartermasterState, acts: list[int]) -> bool:
        return len(self.taken) < MOST and zones.in_pile(s, BRITAIN) != 0

    def end(self, s: QuartermasterState) -> None:
        s.finish()
        if self.taken:
            s.push(Spending(self.taken, 0))

    def carry_out(self, s: QuartermasterState, verb: int, target: int) -> None:
        card = zones.pick_discard(s, BRITAIN, american_discards(s), target)
        zones.take_out(s, BRITAIN, card)
        self.taken = [*self.taken, card]

    def shows(self, s: QuartermasterState, seat: int) -> dict[str, Any]:
        return {**super().shows(s, seat), "cards": [KINDS[KIND[card]] for card in self.taken]}

    def held(self) -> list[int]:
        return self.taken

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb != RECOVER:
            return SPACE.elsewhere("11", verb, Saying("now-levy", power=BRITAIN))
        lacking = not_there(BRITAIN, zones.in_pile(s, BRITAIN), target, "11", NOT_DISCARDED)
        if lacking is not None:
            return lacking
        if NATION[target] != US:
            return Refusal("11", "not-of-nation", card=target, nation=US)
        return Refusal("11", "not-itself", card=target)

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        kind = "ask-levy-none" if only_passing(s, seat) else "ask-levy"
        return Saying(kind, card=OWN, number=MOST - len(self.taken))


USES = (PLAY, PREPARE)
NOW = ("now-levy-play", "now-levy-prepare")
NOW_OR_PASS = ("now-levy-play-or-pass", "now-levy-prepare-or-pass")


@with_fields
class Spending(Decision):
    """The cards taken are used: one played, one prepared, one put under the deck, in this order, none left over.

    The one to be played is its answer, with those that are left after it. All have seen them. Which of two is prepared,
    and which goes under the deck, only Britain knows; a single one has no place to hide.
    """

    left: list[int]
    stage: int

    def decider(self, s: QuartermasterState) -> int:
        return BRITAIN

    def run(self, s: QuartermasterState) -> None:
        if not self.left:
            s.finish()
            return
        if self.stage == len(USES):
            s.finish()
            self.put_under(s, self.left[0], True)
            return
        acts = [USES[self.stage] + kind for kind in zones.kinds(mask_of(self.left))]
        if len(self.left) < MOST - self.stage:
            acts.append(PASS)
        self.offer(s, acts)

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        self.stage += 1
        if verb == PASS:
            return
        card = next(card for card in self.left if KIND[card] == target)
        openly = len(self.left) == 1
        self.left = [other for other in self.left if other != card]
        if verb == PLAY:
            s.answer([card, *self.left])
            return
        if openly:
            zones.prepare_openly(s, BRITAIN, card)
            s.tell("prepared-openly", power=BRITAIN, card=target)
            return
        s.prepared[BRITAIN] |= 1 << card
        zones.tell_unseen(s, BRITAIN, zones.PREPARED, card)
        self.put_under(s, self.left[0], False)
        self.left = []

    def held(self) -> list[int]:
        return self.left

    def put_under(self, s: QuartermasterState, card: int, openly: bool) -> None:
        s.bottoms[BRITAIN] = [*s.bottoms[BRITAIN], card]
        if openly:
            s.shown |= 1 << card
            s.tell("put-under-own", power=BRITAIN, card=KIND[card])
        else:
            zones.tell_unseen(s, BRITAIN, zones.PUT_UNDER, card)

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb == PASS:
            return Refusal("11", "all-must-be-used")
        if verb != USES[self.stage]:
            now = NOW_OR_PASS if len(self.left) < MOST - self.stage else NOW
            return SPACE.elsewhere("11", verb, Saying(now[self.stage], power=BRITAIN, card=OWN))
        return Refusal("11", "not-taken", card=target)

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        if self.stage == 0:
            return Saying("ask-levy-play" if len(self.left) == MOST else "ask-levy-play-or-not", card=OWN)
        if len(self.left) > 1:
            return Saying("ask-levy-prepare", card=OWN)
        return Saying("ask-levy-prepare-or-under", card=OWN, card2=KIND[self.left[0]])
