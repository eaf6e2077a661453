"""Real views and layouts of each game have the fields that their schemas declare, with their types, and no others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

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
from grognard.table.rendering import lobby
from grognard.texts.files import languages
from grognard.texts.words import words
from scripts import game_schemas
from tests.installed import INSTALLED

SAVED = sorted((Path(__file__).parent / "saves").iterdir())
MOST = 100
"""So many positions of a match are looked at, evenly spread."""


def test_every_game_has_a_schema() -> None:
    assert sorted(game_schemas.VIEWS) == sorted(game_schemas.LAYOUTS) == sorted(INSTALLED)


@pytest.mark.parametrize("name", sorted(INSTALLED))
def test_the_first_view_of_each_scenario_fits_the_schema(name: str) -> None:
    game = games.find(name)
    for scenario in game.scenarios.values():
        _check(name, game.begin(scenario.name, {}))


@pytest.mark.slow
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
            game_schemas.view_of(name).validate_python(wrong)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", sorted(INSTALLED))
def test_the_layout_fits_the_schema_in_every_language(name: str, language: str) -> None:
    game_schemas.layout_of(name).validate_json(json.dumps(_layout(name, language)))


@pytest.mark.parametrize("name", sorted(INSTALLED))
def test_a_field_of_the_layout_that_is_not_declared_is_found(name: str) -> None:
    layout = _layout(name, "en")
    for wrong in (
        {**layout, "more": 1},
        {**layout, "width": "1"},
        {key: layout[key] for key in layout if key != "width"},
    ):
        with pytest.raises(ValidationError):
            game_schemas.layout_of(name).validate_json(json.dumps(wrong))


@pytest.mark.parametrize("name", sorted(INSTALLED))
def test_the_names_of_all_kinds_of_things_are_typed(name: str) -> None:
    game = games.find(name)
    prefix = "".join(word.capitalize() for word in name.split("-"))
    typed = game_schemas.schemas("{model}")[f"{prefix}Names"]
    assert typed["required"] == sorted(lobby.details(name)["kinds"])
    assert {*game.names, *game.targets} == set(typed["properties"])


def test_the_names_in_the_schemas_are_those_of_the_games() -> None:
    assert paths_of_glory_schema.SIDE_NAMES == paths_of_glory.SIDES
    assert paths_of_glory_schema.LEVELS == cards.LEVELS
    assert paths_of_glory_schema.TERRAINS == paths_of_glory.TERRAINS
    assert quartermaster_1914_schema.COALITION_NAMES == quartermaster_1914.COALITIONS
    assert warzag_schema.NATION_NAMES == warzag.NATIONS


def _layout(name: str, language: str) -> dict[str, Any]:
    """The layout as the service sends it."""
    game = games.find(name)
    said = words(game, language)
    return {**said.render(game.layout()), **game.lettering(said.name)}


def _check(game: str, state: State) -> None:
    for seat in [PUBLIC, *range(len(state.agreed().seats))]:
        game_schemas.view_of(game).validate_python(state.view(seat))
