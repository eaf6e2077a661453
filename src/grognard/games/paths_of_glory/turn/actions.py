"""8, 9.1: the action of a side: a card in one of four ways, the automatic operation, or peace terms."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import bits
from grognard.core.chance import CHANCE
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.paths_of_glory.board import control, marks, victory
from grognard.games.paths_of_glory.board.state import (
    BY_EVENT,
    BY_OPERATIONS,
    BY_PEACE,
    BY_REDEPLOYMENT,
    BY_REPLACEMENTS,
    NO_CARD,
    PathsState,
)
from grognard.games.paths_of_glory.cards import events
from grognard.games.paths_of_glory.cards.draw import late_neutrals
from grognard.games.paths_of_glory.cards.special_cards import begin_operations
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.acts import (
    ACCEPT_PEACE,
    AUTOMATIC,
    EVENT,
    OFFER_PEACE,
    OPERATIONS,
    REDEPLOY,
    REFUSE_PEACE,
    REPLACEMENTS,
    SPACE,
)
from grognard.games.paths_of_glory.facts.tables import AP, BU, CP, IT, PEACE, PEACE_STATUS, PIECES, SIDE, TU, US
from grognard.games.paths_of_glory.moves.redeployment import Redeployment
from grognard.games.paths_of_glory.moves.trenches import DICE

OWN_PIECES: Final[list[int]] = [sum([1 << p for p in range(PIECES) if SIDE[p] == side]) for side in (AP, CP)]
HOW: Final[dict[int, int]] = {
    OPERATIONS: BY_OPERATIONS,
    REDEPLOY: BY_REDEPLOYMENT,
    REPLACEMENTS: BY_REPLACEMENTS,
    EVENT: BY_EVENT,
}


def must_open_with_guns(s: PathsState, side: int) -> bool:
    """5.7.4.3: in the Historical scenario the Central Powers begin with Guns of August."""
    return side == CP and s.setup.historical and s.turn == 1 and s.round == 1 and not s.setup.great_war


def refuse_use(s: PathsState, card: int, verb: int) -> Refusal | None:
    """Why a card of the own hand may not be used so; None if it may."""
    side = cards.OWNER[card]
    if must_open_with_guns(s, side) and (card != cards.GUNS or verb != EVENT):
        return Refusal("5.7.4.3", "guns-first", card=cards.GUNS)
    if verb == EVENT:
        return events.refuse(s, card)
    if cards.LATE_NEUTRALS >> card & 1 and late_neutrals(s):
        return Refusal("9.5.2.5", "event-only", card=card)
    if verb == REDEPLOY and s.last[side] == BY_REDEPLOYMENT:
        return Refusal("9.3.3", "redeployed-before", card=card)
    if verb == REPLACEMENTS:
        if s.last[side] == BY_REPLACEMENTS:
            return Refusal("9.4.3", "replaced-before", card=card)
        if s.is_fresh(cards.INFLUENZA):
            return Refusal("AP65", "influenza", card=card)
    return None


def refuse_peace(s: PathsState, side: int) -> Refusal | None:
    """16.5.1: why no peace terms may be offered; None if they may."""
    if must_open_with_guns(s, side):
        return Refusal("5.7.4.3", "guns-first", card=cards.GUNS)
    if not s.setup.peace:
        return Refusal("5.3.3" if s.setup.introductory else "5.7.2", "no-peace-terms")
    if side == CP and s.points < 11:
        return Refusal("16.5.1.1", "peace-needs-more", points=s.points)
    if side == AP and s.points > 9:
        return Refusal("16.5.1.2", "peace-needs-less", points=s.points)
    if side == CP and s.was_played(cards.FOURTEEN_POINTS):
        return Refusal("AP40", "fourteen-points")
    return None


@with_fields
class Action(Step[PathsState]):
    """8.1.3: one of six actions."""

    side: int
    card: int
    how: int
    """What is being done, 0 before."""

    def run(self, s: PathsState) -> None:
        if self.how:
            self.end(s)
            return
        s.side = self.side
        acts: list[int] = []
        for card in bits(s.hands[self.side]):
            for verb in (OPERATIONS, REDEPLOY, REPLACEMENTS, EVENT):
                if refuse_use(s, card, verb) is None:
                    acts.append(verb + card)
        if not must_open_with_guns(s, self.side):
            acts.append(AUTOMATIC)
        if refuse_peace(s, self.side) is None:
            acts.append(OFFER_PEACE)
        s.ask(s.player[self.side], acts)

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        side = self.side
        s.last[side] = self.how = HOW.get(verb, BY_OPERATIONS)
        if verb == AUTOMATIC:
            s.tell("automatic-operation", side=side)
            begin_operations(s, side, 1, NO_CARD)
        elif verb == OFFER_PEACE:
            s.last[side] = self.how = BY_PEACE
            s.tell("offers-peace", side=side)
            s.push(PeaceOffer(side, False))
        else:
            self.card = target
            marks.leave_hand(s, target)
            s.card = target
            self.play(s, verb, target)
        s.track[side] = [*s.track[side], self.how]

    def play(self, s: PathsState, verb: int, card: int) -> None:
        side = self.side
        if verb == OPERATIONS:
            s.tell("plays-operations", side=side, card=card, number=cards.VALUE[card])
            begin_operations(s, side, cards.VALUE[card], NO_CARD)
        elif verb == REDEPLOY:
            s.tell("plays-redeployment", side=side, card=card, number=cards.REDEPLOYMENT[card])
            s.push(Redeployment(side, cards.REDEPLOYMENT[card], 0))
        elif verb == REPLACEMENTS:
            s.tell("plays-replacements", side=side, card=card)
            record_replacements(s, card)
        else:
            s.tell("plays-event", side=side, card=card)
            events.play(s, card)

    def end(self, s: PathsState) -> None:
        """The action is over: markers go, the card goes where it belongs."""
        side = self.side
        s.finish()
        if self.card != NO_CARD:
            s.card = NO_CARD
            marks.put_away(s, self.card, self.how == BY_EVENT)
        s.tried = s.tried & ~OWN_PIECES[side] | s.failing
        s.failing = 0
        s.moves = s.attacks = s.idle = s.moved = s.struck = s.sallied = s.targets = s.fled = 0
        s.spur = NO_CARD
        s.spur_used = False
        if side == AP and s.high_seas:
            s.high_seas = False
            control.score(s, 1)
            s.tell("high-seas-point", points=s.points)

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if verb == OFFER_PEACE:
            return refuse_peace(s, self.side) or Refusal("16.5.1", "no-peace-terms")
        if verb == AUTOMATIC:
            return Refusal("5.7.4.3", "guns-first", card=cards.GUNS)
        if verb not in HOW:
            return SPACE.elsewhere("8.1.3", verb, Saying("now-action", side=self.side))
        if cards.OWNER[target] != self.side:
            return Refusal("9.1.2", "others-card", card=target)
        if not s.hands[self.side] >> target & 1:
            return Refusal("9.1.3", "not-in-hand", card=target)
        return refuse_use(s, target, verb) or Refusal("9.1.3", "not-in-hand", card=target)

    def prompt(self, s: PathsState, seat: int) -> Saying:
        if must_open_with_guns(s, self.side):
            return Saying("ask-first-action", card=cards.GUNS)
        return Saying("ask-action", side=self.side, number=s.round)

    def marks(self, s: PathsState, seat: int, found: dict[str, Any]) -> None:
        found["card"] = self.card


def record_replacements(s: PathsState, card: int) -> None:
    """9.4.1: points are recorded, not those of neutrals; 17.1.8: American ones after Over There."""
    for kind, number in enumerate(cards.REPLACEMENTS[card]):
        if kind in (IT, BU, TU) and not s.at_war(kind):
            continue
        s.replacements[kind] += number
    if cards.OWNER[card] == AP and s.was_played(cards.OVER_THERE):
        s.replacements[US] += 1


@with_fields
class PeaceOffer(Step[PathsState]):
    """16.5.2: terms are accepted, or the offerer rolls."""

    side: int
    refused: bool

    def run(self, s: PathsState) -> None:
        if self.refused:
            s.ask(CHANCE, DICE[:])
        else:
            s.ask(s.player[1 - self.side], [ACCEPT_PEACE, REFUSE_PEACE])

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        if verb == ACCEPT_PEACE:
            victory.peace(s)
        elif verb == REFUSE_PEACE:
            self.refused = True
            s.tell("peace-refused", side=1 - self.side)
        else:
            s.finish()
            change = PEACE[int(s.combined() >= PEACE_STATUS)][target]
            if self.side == AP:
                change = -change
            control.score(s, change)
            s.tell("peace-roll", die=target + 1, number=change, points=s.points)

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        return SPACE.elsewhere("16.5.2", verb, Saying("now-peace"))

    def prompt(self, s: PathsState, seat: int) -> Saying:
        return Saying("ask-peace", side=self.side)
