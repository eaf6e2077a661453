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
def test_the_map_moves_and_neither_tools_nor_tips_cover_what_may_be_chosen(
    visit: Callable[..., Visitor], game: str
) -> None:
    """With a piece in hand, or a battle to begin."""
    player = visit()
    position = begin(player, IN_HAND[game]())
    it_moves_at_every_zoom_and_the_tools_cover_nothing(player)
    zooming_out_brings_the_whole_board_back(player)
    tips_cover_neither_what_is_in_hand_nor_where_it_may_go(player, position)
    the_keyboard_has_its_tip_too(player, position)


def zoom_in(player: Visitor) -> None:
    board = player.page.locator("svg.board")
    wide = board.bounding_box()["width"]
    player.page.get_by_role("button", name="Zoom in").click()
    player.until(partial(is_wider, board, 1.2 * wide))
    player.rest()


def it_moves_at_every_zoom_and_the_tools_cover_nothing(player: Visitor) -> None:
    board = player.page.locator("svg.board")
    [tools] = boxes(player, TOOLS)
    for zoom in range(3):
        for dx, dy in ((160, 110), (-320, -220), (160, 110)):
            before = board.bounding_box()
            drag(player, dx, dy)
            after = board.bounding_box()
            assert (after["x"] - before["x"], after["y"] - before["y"]) == pytest.approx((dx, dy), abs=1.5), zoom
            shown = seen(player, f"{FRAME} .piece, {TARGETS}")
            assert shown or zoom > 0
            assert not [box for box in shown if meet(box, tools)], (zoom, dx, dy)
        if zoom < 2:
            zoom_in(player)


def zooming_out_brings_the_whole_board_back(player: Visitor) -> None:
    board = player.page.locator("svg.board")
    player.page.get_by_role("button", name="Show the whole board").click()
    player.rest()
    home = board.bounding_box()
    drag(player, 300, 200)
    zoom_in(player)
    player.page.get_by_role("button", name="Zoom out").click()
    player.until(lambda: board.bounding_box() == pytest.approx(home, abs=1))


def tips_cover_neither_what_is_in_hand_nor_where_it_may_go(player: Visitor, position: Any) -> None:
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


def the_keyboard_has_its_tip_too(player: Visitor, position: Any) -> None:
    """A focus that nobody sees has none."""
    choice = next(one for one in position["choices"] if one["role"] == "place")
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


def is_open(player: Visitor, stack: list[int]) -> bool:
    player.drawn()
    ((left, _, right, _), (other, *_)) = (boxes(player, f'.piece[data-piece="{number}"]')[0] for number in stack[:2])
    return abs(left - other) > 0.6 * (right - left)


@pytest.mark.parametrize("game", ["friedrich", "paths-of-glory"])
def test_a_stack_fans_out_only_when_asked_for_and_covers_nothing_that_may_be_chosen(
    visit: Callable[..., Visitor], game: str
) -> None:
    player = visit()
    match, stack = stacked(game)
    position = begin(player, match)
    a_click_fans_it_out_and_escape_and_a_press_elsewhere_close_it(player, stack)
    open_stack(player, stack[0])
    a_fan_covers_no_target(player, stack)
    if game == "paths-of-glory":
        with player.acting():
            player.target("piece", stack[0]).click()
        position = player.wait_after(position["seq"])
        a_fan_covers_no_space_to_which_what_is_taken_may_go(player, stack, position)
        undo = {"seat": position["seat"], "seq": position["seq"]}
        position = player.post(f"/matches/{player.match}/undo", undo)["position"]
        player.shows(position)
    press_elsewhere(player)
    expect(player.page.locator(f'svg .piece[data-piece="{stack[0]}"]')).to_have_attribute("data-folded", "true")

    for _ in range(2):
        player.page.get_by_role("button", name="Zoom in").click()
        player.rest()
    if game == "paths-of-glory":
        the_handle_of_a_stack_opens_it(player, glory.space("Brussels"))
    player.target("piece", stack[0]).scroll_into_view_if_needed()
    player.rest()
    a_press_that_stays_fans_it_out_and_chooses_nothing(player, stack, position)
    a_fan_covers_no_target(player, stack)
    now = the_next_click_chooses_what_it_is_on(player, stack, position)
    if game == "paths-of-glory":
        a_fan_covers_no_space_to_which_what_is_taken_may_go(player, stack, now)


