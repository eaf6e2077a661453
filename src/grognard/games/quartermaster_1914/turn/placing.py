"""9.2: placing pieces: building where they are supplied, recruiting where a card says; Stosstruppen after a build."""

from __future__ import annotations

from typing import Any

from grognard.core.board import bits, mask_of
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.battles.battle import NO_SPACE, Battle
from grognard.games.quartermaster_1914.board import supply, terrain, zones
from grognard.games.quartermaster_1914.board.pieces import Decision, only_passing, place
from grognard.games.quartermaster_1914.board.prepared import place_fits
from grognard.games.quartermaster_1914.board.refusals import NOT_PREPARED, may_bertha, no_bertha, no_room, not_there
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.cards.discards import FOR_CARD, FROM_HAND, Discard
from grognard.games.quartermaster_1914.facts.acts import BERTHA, BUILD, PASS, PASS_TURN, RECRUIT, SPACE, SPEND
from grognard.games.quartermaster_1914.facts.library import (
    BIG_BERTHA,
    KIND,
    KIND_MASK,
    LIMITED_RAIL,
    OF_SYMBOL,
    SLB,
    STOSSTRUPPEN,
    STRENGTH,
)
from grognard.games.quartermaster_1914.facts.tables import (
    BOARD,
    COALITION,
    CODES,
    DE,
    GERMANY,
    LAND,
    NATION_CODES,
    POWER_OF,
    codes,
)

# How a piece is placed: an army, a navy
BUILT = ("built-army", "built-navy")
RECRUITED = ("recruited-army", "recruited-navy")


@with_fields
class Place(Decision):
    """9.2: a nation may build or recruit a piece in one of these spaces."""

    nation: int
    wanted: int
    recruit: bool

    def decider(self, s: QuartermasterState) -> int:
        return POWER_OF[self.nation]

    def for_pieces(self, s: QuartermasterState) -> bool:
        """Whether spaces would do for which no piece is left."""
        return bool(self.open_spaces(s) & ~s.available(self.nation))

    def open_spaces(self, s: QuartermasterState) -> int:
        """The spaces that would do, whether or not a piece is left."""
        nation = self.nation
        free = self.wanted & ~(s.pieces[nation] | s.side_mask(1 - COALITION[nation]))
        if not self.recruit:
            free &= supply.buildable(nation, s.pieces[nation])
        if not s.hands[POWER_OF[nation]] and terrain.rail_cost(s, nation, bits(terrain.RAIL_REGION)[0]):
            free &= ~terrain.RAIL_REGION  # R29
        return free

    def run(self, s: QuartermasterState) -> None:
        spaces = self.open_spaces(s)
        if not spaces:
            s.finish()
            s.tell("nowhere-to-recruit" if self.recruit else "nowhere-to-build", nation=self.nation, what=self.what())
            return
        verb = RECRUIT if self.recruit else BUILD
        acts = [verb + space for space in bits(spaces & s.available(self.nation))]
        acts.append(PASS)
        self.offer(s, acts)

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        s.finish()
        if verb == PASS:
            return
        nation = self.nation
        place(s, nation, target)
        how = RECRUITED if self.recruit else BUILT
        s.tell(how[0] if LAND >> target & 1 else how[1], nation=nation, space=target)
        s.built = target
        if not self.recruit and nation == DE and LAND >> target & 1 and s.ready(GERMANY, STOSSTRUPPEN):
            s.push(Stosstruppen(target))
        cost = terrain.rail_cost(s, nation, target)
        if cost:
            s.push(Discard(POWER_OF[nation], FROM_HAND, cost, FOR_CARD, LIMITED_RAIL))

    def shows(self, s: QuartermasterState, seat: int) -> dict[str, Any]:
        return {**super().shows(s, seat), "nation": NATION_CODES[self.nation], "spaces": codes(self.wanted)}

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        nation = self.nation
        if verb != (RECRUIT if self.recruit else BUILD):
            now = Saying("now-recruit" if self.recruit else "now-build", nation=nation, what=self.what())
            return SPACE.elsewhere("9.2.2", verb, now)
        if not self.wanted >> target & 1:
            if not self.wanted & ~LAND and not LAND >> target & 1:
                return Refusal("6", "armies-on-land", space=target)
            if not self.wanted & LAND and LAND >> target & 1:
                return Refusal("6", "navies-at-sea", space=target)
            only = "recruit-only-in" if self.recruit else "build-only-in"
            return Refusal("11", only, nation=nation, where=terrain.listed(self.wanted))
        full = no_room(s, nation, target)
        if full is not None:
            return full
        if not self.recruit and not supply.buildable(nation, s.pieces[nation]) >> target & 1:
            key = "army-unsupplied" if LAND >> target & 1 else "navy-unsupplied"
            return Refusal("9.2.2", key, nation=nation, space=target)
        return Refusal("11", "cannot-pay-network", power=POWER_OF[nation], card=KIND[LIMITED_RAIL])

    def what(self) -> Saying:
        """The kind of piece, in words."""
        if self.wanted & LAND and self.wanted & ~LAND:
            return Saying("a-piece")
        return Saying("an-army" if self.wanted & LAND else "a-navy")

    def leaves(self, s: QuartermasterState, seat: int, verb: int) -> list[Saying]:
        if verb != PASS or only_passing(s, seat):
            return []
        return [Saying("leaves-unplaced", nation=self.nation, what=self.what())]

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        if only_passing(s, seat):
            kind = "ask-recruit-none" if self.recruit else "ask-build-none"
        else:
            kind = "ask-recruit" if self.recruit else "ask-build"
        return Saying(kind, nation=self.nation, what=self.what())


