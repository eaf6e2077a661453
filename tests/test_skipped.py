"""Why tests were skipped: one line for each reason, at the end of a run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MARKED = """
import pytest

@pytest.mark.parametrize("number", range(5))
@pytest.mark.skipif(True, reason="there is no browser")
def test_page(number): ...

def test_other_page():
    pytest.skip("there is no browser")

def test_database():
    pytest.skip("there is no database:\\\\n  install one")

def test_that_passes(): ...
"""
WHOLE_FILE = """
import pytest

pytest.importorskip("no_such_package", reason="no such package is installed")

def test_package(): ...
"""


def run(folder: Path, *words: str) -> str:
    """What pytest says about the tests in a folder, with this repository's conftest.py."""
    shutil.copy(ROOT / "conftest.py", folder)
    (folder / "pytest.ini").write_text("[pytest]\n", "utf-8")
    env = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "xdist", "-p", "no:cacheprovider", *words]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.mark.parametrize("words", [[], ["-n", "2"]], ids=["one process", "two processes"])
def test_reasons_are_told_once_with_their_number(words: list[str], tmp_path: Path) -> None:
    (tmp_path / "test_marked.py").write_text(MARKED.replace("\\\\", "\\"), "utf-8")
    (tmp_path / "test_whole_file.py").write_text(WHOLE_FILE, "utf-8")
    done = run(tmp_path, *words)
    assert re.findall(r"^\d+ skipped: .*", done, re.MULTILINE) == [
        "6 skipped: there is no browser",
        "1 skipped: no such package is installed",
        "1 skipped: there is no database: install one",
    ]


def test_nothing_is_told_where_nothing_was_skipped(tmp_path: Path) -> None:
    (tmp_path / "test_all.py").write_text("def test_that_passes(): ...\n", "utf-8")
    assert "skipped" not in run(tmp_path)
