"""A running game looked at again, with what one might know then."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.ahead import ahead, played_out
from tests.browser.friedrich import GAME, in_battle, seeking
from tests.browser.held import held, hold, let_go
from tests.browser.table import Visitor, plain

IN_SIGHT = """(frame, share) => {
  const [board, pane] = [frame.querySelector("svg"), frame].map(element => element.getBoundingClientRect());
  const x = board.left + share * board.width;
  return x > pane.left && x < pane.right;
}"""

POINT = r"/api/matches/[^/]+/at/5\b"
"""What a replay asks for to show its fifth point."""


def test_replay(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(ahead(GAME, "austrian-theatre", lambda: seeking(0, 4, 5), in_battle))
    last = player.position()["point"]
    player.open()
    it_is_one_click_from_the_table_and_begins_at_the_last_point(player, last)
    time_line_and_step_keys_lead_through_it(player, last)
    its_address_leads_back_to_the_same_point(player, last)
    while_the_slider_is_drawn_one_position_is_asked_for_at_a_time(player, last)
    the_map_follows_what_happens(player)
    it_plays_from_where_one_asks_at_the_speed_one_likes(player, last)
    a_replay_that_is_left_does_not_lead_back(player)


def it_is_one_click_from_the_table_and_begins_at_the_last_point(player: Visitor, last: int) -> None:
    player.page.get_by_test_id("replay").click()
    expect(player.page.get_by_test_id("replay-at")).to_have_text(f"{last} of {last}")


def it_plays_from_where_one_asks_at_the_speed_one_likes(player: Visitor, last: int) -> None:
    player.page.goto(f"/match/{player.match}/replay?at={last - 2}&play")
    expect(player.page.get_by_test_id("replay-at")).to_have_text(f"{last} of {last}")
    player.page.get_by_test_id("replay-speed").select_option("fast")
    player.page.reload()
    expect(player.page.get_by_test_id("replay-speed")).to_have_value("fast")
    expect(player.page.get_by_test_id("replay-at")).to_have_text(f"{last} of {last}")


def time_line_and_step_keys_lead_through_it(player: Visitor, last: int) -> None:
    at = player.page.get_by_test_id("replay-at")
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
    told = [plain(line["text"]) for line in story if line.get("about") not in ("phase", "figures")]
    once = [line for line, _ in itertools.groupby(told)]
    log = player.page.get_by_test_id("log")
    for fold in log.get_by_test_id("battle-fold").all():
        if fold.get_attribute("aria-expanded") == "false":
            fold.click()
    expect(log.locator(".event")).to_have_count(len(once))
    assert player.page.locator("svg [data-city][tabindex]").count() == 0


def its_address_leads_back_to_the_same_point(player: Visitor, last: int) -> None:
    player.page.reload()
    expect(player.page.get_by_test_id("replay-at")).to_have_text(f"{last // 2} of {last}")


def while_the_slider_is_drawn_one_position_is_asked_for_at_a_time(player: Visitor, last: int) -> None:
    page = player.page
    page.keyboard.press("Home")
    at = page.get_by_test_id("replay-at")
    expect(at).to_have_text(f"0 of {last}")
    expect(page.get_by_test_id("heading")).to_have_text("Set-up")
    hold(player, r"/at/(?!29\b)")
    line = page.get_by_test_id("timeline")
    for point in range(10, 30):
        line.fill(str(point))
    expect(at).to_have_text(f"29 of {last}")
    player.until(lambda: held(player))
    player.drawn()
    assert [address.rpartition("/")[2].partition("?")[0] for address in held(player)] == ["10"]
    with page.expect_response("**/at/29*"):
        let_go(player)
    expect(page.get_by_test_id("heading")).to_have_text(player.get(f"/matches/{player.match}/at/29")["heading"])


def the_map_follows_what_happens(player: Visitor) -> None:
    battle = player.get(f"/matches/{player.match}/points")["battles"][0]
    line = next(line for line in player.position()["story"] if line["n"] == battle and line.get("about") == "battle")
    city = next(part["number"] for part in line["text"] if not isinstance(part, str) and part["kind"] == "city")
    page = player.page
    page.get_by_test_id("timeline").blur()
    page.keyboard.press("Home")
    expect(page.get_by_test_id("replay-at")).to_contain_text("0 of")
    page.get_by_test_id("battle-forth").wait_for()
    player.rest()
    board = page.get_by_role("application")
    layout = player.get("/games/friedrich/layout")
    share = layout["cities"][city]["x"] / layout["width"]
    # Near to another side of the map.
    box = board.bounding_box()
    page.mouse.move(box["x"] + box["width"] * (0.9 if share < 0.5 else 0.1), box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -900)
    player.until(lambda: not board.evaluate(IN_SIGHT, share), "the place of the battle out of sight")
    player.rest()
    page.get_by_test_id("battle-forth").click()
    player.until(lambda: board.evaluate(IN_SIGHT, share), "the place of the battle in sight")


def a_replay_that_is_left_does_not_lead_back(player: Visitor) -> None:
    page = player.page
    hold(player, POINT)
    page.get_by_test_id("timeline").fill("5")
    player.until(lambda: held(player))
    page.get_by_role("link", name="Grognard").first.click()
    page.get_by_test_id("play-friedrich").wait_for()
    with page.expect_event("requestfinished", lambda request: re.search(POINT, request.url)):
        let_go(player)
    player.drawn()
    expect(page.get_by_test_id("play-friedrich")).to_be_visible()
    assert "/replay" not in page.url


def test_rounds_and_battles_are_jumped_to(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(played_out("paths-of-glory", "introductory", lambda state: True))
    last = player.position()["point"]
    marks = player.get(f"/matches/{player.match}/points")
    rounds, battles = [mark["point"] for mark in marks["rounds"]], marks["battles"]
    assert len(rounds) > 2
    assert battles
    page = player.page
    page.goto(f"/match/{player.match}/replay?at=0")
    at = page.get_by_test_id("replay-at")
    page.get_by_test_id("round-forth").click()
    expect(at).to_have_text(f"{rounds[1]} of {last}")
    page.keyboard.press("PageDown")
    expect(at).to_have_text(f"{rounds[2]} of {last}")
    page.keyboard.press("PageUp")
    expect(at).to_have_text(f"{rounds[1]} of {last}")
    page.keyboard.press("Home")
    expect(at).to_have_text(f"0 of {last}")
    page.get_by_test_id("battle-forth").click()
    expect(at).to_have_text(f"{battles[0]} of {last}")
    page.keyboard.press("End")
    expect(at).to_have_text(f"{last} of {last}")
    page.keyboard.press("Shift+B")
    expect(at).to_have_text(f"{battles[-1]} of {last}")
