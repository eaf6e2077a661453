"""What the first load of a match brings; how long it takes is measured by `grognard bench browser`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from grognard import find, names
from tests.browser.fixtures import NOTHING
from tests.browser.friedrich import GAME, calm
from tests.browser.table import Visitor, verbs

BUDGET = 250_000
"""Bytes of everything that comes, compressed."""
HEIGHTS = """() => [".board", ".top"].map(part =>
  getComputedStyle(document.querySelector(`[data-testid=table] ${part}`)).getPropertyValue("--top"))"""


def is_wider(board: Any, width: float) -> bool:
    return bool(board.bounding_box()["width"] > width)


def test_the_first_load_of_a_match(visit: Callable[..., Visitor]) -> None:
    player = visit()
    session = player.context.new_cdp_session(player.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    for game in sorted(names(), key=lambda name: name == GAME):
        it_is_small_and_draws_the_board(player, game)
    session.detach()
    a_drag_moves_the_board_and_chooses_nothing(player)


def it_is_small_and_draws_the_board(player: Visitor, game: str) -> None:
    player.page.goto(NOTHING)
    player.create("", dict.fromkeys(find(game).scenario().seats, "me"), game=game)
    loaded: dict[str, int] = {}
    packed: dict[str, str] = {}

    def count(request: Any) -> None:
        size, how = request.sizes()["responseBodySize"], request.response().headers.get("content-encoding", "")
        # Emblems of cards come when all else is there: what is still under way now is in neither.
        loaded[request.url], packed[request.url] = size, how

    player.page.on("requestfinished", count)
    player.open()
    player.page.wait_for_load_state("networkidle")
    player.page.remove_listener("requestfinished", count)
    assert 100_000 < sum(loaded.values()) <= BUDGET, (game, loaded)
    for kind in (".js", ".css", "/layout"):
        of_kind = [url for url in loaded if urlsplit(url).path.endswith(kind)]
        assert of_kind, (game, kind)
        assert all(packed[url] == "br" for url in of_kind if loaded[url] > 2000), (game, packed)
    assert player.page.evaluate("performance.getEntriesByName('board').length") > 0
    # What changes with every question is not inherited by the board, all of whose pieces would be styled again.
    board, prompt = player.page.evaluate(HEIGHTS)
    assert board == ""
    assert prompt.endswith("px"), prompt


def a_drag_moves_the_board_and_chooses_nothing(player: Visitor) -> None:
    """Friedrich's first march, where pieces of the map are on offer."""
    before = player.asked()
    while "move" not in verbs(before):
        before = player.act(before, *calm(before))
    player.shows(before)
    page = player.page
    board = page.locator("svg.board")
    for _ in range(3):
        wide = board.bounding_box()["width"]
        page.get_by_role("button", name="Zoom in").click()
        player.until(partial(is_wider, board, wide * 1.4))
    player.rest()
    box = page.locator("[role=application]").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    was = board.bounding_box()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y + 30, steps=4)
    page.mouse.up()
    player.until(lambda: abs(board.bounding_box()["x"] - was["x"] - 40) < 3)
    player.until(lambda: abs(board.bounding_box()["y"] - was["y"] - 30) < 3)
    assert player.position()["seq"] == before["seq"]
