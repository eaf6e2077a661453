"""Paths of Glory's table can be read and used from the first second: the board, the hand, the column, an attack."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.ahead import go_on, scripted
from tests.browser.table import Visitor, choice_of
from tests.games.paths_of_glory.table import GAME, card, german_operations, laid, piece, places, space

LEAST_COUNTER = 30
LEAST_NAME = 12
INSIDE = """[...document.querySelector("[role=application]").querySelectorAll(WHAT)].flatMap(one => {
  const board = document.querySelector("[role=application]").getBoundingClientRect(), box = one.getBoundingClientRect();
  const seen = box.width && box.left >= board.left && box.right <= board.right && box.top >= board.top
    && box.bottom <= board.bottom;
  return seen ? [VALUE] : [];
})"""
SHARE = """() => {
  const box = document.querySelector("[role=application]").getBoundingClientRect();
  return box.width * box.height / innerWidth / innerHeight;
}"""
SCROLLERS = """() => [...document.querySelectorAll("[data-testid=column], [data-testid=column] *")].filter(one => {
  const how = getComputedStyle(one).overflowY;
  return (how === "auto" || how === "scroll") && one.tagName !== "TEXTAREA";
}).map(one => one.dataset.testid ?? one.className)"""
VIEW = "() => { const f = document.querySelector('[role=application]'); return [f.scrollLeft, f.scrollTop]; }"
ON_TOP = """one => {
  const box = one.getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return one.contains(found) || found?.closest("[data-piece]") === one.closest("[data-piece]");
}"""


def inside(player: Visitor, what: str, value: str) -> list[float]:
    found: list[float] = player.page.evaluate(INSIDE.replace("WHAT", json.dumps(what)).replace("VALUE", value))
    return found


def opened(visit: Callable[..., Visitor], match: Any = None, **how: Any) -> Visitor:
    player = visit(**how)
    player.sit(match or german_operations())
    player.open()
    player.wait_for_turn()
    return player


def test_the_board_opens_large_enough_to_be_read_on_the_front_that_matters(visit: Callable[..., Visitor]) -> None:
    player = opened(visit)
    counters = inside(player, ".counter", "Math.min(box.width, box.height)")
    assert len(counters) > 10
    assert min(counters) >= LEAST_COUNTER
    names = inside(player, "text[data-label]", "parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a")
    assert len(names) > 30
    assert min(names) >= LEAST_NAME
    # The west, where the armies face each other, and most of the window is map.
    assert inside(player, f'text[data-target="{space("Cambrai")}"]', "1")
    assert player.page.evaluate(SHARE) > 0.6


def test_every_entry_of_the_list_has_its_place_and_its_factors(visit: Callable[..., Visitor]) -> None:
    match = german_operations()
    go_on(match, scripted(("redeploy", card("CP34"))), lambda now: bool(now["view"]["step"]["name"] == "Redeployment"))
    player = opened(visit, match)
    player.page.get_by_test_id("list").click()
    entries = player.prompt.locator(".list li").all_inner_texts()
    assert len(entries) == len(choice_of(player.position(), "take"))
    assert len(set(entries)) == len(entries)
    assert "Choose German corps, corps 1-1-4, reduced, Bremen" in entries
    assert all(entry.count(",") >= 2 for entry in entries)


def test_the_board_goes_to_places_out_of_sight_and_back(visit: Callable[..., Visitor]) -> None:
    """Arrows at the edges point to what is on offer out of sight; one press goes back to the reader's view."""
    player = opened(visit)
    position = player.position()
    player.page.get_by_role("application").focus()
    for _ in range(12):
        player.page.keyboard.press("Shift+ArrowRight")
    player.rest()
    gone = player.page.evaluate(VIEW)
    position = player.act(position, "operations", card("CP34"))
    player.act(position, "move", space("Brussels"))
    position = player.position()
    # The reader has just moved the board: it stays, and says at its edge what lies out of sight.
    player.shows(position)
    pointers = player.page.get_by_test_id("out-of-sight").locator("button")
    expect(pointers.first).to_be_visible()
    wanted = {(round(x), round(y)) for x, y in on_offer(player, position)}
    shown = sum(int(text) for text in pointers.locator("span").all_inner_texts())
    assert 0 < shown <= len(wanted)
    pointers.first.click()
    player.rest()
    player.until(lambda: player.page.evaluate(VIEW) != gone)
    player.page.get_by_test_id("board-back").click()
    player.until(lambda: player.page.evaluate(VIEW) == gone)
    expect(player.page.get_by_test_id("board-back")).to_have_count(0)


