"""Doctests that need a package which is not there for this system are not read; skipped tests say why."""

from __future__ import annotations

from collections import Counter
from importlib.util import find_spec

import pytest

collect_ignore = [] if find_spec("pyspiel") else ["src/grognard/envs/openspiel.py"]


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