def press_elsewhere(player: Visitor) -> None:
    player.page.locator(FRAME).click(position={"x": 4, "y": 4})


def a_click_fans_it_out_and_escape_and_a_press_elsewhere_close_it(player: Visitor, stack: list[int]) -> None:
    top = player.page.locator(f'svg .piece[data-piece="{stack[0]}"]')
    fans_out = partial(is_open, player, stack)
    # The pointer passes over it, and rests there.
    top.hover()
    player.drawn()
    assert not fans_out()
    expect(top).to_have_attribute("data-folded", "true")

    # With several on offer a click asks for it.
    top.click()
    player.until(fans_out)
    player.page.keyboard.press("Escape")
    expect(top).to_have_attribute("data-folded", "true")
    assert not fans_out()
    top.click()
    player.until(fans_out)
    press_elsewhere(player)
    expect(top).to_have_attribute("data-folded", "true")


def a_press_that_stays_fans_it_out_and_chooses_nothing(player: Visitor, stack: list[int], position: Any) -> None:
    mouse = player.page.mouse
    box = player.page.locator(f'svg .piece[data-piece="{stack[0]}"]').bounding_box()
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    player.until(partial(is_open, player, stack))
    mouse.up()
    assert player.position()["seq"] == position["seq"]


def the_next_click_chooses_what_it_is_on(player: Visitor, stack: list[int], position: Any) -> Any:
    with player.acting():
        player.press(player.page.locator(f'svg .piece[data-piece="{stack[1]}"]'))
        player.confirm("leave")
    now = player.wait_after(position["seq"])
    assert stack[1] not in [target for verb in ("take", "leave") for target in choice_of(now, verb)]
    return now


def the_handle_of_a_stack_opens_it(player: Visitor, place: int) -> None:
    page = player.page
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


def pieces_of(stack: list[int]) -> str:
    return ", ".join(f'.piece[data-piece="{number}"]' for number in stack)


def a_fan_covers_no_target(player: Visitor, stack: list[int]) -> None:
    player.drawn()
    own = pieces_of(stack)
    fan = boxes(player, f"{own}, [data-all], rect.tray")
    others = seen(player, f"{TARGETS}:not({own})")
    assert len(fan) > 1
    assert others
    assert not [(one, other) for one in fan for other in others if meet(one, other)]


def a_fan_covers_no_space_to_which_what_is_taken_may_go(player: Visitor, stack: list[int], position: Any) -> None:
    """The fan stays for the others of the stack."""
    player.shows(position)
    assert {"take", "go"} <= verbs(position)
    player.drawn()
    fan = boxes(player, f"{pieces_of(stack)}, rect.tray")
    targets = seen(player, f"{TARGETS}[data-space]")
    assert len(targets) > 1
    assert not [(one, other) for one in fan for other in targets if meet(one, other)]


def names(player: Visitor) -> list[tuple[int, tuple[float, float]]]:
    """The places whose names can be clicked, and where."""
    found: list[tuple[int, tuple[float, float]]] = player.page.evaluate(NAMES)
    return found


def test_a_plate_stands_for_its_general_and_a_name_for_its_place_and_a_notice_covers_no_target(
    visit: Callable[..., Visitor],
) -> None:
    player = visit()
    position = begin(player, marching("four-players"))
    position = a_plate_stands_for_its_general(player, position)
    player.shows(position)
    a_notice_covers_nothing_that_may_be_chosen(player, position)
    a_name_stands_for_its_place(player, position)


def a_plate_stands_for_its_general(player: Visitor, position: Any) -> Any:
    alone = [one["generals"][0] for one in position["view"]["stacks"] if len(one["generals"]) == 1]
    numbers = [tables.PIECES.index(name) for name in alone]
    number = next(one for one in numbers if one in choice_of(position, "move"))
    with player.acting():
        player.page.locator(f'svg [data-plate][data-piece="{number}"] text').first.click()
    now = player.wait_after(position["seq"])
    assert now["view"]["step"]["pieces"] == [tables.PIECES[number]]
    return now


def a_name_stands_for_its_place(player: Visitor, position: Any) -> None:
    number, (x, y) = next(one for one in names(player) if one[0] in choice_of(position, "go"))
    with player.acting():
        player.page.mouse.click(x, y)
    now = player.wait_after(position["seq"])
    assert now["view"]["step"].get("city") == number or number not in choice_of(now, "go")


def a_notice_covers_nothing_that_may_be_chosen(player: Visitor, position: Any) -> None:
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
