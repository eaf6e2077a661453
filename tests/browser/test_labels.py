"""The map at its default zoom: names, plates and tags do not cover each other, by the ink that Chromium lays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.ahead import after, go_on
from tests.browser.friedrich import marching, seeking
from tests.browser.table import SIZES, Visitor

# For every text the box of its ink (not of its line), for plates and tags their frames; in pixels of the screen.
BOXES = """
() => {
  const pen = document.createElement("canvas").getContext("2d");
  const found = [];
  const lay = (element, what, left, top, right, bottom) => {
    const matrix = element.getScreenCTM();
    const a = new DOMPoint(left, top).matrixTransform(matrix);
    const b = new DOMPoint(right, bottom).matrixTransform(matrix);
    found.push({what, box: [a.x, a.y, b.x, b.y]});
  };
  for (const text of document.querySelectorAll(".friedrich .labels text")) {
    const style = getComputedStyle(text);
    pen.font = `${style.fontStyle} ${style.fontWeight} 100px ${style.fontFamily}`;
    pen.textAlign = {start: "left", middle: "center", end: "right"}[style.textAnchor];
    const ink = pen.measureText(text.textContent);
    const size = parseFloat(style.fontSize) / 100;
    const [x, y] = [text.x.baseVal[0].value, text.y.baseVal[0].value];
    lay(text, text.textContent, x - ink.actualBoundingBoxLeft * size, y - ink.actualBoundingBoxAscent * size,
      x + ink.actualBoundingBoxRight * size, y + ink.actualBoundingBoxDescent * size);
  }
  for (const [kind, part] of [["plate", ".ribbon"], ["tag", ".troops path"]]) {
    for (const shape of document.querySelectorAll(`.friedrich [data-piece] ${part}`)) {
      const {x, y, width, height} = shape.getBBox();
      const {piece} = shape.closest("[data-piece]").dataset;
      const name = document.querySelector(`.piece[data-piece="${piece}"]`).getAttribute("aria-label");
      lay(shape, `${kind}: ${name}`, x, y, x + width, y + height);
    }
  }
  return found;
}
"""


def overlaps(player: Visitor) -> list[str]:
    player.page.mouse.move(0, 0)
    player.drawn()
    boxes: list[dict[str, Any]] = player.page.evaluate(BOXES)
    kinds = [sum(one["what"].startswith(kind) for one in boxes) for kind in ("plate:", "tag:")]
    assert kinds[0] > 5, "there are hardly any plates"
    assert kinds[1] > 0, "there are no tags"
    assert len(boxes) - sum(kinds) > 20, "there are hardly any names"
    # A hair's breadth is what letters may lean out of their places.
    return [
        f"{one['what']} / {other['what']}"
        for number, one in enumerate(boxes)
        for other in boxes[number + 1 :]
        if all(
            min(one["box"][axis + 2], other["box"][axis + 2]) - max(one["box"][axis], other["box"][axis]) > 0.7
            for axis in (0, 1)
        )
    ]


def opened(player: Visitor, size: str) -> None:
    """A fresh page: the zoom at which the map begins depends on its size."""
    width, height = SIZES[size]
    player.page.set_viewport_size({"width": width, "height": height})
    player.open()
    player.wait_for_turn()


def test_nothing_on_the_map_covers_a_name(visit: Callable[..., Visitor]) -> None:
    """At the set-up, and when the armies have met."""
    player = visit("phone")
    match = marching("four-players")
    decide = seeking(0, 1, 2, 4, 5, 6)
    for acts in (0, 150):
        assert go_on(match, decide, after(acts))
        player.sit(match)
        for size in SIZES:
            opened(player, size)
            assert (found := overlaps(player)) == [], (acts, size, found)


def test_headings_are_lettered_like_the_maps_with_few_letters(visit: Callable[..., Visitor]) -> None:
    player = visit()
    fonts: list[str] = []
    player.listen("response", lambda answer: fonts.append(answer.url) if "woff" in answer.url else None)
    player.sit(marching("four-players"))
    player.open()
    player.drawn()
    assert player.page.locator(".labels text", has_text="ń").count()
    assert player.page.locator("h1").evaluate("one => getComputedStyle(one).fontFamily").startswith('"EB Garamond"')
    assert player.page.evaluate("document.fonts.check('italic 500 20px \"EB Garamond\"', 'Łódź')")
    assert 0 < len(fonts) == len(set(fonts)) <= 4
    assert not [url for url in fonts if "latin-ext" in url]
