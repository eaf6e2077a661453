"""Special cards, which cannot be said in data, each a short function named after the card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.core.board import bits
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.board import terrain, zones
from grognard.games.quartermaster_1914.board.pieces import (
    ELIMINATED,
    REMOVED,
    ByPower,
    Decision,
    missing,
    only_passing,
    place,
    remove,
    room,
)
from grognard.games.quartermaster_1914.board.refusals import NOT_DISCARDED, NOT_IN_HAND, NOT_IN_PLAY, no_room, not_there
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.cards.discards import FOR_CARD, FROM_HAND, FROM_PREPARED, Discard, strike
from grognard.games.quartermaster_1914.cards.revenue import Levy
from grognard.games.quartermaster_1914.facts.acts import (  # fmt: skip
    AGAINST,
    DISCARD,
    DISCARD_STATUS,
    ELIMINATE,
    PASS,
    RECOVER,
    RECRUIT,
    REMOVE,
    SPACE,
)
from grognard.games.quartermaster_1914.facts.library import (  # fmt: skip
    BUILD_ARMY,
    KIND,
    KIND_OF,
    LIMITED_RAIL,
    OF_TYPE,
    SEA_BATTLE,
    card,
)
from grognard.games.quartermaster_1914.facts.tables import (  # fmt: skip
    AUSTRIA,
    BOARD,
    BRITAIN,
    CENTRAL,
    DE,
    ENTENTE,
    GERMANY,
    LAND,
    MID,
    NATIONS_OF,
    OT,
    RU,
    RUSSIA,
    SIDE,
    SPACES,
    UK,
    US,
)

TUNNEL_MINES: Final = card("Tunnel Mines")

# Discarding from hand for more attrition


@with_fields
class Aggravate(ByPower):
    """A power may discard cards from hand; each of them hits an enemy once more."""

    left: int
    victim: int
    number: int
    face_up: bool

    def cards(self, s: QuartermasterState) -> int:
        return s.hands[self.power] & OF_TYPE[SEA_BATTLE] if self.face_up else s.hands[self.power]

    def acts(self, s: QuartermasterState) -> list[int]:
        return [DISCARD + kind for kind in zones.kinds(self.cards(s))]

    def goes_on(self, s: QuartermasterState, acts: list[int]) -> bool:
        return self.left > 0 and s.hands[self.power] != 0

    def carry_out(self, s: QuartermasterState, verb: int, target: int) -> None:
        self.left -= 1
        card = zones.pick(s, self.cards(s), target)
        if self.face_up:
            zones.discard_face_up(s, self.power, card)
            s.reveal(s.seat_of(self.power))
            s.tell("discarded-openly", power=self.power, card=target)
        else:
            zones.discard_from_hand(s, self.power, card)
        strike(s, [(self.victim, self.number)])

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb != DISCARD:
            return SPACE.elsewhere("11", verb, Saying("now-aggravate", power=self.power))
        lacking = not_there(self.power, s.hands[self.power], target, "11", NOT_IN_HAND)
        return lacking or Refusal("11", "not-of-type", card=target, type=SEA_BATTLE)

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        kind = "ask-aggravate-none" if only_passing(s, seat) else "ask-aggravate"
        return Saying(kind, power=self.power, power2=self.victim, number=self.number)


def extravagance(s: QuartermasterState, power: int) -> None:
    """The Extravagant Lifestyle of the Aristocracy: up to 2 cards from hand, each one attrition for Russia."""
    s.push(Aggravate(AUSTRIA, 2, RUSSIA, 1, False))


def submarines(s: QuartermasterState, power: int) -> None:
    """Unrestricted Submarine Warfare: any number of Sea Battle cards, each two attrition for Britain (R26)."""
    s.push(Aggravate(GERMANY, 99, BRITAIN, 2, True))


# Choosing among cards


@with_fields
class Choose(ByPower):
    """A power picks a card in the hand, among the Status cards or in the discard pile of a power."""

    verb: int
    owner: int
    left: int
    optional: bool

    def cards(self, s: QuartermasterState) -> int:
        if self.verb == DISCARD:
            return s.hands[self.owner]
        if self.verb == DISCARD_STATUS:
            return s.status[self.owner]
        return zones.in_pile(s, self.owner) & OF_TYPE[BUILD_ARMY]

    def acts(self, s: QuartermasterState) -> list[int]:
        return [self.verb + kind for kind in zones.kinds(self.cards(s))]

    def goes_on(self, s: QuartermasterState, acts: list[int]) -> bool:
        searching = self.verb == RECOVER and zones.in_pile(s, self.owner) != 0  # what is in the pile stays secret
        return self.left > 0 and (bool(acts) or searching)

    def may_end(self, s: QuartermasterState) -> bool:
        return self.optional

    def carry_out(self, s: QuartermasterState, verb: int, target: int) -> None:
        self.left -= 1
        if verb == RECOVER:
            zones.recover(s, self.owner, zones.pick_discard(s, self.owner, self.cards(s), target))
            return
        card = zones.pick(s, self.cards(s), target)
        if verb == DISCARD:
            seen = s.hands[self.owner]
            zones.discard_from_hand(s, self.owner, card)
            s.known[s.seat_of(self.power)] |= seen
        else:
            zones.discard_face_up(s, self.owner, card)
            s.tell("discarded-status", power=self.owner, card=target)

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb != self.verb:
            if self.optional:
                return SPACE.elsewhere("11", verb, Saying("now-recover", power=self.power))
            return SPACE.elsewhere("11", verb, Saying("now-choose", power=self.power, power2=self.owner))
        key = {DISCARD: NOT_IN_HAND, DISCARD_STATUS: NOT_IN_PLAY, RECOVER: NOT_DISCARDED}[self.verb]
        lacking = not_there(self.owner, self.cards(s), target, "11", key)
        return lacking or Refusal("11", "cannot-be-chosen")

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        kind = {DISCARD: "ask-pick-hand", DISCARD_STATUS: "ask-pick-status", RECOVER: "ask-recover"}[self.verb]
        if only_passing(s, seat):
            kind = "ask-recover-none"
        return Saying(kind, power=self.power, power2=self.owner, number=self.left)


def redl(s: QuartermasterState, power: int) -> None:
    """Redl Blackmailed: Russia sees the hand of Austria and discards a card from it (R23, R25)."""
    s.reveal(s.seat_of(AUSTRIA))
    s.known[s.seat_of(RUSSIA)] |= s.hands[AUSTRIA]
    s.whisper(s.seat_of(RUSSIA), "looked", power=AUSTRIA, cards=zones.copies(s.hands[AUSTRIA]))
    s.push(Choose(RUSSIA, DISCARD, AUSTRIA, 1, False))


def hospitals(s: QuartermasterState, power: int) -> None:
    """Scottish Women's Hospitals: up to 2 Build Army cards come back to the Russian hand."""
    s.push(Choose(RUSSIA, RECOVER, RUSSIA, 2, True))


