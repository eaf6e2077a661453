"""The code blocks of the documentation run, or `NOT_RUN` says why not; then what they name is checked."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from importlib.util import find_spec
from io import StringIO
from pathlib import Path

import pytest

from grognard.cli import COMMANDS, main
from grognard.commands.parsing import Parser
from grognard.core.refusals import Problem
from tests.documents import ROOT, TOLD, Block, blocks, commands, prose, steps, text_of

LANGUAGES = {"css", "ftl", "ini", "js", "json", "nginx", "python", "sh", "text", "toml", "ts", "yaml"}
ANY = ""
"""Any page."""

NOT_RUN = {
    (ANY, "make "): "takes minutes, or serves until it is stopped",
    (ANY, "createdb "): "needs PostgreSQL",
    (ANY, "createuser "): "needs PostgreSQL",
    (ANY, "podman "): "needs a container engine",
    ("README.md", ".venv/bin/grognard serve "): "needs PostgreSQL, and serves until it is stopped",
    ("CONTRIBUTING.md", ".venv/bin/python -m pytest "): "is a run of other tests",
    ("CONTRIBUTING.md", ".venv/bin/grognard fuzz "): "takes minutes; tests/test_fuzz.py runs the command",
    ("CONTRIBUTING.md", ".venv/bin/pre-commit "): "needs the network, and writes into the repository",
    ("CONTRIBUTING.md", "python3 -m venv "): "sets up an environment for the compiled wheel",
    ("CONTRIBUTING.md", "/tmp/compiled/bin/"): "needs the compiled wheel",
    ("CONTRIBUTING.md", "cd /tmp && "): "needs the compiled wheel",
    ("docs/add-a-game.md", ""): "tests/test_add_a_game.py builds the game of this page, installs it and plays it",
    ("docs/arena.md", "grognard arena quartermaster-1914 search@200 "): "searches for hours",
    ("docs/hosting.md", "python3 -m venv "): "needs the rights of root",
    ("docs/hosting.md", "/opt/grognard/bin/pip "): "needs the network and the rights of root",
    (
        "docs/hosting.md",
        "/opt/grognard/bin/grognard serve ",
    ): "serves until it is stopped; tests/table/serving does that",
    ("docs/hosting.md", "cp deploy/"): "needs the rights of root",
    ("docs/hosting.md", "systemctl "): "needs systemd",
    ("docs/hosting.md", "systemd-run "): "needs systemd",
    ("docs/hosting.md", "journalctl "): "needs systemd",
    ("docs/hosting.md", "curl "): "needs a running service; tests/table/serving/test_hosting.py asks for the same",
    ("docs/hosting.md", "grognard serve --database "): "needs PostgreSQL, and serves until it is stopped",
    ("docs/hosting.md", "grognard admin backup "): "writes to /backup; tests/table/serving/test_hosting.py runs it",
    ("docs/programs.md", "GROGNARD_TOKEN="): "needs a service; tests/table/http/test_example_client.py runs it",
    ("docs/programs.md", '"""A program that takes'): "needs a service; tests/table/http/test_example_client.py runs it",
    ("docs/research.md", "python3 -m venv "): "sets up an environment",
    ("docs/research.md", ".venv/bin/pip install "): "needs the network; tests/test_package.py makes the same wheel",
    ("docs/research.md", "python examples/train_small.py"): "takes a minute; tests/envs/test_training.py runs it",
    ("docs/research.md", "cd examples && "): "takes an hour; tests/envs/test_policy_gradient.py runs it",
    ("docs/arena.md", "cd examples && "): "writes into the repository; tests/arena/test_entrants.py runs it",
    ("docs/testing.md", ".venv/bin/python -m scripts.mutate "): "takes an hour; tests/test_mutate.py runs it",
    ("docs/training.md", "grognard train "): "needs PyTorch; tests/training/test_command.py runs it",
    ("docs/training.md", "grognard arena "): "plays for hours, with a network that was not trained",
    ("docs/translate.md", ".venv/bin/python -m pytest "): "is a run of other tests",
    ("docs/translate.md", "cd web && npm test"): "needs Node; make check runs it",
}
"""Why a block or a line of a shell block is not run, by its page and its beginning."""


def entry_of(step: Block) -> tuple[str, str] | None:
    """The entry of `NOT_RUN` for a Python block or a command line."""
    return next((key for key in NOT_RUN if key[0] in (ANY, step.page) and step.text.startswith(key[1])), None)


# What is there


def test_every_entry_of_the_list_is_about_a_block() -> None:
    needed = {entry_of(step) for page in TOLD for step in steps(page)}
    assert [key for key in NOT_RUN if key not in needed] == []


