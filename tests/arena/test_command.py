"""`grognard arena`: what it prints, the page and the records that it writes, and what it refuses in one line."""

from __future__ import annotations

import re
import socket
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from grognard import files, find
from grognard.arena import cluster, highlights
from grognard.arena.contest import Contest
from grognard.arena.ratings import rate
from grognard.arena.results import Results
from grognard.arena.running import Plan
from grognard.arena.summary import Summary
from grognard.arena.workers import Job
from grognard.cli import main
from grognard.commands import arena as command
from tests.arena.contests import ran, rewrite, small, untimed

Capture = pytest.CaptureFixture[str]
WEST = "friedrich random random --scenario war-in-the-west --processes 1"


@pytest.fixture(scope="module")
def eight(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A contest of eight games."""
    path = tmp_path_factory.mktemp("arena") / "eight.jsonl"
    ran(small(), path, 8)
    return path


@pytest.fixture
def there(eight: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own with its file."""
    (tmp_path / "west.jsonl").write_bytes(eight.read_bytes())
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_contest_says_what_came_out(there: Path, capsys: Capture) -> None:
    assert main(f"arena {WEST} --games 8 --out west.jsonl".split()) == 0
    seen = capsys.readouterr()
    share = Summary(small()).add_all(Results(there / "west.jsonl").games).judge.share()
    assert f"A's share of wins: {100 * share:g}% in 8 games; 95% confidence interval " in seen.out
    assert "Not significant after 4 pairs: A's share may be above or below 50%." in seen.out
    assert re.search(r"Frederick +A \d/4 +B \d/4", seen.out)
    assert re.search(r"A \(random\): [\d,]+ decisions, CPU time [\d.]+ ms on average, 99th percentile", seen.out)
    assert "8 games have already been played" in seen.err


def test_where_no_file_is_named_it_has_a_name_of_its_own(
    there: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        assert main(f"arena {WEST} --games 2 --seed 5".split()) == 0
    assert len(Results(there / "arena-friedrich-war-in-the-west-random-random-5.jsonl").games) == 2
    assert "2 of 2 games" in capsys.readouterr().err


def test_the_bar_of_a_terminal_is_one_line(there: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "100")
    assert main(f"arena {WEST} --games 10 --out west.jsonl".split()) == 0
    drawn = capsys.readouterr().err.split("\r")[1:]
    assert [line[:26] for line in drawn] == ["[######################..]", "[########################]"]
    assert all(len(line.rstrip("\n")) == 99 for line in drawn)
    assert "10 of 10 games, A " in drawn[-1]


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_report_is_one_page_with_records_beside_it(language: str, there: Path, capsys: Capture) -> None:
    words = f"--language {language} arena {WEST} --games 8 --out west.jsonl --report page.html"
    assert main(words.split()) == 0
    page = (there / "page.html").read_text("utf-8")
    assert f'<html lang="{language}">' in page
    assert page.count("<svg") >= 4
    assert "prefers-color-scheme: dark" in page
    assert not re.search(r"<script|<link|<img|https?://|@import|url\(", page)
    links = re.findall(r'<a href="([^"]+)"', page)
    assert links
    for link in links:
        match = files.load(there / link)
        assert match.state.over()
        assert set(match.people.values()) == {"bot:random"}
    assert sorted(path.name for path in (there / "page-games").iterdir()) == sorted({link[11:] for link in links})


def test_the_most_telling_games(eight: Path) -> None:
    results = Results(eight)
    summary = Summary(results.contest).add_all(results.games)
    lengths = [line["length"][0] for line in results.games]
    chosen = highlights.choose(summary)
    assert chosen[-1][1]["length"][0] == max(lengths)
    better = 1.0 if summary.judge.share() >= 0.5 else 0.0
    for why, line in chosen[:-1]:
        assert line["score"] == (1 - better if why == "telling-upset" else better)
    assert highlights.record(results.contest, chosen[0][1]).hash() == chosen[0][1]["hash"]


def test_a_ladder_is_a_table_of_all_against_all(there: Path, capsys: Capture) -> None:
    words = "arena friedrich --ladder random rules --scenario war-in-the-west --games 2 --processes 1"
    assert main(words.split()) == 0
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith("| war-in-the-west | rules")]
    assert len(rows) == 1
    assert rows[0].startswith("| war-in-the-west | rules | random | 2 | 100.0% |")
    assert (there / "arena-friedrich-war-in-the-west-rules-random-1.jsonl").exists()


def test_levels_play_the_next_lower_one_in_every_scenario(
    there: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, tuple[str, str], Path]] = []

    def played(contest: Contest, plan: Plan, path: Path) -> Summary:
        asked.append((contest.scenario, contest.opponents, path))
        return Summary(contest)

    monkeypatch.setattr(command, "played", played)
    assert main(["arena", "friedrich", "--levels"]) == 0
    rungs = [("officer", "recruit"), ("general", "officer"), ("marshal", "general")]
    assert [one[:2] for one in asked] == [(one, rung) for one in find("friedrich").scenarios for rung in rungs]
    assert len({one[2] for one in asked}) == len(asked)
    asked.clear()
    assert main(["arena", "friedrich", "--levels", "rules", "search@1", "--scenario", "war-in-the-west"]) == 0
    assert [one[:2] for one in asked] == [("war-in-the-west", ("search@1", "rules"))]


