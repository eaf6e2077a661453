"""First load, the time until the board is drawn, and panning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.table import Visitor, seeker_for, verbs

BUDGET = 250_000
"""Bytes of compressed script and style at the first load of a match."""

COUNT = """() => {
  const times = [];
  let on = true;
  const tick = now => { times.push(now); on && requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
  window.stopCounting = () => { on = false; return times; };
}"""


def test_first_load_is_small_and_the_board_comes_soon(visit: Callable[..., Visitor]) -> None:
    host = visit()
    host.create("four-players", {"Frederick": "me"})
    host.get("/games/friedrich/layout")  # the service has been asked before
    loaded: dict[str, int] = {}
    packed: dict[str, str] = {}

    def count(request: Any) -> None:
        if request.resource_type in ("script", "stylesheet"):
            loaded[request.url] = request.sizes()["responseBodySize"]
            packed[request.url] = request.response().headers.get("content-encoding", "")

    best = 1e9
    for _ in range(5):  # each with an empty cache; the machine may be busy with other tests
        player = visit(storage_state=host.context.storage_state())
        player.match = host.match
        player.page.on("requestfinished", count)
        player.open()
        best = min(best, player.page.evaluate("performance.getEntriesByName('board')[0].startTime"))
        if best < 1000:
            break
    assert 30_000 < sum(loaded.values()) <= BUDGET, loaded
    assert all(packed[url] == "gzip" for url, size in loaded.items() if size > 2000)
    assert best < 1000


def test_panning_stays_above_fifty_frames(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.create("four-players", dict.fromkeys(("Frederick", "Elisabeth", "Maria Theresa", "Pompadour"), "me"))
    seeker = seeker_for(player, set())
    position = player.position()
    while "move" not in verbs(position):
        position = player.act(position, *seeker.decide(position))
    player.open()
    for _ in range(3):
        player.page.get_by_role("button", name="Zoom in").click()
        player.page.wait_for_timeout(300)
    player.page.wait_for_timeout(1000)
    box = player.page.locator("[role=application]").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    best = 0.0
    for _ in range(4):
        player.page.mouse.move(x, y)
        player.page.mouse.down()
        player.page.mouse.move(x + 10, y + 10)
        player.page.evaluate(COUNT)
        for step in range(60):
            player.page.mouse.move(x + (step % 30) * 6, y + (step % 20) * 5)
            player.page.wait_for_timeout(10)
        times = player.page.evaluate("window.stopCounting()")
        player.page.mouse.up()
        best = max(best, 1000 * (len(times) - 1) / (times[-1] - times[0]))
        if best > 50:
            break
    assert best > 50
