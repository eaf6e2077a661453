"""9.2, 13.5: windows in and after a battle: German options at its start, counterattacks, Mark IV Tanks."""

from __future__ import annotations

from grognard.core.reasons import Refusal
from grognard.core.steps import Event
from grognard.games.quartermaster_1914 import supply, terrain, zones
from grognard.games.quartermaster_1914.acts import (
    AGAINST,
    COUNTERATTACK,
    COUNTERATTACKING,
    DISCARD_PREPARED,
    PASS,
    PASS_TURN,
    SPEND,
    STATUS_CARDS,
    USE,
    WITH,
)  # fmt: skip
from grognard.games.quartermaster_1914.answers import fitting, rail_gauge
from grognard.games.quartermaster_1914.discards import FOR_CARD, FROM_PREPARED, Discard, Mill
from grognard.games.quartermaster_1914.library import (
    CA,
    GERMAN_AID,
    KIND,
    KIND_MASK,
    KINDS,
    MARK_IV,
    MUSTARD_GAS,
    NATION,
    OF_NATION,
    OF_SYMBOL,
    RED_BARON,
    RUMPLER_TAUBE,
    SLB,
)  # fmt: skip
from grognard.games.quartermaster_1914.pieces import Decision, only_passing, place, room
from grognard.games.quartermaster_1914.reasons import elsewhere, not_there
from grognard.games.quartermaster_1914.state import QuartermasterState
from grognard.games.quartermaster_1914.tables import (
    AH,
    ALLIES,
    BRITAIN,
    COALITION,
    DE,
    ENTENTE,
    GERMANY,
    LAND,
    NATIONS,
    NATIONS_OF,
    OT,
    PLACES,
    POWER_OF,
    POWERS,
    UK,
)  # fmt: skip

NOBODY = -1


def powers_at(s: QuartermasterState, space: int, side: int) -> list[int]:
    """The powers of a coalition with pieces in a space."""
    return [p for p in ALLIES[side] if any(s.pieces[nation] >> space & 1 for nation in NATIONS_OF[p])]


class StartOptions(Decision):
    """R21: Germany has started a battle and may use Rumpler Taube, Mustard Gas and the Red Baron, in any order."""

    def __init__(self, target: int, status: int) -> None:
        self.target = target
        self.status = status
        """The card in use, while its victim is chosen."""

    def fields(self) -> tuple[int, int]:
        return self.target, self.status

    def decider(self, s: QuartermasterState) -> int:
        return GERMANY

    def window(self) -> int:
        return STATUS_CARDS

    def choices(self, s: QuartermasterState) -> list[int]:
        if not powers_at(s, self.target, ENTENTE):
            return []
        on_land = bool(LAND >> self.target & 1)
        found = [status for status in (MUSTARD_GAS, RED_BARON) if on_land and s.ready(GERMANY, status)]
        return [RUMPLER_TAUBE, *found] if s.has(GERMANY, RUMPLER_TAUBE) else found

    def run(self, s: QuartermasterState) -> None:
        if self.status != NOBODY:
            self.offer(s, [AGAINST + power for power in powers_at(s, self.target, ENTENTE)])
            return
        choices = self.choices(s)
        if not choices or s.passing[GERMANY] >> STATUS_CARDS & 1:
            s.finish()
        else:
            self.offer(s, [*[USE + KIND[status] for status in choices], PASS, PASS_TURN])

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        if verb == PASS:
            s.finish()
        elif verb == AGAINST:
            self.hit(s, target)
        else:
            status = next(card for card in self.choices(s) if KIND[card] == target)
            s.tell("status", card=status)
            victims = powers_at(s, self.target, ENTENTE)
            if status == RUMPLER_TAUBE:
                zones.discard_face_up(s, GERMANY, RUMPLER_TAUBE)
                s.reveal()
                for power in victims:
                    s.known[s.seat_of(GERMANY)] |= s.prepared[power]
                    cards = zones.names(s.prepared[power])
                    s.whisper(s.seat_of(GERMANY), "looked", power=power, names=cards)
                s.push(Reconnaissance(victims))
                return
            self.status = status
            if len(victims) == 1:
                self.hit(s, victims[0])

    def hit(self, s: QuartermasterState, power: int) -> None:
        s.use(self.status)
        s.push(Discard(power, FROM_PREPARED, 1, FOR_CARD, MUSTARD_GAS) if self.status == MUSTARD_GAS else Mill(power))
        self.status = NOBODY

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if self.status != NOBODY:
            if verb == AGAINST:
                return Refusal("11", f"{POWERS[target]} is not an enemy with an army in {PLACES[self.target]}")
            return elsewhere("12", verb, "Germany must first choose the enemy power that is hit")
        if verb == USE:
            return Refusal("9.2.1", f"{KINDS[target]} cannot be used by Germany at the start of this battle")
        return elsewhere("12", verb, "Germany may use a Status card at the start of the battle; do so or pass first")

    def prompt(self, s: QuartermasterState, seat: int) -> Event:
        if self.status != NOBODY:
            return Event("ask-against", {"card": self.status}, seat)
        return Event("ask-options", {"space": self.target}, seat)


