"""A guided first game: questions explain themselves once, the phases are in sight, a set-up is suggested."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.axe import violations
from tests.browser.table import SIZES, Visitor, verbs

expect = pytest.importorskip("playwright.sync_api").expect
WEST = {"Frederick": "me", "Pompadour": "bot:rules"}
SMALL = {
    "friedrich": ("war-in-the-west", {"Frederick": "me", "Pompadour": "bot:rules"}),
    "quartermaster-1914": ("two-players", {"Central Powers": "me", "Entente": "bot:rules"}),
    "paths-of-glory": ("introductory", {"Central Powers": "me", "Allied Powers": "bot:rules"}),
    "warzag": ("two-players-uk-germany", {"United Kingdom": "me", "Germany": "bot:rules"}),
}


def seated(visit: Callable[..., Visitor], size: str = "desktop", game: str = "friedrich", **settings: Any) -> Visitor:
    player = visit(size, **settings)
    open_new(player, game)
    return player


def open_new(player: Visitor, game: str) -> None:
    """A new match, and its page."""
    scenario, seats = SMALL[game]
    player.create(scenario, seats, game=game)
    player.asked()
    player.open()
    player.wait_for_turn()


def guide(player: Visitor) -> Any:
    return player.page.get_by_test_id("guide")


def test_a_question_explains_itself_until_it_is_answered(visit: Callable[..., Visitor]) -> None:
    player = seated(visit)
    by_keyboard_and_its_rule(player)
    who_knows_the_game_switches_it_off_and_the_menu_on_again(player)
    expect(guide(player)).to_contain_text("you divide each nation's troops")
    assert guide(player).get_attribute("aria-live") == "polite"
    position = player.position()
    player.choose(position, "troops", position["choices"][0]["targets"][0])
    player.shows(player.position())
    expect(guide(player)).to_be_empty()

    # The next kind of question is new again, and what is known stays known after a reload.
    position = player.asked()
    while "troops" in verbs(position):
        player.act(position, "troops", position["choices"][0]["targets"][0])
        position = player.asked()
    player.shows(position)
    expect(guide(player)).not_to_be_empty()
    asks = position["asks"]
    guide(player).get_by_test_id("guide-done").click()
    expect(guide(player)).to_be_empty()
    player.page.reload()
    player.wait_for_turn()
    assert player.position()["asks"] == asks
    expect(guide(player)).to_be_empty()


def by_keyboard_and_its_rule(player: Visitor) -> None:
    expect(guide(player)).to_contain_text("you divide each nation's troops")
    rule = guide(player).get_by_test_id("guide-rule")
    expect(rule).to_have_text("§ 6")
    rule.focus()
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_test_id("rules").locator('[data-section="6"]')).to_be_in_viewport()
    player.page.keyboard.press("Escape")
    expect(rule).to_be_focused()
    player.page.keyboard.press("Tab")
    player.page.keyboard.press("Enter")
    expect(guide(player)).to_be_empty()
    expect(player.prompt).to_be_focused()


def who_knows_the_game_switches_it_off_and_the_menu_on_again(player: Visitor) -> None:
    """A question that was put away is explained again, and so is one after all were switched off."""
    page = player.page
    page.get_by_test_id("table-menu").click()
    page.get_by_test_id("explain-again").click()
    page.keyboard.press("Escape")
    expect(guide(player)).to_contain_text("you divide")
    guide(player).get_by_test_id("guide-off").click()
    expect(guide(player)).to_be_empty()
    page.get_by_test_id("table-menu").click()
    explain = page.get_by_test_id("explain")
    expect(explain).not_to_be_checked()
    explain.check()
    page.keyboard.press("Escape")
    expect(guide(player)).to_contain_text("you divide")


def test_italian_and_a_phone(visit: Callable[..., Visitor]) -> None:
    player = seated(visit, "phone", locale="it-IT")
    # There it is one line, and what is asked has the room; a tap unfolds it.
    unfold = guide(player).get_by_test_id("guide-open")
    expect(unfold).to_have_text(re.compile("Spiega questa richiesta"))
    assert guide(player).bounding_box()["height"] < 40
    assert violations(player) == []
    unfold.tap()
    expect(guide(player)).to_contain_text("Prima della guerra dividi in segreto")
    expect(guide(player).get_by_test_id("guide-done")).to_have_text("Capito")
    expect(player.page.get_by_test_id("suggest")).to_have_text("Preparazione suggerita")
    assert violations(player) == []
    a_tab_leads_back_from_the_rules(player)


def a_tab_leads_back_from_the_rules(player: Visitor) -> None:
    page = player.page
    page.get_by_test_id("rules-button").tap()
    expect(page.get_by_test_id("rules")).to_contain_text("Le armate")
    page.get_by_test_id("tab-board").tap()
    expect(page.get_by_test_id("rules")).to_have_count(0)
    expect(page.locator("[role=application]")).to_be_visible()


def test_a_suggested_set_up_can_be_taken_back(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.create("war-in-the-west", {"Frederick": "me", "Pompadour": "open"})
    player.open()
    player.wait_for_turn()
    before = player.position()
    player.page.get_by_test_id("suggest").click()
    player.shows(player.wait_for(lambda now: now["asked"] == ["Pompadour"]))
    player.page.get_by_test_id("undo").click()
    after = player.wait_for(lambda now: now["asked"] != ["Pompadour"])
    player.shows(after)
    player.page.get_by_test_id("undo").click()
    assert player.wait_after(after["seq"])["prompt"] == before["prompt"]


def a_suggested_set_up_in_one_click(player: Visitor) -> None:
    before = player.position()
    assert before["setting_up"]
    player.page.get_by_test_id("suggest").click()
    after = player.wait_for(lambda now: not now["setting_up"] and bool(now["choices"]))
    player.shows(after)
    expect(player.page.get_by_test_id("suggest")).to_have_count(0)
    assert after["point"] > before["point"]


@pytest.mark.parametrize("game", list(SMALL))
def test_a_set_up_and_the_phases_of_every_game(visit: Callable[..., Visitor], game: str) -> None:
    player = seated(visit, game=game)
    if game != "warzag":  # it has no set-up
        a_suggested_set_up_in_one_click(player)
    position = player.position()
    assert position["choices"]
    assert not position["setting_up"]
    phases = position["phases"]
    bar = player.page.get_by_test_id("phases")
    expect(bar.locator("li")).to_have_text(phases["names"])
    now = bar.locator("[aria-current=step]")
    expect(now).to_have_text(phases["names"][phases["now"]])
    assert all(phases["rules"])

    # One stop for Tab; arrows go on, Enter opens the rules of a phase.
    expect(now).to_have_role("button")
    now.focus()
    player.page.keyboard.press("ArrowRight")
    following = bar.get_by_role("button").nth((phases["now"] + 1) % len(phases["names"]))
    expect(following).to_be_focused()
    assert bar.get_by_role("button").evaluate_all("all => all.filter(one => one.tabIndex === 0).length") == 1
    player.page.keyboard.press("Enter")
    section = phases["rules"][(phases["now"] + 1) % len(phases["names"])]
    expect(player.page.get_by_test_id("rules").locator(f'[data-section="{section}"]')).to_be_in_viewport()
    assert violations(player) == []
    if game == "warzag":
        player.page.keyboard.press("Escape")
        a_phone_shows_the_present_phase_and_the_next(player)


def a_phone_shows_the_present_phase_and_the_next(player: Visitor) -> None:
    width, height = SIZES["phone"]
    player.page.set_viewport_size({"width": width, "height": height})
    expect(player.page.get_by_test_id("phases").locator("li:visible")).to_have_text(["Expansion", "Invasion"])


def test_a_first_game_is_offered_first(visit: Callable[..., Visitor]) -> None:
    guest = visit()
    guest.page.goto("/new?game=friedrich")
    first = guest.page.locator("label.card").first
    expect(first).to_contain_text("The War in the West")
    expect(first.get_by_test_id("first")).to_have_text("Good first game")
    expect(first.get_by_role("radio")).to_be_checked()
    guest.page.goto("/new?game=quartermaster-1914")
    expect(guest.page.locator("label.line", has_text="First game").locator("select")).to_have_value("on")
    guest.page.goto("/")
    guest.page.get_by_test_id("play-friedrich").click()
    expect(guest.page.get_by_test_id("scenario")).to_have_value("war-in-the-west")
    guest.page.get_by_test_id("scenario").select_option("four-players")
    guest.page.get_by_label("Maria Theresa").check()
    guest.page.get_by_test_id("start").click()
    guest.at_match()
    assert guest.position()["scenario"] == "four-players"
    assert guest.position()["people"]["Maria Theresa"]["you"]


def test_who_has_finished_a_game_finds_the_usual_order(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.create("war-in-the-west", WEST)
    player.post(f"/matches/{player.match}/resign", {"seat": "Frederick"})
    player.page.goto("/new?game=friedrich")
    expect(player.page.locator("label.card").first).to_contain_text("The standard game, four players")
    expect(player.page.locator("label.card").first.get_by_role("radio")).to_be_checked()
