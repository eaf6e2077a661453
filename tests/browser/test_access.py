"""axe-core finds no serious violation on any page, in light and dark."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.axe import in_both_themes, needs_axe, paint, violations
from tests.browser.friedrich import battle
from tests.browser.table import PAGES, Visitor

TABS = {"Log": "tab-log", "Chat": "tab-chat", "Notes": "tab-notes"}


@needs_axe
def test_axe_finds_no_serious_violation(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(battle())
    found: dict[str, list[str]] = {}
    for address, loaded in PAGES.items():
        player.page.goto(address)
        player.page.locator(loaded).first.wait_for()
        found[address] = in_both_themes(player)
    player.page.goto("/")
    player.page.get_by_test_id("play-friedrich").click()
    player.page.get_by_test_id("start").wait_for()
    found["start"] = in_both_themes(player, "dialog")

    player.open()
    player.wait_for_turn()
    found["battle"] = in_both_themes(player)
    for tab, name in TABS.items():
        player.page.get_by_role("tab", name=tab).click()
        player.page.locator(f"[role=tabpanel][aria-labelledby={name}]").wait_for()
        found[tab] = in_both_themes(player, "#panel")
    player.page.get_by_test_id("rules-button").click()
    player.page.locator("[data-section]").first.wait_for()
    # Their text is that of the page /rules; test_guide.py looks at both together, with every game.
    found["rules"] = in_both_themes(player, "[data-testid=rules] > header")
    player.page.keyboard.press("Escape")
    player.page.get_by_test_id("rules").wait_for(state="detached")
    player.page.get_by_test_id("table-menu").click()
    player.page.get_by_role("dialog").wait_for()
    found["menu"] = in_both_themes(player, "dialog")
    player.page.goto(f"/match/{player.match}/replay")
    player.page.get_by_test_id("timeline").wait_for()
    found["replay"] = in_both_themes(player, "[data-testid=column]")
    serious = [f"{where}: {text}" for where, texts in found.items() for text in texts]
    assert not serious, "\n".join(serious)


PLANT = """() => {
  const line = document.createElement("p");
  line.textContent = "Dark letters";
  line.style.color = "#3a352c";
  document.querySelector("main").append(line);
}"""


@needs_axe
def test_what_only_one_theme_makes_hard_to_read_is_found(visit: Callable[..., Visitor]) -> None:
    player = visit()

    def planted() -> None:
        player.page.goto("/account")
        player.page.locator("form").first.wait_for()
        assert violations(player) == []
        player.page.evaluate(PLANT)

    planted()
    assert violations(player) == []
    [found] = in_both_themes(player)
    assert found.startswith("dark: color-contrast")
    [found] = in_both_themes(player)
    assert found.startswith("dark: color-contrast")
    assert violations(player) == [], "it is light again"
    # A page that is dark from the beginning is as dark as one that has turned so.
    paint(player, "dark")
    planted()
    [found] = violations(player)
    assert found.startswith("color-contrast")