@with_fields
class Stosstruppen(Decision):
    """Germany has built an army: for a prepared card that sustains land battles it may battle at once (R3, R44)."""

    space: int

    def decider(self, s: QuartermasterState) -> int:
        return GERMANY

    def statuses(self, s: QuartermasterState) -> int:
        return 1 << STOSSTRUPPEN

    def targets(self, s: QuartermasterState, kind: int, price: int) -> int:
        """The spaces that can be battled with this card, once so many cards are gone from hand."""
        hand = s.hands[GERMANY].bit_count() - price
        if hand < 0:
            return 0
        near = terrain.targets(s, DE, BOARD.beside[self.space] & LAND, 1 << self.space, hand)
        return mask_of([target for target in near if place_fits(kind, target, terrain.hard(self.space, target))])

    def run(self, s: QuartermasterState) -> None:
        """Germany is asked whatever it has prepared, so that the question tells nothing."""
        hand = s.hands[GERMANY].bit_count()
        near = terrain.targets(s, DE, BOARD.beside[self.space] & LAND, 1 << self.space, hand)
        if not near or not s.prepared[GERMANY]:
            s.finish()
            return
        kinds = zones.kinds(s.prepared[GERMANY] & OF_SYMBOL[SLB])
        acts = [SPEND + kind for kind in kinds if self.targets(s, kind, 0)]
        if may_bertha(s, GERMANY, False):
            acts += [BERTHA + kind for kind in kinds if self.targets(s, kind, STRENGTH[kind])]
        self.offer(s, [*acts, PASS, PASS_TURN])

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        s.finish()
        if verb == PASS:
            return
        card = zones.pick(s, s.prepared[GERMANY], target)
        price = STRENGTH[target] if verb == BERTHA else 0
        s.reveal(s.seat_of(GERMANY))
        s.use(STOSSTRUPPEN)
        s.tell("spent", power=GERMANY, card=target, card2=KIND[STOSSTRUPPEN])
        s.push(Battle(DE, self.targets(s, target, price), 1 << self.space, self.space, False, False, NO_SPACE))
        if verb == BERTHA:
            s.use(BIG_BERTHA)
            s.shown |= 1 << card
            s.tell("stays-prepared", power=GERMANY, card=target)
            s.push(Discard(GERMANY, FROM_HAND, price, FOR_CARD, BIG_BERTHA))
        else:
            zones.discard_face_up(s, GERMANY, card)

    def shows(self, s: QuartermasterState, seat: int) -> dict[str, Any]:
        return {**super().shows(s, seat), "space": CODES[self.space]}

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb not in (SPEND, BERTHA):
            return SPACE.elsewhere("11", verb, Saying("now-spend", power=GERMANY, card=KIND[STOSSTRUPPEN]))
        without = no_bertha(s, GERMANY, False) if verb == BERTHA else None
        if without is not None:
            return without
        missing = not_there(GERMANY, s.prepared[GERMANY], target, "10", NOT_PREPARED)
        if missing is not None:
            return missing
        if not OF_SYMBOL[SLB] & KIND_MASK[target]:
            return Refusal("11", "no-symbol", card=target, symbol=SLB)
        if not self.targets(s, target, 0):
            return Refusal("13.1", "no-battle-with", space=self.space, card=target)
        return Refusal("10.1", "cannot-keep-and-battle", power=GERMANY, card=target)

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        kind = "ask-stosstruppen-none" if only_passing(s, seat) else "ask-stosstruppen"
        return Saying(kind, card=KIND[STOSSTRUPPEN], space=self.space)
