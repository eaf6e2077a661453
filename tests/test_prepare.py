"""The set-up of `make play`: one line a step, progress, and what to do when a step fails."""

from __future__ import annotations

import io
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from scripts import prepare
from tests.processes import alive
from tests.waiting import PATIENCE, until

ROOT = Path(__file__).resolve().parent.parent


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def python(program: str) -> list[str]:
    return [sys.executable, "-c", program]


def test_a_step_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    prepare.step("Counting", python("print('one\\ntwo')"), "count again")
    assert capsys.readouterr().out == "Counting\n"


def test_a_step_that_fails_shows_what_was_said_and_what_to_do() -> None:
    with pytest.raises(prepare.Failed) as failed:
        prepare.step("Counting", python("print('no numbers'); raise SystemExit(3)"), "bring numbers")
    assert str(failed.value) == "  | no numbers\nCounting: this failed.\nbring numbers"


def test_a_command_that_is_not_there() -> None:
    with pytest.raises(prepare.Failed, match="cannot be run") as failed:
        prepare.step("Counting", ["there-is-no-such-command"], "install it")
    assert str(failed.value).endswith("install it")


@pytest.mark.parametrize(
    ("said", "advice"),
    [
        ("OSError: [Errno 28] No space left on device", "The disk is full"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "other files than the lock"),
        ("Error: Cannot find native binding.", "Remove web/node_modules"),
        ("something else", ""),
    ],
)
def test_well_known_failures_have_their_own_advice(said: str, advice: str) -> None:
    assert prepare.known(["first", said]).find(advice) >= 0
    assert bool(prepare.known([said])) == bool(advice)


def test_progress_rewrites_the_line_in_a_terminal() -> None:
    stream = Terminal()
    line = prepare.Line("Installing", stream)
    line.tell("3 of 5")
    line.end()
    first, second, third = stream.getvalue().split("\r")
    assert first == "Installing"
    assert second.startswith("Installing: 3 of 5, ")
    assert third.startswith("Installing: ")
    assert third.endswith("\n")
    assert len(third.rstrip("\n")) >= len(second)  # nothing of the longer line stays


def test_progress_counts_what_pip_has_come_to() -> None:
    said = [
        "Ignoring colorama: markers \"sys_platform == 'win32'\" don't match your environment",
        "Collecting alembic==1.20.0 (from -r requirements.lock (line 5))",
        "  Downloading alembic-1.20.0-py3-none-any.whl (100 kB)",
        "Requirement already satisfied: pip in ./lib",
        "Processing /somewhere/annotated_types-0.8.0-py3-none-any.whl (from -r requirements.lock (line 11))",
        "Requirement already satisfied: annotated-types==0.8.0 in ./lib",
    ]
    assert prepare.pip_progress(said, 36) == "4 of 36"
    assert prepare.pip_progress([*said, "Installing collected packages: alembic"], 36) == "all fetched, unpacking"


def test_a_set_up_that_was_stopped_begins_with_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []

    def step(text: str, command: list[str | Path], *more: object, **most: object) -> None:
        ran.append([str(word) for word in command])
        if stop_at in text:
            raise KeyboardInterrupt

    venv = tmp_path / ".venv"
    for name, path in (("VENV", venv), ("PLAY", venv / ".play"), ("TESTS", venv / ".tests")):
        monkeypatch.setattr(prepare, name, path)
    monkeypatch.setattr(prepare, "step", step)
    (venv / "bin").mkdir(parents=True)
    (venv / "bin" / "python").touch()

    stop_at = "nowhere"
    prepare.play()
    assert "--clear" in ran[0]  # there was a folder, but nobody had finished it
    assert (venv / ".play").exists()

    ran.clear()
    stop_at = "Python packages"
    with pytest.raises(KeyboardInterrupt):
        prepare.tests()
    assert "--clear" not in ran[0]  # what is whole is only added to
    assert not (venv / ".play").exists()

    ran.clear()
    stop_at = "nowhere"
    prepare.tests()
    assert "--clear" in ran[0]
    assert (venv / ".play").exists()
    assert (venv / ".tests").exists()