def test_a_ladder_of_levels_is_one_table_and_goes_on(there: Path, capsys: Capture) -> None:
    words = "arena friedrich --levels recruit random --scenario war-in-the-west --games 2 --processes 1 --seed 3"
    for _ in range(2):
        assert main(words.split()) == 0
        seen = capsys.readouterr()
        [head, row] = [line for line in seen.out.splitlines() if line.startswith("| ")][:2]
        assert head.startswith("| scenario | A | B | games |")
        cells = [cell.strip() for cell in row.split("|")[1:-1]]
        assert cells[:4] == ["war-in-the-west", "random", "recruit", "2"]
        assert all(re.fullmatch(r"[\d.]+ / [\d.]+ / [\d.]+", cell) for cell in cells[7:])
    assert "2 games have already been played" in seen.err


def test_ratings_by_seat(eight: Path) -> None:
    pytest.importorskip("openskill")
    results = Results(eight)
    games = [{**line, "winners": ["Frederick"]} for line in results.games]
    rated = rate([Summary(results.contest).add_all(games)])
    assert rated is not None
    assert [(one.seat, one.opponent, one.games) for one in rated] == [
        ("Frederick", "random", 8),
        ("Pompadour", "random", 8),
    ]
    assert rated[0].mean > 25 > rated[1].mean


