"""Fuzzing: a sound game passes, and every flaw is caught and written down."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Self

import pytest

from grognard import conformance, files, find
from grognard.cli import main
from grognard.conformance import Broken
from grognard.core import game as registry
from grognard.core.match import Match
from grognard.core.state import State
from grognard.fuzzing import Failure, RandomGame
from tests.toy import Toy, ToyState, toy

__all__ = ["toy"]

FLAWS = {
    "why": "nothing is found against it",
    "reasons": "tells seat",
    "copy": "",
    "view": "differs in an imagined state|apart by its view",
    "peeking": "imagines the truth too often",
    "undo": "told seat|apart by what it is told",
    "dump": "restored from its dump",
    "forgetting": "the state forgets forgotten when it is dumped",
    "message": "no text for 'nonsense'",
    "dead end": "has nothing to choose",
    "endless": "has not ended after",
    "crash": "IndexError",
    "asking": "can tell two worlds apart by who is",
    "telling": "can tell two worlds apart by what it is told",
    "leaving": "would leave undone",
    "closing": "changed",
    "sharing": "'points' in the view of seat -?[0-9]+ is an object of the state",
    "reach": "told apart by how far seat [01] can undo",
    "position": "the position cannot be: no game has minus points",
}

OFTEN_CHECKED = {"undo", "why", "views", "views kept", "leaves", "twins", "refused", "copy", "dump", "measures", "text"}


def test_a_sound_game_passes(toy: Toy) -> None:
    for seed in range(60):
        RandomGame(toy, seed).play()


def failure_of(flaw: str, monkeypatch: pytest.MonkeyPatch) -> Failure:
    game = Toy(flaw)
    monkeypatch.setitem(registry._made, "toy", game)
    for seed in range(3000):
        try:
            RandomGame(game, seed, most=300).play()
        except Failure as failure:
            return failure
    raise AssertionError(f"the flaw {flaw!r} is not found")


@pytest.mark.parametrize("flaw", FLAWS)
def test_every_flaw_is_caught(flaw: str, monkeypatch: pytest.MonkeyPatch) -> None:
    failure = failure_of(flaw, monkeypatch)
    assert re.search(FLAWS[flaw], str(failure)) or (flaw == "why" and "Refusal object expected" in str(failure))
    assert "\n" not in str(failure)


@pytest.mark.parametrize("flaw", ["why", "crash", "message"])
def test_a_failure_is_written_down_and_reproduces(
    flaw: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(registry._made, "toy", Toy(flaw))
    assert main(["fuzz", "toy", "--games", "500", "--seed", "40", "--out", str(tmp_path)]) == 1
    (path,) = tmp_path.iterdir()
    seed = int(path.stem.rpartition("-")[2])
    assert path.name == f"fuzz-toy-{seed}.json"
    failed = json.loads(path.read_text(encoding="utf-8"))["failure"]
    assert failed in capsys.readouterr().out
    match = files.load(path)
    assert match.game.name == "toy"
    assert main(["fuzz", "toy", "--games", "1", "--seed", str(seed), "--out", str(tmp_path)]) == 1
    assert failed in capsys.readouterr().out


def test_a_crash_names_the_act_that_follows_the_written_match(monkeypatch: pytest.MonkeyPatch) -> None:
    failure = failure_of("crash", monkeypatch)
    assert "walk Łódź: IndexError" in str(failure)


def dealt(flaw: str, cards: list[int]) -> State:
    """A toy after the deal, with these cards."""
    match = Match(Toy(flaw), secret=bytes(32))
    assert isinstance(match.state, ToyState)
    match.state.cards = cards
    return match.state


def test_what_is_likely_for_who_does_not_know_is_no_peeking() -> None:
    state = dealt("low cards", [7, 0])
    assert conformance.Imaginations(state, 0, random.Random(1), 320).peeking
    assert conformance.peeks(state, 0, random.Random(1), 320) is None
    assert conformance.peeks(dealt("peeking", [7, 0]), 0, random.Random(1), 320) is not None


def test_a_copy_that_shares_is_caught() -> None:
    match = Match(Toy("copy"), secret=bytes(32))
    for seat in (0, 1):
        match.play(seat, match.state.legal(seat)[0])
    with pytest.raises(Broken, match="changed"):
        conformance.check_copy(match.state, random.Random(1))


def test_a_state_that_always_imagines_the_truth_does_not_vary(toy: Toy) -> None:
    match = Match(toy, secret=bytes(32))
    conformance.check_varies(match.state, 0, random.Random(1))

    class Blind(State):
        """Nothing but a hash and itself."""

        def hash(self) -> str:
            return "always"

        def imagine(self, seat: int, rng: random.Random) -> Self:
            return self

    with pytest.raises(Broken, match="always imagines the same state"):
        conformance.check_varies(Blind(toy.space), 0, random.Random(1))


def test_a_sound_game_ends_with_status_0(toy: Toy, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "toy", "--seconds", "0.2", "--scenario", "odd", "--out", str(tmp_path)]) == 0
    assert "no failures" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())


def test_fuzz_in_italian(toy: Toy, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is broken is told in English, to whoever writes the game."""
    assert main(["fuzz", "toy", "--games", "1", "--out", str(tmp_path), "--language", "it"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("toy: una partita con ")
    assert ", nessun errore\nc'erano informazioni nascoste" in out
    toy.flaw = "view"
    assert main(["fuzz", "toy", "--seed", "7", "--out", str(tmp_path), "--language", "it"]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith("toy, seme 7, ")
    assert last == f"scritto in {tmp_path / 'fuzz-toy-7.json'}"


@pytest.mark.parametrize("scenario", ["war-in-the-west", "austrian-theatre"])
def test_friedrich_passes(scenario: str) -> None:
    """A sample checks every property at least once, and at no kind of step as often as a whole game."""
    whole, sample = (RandomGame(find("friedrich"), 1, scenario, sample=less) for less in (False, True))
    for trial in (whole, sample):
        trial.play()
    assert {name for name, _ in +sample.checked} >= OFTEN_CHECKED
    assert max(sample.checked.values()) < max(whole.checked.values()) / 2, (sample.checked, whole.checked)
