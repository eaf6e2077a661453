"""`grognard bench view`, legibility and clicks: how large counters and names are when a match is opened, how much of
the window the map has, and how many clicks an action of Paths of Glory takes."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from grognard.bench.browser import Figure, aim_of, driven, new_context, open_match, position_of, post
from grognard.bots.base import decide
from grognard.bots.registry import RULES, make_opponent
from grognard.core.game import Game, find, names
from grognard.core.match import Match
from grognard.core.refusals import Problem
from grognard.core.state import State
from grognard.games.paths_of_glory.facts import cards, tables
from grognard.games.paths_of_glory.position import position as compose
from grognard.table.maintenance import admin
from grognard.table.matches.records import new_record
from grognard.table.storage import snapshots
from grognard.table.storage.rows import HUMAN, Seat
from grognard.table.storage.sqlite import in_folder
from grognard.table.storage.store import Store

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Locator, Page

SECRET: Final = bytes([7]) * 32
"""Every run sees the same matches."""


@dataclass(frozen=True)
class Window:
    """A window of this size; `zoom` is that of the browser."""

    width: int
    height: int
    touch: bool = False
    zoom: int = 1

    @property
    def name(self) -> str:
        return f"{self.width}x{self.height}"

    def how(self) -> dict[str, Any]:
        size = {"width": self.width, "height": self.height}
        return {"viewport": size, "has_touch": self.touch, "device_scale_factor": self.zoom}


WINDOWS: Final = (
    Window(1440, 900),
    Window(1920, 1080),
    Window(1024, 768),
    Window(390, 844, touch=True),
    Window(844, 390, touch=True),
    Window(720, 450, zoom=2),
)
"""Desktops, a small one, a phone upright and lying, and the first one at a zoom of 200 %."""

ROWS: Final = (
    ("counter", "smallest counter, px"),
    ("name", "smallest name on the map, px"),
    ("factor", "smallest text on counters, px"),
    ("map_text", "smallest other text of the map, px"),
    ("text", "smallest text beside the map, px"),
    ("share", "share of the window, %"),
)
"""What is measured in each window, and how it is called."""

GAME: Final = "paths-of-glory"
COUNTER: Final = 30.0
NAME: Final = 12.0
SHARE: Final = 60.0
READ_IN: Final = ("1440x900",)
"""Where counters and names have aims."""
NARROW: Final = ("844x390", "720x450")
"""Where the share of the map has one."""

MEASURED: Final = """() => {
  const frame = document.querySelector("[role=application]");
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const around = frame.getBoundingClientRect();
  const sight = { left: Math.max(0, around.left), top: Math.max(0, around.top),
    right: Math.min(innerWidth, around.right), bottom: Math.min(innerHeight, around.bottom) };
  const inside = (x, y, box) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  const onMap = (x, y) => inside(x, y, sight) && frame.contains(document.elementFromPoint(x, y));
  const shown = element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const growth = matrix => Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));

  // pixels of the screen for one of the element
  const scale = element => {
    if (element instanceof SVGGraphicsElement) return growth(element.getScreenCTM());
    let whole = element.currentCSSZoom ?? 1;
    for (let one = element; one; one = one.parentElement) {
      const { transform, scale } = getComputedStyle(one);
      if (transform !== "none") whole *= growth(new DOMMatrix(transform));
      if (scale !== "none") whole *= parseFloat(scale);
    }
    return whole;
  };

  // whether a point of an element is cut off by something around it
  const cut = (element, x, y) => {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      if (one instanceof SVGElement) continue;
      const { clip, clipPath, overflowX, overflowY } = getComputedStyle(one);
      const cuts = clip !== "auto" || overflowX !== "visible" || overflowY !== "visible";
      if (clipPath !== "none" || (cuts && !inside(x, y, one.getBoundingClientRect()))) return true;
    }
    return false;
  };

  const seen = (element, x, y) => {
    if (frame.contains(element)) return onMap(x, y);
    const hit = inside(x, y, page) && !cut(element, x, y) ? document.elementFromPoint(x, y) : null;
    return hit !== null && (hit.contains(element) || element.contains(hit));
  };

  const least = {};
  const note = (kind, size, words) => {
    if (size > 0 && !(least[kind]?.size <= size)) least[kind] = { size, words };
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!/[\\p{L}\\p{N}]/u.test(node.data) || !shown(element)) continue;
    range.selectNodeContents(node);
    const points = [...range.getClientRects()].flatMap(({ left, top, width, height }) =>
      [0.5, 0.1, 0.9].map(part => [left + width * part, top + height / 2]));
    if (!points.some(([x, y]) => seen(element, x, y))) continue;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale(element);
    const kind = !frame.contains(element) ? "text" : element.closest("[data-label]") ? "name"
      : element.closest(".piece") ? "factor" : "map_text";
    note(kind, size, node.data);
  }

  for (const piece of frame.querySelectorAll(".piece, [data-piece]")) {
    const { left, top, width, height } = (piece.querySelector(":scope > g") ?? piece).getBoundingClientRect();
    if (!shown(piece) || !onMap(left + width / 2, top + height / 2)) continue;
    note("counter", Math.min(width, height), piece.getAttribute("aria-label") ?? piece.textContent);
  }

  let hits = 0, points = 0;
  for (let x = 6; x < innerWidth; x += 12) for (let y = 6; y < innerHeight; y += 12) {
    points += 1;
    if (onMap(x, y)) hits += 1;
  }
  const found = { share: 100 * hits / points, words: {} };
  for (const [kind, { size, words }] of Object.entries(least)) {
    found[kind] = size;
    found.words[kind] = words.trim().slice(0, 40);
  }
  return found;
}"""
"""Measures what is in sight: a text of which a line is, a counter whose middle is. A point of the window belongs to the
map where nothing that could be clicked lies over it."""

SETTLED: Final = """() => document.fonts.ready.then(() =>
  new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))"""
"""With its letters, and drawn."""


def measure() -> dict[str, Any]:
    """All games in all windows, the clicks of all actions, and what has an aim."""
    with driven() as (chromium, address, folder):
        table = _Table(chromium, address, folder)
        games = {name: _game(table, find(name)) for name in names()}
        clicks = {name: _clicked(table, action).record(action) for name, action in ACTIONS.items()}
        return {
            "chromium": chromium.version,
            "games": games,
            "clicks": clicks,
            "aims": [figure.record() for figure in aims(games, clicks)],
        }


def aims(games: Mapping[str, Any], clicks: Mapping[str, Any]) -> list[Figure]:
    """What should be how large at least, and how many clicks at most. Where nothing is in sight, its size is 0."""
    found: list[Figure] = []
    for name, positions in games.items():
        for which, windows in positions.items():
            for window, sizes in windows.items():
                where = f"{name}, {which}, {window}"
                if name == GAME and window in READ_IN:
                    found.append(Figure(f"{where}: counter", "px", COUNTER, True, [sizes.get("counter", 0.0)]))
                    found.append(Figure(f"{where}: name", "px", NAME, True, [sizes.get("name", 0.0)]))
                if window in NARROW:
                    found.append(Figure(f"{where}: share of the map", "%", SHARE, True, [sizes["share"]]))
    for name, action in clicks.items():
        found.append(Figure(name, "clicks", len(action["peer"]), False, [len(action["clicks"])]))
    return found


def lines(found: dict[str, Any]) -> list[str]:
    """A table of the sizes for each game and position, one of the clicks, and the aims."""
    text = [f"headless Chromium {found['chromium']}"]
    for name, positions in found["games"].items():
        for which, windows in positions.items():
            text += ["", "".join([f"{f'{name}, {which}':38}", *(f"{window:>11}" for window in windows)])]
            for key, what in ROWS:
                cells = (f"{sizes[key]:>11.1f}" if key in sizes else f"{'-':>11}" for sizes in windows.values())
                text.append(f"{what:38}" + "".join(cells))
    text += ["", f"{'clicks in Paths of Glory':38}{'here':>11}{'there':>11}"]
    for name, action in found["clicks"].items():
        text.append(f"{name:38}{len(action['clicks']):>11}{len(action['peer']):>11}")
        text.append(f"  {', '.join(action['clicks'])}{_panned(action['pans'])}")
    text += ["", f"{'aims':62}{'measured':>11}"]
    for figure in found["aims"]:
        text.append(f"{figure['what'] + ', ' + figure['unit']:62}{figure['median']:>11.1f}   {aim_of(figure)}")
    return text


def _panned(pans: int) -> str:
    return f"; besides, the map was moved {'once' if pans == 1 else f'{pans} times'}" if pans else ""


# Matches


class _Table:
    """Where matches are laid, and who opens them."""

    def __init__(self, chromium: Browser, address: str, folder: Path) -> None:
        self.chromium = chromium
        self.address = address
        self.folder = folder
        first = new_context(chromium, address)
        self.person = int(post(first, "/me", {})["id"])
        self.session = first.storage_state()
        first.close()

    def lay(self, match: Match) -> str:
        """Store a match in which the person has all seats."""
        seats = [Seat(number, name, HUMAN, self.person) for number, name in enumerate(match.seats)]
        record = new_record(match, seats, self.person, 0, True)

        async def work(store: Store) -> None:
            await store.add_match(record, [match.entry_text(entry) for entry in match.log])
            # A composed position is in no log.
            await store.keep_snapshot(record.id, len(match.log), snapshots.stamp(match.game), snapshots.pack(match))

        async def whole() -> None:
            async with admin.opened(in_folder(self.folder)) as store:
                await work(store)

        # In a thread of its own: Playwright keeps an event loop running in this one.
        with ThreadPoolExecutor(1) as pool:
            pool.submit(asyncio.run, whole()).result()
        return record.id

    def visit(self, **how: Any) -> BrowserContext:
        return new_context(self.chromium, self.address, self.session, **how)


def middle(game: Game[State]) -> Match:
    """A match of the first scenario, halfway through a game of opponents by rules of thumb."""
    _, acts = _played(game, None)
    match, _ = _played(game, acts // 2)
    return match


def _played(game: Game[State], most: int | None) -> tuple[Match, int]:
    """A match after so many acts, or its end, and how many they were."""
    match = Match(game, game.scenario().name, secret=SECRET)
    bot = make_opponent(game.name, RULES, random.Random(0))
    acts = 0
    while not match.state.over() and acts != most:
        seat = match.state.asks()[0].seat
        match.play(seat, decide(bot, match.state, seat, random.Random(acts)))
        acts += 1
    return match, acts


# Sizes


def _game(table: _Table, game: Game[State]) -> dict[str, Any]:
    start = Match(game, game.scenario().name, secret=SECRET)
    return {
        "start": _in_windows(table, start),
        "middle": _in_windows(table, middle(game)),
    }


def _in_windows(table: _Table, match: Match) -> dict[str, Any]:
    laid = table.lay(match)
    found: dict[str, Any] = {}
    for window in WINDOWS:
        context = table.visit(**window.how())
        page = context.new_page()
        open_match(page, laid)
        page.evaluate(SETTLED)
        found[window.name] = page.evaluate(MEASURED)
        context.close()
    return found


# Clicks

HAND: Final = {"CP": "CP2 CP7 CP13 CP34", "AP": "AP1 AP12"}
FRONT: Final = {
    "Brussels": "GE1 GE2 GEc",
    "Sedan": "GE3",
    "Koblenz": "GE4",
    "Cambrai": "BEF FR5",
    "Paris": "FR1",
    "Verdun": "FR2",
}
OPERATIONS: Final = "CP2"
"""Two operations, and no combat card against the French."""
REDEPLOYMENT: Final = "CP7"
"""Four points, as many as an army costs."""

AGAIN: Final = '[role=menu] button[data-verb="{}"], [data-testid=leave-anyway], [data-testid=confirm-yes]'
"""Where the page asks once more."""
OFFERED: Final = """([seq, again, together]) => {
  const table = document.querySelector("[data-testid=table]");
  return Number(table.dataset.seq) > seq || document.querySelector(`${again}, ${together}`) !== null;
}"""
"""The page has gone on, or asks for one more click."""
TOGETHER: Final = '[data-all="{}"]'
"""All units of the stack that lies open."""
SHOWN: Final = "seq => Number(document.querySelector('[data-testid=table]').dataset.seq) >= seq"
FREE: Final = """element => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  const frame = document.querySelector("[role=application]");
  return found !== null && (element.contains(found) || (frame.contains(element) && frame.contains(found)));
}"""
"""The middle of an element is in sight; on the map a counter may lie over it."""
SECONDS: Final = 20.0


@dataclass
class Hand:
    """Somebody who clicks and counts."""

    page: Page
    match: str
    clicks: list[str] = field(default_factory=list)
    pans: int = 0
    """So many times a click was on something out of sight, to which the map was moved first."""

    def record(self, action: Action) -> dict[str, Any]:
        return {"clicks": self.clicks, "pans": self.pans, "peer": list(action.peer)}

    def stuck(self, *more: str) -> Problem:
        return Problem("click-leads-nowhere", text=", ".join([*self.clicks, *more]))

    def position(self) -> Any:
        return position_of(self.page.context, self.match)

    def shown(self) -> Any:
        """The position, once the page shows it."""
        position = self.position()
        self.page.wait_for_function(SHOWN, arg=position["seq"])
        self.page.locator("[role=application]:not(.moving)").wait_for(state="attached")
        return position

    def click(self, thing: Locator, what: str, at: tuple[float, float] | None = None) -> None:
        """One click of the mouse, in the middle or so far from the corner."""
        if not thing.evaluate(FREE):
            thing.scroll_into_view_if_needed()
            self.page.locator("[role=application]:not(.moving)").wait_for(state="attached")
            self.pans += 1
        box = thing.bounding_box()
        if box is None:
            raise self.stuck(what)
        x, y = at or (box["width"] / 2, box["height"] / 2)
        self.clicks.append(what)
        self.page.mouse.click(box["x"] + x, box["y"] + y)

    def target(self, kind: str, number: int) -> Locator:
        return self.page.locator(f'svg [data-{kind}="{number}"]').first

    def go_on(self, seq: int, verb: str) -> None:
        """After a click: one more in the menu, or on whatever else asks again, until the page has gone on."""
        for _ in range(3):
            again = self.page.locator(AGAIN.format(verb))
            self.page.wait_for_function(OFFERED, arg=[seq, AGAIN.format(verb), TOGETHER.format(verb)])
            if self.position()["seq"] > seq or not again.count():
                return
            self.click(again.first, f"'{again.first.inner_text().splitlines()[0].strip()}'")
        raise self.stuck()

    def choose(self, kind: str, number: int, verb: str, what: str) -> None:
        """Something on the map."""
        seq = self.shown()["seq"]
        self.click(self.target(kind, number), what)
        self.go_on(seq, verb)

    def card(self, code: str, verb: str) -> None:
        seq = self.shown()["seq"]
        card = self.page.locator(
            f'[data-testid=hand] button.offered[data-target="{cards.CARD_OF[code]}"][data-verbs~="{verb}"]'
        ).first
        # At its edge: in a full hand the next card covers the rest.
        self.click(card, "card", (6, 20))
        self.go_on(seq, verb)

    def press(self, verb: str) -> None:
        """A button of the prompt, if the page asks for it."""
        position = self.shown()
        if _asks(position, verb):
            self.click(self.page.get_by_test_id("prompt").locator(f'button[data-verb="{verb}"]'), f"'{verb}'")
            self.go_on(position["seq"], verb)

    def take(self, verb: str, stacks: Mapping[str, tuple[str, ...]], taken: Callable[[Any], list[str]]) -> None:
        """All these units, stack by stack: together where the page lets one do that, else one by one."""
        for space, units in stacks.items():
            for name in units:
                position = self.shown()
                left = [unit for unit in units if unit not in taken(position)]
                if name not in left or not _asks(position, verb):
                    continue
                self.click(self.target("piece", tables.PIECE_NAMES.index(name)), f"counter in {space}")
                self.go_on(position["seq"], verb)
                together = self.page.locator(TOGETHER.format(verb))
                if len(left) > 1 and together.count():
                    self.click(together.first, "all of them")
                    self.until(lambda now: set(left) <= set(taken(now)) or not _asks(now, verb))  # noqa: B023

    def until(self, found: Callable[[Any], bool]) -> Any:
        """Wait for a position of the service."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            position = self.position()
            if found(position):
                return position
            time.sleep(0.02)
        raise self.stuck()


