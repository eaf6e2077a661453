"""Keys of the table: one letter each, listed by `?`, and switched off there; a phone leaves room for the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard import Match, find
from tests.browser.friedrich import marching
from tests.browser.table import Visitor, begin, choice_of

SHOWN = "one => getComputedStyle(one).visibility"
LEFT = """() => {
  const frame = document.querySelector("[role=application]"), box = frame.getBoundingClientRect();
  let seen = 0;
  for (let x = box.left + 6; x < box.right; x += 12)
    for (let y = box.top + 6; y < box.bottom; y += 12) seen += frame.contains(document.elementFromPoint(x, y));
  return seen * 144 / innerWidth / innerHeight;
}"""
"""The share of the window in which the board is in sight."""


def test_keys(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = begin(player, marching())
    letters_do_what_the_sheet_says(player, position)
    they_can_be_switched_off(player)


def letters_do_what_the_sheet_says(player: Visitor, position: Any) -> None:
    page = player.page
    page.keyboard.press("l")
    expect(page.get_by_test_id("log")).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_test_id("log")).to_have_count(0)
    page.keyboard.press("n")
    expect(page.locator("svg [tabindex='0']:focus, [role=application]:focus")).to_have_count(1)
    general = player.target("piece", choice_of(position, "move")[0])
    assert general.evaluate(SHOWN) == "visible"
    page.keyboard.down("m")
    assert general.evaluate(SHOWN) == "hidden"
    page.keyboard.up("m")
    assert general.evaluate(SHOWN) == "visible"
    wide = page.locator("svg.board").evaluate("board => board.style.width")
    page.keyboard.press("+")
    player.until(lambda: page.locator("svg.board").evaluate("board => board.style.width") != wide)
    player.rest()
    page.keyboard.press("0")
    player.rest()
    moved = player.act(position, "move", choice_of(position, "move")[0])
    player.shows(moved)
    with player.acting():
        page.keyboard.press("u")
    player.wait_for(lambda now: now["held"] is None)
    page.keyboard.press("c")
    expect(page.get_by_test_id("charts")).to_be_visible()
    page.keyboard.press("c")
    expect(page.get_by_test_id("charts")).to_have_count(0)
    player.dialogs_closed()


def they_can_be_switched_off(player: Visitor) -> None:
    page = player.page
    page.keyboard.press("?")
    sheet = page.get_by_test_id("key-sheet")
    expect(sheet).to_contain_text("Hold to see the map without counters")
    sheet.get_by_test_id("keys-on").uncheck()
    page.keyboard.press("Escape")
    player.dialogs_closed()
    page.keyboard.press("r")
    page.keyboard.press("l")
    page.keyboard.press("?")
    expect(sheet).to_be_visible()
    expect(page.get_by_test_id("rules")).to_have_count(0)
    expect(page.get_by_test_id("log")).to_have_count(0)
    page.reload()
    page.get_by_test_id("prompt").wait_for()
    page.keyboard.press("?")
    expect(sheet.get_by_test_id("keys-on")).not_to_be_checked()
    sheet.get_by_test_id("keys-on").check()


def test_on_a_phone_one_line_is_left_while_a_piece_is_in_hand(visit: Callable[..., Visitor]) -> None:
    player = visit("phone")
    position = begin(player, marching())
    before = player.prompt.bounding_box()["height"]
    position = player.act(position, "move", choice_of(position, "move")[0])
    player.shows(position)
    assert position["held"]
    player.until(lambda: player.prompt.bounding_box()["height"] < min(60, before))
    assert player.page.evaluate(LEFT) > 0.6
    # It can be unfolded, and the next piece finds one line again.
    player.page.get_by_test_id("fold").tap()
    player.until(lambda: player.prompt.bounding_box()["height"] > 60)


def test_on_its_side_a_phone_shows_mostly_map_and_keeps_the_piece_in_sight(visit: Callable[..., Visitor]) -> None:
    player = visit("phone")
    position = begin(player, marching())
    position = player.act(position, "move", choice_of(position, "move")[0])
    player.shows(position)
    held = player.target("piece", position["held"]["targets"][0])
    for width, height in ((844, 390), (720, 450), (390, 844)):
        player.page.set_viewport_size({"width": width, "height": height})
        player.drawn()
        player.rest()
        player.until(lambda: player.page.evaluate(LEFT) > 0.6)
        expect(held).to_be_in_viewport()


@pytest.mark.parametrize("game", ["friedrich", "paths-of-glory"])
def test_on_its_side_a_phone_shows_mostly_map_while_buttons_are_the_answer(
    visit: Callable[..., Visitor], game: str
) -> None:
    """Until the reader unfolds the question."""
    player = visit("phone")
    begin(player, Match(find(game)))
    for width, height in ((844, 390), (720, 450)):
        player.page.set_viewport_size({"width": width, "height": height})
        player.rest()
        player.until(lambda: player.page.evaluate(LEFT) > 0.6)
        expect(player.prompt.locator("button[data-verb]").first).to_be_in_viewport()
        expect(player.prompt.get_by_test_id("undo")).to_be_in_viewport()
