"""Phone and tablet: nothing is cut off, everything can be reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.table import Visitor, calm, seeker_for, to_battle, verbs

PAGES = ("/", "/new", "/rules/friedrich", "/account")


@pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
def test_no_page_is_wider_than_the_screen(visit: Callable[..., Visitor], size: str) -> None:
    player = visit(size)
    player.create("austrian-theatre", {"Frederick": "me", "Maria Theresa": "me"})
    to_battle(player, seeker_for(player, {0, 4, 5}))
    for address in (*PAGES, f"/match/{player.match}", f"/match/{player.match}/replay"):
        player.page.goto(address)
        player.page.locator("main h1, [role=application]").first.wait_for()
        player.page.wait_for_timeout(150)
        wide = player.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{address} is {wide} pixels too wide"


def test_a_game_on_a_phone(visit: Callable[..., Visitor]) -> None:
    player = visit("phone")
    page = player.page
    page.goto("/")
    page.get_by_test_id("play-friedrich").tap()
    page.get_by_test_id("start").tap()
    player.at_match()
    while True:
        position = player.wait_for(lambda now: bool(now["choices"]))
        if "move" in verbs(position):
            break
        player.choose(position, *calm(position))
    expect(page.locator("[role=application]")).to_be_visible()
    player.wait_for_turn()

    # The hand is one tap away, and the prompt stays in sight.
    page.get_by_test_id("tab-hand").tap()
    expect(player.hand.locator("button").first).to_be_visible()
    expect(page.locator("[role=application]")).not_to_be_visible()
    expect(player.prompt).to_be_visible()
    page.get_by_test_id("tab-log").tap()
    expect(page.get_by_test_id("log")).to_be_visible()
    page.get_by_test_id("tab-players").tap()
    expect(page.get_by_test_id("players")).to_be_visible()

    # A piece that lies outside the window comes into it by zooming out; a tap chooses it.
    page.get_by_test_id("tab-board").tap()
    page.get_by_role("button", name="Show the whole board").tap()
    page.wait_for_timeout(300)
    names = player.get("/games/friedrich")["kinds"]["piece"]
    alone = next(stack["generals"][0] for stack in position["view"]["stacks"] if len(stack["generals"]) == 1)
    player.target("piece", names.index(alone)).tap()
    player.wait_for(lambda now: now["seq"] > position["seq"])
