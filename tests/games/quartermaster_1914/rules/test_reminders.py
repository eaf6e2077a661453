"""What passing gives up."""

from __future__ import annotations

import pytest

from tests.games.quartermaster_1914.vocabulary import do, offered, play, position
from tests.vocabulary import left_undone

GAME = "quartermaster-1914"


@pytest.mark.rule(GAME, "9.2")
def test_a_turn_without_a_card_is_named() -> None:
    s = position(power="DE", hands={"DE": ["German Build Army", "German Build Navy"]})
    assert left_undone(s, "pass") == {
        "leaves-unplayed": "Germany plays no card this turn, although it has 2 cards in hand."
    }


@pytest.mark.rule(GAME, "9.2")
def test_who_has_no_card_to_play_is_told_nothing() -> None:
    s = position(power="DE", hands={"DE": []}, pieces={"DE": "BER"})
    assert "pass" in offered(s)
    assert "leaves-unplayed" not in left_undone(s, "pass")


@pytest.mark.rule(GAME, "9.5")
def test_cards_that_are_not_drawn_are_named() -> None:
    s = position(power="DE", hands={"DE": ["German Build Army"]})
    while not offered(s, "draw"):
        do(s, "pass")
    assert left_undone(s, "pass") == {
        "leaves-undrawn": "Germany draws no cards, although it has only 1 of a possible 7 in hand."
    }


@pytest.mark.rule(GAME, "9.4")
def test_who_prepares_nothing_gives_nothing_up() -> None:
    s = do(position(power="DE", hands={"DE": ["German Build Army"]}), "pass")
    while not offered(s, "prepare"):
        do(s, "pass")
    assert left_undone(s, "pass") == {}


@pytest.mark.rule(GAME, "9.2.2")
def test_a_piece_that_is_not_built_is_named() -> None:
    s = play("German Build Army", "DE", pieces={"DE": "BER"})
    assert left_undone(s, "pass") == {"leaves-unplaced": "Germany does not place an army, but the card is still spent."}


@pytest.mark.rule(GAME, "12.1")
def test_a_battle_that_is_not_fought_is_named() -> None:
    s = play("German Land Battle", "DE", pieces={"DE": "BER WGE", "FR": "BEL PAR"})
    assert left_undone(s, "pass") == {"leaves-unfought": "Germany does not battle, but the card is still spent."}


@pytest.mark.rule(GAME, "R38")
def test_a_card_that_could_be_kept_is_named() -> None:
    s = play("British Build Army", "UKUS", pieces={"UK": "BRI NAO ENG NTH"}, status={"UKUS": ["Commonwealth Support"]})
    do(s, "build Belgium")
    assert left_undone(s, "pass") == {"leaves-discarded": "British Build Army stays in the discard pile."}
