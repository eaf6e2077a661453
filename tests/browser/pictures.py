"""Take the pictures for the documentation: python -m tests.browser.pictures [ADDRESS of a running service]."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.fixtures import CHROMIUM, SIZES
from tests.browser.table import Visitor, choice_of, in_battle, seeker_for, verbs

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
ALL = dict.fromkeys(("Frederick", "Elisabeth", "Maria Theresa", "Pompadour"), "me")


def visitor(browser: Any, address: str, size: str, theme: str, state: Any = None) -> Visitor:
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=address, viewport={"width": width, "height": height}, color_scheme=theme, storage_state=state
    )
    return Visitor(context)


def shoot(one: Visitor, name: str) -> None:
    one.page.wait_for_timeout(1200)
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}.png"
    one.page.screenshot(path=path)


def main(address: str) -> None:
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        host = visitor(browser, address, "desktop", "light")
        host.page.goto("/")
        shoot(host, "front-page")
        host.page.goto("/new?game=friedrich")
        shoot(host, "set-up-a-table")
        host.page.goto("/rules/friedrich")
        shoot(host, "rules")

        # A march: where may Friedrich go?
        host.create("four-players", ALL)
        seeker = seeker_for(host, {0, 4})
        position = host.position()
        while "move" not in verbs(position):
            position = host.act(position, *seeker.decide(position))
        host.act(position, "move", choice_of(position, "move")[0])
        host.open()
        shoot(host, "march")
        dark = visitor(browser, address, "desktop", "dark", host.context.storage_state())
        dark.match = host.match
        dark.open()
        shoot(dark, "march-dark")

        # A battle, some cards into it.
        host.create("austrian-theatre", {"Frederick": "me", "Maria Theresa": "me"})
        seeker = seeker_for(host, {0, 4, 5})
        position, played = host.position(), 0
        for _ in range(2000):
            if in_battle(position) and "play" in verbs(position):
                if played >= 2:
                    break
                position = host.act(position, "play", choice_of(position, "play")[0])
                played += 1
            else:
                played = played if in_battle(position) else 0
                position = host.act(position, *seeker.decide(position))
        host.open()
        shoot(host, "battle")
        for size in ("tablet", "phone"):
            other = visitor(browser, address, size, "light", host.context.storage_state())
            other.match = host.match
            other.open()
            shoot(other, f"battle-{size}")
        host.page.goto(f"/match/{host.match}/replay")
        shoot(host, "replay")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000")
