"""Resolves the versions of all packages, of Python and of Node, that are used to play, to build and to test.

    python -m scripts.lock [YYYY-MM-DD]

No version is younger than the cut-off day, which is 30 days ago where none is given: by then faulty releases are known,
and the binaries of all platforms have arrived. The lock files say which day it was. They are written only if nothing
is wrong with them: everything has its hash, and what is compiled exists for all PLATFORMS.
"""

from __future__ import annotations

import datetime
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from scripts import prepare

ROOT: Final = prepare.ROOT
DAYS: Final = 30
PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
PLAY: Final = "requirements.lock"
TESTS: Final = "requirements-dev.lock"
NODE: Final = "requirements-node.lock"
UV: Final = "requirements-uv.lock"
NPM: Final = "web/package-lock.json"
EXTRAS: Final = ("--extra", "dev", "--extra", "envs", "--extra", "arena")
"""What the tests need beside the table."""
HEAD: Final = "# Resolved by `make lock`. Cut-off: "
FIELD: Final = "cutOff"
"""Where the lock of npm says its day."""


class Platform(NamedTuple):
    os: str
    cpu: str
    uv: str


PLATFORMS: Final = (
    Platform("linux", "x64", "x86_64-unknown-linux-gnu"),
    Platform("linux", "arm64", "aarch64-unknown-linux-gnu"),
    Platform("darwin", "x64", "x86_64-apple-darwin"),
    Platform("darwin", "arm64", "aarch64-apple-darwin"),
    Platform("win32", "x64", "x86_64-pc-windows-msvc"),
)
ONE_SYSTEM: Final = frozenset({"fsevents"})
"""Packages that serve one system only, and are not missed on others."""

HELD: Final = ("argon2-cffi-bindings<26",)
"""Versions that would be chosen but do not serve all PLATFORMS: 26.1.0 has no wheel for macOS x64."""
LEFT_OUT: Final = ("watchdog; sys_platform != 'darwin'",)
"""What is not installed everywhere: MkDocs wants it for its live preview only, and it has no wheels for macOS."""


class Pin(NamedTuple):
    name: str
    version: str
    marker: str
    hashes: tuple[str, ...]


# What must hold for lock files


def pins(text: str) -> list[Pin]:
    """The packages of a lock of Python."""
    found = []
    for line in text.replace("\\\n", " ").splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        words, *hashes = re.split(r"\s+--hash=", line.strip())
        requirement, _, marker = words.partition(";")
        name, _, version = requirement.strip().partition("==")
        found.append(Pin(name, version.strip(), marker.strip(), tuple(hashes)))
    return found


def python_cut_off(text: str) -> str:
    """The day of a lock of Python, or an empty text."""
    first = text.partition("\n")[0]
    return first.removeprefix(HEAD) if first.startswith(HEAD) else ""


def python_flaws(text: str) -> list[str]:
    """What is wrong with a lock of Python."""
    flaws = _day_flaws(python_cut_off(text))
    if re.search(r"https?:|file:|--\w*index|--find-links", text):
        flaws.append("it names a place to fetch from")
    for pin in pins(text):
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", pin.name) or not re.fullmatch(r"[0-9][\w.+!]*", pin.version):
            flaws.append(f"{pin.name}: not one version of one package")
        if not pin.hashes or not all(re.fullmatch(r"sha256:[0-9a-f]{64}", found) for found in pin.hashes):
            flaws.append(f"{pin.name}: no hash")
    return flaws if pins(text) else [*flaws, "it is empty"]


def npm_flaws(lock: dict[str, Any], package: dict[str, Any]) -> list[str]:
    """What is wrong with the lock of npm, which belongs to this package.json."""
    entries: dict[str, dict[str, Any]] = lock["packages"]
    flaws = _day_flaws(str(lock.get(FIELD, "")))
    for kind in ("dependencies", "devDependencies"):
        if entries[""].get(kind, {}) != package.get(kind, {}):
            flaws.append(f"its {kind} are not those of package.json")
    for path, entry in entries.items():
        if not path:
            continue
        if not re.fullmatch(r"sha512-[A-Za-z0-9+/]{86}==", str(entry.get("integrity", ""))):
            flaws.append(f"{path}: no hash")
        if "resolved" in entry:
            flaws.append(f"{path}: it names a place to fetch from")
        flaws += [f"{path}: {flaw}" for flaw in _binary_flaws(entries, path)]
    return flaws if len(entries) > 1 else [*flaws, "it is empty"]


def _binary_flaws(entries: dict[str, dict[str, Any]], path: str) -> Iterable[str]:
    """Of the optional packages some are compiled, each for one platform. Together they must serve all PLATFORMS."""
    binaries = []
    for name in entries[path].get("optionalDependencies", {}):
        entry = _needed_by(entries, path, name)
        if entry is None:
            yield f"{name} is not locked"
        elif name not in ONE_SYSTEM and ("os" in entry or "cpu" in entry):
            binaries.append(entry)
    for platform in PLATFORMS if binaries else ():
        if not any(_serves(entry, platform) for entry in binaries):
            yield f"no binary for {platform.os} {platform.cpu}"


