"""What cannot be in a position is found, line by line; what comes of play has no flaws."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.cards.revenue import Spending
from grognard.games.quartermaster_1914.facts.library import card
from grognard.games.quartermaster_1914.facts.tables import AH, BRITAIN, DE, FR, GERMANY, RUSSIA, UK, region
from grognard.games.quartermaster_1914.game import Quartermaster1914
from tests.games.quartermaster_1914.vocabulary import do, play, position

GAME = "quartermaster-1914"
LANDWEHR, JUTLAND, RASPUTIN = card("Landwehr"), card("Jutland"), card("Rasputin")


def sound() -> QuartermasterState:
    """In the middle of a battle; Germany knows a prepared card of Britain, and all a card of France."""
    s = play("German Land Battle", "DE", ["Landwehr"], pieces={"DE": "BER WGE BEL", "FR": "PAR PIC", "UK": "BRI NAO"},
             prepared={"FRIT": ["Marne"], "UKUS": ["Cambrai"]}, face_down={"RU": ["Rasputin"]},
             status={"DE": ["Mustard Gas"]})  # fmt: skip
    do(s, "battle Picardy", "pass")
    s.known[2] |= s.prepared[BRITAIN]
    s.shown |= s.prepared[3]
    return s


def test_a_sound_position_has_no_flaws() -> None:
    assert sound().flaws() == []
    assert Quartermaster1914().start("two-players").flaws() == []
    assert position().flaws() == []


def lose(s: QuartermasterState) -> None:
    s.hands[GERMANY] &= ~(1 << LANDWEHR)


def double(s: QuartermasterState) -> None:
    s.prepared[GERMANY] |= 1 << LANDWEHR


def double_in_a_pile(s: QuartermasterState) -> None:
    s.piles[GERMANY] = [*s.piles[GERMANY], LANDWEHR]


def double_under_a_deck(s: QuartermasterState) -> None:
    s.bottoms[RUSSIA] = [RASPUTIN]


def stray(s: QuartermasterState) -> None:
    s.decks[GERMANY] |= 1 << RASPUTIN


def no_status(s: QuartermasterState) -> None:
    s.decks[GERMANY] &= ~(1 << JUTLAND)
    s.status[GERMANY] |= 1 << JUTLAND


def taken_twice(s: QuartermasterState) -> None:
    s.stack.insert(0, Spending([card("American Build Army 1")], 0))


def known_in_a_deck(s: QuartermasterState) -> None:
    s.shown |= 1 << JUTLAND


def known_in_a_pile(s: QuartermasterState) -> None:
    s.shown |= 1 << s.piles[GERMANY][0]


def known_in_play(s: QuartermasterState) -> None:
    s.shown |= 1 << card("Mustard Gas")


def looked_into_a_deck(s: QuartermasterState) -> None:
    s.known[0] |= 1 << JUTLAND


def looked_at_its_own(s: QuartermasterState) -> None:
    s.known[2] |= 1 << LANDWEHR


def too_many(s: QuartermasterState) -> None:
    s.pieces[AH] = region("ADR EAS")


def too_many_armies(s: QuartermasterState) -> None:
    s.pieces[UK] = region("BRI IRE CAN USA GRE BUL")


def enemies(s: QuartermasterState) -> None:
    s.pieces[FR] |= s.pieces[DE] & region("BEL")


def less_than_nothing(s: QuartermasterState) -> None:
    s.points = [0, -1]


def no_round(s: QuartermasterState) -> None:
    s.round = 18


def forgotten_battle(s: QuartermasterState) -> None:
    s.battles += 1


@pytest.mark.parametrize(
    ("flaw", "line"),
    [
        (lose, "Germany: in no place: Landwehr"),
        (double, "Germany: in two places: Landwehr"),
        (double_in_a_pile, "Germany: in two places: Landwehr"),
        (double_under_a_deck, "Russia: in two places: Rasputin"),
        (stray, "Germany: where they do not belong: Rasputin"),
        (no_status, "Jutland is no Status card"),
        (taken_twice, "Britain: in two places: American Build Army 1"),
        (known_in_a_deck, "all know where Jutland is, but they cannot"),
        (known_in_a_pile, "all know where German Land Battle 1 is, but they cannot"),
        (known_in_play, "all know where Mustard Gas is, but they cannot"),
        (looked_into_a_deck, "seat 0 knows where Jutland is, but it cannot"),
        (looked_at_its_own, "seat 2 has looked at its own Landwehr"),
        (too_many, "Austria-Hungary has 0 armies and 2 navies on the board"),
        (too_many_armies, "United Kingdom has 6 armies and 0 navies on the board"),
        (enemies, "enemies share Belgium"),
        (less_than_nothing, "a coalition has less than no points: [0, -1]"),
        (no_round, "there is no round 18"),
        (forgotten_battle, "battles in progress: 1, counted: 2"),
    ],
)
def test_every_flaw_is_named(flaw: Callable[[QuartermasterState], None], line: str) -> None:
    s = sound()
    flaw(s)
    assert line in s.flaws()


@pytest.mark.rule(GAME, "R36")
def test_cards_on_their_way_are_somewhere() -> None:
    s = play("War Revenue Act", "UKUS", pieces={"US": "USA"}, discards={"UKUS": ["American Build Army", "Cambrai"]})
    do(s, "recover American Build Army")
    assert s.flaws() == []
    do(s, "pass")
    assert (type(s.stack[-1]), s.flaws()) == (Spending, [])
