"""The charts of a game: one key away, tab by tab, on a desktop and on a phone, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard import Match, find
from grognard.games.friedrich.facts import tables
from tests.browser.ahead import after, go_on, secret
from tests.browser.axe import in_both_themes, needs_axe, violations
from tests.browser.friedrich import battle, calm, marching
from tests.browser.table import SIZES, Visitor, begin
from tests.games.paths_of_glory.table import german_operations
from tests.installed import INSTALLED

KEY = re.compile(r"\b[a-z]+-charts-[\w-]+|undefined|NaN|\[object")
"""What is shown where a text or a number is missing."""
NAMES = {"en": "Charts", "it": "Tabelle"}

every_game = pytest.mark.parametrize("game", INSTALLED)


def charts(player: Visitor) -> Any:
    return player.page.get_by_test_id("charts")


def lay(player: Visitor, game: str) -> None:
    """The first position of a game, all seats of which are this visitor's."""
    player.sit(Match(find(game), secret=secret()))
    player.open()


def open_by_key(player: Visitor) -> Any:
    player.page.keyboard.press("c")
    expect(charts(player).locator("#chart h3").first).to_be_visible()
    return charts(player)


def tab_by_tab(player: Visitor) -> Iterator[tuple[str, Any]]:
    """Each chart in turn, with its name."""
    expect(charts(player).locator("#chart h3").first).to_be_visible()
    names = [tab.inner_text() for tab in charts(player).get_by_role("tab").all()]
    assert len(names) > 3
    for name in names:
        tab = charts(player).get_by_role("tab", name=name, exact=True)
        tab.click()
        chart = charts(player).get_by_role("tabpanel", name=name, exact=True)
        expect(chart.locator("h3").first).to_be_visible()
        yield name, chart


@every_game
def test_every_chart_has_its_texts_in_both_languages(visit: Callable[..., Visitor], game: str) -> None:
    player = visit()
    lay(player, game)
    shown: dict[str, list[str]] = {}
    for language, name in NAMES.items():
        player.page.get_by_test_id("language").select_option(language)
        expect(player.page.get_by_test_id("charts-button")).to_have_text(name)
        open_by_key(player)
        shown[language] = [chart.inner_text() for _, chart in tab_by_tab(player)]
        assert not [found for text in shown[language] for found in KEY.findall(text)]
        player.page.keyboard.press("Escape")
        player.dialogs_closed()
    assert all(english != italian for english, italian in zip(*shown.values(), strict=True))


@needs_axe
@every_game
def test_the_charts_keep_nobody_out(visit: Callable[..., Visitor], game: str) -> None:
    player = visit()
    lay(player, game)
    open_by_key(player)
    found = {name: in_both_themes(player, "[data-testid=charts]") for name, _ in tab_by_tab(player)}
    player.resize("phone")
    found["phone"] = violations(player, "[data-testid=charts]")
    assert not any(found.values()), found


@every_game
def test_on_a_phone_the_charts_have_the_whole_page(visit: Callable[..., Visitor], game: str) -> None:
    player = visit("phone")
    lay(player, game)
    player.page.get_by_test_id("charts-button").click()
    width, height = SIZES["phone"]
    for _, chart in tab_by_tab(player):
        box = charts(player).bounding_box()
        assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, width, height)
        # A wide table scrolls in itself, not the page.
        assert chart.evaluate("chart => chart.parentElement.scrollWidth <= chart.parentElement.clientWidth")


def test_a_key_and_a_button_open_the_charts_and_the_focus_comes_back(visit: Callable[..., Visitor]) -> None:
    player = visit()
    lay(player, "friedrich")
    page = player.page
    button = player.prompt.locator("button").first
    button.focus()
    for closing in ("c", "Escape"):
        open_by_key(player)
        expect(charts(player).get_by_role("tab", selected=True)).to_be_focused()
        page.keyboard.press(closing)
        player.dialogs_closed()
        expect(button).to_be_focused()
    opener = page.get_by_test_id("charts-button")
    opener.click()
    charts(player).get_by_role("button", name="Close").click()
    player.dialogs_closed()
    expect(opener).to_be_focused()

    # Where something is written the key is a letter.
    page.get_by_test_id("rules-button").click()
    page.get_by_role("searchbox").fill("")
    page.get_by_role("searchbox").press("c")
    expect(page.get_by_role("searchbox")).to_have_value("c")
    expect(charts(player)).to_have_count(0)


