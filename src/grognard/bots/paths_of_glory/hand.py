"""Card play heuristic, the action of a round: which card, and how."""

from __future__ import annotations

from typing import Final

from grognard.bots.paths_of_glory import events, orders, rebuilding, redeploying, worth
from grognard.bots.paths_of_glory.survey import Survey, survey_of
from grognard.games.paths_of_glory.board import victory
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.acts import AUTOMATIC, EVENT, OFFER_PEACE, OPERATIONS, REDEPLOY, SPACE
from grognard.games.paths_of_glory.facts.tables import AP, CP, ROUNDS
from grognard.games.paths_of_glory.turn.actions import Action

POINT: Final = 0.16
"""What an operation point brings in an ordinary action."""
LATER: Final = 0.4
"""The share of an event's worth that counts while it cannot be played yet."""
REDEPLOYING: Final = 0.9
"""The share of what a redeployment promises that comes true."""
REPLACING: Final = [1.0, 1.5]
"""The same of replacements, for the Allies and for the Central Powers, who cannot afford a thin line."""
NOW: Final = 4
"""So near to an automatic victory nothing waits."""
PEACE: Final = 0.6
"""Peace terms are offered where operations promise no more than this: they might bring the point that is missing."""
WAITING: Final = [0.8, 0.55]
"""The share of what operations promise that is lost if they wait for the next round, for the Allies, whom time
favours, and for the Central Powers, whose attacks cost armies that they need later."""


class Hand:
    """What the cards of a hand are worth in each use."""

    def __init__(self, s: PathsState, side: int) -> None:
        self.s = s
        self.side = side
        self.survey: Survey = survey_of(s, side)
        found = orders.orders(s, self.survey, 5, True)
        waiting = 1.0 if worth.urgency(s) >= NOW else WAITING[side]
        self.operations = [orders.total(found, points, waiting) for points in range(6)]
        """What so many operation points bring now that would be lost in the next round."""
        self.need = rebuilding.needed(s, side)

    def event(self, card: int) -> float:
        value = events.value(self.s, card)
        if card == cards.ZIMMERMANN and self.s.hands[self.side] >> cards.LUSITANIA & 1 and not self.is_last():
            return 0.0  # Lusitania can only be played before it
        if "operations" in cards.DO[card] or ("stripe" in cards.DO[card] and self.s.setup.stripe):
            value += self.operations[cards.VALUE[card]]
        return value

    def is_last(self) -> bool:
        """Whether this is the last action of the game for this side."""
        return self.s.round >= ROUNDS and not events.turns_left(self.s)

    def later(self, card: int, playable: bool) -> float:
        """What the card is worth if it is not used up now, beyond its operations."""
        if cards.COMBAT >> card & 1:
            return 0.05
        value = events.value(self.s, card) - POINT * cards.VALUE[card]
        share = 1.0 if playable else LATER
        return max(0.0, share * value)

    def gain(self, verb: int, card: int, playable: bool) -> float:
        """What a use of a card brings more than an ordinary action with it."""
        usual = POINT * cards.VALUE[card]
        if verb == EVENT:
            return self.event(card) - usual
        if verb == OPERATIONS:
            value = self.operations[cards.VALUE[card]]
        elif verb == REDEPLOY:
            value = REDEPLOYING * redeploying.gain_of(self.s, self.survey, cards.REDEPLOYMENT[card])
        else:
            value = REPLACING[self.side] * rebuilding.gain_of(self.s, card, self.need)
        return value - usual - self.later(card, playable)


def gains(hand: Hand, legal: list[int]) -> list[tuple[float, int]]:
    """What each use of each card brings beyond the ordinary."""
    found: list[tuple[float, int]] = []
    for act in legal:
        verb = SPACE.base_of[act]
        if verb not in (AUTOMATIC, OFFER_PEACE):
            card = act - verb
            found.append((hand.gain(verb, card, EVENT + card in legal), act))
    return found


def best_actions(s: PathsState, step: Action, legal: list[int], most: int) -> list[int]:
    """The uses of cards that bring most, so many of them."""
    found = gains(Hand(s, step.side), legal)
    found.sort(key=lambda pair: (-pair[0], pair[1]))
    return [act for _, act in found[:most]]


def choose_action(s: PathsState, step: Action, legal: list[int]) -> int:
    """What brings most beyond the ordinary."""
    side = step.side
    if EVENT + cards.GUNS in legal:
        return EVENT + cards.GUNS
    hand = Hand(s, side)
    if OFFER_PEACE in legal and peace_is_good(s, side) and hand.operations[5] < PEACE:
        return OFFER_PEACE
    best, most = AUTOMATIC, -99.0
    for gain, act in gains(hand, legal):
        if gain > most or (gain == most and SPACE.base_of[act] == EVENT):
            best, most = act, gain
    idle = hand.operations[1] - POINT
    spare = s.hands[side].bit_count() < ROUNDS + 1 - s.round
    if best == AUTOMATIC or (AUTOMATIC in legal and spare and idle > most):
        return AUTOMATIC if AUTOMATIC in legal else legal[0]
    return best


# 16.5: peace


def peace_is_good(s: PathsState, side: int) -> bool:
    """Terms are offered in the last actions only, by a side that a draw would cost nothing, and a point would bring the
    victory."""
    if s.setup.bidding or s.turn < s.setup.last_turn or s.round < ROUNDS:
        return False
    central, allied = victory.levels(s)
    points = victory.final_points(s)
    return points == central - 1 if side == CP else points == allied + 1


def accepts_peace(s: PathsState, side: int) -> bool:
    """A draw is taken by a side that is about to lose."""
    if s.setup.bidding:
        return False
    central, allied = victory.levels(s)
    points = victory.final_points(s)
    late = s.setup.last_turn - s.turn <= 1
    if side == AP:
        return points >= central + (0 if late else 3)
    return points <= allied - (0 if late else 3)
