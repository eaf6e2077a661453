"""scripts/mutate.py: which mutations are made, which are not, how they are drawn, and who is named as their witness."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from grognard.core.game import names
from scripts import mutate

SOURCE = b'''"""A module of a game."""

LEAST = 3


def may(s, piece):
    """Whether it may, say, if 1 < 2."""
    if s.over:
        return False
    return s.able(piece) and s.number < 3


def leave(s, piece):
    if s.number:
        s.tell("left", piece=piece if piece > 0 else 0)
    s.number -= 1
    s.place(piece)
    return [other for other in s.pieces if other != piece]


def why(s) -> Refusal:
    if s.number > 3:
        return Refusal("1", "too-many")
    return Refusal("1", "no")


def prompt(s):
    return Saying("ask" if s.number > 3 else "beg")
'''


def after(kind: str) -> list[str]:
    """What is written in the place of something else, by all mutations of a kind."""
    return [one.after for one in mutate.mutations("module", SOURCE) if one.kind == kind]


def test_rules_are_mutated() -> None:
    assert after("condition negated") == ["(not (s.over))", "(not (other != piece))"]
    assert after("condition dropped") == ["True"]
    assert after("early return removed") == ["pass"]
    assert after("operand dropped") == ["((s.number < 3))", "((s.able(piece)))"]
    assert after("comparison shifted") == ["s.number <= 3"]
    assert after("constant off by one") == ["2", "4"]
    assert after("statement removed") == ["pass", "pass"]


def test_words_are_not_mutated() -> None:
    told = [one.told(SOURCE) for one in mutate.mutations("module", SOURCE)]
    assert not [line for line in told if any(word in line for word in ("tell", "Refusal", "Saying", "LEAST", "say"))]


def test_a_mutation_is_a_program_and_is_told_in_one_line() -> None:
    for one in mutate.mutations("module", SOURCE):
        compile(one.applied(SOURCE), "module.py", "exec")
        assert one.applied(SOURCE) != SOURCE
        assert "\n" not in one.told(SOURCE)
    (shifted,) = [one for one in mutate.mutations("module", SOURCE) if one.kind == "comparison shifted"]
    before = "return s.able(piece) and s.number < 3"
    assert shifted.told(SOURCE) == f"module.py:10: comparison shifted: {before} -> {before.replace('<', '<=')}"


def test_each_module_is_drawn_before_any_is_drawn_again() -> None:
    sources = dict.fromkeys("abc", SOURCE)
    chosen = mutate.drawn(sources, 7, 8)
    assert [sorted(one.module for one in chosen[start : start + 3]) for start in (0, 3)] == [["a", "b", "c"]] * 2
    assert len(set(chosen)) == 8
    assert chosen == mutate.drawn(sources, 7, 8) != mutate.drawn(sources, 8, 8)
    every = 3 * len(mutate.mutations("a", SOURCE))
    assert len(mutate.drawn(sources, 7, every + 1)) == every


def test_tests_that_know_the_module_come_first(tmp_path: Path) -> None:
    for name, text in (
        ("test_a.py", ""),
        ("test_b.py", "supply supply"),
        ("test_c.py", "supply"),
        ("test_supply.py", ""),
    ):
        (tmp_path / name).write_text(text)
    found = mutate.tests_for("board/supply", tmp_path.glob("*.py"))
    assert [file.name for file in found] == ["test_supply.py", "test_b.py", "test_c.py", "test_a.py"]


@pytest.mark.parametrize(
    ("said", "witness"),
    [
        ("..F\nFAILED tests/x.py::test_a[b c] - assert 1\n1 failed in 1s", "tests/x.py::test_a[b c]"),
        ("ERROR tests/x.py\nInterrupted: 1 error", "tests/x.py"),
        ('Timeout!\n  File "a.py", line 3 in run\n  File "x.py", line 9 in test_b\n', "test_b, which hangs"),
        ("ImportError: no such name", "ImportError: no such name"),
    ],
)
def test_the_first_failure_is_the_witness(said: str, witness: str) -> None:
    assert mutate.failure(said) == witness


def test_a_module_in_a_folder_of_the_game_is_mutated_and_restored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = mutate.file_of("some-game", "board/supply")
    original = tmp_path / "checkout" / "src" / file
    original.parent.mkdir(parents=True)
    original.write_bytes(SOURCE)
    seen: list[bytes] = []

    def run_tests(src: Path, game: str, files: Sequence[Path], limit: float | None = None) -> mutate.Run:
        seen.append((src / file).read_bytes())
        return mutate.Run("", 0.0)

    monkeypatch.setattr(mutate, "ROOT", tmp_path / "checkout")
    monkeypatch.setattr(mutate, "run_tests", run_tests)
    copy = mutate.Copy(tmp_path)
    mutation = mutate.mutations("board/supply", SOURCE)[0]
    copy.tried(mutation, SOURCE, "some-game", [], 1.0)
    assert seen == [mutation.applied(SOURCE)]
    assert (copy.src / file).read_bytes() == SOURCE == original.read_bytes()


def test_every_module_without_a_rule_exists() -> None:
    games = mutate.ROOT / "src" / mutate.GAMES
    assert {path.stem for path in games.rglob("*.py")} >= mutate.WORDS_ONLY


def test_every_game_has_rules_to_mutate_and_tests_to_run() -> None:
    for game in names():
        modules = set(mutate.game_sources(game))
        assert all((mutate.ROOT / "src" / mutate.file_of(game, module)).is_file() for module in modules)
        assert "board/state" in modules
        assert any(module.endswith("/sequence") for module in modules)
        files = mutate.game_tests(game)
        assert files
        assert not any(file.name.startswith("test_browser") for file in files)
