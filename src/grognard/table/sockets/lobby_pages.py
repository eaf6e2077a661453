"""WebSockets of the lobby: open pages are told that it has changed, and ask for it when they have a moment."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from grognard.table.common.addresses import address, same_origin
from grognard.table.common.clock import now
from grognard.table.common.errors import Refused, unavailable
from grognard.table.common.limits import Bucket
from grognard.table.common.responses import ChangedMessage, PongMessage
from grognard.table.people.programs import refuse_token
from grognard.table.people.sessions import Sessions, token_of
from grognard.table.sockets.lobby_lists import Lobby
from grognard.table.sockets.sockets import REFUSED, SEND_SECONDS, TOO_MUCH, Hub, turn_away
from grognard.table.storage.database import Unavailable
from grognard.table.storage.node_events import Change
from grognard.table.storage.rows import Person

OWN_SECONDS: Final = 1.0
ALL_SECONDS: Final = 5.0
"""So often a page is told at most, of matches of its reader and of others: many changes are one."""
CHANGED: Final = json.dumps(ChangedMessage(type="changed"))


class LobbyPage:
    def __init__(self, websocket: WebSocket, person: Person | None) -> None:
        self.websocket = websocket
        self.person = person
        self.session = token_of(websocket) if person is not None else None
        self.ended: Refused | None = None
        self.sent = 0.0
        self.due: float | None = None
        self.event = asyncio.Event()

    def touch(self, seconds: float) -> None:
        """Something is new, which this page is told when so much time has passed since the last word."""
        due = self.sent + seconds
        if self.due is None or due < self.due:
            self.due = due
            self.event.set()

    def end(self, why: Refused) -> None:
        """It is not its person's any more."""
        self.ended = why
        self.event.set()

    async def send_forever(self) -> None:
        while self.ended is None:
            await self.event.wait()
            self.event.clear()
            while self.due is not None and self.ended is None:
                wait = self.due - time.monotonic()
                if wait > 0:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self.event.wait(), wait)
                    self.event.clear()
                    continue
                self.due, self.sent = None, time.monotonic()
                await self.send(CHANGED)
        await turn_away(self.websocket, self.ended)

    async def send(self, text: str) -> None:
        async with asyncio.timeout(SEND_SECONDS):
            await self.websocket.send_text(text)


class LobbyPages:
    def __init__(self, lists: Lobby, hub: Hub, sessions: Sessions) -> None:
        self.lists = lists
        self.hub = hub
        self.sessions = sessions
        self.pages: set[LobbyPage] = set()
        self.shown: list[str] = []
        lists.store.changed.append(self.changed)

    def changed(self, change: Change) -> None:
        if not self.pages:
            return
        for page in self.pages:
            if page.person is not None and page.person.id in change.people:
                page.touch(OWN_SECONDS)
            elif change.listed or change.names:
                page.touch(ALL_SECONDS)

    async def look(self) -> None:
        """Where no cross-node events arrive: see whether the lists are others than they were."""
        if not self.pages:
            return
        found = await self.lists.read_public()
        shown = [record.id for record in [*found.running, *found.done]]
        if shown != self.shown:
            self.shown = shown
            for page in self.pages:
                page.touch(ALL_SECONDS)

    async def serve(self, websocket: WebSocket) -> None:
        """One page from its beginning to its end."""
        if not same_origin(websocket.scope, self.hub.url):
            self.hub.metrics.refused.labels("cross-site").inc()
            await websocket.close(REFUSED)
            return
        await websocket.accept()
        try:
            refuse_token(websocket.scope)
            person = await self.sessions.person(websocket)
            with self.hub.quota.place(address(websocket), None if person is None else person.id):
                await self._attend(LobbyPage(websocket, person))
        except (Refused, Unavailable) as error:
            await turn_away(websocket, error if isinstance(error, Refused) else unavailable())

    async def _attend(self, page: LobbyPage) -> None:
        self.pages.add(page)
        self.hub.follow(page)
        sender = asyncio.create_task(page.send_forever())
        try:
            await self._listen(page, sender)
        except (WebSocketDisconnect, TimeoutError, RuntimeError, OSError):
            pass
        finally:
            self.pages.discard(page)
            self.hub.forget(page)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    async def _listen(self, page: LobbyPage, sender: asyncio.Task[None]) -> None:
        """A page has nothing to say but that it is still there."""
        limits = self.hub.limits
        bucket = Bucket(limits.messages_per_second, limits.message_burst)
        where, who = address(page.websocket), None if page.person is None else page.person.id
        while not sender.done():
            message: Any = await page.websocket.receive()
            if message["type"] != "websocket.receive":
                return
            if not bucket.take() or not self.hub.quota.may_speak(where, who):
                self.hub.metrics.refused.labels("too-many").inc()
                await turn_away(page.websocket, Refused(429, "too-many", "too-many-messages"), TOO_MUCH)
                return
            await page.send(json.dumps(PongMessage(type="pong", now=now())))
