"""One person against computers, in a real browser."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard.table.client import pick
from tests.browser.table import Visitor, choice_of, verbs
from tests.browser.test_access import violations
from tests.quartermaster_1914.table import BOT, COUNTERATTACK, GAME, SEATS, TRIES, begun, choose

LEFT = ("pass", "pass-turn", "unprepare", "recall")


def story(position: Any) -> str:
    return "\n".join(entry["text"] for entry in position["story"])


def test_a_round_with_a_battle_a_counterattack_and_an_attrition(visit: Callable[..., Visitor]) -> None:
    player = visit()
    plan, position = begun(player)

    # Everything in this round is done in the page.
    done: list[str] = []
    while position["view"]["round"] == 3:
        verb, target = plan.strike(position)
        done.append(verb)
        choose(player, position, verb, target)
        position = player.wait_for(lambda now: bool(now["choices"]), timeout=60)
    told = story(position)
    for line in (
        "Germany attacks from Western Germany to Burgundy.",
        f"France reinforces with {plan.reinforcement}.",
        "The attack of Germany on Burgundy fails.",
        f"France counterattacks with {COUNTERATTACK}.",
        "France attacks from Burgundy to Western Germany.",
        f"Germany reveals {plan.attrition} for attrition.",
        "Attrition: ",
        "Round 3: the turn of Britain.",
        "Scoring: ",
        "Round 4: the turn of Austria.",
    ):
        assert line in told
        told = told[told.index(line) :]
    assert {"play", "battle", "reinforce", "counterattack", "attrition"} <= set(done)


@pytest.mark.parametrize("seat", SEATS)
def test_from_any_power(visit: Callable[..., Visitor], seat: str) -> None:
    """A round and the next own turn, with all kinds of choices, each by a click."""
    player = visit()
    player.create("five-players", dict.fromkeys(SEATS, BOT) | {seat: "me"}, game=GAME)
    player.open()
    rng = random.Random(SEATS.index(seat))
    clicks = 0
    while True:
        position = player.wait_for(lambda now: bool(now["choices"]), timeout=60)
        if position["view"]["round"] > 2 or (position["view"]["round"] == 2 and "draw" in verbs(position)):
            break
        # Passing is left for when there is nothing else, taking back for never: so the turn comes to its end.
        choices = [choice for choice in position["choices"] if choice["verb"] not in LEFT]
        passing = [choice for choice in position["choices"] if choice["verb"] == "pass"]
        choose(player, position, *pick(choices or passing, rng))
        clicks += 1
    assert clicks > 8
    assert f"Round 1: the turn of {seat}." in story(position)
    assert f"Round 2: the turn of {seat}." in story(position)
    assert position["view"]["powers"][SEATS.index(seat)]["player"] == seat


def test_two_clicks_to_a_game(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.page.goto("/")
    player.page.get_by_test_id(f"play-{GAME}").click()
    player.page.get_by_test_id("start").click()
    player.at_match()
    player.wait_for_turn()
    position = player.position()
    assert position["game"] == GAME
    assert verbs(position) == {"bury"}
    choose(player, position, "bury", choice_of(position, "bury")[0])


def test_a_refused_click_names_the_rule(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.create("two-players", {"Central Powers": "me", "Entente": BOT}, options={"first_game": "on"}, game=GAME)
    player.open()
    player.wait_for_turn()
    spaces = player.get(f"/games/{GAME}")["kinds"]["space"]
    player.page.locator(f'svg [data-area="{spaces.index("Poland")}"]').click()
    toast = player.page.get_by_test_id("toast")
    toast.wait_for()
    assert re.search(r"\b\d+(\.\d+)?\b", toast.inner_text())


def to_play(player: Visitor, name: str = "", kinds: int = 2) -> tuple[Any, int]:
    """On to the first Play step of Germany, past the page, with a certain card and so many kinds of cards in hand; and
    the number of the card."""
    number = player.get(f"/games/{GAME}")["kinds"]["card"].index(name) if name else -1
    for _ in range(TRIES):
        player.create("five-players", dict.fromkeys(SEATS, BOT) | {"Germany": "me"}, game=GAME)
        position = player.wait_for(lambda now: bool(now["choices"]), timeout=60)
        while "play" not in verbs(position):
            verb = "pass" if "pass" in verbs(position) else "bury"
            # Builds and battles come first among the cards: the last ones go.
            player.act(position, verb, next(reversed(choice_of(position, verb)), None))
            position = player.wait_for(lambda now: bool(now["choices"]), timeout=60)
        hand = choice_of(position, "play")
        if len(hand) >= kinds and (not name or number in hand):
            return position, number
    raise AssertionError(f"no deal in {TRIES} has {kinds} kinds of cards and {name}")


def test_the_first_press_lifts_a_card_and_the_second_plays_it(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position, _ = to_play(player)
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
    position, card = to_play(player, "German Build Army")
    player.open()
    player.wait_for_turn()
    page = player.page
    player.hand.locator(f'button.offered[data-target="{card}"]').focus()
    page.keyboard.press("Enter")
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
    spaces = player.get(f"/games/{GAME}")["kinds"]["space"]
    position, card = to_play(player, "German Land Battle")
    player.open()
    player.wait_for_turn()
    position = choose(player, position, "play", card)
    assert {spaces.index("Burgundy"), spaces.index("Berlin")} <= set(choice_of(position, "battle"))
    player.shows(position)
    expect(player.target("space", spaces.index("Burgundy"))).to_have_class(re.compile("strong"))
    expect(player.target("space", spaces.index("Berlin"))).to_have_class(re.compile("quiet"))

    # The note about a space goes with the click.
    burgundy = player.target("space", spaces.index("Burgundy"))
    burgundy.hover()
    expect(player.page.locator("svg .tip")).to_have_count(1)
    with player.acting():
        burgundy.click()
    expect(player.page.locator("svg .tip")).to_have_count(0)


def test_a_hand_that_does_not_fit_says_so(visit: Callable[..., Visitor]) -> None:
    player = visit("tablet")
    to_play(player, kinds=6)
    player.open()
    more = player.hand.locator(".more.right")
    expect(more).to_be_visible()
    last = player.hand.locator("button.pick").last
    for _ in range(4):
        if more.count():
            more.click()
            player.page.wait_for_timeout(300)
    expect(more).to_have_count(0)
    expect(last).to_be_in_viewport(ratio=0.9)


def test_on_a_phone_the_prompt_leads_to_the_cards_and_back(visit: Callable[..., Visitor]) -> None:
    player = visit("phone")
    position, _ = to_play(player)
    player.open()
    player.wait_for_turn()
    secondary = player.prompt.locator("button[data-verb=recall]")
    expect(secondary).to_have_class(re.compile("seldom"))
    expect(player.prompt.locator("button[data-verb=pass]")).not_to_have_class(re.compile("seldom"))
    player.page.get_by_test_id("to-hand").tap()
    card = player.hand.locator("button.offered").first
    expect(card).to_be_in_viewport(ratio=1)
    player.page.get_by_test_id("tab-log").tap()
    player.page.get_by_test_id("to-hand").tap()
    choose(player, position, "play", int(card.get_attribute("data-target")))


@pytest.mark.parametrize(("size", "scheme"), [("desktop", "light"), ("desktop", "dark"), ("phone", "light")])
def test_nothing_keeps_anybody_out(visit: Callable[..., Visitor], size: str, scheme: str) -> None:
    """axe-core finds nothing in the middle of a game."""
    player = visit(size, color_scheme=scheme)
    player.create("two-players", {"Central Powers": "me", "Entente": BOT}, options={"first_game": "on"}, game=GAME)
    rng = random.Random(1)
    for _ in range(25):
        position = player.wait_for(lambda now: bool(now["choices"]))
        choices = [choice for choice in position["choices"] if choice["verb"] not in LEFT]
        player.act(position, *pick(choices or position["choices"], rng))
    player.open()
    player.wait_for_turn()
    assert violations(player) == []
