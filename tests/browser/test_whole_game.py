"""A complete game of one browser seat against three computers, to its end."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.browser.table import CARD, Visitor, calm

SECONDS = 110.0


def test_four_players_to_the_end(visit: Callable[..., Visitor]) -> None:
    player = visit()
    others = ("Elisabeth", "Maria Theresa", "Pompadour")
    player.create("four-players", {"Frederick": "me"} | dict.fromkeys(others, "bot:random"))
    player.open()
    result = player.page.get_by_test_id("result")
    turn = player.page.locator("[data-testid=prompt].yours")
    end = time.monotonic() + SECONDS
    acts = 0
    while result.count() == 0:
        assert time.monotonic() < end, f"after {acts} acts: {player.page.get_by_test_id('heading').inner_text()}"
        turn.or_(result).first.wait_for(timeout=30_000)
        position = player.position()
        if not position["choices"]:
            player.page.wait_for_timeout(20)
            continue
        verb, target = calm(position)
        kind = next(choice["kind"] for choice in position["choices"] if choice["verb"] == verb)
        if kind in (None, "number") or target is None:
            player.choose(position, verb, target)
        else:
            # The same click, without waiting for the map to lie still.
            thing = player.hand.locator(CARD).first if kind == "card" else player.target(kind, target)
            with player.acting():
                thing.dispatch_event("click")
        acts += 1
    assert "Victory" in result.inner_text()
    assert player.position()["secret"]
    assert acts > 30
