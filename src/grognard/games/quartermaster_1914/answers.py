"""13: resolving battles: prepared cards that reinforce and sustain.

One answer may consist of several cards, also of several powers, and must reach the total that it needs (R51). Powers
are asked in the order of their turns (R62). Cards are laid open first; an answer that falls short is taken back.
"""

from __future__ import annotations

from typing import Final

from grognard.core.board import bits
from grognard.core.reasons import Refusal
from grognard.core.steps import Event
from grognard.games.quartermaster_1914 import zones
from grognard.games.quartermaster_1914.acts import (
    BARRAGE,
    BERTHA,
    KEEP,
    PASS,
    PASS_TURN,
    REINFORCE,
    REINFORCING,
    STATUS_CARDS,
    SUSTAIN,
    SUSTAINING,
)  # fmt: skip
from grognard.games.quartermaster_1914.discards import FOR_CARD, FOR_TERRAIN, FROM_HAND, Discard
from grognard.games.quartermaster_1914.library import (
    BATTLECRUISERS,
    BIG_BERTHA,
    BLACKJACK,
    CLEAR,
    DREADNOUGHTS,
    GERMAN_AID,
    HARD,
    KIND,
    KIND_MASK,
    KINDS,
    LAND_BATTLE,
    LIMIT,
    LIMIT_SPACES,
    NAMED,
    NATION,
    NIVELLE,
    OF_NATION,
    OF_SYMBOL,
    OF_TYPE,
    RA,
    RENAULT,
    RN,
    RUSSIAN_RAIL_GAUGE,
    SEA_BATTLE,
    SLB,
    SSB,
    STRENGTH,
    SUPPLY,
    SYMBOL,
    SYMBOLS,
)  # fmt: skip
from grognard.games.quartermaster_1914.pieces import Decision
from grognard.games.quartermaster_1914.reasons import elsewhere, not_there
from grognard.games.quartermaster_1914.state import QuartermasterState
from grognard.games.quartermaster_1914.tables import (
    AH,
    ALLIES,
    AUSTRIA,
    BOARD,
    BRITAIN,
    COALITION,
    DE,
    FR,
    FRANCE,
    GERMANY,
    IT,
    LAND,
    NATIONS_OF,
    OT,
    PLACES,
    POWER_OF,
    POWERS,
    RUSSIA,
    UK,
    US,
    region,
)  # fmt: skip
from grognard.games.quartermaster_1914.terrain import pays_terrain

NEAR_MOSCOW: Final = region("MOS+2")

# How a card is laid
PREPARED: Final = 0
WITH_BERTHA: Final = 1
FROM_THE_HAND: Final = 2


def place_fits(kind: int, space: int, hard: bool) -> bool:
    """13.1: whether the prepare text allows a battle in this space (R20)."""
    limit = LIMIT[kind]
    if limit == NAMED:
        return bool(LIMIT_SPACES[kind] >> space & 1)
    if limit == CLEAR:
        return not hard and bool(LAND >> space & 1)
    if limit == HARD:
        return hard
    return True


def fitting(cards: int, space: int, hard: bool) -> int:
    """The cards whose prepare text allows this battle."""
    found = 0
    while cards:
        low = cards & -cards
        cards ^= low
        if place_fits(KIND[low.bit_length() - 1], space, hard):
            found |= low
    return found


def with_supply(cards: int) -> int:
    """The cards with the supply symbol."""
    found = 0
    for card in bits(cards):
        if SUPPLY[KIND[card]]:
            found |= 1 << card
    return found


def rail_gauge(s: QuartermasterState, power: int, space: int) -> bool:
    """R28: whether Russian cards are cut off from this space."""
    return power == RUSSIA and s.has(AUSTRIA, RUSSIAN_RAIL_GAUGE) and not NEAR_MOSCOW >> space & 1


def doughboys(s: QuartermasterState, power: int, target: int) -> bool:
    """R31: whether American cards may help partners in a land battle in this space."""
    return (
        power == BRITAIN
        and s.has(BRITAIN, BLACKJACK)
        and bool(LAND >> target & 1)
        and bool(s.pieces[US] & (BOARD.beside[target] | 1 << target))
    )


