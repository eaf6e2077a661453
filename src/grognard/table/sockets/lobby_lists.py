"""The lobby's lists, cached: what all may see is read and rendered once, what is somebody's own beside it.

A list is good until a change is heard of, and no longer than a moment: another process may have stored something
without a word, and an act changes the line of a match without moving it into another list.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import time
from collections import OrderedDict
from collections.abc import Coroutine
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from fastapi import Request
from fastapi.responses import Response

from grognard.table.common.changes import written
from grognard.table.common.packed import JSON
from grognard.table.rendering.lobby import MOST, row
from grognard.table.storage.node_events import Change
from grognard.table.storage.rows import Person, Record
from grognard.table.storage.store import Store
from grognard.table.storage.store.lists import Lists
from grognard.texts.words import LANGUAGE

SECONDS: Final = 2.0
OWN_SECONDS: Final = 10.0
MOST_ROWS: Final = 5_000
MOST_PEOPLE: Final = 1_000
MOST_PAGES: Final = 300


class Part:
    """A part of the lobby, being read or already there."""

    def __init__(self, reading: Coroutine[Any, Any, Lists]) -> None:
        self.task = asyncio.ensure_future(reading)
        self.at = time.monotonic()

    def good(self, seconds: float) -> bool:
        return time.monotonic() < self.at + seconds


@dataclass
class Page:
    """The whole lobby for one reader, and what it was made of."""

    public: Lists
    own: Lists
    body: bytes
    tag: str

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.body, 1, mtime=0)

    def answer(self, request: Request) -> Response:
        headers = {"ETag": self.tag, "Cache-Control": "private, no-cache", "Vary": "Accept-Encoding, Cookie"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, media_type=JSON, headers=headers | {"Content-Encoding": "gzip"})
        return Response(self.body, media_type=JSON, headers=headers)


NOTHING: Final = Lists([], [], {})


class Lobby:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.public: Part | None = None
        self.own: OrderedDict[int, Part] = OrderedDict()
        self.shared: tuple[Lists, dict[str, list[list[tuple[set[int], str]]]]] | None = None
        self.rows: OrderedDict[tuple[Any, ...], str] = OrderedDict()
        self.pages: OrderedDict[tuple[int | None, str], Page] = OrderedDict()
        store.changed.append(self.changed)

    def changed(self, change: Change) -> None:
        if change.listed or change.names:
            self.public = None
        for person in change.people:
            self.own.pop(person, None)

    async def page(self, person: Person | None) -> Page:
        """The lobby for this person, in the language of the request."""
        public = await self.read_public()
        own = NOTHING if person is None else await self._read_own(person.id)
        key = (None if person is None else person.id, LANGUAGE.get())
        page = self.pages.get(key)
        if page is None or page.public is not public or page.own is not own:
            page = self.pages[key] = self._made(public, own, person)
            _forget(self.pages, MOST_PAGES)
        return page

    async def read_public(self) -> Lists:
        """The lists that all may see."""
        part = self.public
        if part is None or not part.good(SECONDS):
            part = self.public = Part(self.store.public_lists(MOST))
        try:
            return await asyncio.shield(part.task)
        except Exception:
            if self.public is part:
                self.public = None
            raise

    async def _read_own(self, person: int) -> Lists:
        part = self.own.get(person)
        if part is None or not part.good(OWN_SECONDS):
            part = self.own[person] = Part(self.store.lists_of(person, MOST))
            _forget(self.own, MOST_PEOPLE)
        try:
            return await asyncio.shield(part.task)
        except Exception:
            if self.own.get(person) is part:
                del self.own[person]
            raise

    # Rendering

    def _made(self, public: Lists, own: Lists, person: Person | None) -> Page:
        me = None if person is None else person.id
        running, done = self._shared(public)
        lists = {
            "open": [text for people, text in running if me not in people],
            "mine": [self._row(record, person, own) for record in own.running],
            "finished": [
                *(self._row(record, person, own) for record in own.done),
                *(text for people, text in done if me not in people),
            ],
        }
        body = ("{" + ",".join(f'"{name}":[{",".join(rows)}]' for name, rows in lists.items()) + "}").encode()
        tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        return Page(public, own, body, tag)

    def _shared(self, public: Lists) -> list[list[tuple[set[int], str]]]:
        """The lines of the public lists, made once for each language, with the people of their matches."""
        made, language = self.shared, LANGUAGE.get()
        if made is None or made[0] is not public:
            made = self.shared = (public, {})
        if language not in made[1]:
            lists = (public.running, public.done)
            made[1][language] = [[(one.people, self._row(one, None, public)) for one in some] for some in lists]
        return made[1][language]

    def _row(self, record: Record, person: Person | None, found: Lists) -> str:
        """A line, kept for as long as nothing in it has changed."""
        host = found.hosts.get(record.creator or 0)
        key = (record.id, record.version, host, None if person is None else person.id, LANGUAGE.get())
        text = self.rows.get(key)
        if text is None:
            text = self.rows[key] = written(row(record, person, found.hosts))
            _forget(self.rows, MOST_ROWS)
        return text


def _forget(kept: OrderedDict[Any, Any], most: int) -> None:
    while len(kept) > most:
        kept.popitem(last=False)