def on_offer(player: Visitor, position: Any) -> list[tuple[float, float]]:
    """Where the places on offer are on the map."""
    spaces = player.get(f"/games/{GAME}/layout")["spaces"]
    targets = choice_of(position, "move") + choice_of(position, "attack")
    return [(spaces[target]["x"], spaces[target]["y"]) for target in targets]


def test_a_question_about_the_east_brings_the_east_into_sight(visit: Callable[..., Visitor]) -> None:
    match = laid(turn=2, side="CP", hands={"CP": "CP34 CP13"})
    go_on(match, scripted(("operations", card("CP34"))), lambda now: bool(now["view"]["step"]["name"] == "Activation"))
    go_on(match, scripted(("move", space("Cracow"))), lambda now: bool(now["view"]["moves"]))
    player = opened(visit, match)
    position = player.position()
    # Not by the reader's hand, out of which the board does not go.
    player.page.get_by_role("application").evaluate("frame => frame.scrollTo(0, frame.scrollTop)")
    player.rest()
    seen = 'text[data-target="' + str(space("Cracow")) + '"]'
    player.until(lambda: not inside(player, seen, "1"))
    before = player.page.evaluate(VIEW)
    player.act(position, "done")
    player.shows(player.position())
    player.until(lambda: bool(inside(player, seen, "1")))
    player.page.get_by_test_id("board-back").click()
    player.until(lambda: player.page.evaluate(VIEW) == before)


def test_the_hand_folds_and_opens_by_hover_by_key_and_when_a_card_is_wanted(visit: Callable[..., Visitor]) -> None:
    player = opened(visit)
    hand = player.hand
    expect(hand).to_have_attribute("data-open", "true")  # a card is wanted
    before = player.page.locator("[role=application]").bounding_box()
    position = player.act(player.position(), "operations", card("CP34"))
    player.shows(position)
    expect(hand).to_have_attribute("data-open", "false")
    assert player.page.locator("[role=application]").bounding_box() == before  # nothing else moves
    assert hand.bounding_box()["height"] < 50
    expect(hand.locator(".names")).to_contain_text("Falkenhayn")
    hand.hover(position={"x": 300, "y": 15})
    expect(hand).to_have_attribute("data-open", "true")
    player.page.mouse.move(400, 200)
    expect(hand).to_have_attribute("data-open", "false")
    player.page.keyboard.press("k")
    expect(hand).to_have_attribute("data-open", "true")
    player.page.reload()
    expect(hand).to_have_attribute("data-open", "true")
    player.page.keyboard.press("k")
    expect(hand).to_have_attribute("data-open", "false")


def test_the_column_has_one_scroller_and_the_prompt_keeps_its_place(visit: Callable[..., Visitor]) -> None:
    player = opened(visit)
    assert player.page.evaluate(SCROLLERS) == ["column"]
    prompt = player.prompt.bounding_box()
    # No blank space is kept in it: its text is as high as it is written.
    words = player.prompt.locator(".words")
    lines = player.prompt.locator(".words > *")
    assert words.bounding_box()["height"] <= sum(line.bounding_box()["height"] for line in lines.all()) + 30
    player.page.get_by_role("tab", name="Log").click()
    column = player.page.get_by_test_id("column")
    column.evaluate("one => one.scrollTo(0, one.scrollHeight)")
    assert player.prompt.bounding_box() == prompt


