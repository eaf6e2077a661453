"""The maker of a match points at the board, and all who look at it see that for a while."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.ahead import ahead
from tests.browser.friedrich import GAME, calm
from tests.browser.table import Visitor

HOLDS = """
const early = window.setTimeout;
window.held = [];
window.setTimeout = (work, wait, ...rest) => (wait === 4000 ? window.held.push(work) : early(work, wait, ...rest));
"""
"""A ring is there until the test has looked at it."""
GONE = "window.held.forEach((work) => work())"
MIDDLE = """element => {
  const ring = element.getBoundingClientRect();
  const board = element.closest("svg.board").getBoundingClientRect();
  return [(ring.x + ring.width / 2 - board.x) / board.width, (ring.y + ring.height / 2 - board.y) / board.height];
}"""


def begin(visit: Callable[..., Visitor]) -> tuple[Visitor, Visitor, Visitor]:
    """The maker, who must march, another player and a spectator, each with the page open."""
    host, friend, spectator = (visit(own=True) for _ in range(3))
    host.sit(ahead(GAME, "war-in-the-west", lambda: calm, marches), {"Pompadour": friend})
    for visitor in (host, friend, spectator):
        visitor.match = host.match
        visitor.page.add_init_script(HOLDS)
        visitor.open()
    return host, friend, spectator


def marches(position: Any) -> bool:
    return position["seat"] == 0 and any(choice["kind"] == "piece" for choice in position["choices"])


def test_all_see_where_the_maker_points(visit: Callable[..., Visitor]) -> None:
    host, friend, spectator = begin(visit)
    for visitor in (friend, spectator):
        expect(visitor.page.get_by_test_id("point")).to_have_count(0)
    button = host.page.get_by_test_id("point")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(host.toast).to_contain_text("drag to draw an arrow")
    glass = host.page.get_by_test_id("pointing")
    box = glass.bounding_box()
    x, y = box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.6
    seq = host.position()["seq"]
    host.page.mouse.click(x, y)
    for visitor in (host, friend, spectator):
        ring = visitor.page.get_by_test_id("pointed")
        expect(ring).to_have_count(1)
        for found, meant in zip(ring.evaluate(MIDDLE), (0.4, 0.6), strict=True):
            assert abs(found - meant) < 0.01
        expect(visitor.page.get_by_test_id("pointed-at")).to_contain_text("The creator of the match is pointing here: ")

    host.page.mouse.move(x, y)
    host.page.mouse.down()
    host.page.mouse.move(x + 60, y - 40)
    host.page.mouse.up()
    for visitor in (host, friend, spectator):
        expect(visitor.page.get_by_test_id("pointed-arrow")).to_have_count(1)
        expect(visitor.page.get_by_test_id("pointed")).to_have_count(1)

    # Nothing was done in the match, and the board can be used again.
    assert host.position()["seq"] == seq
    host.page.keyboard.press("Escape")
    expect(glass).to_have_count(0)
    expect(button).to_have_attribute("aria-pressed", "false")


def test_the_maker_points_by_the_keyboard(visit: Callable[..., Visitor]) -> None:
    host, friend, _ = begin(visit)
    target = host.page.locator("svg.board [tabindex='0']").first
    target.focus()
    host.page.keyboard.press("p")
    expect(friend.page.get_by_test_id("pointed")).to_have_count(1)
    wanted = target.evaluate(MIDDLE)
    for found, meant in zip(friend.page.get_by_test_id("pointed").evaluate(MIDDLE), wanted, strict=True):
        assert abs(found - meant) < 0.02
    host.page.get_by_role("application").focus()
    host.page.keyboard.press("Shift+P")
    expect(friend.page.get_by_test_id("pointed-arrow")).to_have_count(1)
    # Who has not made the match has no such key.
    friend.page.get_by_role("application").focus()
    friend.page.keyboard.press("p")
    friend.page.get_by_test_id("table-menu").click()
    friend.page.get_by_test_id("see-pointing").uncheck()
    friend.page.get_by_role("button", name="Close").click()
    host.page.keyboard.press("p")
    expect(host.page.get_by_test_id("pointed")).to_have_count(2)
    host.post(f"/matches/{host.match}/chat", {"text": "Seen?"})
    expect(friend.page.get_by_role("tab", name="Chat")).to_contain_text("1 unread message")
    expect(friend.page.get_by_test_id("pointed")).to_have_count(1)


def test_what_was_pointed_at_goes_away(visit: Callable[..., Visitor]) -> None:
    host, friend, _ = begin(visit)
    host.page.get_by_role("application").focus()
    host.page.keyboard.press("p")
    for visitor in (host, friend):
        expect(visitor.page.get_by_test_id("pointed")).to_have_count(1)
        visitor.page.evaluate(GONE)
        expect(visitor.page.get_by_test_id("pointed")).to_have_count(0)


def test_who_plays_alone_has_nobody_to_point_for(visit: Callable[..., Visitor]) -> None:
    host, spectator = visit(), visit()
    spectator.match = host.create("war-in-the-west", {"Frederick": "me", "Pompadour": "bot:random"})
    host.open()
    expect(host.page.get_by_test_id("point")).to_have_count(0)
    spectator.open()
    expect(host.page.get_by_test_id("point")).to_have_count(1)
