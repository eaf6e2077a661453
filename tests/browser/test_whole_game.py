"""The end of a game; a whole one is played, and timed, by `grognard bench browser`."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.ahead import after, ahead
from tests.browser.friedrich import GAME, calm
from tests.browser.table import Visitor

SCENARIO = "war-in-the-west"
LAST = 8
"""So many decisions are left."""


def test_the_last_decisions_of_a_game(visit: Callable[..., Visitor]) -> None:
    whole = ahead(GAME, SCENARIO, lambda: calm, lambda position: position["result"] is not None)
    decisions = sum(played.seat >= 0 for played in whole.line)
    player = visit()
    player.sit(ahead(GAME, SCENARIO, lambda: calm, after(decisions - LAST)))
    player.open()
    player.wait_for_turn()
    position = player.go_on(calm, lambda now: now["result"] is not None)
    expect(player.page.get_by_test_id("result")).to_contain_text("Victory for ")
    expect(player.page.locator("[data-testid=prompt].yours")).to_have_count(0)
    assert position["point"] == len(whole.line)
    assert position["secret"], "now everybody may check the draws"
