"""Words for tests of any game: play acts by their text, see who is asked and what is offered."""

from __future__ import annotations

from typing import TypeVar

from grognard.core.chance import CHANCE
from grognard.core.game import find
from grognard.core.refusals import Refusal
from grognard.core.state import State
from tests.texts import said, told

S = TypeVar("S", bound=State)


def asked(s: State) -> list[str]:
    """The names of the seats that must decide now ('chance' for a draw)."""
    return s.waiting_for()


def offered(s: State, verb: str = "") -> list[str]:
    """The texts of all acts on offer; with a verb, only its targets ('go' -> city names), sorted."""
    texts = [s.space.text(act) for ask in s.asks() for act in ask.acts]
    if not verb:
        return sorted(texts)
    return sorted(text.partition(" ")[2] for text in texts if text.split(" ")[0] == verb)


def do(s: S, *texts: str) -> S:
    """Play these acts in turn, each for the seat that is offered it. An act that nobody is offered is an error."""
    for text in texts:
        act = s.space.parse(text)
        for ask in s.asks():
            if act in ask.acts:
                s.apply(ask.seat, act)
                break
        else:
            raise AssertionError(f"{text!r} is not offered; {asked(s)} may {offered(s)[:40]}")
    return s


def deal_on(s: S) -> S:
    """Let chance take the first of its options until somebody else is asked."""
    while s.asks() and s.asks()[0].seat == CHANCE:
        s.apply(CHANCE, s.asks()[0].acts[0])
    return s


def refused(s: State, text: str, seat: str = "") -> Refusal:
    """The refusal of this act for the seat that is asked (or the one named); it is an error if it is allowed."""
    number = s.agreed().seats.index(seat) if seat else s.asks()[0].seat
    refusal = s.why(number, s.space.parse(text))
    assert refusal is not None, f"{text!r} is allowed"
    assert refusal.rule
    assert said(find(s.agreed().game), refusal)
    return refusal


def left_undone(s: State, text: str) -> dict[str, str]:
    """What this act of whoever is asked would leave undone or lose: by kind, in words."""
    seat = s.asks()[0].seat
    return {said.key: told(find(s.agreed().game), said) for said in s.leaves(seat, s.space.parse(text))}


def winners(s: State) -> list[str] | None:
    """The seats that have won, or None while the game goes on."""
    result = s.result()
    return None if result is None else [s.agreed().seats[seat] for seat in result.winners]