def test_ratings_say_what_they_need(there: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert main(f"arena {WEST} --games 8 --out west.jsonl".split()) == 0
    assert "Ratings need OpenSkill: pip install grognard[arena]" in capsys.readouterr().out


# Checking


def test_verify_replays_and_plays_again(there: Path, capsys: Capture) -> None:
    assert main(["arena", "--verify", "west.jsonl", "--again", "1"]) == 0
    out = capsys.readouterr().out
    assert "west.jsonl: 8 games of random against random replayed by the rules" in out
    assert "one game was played again, with the same actions" in out


def test_verify_names_games_that_are_not_what_they_claim(there: Path, capsys: Capture) -> None:
    path = there / "west.jsonl"
    results = Results(path)
    games = [{**results.games[0], "score": 0.25}, *results.games[1:]]
    rewrite(path, results.header, games)
    assert main(["arena", "--verify", str(path)]) == 1
    seen = capsys.readouterr()
    assert "west.jsonl: pair 1, game 1: by its actions A scored" in seen.err
    assert seen.out == ""


def test_verify_forgives_a_torn_line(there: Path, capsys: Capture) -> None:
    path = there / "west.jsonl"
    path.write_bytes(path.read_bytes()[:-9])
    assert main(["arena", "--verify", str(path)]) == 0
    out = capsys.readouterr().out
    assert "the last line is incomplete" in out
    assert "7 games" in out


@pytest.mark.parametrize(
    ("language", "said"), [("en", "2 games are missing"), ("it", "mancano 2"), ("hu", "2 játszma")]
)
def test_verify_names_games_that_are_missing(language: str, said: str, there: Path, capsys: Capture) -> None:
    path = there / "west.jsonl"
    results = Results(path)
    rewrite(path, results.header, results.games[:2] + results.games[4:])
    assert main(["--language", language, "arena", "--verify", str(path)]) == 1
    seen = capsys.readouterr()
    assert seen.out == ""
    assert seen.err.count("\n") == 1
    assert said in seen.err
    if language == "en":
        assert "before the last pair (pair 2 game 1, pair 2 game 2)." in seen.err
    assert main(f"arena {WEST} --games 8 --out west.jsonl".split()) == 0
    capsys.readouterr()
    assert main(["arena", "--verify", str(path)]) == 0, "they have been played"


# What is refused


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", "the arena needs a game and two opponents"),
        ("friedrich", "the arena needs a game and two opponents"),
        ("friedrich rules", "the arena needs a game and two opponents"),
        ("friedrich rules random rules", "the arena needs a game and two opponents"),
        ("friedrich rules random --again 2", "the arena needs a game and two opponents"),
        ("chess rules random", "there is no game 'chess'"),
        ("friedrich clever random", "friedrich has no computer opponent 'clever'; it has"),
        ("friedrich rules Marschall", "no computer opponent 'Marschall'"),
        ("friedrich rules random --scenario nowhere", "no scenario 'nowhere'"),
        ("friedrich rules random --option magic=on", "no option 'magic'"),
        ("friedrich rules random --option four_suits=maybe", "option four_suits must be off or on, not 'maybe'"),
        ("friedrich rules random --games 0", "--games must be an even number of 2 or more, not 0"),
        ("friedrich rules random --games 7", "--games must be an even number of 2 or more, not 7"),
        ("friedrich rules random --games many", "argument --games"),
        ("friedrich rules random --aim 1", "a number between 0 and 1, not 1.0"),
        ("friedrich rules random --aim nan", "a number between 0 and 1, not nan"),
        ("friedrich rules random --processes 0", "argument --processes"),
        ("friedrich rules random --processes 2 --cluster auto", "--processes cannot be combined with --cluster"),
        ("friedrich rules random --out /no/such/folder/x.jsonl", "/no/such/folder/x.jsonl: cannot be written"),
        ("friedrich rules random --out .", "not a regular file|Is a directory"),
        ("friedrich rules random --report /no/such/folder/x.html", "this folder does not exist"),
        ("friedrich rules random --record FILE/x", "cannot be written"),
        ("friedrich rules random --out FILE", "belongs to another contest: its scenario is"),
        ("friedrich --ladder rules", "a ladder needs at least two different opponents"),
        ("friedrich --ladder rules rules", "a ladder needs at least two different opponents"),
        ("friedrich --ladder rules random --report x.html", "--report cannot be combined with --ladder"),
        ("friedrich --ladder rules random --out /no/such/folder", "this folder does not exist"),
        ("friedrich --levels rules", "a ladder needs at least two different opponents"),
        ("friedrich --levels --ladder", "--levels cannot be combined with --ladder"),
        ("friedrich --levels --report x.html", "--report cannot be combined with --levels"),
        ("--verify none.jsonl", "No such file"),
        ("--verify .", "Is a directory"),
        ("friedrich --verify FILE", "--verify cannot be combined with friedrich"),
        ("friedrich rules random --cluster=", "--cluster needs the address of a Ray cluster"),
        ("friedrich rules random --cluster 127.0.0.1:1", "a cluster needs Ray|cannot reach a cluster at '127.0.0.1:1'"),
    ],
)
def test_wrong_words(words: str, said: str, there: Path, capsys: Capture) -> None:
    path = there / "west.jsonl"
    before = path.read_bytes()
    assert main(["arena", *words.replace("FILE", str(path)).split()]) == 2
    seen = capsys.readouterr()
    assert seen.out == ""
    assert seen.err.startswith("grognard: ")
    assert seen.err.count("\n") == 1
    assert re.search(said, seen.err)
    assert path.read_bytes() == before
    assert [one.name for one in there.iterdir()] == ["west.jsonl"]


