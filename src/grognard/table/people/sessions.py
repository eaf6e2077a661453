"""Authentication and sessions: guests at once, names with passwords, cookies."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from grognard.core.acts import fold
from grognard.core.sayings import Saying
from grognard.table.common import logs, names
from grognard.table.common.addresses import address
from grognard.table.common.clock import now
from grognard.table.common.errors import Refused
from grognard.table.common.limits import Buckets, Limits
from grognard.table.common.tokens import hashed
from grognard.table.people.hashing import Hashing
from grognard.table.people.merging import merge
from grognard.table.storage.rows import Person
from grognard.table.storage.store import Store
from grognard.table.storage.store.people import NameTaken
from grognard.texts.words import own_words

COOKIE: Final = "grognard"
KNOWN: Final = "grognard-known"
"""The cookie by which a browser is known where somebody has logged in; logging out leaves it."""
SESSION_DAYS: Final = 400
_DAY: Final = 86_400
_HASHER: Final = PasswordHasher()  # argon2id


def token_of(connection: HTTPConnection) -> str | None:
    """The session of a request as it is stored; None where it names none."""
    token = _token(connection, COOKIE)
    return None if token is None else hashed(token)


class Sessions:
    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.hashing = Hashing(limits.passwords_waiting)
        self.accounts = Buckets(limits.accounts / limits.account_seconds, limits.accounts)
        self.ended: Callable[[str, str | None, int | None], None] = lambda old, new, person: None
        """Called when a session has ended; with the one that follows it, and with its person."""
        self.guesses = Buckets(limits.logins / limits.login_seconds, limits.logins)

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
        self.count_account(connection)
        person = await self.store.new_guest(_guest_names())
        await self._begin(connection, response, person)
        return person

    async def register(self, connection: HTTPConnection, response: Response, name: str, password: str) -> Person:
        key = fold(name)
        names.check(name)
        person = await self.person(connection)
        if person is not None and not person.guest:
            raise Refused(409, "registered", "registered-already", name=person.name)
        taken = Refused(409, "name-taken", "name-taken", name=name)
        if await self.store.person_named(key) is not None:
            raise taken
        self.count_account(connection)
        secret = await self.hashing.run((_from(connection),), False, _HASHER.hash, password)
        if person is None:
            person = await self.store.new_guest(_guest_names())
        try:
            await self.store.register(person.id, name, key, secret)
        except NameTaken:
            raise taken from None
        await self._begin(connection, response, person)
        await self._know(connection, response, person)
        logs.info("registered", person=person.id)
        return Person(person.id, name, False)

    async def login(self, connection: HTTPConnection, response: Response, name: str, password: str) -> Person:
        key = fold(name)
        found = await self.store.person_named(key)
        mark = None if found is None else await self._mark(connection, found)
        keys = (_from(connection), f"name {key}") if mark is None else (mark,)
        # Counted before anything is hashed, and given back to who was right: guesses at one time are no cheaper.
        if not self.guesses.take_all(keys):
            raise Refused(429, "too-many", "too-many-passwords")
        try:
            right = await self._fits(keys, mark is not None, found, password)
        except Refused:
            self.guesses.give_back(keys)
            raise
        if not right:
            logs.warning("wrong password", address=address(connection))
            raise Refused(403, "wrong-password", "wrong-password")
        assert found is not None
        self.guesses.give_back(keys)
        before = await self.person(connection)
        if before is not None and before.guest:
            await self.end(token_of(connection) or "")
            await self.store.merge_guest(before.id, found.id, merge)
        await self._begin(connection, response, found)
        await self._know(connection, response, found)
        return found

    async def _mark(self, connection: HTTPConnection, person: Person) -> str | None:
        """By what this person is known here: a session of theirs, or a browser that they have logged in with. Guesses
        are counted under it alone, and wait apart: others who guess lock nobody out there."""
        session = token_of(connection)
        at_home = None if session is None else await self.store.person_of(session)
        if at_home is not None and at_home.id == person.id:
            return f"session {session}"
        token = _token(connection, KNOWN)
        if token is not None and await self.store.knows(hashed(token), person.id):
            return f"known {hashed(token)} {person.id}"
        return None

    async def _know(self, connection: HTTPConnection, response: Response, person: Person) -> None:
        token = _token(connection, KNOWN)
        if token is None or not await self.store.knows(hashed(token)):
            token = secrets.token_urlsafe(32)
        await self.store.know(hashed(token), person.id)
        _set_cookie(connection, response, KNOWN, token)

    async def logout(self, connection: HTTPConnection, response: Response) -> None:
        person = await self.person(connection)
        if person is not None and not person.guest:
            await self._know(connection, response, person)
        token = token_of(connection)
        if token is not None:
            await self.store.end_session(token)
            await self.end(token)
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")

    async def _begin(self, connection: HTTPConnection, response: Response, person: Person) -> None:
        """A fresh session; the one before ends. One that is over by the clock is left alone: the clock may be wrong."""
        old = token_of(connection) if await self.person(connection) is not None else None
        if old is not None:
            await self.store.end_session(old)
        token = secrets.token_urlsafe(32)
        await self.store.new_session(hashed(token), person.id, now() + SESSION_DAYS * _DAY * 1000)
        if old is not None:
            await self.end(old, hashed(token), person.id)
        _set_cookie(connection, response, COOKIE, token)

    async def end(self, old: str, new: str | None = None, person: int | None = None) -> None:
        """What pages may see and do by an old session ends, here and on other nodes."""
        self.ended(old, new, person)
        await self.store.tell_end(old, new, person)

    async def _fits(self, keys: tuple[str, ...], known: bool, person: Person | None, password: str) -> bool:
        """Whether the password fits; it takes as long where there is nobody of that name."""
        stored = None if person is None else person.password
        return await self.hashing.run(keys, known, _fits, stored, password)

    def count_account(self, connection: HTTPConnection) -> None:
        if not self.accounts.take(address(connection)):
            raise Refused(429, "too-many", "too-many-players")


@cache
def _nobody() -> str:
    return _HASHER.hash(secrets.token_hex(16))


def _fits(known: str | None, password: str) -> bool:
    try:
        _HASHER.verify(known or _nobody(), password)
    except (VerificationError, InvalidHashError):
        return False
    return known is not None


def _from(connection: HTTPConnection) -> str:
    return f"address {address(connection)}"


def _token(connection: HTTPConnection, cookie: str) -> str | None:
    token = connection.cookies.get(cookie)
    return token if token and len(token) <= 100 else None


def _set_cookie(connection: HTTPConnection, response: Response, cookie: str, token: str) -> None:
    response.set_cookie(
        cookie,
        token,
        max_age=SESSION_DAYS * _DAY,
        path="/",
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )


def _guest_names() -> Callable[[int], str]:
    """What a guest is called until they choose a name: in the language that they read now."""
    words = own_words()
    return lambda number: words.line(Saying("guest-name", number=str(number)))
