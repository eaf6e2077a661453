"""9.5.1: what every event brings beside its effect: War Status, the record, points in the Introductory scenario."""

from __future__ import annotations

from grognard.games.paths_of_glory.board import control
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.tables import CP


def record(s: PathsState, card: int) -> None:
    """An event is played: 9.5.1.3 War Status; R-71 a point in the Introductory scenario if it is marked with an
    asterisk."""
    side = cards.OWNER[card]
    s.played |= 1 << card
    s.fresh |= 1 << card
    if cards.STATUS[card]:
        s.status[side] += cards.STATUS[card]
        s.tell("war-status", side=side, number=s.status[side], combined=s.combined())
    if s.setup.introductory and cards.LEAVES[card]:
        control.score(s, 1 if side == CP else -1)
        s.tell("event-point", card=card, points=s.points)


def leave_hand(s: PathsState, card: int) -> None:
    """A card leaves the hand of its side; whoever knew of it there knows no more than that."""
    side = cards.OWNER[card]
    s.hands[side] &= ~(1 << card)
    s.known[1 - side] &= ~(1 << card)
    s.reveal(s.player[side])


def put_away(s: PathsState, card: int, event: bool) -> None:
    """9.5.1.2: a played card goes to the discards; one marked with an asterisk, played as an event, leaves the game."""
    side = cards.OWNER[card]
    s.kept[side] &= ~(1 << card)
    if event and cards.LEAVES[card]:
        s.removed[side] |= 1 << card
    else:
        s.piles[side] |= 1 << card
