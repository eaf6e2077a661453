"""The whole way with the keyboard only."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.friedrich import calm
from tests.browser.table import Visitor, choice_of, verbs


def tab_to(player: Visitor, selector: str, most: int = 80) -> None:
    """Press Tab until something that fits has the focus."""
    for _ in range(most):
        player.page.keyboard.press("Tab")
        if player.page.evaluate("s => document.activeElement.matches(s)", selector):
            return
    raise AssertionError(f"Tab does not come to {selector}")


def focus(player: Visitor, name: str) -> str:
    return str(player.page.evaluate("name => document.activeElement.dataset[name] ?? ''", name))


def test_from_the_front_page_to_a_march(visit: Callable[..., Visitor]) -> None:
    player = visit()
    page = player.page
    page.goto("/")
    page.get_by_test_id("play-friedrich").wait_for()
    tab_to(player, "[data-testid=play-friedrich]")
    page.keyboard.press("Enter")
    page.get_by_test_id("scenario").select_option("four-players")
    tab_to(player, "[data-testid=start]")
    page.keyboard.press("Enter")
    player.at_match()

    # Set-up: numbers are buttons, and the focus is not lost with what had it.
    position = player.asked()
    assert {choice["kind"] for choice in position["choices"]} == {"number"}
    player.shows(position)
    tab_to(player, "[data-testid=prompt] button[data-verb]:enabled")
    with player.acting():
        page.keyboard.press("Enter")
    player.shows(player.wait_after(position["seq"]))
    player.until(lambda: page.evaluate("document.activeElement !== document.body"))
    position = player.asked()
    player.shows(position)
    tab_to(player, "[data-testid=prompt] button[data-verb]:enabled", most=5)
    with player.acting():
        page.keyboard.press("Enter")
    player.wait_after(position["seq"])
    position = player.asked()
    while "move" not in verbs(position):
        player.act(position, *calm(position))
        position = player.asked()

    # The board has the focus now: arrows go from one thing on offer to the next, Enter chooses.
    player.shows(position)
    player.until(lambda: page.evaluate("document.activeElement.matches('[role=application]')"))
    page.keyboard.press("ArrowDown")
    first = focus(player, "piece")
    assert first
    for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
        page.locator("[role=application]").focus()
        page.keyboard.press(key)
        assert focus(player, "piece"), key
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert focus(player, "piece")
    with player.acting():
        page.keyboard.press("Enter")
    position = player.wait_for(lambda now: "go" in verbs(now))
    player.shows(position)
    player.until(lambda: page.evaluate("document.activeElement.closest('[role=application]') !== null"))
    page.keyboard.press("ArrowLeft")
    city = focus(player, "city")
    assert int(city) in choice_of(position, "go")
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert player.get("/games/friedrich")["kinds"]["city"][int(city)] in label
    with player.acting():
        page.keyboard.press("Enter")

    # Plus and minus zoom, 0 shows the whole board.
    player.shows(player.asked())
    page.locator("[role=application]").focus()
    board = page.locator("svg.board")
    whole = board.bounding_box()["width"]
    page.keyboard.press("+")
    player.until(lambda: board.bounding_box()["width"] > whole * 1.4)
    page.keyboard.press("0")
    player.until(lambda: abs(board.bounding_box()["width"] - whole) < 2)
