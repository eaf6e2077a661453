"""Background tasks (outbox): notifications are delivered, other nodes are listened to, waiting computers go on."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from typing import Final

from grognard.core.sayings import Saying
from grognard.table.common import logs, stored_sayings
from grognard.table.common.clock import now
from grognard.table.common.errors import Refused
from grognard.table.computers.computers import Computers
from grognard.table.computers.leases import RENEW_SECONDS
from grognard.table.matches.live import Live
from grognard.table.matches.matches import Matches
from grognard.table.sockets.sockets import Hub
from grognard.table.storage.database import Unavailable
from grognard.table.storage.node_events import Change, NodeEvents
from grognard.table.storage.rows import Notice
from grognard.texts.files import FIRST

LISTEN_SECONDS: Final = 0.5
"""So often a node polls the database for changes of other nodes, where no cross-node events arrive."""
RARELY_SECONDS: Final = 5.0
"""So often where they arrive."""
IDLE_SECONDS: Final = 600.0
"""A match that nobody has looked at for so long is let go."""
TOLD_MS: Final = 60_000
"""For so long a notice stays in the outbox, so that every node can tell it to its own pages."""
OUTBOX_SECONDS: Final = 5.0
AGAIN: Final = 60_000
"""A notice that was taken up so long ago and not delivered is taken up again."""
WAITING_BOTS: Final = 20_000
"""A computer that has waited so long is moved by whichever node sees it first."""
HOOK_SECONDS: Final = 30.0


class Background:
    def __init__(self, matches: Matches, computers: Computers, hub: Hub, hook: str | None = None) -> None:
        self.matches = matches
        self.computers = computers
        self.hub = hub
        self.hook = hook
        self.news = asyncio.Event()
        self.delivering = asyncio.Lock()
        self.notified: set[int] = set()
        """The notices that the pages of this node have been told."""
        self.tasks: list[asyncio.Task[None]] = []
        self.listeners: list[Callable[[Change], None]] = [self.hear]
        """Called for what other nodes have stored."""
        self.behind = True
        """Whether something may have been missed, though nobody has written anything."""
        self.looks: list[Callable[[], Awaitable[None]]] = []
        """What else polls the database where no cross-node events arrive."""
        self.chores: list[Callable[[], Awaitable[None]]] = []
        """What else is done every few seconds."""
        store = matches.store
        self.node_events = NodeEvents(store.database, store.node, self._heard)
        self.wanted = asyncio.Event()
        self.node_events.missed = self.wanted.set
        matches.noticed = self.news.set
        store.changed.append(self._stored)

    def start(self) -> None:
        work: list[tuple[Callable[[], Awaitable[None]], float]] = [
            (self.resume, OUTBOX_SECONDS),
            (self.computers.leases.renew, RENEW_SECONDS),
            (self.hub.end_lost_sessions, OUTBOX_SECONDS),
            (self.matches.store.forget_old_sessions, 3600.0),
            (self.let_go, IDLE_SECONDS / 10),
            (self.count, OUTBOX_SECONDS),
            *((chore, OUTBOX_SECONDS) for chore in self.chores),
        ]
        self.tasks = [asyncio.create_task(_again_and_again(do, seconds)) for do, seconds in work]
        for forever in (self._listen_forever(), self._deliver_forever(), self.node_events.listen()):
            self.tasks.append(asyncio.create_task(forever))

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # Other nodes

    def _heard(self, change: Change) -> None:
        for hear in self.listeners:
            hear(change)

    def _stored(self, change: Change) -> None:
        """This node has stored something; what it did to many matches at once is looked for."""
        if change.names:
            self.wanted.set()
            self.news.set()

    def hear(self, change: Change) -> None:
        """Another node has stored something."""
        if change.notices:
            self.news.set()
        if change.session:
            old, new, person = change.session
            self.hub.end_session(old, new or None, person or None)
        if change.names:
            self.wanted.set()
        live = self.matches.cache.by_id.get(change.match)
        if live is None or not live.sockets:
            return
        if change.talk:
            self.wanted.set()
        elif change.version > live.record.version:
            self.matches.spawn(self._follow(live))

    async def _follow(self, live: Live) -> None:
        with contextlib.suppress(Refused):
            if await self.matches.cache.refresh(live):
                self.matches.publish(live)

    async def _listen_forever(self) -> None:
        while True:
            self.wanted.clear()
            await _once(self.listen)
            if not self.node_events.healthy:
                for look in [self.tell, *self.looks]:
                    await _once(look)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(RARELY_SECONDS if self.node_events.healthy else LISTEN_SECONDS):
                    await self.wanted.wait()

    async def listen(self) -> None:
        """Follow what other nodes, or the administrator, have stored for matches that are looked at here."""
        watched = {live.id: live for live in list(self.matches.cache.by_id.values()) if live.sockets}
        untouched = self.matches.store.database.untouched()
        if not watched or (untouched and not self.behind):
            return
        self.behind = False
        for match, (version, talk) in (await self.matches.store.versions(watched)).items():
            live = watched[match]
            if version > live.record.version:
                self.behind = True  # until it was looked at once more
                if not live.lock.locked():
                    await self._follow(live)
            if talk > live.record.talk:
                live.record.talk = talk
                await self.hub.tell_chat(live)

    async def let_go(self) -> None:
        self.matches.cache.let_go_of_idle(IDLE_SECONDS)

    async def count(self) -> None:
        """What is counted from time to time only."""
        waiting, first = await self.matches.store.undelivered()
        self.matches.metrics.outbox.set(waiting)
        self.matches.metrics.outbox_age.set(0.0 if first is None else max(0.0, (now() - first) / 1000))

    async def resume(self) -> None:
        await self.computers.resume(now() - WAITING_BOTS)

    # Notices

    async def _deliver_forever(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(OUTBOX_SECONDS):
                    await self.news.wait()
            self.news.clear()
            try:
                while await self.deliver():
                    pass
            except Unavailable as error:
                logs.warning("notices wait for the database", why=str(error))
            except Exception:
                logs.failure("notices could not be delivered")

    async def tell(self) -> None:
        """Tell the pages of this node what is new in the outbox, whichever node delivers it."""
        async with self.delivering:
            found = await self.matches.store.recent_notices(now() - TOLD_MS)
            for notice in found:
                if notice.id not in self.notified:
                    self.hub.notify(notice.person, notice.match, stored_sayings.read(notice.said) or Saying("untold"))
            self.notified = {notice.id for notice in found}

    async def deliver(self) -> bool:
        """Tell what waits in the outbox, and deliver it at least once; whether anything was delivered."""
        store, before = self.matches.store, now() - AGAIN
        await self.tell()
        if not await store.waiting_notices(before):
            return False
        taken = await store.take_notices(before)
        done = [notice.id for notice in taken if self.hook is None or await self._run_hook(notice)]
        self.matches.metrics.notices.inc(len(done))
        if done:
            await store.delivered(done, now() - TOLD_MS)
        return bool(done)

    async def _run_hook(self, notice: Notice) -> bool:
        """Hand a notice to the host's own command, as JSON on its input, in the language of its person."""
        text = stored_sayings.notice(stored_sayings.read(notice.said) or Saying("untold"), notice.language or FIRST)
        line = json.dumps({"match": notice.match, "person": notice.person, "text": text}).encode()
        process = await asyncio.create_subprocess_shell(
            self.hook or "",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            async with asyncio.timeout(HOOK_SECONDS):
                await process.communicate(line)
        except TimeoutError:
            process.kill()
        if process.returncode != 0:
            logs.warning("the command for notices has failed", status=process.returncode)
        return process.returncode == 0


async def _again_and_again(do: Callable[[], Awaitable[None]], seconds: float) -> None:
    while True:
        await _once(do)
        await asyncio.sleep(seconds)


async def _once(do: Callable[[], Awaitable[None]]) -> None:
    try:
        await do()
    except Unavailable as error:
        logs.warning("the database does not answer", why=str(error))
    except Exception:
        logs.failure("work in the background has failed")
