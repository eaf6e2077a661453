"""What the first load of a match brings; how long it takes is measured by `grognard bench browser`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import pytest

from grognard import find, names
from tests.browser.friedrich import marching
from tests.browser.table import Visitor

BUDGET = 250_000
"""Bytes of everything that comes, compressed."""


def is_wider(board: Any, width: float) -> bool:
    return bool(board.bounding_box()["width"] > width)


@pytest.mark.parametrize("game", names())
def test_the_first_load_is_small_and_draws_the_board(visit: Callable[..., Visitor], game: str) -> None:
    player = visit(own=True)
    seats = find(game).scenario().seats
    player.create("", dict.fromkeys(seats, "me"), game=game)
    loaded: dict[str, int] = {}
    packed: dict[str, str] = {}

    def count(request: Any) -> None:
        loaded[request.url] = request.sizes()["responseBodySize"]
        packed[request.url] = request.response().headers.get("content-encoding", "")

    player.listen("requestfinished", count)
    player.open()
    player.page.wait_for_load_state("networkidle")
    assert 100_000 < sum(loaded.values()) <= BUDGET, loaded
    for kind in (".js", ".css", "/layout"):
        of_kind = [url for url in loaded if urlsplit(url).path.endswith(kind)]
        assert of_kind, kind
        assert all(packed[url] == "br" for url in of_kind if loaded[url] > 2000), packed
    assert player.page.evaluate("performance.getEntriesByName('board').length") > 0


def test_a_drag_moves_the_board_and_chooses_nothing(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(marching())
    before = player.position()
    player.open()
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
