"""Real views of each game have the fields that its schema declares, with their types, and no others."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import ValidationError

from grognard import files
from grognard.core import game as games
from grognard.core.chance import PUBLIC
from grognard.core.state import State
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts import tables as paths_of_glory
from grognard.games.paths_of_glory.seen import schema as paths_of_glory_schema
from grognard.games.quartermaster_1914.facts import tables as quartermaster_1914
from grognard.games.quartermaster_1914.seen import schema as quartermaster_1914_schema
from grognard.games.warzag.facts import tables as warzag
from grognard.games.warzag.seen import schema as warzag_schema
from scripts import view_schemas
from tests.installed import INSTALLED

SAVED = sorted((Path(__file__).parent / "saves").iterdir())
MOST = 400
"""So many positions of a match are looked at, evenly spread."""


def test_every_game_has_a_schema() -> None:
    assert sorted(view_schemas.VIEWS) == sorted(INSTALLED)


@pytest.mark.parametrize("name", sorted(INSTALLED))
def test_the_first_view_of_each_scenario_fits_the_schema(name: str) -> None:
    game = games.find(name)
    for scenario in game.scenarios.values():
        _check(name, game.begin(scenario.name, {}))


@pytest.mark.parametrize("path", SAVED, ids=[path.name for path in SAVED])
def test_the_views_of_a_whole_match_fit_the_schema(path: Path) -> None:
    match = files.load(path)
    every = max(1, len(match.line) // MOST)
    state = match.at(0).copy()
    for number, played in enumerate(match.line):
        state.apply(played.seat, played.act)
        if number % every == 0:
            _check(match.game.name, state)
    _check(match.game.name, state)


@pytest.mark.parametrize("name", sorted(INSTALLED))
def test_a_field_too_many_or_of_another_type_is_found(name: str) -> None:
    game = games.find(name)
    view = game.begin(next(iter(game.scenarios)), {}).view(PUBLIC)
    for wrong in ({**view, "more": 1}, {**view, "seats": 1}, {key: view[key] for key in view if key != "seats"}):
        with pytest.raises(ValidationError):
            view_schemas.view_of(name).validate_python(wrong)


def test_the_names_in_the_schemas_are_those_of_the_games() -> None:
    assert paths_of_glory_schema.SIDE_NAMES == paths_of_glory.SIDES
    assert paths_of_glory_schema.LEVELS == cards.LEVELS
    assert quartermaster_1914_schema.COALITION_NAMES == quartermaster_1914.COALITIONS
    assert warzag_schema.NATION_NAMES == warzag.NATIONS


def _check(game: str, state: State) -> None:
    for seat in [PUBLIC, *range(len(state.agreed().seats))]:
        view_schemas.view_of(game).validate_python(state.view(seat))
