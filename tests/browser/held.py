"""What a page has asked the service for, held back until a test lets it go, on a page that is lent too: it forgets this
when it is loaded again."""

from __future__ import annotations

from typing import Any

from tests.browser.table import Visitor

HOLD = """part => {
  const real = window.fetch;
  const held = { asked: [], waiting: [] };
  held.free = () => {
    window.fetch = real;
    held.waiting.forEach(go => go());
  };
  window.fetch = (...all) => {
    if (!new RegExp(part).test(String(all[0]))) return real(...all);
    held.asked.push(String(all[0]));
    return new Promise(go => held.waiting.push(go)).then(() => real(...all));
  };
  window.held = held;
}"""
ANSWER = """([part, answer]) => {
  const real = window.fetch;
  window.fetch = (...all) =>
    new RegExp(part).test(String(all[0])) ? Promise.resolve(Response.json(answer)) : real(...all);
}"""


def hold(player: Visitor, part: str) -> None:
    """What the page asks for at an address with this part waits until `let_go`."""
    player.page.evaluate(HOLD, part)


def held(player: Visitor) -> list[str]:
    """The addresses that wait."""
    found: list[str] = player.page.evaluate("window.held.asked")
    return found


def let_go(player: Visitor) -> None:
    player.page.evaluate("window.held.free()")


def answer(player: Visitor, part: str, with_this: Any) -> None:
    """The page hears this whenever it asks for an address with this part."""
    player.page.evaluate(ANSWER, [part, with_this])
