"""The results file: gone on with where it stood, refused where it is not what it was, and checked by anybody."""

from __future__ import annotations

import math
import multiprocessing
import subprocess
import sys
from collections.abc import Generator, Iterator
from itertools import islice
from pathlib import Path
from subprocess import DEVNULL

import pytest

from grognard import Problem
from grognard.arena import checking, playing, running, workers
from grognard.arena.contest import NAMES, Contest
from grognard.arena.figures import quantiles
from grognard.arena.playing import Weighing, packed, unpacked
from grognard.arena.results import Line, Results, Writer, missing
from grognard.arena.summary import Summary
from grognard.arena.workers import Done, Job, play_in_processes
from tests.arena.contests import Listener, plan, ran, rewrite, small, untimed
from tests.processes import alive, children, needs_proc
from tests.toy import Toy, toy
from tests.waiting import until

__all__ = ["toy"]


@pytest.fixture(scope="module")
def six(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A contest of six games."""
    path = tmp_path_factory.mktemp("arena") / "six.jsonl"
    ran(small(), path, 6)
    return path


@pytest.fixture
def path(six: Path, tmp_path: Path) -> Path:
    """A copy of its file."""
    copy = tmp_path / "copy.jsonl"
    copy.write_bytes(six.read_bytes())
    return copy


def games(path: Path) -> list[dict[str, object]]:
    return [untimed(line) for line in Results(path).games]


# Going on


def test_files_from_before_the_times_of_weighed_decisions_can_be_read_and_continued(path: Path) -> None:
    results = Results(path)
    assert Summary(results.contest).add_all(results.games).weighed() is not None
    older = [
        {name: value for name, value in line.items() if name not in ("weighed", "check")} for line in results.games
    ]
    rewrite(path, {name: value for name, value in results.header.items() if name != "check"}, older)
    found = ran(small(), path, len(older) + 2)
    assert found.weighed() is None
    assert quantiles(found, 0) == "–"
    assert "weighed" in Results(path).games[-1]


@pytest.mark.parametrize("torn", [0, 1, 40])
def test_a_contest_that_was_killed_goes_on_where_it_stood(torn: int, six: Path, tmp_path: Path) -> None:
    lines = six.read_bytes().splitlines(keepends=True)
    path = tmp_path / "killed.jsonl"
    path.write_bytes(b"".join(lines[:4]) + lines[4][:torn])
    listener = Listener()
    summary = running.run(small(), plan(6), path, listener)
    assert listener.there == [3]
    assert listener.done == [4, 5, 6]
    assert games(path) == games(six)
    assert summary.judge.count == 3
    assert ran(small(), path, 6).judge.share() == summary.judge.share(), "all is there: nothing is played"
    assert ran(small(), path, 8).judge.count == 4, "more games can be wanted"


def test_a_torn_line_is_no_game(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-5])
    results = Results(path)
    assert len(results.games) == 5
    assert results.torn


def test_another_contest_is_refused_and_left_alone(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(Problem, match="belongs to another contest: its seed is 1, not 2"):
        ran(small(seed=2), path, 6)
    with pytest.raises(Problem, match=r"its opponents is \['random', 'random'\], not \['rules', 'random'\]"):
        ran(small(first="rules"), path, 6)
    assert path.read_bytes() == before


@pytest.mark.parametrize("number", [2, 4, 6])
def test_a_damaged_line_is_named_and_nothing_is_lost(number: int, path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    lines[number - 1] = lines[number - 1].replace(b'"pair":', b'"pair": ', 1)
    path.write_bytes(b"".join(lines))
    before = path.read_bytes()
    with pytest.raises(Problem, match=rf"copy\.jsonl:{number}: this line is damaged"):
        ran(small(), path, 8)
    assert path.read_bytes() == before


def test_lines_that_are_missing_or_in_another_order_are_found(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    for other in (lines[:2] + lines[3:], [lines[0], lines[2], lines[1], *lines[3:]], [*lines, lines[-1]]):
        path.write_bytes(b"".join(other))
        with pytest.raises(Problem, match="this line is damaged"):
            Results(path)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\n", ":1: this is not a results file"),
        (b"Dear Fritz,\n", ":1: this is not a results file"),
        (b'{"format": "grognard-match"}\n', ":1: this is not a results file"),
        (bytes(range(128, 256)), ":1: this is not a results file"),
    ],
)
def test_another_file_is_no_results_file(content: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    for reading in (lambda: Results(path), lambda: ran(small(), path, 2)):
        with pytest.raises(Problem, match=said):
            reading()
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("version", 9, "format version 9; this program reads version 1"),
        ("game", "chess", "there is no game 'chess'"),
        ("rules", "99", "rules version 99"),
        ("acts", "0" * 16, "played with the action space 0000000000000000; the action space here is"),
        ("scenario", "nowhere", "no scenario 'nowhere'"),
        ("opponents", ["clever", "random"], "no computer opponent 'clever'"),
        ("opponents", ["random"], "this line is damaged"),
        ("seed", "one", "this line is damaged"),
    ],
)
def test_a_contest_that_cannot_be_played_here(field: str, value: object, said: str, path: Path) -> None:
    results = Results(path)
    rewrite(path, {**results.header, field: value}, results.games)
    with pytest.raises(Problem, match=f":1: .*{said}"):
        Results(path)


# Checking


def wrong(path: Path) -> list[str]:
    return [why.key for _, why in checking.check(Results(path), lambda done: None)]


def test_a_good_file_is_good_and_plays_the_same_again(path: Path) -> None:
    looked: list[int] = []
    assert list(checking.check(Results(path), looked.append)) == []
    assert looked == [1, 2, 3, 4, 5, 6]
    assert list(checking.again(Results(path), 2, looked.append)) == []
    assert looked[6:] == [1, 2]


def test_whoever_changes_a_game_is_found_out(path: Path) -> None:
    results = Results(path)
    header, line = results.header, results.games[0]
    acts = unpacked(line["acts"])
    loser = next(seat for seat in results.contest.seats if seat not in line["winners"])
    forged = [
        ({**line, "winners": [loser]}, "arena-other-winners"),
        ({**line, "score": 0.25}, "arena-other-score"),
        ({**line, "score": math.nan}, "arena-other-score"),
        ({**line, "hash": "0" * 32}, "replay-elsewhere"),
        ({**line, "end": None}, "replay-elsewhere"),
        ({**line, "acts": packed(acts[:-1])}, "arena-not-over"),
        ({**line, "acts": packed([*acts, acts[-1]])}, "arena-acts-left"),
        ({**line, "acts": packed(acts[1:])}, "entry-wrong"),
        ({**line, "pair": 7}, "arena-unfair"),
        ({**line, "acts": "%"}, "at"),
    ]
    for other, key in forged:
        rewrite(path, header, [other, *results.games[1:]])
        assert wrong(path) == [key]


def test_a_game_that_was_cut_off_is_not_one_without_a_winner(path: Path) -> None:
    results = Results(path)
    line = results.games[0]
    acts = unpacked(line["acts"])[:50]
    state = playing.replay(results.contest, line["pair"], line["order"], acts)
    asked = NAMES[results.contest.lineup(line["order"])[state.asks()[0].seat]]
    cut = {**line, "acts": packed(acts), "length": [50, 1], "hash": state.hash(), "end": None, "winners": []}
    other = NAMES.replace(asked, "")
    led = results.contest.lineup(line["order"])
    winner = [name for name, opponent in zip(results.contest.seats, led, strict=True) if opponent == 0]
    for claim, key in (
        ({"score": 0.5}, "arena-not-over"),
        ({"score": 1.0, "winners": winner, "failure": f"{other}: it fell asleep"}, "arena-no-failure"),
    ):
        rewrite(path, results.header, [{**cut, **claim}, *results.games[1:]])
        assert wrong(path) == [key]
    rewrite(path, results.header, [{**line, "failure": "A: it fell asleep"}, *results.games[1:]])
    assert wrong(path) == ["arena-no-failure"]
    rewrite(path, results.header, [{**line, "length": [1, 1]}, *results.games[1:]])
    assert wrong(path) == ["arena-other-length"]


def test_other_play_by_the_rules_is_found_by_playing_again(tmp_path: Path) -> None:
    path = tmp_path / "two.jsonl"
    ran(small(first="rules"), path, 2)
    results = Results(path)
    rewrite(path, {**results.header, "opponents": ["random", "rules"]}, results.games)
    assert wrong(path) == []
    found = list(checking.again(Results(path), 1, lambda done: None))
    assert [why.key for _, why in found] == ["arena-plays-otherwise"]


def test_games_that_were_removed_are_missing(path: Path) -> None:
    results = Results(path)
    header, lines = results.header, results.games
    assert [(line["pair"], line["order"]) for line in lines] == [(pair, order) for pair in range(3) for order in (0, 1)]
    for left, found in (
        (lines, []),
        (lines[2:], [(0, 0), (0, 1)]),
        (lines[:2] + lines[4:], [(1, 0), (1, 1)]),
        ([*lines[:3], lines[4]], [(1, 1)]),
        (lines[:4], []),
        ([], []),
    ):
        rewrite(path, header, left)
        assert missing(Results(path).games) == found
    renumbered = [{**line, "pair": line["pair"] - 1} for line in lines[2:]]
    rewrite(path, header, renumbered)
    assert missing(Results(path).games) == []
    assert wrong(path) == ["arena-unfair"] * 4, "its dice are those of another pair"


def test_a_contest_that_was_sure_early_has_no_gaps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games end in another order than they begin: what is missing before the last pair is waited for."""

    def played(contest: Contest, jobs: Iterator[Job], listen: bool) -> Generator[Done, None, None]:
        late: list[Job] = []
        for job in jobs:
            late.append(job)
            if len(late) == 5:
                yield workers.attempt(contest, late.pop(), listen)
                yield workers.attempt(contest, late.pop(0), listen)
        yield from (workers.attempt(contest, job, listen) for job in late)

    monkeypatch.setattr(workers, "play_here", played)
    path = tmp_path / "sure.jsonl"
    summary = ran(small(first="rules"), path, 40, aim=0.1)
    assert summary.sure == 1
    games = Results(path).games
    assert [line["pair"] for line in games] != sorted(line["pair"] for line in games)
    assert missing(games) == []


def test_what_thinks_for_seconds_is_not_played_again(path: Path) -> None:
    results = Results(path)
    results.contest.opponents = ("random", "search@1s")
    with pytest.raises(Problem, match="search@1s has a budget of seconds"):
        list(checking.again(results, 1, lambda done: None))


# Running


def test_processes_play_the_same_games(six: Path) -> None:
    jobs: list[Job] = [(0, 0), (0, 1), (1, 0)]
    done = list(play_in_processes(small(), iter(jobs), False, 2))
    lines = sorted(
        (untimed(line) for _, line, _ in done if line is not None), key=lambda line: line["pair"] * 2 + line["order"]
    )
    assert lines == games(six)[:3]


def test_a_process_that_dies_takes_only_its_own_game_with_it() -> None:
    played = play_in_processes(small(), iter([(0, 0), (0, 1), (1, 0)]), False, 1)
    job, line, _ = next(played)
    assert line is not None
    (child,) = multiprocessing.active_children()
    child.kill()
    child.join()
    job, line, why = next(played)
    assert (job, line, why) == ((0, 1), None, "process ended with status -9")
    job, line, _ = next(played)
    assert job == (1, 0)
    assert line is not None
    assert next(played, None) is None
    assert multiprocessing.active_children() == []


@pytest.mark.slow
@needs_proc
def test_processes_end_with_an_arena_that_is_killed(tmp_path: Path) -> None:
    words = ["arena", "paths-of-glory", "search@999999999", "random", "--processes", "2", "--out"]
    arena = subprocess.Popen([sys.executable, "-m", "grognard.cli", *words, tmp_path / "long.jsonl"], stderr=DEVNULL)
    try:
        until(lambda: len(children(arena.pid, "spawn_main")) == 2, "its processes")
        processes = children(arena.pid, "spawn_main")
    finally:
        arena.kill()
        arena.wait()
    until(lambda: not any(alive(process) for process in processes), "their end")


def test_who_has_enough_ends_the_processes() -> None:
    played = play_in_processes(small(), iter([(pair, 0) for pair in range(50)]), False, 2)
    assert len(list(islice(played, 1))) == 1
    played.close()
    assert multiprocessing.active_children() == []


def test_broken_rules_lose_one_game_and_three_of_them_stop_the_arena(
    toy: Toy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(contest: Contest, pair: int, order: int, listen: bool) -> tuple[Line, Weighing]:
        if order:
            raise IndexError("list index\nout of range")
        return playing.play(contest, pair, order, listen)

    monkeypatch.setattr(workers, "play", play)
    listener = Listener()
    path = tmp_path / "toy.jsonl"
    with pytest.raises(Problem, match="3 games crashed; the arena stops"):
        running.run(small("toy"), plan(40), path, listener)
    assert listener.failures == [f"{pair}.1 IndexError: list index out of range" for pair in range(3)]
    assert [line["pair"] for line in Results(path).games] == [0, 1, 2]
    monkeypatch.setattr(workers, "play", playing.play)
    assert ran(small("toy"), path, 6).judge.count == 3, "what broke down is played when it is gone on with"


def test_it_stops_when_it_is_sure_and_counts_pairs_in_their_order(tmp_path: Path) -> None:
    contest = small(first="rules")
    summary = ran(contest, tmp_path / "sure.jsonl", 40, aim=0.1)
    assert summary.sure == 1
    assert summary.judge.above(0.1)
    assert summary.judge.count < 6
    lines = Results(tmp_path / "sure.jsonl").games
    assert len(lines) == 2 * summary.judge.count
    late = Summary(contest).add_all(lines[2:])
    assert late.judge.count == 0, "the first pair is missing"
    late.add_all(lines[:2])
    assert late.judge.share() == summary.judge.share()


def test_figures_of_a_contest(six: Path) -> None:
    results = Results(six)
    summary = Summary(results.contest).add_all(results.games)
    assert sum(summary.classes()) == 3
    assert [sum(tally.won) for tally in summary.sides()] == [sum(tally.won) for tally in summary.seats()]
    assert sum(sum(tally.won) for tally in summary.sides()) == 6
    assert all(tally.games == [3, 3] for tally in summary.sides())
    a = summary.sides()[0].won[0] + summary.sides()[1].won[0]
    assert a / 6 == summary.judge.share()
    assert len(summary.course()) == 3
    assert summary.course()[-1][1:] == summary.judge.interval()


def test_two_arenas_do_not_write_one_file(path: Path) -> None:
    pytest.importorskip("fcntl")
    before = path.read_bytes()
    with Writer(path, small()), pytest.raises(Problem, match="another program is writing"):
        ran(small(), path, 8)
    assert path.read_bytes() == before


def test_how_games_ended_is_counted(six: Path) -> None:
    results = Results(six)
    ends = Summary(results.contest).add_all(results.games).ends()
    assert sum(count for _, count in ends) == 6
    assert [count for _, count in ends] == sorted((count for _, count in ends), reverse=True)
