"""The Clock of Fate (11): when a card is drawn, which line is read, how long it holds."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts import tables
from tests.games.friedrich.clock import FULL, REVISED, can_end, end_of_turn_6, start_of_turn_7, turn_up, wait_for
from tests.games.friedrich.vocabulary import asked, chance, do, hand, offered, position, troops, where

NEXT_TURN = [
    ("2", "clubs"), ("2", "diamonds"), ("3", "clubs"), ("3", "hearts"), ("3", "diamonds"), ("4", "spades"),
    ("4", "diamonds"), ("5", "spades"), ("5", "hearts"), ("5", "diamonds"), ("7", "spades"), ("7", "hearts"),
    ("7", "diamonds"), ("8", "clubs"), ("9", "clubs"), ("10", "spades"), ("10", "hearts"), ("11", "spades"),
    ("11", "hearts"), ("12", "spades"),
]  # fmt: skip
"""The lines that hold during the following turn."""

LASTING = [
    pytest.param(number, suit, marks=pytest.mark.rule("friedrich", f"fate-{number}-{suit}"))
    for number, suit in NEXT_TURN  # each with its own mark
]

WITNESSES: dict[str, Any] = {
    "pieces": {
        "Laudon": "Olmütz",
        "Daun": "Brünn",
        "Friedrich": "Oschatz",
        "Heinrich": "Potsdam",
        "Prussian train 2": "Jüterbog",
    },
    "troops": {"Daun": 3},
}
"""Card 6 shows on this board at which suit it was read."""


def line_of_card_6(s: FriedrichState) -> str:
    """Turn card 6 up; the suit at which it is read."""
    chance(wait_for(s, "fate 6"), "fate 6")
    if "go Sternberg" in offered(s):
        return "spades"
    if "turn Friedrich" in offered(s):
        return "diamonds"
    return "clubs" if troops(s, "Daun") == 4 else "hearts"


def with_witnesses(pieces: dict[str, str], **board: Any) -> FriedrichState:
    board["troops"] = {**WITNESSES["troops"], **board.get("troops", {})}
    return position(turn=6, pieces={**WITNESSES["pieces"], **pieces}, **board)


FOUR_SUITS = {"four_suits": "on"}


# When a card is drawn


@pytest.mark.rule("friedrich", "11")
@pytest.mark.rule("friedrich", "R57")
def test_the_first_card_is_drawn_at_the_end_of_turn_6() -> None:
    pieces = {"Friedrich": "Berlin"}
    for turn in (1, 5):
        s = position(turn=turn, nation="France", phase="end", pieces=pieces)
        assert asked(s) == ["chance"]
        assert offered(s, "draw")
        assert not offered(s, "fate")
    for turn in (6, 7, 12):
        s = position(turn=turn, nation="France", phase="end", pieces=pieces)
        assert asked(s) == ["chance"]
        assert offered(s, "fate")
        assert not offered(s, "draw")


@pytest.mark.rule("friedrich", "11")
@pytest.mark.rule("friedrich", "R57")
def test_the_card_is_the_last_thing_of_a_turn() -> None:
    s = position(turn=6, nation="Imperial Army", phase="supply", pieces={"Soubise": "Koblenz"})
    assert not offered(s, "fate")
    wait_for(s, "move Soubise")
    do(s, "done")
    wait_for(s, "fate 1")
    chance(s, "fate 1")
    before = len(hand(s, "Prussia"))
    chance(s, offered(s)[0])
    assert len(hand(s, "Prussia")) == before + 1


@pytest.mark.rule("friedrich", "11")
@pytest.mark.rule("friedrich", "R86")
def test_all_18_cards_can_come_first() -> None:
    assert offered(end_of_turn_6(pieces={}), "fate") == sorted(tables.FATE_NAMES)


@pytest.mark.rule("friedrich", "R58")
def test_a_card_that_was_drawn_does_not_come_again() -> None:
    s = position(turn=8, nation="France", phase="end", pieces={}, drawn=["3", "Poems"])
    assert offered(s, "fate") == sorted(set(tables.FATE_NAMES) - {"3", "Poems"})
    chance(s, "fate 11")
    wait_for(s, "fate 1")
    assert offered(s, "fate") == sorted(set(tables.FATE_NAMES) - {"3", "11", "Poems"})


# Which line is read


@pytest.mark.rule("friedrich", "11")
@pytest.mark.rule("friedrich", "R60")
@pytest.mark.parametrize("city", ["Leipzig", "Halle", "Brandenburg"])
def test_the_basic_game_always_reads_spades(city: str) -> None:
    s = with_witnesses({"Heinrich": city}, nation="France", phase="end", victor="Heinrich")
    assert line_of_card_6(s) == "spades"


@pytest.mark.rule("friedrich", "13")
@pytest.mark.rule("friedrich", "R60")
@pytest.mark.parametrize(
    ("city", "suit"),
    [("Berlin", "spades"), ("Leipzig", "clubs"), ("Halle", "hearts"), ("Dresden", "diamonds")],
)
def test_the_advanced_game_reads_the_suit_of_the_last_victor(city: str, suit: str) -> None:
    s = with_witnesses(
        {"Heinrich": city},
        nation="France",
        phase="end",
        victor="Heinrich",
        options=FOUR_SUITS,
    )
    assert line_of_card_6(s) == suit


@pytest.mark.rule("friedrich", "R60")
def test_spades_are_read_before_the_first_victory() -> None:
    s = with_witnesses({"Heinrich": "Leipzig"}, nation="France", phase="end", options=FOUR_SUITS)
    assert line_of_card_6(s) == "spades"


@pytest.mark.rule("friedrich", "R60")
def test_spades_are_read_when_the_last_victor_is_off_the_map() -> None:
    s = with_witnesses({"Keith": "Leipzig"}, nation="France", phase="end", victor="Dohna", options=FOUR_SUITS)
    assert line_of_card_6(s) == "spades"


@pytest.mark.rule("friedrich", "R60")
def test_the_victor_counts_where_he_stands_when_the_card_is_drawn() -> None:
    s = with_witnesses({"Soubise": "Fritzlar"}, nation="France", victor="Soubise", options=FOUR_SUITS)
    do(s, "move Soubise", "go Warburg")
    assert line_of_card_6(s) == "hearts"


@pytest.mark.rule("friedrich", "R60")
@pytest.mark.rule("friedrich", "R61")
def test_the_commander_of_a_stack_that_beat_off_an_attack_is_the_victor() -> None:
    pieces = {"Heinrich": "Rotenburg", "Richelieu": "Achim", "Soubise": "Achim"}
    s = with_witnesses(pieces, phase="combat", troops={"Richelieu": 4}, options=FOUR_SUITS)
    assert where(s, "Heinrich") == "off"
    do(wait_for(s, "move Richelieu"), "move Richelieu", "leave Soubise", "go Rotenburg", "troops 2", "stop")
    assert line_of_card_6(s) == "diamonds"


@pytest.mark.rule("friedrich", "R61")
def test_an_attacker_who_wins_is_the_victor() -> None:
    pieces = {"Ferdinand": "Rotenburg", "Richelieu": "Achim"}
    s = with_witnesses(
        pieces,
        nation="France",
        phase="combat",
        troops={"Richelieu": 4},
        victor="Heinrich",
        options=FOUR_SUITS,
    )
    assert where(s, "Ferdinand") == "off"
    assert line_of_card_6(s) == "clubs"


@pytest.mark.rule("friedrich", "R61")
def test_a_tie_makes_no_victor() -> None:
    pieces = {"Ferdinand": "Rotenburg", "Richelieu": "Achim"}
    s = with_witnesses(pieces, nation="France", phase="combat", victor="Friedrich", options=FOUR_SUITS)
    assert where(s, "Ferdinand") == "Rotenburg"
    assert line_of_card_6(s) == "diamonds"


# How long it holds


@pytest.mark.rule("friedrich", "R59")
@pytest.mark.parametrize(("card", "suit"), LASTING)
def test_a_line_for_the_next_turn_is_in_force_when_that_turn_begins(card: str, suit: str) -> None:
    s = turn_up(card, suit, **FULL)
    assert asked(s) == ["chance"]
    assert offered(s, "draw")
    assert s.dump() == start_of_turn_7(card, suit, effect=f"{card} {suit}", **FULL).dump()
    assert s.dump() != start_of_turn_7(card, suit, **FULL).dump()


@pytest.mark.rule("friedrich", "R59")
@pytest.mark.parametrize(("card", "suit"), LASTING)
def test_a_line_for_the_next_turn_ends_with_the_next_card(card: str, suit: str) -> None:
    board: dict[str, Any] = {"turn": 7, "nation": "France", "phase": "end", "drawn": [card], **FULL}
    s = chance(position(effect=f"{card} {suit}", **board), "fate 1")
    assert s.dump() == chance(position(**board), "fate 1").dump()


@pytest.mark.rule("friedrich", "11")
@pytest.mark.rule("friedrich", "R59")
@pytest.mark.rule("friedrich", "fate-5-spades")
def test_soubise_is_held_for_one_whole_turn_and_no_longer() -> None:
    pieces = {"Soubise": "Bebra", "Cumberland": "Northeim", "French train 1": "Fritzlar"}
    s = wait_for(turn_up("5", pieces=pieces, options=REVISED), "move Soubise")
    assert not can_end(s, "Soubise", "Göttingen")
    do(s, "done")
    chance(wait_for(s, "fate 1"), "fate 1")
    assert can_end(wait_for(s, "move Soubise"), "Soubise", "Göttingen")


@pytest.mark.rule("friedrich", "R59")
@pytest.mark.rule("friedrich", "fate-12-spades")
def test_daun_is_slow_for_one_turn() -> None:
    s = wait_for(turn_up("12", pieces={"Daun": "Brünn"}), "move Daun")
    assert not can_end(s, "Daun", "Sternberg")
    do(s, "done")
    chance(wait_for(s, "fate 1"), "fate 1")
    assert can_end(wait_for(s, "move Daun"), "Daun", "Sternberg")


# Lines about those who are not there


@pytest.mark.rule("friedrich", "R62")
@pytest.mark.parametrize(("card", "suit"), [("6", "spades"), ("8", "spades"), ("9", "spades")])
def test_a_line_without_a_target_is_void_and_no_other_line_is_read(card: str, suit: str) -> None:
    pieces = {"Ferdinand": "Stade", "Karl": "Melnik", "Daun": "Brünn"}
    s = turn_up(card, suit, pieces=pieces, troops={"Karl": 3})
    assert s.dump() == start_of_turn_7(card, suit, pieces=pieces, troops={"Karl": 3}).dump()


# Who decides


@pytest.mark.rule("friedrich", "R63")
@pytest.mark.parametrize(
    ("card", "suit", "seat"),
    [
        ("1", "clubs", "Elisabeth"),
        ("1", "hearts", "Maria Theresa"),
        ("4", "hearts", "Pompadour"),
        ("6", "spades", "Maria Theresa"),
        ("6", "diamonds", "Maria Theresa"),
        ("8", "spades", "Frederick"),
        ("9", "diamonds", "Frederick"),
        ("10", "clubs", "Frederick"),
        ("11", "clubs", "Frederick"),
        ("12", "hearts", "Frederick"),
    ],
)
def test_the_player_of_the_nation_concerned_decides(card: str, suit: str, seat: str) -> None:
    assert asked(turn_up(card, suit, beaten=["Hildburghausen"], **FULL)) == [seat]


@pytest.mark.rule("friedrich", "R63")
@pytest.mark.parametrize(
    ("card", "suit"),
    [
        ("1", "hearts"),
        ("4", "hearts"),
        ("6", "spades"),
        ("6", "diamonds"),
        ("9", "diamonds"),
        ("12", "hearts"),
    ],
)
def test_what_a_player_may_do_he_may_decline(card: str, suit: str) -> None:
    s = do(turn_up(card, suit, beaten=["Hildburghausen"], **FULL), "decline")
    assert s.dump() == start_of_turn_7(card, suit, **FULL).dump()


@pytest.mark.rule("friedrich", "R63")
@pytest.mark.parametrize(
    ("card", "suit"),
    [("1", "clubs"), ("8", "spades"), ("10", "clubs"), ("11", "clubs")],
)
def test_what_must_happen_cannot_be_declined(card: str, suit: str) -> None:
    assert "decline" not in offered(turn_up(card, suit, **FULL))
