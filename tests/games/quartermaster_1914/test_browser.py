"""Quartermaster General: 1914 in a real browser."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard.bench.client import pick
from grognard.games.quartermaster_1914.board.victory import SCORES
from grognard.games.quartermaster_1914.facts.library import CARDS, KINDS
from grognard.games.quartermaster_1914.facts.tables import OBJECTIVES, SPACES, codes
from tests.browser.ahead import after, ahead
from tests.browser.axe import in_both_themes, needs_axe
from tests.browser.table import Visitor, choice_of, story, told, verbs
from tests.games.quartermaster_1914.table import (
    ATTACK,
    ATTRITION,
    BOT,
    BUILD,
    COUNTERATTACK,
    GAME,
    REINFORCEMENT,
    SEATS,
    german_turn,
    offensive,
    quiet,
    strike,
)

LEFT = ("pass", "pass-turn", "unprepare", "recall")


def is_less(measure: Callable[[], int], limit: int) -> bool:
    return measure() < limit


def test_a_round_with_a_battle_a_counterattack_and_an_attrition(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(offensive())
    player.open()
    position = player.go_on(strike, lambda now: now["view"]["round"] > 3)
    told(
        position,
        "Germany attacks Burgundy from Western Germany.",
        f"France reinforces with {REINFORCEMENT}.",
        "The German attack on Burgundy fails.",
        f"France counterattacks with {COUNTERATTACK}.",
        "France attacks Western Germany from Burgundy.",
        f"Germany reveals {ATTRITION} for attrition.",
        "Attrition: ",
        "Round 3: Britain's turn.",
        "Scoring: ",
        "Round 4: Austria's turn.",
    )


def bold(rng: random.Random) -> Callable[[Any], tuple[str, int | None]]:
    """Passing is left for when there is nothing else, taking back for never: so a turn comes to its end."""

    def decide(position: Any) -> tuple[str, int | None]:
        choices = [choice for choice in position["choices"] if choice["verb"] not in LEFT]
        passing = [choice for choice in position["choices"] if choice["verb"] == "pass"]
        return pick(choices or passing, rng)

    return decide


@pytest.mark.parametrize("seat", SEATS)
def test_a_turn_of_any_power(visit: Callable[..., Visitor], seat: str) -> None:
    """All kinds of choices against computers, each by a click."""
    number = SEATS.index(seat)

    def is_begun(position: Any) -> bool:
        return bool(position["seat"] == number and "play" in verbs(position))

    player = visit()
    player.sit(ahead(GAME, "five-players", lambda: quiet, is_begun), {other: BOT for other in SEATS if other != seat})
    player.open()
    position = player.go_on(bold(random.Random(number)), lambda now: "draw" in verbs(now))
    player.choose(position, "draw", choice_of(position, "draw")[-1])
    position = player.asked()
    assert f"Round 1: {seat}'s turn." in story(position)
    assert position["view"]["powers"][number]["player"] == seat


def test_two_clicks_to_a_game(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.page.goto("/")
    player.page.get_by_test_id(f"play-{GAME}").click()
    player.page.get_by_test_id("start").click()
    player.at_match()
    player.wait_for_turn()
    position = player.position()
    assert position["game"] == GAME
    assert position["options"]["first_game"] == "on"
    assert verbs(position) == {"draft", "recall", "pass"}
    player.choose(position, "pass")


def test_a_refused_click_names_the_rule(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(german_turn())
    player.open()
    player.wait_for_turn()
    player.page.locator(f'svg [data-area="{SPACES.index("Poland")}"]').click()
    expect(player.toast).to_contain_text(re.compile(r"\b\d+(\.\d+)?\b"))


def test_the_first_press_lifts_a_card_and_the_second_plays_it(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(german_turn())
    position = player.position()
    player.open()
    player.wait_for_turn()
    cards = player.hand.locator('button.offered[data-verbs="play"]')
    first, second = cards.nth(0), cards.nth(1)
    expect(first).to_have_attribute("aria-pressed", "false")
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(first).to_contain_text("Press again to play it.")

    # Another card lowers it, and so does Escape.
    second.click()
    expect(first).to_have_attribute("aria-pressed", "false")
    expect(second).to_have_attribute("aria-pressed", "true")
    player.page.keyboard.press("Escape")
    expect(second).to_have_attribute("aria-pressed", "false")
    assert player.position()["seq"] == position["seq"]

    first.click()
    with player.acting():
        first.click()
    assert player.wait_for(lambda now: now["seq"] > position["seq"])["view"]["powers"][2]["hand_count"] < 7


def test_by_the_keyboard_from_a_card_to_the_board(visit: Callable[..., Visitor]) -> None:
    """Enter twice plays a card; then the board has the focus, and the first arrow comes to a space."""
    player = visit()
    player.sit(german_turn())
    player.open()
    player.wait_for_turn()
    page = player.page
    card = player.hand.locator(f'button.offered[data-target="{KINDS.index(BUILD)}"]')
    card.focus()
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    with player.acting():
        page.keyboard.press("Enter")
    position = player.wait_for(lambda now: "build" in verbs(now))
    player.shows(position)
    player.until(lambda: page.evaluate("document.activeElement.matches('[role=application]')"))
    page.keyboard.press("ArrowUp")
    space = page.evaluate("document.activeElement.dataset.space")
    assert int(space) in choice_of(position, "build")
    with player.acting():
        page.keyboard.press("Enter")
    position = player.wait_for(lambda now: now["seq"] > position["seq"])
    player.shows(position)
    player.until(lambda: page.evaluate("document.activeElement !== document.body"))


def test_an_attack_on_nobody_is_marked_less_than_one_on_an_enemy(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(german_turn())
    player.open()
    player.wait_for_turn()
    position = player.choose(player.position(), "play", KINDS.index(ATTACK))
    assert {SPACES.index("Burgundy"), SPACES.index("Berlin")} <= set(choice_of(position, "battle"))
    player.shows(position)
    expect(player.target("space", SPACES.index("Burgundy"))).to_have_class(re.compile("strong"))
    expect(player.target("space", SPACES.index("Berlin"))).to_have_class(re.compile("quiet"))

    # The note about a space goes with the click.
    burgundy = player.target("space", SPACES.index("Burgundy"))
    burgundy.hover()
    expect(player.page.locator("svg .tip")).to_have_count(1)
    with player.acting():
        burgundy.click()
    expect(player.page.locator("svg .tip")).to_have_count(0)


def test_a_hand_that_does_not_fit_says_so(visit: Callable[..., Visitor]) -> None:
    player = visit("tablet")
    player.sit(german_turn())
    player.open()
    more = player.hand.locator(".more.right")
    expect(more).to_be_visible()

    def beyond() -> int:
        """How many cards the page says there are to the right."""
        return int(player.hand.evaluate("hand => hand.querySelector('.more.right span').textContent || '0'"))

    left = beyond()
    while left:
        more.click()
        player.until(partial(is_less, beyond, left), "fewer cards beyond the edge")
        left = beyond()
    expect(more).to_be_disabled()
    expect(player.hand.locator("button.pick").last).to_be_in_viewport(ratio=1)
    expect(player.hand.locator(".more.left")).to_be_enabled()


def test_on_a_phone_the_prompt_leads_to_the_cards_and_back(visit: Callable[..., Visitor]) -> None:
    player = visit("phone")
    player.sit(german_turn())
    position = player.position()
    player.open()
    player.wait_for_turn()
    secondary = player.prompt.locator("button[data-verb=recall]")
    expect(secondary).to_have_class(re.compile("seldom"))
    expect(player.prompt.locator("button[data-verb=pass]")).not_to_have_class(re.compile("seldom"))
    player.page.get_by_test_id("to-hand").tap()
    card = player.hand.locator("button.offered").first
    expect(card).to_be_in_viewport(ratio=1)
    player.page.get_by_test_id("tab-log").tap()
    expect(player.page.get_by_test_id("log")).to_be_visible()
    player.page.get_by_test_id("to-hand").tap()
    expect(card).to_be_in_viewport(ratio=1)
    player.choose(position, "play", int(card.get_attribute("data-target")))


@needs_axe
def test_nothing_keeps_anybody_out(visit: Callable[..., Visitor]) -> None:
    """axe-core finds nothing in the middle of a game."""
    player = visit()
    player.sit(ahead(GAME, "two-players", lambda: bold(random.Random(1)), after(40), {"first_game": "on"}))
    player.open()
    player.wait_for_turn()
    assert in_both_themes(player) == []
    player.resize("phone")
    assert in_both_themes(player) == []


def test_the_charts_count_decks_and_objectives(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(german_turn())
    player.open()
    player.page.keyboard.press("c")
    charts = player.page.get_by_test_id("charts")
    charts.get_by_role("tab", name="Decks").click()
    counts = charts.get_by_test_id("composition").locator("tbody").first.locator("tr td:last-child")
    expect(counts.first).to_be_visible()
    assert sum(int(count) for count in counts.all_inner_texts()) == CARDS
    charts.get_by_role("button", name="Russia").click()
    expect(charts.get_by_test_id("deck")).to_contain_text("Russian Build Army")

    charts.get_by_role("tab", name="Points").click()
    rows = charts.get_by_test_id("chart-objectives").locator("tr[data-space]")
    expect(rows.first).to_be_visible()
    shown = dict(rows.evaluate_all("rows => rows.map(row => [row.dataset.space, row.dataset.scores])"))
    view = player.position()["view"]
    assert set(shown) == set(codes(OBJECTIVES)) | set(view["tokens"])
    for number, side in enumerate(("central", "entente")):
        assert {space for space, scores in shown.items() if scores == side} == set(view["objectives"][number])
    expect(charts.get_by_test_id("chart-status").locator("tbody tr")).to_have_count(len(SCORES))
