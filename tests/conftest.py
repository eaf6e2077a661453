"""What several folders of tests need, and the order of the tests."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from grognard.bench.client import Service
from grognard.table.storage import database
from tests.browser.fixtures import address, browsers, chromium, folder, visit
from tests.prepared import Prepared
from tests.waiting import PATIENCE

__all__ = ["address", "browsers", "chromium", "folder", "visit"]

# The same examples everywhere, and as long as they take.
hypothesis.settings.register_profile(
    "grognard",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.load_profile("grognard")

# On a busy machine a database may answer late; that is no failure here.
database.BUSY_SECONDS = PATIENCE

SLOW_FIXTURES = {"chromium", "database", "node", "postgres", "sdist", "server", "service", "wheel"}
LEFT_OUT = (
    "the tests in a browser, those that start a service, in this process or another, or use a database, and those"
    " marked slow: long random games, searches, the example of a game, building and compiling the package"
)


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    """`grognard serve` on a fresh SQLite file."""
    made = Prepared(tmp_path, "--pause", "0")
    made.start()
    try:
        yield made
    finally:
        made.stop()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--fast", action="store_true", help=f"leave out {LEFT_OUT}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The tests in a browser come last: Playwright keeps an event loop running, beside which no other can be run."""
    items.sort(key=lambda item: "chromium" in getattr(item, "fixturenames", ()))
    if config.getoption("--fast"):
        left_out = [item for item in items if is_slow(item)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]


def pytest_collection_finish() -> None:
    """What was imported and collected stays, so the garbage collector need not look through it again and again."""
    gc.collect()
    gc.freeze()


def is_slow(item: pytest.Item) -> bool:
    return bool(SLOW_FIXTURES & set(getattr(item, "fixturenames", ()))) or item.get_closest_marker("slow") is not None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if config.getoption("--fast"):
        terminalreporter.write_line(f"--fast left out {LEFT_OUT}. `make test` runs all.")
