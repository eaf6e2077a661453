"""The board under the hand: it moves, stacks open when they are asked for, nothing covers what may be chosen."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard import Match
from grognard.games.friedrich.facts import tables
from grognard.games.quartermaster_1914.facts.library import KINDS
from tests.browser.ahead import go_on, look, scripted
from tests.browser.friedrich import marching
from tests.browser.table import Visitor, begin, choice_of, verbs
from tests.browser.test_first_load import is_wider
from tests.games.paths_of_glory import table as glory
from tests.games.quartermaster_1914 import table as quartermaster
from tests.games.warzag import table as warzag

BOXES = """selector => [...document.querySelectorAll(selector)].map((element) => {
  const ring = element.dataset.kind ? element.querySelector(".ring") : null;
  const {x, y, width, height} = (ring ?? element).getBoundingClientRect();
  return [x, y, x + width, y + height];
})"""
MIDDLE = """element => {
  const {x, y, width, height} = element.querySelector(".ring").getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
NAMES = """() => [...document.querySelectorAll(".labels text[data-label]")].flatMap((one) => {
  const {x, y, width, height} = one.getBoundingClientRect();
  const at = [x + width / 2, y + height / 2];
  return document.elementFromPoint(...at) === one ? [[Number(one.dataset.target), at]] : [];
})"""
TARGETS = '[role=application] .map [tabindex="0"][data-kind]:not([data-instead])'
HELD = "[role=application] .map [data-held]"
TIP = "[role=application] .tip rect"
FRAME = "[role=application]"
TOOLS = "[role=toolbar]"
HAIR = 1.0
"""Lines are thicker than what they go around."""

Box = list[float]


def boxes(player: Visitor, selector: str) -> list[Box]:
    found: list[Box] = player.page.evaluate(BOXES, selector)
    return found


def meet(one: Box, other: Box) -> bool:
    return (
        one[0] + HAIR < other[2] and other[0] + HAIR < one[2] and one[1] + HAIR < other[3] and other[1] + HAIR < one[3]
    )


def seen(player: Visitor, selector: str) -> list[Box]:
    """The boxes, as far as the frame of the board does not cut them off."""
    [(left, top, right, bottom)] = boxes(player, FRAME)
    cut = [
        [max(box[0], left), max(box[1], top), min(box[2], right), min(box[3], bottom)]
        for box in boxes(player, selector)
    ]
    return [box for box in cut if box[2] - box[0] > HAIR and box[3] - box[1] > HAIR]


def played(match: Match, *wishes: tuple[str, int | None], until: Callable[[Any], bool]) -> Match:
    assert go_on(match, scripted(*wishes), until)
    return match


def ready_to_move() -> Match:
    """Two German stacks may move: of each, several armies may be taken."""
    wishes = ("operations", glory.card("CP34")), ("move", glory.space("Brussels")), ("move", glory.space("Metz"))
    return played(glory.german_operations(), *wishes, until=lambda now: "take" in verbs(now))


def army_in_hand() -> Match:
    match = ready_to_move()
    return played(match, ("take", glory.piece("GE1")), until=lambda now: "go" in verbs(now))


def general_in_hand() -> Match:
    match = marching("four-players")
    return played(match, ("move", choice_of(look(match), "move")[0]), until=lambda now: "go" in verbs(now))


def battle_to_begin() -> Match:
    attack = "play", KINDS.index(quartermaster.ATTACK)
    return played(quartermaster.german_turn(), attack, until=lambda now: "battle" in verbs(now))


def armour_in_hand() -> Match:
    match = warzag.british_turn()
    return played(match, ("take", choice_of(look(match), "take")[0]), until=lambda now: "go" in verbs(now))


IN_HAND = {
    "friedrich": general_in_hand,
    "paths-of-glory": army_in_hand,
    "quartermaster-1914": battle_to_begin,
    "warzag": armour_in_hand,
}


def drag(player: Visitor, dx: float, dy: float) -> None:
    [(left, top, right, bottom)] = boxes(player, FRAME)
    x, y = (left + right) / 2, (top + bottom) / 2
    player.page.mouse.move(x, y)
    player.page.mouse.down()
    player.page.mouse.move(x + dx / 2, y + dy / 2)
    player.page.mouse.move(x + dx, y + dy)
    player.page.mouse.up()
    player.rest()


def test_the_name_of_a_city_at_the_edge_is_read_whole_on_a_phone(visit: Callable[..., Visitor]) -> None:
    player = visit("phone")
    begin(player, marching("four-players"))

    def is_whole() -> bool:
        """Whether the tip lies on the sheet, in the frame, and above what covers its foot."""
        tip, frame, sheet, slips = (boxes(player, one) for one in (TIP, FRAME, "svg.board", "[data-testid=results]"))
        right, bottom = (min(box[end] for box in (*frame, *sheet)) for end in (2, 3))
        bottom = min([bottom, *(box[1] for box in slips)])
        left, top = (max(box[end] for box in (*frame, *sheet)) for end in (0, 1))
        return any(
            left <= box[0] + HAIR and top <= box[1] + HAIR and box[2] <= right + HAIR and box[3] <= bottom + HAIR
            for box in tip
        )

    for city in ("Papenburg", "Łomża", "Erlangen"):
        player.page.get_by_role("button", name="Find").click()
        player.page.locator("input[name=place]").fill(city)
        player.page.keyboard.press("Enter")
        expect(player.page.locator(f"{FRAME} .tip .name")).to_have_text(city)
        player.until(is_whole, f"{city} in sight")


@pytest.mark.parametrize("game", IN_HAND)
def test_the_map_moves_at_every_zoom_and_the_tools_cover_nothing(visit: Callable[..., Visitor], game: str) -> None:
    player = visit()
    begin(player, IN_HAND[game]())
    board = player.page.locator("svg.board")
    [tools] = boxes(player, TOOLS)
    for zoom in range(3):
        wide = board.bounding_box()["width"]
        for dx, dy in ((160, 110), (-320, -220), (160, 110)):
            before = board.bounding_box()
            drag(player, dx, dy)
            after = board.bounding_box()
            assert (after["x"] - before["x"], after["y"] - before["y"]) == pytest.approx((dx, dy), abs=1.5)
            shown = seen(player, f"{FRAME} .piece, {TARGETS}")
            assert shown or zoom > 0
            assert not [box for box in shown if meet(box, tools)]
        player.page.get_by_role("button", name="Zoom in").click()
        player.until(partial(is_wider, board, 1.2 * wide))
        player.rest()


def test_zooming_out_brings_the_whole_board_back(visit: Callable[..., Visitor]) -> None:
    player = visit()
    begin(player, general_in_hand())
    home = player.page.locator("svg.board").bounding_box()
    drag(player, 300, 200)
    player.page.get_by_role("button", name="Zoom in").click()
    player.until(lambda: player.page.locator("svg.board").bounding_box()["width"] > 1.2 * home["width"])
    player.rest()
    player.page.get_by_role("button", name="Zoom out").click()
    player.until(lambda: player.page.locator("svg.board").bounding_box() == pytest.approx(home, abs=1))


def open_stack(player: Visitor, piece: int) -> None:
    player.target("piece", piece).click()
    player.page.locator(f'svg [data-piece="{piece}"]:not([data-folded])').first.wait_for()
    player.drawn()


def stacked(game: str) -> tuple[Match, list[int]]:
    """A match, and the pieces of a stack of which several may be chosen."""
    if game == "paths-of-glory":
        return ready_to_move(), [glory.piece("GE1"), glory.piece("GE2")]
    match = general_in_hand()
    return match, [tables.PIECES.index(name) for name in look(match)["view"]["step"]["pieces"]]


@pytest.mark.parametrize("game", ["friedrich", "paths-of-glory"])
def test_a_stack_fans_out_only_when_asked_for(visit: Callable[..., Visitor], game: str) -> None:
    player = visit()
    match, stack = stacked(game)
    position = begin(player, match)
    page = player.page
    pieces = [page.locator(f'svg .piece[data-piece="{number}"]') for number in stack]
    top, below = pieces[0], pieces[1]

    def is_open() -> bool:
        player.drawn()
        ((left, _, right, _), (other, *_)) = (boxes(player, f'.piece[data-piece="{number}"]')[0] for number in stack)
        return abs(left - other) > 0.6 * (right - left)

    # The pointer passes over it, and rests there.
    top.hover()
    player.drawn()
    assert not is_open()
    expect(top).to_have_attribute("data-folded", "true")

    # With several on offer a click asks for it; Escape and a press elsewhere close it.
    top.click()
    player.until(is_open)
    page.keyboard.press("Escape")
    expect(top).to_have_attribute("data-folded", "true")
    assert not is_open()
    top.click()
    player.until(is_open)
    page.locator(FRAME).click(position={"x": 4, "y": 4})
    expect(top).to_have_attribute("data-folded", "true")

    # A press that stays chooses nothing either, and the next click chooses what it is on.
    box = top.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    player.until(is_open)
    page.mouse.up()
    assert player.position()["seq"] == position["seq"]
    with player.acting():
        player.press(below)
        player.confirm("leave")
    now = player.wait_after(position["seq"])
    assert stack[1] not in [target for verb in ("take", "leave") for target in choice_of(now, verb)]


def test_the_handle_of_a_stack_opens_it(visit: Callable[..., Visitor]) -> None:
    player = visit()
    begin(player, ready_to_move())
    page = player.page
    for _ in range(2):
        page.get_by_role("button", name="Zoom in").click()
        player.rest()
    place = glory.space("Brussels")
    handle = page.locator(f'svg [data-handle="{place}"]')
    handle.scroll_into_view_if_needed()
    player.rest()
    handle.click()
    expect(page.locator("svg [data-all]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("svg [data-all]")).to_have_count(0)
    # By the keyboard: on to its pieces, and back to the handle.
    expect(handle).to_have_accessible_name(re.compile("Brussels"))
    handle.focus()
    page.keyboard.press("Enter")
    expect(page.locator("svg [data-all]")).to_have_count(1)
    expect(page.locator("svg [data-fanned]:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(handle).to_be_focused()


@pytest.mark.parametrize("zooms", [0, 2])
@pytest.mark.parametrize("game", ["friedrich", "paths-of-glory"])
def test_a_fan_covers_nothing_that_may_be_chosen(visit: Callable[..., Visitor], game: str, zooms: int) -> None:
    player = visit()
    match, stack = stacked(game)
    begin(player, match)
    for _ in range(zooms):
        player.page.get_by_role("button", name="Zoom in").click()
        player.rest()
    player.target("piece", stack[0]).scroll_into_view_if_needed()
    player.rest()
    open_stack(player, stack[0])
    own = ", ".join(f'.piece[data-piece="{number}"]' for number in stack)
    fan = boxes(player, f"{own}, [data-all], rect.tray")
    others = seen(player, f"{TARGETS}:not({own})")
    assert len(fan) > 1
    assert others
    assert not [(one, other) for one in fan for other in others if meet(one, other)]

    if game == "paths-of-glory":
        # One is taken: the fan stays for the others, and leaves the spaces free to which it may go.
        position = player.position()
        with player.acting():
            player.target("piece", stack[0]).click()
        position = player.wait_after(position["seq"])
        player.shows(position)
        assert {"take", "go"} <= verbs(position)
        player.drawn()
        fan = boxes(player, f"{own}, rect.tray")
        targets = seen(player, f"{TARGETS}[data-space]")
        assert len(targets) > 1
        assert not [(one, other) for one in fan for other in targets if meet(one, other)]


@pytest.mark.parametrize("game", IN_HAND)
def test_a_tip_covers_neither_what_is_in_hand_nor_where_it_may_go(visit: Callable[..., Visitor], game: str) -> None:
    player = visit()
    position = begin(player, IN_HAND[game]())
    player.page.get_by_role("button", name="Show the whole board").click()
    player.rest()
    choice = next(one for one in position["choices"] if one["role"] == "place")
    wanted = boxes(player, f"{TARGETS}, {HELD}")
    assert len(wanted) > 1
    looked = 0
    for target in choice["targets"][:8]:
        player.page.mouse.move(2, 2)
        expect(player.page.locator(TIP)).to_have_count(0)
        x, y = player.target(choice["kind"], target).evaluate(MIDDLE)
        player.page.mouse.move(x, y)
        expect(player.page.locator(TIP)).to_have_count(1)
        player.drawn()
        [tip] = boxes(player, TIP)
        [frame] = boxes(player, FRAME)
        assert (tip[2] - tip[0]) * (tip[3] - tip[1]) < 0.06 * (frame[2] - frame[0]) * (frame[3] - frame[1])
        assert not [box for box in wanted if meet(tip, box)], target
        # It belongs to the pointer, and is in sight.
        assert meet(tip, frame)
        looked += 1
    assert looked

    # The keyboard has its tip, too; a focus that nobody sees has none.
    player.page.mouse.move(2, 2)
    expect(player.page.locator(TIP)).to_have_count(0)
    player.page.locator(FRAME).focus()
    player.page.keyboard.press("ArrowDown")
    expect(player.page.locator(TIP)).to_have_count(1)
    player.page.get_by_test_id("heading").click()
    expect(player.page.locator(":focus-visible")).to_have_count(0)
    player.target(choice["kind"], choice["targets"][0]).evaluate("target => target.focus()")
    player.drawn()
    expect(player.page.locator(TIP)).to_have_count(0)


def names(player: Visitor) -> list[tuple[int, tuple[float, float]]]:
    """The places whose names can be clicked, and where."""
    found: list[tuple[int, tuple[float, float]]] = player.page.evaluate(NAMES)
    return found


def test_a_name_on_the_map_stands_for_its_place(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = begin(player, general_in_hand())
    number, (x, y) = next(one for one in names(player) if one[0] in choice_of(position, "go"))
    with player.acting():
        player.page.mouse.click(x, y)
    now = player.wait_after(position["seq"])
    assert now["view"]["step"].get("city") == number or number not in choice_of(now, "go")


def test_a_plate_stands_for_its_general(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = begin(player, marching("four-players"))
    alone = [one["generals"][0] for one in position["view"]["stacks"] if len(one["generals"]) == 1]
    numbers = [tables.PIECES.index(name) for name in alone]
    number = next(one for one in numbers if one in choice_of(position, "move"))
    with player.acting():
        player.page.locator(f'svg [data-plate][data-piece="{number}"] text').first.click()
    now = player.wait_after(position["seq"])
    assert now["view"]["step"]["pieces"] == [tables.PIECES[number]]


def test_a_notice_covers_nothing_that_may_be_chosen(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = begin(player, general_in_hand())
    # What may be chosen is drawn to where notices come.
    [(left, _, right, bottom)] = boxes(player, FRAME)
    targets = boxes(player, TARGETS)
    middle = sum(box[0] + box[2] for box in targets) / 2 / len(targets)
    lowest = max(box[3] for box in targets)
    drag(player, (left + right) / 2 - middle, bottom - 30 - lowest)
    _, (x, y) = next(one for one in names(player) if one[0] not in choice_of(position, "go"))
    player.page.mouse.click(x, y)
    player.toast.wait_for()
    player.drawn()
    [toast] = boxes(player, "[data-testid=toast]")
    targets = seen(player, TARGETS)
    assert targets
    assert not [box for box in targets if meet(box, toast)]
