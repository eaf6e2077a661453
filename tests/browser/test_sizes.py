"""Phone and tablet: nothing is cut off, everything can be reached."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from grognard import Match, find, names
from grognard.bench.client import pick
from grognard.games.friedrich.facts import tables
from tests.browser.ahead import after, ahead, dealt, go_on
from tests.browser.friedrich import battle, calm, marching
from tests.browser.table import PAGES, SIZES, Visitor, begin, choice_of, verbs
from tests.browser.test_board_by_hand import FRAME, IN_HAND, TARGETS, boxes, seen
from tests.games.paths_of_glory import table as glory
from tests.games.quartermaster_1914 import table as quartermaster
from tests.games.warzag import table as warzag

COUNT = """() => {
  if ("wheels" in window) return;
  window.wheels = 0;
  addEventListener("wheel", () => window.wheels++, {capture: true, passive: true});
}"""
TURNS = 4
TABS = {"phone": "[data-testid^=tab-]", "tablet": "[role=tab]", "desktop": "[role=tab]"}
BETWEEN = ((1100, 481), (844, 390), (320, 568))
"""Sizes between the usual ones."""
TOO_LARGE = """() => {
  const all = document.scrollingElement;
  const high = [all.scrollHeight - innerHeight];
  for (let one = document.querySelector("header.bar").parentElement; one && one !== all; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) high.push(one.scrollHeight - one.clientHeight);
  }
  return [all.scrollWidth - innerWidth, Math.max(...high)];
}"""
LYING = (844, 390)
SMALL = (1024, 768)
# The table has a sound device that only counts; it fails at once, so that each sound asks for it again.
COUNTING = """
window.heard = 0;
window.AudioContext = class {
  constructor() {
    window.heard++;
    throw new Error("no device");
  }
};
"""


def resize(player: Visitor, width: int, height: int) -> None:
    player.page.set_viewport_size({"width": width, "height": height})
    player.page.wait_for_function("size => `${innerWidth} ${innerHeight}` === size", arg=f"{width} {height}")


def too_wide(player: Visitor) -> int:
    player.drawn()
    return int(player.page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def too_large(player: Visitor) -> tuple[int, int]:
    """The pixels by which the page is wider than the window, and by which it, or what scrolls its bar, is too high."""
    player.drawn()
    wide, high = player.page.evaluate(TOO_LARGE)
    return wide, high


def fits(player: Visitor) -> bool:
    return all(pixels <= 0 for pixels in too_large(player))


def test_no_page_is_wider_than_the_screen(visit: Callable[..., Visitor]) -> None:
    """The pages of a match are measured by the tests below."""
    player = visit("phone")
    player.post("/me")
    for address, loaded in PAGES.items():
        player.page.goto(address)
        player.page.locator(loaded).first.wait_for()
        for size in SIZES:
            resize(player, *SIZES[size])
            assert (wide := too_wide(player)) <= 0, (address, size, wide)
        if address == "/":
            a_name_in_the_bar_stays_on_its_line(player)


PARTS = {"war-in-the-west": (0.85, 0.6), "austrian-theatre": (0.85, 0.6)}
"""How much of one side of the window the pieces, depots and objectives of a scenario fill at least, and how near the
board is then: pixels for a unit of the map."""


@pytest.mark.parametrize("scenario", PARTS)
def test_a_scenario_on_a_part_of_the_map_opens_there(visit: Callable[..., Visitor], scenario: str) -> None:
    """And one on the whole map with the whole map."""
    player = visit()
    position = begin(player, marching(scenario))
    fills, near = PARTS[scenario]
    [(left, top, right, bottom)] = boxes(player, FRAME)
    ids = {city for nation in position["view"]["nations"] for city in nation["needed"] + nation["held"]}
    ids |= {city for nation in position["view"]["nations"] for city in tables.DEPOTS[nation["nation"]]}
    ids |= {piece["city"] for piece in position["view"]["pieces"]}
    x, y, scale = player.page.locator("svg.board").evaluate("one => (({ e, f, a }) => [e, f, a])(one.getScreenCTM())")
    xs = [x + tables.X[city] * scale for city in ids]
    ys = [y + tables.Y[city] * scale for city in ids]
    assert left < min(xs) < max(xs) < right
    assert top < min(ys) < max(ys) < bottom
    assert max((max(xs) - min(xs)) / (right - left), (max(ys) - min(ys)) / (bottom - top)) > fills
    assert scale > near
    player.sit(marching("four-players"))
    player.open()
    [frame], [board] = boxes(player, FRAME), boxes(player, "svg.board")
    assert frame[0] - 1 <= board[0] < board[2] <= frame[2] + 1


def a_name_in_the_bar_stays_on_its_line(player: Visitor) -> None:
    resize(player, *SIZES["phone"])
    who = player.page.get_by_test_id("who").locator("span")
    expect(who).to_have_text(player.get("/me")["name"])
    assert who.evaluate("one => one.getClientRects().length") == 1
    assert who.bounding_box()["height"] < 30


@pytest.mark.parametrize("game", names())
def test_a_match_and_its_replay_are_never_larger_than_the_window(visit: Callable[..., Visitor], game: str) -> None:
    player = visit("phone")
    scenario = min(map(find(game).scenario, find(game).scenarios), key=lambda scenario: len(scenario.seats))
    rng = random.Random(3)
    player.sit(ahead(game, scenario.name, lambda: lambda position: pick(position["choices"], rng), after(30)))
    player.open()
    for size in SIZES:
        resize(player, *SIZES[size])
        no_panel_is_too_large(player, size)
        if game == "friedrich":
            a_wheel_moves_nothing_away(player, size)
        if (game, size) == ("quartermaster-1914", "desktop"):
            names_of_areas_lie_above_the_pieces(player)
    player.page.goto(f"/match/{player.match}/replay")
    player.page.get_by_test_id("timeline").wait_for()
    for width, height in (*SIZES.values(), *BETWEEN):
        resize(player, width, height)
        assert fits(player), (width, height, too_large(player))


def no_panel_is_too_large(player: Visitor, size: str) -> None:
    tabs = player.page.locator(TABS[size])
    name, value = ("aria-current", "page") if size == "phone" else ("aria-selected", "true")
    assert tabs.count() > 2
    for tab in tabs.all():
        tab.click()
        expect(tab).to_have_attribute(name, value)
        assert fits(player), (size, tab.inner_text(), too_large(player))


def a_wheel_moves_nothing_away(player: Visitor, size: str) -> None:
    """Neither over the header, nor past the end of a panel."""
    page = player.page
    tabs = page.locator(TABS[size])
    (tabs.last if size == "phone" else tabs.first).click()
    players = page.get_by_test_id("players")
    players.wait_for()
    player.drawn()
    box = players.bounding_box()
    page.evaluate(COUNT)
    for x, y in ((200, 10), (box["x"] + 60, box["y"] + 20)):
        page.mouse.move(x, y)
        before = page.evaluate("window.wheels")
        for turn in range(TURNS):
            page.mouse.wheel(0, 4000)
            page.wait_for_function("most => window.wheels >= most", arg=before + turn + 1)
    player.drawn()
    assert page.evaluate("scrollY") == 0
    assert page.locator("header.bar").bounding_box()["y"] == 0


def names_of_areas_lie_above_the_pieces(player: Visitor) -> None:
    above = """() => [...document.querySelectorAll(".piece")].every((one) =>
      one.compareDocumentPosition(document.querySelector(".labels")) & Node.DOCUMENT_POSITION_FOLLOWING)"""
    assert player.page.locator(".piece").count()
    assert player.page.evaluate(above)


def test_on_a_phone_the_prompt_leads_to_the_cards(visit: Callable[..., Visitor]) -> None:
    player = visit("phone")
    player.sit(battle())
    position = player.position()
    player.open()
    player.wait_for_turn()
    expect(player.hand).not_to_be_visible()
    player.page.get_by_test_id("to-hand").tap()
    expect(player.hand.locator("button.offered").first).to_be_visible()
    expect(player.page.get_by_test_id("to-hand")).to_have_count(0)
    player.choose(position, "play", choice_of(position, "play")[0])


def test_a_game_on_a_phone(visit: Callable[..., Visitor]) -> None:
    player = visit("phone")
    page = player.page
    page.goto("/")
    page.get_by_test_id("play-friedrich").tap()
    page.get_by_test_id("scenario").select_option("four-players")
    page.get_by_test_id("start").tap()
    player.at_match()
    position = player.asked()
    position = player.choose(position, *calm(position))
    while "move" not in verbs(position):
        position = player.act(position, *calm(position)) if position["choices"] else player.asked()
    player.shows(position)
    expect(page.locator("[role=application]")).to_be_visible()
    player.wait_for_turn()

    # The hand is one tap away, and the prompt stays in sight.
    page.get_by_test_id("tab-hand").tap()
    expect(player.hand.locator("button").first).to_be_visible()
    expect(page.locator("[role=application]")).not_to_be_visible()
    expect(player.prompt).to_be_visible()
    page.get_by_test_id("tab-log").tap()
    expect(page.get_by_test_id("log")).to_be_visible()
    page.get_by_test_id("tab-players").tap()
    expect(page.get_by_test_id("players")).to_be_visible()

    # A piece that lies outside the window comes into it by zooming out; a tap chooses it.
    page.get_by_test_id("tab-board").tap()
    board = page.locator("svg.board")
    page.get_by_role("button", name="Show the whole board").tap()
    player.until(lambda: board.bounding_box()["width"] <= 390)
    player.rest()
    alone = next(stack["generals"][0] for stack in position["view"]["stacks"] if len(stack["generals"]) == 1)
    with player.acting():
        player.target("piece", tables.PIECES.index(alone)).tap()


@pytest.mark.parametrize("game", IN_HAND)
def test_a_phone_upright_and_on_its_side_shows_what_is_asked_about(visit: Callable[..., Visitor], game: str) -> None:
    player = visit("phone")
    player.sit(IN_HAND[game]())
    player.open()
    player.wait_for_turn()
    player.rest()
    assert seen(player, TARGETS)
    # The question and its buttons leave three quarters of the screen to the rest.
    assert player.prompt.bounding_box()["height"] <= 0.26 * 844

    resize(player, *LYING)
    player.open()
    player.wait_for_turn()
    on_its_side_the_board_has_the_screen(player)


def on_its_side_the_board_has_the_screen(player: Visitor) -> None:
    width, height = LYING
    [(left, top, right, bottom)] = boxes(player, FRAME)
    assert bottom - top >= 0.97 * height
    assert right - left >= 0.8 * width

    # What is asked lies over the foot of it in one line, and unfolds.
    line = player.prompt.bounding_box()["height"]
    assert line < 50
    expect(player.prompt.locator(".text")).to_be_in_viewport()
    assert seen(player, TARGETS)
    player.page.get_by_test_id("fold").tap()
    player.until(lambda: player.prompt.bounding_box()["height"] > line)
    expect(player.prompt).to_be_in_viewport()
    player.page.get_by_test_id("fold").tap()
    player.until(lambda: player.prompt.bounding_box()["height"] == line)
    assert fits(player), too_large(player)


def fought(game: str) -> Match:
    """A battle, as far into it as cards and dice go."""
    if game == "friedrich":
        return battle()
    if game == "paths-of-glory":
        return glory.in_step(glory.battle(), glory.attack(), "Casualties")
    if game == "warzag":
        match = dealt(warzag.campaign, warzag.offensive, warzag.resists)
        assert go_on(match, warzag.offensive(), lambda now: now["view"]["step"]["name"] == "Wounding")
        return match
    match = quartermaster.offensive()
    assert go_on(match, quartermaster.strike, lambda now: bool(now["view"]["battle"]))
    return match


@pytest.mark.parametrize("game", names())
def test_a_battle_is_whole_on_a_small_screen(visit: Callable[..., Visitor], game: str) -> None:
    player = visit()
    resize(player, *SMALL)
    player.sit(fought(game))
    player.open()
    player.wait_for_turn()
    player.page.get_by_role("button", name="I know this game").click()
    player.until(
        lambda: player.page.evaluate("""() => {
      const stage = document.querySelector(".stage").getBoundingClientRect();
      const column = document.querySelector(".column").getBoundingClientRect();
      return stage.height > 80 && stage.bottom <= column.bottom + 1 && stage.bottom <= innerHeight;
    }"""),
        "a battle that is seen whole",
    )
    for size in ("small", *SIZES):
        resize(player, *SIZES.get(size, SMALL))
        assert fits(player), (size, too_large(player))


def test_sounds_are_off_until_they_are_wished_for(visit: Callable[..., Visitor]) -> None:
    player = visit(own=True)
    player.context.add_init_script(COUNTING)
    player.sit(marching())
    position = player.position()
    player.open()
    position = player.choose(position, "move", choice_of(position, "move")[0])
    position = player.choose(position, "go", choice_of(position, "go")[0])
    player.shows(position)
    assert player.page.evaluate("window.heard") == 0

    player.page.get_by_test_id("table-menu").click()
    player.page.get_by_test_id("sounds").check()
    player.until(lambda: player.page.evaluate("window.heard") == 1)
    player.page.keyboard.press("Escape")
    while "move" not in verbs(position):
        verb = "stop" if "stop" in verbs(position) else "go"
        position = player.act(position, verb, next(iter(choice_of(position, verb)), None))
    position = player.act(position, "move", choice_of(position, "move")[0])
    player.choose(position, "go", choice_of(position, "go")[0])
    player.until(lambda: player.page.evaluate("window.heard") > 1)
