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
from tests.browser.table import Visitor, begin, verbs
from tests.browser.test_board_by_hand import ready_to_move
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


# Friedrich


def taken(player: Visitor, go: str = "") -> Any:
    """Friedrich is in hand, and has moved to this city, if one is named."""
    position = player.choose(begin(player, marching()), "move", piece("Friedrich"))
    if go:
        position = player.choose(position, "go", city(go))
    player.shows(position)
    return position


def test_escape_puts_back_what_has_not_moved(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = taken(player)
    assert position["held"]["moved"] is False
    player.page.keyboard.press("Escape")
    position = empty(player, position)
    assert piece("Friedrich") in next(one["targets"] for one in position["choices"] if one["verb"] == "move")
    expect(sign(player)).to_have_count(0)


def test_escape_stops_what_has_moved(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = taken(player, "Ohlau")
    player.page.keyboard.press("Escape")
    position = empty(player, position)
    assert where(position, "Friedrich") == "Ohlau"
    assert piece("Friedrich") not in next(one["targets"] for one in position["choices"] if one["verb"] == "move")


def test_the_piece_again_drops_it(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = taken(player)
    player.press(player.target("piece", piece("Friedrich")))
    position = empty(player, position)
    position = player.choose(position, "move", piece("Friedrich"))
    position = player.choose(position, "go", city("Ohlau"))
    player.shows(position)
    player.press(player.target("piece", piece("Friedrich")))
    position = empty(player, position)
    assert where(position, "Friedrich") == "Ohlau"


def test_a_stack_again_asks_who_stays_or_is_put_back(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = begin(player, marching())
    leader = min(piece("Keith"), piece("Winterfeldt"))
    position = player.choose(position, "move", leader)
    assert len(position["held"]["targets"]) == 2
    player.shows(position)
    player.press(player.target("piece", leader))
    player.page.locator(f'svg [data-piece="{leader}"]:not([data-folded])').first.wait_for()
    player.press(player.target("piece", leader))
    expect(player.page.locator("[role=menu] button[data-verb=leave]")).to_have_count(1)
    player.page.get_by_test_id("menu-drop").click()
    position = empty(player, position)
    assert "move" in verbs(position)


def test_another_piece_means_stop_here_and_take_that_one(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = taken(player, "Ohlau")
    train = piece("Prussian train 1")
    player.press(player.target("piece", train))
    position = held(player, "piece", train)
    assert where(position, "Friedrich") == "Ohlau"


def test_another_piece_before_the_first_step_is_taken_instead(visit: Callable[..., Visitor]) -> None:
    player = visit()
    taken(player)
    train = piece("Prussian train 1")
    player.press(player.target("piece", train))
    position = held(player, "piece", train)
    assert where(position, "Friedrich") == "Breslau"


def test_an_enemy_is_no_piece_to_be_taken_up(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = taken(player, "Ohlau")
    player.press(player.target("piece", piece("Daun")))
    player.toast.wait_for()
    assert player.position()["seq"] == position["seq"]


def test_done_means_stop_here_and_done(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = taken(player, "Ohlau")
    heading = position["heading"]
    player.prompt.locator('button[data-verb="done"]').click()
    expect(player.page.get_by_test_id("leaves")).to_contain_text("Not moved yet")
    assert player.position()["seq"] == position["seq"]
    player.page.get_by_test_id("leave-anyway").click()
    position = player.wait_for(lambda now: now["heading"] != heading)
    assert where(position, "Friedrich") == "Ohlau"


def test_the_stop_sign_stands_beside_the_piece(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = taken(player)
    expect(sign(player)).to_have_attribute("aria-label", "Put back: Friedrich")
    position = player.choose(position, "go", city("Ohlau"))
    player.shows(position)
    expect(sign(player)).to_have_attribute("aria-label", "Stop here: Friedrich")
    here = sign(player).bounding_box()
    there = player.target("piece", piece("Friedrich")).bounding_box()
    far = abs(here["x"] + here["width"] / 2 - there["x"] - there["width"] / 2)
    assert far < 90
    assert here["width"] < 45
    sign(player).click()
    position = empty(player, position)
    assert where(position, "Friedrich") == "Ohlau"


def test_the_stop_sign_by_the_keyboard(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = taken(player, "Ohlau")
    sign(player).focus()
    player.page.keyboard.press("Enter")
    position = empty(player, position)
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
    expect(other).to_have_accessible_name(re.compile("^Take up instead: "))
    tab_to(player, f'[data-{kind}="{second}"]', most=200)
    player.page.keyboard.press("Enter")
    position = held(player, kind, second)
    # Pressed again it is put down.
    player.page.keyboard.press("Enter")
    position = empty(player, position)

    # The same in the list, beside where it may go.
    position = player.choose(position, verb, first)
    player.shows(position)
    player.page.get_by_test_id("list").focus()
    player.page.keyboard.press("Enter")
    player.prompt.get_by_role("searchbox").fill("instead")
    name = player.get(f"/games/{game}")["kinds"][kind][second]
    player.prompt.get_by_role("button", name=f"Take up instead: {name}", exact=True).first.focus()
    player.page.keyboard.press("Enter")
    held(player, kind, second)


def test_arrows_go_where_the_piece_in_hand_may_go(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = begin(player, marching())
    player.target("piece", piece("Friedrich")).focus()
    player.page.keyboard.press("Enter")
    position = held(player, "piece", piece("Friedrich"))
    cities = next(one["targets"] for one in position["choices"] if one["verb"] == "go")
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
        player.page.keyboard.press(key)
        found = player.page.evaluate("document.activeElement.dataset.city ?? document.activeElement.dataset.testid")
        assert found == "stop-sign" or int(found) in cities


def test_escape_first_closes_what_is_open(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = taken(player, "Ohlau")
    player.prompt.locator('button[data-verb="done"]').click()
    player.page.get_by_test_id("leave-not").wait_for()
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_test_id("leaves")).to_have_count(0)
    assert player.position()["seq"] == position["seq"]
    player.page.keyboard.press("Escape")
    empty(player, position)


def test_on_a_phone(visit: Callable[..., Visitor]) -> None:
    player = visit("phone")
    position = taken(player, "Ohlau")
    player.page.evaluate("document.querySelector('[data-testid=stop-sign]').scrollIntoView({block: 'center'})")
    sign(player).tap()
    position = empty(player, position)
    assert where(position, "Friedrich") == "Ohlau"


# Paths of Glory


def moving(player: Visitor) -> Any:
    """Spaces are activated, and units may move."""
    position = begin(player, glory.german_operations())
    position = player.choose(position, "operations", glory.card("CP34"))
    for name in ("Brussels", "Sedan", "Insterberg"):
        position = player.pick(position, "move", "space", glory.space(name))
    return player.choose(position, "done")


def test_a_unit_of_paths_of_glory_is_dropped(visit: Callable[..., Visitor]) -> None:
    player = visit()
    army = glory.piece("GE8")
    position = player.choose(moving(player), "take", army)
    player.shows(position)
    player.page.keyboard.press("Escape")
    position = empty(player, position)
    position = player.choose(position, "take", army)
    player.shows(position)
    player.press(player.target("piece", army))
    position = empty(player, position)
    position = player.choose(position, "take", army)
    position = player.choose(position, "go", glory.space("Konigsberg"))
    player.shows(position)
    sign(player).click()
    position = empty(player, position)
    assert glory.places(position, "GE8") == ["Konigsberg"]


def test_another_unit_of_paths_of_glory_is_taken_up_instead(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = player.choose(moving(player), "take", glory.piece("GE8"))
    position = player.choose(position, "go", glory.space("Konigsberg"))
    player.shows(position)
    # It stands in a stack: a click opens that, another one takes it.
    corps = glory.piece("GE3")
    box = player.target("piece", corps).bounding_box()
    player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    player.page.locator("svg rect.tray").wait_for()
    player.press(player.target("piece", corps))
    position = held(player, "piece", corps)
    assert glory.places(position, "GE8") == ["Konigsberg"]


def test_done_stops_a_unit_of_paths_of_glory(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = player.choose(moving(player), "take", glory.piece("GE8"))
    position = player.choose(position, "go", glory.space("Konigsberg"))
    player.shows(position)
    player.prompt.locator('button[data-verb="done"]').click()
    player.page.get_by_test_id("leave-anyway").click()
    position = player.wait_for(lambda now: now["view"]["side"] == "AP")
    assert glory.places(position, "GE8") == ["Konigsberg"]


# WARZAG WWII


def test_an_army_of_warzag_is_put_back(visit: Callable[..., Visitor]) -> None:
    player = visit()
    army = warzag.army("UK armour 1")
    position = begin(player, warzag.british_turn())
    for press in ("key", "piece", "sign"):
        position = player.choose(position, "take", army)
        player.shows(position)
        if press == "key":
            player.page.keyboard.press("Escape")
        elif press == "piece":
            player.press(player.target("army", army))
        else:
            sign(player).click()
        position = empty(player, position)


def test_another_army_of_warzag_is_taken_up_instead(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = player.choose(begin(player, warzag.british_turn()), "take", warzag.army("UK armour 1"))
    player.shows(position)
    other = warzag.army("UK infantry 1")
    player.press(player.target("army", other))
    held(player, "army", other)


def test_done_puts_an_army_of_warzag_back(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = player.choose(begin(player, warzag.british_turn()), "take", warzag.army("UK armour 1"))
    player.shows(position)
    player.prompt.locator('button[data-verb="done"]').click()
    player.page.get_by_test_id("leave-anyway").click()
    position = player.wait_for(lambda now: now["view"]["step"].get("phase") == "invasion")
    assert ("UK armour 1", 0) in warzag.armies_at(position, "C5")


def test_a_base_with_an_army_has_one_menu_for_both(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = player.pick(begin(player, warzag.british_turn()), "infantry", "territory", warzag.territory("Alfa"))
    army = warzag.army("UK infantry 2")
    player.shows(position)
    player.press(player.target("army", army))
    menu = player.page.get_by_role("menu")
    expect(menu.locator("button[data-verb=take]")).to_have_count(1)
    with player.acting():
        menu.locator("button[data-verb=infantry]").click()
    position = player.wait_after(position["seq"])
    assert len(warzag.armies_at(position, "Alfa")) == 2