def test_a_damaged_file_is_one_line_with_its_number(there: Path, capsys: Capture) -> None:
    path = there / "west.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:3], b"\x00\xff" + lines[3], *lines[4:]]))
    before = path.read_bytes()
    for words, status in (("--verify west.jsonl", 1), (f"{WEST} --games 8 --out west.jsonl", 2)):
        assert main(["arena", *words.split()]) == status
        seen = capsys.readouterr()
        assert "west.jsonl:4: this line is damaged" in seen.err
        assert seen.err.count("\n") == 1
    assert path.read_bytes() == before


# A cluster


class Ray:
    """As much of Ray as the arena uses, in this process."""

    def __init__(self, error: Exception | None = None) -> None:
        self.error = error
        self.address = ""

    def is_initialized(self) -> bool:
        return False

    def init(self, address: str, **more: Any) -> None:
        if self.error is not None:
            raise self.error
        self.address = address

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, **more: Any) -> Any:
        return lambda task: SimpleNamespace(remote=lambda header, job, listen: Task(task, header, job, listen))

    def wait(self, tasks: list[Task], num_returns: int) -> tuple[list[Task], list[Task]]:
        return tasks[-1:], tasks[:-1]

    def get(self, task: Task) -> Any:
        if task.job == (0, 1):
            raise RuntimeError("the machine\nis gone")
        return task.task(task.header, task.job, task.listen)

    def cancel(self, task: Task, force: bool) -> None:
        task.cancelled = True


class Task:
    def __init__(self, task: Any, header: dict[str, Any], job: Job, listen: bool) -> None:
        self.task = task
        self.header = header
        self.job = job
        self.listen = listen
        self.cancelled = False


def test_a_cluster_plays_the_same_games_and_a_lost_machine_loses_its_own(eight: Path) -> None:
    jobs: Iterator[Job] = iter([(0, 0), (0, 1), (1, 0)])
    done = {job: (line, why) for job, line, why in cluster.play_on_cluster(small(), jobs, False, Ray())}
    assert done[0, 1] == (None, "RuntimeError: the machine is gone")
    games = {(line["pair"], line["order"]): untimed(line) for line in Results(eight).games}
    for job in ((0, 0), (1, 0)):
        line = done[job][0]
        assert line is not None
        assert untimed(line) == games[job]


def test_a_cluster_that_is_not_there(there: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", Ray(ConnectionError("Could not find\nany running Ray instance.")))
    assert main(f"arena {WEST[:-14]} --cluster auto".split()) == 2
    assert "cannot reach a cluster at 'auto': Could not find any running Ray instance." in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(f"arena {WEST[:-14]} --cluster auto".split()) == 2
    assert "a cluster needs Ray: pip install grognard[cluster]" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("answer", "is_ray"),
    [(b"HTTP/1.1 400 Bad Request\r\n\r\n", False), (b"", False), (bytes([0, 0, 0, 4, 0, 0, 0, 0, 0]), True)],
    ids=["a web server", "hangs up", "HTTP/2"],
)
def test_what_listens_may_be_something_else(
    there: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, answer: bytes, is_ray: bool
) -> None:
    monkeypatch.setitem(sys.modules, "ray", Ray(ConnectionError("Ray was asked")))
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"

        def serve() -> None:
            line, _ = server.accept()
            with line:
                line.recv(100)
                line.sendall(answer)

        thread = threading.Thread(target=serve)
        thread.start()
        assert main(f"arena {WEST[:-14]} --cluster {address}".split()) == 2
        thread.join()
    wanted = "Ray was asked" if is_ray else f"the service at '{address}' is not Ray"
    assert wanted in capsys.readouterr().err
