"""What several folders of tests need, and the order of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from grognard.bench.client import Service
from grognard.table.storage import database
from tests.browser.fixtures import address, browsers, chromium, folder, visit
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


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    """`grognard serve` on a fresh SQLite file."""
    made = Service(tmp_path, "--pause", "0")
    made.start()
    try:
        yield made
    finally:
        made.stop()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests in a browser come last: Playwright keeps an event loop running, beside which no other can be run."""
    items.sort(key=lambda item: "chromium" in getattr(item, "fixturenames", ()))
