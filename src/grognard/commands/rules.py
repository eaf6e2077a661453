"""`grognard rules`: the rules in our words, and the tests that hold them."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
from typing import TYPE_CHECKING

from grognard.commands.common import FOUND, OK, Command, wrap
from grognard.core.game import Rule, find
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.texts.words import Words, own_help, own_words

if TYPE_CHECKING:
    import pytest


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar=own_help("value-game"), help=own_help("help-game"))
    parser.add_argument("section", metavar=own_help("value-section"), nargs="?", help=own_help("help-rules-section"))
    parser.add_argument("--tests", metavar=own_help("value-folder"), default="tests", help=own_help("help-rules-tests"))
    parser.add_argument("--strict", action="store_true", help=own_help("help-rules-strict"))


def run(arguments: argparse.Namespace) -> int:
    game = find(arguments.game)
    rules = game.rules()
    shown = [rule for rule in rules if arguments.section in (None, rule.section)]
    if not shown:
        sections = [rule.section for rule in rules]
        names = sections[:20] + ["..."] * (len(sections) > 20)
        raise Problem("no-section", game=game.name, name=arguments.section, names=names)
    words = own_words(game)
    notes: list[str] = []
    tests = collect(arguments.tests, game.name, notes)
    for rule in shown:
        print("\n".join(describe(words, rule, tests)), end="\n\n")
    if tests and arguments.section is None:
        examples = sorted(set(tests) - {rule.section for rule in rules})
        if examples:
            print(f"{words.title('worked-examples')}\n")
        for section in examples:
            print("\n".join(_held(section, tests)), end="\n\n")
    missing = [rule.section for rule in shown if not tests or rule.section not in tests]
    for note in notes:
        print(note)
    if tests is not None:
        print(words.line(Saying("sections-without-test", names=missing or ["-"])))
    return FOUND if arguments.strict and missing else OK


def describe(words: Words, rule: Rule, tests: dict[str, list[str]] | None) -> list[str]:
    """A section with its text and its tests."""
    held = [] if tests is None else ["", *_held("", {"": tests.get(rule.section, [])})]
    title, text = words.rule(rule)
    return [f"{rule.section}  {title}", "", wrap(text, "    "), *held]


def _held(section: str, tests: dict[str, list[str]]) -> list[str]:
    names = tests[section]
    label = f"{section}: " if section else ""
    count = own_words().line(Saying("tests-held", number=len(names)))
    return [f"    {label}{count}", *(f"      {name}" for name in names)]


class _Collector:
    """A plugin of pytest that notes which tests hold which section of a game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.tests: dict[str, list[str]] = {}
        self.failed: list[str] = []

    def pytest_configure(self, config: pytest.Config) -> None:
        config.addinivalue_line("markers", "rule(game, *sections): the sections of a rulebook that this test holds")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                if mark.args and mark.args[0] == self.game:
                    for section in mark.args[1:]:
                        names = self.tests.setdefault(str(section), [])
                        name = item.nodeid.partition("[")[0]
                        if name not in names:
                            names.append(name)


def collect(folder: str, game: str, notes: list[str]) -> dict[str, list[str]] | None:
    """The tests that hold each section, or None if there are none to be had; `notes` then says why."""
    if not os.path.isdir(folder):
        notes.append(own_words().line(Saying("no-test-folder", path=folder)))
        return None
    try:
        import pytest
    except ImportError:
        notes.append(own_words().title("no-pytest"))
        return None
    collector = _Collector(game)
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        pytest.main(
            ["--collect-only", "--assert=plain", "-q", "-s", "-o", "addopts=", "-p", "no:cacheprovider", folder],
            plugins=[collector],
        )
    notes += [own_words().line(Saying("tests-unread", name=name)) for name in collector.failed]
    return collector.tests


COMMAND = Command("rules", "command-rules", arguments, run)
