"""A right click, a long press or a key says what a thing on the board is, with the rule about such things."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard import Match
from tests.browser.axe import violations
from tests.browser.table import Visitor, begin
from tests.browser.test_board_by_hand import ready_to_move
from tests.browser.test_drag import middle
from tests.browser.test_in_hand import marching, piece
from tests.games.paths_of_glory import table as glory
from tests.games.quartermaster_1914 import table as quartermaster
from tests.games.warzag import table as warzag

ASKED: dict[str, tuple[Callable[[], Match], str, str, list[str], str]] = {
    "friedrich": (marching, f"[data-piece='{piece('Friedrich')}']", "Friedrich", ["Breslau", "8 troops"], "6"),
    "paths-of-glory": (
        ready_to_move,
        f"[data-piece='{glory.piece('GE1')}']",
        "German 1st Army",
        ["Combat factor 5", "Brussels"],
        "2.2.1",
    ),
    "quartermaster-1914": (quartermaster.german_turn, "[data-piece]", "Austro-Hungarian army", ["Vienna"], "6"),
    "warzag": (
        warzag.british_turn,
        f"[data-army='{warzag.army('UK artillery 1')}']",
        "British artillery 1",
        ["Attack 2, defence 4", "D4"],
        "W7.1",
    ),
}
"""A position, something on its board, and what is said about it: its name, more lines, the section of the rules."""


def about(player: Visitor) -> Any:
    return player.page.get_by_test_id("about")


@pytest.mark.parametrize("game", ASKED)
def test_a_right_click_says_what_a_thing_is_and_opens_its_rule(visit: Callable[..., Visitor], game: str) -> None:
    player = visit()
    lay, selector, name, lines, rule = ASKED[game]
    position = begin(player, lay())
    thing = player.page.locator(f"svg.board {selector}").first
    player.page.mouse.click(*middle(thing), button="right")
    expect(about(player)).to_be_focused()
    expect(about(player)).to_contain_text(name)
    for line in lines:
        expect(about(player)).to_contain_text(line)
    assert violations(player) == []
    # Nothing has been chosen; Escape closes it.
    player.page.keyboard.press("Escape")
    expect(about(player)).to_have_count(0)
    assert player.position()["seq"] == position["seq"]

    player.page.mouse.click(*middle(thing), button="right")
    about(player).get_by_role("button").click()
    expect(about(player)).to_have_count(0)
    section = player.page.get_by_test_id("rules").locator("[data-section]:focus")
    expect(section).to_have_attribute("data-section", rule)


def test_a_place_a_card_and_what_has_the_focus_are_explained_too(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = begin(player, ready_to_move())
    # A space on the map, by its name.
    name = player.page.locator(".labels text[data-label]").get_by_text("Liège", exact=True).first
    player.page.mouse.click(*middle(name), button="right")
    expect(about(player)).to_contain_text("Liège")
    # A click elsewhere closes it and chooses nothing.
    player.page.get_by_test_id("heading").click()
    expect(about(player)).to_have_count(0)

    # By the keyboard, W: the focus comes back to where it was.
    army = player.target("piece", glory.piece("GE1"))
    army.focus()
    player.page.keyboard.press("w")
    expect(about(player)).to_be_focused()
    expect(about(player)).to_have_accessible_name("German 1st Army")
    player.page.keyboard.press("Escape")
    expect(army).to_be_focused()

    # A card is enlarged.
    player.page.keyboard.press("k")
    card = player.hand.locator("button[data-target]").first
    card.dispatch_event("contextmenu")
    expect(player.page.locator(".peek .card")).to_be_visible()
    assert player.position()["seq"] == position["seq"]


def test_a_finger_that_stays_asks_what_a_thing_is_and_chooses_nothing(visit: Callable[..., Visitor]) -> None:
    player = visit("tablet")
    position = begin(player, marching())
    x, y = middle(player.target("piece", piece("Friedrich")))
    finger = player.context.new_cdp_session(player.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(about(player)).to_contain_text("Friedrich")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()
    player.drawn()
    expect(about(player)).to_have_count(1)
    assert player.position()["seq"] == position["seq"]
    assert player.position()["held"] is None
