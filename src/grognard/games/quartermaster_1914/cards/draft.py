"""9.1: drafting: a card of a wanted type is fetched from the deck, shown, and the deck is shuffled."""

from __future__ import annotations

from grognard.core.board import mask_of
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.board import zones
from grognard.games.quartermaster_1914.board.pieces import ByPower, Decision, only_passing
from grognard.games.quartermaster_1914.board.refusals import NOT_IN_HAND, not_there
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.acts import FETCH, PASS, PREPARE, RECOVER, SPACE
from grognard.games.quartermaster_1914.facts.library import (  # fmt: skip
    BARES,
    BUILD_ARMY,
    BUILD_NAVY,
    CITIZEN_SOLDIERS,
    KIND,
    KIND_MASK,
    LAND_BATTLE,
    NATION,
    OF_NATION,
    OF_TYPE,
    PALS,
)
from grognard.games.quartermaster_1914.facts.tables import BRITAIN, FR, FRANCE, NATIONS_OF, POWER_OF, UK

FRENCH_BATTLES = OF_NATION[FR] & OF_TYPE[LAND_BATTLE]
PALS_CARDS = OF_NATION[UK] & OF_TYPE[BUILD_ARMY]


@with_fields
class Fetch(ByPower):
    """9.1: a power fetches one of these cards from its deck. `paid` in the Draft step, where it must take one (R16).

    It is asked also if the deck has none, unless everybody knows that: what is in the deck is its secret.
    """

    nation: int
    """The nation whose card is fetched, or -1 for any of the power."""
    types: int
    paid: bool

    def wanted(self, s: QuartermasterState) -> int:
        """All cards that may be fetched, wherever they are."""
        nations = NATIONS_OF[self.power] if self.nation < 0 else [self.nation]
        cards = 0
        for nation in nations:
            cards |= OF_NATION[nation]
        types = 0
        for kind in (BUILD_ARMY, BUILD_NAVY):
            if self.types >> kind & 1:
                types |= OF_TYPE[kind]
        cards &= types
        if self.power == FRANCE and s.has(FRANCE, BARES) and self.nation in (-1, FR):  # R49
            cards |= FRENCH_BATTLES
        return cards

    def pals(self, s: QuartermasterState) -> int:
        """R37: British Build Army cards in the discard pile."""
        if not (self.paid and self.power == BRITAIN and s.has(BRITAIN, PALS)):
            return 0
        return zones.in_pile(s, BRITAIN) & PALS_CARDS

    def may_find(self, s: QuartermasterState) -> bool:
        """Whether there may be a card to take, for all that everybody knows."""
        unseen = zones.unseen(s, self.power)
        if self.paid and self.power == BRITAIN and s.has(BRITAIN, PALS):
            if (unseen | mask_of(s.piles[BRITAIN])) & PALS_CARDS:
                return True
        return bool(s.deck_size(self.power) and unseen & self.wanted(s))

    def run(self, s: QuartermasterState) -> None:
        if not self.may_find(s):
            s.finish()
            self.miss(s)
            return
        found = zones.kinds(zones.in_deck(s, self.power) & self.wanted(s))
        acts = [FETCH + kind for kind in found] + [RECOVER + kind for kind in zones.kinds(self.pals(s))]
        if not (self.paid and found):
            acts.append(PASS)
        self.offer(s, acts)

    def miss(self, s: QuartermasterState) -> None:
        """R16: two cards have been discarded for nothing."""
        if self.paid:
            zones.shuffle(s, self.power)
            s.tell("draft-missed", power=self.power)

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        s.finish()
        power = self.power
        if verb == PASS:
            if self.paid:
                s.reveal(s.seat_of(power))
            self.miss(s)
            return
        if verb == RECOVER:
            zones.recover(s, power, zones.pick_discard(s, power, self.pals(s), target))
            zones.lose_points(s, power, 1)
            return
        zones.shuffle(s, power)
        card = zones.pick(s, s.decks[power], target)
        zones.take_openly(s, power, card)
        s.reveal(s.seat_of(power))
        s.tell("drafted", power=power, card=target)
        if power == FRANCE and s.has(FRANCE, CITIZEN_SOLDIERS) and NATION[target] == FR:
            s.push(Enlist(card))

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb == RECOVER:
            return self.refuse_recovery(s, target)
        if verb != FETCH:
            if not self.paid:
                key = "now-free-draft"
            elif self.pals(s) and PASS in s.legal(s.seat_of(self.power)):
                key = "now-recover"
            elif PASS in s.legal(s.seat_of(self.power)):
                key = "now-fetch-none"
            else:
                key = "now-fetch"
            return SPACE.elsewhere("9.1", verb, Saying(key, power=self.power))
        owner = POWER_OF[NATION[target]]
        if owner != self.power:
            return Refusal("9.1", "others-card", card=target, power=owner, power2=self.power)
        if not self.wanted(s) & KIND_MASK[target]:
            return Refusal("9.1", "not-to-be-drafted", card=target)
        return Refusal("9.1", "not-in-deck", card=target, power=self.power)

    def refuse_recovery(self, s: QuartermasterState, kind: int) -> Refusal:
        """Why The Pals Battalions does not fetch a card of this kind."""
        if self.power != BRITAIN:
            return Refusal("11", "drafts-from-deck", power=self.power)
        if not self.paid:
            return Refusal("11", "draft-step-only", card=KIND[PALS])
        if not s.has(BRITAIN, PALS):
            return Refusal("11", "not-in-play", card=KIND[PALS])
        if not PALS_CARDS & KIND_MASK[kind]:
            return Refusal("11", "takes-only", card=KIND[PALS], nation=UK, type=BUILD_ARMY)
        return Refusal("11", "not-in-pile", card=kind, power=self.power)

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        kind = "ask-fetch" if self.paid else "ask-free-draft"
        if only_passing(s, seat):
            kind = "ask-fetch-none" if self.paid else "ask-free-draft-none"
        elif self.pals(s):
            kind = "ask-fetch-pals-only" if PASS in s.legal(seat) else "ask-fetch-pals"
        return Saying(kind, power=self.power)


@with_fields
class Enlist(Decision):
    """Citizen-Soldiers: a drafted French card may be prepared at once (R49)."""

    card: int

    def decider(self, s: QuartermasterState) -> int:
        return FRANCE

    def run(self, s: QuartermasterState) -> None:
        self.offer(s, [PREPARE + KIND[self.card], PASS])

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        s.finish()
        if verb == PREPARE:
            zones.prepare_openly(s, FRANCE, self.card)
            s.tell("prepared-openly", power=FRANCE, card=target)

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb == PREPARE:
            missing = not_there(FRANCE, s.hands[FRANCE], target, "9.4", NOT_IN_HAND)
            return missing or Refusal("11", "prepares-drafted-only", card=KIND[CITIZEN_SOLDIERS])
        return SPACE.elsewhere("11", verb, Saying("now-enlist", power=FRANCE))

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        return Saying("ask-enlist", card=KIND[self.card])
