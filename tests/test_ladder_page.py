"""The tables of docs/ladder.md about the levels follow from the stored results."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grognard.arena.clock import Clock
from grognard.arena.contest import Contest
from grognard.arena.playing import play
from grognard.bots.registry import RANKS
from grognard.core.game import find, names
from scripts import ladder_page
from scripts.play_ladder import KEPT, file_name
from tests.arena.contests import rewrite

WEST = "war-in-the-west"


def made(folder: Path) -> None:
    """Two pairs of games of which the second is not over, and a game that was stopped."""
    contest = Contest(find("friedrich"), WEST, {}, ("officer", "recruit"), 1)
    lines = [play(contest, pair, order)[0] for pair, order in ((0, 0), (0, 1), (1, 0))]
    stop = iter([False] * 30 + [True]).__next__
    stopped = play(contest, 1, 1, stop=stop)[0]
    rewrite(folder / file_name(contest), contest.header(), lines)
    (folder / KEPT).write_text(json.dumps({"file": file_name(contest), **stopped}) + "\n", "utf-8")


def test_the_page_agrees_with_the_results() -> None:
    text = ladder_page.PAGE.read_text("utf-8")
    assert ladder_page.page(text) == text, "run python -m scripts.ladder_page"


def test_every_scenario_and_level_has_a_row(tmp_path: Path) -> None:
    text = "\n".join(ladder_page.levels(tmp_path))
    for game in names():
        for scenario in find(game).scenarios:
            for better, other in zip(RANKS[1:], RANKS, strict=False):
                assert f"| {scenario} | {better} | {other} | 0 | – | – | – | – | – |" in text


def test_games_that_are_not_over_count_for_times_only(tmp_path: Path) -> None:
    made(tmp_path)
    rung = ladder_page.rungs("friedrich", tmp_path)[2 * 3]
    assert (rung.scenario, rung.levels) == (WEST, ("officer", "recruit"))
    assert f"| {WEST} | officer | recruit | 2 (+2) | 100.0 % | " in "\n".join(ladder_page.levels(tmp_path))
    lines = [*json.loads((tmp_path / KEPT).read_text())["times"][:1]]
    (tmp_path / KEPT).unlink()
    fewer = ladder_page.rungs("friedrich", tmp_path)[2 * 3]
    assert rung.clocks[0].count - fewer.clocks[0].count == lines[0][0] > 0


@pytest.mark.parametrize(("slowest", "kept"), [(1.15, "yes"), (1.16, "no")])
def test_a_decision_over_its_budget_is_told(slowest: float, kept: str) -> None:
    rung = ladder_page.Rung(WEST, "general", "officer")
    clock = Clock()
    for seconds in (1.0, 1.0, slowest):
        clock.add(seconds)
    rung.add({"weighed": [clock.data(), [0, 0.0, 0.0, {}]], "times": [clock.data(), clock.data()]})
    assert ladder_page.budgets({"friedrich": [rung]})[2] == (
        f"| friedrich | general | 1 | 3 | 1 | {slowest} | {slowest} | {kept} |"
    )


def test_styles_that_were_played_have_a_row(tmp_path: Path) -> None:
    assert len(ladder_page.styles(tmp_path)) == 3
    contest = Contest(find("friedrich"), WEST, {}, ("officer+bold", "officer"), 1)
    stop = iter([False] * 12 + [True]).__next__
    stopped = play(contest, 0, 0, stop=stop)[0]
    (tmp_path / KEPT).write_text(json.dumps({"file": file_name(contest), **stopped}) + "\n", "utf-8")
    row = ladder_page.styles(tmp_path)[2]
    assert row.startswith(f"| friedrich | {WEST} | officer+bold | officer | 0 (+1) | – | – | – | ")


def test_a_file_that_is_no_rung_is_refused(tmp_path: Path) -> None:
    contest = Contest(find("friedrich"), WEST, {}, ("officer", "random"), 1)
    rewrite(tmp_path / file_name(contest), contest.header(), [])
    with pytest.raises(ValueError, match="officer against random is not a pair of neighbouring levels"):
        ladder_page.rungs("friedrich", tmp_path)