def reinforcing(s: QuartermasterState, power: int, target: int, hard: bool) -> int:
    """13.4: the prepared cards with which a power may reinforce the defence of a space."""
    cards = s.prepared[power] & OF_SYMBOL[RA if LAND >> target & 1 else RN]
    if not cards:
        return 0
    found = 0
    for nation in NATIONS_OF[power]:
        if s.pieces[nation] >> target & 1:
            own = cards & OF_NATION[nation]
            found |= own if s.supplied(nation) >> target & 1 else with_supply(own)
    if power == GERMANY and LAND >> target & 1 and s.has(GERMANY, GERMAN_AID):  # R30
        for nation in (AH, OT):
            if s.pieces[nation] >> target & 1:
                found |= cards if s.supplied(nation) >> target & 1 else with_supply(cards)
    if doughboys(s, power, target):
        for nation in (UK, FR, IT):
            if s.supplied(nation) >> target & 1:
                found |= cards & OF_NATION[US]
    if rail_gauge(s, power, target):
        found = with_supply(found)
    return fitting(found, target, hard)


def sustaining(s: QuartermasterState, power: int, nation: int, origin: int, target: int, hard: bool) -> int:
    """13.4: the prepared cards with which a power may sustain an attack."""
    on_land = bool(LAND >> target & 1)
    cards = s.prepared[power] & OF_SYMBOL[SLB if on_land else SSB]
    if not cards:
        return 0
    found = 0
    if power == POWER_OF[nation] and not rail_gauge(s, power, target):
        found = cards & OF_NATION[nation]
    if on_land and LAND >> origin & 1:
        if power == GERMANY and nation in (AH, OT) and s.has(GERMANY, GERMAN_AID):  # R30
            found |= cards & OF_NATION[DE]
        if nation in (UK, FR, IT) and doughboys(s, power, target):
            found |= cards & OF_NATION[US]
    return fitting(found, target, hard)


def hand_sustaining(s: QuartermasterState, power: int, nation: int, target: int) -> int:
    """The cards in hand that a Status card lets sustain an attack."""
    if power == FRANCE and nation == FR and LAND >> target & 1 and s.ready(FRANCE, NIVELLE):
        return s.hands[FRANCE] & OF_NATION[FR] & OF_TYPE[LAND_BATTLE]
    if power == BRITAIN and nation == UK and not LAND >> target & 1 and s.ready(BRITAIN, BATTLECRUISERS):
        return s.hands[BRITAIN] & OF_NATION[UK] & OF_TYPE[SEA_BATTLE]
    return 0


