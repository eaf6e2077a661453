"""8, 9: rounds, turns, and the five steps of a turn."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.deals import Deal
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.quartermaster_1914.board import victory, zones
from grognard.games.quartermaster_1914.board.pieces import ByPower, Recall, has_pieces, only_passing
from grognard.games.quartermaster_1914.board.refusals import NOT_IN_HAND, NOT_PREPARED, not_there
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.cards.discards import FOR_DRAFT, FROM_HAND, Discard, strike
from grognard.games.quartermaster_1914.cards.draft import PALS_CARDS, Enlist, Fetch
from grognard.games.quartermaster_1914.cards.special_cards import next_to
from grognard.games.quartermaster_1914.facts.acts import (  # fmt: skip
    AGAINST,
    ATTRITION,
    DRAFT,
    DRAW,
    ENTERPRISE,
    PASS,
    PLAY,
    PREPARE,
    SPACE,
    UNPREPARE,
    USE,
)
from grognard.games.quartermaster_1914.facts.library import (  # fmt: skip
    ATR,
    BUILD_ARMY,
    BUILD_NAVY,
    CITIZEN_SOLDIERS,
    HITS,
    KIND,
    KIND_MASK,
    NATION,
    OF_NATION,
    OF_SYMBOL,
    OF_TYPE,
    PALS,
    RELIED_ON,
    SYMBOL,
    TROUPES_COLONIALES,
    WOE_TO_THEM,
)
from grognard.games.quartermaster_1914.facts.tables import (  # fmt: skip
    ALLIES,
    BRITAIN,
    CENTRAL,
    ENTENTE,
    FR,
    FRANCE,
    GERMANY,
    HAND,
    POWERS,
    SCORING,
    SIDE,
    UK,
    WES,
)
from grognard.games.quartermaster_1914.turn.play import play

WOE: Final = 0
DRAFTING: Final = 1
PLAYING: Final = 2
ATTRITING: Final = 3
PREPARING: Final = 4
DRAWING: Final = 5
ENDING: Final = 6

RULES: Final = ["9.4", "9.1", "9.2", "9.3", "9.4", "9.5", "9"]
NOW: Final = ["now-woe", "now-draft", "now-play", "now-attrition-step", "now-prepare", "now-draw"]
PHASES: Final = ["woe", "draft", "play", "attrition", "prepare", "draw", "end"]
SHOWN: Final = [0, 0, 1, 2, 3, 4, -1]
"""For each step of a turn the one that it is shown as."""
DRAFT_COST: Final = 2
PROMPTS: Final = ["ask-woe", "ask-draft", "ask-play", "ask-attrition-step", "ask-prepare", "ask-draw"]


def phases(now: int) -> tuple[list[Saying], int]:
    """The five steps of a turn."""
    return [
        Saying("phase-draft"),
        Saying("phase-play"),
        Saying("phase-attrition"),
        Saying("phase-prepare"),
        Saying("phase-draw"),
    ], now


@with_fields
class Round(Step[QuartermasterState]):
    """8: the turns of all five powers; after the last one of some rounds the points are counted."""

    index: int

    def run(self, s: QuartermasterState) -> None:
        if self.index < len(POWERS):
            s.power = self.index
            self.index += 1
            s.tell_first("turn", round=s.round, power=s.power)
            if self.index > 1 or s.round - 1 not in SCORING:  # else the score has just been told
                s.tell("turn-figures", number=s.points[CENTRAL], number2=s.points[ENTENTE])
            s.push(Turn(s.power, WOE, -1))
            return
        s.truce = False
        if s.round in SCORING:
            victory.scoring_round(s)
            if s.outcome is not None:
                return
        s.round += 1
        self.index = 0

    def phases(self, s: QuartermasterState) -> tuple[list[Saying], int]:
        return phases(-1)


@with_fields
class Turn(ByPower):
    """9: five steps, none of which is compulsory."""

    step: int
    kind: int
    """The attrition card in use, while its victim is chosen."""

    def may_recall(self, s: QuartermasterState) -> bool:
        return self.kind < 0

    def run(self, s: QuartermasterState) -> None:
        if self.kind >= 0:
            self.offer(s, [AGAINST + power for power in self.victims(s, NATION[self.kind])])
            return
        while self.step < ENDING:
            acts = self.acts(s)
            if acts or self.secret(s) or (self.step == PLAYING and self.bare(s)):
                acts.append(PASS)
                self.offer(s, acts)
                return
            self.step += 1
        s.finish()
        s.used = 0
        s.passing = [0, 0, 0, 0, 0]
        s.waived = 0
        s.fed_nation = s.fed_space = -1
        s.free_terrain = False

    def shown(self, s: QuartermasterState) -> int:
        """The step of the turn. What is done inside it finds the turn at its next step already."""
        inside = s.stack[s.stack.index(self) + 1 :]
        begun = self.kind >= 0 or (bool(inside) and not isinstance(inside[0], Recall))
        return self.step - int(begun)

    def marks(self, s: QuartermasterState, seat: int, found: dict[str, Any]) -> None:
        found["phase"] = PHASES[self.shown(s)]

    def phases(self, s: QuartermasterState) -> tuple[list[Saying], int]:
        return phases(SHOWN[self.shown(s)])

    def secret(self, s: QuartermasterState) -> bool:
        """Whether hidden cards alone decide if there is something to do in this step: it is asked for all the same."""
        if self.step == ATTRITING:
            return s.prepared[self.power] != 0
        return self.step == DRAFTING and self.pals_step(s)

    def pals_step(self, s: QuartermasterState) -> bool:
        """R37: whether The Pals Battalions lets Britain draft from its discard pile."""
        power = self.power
        return power == BRITAIN and s.has(BRITAIN, PALS) and s.hands[power].bit_count() >= DRAFT_COST

    def pals(self, s: QuartermasterState) -> bool:
        """Whether it has a card to take there, perhaps one of those to be discarded now."""
        return self.pals_step(s) and bool((zones.in_pile(s, BRITAIN) | s.hands[BRITAIN]) & PALS_CARDS)

    def bare(self, s: QuartermasterState) -> bool:
        """Whether a power without any card is asked for its pieces only (R12)."""
        power = self.power
        cards = s.hands[power] or s.prepared[power] or s.deck_size(power)
        return not cards and has_pieces(s, power)

    def acts(self, s: QuartermasterState) -> list[int]:
        """What may be done in this step; nothing if the step is skipped."""
        power, step = self.power, self.step
        hand, prepared = s.hands[power], s.prepared[power]
        if step == WOE:
            if power != GERMANY or not s.has(GERMANY, WOE_TO_THEM):
                return []
            return [PREPARE + kind for kind in zones.kinds(hand)]
        if step == DRAFTING:
            return self.drafts(s)
        if step == PLAYING:
            return [PLAY + kind for kind in zones.kinds(hand)]
        if step == ATTRITING:
            return self.attritions(s)
        if step == PREPARING:
            return [PREPARE + kind for kind in zones.kinds(hand)] + [UNPREPARE + kind for kind in zones.kinds(prepared)]
        most = min(HAND - hand.bit_count(), s.deck_size(power))
        return [DRAW + number for number in range(1, most + 1)]

    def drafts(self, s: QuartermasterState) -> list[int]:
        power = self.power
        if not s.deck_size(power):
            return [DRAFT] if self.pals(s) else []
        acts = [DRAFT] if s.hands[power].bit_count() >= DRAFT_COST else []
        if power == FRANCE and s.has(FRANCE, TROUPES_COLONIALES) and s.pieces[FR] >> WES & 1:  # R48
            acts.append(USE + KIND[TROUPES_COLONIALES])
        return acts

    def attritions(self, s: QuartermasterState) -> list[int]:
        """9.3: prepared cards with attrition symbols that hit somebody."""
        power = self.power
        prepared = s.prepared[power]
        acts = []
        for kind in zones.kinds(prepared & OF_SYMBOL[ATR]):
            if HITS[kind] or self.victims(s, NATION[kind]):
                acts.append(ATTRITION + kind)
        if power == BRITAIN and s.has(BRITAIN, RELIED_ON) and prepared & OF_NATION[UK] and self.victims(s, UK):
            acts += [ENTERPRISE + kind for kind in zones.kinds(prepared & OF_NATION[UK])]
        return acts

    def victims(self, s: QuartermasterState, nation: int) -> list[int]:
        """R8: the enemy powers with an army next to an army of the card's nation."""
        return [power for power in ALLIES[1 - SIDE[self.power]] if next_to(s, nation, power)]

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        power = self.power
        if verb == AGAINST:
            self.kind = -1
            strike(s, [(target, 1)])
            return
        self.step += 1
        if verb == DRAFT:
            s.tell("drafts", power=power)
            s.push(Fetch(power, -1, 1 << BUILD_ARMY | 1 << BUILD_NAVY, True))
            s.push(Discard(power, FROM_HAND, DRAFT_COST, FOR_DRAFT, -1))
        elif verb == USE:
            s.tell("status", card=KIND[TROUPES_COLONIALES])
            s.push(Colonials())
        elif verb == PLAY:
            play(s, power, zones.pick(s, s.hands[power], target), True)
        elif verb == PREPARE:
            zones.prepare(s, power, zones.pick(s, s.hands[power], target))
        elif verb == UNPREPARE:
            self.unprepare(s, target)
        elif verb == DRAW:
            s.push(Draw(power, target, []))
        elif verb in (ATTRITION, ENTERPRISE):
            self.expose(s, target, verb == ATTRITION)

    def expose(self, s: QuartermasterState, kind: int, by_symbol: bool) -> None:
        """9.3: the card is discarded face up, and hits those it names or one power next to its nation's armies."""
        card = zones.pick(s, s.prepared[self.power], kind)
        zones.discard_face_up(s, self.power, card)
        s.reveal(s.seat_of(self.power))
        s.tell("attrition-card", power=self.power, card=kind)
        if by_symbol and HITS[kind]:
            strike(s, [(hit.power, hit.base) for hit in HITS[kind]])
            return
        found = self.victims(s, NATION[kind])
        if len(found) == 1:
            strike(s, [(found[0], 1)])
        else:
            self.kind = kind

    def unprepare(self, s: QuartermasterState, kind: int) -> None:
        """9.4: a prepared card goes back to hand."""
        power = self.power
        card = zones.pick(s, s.prepared[power], kind)
        zones.forget(s, power, s.prepared[power])
        s.prepared[power] &= ~(1 << card)
        s.hands[power] |= 1 << card
        zones.tell_unseen(s, power, zones.UNPREPARED, card)

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        power, rule = self.power, RULES[self.step]
        hand, prepared = s.hands[power], s.prepared[power]
        if self.kind >= 0:
            if verb == AGAINST:
                return self.refuse_victim(target)
            return SPACE.elsewhere("9.3", verb, Saying("now-victim", power=power))
        step = self.step
        if (verb == PREPARE and step in (WOE, PREPARING)) or (verb == PLAY and step == PLAYING):
            return not_there(power, hand, target, rule, NOT_IN_HAND) or Refusal(rule, "not-this-card")
        if verb == UNPREPARE and step == PREPARING:
            return not_there(power, prepared, target, rule, NOT_PREPARED) or Refusal(rule, "not-this-card")
        if verb == DRAFT and step == DRAFTING:
            if hand.bit_count() < DRAFT_COST:
                return Refusal(rule, "hand-too-small", power=power)
            return Refusal(rule, "deck-empty", power=power)
        if verb == USE and step == DRAFTING:
            return self.refuse_use(s, target)
        if verb in (ATTRITION, ENTERPRISE) and step == ATTRITING:
            return self.refuse_attrition(s, verb, target)
        if verb == DRAW and step == DRAWING:
            if target == 0:
                return Refusal(rule, "nothing-drawn")
            return Refusal(rule, "too-many-drawn", number=HAND)
        if self.bare(s):
            return SPACE.elsewhere(rule, verb, Saying("now-bare", power=power))
        return SPACE.elsewhere(rule, verb, Saying(NOW[step], power=power))

    def refuse_victim(self, power: int) -> Refusal:
        if SIDE[power] == SIDE[self.power]:
            return Refusal("9.3", "no-enemy", power=power, power2=self.power)
        return Refusal("9.3", "no-army-near", power=power)

    def refuse_use(self, s: QuartermasterState, kind: int) -> Refusal:
        """Why a Status card is not used instead of the draft."""
        if kind != KIND[TROUPES_COLONIALES]:
            return Refusal("9.1", "not-in-draft-step", card=kind)
        if not s.has(FRANCE, TROUPES_COLONIALES):
            return Refusal("11", "not-in-play", card=kind)
        if self.power != FRANCE:
            return Refusal("11", "in-draft-step-of", card=kind, power=FRANCE)
        return Refusal("11", "needs-navy", card=kind, nation=FR, space=WES)

    def refuse_attrition(self, s: QuartermasterState, verb: int, kind: int) -> Refusal:
        missing = not_there(self.power, s.prepared[self.power], kind, "9.3", NOT_PREPARED)
        if missing is not None:
            return missing
        if verb == ENTERPRISE and not (self.power == BRITAIN and s.has(BRITAIN, RELIED_ON)):
            return Refusal("11", "not-in-play", card=KIND[RELIED_ON])
        if verb == ENTERPRISE and not OF_NATION[UK] & KIND_MASK[kind]:
            return Refusal("11", "not-of-nation", card=kind, nation=UK)
        if verb == ATTRITION and SYMBOL[kind] != ATR:
            return Refusal("9.3", "no-attrition-symbol", card=kind)
        return Refusal("9.3", "no-enemy-near")

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        if self.kind >= 0:
            return Saying("ask-victim", power=self.power, card=self.kind)
        most = min(HAND - s.hands[self.power].bit_count(), s.deck_size(self.power))
        return Saying(self.question(s, seat), power=self.power, number=most)

    def leaves(self, s: QuartermasterState, seat: int, verb: int) -> list[Saying]:
        """The play of a card, or new cards, given up."""
        if verb != PASS or only_passing(s, seat):
            return []
        hand = s.hands[self.power].bit_count()
        if self.step == PLAYING:
            return [Saying("leaves-unplayed", power=self.power, number=hand)]
        if self.step == DRAWING:
            return [Saying("leaves-undrawn", power=self.power, number=hand, most=HAND)]
        return []

    def question(self, s: QuartermasterState, seat: int) -> str:
        """What is asked, as far as there is something to do it with."""
        if self.bare(s):
            return "ask-bare"
        if self.step == ATTRITING and only_passing(s, seat):
            return "ask-attrition-step-none"
        if self.step == DRAFTING and not s.deck_size(self.power):
            return "ask-draft-none" if only_passing(s, seat) else "ask-draft-pals"
        if self.step == PREPARING and not s.prepared[self.power]:
            return "ask-prepare-only"
        if self.step == PREPARING and not s.hands[self.power]:
            return "ask-unprepare-only"
        return PROMPTS[self.step]


