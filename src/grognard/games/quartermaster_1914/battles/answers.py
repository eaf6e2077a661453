"""13.4: resolving battles: cards that reinforce and sustain.

One answer may consist of several cards, also of several powers, and must reach the total that it needs (R51). Powers
are asked in the order of their turns (R62): each that may hold a card for it, for all that everybody knows, so that to
be asked tells nothing. Nobody knows what his partners hold: cards are laid open first, and an answer that falls short
is taken back.
"""

from __future__ import annotations

from typing import Any

from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.battles.laying import FROM_THE_HAND, PREPARED, WITH_BERTHA, Laying
from grognard.games.quartermaster_1914.battles.windows import Keep
from grognard.games.quartermaster_1914.board import zones
from grognard.games.quartermaster_1914.board.pieces import only_passing
from grognard.games.quartermaster_1914.board.prepared import hand_sustaining, helping, place_fits, rail_gauge
from grognard.games.quartermaster_1914.board.refusals import NOT_IN_HAND, NOT_PREPARED, may_bertha, no_bertha, not_there
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.cards.discards import FOR_BOTH, FOR_CARD, FOR_TERRAIN, FROM_HAND, Discard
from grognard.games.quartermaster_1914.facts.acts import BARRAGE, BERTHA, PASS, PASS_TURN, REINFORCE, SPACE, SUSTAIN
from grognard.games.quartermaster_1914.facts.library import (  # fmt: skip
    BATTLECRUISERS,
    BIG_BERTHA,
    BLACKJACK,
    DREADNOUGHTS,
    GERMAN_AID,
    KIND,
    KIND_MASK,
    KINDS,
    LAND_BATTLE,
    NATION,
    NIVELLE,
    OF_SYMBOL,
    RA,
    RENAULT,
    RN,
    RUSSIAN_RAIL_GAUGE,
    SEA_BATTLE,
    SLB,
    SSB,
    SYMBOL,
)
from grognard.games.quartermaster_1914.facts.tables import BRITAIN, FR, FRANCE, GERMANY, LAND, POWER_OF, UK  # fmt: skip


