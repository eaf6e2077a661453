"""Take the pictures for the documentation: python -m tests.browser.pictures"""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from grognard.bench.browser import AT_ONCE, CHROMIUM, FLAGS
from tests.browser.ahead import ahead
from tests.browser.fixtures import serving
from tests.browser.friedrich import GAME, in_battle, marching, seeking
from tests.browser.table import SIZES, Visitor, choice_of, verbs
from tests.browser.test_end import at_the_end, whole
from tests.browser.test_since import second_turn

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"


@contextlib.contextmanager
def studio() -> Iterator[Callable[..., Visitor]]:
    """Make visitors of a service of our own; who comes with somebody looks at the same match."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as driver, serving(Path(name)) as address:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)

        def make(size: str, theme: str, host: Visitor | None = None) -> Visitor:
            width, height = SIZES[size]
            context = browser.new_context(
                base_url=address,
                viewport={"width": width, "height": height},
                color_scheme=theme,  # type: ignore[arg-type]
                storage_state=host.context.storage_state() if host else None,
                reduced_motion="reduce",
            )
            context.add_init_script(AT_ONCE)
            made = Visitor(context.new_page(), Path(name))
            made.match = host.match if host else ""
            return made

        yield make
        browser.close()


def shoot(one: Visitor, name: str) -> None:
    one.drawn()
    FOLDER.mkdir(parents=True, exist_ok=True)
    one.page.screenshot(path=FOLDER / f"{name}.png")


def is_hot(position: Any) -> bool:
    """A battle after two cards, in which a third may be played."""
    return in_battle(position) and len(position["view"]["step"]["plays"]) >= 2 and "play" in verbs(position)


def fierce(position: Any, otherwise: Callable[[Any], tuple[str, int | None]]) -> tuple[str, int | None]:
    """Play whatever can be played."""
    return ("play", choice_of(position, "play")[0]) if choice_of(position, "play") else otherwise(position)


def main() -> None:
    with studio() as make:
        host = make("desktop", "light")
        for address, loaded, name in (
            ("/", "article:nth-child(4) [data-drawn] svg", "front-page"),
            ("/learn/friedrich/supply", "[data-testid=show-me]", "lesson"),
            ("/new?game=friedrich", "[data-testid=create]", "set-up-a-table"),
            ("/rules/friedrich", "main h3", "rules"),
        ):
            host.page.goto(address)
            host.page.locator(loaded).first.wait_for()
            shoot(host, name)

        # A march: where may Friedrich go?
        host.sit(marching("four-players"))
        position = host.position()
        host.act(position, "move", choice_of(position, "move")[0])
        host.open()
        shoot(host, "march")
        dark = make("desktop", "dark", host)
        dark.open()
        shoot(dark, "march-dark")

        # A battle, some cards into it.
        def decider() -> Callable[[Any], tuple[str, int | None]]:
            seek = seeking(0, 4, 5)
            return lambda position: fierce(position, seek)

        host.sit(ahead(GAME, "austrian-theatre", decider, is_hot))
        host.open()
        host.page.get_by_test_id("guide-done").click()
        shoot(host, "battle")
        for size in ("tablet", "phone"):
            other = make(size, "light", host)
            other.open()
            shoot(other, f"battle-{size}")
        # What happened since the last turn, and the end of a war.
        west = second_turn()
        host.sit(west, dict.fromkeys(west.seats[1:], "open"))
        host.open()
        host.page.get_by_test_id("since").wait_for()
        shoot(host, "since")
        host.sit(whole())
        host.open()
        at_the_end(host)
        shoot(host, "end")
        host.page.goto(f"/match/{host.match}/replay")
        host.page.get_by_test_id("timeline").wait_for()
        host.rest()
        shoot(host, "replay")


if __name__ == "__main__":
    main()