class Answer(Decision):
    """13.4: one side lays cards until they reach what is needed, or passes. The symbols are left in `gained`."""

    def __init__(
        self, attack: bool, nation: int, origin: int, target: int, hard: bool, need: int, index: int, laid: list[int]
    ) -> None:
        self.attack = attack
        self.nation = nation
        self.origin = origin
        self.target = target
        self.hard = hard
        self.need = need
        self.index = index
        self.laid = laid
        """Card and way, by turns."""

    def fields(self) -> tuple[bool, int, int, int, bool, int, int, list[int]]:
        return self.attack, self.nation, self.origin, self.target, self.hard, self.need, self.index, self.laid

    def powers(self) -> list[int]:
        side = COALITION[self.nation]
        return ALLIES[side if self.attack else 1 - side]

    def decider(self, s: QuartermasterState) -> int:
        return self.powers()[self.index]

    def window(self) -> int:
        return SUSTAINING if self.attack else REINFORCING

    def strength(self) -> int:
        return sum(STRENGTH[KIND[self.laid[i]]] for i in range(0, len(self.laid), 2))

    def usable(self, s: QuartermasterState, power: int) -> int:
        """The prepared cards that this power may still lay."""
        if self.attack:
            cards = sustaining(s, power, self.nation, self.origin, self.target, self.hard)
        else:
            cards = reinforcing(s, power, self.target, self.hard)
        for i in range(0, len(self.laid), 2):
            cards &= ~(1 << self.laid[i])
        return cards

    def price(self, s: QuartermasterState) -> int:
        """12.2: the cards from hand for each card that sustains."""
        return 1 if self.attack and self.hard and pays_terrain(s, self.nation) else 0

    def budget(self, s: QuartermasterState) -> int:
        """The cards that the attacker's hand has left to pay for further ones."""
        payer = POWER_OF[self.nation]
        hand = s.hands[payer].bit_count()
        for i in range(0, len(self.laid), 2):
            hand -= self.price(s)
            way = self.laid[i + 1]
            if way == FROM_THE_HAND:
                hand -= 1
            elif way == WITH_BERTHA and payer == GERMANY:
                hand -= STRENGTH[KIND[self.laid[i]]]
        return hand

    def from_hand(self, s: QuartermasterState, power: int) -> int:
        if not self.attack or FROM_THE_HAND in self.laid[1::2]:
            return 0
        return hand_sustaining(s, power, self.nation, self.target)

    def reach(self, s: QuartermasterState) -> int:
        """The most symbols that the side can still add."""
        found: list[int] = []
        for power in self.powers()[self.index :]:
            found += [STRENGTH[KIND[card]] for card in bits(self.usable(s, power))]
        price = self.price(s)
        found.sort(reverse=True)
        if price:
            found = found[: max(0, self.budget(s))]
        total = sum(found)
        for power in self.powers()[self.index :]:
            if self.from_hand(s, power) and self.budget(s) >= (len(found) + 1) * price + 1:
                total += 1
        return total

    def lays(self, s: QuartermasterState, power: int) -> list[int]:
        """The acts with which this power can begin or go on with an answer that reaches what is needed."""
        usable = self.usable(s, power)
        verb = SUSTAIN if self.attack else REINFORCE
        acts = [verb + kind for kind in zones.kinds(usable) if self.reaches(s, power, kind, PREPARED)]
        if self.attack:
            if self.bertha_ready(s, power):
                cards = usable & OF_SYMBOL[SLB]
                acts += [BERTHA + kind for kind in zones.kinds(cards) if self.reaches(s, power, kind, WITH_BERTHA)]
            cards = self.from_hand(s, power)
            acts += [BARRAGE + kind for kind in zones.kinds(cards) if self.reaches(s, power, kind, FROM_THE_HAND)]
        return acts

    def bertha_ready(self, s: QuartermasterState, power: int) -> bool:
        return (
            power == GERMANY
            and s.power == GERMANY
            and s.ready(GERMANY, BIG_BERTHA)
            and WITH_BERTHA not in self.laid[1::2]
        )

    def reaches(self, s: QuartermasterState, power: int, kind: int, way: int) -> bool:
        """Whether this card can be paid, and the answer can reach what is needed with it."""
        cards = s.hands[power] if way == FROM_THE_HAND else self.usable(s, power)
        old = self.laid
        self.laid = [*old, zones.pick(s, cards, kind), way]
        fine = self.budget(s) >= 0 if self.attack else True
        if way == WITH_BERTHA and POWER_OF[self.nation] != GERMANY:
            fine = fine and s.hands[GERMANY].bit_count() >= STRENGTH[kind]
        if fine:
            total = self.strength()
            fine = total >= self.need or total + self.reach(s) >= self.need
        self.laid = old
        return fine

    def run(self, s: QuartermasterState) -> None:
        if self.laid and self.strength() >= self.need:
            s.finish()
            self.complete(s)
            return
        powers = self.powers()
        while self.index < len(powers):
            power = powers[self.index]
            if s.prepared[power] or (self.attack and s.hands[power]):
                s.reveal()
                if not s.passing[power] >> self.window() & 1:
                    acts = self.lays(s, power)
                    if acts:
                        self.offer(s, [*acts, PASS, PASS_TURN])
                        return
            self.index += 1
        s.finish()
        s.gained = 0
        if self.laid:
            s.tell("answer-withdrawn", cards=[self.laid[i] for i in range(0, len(self.laid), 2)])

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        power = self.decider(s)
        if verb == PASS:
            s.tell("passed", power=power)
            self.index += 1
            return
        way = WITH_BERTHA if verb == BERTHA else FROM_THE_HAND if verb == BARRAGE else PREPARED
        card = zones.pick(s, s.hands[power] if way == FROM_THE_HAND else self.usable(s, power), target)
        s.shown |= 1 << card
        s.reveal()
        s.tell("sustained" if self.attack else "reinforced", power=power, card=card)
        self.laid = [*self.laid, card, way]

    def complete(self, s: QuartermasterState) -> None:
        """The cards are discarded face up, and paid for."""
        from grognard.games.quartermaster_1914.battle import Fight

        s.gained = self.strength()
        cards = [self.laid[i] for i in range(0, len(self.laid), 2)]
        fight = s.stack[-1]
        if isinstance(fight, Fight):
            fight.spent = [*fight.spent, *cards]
        price = self.price(s) * len(cards)
        used: list[int] = []
        for i in range(0, len(self.laid), 2):
            card, way = self.laid[i], self.laid[i + 1]
            power = POWER_OF[NATION[KIND[card]]]
            if way == WITH_BERTHA:
                s.use(BIG_BERTHA)
                s.tell("stays-prepared", power=power, card=card)
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

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        power = self.decider(s)
        if verb not in (SUSTAIN, BERTHA, BARRAGE) if self.attack else verb != REINFORCE:
            doing = "sustain the attack" if self.attack else "reinforce the defence"
            return elsewhere("13.4", verb, f"{POWERS[power]} may {doing} in {PLACES[self.target]}; do so or pass first")
        if verb == BERTHA and not self.bertha_ready(s, power):
            return Refusal("11", "Big Bertha Railway Guns cannot be used now")
        if verb == BARRAGE:
            if not self.from_hand(s, power) & KIND_MASK[target]:
                return Refusal("11", f"no Status card lets {KINDS[target]} sustain this battle from hand")
            return Refusal("13.4", f"with {KINDS[target]} the attack cannot reach {self.need} symbols, or be paid for")
        missing = not_there(power, s.prepared[power], target, "13.4", "prepared")
        if missing is not None:
            return missing
        return self.unfit(s, power, target)

    def unfit(self, s: QuartermasterState, power: int, kind: int) -> Refusal:
        """Why a prepared card cannot be laid."""
        name = KINDS[kind]
        on_land = bool(LAND >> self.target & 1)
        wanted = (SLB if on_land else SSB) if self.attack else (RA if on_land else RN)
        if SYMBOL[kind] != wanted:
            return Refusal("13.4", f"{name} has no {SYMBOLS[wanted]} symbol")
        if not place_fits(kind, self.target, self.hard):
            return Refusal("13.1", f"the prepare text of {name} does not allow a battle in {PLACES[self.target]}")
        if self.usable(s, power) & KIND_MASK[kind]:
            if self.attack and self.budget(s) <= 0 and self.price(s):
                return Refusal("12.2", f"{POWERS[POWER_OF[self.nation]]} has no card in hand to pay for {name}")
            return Refusal("13.4", f"with {name} the side cannot reach the {self.need} symbols that it needs")
        if rail_gauge(s, power, self.target):
            return Refusal("11", f"Russian Rail Gauge forbids {name} so far from Moscow (R28)")
        if self.attack:
            return Refusal("13.4", f"{name} is not a card of the attacking nation")
        if not s.pieces[NATION[kind]] >> self.target & 1:
            return Refusal("13.4", f"no piece of the nation of {name} is in {PLACES[self.target]}")
        return Refusal("13.3", f"the piece in {PLACES[self.target]} is not supplied, and {name} has no supply symbol")

    def prompt(self, s: QuartermasterState, seat: int) -> Event:
        kind = "ask-sustain" if self.attack else "ask-reinforce"
        need = self.need - self.strength()
        return Event(kind, {"power": self.decider(s), "space": self.target, "number": need}, seat)


class Keep(Decision):
    """Renault FT Tanks, Dreadnoughts: one of the cards just used is kept, in hand or prepared."""

    def __init__(self, power: int, status: int, cards: list[int]) -> None:
        self.power = power
        self.status = status
        self.cards = cards

    def fields(self) -> tuple[int, int, list[int]]:
        return self.power, self.status, self.cards

    def decider(self, s: QuartermasterState) -> int:
        return self.power

    def window(self) -> int:
        return STATUS_CARDS

    def run(self, s: QuartermasterState) -> None:
        if s.passing[self.power] >> STATUS_CARDS & 1:
            s.finish()
            return
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
        s.tell(kept, power=self.power, card=card, status=self.status)

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb != KEEP:
            return elsewhere(
                "11", verb, f"{POWERS[self.power]} may keep a card that was just used; do so or pass first"
            )
        return Refusal("10", f"{KINDS[target]} is not one of the cards just used")

    def prompt(self, s: QuartermasterState, seat: int) -> Event:
        return Event("ask-keep", {"power": self.power, "status": self.status}, seat)
