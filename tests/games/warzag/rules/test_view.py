"""What the view tells of a nation's own mission, and the layout of a promotion."""

from __future__ import annotations

import pytest

from grognard.games.warzag.facts import library
from grognard.games.warzag.facts.values import VALUES, VERSION
from grognard.games.warzag.seen import layout
from grognard.texts.words import words
from tests.games.warzag.vocabulary import GAME, do, position, rule


@rule("W18.2", "W26")
def test_the_progress_of_a_mission_is_seen_by_its_owner_only() -> None:
    s = position(active="uk", missions={"uk": "Savings"}, points={"uk": 5})
    assert s.view(0)["nations"][0]["mission_progress"] == {"has": 5, "needs": 8}
    assert [s.view(seat)["nations"][0]["mission_progress"] for seat in (-1, 1, 2, 3)] == [None] * 4


@rule("W18.2")
def test_what_a_turn_counts_is_counted_in_the_own_one_only() -> None:
    s = position(active="uk", missions={"uk": "Call to Arms", "ussr": "Full Barracks"}, points={"uk": 6})
    do(s, "infantry Alfa")
    assert s.view(0)["nations"][0]["mission_progress"] == {"has": 1, "needs": 3}
    assert s.view(1)["nations"][1]["mission_progress"] == {"has": 0, "needs": 5}


@rule("P01", "P06")
def test_a_promotion_says_what_it_adds() -> None:
    added = {row["id"]: row["more"] for row in layout.layout(VALUES[VERSION])["promotions"]}
    assert (added["P01"], added["P06"]) == ([1, 0, 0, 0], [0, 0, 0, 1])
    assert all(sum(more) == 1 for more in added.values())


@rule("W21", "W26")
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("objective", library.OBJECTIVES)
def test_the_progress_of_every_objective_is_said_in_words(objective: str, language: str) -> None:
    s = position(active="uk", objectives={"uk": objective})
    said = "\n".join(words(GAME, language).line(line) for line in GAME.report(s.view(0)))
    for row in s.view(0)["nations"][0]["progress"]:
        assert f"{row['has']} {'of' if language == 'en' else 'su'} {row['needs']}" in said
