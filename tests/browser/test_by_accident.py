"""Nothing by accident: what a quick hand, a key held down or a second tab would do, and does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from grognard.games.quartermaster_1914.library import KINDS
from tests.browser.friedrich import calm, marching
from tests.browser.table import Visitor, verbs
from tests.quartermaster_1914.table import ATTACK, german_turn
from tests.warzag.table import campaign

DEAF = """
window.WebSocket = class extends EventTarget { close() {} send() {} };
"""
"""A page that hears of nothing, as one that slept."""


def ready(player: Visitor, how: str = "yes") -> None:
    """Wait until presses count on the page."""
    player.page.locator(f"[data-testid=desk][data-ready={how}]").wait_for()


def middle(thing: Any) -> tuple[float, float]:
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def button(player: Visitor, verb: str) -> Any:
    return player.prompt.locator(f'button[data-verb="{verb}"]')


def at_the_march(visit: Callable[..., Visitor], size: str = "desktop") -> tuple[Visitor, Any]:
    """Prussia moves, then Austria: both are this visitor's, and clicks count after the usual pause."""
    player = visit(size, at_once=False)
    player.sit(marching())
    player.open()
    player.wait_for_turn()
    ready(player)
    return player, player.position()


def test_ten_quick_clicks_end_one_turn_only(visit: Callable[..., Visitor]) -> None:
    player, before = at_the_march(visit)
    x, y = middle(button(player, "done"))
    for _ in range(10):
        player.page.mouse.click(x, y, delay=30)
    after = player.wait_after(before["seq"])
    player.shows(after)
    ready(player)
    assert player.position()["seq"] == after["seq"]
    assert [after["asked"], before["asked"]] == [["Maria Theresa"], ["Frederick"]]
    # Once it has been seen it counts, also where the last click fell.
    with player.acting():
        player.page.mouse.click(x, y)
    player.wait_after(after["seq"])


def test_a_click_elsewhere_counts_sooner(visit: Callable[..., Visitor]) -> None:
    player, before = at_the_march(visit)
    button(player, "done").click()
    after = player.wait_after(before["seq"])
    player.shows(after)
    player.page.locator("[data-testid=desk]:not([data-ready=no])").wait_for()
    piece = next(choice["targets"][0] for choice in after["choices"] if choice["verb"] == "move")
    with player.acting():
        player.press(player.target("piece", piece))


def test_a_key_held_down_acts_once(visit: Callable[..., Visitor]) -> None:
    player, before = at_the_march(visit)
    button(player, "done").focus()
    keyboard = player.page.keyboard
    for _ in range(8):
        keyboard.down("Enter")
    after = player.wait_after(before["seq"])
    player.shows(after)
    ready(player)
    button(player, "done").focus()
    for _ in range(3):
        keyboard.down("Enter")
    assert player.position()["seq"] == after["seq"]
    keyboard.up("Enter")
    with player.acting():
        keyboard.press("Enter")


def test_a_double_click_takes_one_act_back(visit: Callable[..., Visitor]) -> None:
    player, position = at_the_march(visit)
    piece = next(choice["targets"][0] for choice in position["choices"] if choice["verb"] == "move")
    position = player.act(position, "move", piece)
    position = player.act(position, "go", next(one["targets"][0] for one in position["choices"] if one["verb"] == "go"))
    player.shows(position)
    player.page.get_by_test_id("undo").dblclick()
    after = player.wait_after(position["seq"])
    player.shows(after)
    ready(player)
    assert player.position()["seq"] == after["seq"]
    assert "go" in verbs(after)
    player.page.get_by_test_id("undo").click()
    assert "move" in verbs(player.wait_after(after["seq"]))


def test_a_double_click_only_lifts_a_card(visit: Callable[..., Visitor]) -> None:
    player = visit(at_once=False)
    player.sit(german_turn())
    player.open()
    player.wait_for_turn()
    ready(player)
    before = player.position()
    card = player.hand.locator(f'button.offered[data-target="{KINDS.index(ATTACK)}"][data-verbs=play]')
    card.dblclick(position={"x": 6, "y": 20})
    expect(card).to_have_attribute("aria-pressed", "true")
    player.hand.locator("button.pick[aria-pressed=true]:not([data-early])").wait_for()
    assert player.position()["seq"] == before["seq"]
    with player.acting():
        card.click(position={"x": 6, "y": 20})
    assert "play" not in verbs(player.wait_after(before["seq"]))


def test_what_opened_a_menu_does_not_choose_in_it(visit: Callable[..., Visitor]) -> None:
    player = visit(at_once=False)
    player.sit(campaign())
    player.open()
    player.wait_for_turn()
    ready(player)
    before = player.position()
    target = next(choice["targets"][0] for choice in before["choices"] if choice["verb"] == "invade")
    player.target("territory", target).focus()
    for _ in range(3):
        player.page.keyboard.press("Enter")
    menu = player.page.get_by_role("menu")
    player.page.locator("[role=menu]:not([data-early])").wait_for()
    assert player.position()["seq"] == before["seq"]
    expect(menu.locator("button").first).to_be_focused()
    with player.acting():
        player.page.keyboard.press("Enter")


def test_a_second_tab_does_not_answer_a_later_question(visit: Callable[..., Visitor]) -> None:
    """The tab slept over a whole turn, and the question looks just as it did."""
    player, before = at_the_march(visit)
    tab = player.context.new_page()
    tab.add_init_script(DEAF)
    tab.goto(f"/match/{player.match}")
    tab.locator("[data-testid=desk][data-ready=yes]").wait_for()
    position = before
    while position is before or (position["prompt"], position["choices"]) != (before["prompt"], before["choices"]):
        position = player.act(player.asked(), *calm(player.asked()))
    with tab.expect_response(lambda answer: "/act?" in answer.url) as answered:
        tab.locator('[data-testid=prompt] button[data-verb="done"]').click()
    assert answered.value.status == 409
    tab.get_by_test_id("toast").wait_for()
    tab.locator(f'[data-testid=desk][data-seq="{position["seq"]}"]').wait_for()
    assert player.position()["seq"] == position["seq"]


def test_the_pause_is_the_readers_own(visit: Callable[..., Visitor]) -> None:
    player, before = at_the_march(visit)
    player.page.get_by_test_id("table-menu").click()
    choice = player.page.get_by_test_id("pause")
    expect(choice).to_have_value("400")
    choice.select_option("0")
    player.page.keyboard.press("Escape")
    player.page.reload()
    player.prompt.wait_for()
    x, y = middle(button(player, "done"))
    with player.acting():
        player.page.mouse.click(x, y)
    after = player.wait_after(before["seq"])
    player.shows(after)
    with player.acting():
        player.page.mouse.click(x, y)
    player.wait_after(after["seq"])
