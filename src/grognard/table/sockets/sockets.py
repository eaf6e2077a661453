"""WebSockets of a match: a position at once and after every change, acts and questions in return."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections import deque
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Final, Literal, Protocol

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from grognard.core.sayings import Saying
from grognard.table.common import logs, requests, responses, stored_sayings
from grognard.table.common.addresses import address, same_origin
from grognard.table.common.clock import now
from grognard.table.common.errors import Refused, complaint, unavailable
from grognard.table.common.limits import Bucket, Buckets, Limits
from grognard.table.common.metrics import Metrics
from grognard.table.matches import playing, spectators
from grognard.table.matches.live import Live, Seen, no_such_match
from grognard.table.matches.matches import Matches
from grognard.table.matches.per_match import PerMatch
from grognard.table.matches.presence import came
from grognard.table.matches.records import invited_as, may_still_see
from grognard.table.people.programs import refuse_token
from grognard.table.people.sessions import Sessions, token_of
from grognard.table.people.socket_quota import SocketQuota
from grognard.table.rendering import refusal
from grognard.table.rendering.positions import utc
from grognard.table.sockets.protocol import PROTOCOL, SocketProtocol
from grognard.table.storage.database import Unavailable
from grognard.table.storage.rows import Person, Said
from grognard.texts.words import LANGUAGE

MOST_WAITING: Final = 200
"""So many answers may wait for a slow client; then it is sent away, and is right again when it comes back."""
MOST_UNSENT: Final = 4
"""While so many answers wait, nothing more is read: who does not take them can ask for no others."""
SEND_SECONDS: Final = 30.0
CHAT_LINES: Final = 100

MATCH_ID: Final = re.compile("[a-z0-9]{4,40}")

CHAT: Final = "chat"
SPECTATOR_CHAT: Final = "spectator-chat"
"""The chats, by the messages that tell them."""

NOT_FOR_PROGRAMS: Final = ("undo", CHAT, SPECTATOR_CHAT, "point")
"""Messages of people alone."""
CHATS: Final[tuple[Chat, Chat]] = (CHAT, SPECTATOR_CHAT)
POINTS_AT_ONCE: Final = 8
POINTS_PER_SECOND: Final = 2.0
"""So often the maker of a match may point at its board."""
CROWD_SECONDS: Final = 1.0
"""So often pages are told at most how many spectators there are: a crowd that comes at once is one piece of news."""

Chat = Literal["chat", "spectator-chat"]
Present = tuple[list[str], int]
"""The seats whose people are there, and how many spectators are."""
Known = Callable[[WebSocket], Awaitable[tuple[Person | None, str | None]]]
"""Who opens a socket, and the session or token with which that ends."""

REFUSED, TOO_MUCH, SLOW = 4403, 4429, 4408
"""Why a socket was closed."""


class Page(Protocol):
    """An open page, of a match or of the lobby, that belongs to a session."""

    person: Person | None
    session: str | None

    def end(self, why: Refused) -> None:
        """Nothing more is told or obeyed here."""


class Socket:
    """One open page. Positions are never queued: whoever is slow gets the newest one only."""

    def __init__(
        self, websocket: WebSocket, person: Person | None, live: Live, matches: Matches, changes: bool = False
    ) -> None:
        self.websocket = websocket
        self.protocol: SocketProtocol | None = websocket.scope.get("state", {}).get(PROTOCOL)
        self.person = person
        self.live = live
        self.matches = matches
        self.language = LANGUAGE.get()
        self.seen = Seen() if changes else None
        """What the page was shown, if it is to be told only what has changed."""
        self.heard: dict[Chat, int] = {CHAT: -1, SPECTATOR_CHAT: -1}
        """The last line of each chat that was told here; less than nothing before the first."""
        self.present: Present | None = None
        """Who was told here to be there."""
        self.invite: str | None = None
        self.session: str | None = None
        self.ended: Refused | None = None
        """Why this page may not see the match any more, or is not its person's any more."""
        self.dirty = False
        self.sending = False
        self.waiting: deque[str] = deque()
        self.event = asyncio.Event()
        self.taken = asyncio.Event()
        """Whether the client takes its answers."""
        self.taken.set()
        self.overrun = False

    def touch(self) -> None:
        """There is a new position."""
        self.dirty = True
        if not self._send_at_once():
            self.event.set()

    def _send_at_once(self) -> bool:
        """Send what has changed without any detour, if nothing stands in the way; whether that was done."""
        protocol, live = self.protocol, self.live
        if protocol is None or self.seen is None or self.sending or not protocol.ready:
            return False
        if live.broken or live.lock.locked():
            return False
        if not live.is_rendered(self.language):
            return False  # what happened is rendered in slices first
        if not self.may_see():
            return False
        try:
            message = live.news(self.seen, self.number, self.language, self.invited)
        except Exception:
            logs.failure("a position could not be told", match=live.id)
            return False
        self.dirty = False
        if message:
            self.matches.metrics.positions.inc()
            protocol.push(message)
        return True

    @property
    def number(self) -> int | None:
        return None if self.person is None else self.person.id

    @property
    def invited(self) -> str | None:
        return invited_as(self.live.record, self.person, self.invite)

    def may_see(self) -> bool:
        """Whether this page may still be told of the match; if not, it ends."""
        if self.ended is None and not may_still_see(self.live.record, self.person, self.invite):
            self.end(Refused(403, "private", "match-private"))
        return self.ended is None

    def end(self, why: Refused) -> None:
        """Nothing more is told or obeyed here."""
        self.ended = why
        self.event.set()

    def tell(self, message: responses.Told) -> None:
        if len(self.waiting) >= MOST_WAITING:
            self.overrun = True
        else:
            self._queue(json.dumps(message, ensure_ascii=False))
        self.event.set()

    def tell_now(self, text: str) -> None:
        """Tell what is of no use later; a page that is behind is not told."""
        if len(self.waiting) < MOST_UNSENT and self.may_see():
            self._queue(text)
            self.event.set()

    def _queue(self, text: str) -> None:
        self.waiting.append(text)
        if len(self.waiting) >= MOST_UNSENT:
            self.taken.clear()

    def may_read(self, chat: Chat) -> bool:
        """Whether what is said there is for whoever looks at this page."""
        if chat == CHAT:
            return may_chat(self.live, self.person)
        return spectators.may_read(self.live.record, self.person) and self.may_see()

    def tell_lines(self, chat: Chat, lines: list[Said]) -> None:
        """Tell those lines of a chat that were not heard here yet."""
        heard = self.heard[chat]
        fresh = [self._entry(line) for line in lines if line.number > heard]
        self.heard[chat] = max([heard, 0, *(line.number for line in lines)])
        if fresh or heard < 0:
            self.tell({"type": chat, "more": heard >= 0, "lines": fresh})

    def close_chat(self, chat: Chat) -> None:
        """What was told of a chat is to be forgotten."""
        if self.heard[chat] >= 0:
            self.heard[chat] = -1
            self.tell({"type": chat, "more": False, "lines": [], "closed": True})

    def _entry(self, line: Said) -> responses.ChatEntry:
        you = line.person == self.number
        return {"number": line.number, "who": line.who, "you": you, "text": line.text, "at": utc(line.at)}

    def tell_presence(self, present: Present) -> None:
        self.present = present
        self.tell({"type": "presence", "seats": present[0], "spectators": present[1]})

    def done(self, ask: int | str | None) -> None:
        """What was asked for is done, and what came of it has been told."""
        if ask is None:
            return
        if self.protocol is None or self.sending or self.dirty or self.waiting or self.ended or not self.protocol.ready:
            self.tell({"type": "done", "ask": ask})
        else:
            self.protocol.push(json.dumps({"type": "done", "ask": ask}, ensure_ascii=False))

    def refuse(self, refused: Refused, ask: int | str | None = None) -> None:
        text = json.dumps(
            {"type": "refused", "error": refusal.error(refused)} | ({} if ask is None else {"ask": ask}),
            ensure_ascii=False,
        )
        self._queue(f'{text[:-1]},"position":{refused.position or "null"}}}')
        self.event.set()

    async def send_forever(self) -> None:
        try:
            await self._send_all()
        finally:
            self.taken.set()

    async def _send_all(self) -> None:
        while True:
            await self.event.wait()
            self.event.clear()
            if self.dirty:
                self.dirty = False
                await self._send_position()
            if self.ended is not None:
                await turn_away(self.websocket, self.ended)
                return
            while self.waiting:
                await self._send(self.waiting.popleft())
            self.taken.set()
            if self.overrun:
                await self.websocket.close(SLOW, "too slow")
                return

    async def _send_position(self) -> None:
        try:
            await self.matches.cache.tell(self.live, self.language)
            async with self.matches.cache.using(self.live):
                if not self.may_see():
                    return
                if self.seen is not None:
                    message = self.live.news(self.seen, self.number, self.language, self.invited)
                else:
                    message = f'{{"type":"position","position":{self.live.position(self.number, self.invited)}}}'
            self.matches.published(self.live)
        except (Unavailable, Refused) as error:
            self.refuse(error if isinstance(error, Refused) else unavailable())
            asyncio.get_running_loop().call_later(2.0, self.touch)
            return
        if message:
            self.matches.metrics.positions.inc()
            await self._send(message)

    async def _send(self, text: str) -> None:
        self.sending = True
        async with asyncio.timeout(SEND_SECONDS):
            await self.websocket.send_text(text)
        self.sending = False


