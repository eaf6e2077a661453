"""The end of a game: who won and why, the scores, its course, and once more."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import expect

from grognard import Match
from grognard.core.state import State
from tests.browser.ahead import played_out
from tests.browser.axe import in_both_themes, needs_axe
from tests.browser.table import Visitor

GLORY = "paths-of-glory"
SEATS = ("Allied Powers", "Central Powers")


@cache
def whole() -> Match:
    """A short war that is over and has a winner."""

    def won(state: State) -> bool:
        result = state.result()
        return result is not None and len(result.winners) == 1

    return played_out(GLORY, "introductory", won)


def winner() -> str:
    result = whole().state.result()
    assert result is not None
    return SEATS[result.winners[0]]


def at_the_end(visitor: Visitor) -> None:
    visitor.page.get_by_test_id("turnings").wait_for()


def test_who_won_and_why_with_scores_curves_and_turning_points(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(whole())
    player.open()
    at_the_end(player)
    page, end = player.page, player.page.get_by_test_id("end")
    position = player.position()
    course = player.get(f"/matches/{player.match}/course")
    expect(end.get_by_role("heading", level=2)).to_have_text(f"Victory for {winner()}")
    expect(page.get_by_test_id("end-why")).to_contain_text(position["result"]["why"])

    rows = page.get_by_test_id("scores").locator("tbody tr")
    expect(rows.first.locator("th")).to_have_text(winner())
    expect(rows.first).to_contain_text("won")
    status = course["rounds"][-1]["measures"]["status"]
    cells = page.get_by_test_id("scores").locator("tr", has_text=SEATS[1]).locator("td")
    expect(cells.nth(3)).to_have_text(str(status[1]))

    # A round of the curves is reached by the keyboard, tells its numbers, and leads to the replay.
    page.locator("[data-series=status]").click()
    bands = page.locator("[data-testid=curves] .band")
    expect(bands).to_have_count(len(course["rounds"]))
    bands.first.focus()
    page.keyboard.press("ArrowRight")
    expect(bands.nth(1)).to_be_focused()
    second = course["rounds"][1]["measures"]["status"]
    told = f"Turn 2: {SEATS[0]} {second[0]}, {SEATS[1]} {second[1]}"
    expect(bands.nth(1)).to_have_accessible_name(told)
    end.locator("summary").click()
    expect(end.locator("figcaption tbody tr").nth(1).locator("td")).to_have_text([str(number) for number in second])

    turning = course["turnings"][0]
    page.get_by_test_id("turnings").get_by_role("link").first.click()
    expect(page.get_by_test_id("replay-at")).to_have_text(f"{turning['point']} of {position['point']}")


def test_it_is_closed_and_opened_again_and_leads_to_the_rule(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(whole())
    player.open()
    at_the_end(player)
    page, end = player.page, player.page.get_by_test_id("end")
    expect(page.get_by_test_id("end-board")).to_be_focused()
    page.keyboard.press("Escape")
    expect(end).to_be_hidden()
    expect(page.get_by_test_id("open-end")).to_be_focused()
    # Who has closed it once is not met by it again, but can open it.
    player.open()
    page.get_by_test_id("open-end").wait_for()
    expect(end).to_have_count(0)
    page.get_by_test_id("open-end").click()
    at_the_end(player)
    page.get_by_test_id("end-rule").click()
    expect(end).to_have_count(0)
    rule = player.position()["result"]["rule"]
    expect(page.get_by_test_id("rules").locator(f'[data-section="{rule}"]')).to_be_in_viewport()


def test_analysing_the_curve_leads_through_the_game(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(whole())
    player.open()
    at_the_end(player)
    page = player.page
    page.get_by_test_id("end-analyse").click()
    course = player.get(f"/matches/{player.match}/course")
    last = course["rounds"][-1]["point"]
    expect(page.get_by_test_id("replay-at")).to_have_text(f"{course['rounds'][0]['point']} of {last}")
    page.locator(f'[data-testid=curves] [data-point="{course["rounds"][2]["point"]}"]').click()
    expect(page.get_by_test_id("replay-at")).to_have_text(f"{course['rounds'][2]['point']} of {last}")
    expect(page.get_by_test_id("curves")).to_be_visible()


def test_the_record_is_shared(visit: Callable[..., Visitor]) -> None:
    player = visit(permissions=["clipboard-read", "clipboard-write"])
    player.sit(whole())
    player.open()
    at_the_end(player)
    page = player.page
    page.get_by_test_id("end-copy").click()
    expect(page.get_by_test_id("end-copy")).to_have_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/match/{player.match}/replay")
    with page.expect_download() as download:
        page.get_by_test_id("end-record").click()
    assert download.value.suggested_filename == f"{GLORY}-{player.match}.grog"


def test_a_rematch_and_the_seat_that_is_kept(visit: Callable[..., Visitor]) -> None:
    first, second = visit(), visit()
    first.sit(whole(), {SEATS[1]: second})
    for player in (first, second):
        player.open()
        at_the_end(player)
    first.page.get_by_test_id("rematch-rotated").click()
    first.page.wait_for_url(lambda url: first.match not in url)
    first.prompt.wait_for()
    new = first.page.url.rsplit("/", 1)[1]
    people = first.get(f"/matches/{new}")["people"]
    assert (people[SEATS[1]]["you"], people[SEATS[0]]["kind"]) == (True, "link")

    # The other is told, and comes by one click.
    button = second.page.get_by_test_id("rematch-rotated")
    expect(button).to_have_text("Join the rematch, one seat further")
    button.click()
    second.page.wait_for_url(f"**/match/{new}")
    second.prompt.wait_for()
    assert second.get(f"/matches/{new}")["people"][SEATS[0]]["you"]


def test_a_kept_seat_is_taken_at_its_table(visit: Callable[..., Visitor]) -> None:
    first, second = visit(), visit()
    first.sit(whole(), {SEATS[1]: second})
    new = first.post(f"/matches/{first.match}/rematch", {"rotate": False})["id"]
    second.match = new
    second.open()
    second.page.get_by_test_id("take-seat").click()
    second.wait_for(lambda now: bool(now["you"]))


def test_who_looks_on_sees_the_end_without_a_rematch(visit: Callable[..., Visitor]) -> None:
    player, onlooker = visit(), visit()
    player.sit(whole())
    onlooker.match = player.match
    onlooker.open()
    at_the_end(onlooker)
    expect(onlooker.page.get_by_test_id("rematch-same")).to_have_count(0)
    expect(onlooker.page.get_by_test_id("end-replay")).to_be_visible()


def test_a_match_that_was_ended_alone_has_no_winner(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.create("war-in-the-west", {"Frederick": "me", "Pompadour": "bot:random"})
    player.open()
    player.page.get_by_test_id("table-menu").click()
    player.page.get_by_test_id("end-match").click()
    expect(player.page.get_by_test_id("confirm-text")).to_have_text("The match ends at once, without a result.")
    player.sure()
    end = player.page.get_by_test_id("end")
    expect(end.get_by_role("heading", level=2)).to_have_text("Nobody has won")
    expect(player.page.get_by_test_id("end-why")).to_contain_text("ended the match.")
    player.page.get_by_test_id("scores").wait_for()
    expect(player.page.get_by_test_id("scores").locator("tr.won")).to_have_count(0)


@needs_axe
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_serious(visit: Callable[..., Visitor], size: str) -> None:
    player = visit(size)
    player.sit(whole())
    player.open()
    at_the_end(player)
    assert in_both_themes(player, "[data-testid=end]") == []
    wide = player.page.evaluate("document.querySelector('[data-testid=end]').scrollWidth - innerWidth")
    assert wide <= 0


def test_the_end_in_italian(visit: Callable[..., Visitor]) -> None:
    player = visit(locale="it-IT")
    player.sit(whole())
    player.open()
    at_the_end(player)
    end = player.page.get_by_test_id("end")
    expect(end.get_by_role("heading", level=2)).to_have_text(re.compile("^Vittoria: "))
    expect(player.page.get_by_test_id("end-board")).to_have_text("Guarda il tabellone")
    expect(end.get_by_role("heading", name="Punti di svolta")).to_be_visible()