def test_notices_step_aside_at_the_first_act_and_tell_nothing_that_i_just_did(visit: Callable[..., Visitor]) -> None:
    player = opened(visit)
    slips = player.page.get_by_test_id("result-slip")
    position = player.choose(player.position(), "operations", card("CP34"))
    player.shows(position)
    assert any(line["about"] == "card" for line in position["story"])
    expect(slips).to_have_count(0)
    player.page.reload()
    player.wait_for_turn()
    expect(slips).to_have_count(0)


def test_an_attack_is_weighed_before_it_is_declared_and_takes_one_click(visit: Callable[..., Visitor]) -> None:
    match = german_operations()
    wishes = [("operations", card("CP7")), ("attack", space("Brussels")), ("attack", space("Sedan"))]
    go_on(match, scripted(*wishes, ("strike", space("Cambrai"))), lambda now: bool(now["view"]["step"].get("forecast")))
    player = opened(visit, match)
    panel = player.page.get_by_role("region", name="Attack on Cambrai")
    expect(panel).to_contain_text("Combat factors 17")
    expect(panel).to_contain_text("Combat factors 8")
    expect(panel.locator("[aria-current=true]")).to_have_text(["16+", "6–8"])
    expect(player.page.get_by_test_id("forecast-odds")).to_have_text(
        "Higher Loss Number: attacker 89%, defender 0%, tied 11%"
    )
    position = player.position()
    position = player.act(position, "with", piece("GE1"))
    player.shows(position)
    expect(panel).to_contain_text("Combat factors 5")
    player.page.get_by_test_id("attack-with-all").click()
    found = player.wait_for(lambda now: now["view"]["combat"] is not None)
    assert len(found["view"]["combat"]["attackers"]) == 4


def test_names_forts_and_stars_lie_above_the_marks_of_destinations(visit: Callable[..., Visitor]) -> None:
    match = german_operations()
    go_on(match, scripted(("redeploy", card("CP34"))), lambda now: bool(now["view"]["step"]["name"] == "Redeployment"))
    player = opened(visit, match)
    position = player.act(player.position(), "take", piece("GE2"))
    player.shows(position)
    above = """([over, under]) => {
      const [a, b] = [document.querySelector(over), [...document.querySelectorAll(under)].at(-1)];
      return Boolean(b.compareDocumentPosition(a) & Node.DOCUMENT_POSITION_FOLLOWING);
    }"""
    assert player.page.evaluate(above, ["svg .labels.named", "svg .target"])
    assert player.page.evaluate(above, ["svg .badges", "svg .target"])
    # And no line leads across the map, neither now nor when the unit has arrived.
    assert player.page.locator("svg .trails path.trail").count() == 0
    position = player.act(position, "go", space("Cracow"))
    player.shows(position)
    assert places(position, "GE2") == ["Cracow"]
    assert player.page.locator("svg .trails path.trail").count() == 0


def test_an_open_stack_lies_above_everything_and_beside_its_space(visit: Callable[..., Visitor]) -> None:
    match = german_operations()
    go_on(match, scripted(("redeploy", card("CP34"))), lambda now: bool(now["view"]["step"]["name"] == "Redeployment"))
    player = opened(visit, match)
    player.target("piece", piece("GE1")).scroll_into_view_if_needed()
    player.rest()
    closed = player.target("piece", piece("GE1")).bounding_box()
    player.target("piece", piece("GE1")).click()
    tray = player.page.locator("svg rect.tray")
    expect(tray).to_be_visible()
    for one in ("GE1", "GE2"):
        assert player.page.locator(f'svg [data-piece="{piece(one)}"] .counter').evaluate(ON_TOP), one
    box = tray.bounding_box()
    far = abs(box["x"] + box["width"] / 2 - closed["x"]) + abs(box["y"] + box["height"] / 2 - closed["y"])
    assert far < 400
