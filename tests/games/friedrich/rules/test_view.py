"""What the view tells of supply, protection and ways agrees with the rules."""

from __future__ import annotations

import itertools

import pytest

from grognard.core.chance import PUBLIC
from grognard.games.friedrich.board import conquest, supply
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.facts.acts import GO
from tests.games.friedrich.vocabulary import do, position

NATIONS = range(len(tables.NATIONS))
CITIES = range(len(tables.CITIES))


def begun() -> FriedrichState:
    return position(nation="Prussia", phase="movement")


@pytest.mark.parametrize("nation", NATIONS)
def test_supply_and_protection(nation: int) -> None:
    s = begun()
    (told,) = [row for row in s.view(PUBLIC)["nations"] if row["nation"] == nation]
    side = tables.DEFENDER[nation]
    occupied = {place for piece, place in enumerate(s.where) if tables.DEFENDER[tables.NATION[piece]] != side}
    fed = [city for city in CITIES if city not in occupied and supply.supply_path(s, nation, city) <= supply.RANGE]
    assert told["supplied"] == fed
    assert told["protected"] == [city for city in CITIES if conquest.guarded(s, city, nation)]


def test_a_march_shows_a_way_to_every_goal() -> None:
    s = do(begun(), "move Friedrich")
    ways = s.view(PUBLIC)["step"]["ways"]
    goals = sorted(act - GO for act in s.legal(0) if 0 <= act - GO < len(tables.CITIES))
    assert goals
    assert sorted(way[-1] for way in ways) == goals
    for way in ways:
        assert way[0] == s.view(PUBLIC)["step"]["city"]
        assert all(b in tables.BOARD.neighbours[a] for a, b in itertools.pairwise(way))


def test_objectives_are_guarded_by_their_defender_or_their_holder() -> None:
    taken = tables.OBJECTIVES[tables.RUSSIA][0]
    s = position(nation="Prussia", held={"Russia": [tables.CITIES[taken]]}, pieces=None)
    guards = dict(s.view(PUBLIC)["guards"])
    for city in CITIES:
        holder = tables.OBJECTIVE_OF[city] if s.holds(city) else tables.DEFENDED_BY[city]
        wanted = tables.OBJECTIVE_OF[city] >= 0 and holder >= 0 and conquest.guarded(s, city, holder)
        assert guards.get(city, -1) == (holder if wanted else -1), tables.CITIES[city]
    assert guards
    assert s.view(PUBLIC)["fate"]["first"] == 6


def test_a_conquered_objective_is_guarded_by_its_conqueror_alone() -> None:
    city = tables.OBJECTIVES[tables.RUSSIA][0]
    near = tables.CITIES[tables.BOARD.neighbours[city][0]]
    for general, nation in (("Saltikov", tables.RUSSIA), ("Dohna", tables.PRUSSIA)):
        for held in ({"Russia": [tables.CITIES[city]]}, None):
            guards = dict(position(pieces={general: near}, held=held).view(PUBLIC)["guards"])
            guard = tables.RUSSIA if held else tables.PRUSSIA
            assert guards.get(city) == (nation if nation == guard else None)
