"""More words for the tests of this reading: operations, one combat, forts."""

from __future__ import annotations

from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts.tables import SPACE_OF
from tests.games.paths_of_glory.vocabulary import asked, card, choose, do, hand, offered, passing, roll

CARDS = {"AP": "AP54", "CP": "CP33"}  # both give five operations points
FIVE = {"AP": {"AP": CARDS["AP"]}, "CP": {"CP": CARDS["CP"]}}


def operate(s: PathsState, *markers: str) -> PathsState:
    """Play the one card in hand for operations and place the markers: operate(s, "move Metz", "attack Verdun")."""
    side = "AP" if asked(s) == ["Allied Powers"] else "CP"
    do(s, f"operations {card(hand(s, side)[0])}", *markers)
    if offered(s, "move") or offered(s, "attack"):
        do(s, "done")
    return s


def strike(s: PathsState, space: str, attackers: str) -> PathsState:
    """Attack a space with these units and pass all windows, up to the first die."""
    do(s, f"strike {space}")
    for name in attackers.split():
        if offered(s, "with"):
            choose(s, "with", name)
    if offered(s, "with"):
        do(s, "done")
    return passing(s)


def fight(s: PathsState, space: str, attackers: str, attack: int, defence: int) -> PathsState:
    """One combat without cards and flanks: the dice of the attacker and of the defender."""
    strike(s, space, attackers)
    return roll(s, attack, defence)


def walk(s: PathsState, piece: str, *spaces: str) -> PathsState:
    """Move one unit through these spaces and let it halt there."""
    do(s, f"take {piece}")
    for space in spaces:
        do(s, f"go {space}")
    if "halt" in offered(s):
        do(s, "halt")
    return s


def stands(s: PathsState, space: str) -> bool:
    """Whether the fort of a space is intact."""
    return bool(s.forts >> SPACE_OF[space] & 1)


def blocked(s: PathsState, *texts: str) -> bool:
    """Whether the acts cannot all be played one after the other."""
    for text in texts:
        if text not in offered(s):
            return True
        do(s, text)
    return False
