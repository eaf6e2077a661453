"""The documents: links and paths exist, code blocks run or are listed with a reason. `make check` builds the site."""

from __future__ import annotations

import re
import shlex
from argparse import ArgumentParser
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from io import StringIO
from pathlib import Path

import pytest

from grognard.cli import COMMANDS, main
from grognard.core import notation
from scripts import docs_pages

ROOT = Path(__file__).resolve().parent.parent
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
FOLDERS = ("src", "web/src", "web/scripts", "tests", "docs", "scripts", "deploy", "examples")
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text("utf-8")):
        if not target.startswith(("http:", "https:", "mailto:")):
            assert (page.parent / target).exists(), target


def test_the_record_on_the_page_of_records_is_a_real_one() -> None:
    """It is read as it stands: its acts lead to its hash, and its draws are those of its secret."""
    record = (ROOT / "docs" / "notation.md").read_text("utf-8").split("```\n")[1]
    match = notation.parse(record)
    assert f'[Hash "{match.hash()}"]' in record
    assert match.verify() == []
    assert len(match.line) == 12


# Code blocks


@dataclass(frozen=True)
class Block:
    """A Python block, or one command line of a shell block."""

    is_python: bool
    text: str


TOLD = ("README.md", "CONTRIBUTING.md", *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md"))))
"""The pages whose blocks are run."""
SHELL = ("", "sh", "bash")

NOT_RUN = {
    ("docs/add-a-game.md", ""): "tests/test_add_a_game.py builds the game of this page, installs it and plays it",
    ("docs/programs.md", "play(sit_down("): "needs a service; tests/table/http/test_example_client.py runs it",
    ("README.md", "grognard serve"): "needs PostgreSQL, and serves until it is stopped",
    ("CONTRIBUTING.md", "-m pytest"): "is a run of other tests",
    ("CONTRIBUTING.md", "grognard fuzz"): "takes minutes; tests/test_fuzz.py runs the command",
    ("docs/arena.md", "search@200"): "searches for hours",
    ("docs/hosting.md", "grognard serve"): "serves until it is stopped; tests/table/serving does that",
    ("docs/hosting.md", "systemd-run"): "needs root and systemd",
    ("docs/hosting.md", "podman exec"): "needs a container",
    (
        "docs/hosting.md",
        "grognard admin backup",
    ): "writes to /backup; tests/table/serving/test_hosting.py runs it",
    ("docs/testing.md", "-m scripts.mutate"): "takes an hour; tests/test_mutate.py runs it",
    ("docs/translate.md", "-m pytest"): "is a run of other tests",
}
"""By page and a part of a block: why it is not run here. Its options, modules and paths are checked."""

CALLED = re.compile(
    rf"(?:^|[ /])grognard ({'|'.join(COMMANDS)})\b(.*)"
    r"|\bpython3? -m ((?:pytest|scripts|grognard|tests)\S*)(.*)"
)
"""A call of our programs: a command with its words, or a module with its words."""


def blocks(page: str) -> list[Block]:
    """The Python blocks of a page and the shell lines that call our programs, in their order."""
    found: list[Block] = []
    code: list[str] | None = None
    language = ""
    for line in (ROOT / page).read_text("utf-8").replace("\\\n", " ").splitlines():
        if line.startswith("```"):
            if code is not None and language in ("python", "py"):
                found.append(Block(True, "\n".join(code)))
            code, language = ([], line[3:].strip()) if code is None else (None, "")
        elif code is not None and language not in SHELL:
            code.append(line)
        elif (code is not None or line.startswith("    ")) and CALLED.search(line):
            found.append(Block(False, line.strip()))
    return found


def why_not(page: str, block: Block) -> str | None:
    return next((why for (name, part), why in NOT_RUN.items() if name == page and part in block.text), None)


WITH_BLOCKS = [page for page in TOLD if blocks(page)]


def test_what_is_not_run_is_there() -> None:
    """A reason whose block is gone is taken out."""
    for page, part in NOT_RUN:
        assert any(part in block.text for block in blocks(page)), (page, part)


def test_the_blocks_are_found() -> None:
    assert {"README.md", "CONTRIBUTING.md", "docs/arena.md", "docs/hosting.md", "docs/research.md"} <= set(WITH_BLOCKS)
    assert [block.is_python for block in blocks("docs/arena.md")] == [False, False, False, False, True]


@pytest.mark.parametrize("page", WITH_BLOCKS)
def test_the_blocks_of_a_page_run(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One after the other in one folder, as a reader would run them; contests with fewer games."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for block in blocks(page):
        if why_not(page, block) is not None:
            if not block.is_python:
                check_command(block.text)
        elif not block.is_python:
            monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
            status = main(shortened(block.text))
            assert status == 0, f"{page}: {block.text}\n{capsys.readouterr().err}"
        elif "pyspiel" not in block.text or find_spec("pyspiel") is not None:  # not there for every system
            exec(compile(block.text, page, "exec"), {"__name__": page})
    capsys.readouterr()


def shortened(line: str) -> list[str]:
    """The words after `grognard`, with two games instead of many, in one process."""
    words = shlex.split(line, comments=True)
    words = words[next(place for place, word in enumerate(words) if word.endswith("grognard")) + 1 :]
    if "--games" in words:
        words[words.index("--games") + 1] = "2"
        words += ["--processes", "1"]
    return words


@cache
def options_of(command: str) -> frozenset[str]:
    parser = ArgumentParser()
    COMMANDS[command].arguments(parser)
    return frozenset(option for action in parser._actions for option in action.option_strings) | {"--language"}


def check_command(line: str) -> None:
    """A command line that is not run: what it names is there."""
    found = CALLED.search(line)
    assert found, line
    if found[1]:
        assert set(re.findall(r"(?<!\S)--[a-z-]+", found[2])) <= options_of(found[1]), line
    else:
        assert find_spec(found[3]), line
        paths = [word for word in shlex.split(found[4], comments=True) if "/" in word]
        assert all((ROOT / path).exists() for path in paths), line


@pytest.mark.parametrize("page", TOLD)
def test_commands_within_sentences_have_the_options_that_there_are(page: str) -> None:
    text = re.sub(r"^```.*?^```", "", (ROOT / page).read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    for span in re.findall(r"`([^`]+)`", text):
        line = " ".join(span.split())
        if CALLED.search(line):
            check_command(line)
        if line.startswith("make "):
            assert re.search(rf"^\.PHONY:.* {line.split()[1]}\b", MAKEFILE, re.MULTILINE), line


PLACES = {"GAME": "[^/]+", "LANGUAGE": "[^/]+", "NAME": "[^/]+", "PACKAGE": "[^/]+"}
MADE = ("build/", "dist/", "/")
"""Folders that are made, and addresses of the service."""


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/architecture.md"])
def test_paths_on_the_maps_of_the_code_exist(page: str) -> None:
    paths = [
        *ROOT.glob("*"),
        *(ROOT / "web").glob("*"),
        *(path for name in FOLDERS for path in (ROOT / name).rglob("*")),
    ]
    listed = "\n".join(path.relative_to(ROOT).as_posix() for path in paths)
    text = re.sub(r"^```.*?^```", "", (ROOT / page).read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    for name in sorted(set(re.findall(r"`([\w./-]+)`", text))):
        if ("/" in name or re.search(r"\.(py|toml|ftl|ts|svelte|json|mjs)$", name)) and not name.startswith(MADE):
            path = re.escape(name.rstrip("/"))
            for place, any_name in PLACES.items():
                path = path.replace(place, any_name)
            assert re.search(rf"^(?:.*/)?{path}$", listed, re.MULTILINE), name


def test_the_program_on_the_page_of_programs_is_the_one_that_is_tested() -> None:
    program = (ROOT / "examples" / "client.py").read_text("utf-8")
    assert f"```python\n{program}```" in (ROOT / "docs" / "programs.md").read_text("utf-8")
    assert len(program.splitlines()) <= 60


def test_pages_at_the_top_link_the_same_in_the_repository_and_on_the_site() -> None:
    for name, page in docs_pages.AT_THE_TOP.items():
        text = docs_pages.from_the_top((ROOT / name).read_text("utf-8"))
        pages = {*docs_pages.AT_THE_TOP.values(), *(str(path.name) for path in (ROOT / "docs").glob("*.md"))}
        assert page in pages
        links = re.findall(r"\]\(([^)#\s]+)", text)
        assert [link for link in links if "://" not in link and link not in pages] == []
    assert docs_pages.to_the_top("[c](../CONTRIBUTING.md#taste)") == "[c](contributing.md#taste)"


@pytest.mark.parametrize(
    ("page", "fetches"),
    [
        ('<script src="assets/bundle.js"></script><a href="https://example.org">there</a>', False),
        ('<script src="https://example.org/x.js"></script>', True),
        ('<link rel="stylesheet" href="//example.org/x.css">', True),
        ('<img alt="" src="https://example.org/x.png">', True),
    ],
)
def test_a_page_that_fetches_from_elsewhere_is_found(page: str, fetches: bool) -> None:
    assert bool(docs_pages.FETCHED.search(page)) == fetches
