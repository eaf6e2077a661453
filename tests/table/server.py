"""The service in this process, and people who use it."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import functools
import json
import random
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from httpx2 import Response
from starlette.testclient import TestClient

from grognard.bench.client import pick
from grognard.core.sayings import Saying
from grognard.table.common import stored_sayings
from grognard.table.common.limits import Limits
from grognard.table.http.app import create_app
from grognard.table.node.services import Services, Settings
from grognard.table.people.sessions import COOKIE
from grognard.table.storage.sqlite import FILE, in_folder

WEST = "war-in-the-west"
PLENTY = Limits(
    requests_per_second=1e6,
    request_burst=10**6,
    messages_per_second=1e6,
    message_burst=10**6,
    files_per_second=1e6,
    file_burst=10**6,
    checks_per_second=1e6,
    check_burst=10**6,
    person_messages_per_second=1e6,
    person_message_burst=10**6,
    address_messages_per_second=1e6,
    address_message_burst=10**6,
    openings_per_second=1e6,
    opening_burst=10**6,
    replays=10**6,
    replays_per_person=10**6,
    replay_acts_per_second=1e9,
    replay_act_burst=10**9,
    accounts=10**5,
    matches=10**5,
)


@functools.cache
def empty_database() -> bytes:
    """A database with its tables and nothing in them. To copy it takes a tenth of the time of making its tables."""

    async def make(folder: Path) -> None:
        database = in_folder(folder)
        await database.prepare()
        await database.close()

    with tempfile.TemporaryDirectory() as name:
        asyncio.run(make(Path(name)))
        return Path(name, FILE).read_bytes()


class Visitor:
    """One browser."""

    def __init__(self, server: Server, cookie: str = "") -> None:
        self.server = server
        self.cookie = cookie

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> Response:
        sent = {"X-Grognard": "1", **{name.replace("_", "-"): value for name, value in headers.items()}}
        if self.cookie:
            sent["Cookie"] = f"{COOKIE}={self.cookie}"
        client = self.server.client
        client.cookies.clear()
        content = None if body is None else json.dumps(body)
        if content is not None:
            sent.setdefault("Content-Type", "application/json")
        answer = client.request(method, path, content=content, headers=sent)
        fresh = answer.cookies.get(COOKIE)
        if fresh:
            self.cookie = fresh
        client.cookies.clear()
        return answer

    def get(self, path: str) -> Any:
        return good(self.call("GET", path))

    def post(self, path: str, body: Any = None) -> Any:
        return good(self.call("POST", path, {} if body is None else body))

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str, str]:
        """Status, code and message of an answer that says no."""
        answer = self.call(method, path, body)
        assert answer.status_code >= 400, answer.text[:300]
        error = answer.json()["error"]
        assert error["message"], error
        return answer.status_code, error["code"], error["message"]

    def position(self, match: str) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/api/matches/{match}")
        return found

    def act(self, match: str, position: dict[str, Any] | None = None, seed: int = 1) -> Response:
        """Some act that is offered."""
        position = position or self.position(match)
        verb, target = pick(position["choices"], random.Random(seed))
        body = {"seat": position["seat"], "seq": position["seq"], "verb": verb, "target": target}
        return self.call("POST", f"/api/matches/{match}/act", body)

    def socket(self, match: str, query: str = "", **headers: str) -> Any:
        sent = {"Cookie": f"{COOKIE}={self.cookie}", **headers} if self.cookie else headers
        self.server.client.cookies.clear()
        return self.server.client.websocket_connect(f"/api/matches/{match}/socket?{query}", headers=sent)


def good(answer: Response) -> Any:
    assert answer.status_code == 200, f"{answer.status_code}: {answer.text[:300]}"
    return answer.json()


class Server:
    def __init__(self, client: TestClient, services: Services, folder: Path) -> None:
        self.client = client
        self.services = services
        self.folder = folder

    @classmethod
    @contextlib.contextmanager
    def fresh(cls, folder: Path, **limits: float) -> Iterator[Server]:
        allowed = dataclasses.replace(PLENTY, **limits)  # type: ignore[arg-type]
        settings = Settings(limits=allowed, workers=1, pause=0.0, answer_pause=0.0, static=folder / "none")
        if folder.is_dir() and not (folder / FILE).exists():
            (folder / FILE).write_bytes(empty_database())
        app = create_app(in_folder(folder), settings)
        with TestClient(app, base_url="http://table.test", raise_server_exceptions=False) as client:
            yield cls(client, app.state.services, folder)

    def run(self, work: Callable[..., Any], *args: Any) -> Any:
        """Run something on the event loop of the app."""
        assert self.client.portal is not None
        return self.client.portal.call(work, *args)

    def stranger(self) -> Visitor:
        return Visitor(self)

    def guest(self) -> Visitor:
        visitor = Visitor(self)
        visitor.post("/api/me")
        return visitor

    def two(self, **more: Any) -> tuple[Visitor, Visitor, str]:
        """Two guests in a match of the two-player game, who wish to be asked even where they have no choice."""
        first, second = self.guest(), self.guest()
        body = {"game": "friedrich", "scenario": WEST, "seats": {"Frederick": "me", "Pompadour": "open"}, **more}
        match = first.post("/api/matches", body)["id"]
        second.post(f"/api/matches/{match}/join", {"seat": "Pompadour"})
        for person, seat in ((first, "Frederick"), (second, "Pompadour")):
            person.post(f"/api/matches/{match}/auto", {"seat": seat, "when": "never"})
        return first, second, match


def noticed(server: Server) -> list[tuple[int, str]]:
    """All that people are told from now on: who, and what in English."""
    heard: list[tuple[int, str]] = []

    def notify(person: int, match: str, said: Saying) -> bool:
        heard.append((person, stored_sayings.notice(said, "en")))
        return True

    server.services.hub.notify = notify  # type: ignore[method-assign]
    return heard


def hear(socket: Any, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    for _ in range(50):
        message: dict[str, Any] = json.loads(socket.receive_text())
        if message["type"] == kind:
            return message
    raise AssertionError(f"no {kind} came")
