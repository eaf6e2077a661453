"""What goes on beside the requests: notices are delivered, other nodes are listened to, waiting computers go on."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from typing import Final

from grognard.core import game as registry
from grognard.core.sayings import Saying, saying
from grognard.table import logs
from grognard.table.computers import Computers
from grognard.table.database import Unavailable
from grognard.table.errors import Refused
from grognard.table.matches import Matches
from grognard.table.sockets import Hub
from grognard.table.store import Notice, now
from grognard.texts.files import FIRST
from grognard.texts.words import words

LISTEN_SECONDS: Final = 0.5
"""So often a node asks the database what other nodes have done."""
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
        self.tasks: list[asyncio.Task[None]] = []
        matches.noticed = self.news.set

    def start(self) -> None:
        work: list[tuple[Callable[[], Awaitable[None]], float]] = [
            (self.listen, LISTEN_SECONDS),
            (self.resume, OUTBOX_SECONDS),
            (self.hub.end_lost_sessions, OUTBOX_SECONDS),
            (self.matches.store.forget_old_sessions, 3600.0),
        ]
        self.tasks = [asyncio.create_task(_again_and_again(do, seconds)) for do, seconds in work]
        self.tasks.append(asyncio.create_task(self._deliver_forever()))

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def listen(self) -> None:
        """Follow what other nodes, or the administrator, have stored for matches that are looked at here."""
        watched = {live.id: live for live in list(self.matches.keeper.by_id.values()) if live.sockets}
        self.matches.metrics.live.set(len(self.matches.keeper.by_id))
        if not watched:
            return
        for match, (version, talk) in (await self.matches.store.versions(watched)).items():
            live = watched[match]
            if version > live.record.version and not live.lock.locked():
                with contextlib.suppress(Refused):
                    if await self.matches.keeper.refresh(live):
                        self.matches.publish(live)
            if talk > live.record.talk:
                live.record.talk = talk
                await self.hub.tell_chat(live)

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

    async def deliver(self) -> bool:
        """Deliver what waits in the outbox, at least once; whether there was anything."""
        store, before = self.matches.store, now() - AGAIN
        if not await store.waiting_notices(before):
            return False
        taken = await store.take_notices(before)
        done: list[int] = []
        for notice in taken:
            said = saying(notice.said)
            self.hub.notify(notice.person, notice.match, said)
            if self.hook is None or await self._run_hook(notice, said):
                done.append(notice.id)
                self.matches.metrics.notices.inc()
        if done:
            await store.delivered(done)
        return bool(done)

    async def _run_hook(self, notice: Notice, said: Saying) -> bool:
        """Hand a notice to the host's own command, as JSON on its input, in the language of its person."""
        text = words(registry.find(said.args["game"]), notice.language or FIRST).line(said)
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
        try:
            await do()
        except Unavailable as error:
            logs.warning("the database does not answer", why=str(error))
        except Exception:
            logs.failure("work in the background has failed")
        await asyncio.sleep(seconds)
