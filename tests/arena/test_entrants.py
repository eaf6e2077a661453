"""Entrants: opponents by import path, their limit, and the verdict on whoever breaks it."""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard import Problem, find
from grognard.arena import checking, workers
from grognard.arena.contest import LIMIT, Contest
from grognard.arena.results import Results
from grognard.arena.running import MOST_FAILURES
from grognard.bots import RandomBot
from grognard.bots.base import Choice
from grognard.bots.entrants import Entrant, is_entrant, load, make_any
from grognard.cli import main
from tests.arena.contests import Listener, ran, rewrite, untimed

Capture = pytest.CaptureFixture[str]
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"

BOTS = '''
import os
import threading
import time

from grognard.bots.base import Bot, Choice


class First:
    """No constructor, no base class."""

    def choose(self, state, seat):
        return state.legal(seat)[0]


class Any:
    def __init__(self, rng):
        self.rng, self.count = rng, 0

    def choose(self, state, seat):
        self.count += 1
        if self.count == 12:
            self.fail(state, seat)
        return self.rng.choice(state.legal(seat))

    def fail(self, state, seat):
        pass


class Slow(Any):
    def fail(self, state, seat):
        end = time.process_time() + 0.3
        while time.process_time() < end:
            pass


class Hangs(Any):
    def fail(self, state, seat):
        threading.Event().wait()


class Dies(Any):
    def fail(self, state, seat):
        os._exit(7)


class Exits(Any):
    def fail(self, state, seat):
        raise SystemExit("enough")


class Raises(Any):
    def fail(self, state, seat):
        raise KeyError("card")


class Cheats(Any):
    """Chooses what another act space has, then what is not on offer."""

    def choose(self, state, seat):
        self.count += 1
        if self.count < 5:
            return self.rng.choice(state.legal(seat))
        return next(act for act in range(state.space.size) if act not in state.legal(seat))


class Whole(Bot):
    """All of the bot interface, with the game."""

    name = "whole"

    def __init__(self, game, rng, depth=2):
        self.game, self.rng, self.depth = game, rng, depth

    def choose(self, state, seat):
        return self.rng.choice(state.legal(seat))

    def think(self, state, seat, budget=None):
        return Choice(self.choose(state, seat), sure=0.5)


class Broken:
    def __init__(self):
        raise ValueError("no weights\\nhere")

    def choose(self, state, seat):
        return 0


class Other:
    pass


number = 5
'''


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a module of bots, from which the command is run."""
    (tmp_path / "entrant_bots.py").write_text(BOTS, "utf-8")
    (tmp_path / "entrant_wrong.py").write_text("def (", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield tmp_path
    sys.modules.pop("entrant_bots", None)


def contest(first: str, second: str = "random", limit: float = 0.1) -> Contest:
    return Contest(find("friedrich"), "war-in-the-west", {}, (first, second), 1, limit)


def failures(path: Path) -> list[str]:
    return [line["failure"] for line in Results(path).games if "failure" in line]


# What can play


def test_classes_are_made_with_what_their_constructors_take(here: Path) -> None:
    game, rng = find("friedrich"), random.Random(1)
    whole = make_any(game, "entrant_bots:Whole", rng)
    assert isinstance(whole, Entrant)
    assert (whole.own.game, whole.own.rng, whole.own.depth) == (game, rng, 2)
    state = game.start("war-in-the-west")
    seat = state.asks()[0].seat
    assert whole.think(state, seat).sure == 0.5
    assert make_any(game, "entrant_bots:First", rng).think(state, seat).act == state.legal(seat)[0]
    assert isinstance(make_any(game, "grognard.bots.random_bot:RandomBot", rng), Entrant)
    assert isinstance(make_any(game, "random", rng), RandomBot)
    assert [is_entrant(name) for name in ("rules", "search@0.5s", "a.b:C")] == [False, False, True]


class Answers:
    """Returns what it is told to."""

    def __init__(self, act: object) -> None:
        self.act = act

    def choose(self, state: object, seat: int) -> object:
        return self.act


class Thinks(RandomBot):
    def think(self, *given: object) -> Choice:
        return 7  # type: ignore[return-value]


def test_an_act_is_an_integer_of_the_act_space() -> None:
    numpy = pytest.importorskip("numpy")
    game = find("friedrich")
    state = game.start("war-in-the-west")
    assert type(Entrant(Answers(numpy.int64(3))).choose(state, 0)) is int
    for act, said in (
        ("go", "must return the number of an action, not 'str'"),
        (None, "not 'NoneType'"),
        (1.0, "not 'float'"),
        (-1, "choose returned -1; the actions have the numbers 0 to 5,347"),
        (game.space.size, "choose returned 5,348"),
    ):
        with pytest.raises(Problem, match=re.escape(said)):
            Entrant(Answers(act)).choose(state, 0)
    with pytest.raises(Problem, match="think must return a Choice, not 'int'"):
        Entrant(Thinks(random.Random(1))).think(state, 0)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("entrant_none:Bot", "cannot import entrant_none: ModuleNotFoundError: No module named 'entrant_none'"),
        ("entrant_wrong:Bot", "cannot import entrant_wrong: SyntaxError: "),
        ("entrant_bots:Nobody", "entrant_bots has no class 'Nobody'"),
        ("entrant_bots:number", "entrant_bots has no class 'number'"),
        ("entrant_bots:Other", "entrant_bots:Other is not a bot: it has no method choose(state, seat)"),
        ("entrant_bots:Broken", "cannot make entrant_bots:Broken: ValueError: no weights here"),
        ("entrant_bots:", "'entrant_bots:' is not a module and a class with a colon between them"),
        (":Bot", "is not a module and a class"),
        ("../bots.py:Bot", "is not a module and a class"),
    ],
)
def test_what_cannot_play_is_one_line(name: str, said: str, here: Path, capsys: Capture) -> None:
    words = ["arena", "friedrich", name, "random", "--scenario", "war-in-the-west", "--games", "2"]
    assert main(words) == 2
    seen = capsys.readouterr()
    assert seen.out == ""
    assert seen.err.startswith("grognard: ")
    assert seen.err.count("\n") == 1
    assert said in seen.err
    assert not list(here.glob("*.jsonl"))


@pytest.mark.parametrize("limit", ["0", "-1s", "nan", "1e99", "soon", ""])
def test_a_limit_is_a_number_of_seconds(limit: str, here: Path, capsys: Capture) -> None:
    assert main(["arena", "friedrich", "rules", "random", f"--limit={limit}"]) == 2
    assert "a limit is a number of seconds, such as 2s or 0.5s" in capsys.readouterr().err


def test_a_cluster_cannot_keep_a_limit(here: Path, capsys: Capture) -> None:
    for words in (["rules", "random", "--limit", "1s"], ["entrant_bots:First", "random"]):
        assert main(["arena", "friedrich", *words, "--cluster", "auto"]) == 2
        assert "--cluster cannot be combined with --limit" in capsys.readouterr().err


# The verdict


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Slow", r"took 0\.\d+ s of CPU time for a decision; the limit is 0\.1 s"),
        ("Exits", "SystemExit: enough"),
        ("Raises", "KeyError: 'card'"),
        ("Cheats", r"the bot entrant chose .*: rule [\d.]+: "),
    ],
)
def test_an_entrant_that_fails_loses_and_the_contest_goes_on(name: str, said: str, here: Path) -> None:
    path, listener = here / "out.jsonl", Listener()
    made = contest(f"entrant_bots:{name}")
    summary = ran(made, path, 8, watcher=listener)
    assert len(summary.games) == 8
    found = failures(path)
    assert len(found) > MOST_FAILURES, "more than would stop another contest"
    assert all(re.match(f"A: {said}", failure) for failure in found), found
    assert listener.failures == []
    assert [text.partition(" ")[2] for text in listener.verdicts] == found
    lost = [line for line in summary.games if "failure" in line]
    assert all(line["score"] == 0 for line in lost)
    assert list(checking.check(Results(path), lambda done: None)) == []


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Hangs", "A: did not answer within 1 s; the limit is 0.1 s of CPU time"),
        ("Dies", "process ended with status 7"),
    ],
)
def test_one_that_hangs_or_dies_is_ended_and_loses(
    name: str, said: str, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "PATIENCE", 1.0)
    path = here / "out.jsonl"
    made = contest("random", f"entrant_bots:{name}")
    ran(made, path, 2)
    lines = Results(path).games
    assert [line["score"] for line in lines] == [1, 1]
    assert all(said.removeprefix("A: ") in line["failure"] and line["failure"].startswith("B: ") for line in lines)
    assert all(line["times"][1][0] == 11 for line in lines), "the decisions before are counted"
    assert list(checking.check(Results(path), lambda done: None)) == []


def test_the_constructor_does_not_count_as_a_decision(here: Path) -> None:
    source = "class Late(First):\n    def __init__(self):\n        self.sum = sum(range(20_000_000))\n"
    (here / "entrant_bots.py").write_text(BOTS + source, "utf-8")
    path = here / "out.jsonl"
    ran(contest("entrant_bots:Late"), path, 2)
    assert failures(path) == []


# The file


def test_a_contest_of_an_entrant_is_played_continued_verified_and_repeated(here: Path, capsys: Capture) -> None:
    words = ["arena", "friedrich", "entrant_bots:Whole", "random", "--scenario", "war-in-the-west", "--processes", "1"]
    assert main([*words, "--games", "2", "--record", "decisions", "--report", "page.html"]) == 0
    assert "Limit for each decision: 10 s of CPU time" in capsys.readouterr().err
    (path,) = here.glob("*.jsonl")
    header = json.loads(path.read_text("utf-8").splitlines()[0])
    assert header["opponents"] == ["entrant_bots:Whole", "random"]
    assert header["limit"] == LIMIT
    assert "entrant_bots:Whole" in (here / "page.html").read_text("utf-8")
    assert list((here / "decisions").glob("*.npz"))
    before = [untimed(line) for line in Results(path).games]
    assert main([*words, "--games", "4"]) == 0
    assert "2 games have already been played" in capsys.readouterr().err
    assert [untimed(line) for line in Results(path).games][:2] == before
    assert main([*words, "--games", "4", "--limit", "2s", "--out", path.name]) == 2
    assert "its limit is 10.0, not 2.0" in capsys.readouterr().err
    assert main(["arena", "--verify", path.name, "--again", "2"]) == 0
    assert "2 games were played again, with the same actions" in capsys.readouterr().out
    (here / "entrant_bots.py").unlink()
    del sys.modules["entrant_bots"]
    assert main(["arena", "--verify", path.name]) == 0, "its module is not needed to replay"
    assert main(["arena", "--verify", path.name, "--again", "1"]) == 2
    assert "cannot import entrant_bots" in capsys.readouterr().err


def test_a_limit_holds_for_every_opponent_and_is_a_part_of_the_contest(here: Path) -> None:
    limited, free = contest("rules", limit=1e-9), contest("rules", limit=0)
    assert (limited.header()["limit"], "limit" in free.header()) == (1e-9, False)
    path = here / "out.jsonl"
    ran(limited, path, 2)
    assert all(re.match(r"[AB]: took ", failure) for failure in failures(path))
    assert len(failures(path)) == 2
    with pytest.raises(Problem, match="its limit is 1e-09, not None"):
        ran(free, path, 2)
    results = Results(path)
    assert list(checking.again(results, 2, lambda done: None)) == [], "compared as far as both go"
    for limit in (-1, "soon", float("inf")):
        rewrite(path, {**results.header, "limit": limit}, results.games)
        with pytest.raises(Problem, match="this line is damaged"):
            Results(path)


def test_the_bot_of_the_examples_plays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture) -> None:
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert load("arena_bot:Careless").__name__ == "Careless"
    words = "arena friedrich arena_bot:Careless random --scenario war-in-the-west --games 2 --processes 1 --out"
    assert main([*words.split(), str(tmp_path / "out.jsonl")]) == 0
    assert failures(tmp_path / "out.jsonl") == []
    assert "A (arena_bot:Careless)" in capsys.readouterr().out
