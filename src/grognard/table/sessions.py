"""Who is there: guests at once, names with passwords, cookies."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from grognard.bots.registry import BOT
from grognard.core.acts import fold
from grognard.core.sayings import Saying
from grognard.table import logs
from grognard.table.errors import Refused
from grognard.table.limits import Buckets, Limits
from grognard.table.merging import merge
from grognard.table.store import NameTaken, Person, Store, now
from grognard.texts.files import languages
from grognard.texts.words import own_words, words

COOKIE: Final = "grognard"
SESSION_DAYS: Final = 400
_DAY: Final = 86_400


def hashed(token: str) -> str:
    """A token as it is stored: who reads the database cannot log in with it."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(connection: HTTPConnection) -> str | None:
    """The session of a request as it is stored; None where it names none."""
    token = connection.cookies.get(COOKIE)
    return hashed(token) if token and len(token) <= 100 else None


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "?"


class Sessions:
    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.hasher = PasswordHasher()  # argon2id
        self.nobody = ""
        self.hashing = asyncio.Semaphore(2)
        self.accounts = Buckets(limits.accounts / limits.account_seconds, limits.accounts)
        self.ended: Callable[[str, str | None, int | None], None] = lambda old, new, person: None
        """Called when a session has ended; with the one that follows it, and with its person."""
        self.failures = Buckets(limits.logins / limits.login_seconds, limits.logins)

    async def person(self, connection: HTTPConnection) -> Person | None:
        token = token_of(connection)
        return None if token is None else await self.store.person_of(token)

    async def needed(self, connection: HTTPConnection) -> Person:
        person = await self.person(connection)
        if person is None:
            raise Refused(401, "session", "nobody-known")
        return person

    async def guest(self, connection: HTTPConnection, response: Response) -> Person:
        """Who is there already, or a new guest."""
        person = await self.person(connection)
        if person is not None:
            return person
        self._count_account(connection)
        person = await self.store.new_guest(_guest_names())
        await self._begin(connection, response, person)
        return person

    async def register(self, connection: HTTPConnection, response: Response, name: str, password: str) -> Person:
        key = fold(name)
        if len(key) < 2 or key.startswith(BOT) or key.split()[0] in map(fold, reserved()):
            raise Refused(422, "bad-name", "bad-name", names=reserved())
        person = await self.person(connection)
        if person is not None and not person.guest:
            raise Refused(409, "registered", "registered-already", name=person.name)
        taken = Refused(409, "name-taken", "name-taken", name=name)
        if await self.store.person_named(key) is not None:
            raise taken
        self._count_account(connection)
        secret = await self._in_thread(self.hasher.hash, password)
        if person is None:
            person = await self.store.new_guest(_guest_names())
        try:
            await self.store.register(person.id, name, key, secret)
        except NameTaken:
            raise taken from None
        await self._begin(connection, response, person)
        logs.info("registered", person=person.id)
        return Person(person.id, name, False)

    async def login(self, connection: HTTPConnection, response: Response, name: str, password: str) -> Person:
        key = fold(name)
        keys = (f"address {address(connection)}", f"name {key}")
        if any(self.failures.empty(each) for each in keys):
            raise Refused(429, "too-many", "too-many-passwords")
        found = await self.store.person_named(key)
        if not await self._fits(found, password):
            for each in keys:
                self.failures.take(each)
            logs.warning("wrong password", address=address(connection))
            raise Refused(403, "wrong-password", "wrong-password")
        assert found is not None
        before = await self.person(connection)
        if before is not None and before.guest:
            self.ended(token_of(connection) or "", None, None)
            await self.store.merge_guest(before.id, found.id, merge)
        await self._begin(connection, response, found)
        return found

    async def logout(self, connection: HTTPConnection, response: Response) -> None:
        token = token_of(connection)
        if token is not None:
            await self.store.end_session(token)
            self.ended(token, None, None)
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")

    async def _begin(self, connection: HTTPConnection, response: Response, person: Person) -> None:
        """A fresh session; the one before ends."""
        old = token_of(connection)
        if old is not None:
            await self.store.end_session(old)
        token = secrets.token_urlsafe(32)
        await self.store.new_session(hashed(token), person.id, now() + SESSION_DAYS * _DAY * 1000)
        if old is not None:
            self.ended(old, hashed(token), person.id)
        response.set_cookie(
            COOKIE,
            token,
            max_age=SESSION_DAYS * _DAY,
            path="/",
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme in ("https", "wss"),
        )

    async def _fits(self, person: Person | None, password: str) -> bool:
        """Whether the password fits; it takes as long where there is nobody of that name."""
        if not self.nobody:
            self.nobody = await self._in_thread(self.hasher.hash, secrets.token_hex(16))
        known = person.password if person is not None and person.password is not None else None
        try:
            await self._in_thread(self.hasher.verify, known or self.nobody, password)
        except (VerificationError, InvalidHashError):
            return False
        return known is not None

    async def _in_thread(self, work: object, *args: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(work, *args)  # type: ignore[arg-type]

    def _count_account(self, connection: HTTPConnection) -> None:
        if not self.accounts.take(address(connection)):
            raise Refused(429, "too-many", "too-many-players")


@cache
def reserved() -> list[str]:
    """With these words begin the names of guests and of computers, in all languages."""
    sayings = (Saying("guest"), Saying("computer", bot=""))
    found = [words(None, language).line(said).split()[0] for said in sayings for language in languages()]
    return list(dict.fromkeys(found))


def _guest_names() -> Callable[[int], str]:
    """What a guest is called until they choose a name: in the language that they read now."""
    words = own_words()
    return lambda number: words.line(Saying("guest-name", number=str(number)))
