"""Positions composed by hand, for study and for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grognard.core.acts import Targets
from grognard.core.board import mask_of
from grognard.core.refusals import Problem
from grognard.core.scenarios import complete, scenario_named
from grognard.games.friedrich.board.state import DECLARED, DECLINED, ENDED, GONE, OFF, OPEN, FriedrichState
from grognard.games.friedrich.board.troops import book
from grognard.games.friedrich.facts import fate_lines, tables
from grognard.games.friedrich.setup import OPTIONS, SCENARIOS, make_setup
from grognard.games.friedrich.steps import sequence

_PHASES = {"draw": 0, "option": 1, "movement": 2, "recruit": 3, "combat": 4, "supply": 5}
_OFFENSIVE = {"open": OPEN, "declared": DECLARED, "declined": DECLINED, "ended": ENDED}


_PIECES = Targets("piece", tables.PIECES)
_NATIONS = Targets("nation", tables.NATIONS)
_CITIES = Targets("city", tables.CITIES)
_CARDS = Targets("card", tables.CARD_NAMES)
_FATES = Targets("fate", tables.FATE_NAMES)
_LINES = Targets("line of fate", [fate_lines.line_name(number) for number in range(fate_lines.LINES)])


def _set_of(targets: Targets, names: Sequence[str]) -> int:
    return mask_of([targets.number(name) for name in names])


def position(
    scenario: str = "four-players",
    options: Mapping[str, str] | None = None,
    turn: int = 1,
    nation: str = "Prussia",
    phase: str = "movement",
    pieces: Mapping[str, str] | None = None,
    troops: Mapping[str, int] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    held: Mapping[str, Sequence[str]] | None = None,
    marks: Sequence[str] = (),
    down: Sequence[str] = (),
    gone: Sequence[str] = (),
    out: Sequence[str] = (),
    drawn: Sequence[str] = (),
    effect: str = "",
    moved: Sequence[str] = (),
    victor: str = "",
    offensive: str = "open",
    aside: str | None = None,
    imperial: str = "",
    beaten: Sequence[str] = (),
    discards: Sequence[str] = (),
    decks: int = 1,
) -> FriedrichState:
    """A position with these pieces (None: those of the set-up) at the start of a phase, settled to its first decision.

    >>> s = position(nation="France", pieces={"Soubise": "Fritzlar"})
    >>> "go Kassel" in [s.space.text(act) for act in (s.apply(3, s.legal(3)[0]), s.legal(3))[1]]
    True
    """
    found = scenario_named("friedrich", SCENARIOS, scenario)
    setup = make_setup(found.name, complete("friedrich", OPTIONS, found.name, options or {}))
    s = FriedrichState(setup)
    s.clear()
    s.turn, s.nation = turn, _NATIONS.number(nation)
    _set_pieces(s, pieces, gone, troops or {})
    s.down = _set_of(_PIECES, down)
    s.out = _set_of(_NATIONS, out)
    for name, cities in (held or {}).items():
        s.held |= _set_of(_CITIES, cities)
        _NATIONS.number(name)
    s.marks = _set_of(_CITIES, marks)
    for name, cards in (hands or {}).items():
        s.hands[_NATIONS.number(name)] = _set_of(_CARDS, cards)
    s.drawn = [_FATES.number(name) for name in drawn]
    s.effect = _LINES.number(effect) if effect else -1
    s.victor = _PIECES.number(victor) if victor else -1
    s.offensive = _OFFENSIVE[offensive]
    s.aside = _CARDS.number(aside) if aside else -1
    if imperial:
        s.player[tables.IMPERIAL] = Targets("seat", found.seats).number(imperial)
    s.beaten = tables.HILDBURGHAUSEN in [_PIECES.number(name) for name in beaten]
    _set_pile(s, _set_of(_CARDS, discards), decks)
    _set_phase(s, phase)
    s.moved = _set_of(_PIECES, moved)
    s.settle()
    return s


def _set_pieces(
    s: FriedrichState, pieces: Mapping[str, str] | None, gone: Sequence[str], troops: Mapping[str, int]
) -> None:
    lost = [_PIECES.number(name) for name in gone]
    for piece, start in enumerate(tables.START):
        if piece in s.setup.absent or piece in lost:
            s.place(piece, GONE)
        elif pieces is None:
            s.place(piece, start)
        else:
            s.place(piece, OFF)
    for name, city in (pieces or {}).items():
        s.place(_PIECES.number(name), _CITIES.number(city))
    for nation in range(len(tables.NATIONS)):
        for place in s.cities_of(nation):
            book(s, place, len(s.stack_at(place)), -1)
    for name, number in troops.items():
        book(s, s.where[_PIECES.number(name)], number, -1)


def _set_pile(s: FriedrichState, discards: int, decks: int) -> None:
    s.opened = decks
    s.discards = discards
    taken = discards
    for hand in s.hands:
        taken |= hand
    if s.aside >= 0:
        taken |= 1 << s.aside
    deck = tables.DECK_OF[decks - 1]
    s.pile = [card for card in range(tables.CARDS) if (deck & ~taken) >> card & 1]


def _set_phase(s: FriedrichState, phase: str) -> None:
    nations = s.setup.nations
    if phase == "end":
        s.push(sequence.Turn(0))
        s.push(sequence.EndOfTurn(0))
    elif phase in _PHASES:
        s.push(sequence.Turn(nations.index(s.nation) + 1))
        s.push(sequence.Stage(s.nation, _PHASES[phase]))
    else:
        raise Problem("no-such-phase", name=phase, names=[*_PHASES, "end"])
