"""13.4: resolving battles: cards that reinforce and sustain.

One answer may consist of several cards, also of several powers, and must reach the total that it needs (R51). Powers
are asked in the order of their turns (R62): each that may hold a card for it, for all that everybody knows, so that to
be asked tells nothing. Nobody knows what his partners hold: cards are laid open first, and an answer that falls short
is taken back.
"""

from __future__ import annotations

from typing import Any

from grognard.core.reasons import Refusal
from grognard.core.steps import Event
from grognard.games.quartermaster_1914 import zones
from grognard.games.quartermaster_1914.acts import (
    BARRAGE,
    BERTHA,
    PASS,
    PASS_TURN,
    REINFORCE,
    SUSTAIN,
)
from grognard.games.quartermaster_1914.discards import FOR_CARD, FOR_TERRAIN, FROM_HAND, Discard
from grognard.games.quartermaster_1914.laying import FROM_THE_HAND, PREPARED, WITH_BERTHA, Laying
from grognard.games.quartermaster_1914.library import (
    BATTLECRUISERS,
    BIG_BERTHA,
    DREADNOUGHTS,
    KIND,
    KIND_MASK,
    KINDS,
    NATION,
    NIVELLE,
    OF_SYMBOL,
    RA,
    RENAULT,
    RN,
    SLB,
    SSB,
    STRENGTH,
    SYMBOL,
    SYMBOLS,
)  # fmt: skip
from grognard.games.quartermaster_1914.pieces import only_passing
from grognard.games.quartermaster_1914.prepared import (
    hand_sustaining,
    place_fits,
    rail_gauge,
)
from grognard.games.quartermaster_1914.reasons import elsewhere, no_bertha, not_there
from grognard.games.quartermaster_1914.state import QuartermasterState
from grognard.games.quartermaster_1914.tables import (
    BRITAIN,
    FR,
    FRANCE,
    GERMANY,
    LAND,
    PLACES,
    POWER_OF,
    POWERS,
    UK,
)  # fmt: skip
from grognard.games.quartermaster_1914.windows import Keep


