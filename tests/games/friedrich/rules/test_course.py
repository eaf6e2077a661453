"""The numbers that tell the course of a war."""

from __future__ import annotations

import pytest

from grognard.games.friedrich.facts import tables
from tests.games.friedrich.vocabulary import FRIEDRICH, position


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "6")
def test_objectives_troops_and_cards_of_each_nation() -> None:
    france = tables.NATIONS.index("France")
    goal = tables.CITIES[tables.OBJECTIVES[france][0]]
    s = position(
        pieces={"Friedrich": "Berlin", "Soubise": "Koblenz"},
        troops={"Friedrich": 7, "Soubise": 3},
        held={"France": [goal]},
        hands={"Prussia": ["7S.1", "8S.1"]},
    )
    series = {each.name: each for each in FRIEDRICH.series(s)}
    measures = FRIEDRICH.measures(s)
    assert list(series) == list(measures) == ["objectives", "troops", "cards"]

    def of(name: str, nation: str) -> int:
        return measures[name][series[name].bearers.index(tables.NATIONS.index(nation))]

    assert of("objectives", "France") == 1
    assert sum(measures["objectives"]) == 1
    assert (of("troops", "Prussia"), of("troops", "France"), of("troops", "Russia")) == (7, 3, 0)
    assert of("cards", "Prussia") == 2


@pytest.mark.rule("friedrich", "13")
def test_prussia_seeks_objectives_in_the_austrian_theatre_only() -> None:
    def seekers(scenario: str) -> list[str]:
        return [tables.NATIONS[nation] for nation in FRIEDRICH.series(FRIEDRICH.start(scenario))[0].bearers]

    assert "Prussia" not in seekers("four-players")
    assert "Prussia" in seekers("austrian-theatre")


@pytest.mark.rule("friedrich", "11")
def test_the_imperial_army_is_led_by_who_leads_it_now() -> None:
    troops = FRIEDRICH.series(position(imperial="Pompadour"))[1]
    imperial = troops.bearers.index(tables.IMPERIAL)
    assert FRIEDRICH.seat_names("four-players")[troops.seats[imperial][0]] == "Pompadour"
