"""Drag and drop, the second way with a mouse: a piece onto a place, a card onto the board. A finger pans the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard import Match
from grognard.games.friedrich.facts import tables
from tests.browser.ahead import look
from tests.browser.table import HIT, Visitor, begin, choice_of, verbs
from tests.browser.test_board_by_hand import FRAME, boxes, played, ready_to_move
from tests.browser.test_in_hand import city, empty, held, marching, piece, sign, where
from tests.games.paths_of_glory import table as glory
from tests.games.quartermaster_1914 import table as quartermaster
from tests.games.warzag import table as warzag

DRAGGED = ".dragged"
Point = tuple[float, float]


def friedrich_at(position: Any) -> str:
    return where(position, "Friedrich")


def corps_at(position: Any) -> str:
    found: str = next(one["place"] for one in position["view"]["units"] if one["piece"] == "GE5")
    return found


def artillery_at(position: Any) -> str:
    found: str = next(one["at"] for one in position["view"]["armies"] if one["army"] == warzag.army("UK artillery 1"))
    return found


PIECES: dict[str, tuple[Callable[[], Match], str, int, Callable[[Any], str]]] = {
    "friedrich": (marching, "move", piece("Friedrich"), friedrich_at),
    "paths-of-glory": (ready_to_move, "take", glory.piece("GE5"), corps_at),
    "warzag": (warzag.british_turn, "take", warzag.army("UK artillery 1"), artillery_at),
}
"""Where a piece stands alone, the act that takes it up, its number, and where it is in a position."""


def middle(thing: Any) -> Point:
    """A point at which the pointer is on this and on nothing else."""
    thing.scroll_into_view_if_needed()
    thing.page.locator("[role=application]:not(.moving)").wait_for(state="attached")
    found = thing.evaluate(HIT)
    assert found, thing
    return found[0], found[1]


def drag(player: Visitor, start: Point, end: Point) -> None:
    mouse = player.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    mouse.move(*end)


def let_go(player: Visitor) -> None:
    player.page.mouse.up()
    expect(player.page.locator(DRAGGED)).to_have_count(0)


@pytest.mark.parametrize("game", PIECES)
def test_a_piece_is_dragged_to_a_place(visit: Callable[..., Visitor], game: str) -> None:
    player = visit()
    lay, verb, number, at = PIECES[game]
    match = lay()
    goal = choice_of(look(played(lay(), (verb, number), until=lambda now: "go" in verbs(now))), "go")
    position = begin(player, match)
    kind = next(choice["kind"] for choice in position["choices"] if choice["verb"] == verb)
    here = at(position)
    position = beside_the_board_it_is_put_back(player, kind, number)
    assert at(position) == here
    position = let_go_where_it_stood_it_is_put_back(player, kind, number)
    assert at(position) == here

    start = alone(player, kind, number)
    drag(player, start, (start[0] + 40, start[1] - 40))
    expect(player.page.locator(f"{FRAME} {DRAGGED}")).to_have_count(1)
    position = held(player, kind, number)
    # It is offered where it may go while it is in the mouse's hand.
    place = next(choice["kind"] for choice in position["choices"] if choice["verb"] == "go")
    near = min(
        (spot for spot in (player.target(place, one).evaluate(HIT) for one in goal) if spot),
        key=lambda spot: abs(spot[0] - start[0]) + abs(spot[1] - start[1]),
    )
    player.page.mouse.move(*near)
    [(left, top, right, bottom)] = boxes(player, f"{FRAME} {DRAGGED}")
    assert left <= near[0] <= right
    assert top <= near[1] <= bottom
    let_go(player)
    position = player.wait_for(lambda now: at(now) != here)
    player.shows(position)


def alone(player: Visitor, kind: str, number: int) -> Point:
    """Where the pointer takes hold of a piece; its stack fans out first."""
    thing = player.target(kind, number)
    if thing.get_attribute("data-folded") is not None:
        thing.evaluate("piece => piece.dispatchEvent(new MouseEvent('click', {bubbles: true}))")
        player.page.locator(f'svg [data-{kind}="{number}"]:not([data-folded])').first.wait_for()
        player.drawn()
    return middle(thing)


def beside_the_board_it_is_put_back(player: Visitor, kind: str, number: int) -> Any:
    start = alone(player, kind, number)
    drag(player, start, (start[0] + 60, start[1]))
    taken = held(player, kind, number)
    outside = player.page.get_by_test_id("heading").bounding_box()
    player.page.mouse.move(outside["x"] + 5, outside["y"] + 5)
    let_go(player)
    return empty(player, taken)


def let_go_where_it_stood_it_is_put_back(player: Visitor, kind: str, number: int) -> Any:
    start = alone(player, kind, number)
    drag(player, start, (start[0] + 60, start[1]))
    taken = held(player, kind, number)
    player.page.mouse.move(start[0] + 3, start[1])
    let_go(player)
    return empty(player, taken)


def test_what_cannot_be_taken_up_pans_the_board_and_a_place_that_is_not_allowed_says_why(
    visit: Callable[..., Visitor],
) -> None:
    player = visit()
    position = begin(player, marching())
    board = player.page.locator("svg.board")
    before = board.bounding_box()
    daun = middle(player.target("piece", piece("Daun")))
    drag(player, daun, (daun[0] - 60, daun[1] - 40))
    let_go(player)
    player.rest()
    after = board.bounding_box()
    assert (after["x"] - before["x"], after["y"] - before["y"]) == pytest.approx((-60, -40), abs=1.5)
    assert player.position()["seq"] == position["seq"]

    start = middle(player.target("piece", piece("Friedrich")))
    drag(player, start, middle(player.target("piece", piece("Daun"))))
    taken = held(player, "piece", piece("Friedrich"))
    let_go(player)
    # It stays in hand, as after a click on such a place.
    player.toast.wait_for()
    expect(sign(player)).to_have_count(1)
    assert player.position()["seq"] == taken["seq"]


def test_what_is_in_hand_is_dragged_on(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = begin(player, marching())
    position = player.act(position, "move", piece("Friedrich"))
    position = player.act(position, "go", city("Ohlau"))
    player.shows(position)
    start = middle(player.target("piece", piece("Friedrich")))
    goal = choice_of(position, "go")[0]
    drag(player, start, middle(player.target("city", goal)))
    let_go(player)
    player.wait_for(lambda now: where(now, "Friedrich") == tables.CITIES[goal])


def test_a_finger_that_travels_pans_the_board(visit: Callable[..., Visitor]) -> None:
    player = visit("tablet")
    position = begin(player, marching())
    board = player.page.locator("svg.board")
    before = board.bounding_box()
    x, y = middle(player.target("piece", piece("Friedrich")))
    finger = player.context.new_cdp_session(player.page)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": x + 40, "y": y + 30}]),
        ("touchMove", [{"x": x + 80, "y": y + 60}]),
        ("touchEnd", []),
    ):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    finger.detach()
    player.until(lambda: board.bounding_box()["x"] != before["x"])
    expect(player.page.locator(DRAGGED)).to_have_count(0)
    assert player.position()["seq"] == position["seq"]


def test_a_card_is_dragged_onto_the_board(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = begin(player, quartermaster.german_turn())
    player.page.keyboard.press("k")
    card = player.hand.locator("button.offered").first
    start = card.bounding_box()["x"] + 6, card.bounding_box()["y"] + 20
    mouse = player.page.mouse
    # Let go beside the board, nothing is done with it.
    heading = player.page.get_by_test_id("heading").bounding_box()
    drag(player, start, (heading["x"] + 5, heading["y"] + 5))
    expect(player.page.locator(f"body > {DRAGGED}")).to_have_count(1)
    let_go(player)
    expect(player.page.get_by_role("menu")).to_have_count(0)
    expect(player.hand.locator("button[data-target][aria-pressed=true]")).to_have_count(0)
    assert player.position()["seq"] == position["seq"]

    [(left, top, right, bottom)] = boxes(player, FRAME)
    number = int(card.get_attribute("data-target"))
    uses = card.get_attribute("data-verbs").split()
    drag(player, start, ((left + right) / 2, top + (bottom - top) / 4))
    mouse.up()
    if len(uses) > 1:
        with player.acting():
            player.page.locator(f'[role=menu] button[data-verb="{uses[0]}"]').click()
    now = player.wait_after(position["seq"])
    assert number not in choice_of(now, uses[0])