@pytest.mark.parametrize("page", TOLD)
def test_every_block_names_its_language(page: str) -> None:
    """So that no command is overlooked. Commands outside of fenced blocks would not be found."""
    assert [str(block) for block in blocks(page) if block.language not in LANGUAGES] == []
    assert text_of(page).count("```") == 2 * len(blocks(page))
    assert re.findall(r"^(?: {4}|\t) *(?:\S*/)?(?:grognard|make|pip|python3?) .*", prose(page), re.MULTILINE) == []


def test_steps_are_found() -> None:
    found = {page for page in TOLD if any(entry_of(step) is None for step in steps(page))}
    assert found >= {"README.md", "docs/arena.md", "docs/research.md"}
    assert [step.language for step in steps("docs/arena.md")] == ["sh", "sh", "sh", "sh", "sh", "python"]


# Running


def with_steps() -> list[str]:
    return [page for page in TOLD if steps(page)]


@pytest.mark.parametrize("page", with_steps())
def test_the_blocks_of_a_page_run(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One after the other in one folder, as a reader would run them; contests with fewer games."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for step in steps(page):
        if entry_of(step) is not None:
            if step.language == "sh":
                check_line(step.text)
        elif step.language == "sh":
            run_line(step, monkeypatch, capsys)
        elif "pyspiel" not in step.text or find_spec("pyspiel") is not None:  # not there for every system
            code = "\n" * (step.line - 1) + step.text  # so that an error names the line of the page
            exec(compile(code, ROOT / page, "exec"), {"__name__": page})
    capsys.readouterr()


def run_line(step: Block, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Run a line of `grognard` in this process."""
    for command in commands(step.text):
        assert command[0].rpartition("/")[2] == "grognard", f"{step}: this can be neither run nor found in NOT_RUN"
        monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
        status = main(shortened(command[1:]))
        assert status == 0, f"{step}\n{capsys.readouterr().err}"


def shortened(words: list[str]) -> list[str]:
    """Two games instead of many, in one process."""
    if "--games" not in words:
        return words
    place = words.index("--games")
    return [*words[:place], "--games", "2", *words[place + 2 :], "--processes", "1"]


@pytest.mark.parametrize("page", TOLD)
def test_json_and_toml_blocks_can_be_read(page: str) -> None:
    for block in blocks(page):
        if block.language == "toml":
            tomllib.loads(block.text)
        elif block.language == "json":
            rest = block.text.strip()
            while rest:
                _, end = json.JSONDecoder().raw_decode(rest)
                rest = rest[end:].strip()


def test_the_game_as_text_in_the_readme_is_a_real_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """After the set-up its lines are answered as shown; dots are for lines that are left out."""
    shown = next(block.text for block in blocks("README.md") if block.language == "text").splitlines()
    typed = ["troops 4"] * 5 + [line[2:] for line in shown if line.startswith("> ")] + ["quit"]
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in typed)))
    assert main(["--language", "en", "play", "friedrich"]) == 0
    told = capsys.readouterr().out
    place = 0
    for line in shown:
        if not line.startswith("> ") and line.strip() != "...":
            assert line.strip() in told[place:], line
            place = told.index(line.strip(), place)


# What is not run: what its words name is there


def check_line(line: str) -> None:
    folder = ROOT
    for words in commands(line):
        program = words[0].rpartition("/")[2]
        if program == "cd":
            folder = ROOT / words[1]
            assert folder.is_dir(), line
        elif program in CHECKS:
            CHECKS[program](words[1:], folder)
        else:
            check_others(words, folder)


def check_grognard(words: list[str], _: Path = ROOT) -> None:
    """The command is there and takes these words."""
    while words and words[0] == "--language":
        words = words[2:]
    assert words, "grognard without a command"
    assert words[0] in COMMANDS, f"grognard {words[0]}"
    parser = Parser(prog=f"grognard {words[0]}", allow_abbrev=False)
    COMMANDS[words[0]].arguments(parser)
    try:
        parser.read(words[1:])
    except Problem as problem:
        raise AssertionError(f"grognard {' '.join(words)}: {problem}") from None


MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


def check_make(words: list[str], _: Path = ROOT) -> None:
    for word in words:
        name, equals, value = word.partition("=")
        if equals:
            assert f"$({name})" in MAKEFILE, word
            check_options("scripts/bare.py", value.split())
        else:
            assert re.search(rf"^\.PHONY:.* {re.escape(name)}(?: |$)", MAKEFILE, re.MULTILINE), f"make {name}"


def check_python(words: list[str], folder: Path) -> None:
    if words[:1] == ["-c"]:
        compile(words[1], "python -c", "exec")
    elif words[:2] == ["-m", "venv"]:
        pass
    elif words[:1] == ["-m"]:
        spec = find_spec(words[1])
        assert spec is not None, words
        check_paths(words[2:], folder)
        if words[1] != "pytest":
            assert spec.origin is not None
            check_options(spec.origin, words[2:])
    else:
        assert (folder / words[0]).is_file(), words
        check_options(str(folder / words[0]), words[1:])


def check_options(script: str, words: list[str]) -> None:
    """A script has these options."""
    source = (ROOT / script).read_text("utf-8")
    for word in words:
        assert not word.startswith("--") or f'"{word.partition("=")[0]}"' in source, (script, word)


def check_pip(words: list[str], folder: Path) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for word in words[1:]:
        if wanted := re.fullmatch(r"grognard\[([\w,]+)\]", word):
            assert set(wanted[1].split(",")) <= set(extras), word
    check_paths([word for word in words if not word.startswith("dist/")], folder)


def check_npm(words: list[str], folder: Path) -> None:
    assert words[0] in json.loads((folder / "package.json").read_text("utf-8"))["scripts"], words


def check_pre_commit(words: list[str], folder: Path) -> None:
    assert words[0] in ("install", "run")
    assert (folder / ".pre-commit-config.yaml").is_file()


def check_others(words: list[str], folder: Path) -> None:
    """A program of the system: `grognard` may be what it runs."""
    check_paths(words, folder)
    called = next((place for place, word in enumerate(words) if word.endswith("/bin/grognard")), None)
    if called is not None:
        check_grognard(words[called + 1 :])


def check_paths(words: list[str], folder: Path) -> None:
    """Files of the repository that are named are there."""
    for word in words:
        if re.fullmatch(r"[\w-]+(?:/[\w.-]+)+|[\w.-]+\.(?:lock|py|toml|md)", word):
            assert (folder / word).exists(), word


CHECKS: dict[str, Callable[[list[str], Path], None]] = {
    "grognard": check_grognard,
    "make": check_make,
    "npm": check_npm,
    "pip": check_pip,
    "pre-commit": check_pre_commit,
    "python": check_python,
    "python3": check_python,
}


@pytest.mark.parametrize(
    "line",
    [
        "grognard areena friedrich rules random",
        "grognard arena friedrich rules random --gamse 40",
        "grognard fuzz friedrich --games many",
        "grognard fuzz",
        "systemd-run --pipe /opt/grognard/bin/grognard admin lst",
        "make tets",
        "make bare RELAESE=bookworm",
        'make bare BARE="--uesr player"',
        "python -m scripts.mutat warzag",
        "python -m scripts.mutate warzag --sed 1",
        "python -m pytest tests/test_nothing.py",
        "python examples/clint.py",
        "pip install grognard[learning]",
        "pip install --requirement requirement.lock",
        "cd web && npm tset",
        "cp deploy/grognard.servce /etc/systemd/system/",
    ],
)
def test_a_wrong_command_is_found(line: str) -> None:
    with pytest.raises(AssertionError):
        check_line(line)


@pytest.mark.parametrize("text", ["grognard arena friedrich rules nobody", "grognard games | less", "ls"])
def test_a_line_that_does_not_run_is_found(
    text: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(AssertionError):
        run_line(Block("README.md", 1, "sh", text), monkeypatch, capsys)


# Within sentences


@pytest.mark.parametrize("page", TOLD)
def test_commands_within_sentences_have_the_options_that_there_are(page: str) -> None:
    for span in re.findall(r"`([^`]+)`", prose(page)):
        for words in commands(" ".join(span.split())) if re.match(r"[\w./=]+ ", span) else []:
            program = words[0].rpartition("/")[2] if words else ""
            if program == "grognard":
                check_sentence(words[1:])
            elif program in ("make", "python", "python3"):
                CHECKS[program](words[1:], ROOT)


def check_sentence(words: list[str]) -> None:
    """As `check_grognard`, but names such as GAME and N stand for words, and others may be left out."""
    if words[0].startswith("--"):
        words = words[2:]
    assert not words or words[0] in COMMANDS, words
    parser = Parser()
    for command in words[:1]:
        COMMANDS[command].arguments(parser)
    for word in words:
        option = re.match(r"\[?(--[a-z-]+)", word)
        assert option is None or option[1] in {*parser._option_string_actions, "--language"}, words
