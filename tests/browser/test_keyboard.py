"""The whole way with the keyboard only."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.table import Visitor, in_battle, seeker_for, verbs

SEATS = {"Frederick": "me", "Maria Theresa": "me"}


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
    page.get_by_test_id("start").wait_for()
    page.keyboard.press("Enter")
    player.at_match()

    # Set-up: numbers are buttons.
    while True:
        position = player.wait_for(lambda now: bool(now["choices"]))
        if "move" in verbs(position):
            break
        player.shows(position)
        tab_to(player, "[data-testid=prompt] button[data-verb]")
        with player.acting():
            page.keyboard.press("Enter")

    # The board has the focus now: arrows go from one thing on offer to the next, Enter chooses.
    player.shows(position)
    player.until(lambda: page.evaluate("document.activeElement.matches('[role=application]')"))
    page.keyboard.press("ArrowDown")
    first = focus(player, "piece")
    assert first
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert focus(player, "piece")
    page.keyboard.press("Enter")
    position = player.wait_for(lambda now: "go" in verbs(now))
    player.shows(position)
    page.keyboard.press("ArrowLeft")
    city = focus(player, "city")
    assert int(city) in next(choice["targets"] for choice in position["choices"] if choice["verb"] == "go")
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert player.get("/games/friedrich")["kinds"]["city"][int(city)] in label
    with player.acting():
        page.keyboard.press("Enter")

    # Plus and minus zoom, 0 shows the whole board.
    page.locator("[role=application]").focus()
    board = page.locator("svg.board")
    whole = board.bounding_box()["width"]
    page.keyboard.press("+")
    player.until(lambda: board.bounding_box()["width"] > whole * 1.4)
    page.keyboard.press("0")
    player.until(lambda: abs(board.bounding_box()["width"] - whole) < 2)


def test_a_battle(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.create("austrian-theatre", SEATS)
    seeker = seeker_for(player, {0, 4, 5})
    position = player.position()
    while not in_battle(position):
        position = player.act(position, *seeker.decide(position))
    player.open()
    player.wait_for_turn()
    tab_to(player, "[data-testid=prompt] button[data-verb=break-off]")
    with player.acting():
        player.page.keyboard.press("Enter")


def test_the_focus_is_not_lost_with_what_had_it(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.create("four-players", dict.fromkeys(("Frederick", "Elisabeth", "Maria Theresa", "Pompadour"), "me"))
    player.open()
    page = player.page
    position = player.position()
    assert {choice["kind"] for choice in position["choices"]} == {"number"}
    player.wait_for_turn()
    tab_to(player, "[data-testid=prompt] button[data-verb]")
    with player.acting():
        page.keyboard.press("Enter")
    player.shows(player.wait_for(lambda now: now["seq"] > position["seq"]))
    player.until(lambda: page.evaluate("document.activeElement !== document.body"))
    tab_to(player, "[data-testid=prompt] button[data-verb]", most=2)


def test_any_arrow_comes_to_something_on_offer(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.create("austrian-theatre", SEATS)
    seeker = seeker_for(player, set())
    position = player.position()
    while "move" not in verbs(position):
        position = player.act(position, *seeker.decide(position))
    player.open()
    player.wait_for_turn()
    for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
        player.page.locator("[role=application]").focus()
        player.page.keyboard.press(key)
        assert focus(player, "piece"), key
