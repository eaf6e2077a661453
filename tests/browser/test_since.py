"""Log since one's last turn, results that stay until they are put away, and the log."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from grognard import Match
from tests.browser.ahead import ahead
from tests.browser.friedrich import BOTH, GAME, calm, in_battle, seeking
from tests.browser.table import SIZES, Visitor, choice_of, plain, verbs

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


def test_it_opens_with_ones_turn_stays_until_it_is_put_away_and_leads_to_the_board(
    visit: Callable[..., Visitor],
) -> None:
    player = playing(visit)
    position = player.position()
    it_tells_by_nations(player, position)
    it_leads_to_the_replay_of_the_last_round(player, position)
    it_stays_until_it_is_put_away(player)
    its_ways_lie_on_the_board_and_its_lines_lead_there(player, position)
    within_the_own_turn_it_does_not_come_back(player, position)


def news(position: Any) -> list[Any]:
    return [line for line in position["story"] if line["n"] > position["since"]]


def it_tells_by_nations(player: Visitor, position: Any) -> None:
    since = player.page.get_by_test_id("since")
    expect(since).to_be_visible()
    told = [line for line in news(position) if line.get("about") == "march"]
    assert told
    expect(since).to_contain_text(plain(told[0]["text"]))
    # By nation, with its colour.
    expect(since.locator("h4.fr-france")).to_have_count(1)


def it_leads_to_the_replay_of_the_last_round(player: Visitor, position: Any) -> None:
    link = player.page.get_by_test_id("since-replay")
    expect(link).to_have_attribute("href", f"/match/{player.match}/replay?at={position['since']}&play")


def it_stays_until_it_is_put_away(player: Visitor) -> None:
    since = player.page.get_by_test_id("since")
    player.page.reload()
    expect(since).to_be_visible()
    player.page.get_by_test_id("since-shut").click()
    expect(since).to_have_count(0)
    player.page.reload()
    player.page.get_by_test_id("since-open").click()
    expect(since).to_be_visible()


def its_ways_lie_on_the_board_and_its_lines_lead_there(player: Visitor, position: Any) -> None:
    ways = player.page.locator("[data-testid=ways] path.way")
    told = [line for line in news(position) if len(line.get("way", [])) > 1]
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


def within_the_own_turn_it_does_not_come_back(player: Visitor, position: Any) -> None:
    player.shows(marched(player, position))
    expect(player.page.get_by_test_id("since")).to_have_count(0)
    expect(player.page.get_by_test_id("since-open")).to_be_visible()


def marched(player: Visitor, position: Any) -> Any:
    """The position after the first march on offer."""
    position = player.act(position, "move", choice_of(position, "move")[0])
    return player.act(position, "go", choice_of(position, "go")[0])


def test_on_a_screen_that_is_touched(visit: Callable[..., Visitor]) -> None:
    player = playing(visit, size="phone", is_mobile=True)
    for size in ("phone", "tablet"):
        wide, high = SIZES[size]
        player.page.set_viewport_size({"width": wide, "height": high})
        player.drawn()
        it_covers_neither_the_prompt_nor_the_buttons_below(player, size)
    wide, high = SIZES["phone"]
    player.page.set_viewport_size({"width": wide, "height": high})
    the_way_back_in_the_log_is_in_sight_where_nothing_hovers(player)


def it_covers_neither_the_prompt_nor_the_buttons_below(player: Visitor, size: str) -> None:
    box = player.page.get_by_test_id("since").bounding_box()
    prompt = player.prompt.bounding_box()
    assert (
        box["y"] + box["height"] <= prompt["y"] + 1
        or box["y"] >= prompt["y"] + prompt["height"] - 1
        or box["x"] >= prompt["x"] + prompt["width"] - 1
    ), (size, box, prompt)
    player.prompt.get_by_role("button").first.click(trial=True)


def the_way_back_in_the_log_is_in_sight_where_nothing_hovers(player: Visitor) -> None:
    player.page.get_by_test_id("tab-log").click()
    way_back = player.page.get_by_test_id("log").locator(".back").last
    assert way_back.evaluate("button => getComputedStyle(button).opacity") == "1"


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
    slip.get_by_role("button", name="Dismiss:").click()
    expect(slip).to_have_count(0)
    player.page.reload()
    player.prompt.wait_for()
    player.drawn()
    expect(slip).to_have_count(0)
    all_results_can_be_put_away_at_once(player, position)


def all_results_can_be_put_away_at_once(player: Visitor, position: Any) -> None:
    """Own results count as well as those of others: cards that are drawn."""
    slips = player.page.get_by_test_id("result-slip")
    for _ in range(9):
        position = player.act(position, *calm(position))
    player.shows(position)
    player.until(lambda: slips.count() > 1)
    assert slips.count() <= 3
    player.page.get_by_test_id("results-all").click()
    expect(slips).to_have_count(0)


# The log


def test_the_log(visit: Callable[..., Visitor]) -> None:
    player = playing(visit)
    player.page.get_by_test_id("since-shut").click()
    player.page.locator("#tab-log").click()
    it_is_in_colours_says_nothing_twice_and_shows_ways(player)
    a_card_can_be_opened_large(player)
    it_marks_where_one_last_looked(player)


def it_is_in_colours_says_nothing_twice_and_shows_ways(player: Visitor) -> None:
    log = player.page.get_by_test_id("log")
    expect(log.locator(".event.fr-prussia").first).to_be_attached()
    lines = log.locator(".event").all_inner_texts()
    assert not any(a == b for a, b in itertools.pairwise(lines))
    assert not any("begins its action stage" in line for line in lines)
    log.locator(".event", has_text=" from ").last.hover()
    expect(player.page.locator("[data-testid=ways] path.way")).to_have_count(1)


def a_card_can_be_opened_large(player: Visitor) -> None:
    card = player.page.get_by_test_id("log").locator("[data-thing=card]").last
    card.click()
    expect(player.page.locator(".peek")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".peek")).to_have_count(0)


def it_marks_where_one_last_looked(player: Visitor) -> None:
    mark = player.page.get_by_test_id("looked")
    expect(player.page.get_by_test_id("log").locator(".event").first).to_be_attached()
    expect(mark).to_have_count(0)
    player.page.locator("#tab-players").click()
    position = marched(player, player.position())
    player.shows(position)
    player.page.locator("#tab-log").click()
    expect(mark).to_be_visible()
    following = mark.locator("xpath=following-sibling::li[1]")
    expect(following).to_contain_text(plain(position["story"][-1]["text"]))
