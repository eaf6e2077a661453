"""Quota of open WebSockets, in all, of one address and of one person; rate limit of the messages on all sockets of one
person or address."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterator

from grognard.table.common.errors import Refused
from grognard.table.common.limits import Buckets, Limits


class SocketQuota:
    def __init__(self, limits: Limits, report: Callable[[int], None]) -> None:
        self.limits = limits
        self.report = report
        """Is called with the number of open sockets."""
        self.held: Counter[str] = Counter()
        self.by_person = Buckets(limits.person_messages_per_second, limits.person_message_burst)
        self.by_address = Buckets(limits.address_messages_per_second, limits.address_message_burst)

    @contextlib.contextmanager
    def place(self, where: str, person: int | None) -> Iterator[None]:
        """A place for a socket, held from before anything is awaited until it is gone."""
        limits = self.limits
        allowed = {"": limits.sockets, f"address {where}": limits.sockets_per_address}
        if person is not None:
            allowed[f"person {person}"] = limits.sockets_per_person
        full = [key for key, most in allowed.items() if self.held[key] >= most]
        if full:
            raise Refused(429, "full", "too-many-pages" if full[0] else "table-full")
        self.held.update(allowed.keys())
        self.report(self.held[""])
        try:
            yield
        finally:
            self.held.subtract(allowed.keys())
            for key in allowed:
                if not self.held[key]:
                    del self.held[key]
            self.report(self.held[""])

    def may_speak(self, where: str, person: int | None) -> bool:
        """Count a message."""
        return self.by_address.take(where) and (person is None or self.by_person.take(str(person)))

    def wait(self, where: str, person: int) -> int:
        """So many seconds until one more is allowed."""
        return max(self.by_address.of(where).wait(), self.by_person.of(str(person)).wait())