class Hub:
    """All sockets of this node."""

    def __init__(
        self, matches: Matches, sessions: Sessions, limits: Limits, metrics: Metrics, url: str | None = None
    ) -> None:
        self.matches = matches
        self.sessions = sessions
        self.limits = limits
        self.metrics = metrics
        self.url = url
        self.sockets: set[Socket] = set()
        self.quota = SocketQuota(limits, metrics.sockets.set)
        self.by_session: dict[str, set[Page]] = {}
        self.rights: PerMatch[list[Hashable]] = PerMatch(list)
        """What decided who may read what, when it was looked at last."""
        self.points = Buckets(POINTS_PER_SECOND, POINTS_AT_ONCE)
        self.crowds: set[str] = set()
        """The matches whose pages are soon told how many spectators there are."""
        sessions.ended = self.end_session
        matches.watchers.append(self._follow_rights)

    async def serve(
        self,
        websocket: WebSocket,
        match: str,
        invite: str | None,
        changes: bool = False,
        known: Known | None = None,
    ) -> None:
        """One socket from its beginning to its end; `known` says who it is and by what, where a cookie does not."""
        if not same_origin(websocket.scope, self.url):
            self.metrics.refused.labels("cross-site").inc()
            await websocket.close(REFUSED)  # before it is accepted: the handshake is refused
            return
        await websocket.accept()
        try:
            if not MATCH_ID.fullmatch(match) or (invite is not None and "\x00" in invite):
                raise no_such_match()
            person, session = await (known or self._by_cookie)(websocket)
            with self.quota.place(address(websocket), None if person is None else person.counted):
                live, _ = await self.matches.open(match, person, invite)
                socket = Socket(websocket, person, live, self.matches, changes)
                socket.invite = invite
                socket.session = session
                await self._serve(socket)
        except (Refused, Unavailable) as error:
            await turn_away(websocket, error if isinstance(error, Refused) else unavailable())

    async def _by_cookie(self, websocket: WebSocket) -> tuple[Person | None, str | None]:
        refuse_token(websocket.scope)
        person = await self.sessions.person(websocket)
        return person, None if person is None else token_of(websocket)

    async def _serve(self, socket: Socket) -> None:
        self._enter(socket)
        sender = asyncio.create_task(socket.send_forever())
        try:
            await self._greet(socket)
            await self._listen(socket, sender)
        except (WebSocketDisconnect, TimeoutError, RuntimeError, OSError, Unavailable):
            pass
        except Exception:
            logs.failure("a socket has failed", match=socket.live.id)
        finally:
            self._go(socket)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
            if socket.websocket.client_state is WebSocketState.CONNECTED:
                with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
                    await socket.websocket.close()

    def _enter(self, socket: Socket) -> None:
        self.sockets.add(socket)
        self.follow(socket)
        socket.live.sockets.add(socket)

    def _go(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        self.forget(socket)
        socket.live.sockets.discard(socket)
        self.tell_presence(socket.live)

    # Authority ends

    def follow(self, page: Page) -> None:
        """End this page with its session."""
        if page.session is not None:
            self.by_session.setdefault(page.session, set()).add(page)

    def forget(self, page: Page) -> None:
        found = self.by_session.get(page.session or "", set())
        found.discard(page)
        if not found:
            self.by_session.pop(page.session or "", None)

    def end_session(self, old: str, new: str | None = None, person: int | None = None) -> None:
        """A session has ended, and with it what its pages may see and do; a new one of the same person goes on."""
        for page in list(self.by_session.get(old, ())):
            if new is not None and page.person is not None and page.person.id == person:
                self.forget(page)
                page.session = new
                self.follow(page)
            else:
                is_program = page.person is not None and page.person.owner is not None
                page.end(Refused(401, *(("token", "token-ended") if is_program else ("session", "session-ended"))))

    async def end_lost_sessions(self) -> None:
        """End what other nodes have ended."""
        known = list(self.by_session)
        if known:
            for token in {*known} - await self.matches.store.sessions(known):
                self.end_session(token)

    async def _greet(self, socket: Socket) -> None:
        await came(self.matches, socket.live, socket.person)
        socket.touch()
        for chat in CHATS:
            await self._tell_lines(chat, socket.live, [socket])
        self.tell_presence(socket.live)
        self.matches.published(socket.live)

    def tell_presence(self, live: Live) -> None:
        """Tell all pages who is there: which seats at once, how many spectators soon."""
        present = self._present(live)
        crowd = False
        for socket in self.sockets_of(live):
            if socket.present is None or socket.present[0] != present[0]:
                socket.tell_presence(present)
            crowd = crowd or socket.present != present
        if crowd and live.id not in self.crowds:
            self.crowds.add(live.id)
            asyncio.get_running_loop().call_later(CROWD_SECONDS, self._tell_crowd, live)

    def _tell_crowd(self, live: Live) -> None:
        self.crowds.discard(live.id)
        present = self._present(live)
        for socket in self.sockets_of(live):
            if socket.present != present:
                socket.tell_presence(present)

    def _present(self, live: Live) -> Present:
        """Who is there. Of visitors whom nobody knows those of one address are one."""
        online = live.online()
        seats = [seat.name for seat in live.record.seats if seat.kind == "human" and seat.person in online]
        people: set[int | str] = set()
        for socket in self.sockets_of(live):
            if socket.person is None:
                people.add(address(socket.websocket))
            elif spectators.is_spectator(live.record, socket.person):
                people.add(socket.person.id)
        return seats, len(people)

    async def tell_chat(self, live: Live) -> None:
        """Tell everybody the lines that they have not heard yet."""
        for chat in CHATS:
            await self._tell_lines(chat, live, self.sockets_of(live))

    async def _tell_lines(self, chat: Chat, live: Live, sockets: list[Socket]) -> None:
        """Tell these pages the lines of a chat that they may read and have not heard yet."""
        listening = [socket for socket in sockets if socket.may_read(chat)]
        if not listening:
            return
        heard = min(socket.heard[chat] for socket in listening)
        read = self.matches.store.chat if chat == CHAT else self.matches.store.spectator_chat
        lines = await read(live.id, CHAT_LINES, max(0, heard))
        for socket in listening:
            if socket.may_read(chat):  # a seat may have been taken meanwhile
                socket.tell_lines(chat, lines)

    def _follow_rights(self, live: Live) -> None:
        """Who has taken a seat hears the spectators no more; when the match is over, everybody does."""
        rights = spectators.rights(live.record)
        known = self.rights.of(live)
        if known == [rights]:
            return
        known[:] = [rights]
        gained = False
        for socket in self.sockets_of(live):
            for chat in CHATS:
                if not socket.may_read(chat):
                    socket.close_chat(chat)
                else:
                    gained = gained or socket.heard[chat] < 0
        self.tell_presence(live)
        if gained:
            self.matches.spawn(self.tell_chat(live))

    def sockets_of(self, live: Live) -> list[Socket]:
        return [socket for socket in live.sockets if isinstance(socket, Socket)]

    # What a client says

    async def _listen(self, socket: Socket, sender: asyncio.Task[None]) -> None:
        bucket = Bucket(self.limits.messages_per_second, self.limits.message_burst)
        where, who = address(socket.websocket), None if socket.person is None else socket.person.counted
        while not sender.done():
            await socket.taken.wait()
            message = await socket.websocket.receive()
            if socket.ended is not None:
                await asyncio.wait([sender], timeout=SEND_SECONDS)  # it tells why
                return
            if message["type"] != "websocket.receive":
                return
            if not bucket.take() or not self.quota.may_speak(where, who):
                self.metrics.refused.labels("too-many").inc()
                refused = Refused(429, "too-many", "too-many-messages")
                await turn_away(socket.websocket, refused, TOO_MUCH)
                return
            ask = None
            try:
                data = _parse(message)
                ask = data.get("ask") if isinstance(data.get("ask"), (int, str)) else None
                await self._obey(socket, data)
            except Refused as refused:
                self.metrics.refused.labels(refused.code).inc()
                socket.refuse(refused, ask)
            except Unavailable:
                self.metrics.refused.labels("database").inc()
                socket.refuse(unavailable(), ask)
            except ValidationError as error:
                socket.refuse(complaint(error.errors()), ask)

    async def _obey(self, socket: Socket, data: dict[str, Any]) -> None:
        kind = data.pop("type", None)
        live, person = socket.live, socket.person
        if kind == "act":
            ask = data.pop("ask", None)
            act = requests.Act.model_validate(data)
            await playing.act(self.matches, live, person, act, answer=False)
            socket.done(ask)
        elif kind in NOT_FOR_PROGRAMS and person is not None and person.owner is not None:
            raise Refused(403, "not-for-programs", "message-not-for-programs")
        elif kind == "undo":
            ask = data.pop("ask", None)
            undo = requests.Undo.model_validate(data)
            await self.matches.undo(live, person, undo.seat, undo.seq, undo.whole, False)
            socket.done(ask)
        elif kind == "why":
            why = requests.Why.model_validate(data)
            found = await playing.why(self.matches, live, person, why)
            socket.tell({"type": "why", "ask": why.ask, **found})
        elif kind == CHAT:
            await self.chat(live, person, requests.ChatLine.model_validate(data).text)
        elif kind == SPECTATOR_CHAT:
            line = requests.ChatLine.model_validate(data)
            if socket.may_see():
                await self.spectator_chat(live, person, line.text)
        elif kind == "point":
            ask = data.pop("ask", None)
            self.point(live, person, requests.Point.model_validate(data))
            socket.done(ask)
        elif kind == "ping":
            socket.tell({"type": "pong", "now": now()})
        else:
            raise Refused(422, "bad-input", "message-type")

    async def chat(self, live: Live, person: Person | None, text: str) -> None:
        if person is None or not may_chat(live, person):
            raise Refused(403, "not-seated", "only-seated-talk")
        await self._say(live, person, text, self.matches.store.add_chat)

    async def spectator_chat(self, live: Live, person: Person | None, text: str) -> None:
        if person is None or not spectators.is_spectator(live.record, person):
            raise Refused(403, "not-spectator", "only-spectators-talk")
        await self._say(live, person, text, self.matches.store.add_spectator_chat)

    async def _say(
        self, live: Live, person: Person, text: str, store: Callable[[str, int, str], Awaitable[None]]
    ) -> None:
        text = " ".join(text.split())
        if not text:
            raise Refused(422, "bad-input", "nothing-to-say")
        await store(live.id, person.id, text)
        live.record.talk += 1
        await self.tell_chat(live)

    def point(self, live: Live, person: Person | None, sent: requests.Point) -> None:
        """Show a place on the board to the people whose pages are open here."""
        if person is None or live.record.creator != person.id:
            raise Refused(403, "not-your-match", "only-maker-points")
        if not self.points.take(live.id):
            raise Refused(429, "too-many", "too-many-points")
        to: responses.Spot | None = None if sent.to is None else {"x": sent.to.x, "y": sent.to.y}
        message: responses.PointMessage = {"type": "point", "x": sent.x, "y": sent.y, "to": to}
        text = json.dumps(message)
        for socket in self.sockets_of(live):
            if socket.person is None or socket.person.owner is None:
                socket.tell_now(text)

    # What the outbox brings

    def notify(self, person: int, match: str, said: Saying) -> bool:
        """Tell somebody who has a page open here; whether there was one."""
        found = [socket for socket in self.sockets if socket.person is not None and socket.person.id == person]
        for socket in found:
            text = stored_sayings.notice(said, socket.language)
            socket.tell({"type": "notice", "match": match, "text": text})
        return bool(found)


def may_chat(live: Live, person: Person | None) -> bool:
    """Talk is for the people who sit in the match, or sat there."""
    record = live.record
    return (
        person is not None
        and person.owner is None
        and (record.creator == person.id or any(seat.person == person.id for seat in record.seats))
    )


def _parse(message: Any) -> dict[str, Any]:
    text = message.get("text")
    try:
        data = orjson.loads(text if text is not None else message.get("bytes") or b"")
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise Refused(422, "bad-input", "message-object")
    return data


async def turn_away(websocket: WebSocket, refused: Refused, code: int = REFUSED) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
        await websocket.send_text(json.dumps({"type": "refused", "error": refusal.error(refused), "position": None}))
        await websocket.close(code if refused.status != 429 else TOO_MUCH, refused.code)
