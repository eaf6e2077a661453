"""Computer opponents in the browser: their style and seed, a busy host, and what they thought, after the game."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.fixtures import BUSY, serving
from tests.browser.table import Visitor
from tests.browser.test_end import SEATS, whole
from tests.waiting import PATIENCE


def create(player: Visitor) -> Any:
    """Click, and what the page asks the service for."""
    with player.page.expect_request(re.compile(r"/api/matches(\?.*)?$")) as asked:
        player.page.get_by_test_id("create").click()
    return asked.value.post_data_json


def test_a_style_and_a_seed_are_chosen(visit: Callable[..., Visitor]) -> None:
    player = visit()
    page = player.page
    page.goto("/new?game=friedrich")
    page.get_by_label("The War in the West").check()
    expect(page.get_by_test_id("style")).to_have_count(0)
    expect(page.get_by_test_id("seed")).to_have_count(0)
    page.locator("label", has_text="Pompadour").locator("select").select_option("bot:rules")
    style, seed = page.get_by_test_id("style"), page.get_by_test_id("seed")
    told = {}
    for name in ("varied", "cautious", "bold", "historical"):
        style.select_option(name)
        told[name] = page.get_by_test_id("style-text").inner_text()
    assert len(set(told.values())) == 4
    assert "less risky" in told["cautious"]
    style.select_option("bold")

    wrong = page.locator("#seed-wrong")
    for text in ("twelve", "-1", "1.5", str(2**31)):
        seed.fill(text)
        page.get_by_test_id("create").click()
        expect(wrong).to_contain_text("Enter a whole number from 0 to 2147483647")
        expect(seed).to_be_focused()
        expect(seed).to_have_attribute("aria-invalid", "true")
        assert page.url.endswith("/new?game=friedrich")
    seed.fill(" 7 ")
    expect(wrong).to_have_count(0)
    wish = create(player)
    assert (wish["style"], wish["seed"]) == ("bold", 7)
    player.at_match()


def test_an_empty_seed_is_random_and_one_that_is_not_shown_is_not_sent(visit: Callable[..., Visitor]) -> None:
    player = visit()
    page = player.page
    page.goto("/new?game=friedrich")
    page.get_by_label("The War in the West").check()
    other = page.locator("label", has_text="Pompadour").locator("select")
    other.select_option("bot:rules")
    assert create(player)["seed"] is None
    player.at_match()
    page.goto("/new?game=friedrich")
    page.get_by_label("The War in the West").check()
    other.select_option("bot:rules")
    page.get_by_test_id("seed").fill("no number")
    other.select_option("open")
    assert create(player)["seed"] is None
    player.at_match()


def test_a_busy_host_is_told_and_the_lower_level_offered(chromium: Any, tmp_path: Path) -> None:
    with serving(tmp_path, first=BUSY) as address, chromium.new_context(base_url=address) as context:
        context.set_default_timeout(PATIENCE * 1000)
        player = Visitor(context.new_page(), tmp_path)
        page = player.page
        player.create("war-in-the-west", {"Frederick": "me", "Pompadour": "bot:general"})
        player.wait_for(lambda now: now["people"]["Pompadour"]["busy"])
        player.open()
        row = page.get_by_test_id("players").locator("li").nth(1)
        expect(row.get_by_test_id("busy")).to_have_text("The host is busy: Computer (General) takes longer")
        offer = row.get_by_test_id("replace")
        expect(offer).to_have_text("Play Officer instead")
        told, button = row.locator(".who").bounding_box(), offer.bounding_box()
        assert told is not None
        assert button is not None
        assert told["y"] + told["height"] <= button["y"], "the offer has a line of its own"
        offer.click()
        expect(row).to_contain_text("Officer")
        expect(row.get_by_test_id("busy")).to_have_count(0)
        assert player.leave() == []


def test_after_the_game_computers_say_what_they_thought(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(whole(), {SEATS[1]: "bot:rules"}, talk=True)
    page = player.page
    page.goto(f"/match/{player.match}/replay?at=0&curves")
    thoughts = page.get_by_test_id("thought")
    thoughts.first.wait_for()
    told = player.get(f"/matches/{player.match}/analysis")["turnings"]
    expect(thoughts).to_have_count(sum(len(moment["thoughts"]) for moment in told))
    expect(thoughts.first).to_contain_text(SEATS[1])
    assert all(thought["seat"] == SEATS[1] for moment in told for thought in moment["thoughts"])

    player.sit(whole(), {SEATS[1]: "bot:rules"})
    page.goto(f"/match/{player.match}/replay?at=0&curves")
    page.get_by_test_id("moments").wait_for()
    expect(thoughts).to_have_count(0)
