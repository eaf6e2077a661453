"""What events are about: words that all games share, for keys that are told, with places that are given."""

from __future__ import annotations

import pytest

from grognard import find
from grognard.core.event_kinds import EventKinds
from grognard.core.game import Game
from grognard.core.sayings import Saying
from grognard.core.state import State
from grognard.table.rendering.line_details import beside, whose
from tests.installed import INSTALLED
from tests.spoken import spoken

GAMES = [find(name) for name in INSTALLED]
games = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


@games
def test_every_key_is_told_and_every_place_of_a_way_is_given(game: Game[State]) -> None:
    kinds = game.telling()
    given = {key: place.given for place in spoken(game) for key in place.keys}
    assert [key for key in kinds.about if key not in given] == []
    for key, names in kinds.ways.items():
        assert set(names) <= given[key], key
        assert {game.targets[game.kind(name)].role for name in names} == {"place"}, key
        assert key in kinds.about, key


@games
def test_battles_have_a_beginning_a_course_and_an_outcome(game: Game[State]) -> None:
    words = set(game.telling().about.values())
    assert {"battle", "fight", "outcome", "loss", "capture", "gain", "card", "phase"} <= words


def test_a_key_is_about_one_thing() -> None:
    with pytest.raises(ValueError, match="the event moved is about march and about loss"):
        EventKinds({"march": ("moved",), "loss": ("moved",)}, {})


def test_a_line_tells_its_way_what_it_is_about_and_a_word_of_its_game() -> None:
    game = find("friedrich")
    told = beside(game, Saying("moved", pieces=[1], city=3, city2=5, way=[5, 4, 3]))
    assert told == {"about": "march", "way": [5, 4, 3]}
    assert beside(game, Saying("retreated", pieces=[1], city=3, city2=5, number=2)) == {
        "about": "retreat",
        "way": [5, 3],
    }
    assert beside(game, Saying("fate", fate=2, suit=1, about="3 clubs")) == {"about": "fate", "word": "3 clubs"}
    assert beside(game, Saying("discarded-unseen", nation=0)) == {}


@pytest.mark.parametrize(
    ("name", "heading", "by"),
    [
        ("friedrich", Saying("turn", turn=3, nation=4), {"kind": "nation", "number": 4}),
        ("friedrich", Saying("end-of-turn", turn=3), None),
        ("quartermaster-1914", Saying("heading-turn", round=3, power=2), {"kind": "power", "number": 2}),
        ("paths-of-glory", Saying("heading-action", turn=3, number=1, side=1), {"kind": "side", "number": 1}),
        ("warzag", Saying("heading-turn", round=3, nation=1), {"kind": "nation", "number": 1}),
    ],
)
def test_a_heading_says_whose_turn_it_is(name: str, heading: Saying, by: dict[str, object] | None) -> None:
    assert whose(find(name), heading) == ({} if by is None else {"by": by})
