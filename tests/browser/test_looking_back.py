"""What was done last stays in sight: the way of a move, the card of fate."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.ahead import ahead
from tests.browser.friedrich import GAME, calm, marching
from tests.browser.table import Visitor, choice_of, plain

WEST = "war-in-the-west"


def test_the_last_move_is_drawn_over_its_roads(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(marching(WEST))
    player.open()
    position = player.position()
    position = player.act(position, "move", choice_of(position, "move")[0])
    for goal in choice_of(position, "go"):
        tried = player.act(position, "go", goal)
        way = tried["story"][-1]["way"]
        if len(way) > 3:
            break
        position = player.post(f"/matches/{player.match}/undo", {"seat": position["seat"], "seq": tried["seq"]})[
            "position"
        ]
    assert len(way) > 3
    player.shows(tried)
    cities = player.get("/games/friedrich/layout")["cities"]
    line = "L".join(f"{cities[city]['x']} {cities[city]['y']}" for city in way)
    expect(player.page.locator("path.trail")).to_have_attribute("d", f"M{line}")


def is_done_with(position: Any) -> bool:
    """Whether a card of fate with a number was drawn and carried out."""
    fate = position["view"]["fate"]
    return bool(fate["drawn"] and fate["drawn"][-1].isdigit() and fate["line"] is None and position["choices"])


def test_a_card_of_fate_that_was_carried_out_can_still_be_read(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(ahead(GAME, WEST, lambda: calm, is_done_with))
    position = player.position()
    texts = player.get("/games/friedrich/layout")["fate"]["lines"]
    line = [entry["word"] for entry in position["story"] if "word" in entry][-1]
    assert line.split()[0] == position["view"]["fate"]["drawn"][-1]
    player.open()
    clock = player.page.get_by_role("region", name="Clock of Fate")
    expect(clock).to_contain_text(plain(texts[line]["title"]))
    expect(clock).to_contain_text(plain(texts[line]["text"]))
