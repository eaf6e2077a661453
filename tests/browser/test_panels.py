"""What stands around the board: boxes, panels, the rules and the log."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.ahead import after, go_on
from tests.browser.friedrich import calm, marching
from tests.browser.table import Visitor, verbs

COMPUTER = "Maria Theresa"
LEAVE = """() => {
  const scrolled = [...document.querySelectorAll("body *")].filter((one) => {
    const before = [one.scrollLeft, one.scrollTop];
    one.scrollBy({left: 40, top: 40, behavior: "instant"});
    if (one.scrollTop === before[1]) one.scrollBy({left: -80, top: -80, behavior: "instant"});
    return one.scrollLeft !== before[0] || one.scrollTop !== before[1];
  });
  document.querySelector('a[href="/"]').click();
  return scrolled.map((one) => one.dataset.testid ?? one.role ?? one.className);
}"""
"""Scroll all that scrolls and leave the page before the browser has told anybody of it."""


def on_the_march(visit: Callable[..., Visitor]) -> Visitor:
    """A match against a computer some acts after the set-up, where this visitor is asked."""
    match = marching()
    assert go_on(match, calm, after(12))
    assert go_on(match, calm, lambda position: match.seats[position["seat"]] != COMPUTER and "move" in verbs(position))
    player = visit()
    player.sit(match, {COMPUTER: "bot:random"})
    player.open()
    return player


def test_around_the_board(visit: Callable[..., Visitor]) -> None:
    player = on_the_march(visit)
    a_computer_takes_one_line(player)
    for name in ("Show on the map", "Find a place"):
        a_box_of_the_board_closes_by_escape_and_by_a_press_elsewhere(player, name)
    what_is_found_in_the_rules_begins_at_the_top(player)
    player.page.locator("#tab-log").click()
    the_log_stays_at_its_end_when_its_room_shrinks_and_where_it_is_read(player)
    the_heading_of_the_log_stays_above_its_lines(player)
    a_page_is_left_while_it_scrolls(player)


def a_computer_takes_one_line(player: Visitor) -> None:
    player.drawn()
    person, computer = (player.page.get_by_test_id("players").locator("li").nth(n).bounding_box() for n in (0, 1))
    assert computer["height"] < 32 < person["height"]


def a_box_of_the_board_closes_by_escape_and_by_a_press_elsewhere(player: Visitor, name: str) -> None:
    page = player.page
    button = page.get_by_role("button", name=name)
    box = page.locator(".layers")
    button.click()
    expect(box).to_be_visible()
    box.locator("input").first.focus()
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    expect(button).to_be_focused()
    button.click()
    box.locator("input").first.click()
    expect(box).to_be_visible()
    page.get_by_test_id("heading").click()
    expect(box).to_have_count(0)


def what_is_found_in_the_rules_begins_at_the_top(player: Visitor) -> None:
    player.page.get_by_test_id("rules-button").click()
    rules = player.page.get_by_test_id("rules")
    body = rules.get_by_role("region").first
    rules.locator("section").last.scroll_into_view_if_needed()
    player.until(lambda: body.evaluate("body => body.scrollTop") > 1000)
    rules.get_by_role("searchbox").fill("general")
    player.until(lambda: body.evaluate("body => body.scrollTop") < 5)
    player.until(lambda: rules.locator("section").count() > 3)
    player.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


def the_log_stays_at_its_end_when_its_room_shrinks_and_where_it_is_read(player: Visitor) -> None:
    """The log scrolls with its column; what is asked above it keeps its place and leaves the log the rest."""
    column = player.page.get_by_test_id("column")
    below = "column => column.scrollHeight - column.scrollTop - column.clientHeight"
    high = player.prompt.bounding_box()["height"]
    player.until(lambda: column.evaluate(below) < 2)
    player.page.get_by_text("As a list").click()
    player.until(lambda: player.prompt.bounding_box()["height"] > high)
    player.until(lambda: column.evaluate(below) < 2)
    column.evaluate("column => column.scrollTop = 40")
    player.page.get_by_text("As a list").click()
    player.until(lambda: player.prompt.bounding_box()["height"] == high)
    assert column.evaluate("column => column.scrollTop") == 40


def the_heading_of_the_log_stays_above_its_lines(player: Visitor) -> None:
    log = player.page.get_by_test_id("log")
    log.locator("li").last.wait_for()
    player.drawn()
    column = player.page.get_by_test_id("column")
    column.evaluate("column => column.scrollTop = 40")
    seen = log.evaluate(
        """log => {
            const box = log.querySelector("h4").getBoundingClientRect();
            return document.elementFromPoint(box.left + 10, box.top + box.height / 2).tagName;
        }"""
    )
    assert seen == "H4"


def a_page_is_left_while_it_scrolls(player: Visitor) -> None:
    player.page.set_viewport_size({"width": 1280, "height": 560})
    column, frame = player.page.get_by_test_id("column"), player.page.locator("[role=application]")
    player.until(lambda: column.evaluate("column => column.scrollTop > 0"))
    player.rest()
    assert {"application", "column"} <= set(player.page.evaluate(LEAVE))
    expect(frame).to_have_count(0)
    player.page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")


def test_a_section_without_a_number_shows_its_title_only(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.page.goto("/rules/friedrich")
    heading = player.page.locator("h3", has_text="The Austrian Theatre").first
    heading.wait_for()
    assert heading.inner_text().strip() == "The Austrian Theatre"
    assert player.page.locator("h3").first.inner_text().split() == ["1", "Introduction"]
    assert "scenario-" not in player.page.locator("main").inner_text()
