"""Take pictures for the documentation: python -m tests.quartermaster_1914.pictures [ADDRESS of a running service]."""

from __future__ import annotations

import sys

from playwright.sync_api import sync_playwright

from tests.browser.fixtures import CHROMIUM
from tests.browser.pictures import shoot, visitor
from tests.browser.table import verbs
from tests.quartermaster_1914.table import GAME, begun


def main(address: str) -> None:
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        host = visitor(browser, address, "desktop", "light")
        plan, position = begun(host)
        while "counterattack" not in verbs(position):
            host.act(position, *plan.strike(position))
            position = host.wait_for(lambda now: bool(now["choices"]), timeout=60)
        for size, theme, name in (
            ("desktop", "light", f"{GAME}-battle"),
            ("desktop", "dark", f"{GAME}-battle-dark"),
            ("phone", "light", f"{GAME}-phone"),
        ):
            one = visitor(browser, address, size, theme, host.context.storage_state())
            one.match = host.match
            one.open()
            shoot(one, name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000")
