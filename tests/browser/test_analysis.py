"""A game that is over is analysed: chances, moments, what a level would do, and another game from there."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from grognard.core.chance import CHANCE
from tests.browser.table import Visitor
from tests.browser.test_end import whole


def test_chances_moments_advice_and_play_from_there(visit: Callable[..., Visitor]) -> None:
    player = visit()
    match = whole()
    player.sit(match)
    page = player.page
    player.page.goto(f"/match/{player.match}/replay?at=0&curves")
    moments = page.get_by_test_id("moments").locator("button")
    moments.first.wait_for()
    expect(page.locator("[data-series]").first).to_have_attribute("data-series", "chances")
    expect(page.get_by_test_id("analysis")).to_contain_text("from the full position")
    point = moments.first.get_attribute("data-point")
    moments.first.click()
    expect(page.get_by_test_id("replay-at")).to_have_text(f"{point} of {len(match.line)}")

    by_chance = next(n for n, one in enumerate(match.line) if n > 0 and one.seat == CHANCE)
    page.get_by_test_id("timeline").fill(str(by_chance))
    expect(page.get_by_test_id("replay-at")).to_have_text(f"{by_chance} of {len(match.line)}")
    page.get_by_test_id("would").click()
    here = page.get_by_role("region", name="At this point")
    expect(here.get_by_role("alert")).to_have_text(
        "No player had a decision to make at that point."
    )  # beside the button, where it is seen

    asked = next(n for n, one in enumerate(match.line) if n > 40 and one.seat != CHANCE)
    page.get_by_test_id("timeline").fill(str(asked))
    expect(page.get_by_test_id("replay-at")).to_have_text(f"{asked} of {len(match.line)}")
    asked_for: list[str] = []
    player.listen("request", lambda request: asked_for.append(request.url))
    page.get_by_test_id("level").select_option("random")
    page.get_by_test_id("level").select_option("rules")
    page.get_by_test_id("would").click()
    expect(page.get_by_test_id("would-act")).to_contain_text("The Officer, as")
    assert not any("/analysis" in url for url in asked_for)

    page.get_by_test_id("continue-seat").select_option(str(match.line[asked].seat))
    page.get_by_test_id("continue").click()
    page.wait_for_url(re.compile(r"/match/[a-z0-9]+$"))
    expect(page.get_by_test_id("origin")).to_have_text(f"Continues from action {asked} of another game.")
    player.match = page.url.rsplit("/", 1)[1]
    assert player.position()["point"] >= asked