@with_fields
class Draw(Step[QuartermasterState]):
    """9.5: cards from the top of the deck."""

    power: int
    left: int
    fresh: list[int]

    def run(self, s: QuartermasterState) -> None:
        if self.left and s.deck_size(self.power):
            zones.ask_top(s, self.power)
            return
        s.finish()
        owner = s.seat_of(self.power)
        s.tell_others(owner, "drew", power=self.power, number=len(self.fresh))
        s.whisper(owner, "drew-own", power=self.power, cards=[KIND[card] for card in self.fresh])

    def take(self, s: QuartermasterState, seat: int, verb: int, target: int) -> None:
        zones.leave_deck(s, self.power, target)
        s.hands[self.power] |= 1 << target
        self.fresh = [*self.fresh, target]
        self.left -= 1

    def redeal(self, s: QuartermasterState, seat: int, deal: Deal) -> None:
        self.fresh = deal.listed(self.fresh)


class Colonials(Step[QuartermasterState]):
    """Troupes Coloniales: a French Build Army is drafted without cost (R48); Barès does not help here (R49)."""

    def run(self, s: QuartermasterState) -> None:
        s.finish()
        found = zones.in_deck(s, FRANCE) & OF_NATION[FR] & OF_TYPE[BUILD_ARMY]
        zones.shuffle(s, FRANCE)
        s.reveal(s.seat_of(FRANCE))
        if not found:
            s.tell("draft-missed", power=FRANCE)
            return
        card = zones.pick(s, found, KIND[found.bit_length() - 1])
        zones.take_openly(s, FRANCE, card)
        s.tell("drafted", power=FRANCE, card=KIND[card])
        if s.has(FRANCE, CITIZEN_SOLDIERS):
            s.push(Enlist(card))
