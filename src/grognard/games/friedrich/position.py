"""Positions composed by hand, for study and for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grognard.core.acts import Targets
from grognard.core.board import mask_of
from grognard.core.reasons import Problem
from grognard.games.friedrich import fate_lines, sequence, tables
from grognard.games.friedrich.game import Friedrich
from grognard.games.friedrich.setup import make_setup
from grognard.games.friedrich.state import DECLARED, DECLINED, ENDED, GONE, OFF, OPEN, FriedrichState
from grognard.games.friedrich.troops import book

_PHASES = {"draw": 0, "option": 1, "movement": 2, "recruit": 3, "combat": 4, "supply": 5}
_OFFENSIVE = {"open": OPEN, "declared": DECLARED, "declined": DECLINED, "ended": ENDED}


def _find(kind: str, names: list[str], name: str) -> int:
    number = Targets(kind, names).find(name)
    if number is None:
        raise Problem("no-such-target", kind=kind, name=name)
    return number


def _piece(name: str) -> int:
    return _find("piece", tables.PIECES, name)


def _nation(name: str) -> int:
    return _find("nation", tables.NATIONS, name)


def _cities(names: Sequence[str]) -> int:
    return mask_of([_find("city", tables.CITIES, name) for name in names])


def _cards(names: Sequence[str]) -> int:
    return mask_of([_find("card", tables.CARD_NAMES, name) for name in names])


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
    game = Friedrich()
    setup = make_setup(game.scenario(scenario).name, game.complete(scenario, options or {}))
    s = FriedrichState(setup)
    s.clear()
    s.turn, s.nation = turn, _nation(nation)
    _set_pieces(s, pieces, gone, troops or {})
    s.down = mask_of([_piece(name) for name in down])
    s.out = mask_of([_nation(name) for name in out])
    for name, cities in (held or {}).items():
        s.held |= _cities(cities)
        _nation(name)
    s.marks = _cities(marks)
    for name, cards in (hands or {}).items():
        s.hands[_nation(name)] = _cards(cards)
    s.drawn = [_find("card of fate", tables.FATE_NAMES, name) for name in drawn]
    lines = [fate_lines.line_name(number) for number in range(48)]
    s.effect = _find("line of fate", lines, effect) if effect else -1
    s.victor = _piece(victor) if victor else -1
    s.offensive = _OFFENSIVE[offensive]
    s.aside = _find("card", tables.CARD_NAMES, aside) if aside else -1
    if imperial:
        s.player[tables.IMPERIAL] = game.seat(scenario, imperial)
    s.beaten = tables.HILDBURGHAUSEN in [_piece(name) for name in beaten]
    _set_pile(s, _cards(discards), decks)
    _set_phase(s, phase)
    s.moved = mask_of([_piece(name) for name in moved])
    s.settle()
    return s


def _set_pieces(
    s: FriedrichState, pieces: Mapping[str, str] | None, gone: Sequence[str], troops: Mapping[str, int]
) -> None:
    lost = [_piece(name) for name in gone]
    for piece, start in enumerate(tables.START):
        if piece in s.setup.absent or piece in lost:
            s.place(piece, GONE)
        elif pieces is None:
            s.place(piece, start)
        else:
            s.place(piece, OFF)
    for name, city in (pieces or {}).items():
        s.place(_piece(name), _find("city", tables.CITIES, city))
    for nation in range(len(tables.NATIONS)):
        for place in s.cities_of(nation):
            book(s, place, len(s.stack_at(place)), -1)
    for name, number in troops.items():
        book(s, s.where[_piece(name)], number, -1)


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
