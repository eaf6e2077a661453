"""Every 'no' has its rule; undo has its limit."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.friedrich import marching
from tests.browser.table import Visitor, choice_of, plain


def to_movement(player: Visitor) -> None:
    """To Prussia's first movement."""
    player.sit(marching())
    player.open()
    player.wait_for_turn()


def test_a_refused_click_shows_the_rule(visit: Callable[..., Visitor]) -> None:
    player = visit()
    to_movement(player)
    position = player.position()
    names = player.get("/games/friedrich")["kinds"]["piece"]
    foreign = next(
        names.index(piece["name"])
        for piece in position["view"]["pieces"]
        if piece["nation"] == 4 and piece["city"] is not None and piece["kind"] == "general"
    )
    player.target("piece", foreign).click()
    toast = player.toast
    expect(toast).to_contain_text("Rule 4")
    link = toast.get_by_role("button", name="Rule 4")
    link.hover()
    expect(link).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    expect(link).to_have_css("color", toast.evaluate("toast => getComputedStyle(toast).color"))
    assert player.position()["seq"] == position["seq"]

    toast.get_by_role("button", name="Rule 4").click()
    rules = player.page.get_by_test_id("rules")
    expect(rules.locator('[data-section="4"]')).to_be_in_viewport()
    rules.get_by_label("Search the rules").fill("supply train")
    expect(rules.locator('[data-section="9"]')).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


def test_undo_and_its_limit(visit: Callable[..., Visitor]) -> None:
    player = visit()
    to_movement(player)
    position = player.position()
    undo = player.page.get_by_test_id("undo")

    # Cards have just been drawn: what was drawn stays drawn, and the button says so.
    expect(undo).to_have_attribute("aria-haspopup", "dialog")
    undo.click()
    refused = player.page.get_by_test_id("undo-refused")
    expect(refused).to_contain_text("cannot be undone")
    player.page.keyboard.press("Escape")
    expect(refused).to_have_count(0)

    player.choose(position, "move", choice_of(position, "move")[0])
    expect(undo).not_to_have_attribute("aria-haspopup", "dialog")
    undo.click()
    player.wait_for(lambda now: now["point"] == position["point"])
    expect(player.prompt.locator(".text")).to_have_text(plain(position["prompt"]))
    expect(undo).to_have_attribute("aria-haspopup", "dialog")


def test_a_place_is_found_on_the_map(visit: Callable[..., Visitor]) -> None:
    player = visit()
    to_movement(player)
    board = player.page.locator("svg.board")
    player.page.get_by_role("button", name="Show the whole board").click()
    player.rest()
    whole = board.bounding_box()["width"]
    player.page.get_by_role("button", name="Find a place").click()
    player.page.get_by_label("Find a place").last.fill("konigsb")
    player.page.keyboard.press("Enter")
    player.until(lambda: board.bounding_box()["width"] > whole * 2)

    player.page.get_by_role("button", name="Show the whole board").click()
    player.until(lambda: abs(board.bounding_box()["width"] - whole) < 2)
