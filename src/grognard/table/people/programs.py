"""API tokens for programs of people: shown once, and what they are good for.

A program sits at tables under a name of its own, which is marked everywhere, and answers to the person who has made its
token: the two never hold more seats than one person may. Logging out leaves it alone; without its person, or with its
token revoked, it is nobody, at once.
"""

from __future__ import annotations

import re
import secrets
from collections import OrderedDict
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import Scope

from grognard.table.common import logs, names
from grognard.table.common.addresses import address
from grognard.table.common.clock import now
from grognard.table.common.errors import Refused
from grognard.table.common.limits import Limits
from grognard.table.common.tokens import hashed
from grognard.table.people.sessions import Sessions
from grognard.table.people.socket_quota import SocketQuota
from grognard.table.storage.rows import Person
from grognard.table.storage.store import Store
from grognard.table.storage.store.programs import Program, TooMany

PREFIX: Final = "/api/v1"
"""What is below is for programs alone: their token is asked for, cookies are not."""
_BEARER: Final = re.compile(r"bearer +(\S{1,100})", re.IGNORECASE)
_OFTEN: Final = 60_000
"""When a program was here is noted no more often."""
_MOST_NOTED: Final = 10_000


def is_for_programs(scope: Scope) -> bool:
    path: str = scope["path"]
    return path == PREFIX or path.startswith(PREFIX + "/")


def bearer(connection: HTTPConnection | Scope) -> str | None:
    """The token that a request brings, hashed; None where it brings none."""
    scope = connection.scope if isinstance(connection, HTTPConnection) else connection
    given = [value for name, value in scope["headers"] if name == b"authorization"]
    found = _BEARER.fullmatch(given[0].decode("latin-1").strip()) if len(given) == 1 else None
    return None if found is None else hashed(found[1])


def misplaced(scope: Scope) -> Refused | None:
    """What is wrong with where a request has its token."""
    if logs.TOKEN.encode() in scope.get("query_string", b""):
        return Refused(401, "token", "token-in-address")
    given = [value for name, value in scope["headers"] if name == b"authorization"]
    if any(logs.TOKEN.encode() in value for value in given) and not is_for_programs(scope):
        return Refused(403, "not-for-programs", "not-for-programs", text=PREFIX)
    return None


def refuse_token(scope: Scope) -> None:
    """Refuse a request or a socket that has a token where none counts."""
    wrong = misplaced(scope)
    if wrong is not None:
        raise wrong


class Programs:
    def __init__(self, store: Store, sessions: Sessions, quota: SocketQuota, limits: Limits) -> None:
        self.store = store
        self.sessions = sessions
        self.quota = quota
        self.most = limits.programs
        self.noted: OrderedDict[int, int] = OrderedDict()
        """When programs were here last, as far as it was noted by this node."""

    async def asking(self, connection: HTTPConnection) -> Person:
        """The program that asks for something; it is counted as messages of a person are."""
        program = await self.known(connection)
        where = address(connection)
        if not self.quota.may_speak(where, program.counted):
            raise Refused(429, "too-many", "too-many-requests").after(self.quota.wait(where, program.counted))
        return program

    async def known(self, connection: HTTPConnection) -> Person:
        refuse_token(connection.scope)
        token = bearer(connection)
        program = None if token is None else await self.store.program_of(token)
        if program is None:
            raise Refused(401, "token", "token-needed")
        await self._note(program)
        return program

    async def _note(self, program: Person) -> None:
        at = now()
        if at - self.noted.get(program.id, 0) >= _OFTEN:
            self.noted[program.id] = at
            self.noted.move_to_end(program.id)
            if len(self.noted) > _MOST_NOTED:
                self.noted.popitem(last=False)
            await self.store.used_program(program.id, at)

    # What a person does

    async def owner(self, connection: HTTPConnection) -> Person:
        person = await self.sessions.needed(connection)
        if person.guest:
            raise Refused(403, "guest", "guests-no-programs")
        return person

    async def add(self, connection: HTTPConnection, name: str) -> tuple[Program, str]:
        """A program of the caller's and its token, which is told here and never again."""
        owner = await self.owner(connection)
        names.check_official(names.readable(name))
        self.sessions.count_account(connection)
        token = logs.TOKEN + secrets.token_urlsafe(32)
        try:
            made, before = await self.store.add_program(owner.id, name, hashed(token), self.most)
        except TooMany:
            raise Refused(409, "too-many", "too-many-programs", number=self.most) from None
        if before is not None:
            await self.sessions.end(before)
        logs.info("program added", person=owner.id, program=made.id)
        return made, token

    async def revoke(self, connection: HTTPConnection, program: int) -> None:
        """End a program of the caller's, and its sockets."""
        owner = await self.owner(connection)
        found = next((one for one in await self.store.programs(owner.id) if one.id == program), None)
        if found is None:
            raise Refused(404, "no-program", "no-such-program")
        await self.store.revoke_program(found.id, found.token)
        await self.sessions.end(found.token)
        logs.info("program revoked", person=owner.id, program=program)
