"""A piece in hand can be dropped: Escape, the piece again, another piece, Done, and a stop sign at the piece itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard import Match
from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.position import position as compose
from tests.browser.ahead import composed
from tests.browser.table import Visitor, begin, choice_of, verbs
from tests.browser.test_board_by_hand import played, ready_to_move
from tests.browser.test_keyboard import tab_to
from tests.games.paths_of_glory import table as glory
from tests.games.warzag import table as warzag

PIECES = {
    "Friedrich": "Breslau",
    "Keith": "Liegnitz",
    "Winterfeldt": "Liegnitz",
    "Prussian train 1": "Glogau",
    "Daun": "Olmütz",
    "Austrian train 1": "Brünn",
}


def piece(name: str) -> int:
    return tables.PIECES.index(name)


def city(name: str) -> int:
    return tables.CITIES.index(name)


def marching() -> Match:
    state = compose("austrian-theatre", pieces=PIECES, troops={"Friedrich": 8, "Keith": 6})
    return composed("friedrich", "austrian-theatre", state)


def where(position: Any, name: str) -> str:
    number = next(one["city"] for one in position["view"]["pieces"] if one["name"] == name)
    return str(tables.CITIES[number])


def held(player: Visitor, kind: str, *targets: int) -> Any:
    """The position once these are in hand, and shown."""
    found = player.wait_for(lambda now: bool(now["held"]) and now["held"]["targets"] == list(targets))
    assert found["held"]["kind"] == kind
    player.shows(found)
    return found


def empty(player: Visitor, position: Any) -> Any:
    """A later position with nothing in hand, and shown."""
    found = player.wait_for(lambda now: now["held"] is None and now["seq"] > position["seq"])
    player.shows(found)
    return found


def sign(player: Visitor) -> Any:
    return player.page.get_by_test_id("stop-sign")


def back(player: Visitor, start: Any) -> Any:
    """Take back what happened since this position; that is shown again."""
    position = player.position()
    while position["point"] > start["point"]:
        data = {"seat": start["seat"], "seq": position["seq"]}
        position = player.post(f"/matches/{player.match}/undo", data)["position"]
    player.shows(position)
    return position


def press_done(player: Visitor) -> None:
    player.prompt.locator('button[data-verb="done"]').click()


# Friedrich


def taken(player: Visitor, position: Any, go: str = "") -> Any:
    """Friedrich is in hand, and has moved to this city, if one is named."""
    position = player.act(position, "move", piece("Friedrich"))
    if go:
        position = player.act(position, "go", city(go))
    player.shows(position)
    return position


def test_what_has_not_moved_is_put_back(visit: Callable[..., Visitor]) -> None:
    player = visit()
    start = begin(player, marching())
    position = by_escape_it_is_put_back(player, start)
    position = the_piece_again_puts_it_back(player, position)
    a_stack_again_asks_who_stays_or_is_put_back(player, position)
    another_piece_is_taken_instead(player, back(player, start))


def by_escape_it_is_put_back(player: Visitor, position: Any) -> Any:
    position = taken(player, position)
    assert position["held"]["moved"] is False
    expect(sign(player)).to_have_count(1)
    player.page.keyboard.press("Escape")
    return put_back(player, position)


def the_piece_again_puts_it_back(player: Visitor, position: Any) -> Any:
    position = taken(player, position)
    player.press(player.target("piece", piece("Friedrich")))
    return put_back(player, position)


def put_back(player: Visitor, position: Any) -> Any:
    position = empty(player, position)
    assert where(position, "Friedrich") == "Breslau"
    assert piece("Friedrich") in choice_of(position, "move")
    expect(sign(player)).to_have_count(0)
    return position


def a_stack_again_asks_who_stays_or_is_put_back(player: Visitor, position: Any) -> None:
    leader = min(piece("Keith"), piece("Winterfeldt"))
    position = player.act(position, "move", leader)
    assert len(position["held"]["targets"]) == 2
    player.shows(position)
    player.press(player.target("piece", leader))
    player.page.locator(f'svg [data-piece="{leader}"]:not([data-folded])').first.wait_for()
    player.press(player.target("piece", leader))
    expect(player.page.locator("[role=menu] button[data-verb=leave]")).to_have_count(1)
    player.page.get_by_test_id("menu-drop").click()
    position = empty(player, position)
    assert "move" in verbs(position)


def another_piece_is_taken_instead(player: Visitor, position: Any) -> None:
    taken(player, position)
    train = piece("Prussian train 1")
    player.press(player.target("piece", train))
    position = held(player, "piece", train)
    assert where(position, "Friedrich") == "Breslau"


def test_what_has_moved_stops(visit: Callable[..., Visitor]) -> None:
    player = visit()
    start = begin(player, marching())
    for stop in (by_escape, by_the_piece_again, by_the_stop_sign, by_the_stop_sign_with_the_keyboard):
        position = taken(player, back(player, start), "Ohlau")
        stop(player)
        position = empty(player, position)
        assert where(position, "Friedrich") == "Ohlau", stop
        assert piece("Friedrich") not in choice_of(position, "move"), stop
    the_stop_sign_stands_beside_the_piece(player, back(player, start))
    another_piece_means_stop_here_and_take_that_one(player, back(player, start))
    escape_first_closes_what_is_open(player, back(player, start))
    an_enemy_is_no_piece_to_be_taken_up(player, back(player, start))
    done_means_stop_here_and_done(player, back(player, start))


def by_escape(player: Visitor) -> None:
    player.page.keyboard.press("Escape")


def by_the_piece_again(player: Visitor) -> None:
    player.press(player.target("piece", piece("Friedrich")))


def by_the_stop_sign(player: Visitor) -> None:
    sign(player).click()


def by_the_stop_sign_with_the_keyboard(player: Visitor) -> None:
    sign(player).focus()
    player.page.keyboard.press("Enter")


def the_stop_sign_stands_beside_the_piece(player: Visitor, position: Any) -> None:
    position = taken(player, position)
    expect(sign(player)).to_have_attribute("aria-label", "Put back: Friedrich")
    player.shows(player.act(position, "go", city("Ohlau")))
    expect(sign(player)).to_have_attribute("aria-label", "Stop here: Friedrich")
    here = sign(player).bounding_box()
    there = player.target("piece", piece("Friedrich")).bounding_box()
    far = abs(here["x"] + here["width"] / 2 - there["x"] - there["width"] / 2)
    assert far < 90
    assert here["width"] < 45


def another_piece_means_stop_here_and_take_that_one(player: Visitor, position: Any) -> None:
    taken(player, position, "Ohlau")
    train = piece("Prussian train 1")
    player.press(player.target("piece", train))
    position = held(player, "piece", train)
    assert where(position, "Friedrich") == "Ohlau"


def escape_first_closes_what_is_open(player: Visitor, position: Any) -> None:
    position = taken(player, position, "Ohlau")
    press_done(player)
    player.page.get_by_test_id("leave-not").wait_for()
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_test_id("leaves")).to_have_count(0)
    assert player.position()["seq"] == position["seq"]
    player.page.keyboard.press("Escape")
    empty(player, position)


def an_enemy_is_no_piece_to_be_taken_up(player: Visitor, position: Any) -> None:
    position = taken(player, position, "Ohlau")
    player.press(player.target("piece", piece("Daun")))
    player.toast.wait_for()
    assert player.position()["seq"] == position["seq"]


def done_means_stop_here_and_done(player: Visitor, position: Any) -> None:
    position = taken(player, position, "Ohlau")
    heading = position["heading"]
    press_done(player)
    expect(player.page.get_by_test_id("leaves")).to_contain_text("Not moved yet")
    assert player.position()["seq"] == position["seq"]
    player.page.get_by_test_id("leave-anyway").click()
    position = player.wait_for(lambda now: now["heading"] != heading)
    assert where(position, "Friedrich") == "Ohlau"


BY_KEY = {
    "friedrich": (marching, "move", piece("Friedrich"), piece("Prussian train 1")),
    "paths-of-glory": (ready_to_move, "take", glory.piece("GE1"), glory.piece("GE5")),
    "warzag": (warzag.british_turn, "take", warzag.army("UK armour 1"), warzag.army("UK infantry 1")),
}


@pytest.mark.parametrize("game", BY_KEY)
def test_another_piece_is_taken_up_instead_by_the_keyboard(visit: Callable[..., Visitor], game: str) -> None:
    player = visit()
    lay, verb, first, second = BY_KEY[game]
    position = begin(player, lay())
    kind = next(choice["kind"] for choice in position["choices"] if choice["verb"] == verb)
    player.target(kind, first).focus()
    player.page.keyboard.press("Enter")
    position = held(player, kind, first)
    # The focus stays with what is in hand; Tab comes to what could be taken up in its place.
    expect(player.target(kind, first)).to_be_focused()
    expect(player.target(kind, first)).to_have_accessible_name(re.compile("^Put back: "))
    other = player.target(kind, second)
    expect(other).to_have_accessible_name(re.compile("^Pick up instead: "))
    if game == "friedrich":
        arrows_go_where_the_piece_in_hand_may_go(player, position)
        player.target(kind, first).focus()
    tab_to(player, f'[data-{kind}="{second}"]', most=200)
    player.page.keyboard.press("Enter")
    position = held(player, kind, second)
    # Pressed again it is put down.
    player.page.keyboard.press("Enter")
    position = empty(player, position)

    # The same in the list, beside where it may go.
    player.shows(player.act(position, verb, first))
    player.page.get_by_test_id("list").focus()
    player.page.keyboard.press("Enter")
    player.prompt.get_by_role("searchbox").fill("instead")
    name = player.get(f"/games/{game}")["kinds"][kind][second]
    # It is told with its place.
    name = f"^Pick up instead: {re.escape(name)}, "
    player.prompt.get_by_role("button", name=re.compile(name, re.IGNORECASE)).first.focus()
    player.page.keyboard.press("Enter")
    held(player, kind, second)


def arrows_go_where_the_piece_in_hand_may_go(player: Visitor, position: Any) -> None:
    cities = choice_of(position, "go")
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
        player.page.keyboard.press(key)
        found = player.page.evaluate("document.activeElement.dataset.city ?? document.activeElement.dataset.testid")
        assert found == "stop-sign" or int(found) in cities


def test_on_a_phone(visit: Callable[..., Visitor]) -> None:
    player = visit("phone")
    position = taken(player, begin(player, marching()), "Ohlau")
    player.page.evaluate("document.querySelector('[data-testid=stop-sign]').scrollIntoView({block: 'center'})")
    sign(player).tap()
    position = empty(player, position)
    assert where(position, "Friedrich") == "Ohlau"


# Paths of Glory

GE8 = glory.piece("GE8")


def moving() -> Match:
    """Spaces are activated, and units may move."""
    spaces = [("move", glory.space(name)) for name in ("Brussels", "Sedan", "Insterberg")]
    wishes = ("operations", glory.card("CP34")), *spaces
    return played(glory.german_operations(), *wishes, until=lambda now: "take" in verbs(now))


def in_konigsberg(player: Visitor, position: Any) -> Any:
    """GE8 is in hand, and has moved there."""
    position = player.act(position, "take", GE8)
    position = player.act(position, "go", glory.space("Konigsberg"))
    player.shows(position)
    return position


def test_a_unit_of_paths_of_glory_is_dropped(visit: Callable[..., Visitor]) -> None:
    player = visit()
    start = position = begin(player, moving())
    for press in ("key", "piece"):
        position = player.act(position, "take", GE8)
        player.shows(position)
        if press == "key":
            player.page.keyboard.press("Escape")
        else:
            player.press(player.target("piece", GE8))
        position = empty(player, position)
        assert GE8 in choice_of(position, "take"), press
    position = in_konigsberg(player, position)
    sign(player).click()
    position = empty(player, position)
    assert glory.places(position, "GE8") == ["Konigsberg"]
    another_unit_of_paths_of_glory_is_taken_up_instead(player, back(player, start))
    done_stops_a_unit_of_paths_of_glory(player, back(player, start))


def another_unit_of_paths_of_glory_is_taken_up_instead(player: Visitor, position: Any) -> None:
    in_konigsberg(player, position)
    # It stands in a stack: a click opens that, another one takes it.
    corps = glory.piece("GE3")
    player.target("piece", corps).scroll_into_view_if_needed()
    player.rest()
    box = player.target("piece", corps).bounding_box()
    player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    player.page.locator("svg rect.tray").wait_for()
    player.press(player.target("piece", corps))
    position = held(player, "piece", corps)
    assert glory.places(position, "GE8") == ["Konigsberg"]


def done_stops_a_unit_of_paths_of_glory(player: Visitor, position: Any) -> None:
    in_konigsberg(player, position)
    press_done(player)
    player.page.get_by_test_id("leave-anyway").click()
    position = player.wait_for(lambda now: now["view"]["side"] == "AP")
    assert glory.places(position, "GE8") == ["Konigsberg"]


# WARZAG WWII

ARMOUR = warzag.army("UK armour 1")


def test_an_army_of_warzag_is_put_back(visit: Callable[..., Visitor]) -> None:
    player = visit()
    start = position = begin(player, warzag.british_turn())
    for press in ("key", "piece", "sign"):
        position = player.act(position, "take", ARMOUR)
        player.shows(position)
        if press == "key":
            player.page.keyboard.press("Escape")
        elif press == "piece":
            player.press(player.target("army", ARMOUR))
        else:
            sign(player).click()
        position = empty(player, position)
    another_army_of_warzag_is_taken_up_instead(player, back(player, start))
    a_base_with_an_army_has_one_menu_for_both(player, back(player, start))
    done_puts_an_army_of_warzag_back(player, back(player, start))


def another_army_of_warzag_is_taken_up_instead(player: Visitor, position: Any) -> None:
    player.shows(player.act(position, "take", ARMOUR))
    other = warzag.army("UK infantry 1")
    player.press(player.target("army", other))
    held(player, "army", other)


def a_base_with_an_army_has_one_menu_for_both(player: Visitor, position: Any) -> None:
    position = player.act(position, "infantry", warzag.territory("Alfa"))
    army = warzag.army("UK infantry 2")
    player.shows(position)
    player.press(player.target("army", army))
    menu = player.page.get_by_role("menu")
    expect(menu.locator("button[data-verb=take]")).to_have_count(1)
    with player.acting():
        menu.locator("button[data-verb=infantry]").click()
    position = player.wait_after(position["seq"])
    assert len(warzag.armies_at(position, "Alfa")) == 2


def done_puts_an_army_of_warzag_back(player: Visitor, position: Any) -> None:
    player.shows(player.act(position, "take", ARMOUR))
    press_done(player)
    player.page.get_by_test_id("leave-anyway").click()
    position = player.wait_for(lambda now: now["view"]["step"].get("phase") == "invasion")
    assert ("UK armour 1", 0) in warzag.armies_at(position, "C5")
