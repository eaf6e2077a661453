"""Positions composed by hand, for study and for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grognard.core.acts import Targets
from grognard.core.board import bits
from grognard.core.refusals import Problem
from grognard.core.scenarios import complete, scenario_named
from grognard.games.quartermaster_1914.board import zones
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.library import DECK, KIND_MASK, KINDS
from grognard.games.quartermaster_1914.facts.tables import NATION_CODES, POWER_CODES, START, region
from grognard.games.quartermaster_1914.setup import OPTIONS, SCENARIOS, VERSION, make_setup
from grognard.games.quartermaster_1914.turn import sequence

STEPS = ["woe", "draft", "play", "attrition", "prepare", "draw", "end"]
_KINDS = Targets("card", KINDS)
Cards = Mapping[str, Sequence[str]]


def _power(code: str) -> int:
    if code not in POWER_CODES:
        raise Problem("no-such-power", name=code, names=POWER_CODES)
    return POWER_CODES.index(code)


def _deal(s: QuartermasterState, power: int, names: Sequence[str]) -> list[int]:
    """Take these cards out of the deck, as many copies as are named."""
    found: list[int] = []
    for name in names:
        kind = _KINDS.number(name)
        left = bits(s.decks[power] & KIND_MASK[kind])
        if not left:
            raise Problem("no-card-left", place=POWER_CODES[power], name=name)
        s.decks[power] &= ~(1 << left[0])
        found.append(left[0])
    return found


def position(
    scenario: str = "five-players",
    options: Mapping[str, str] | None = None,
    round: int = 1,
    power: str = "AHOT",
    step: str = "play",
    pieces: Mapping[str, str] | None = None,
    hands: Cards | None = None,
    prepared: Cards | None = None,
    status: Cards | None = None,
    discards: Cards | None = None,
    face_down: Cards | None = None,
    decks: Cards | None = None,
    bottoms: Cards | None = None,
    points: Sequence[int] = (0, 0),
    tokens: str = "",
    truce: bool = False,
    version: int = VERSION,
) -> QuartermasterState:
    """A position with these pieces (None: those of the set-up) at a step of a power's turn, up to its first decision.

    Cards that are not named stay in the deck; `decks` names what is left there instead, the rest is out of the game.

    >>> s = position(power="RU", pieces={"RU": "MOS"}, hands={"RU": ["Russian Build Army"]})
    >>> s.apply(1, s.space.parse("play Russian Build Army"))
    >>> s.space.text(s.legal(1)[0])
    'build Petrograd'
    """
    found = scenario_named("quartermaster-1914", SCENARIOS, scenario)
    setup = make_setup(found.name, complete("quartermaster-1914", OPTIONS, found.name, options or {}), version)
    s = QuartermasterState(setup)
    s.clear()
    s.round = round
    s.power = _power(power)
    if pieces is None:
        s.pieces = START[:]
    else:
        for code, spaces in pieces.items():
            s.pieces[NATION_CODES.index(code)] = region(spaces) if spaces else 0
    s.points = list(points)
    s.tokens = region(tokens) if tokens else 0
    s.truce = truce
    for code, names in (hands or {}).items():
        s.hands[_power(code)] = sum(1 << card for card in _deal(s, _power(code), names))
    for code, names in (prepared or {}).items():
        s.prepared[_power(code)] = sum(1 << card for card in _deal(s, _power(code), names))
    for code, names in (status or {}).items():
        s.status[_power(code)] = sum(1 << card for card in _deal(s, _power(code), names))
    for code, names in (discards or {}).items():
        s.piles[_power(code)] = _deal(s, _power(code), names)
    for code, names in (face_down or {}).items():
        s.buried[_power(code)] = sum(1 << card for card in _deal(s, _power(code), names))
    for code, names in (bottoms or {}).items():
        s.bottoms[_power(code)] = _deal(s, _power(code), names)
    for code, names in (decks or {}).items():
        s.decks[_power(code)] = sum(1 << card for card in _deal(s, _power(code), names))
    _check(s)
    s.push(sequence.Round(s.power + 1))
    if step not in STEPS:
        raise Problem("no-such-turn-step", name=step, names=STEPS)
    s.push(sequence.Turn(s.power, STEPS.index(step), -1))
    s.settle()
    return s


def _check(s: QuartermasterState) -> None:
    """No card is in two places."""
    for power, deck in enumerate(DECK):
        places = [s.hands[power], s.prepared[power], s.status[power], s.decks[power], s.buried[power]]
        places += [1 << card for card in [*s.piles[power], *s.bottoms[power]]]
        if sum(place.bit_count() for place in places) > deck.bit_count():
            raise Problem("one-card-two-places", place=POWER_CODES[power])
        for cards in places:
            if cards & ~deck:
                raise Problem("cards-of-others", place=POWER_CODES[power], cards=zones.copies(cards & ~deck))
