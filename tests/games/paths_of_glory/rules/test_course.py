"""The numbers that tell the course of a war."""

from __future__ import annotations

from grognard.games.paths_of_glory.facts.tables import AP, COMBAT, CP, SIDES, SORT, UNITS
from tests.games.paths_of_glory.vocabulary import GAME, position, rule


def factors(unit: str, reduced: bool = False) -> int:
    return COMBAT[int(reduced)][SORT.index(UNITS.index(unit))]


@rule("E.1", "16.2")
def test_points_belong_to_the_central_powers_and_war_status_to_each_side() -> None:
    s = position(points=13, status=(4, 6))
    series = {each.name: each for each in GAME.series(s)}
    measures = GAME.measures(s)
    assert series["points"].bearers == [CP]
    assert measures["points"] == [13]
    assert measures["status"] == [4, 6]


@rule("2.2")
def test_strength_counts_what_stands_on_the_map_reduced_ones_less() -> None:
    s = position(units={"Insterberg": "GE8", "Tannenberg": "(RU2)", "Reserve": "GEc"})
    measures = GAME.measures(s)
    assert measures["strength"][CP] == factors("GE8")
    assert measures["strength"][AP] == factors("RU2", reduced=True)
    assert measures["armies"] == [1, 1]


@rule("9.5.2.4")
def test_neutral_greeks_do_not_count() -> None:
    neutral, at_war = position(units={"Athens": "GRc"}), position(units={"Athens": "GRc"}, war="GR")
    assert GAME.measures(neutral)["strength"][AP] == 0
    assert GAME.measures(at_war)["strength"][AP] == factors("GRc")


@rule("E.1")
def test_each_side_is_led_by_its_seat() -> None:
    status = GAME.series(position())[1]
    assert [SIDES[side] for side in status.bearers] == SIDES
    assert status.seats == [[AP], [CP]]
