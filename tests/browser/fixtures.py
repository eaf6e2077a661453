"""A service of our own on a free port, and Debian's Chromium; both serve all tests of a process."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from grognard.bench.browser import AT_ONCE, CHROMIUM, FLAGS
from grognard.table.common import browser as built
from tests.browser.ahead import secret
from tests.browser.table import Visitor
from tests.waiting import PATIENCE

SIZES = {"desktop": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}

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
def serving(folder: Path) -> Iterator[str]:
    if not (BUILT / "index.html").is_file():
        pytest.fail("the browser files are not built; run: npm --prefix web ci && npm --prefix web run build")
    command = [sys.executable, "-c", SERVE, str(BUILT), secret().hex(), "serve", "--port", "0"]
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


@pytest.fixture
def visit(chromium: Any, address: str, folder: Path) -> Iterator[Callable[..., Visitor]]:
    """Make visitors: each has a browser of their own, with their own cookies. Errors on their pages fail the test."""
    visitors: list[Visitor] = []

    def make(size: str = "desktop", tempo: str = "once", *, at_once: bool = True, **settings: Any) -> Visitor:
        width, height = SIZES[size]
        context = chromium.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            has_touch=size != "desktop",
            reduced_motion="reduce",
            **settings,
        )
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(STAY)
        # What others do is there at once, but for tests that watch it.
        context.add_init_script(
            f"localStorage.getItem('grognard.tempo') ?? localStorage.setItem('grognard.tempo', '\"{tempo}\"')"
        )
        if at_once:
            context.add_init_script(AT_ONCE)
        visitor = Visitor(context, folder)
        visitors.append(visitor)
        return visitor

    yield make
    errors = [error for visitor in visitors for error in visitor.errors]
    for visitor in visitors:
        visitor.context.close()
    assert not errors, errors
