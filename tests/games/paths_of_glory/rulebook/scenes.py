"""Words for the tests of this folder: fights, events, and where cards and points are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.paths_of_glory.board.state import PathsState
from tests.games.paths_of_glory.vocabulary import GAME, asked, card, do, done, draw_on, offered, position

# A card of 4 OPS that each side plays for operations in a fight, unless a test says otherwise.
OPS = {"AP": "AP2", "CP": "CP12"}
OTHER = {"AP": "CP", "CP": "AP"}


def started(scenario: str, options: Mapping[str, str] | None = None) -> PathsState:
    """A game from its set-up."""
    s = GAME.start(scenario, dict(options or {}))
    assert isinstance(s, PathsState)
    return s


def vp(s: PathsState) -> int:
    return int(s.view()["points"])


def status(s: PathsState) -> tuple[int, int]:
    """The War Status of AP and of CP."""
    allied, central = s.view()["status"]
    return int(allied), int(central)


def points_of(s: PathsState, kind: str) -> int:
    """Recorded replacement points."""
    return int(s.view()["replacements"][kind])


def pile(s: PathsState, side: str, name: str) -> list[str]:
    """The codes in a public pile of a side: 'discards', 'removed', 'kept' (face up)."""
    (cards,) = [row for row in s.view()["cards"] if row["side"] == side]
    return [f"AP{number + 1}" if number < 65 else f"CP{number - 64}" for number in cards[name]]


def event(s: PathsState, code: str) -> PathsState:
    return do(s, f"event {card(code)}")


def may_event(s: PathsState, code: str) -> bool:
    return f"event {card(code)}" in offered(s)


def operate(s: PathsState, code: str, *acts: str) -> PathsState:
    """Play a card for operations and go on with these acts."""
    return do(s, f"operations {card(code)}", *acts)


def marked(s: PathsState) -> PathsState:
    """End the marking of spaces, if it has not ended by itself."""
    if any(text.startswith(("move ", "attack ")) for text in offered(s)):
        do(s, "done")
    return s


def strike(s: PathsState, target: str, *units: str) -> PathsState:
    """Declare an attack with these units, or with everybody who may."""
    do(s, f"strike {target}")
    if units:
        for unit in units:
            if offered(s, "with"):
                do(s, f"with {unit}")
        if offered(s, "with"):
            do(s, "done")
    while offered(s, "with"):
        do(s, f"with {offered(s, 'with')[0]}")
    return s


def declared(
    side: str,
    attackers: Mapping[str, str],
    target: str,
    defenders: str,
    hands: Mapping[str, str] | None = None,
    units: Mapping[str, str] | None = None,
    ops: str = "",
    **more: Any,
) -> PathsState:
    """A position in which a side has just declared an attack by all of these units on a space."""
    cards = dict(hands or {})
    ops = ops or OPS[side]
    if ops not in cards.get(side, "").split():
        cards[side] = f"{ops} {cards.get(side, '')}"
    there = {**attackers, **(units or {})}
    if defenders:
        there[target] = defenders
    s = position(side=side, units=there, hands=cards, **more)
    operate(s, ops, *[f"attack {space}" for space in attackers])
    return strike(marked(s), target)


def side_of(s: PathsState, side: str) -> dict[str, Any]:
    """What the combat shows of a side."""
    (found,) = [row for row in s.view()["combat"]["sides"] if row["side"] == side]
    assert isinstance(found, dict)
    return found


def drm(s: PathsState, side: str) -> int:
    """The sum of the modifiers of a side in the combat."""
    return sum(int(row["by"]) for row in side_of(s, side)["drms"])


def loss(s: PathsState, side: str) -> int | None:
    """The Loss Number that a side has inflicted."""
    found = side_of(s, side)["loss"]
    return None if found is None else int(found)


def _windows(s: PathsState, verb: str) -> list[str]:
    """The codes of the cards that are offered with a verb now or in the windows that follow, if everybody passes."""
    s = s.copy()
    found: set[str] = set()
    while True:
        found |= {text.split()[-1] for text in offered(s, verb)}
        if "pass" not in offered(s):
            return sorted(found)
        do(s, "pass")


def plays(s: PathsState) -> list[str]:
    """The codes of the cards that may be played from a hand before the next die."""
    return _windows(s, "play")


def uses(s: PathsState) -> list[str]:
    """The codes of the face-up cards or events that may be used before the next die."""
    return _windows(s, "use")


def reach(s: PathsState, act: str) -> PathsState:
    """Pass until this act is offered."""
    while act not in offered(s) and "pass" in offered(s):
        do(s, "pass")
    return s


def play(s: PathsState, code: str) -> PathsState:
    """Play a card of the hand in its window, passing those before."""
    act = f"play {card(code)}"
    return do(reach(s, act), act)


def use(s: PathsState, code: str) -> PathsState:
    """Use a face-up card or an event in its window, passing those before."""
    act = f"use {card(code)}"
    return do(reach(s, act), act)


def pins(s: PathsState) -> list[str]:
    """The spaces that may be the pinning one of a flank attempt; the windows before are passed."""
    s = s.copy()
    while "pass" in offered(s) and not offered(s, "pin"):
        do(s, "pass")
    return offered(s, "pin")


def fought(s: PathsState, *dice: int) -> PathsState:
    """Pass all card windows, roll these dice, and end the combat by the first choices: yield ground, no advance."""
    rest = list(dice)
    while s.view()["combat"] is not None:
        acts = offered(s)
        if "pass" in acts:
            do(s, "pass")
        elif "roll 1" in acts:
            do(s, f"roll {rest.pop(0)}")
        elif "yield" in acts:
            do(s, "yield")
        elif "done" in acts:
            do(s, "done")
        else:
            do(s, acts[0])
    assert not rest, f"dice left over: {rest}"
    return s


def idle(s: PathsState) -> PathsState:
    """The side that is asked for an action does nothing: the automatic operation, without marking a space."""
    do(s, "automatic-operation")
    return marked(s)


def next_turn(s: PathsState) -> PathsState:
    """From the last action of a turn on to the first of the Allies in the next one."""
    turn = s.view()["turn"]
    while s.view()["turn"] == turn or asked(s) == ["chance"]:
        draw_on(s) if asked(s) == ["chance"] else done(s)
    return idle(s)
