"""A running game looked at again, with what one might know then."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.ahead import ahead
from tests.browser.friedrich import GAME, in_battle, seeking
from tests.browser.table import Visitor, plain


def test_replay_with_time_line_and_step_keys(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(ahead(GAME, "austrian-theatre", lambda: seeking(0, 4, 5), in_battle))
    last = player.position()["point"]
    player.open()
    player.page.get_by_test_id("replay").click()
    at = player.page.get_by_test_id("replay-at")
    expect(at).to_have_text(f"{last} of {last}")

    player.page.keyboard.press("Home")
    expect(at).to_have_text(f"0 of {last}")
    expect(player.page.get_by_test_id("heading")).to_have_text("Set-up")
    player.page.keyboard.press("ArrowRight")
    player.page.keyboard.press("ArrowRight")
    expect(at).to_have_text(f"2 of {last}")
    player.page.keyboard.press("ArrowLeft")
    expect(at).to_have_text(f"1 of {last}")
    player.page.keyboard.press("End")
    expect(at).to_have_text(f"{last} of {last}")

    line = player.page.get_by_test_id("timeline")
    line.fill(str(last // 2))
    expect(at).to_have_text(f"{last // 2} of {last}")
    heading = player.get(f"/matches/{player.match}/at/{last // 2}")["heading"]
    expect(player.page.get_by_test_id("heading")).to_have_text(heading)

    # The log shows the past only, and nothing can be chosen in it.
    player.page.get_by_role("tab", name="Log").click()
    story = player.get(f"/matches/{player.match}/at/{last // 2}")["story"]
    told = [plain(line["text"]) for line in story if line.get("about") != "phase"]
    once = [line for line, _ in itertools.groupby(told)]
    expect(player.page.get_by_test_id("log").locator("li")).to_have_count(len(once))
    assert player.page.locator("svg [data-city][tabindex]").count() == 0

    # The address leads back to the same point.
    player.page.reload()
    expect(at).to_have_text(f"{last // 2} of {last}")
