"""One Firefox and one WebKit for all tests of a process; without them, their tests are skipped.

`make test` leaves this folder out. `make test-browsers` runs it.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.fixtures import BUILT, serving
from tests.browsers import drivers
from tests.browsers.drivers import Driver, Firefox, WebKit
from tests.browsers.reader import Reader

WATCH = Path(__file__).with_name("watch.js")
MISSING: dict[type[Driver], str] = {
    Firefox: "" if drivers.FIREFOX else "Firefox is not installed (Debian: apt-get install firefox-esr)",
    WebKit: ""
    if drivers.WEBKIT_DRIVER and drivers.MINI_BROWSER and drivers.XVFB
    else "WebKitGTK, its driver and a screen are not installed (Debian: apt-get install webkit2gtk-driver xvfb)",
}


@pytest.fixture(scope="session")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a service whose pages collect what goes wrong on them."""
    if not (BUILT / "index.html").is_file():
        pytest.fail("the browser files are not built; run: make web")
    copy = tmp_path_factory.mktemp("built") / "static"
    shutil.copytree(BUILT, copy)
    shutil.copy(WATCH, copy / "assets" / WATCH.name)
    page = copy / "index.html"
    head = page.read_text()
    assert "<head>" in head
    page.write_text(head.replace("<head>", f'<head><script src="/assets/{WATCH.name}"></script>'))
    page.with_name("index.html.br").unlink(missing_ok=True)
    with serving(tmp_path_factory.mktemp("table"), copy) as address:
        yield address


@pytest.fixture(scope="session", params=MISSING, ids=lambda kind: kind.name)
def driver(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    if MISSING[request.param]:
        pytest.skip(MISSING[request.param])
    made = request.param(tmp_path_factory.mktemp("browser"))
    try:
        yield made
    finally:
        made.quit()


@pytest.fixture
def reader(driver: Driver, watched: str) -> Reader:
    return Reader(driver, watched)
