"""A first game: from the lessons, against the instructor; at its end two things to do better."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from playwright.sync_api import expect

from grognard import Match
from tests.browser.ahead import played_out
from tests.browser.table import SIZES, Visitor

GLORY = "paths-of-glory"


@cache
def whole() -> Match:
    return played_out(GLORY, "introductory", lambda state: state.over())


def test_a_first_game_begins_at_the_lessons(visit: Callable[..., Visitor]) -> None:
    newcomer = visit(own=True)
    page = newcomer.page
    for game in newcomer.get("/games"):
        page.goto(f"/learn/{game['name']}")
        page.get_by_test_id(f"first-{game['name']}").click()
        page.get_by_test_id("start").wait_for()
        expect(page.get_by_test_id("level")).to_have_value("instructor")
        first = next(scenario["name"] for scenario in game["scenarios"] if scenario["first"])
        if len(game["scenarios"]) > 1:
            expect(page.get_by_test_id("scenario")).to_have_value(first)
        page.get_by_test_id("start").click()
        page.get_by_test_id("prompt").wait_for()
        newcomer.match = page.url.rpartition("/")[2]
        people = newcomer.position()["people"]
        mine = next(name for name, person in people.items() if person["you"])
        scenario = next(scenario for scenario in game["scenarios"] if scenario["name"] == first)
        allies = next(side for side in scenario["sides"] if mine in side)
        for name, person in people.items():
            if name != mine:
                assert ("Instructor" in person["name"]) == (name not in allies), name


def test_another_scenario_has_the_usual_opponents(visit: Callable[..., Visitor]) -> None:
    newcomer = visit(own=True)
    page = newcomer.page
    page.goto("/")
    page.get_by_test_id(f"play-{GLORY}").click()
    expect(page.get_by_test_id("level")).to_have_value("instructor")
    page.get_by_test_id("scenario").select_option("limited-war")
    expect(page.get_by_test_id("level")).to_have_value("rules")
    expect(page.get_by_test_id("level").locator("option[value=instructor]")).to_have_count(0)


def test_at_the_end_two_things_to_do_better_are_named(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(whole(), {"Central Powers": "bot:instructor"})
    player.open()
    advice = player.page.get_by_test_id("advice")
    advice.wait_for()
    expect(advice.get_by_role("heading")).to_have_text("Two things to do better")
    expect(advice.locator("li")).to_have_count(2)
    for width, height in SIZES.values():
        player.page.set_viewport_size({"width": width, "height": height})
        player.drawn()
        advice.scroll_into_view_if_needed()
        assert advice.evaluate("box => box.scrollWidth <= box.clientWidth + 1")
    example = advice.get_by_role("button", name="Show this moment").first
    example.click()
    player.page.wait_for_url("**/replay?at=*")


def test_a_game_against_another_opponent_ends_without_advice(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(whole(), {"Central Powers": "bot:rules"})
    player.open()
    player.page.get_by_test_id("turnings").wait_for()
    assert player.get(f"/matches/{player.match}/advice") == []
    expect(player.page.get_by_test_id("advice")).to_have_count(0)
