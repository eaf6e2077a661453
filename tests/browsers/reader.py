"""Somebody at the table in Firefox or WebKit, who presses by real pointer actions."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from grognard.table.storage.rows import NEVER
from tests.browser.table import HIT, STATE
from tests.browsers.drivers import Driver
from tests.waiting import until

ENTER = "\ue007"
HAND = "k"
"""The key that keeps the hand open, or folds it."""
FOLDED = "[data-testid=hand][data-open=false]"

FETCH = """async (path, data) => {
  const headers = { "X-Grognard": "1", "Content-Type": "application/json" };
  const sent = data === null ? {} : { method: "POST", body: JSON.stringify(data) };
  const answer = await fetch(`/api${path}`, { headers, ...sent });
  return [answer.status, await answer.text()].join(" ");
}"""
STILL = """() => document.querySelector("[role=application]:not(.moving)") !== null &&
  document.querySelector("[data-testid=table]")?.dataset.ready === "yes" &&
  document.querySelector("[data-early]") === null"""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
COUNT = "(where) => document.querySelectorAll(where).length"
NEAR = "(where) => document.querySelector(where).scrollIntoView({ block: 'nearest', inline: 'nearest' })"
SPOT = f"""(where, index = 0) => {{
  const thing = document.querySelectorAll(where)[index];
  return thing.dataset.folded === undefined ? ({HIT})(thing) : null;
}}"""
"""The middle of what is shown there; none if something else covers it, or if it lies in a folded stack."""
CORNER = """(where) => {
  const box = document.querySelector(where).getBoundingClientRect();
  return [box.left + 6, box.top + 20];
}"""
FOCUS = "(where) => document.querySelector(where).focus()"
TEXT = "(where) => document.querySelector(where)?.textContent ?? ''"
SEQ = "() => Number(document.querySelector('[data-testid=table]')?.dataset.seq ?? -1)"
ENLARGED = """() => {
  const box = document.querySelector(".peek .card")?.getBoundingClientRect();
  const inside = box && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  return inside ? [box.width, box.height] : null;
}"""
PREFER = """() => {
  localStorage.setItem("grognard.tempo", '"once"');
  localStorage.setItem("grognard.pause", "0");
}"""
"""What others do is shown at once, and clicks count at once."""


class Reader:
    def __init__(self, driver: Driver, address: str) -> None:
        self.driver = driver
        self.address = address
        self.go("/")
        driver.run(PREFER)
        self.ask("/me", {})

    # The service

    def ask(self, path: str, data: dict[str, Any] | None = None) -> Any:
        status, _, text = self.driver.run_async(FETCH, path, data).partition(" ")
        assert status == "200" or status == "201", (path, status, text[:300])
        return json.loads(text)

    # The page

    def go(self, path: str) -> None:
        self.driver.go(self.address + path)

    def troubles(self) -> list[str]:
        """What has gone wrong on this page."""
        found: list[str] = self.driver.run("() => window.troubles")
        return found

    def count(self, where: str) -> int:
        return int(self.driver.run(COUNT, where))

    def wait_for(self, where: str) -> None:
        until(lambda: self.count(where), where)

    def text(self, where: str) -> str:
        return " ".join(self.driver.run(TEXT, where).split())

    def says(self, where: str, text: str) -> None:
        """Wait until a part of the page has this text."""
        until(lambda: self.text(where) == text, f"{text!r} in {where}")

    def rest(self) -> None:
        """Wait until the board lies still, and presses count."""
        until(lambda: self.driver.run(STILL), "a board that lies still")

    def drawn(self) -> None:
        self.driver.run_async(DRAWN)

    def still(self, script: str, *given: Any) -> Any:
        """Where something lies, once two frames in a row say the same."""
        seen: list[Any] = [()]

        def stays() -> bool:
            seen.append(self.driver.run(script, *given))
            if seen[-1] == seen[-2]:
                return True
            self.drawn()
            return False

        until(stays, f"{given} to lie still")
        return seen[-1]

    def press(self, where: str) -> None:
        """Click the middle of it; what is covered by something else is chosen by the keyboard."""
        self.wait_for(where)
        self.driver.run(NEAR, where)
        self.rest()
        middle = self.still(SPOT, where)
        if middle:
            self.driver.click(*middle)
        else:
            self.driver.run(FOCUS, where)
            self.driver.key(ENTER)

    def press_corner(self, where: str) -> None:
        """Click a card at its edge: in a full hand the next one covers the rest."""
        self.wait_for(where)
        self.driver.run(NEAR, where)
        self.rest()
        self.driver.click(*self.still(CORNER, where))

    def press_number(self, verb: str, index: int) -> None:
        """One of the numbers that the prompt offers for a verb."""
        self.rest()
        self.wait_for(f'[data-testid=prompt] button.number[data-verb="{verb}"]')
        self.driver.click(*self.still(SPOT, f'[data-testid=prompt] button.number[data-verb="{verb}"]', index))

    def choose(self, choice: dict[str, Any], target: int | None) -> None:
        """Do an act that is on offer by clicking, and wait until the page shows the next position."""
        before = self.seq()
        verb, kind = choice["verb"], choice["kind"]
        button = f'[data-testid=prompt] button[data-verb="{verb}"]'
        if target is None:
            self.press(button)
        elif choice["role"] == "number":
            self.press_number(verb, choice["targets"].index(target))
        elif choice["role"] == "card" and self.count(f'[data-testid=hand] button[data-target="{target}"].offered'):
            card = f'[data-testid=hand] button.offered[data-kind="{kind}"][data-target="{target}"]'
            self.press_corner(card)
        else:
            marks = [f'svg [data-{kind}="{target}"]', f'button[data-kind="{kind}"][data-target="{target}"]']
            self.press(", ".join([*marks, f'[role=button][data-kind="{kind}"][data-target="{target}"]']))
        self._go_through(verb, target, lambda: self.seq() > before)

    def _go_through(self, verb: str, target: int | None, changed: Callable[[], bool]) -> None:
        """What may be asked before it is done: which of several uses, whether one is sure, what would be left undone; a
        card may be lifted first."""
        asked = (f'[role=menu] button[data-verb="{verb}"]', "[data-testid=leave-anyway]:not(:disabled)")
        lifted = f'[data-testid=hand] button[data-target="{target}"][aria-pressed=true]:not([data-early])'

        def done() -> bool:
            if changed():
                return True
            for where in asked:
                if self.count(where):
                    self.driver.run(NEAR, where)
                    spot = self.still(SPOT, where)
                    if spot:
                        self.driver.click(*spot)
                    return changed()
            if self.count(lifted):
                self.driver.click(*self.still(CORNER, lifted))
            return changed()

        try:
            until(done, f"{verb} {target}")
        except AssertionError as error:
            error.add_note(f"The page shows {self.driver.run(STATE)}")
            raise

    def enlarge(self, where: str) -> tuple[float, float]:
        """Point at a card until it is shown large, then away from it; how large it was. A folded hand opens for it."""
        self.wait_for(where)
        self.rest()
        folded = self.count(FOLDED)
        if folded:
            self.driver.key(HAND)
            until(lambda: not self.count(FOLDED), "an open hand")
        self.driver.run(NEAR, where)
        assert not self.count(".peek")
        self.driver.move(*self.still(CORNER, where))
        until(lambda: self.driver.run(ENLARGED), "the enlarged card")
        wide, high = self.driver.run(ENLARGED)
        self.driver.move(4, 4)
        until(lambda: not self.count(".peek"), "the end of the enlarged card")
        if folded:
            self.driver.key(HAND)
        return wide, high

    # A match

    def begin(self, game: str) -> str:
        """A new match of the first scenario, all of whose seats are this reader's; its path."""
        about = next(one for one in self.ask("/games") if one["name"] == game)
        scenario = about["scenarios"][0]
        seats = dict.fromkeys(scenario["seats"], "me")
        wish = {
            "game": game,
            "scenario": scenario["name"],
            "options": {},
            "seats": seats,
            "pace": "live",
            "public": False,
        }
        path = f"/matches/{self.ask('/matches', wish)['id']}"
        for seat, person in self.ask(path)["people"].items():
            if person["you"]:
                self.ask(f"{path}/auto", {"seat": seat, "when": NEVER})
        return path

    def seq(self) -> int:
        """The number of the position that the page shows."""
        return int(self.driver.run(SEQ))

    def shows(self, seq: int) -> None:
        """Wait until the page shows this position, or a later one."""
        until(lambda: self.seq() >= seq, f"position {seq}")
        self.rest()
