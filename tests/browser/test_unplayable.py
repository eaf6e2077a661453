"""A match that these rules do not play: its page says so, and lets its players give it up, end it, or take it along."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from grognard.table.storage.sqlite import FILE
from tests.browser.axe import needs_axe, violations
from tests.browser.friedrich import marching
from tests.browser.table import Visitor

COPIES = (("matches", "id"), ("seats", "match"), ("log", "match"))


def make_unplayable(folder: Path, match: str) -> str:
    """A copy of a match, by rules that are not known here."""
    other = f"{match}old"
    with sqlite3.connect(folder / FILE) as connection:
        for table, key in COPIES:
            names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            chosen = ", ".join("?" if name == key else f'"{name}"' for name in names)
            rows = connection.execute(f'SELECT {chosen} FROM {table} WHERE "{key}" = ?', (other, match)).fetchall()
            marks = ", ".join("?" * len(names))
            connection.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)
        connection.execute("UPDATE matches SET rules = '0' WHERE id = ?", (other,))
    connection.close()
    return other


@needs_axe
def test_a_match_that_cannot_be_opened_is_taken_along_and_given_up(visit: Callable[..., Visitor], folder: Path) -> None:
    player = visit("phone")
    player.sit(marching(), {"Maria Theresa": "bot:random"})
    page = player.page
    page.goto(f"/match/{make_unplayable(folder, player.match)}")
    unplayable = page.get_by_test_id("unplayable")
    expect(page.get_by_role("alert")).to_contain_text("rules version 0")
    expect(unplayable.get_by_role("heading")).to_have_text("Friedrich")
    assert not violations(player)
    with page.expect_download() as found:
        unplayable.get_by_test_id("copy").click()
    assert json.loads(Path(found.value.path()).read_text("utf-8"))["rules"] == "0"
    resign = unplayable.get_by_test_id("resign").first
    resign.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("confirm-text")).to_have_text("The match ends at once. Victory for Maria Theresa.")
    player.sure()
    expect(page.get_by_test_id("unplayable-result")).to_have_text("Victory for Maria Theresa. Frederick resigned.")
    expect(unplayable.get_by_test_id("resign")).to_have_count(0)
