"""1: who plays what, and who fights whom."""

from __future__ import annotations

import pytest

from grognard import find
from tests.games.friedrich.vocabulary import asked, offered, position


@pytest.mark.rule("friedrich", "1")
@pytest.mark.parametrize(
    ("scenario", "nations"),
    [
        ("four-players", [["Prussia", "Hanover"], ["Russia", "Sweden"], ["Austria", "Imperial Army"], ["France"]]),
        ("three-players", [["Prussia", "Hanover"], ["Russia", "Sweden", "France"], ["Austria", "Imperial Army"]]),
    ],
)
def test_the_seven_nations_are_divided_among_the_players(scenario: str, nations: list[list[str]]) -> None:
    view = find("friedrich").start(scenario).view()
    seats = view["seats"]
    assert [[n["name"] for n in view["nations"] if n["player"] == seat] for seat in seats] == nations


@pytest.mark.rule("friedrich", "1")
def test_attackers_never_attack_each_other() -> None:
    neighbours = {"Soubise": "Kassel", "Hildburghausen": "Fritzlar"}
    s = position(nation="France", phase="combat", pieces=neighbours, troops={"Soubise": 8})
    assert "attack Hildburghausen" not in offered(s)
    assert s.view()["step"]["name"] != "Battle"
    hostile = position(nation="France", phase="combat", pieces={"Soubise": "Kassel", "Cumberland": "Fritzlar"},
                       hands={"France": ["5D.1"]})  # fmt: skip
    assert hostile.view()["step"]["name"] == "Battle"
    assert asked(hostile) == ["Pompadour"]
