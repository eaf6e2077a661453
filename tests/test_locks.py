"""The lock files: everything has its hash, what is compiled exists for all platforms, and one day bounds all ages."""

from __future__ import annotations

import copy
import datetime
import json
from pathlib import Path
from typing import Any

import pytest

from scripts import lock

ROOT = Path(__file__).resolve().parent.parent
PYTHON = (lock.PLAY, lock.TESTS, lock.NODE, lock.UV)
PACKAGE = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))

HASH = "sha256:" + "0123456789abcdef" * 4
GOOD = f"{lock.HEAD}2026-10-16\nfine==1.0 ; sys_platform == 'win32' \\\n    --hash={HASH} \\\n    --hash={HASH}\n"

INTEGRITY = "sha512-" + "A" * 86 + "=="
PARTS = {f"tool-{platform.os}-{platform.cpu}": "1.0.0" for platform in lock.PLATFORMS}
MADE: dict[str, Any] = {
    "cutOff": "2026-10-16",
    "packages": {
        "": {"dependencies": {"tool": "^1.0.0"}},
        "node_modules/tool": {"version": "1.0.0", "integrity": INTEGRITY, "optionalDependencies": PARTS},
        **{
            f"node_modules/tool-{platform.os}-{platform.cpu}": {
                "version": "1.0.0",
                "integrity": INTEGRITY,
                "optional": True,
                "os": [platform.os],
                "cpu": [platform.cpu],
                **({"libc": ["glibc"]} if platform.os == "linux" else {}),
            }
            for platform in lock.PLATFORMS
        },
    },
}


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def npm_flaws(made: dict[str, Any]) -> list[str]:
    return lock.npm_flaws(made, {"dependencies": {"tool": "^1.0.0"}})


# The files themselves


@pytest.mark.parametrize("name", PYTHON)
def test_every_python_package_has_its_hash(name: str) -> None:
    assert lock.python_flaws(read(name)) == []


def test_every_node_package_has_its_hash_and_every_compiled_one_all_platforms() -> None:
    assert lock.npm_flaws(json.loads(read(lock.NPM)), PACKAGE) == []


def test_the_build_tools_with_binaries_are_known() -> None:
    """Were their names no longer found, nothing would be checked above."""
    entries = json.loads(read(lock.NPM))["packages"]
    parents = {path for path, entry in entries.items() if entry.get("optionalDependencies")}
    assert {"node_modules/rolldown", "node_modules/lightningcss"} <= parents


def test_one_day_bounds_both_languages() -> None:
    days = {lock.python_cut_off(read(name)) for name in PYTHON} | {json.loads(read(lock.NPM))[lock.FIELD]}
    assert len(days) == 1
    assert datetime.date.fromisoformat(days.pop()) > datetime.date(2026, 1, 1)


def test_play_needs_a_part_of_what_tests_need_in_the_same_versions() -> None:
    play, tests = (set(lock.pins(read(name))) for name in (lock.PLAY, lock.TESTS))
    assert play < tests


def test_play_installs_nothing_that_only_tests_need() -> None:
    for_tests = {"httpx", "hypothesis", "mypy", "playwright", "pytest", "ruff", "schemathesis", "setuptools"}
    assert for_tests <= {pin.name for pin in lock.pins(read(lock.TESTS))}
    assert not for_tests & {pin.name for pin in lock.pins(read(lock.PLAY))}
    entries = json.loads(read(lock.NPM))["packages"]
    assert all(entries[f"node_modules/{name}"]["dev"] for name in ("axe-core", "svelte-check", "typescript", "vitest"))


# That a flaw would be seen


def test_a_good_lock_of_python() -> None:
    assert lock.python_flaws(GOOD) == []
    assert lock.pins(GOOD) == [lock.Pin("fine", "1.0", "sys_platform == 'win32'", (HASH, HASH))]


@pytest.mark.parametrize(
    ("good", "bad", "flaw"),
    [
        (f" \\\n    --hash={HASH}", "", "fine: no hash"),
        ("abcdef", "abcde", "fine: no hash"),
        ("==1.0", ">=1.0", "not one version"),
        ("fine==1.0", "fine @ https://example.org/fine.whl", "a place to fetch from"),
        ("\nfine", "\n--index-url https://example.org\nfine", "a place to fetch from"),
        ("2026-10-16", "yesterday", "cut-off day"),
        (lock.HEAD, "# ", "cut-off day"),
    ],
)
def test_a_flaw_in_a_lock_of_python(good: str, bad: str, flaw: str) -> None:
    assert good in GOOD
    assert any(flaw in found for found in lock.python_flaws(GOOD.replace(good, bad)))


def test_an_empty_lock_of_python() -> None:
    assert lock.python_flaws(f"{lock.HEAD}2026-10-16\n") == ["it is empty"]


def test_a_good_lock_of_npm() -> None:
    assert npm_flaws(MADE) == []


@pytest.mark.parametrize("platform", lock.PLATFORMS, ids=lambda platform: f"{platform.os}-{platform.cpu}")
def test_a_binary_without_hash_or_not_locked_or_not_offered(platform: lock.Platform) -> None:
    name = f"tool-{platform.os}-{platform.cpu}"
    path = f"node_modules/{name}"
    no_hash, no_entry, no_offer, other = (copy.deepcopy(MADE) for _ in range(4))
    del no_hash["packages"][path]["integrity"]
    assert npm_flaws(no_hash) == [f"{path}: no hash"]
    missing = f"node_modules/tool: no binary for {platform.os} {platform.cpu}"
    del no_entry["packages"][path]
    assert npm_flaws(no_entry) == [f"node_modules/tool: {name} is not locked", missing]
    del no_offer["packages"]["node_modules/tool"]["optionalDependencies"][name]
    assert npm_flaws(no_offer) == [missing]
    other["packages"][path]["cpu"] = ["mips"]
    assert npm_flaws(other) == [missing]


def test_a_binary_for_another_c_library_does_not_count() -> None:
    made = copy.deepcopy(MADE)
    made["packages"]["node_modules/tool-linux-arm64"]["libc"] = ["musl"]
    assert npm_flaws(made) == ["node_modules/tool: no binary for linux arm64"]


def test_a_package_inside_another_is_found() -> None:
    made = copy.deepcopy(MADE)
    entries = made["packages"]
    inner = {**entries.pop("node_modules/tool"), "integrity": INTEGRITY}
    entries["node_modules/outer"] = {"version": "1.0.0", "integrity": INTEGRITY}
    entries["node_modules/outer/node_modules/tool"] = inner
    assert npm_flaws(made) == []
    entries["node_modules/outer/node_modules/tool-win32-x64"] = {"integrity": INTEGRITY, "os": ["aix"], "cpu": ["x64"]}
    assert npm_flaws(made) == ["node_modules/outer/node_modules/tool: no binary for win32 x64"]


def test_other_flaws_in_a_lock_of_npm() -> None:
    for change, flaw in (
        ({"cutOff": ""}, "cut-off day"),
        ({"packages": {"": {"dependencies": {"tool": "^1.0.0"}}}}, "it is empty"),
        ({"packages": {**MADE["packages"], "": {}}}, "not those of package.json"),
        (
            {"packages": {**MADE["packages"], "node_modules/more": {"integrity": INTEGRITY, "resolved": "https:x"}}},
            "a place to fetch from",
        ),
    ):
        assert any(flaw in found for found in npm_flaws({**MADE, **change})), flaw
