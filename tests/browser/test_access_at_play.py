"""axe-core finds no serious violation in what comes and goes on a table: news, slips, stacks, a guide, a replay."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.axe import in_both_themes, needs_axe
from tests.browser.friedrich import calm
from tests.browser.table import Visitor, begin
from tests.browser.test_board_by_hand import open_stack, ready_to_move, stacked
from tests.browser.test_end import whole
from tests.browser.test_guide import guide, seated
from tests.browser.test_since import playing
from tests.games.paths_of_glory import table as glory

pytestmark = needs_axe

BOARD = "[role=application]"
"""Only the board changes between some positions; the rest of the page has been looked at before."""


def test_news_slips_and_the_log(visit: Callable[..., Visitor]) -> None:
    player = playing(visit)
    page = player.page
    page.get_by_test_id("since").wait_for()
    found = {"since": in_both_themes(player)}
    page.get_by_test_id("since-shut").click()
    position = player.position()
    for _ in range(40):
        if page.get_by_test_id("result-slip").count():
            break
        position = player.act(player.asked(), *calm(player.asked()))
        player.shows(position)
    page.get_by_test_id("result-slip").first.wait_for()
    page.locator("#tab-log").click()
    page.get_by_test_id("log").locator("li").last.wait_for()
    found["slips"] = in_both_themes(player, "[data-testid=result-slip], #panel")
    assert found == {"since": [], "slips": []}


def test_stacks_and_what_is_in_hand(visit: Callable[..., Visitor]) -> None:
    player = visit()
    found: dict[str, list[str]] = {}
    position = begin(player, ready_to_move())
    for _ in range(2):
        player.page.get_by_role("button", name="Zoom in").click()
        player.rest()
    handle = player.page.locator(f'svg [data-handle="{glory.space("Brussels")}"]')
    handle.focus()
    found["handle"] = in_both_themes(player, BOARD)
    player.page.keyboard.press("Enter")
    player.page.locator("svg [data-all]").wait_for()
    found["fan"] = in_both_themes(player, BOARD)
    player.page.keyboard.press("Escape")
    player.shows(player.choose(position, "take", glory.piece("GE1")))
    player.page.get_by_test_id("list").click()
    found["in hand"] = in_both_themes(player)
    match, stack = stacked("friedrich")
    begin(player, match)
    open_stack(player, stack[0])
    found["generals"] = in_both_themes(player, BOARD)
    assert {where: texts for where, texts in found.items() if texts} == {}


def test_guide_and_replay(visit: Callable[..., Visitor]) -> None:
    player = seated(visit, "phone")
    guide(player).get_by_test_id("guide-open").tap()
    guide(player).get_by_test_id("guide-done").wait_for()
    found = {"guide": in_both_themes(player)}
    player.page.get_by_test_id("fold").click()
    expect(player.page.get_by_test_id("fold")).to_have_attribute("aria-expanded", "false")
    found["folded"] = in_both_themes(player, ".top")
    player.sit(whole())
    player.page.goto(f"/match/{player.match}/replay?at=40&curves")
    player.page.get_by_test_id("curves").wait_for()
    found["replay"] = in_both_themes(player)
    assert {where: texts for where, texts in found.items() if texts} == {}


def test_the_chat_of_spectators_a_clock_and_what_is_pointed_at(visit: Callable[..., Visitor]) -> None:
    host, spectator = visit(), visit()
    match = host.create("war-in-the-west", {"Frederick": "me", "Pompadour": "bot:random"}, pace=1)
    spectator.match = match
    spectator.open()
    spectator.page.get_by_role("tab", name="Chat").click()
    spectator.page.get_by_label("Write to the spectators").fill("Who wins?")
    spectator.page.get_by_role("button", name="Send", exact=True).click()
    spectator.page.get_by_test_id("spectator-chat").get_by_text("Who wins?").wait_for()
    host.open()
    host.page.get_by_test_id("point").click()
    host.page.get_by_test_id("pointing").wait_for(state="attached")
    for visitor in (host, spectator):
        expect(visitor.prompt.get_by_test_id("clock")).to_be_visible()
    assert {"host": in_both_themes(host), "spectator": in_both_themes(spectator)} == {"host": [], "spectator": []}