class Answer(Laying):
    """13.4: one side lays cards until they reach what is needed, or passes. Symbols and cards are its answer."""

    def lays(self, s: QuartermasterState) -> list[int]:
        """The acts with which the asked power can begin or go on with an answer that may reach what is needed."""
        power = self.decider(s)
        usable = self.usable(s, power, s.prepared[power])
        verb = SUSTAIN if self.attack else REINFORCE
        acts = [verb + kind for kind in zones.kinds(usable) if self.reaches(s, kind, PREPARED)]
        if self.attack:
            if self.no_bertha(s) is None:
                cards = usable & OF_SYMBOL[SLB]
                acts += [BERTHA + kind for kind in zones.kinds(cards) if self.reaches(s, kind, WITH_BERTHA)]
            cards = self.from_hand(s, power, s.hands[power])
            acts += [BARRAGE + kind for kind in zones.kinds(cards) if self.reaches(s, kind, FROM_THE_HAND)]
        return acts

    def reaches(self, s: QuartermasterState, kind: int, way: int) -> bool:
        """Whether this card can be paid for, and the answer may reach what is needed with it."""
        more = self.laying(s, kind, way)
        return more.payable(s) and more.strength() + more.reach(s, s.seat_of(self.decider(s))) >= self.need

    def run(self, s: QuartermasterState) -> None:
        if self.laid and self.strength() >= self.need:
            s.answer([self.strength(), *self.cards_laid()])
            self.complete(s)
            return
        while self.index < len(self.powers()):
            if self.may_answer(s):
                self.offer(s, [*self.lays(s), PASS, PASS_TURN])
                return
            self.index += 1
        s.answer([0])
        if self.laid:
            s.tell("answer-withdrawn", cards=[KIND[card] for card in self.cards_laid()])

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        if verb == PASS:
            self.index += 1
            return
        power = self.decider(s)
        way = WITH_BERTHA if verb == BERTHA else FROM_THE_HAND if verb == BARRAGE else PREPARED
        self.laid = self.laying(s, target, way).laid
        s.shown |= 1 << self.laid[-2]
        s.reveal(s.seat_of(power))
        s.tell("sustained" if self.attack else "reinforced", power=power, card=target)

    def complete(self, s: QuartermasterState) -> None:
        """The cards are discarded face up, and paid for."""
        price = self.price(s) * len(self.cards_laid())
        used: list[int] = []
        for i in range(0, len(self.laid), 2):
            card, way = self.laid[i], self.laid[i + 1]
            power = POWER_OF[NATION[KIND[card]]]
            if way == WITH_BERTHA:
                s.use(BIG_BERTHA)
                s.tell("stays-prepared", power=power, card=KIND[card])
                continue
            if way == FROM_THE_HAND:
                s.use(NIVELLE if power == FRANCE else BATTLECRUISERS)
            zones.discard_face_up(s, power, card)
            used.append(card)
        if self.attack:
            tanks = [card for card in used if NATION[KIND[card]] == FR]
            if tanks and LAND >> self.target & 1 and s.ready(FRANCE, RENAULT):
                s.push(Keep(FRANCE, RENAULT, tanks))
        else:
            ships = [card for card in used if NATION[KIND[card]] == UK and SYMBOL[KIND[card]] == RN]
            if ships and s.ready(BRITAIN, DREADNOUGHTS):
                s.push(Keep(BRITAIN, DREADNOUGHTS, ships))
        for i in range(0, len(self.laid), 2):
            if self.laid[i + 1] == WITH_BERTHA:
                s.push(Discard(GERMANY, FROM_HAND, STRENGTH[KIND[self.laid[i]]], FOR_CARD, BIG_BERTHA))
        if price:
            s.push(Discard(POWER_OF[self.nation], FROM_HAND, price, FOR_TERRAIN, self.target))

    def marks(self, s: QuartermasterState, seat: int, found: dict[str, Any]) -> None:
        fight = found["battles"][-1]
        fight["laid"] = [KINDS[KIND[card]] for card in self.cards_laid()]
        fight["answering"] = "attack" if self.attack else "defence"
        fight["needed"] = self.need - self.strength()

    # Reasons

    def no_bertha(self, s: QuartermasterState) -> Refusal | None:
        """Why Big Bertha does not help with this card."""
        return no_bertha(s, self.decider(s), WITH_BERTHA in self.laid[1::2])

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        power = self.decider(s)
        if verb not in (SUSTAIN, BERTHA, BARRAGE) if self.attack else verb != REINFORCE:
            doing = "sustain the attack" if self.attack else "reinforce the defence"
            return elsewhere("13.4", verb, f"{POWERS[power]} may {doing} in {PLACES[self.target]}; do so or pass first")
        if verb == BARRAGE:
            return self.no_barrage(s, power, target) or self.too_little(s, target, FROM_THE_HAND)
        if verb == BERTHA:
            without = self.no_bertha(s)
            if without is not None:
                return without
        missing = not_there(power, s.prepared[power], target, "13.4", "prepared")
        if missing is not None:
            return missing
        return self.unfit(s, power, target) or self.too_little(s, target, WITH_BERTHA if verb == BERTHA else PREPARED)

    def no_barrage(self, s: QuartermasterState, power: int, kind: int) -> Refusal | None:
        """Why this card cannot be laid from hand."""
        on_land = bool(LAND >> self.target & 1)
        if (power, self.nation, on_land) not in ((FRANCE, FR, True), (BRITAIN, UK, False)):
            return Refusal("11", f"no Status card lets {POWERS[power]} sustain this battle from hand")
        status = NIVELLE if on_land else BATTLECRUISERS
        name = KINDS[KIND[status]]
        if not s.has(power, status):
            return Refusal("11", f"{name} is not in play")
        if not s.ready(power, status) or FROM_THE_HAND in self.laid[1::2]:
            return Refusal("11", f"{name} has been used in this turn")
        missing = not_there(power, s.hands[power], kind, "11", "in hand")
        if missing is None and not hand_sustaining(s, power, KIND_MASK[kind], self.nation, self.target):
            wanted = "French Land Battle" if on_land else "British Sea Battle"
            return Refusal("11", f"{name} lets only {wanted} cards sustain from hand")
        return missing

    def unfit(self, s: QuartermasterState, power: int, kind: int) -> Refusal | None:
        """Why a card cannot be laid, though it is prepared."""
        name = KINDS[kind]
        on_land = bool(LAND >> self.target & 1)
        wanted = (SLB if on_land else SSB) if self.attack else (RA if on_land else RN)
        cards = s.prepared[power] & KIND_MASK[kind]
        if SYMBOL[kind] != wanted:
            return Refusal("13.4", f"{name} has no {SYMBOLS[wanted]} symbol")
        if not place_fits(kind, self.target, self.hard):
            return Refusal("13.1", f"the prepare text of {name} does not allow a battle in {PLACES[self.target]}")
        if self.usable(s, power, cards):
            return None
        if any(KIND[card] == kind for card in self.cards_laid()):
            return Refusal("13.4", f"{name} has been laid already")
        if rail_gauge(s, power, self.target):
            return Refusal("11", f"Russian Rail Gauge forbids {name} so far from Moscow (R28)")
        if self.attack:
            return Refusal("13.4", f"{name} is not a card of the attacking nation")
        if not s.pieces[NATION[kind]] >> self.target & 1:
            return Refusal("13.4", f"no piece of the nation of {name} is in {PLACES[self.target]}")
        return Refusal("13.3", f"the piece in {PLACES[self.target]} is not supplied, and {name} has no supply symbol")

    def too_little(self, s: QuartermasterState, kind: int, way: int) -> Refusal:
        """Why a card that could be laid cannot be paid for, or is not enough."""
        name = KINDS[kind]
        if self.laying(s, kind, way).payable(s):
            return Refusal("13.4", f"even with {name} the symbols laid would not be enough")
        if way == WITH_BERTHA and self.laying(s, kind, PREPARED).payable(s):
            return Refusal("11", f"Germany has too few cards in hand to keep {name} prepared")
        payer = POWERS[POWER_OF[self.nation]]
        return Refusal("12.2", f"{payer} has too few cards in hand to pay for {name} in difficult terrain")

    def prompt(self, s: QuartermasterState, seat: int) -> Event:
        kind = "ask-sustain" if self.attack else "ask-reinforce"
        need = self.need - self.strength()
        if only_passing(s, seat):
            kind += "-none"
        elif need > self.alone(s, seat):
            kind += "-joint"
        return Event(kind, {"power": self.decider(s), "space": self.target, "number": need}, seat)
