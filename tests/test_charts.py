"""The charts of the games: their links lead to sections of the rules, and their figures are those of the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard import find
from grognard.games.friedrich.facts import tables as friedrich
from grognard.games.friedrich.steps import cards as tactical_cards
from grognard.games.paths_of_glory.combat.battle import loss_number
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.seen import charts
from grognard.games.quartermaster_1914.facts import library
from tests.installed import INSTALLED

FACES = Path(__file__).parents[1] / "web" / "src" / "faces"
LINK = re.compile(r"""\brule(?:=|: )"([^"{}]+)"|\["[a-z-]+", "([A-Z]?\d[\d.]*)"\]|\brule: "([^"]+)" """.strip())


def sources(game: str) -> str:
    return "\n".join(
        path.read_text("utf-8") for path in (FACES / game / "charts").iterdir() if path.suffix in (".svelte", ".ts")
    )


@pytest.mark.parametrize("game", INSTALLED)
def test_every_link_to_the_rules_leads_to_a_section(game: str) -> None:
    sections = {rule.section for rule in find(game).rules()}
    found = {section for groups in LINK.findall(sources(game)) for section in groups if section}
    assert len(found) > 8
    assert found <= sections


def test_paths_of_glory_begins_with_the_points_of_its_chart() -> None:
    game = find("paths-of-glory")
    for scenario in game.scenarios.values():
        assert game.begin(scenario.name, {}).view(0)["points"] == charts.START


def test_the_cards_of_paths_of_glory_that_bring_units_nations_and_points() -> None:
    found = {card["code"]: card for card in find("paths-of-glory").layout()["cards"]}
    assert found["CP12"]["units"] == ["GE10", "GEc", "GEc"]
    assert {code: card["enters"] for code, card in found.items() if card["enters"]} == {
        "AP16": "RO",
        "AP17": "IT",
        "AP44": "GR",
        "CP34": "BU",
    }
    points = {code: card["points"] for code, card in found.items() if card["points"]}
    assert points["AP13"] == points["CP51"] == [-1]
    assert points["CP9"] == [1]
    assert points["CP52"] == [3, 1]
    # No event of the tables is forgotten that changes points.
    for code, card in found.items():
        for words in cards.DO[card["id"]]:
            assert not words.startswith("vp ") or points[code] == [int(words.split()[1])]


def test_the_fire_tables_of_the_chart_are_those_that_are_rolled_on() -> None:
    class Fire:
        def __init__(self, armies: bool, shifted: int) -> None:
            self.armies, self.shifted, self.nobody = armies, shifted, False

    for table in find("paths-of-glory").layout()["charts"]["fire"]:
        for column, losses in enumerate(table["losses"]):
            fire = Fire(table["table"] == "army", column)
            assert losses == [loss_number(fire, die, 0) for die in range(1, 7)]  # type: ignore[arg-type]


@pytest.mark.rule("paths-of-glory", "7.1.1")
def test_the_mandated_offensives_of_the_chart_are_those_that_are_rolled() -> None:
    allied, central = find("paths-of-glory").layout()["charts"]["offensives"]
    assert allied == ["FR", "FR", "BR", "IT", "IT", "RU"]
    assert central == ["AH", "AH(IT)", "TU", "GE", "none", "none"]


@pytest.mark.parametrize("scenario", ["four-players", "war-in-the-west", "austrian-theatre"])
def test_what_a_nation_of_friedrich_draws_is_a_number_of_its_chart(scenario: str) -> None:
    view = find("friedrich").begin(scenario, {}).view(0)
    chart = find("friedrich").layout()["charts"]
    west, theatre = scenario == "war-in-the-west", scenario == "austrian-theatre"
    for nation in view["nations"]:
        draws = tactical_cards.draws(nation["nation"], west, theatre)
        assert nation["draws"] == draws[0]
        if nation["nation"] != friedrich.PRUSSIA:
            assert chart["draws"][nation["nation"]] == draws
    assert [chart["west"], chart["theatre"]] == [tactical_cards.WEST_DRAWS, tactical_cards.THEATRE_DRAWS]


def test_the_status_cards_of_quartermaster_that_score_are_status_cards() -> None:
    found = {card["name"]: card for card in find("quartermaster-1914").layout()["cards"] if card["scores"]}
    assert {name: card["scores"] for name, card in found.items()} == {
        "Balkan Domination": 2,
        "k.u.k. Kriegsmarine": 1,
        "Warm Water Port": 1,
        "Easter Rising of Ireland": 1,
        "German High Seas Fleet": 2,
    }
    assert {library.TYPE[card["id"]] for card in found.values()} == {library.STATUS}
