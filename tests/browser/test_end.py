"""The end of a game: who won and why, the scores, its course, and once more."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import expect

from grognard import Match
from grognard.core.state import State
from tests.browser.ahead import played_out
from tests.browser.axe import in_both_themes, needs_axe
from tests.browser.table import SIZES, Visitor

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


def open_again(player: Visitor) -> None:
    player.page.get_by_test_id("open-end").click()
    at_the_end(player)


def test_the_end_of_a_game(visit: Callable[..., Visitor]) -> None:
    player = visit(permissions=["clipboard-read", "clipboard-write"])
    player.sit(whole())
    player.open()
    at_the_end(player)
    course = player.get(f"/matches/{player.match}/course")
    it_says_who_won_and_why_with_scores(player, course)
    a_round_of_the_curves_is_reached_by_the_keyboard(player, course)
    the_record_is_shared(player)
    it_fits_a_phone(player)
    it_is_closed_and_opened_again(player)
    it_is_in_italian(player)
    it_leads_to_the_rule(player)
    a_turning_point_leads_to_the_replay(player, course)
    analysing_the_curve_leads_through_the_game(player, course)


def it_says_who_won_and_why_with_scores(player: Visitor, course: Any) -> None:
    page, end = player.page, player.page.get_by_test_id("end")
    expect(page.get_by_test_id("end-board")).to_be_focused()
    expect(end.get_by_role("heading", level=2)).to_have_text(f"Victory for {winner()}")
    expect(page.get_by_test_id("end-why")).to_contain_text(player.position()["result"]["why"])
    rows = page.get_by_test_id("scores").locator("tbody tr")
    expect(rows.first.locator("th")).to_have_text(winner())
    expect(rows.first).to_contain_text("won")
    status = course["rounds"][-1]["measures"]["status"]
    cells = page.get_by_test_id("scores").locator("tr", has_text=SEATS[1]).locator("td")
    expect(cells.nth(3)).to_have_text(str(status[1]))


def a_round_of_the_curves_is_reached_by_the_keyboard(player: Visitor, course: Any) -> None:
    """And tells its numbers, which are also in a table."""
    page, end = player.page, player.page.get_by_test_id("end")
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


def the_record_is_shared(player: Visitor) -> None:
    page = player.page
    page.get_by_test_id("end-copy").click()
    expect(page.get_by_test_id("end-copy")).to_have_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/match/{player.match}/replay")
    with page.expect_download() as download:
        page.get_by_test_id("end-record").click()
    assert download.value.suggested_filename == f"{GLORY}-{player.match}.grog"


def is_wider_than_the_page(player: Visitor) -> bool:
    return bool(player.page.evaluate("document.querySelector('[data-testid=end]').scrollWidth > innerWidth"))


def it_fits_a_phone(player: Visitor) -> None:
    assert not is_wider_than_the_page(player)
    wide, high = SIZES["phone"]
    player.page.set_viewport_size({"width": wide, "height": high})
    player.drawn()
    assert not is_wider_than_the_page(player)
    wide, high = SIZES["desktop"]
    player.page.set_viewport_size({"width": wide, "height": high})


def it_is_closed_and_opened_again(player: Visitor) -> None:
    page, end = player.page, player.page.get_by_test_id("end")
    page.keyboard.press("Escape")
    expect(end).to_be_hidden()
    expect(page.get_by_test_id("open-end")).to_be_focused()
    # Who has closed it once is not met by it again, but can open it.
    player.open()
    page.get_by_test_id("open-end").wait_for()
    expect(end).to_have_count(0)


def it_is_in_italian(player: Visitor) -> None:
    page, end = player.page, player.page.get_by_test_id("end")
    page.get_by_test_id("language").select_option("it")
    open_again(player)
    expect(end.get_by_role("heading", level=2)).to_have_text(re.compile("^Vittoria: "))
    expect(page.get_by_test_id("end-board")).to_have_text("Guarda il tabellone")
    expect(end.get_by_role("heading", name="Punti di svolta")).to_be_visible()
    page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    page.get_by_test_id("language").select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def it_leads_to_the_rule(player: Visitor) -> None:
    page, end = player.page, player.page.get_by_test_id("end")
    open_again(player)
    page.get_by_test_id("end-rule").click()
    expect(end).to_have_count(0)
    rule = player.position()["result"]["rule"]
    expect(page.get_by_test_id("rules").locator(f'[data-section="{rule}"]')).to_be_in_viewport()
    page.keyboard.press("Escape")


def a_turning_point_leads_to_the_replay(player: Visitor, course: Any) -> None:
    page = player.page
    open_again(player)
    page.get_by_test_id("turnings").get_by_role("link").first.click()
    point = course["turnings"][0]["point"]
    expect(page.get_by_test_id("replay-at")).to_have_text(f"{point} of {player.position()['point']}")
    page.go_back()


def analysing_the_curve_leads_through_the_game(player: Visitor, course: Any) -> None:
    page = player.page
    open_again(player)
    page.get_by_test_id("end-analyse").click()
    last = course["rounds"][-1]["point"]
    expect(page.get_by_test_id("replay-at")).to_have_text(f"{course['rounds'][0]['point']} of {last}")
    page.locator(f'[data-testid=curves] [data-point="{course["rounds"][2]["point"]}"]').click()
    expect(page.get_by_test_id("replay-at")).to_have_text(f"{course['rounds'][2]['point']} of {last}")
    expect(page.get_by_test_id("curves")).to_be_visible()


@needs_axe
def test_axe_finds_nothing_serious(visit: Callable[..., Visitor]) -> None:
    player = visit("phone")
    player.sit(whole())
    player.open()
    at_the_end(player)
    assert in_both_themes(player, "[data-testid=end]") == []
    assert not is_wider_than_the_page(player)
    wide, high = SIZES["desktop"]
    player.page.set_viewport_size({"width": wide, "height": high})
    assert in_both_themes(player, "[data-testid=end]") == []


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
    expect(button).to_have_text("Join the rematch, seats rotated")
    button.click()
    second.page.wait_for_url(f"**/match/{new}")
    second.prompt.wait_for()
    assert second.get(f"/matches/{new}")["people"][SEATS[0]]["you"]

    # A kept seat is taken at its table.
    first.sit(whole(), {SEATS[1]: second})
    second.match = first.post(f"/matches/{first.match}/rematch", {"rotate": False})["id"]
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
    expect(end.get_by_role("heading", level=2)).to_have_text("No winner")
    expect(player.page.get_by_test_id("end-why")).to_contain_text("ended the match.")
    player.page.get_by_test_id("scores").wait_for()
    expect(player.page.get_by_test_id("scores").locator("tr.won")).to_have_count(0)
