"""What computers do can be watched, one happening after the other, and skipped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.friedrich import marching
from tests.browser.table import Visitor, plain
from tests.browser.test_by_accident import back

SEEN = """() => {
  window.walked = [];
  new MutationObserver(() => {
    const walk = document.querySelector("[data-testid=walk]");
    if (walk && window.walked.at(-1) !== walk.innerText) window.walked.push(walk.innerText);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def watching(visit: Callable[..., Visitor], tempo: str, size: str = "desktop") -> Visitor:
    """Prussia's first movement; Austria and the Imperial Army are a computer's."""
    player = visit(size=size, tempo=tempo)
    player.sit(marching(), {"Maria Theresa": "bot:rules"})
    player.open()
    player.page.evaluate(SEEN)
    return player


def end_turn(player: Visitor) -> None:
    """End the stage: then the computer has its own."""
    position = player.position()
    player.choose(position, "done")


def test_each_move_of_a_computer_is_shown_and_then_it_is_ones_turn(visit: Callable[..., Visitor]) -> None:
    player = watching(visit, "normal")
    first = player.position()["point"]
    end_turn(player)
    expect(player.page.get_by_test_id("walk")).to_be_visible()
    # Nothing can be done meanwhile.
    expect(player.page.locator("svg [data-city][tabindex]")).to_have_count(0)
    now = player.asked()
    player.wait_for_turn()
    player.shows(now)
    walked = "\n".join(player.page.evaluate("() => window.walked"))
    marches = [plain(line["text"]) for line in now["story"] if line["n"] > first and line.get("about") == "march"]
    # The last one may come together with the question.
    assert len(marches) > 2
    for line in marches[:-1]:
        assert line in walked


def test_who_does_not_want_to_watch_need_not(visit: Callable[..., Visitor]) -> None:
    player = watching(visit, "slow")
    start = player.position()
    for way in ("Escape", " ", "button"):
        who_is_in_a_hurry_skips(player, start, way)
    a_hidden_page_does_not_wait(player, start)
    after_a_reload_nothing_is_walked_through_but_told(player, start)
    the_tempo_is_chosen_beside_the_prompt_and_remembered(player, start)
    at_once_nothing_is_walked_through(player, start)


def walking(player: Visitor, start: Any) -> Any:
    """Go back and end the turn once more: what this visitor is asked after it, while the computer's acts are shown."""
    back(player, start)
    end_turn(player)
    now = player.asked()
    expect(player.page.get_by_test_id("walk")).to_be_visible()
    return now


def who_is_in_a_hurry_skips(player: Visitor, start: Any, way: str) -> None:
    now = walking(player, start)
    # That one is asked already is said, in the prompt and in the title.
    expect(player.prompt).to_contain_text("It is your turn")
    player.until(lambda: "Your turn" in player.page.title())
    if way == "button":
        player.page.get_by_test_id("skip").focus()
        player.page.keyboard.press("Enter")
    else:
        player.page.locator("[role=application]").focus()
        player.page.keyboard.press(way)
    player.shows(now)
    expect(player.page.get_by_test_id("walk"), way).to_have_count(0)
    player.wait_for_turn()
    player.until(lambda: player.page.evaluate("document.activeElement !== document.body"), "the focus somewhere")


def a_hidden_page_does_not_wait(player: Visitor, start: Any) -> None:
    now = walking(player, start)
    player.page.evaluate(
        """() => {
          Object.defineProperty(document, "hidden", { value: true, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    player.shows(now)
    expect(player.page.get_by_test_id("walk")).to_have_count(0)
    player.page.evaluate(
        """() => {
          delete document.hidden;
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )


def after_a_reload_nothing_is_walked_through_but_told(player: Visitor, start: Any) -> None:
    now = walking(player, start)
    player.page.reload()
    player.shows(now)
    expect(player.page.get_by_test_id("walk")).to_have_count(0)
    expect(player.page.get_by_test_id("since")).to_be_visible()


def the_tempo_is_chosen_beside_the_prompt_and_remembered(player: Visitor, start: Any) -> None:
    now = walking(player, start)
    player.page.get_by_test_id("tempo").select_option("once")
    player.shows(now)
    player.page.reload()
    player.page.get_by_test_id("table-menu").click()
    expect(player.page.get_by_test_id("tempo")).to_have_value("once")
    player.page.keyboard.press("Escape")
    player.dialogs_closed()


def at_once_nothing_is_walked_through(player: Visitor, start: Any) -> None:
    back(player, start)
    player.page.evaluate(SEEN)
    end_turn(player)
    player.shows(player.asked())
    assert player.page.evaluate("() => window.walked") == []
    # It is told instead.
    expect(player.page.get_by_test_id("since")).to_be_visible()
