"""`grognard bench browser`, page load and frame times: how soon the table is there in a real browser, and how smoothly
it moves."""

from __future__ import annotations

import contextlib
import os
import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from grognard.bench.client import HOST, Service
from grognard.core.game import Game, find, names
from grognard.core.refusals import Problem
from grognard.core.state import State
from grognard.table.common import browser

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

CHROMIUM: Final = os.environ.get("GROGNARD_CHROMIUM") or next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), ""
)
WITHOUT: Final = (
    *("AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "DialMediaRouteProvider"),
    *("GlobalMediaControls", "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying"),
    *("OptimizationHints", "PaintHolding", "ThirdPartyStoragePartitioning", "Translate"),
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
)
"""Features that are switched off: those that Playwright switches off, and the pages behind the bar for addresses, which
cost much with every new window."""
FLAGS: Final = ["--no-sandbox", "--disable-dev-shm-usage", f"--disable-features={','.join(WITHOUT)}"]
WINDOW: Final = {"width": 1440, "height": 900}
PATIENCE: Final = 300_000
"""Milliseconds after which a page is given up."""

LOADS: Final = 5
ZOOMS: Final = 3
DRAGS: Final = 3
STEPS: Final = 60
WHOLE: Final = ("friedrich", "four-players")
"""The game that is played to its end, by one person against computers that decide at random."""
MOST_ACTS: Final = 3_000

COUNT: Final = """() => {
  const times = window.frameTimes = [];
  const tick = now => { times.push(now); times === window.frameTimes && requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
}"""
COUNTED: Final = "() => window.frameTimes.length > 1"
STOP: Final = "() => { const times = window.frameTimes; window.frameTimes = null; return times; }"
AT_ONCE: Final = """
try { if (localStorage.getItem("grognard.pause") === null) localStorage.setItem("grognard.pause", "0"); } catch {}
"""
"""Clicks count at once, so that nobody waits for that; it is a setting of the reader's."""
UNWATCHED: Final = """try { localStorage.setItem("grognard.tempo", '"once"'); } catch {}"""
"""What computers do is shown at once, another of the reader's settings."""
SHOWN: Final = "seq => Number(document.querySelector('[data-testid=table]')?.dataset.seq ?? -1) >= seq"

ACT: Final = """where => new Promise(done => {
  const table = document.querySelector('[data-testid=table]'), seq = table.dataset.seq, began = performance.now();
  new MutationObserver((changes, watch) => {
    if (table.dataset.seq === seq) return;
    watch.disconnect();
    requestAnimationFrame(() => done(performance.now() - began));
  }).observe(table, { attributes: true, attributeFilter: ['data-seq'] });
  document.querySelector(where).dispatchEvent(new MouseEvent('click', { bubbles: true }));
})"""
"""Clicks, wherever it lies, and waits for the next position and its drawing."""
WARM: Final = 20
"""After so many acts of the person, and ten times as many of computers, the page has seen everything once."""


@dataclass
class Figure:
    """What was measured, against its aim."""

    what: str
    unit: str
    aim: float
    least: bool
    """The aim is the least that is good; else it is the most."""
    values: list[float]

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    @property
    def met(self) -> bool:
        return self.median >= self.aim if self.least else self.median <= self.aim

    def record(self) -> dict[str, Any]:
        return {
            "what": self.what,
            "unit": self.unit,
            "aim": self.aim,
            "aim_is": "least" if self.least else "most",
            "median": round(self.median, 3),
            "values": [round(value, 3) for value in self.values],
            "met": self.met,
        }


@contextlib.contextmanager
def driven() -> Iterator[tuple[Browser, str, Path]]:
    """A headless Chromium, and a fresh service over loopback: its address and where it keeps everything."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise Problem("no-playwright") from None
    if not CHROMIUM:
        raise Problem("no-chromium")
    if not (browser.FOLDER / "index.html").is_file():
        raise Problem("browser-not-built")
    with tempfile.TemporaryDirectory(prefix="grognard-bench-") as folder, sync_playwright() as driver:
        service = Service(Path(folder), "--pause", "0")
        service.start()
        try:
            chromium = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=PATIENCE)
            yield chromium, f"http://{HOST}:{service.port}", Path(folder)
            chromium.close()
        finally:
            service.stop()


def measure() -> dict[str, Any]:
    """All figures of all games."""
    with driven() as (chromium, address, _):
        games = {name: _game(chromium, address, find(name)) for name in names()}
        games[WHOLE[0]] += _whole_game(chromium, address)
        return {
            "chromium": chromium.version,
            "games": {name: [figure.record() for figure in figures] for name, figures in games.items()},
        }


def lines(found: dict[str, Any]) -> list[str]:
    """A table of all figures for each game."""
    text = [f"headless Chromium {found['chromium']}, window of {WINDOW['width']} x {WINDOW['height']}"]
    for name, figures in found["games"].items():
        text += ["", f"{name:44}{'measured':>10}{'from':>9}{'to':>9}   aim"]
        for figure in figures:
            what, values = f"{figure['what']}, {figure['unit']}", figure["values"]
            cells = "".join(f"{value:>9.2f}" for value in (min(values), max(values)))
            text.append(f"{what:44}{figure['median']:>10.2f}{cells}   {aim_of(figure)}")
    return text


def aim_of(figure: dict[str, Any]) -> str:
    """The aim of what was measured, and whether it is met."""
    return f"at {figure['aim_is']} {figure['aim']:g}: {'met' if figure['met'] else 'NOT MET'}"


# What is done in the browser


def new_context(chromium: Browser, address: str, state: Any = None, **how: Any) -> BrowserContext:
    """A browser with an empty cache; `how` it is, where not as usual."""
    options: dict[str, Any] = {"viewport": WINDOW, "storage_state": state, **how}
    context = chromium.new_context(base_url=address, **options)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(AT_ONCE)
    context.add_init_script(UNWATCHED)
    return context


def _create(context: BrowserContext, game: Game[State], scenario: str, seats: dict[str, str]) -> str:
    post(context, "/me", {})
    made = post(context, "/matches", {"game": game.name, "scenario": scenario, "seats": seats})
    for seat, who in seats.items():
        if who == "me":
            post(context, f"/matches/{made['id']}/auto", {"seat": seat, "when": "never"})
    return str(made["id"])


def post(context: BrowserContext, path: str, body: dict[str, Any]) -> Any:
    return _good(context.request.post(f"/api{path}", data=body, headers={"X-Grognard": "1"}))


def position_of(context: BrowserContext, match: str) -> Any:
    return _good(context.request.get(f"/api/matches/{match}"))


def _good(answer: Any) -> Any:
    if not answer.ok:
        raise Problem("service-refuses", text=answer.text()[:200])
    return answer.json()


def open_match(page: Page, match: str) -> None:
    page.goto(f"/match/{match}")
    page.get_by_test_id("prompt").wait_for()
    page.locator("[role=application]:not(.moving)").wait_for(state="attached")


def _game(chromium: Browser, address: str, game: Game[State]) -> list[Figure]:
    host = new_context(chromium, address)
    scenario = game.scenario()
    match = _create(host, game, scenario.name, dict.fromkeys(scenario.seats, "me"))
    host.request.get(f"/api/games/{game.name}/layout")  # the service has been asked before
    sizes: list[float] = []
    drawn: list[float] = []
    for _ in range(LOADS):
        size, seconds = _first_load(chromium, address, match, host.storage_state())
        sizes.append(size)
        drawn.append(seconds)
    frames = _panning(host, match)
    host.close()
    return [
        Figure("everything that the first load brings", "KB", 250, False, sizes),
        Figure("time until the board is drawn", "s", 1, False, drawn),
        Figure("panning", "frames a second", 50, True, frames),
    ]


def _first_load(chromium: Browser, address: str, match: str, state: Any) -> tuple[float, float]:
    """The compressed size of all that is loaded in KB, and the seconds until the board is drawn."""
    context = new_context(chromium, address, state)
    loaded: list[int] = []
    page = context.new_page()
    page.on("requestfinished", lambda request: loaded.append(request.sizes()["responseBodySize"]))
    open_match(page, match)
    page.wait_for_load_state("networkidle")
    drawn = page.evaluate("performance.getEntriesByName('board')[0].startTime")
    context.close()
    return sum(loaded) / 1000, drawn / 1000


def _panning(context: BrowserContext, match: str) -> list[float]:
    """Frames a second while the board is dragged about, at several zooms."""
    page = context.new_page()
    open_match(page, match)
    box = page.locator("[role=application]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    found: list[float] = []
    for _ in range(ZOOMS):
        page.get_by_role("button", name="Zoom in").click()
        page.locator("[role=application]:not(.moving)").wait_for(state="attached")
        for _ in range(DRAGS):
            page.mouse.move(x, y)
            page.mouse.down()
            page.mouse.move(x + 10, y + 10)
            page.evaluate(COUNT)
            for step in range(STEPS):
                page.mouse.move(x + (step % 30) * 6, y + (step % 20) * 5)
                page.wait_for_timeout(10)
            page.wait_for_function(COUNTED)
            times = page.evaluate(STOP)
            page.mouse.up()
            found.append(1000 * (len(times) - 1) / (times[-1] - times[0]))
    return found


def _whole_game(chromium: Browser, address: str) -> list[Figure]:
    """One person, who decides as quickly as possible by clicks, against computers that decide at random."""
    game = find(WHOLE[0])
    mine, *others = game.seat_names(WHOLE[1])
    context = new_context(chromium, address)
    match = _create(context, game, WHOLE[1], {mine: "me"} | dict.fromkeys(others, "bot:random"))
    page = context.new_page()
    started = time.perf_counter()
    open_match(page, match)
    times: list[float] = []
    memory: list[float] = []
    hushed: set[str] = set()
    for _ in range(MOST_ACTS):
        page.locator("[data-testid=prompt].yours, [data-testid=result]").first.wait_for()
        position = position_of(context, match)
        if position["result"] is not None:
            page.get_by_test_id("result").wait_for()
            seconds = time.perf_counter() - started
            memory.append(_memory(context, page))
            context.close()
            return [
                Figure("a whole game by clicks", "s", 110, False, [seconds]),
                Figure("from an act to the next question", "ms", 80, False, times),
                Figure(
                    f"memory at the end against that after {WARM} acts", "%", 110, False, [100 * memory[-1] / memory[0]]
                ),
            ]
        if position["choices"]:
            times.append(_click(page, position, hushed))
            if len(times) == WARM:
                memory.append(_memory(context, page))
    raise Problem("game-too-long", most_acts=MOST_ACTS)


def _memory(context: BrowserContext, page: Page) -> float:
    """What the page holds when its waste has been collected."""
    inside = context.new_cdp_session(page)
    inside.send("HeapProfiler.collectGarbage")
    used = float(inside.send("Runtime.getHeapUsage")["usedSize"])
    inside.detach()
    return used


def _click(page: Page, position: Any, hushed: set[str]) -> float:
    """The last thing without a target, such as to stand still or to break off; otherwise the first that is offered.
    The milliseconds from the click to the next position on the screen.

    What that leaves undone is asked once; the kinds of it are then `hushed`.
    """
    choices = position["choices"]
    choice = next((one for one in reversed(choices) if one["kind"] is None), choices[0])
    verb, kind = choice["verb"], choice["kind"]
    target = choice["targets"][0] if choice["targets"] else None
    where = f'button[data-verb="{verb}"]'
    if choice["role"] not in (None, "number"):
        where = f'svg [data-{kind}="{target}"], button[data-kind="{kind}"][data-target="{target}"]'
    page.wait_for_function(SHOWN, arg=position["seq"])
    page.locator(where).first.wait_for(state="attached")
    left = {one["key"] for one in choice["leaves"]} - hushed
    if left:
        hushed |= left
        page.locator(where).first.dispatch_event("click")
        page.get_by_test_id("leave-never").check()
        where = "[data-testid=leave-anyway]"
    return float(page.evaluate(ACT, where))
