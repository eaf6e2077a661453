"""A visitor of the table: a page, and the service behind it."""

from __future__ import annotations

import contextlib
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import TimeoutError as PlaywrightTimeout

HEADERS = {"X-Grognard": "1"}
CARD = "button.offered:not([aria-expanded])"
"""A card on offer; a reserve, which opens to ask for its value, is none."""


class Visitor:
    """Somebody with a browser. What is done by the page goes through the page; the rest asks the service."""

    def __init__(self, context: Any) -> None:
        self.context = context
        self.page = context.new_page()
        self.match = ""
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        # A browser writes an error for each refused or lost request; those are part of the tests.
        if (
            message.type == "error"
            and "Failed to load resource" not in message.text
            and "WebSocket" not in message.text
        ):
            self.errors.append(message.text)

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
        return self.match

    def position(self) -> Any:
        return self.get(f"/matches/{self.match}")

    def act(self, position: Any, verb: str, target: int | None) -> Any:
        """An act past the page, to come quickly to where a test begins."""
        data = {"seat": position["seat"], "seq": position["seq"], "verb": verb, "target": target}
        return self.post(f"/matches/{self.match}/act", data)["position"]

    # The page

    def open(self, address: str = "") -> None:
        self.page.goto(address or f"/match/{self.match}")
        self.page.get_by_test_id("prompt").wait_for()

    def at_match(self) -> None:
        """Wait for the page of a match, and remember which one it is."""
        self.page.wait_for_url("**/match/*")
        self.match = self.page.url.rsplit("/", 1)[1]
        self.page.get_by_test_id("prompt").wait_for()

    @property
    def prompt(self) -> Any:
        return self.page.get_by_test_id("prompt")

    def wait_for_turn(self, timeout: float = 30_000) -> None:
        self.page.locator("[data-testid=prompt].yours").wait_for(timeout=timeout)

    def shows(self, position: Any) -> None:
        """Wait until the page shows this position, or a later one."""
        desk = self.page.get_by_test_id("desk")
        self.until(lambda: int(desk.get_attribute("data-seq") or 0) >= position["seq"])

    def until(self, true: Callable[[], bool], timeout: float = 10.0) -> None:
        end = time.monotonic() + timeout
        while not true():
            assert time.monotonic() < end, "waited in vain"
            self.page.wait_for_timeout(30)

    def wait_for(self, found: Callable[[Any], bool], timeout: float = 20.0) -> Any:
        """Ask the service until its position is as wanted."""
        end = time.monotonic() + timeout
        while True:
            position = self.position()
            if found(position):
                return position
            assert time.monotonic() < end, f"waited in vain; the prompt is {position['prompt']}"
            self.page.wait_for_timeout(50)

    def target(self, kind: str, number: int) -> Any:
        """What the page shows for a target: a piece or a city on the map, or a button of the prompt."""
        return self.page.locator(
            f'svg [data-{kind}="{number}"], button[data-kind="{kind}"][data-target="{number}"]'
        ).first

    @contextlib.contextmanager
    def acting(self) -> Iterator[None]:
        """What the page does inside is an act of its own that the service takes, whatever others do meanwhile; a stale
        one is tried again by the page."""
        with self.page.expect_response(lambda answer: answer.url.endswith("/act") and answer.ok):
            yield

    def choose(self, position: Any, verb: str, target: int | None) -> None:
        """Choose by clicking: on the map, in the hand, or a button of the prompt."""
        kind = next(choice["kind"] for choice in position["choices"] if choice["verb"] == verb)
        self.shows(position)
        with self.acting():
            if kind == "card":
                # At its edge: in a full hand the next card covers the rest.
                self.hand.locator(CARD).first.click(position={"x": 6, "y": 20})
            elif target is None or kind == "number":
                buttons = self.prompt.locator(f'button[data-verb="{verb}"]')
                (buttons if target is None else buttons.get_by_text(str(target), exact=True)).first.click()
            else:
                self.press(self.target(kind, target))

    def press(self, thing: Any) -> None:
        """Click; what lies under something else at this zoom is chosen by the keyboard."""
        try:
            thing.click(timeout=3000)
        except PlaywrightTimeout:
            thing.focus()
            self.page.keyboard.press("Enter")

    @property
    def hand(self) -> Any:
        return self.page.get_by_test_id("hand")


