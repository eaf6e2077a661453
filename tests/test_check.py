"""`make check`: checks run side by side, and the first that fails ends all."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from scripts import check
from scripts.check import Check, Checks

FOR_EVER = "import threading; threading.Event().wait()"


def run_python(name: str, code: str) -> Check:
    return name, [sys.executable, "-c", code], Path()


def test_all_run_and_say_how_they_ended(capfd: pytest.CaptureFixture[str]) -> None:
    assert (
        Checks().run([[run_python("one", "print(1)"), run_python("two", "print(2)")], [run_python("three", "")]]) == ""
    )
    said = capfd.readouterr().out
    assert all(f"{name}: passed" in said for name in ("one", "two", "three"))
    assert said.index("one: passed") < said.index("\n1\n") < said.index("two: passed")


def test_the_first_failure_ends_the_others(capfd: pytest.CaptureFixture[str]) -> None:
    lanes = [
        [run_python("wrong", "print('why'); raise SystemExit(3)"), run_python("never", "print('begun')")],
        [run_python("long", FOR_EVER), run_python("never", "print('begun')")],
    ]
    assert Checks().run(lanes) == "wrong"
    said = capfd.readouterr().out
    assert "wrong: failed" in said
    assert "why" in said
    assert "begun" not in said
    assert "long" not in said


def test_make_check_fails_with_a_check(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(check, "BROWSER", [])
    monkeypatch.setattr(check, "PYTHON", [run_python("fine", "")])
    assert check.main() == 0
    monkeypatch.setattr(check, "PYTHON", [run_python("wrong", "raise SystemExit(1)")])
    assert check.main() == 1
    assert "make check: wrong failed" in capsys.readouterr().err