def reilly(s: QuartermasterState, power: int) -> None:
    """Sidney Reilly: Germany discards a Status card of its choice."""
    s.push(Choose(GERMANY, DISCARD_STATUS, GERMANY, 1, False))


def rickenbacker(s: QuartermasterState, power: int) -> None:
    """Eddie Rickenbacker: with German and American armies within 2 steps, Britain discards a German Status card."""
    near = 0
    for space in bits(s.pieces[US] & LAND):
        near |= BOARD.within(space, 2)
    if near & s.pieces[DE] & LAND:
        s.push(Choose(BRITAIN, DISCARD_STATUS, GERMANY, 1, False))
    else:
        s.tell("no-effect", card=KIND_OF["Eddie Rickenbacker"])


# Pieces


@with_fields
class Evacuate(Decision):
    """Peace, Bread, Land: Russia may remove pieces of its own, for a point each."""

    left: int

    def decider(self, s: QuartermasterState) -> int:
        return RUSSIA

    def may_recall(self, s: QuartermasterState) -> bool:
        return False

    def acts(self, s: QuartermasterState) -> list[int]:
        return [REMOVE + RU * len(SPACES) + space for space in bits(s.pieces[RU])] if self.left else []

    def carry_out(self, s: QuartermasterState, verb: int, target: int) -> None:
        self.left -= 1
        remove(s, RU, target % len(SPACES), REMOVED)
        zones.score(s, ENTENTE, 1)

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb != REMOVE:
            return SPACE.elsewhere("11", verb, Saying("now-evacuate", power=RUSSIA))
        return missing(s, RUSSIA, target)

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        return Saying("ask-evacuate", power=RUSSIA, number=self.left)


def peace(s: QuartermasterState, power: int) -> None:
    s.push(Evacuate(5))


