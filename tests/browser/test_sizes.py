"""Phone and tablet: nothing is cut off, everything can be reached."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from grognard import find, names
from grognard.games.friedrich import tables
from grognard.table.client import pick
from tests.browser.ahead import after, ahead
from tests.browser.friedrich import battle, calm
from tests.browser.table import PAGES, Visitor, choice_of, verbs

COUNT = """() => {
  window.wheels = 0;
  addEventListener("wheel", () => window.wheels++, {capture: true, passive: true});
}"""
TURNS = 4


@pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
def test_no_page_is_wider_than_the_screen(visit: Callable[..., Visitor], size: str) -> None:
    player = visit(size)
    player.sit(battle())
    match = f"/match/{player.match}"
    for address, loaded in (PAGES | dict.fromkeys((match, f"{match}/replay"), "[role=application]")).items():
        player.page.goto(address)
        player.page.locator(loaded).first.wait_for()
        player.drawn()
        wide = player.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{address} is {wide} pixels too wide"


def too_high(player: Visitor) -> int:
    player.drawn()
    return int(player.page.evaluate("document.scrollingElement.scrollHeight - innerHeight"))


@pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
@pytest.mark.parametrize("game", names())
def test_a_match_is_never_higher_than_the_window(visit: Callable[..., Visitor], game: str, size: str) -> None:
    player = visit(size)
    page = player.page
    scenario = min(map(find(game).scenario, find(game).scenarios), key=lambda scenario: len(scenario.seats))
    rng = random.Random(3)
    player.sit(ahead(game, scenario.name, lambda: lambda position: pick(position["choices"], rng), after(30)))
    player.open()
    tabs = page.locator("[data-testid^=tab-]" if size == "phone" else "[role=tab]")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        chosen = "aria-current" if size == "phone" else "aria-selected"
        expect(tabs.nth(number)).to_have_attribute(chosen, "page" if size == "phone" else "true")
        assert too_high(player) <= 0, tabs.nth(number).inner_text()

    # Turning the wheel over the header, or past the end of a panel, moves nothing away.
    tabs.nth(tabs.count() - 1 if size == "phone" else 0).click()
    players = page.get_by_test_id("players")
    players.wait_for()
    player.drawn()
    box = players.bounding_box()
    page.evaluate(COUNT)
    for x, y in ((200, 10), (box["x"] + 60, box["y"] + 20)):
        page.mouse.move(x, y)
        before = page.evaluate("window.wheels")
        for turn in range(TURNS):
            page.mouse.wheel(0, 4000)
            page.wait_for_function("most => window.wheels >= most", arg=before + turn + 1)
    player.drawn()
    assert page.evaluate("scrollY") == 0
    assert page.locator("header.bar").bounding_box()["y"] == 0

    # Nor at a size between the usual ones, nor in the replay.
    page.goto(f"/match/{player.match}/replay")
    page.get_by_test_id("timeline").wait_for()
    assert too_high(player) <= 0
    for width, height in ((1100, 481), (844, 390), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("size => `${innerWidth} ${innerHeight}` === size", arg=f"{width} {height}")
        assert too_high(player) <= 0, f"{width} x {height}"


def test_on_a_phone_the_prompt_leads_to_the_cards(visit: Callable[..., Visitor]) -> None:
    player = visit("phone")
    player.sit(battle())
    position = player.position()
    player.open()
    player.wait_for_turn()
    expect(player.hand).not_to_be_visible()
    player.page.get_by_test_id("to-hand").tap()
    expect(player.hand.locator("button.offered").first).to_be_visible()
    expect(player.page.get_by_test_id("to-hand")).to_have_count(0)
    player.choose(position, "play", choice_of(position, "play")[0])


def test_a_game_on_a_phone(visit: Callable[..., Visitor]) -> None:
    player = visit("phone")
    page = player.page
    page.goto("/")
    page.get_by_test_id("play-friedrich").tap()
    page.get_by_test_id("scenario").select_option("four-players")
    page.get_by_test_id("start").tap()
    player.at_match()
    position = player.go_on(calm, lambda now: "move" in verbs(now))
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
    board = page.locator("svg.board")
    page.get_by_role("button", name="Show the whole board").tap()
    player.until(lambda: board.bounding_box()["width"] <= 390)
    player.rest()
    alone = next(stack["generals"][0] for stack in position["view"]["stacks"] if len(stack["generals"]) == 1)
    with player.acting():
        player.target("piece", tables.PIECES.index(alone)).tap()
