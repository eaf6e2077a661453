"""The clock at the table: how much time is left where a match has a limit."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from grognard.table.common.clock import now
from grognard.table.storage.sqlite import FILE
from tests.browser.ahead import ahead
from tests.browser.friedrich import GAME, calm
from tests.browser.table import Visitor
from tests.waiting import PATIENCE

HOUR = 3_600_000
DAY = 24 * HOUR
BEGUN = """UPDATE matches SET pace = 1, deadline = ?1 + 86400000, version = version + 1,
clocks = json_replace(clocks, '$.asked[0][1]', ?1) WHERE id = ?2"""
"""One day for a decision; since when the seat is asked that is asked alone."""
WRONG = "{ const real = Date.now; Date.now = () => real() + 5 * 3600000; }"
"""The clock of a device that is five hours ahead."""


def leave(folder: Path, match: str, milliseconds: int) -> None:
    """So much time is left for the decision."""
    with contextlib.closing(sqlite3.connect(folder / FILE, timeout=PATIENCE)) as database, database:
        database.execute(BEGUN, (now() - DAY + milliseconds, match))


def test_the_time_left_is_in_sight_by_the_clock_of_the_service(visit: Callable[..., Visitor], folder: Path) -> None:
    host, friend = visit(own=True), visit()
    host.page.add_init_script(WRONG)
    host.sit(ahead(GAME, "war-in-the-west", lambda: calm, lambda now: now["seat"] == 1), {"Pompadour": friend})
    host.open()
    clocks = host.page.get_by_test_id("clock")
    expect(clocks).to_have_count(0)
    leave(folder, host.match, 3 * HOUR)
    row = host.page.get_by_test_id("players").locator("li", has_text="Pompadour")
    for clock in (host.prompt.get_by_test_id("clock"), row.get_by_test_id("clock")):
        expect(clock).to_have_text(re.compile(r"Time left:\s+2 h 5\d min"))
        expect(clock).to_have_attribute("aria-live", "off")
    expect(clocks).to_have_count(2)

    # In the last hour it goes by the second, and warns.
    leave(folder, host.match, HOUR // 2)
    clock = host.prompt.get_by_test_id("clock")
    expect(clock).to_have_text(re.compile(r"Time left:\s+2\d:\d\d"))
    expect(clock).to_have_class(re.compile("little"))
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)

    # On a phone it is in sight wherever one is, and when the question is folded.
    host.resize("phone")
    for tab in ("hand", "log", "players", "board"):
        host.page.get_by_test_id(f"tab-{tab}").click()
        expect(clock).to_be_in_viewport()
    host.page.get_by_test_id("fold").click()
    expect(clock).to_be_in_viewport()

    leave(folder, host.match, -HOUR)
    expect(clock).to_contain_text("time is up")
    friend.open()
    expect(friend.prompt.get_by_test_id("clock")).to_contain_text("time is up")
