"""The numbers that tell the course of a war."""

from __future__ import annotations

import pytest

from grognard.games.quartermaster_1914.facts.tables import POWERS
from grognard.games.quartermaster_1914.game import Quartermaster1914
from tests.games.quartermaster_1914.vocabulary import position


@pytest.mark.rule("quartermaster-1914", "14")
@pytest.mark.rule("quartermaster-1914", "14.1")
def test_points_and_objectives_of_coalitions_pieces_and_decks_of_powers() -> None:
    game = Quartermaster1914()
    s = position(points=(4, 7), pieces={"FR": "BEL PAR", "UK": "NAO", "DE": "BER"}, decks={"RU": []})
    series = {each.name: each for each in game.series(s)}
    measures = game.measures(s)
    assert measures["points"] == [4, 7]
    assert measures["objectives"] == [len(held) for held in s.view()["objectives"]]
    assert sum(measures["objectives"]) > 0
    assert dict(zip(POWERS, measures["pieces"], strict=True)) == {
        power: sum(
            len(nation["armies"] + nation["navies"]) for nation in s.view()["nations"] if nation["power"] == row["code"]
        )
        for power, row in zip(POWERS, s.view()["powers"], strict=True)
    }
    assert sum(measures["pieces"]) == 4
    assert measures["deck"] == [power["deck_count"] for power in s.view()["powers"]]
    assert [len(seats) for seats in series["points"].seats] == [2, 3]


@pytest.mark.rule("quartermaster-1914", "14")
def test_what_one_has_measured_does_not_change_with_the_game() -> None:
    game = Quartermaster1914()
    s = position(points=(4, 7))
    before = game.measures(s)
    s.points[0] += 1
    assert before["points"] == [4, 7]
