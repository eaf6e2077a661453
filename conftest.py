"""Doctests that need a package which is not there for this system are not read; skipped tests say why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from importlib.util import find_spec
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule

collect_ignore = [] if find_spec("pyspiel") else ["src/grognard/envs/openspiel.py"]


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """pytest would import every module and look through all that is in it, to find a doctest in one of fifteen."""
    collectors = yield
    if not any(isinstance(each, DoctestModule) for each in collectors) or b">>>" in file_path.read_bytes():
        return collectors
    return [each for each in collectors if not isinstance(each, DoctestModule)]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line for each reason why tests were skipped, with their number."""
    reasons = Counter(_reason(report) for report in terminalreporter.stats.get("skipped", ()))
    if reasons:
        terminalreporter.section("skipped tests")
        for reason, number in sorted(reasons.items(), key=lambda each: (-each[1], each[0])):
            terminalreporter.line(f"{number} skipped: {reason}")


def _reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Why a test, or a whole file, was skipped."""
    told = report.longrepr
    text = str(told[2] if isinstance(told, tuple | list) else told)
    return " ".join(text.removeprefix("Skipped: ").split()) or "no reason was given"
