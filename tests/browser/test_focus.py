"""What is new is heard once; the focus is never lost with what closes, and Escape closes the top thing first."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.friedrich import calm, marching
from tests.browser.held import held, hold, let_go
from tests.browser.table import Visitor, begin, choice_of, plain
from tests.browser.test_board_by_hand import ready_to_move
from tests.browser.test_keyboard import tab_to
from tests.browser.test_since import playing
from tests.games.paths_of_glory import table as glory

SAID = """() => {
  window.said = [];
  const region = document.querySelector("[data-testid=spoken]");
  const watch = new MutationObserver(() => window.said.push(region.textContent));
  watch.observe(region, { childList: true, subtree: true, characterData: true });
}"""


def test_what_happened_since_by_the_keyboard(visit: Callable[..., Visitor]) -> None:
    player = playing(visit)
    page, keyboard = player.page, player.page.keyboard
    expect(page.get_by_role("region", name="Since your last turn").last).to_be_visible()
    expect(page.get_by_test_id("spoken")).to_have_text("Since your last turn")
    before = page.locator("svg.board").evaluate("board => board.style.width")
    tab_to(player, "[data-testid=since] .event button[data-thing=city]", most=200)
    keyboard.press("Enter")
    player.until(lambda: page.locator("svg.board").evaluate("board => board.style.width") != before)

    page.get_by_test_id("since-shut").focus()
    keyboard.press("Enter")
    expect(page.get_by_test_id("since")).to_have_count(0)
    expect(page.get_by_test_id("since-open")).to_be_focused()
    keyboard.press("Enter")
    expect(page.get_by_test_id("since").get_by_role("region")).to_be_focused()
    page.get_by_test_id("since-replay").focus()
    keyboard.press("Enter")
    page.get_by_test_id("timeline").wait_for()


def test_results_are_said_once_and_put_away_by_the_keyboard(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(marching())
    player.open()
    page, keyboard = player.page, player.page.keyboard
    page.get_by_test_id("spoken").wait_for(state="attached")
    page.evaluate(SAID)
    position = player.position()
    for _ in range(9):
        position = player.act(position, *calm(position))
    player.shows(position)
    slips = page.get_by_test_id("result-slip")
    player.until(lambda: slips.count() > 1)
    player.drawn()
    said = "\n".join(page.evaluate("window.said"))
    newest = plain([line for line in position["story"] if line.get("about") == "card"][-1]["text"])
    assert said.count(newest) == 1
    # Nothing else says it: the log, too, is only read.
    page.locator("#tab-log").click()
    expect(page.get_by_test_id("log")).to_have_attribute("aria-live", "off")

    closers = slips.get_by_role("button", name=re.compile("^Dismiss"))
    first = slips.first.inner_text()
    closers.first.focus()
    keyboard.press("Enter")
    expect(slips.first).not_to_have_text(first, use_inner_text=True)
    expect(closers.first).to_be_focused()
    page.get_by_test_id("results-all").focus()
    keyboard.press("Enter")
    expect(slips).to_have_count(0)
    expect(player.prompt).to_be_focused()


def test_escape_and_what_closes_or_comes_late(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = begin(player, ready_to_move())
    rules_that_come_late_take_no_focus_from_who_has_gone_on(player)
    position = player.choose(position, "take", glory.piece("GE1"))
    player.shows(position)
    a_notice_that_is_closed_gives_the_focus_back(player)
    escape_closes_the_top_thing_first(player, position)


def rules_that_come_late_take_no_focus_from_who_has_gone_on(player: Visitor) -> None:
    page = player.page
    hold(player, "/api/games/.*/rules")
    page.keyboard.press("r")
    page.get_by_test_id("rules").wait_for()
    player.until(lambda: held(player))
    page.get_by_test_id("table-menu").focus()
    let_go(player)
    page.locator("[data-testid=rules] section.wanted").wait_for()
    expect(page.get_by_test_id("table-menu")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("rules")).to_have_count(0)


def a_notice_that_is_closed_gives_the_focus_back(player: Visitor) -> None:
    player.page.locator("svg .piece:not([tabindex])").first.dispatch_event("click")
    player.toast.wait_for()
    player.toast.get_by_role("button", name="Close").focus()
    player.page.keyboard.press("Enter")
    expect(player.toast).to_have_count(0)
    expect(player.prompt).to_be_focused()


def escape_closes_the_top_thing_first(player: Visitor, position: Any) -> None:
    page, keyboard = player.page, player.page.keyboard
    rules, dialog = page.get_by_test_id("rules"), page.get_by_role("dialog")

    # The rules beside the board, a dialog above them, and a unit in hand under all that.
    space = player.target("space", choice_of(position, "go")[0])
    space.focus()
    keyboard.press("r")
    rules.wait_for()
    page.get_by_test_id("table-menu").focus()
    keyboard.press("Enter")
    dialog.wait_for()
    keyboard.press("Escape")
    player.dialogs_closed()
    expect(page.get_by_test_id("table-menu")).to_be_focused()
    expect(rules).to_be_visible()
    keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(space).to_be_focused()
    assert player.position()["seq"] == position["seq"]

    # An opened stack under the rules.
    keyboard.press("Escape")
    position = player.wait_for(lambda now: now["held"] is None)
    player.shows(position)
    first = player.target("piece", glory.piece("GE1"))
    first.click()
    tray = page.locator("svg rect.tray")
    tray.wait_for()
    keyboard.press("r")
    rules.wait_for()
    keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(tray).to_have_count(1)
    keyboard.press("Escape")
    expect(tray).to_have_count(0)
    player.until(lambda: page.evaluate("document.activeElement !== document.body"))
