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
    checks = [run_python("one", "print(1)"), run_python("two", "print(2)"), run_python("three", "")]
    assert Checks().run(checks, side_by_side=1) == ""
    said = capfd.readouterr().out
    assert said.index("one: passed") < said.index("\n1\n") < said.index("two: passed") < said.index("three: passed")


def test_two_run_side_by_side(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """The first ends once the third has begun, after the second."""
    begun = tmp_path / "begun"
    wait = f"import pathlib, threading\nwhile not pathlib.Path({str(begun)!r}).exists(): threading.Event().wait(0.01)"
    begin = f"import pathlib; pathlib.Path({str(begun)!r}).touch()"
    assert Checks().run([run_python("one", wait), run_python("two", ""), run_python("three", begin)]) == ""
    said = capfd.readouterr().out
    assert said.index("two: passed") < said.index("one: passed")
    assert "three: passed" in said


def test_the_first_failure_ends_the_others(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    begun = tmp_path / "begun"
    wrong = run_python("wrong", "print('why'); raise SystemExit(3)")
    never = run_python("never", f"import pathlib; pathlib.Path({str(begun)!r}).touch()")
    assert Checks().run([run_python("long", FOR_EVER), wrong, never]) == "wrong"
    said = capfd.readouterr().out
    assert "wrong: failed" in said
    assert "why" in said
    assert not begun.exists()
    assert "long" not in said


def test_make_check_fails_with_a_check(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(check, "CHECKS", [run_python("fine", "")])
    assert check.main() == 0
    monkeypatch.setattr(check, "CHECKS", [run_python("fine", ""), run_python("wrong", "raise SystemExit(1)")])
    assert check.main() == 1
    assert "make check: wrong failed" in capsys.readouterr().err
