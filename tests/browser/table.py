"""A visitor of the table: a page, and the service behind it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from grognard import Match
from grognard.bots.styles import VARIED
from grognard.table.maintenance import admin
from grognard.table.matches.records import new_record
from grognard.table.storage import snapshots
from grognard.table.storage.rows import BOT, HUMAN, NEVER, OPEN, Seat
from grognard.table.storage.sqlite import in_folder
from grognard.table.storage.store import Store
from grognard.table.terms import manners
from tests.waiting import until

HEADERS = {"X-Grognard": "1"}
SIZES = {"desktop": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
PAGES = {
    "/": "[data-testid^=play-]",
    "/new": "[data-testid=create]",
    "/rules/friedrich": "main h3",
    "/account": "form",
    "/account/programs": "main a[href='/account']",
}
"""The pages beside that of a match, each with what is there once it is loaded."""
MOST_ACTS = 600
HIT = """element => {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const found = document.elementFromPoint(x, y);
  return found !== null && element.contains(found) ? [x, y] : null;
}"""
SHOWS = "seq => Number(document.querySelector('[data-testid=table]')?.dataset.seq ?? -1) >= seq"
STATE = """() => {
  const table = document.querySelector("[data-testid=table]");
  const text = (name) => [...document.querySelectorAll(`[data-testid=${name}]`)].map((one) => one.innerText);
  const open = [...document.querySelectorAll("dialog, [role=menu]")].map((one) => one.outerHTML.slice(0, 300));
  const focus = document.activeElement?.outerHTML.slice(0, 200);
  return JSON.stringify({...table?.dataset, prompt: text("prompt"), toast: text("toast"), open, focus});
}"""
"""What a page shows that does not act, for the report of a test that fails."""
DRAWN = """() => document.fonts.ready.then(() =>
  new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))"""


class Visitor:
    """Somebody with a browser. What is done by the page goes through the page; the rest asks the service."""

    def __init__(self, page: Any, folder: Path) -> None:
        self.page = page
        self.context = page.context
        self.folder = folder
        """Where the service keeps everything."""
        self.match = ""
        self.errors: list[str] = []
        self.taken = 0
        """So many acts of the page the service has taken, on its open line or otherwise."""
        self._listeners: list[tuple[str, Callable[[Any], None]]] = []
        self.listen("pageerror", lambda error: self.errors.append(str(error)))
        self.listen("console", self._hear)
        self.listen("websocket", lambda line: line.on("framereceived", self._heard))
        self.listen("response", self._answered)

    def listen(self, event: str, listener: Callable[[Any], None]) -> None:
        """Hear of an event of the page until this visitor leaves."""
        self.page.on(event, listener)
        self._listeners.append((event, listener))

    def leave(self) -> list[str]:
        """Stop listening; the errors of the page."""
        for event, listener in self._listeners:
            self.page.remove_listener(event, listener)
        return self.errors

    def _hear(self, message: Any) -> None:
        # A browser writes an error for each refused or lost request; those are part of the tests.
        if (
            message.type == "error"
            and "Failed to load resource" not in message.text
            and "WebSocket" not in message.text
        ):
            self.errors.append(message.text)

    def _heard(self, frame: str | bytes) -> None:
        self.taken += str(frame).startswith('{"type": "done"')

    def _answered(self, answer: Any) -> None:
        self.taken += ("/act?" in answer.url or "/undo?" in answer.url) and answer.ok

    # The service

    def get(self, path: str) -> Any:
        answer = self.context.request.get(f"/api{path}", max_retries=2)
        assert answer.ok, answer.text()[:300]
        return answer.json()

    def post(self, path: str, data: dict[str, Any] | None = None) -> Any:
        answer = self.context.request.post(f"/api{path}", data=data or {}, headers=HEADERS, max_retries=2)
        assert answer.ok, answer.text()[:300]
        return answer.json()

    def create(self, scenario: str, seats: dict[str, str], **more: Any) -> str:
        """A new match of the service's own making."""
        self.post("/me")
        wish = {
            "game": "friedrich",
            "scenario": scenario,
            "options": {},
            "seats": seats,
            "pace": "live",
            "public": True,
        }
        self.match = self.post("/matches", wish | more)["id"]
        self.ask_me()
        return self.match

    def sit(self, match: Match, seats: Mapping[str, str | Visitor] | None = None, talk: bool = False) -> None:
        """Lay a match of our own on the service's table. All seats are this visitor's, but for those that are somebody
        else's, 'open', or those of a computer, 'bot:NAME'. Computers comment on their play where that is wanted."""
        places: list[Seat] = []
        for number, name in enumerate(match.seats):
            who = (seats or {}).get(name, self)
            if isinstance(who, Visitor):
                places.append(Seat(number, name, HUMAN, who.post("/me")["id"], auto=NEVER))
            elif who == "open":
                places.append(Seat(number, name, OPEN))
            else:
                places.append(Seat(number, name, BOT, bot=who.removeprefix("bot:")))
        record = new_record(match, places, self.post("/me")["id"], 0, True)
        if talk:
            record.advice = manners.begun(VARIED, None, True)

        async def work(store: Store) -> None:
            await store.add_match(record, [match.entry_text(entry) for entry in match.log])
            # A composed position is in no log.
            await store.keep_snapshot(record.id, len(match.log), snapshots.stamp(match.game), snapshots.pack(match))

        self.store(work)
        for visitor in {self, *(who for who in (seats or {}).values() if isinstance(who, Visitor))}:
            visitor.match = record.id

    def store(self, work: Callable[[Store], Awaitable[None]]) -> None:
        """Do something with the database, beside the service."""

        async def whole() -> None:
            async with admin.opened(in_folder(self.folder)) as store:
                await work(store)

        # In a thread of its own: Playwright keeps an event loop running in this one.
        with ThreadPoolExecutor(1) as pool:
            pool.submit(asyncio.run, whole()).result()

    def ask_me(self) -> None:
        """The table shall not answer for this visitor: it might come before a click."""
        for seat, person in self.position()["people"].items():
            if person["you"]:
                self.post(f"/matches/{self.match}/auto", {"seat": seat, "when": NEVER})

    def position(self) -> Any:
        return self.get(f"/matches/{self.match}")

    def wait_for(self, found: Callable[[Any], bool]) -> Any:
        """Ask the service until its position is as wanted."""
        now: dict[str, Any] = {}

        def is_found() -> bool:
            now.update(self.position())
            return found(now)

        until(is_found, "a position of the service")
        return now

    def wait_after(self, seq: int) -> Any:
        """The first position after this one."""
        return self.wait_for(lambda now: bool(now["seq"] > seq))

    def asked(self) -> Any:
        """The position once this visitor must decide, or the game is over."""
        return self.wait_for(lambda now: bool(now["choices"]) or now["result"] is not None)

    def act(self, position: Any, verb: str, target: int | None = None) -> Any:
        """An act past the page, and the position after it."""
        data = {"seat": position["seat"], "seq": position["seq"], "verb": verb, "target": target}
        return self.post(f"/matches/{self.match}/act", data)["position"]

    # The page

    @property
    def prompt(self) -> Any:
        return self.page.get_by_test_id("prompt")

    @property
    def hand(self) -> Any:
        return self.page.get_by_test_id("hand")

    @property
    def toast(self) -> Any:
        return self.page.get_by_test_id("toast")

    def open(self, address: str = "") -> None:
        self.page.goto(address or f"/match/{self.match}")
        self.prompt.wait_for()
        self.rest()

    def resize(self, size: str) -> None:
        """The window gets another size; that it has a mouse, or a finger, stays so."""
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})

    def at_match(self) -> None:
        """Wait for the page of a match that the page has made, and remember which one it is."""
        self.page.wait_for_url("**/match/*")
        self.match = self.page.url.rsplit("/", 1)[1]
        self.ask_me()
        self.prompt.wait_for()
        self.rest()

    def sure(self) -> None:
        """Say that this visitor is sure."""
        self.page.get_by_test_id("confirm-yes").click()

    def dialogs_closed(self) -> None:
        """Wait until the page has no dialog. Between its closing and its removal a dialog has no role, and its buttons
        can still be found."""
        self.page.locator("dialog").wait_for(state="detached")

    def rest(self) -> None:
        """Wait until the board lies still."""
        self.page.locator("[role=application]:not(.moving)").wait_for(state="attached")

    def drawn(self) -> None:
        """Wait until the page has been drawn as it is now, with its letters."""
        self.page.evaluate(DRAWN)

    def until(self, true: Callable[[], object], what: str = "a state of the page") -> None:
        until(true, what)

    def wait_for_turn(self) -> None:
        self.page.locator("[data-testid=prompt].yours").wait_for()

    def shows(self, position: Any) -> None:
        """Wait until the page shows this position, or a later one."""
        self.page.wait_for_function(SHOWS, arg=position["seq"])
        self.rest()

    def target(self, kind: str, number: int) -> Any:
        """What the page shows for a target: a piece or a city on the map, or a button of the prompt."""
        return self.page.locator(
            f'svg [data-{kind}="{number}"], button[data-kind="{kind}"][data-target="{number}"]'
        ).first

    def press(self, thing: Any) -> None:
        """Click; what lies under something else at this zoom, or in a folded stack, is chosen by the keyboard."""
        thing.scroll_into_view_if_needed()
        self.rest()
        middle = thing.evaluate(HIT) if thing.get_attribute("data-folded") is None else None
        if middle:
            # Just there: Playwright counts the lines around it, and finds another middle.
            x, y = middle
            box = thing.bounding_box()
            thing.click(position={"x": x - box["x"], "y": y - box["y"]})
        else:
            thing.focus()
            self.page.keyboard.press("Enter")

    @contextlib.contextmanager
    def acting(self) -> Iterator[None]:
        """What the page does inside is an act of its own that the service takes, whatever others do meanwhile; a stale
        one is tried again by the page."""
        before = self.taken
        yield

        def taken() -> bool:
            self.page.evaluate("0")  # Playwright hears what has come
            return self.taken > before

        try:
            self.until(taken, "an act that the service takes")
        except AssertionError as error:
            error.add_note(f"The page shows {self.page.evaluate(STATE)}")
            raise

    def choose(self, position: Any, verb: str, target: int | None = None) -> Any:
        """Choose by clicking: on the map, in the hand, or a button of the prompt. What the service says then comes
        back."""
        kind = next(choice["kind"] for choice in position["choices"] if choice["verb"] == verb)
        self.shows(position)
        with self.acting():
            if target is None:
                self.prompt.locator(f'button[data-verb="{verb}"]').click()
                if leaves(position, verb):
                    self.page.get_by_test_id("leave-anyway").click()
            elif kind == "number":
                self.prompt.locator(f'button[data-verb="{verb}"]').get_by_text(str(target), exact=True).click()
            elif kind == "card":
                self.take(verb, target)
            else:
                self.press(self.target(kind, target))
                self.confirm(verb)
        return self.wait_for(lambda now: now["seq"] > position["seq"])

    def confirm(self, verb: str) -> None:
        """What cannot be taken back is asked once more, in a menu of one; it is there with the next frame, or not at
        all."""
        self.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(drawn))")
        again = self.page.locator(f'[role=menu] button[data-verb="{verb}"]')
        if again.count():
            again.click()

    def pick(self, position: Any, verb: str, kind: str, target: int) -> Any:
        """Click what has several uses, and choose one of the menu."""
        self.shows(position)
        with self.acting():
            self.press(self.target(kind, target))
            self.page.locator(f'[role=menu] button[data-verb="{verb}"]').click()
        return self.wait_after(position["seq"])

    def answer(self, position: Any, verb: str, target: int | None = None) -> Any:
        """Choose by a click, and of a menu where something has several uses; cards have menus of their own."""
        kind = next(choice["kind"] for choice in position["choices"] if choice["verb"] == verb)
        uses = [one for one in position["choices"] if one["kind"] == kind and target in one["targets"]]
        if target is None or kind == "card" or len(uses) < 2:
            return self.choose(position, verb, target)
        return self.pick(position, verb, kind, target)

    def take(self, verb: str, target: int) -> None:
        """Take a card of the hand."""
        card = self.hand.locator(f'button.offered[data-target="{target}"][data-verbs~="{verb}"]').first
        several = " " in card.get_attribute("data-verbs")
        lies = card.get_attribute("aria-pressed") == "false"
        # At its edge: in a full hand the next card covers the rest.
        card.click(position={"x": 6, "y": 20})
        if several:
            self.page.locator(f'[role=menu] button[data-verb="{verb}"]').click()
        elif lies:
            # The first press only lifts it.
            self.hand.locator(f'button[data-target="{target}"][aria-pressed=true]').click(position={"x": 6, "y": 20})

    def go_on(self, decide: Callable[[Any], tuple[str, int | None]], wanted: Callable[[Any], bool]) -> Any:
        """Answer whatever is asked, by clicking, until the position is as wanted."""
        for _ in range(MOST_ACTS):
            position = self.asked()
            if wanted(position):
                return position
            assert position["choices"], "the game is over"
            self.choose(position, *decide(position))
        raise AssertionError(f"{MOST_ACTS} answers did not lead there")


def plain(parts: list[Any]) -> str:
    """A line of text without the things in it."""
    return "".join(part if isinstance(part, str) else part["text"] for part in parts)


def story(position: Any) -> str:
    """The log, line by line."""
    return "\n".join(plain(entry["text"]) for entry in position["story"])


def told(position: Any, *lines: str) -> None:
    """The log has these lines, one after the other."""
    log = story(position)
    for line in lines:
        assert line in log, (line, log)
        log = log[log.index(line) :]


def leaves(position: Any, verb: str) -> list[str]:
    """The kinds of what an act would leave undone."""
    found: list[dict[str, str]] = next(
        (choice.get("leaves", []) for choice in position["choices"] if choice["verb"] == verb), []
    )
    return [left["key"] for left in found]


def choice_of(position: Any, verb: str) -> list[int]:
    return next((choice["targets"] for choice in position["choices"] if choice["verb"] == verb), [])


def verbs(position: Any) -> set[str]:
    return {choice["verb"] for choice in position["choices"]}


def begin(player: Visitor, match: Match) -> Any:
    """Lay a match on the table and open it; the position of its first question."""
    player.sit(match)
    player.open()
    player.wait_for_turn()
    return player.position()
