"""What the page does without something that older browsers lack, and with wheels that count lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from grognard import find
from tests.browser.table import Visitor

GAME = "quartermaster-1914"
CARD = ".tray button.pick"
NO_POPOVERS = "delete HTMLElement.prototype.showPopover;"
IN_SIGHT = """card => {
  const { left, top, right, bottom } = card.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right - left > 100;
}"""
LINES = """row => {
  const before = row.scrollLeft;
  row.dispatchEvent(new WheelEvent("wheel", { deltaY: 3, deltaMode: WheelEvent.DOM_DELTA_LINE, cancelable: true }));
  return row.scrollLeft - before;
}"""
TOPS = "all => all.map(one => Math.round(one.getBoundingClientRect().top))"
BOTTOMS = "all => all.map(one => Math.round(one.getBoundingClientRect().bottom))"


def begin(player: Visitor) -> Any:
    player.create("", dict.fromkeys(find(GAME).scenario().seats, "me"), game=GAME)
    player.open()
    player.wait_for_turn()
    return player.page


def test_a_card_is_enlarged_without_popovers(visit: Callable[..., Visitor]) -> None:
    player = visit(own=True)
    player.context.add_init_script(NO_POPOVERS)
    page = begin(player)
    assert not page.evaluate("() => 'showPopover' in HTMLElement.prototype")
    page.mouse.move(4, 4)  # where it comes from: a mouse that has not moved opens nothing
    page.locator(CARD).first.hover(position={"x": 6, "y": 20})
    large = page.locator(".peek .card")
    expect(large).to_be_visible()
    player.until(lambda: large.evaluate(IN_SIGHT), "a whole card")
    assert page.locator(".peek").get_attribute("popover") is None
    page.mouse.move(4, 4)
    expect(large).to_have_count(0)


def test_a_wheel_that_counts_lines_goes_along_the_hand(visit: Callable[..., Visitor]) -> None:
    page = begin(visit())
    row = page.locator(".tray .row")
    expect(page.locator(".tray .more.right")).to_be_enabled()
    assert row.evaluate(LINES) == 3 * 18


def test_the_games_stand_in_rows_without_subgrid(visit: Callable[..., Visitor]) -> None:
    player = visit(own=True)

    def without(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("subgrid", "no-such-grid"))

    player.page.route("**/*.css", without)
    page = player.page
    page.goto("/")
    inner = page.locator(".game .inner")
    expect(inner).to_have_count(4)
    player.drawn()
    assert "no-such-grid" not in inner.first.evaluate("one => getComputedStyle(one).gridTemplateRows")
    for shown in (inner.locator("h2"), inner.locator(".go")):
        assert len(set(shown.evaluate_all(TOPS))) == 1
    assert len(set(inner.locator("> :last-child").evaluate_all(BOTTOMS))) == 1
    player.page.unroute_all(behavior="ignoreErrors")
