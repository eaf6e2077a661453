"""The game of docs/add-a-game.md, built from the code of that page and installed as a reader would install it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parent.parent / "docs" / "add-a-game.md"
MODULE = "sortie.py"
PROJECT = "pyproject.toml"

_FENCED = re.compile(r"^```(\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)
_NAMED = re.compile(r"(?:#|//|/\*) ([\w./-]+\.\w+)(?: \*/)?\n")


class Example:
    """What the page shows: one module, then the files that make a package of it, and snippets that use the game."""

    def __init__(self, page: str) -> None:
        game, _, rest = page.partition("## Register it")
        self.module = "\n\n".join(code for language, code in _FENCED.findall(game) if language == "python")
        self.files: dict[str, list[str]] = {}
        """The blocks of each named file, in their order."""
        self.snippets: list[str] = []
        for language, code in _FENCED.findall(rest):
            named = _NAMED.match(code)
            if named:
                self.files.setdefault(named.group(1), []).append(code)
            elif language == "python":
                self.snippets.append(code)

    def write_module(self, folder: Path) -> Path:
        """The game as one file, with the first project file."""
        return _write(folder, {MODULE: self.module, PROJECT: self.files[PROJECT][0]})

    def write_package(self, folder: Path) -> Path:
        """The game as a package with everything that the page shows."""
        files = {path: "\n".join(blocks) for path, blocks in self.files.items()}
        return _write(folder, {**files, "sortie/__init__.py": self.module})


EXAMPLE = Example(PAGE.read_text("utf-8"))


def _write(folder: Path, files: dict[str, str]) -> Path:
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    return folder


def install(project: Path, site: Path) -> Path:
    """Install a project, with its entry points, into a folder for the path of Python; no network is needed."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    command = [*pip, "--no-build-isolation", "--target", str(site), str(project)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return site


@contextmanager
def on_the_path(site: Path) -> Iterator[None]:
    """Programs that are started inside find what is installed there."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site), prepend=os.pathsep)
        yield
