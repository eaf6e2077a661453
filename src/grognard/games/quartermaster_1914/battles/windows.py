"""9.2.1: windows of Status cards in and after a battle: what Germany uses at its start, cards kept, Mark IV Tanks."""

from __future__ import annotations

from typing import Any

from grognard.core.board import mask_of
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.board import supply, zones
from grognard.games.quartermaster_1914.board.pieces import ByPower, Decision, only_passing, place
from grognard.games.quartermaster_1914.board.prepared import FITTING
from grognard.games.quartermaster_1914.board.refusals import NOT_PREPARED, no_room, not_there
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.cards.discards import FOR_CARD, FROM_PREPARED, Discard, Mill
from grognard.games.quartermaster_1914.facts.acts import (
    AGAINST,
    DISCARD_PREPARED,
    KEEP,
    PASS,
    PASS_TURN,
    RECALL,
    SPACE,
    SPEND,
    USE,
)
from grognard.games.quartermaster_1914.facts.library import (  # fmt: skip
    DREADNOUGHTS,
    KIND,
    KIND_MASK,
    MARK_IV,
    MUSTARD_GAS,
    NATION,
    OF_NATION,
    OF_SYMBOL,
    RED_BARON,
    RUMPLER_TAUBE,
    SLB,
)
from grognard.games.quartermaster_1914.facts.tables import (
    ALLIES,
    BRITAIN,
    CENTRAL,
    CODES,
    ENTENTE,
    GERMANY,
    LAND,
    NATIONS_OF,
    POWER_OF,
    UK,
)

NOBODY = -1


def powers_at(s: QuartermasterState, space: int, side: int) -> list[int]:
    """The powers of a coalition with pieces in a space."""
    return [p for p in ALLIES[side] if any(s.pieces[nation] >> space & 1 for nation in NATIONS_OF[p])]


@with_fields
class StartOptions(Decision):
    """R21: Germany has started a battle and may use Rumpler Taube, Mustard Gas and the Red Baron, in any order."""

    target: int
    status: int
    """The card in use, while its victim is chosen."""

    def decider(self, s: QuartermasterState) -> int:
        return GERMANY

    def statuses(self, s: QuartermasterState) -> int:
        return mask_of(self.choices(s))

    def choices(self, s: QuartermasterState) -> list[int]:
        if not powers_at(s, self.target, ENTENTE):
            return []
        cards = [RUMPLER_TAUBE, MUSTARD_GAS, RED_BARON] if LAND >> self.target & 1 else [RUMPLER_TAUBE]
        return [card for card in cards if s.ready(GERMANY, card)]

    def run(self, s: QuartermasterState) -> None:
        if self.status != NOBODY:
            self.offer(s, [AGAINST + power for power in powers_at(s, self.target, ENTENTE)])
            return
        choices = self.choices(s)
        if choices:
            self.offer(s, [*[USE + KIND[status] for status in choices], PASS, PASS_TURN])
        else:
            s.finish()

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        if verb == PASS:
            s.finish()
        elif verb == AGAINST:
            self.hit(s, target)
        else:
            status = next(card for card in self.choices(s) if KIND[card] == target)
            s.tell("status", card=target)
            victims = powers_at(s, self.target, ENTENTE)
            if status == RUMPLER_TAUBE:
                self.look(s, victims)
                return
            self.status = status
            if len(victims) == 1:
                self.hit(s, victims[0])

    def look(self, s: QuartermasterState, victims: list[int]) -> None:
        """Rumpler Taube is discarded, and Germany sees what the defending powers have prepared."""
        zones.discard_face_up(s, GERMANY, RUMPLER_TAUBE)
        for power in victims:
            s.reveal(s.seat_of(power))
            s.known[s.seat_of(GERMANY)] |= s.prepared[power]
            s.whisper(s.seat_of(GERMANY), "looked", power=power, cards=zones.copies(s.prepared[power]))
        s.push(Reconnaissance(victims))

    def hit(self, s: QuartermasterState, power: int) -> None:
        s.use(self.status)
        s.push(Discard(power, FROM_PREPARED, 1, FOR_CARD, MUSTARD_GAS) if self.status == MUSTARD_GAS else Mill(power))
        self.status = NOBODY

    def shows(self, s: QuartermasterState, seat: int) -> dict[str, Any]:
        return {**super().shows(s, seat), "space": CODES[self.target]}

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if self.status != NOBODY:
            if verb == AGAINST:
                return Refusal("11", "no-enemy-there", power=target, space=self.target)
            return SPACE.elsewhere("12", verb, Saying("now-hit", power=GERMANY))
        if verb == USE:
            return self.unusable(s, target)
        return SPACE.elsewhere("12", verb, Saying("now-options", power=GERMANY))

    def unusable(self, s: QuartermasterState, kind: int) -> Refusal:
        """Why a card of this kind cannot be used at the start of this battle."""
        status = next((card for card in (RUMPLER_TAUBE, MUSTARD_GAS, RED_BARON) if KIND[card] == kind), NOBODY)
        if status == NOBODY:
            return Refusal("9.2.1", "not-at-start", card=kind)
        if not s.has(GERMANY, status):
            return Refusal("9.2.1", "not-in-play", card=kind)
        if not LAND >> self.target & 1 and status != RUMPLER_TAUBE:
            return Refusal("9.2.1", "land-battles-only", card=kind, space=self.target)
        if s.waived >> status & 1:
            return Refusal("9.2.1", "passed-this-turn", power=GERMANY, card=kind)
        return Refusal("9.2.1", "used-this-turn", card=kind)

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        if self.status != NOBODY:
            return Saying("ask-against", card=KIND[self.status])
        return Saying("ask-options", power=GERMANY, space=self.target)