def _asks(position: Any, verb: str) -> bool:
    return any(choice["verb"] == verb for choice in position["choices"])


def _space(name: str) -> int:
    return tables.PLACES.index(name)


def _picked(position: Any) -> list[str]:
    """The units that have been taken so far, to move or to attack with."""
    step = position["view"]["step"]
    return [*step.get("pieces", []), *step.get("picked", [])]


def _card(hand: Hand) -> None:
    hand.card(OPERATIONS, "operations")


def _move(hand: Hand) -> None:
    hand.choose("space", _space("Brussels"), "move", "space")
    hand.take("take", {"Brussels": ("GE1", "GE2", "GEc1")}, _picked)
    hand.choose("space", _space("Liege"), "go", "destination")
    hand.press("halt")
    hand.press("done")
    hand.until(lambda now: now["view"]["side"] == "AP")


def _attack(hand: Hand) -> None:
    for name in ("Brussels", "Sedan"):
        hand.choose("space", _space(name), "attack", f"space {name}")
    hand.choose("space", _space("Cambrai"), "strike", "the space to attack")
    hand.shown()
    hand.click(hand.page.get_by_test_id("attack-with-all"), "'Attack with all 3 units'")
    hand.until(lambda now: now["view"]["combat"] is not None)
    hand.press("done")
    if _asks(hand.shown(), "pin"):
        hand.choose("space", _space("Sedan"), "pin", "the space that pins")
    hand.until(lambda now: now["view"]["combat"] is not None and now["view"]["combat"]["flank"] is not None)


