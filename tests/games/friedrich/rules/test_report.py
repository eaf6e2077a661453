"""A view as text."""

from __future__ import annotations

import pytest

from grognard.games.friedrich.board.state import FriedrichState
from grognard.texts.words import words
from tests import texts
from tests.games.friedrich.vocabulary import FRIEDRICH, do, position


def lines(s: FriedrichState, seat: str) -> list[str]:
    return [line.strip() for line in texts.lines(FRIEDRICH, FRIEDRICH.report(s.view(s.setup.seats.index(seat))))]


@pytest.mark.rule("friedrich", "12")
def test_objectives_of_first_and_second_order_are_told_apart() -> None:
    s = position(pieces={"Ehrensvärd": "Stralsund"}, held={"Sweden": ["Anklam", "Schwedt"]})
    found = lines(s, "Elisabeth")
    first = (
        "First-order objectives: 1 of 5 held (Anklam); still to be conquered: Cammin, Malchin, Greifenhagen and Stettin"
    )
    second = "Second-order objectives: 1 of 5 held (Schwedt); still to be conquered: Neuruppin, Pritzwalk, Prenzlau"
    assert first in found
    assert f"{second} and Angermünde" in found
    eased = position(pieces={"Ehrensvärd": "Stralsund"}, out=["Russia"], drawn=["Elisabeth"])
    assert not [line for line in lines(eased, "Elisabeth") if "Neuruppin" in line], "they have lost all meaning"


@pytest.mark.rule("friedrich", "6")
def test_one_card_and_one_troop() -> None:
    pieces = {"Heinrich": "Leipzig", "Hildburghausen": "Halle"}
    hands = {"Prussia": ["5C.1"], "Imperial Army": ["6H.1"]}
    found = lines(position(phase="combat", pieces=pieces, hands=hands), "Frederick")
    assert "Prussia (Frederick): 1 of 32 troops, 1 card." in found
    assert "Heinrich in Leipzig (Saxony, clubs): 1 troop" in found
    assert "Prussia, Heinrich in Leipzig (Saxony, clubs): 1 troop, score +0" in found


@pytest.mark.rule("friedrich", "6")
def test_troops_left_to_give_are_told_to_their_owner() -> None:
    s = FRIEDRICH.start("four-players")
    assert isinstance(s, FriedrichState)
    assert "Sweden (Elisabeth): 4 of 4 troops, 0 cards." in lines(s, "Frederick")
    before = "Prussia (Frederick): 32 of 32 troops, 0 cards. Left to allot: 32 troops."
    assert before in lines(s, "Frederick")
    s.apply(0, s.space.parse("troops 9"))
    assert "Prussia (Frederick): 32 of 32 troops, 0 cards. Left to allot: 23 troops." in lines(s, "Frederick")
    prompt = s.prompt(0)
    assert prompt is not None
    assert texts.read(words(FRIEDRICH).left(prompt) or []) == "Troops left to allot: 23 of 32"
    assert not [line for line in lines(s, "Elisabeth") if line.startswith("Prussia") and "Left to allot" in line]


@pytest.mark.rule("friedrich", "3")
def test_a_hand_names_its_cards() -> None:
    """Both for its owner and for a player that knows of some of them; not by their ids in records."""
    pieces = {"Heinrich": "Leipzig", "Hildburghausen": "Halle"}
    hands = {"Prussia": ["5C.1", "RA.1"], "Imperial Army": ["6H.1", "7H.1"]}
    s = position(phase="combat", pieces=pieces, troops={"Heinrich": 2, "Hildburghausen": 2}, hands=hands)
    assert "Hand: 5 of clubs and Reserve" in lines(s, "Frederick")
    do(s, "play 5C.1")
    assert "Played: 5 of clubs for 5 (Prussia). The Imperial Army has the right to play." in lines(s, "Frederick")
    for language, hand in (("en", "Hand: 6 of hearts and 7 of hearts"), ("it", "Mano: 6 di cuori e 7 di cuori")):
        said = words(FRIEDRICH, language)
        found = [said.line(saying).strip() for saying in FRIEDRICH.report(s.view(s.setup.seats.index("Maria Theresa")))]
        assert hand in found


@pytest.mark.rule("friedrich", "4")
def test_the_roads_of_a_city() -> None:
    pieces = {"Richelieu": "Koblenz", "Soubise": "Fritzlar", "Chevert": "Fritzlar"}
    s = position(pieces=pieces, nation="France", troops={"Soubise": 5})
    do(s, "move Soubise")
    for seat, troops in ((3, "5 troops"), (0, "troops unknown")):
        assert texts.lines(FRIEDRICH, FRIEDRICH.roads(s.view(seat), "Kassel")) == [
            "Kassel (Hanover, diamonds, first-order objective of France)",
            f"  main road: Fritzlar (Hanover, diamonds): Soubise + Chevert, {troops}",
            "  main road: Münden (Hanover, spades)",
            "  road: Bebra (Hanover, diamonds)",
            "  road: Hofgeismar (Hanover, spades)",
        ]