@with_fields
class Reconnaissance(Decision):
    """Rumpler Taube: Germany may discard one of the prepared cards it has seen (R23)."""

    powers: list[int]

    def decider(self, s: QuartermasterState) -> int:
        return GERMANY

    def cards(self, s: QuartermasterState) -> int:
        found = 0
        for power in self.powers:
            found |= s.prepared[power]
        return found

    def run(self, s: QuartermasterState) -> None:
        cards = self.cards(s)
        if not cards:
            s.finish()
            return
        self.offer(s, [*[DISCARD_PREPARED + kind for kind in zones.kinds(cards)], PASS])

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        s.finish()
        if verb == PASS:
            return
        power = POWER_OF[NATION[target]]
        card = zones.pick(s, s.prepared[power], target)
        seen = s.prepared[power]
        zones.discard_prepared(s, power, card)
        s.known[s.seat_of(GERMANY)] |= seen

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb == DISCARD_PREPARED:
            return Refusal("11", "not-of-defender", card=target)
        return SPACE.elsewhere("12", verb, Saying("now-reconnaissance", power=GERMANY))

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        return Saying("ask-reconnaissance", power=GERMANY)


@with_fields
class Keep(ByPower):
    """Renault FT Tanks, Dreadnoughts: one of the cards just used is kept, in hand or prepared."""

    status: int
    cards: list[int]

    def statuses(self, s: QuartermasterState) -> int:
        return 1 << self.status

    def run(self, s: QuartermasterState) -> None:
        acts = sorted({KEEP + KIND[card] for card in self.cards})
        self.offer(s, [*acts, PASS, PASS_TURN])

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        s.finish()
        if verb == PASS:
            return
        s.use(self.status)
        card = next(card for card in self.cards if KIND[card] == target)
        zones.take_openly(s, self.power, card)
        if self.status == DREADNOUGHTS:
            zones.prepare_openly(s, self.power, card)
        kept = "kept-prepared" if self.status == DREADNOUGHTS else "kept-in-hand"
        s.tell(kept, power=self.power, card=target, card2=KIND[self.status])

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb != KEEP:
            return SPACE.elsewhere("11", verb, Saying("now-keep", power=self.power))
        return Refusal("10", "not-among-used", card=target)

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        return Saying("ask-keep", power=self.power, card=KIND[self.status])


@with_fields
class Tanks(Decision):
    """Mark IV Tanks: for a prepared card that sustains land battles the United Kingdom builds an army (R39).

    Britain is asked whatever it has prepared, so that the question tells nothing; also without an army left, since one
    can be taken back.
    """

    target: int

    def decider(self, s: QuartermasterState) -> int:
        return BRITAIN

    def statuses(self, s: QuartermasterState) -> int:
        return 1 << MARK_IV

    def wants_army(self, s: QuartermasterState) -> bool:
        """Whether a card could be spent, were there an army left to build."""
        return no_room(s, UK, self.target) is not None and bool(self.cards(s))

    def open_space(self, s: QuartermasterState) -> bool:
        """Whether an army could be built in the space, if one is left."""
        taken = s.pieces[UK] | s.side_mask(CENTRAL)
        return bool(supply.buildable(UK, s.pieces[UK]) & ~taken & 1 << self.target)

    def cards(self, s: QuartermasterState) -> int:
        return s.prepared[BRITAIN] & OF_NATION[UK] & OF_SYMBOL[SLB] & FITTING[False][self.target]

    def run(self, s: QuartermasterState) -> None:
        if not self.open_space(s) or not s.prepared[BRITAIN]:
            s.finish()
            return
        kinds = zones.kinds(self.cards(s)) if no_room(s, UK, self.target) is None else []
        self.offer(s, [*[SPEND + kind for kind in kinds], PASS, PASS_TURN])

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        s.finish()
        if verb == PASS:
            return
        card = zones.pick(s, s.prepared[BRITAIN], target)
        s.reveal(s.seat_of(BRITAIN))
        s.use(MARK_IV)
        s.tell("spent", power=BRITAIN, card=target, card2=KIND[MARK_IV])
        zones.discard_face_up(s, BRITAIN, card)
        place(s, UK, self.target)
        s.tell("built-army", nation=UK, space=self.target)

    def shows(self, s: QuartermasterState, seat: int) -> dict[str, Any]:
        return {**super().shows(s, seat), "space": CODES[self.target]}

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb != SPEND:
            return SPACE.elsewhere("11", verb, Saying("now-spend", power=BRITAIN, card=KIND[MARK_IV]))
        missing = not_there(BRITAIN, s.prepared[BRITAIN], target, "10", NOT_PREPARED)
        if missing is not None:
            return missing
        if not OF_NATION[UK] & OF_SYMBOL[SLB] & KIND_MASK[target]:
            return Refusal("11", "not-of-nation-with-symbol", card=target, nation=UK, symbol=SLB)
        if not self.cards(s) & KIND_MASK[target]:
            return Refusal("13.1", "not-in-that-place", card=target, space=self.target)
        return no_room(s, UK, self.target) or Refusal("11", "cannot-be-spent")

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        kind = "ask-tanks"
        if only_passing(s, seat):
            kind = "ask-tanks-recall" if self.wants_army(s) and RECALL in s.legal(seat) else "ask-tanks-none"
        return Saying(kind, card=KIND[MARK_IV], space=self.target)