def _redeploy(hand: Hand) -> None:
    hand.card(REDEPLOYMENT, "redeploy")
    hand.choose("piece", tables.PIECE_NAMES.index("GE4"), "take", "unit")
    hand.choose("space", _space("Essen"), "go", "destination")
    hand.press("done")
    hand.until(lambda now: now["view"]["side"] == "AP")


@dataclass(frozen=True)
class Action:
    """Something that is done by clicks."""

    do: Callable[[Hand], None]
    peer: tuple[str, ...]
    """The fewest clicks for the same with Rally the Troops; docs/benchmarks.md derives them from its sources."""
    before: tuple[str, ...] = ()
    """Acts that were done before it."""
    units: Mapping[str, str] = field(default_factory=dict)
    """Who stands in a space instead."""


ACTIONS: Final = {
    "a card and its use": Action(_card, ("card", "use in its menu")),
    "activate and move a stack of three": Action(
        _move,
        (
            *("space", "'Move' in its menu"),
            *("first unit", "second unit", "third unit"),
            *("destination", "Stop", "End Action"),
        ),
        before=("automatic-operation",),
    ),
    "attack with three from two spaces": Action(
        _attack,
        (
            *("first space", "'Attack' in its menu", "second space", "'Attack' in its menu"),
            *("Select all", "the space to attack", "Attack", "Flank"),
        ),
        before=(f"operations {cards.NAMES[cards.CARD_OF[OPERATIONS]]}",),
        units={"Brussels": "GE1 GE2"},
    ),
    "redeploy an army": Action(_redeploy, ("card", "use in its menu", "unit", "destination", "End Action")),
}
"""No operations are left over, so that neither table asks about them."""


def laid_out(action: Action) -> Match:
    """Where an action begins: the Central Powers in the second turn, their armies before Cambrai."""
    match = Match(find(GAME), "campaign", None, secret=SECRET)
    state = compose(
        "campaign",
        turn=2,
        side="CP",
        units={**FRONT, **action.units},
        destroyed="Liege",
        control={"CP": "Liege"},
        levels=("limited", "limited"),
        hands=HAND,
    )
    match.resume(state, [], [], [])
    match.roll()
    for text in action.before:
        match.play(match.state.asks()[0].seat, match.game.space.parse(text))
    return match


def _clicked(table: _Table, action: Action) -> Hand:
    from playwright.sync_api import TimeoutError as TooLong

    context = table.visit()
    page = context.new_page()
    hand = Hand(page, table.lay(laid_out(action)))
    open_match(page, hand.match)
    page.locator("[data-testid=prompt].yours").wait_for()
    page.set_default_timeout(SECONDS * 1000)
    try:
        action.do(hand)
    except TooLong:
        raise hand.stuck() from None
    context.close()
    return hand
