"""The numbers that tell the course of a war."""

from __future__ import annotations

from grognard.games.warzag.game import Warzag
from tests.games.warzag.vocabulary import position, rule


@rule("W25", "W16.1")
def test_territories_armies_points_and_research_of_each_nation() -> None:
    s = position(active="uk", points={"uk": 6, "ussr": 2}, armies={"uk": "infantry Alfa"}, tokens={"uk": 3})
    game = Warzag()
    measures = game.measures(s)
    own = [len(nation["own"]) for nation in s.view()["nations"]]
    assert measures["territories"] == own
    assert measures["armies"] == [1, 0, 0, 0]
    assert measures["points"][:2] == [6, 2]
    assert measures["research"] == [3, *(max(0, nation["token"]) for nation in s.view()["nations"][1:])]
