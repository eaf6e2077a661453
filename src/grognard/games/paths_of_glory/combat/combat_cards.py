"""9.5.4: combat cards in a combat: which can be played, and what becomes of them."""

from __future__ import annotations

from grognard.core.board import bits
from grognard.core.refusals import Refusal
from grognard.games.paths_of_glory.board import marks
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.combat import conditions
from grognard.games.paths_of_glory.combat.battle import Battle
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.acts import PLAY, USE
from grognard.games.paths_of_glory.facts.tables import AP, CP, NOBODY


def playable(s: PathsState, b: Battle, side: int, window: int) -> tuple[list[int], bool]:
    """The acts that combat cards allow a side now, and whether it is asked: by what all can see (R-81)."""
    hand = s.hands[side]
    kept = s.kept[side] & ~s.served
    if not hand and not kept:
        return [], False
    fitting = conditions.fitting(s, b, side, window)
    if not fitting:
        return [], False
    acts = [USE + card for card in bits(fitting & kept)]
    asked = bool(acts) or bool(hand and fitting & conditions.unseen(s, side))
    return acts + [PLAY + card for card in bits(fitting & hand)], asked


def play(s: PathsState, verb: int, card: int) -> None:
    """9.5.4.1: a combat card is played from hand, or used again."""
    side = cards.OWNER[card]
    if verb == PLAY:
        marks.leave_hand(s, card)
        s.kept[side] |= 1 << card
        s.tell("plays-combat-card", side=side, card=card)
        marks.record(s, card)
    else:
        s.tell("uses-combat-card", side=side, card=card)
    s.served |= 1 << card


def give_back(s: PathsState, played: int) -> None:
    """Alberich, R-47: cards that the Allies have just played go back to their hand."""
    for card in bits(played & cards.OF_SIDE[AP]):
        bit = 1 << card
        s.kept[AP] &= ~bit
        s.hands[AP] |= bit
        s.known[CP] |= bit
        s.served &= ~bit
        s.played &= ~bit
        s.fresh &= ~bit
        s.status[AP] -= cards.STATUS[card]


def keep_or_not(s: PathsState, card: int, winner: int) -> None:
    """9.5.4.2, 9.5.4.3: what becomes of a card that was used."""
    won = cards.OWNER[card] == winner
    if cards.LEAVES[card]:
        marks.put_away(s, card, True)
    elif cards.ONCE[card]:
        marks.put_away(s, card, False)
    elif "hold" in cards.DOES[card]:
        if winner not in (NOBODY, cards.OWNER[card]):
            marks.put_away(s, card, False)
    elif not won:
        marks.put_away(s, card, False)


def refuse(s: PathsState, b: Battle, side: int, window: int, verb: int, card: int) -> Refusal:
    """Why a side cannot play a combat card now."""
    bit = 1 << card
    if cards.OWNER[card] != side:
        return Refusal("9.5.4.1", "others-card", card=card)
    if b.used & bit:
        return Refusal("9.5.4.1", "card-in-use", card=card)
    if verb == PLAY and not s.hands[side] & bit:
        return Refusal("9.5.4.1", "not-in-hand", card=card)
    if verb == USE and not s.kept[side] & bit:
        return Refusal("9.5.4.2", "not-face-up", card=card)
    if not cards.COMBAT & bit:
        return Refusal("9.5.4.1", "no-combat-card", card=card)
    if s.served & bit:
        return Refusal("9.5.4.4", "served-already", card=card)
    if card not in conditions.OF_WINDOW[side][window]:
        return Refusal("R31", "not-in-this-step", card=card)
    return Refusal(cards.CODES[card], "card-does-not-fit", card=card)