def test_the_arrow_keys_go_from_tab_to_tab_and_the_last_one_is_remembered(visit: Callable[..., Visitor]) -> None:
    player = visit()
    lay(player, "warzag")
    page = player.page
    open_by_key(player)
    tabs = charts(player).get_by_role("tab")
    expect(tabs.nth(0)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(tabs.nth(2)).to_be_focused()
    expect(charts(player).locator("[data-chart=territories]")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(charts(player).locator("[data-chart=armies]")).to_be_visible()
    player.open()
    open_by_key(player)
    expect(charts(player).locator("[data-chart=armies]")).to_be_visible()

    # Each game has a tab of its own.
    lay(player, "friedrich")
    open_by_key(player)
    expect(charts(player).locator("[data-chart=stages]")).to_be_visible()


def test_in_a_battle_the_charts_open_at_combat(visit: Callable[..., Visitor]) -> None:
    player = visit()
    begin(player, battle())
    open_by_key(player)
    expect(charts(player).locator("[data-chart=ranges]")).to_contain_text("Combat")


def test_from_a_chart_to_the_rules_and_to_the_map(visit: Callable[..., Visitor]) -> None:
    player = visit()
    lay(player, "friedrich")
    page = player.page
    open_by_key(player)
    charts(player).locator("button[data-rule='12']").first.click()
    player.dialogs_closed()
    expect(page.get_by_test_id("rules").locator('[data-section="12"]')).to_be_focused()
    page.keyboard.press("Escape")
    board = page.locator("svg.board")
    before = board.bounding_box()
    open_by_key(player)
    charts(player).get_by_role("tab", name="Objectives").click()
    charts(player).get_by_role("button", name="Rastenburg").click()
    player.dialogs_closed()
    player.rest()
    player.until(lambda: board.bounding_box()["width"] > before["width"])


def test_the_charts_follow_what_others_do(visit: Callable[..., Visitor]) -> None:
    """They are made of the view: an act by somebody else changes them while they are open."""
    player = visit()
    match = marching()
    assert go_on(match, calm, after(12))
    player.sit(match)
    player.open()
    position = player.position()
    open_by_key(player)
    now = charts(player).get_by_test_id("chart-stages").locator("tr[aria-current=step]")
    acting = position["view"]["nation"]
    expect(now).to_have_attribute("data-nation", tables.NATIONS[acting])
    while position["view"]["nation"] in (acting, None):
        position = player.act(position, *calm(position))
    expect(now).to_have_attribute("data-nation", tables.NATIONS[position["view"]["nation"]])


def test_in_a_replay_and_in_a_lesson(visit: Callable[..., Visitor]) -> None:
    player = visit()
    lay(player, "paths-of-glory")
    page = player.page
    for address in (f"/match/{player.match}/replay", "/learn/paths-of-glory/" + lesson(player)):
        page.goto(address)
        page.get_by_test_id("charts-button").click()
        expect(charts(player).locator("[data-chart=fire] h3").first).to_be_visible()
        page.keyboard.press("c")
        player.dialogs_closed()


def lesson(player: Visitor) -> str:
    return str(player.get("/games/paths-of-glory/lessons")[0]["name"])


def test_what_others_hold_is_in_no_chart(visit: Callable[..., Visitor]) -> None:
    """A card in the other hand and one in the deck look the same."""
    player, other = visit(), visit()
    match = german_operations()
    player.sit(match, {match.seats[1]: other})
    player.open()
    assert other.position()["view"]["cards"][1]["hand"]
    open_by_key(player)
    charts(player).get_by_role("tab", name="Decks").click()
    places = charts(player).locator("tr[data-card^=CP][data-place]")
    expect(places.first).to_be_visible()
    assert set(places.evaluate_all("rows => rows.map(row => row.dataset.place)")) == {"unknown", "waits"}
    expect(charts(player).locator("[data-testid=deck-mobilization] tr[data-place=waits]")).to_have_count(0)
