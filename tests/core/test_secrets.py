"""A match that was over and goes on again has another secret from there on; every part stays verifiable."""

from __future__ import annotations

import itertools
import json

import pytest

from grognard import Match
from grognard.core import notation, saves
from grognard.core.chance import CHANCE, commitment
from grognard.core.refusals import Problem
from tests.core.test_match import new_match, play_randomly

OTHER = bytes([1]) * 32
THIRD = bytes([2]) * 32


def renewed() -> Match:
    """A match with three secrets, each of which has dealt."""
    match = play_randomly(new_match(), 60)
    for number, secret in enumerate((OTHER, THIRD)):
        match.renew(secret)
        match.rollback(10)
        play_randomly(match, 60, seed=number)
    return match


def test_what_follows_is_dealt_by_the_new_secret() -> None:
    match, known = play_randomly(new_match(), 60), play_randomly(new_match(), 60)
    match.renew(OTHER)
    assert match.commitment == commitment(OTHER) != known.commitment
    for one in (match, known):
        one.rollback(10)
        play_randomly(one, 60, seed=7)
    drawn = [[entry.act for entry in one.log if entry.seat == CHANCE] for one in (match, known)]
    assert drawn[0] != drawn[1]
    assert match.verify() == known.verify() == []


def test_every_draw_is_checked_against_the_secret_that_was_in_force() -> None:
    match = renewed()
    assert match.verify() == []
    bounds = [0, *(pledge.until for pledge in match.earlier), len(match.log)]
    assert bounds == sorted(bounds)
    for first, last in itertools.pairwise(bounds):
        assert any(entry.seat == CHANCE for entry in match.log[first:last])
    match.earlier[0].until = match.earlier[1].until
    assert any(line.key == "chance-unfair" for line in match.verify())


def test_each_secret_must_fit_its_commitment_and_be_known() -> None:
    match = renewed()
    match.earlier[1].commitment = commitment(THIRD)
    assert [line.key for line in match.verify()] == ["secret-not-committed"]
    match.earlier[0].source = None
    assert [line.key for line in match.verify()] == ["secret-not-revealed"]


def test_files_keep_all_secrets() -> None:
    match = renewed()
    for again in (saves.from_json(saves.to_json(match)), notation.parse(notation.write(match))):
        assert again.verify() == []
        assert [(pledge.until, pledge.commitment) for pledge in again.earlier] == [
            (pledge.until, pledge.commitment) for pledge in match.earlier
        ]
        assert again.commitment == commitment(THIRD)
    for hidden in (saves.to_json(match, reveal=False), notation.write(match, reveal=False)):
        assert OTHER.hex() not in hidden
        assert match.earlier[1].commitment in hidden


def test_a_match_with_one_secret_is_written_as_ever() -> None:
    data = json.loads(saves.to_json(new_match()))
    assert data["version"] == 1
    assert "earlier" not in data
    assert json.loads(saves.to_json(renewed()))["version"] == 2


@pytest.mark.parametrize(
    "earlier", ["x", 7, [[1]], [["1", "a", None]], [[1, 2, None]], [[2, "a", None], [1, "b", None]], [[1, "a", "zz"]]]
)
def test_bad_earlier_secrets_get_one_clear_line(earlier: object) -> None:
    data = json.loads(saves.to_json(renewed()))
    with pytest.raises(Problem, match="each earlier secret needs the number of the entry"):
        saves.from_json(json.dumps({**data, "earlier": earlier}))


@pytest.mark.parametrize("tag", ["", "7", "x abc", "5 abc 00 more"])
def test_bad_earlier_tags_get_one_clear_line(tag: str) -> None:
    text = notation.write(new_match())
    with pytest.raises(Problem, match="each earlier secret needs the number of the entry"):
        notation.parse(f'[Earlier "{tag}"]\n{text}')
