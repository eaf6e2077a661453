"""13.5: counterattacks after a failed land battle."""

from __future__ import annotations

from typing import Any

from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.board import terrain, zones
from grognard.games.quartermaster_1914.board.pieces import Decision, only_passing
from grognard.games.quartermaster_1914.board.prepared import rail_gauge
from grognard.games.quartermaster_1914.board.refusals import NOT_PREPARED, not_there
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.acts import COUNTERATTACK, COUNTERATTACKING, PASS, PASS_TURN, SPACE, WITH
from grognard.games.quartermaster_1914.facts.library import (
    CA,
    GERMAN_AID,
    KIND,
    KIND_MASK,
    NATION,
    OF_SYMBOL,
    RUSSIAN_RAIL_GAUGE,
)
from grognard.games.quartermaster_1914.facts.tables import AH, ALLIES, COALITION, CODES, DE, GERMANY, OT, POWER_OF

NO_CARD = -1


@with_fields
class Counterattack(Decision):
    """13.5: after a failed land battle a nation that held its space may strike back where the attack came from.

    Every power is asked that may hold a card for it, for all that everybody knows (R62).
    """

    nation: int
    origin: int
    target: int
    index: int
    card: int
    """The card in use, while the army is chosen."""

    def powers(self) -> list[int]:
        return ALLIES[1 - COALITION[self.nation]]

    def decider(self, s: QuartermasterState) -> int:
        return self.powers()[self.index]

    def window(self) -> int:
        return COUNTERATTACKING

    def helped(self, s: QuartermasterState, kind: int) -> list[int]:
        """The nations whose armies this card serves."""
        nation = NATION[kind]
        return [nation, AH, OT] if nation == DE and s.has(GERMANY, GERMAN_AID) else [nation]  # R30

    def armies(self, s: QuartermasterState, kind: int) -> list[int]:
        """The nations whose army may counterattack with this card."""
        return [nation for nation in self.helped(s, kind) if self.able(s, nation)]

    def able(self, s: QuartermasterState, nation: int) -> bool:
        """Supplied, beside where the attack came from, and able to pay: as for any battle."""
        if rail_gauge(s, POWER_OF[nation], self.target):
            return False
        hand = s.hands[POWER_OF[nation]].bit_count()
        return bool(terrain.origins(s, nation, self.origin, 1 << self.target, hand))

    def striking(self, s: QuartermasterState, cards: int) -> list[int]:
        """The kinds of these cards, if prepared, with which an army may counterattack."""
        return [kind for kind in zones.kinds(cards & OF_SYMBOL[CA]) if self.armies(s, kind)]

    def run(self, s: QuartermasterState) -> None:
        if self.card != NO_CARD:
            self.offer(s, [WITH + nation for nation in self.armies(s, KIND[self.card])])
            return
        powers = self.powers()
        while self.index < len(powers):
            power = powers[self.index]
            cards = s.prepared[power]
            if not s.passing[power] >> COUNTERATTACKING & 1 and self.striking(s, zones.maybe(s, power, cards)):
                self.offer(s, [*[COUNTERATTACK + kind for kind in self.striking(s, cards)], PASS, PASS_TURN])
                return
            self.index += 1
        s.finish()

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        power = self.decider(s)
        if verb == PASS:
            self.index += 1
        elif verb == WITH:
            self.strike(s, target)
        else:
            armies = self.armies(s, target)
            self.card = zones.pick(s, s.prepared[power], target)
            zones.discard_face_up(s, power, self.card)
            s.reveal(s.seat_of(power))
            s.tell("counterattack", power=power, card=target)
            if len(armies) == 1:
                self.strike(s, armies[0])

    def shows(self, s: QuartermasterState, seat: int) -> dict[str, Any]:
        return {**super().shows(s, seat), "space": CODES[self.target], "against": CODES[self.origin]}

    def strike(self, s: QuartermasterState, nation: int) -> None:
        s.answer([nation])

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        power = self.decider(s)
        if self.card != NO_CARD:
            if verb == WITH:
                return self.unable(s, KIND[self.card], target)
            return SPACE.elsewhere("13.5", verb, Saying("now-with", power=power))
        if verb != COUNTERATTACK:
            return SPACE.elsewhere("13.5", verb, Saying("now-counterattack", power=power, space=self.target))
        missing = not_there(power, s.prepared[power], target, "13.5", NOT_PREPARED)
        if missing is not None:
            return missing
        if not OF_SYMBOL[CA] & KIND_MASK[target]:
            return Refusal("13.5", "no-symbol", card=target, symbol=CA)
        helped = self.helped(s, target)
        there = [nation for nation in helped if s.supplied(nation) >> self.target & 1]
        there += [nation for nation in helped if s.pieces[nation] >> self.target & 1]
        return self.unable(s, target, there[0] if there else NATION[target])

    def unable(self, s: QuartermasterState, kind: int, nation: int) -> Refusal:
        """Why the army of a nation cannot counterattack with a card of this kind."""
        if nation not in self.helped(s, kind):
            return Refusal("13.5", "does-not-serve", card=kind, nation=nation)
        if not s.supplied(nation) >> self.target & 1:
            return Refusal("13.5", "no-supplied-army", nation=nation, space=self.target)
        if rail_gauge(s, POWER_OF[nation], self.target):
            return Refusal("11", "rail-gauge-forbids", card=kind, card2=KIND[RUSSIAN_RAIL_GAUGE])
        return terrain.why_not(s, nation, self.origin, 1 << self.origin, 1 << self.target)

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        kind = "ask-with"
        if self.card == NO_CARD:
            kind = "ask-counterattack-none" if only_passing(s, seat) else "ask-counterattack"
        return Saying(kind, power=self.decider(s), space=self.target, space2=self.origin)