def choice_of(position: Any, verb: str) -> list[int]:
    return next((choice["targets"] for choice in position["choices"] if choice["verb"] == verb), [])


def verbs(position: Any) -> set[str]:
    return {choice["verb"] for choice in position["choices"]}


class Seeker:
    """Decides for whoever is asked, so that a battle comes soon: march at the enemy, attack, otherwise be done."""

    def __init__(self, layout: Any, kinds: Any, seeks: set[int]) -> None:
        self.roads: dict[int, list[int]] = {}
        for a, b, *_ in layout["roads"]:
            self.roads.setdefault(a, []).append(b)
            self.roads.setdefault(b, []).append(a)
        self.pieces: list[str] = kinds["piece"]
        self.seeks = seeks
        """The nations that look for a battle; the others sit still."""
        self.tried: set[tuple[str, int]] = set()

    def distances(self, start: list[int]) -> dict[int, int]:
        found = dict.fromkeys(start, 0)
        queue = deque(start)
        while queue:
            city = queue.popleft()
            for other in self.roads[city]:
                if other not in found:
                    found[other] = found[city] + 1
                    queue.append(other)
        return found

    def decide(self, position: Any) -> tuple[str, int | None]:
        offered = verbs(position)
        view = position["view"]
        nation = view["nation"]
        if "attack" in offered:
            return "attack", choice_of(position, "attack")[0]
        if "with" in offered:
            return "with", choice_of(position, "with")[0]
        if "go" in offered:
            far = self.far(view, nation)
            best = min(choice_of(position, "go"), key=lambda city: far.get(city, 99))
            here = view["step"].get("city")
            if "stop" in offered and far.get(here, 99) <= far.get(best, 99):
                return "stop", None
            return "go", best
        if "move" in offered and nation in self.seeks:
            piece = self.mover(position, view, nation)
            if piece is not None:
                self.tried.add((view["heading"], piece))
                return "move", piece
        if "troops" in offered:
            numbers = choice_of(position, "troops")
            return "troops", numbers[len(numbers) // 2]
        return calm(position)

    def far(self, view: Any, nation: int) -> dict[int, int]:
        """How far each city is from the nearest enemy stack."""
        side = nation in (0, 1)
        return self.distances([stack["city"] for stack in view["stacks"] if (stack["nation"] in (0, 1)) != side])

    def mover(self, position: Any, view: Any, nation: int) -> int | None:
        """The general next to whom an enemy is soonest; none once somebody stands beside one."""
        far = self.far(view, nation)
        where = {piece["name"]: piece["city"] for piece in view["pieces"] if piece["kind"] == "general"}
        if any(far.get(stack["city"]) == 1 for stack in view["stacks"] if stack["nation"] == nation):
            return None
        free = [
            piece
            for piece in choice_of(position, "move")
            if where.get(self.pieces[piece]) is not None and (view["heading"], piece) not in self.tried
        ]
        return min(free, key=lambda piece: far[where[self.pieces[piece]]], default=None)


def calm(position: Any) -> tuple[str, int | None]:
    """The decision that ends soonest: stand still, break off, pay nothing; otherwise the first thing offered."""
    offered = verbs(position)
    for verb in ("done", "stop", "break-off", "decline"):
        if verb in offered:
            return verb, None
    first = position["choices"][0]
    return first["verb"], (first["targets"][0] if first["targets"] else None)


def in_battle(position: Any) -> bool:
    return position["view"]["step"]["name"] == "Battle"


def to_battle(visitor: Visitor, seeker: Seeker, most: int = 600) -> Any:
    """Past the page, to the middle of a battle in a match all of whose seats are this visitor's."""
    position = visitor.position()
    for _ in range(most):
        if in_battle(position):
            return position
        position = visitor.act(position, *seeker.decide(position))
    raise AssertionError("no battle came about")


def seeker_for(visitor: Visitor, seeks: set[int]) -> Seeker:
    game = visitor.get("/games/friedrich")
    return Seeker(visitor.get("/games/friedrich/layout"), game["kinds"], seeks)
