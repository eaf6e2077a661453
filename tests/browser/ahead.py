"""Where a test begins: a position composed by hand, or a match played ahead in this process.

Deals are numbered, so that a test always meets the same one: the first in which its point comes.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Mapping
from typing import Any

from grognard import Match, find
from grognard.bench.client import pick
from grognard.core.chance import SECRET_BYTES
from grognard.core.state import State
from grognard.table.matches.matches import number_of
from grognard.table.rendering import positions
from grognard.table.rendering.choices import offers

Decide = Callable[[Any], tuple[str, int | None]]

DEALS = 200
MOST_ACTS = 5000


def secret(deal: int = 0) -> bytes:
    return hashlib.blake2b(f"deal {deal}".encode(), digest_size=SECRET_BYTES).digest()


def composed(game: str, scenario: str, state: State, options: Mapping[str, str] | None = None, deal: int = 0) -> Match:
    """A match that begins with a position composed by hand, with the dice and draws of this deal."""
    match = Match(find(game), scenario, options, secret=secret(deal))
    match.resume(state, [], [], [])
    match.roll()
    return match


def look(match: Match) -> dict[str, Any]:
    """What the service would tell whoever holds all seats, as far as decisions go."""
    state = match.state
    seat = positions.viewpoint_of(state, list(range(len(match.seats))))
    return {
        "seat": seat,
        "choices": offers(state, seat),
        "result": state.result(),
        "view": state.view(seat),
    }


def go_on(match: Match, decide: Decide, found: Callable[[Any], bool]) -> bool:
    """Play until the position is as wanted; False if the game ends before."""
    for _ in range(MOST_ACTS):
        position = look(match)
        if found(position):
            return True
        if position["result"] is not None:
            break
        verb, target = decide(position)
        match.play(position["seat"], number_of(match.game, verb, target))
    return False


def ahead(
    game: str,
    scenario: str,
    decider: Callable[[], Decide],
    found: Callable[[Any], bool],
    options: Mapping[str, str] | None = None,
) -> Match:
    """The match of the first deal that comes to a position as wanted, and stands there.

    A decider is made for each deal, and decides for all seats.
    """
    for deal in range(DEALS):
        match = Match(find(game), scenario, options, secret=secret(deal))
        if go_on(match, decider(), found):
            return match
    raise AssertionError(f"no deal in {DEALS} comes to such a position")


def dealt(lay: Callable[[int], Match], decider: Callable[[], Decide], *found: Callable[[Any], bool]) -> Match:
    """The first deal in which play comes to all these positions, one after the other; the match stands at its begin."""
    for deal in range(DEALS):
        match, decide = lay(deal), decider()
        if all(go_on(match, decide, one) for one in found):
            return lay(deal)
    raise AssertionError(f"no deal in {DEALS} comes to such a position")


def scripted(*wishes: tuple[str, int | None]) -> Decide:
    """Do what comes first of these, each once, where it is on offer; else what ends a step, or what comes first."""
    left = list(wishes)

    def decide(position: Any) -> tuple[str, int | None]:
        choices = position["choices"]
        offered = {choice["verb"]: choice["targets"] for choice in choices}
        for verb, target in left:
            if verb in offered and (target is None or target in offered[verb]):
                left.remove((verb, target))
                return verb, target
        choice = next((choice for choice in choices if choice["ends"]), choices[0])
        return choice["verb"], next(iter(choice["targets"]), None)

    return decide


def at_random(rng: random.Random) -> Decide:
    """Anything; what only ends a step is left for when there is nothing else, mostly."""

    def decide(position: Any) -> tuple[str, int | None]:
        choices = [choice for choice in position["choices"] if not choice["ends"]]
        return pick(choices if choices and rng.random() < 0.8 else position["choices"], rng)

    return decide


def played_out(game: str, scenario: str, found: Callable[[State], bool]) -> Match:
    """The match of the first deal that ends as wanted by random play."""
    for deal in range(DEALS):
        match = Match(find(game), scenario, secret=secret(deal))
        rng = random.Random(deal)
        while not match.state.over():
            ask = match.state.asks()[0]
            match.play(ask.seat, rng.choice(ask.acts))
        if found(match.state):
            return match
    raise AssertionError(f"no deal in {DEALS} ends so")


def after(acts: int) -> Callable[[Any], bool]:
    """A position after so many decisions."""
    left = iter(range(acts))
    return lambda position: next(left, None) is None