class Revolt(Decision):
    """Lawrence Foments Arab Revolts: eliminate an Ottoman army in the Middle East, or recruit there (R43, R29)."""

    def decider(self, s: QuartermasterState) -> int:
        return BRITAIN

    def affordable(self, s: QuartermasterState) -> bool:
        return terrain.rail_cost(s, UK, MID) <= s.hands[BRITAIN].bit_count()

    def open_space(self, s: QuartermasterState) -> bool:
        """Whether an army could be recruited in the space, if one is left."""
        return not (s.pieces[UK] | s.side_mask(CENTRAL)) >> MID & 1

    def run(self, s: QuartermasterState) -> None:
        acts: list[int] = []
        if s.pieces[OT] >> MID & 1:
            acts.append(ELIMINATE + OT * len(SPACES) + MID)
        if room(s, UK) >> MID & 1:
            acts.append(RECRUIT + MID)
        if self.affordable(s) and (acts or self.open_space(s)):
            self.offer(s, [*acts, PASS])
        else:
            s.finish()

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        s.finish()
        if verb == PASS:
            return
        if verb == ELIMINATE:
            remove(s, OT, MID, ELIMINATED)
        else:
            place(s, UK, MID)
            s.tell("recruited-army", nation=UK, space=MID)
        cost = terrain.rail_cost(s, UK, MID)
        if cost:
            s.push(Discard(BRITAIN, FROM_HAND, cost, FOR_CARD, LIMITED_RAIL))

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb == ELIMINATE:
            if target == OT * len(SPACES) + MID:
                return Refusal("12.3", "no-army-there", nation=OT, space=MID)
            return Refusal("12.3", "eliminates-only", nation=OT, space=MID)
        if verb == RECRUIT:
            full = no_room(s, UK, MID) if target == MID else None
            return full or Refusal("11", "recruits-only-in", nation=UK, space=MID)
        return SPACE.elsewhere("11", verb, Saying("now-revolt", power=BRITAIN, space=MID))

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        kind = "ask-revolt-none" if only_passing(s, seat) else "ask-revolt"
        return Saying(kind, power=BRITAIN, space=MID)


def lawrence(s: QuartermasterState, power: int) -> None:
    s.push(Revolt())


MINED: Final = 2
"""The prepared cards that Tunnel Mines costs a power."""


@with_fields
class Mines(Decision):
    """Tunnel Mines: which of the Central Powers next to a British army are hit (R27)."""

    hit: list[int]

    def decider(self, s: QuartermasterState) -> int:
        return BRITAIN

    def near(self, s: QuartermasterState) -> list[int]:
        return [power for power in (AUSTRIA, GERMANY) if next_to(s, UK, power) and power not in self.hit]

    def acts(self, s: QuartermasterState) -> list[int]:
        return [AGAINST + power for power in self.near(s)]

    def end(self, s: QuartermasterState) -> None:
        s.finish()
        for power in sorted(self.hit, reverse=True):
            s.push(Discard(power, FROM_PREPARED, MINED, FOR_CARD, TUNNEL_MINES))

    def carry_out(self, s: QuartermasterState, verb: int, target: int) -> None:
        self.hit = [*self.hit, target]

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb == AGAINST:
            if target in self.hit:
                return Refusal("11", "chosen-already", power=target)
            if SIDE[target] != CENTRAL:
                return Refusal("11", "no-enemy", power=target, power2=BRITAIN)
            return Refusal("11", "no-army-next-to", power=target, nation=UK)
        return SPACE.elsewhere("11", verb, Saying("now-mines", power=BRITAIN, card=KIND[TUNNEL_MINES]))

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        return Saying("ask-mines", card=KIND[TUNNEL_MINES])


def next_to(s: QuartermasterState, nation: int, power: int) -> bool:
    """Whether an army of a nation is next to an army of a power."""
    enemies = 0
    for enemy in NATIONS_OF[power]:
        enemies |= s.pieces[enemy] & LAND
    return any(BOARD.beside[space] & enemies for space in bits(s.pieces[nation] & LAND))


def mines(s: QuartermasterState, power: int) -> None:
    s.push(Mines([]))


# What lasts


def truce(s: QuartermasterState, power: int) -> None:
    """The Christmas Truce holds until the end of the round (R40)."""
    s.truce = True


def bersaglieri(s: QuartermasterState, power: int) -> None:
    """Bersaglieri: no card for difficult terrain until the end of the turn (R59)."""
    s.free_terrain = True


def revenue(s: QuartermasterState, power: int) -> None:
    s.push(Levy([]))


ODDITIES: Final[dict[str, Callable[[QuartermasterState, int], None]]] = {
    "extravagance": extravagance,
    "submarines": submarines,
    "redl": redl,
    "hospitals": hospitals,
    "reilly": reilly,
    "rickenbacker": rickenbacker,
    "peace": peace,
    "lawrence": lawrence,
    "mines": mines,
    "truce": truce,
    "bersaglieri": bersaglieri,
    "revenue": revenue,
}
