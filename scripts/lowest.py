"""Runs the tests with the lowest version of every package that pyproject.toml allows, in an environment of their own.

    python -m scripts.lowest [arguments of pytest]

A lower bound is false where they fail: raise it. Tools that only check and test have the versions of the lock.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts import lock, prepare

FOLDER: Final = prepare.ROOT / "build" / "lowest"
TOOLS: Final = ("build", "dev")
"""Extras whose packages are not shipped."""
TRIED: Final = ("arena", "envs")
"""Extras whose lower bounds are tried, too. Those of `cluster` and `train` are not in the lock."""


def tools(project: dict[str, Any], locked: str) -> list[str]:
    """Every tool in the version of the lock, as constraints."""
    extras = project["optional-dependencies"]
    names = {canonicalize_name(Requirement(text).name) for extra in TOOLS for text in extras[extra]}
    own = {canonicalize_name(Requirement(text).name) for text in project["dependencies"]}
    pins = [pin for pin in lock.pins(locked) if pin.name in names - own]
    return sorted(f"{pin.name}=={pin.version}" + (f" ; {pin.marker}" if pin.marker else "") for pin in pins)


def command(constraints: Path, day: str, into: Path) -> list[str | Path]:
    """What resolves the lowest versions."""
    extras = [word for extra in (*TOOLS, *TRIED) for word in ("--extra", extra)]
    here = f"{sys.version_info[0]}.{sys.version_info[1]}"
    made: list[str | Path] = [prepare.VENV / "bin" / "uv", "pip", "compile", "pyproject.toml", *extras]
    made += ["--resolution", "lowest-direct", "--constraint", constraints, "--python-version", here]
    made += ["--exclude-newer", f"{day}T00:00:00Z", "--quiet", "--no-config", "--no-header", "--no-annotate"]
    return [*made, "--output-file", into]


def main(words: list[str]) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    project = tomllib.loads((prepare.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    locked = (prepare.ROOT / lock.TESTS).read_text("utf-8")
    constraints, pinned, venv = FOLDER / "tools.txt", FOLDER / "lowest.txt", FOLDER / "venv"
    constraints.write_text("\n".join(tools(project, locked)) + "\n", "utf-8")
    pinned.unlink(missing_ok=True)  # uv would keep the versions that it finds there
    python = venv / "bin" / "python"
    pip: list[str | Path] = [python, "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--no-deps"]
    bounds = "Two bounds in pyproject.toml contradict each other: uv says which."
    try:
        prepare.step("Resolving the lowest versions", command(constraints, lock.python_cut_off(locked), pinned), bounds)
        prepare.step("Making an environment for them", [sys.executable, "-m", "venv", "--clear", venv], prepare.AGAIN)
        total = len(lock.pins(pinned.read_text("utf-8")))
        told = f"Installing {total} Python packages"
        prepare.step(told, [*pip, "-r", pinned], prepare.PIP_NETWORK, lambda said: prepare.pip_progress(said, total))
        prepare.step("Installing Grognard", [*pip, "--no-build-isolation", "-e", "."], prepare.AGAIN)
    except prepare.Failed as failed:
        print(f"\n{failed}", file=sys.stderr)
        return 1
    tests = [str(python), "-m", "pytest", *(words or ("-n", "auto", "tests"))]
    return subprocess.run(tests, cwd=prepare.ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