@pytest.mark.parametrize(
    ("version", "good"), [("v20.18.3", False), ("v20.19.0", True), ("v22.1.0", True), ("v9.9.9", False), ("", False)]
)
def test_which_node_will_do(version: str, good: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("node", "npm") if version else ():
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    fetched: list[str] = []

    def install(text: str, lock: str, *words: object) -> None:
        fetched.append(lock)
        (tmp_path / "own").mkdir()

    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(prepare, "NODE", tmp_path / "own")
    monkeypatch.setattr(prepare, "PLAY", Path(__file__))
    monkeypatch.setattr(prepare, "_install", install)
    env = prepare.node()
    assert fetched == ([] if good else ["requirements-node.lock"])
    assert env["PATH"].split(os.pathsep)[0] == str(tmp_path if good else tmp_path / "own" / "bin")


def test_an_unfit_python_is_told_in_one_line(tmp_path: Path) -> None:
    old = tmp_path / "python3"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    command = ["make", "web", f"PYTHON={old}", f"STATIC={tmp_path / 'index.html'}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith(f"{old} is not Python 3.11 or later. Install one and name it: ")


def test_without_python_the_message_says_that_none_was_found(tmp_path: Path) -> None:
    here = tmp_path / "bin"
    here.mkdir()
    for name in ("find", "make", "rm", "sh"):
        found = shutil.which(name)
        assert found is not None
        (here / name).symlink_to(found)
    made = [f"{name}={tmp_path / name}" for name in ("PLAY", "TESTS", "STATIC")]
    command = [str(here / "make"), "play", *made]
    env = {"PATH": str(here), "HOME": str(tmp_path)}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    first = done.stderr.splitlines()[0]
    assert first.startswith("No python3 was found, and Grognard needs Python 3.11 or later. Install it (on Debian")
    assert "apt-get install python3 python3-venv" in first
    assert "make play PYTHON=" in first


@pytest.mark.parametrize(
    ("text", "next_time"),
    [
        ("Making .venv", prepare.EMPTY),
        ("Python packages", prepare.EMPTY),
        ("Grognard itself", prepare.EMPTY),
        ("Node packages", prepare.KEPT),
    ],
)
@pytest.mark.parametrize("interrupted", [True, False])
def test_what_stops_a_set_up_says_what_the_next_run_finds(
    text: str,
    next_time: str,
    interrupted: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ran: list[list[str]] = []
    stop = True

    def step(told: str, command: list[str | Path], *more: object, **most: object) -> None:
        ran.append([str(word) for word in command])
        if stop and text in told:
            raise KeyboardInterrupt if interrupted else prepare.Failed(prepare.PIP_NETWORK)

    venv = tmp_path / ".venv"
    for name, path in (("VENV", venv), ("PLAY", venv / ".play"), ("TESTS", venv / ".tests")):
        monkeypatch.setattr(prepare, name, path)
    monkeypatch.setattr(prepare, "MODULES", tmp_path)
    monkeypatch.setattr(prepare, "step", step)
    monkeypatch.setattr(prepare, "node", dict)
    (venv / "bin").mkdir(parents=True)
    (venv / "bin" / "python").touch()
    work = "tools" if next_time == prepare.KEPT else "play"
    assert prepare.main([work]) == (130 if interrupted else 1)
    said = capsys.readouterr().err.strip()
    assert said.endswith(f"un the same command again. {next_time}")
    assert not re.search("go(es)? on", said)

    stop = False
    ran.clear()
    assert prepare.main([work]) == 0
    assert ("--clear" in ran[0]) == (next_time == prepare.EMPTY)


def test_a_real_interrupt_ends_the_step_and_tells_the_same(tmp_path: Path) -> None:
    program = """
import signal, sys
from pathlib import Path
from scripts import prepare
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it
prepare.VENV, folder = Path(sys.argv[1]), Path(sys.argv[1])
prepare.PLAY, prepare.TESTS = folder / ".play", folder / ".tests"
(folder / "bin").mkdir()
(folder / "bin" / "python").touch()
prepare.PLAY.touch()  # complete: only packages are installed
code = "import os, signal; open(sys.argv[1] + '/pip', 'w').write(str(os.getpid())); signal.pause()"
prepare._pip = lambda *words: [sys.executable, "-c", "import sys; " + code, sys.argv[1]]
sys.exit(prepare.main(["play"]))
"""
    command = [sys.executable, "-c", program, str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as preparing:
        until(lambda: (tmp_path / "pip").is_file() and (tmp_path / "pip").read_text(), "the beginning of pip")
        preparing.send_signal(signal.SIGINT)
        _, said = preparing.communicate(timeout=PATIENCE)
    assert preparing.returncode == 130
    assert said == f"\nInterrupted. Run the same command again. {prepare.EMPTY}\n"
    assert not alive(int((tmp_path / "pip").read_text()))
    assert not (tmp_path / ".play").exists()


@pytest.fixture
def unbuilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The browser table is not built, and the machine has a Node."""
    monkeypatch.setattr(prepare, "STATIC", tmp_path)
    monkeypatch.setattr(prepare, "_has_node", lambda: True)


@pytest.mark.usefixtures("unbuilt")
def test_two_steps_run_side_by_side_and_tell_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = threading.Event(), threading.Event()

    def work() -> None:
        prepare.step("Building", python("print('built')"), "build")
        first.set()
        assert second.wait(PATIENCE)

    with prepare.beside(work):
        assert first.wait(PATIENCE)
        prepare.step("Installing", python("print('installed')"), "install")
        second.set()
    assert capsys.readouterr().out == "Installing\nBuilding\n"


@pytest.mark.usefixtures("unbuilt")
def test_a_failure_beside_is_left_to_make(capsys: pytest.CaptureFixture[str]) -> None:
    ran: list[str] = []
    with prepare.beside(
        lambda: prepare.step("Building", python("raise SystemExit(1)"), "x"), lambda: ran.append("next")
    ):
        pass
    assert ran == []
    assert capsys.readouterr().out == "Building\n"


@pytest.mark.usefixtures("unbuilt")
def test_a_failure_ends_what_runs_beside() -> None:
    children: list[subprocess.Popen[str]] = []

    def begun() -> bool:
        children.extend(prepare.CHILDREN)
        return bool(children)

    def fail() -> None:
        until(begun, "the step beside")
        raise prepare.Failed

    work = python("import threading; threading.Event().wait()")
    with pytest.raises(prepare.Failed), prepare.beside(lambda: prepare.step("Building", work, "build")):
        fail()
    assert children[0].wait(PATIENCE) != 0


def test_nothing_runs_beside_once_the_table_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "STATIC", tmp_path)
    monkeypatch.setattr(prepare, "_has_node", lambda: True)
    (tmp_path / "index.html").touch()
    ran: list[str] = []
    with prepare.beside(lambda: ran.append("built")):
        pass
    assert ran == []