class Reconnaissance(Decision):
    """Rumpler Taube: Germany may discard one of the prepared cards it has seen (R23)."""

    def __init__(self, powers: list[int]) -> None:
        self.powers = powers

    def fields(self) -> tuple[list[int]]:
        return (self.powers,)

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
        seen = s.prepared[power] & ~(1 << card)
        zones.discard_prepared(s, power, card)
        s.known[s.seat_of(GERMANY)] |= seen | 1 << card

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb == DISCARD_PREPARED:
            return Refusal("11", f"{KINDS[target]} is not a prepared card of a defending power")
        return elsewhere("12", verb, "Germany may discard one of the prepared cards it has seen; do so or pass first")

    def prompt(self, s: QuartermasterState, seat: int) -> Event:
        return Event("ask-reconnaissance", {}, seat)


class Counterattack(Decision):
    """13.5: after a failed land battle a nation that held its space may strike back where the attack came from."""

    def __init__(self, nation: int, origin: int, target: int, index: int, card: int) -> None:
        self.nation = nation
        self.origin = origin
        self.target = target
        self.index = index
        self.card = card
        """The card in use, while the army is chosen."""

    def fields(self) -> tuple[int, int, int, int, int]:
        return self.nation, self.origin, self.target, self.index, self.card

    def powers(self) -> list[int]:
        return ALLIES[1 - COALITION[self.nation]]

    def decider(self, s: QuartermasterState) -> int:
        return self.powers()[self.index]

    def window(self) -> int:
        return COUNTERATTACKING

    def armies(self, s: QuartermasterState, kind: int) -> list[int]:
        """The nations whose army may counterattack with this card."""
        nation = NATION[kind]
        nations = [nation]
        if nation == DE and s.has(GERMANY, GERMAN_AID):  # R30
            nations += [AH, OT]
        return [n for n in nations if self.able(s, n)]

    def able(self, s: QuartermasterState, nation: int) -> bool:
        """Supplied, beside where the attack came from, and able to pay: as for any battle."""
        if rail_gauge(s, POWER_OF[nation], self.target):
            return False
        hand = s.hands[POWER_OF[nation]].bit_count()
        return bool(terrain.origins(s, nation, self.origin, 1 << self.target, hand))

    def run(self, s: QuartermasterState) -> None:
        if self.card != NOBODY:
            self.offer(s, [WITH + nation for nation in self.armies(s, KIND[self.card])])
            return
        powers = self.powers()
        while self.index < len(powers):
            power = powers[self.index]
            if s.prepared[power]:
                s.reveal()
                cards = s.prepared[power] & OF_SYMBOL[CA]
                if cards and not s.passing[power] >> COUNTERATTACKING & 1:
                    acts = [COUNTERATTACK + kind for kind in zones.kinds(cards) if self.armies(s, kind)]
                    if acts:
                        self.offer(s, [*acts, PASS, PASS_TURN])
                        return
            self.index += 1
        s.finish()

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        power = self.decider(s)
        if verb == PASS:
            s.tell("passed", power=power)
            self.index += 1
        elif verb == WITH:
            self.strike(s, target)
        else:
            armies = self.armies(s, target)
            self.card = zones.pick(s, s.prepared[power], target)
            zones.discard_face_up(s, power, self.card)
            s.reveal()
            s.tell("counterattack", power=power, card=self.card)
            if len(armies) == 1:
                self.strike(s, armies[0])

    def strike(self, s: QuartermasterState, nation: int) -> None:
        """A battle like any other (R18)."""
        from grognard.games.quartermaster_1914.battle import Fight

        s.finish()
        s.push(Fight(nation, self.target, self.origin, 0, 0, 0, []))

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        power = self.decider(s)
        if self.card != NOBODY:
            if verb == WITH:
                return Refusal("13.5", f"{NATIONS[target]} has no supplied army in {PLACES[self.target]} for this")
            return elsewhere("13.5", verb, f"{POWERS[power]} must first choose the army that counterattacks")
        if verb != COUNTERATTACK:
            now = f"{POWERS[power]} may counterattack from {PLACES[self.target]}; do so or pass first"
            return elsewhere("13.5", verb, now)
        missing = not_there(power, s.prepared[power], target, "13.5", "prepared")
        if missing is not None:
            return missing
        if not OF_SYMBOL[CA] & KIND_MASK[target]:
            return Refusal("13.5", f"{KINDS[target]} has no Counterattack symbol")
        if not s.supplied(NATION[target]) >> self.target & 1:
            return Refusal("13.5", f"{NATIONS[NATION[target]]} has no supplied army in {PLACES[self.target]}")
        return Refusal("13.5", f"no battle in {PLACES[self.origin]} can be started or paid for")

    def prompt(self, s: QuartermasterState, seat: int) -> Event:
        kind = "ask-counterattack" if self.card == NOBODY else "ask-with"
        return Event(kind, {"power": self.decider(s), "space": self.target, "space2": self.origin}, seat)


