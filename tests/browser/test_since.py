"""What happened since one's last turn, results that stay until they are put away, and the log."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard import Match
from tests.browser.ahead import ahead
from tests.browser.friedrich import BOTH, GAME, calm, in_battle, marching, seeking
from tests.browser.table import Visitor, choice_of, plain, verbs

WEST = "war-in-the-west"


def second_turn(game: str = GAME, scenario: str = WEST) -> Match:
    """Frederick's second turn, after the others have marched."""
    return ahead(
        game,
        scenario,
        lambda: seeking(*BOTH),
        lambda position: position["seat"] == 0 and position["view"]["turn"] == 2 and "move" in verbs(position),
    )


def playing(visit: Callable[..., Visitor], **more: Any) -> Visitor:
    player = visit(**more)
    match = second_turn()
    player.sit(match, dict.fromkeys(match.seats[1:], "open"))
    player.open()
    return player


def test_it_opens_with_ones_turn_by_nations_and_stays_until_it_is_put_away(visit: Callable[..., Visitor]) -> None:
    player = playing(visit)
    position = player.position()
    since = player.page.get_by_test_id("since")
    expect(since).to_be_visible()
    told = [line for line in position["story"] if line["n"] > position["since"] and line.get("about") == "march"]
    assert told
    expect(since).to_contain_text(plain(told[0]["text"]))
    # By nation, with its colour.
    expect(since.locator("h4.fr-france")).to_have_count(1)
    player.page.reload()
    expect(since).to_be_visible()
    player.page.get_by_test_id("since-shut").click()
    expect(since).to_have_count(0)
    player.page.reload()
    player.page.get_by_test_id("since-open").click()
    expect(since).to_be_visible()


def test_its_ways_lie_on_the_board_and_its_lines_lead_there(visit: Callable[..., Visitor]) -> None:
    player = playing(visit)
    position = player.position()
    ways = player.page.locator("[data-testid=ways] path.way")
    told = [line for line in position["story"] if line["n"] > position["since"] and len(line.get("way", [])) > 1]
    expect(ways).to_have_count(len(told))
    since = player.page.get_by_test_id("since")
    line = since.locator(".event", has_text=plain(told[0]["text"])).first
    line.hover()
    expect(ways).to_have_count(1)
    before = player.page.locator("svg.board").evaluate("board => board.style.width")
    line.get_by_role("button").last.click()
    player.until(lambda: player.page.locator("svg.board").evaluate("board => board.style.width") != before)
    player.page.get_by_test_id("since-shut").click()
    expect(ways).to_have_count(0)


def test_it_leads_to_the_replay_of_the_last_round(visit: Callable[..., Visitor]) -> None:
    player = playing(visit)
    since = player.position()["since"]
    link = player.page.get_by_test_id("since-replay")
    expect(link).to_have_attribute("href", f"/match/{player.match}/replay?at={since}&play")


def test_within_the_own_turn_it_does_not_come_back(visit: Callable[..., Visitor]) -> None:
    player = playing(visit)
    player.page.get_by_test_id("since-shut").click()
    position = player.position()
    position = player.choose(position, "move", choice_of(position, "move")[0])
    position = player.choose(position, "go", choice_of(position, "go")[0])
    player.shows(position)
    expect(player.page.get_by_test_id("since")).to_have_count(0)
    expect(player.page.get_by_test_id("since-open")).to_be_visible()


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_it_covers_neither_the_prompt_nor_the_buttons_below(visit: Callable[..., Visitor], size: str) -> None:
    player = playing(visit, size=size)
    box = player.page.get_by_test_id("since").bounding_box()
    prompt = player.prompt.bounding_box()
    assert (
        box["y"] + box["height"] <= prompt["y"] + 1
        or box["y"] >= prompt["y"] + prompt["height"] - 1
        or box["x"] >= prompt["x"] + prompt["width"] - 1
    )
    player.prompt.get_by_role("button").first.click(trial=True)


