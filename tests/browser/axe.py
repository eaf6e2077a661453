"""axe-core on a page: what keeps people out, in light and dark.

Colours are not judged in drawings: axe-core knows the colour that CSS gives to letters, not what fills them in SVG, and
takes most of its time to look for what lies behind each of them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.table import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
READY = "() => 'axe' in window"
SPARE = """() => {
  const unread = axe._audit.rules.filter(rule => ["minor", "moderate"].includes(rule.impact));
  const off = unread.map(({ id }) => ({ id, enabled: false }));
  axe.configure({ rules: [{ id: "color-contrast", selector: ":not(svg *)" }, ...off] });
  return off.length;
}"""
"""Rules that find nothing serious are not run: `violations` leaves out what they find."""
RUN = """([within, runOnly]) =>
  axe.run(within, {resultTypes: ['violations'], ...runOnly && {runOnly}}).then(found => found.violations)"""
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""The rules that look at colours."""

needs_axe = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed (npm --prefix web ci)")


def violations(player: Visitor, within: str = "html", only: dict[str, Any] | None = None) -> list[str]:
    """What is serious in this part of the page, as it is now."""
    player.drawn()
    if not player.page.evaluate(READY):
        player.page.evaluate(AXE.read_text("utf-8"))
        assert player.page.evaluate(SPARE), "axe-core says no longer how serious its rules are"
    return [
        f"{one['id']}: {one['help']}: {one['nodes'][0]['target']} {one['nodes'][0]['html'][:160]}"
        for one in player.page.evaluate(RUN, [within, only])
        if one["impact"] in ("serious", "critical")
    ]


def in_both_themes(player: Visitor, within: str = "html") -> list[str]:
    """The same; then the page turns from light to dark or back, which changes its colours and nothing else, and stays
    so: the next look begins there."""
    theme, other = ("dark", "light") if player.page.locator("html[data-theme=dark]").count() else ("light", "dark")
    found = [f"{theme}: {text}" for text in violations(player, within)]
    paint(player, other)
    return found + [f"{other}: {text}" for text in violations(player, within, COLOURS)]


def paint(player: Visitor, theme: str) -> None:
    """The system wishes another theme, and the page follows."""
    player.page.emulate_media(color_scheme=theme)
    player.page.locator(f"html[data-theme={theme}]").wait_for(state="attached")
