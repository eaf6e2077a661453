"""Phone and tablet: nothing is cut off, everything can be reached."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard import find, names
from grognard.table.client import pick
from tests.browser.table import Visitor, calm, in_battle, seeker_for, to_battle, verbs

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


def too_high(page: Any) -> int:
    return int(page.evaluate("document.scrollingElement.scrollHeight - innerHeight"))


@pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
@pytest.mark.parametrize("game", names())
def test_a_match_is_never_higher_than_the_window(visit: Callable[..., Visitor], game: str, size: str) -> None:
    player = visit(size)
    page = player.page
    scenario = min(map(find(game).scenario, find(game).scenarios), key=lambda scenario: len(scenario.seats))
    player.create(scenario.name, dict.fromkeys(scenario.seats, "me"), game=game)
    rng = random.Random(3)
    for _ in range(30):
        position = player.wait_for(lambda now: bool(now["choices"]))
        player.act(position, *pick(position["choices"], rng))
    player.open()
    tabs = page.locator("[data-testid^=tab-]" if size == "phone" else "[role=tab]")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        page.wait_for_timeout(100)
        assert too_high(page) <= 0, tabs.nth(number).inner_text()

    # Turning the wheel over the header, or past the end of a panel, moves nothing away.
    tabs.nth(tabs.count() - 1 if size == "phone" else 0).click()
    players = page.get_by_test_id("players").bounding_box()
    for x, y in ((200, 10), (players["x"] + 60, players["y"] + 20)):
        page.mouse.move(x, y)
        for _ in range(4):
            page.mouse.wheel(0, 4000)
            page.wait_for_timeout(60)
    assert page.evaluate("scrollY") == 0
    assert page.locator("header.bar").bounding_box()["y"] == 0

    # Nor at a size between the usual ones, nor in the replay.
    page.goto(f"/match/{player.match}/replay")
    page.get_by_test_id("timeline").wait_for()
    assert too_high(page) <= 0
    for width, height in ((1100, 481), (844, 390), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        assert too_high(page) <= 0, f"{width} x {height}"


def test_on_a_phone_the_prompt_leads_to_the_cards(visit: Callable[..., Visitor]) -> None:
    player = visit("phone")
    player.create("austrian-theatre", {"Frederick": "me", "Maria Theresa": "me"})
    seeker = seeker_for(player, {0, 4, 5})
    position = to_battle(player, seeker)
    while "play" not in verbs(position):
        position = player.act(position, *seeker.decide(position))
        if not in_battle(position):
            position = to_battle(player, seeker)
    player.open()
    player.wait_for_turn()
    expect(player.hand).not_to_be_visible()
    player.page.get_by_test_id("to-hand").tap()
    expect(player.hand.locator("button.offered").first).to_be_visible()
    expect(player.page.get_by_test_id("to-hand")).to_have_count(0)
    player.choose(position, "play", None)


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