def _needed_by(entries: dict[str, dict[str, Any]], path: str, name: str) -> dict[str, Any] | None:
    """The package of this name that the package at a path gets, as Node looks for it: from the inside outwards."""
    while True:
        found = entries.get(f"{path}/node_modules/{name}" if path else f"node_modules/{name}")
        if found is not None or not path:
            return found
        path = path.rpartition("node_modules/")[0].rstrip("/")


def _serves(entry: dict[str, Any], platform: Platform) -> bool:
    libc = "glibc" if platform.os == "linux" else ""
    wanted = (("os", platform.os), ("cpu", platform.cpu), ("libc", libc))
    return all(not entry.get(key) or value in entry[key] for key, value in wanted)


def _day_flaws(day: str) -> list[str]:
    try:
        datetime.date.fromisoformat(day)
    except ValueError:
        return ["it does not say its cut-off day; `make lock` writes it"]
    return []


# Resolving


def resolve(day: str, requirements: str = "", *words: str | Path) -> str:
    """A lock of Python, for these requirements or for what else the words name."""
    command = [*_uv("compile"), "--universal", "--generate-hashes", "--no-emit-index-url", "--no-header"]
    command += ["--no-annotate", "--python-version", PYTHONS[0], "--exclude-newer", f"{day}T00:00:00Z"]
    made = _run([*command, *(words or ["-"])], requirements)
    return f"{HEAD}{day}\n{made}"


def resolve_npm(day: str, package: dict[str, Any]) -> dict[str, Any]:
    """The lock of npm. It is made in an empty folder: npm leaves out hashes of what it finds installed or locked."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("package.json", ".npmrc"):
            shutil.copy(ROOT / "web" / name, folder)
        command = ["npm", "install", "--package-lock-only", "--ignore-scripts", f"--before={day}T00:00:00Z"]
        _run([*command, "--loglevel=error"], cwd=Path(folder), env=prepare.node())
        lock = json.loads((Path(folder) / "package-lock.json").read_text("utf-8"))
    packages = lock.pop("packages")
    return {**lock, FIELD: day, "packages": packages}


def missing_wheels(lock: Path) -> list[str]:
    """For which platforms and Pythons a package of a lock would have to be compiled, or could not be had."""

    def look(place: tuple[Platform, str]) -> str:
        platform, python = place
        with tempfile.TemporaryDirectory() as folder:
            command = [
                *_uv("install"),
                "--dry-run",
                "--require-hashes",
                "--no-deps",
                "--only-binary",
                ":all:",
                "-r",
                lock,
            ]
            command += ["--target", folder, "--python-platform", platform.uv, "--python-version", python]
            done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
        why = " ".join(done.stderr.split()) or "it cannot be installed"
        return f"{lock.name}, Python {python} on {platform.uv}: {why}" if done.returncode else ""

    with ThreadPoolExecutor(8) as pool:
        return list(filter(None, pool.map(look, product(PLATFORMS, PYTHONS))))


def _uv(*words: str) -> list[str | Path]:
    return [prepare.VENV / "bin" / "uv", "pip", *words, "--quiet", "--no-config"]


def _run(command: Sequence[str | Path], given: str = "", cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
    words = [str(word) for word in command]
    done = subprocess.run(
        words, cwd=cwd, env=env or dict(os.environ), input=given, stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"lock: {' '.join(words[:4])} ... failed, see above; nothing was written")
    return done.stdout


def main(words: list[str]) -> int:
    latest = datetime.datetime.now(datetime.UTC).date() - datetime.timedelta(DAYS)
    day = datetime.date.fromisoformat(words[0]) if words else latest
    if day > latest:
        sys.exit(f"lock: {day} is less than {DAYS} days ago; the latest day is {latest}")
    print(f"Resolving with the cut-off {day}", flush=True)
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        made = {name: Path(folder) / name for name in (TESTS, PLAY, NODE, UV)}
        held = Path(folder) / "held.txt"
        held.write_text("\n".join(HELD), "utf-8")
        left_out = Path(folder) / "left-out.txt"
        left_out.write_text("\n".join(LEFT_OUT), "utf-8")
        project: list[str | Path] = ["pyproject.toml", "--extra", "build", "--constraint", held, "--override", left_out]
        made[TESTS].write_text(resolve(str(day), "", *project, *EXTRAS), "utf-8")
        made[PLAY].write_text(resolve(str(day), "", *project, "--constraint", made[TESTS]), "utf-8")
        made[NODE].write_text(resolve(str(day), "\n".join(extras["node"])), "utf-8")
        made[UV].write_text(resolve(str(day), "\n".join(extras["lock"])), "utf-8")
        npm = resolve_npm(str(day), package)
        flaws = [f"{NPM}: {flaw}" for flaw in npm_flaws(npm, package)]
        for name, path in made.items():
            flaws += [f"{name}: {flaw}" for flaw in python_flaws(path.read_text("utf-8"))]
            if name != PLAY:  # which is a part of TESTS
                print(f"Looking for wheels of {name} for {len(PLATFORMS)} platforms", flush=True)
                flaws += missing_wheels(path)
        if flaws:
            print("\n".join(flaws), file=sys.stderr)
            sys.exit("lock: nothing was written. An earlier day, or another range of versions, may have all of it.")
        for name, path in made.items():
            shutil.copyfile(path, ROOT / name)
        (ROOT / NPM).write_text(json.dumps(npm, indent=2, ensure_ascii=False) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