class Tanks(Decision):
    """Mark IV Tanks: for a prepared card that sustains land battles the United Kingdom builds an army (R39)."""

    def __init__(self, target: int) -> None:
        self.target = target

    def fields(self) -> tuple[int]:
        return (self.target,)

    def decider(self, s: QuartermasterState) -> int:
        return BRITAIN

    def window(self) -> int:
        return STATUS_CARDS

    def can_build(self, s: QuartermasterState) -> bool:
        return bool(room(s, UK) & supply.buildable(UK, s.pieces[UK]) & 1 << self.target)

    def cards(self, s: QuartermasterState) -> int:
        return fitting(s.prepared[BRITAIN] & OF_NATION[UK] & OF_SYMBOL[SLB], self.target, False)

    def run(self, s: QuartermasterState) -> None:
        """Britain is asked whatever it has prepared, so that the question tells nothing."""
        if not self.can_build(s) or not s.prepared[BRITAIN] or s.passing[BRITAIN] >> STATUS_CARDS & 1:
            s.finish()
        else:
            self.offer(s, [*[SPEND + kind for kind in zones.kinds(self.cards(s))], PASS, PASS_TURN])

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        s.finish()
        if verb == PASS:
            return
        card = zones.pick(s, s.prepared[BRITAIN], target)
        s.reveal()
        s.use(MARK_IV)
        s.tell("spent", power=BRITAIN, card=card, card2=MARK_IV)
        zones.discard_face_up(s, BRITAIN, card)
        place(s, UK, self.target)
        s.tell("built-army", nation=UK, space=self.target)

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb != SPEND:
            return elsewhere("11", verb, "Britain may spend a prepared card for Mark IV Tanks; do so or pass first")
        missing = not_there(BRITAIN, s.prepared[BRITAIN], target, "10", "prepared")
        if missing is not None:
            return missing
        if not OF_NATION[UK] & OF_SYMBOL[SLB] & KIND_MASK[target]:
            return Refusal("11", f"{KINDS[target]} is not a British card with a Sustain Land Battle symbol")
        return Refusal("13.1", f"the prepare text of {KINDS[target]} does not allow a battle in {PLACES[self.target]}")

    def prompt(self, s: QuartermasterState, seat: int) -> Event:
        return Event("ask-tanks-none" if only_passing(s, seat) else "ask-tanks", {"space": self.target}, seat)
