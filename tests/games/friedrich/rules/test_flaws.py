"""Positions that cannot be are named, one line for each flaw."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from grognard.conformance import Broken, check_flaws
from grognard.core.chance import PUBLIC
from grognard.core.game import find
from grognard.games.friedrich.board.state import GONE, OFF, FriedrichState
from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.steps import cards, fate_choices, recruit
from tests.games.friedrich.clock import turn_up
from tests.games.friedrich.vocabulary import do, position

BOARD: dict[str, Any] = {
    "nation": "France",
    "pieces": {
        "Friedrich": "Oschatz", "Heinrich": "Oschatz", "Dohna": "Berlin", "Saltikov": "Bydgoszcz", "Daun": "Brünn",
        "Karl": "Olmütz", "Richelieu": "Fulda", "French train 1": "Koblenz", "Austrian train 1": "Tabor",
    },
    "troops": {"Friedrich": 6, "Dohna": 3, "Saltikov": 4, "Daun": 5, "Karl": 2, "Richelieu": 7},
    "hands": {"Prussia": ["5S.1"], "Austria": ["6S.1", "7H.1"], "Imperial Army": ["8H.1"], "France": ["9D.1"]},
    "out": ["Sweden"],
    "gone": ["Ehrensvärd", "Swedish train"],
    "held": {"France": ["Kassel"]},
    "discards": ["2C.1", "3C.1"],
}  # fmt: skip


def board() -> FriedrichState:
    return position(**BOARD)


def piece(name: str) -> int:
    return tables.PIECES.index(name)


def card(name: str) -> int:
    return 1 << tables.CARD_NAMES.index(name)


def put(s: FriedrichState, name: str, city: str) -> None:
    s.place(piece(name), tables.city(city))


def test_a_position_that_can_be_has_no_flaws() -> None:
    assert board().flaws() == []
    assert find("friedrich").start("four-players").flaws() == []
    assert find("friedrich").start("austrian-theatre").flaws() == []


def off_with_troops(s: FriedrichState) -> None:
    s.troops[piece("Laudon")] = 3


def off_and_announced(s: FriedrichState) -> None:
    s.shown[piece("Laudon")] = 3


def off_and_face_down(s: FriedrichState) -> None:
    s.down |= 1 << piece("Laudon")


def train_beside_a_general(s: FriedrichState) -> None:
    s.where[piece("French train 2")] = tables.city("Fulda")


def bare(s: FriedrichState, city: str) -> None:
    """Nobody is on top there any more."""
    c = tables.city(city)
    s.top = s.top[:c] + b"\x00" + s.top[c + 1 :]


def allies_in_one_city(s: FriedrichState) -> None:
    s.where[piece("Karl")] = tables.city("Bydgoszcz")
    s.sides[0] &= ~(1 << tables.city("Olmütz"))
    bare(s, "Olmütz")


def wrong_top(s: FriedrichState) -> None:
    bare(s, "Fulda")


def wrong_side(s: FriedrichState) -> None:
    s.sides = [s.sides[1], s.sides[0]]


def absent_piece(s: FriedrichState) -> None:
    s.setup.absent = [piece("Dohna")]


def conquered_village(s: FriedrichState) -> None:
    s.held |= 1 << tables.city("Fulda")


def marked_village(s: FriedrichState) -> None:
    s.marks |= 1 << tables.city("Fulda")


def four_in_a_city(s: FriedrichState) -> None:
    for name in ("Dohna", "Keith"):
        s.troops[piece(name)] = 0
        put(s, name, "Oschatz")


def too_few(s: FriedrichState) -> None:
    s.troops[piece("Friedrich")] = 1


def too_many(s: FriedrichState) -> None:
    s.troops[piece("Dohna")] = 9


def false_announcement(s: FriedrichState) -> None:
    s.shown[piece("Daun")] = 6


def troops_of_a_follower(s: FriedrichState) -> None:
    s.troops[piece("Heinrich")] = 1


def announced_follower(s: FriedrichState) -> None:
    s.shown[piece("Heinrich")] = 1


def half_a_stack_face_down(s: FriedrichState) -> None:
    s.down |= 1 << piece("Heinrich")


def above_the_ceiling(s: FriedrichState) -> None:
    put(s, "Laudon", "Melnik")
    put(s, "Browne", "Kolin")
    for name in ("Laudon", "Browne", "Daun", "Karl"):
        s.troops[piece(name)] = 8


def pieces_of_a_nation_that_left(s: FriedrichState) -> None:
    s.place(piece("Swedish train"), OFF)


def cards_of_a_nation_that_left(s: FriedrichState) -> None:
    s.hands[tables.SWEDEN] = card("9D.1")
    s.hands[tables.FRANCE] = 0


def card_in_two_hands(s: FriedrichState) -> None:
    s.hands[tables.RUSSIA] = card("5S.1")


def card_in_hand_and_pile(s: FriedrichState) -> None:
    s.pile = [*s.pile, tables.CARD_NAMES.index("5S.1")]


def card_in_hand_and_discards(s: FriedrichState) -> None:
    s.discards |= card("5S.1")


def card_in_hand_and_aside(s: FriedrichState) -> None:
    s.aside = tables.CARD_NAMES.index("5S.1")


def card_of_a_deck_that_is_not_open(s: FriedrichState) -> None:
    s.hands[tables.PRUSSIA] |= card("5S.2")


def card_twice_in_the_pile(s: FriedrichState) -> None:
    s.pile = [*s.pile, s.pile[0]]


def lost_card(s: FriedrichState) -> None:
    s.hands[tables.PRUSSIA] = 0


def buried_in_a_hand(s: FriedrichState) -> None:
    s.buried |= card("5S.1")


def own_card_known(s: FriedrichState) -> None:
    s.known[0] |= card("5S.1")


def open_discard_known(s: FriedrichState) -> None:
    s.known[1] |= card("2C.1")


def card_of_the_pile_known(s: FriedrichState) -> None:
    s.known[2] |= 1 << s.pile[0]


@pytest.mark.parametrize(
    ("spoil", "line"),
    [
        (off_with_troops, "Laudon is not on the map, but leads troops or lies face down"),
        (off_and_announced, "Laudon is not on the map, but leads troops or lies face down"),
        (off_and_face_down, "Laudon is not on the map, but leads troops or lies face down"),
        (train_beside_a_general, "Richelieu and French train 2 are both in Fulda"),
        (allies_in_one_city, "Saltikov and Karl are both in Bydgoszcz"),
        (wrong_top, "the wrong piece is on top in Fulda"),
        (wrong_side, "the cities of attackers and defenders are not where their pieces are"),
        (absent_piece, "Dohna has no part in this scenario"),
        (conquered_village, "a city is conquered or marked that is no objective"),
        (marked_village, "a city is conquered or marked that is no objective"),
        (four_in_a_city, "4 generals are in Oschatz"),
        (too_few, "Friedrich leads 1 troops with 2 generals"),
        (too_many, "Dohna leads 9 troops with 1 generals"),
        (false_announcement, "all know that Daun leads 6 troops, but there are 5"),
        (troops_of_a_follower, "the stack of Friedrich has troops that are not booked with its commander"),
        (announced_follower, "the stack of Friedrich has troops that are not booked with its commander"),
        (half_a_stack_face_down, "in the stack of Friedrich some are face down, and some are not"),
        (above_the_ceiling, "Austria has 32 troops of 30"),
        (pieces_of_a_nation_that_left, "Sweden has left the war, but not with all its pieces and cards"),
        (cards_of_a_nation_that_left, "Sweden has left the war, but not with all its pieces and cards"),
        (card_in_two_hands, "in two places: 5S.1"),
        (card_in_hand_and_pile, "in two places: 5S.1"),
        (card_in_hand_and_discards, "in two places: 5S.1"),
        (card_in_hand_and_aside, "in two places: 5S.1"),
        (card_of_a_deck_that_is_not_open, "in two places: 5S.2"),
        (card_twice_in_the_pile, "in two places: 2S.1"),
        (lost_card, "in no place: 5S.1"),
        (buried_in_a_hand, "discarded unseen, but not among the discards: 5S.1"),
        (own_card_known, "Frederick claims to know cards that are not hidden: 5S.1"),
        (open_discard_known, "Elisabeth claims to know cards that are not hidden: 2C.1"),
        (card_of_the_pile_known, "Maria Theresa claims to know cards that are not hidden: 2S.1"),
    ],
)
def test_what_cannot_be_is_named(spoil: Callable[[FriedrichState], None], line: str) -> None:
    s = board()
    spoil(s)
    assert s.flaws() == [line]
    with pytest.raises(Broken, match="the position cannot be"):
        check_flaws(s)


def test_cards_that_a_step_holds_ready_must_be_in_the_hand() -> None:
    s = board()
    nine, ten = tables.CARD_NAMES.index("9D.1"), tables.CARD_NAMES.index("10D.1")
    wrong = "{} holds cards ready that it does not have"
    for step in (
        cards.Draw(tables.FRANCE, 1, False, [ten]),
        cards.FreshDiscard(tables.FRANCE, [nine, ten]),
        recruit.Recruiting(tables.FRANCE, 1, -1, -1, True, [ten], []),
    ):
        s.stack[-1] = step
        assert s.flaws() == [wrong.format("France")], step
    s.stack[-1] = fate_choices.Swap(ten)
    assert s.flaws() == [wrong.format("Austria")]
    s.stack[-1] = fate_choices.Swap(tables.CARD_NAMES.index("6S.1"))
    assert s.flaws() == []


def test_nobody_buys_more_than_he_can_pay() -> None:
    s = board()
    s.stack[-1] = recruit.Recruiting(tables.FRANCE, 1, -1, -1, False, [], [])
    assert s.flaws() == []
    s.stack[-1] = recruit.Recruiting(tables.FRANCE, 2, -1, -1, False, [], [])
    assert s.flaws() == ["France has bought more than it can pay"]


# What is imagined has no flaws either


@pytest.mark.rule("friedrich", "R47")
def test_who_has_bought_units_is_imagined_with_cards_that_pay_for_them() -> None:
    s = position(
        nation="Russia",
        phase="recruit",
        pieces={"Saltikov": "Bydgoszcz", "Apraxin": "Łomża"},
        troops={"Saltikov": 3, "Apraxin": 3},
        hands={"Russia": ["13S.1", "12S.1", "11S.1", "RA.1"], "Prussia": ["10S.1", "9S.1", "13H.1"]},
    )
    do(s, *["recruit Saltikov"] * 5, *["recruit Apraxin"] * 2)
    rng = random.Random(5)
    for state in (s.copy(), do(s.copy(), "done"), do(s.copy(), "done", "pay 13S.1")):
        for watcher in (PUBLIC, 0, 2, 3):
            for _ in range(20):
                guess = state.imagine(watcher, rng)
                assert guess.flaws() == []
                assert guess.legal(1), "the bill cannot be paid"
                assert guess.view(watcher) == state.view(watcher)
    assert len({state.imagine(0, rng).hash() for _ in range(20)}) == 20


@pytest.mark.rule("friedrich", "R64")
def test_a_nation_that_leaves_takes_everything_along() -> None:
    s = turn_up("Sweden", **{**BOARD, "out": [], "gone": [], "pieces": {**BOARD["pieces"], "Ehrensvärd": "Stralsund"}})
    assert s.flaws() == []
    assert s.where[piece("Ehrensvärd")] == GONE