class Answer(Laying):
    """13.4: one side lays cards until they reach what is needed, or passes. Symbols and cards are its answer."""

    def lays(self, s: QuartermasterState) -> list[int]:
        """The acts with which the asked power can begin or go on with an answer that may reach what is needed."""
        power = self.decider(s)
        usable = self.usable(s, power, s.prepared[power])
        verb = SUSTAIN if self.attack else REINFORCE
        acts = [verb + kind for kind in zones.kinds(usable) if self.reaches(s, kind, PREPARED)]
        if self.attack:
            if may_bertha(s, power, self.with_bertha()):
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
        payer, keeping = POWER_OF[self.nation], self.keeping()
        if keeping and price and payer == GERMANY and s.setup.version > 2:  # R32
            s.push(Discard(GERMANY, FROM_HAND, keeping + price, FOR_BOTH, BIG_BERTHA))
            return
        if keeping:
            s.push(Discard(GERMANY, FROM_HAND, keeping, FOR_CARD, BIG_BERTHA))
        if price:
            s.push(Discard(payer, FROM_HAND, price, FOR_TERRAIN, self.target))

    def marks(self, s: QuartermasterState, seat: int, found: dict[str, Any]) -> None:
        fight = found["battles"][-1]
        fight["laid"] = [KINDS[KIND[card]] for card in self.cards_laid()]
        fight["answering"] = "attack" if self.attack else "defence"
        fight["needed"] = self.need - self.strength()

    # Reasons

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        power = self.decider(s)
        if verb not in (SUSTAIN, BERTHA, BARRAGE) if self.attack else verb != REINFORCE:
            key = "now-sustain" if self.attack else "now-reinforce"
            return SPACE.elsewhere("13.4", verb, Saying(key, power=power, space=self.target))
        if verb == BARRAGE:
            return self.no_barrage(s, power, target) or self.too_little(s, target, FROM_THE_HAND)
        if verb == BERTHA:
            without = no_bertha(s, power, self.with_bertha())
            if without is not None:
                return without
        missing = not_there(power, s.prepared[power], target, "13.4", NOT_PREPARED)
        if missing is not None:
            return missing
        return self.unfit(s, power, target) or self.too_little(s, target, WITH_BERTHA if verb == BERTHA else PREPARED)

    def no_barrage(self, s: QuartermasterState, power: int, kind: int) -> Refusal | None:
        """Why this card cannot be laid from hand."""
        on_land = bool(LAND >> self.target & 1)
        if (power, self.nation, on_land) not in ((FRANCE, FR, True), (BRITAIN, UK, False)):
            return Refusal("11", "no-status-for-hand", power=power)
        status = NIVELLE if on_land else BATTLECRUISERS
        card = KIND[status]
        if not s.has(power, status):
            return Refusal("11", "not-in-play", card=card)
        if not s.ready(power, status) or FROM_THE_HAND in self.laid[1::2]:
            return Refusal("11", "used-this-turn", card=card)
        missing = not_there(power, s.hands[power], kind, "11", NOT_IN_HAND)
        if missing is None and not hand_sustaining(s, power, KIND_MASK[kind], self.nation, self.target):
            wanted = LAND_BATTLE if on_land else SEA_BATTLE
            return Refusal("11", "only-such-from-hand", card=card, nation=self.nation, type=wanted)
        return missing

    def unfit(self, s: QuartermasterState, power: int, kind: int) -> Refusal | None:
        """Why a card cannot be laid, though it is prepared."""
        on_land = bool(LAND >> self.target & 1)
        wanted = (SLB if on_land else SSB) if self.attack else (RA if on_land else RN)
        cards = s.prepared[power] & KIND_MASK[kind]
        if SYMBOL[kind] != wanted:
            return Refusal("13.4", "no-symbol", card=kind, symbol=wanted)
        if not place_fits(kind, self.target, self.hard):
            return Refusal("13.1", "not-in-that-place", card=kind, space=self.target)
        if self.usable(s, power, cards):
            return None
        if any(KIND[card] == kind for card in self.cards_laid()):
            return Refusal("13.4", "laid-already", card=kind)
        if rail_gauge(s, power, self.target):
            return Refusal("11", "rail-gauge-forbids", card=kind, card2=KIND[RUSSIAN_RAIL_GAUGE])
        partners = helping(s, NATION[kind], self.target)
        if self.attack:
            if self.nation in partners:
                status = GERMAN_AID if power == GERMANY else BLACKJACK
                return Refusal("11", "sustains-from-land", card=kind, card2=KIND[status])
            return Refusal("13.4", "not-of-attacker", card=kind)
        if not any(s.pieces[nation] >> self.target & 1 for nation in [NATION[kind], *partners]):
            return Refusal("13.4", "no-piece-of-its-nation", card=kind, space=self.target)
        return Refusal("13.3", "no-supply-symbol", space=self.target, card=kind)

    def too_little(self, s: QuartermasterState, kind: int, way: int) -> Refusal:
        """Why a card that could be laid cannot be paid for, or is not enough."""
        if self.laying(s, kind, way).payable(s):
            return Refusal("13.4", "not-enough-symbols", card=kind)
        if way == WITH_BERTHA and self.laying(s, kind, PREPARED).payable(s):
            return Refusal("11", "cannot-keep", power=GERMANY, card=kind)
        return Refusal("12.2", "cannot-pay-terrain", power=POWER_OF[self.nation], card=kind)

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        need = self.need - self.strength()
        if only_passing(s, seat):
            kind = "ask-sustain-none" if self.attack else "ask-reinforce-none"
        elif need > self.alone(s, seat):
            kind = "ask-sustain-joint" if self.attack else "ask-reinforce-joint"
        else:
            kind = "ask-sustain" if self.attack else "ask-reinforce"
        return Saying(kind, power=self.decider(s), space=self.target, number=need)
