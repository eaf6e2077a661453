"""The log: battles that fold to one line, and the state of the war beneath the heading of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.ahead import ahead
from tests.browser.friedrich import GAME, calm, in_battle, seeking
from tests.browser.table import Visitor, plain
from tests.browser.test_since import second_turn


def after_a_battle(player: Visitor) -> Any:
    """A table at which a battle has just been fought to its end."""
    player.sit(ahead(GAME, "austrian-theatre", lambda: seeking(0, 4, 5), in_battle))
    player.open()
    position = player.position()
    while not any(line.get("about") == "summary" for line in position["story"]):
        position = player.act(position, *calm(position))
    player.shows(position)
    return position


def test_a_battle_folds_to_the_line_that_sums_it_up(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = after_a_battle(player)
    player.page.keyboard.press("l")
    it_is_open_with_its_course_in_order(player, position)
    it_folds_with_the_keyboard_and_stays_folded(player, position)


def course(position: Any) -> tuple[list[str], str]:
    """The lines of the last battle, and its summary."""
    story = position["story"]
    end = max(place for place, line in enumerate(story) if line.get("about") == "summary")
    start = max(place for place, line in enumerate(story[:end]) if line.get("about") == "battle")
    return [plain(line["text"]) for line in story[start:end]], plain(story[end]["text"])


def it_is_open_with_its_course_in_order(player: Visitor, position: Any) -> None:
    lines, summary = course(position)
    battle = player.page.get_by_test_id("log").get_by_test_id("battle").last
    expect(battle.get_by_role("heading")).to_have_text(summary)
    expect(battle.locator("ol .event")).to_have_text(lines)


def it_folds_with_the_keyboard_and_stays_folded(player: Visitor, position: Any) -> None:
    lines, summary = course(position)
    log = player.page.get_by_test_id("log")
    fold = log.get_by_test_id("battle-fold").last
    expect(fold).to_have_attribute("aria-expanded", "true")
    fold.focus()
    player.page.keyboard.press("Enter")
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(fold).to_be_focused()
    expect(log.get_by_text(lines[-1], exact=True)).to_have_count(0)
    player.page.reload()
    player.wait_for_turn()
    if not log.is_visible():
        player.page.keyboard.press("l")
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(log.get_by_role("heading").filter(has_text=summary)).to_be_visible()
    fold.click()
    expect(log.get_by_text(lines[-1], exact=True).last).to_be_visible()


def test_the_state_of_the_war_is_beneath_the_heading_of_a_turn(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(second_turn())
    player.open()
    player.page.keyboard.press("l")
    position = player.position()
    told = [plain(line["text"]) for line in position["story"] if line.get("about") == "figures"]
    assert told
    expect(player.page.get_by_test_id("log").get_by_test_id("figures")).to_have_text(told)
