"""A service of our own on a free port, and Debian's Chromium; both serve all tests of a process."""

from __future__ import annotations

import contextlib
import itertools
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from grognard.bench.browser import CHROMIUM, FLAGS
from grognard.table.common import browser as built
from tests.browser.ahead import secret
from tests.browser.table import SIZES, Visitor
from tests.waiting import PATIENCE, THROTTLE

BUILT = Path(os.environ.get("GROGNARD_OUT", built.FOLDER))
"""What Vite has built, here or where it was told to."""
SERVE = """
import functools, pathlib, sys
from grognard.table.common import browser
from grognard.table.matches import matches
browser.FOLDER = pathlib.Path(sys.argv.pop(1))
# Every match has the same deal.
matches.Match = functools.partial(matches.Match, secret=bytes.fromhex(sys.argv.pop(1)))
from grognard.cli import main
sys.exit(main(sys.argv[1:]))
"""
BUSY = """
from grognard.table.computers import computers
computers.BUSY = 0
"""
"""On this service a computer that searches is late at once, as on a busy host."""
LIMITS = (
    *("requests_per_second=5000", "request_burst=20000", "files_per_second=5000", "file_burst=20000"),
    *("openings_per_second=5000", "matches=5000", "accounts=5000", "replays_per_person=40"),
    *("replay_acts_per_second=1000000", "replay_act_burst=10000000"),
)

# What goes away by itself after some seconds stays: a slow machine may need longer to look at it.
STAY = """
const soon = window.setTimeout;
window.setTimeout = (work, wait, ...rest) => soon(work, wait > 8000 ? 2 ** 31 - 1 : wait, ...rest);
"""

NOTHING = "/icon.svg"
"""A page of the service on which nothing runs."""
CHANGES = (
    *("add_init_script", "add_locator_handler", "expose_binding", "expose_function"),
    *("grant_permissions", "route", "set_extra_http_headers", "set_offline"),
)
"""What would stay on a page that is lent to the next test."""
MOST_LENT = 25
"""After so many tests a page is given up: it does not free all of its memory."""
PREFER = """settings => {
  for (const [name, value] of Object.entries(settings)) localStorage.getItem(name) ?? localStorage.setItem(name, value);
}"""


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    playwright = pytest.importorskip("playwright.sync_api", reason="the tests in a browser need Playwright")
    if not CHROMIUM:
        pytest.skip("the tests in a browser need Chromium (Debian: apt-get install chromium)")
    playwright.expect.set_options(timeout=PATIENCE * 1000)
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=PATIENCE * 1000)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the service keeps everything."""
    return tmp_path_factory.mktemp("table")


@pytest.fixture(scope="session")
def address(folder: Path) -> Iterator[str]:
    """Where the service listens; it is stopped at the end."""
    with serving(folder) as found:
        yield found


@contextlib.contextmanager
def serving(folder: Path, built: Path = BUILT, first: str = "") -> Iterator[str]:
    """A service, before which these lines of Python run."""
    if not (built / "index.html").is_file():
        pytest.fail("the browser files are not built; run: npm --prefix web ci && npm --prefix web run build")
    command = [sys.executable, "-c", first + SERVE, str(built), secret().hex(), "serve", "--port", "0"]
    command += ["--pause", "0", "--answer-pause", "0", "--workers", "1", "--data", str(folder)]
    for limit in LIMITS:
        command += ["--limit", limit]
    with (folder / "log").open("w") as log:
        service = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            yield _listening(service, folder / "log")
        finally:
            service.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                service.wait(PATIENCE)
            service.kill()


def _listening(service: subprocess.Popen[str], log: Path) -> str:
    assert service.stdout is not None
    for line in service.stdout:
        found = next((word for word in line.split() if word.startswith("http://")), None)
        if found:
            # The pipe must not fill up.
            threading.Thread(target=service.stdout.read, daemon=True).start()
            return found.rstrip("/")
    pytest.fail(f"the service did not start: {log.read_text()[-2000:]}")


class Browsers:
    """The browsers of visitors, each with its own cookies and one page, lent to test after test.

    A page that stays loads what it has loaded before in half the time of a new one. Between tests it forgets
    everything: cookies, what it has stored, its size and its colours.
    """

    def __init__(self, chromium: Any, address: str) -> None:
        self._chromium = chromium
        self._address = address
        self._free: dict[str, list[Any]] = {}
        self._lent: dict[Any, int] = {}

    def lend(self, kind: str, settings: dict[str, Any]) -> Any:
        """A page of a browser with these settings, as good as new."""
        free = self._free.setdefault(kind, [])
        if free:
            return free.pop()
        page = self.new(settings)
        self._lent[page] = 0
        for name in CHANGES:
            setattr(page, name, _refused(name))
            if hasattr(page.context, name):
                setattr(page.context, name, _refused(name))
        return page

    def new(self, settings: dict[str, Any]) -> Any:
        """The page of a new browser."""
        context = self._chromium.new_context(base_url=self._address, reduced_motion="reduce", **settings)
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(STAY)
        page = context.new_page()
        if THROTTLE > 1:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
        page.goto(NOTHING)
        return page

    def take_back(self, kind: str, page: Any) -> None:
        context = page.context
        self._lent[page] += 1
        if self._lent[page] == MOST_LENT:
            context.close()
            return
        for other in context.pages:
            if other is not page:
                other.close()
        page.goto(NOTHING)
        page.evaluate("sessionStorage.clear()")
        session = context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", {"origin": self._address, "storageTypes": "all"})
        session.detach()
        context.clear_cookies()
        page.emulate_media(color_scheme="light")
        page.mouse.move(0, 0)
        self._free[kind].append(page)

    def close(self) -> None:
        for page in itertools.chain(*self._free.values()):
            page.context.close()


def _refused(name: str) -> Callable[..., None]:
    def refuse(*_: Any, **__: Any) -> None:
        pytest.fail(f"{name} would stay for the next test; ask for a browser of your own: visit(own=True)")

    return refuse


@pytest.fixture(scope="session")
def browsers(chromium: Any, address: str) -> Iterator[Browsers]:
    made = Browsers(chromium, address)
    yield made
    made.close()


@pytest.fixture
def visit(browsers: Browsers, folder: Path) -> Iterator[Callable[..., Visitor]]:
    """Make visitors, each with their own cookies. Errors on their pages fail the test."""
    visitors: list[tuple[Visitor, str]] = []

    def make(
        size: str = "desktop", tempo: str = "once", *, at_once: bool = True, own: bool = False, **settings: Any
    ) -> Visitor:
        """A visitor. Who has a browser of their `own` may change how it works. What others do is shown at once, and
        clicks count at once, but for tests that watch this."""
        width, height = SIZES[size]
        viewport = {"width": width, "height": height}
        settings["has_touch"] = size != "desktop"
        kind = "" if own or not settings.keys() <= {"has_touch", "locale"} else repr(sorted(settings.items()))
        page = browsers.lend(kind, settings) if kind else browsers.new({"viewport": viewport, **settings})
        page.set_viewport_size(viewport)
        visitor = Visitor(page, folder)
        page.evaluate(PREFER, {"grognard.tempo": f'"{tempo}"'} | ({"grognard.pause": "0"} if at_once else {}))
        visitors.append((visitor, kind))
        return visitor

    yield make
    errors = [error for visitor, _ in visitors for error in visitor.leave()]
    for visitor, kind in visitors:
        if kind:
            browsers.take_back(kind, visitor.page)
        else:
            visitor.context.close()
    assert not errors, errors
