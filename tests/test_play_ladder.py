"""The ladder of the levels: what is played first, and that stopped games continue."""

from __future__ import annotations

import json
from pathlib import Path

from grognard.arena import checking
from grognard.arena.contest import Contest
from grognard.arena.playing import UNFINISHED, play
from grognard.arena.results import Results
from grognard.core.game import find
from scripts import play_ladder
from scripts.play_ladder import Ladder, Task
from tests.arena.contests import small


def test_a_stopped_game_continues_where_it_was() -> None:
    contest = small(first="rules")
    whole = play(contest, 0, 0)[0]
    parts = 0
    line = None
    while line is None or UNFINISHED in line:
        asked = 0

        def stop() -> bool:
            nonlocal asked
            asked += 1
            return asked > 20

        before = line
        line = play(contest, 0, 0, begun=before, stop=stop)[0]
        parts += 1
        if before is not None:
            assert line["length"][0] > before["length"][0]
            assert all(now[0] >= then[0] for now, then in zip(line["times"], before["times"], strict=True))
    assert parts > 3
    assert whole.keys() == line.keys()
    assert sum(clock[0] for clock in line["times"]) > 20 * (parts - 1)
    assert line["end"] is not None


def test_what_is_played_first() -> None:
    short, long = Contest(find("warzag"), "two-players-uk-germany", {}, ("officer", "recruit"), 1), small()
    usual = {("warzag", short.scenario): 400, ("friedrich", long.scenario): 900}
    begun = {"length": [300, 4]}
    tasks = {
        "begins": Task(long, 2, (0, 0), None),
        "second": Task(short, 0, (0, 1), None),
        "further": Task(long, 1, (0, 0), {"length": [899, 9]}),
        "nearly": Task(short, 1, (0, 0), begun),
        "higher": Task(short, 2, (0, 0), begun),
        "next round": Task(short, 0, (1, 0), None),
    }
    order = sorted(tasks, key=lambda name: tasks[name].rank(usual))
    assert order == ["begins", "second", "further", "nearly", "higher", "next round"]


def test_the_ladder_is_played_and_continued(tmp_path: Path) -> None:
    def ladder() -> Ladder:
        return Ladder(
            tmp_path, ["warzag"], ["two-players-uk-germany", "two-players-uk-ussr"], 1, 1, [("officer", "recruit")]
        )

    first = ladder()
    assert len(first.tasks) == 4
    part = play(first.tasks[0].contest, 0, 0, stop=iter([False] * 9 + [True]).__next__)[0]
    first.tasks[0].line = part
    first.keep()
    kept = [json.loads(text) for text in (tmp_path / play_ladder.KEPT).read_text().splitlines()]
    assert [(line["file"], line["acts"]) for line in kept] == [
        (play_ladder.file_name(first.tasks[0].contest), part["acts"])
    ]
    second = ladder()
    assert [task.line is not None for task in second.tasks] == [True, False, False, False]
    second.run(300, 1)
    assert (tmp_path / play_ladder.KEPT).read_text() == ""
    for writer in second.writers.values():
        writer.file.close()
        results = Results(writer.path)
        assert [(line["pair"], line["order"]) for line in results.games] == [(0, 0), (0, 1)]
        assert list(checking.check(results, lambda done: None)) == []
    assert ladder().tasks == []
