"""The script that tries a bare Debian: what it takes from this machine, and that it removes nothing that is mounted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import bare

ONE_LINE = """
# deb http://old.example/debian bookworm main
deb-src http://source.example/debian bookworm main
deb [arch=arm64 signed-by=/k.gpg] http://security.example/debian bookworm-security main
deb http://games.example/games bookworm main
deb [arch=arm64] http://first.example/debian/ bookworm main contrib
"""
PARAGRAPHS = """Types: deb
URIs: http://off.example/debian
Suites: bookworm
Components: main
Enabled: no

Types: deb deb-src
# a comment
URIs: http://second.example/debian
Suites: bookworm bookworm-updates
Components: main
"""


@pytest.mark.parametrize(
    ("sources", "found"),
    [
        ([ONE_LINE, PARAGRAPHS], "http://first.example/debian"),
        ([PARAGRAPHS, ONE_LINE], "http://second.example/debian"),
        (["deb http://archive.example/ubuntu noble main"], ""),
        ([], ""),
    ],
)
def test_the_mirror_is_the_one_of_this_machine(sources: list[str], found: str) -> None:
    assert bare.mirror(sources) == found


def test_variables_of_registries_are_passed_on_and_no_others() -> None:
    passed = {
        "PIP_INDEX_URL": "a", "npm_config_registry": "b", "NPM_CONFIG_CAFILE": "c", "https_proxy": "d", "NO_PROXY": "e",
        "SSL_CERT_FILE": "f", "NODE_EXTRA_CA_CERTS": "g",
    }  # fmt: skip
    others = {
        "HOME": "/root",
        "PATH": "/x",
        "PYTHONPATH": "/y",
        "VIRTUAL_ENV": "/z",
        "LANG": "it",
        "MY_https_proxy": "",
    }
    assert bare.variables(passed | others) == passed


def test_settings_of_pip_and_npm_go_to_the_same_place(tmp_path: Path) -> None:
    for name in (".npmrc", ".config/pip/pip.conf", "named.conf"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    named = tmp_path / "named.conf"
    found = bare.settings({"PIP_CONFIG_FILE": str(named), "npm_config_userconfig": "relative"}, tmp_path)
    own = {path: str(place) for path, place in found.items() if path.is_relative_to(tmp_path)}
    assert own == {
        tmp_path / ".npmrc": ".npmrc",
        tmp_path / ".config/pip/pip.conf": ".config/pip/pip.conf",
        named: str(named),
    }


def test_certificates_that_variables_and_settings_name_are_copied(tmp_path: Path) -> None:
    bundle, other, unnamed = (tmp_path / name for name in ("bundle.crt", "other.crt", "unnamed.crt"))
    for path in (bundle, other, unnamed):
        path.touch()
    environment = {"SSL_CERT_FILE": str(bundle), "SSL_CERT_DIR": str(tmp_path), "PIP_CERT": str(tmp_path / "none")}
    found = bare.certificates(environment, [f"[global]\ncert = {other}\n", f"registry=x\ncafile={bundle}"])
    assert [path for path in found if path.is_relative_to(tmp_path)] == [bundle, other]


def test_folders_from_which_pip_takes_packages_are_found(tmp_path: Path) -> None:
    for name in ("wheels", "index one/simple", "more/simple"):
        (tmp_path / name).mkdir(parents=True)
    one, two = ((tmp_path / name / "simple").as_uri() for name in ("index one", "more"))
    text = f"[global]\nextra-index-url = https://else.example/simple {one}\n  {two}\n"
    environment = {"PIP_FIND_LINKS": f"{tmp_path / 'wheels'} {tmp_path / 'none'} https://else.example/wheels"}
    found = bare.folders(environment, [text, "no settings at all", "[install]\nfind-links = relative\n"])
    assert sorted(found) == [tmp_path / "index one", tmp_path / "more", tmp_path / "wheels"]


MOUNTS = """21 1 0:20 / / rw shared:1 - ext4 /dev/vda rw
30 21 0:5 / /c/try/proc rw - proc proc rw
31 30 0:6 / /c/try/proc/sys rw - proc proc rw
32 21 0:7 / /c/try-other/proc rw - proc proc rw
33 21 0:8 / /c/try/with\\040space rw - tmpfs tmpfs rw
"""


def test_mounts_in_a_tree_are_found_the_innermost_first() -> None:
    found = bare.mounts_below(Path("/c/try"), MOUNTS)
    assert found == [Path("/c/try/proc/sys"), Path("/c/try/proc"), Path("/c/try/with space")]
    assert bare.mounts_below(Path("/c/none"), MOUNTS) == []


def test_a_tree_in_which_something_stays_mounted_is_not_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree = tmp_path / "try"
    (tree / "proc").mkdir(parents=True)
    monkeypatch.setattr(bare, "mounts_below", lambda folder: [folder / "proc"])
    monkeypatch.setattr(bare, "run", lambda command: pytest.fail(f"{command} was run"))
    with pytest.raises(bare.Failed, match="proc cannot be unmounted"):
        bare.remove(tree)
    assert tree.is_dir()


@pytest.mark.parametrize(
    ("user", "programs", "why"),
    [
        (1000, ("debootstrap", "git"), "bare: it needs root, for a chroot and its mounts\n"),
        (0, ("git",), "bare: it needs debootstrap (on Debian and Ubuntu: apt-get install debootstrap)\n"),
        (0, ("debootstrap",), "bare: it needs git, for a clean checkout\n"),
    ],
)
def test_what_is_missing_is_told_in_one_line(
    user: int,
    programs: tuple[str, ...],
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in programs:
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "geteuid", lambda: user)
    monkeypatch.setattr(bare, "own_namespace", lambda: pytest.fail("something was begun"))
    monkeypatch.setattr("signal.signal", lambda *given: None)
    assert bare.main([]) == 2
    assert capsys.readouterr().err == why


def test_a_command_that_fails_is_in_the_summary_and_in_the_status(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def tried(release: str, user: str, commands: tuple[str, ...], cache: Path, keep: bool) -> list[bare.Result]:
        failure = "status 2" if (release, user) == ("trixie", "player") else ""
        return [bare.Result(release, user, f"make {command}", failure, 7) for command in commands]

    monkeypatch.setattr(bare, "check", lambda: None)
    monkeypatch.setattr(bare, "own_namespace", lambda: None)
    monkeypatch.setattr(bare, "tried", tried)
    monkeypatch.setattr("signal.signal", lambda *given: None)
    assert bare.main(["--folder", str(tmp_path), "--command", "play"]) == 1
    lines = capsys.readouterr().out.splitlines()[-4:]
    assert [line.split() for line in lines] == [
        ["bookworm", "root", "make", "play", "good", "7", "s"],
        ["bookworm", "player", "make", "play", "good", "7", "s"],
        ["trixie", "root", "make", "play", "good", "7", "s"],
        ["trixie", "player", "make", "play", "failed:", "status", "2", "7", "s"],
    ]
    assert bare.main(["--folder", str(tmp_path), "bookworm"]) == 0


def test_a_chroot_leaves_nothing_when_a_command_is_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(bare, "base", lambda release, cache: tmp_path)
    monkeypatch.setattr(bare, "run", lambda command: done.append(command[0]))
    monkeypatch.setattr(bare, "unmount", lambda folder: done.append("unmount"))
    monkeypatch.setattr(bare, "remove", lambda folder: done.append("remove"))
    monkeypatch.setattr(bare, "end_processes", lambda folder: done.append("end processes"))
    for name in ("mount", "configure"):
        monkeypatch.setattr(bare.Chroot, name, lambda self: None)

    def interrupt(self: bare.Chroot) -> None:
        done.clear()
        raise KeyboardInterrupt

    monkeypatch.setattr(bare.Chroot, "test", interrupt)
    with pytest.raises(KeyboardInterrupt):
        list(bare.tried("bookworm", "root", ("test",), tmp_path, False))
    assert done == ["end processes", "unmount", "remove"]


def test_the_script_uses_the_standard_library_alone() -> None:
    command = [sys.executable, "-I", "-S", str(bare.ROOT / "scripts" / "bare.py"), "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "RELEASE" in done.stdout
