"""The rules stand beside what is asked: prompt and board stay in sight and in use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.axe import violations
from tests.browser.table import SIZES, Visitor
from tests.browser.test_guide import open_new, seated

expect = pytest.importorskip("playwright.sync_api").expect


def apart(one: Any, other: Any) -> bool:
    """Whether two boxes do not cut each other."""
    a, b = one.bounding_box(), other.bounding_box()
    return bool(
        a["x"] + a["width"] <= b["x"] + 1
        or b["x"] + b["width"] <= a["x"] + 1
        or a["y"] + a["height"] <= b["y"] + 1
        or b["y"] + b["height"] <= a["y"] + 1
    )


@pytest.mark.parametrize("game", ["friedrich", "paths-of-glory"])
def test_the_rules_open_beside_the_prompt_at_its_section(visit: Callable[..., Visitor], game: str) -> None:
    """On a desktop axe-core looks at them in test_guide.py."""
    player = visit("phone")
    page = player.page
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        open_new(player, game)
        position = player.position()
        page.get_by_test_id("rules-button").click()
        rules = page.get_by_test_id("rules")
        wanted = rules.locator(f'[data-section="{position["rule"]}"]')
        expect(wanted).to_be_in_viewport()
        expect(wanted).to_be_focused()
        buttons = player.prompt.locator("button[data-verb]")
        expect(buttons.first).to_be_in_viewport()
        assert apart(rules, player.prompt), size
        if size == "phone":
            assert violations(player) == []
        else:
            assert apart(rules, page.get_by_role("application")), size

        # What is asked can be answered while the rules are open.
        with player.acting():
            buttons.first.click()
        expect(rules).to_be_visible()


def test_r_opens_and_escape_closes_and_the_focus_comes_back(visit: Callable[..., Visitor]) -> None:
    player = seated(visit)
    page = player.page
    button = player.prompt.locator("button[data-verb]").first
    button.focus()
    page.keyboard.press("r")
    rules = page.get_by_test_id("rules")
    expect(rules.locator('[data-section="6"]')).to_be_focused()

    # Its own order of stops: back from the section to the search, and to the closer.
    page.keyboard.press("Shift+Tab")
    expect(rules.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("r")
    expect(rules.get_by_role("searchbox")).to_have_value("r")
    expect(rules).to_be_visible()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(button).to_be_focused()
    page.keyboard.press("r")
    expect(rules).to_be_visible()
    page.keyboard.press("r")
    expect(rules).to_have_count(0)
    panels_under_the_rules_are_out_of_reach_until_they_close(player)


def panels_under_the_rules_are_out_of_reach_until_they_close(player: Visitor) -> None:
    page = player.page
    page.keyboard.press("r")
    expect(page.get_by_test_id("rules")).to_be_visible()
    assert page.locator(".side").evaluate("side => side.inert")
    page.get_by_test_id("rules").get_by_role("button", name="Close").click()
    assert not page.locator(".side").evaluate("side => side.inert")
