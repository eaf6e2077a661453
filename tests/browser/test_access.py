"""axe-core finds no serious violation on any page, in light and dark."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.friedrich import battle
from tests.browser.table import PAGES, Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TABS = {"Log": "tab-log", "Talk": "tab-chat", "Notes": "tab-notes"}
RUN = "within => axe.run(within, {resultTypes: ['violations']}).then(found => found.violations)"


def violations(player: Visitor, within: str = "html") -> list[str]:
    player.drawn()
    player.page.evaluate(AXE.read_text())
    return [
        f"{one['id']}: {one['help']}: {one['nodes'][0]['target']} {one['nodes'][0]['html'][:160]}"
        for one in player.page.evaluate(RUN, within)
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed (npm --prefix web ci)")
def test_axe_finds_no_serious_violation(visit: Callable[..., Visitor], theme: str) -> None:
    player = visit(color_scheme=theme)
    player.sit(battle())
    found: dict[str, list[str]] = {}
    for address, loaded in PAGES.items():
        player.page.goto(address)
        player.page.locator(loaded).first.wait_for()
        found[address] = violations(player)
    player.page.goto("/")
    player.page.get_by_test_id("play-friedrich").click()
    player.page.get_by_test_id("start").wait_for()
    found["start"] = violations(player, "dialog")

    player.open()
    player.wait_for_turn()
    found["battle"] = violations(player)
    for tab, name in TABS.items():
        player.page.get_by_role("tab", name=tab).click()
        player.page.locator(f"[role=tabpanel][aria-labelledby={name}]").wait_for()
        found[tab] = violations(player, "#panel")
    player.page.get_by_test_id("rules-button").click()
    player.page.locator("[data-section]").first.wait_for()
    found["rules"] = violations(player, "[data-testid=rules]")
    player.page.keyboard.press("Escape")
    player.page.get_by_test_id("rules").wait_for(state="detached")
    player.page.get_by_test_id("table-menu").click()
    player.page.get_by_role("dialog").wait_for()
    found["menu"] = violations(player, "dialog")
    player.page.goto(f"/match/{player.match}/replay")
    player.page.get_by_test_id("timeline").wait_for()
    found["replay"] = violations(player, "main > div > div:nth-child(2)")
    serious = [f"{where}: {text}" for where, texts in found.items() for text in texts]
    assert not serious, "\n".join(serious)
