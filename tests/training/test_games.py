"""Training games: a kill loses and doubles nothing, what is on disk is what was played."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from grognard import Problem, find
from grognard.training import records
from grognard.training.games import Plan, collect, course, judge_of, play
from grognard.training.parts import LEARN, TEST, part
from grognard.training.records import Shape
from tests.waiting import until

SCENARIO = "two-players-uk-germany"


def planned(folder: Path, games: int, processes: int = 1) -> Plan:
    plan = Plan("warzag", folder)
    plan.scenarios, plan.games, plan.seed, plan.processes = [SCENARIO], games, 7, processes
    return plan


def collected(folder: Path, games: int, processes: int = 1) -> Path:
    plan = planned(folder, games, processes)
    collect(plan, lambda number, positions: None)
    return plan.path()


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return collected(tmp_path_factory.mktemp("three"), 3)


def numbers(path: Path) -> list[int]:
    return [line["number"] for line in records.read(path)[1]]


@pytest.mark.parametrize("cut", [1, 200, -1])
def test_a_file_that_was_cut_off_is_continued_as_if_nothing_had_happened(three: Path, tmp_path: Path, cut: int) -> None:
    whole = three.read_bytes()
    last = whole.rstrip(b"\n").rindex(b"\n") + 1
    path = tmp_path / records.GAMES
    path.write_bytes(whole[: last + cut] if cut > 0 else whole[:-1])
    assert collected(tmp_path, 3) == path
    assert path.read_bytes() == whole


def test_a_game_that_is_missing_is_played_and_no_other(three: Path, tmp_path: Path) -> None:
    lines = three.read_bytes().splitlines(keepends=True)
    path = tmp_path / records.GAMES
    path.write_bytes(b"".join([lines[0], lines[1], lines[3]]))
    collected(tmp_path, 3)
    assert path.read_bytes() == b"".join([lines[0], lines[1], lines[3], lines[2]])
    collected(tmp_path, 3)
    assert numbers(path) == [0, 2, 1]


def test_processes_play_the_same_games(three: Path, tmp_path: Path) -> None:
    path = collected(tmp_path, 3, 2)
    known = {line["number"]: line for line in records.read(three)[1]}
    assert {line["number"]: line for line in records.read(path)[1]} == known


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
def test_a_kill_leaves_whole_games_only(three: Path, tmp_path: Path) -> None:
    words = ["train", "warzag", "games", "--scenario", SCENARIO, "--games", "500", "--seed", "7", "--processes", "1"]
    child = subprocess.Popen(
        [sys.executable, "-m", "grognard", *words, "--out", str(tmp_path)], env=os.environ, stdout=subprocess.DEVNULL
    )
    path = tmp_path / records.GAMES
    until(lambda: path.exists() and path.read_bytes().count(b"\n") >= 2, "a header and a game")
    child.kill()
    child.wait()
    before = path.read_bytes()
    there = len(records.read(path)[1])
    assert there >= 1
    collected(tmp_path, there + 1)
    whole = before[: before.rindex(b"\n") + 1]
    assert path.read_bytes().startswith(whole)
    assert numbers(path) == list(range(there + 1))
    both = min(3, there)
    assert records.read(path)[1][:both] == records.read(three)[1][:both]


def test_games_of_other_features_or_another_seed_are_left_alone(three: Path, tmp_path: Path) -> None:
    lines = three.read_text("utf-8").splitlines(keepends=True)
    head = json.loads(lines[0])
    for name in ("stamp", "seed", "player"):
        path = tmp_path / name / records.GAMES
        path.parent.mkdir()
        path.write_text(json.dumps({**head, name: "another"}) + "\n" + "".join(lines[1:]), "utf-8")
        before = path.read_bytes()
        with pytest.raises(Problem) as problem:
            collected(path.parent, 4)
        assert problem.value.saying.key == "training-other-games"
        assert path.read_bytes() == before


def test_what_is_no_file_of_games_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / records.GAMES
    for text, key in (("{}\n", "training-no-games"), ("nothing\n", "training-line-damaged")):
        path.write_text(text, "utf-8")
        with pytest.raises(Problem) as problem:
            collected(tmp_path, 1)
        assert problem.value.saying.key == key
        assert path.read_text("utf-8") == text


def test_the_same_number_is_the_same_game_for_whoever_follows_it(tmp_path: Path) -> None:
    plan = planned(tmp_path, 1)
    state = find("warzag").start(SCENARIO)
    stages = 1
    stage = state.stage()
    for _ in course(plan, 5, state):
        if state.stage() != stage and not state.over():
            stages, stage = stages + 1, state.stage()
    line = play(plan, 5)
    assert line["stages"] == stages
    result = state.result()
    assert result is not None
    won = [any(seat in result.winners for seat in side) for side in line["sides"]]
    assert [share > 0 for share in line["won"]] == won
    assert sum(line["won"]) == 1


def test_a_position_is_written_as_it_is_read(three: Path) -> None:
    pytest.importorskip("numpy", reason="NumPy is not installed: pip install grognard[envs]")
    from grognard.training.samples import Samples, members

    judge, game = judge_of("warzag"), find("warzag")
    samples = Samples([three], judge, game)
    state = game.start(SCENARIO)
    rows = judge.rows(state)
    numbers, sets = judge.inputs(state, rows, judge.time(state))
    assert samples.numbers[0].tolist() == pytest.approx(numbers, abs=0.01)
    widths = zip(sets, judge.widths(game), strict=True)
    flat = [members >> place & 1 for members, width in widths for place in range(width)]
    bits = [int(samples.sets[0, place // 8] >> place % 8 & 1) for place in members(samples.shape)]
    assert bits == flat
    places = judge.places(state, rows)
    weighed = judge.expected(state, rows, judge.time(state))
    assert [samples.margins_by_weights[0, place] for place in places] == pytest.approx(weighed, abs=0.01)
    assert Shape(judge, game).size == len(samples.sets[0]) + 2 * (len(numbers) + len(judge.contenders()) + 1)


def test_whole_games_are_held_out() -> None:
    parts = [part(number) for number in range(100)]
    assert parts.count(TEST) == 10
    assert parts.count(LEARN) == 80