# Results


def test_a_battle_stays_on_a_slip_with_its_cards_until_it_is_put_away(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(ahead(GAME, "austrian-theatre", lambda: seeking(0, 4, 5), in_battle))
    player.open()
    position = player.position()
    played = 0
    while in_battle(position):
        cards = choice_of(position, "play")
        if cards and played < 3:
            position = player.act(position, "play", cards[0])
            played += 1
        else:
            position = player.act(position, *calm(position))
    assert played
    assert any(line.get("about") == "outcome" for line in position["story"])
    player.shows(position)
    slip = player.page.get_by_test_id("result-slip").filter(has_text="Battle")
    expect(slip).to_have_count(1)
    story = [plain(line["text"]) for line in position["story"] if line.get("about") in ("battle", "fight", "outcome")]
    for line in story:
        expect(slip).to_contain_text(line)
    assert slip.locator(".small-card").count() == played
    player.page.reload()
    expect(slip).to_have_count(1)
    slip.get_by_role("button", name="Put away").click()
    expect(slip).to_have_count(0)
    player.page.reload()
    player.prompt.wait_for()
    player.drawn()
    expect(slip).to_have_count(0)


def test_all_results_can_be_put_away_at_once(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(marching())
    player.open()
    # Own results count as well as those of others: cards that are drawn.
    position = player.position()
    for _ in range(9):
        position = player.act(position, *calm(position))
    player.shows(position)
    slips = player.page.get_by_test_id("result-slip")
    player.until(lambda: slips.count() > 1)
    assert slips.count() <= 3
    player.page.get_by_test_id("results-all").click()
    expect(slips).to_have_count(0)


# The log


def test_the_log_is_in_colours_says_nothing_twice_and_shows_ways(visit: Callable[..., Visitor]) -> None:
    player = playing(visit)
    player.page.get_by_test_id("since-shut").click()
    player.page.locator("#tab-log").click()
    log = player.page.get_by_test_id("log")
    expect(log.locator(".event.fr-prussia").first).to_be_attached()
    lines = log.locator(".event").all_inner_texts()
    assert not any(a == b for a, b in itertools.pairwise(lines))
    assert not any("the stage of" in line for line in lines)
    log.locator(".event", has_text=" from ").last.hover()
    expect(player.page.locator("[data-testid=ways] path.way")).to_have_count(1)


def test_the_log_marks_where_one_last_looked(visit: Callable[..., Visitor]) -> None:
    player = playing(visit)
    player.page.locator("#tab-log").click()
    mark = player.page.get_by_test_id("looked")
    expect(player.page.get_by_test_id("log").locator(".event").first).to_be_attached()
    expect(mark).to_have_count(0)
    player.page.locator("#tab-players").click()
    position = player.position()
    position = player.act(position, "move", choice_of(position, "move")[0])
    position = player.act(position, "go", choice_of(position, "go")[0])
    player.shows(position)
    player.page.locator("#tab-log").click()
    expect(mark).to_be_visible()
    following = mark.locator("xpath=following-sibling::li[1]")
    expect(following).to_contain_text(plain(position["story"][-1]["text"]))


def test_a_card_of_the_log_can_be_opened_large(visit: Callable[..., Visitor]) -> None:
    player = playing(visit)
    player.page.locator("#tab-log").click()
    card = player.page.get_by_test_id("log").locator("[data-thing=card]").last
    card.click()
    expect(player.page.locator(".peek")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".peek")).to_have_count(0)


def test_the_way_back_is_in_sight_where_nothing_hovers(visit: Callable[..., Visitor]) -> None:
    player = visit(size="phone", is_mobile=True)
    match = second_turn()
    player.sit(match, dict.fromkeys(match.seats[1:], "open"))
    player.open()
    player.page.get_by_test_id("tab-log").click()
    back = player.page.get_by_test_id("log").locator(".back").last
    assert back.evaluate("button => getComputedStyle(button).opacity") == "1"
