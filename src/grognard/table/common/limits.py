"""Limits and token buckets: so much one client may send, ask and hold open. `docs/hosting.md` lists them."""

from __future__ import annotations

import dataclasses
import math
import time
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from grognard.core.refusals import Problem


@dataclass(frozen=True)
class Limits:
    """Each can be set with `grognard serve --limit NAME=VALUE`."""

    body_bytes: int = 65_536
    """The longest request."""
    message_bytes: int = 16_384
    """The longest message on a socket."""
    requests_per_second: float = 30.0
    request_burst: int = 120
    """Requests of one address: a rate, and so many at once."""
    files_per_second: float = 50.0
    file_burst: int = 600
    """Files of the browser table for one address; a page that loads for the first time needs some thirty of them."""
    checks_per_second: float = 2.0
    check_burst: int = 30
    """Looks of one address at /healthz, /readyz and /metrics."""
    messages_per_second: float = 20.0
    message_burst: int = 60
    """Messages on one socket."""
    person_messages_per_second: float = 60.0
    person_message_burst: int = 240
    """Messages on all sockets of one person."""
    address_messages_per_second: float = 400.0
    address_message_burst: int = 1_600
    """Messages on all sockets of one address."""
    openings_per_second: float = 10.0
    opening_burst: int = 200
    """Sockets that one address opens."""
    ping_seconds: float = 20.0
    """So often a socket is asked whether somebody is there, who has as long to answer."""
    sockets: int = 4_000
    sockets_per_address: int = 200
    sockets_per_person: int = 24
    connections: int = 2_000
    connections_per_address: int = 100
    """Connections that are not sockets. The address of a trusted proxy stands for many people and is not counted."""
    header_bytes: int = 16_384
    """The longest head of a request: its address and its headers."""
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    answer_seconds: float = 120.0
    """So long a client may take to send the head of a request, then its body, then to receive the answer."""
    idle_seconds: float = 10.0
    """A connection without a request is kept so long."""
    passwords_waiting: int = 8
    """Passwords for one name, or from one address, that wait to be checked one after the other."""
    logins: int = 10
    login_seconds: float = 300.0
    """Wrong passwords from one address, or for one name, in so many seconds; a browser in which that person has logged
    in before has a count of its own."""
    accounts: int = 120
    account_seconds: float = 3600.0
    """New guests and new names from one address in so many seconds."""
    programs: int = 10
    """Programs of one person."""
    matches: int = 60
    match_seconds: float = 3600.0
    """New matches of one person in so many seconds."""
    searches: int = 60
    searches_per_person: int = 8
    """Decisions that opponents search for, or wait to, in all and for one person; above it nobody new sits down who
    searches."""
    hints: int = 40
    hint_seconds: float = 600.0
    """Hints for one person in so many seconds, and as many questions about matches that are over."""
    spectator_notes: int = 2_000
    spectator_notes_per_person: int = 20
    """Matches on which people without a part in them keep notes: in all, and for one person; one address begins as many
    in a day as one person may have."""
    replays: int = 40
    replays_per_person: int = 8
    """Replays of matches that wait or run at once, in all and for one person or one address: for positions of the past,
    for what a level would have done, for the course of a match, and for matches that go on from a point."""
    replay_acts_per_second: float = 1_000.0
    replay_act_burst: int = 60_000
    """Acts that are replayed for one person or one address: a rate, and so many at once. A match that is not in memory
    counts by the entries of its log for the address that opens it."""
    live_matches: int = 500
    """Matches kept in memory; others are read again from their logs."""

    def with_values(self, texts: list[str]) -> Limits:
        """These limits with some replaced, each given as NAME=VALUE."""
        kinds = {field.name: type(getattr(self, field.name)) for field in dataclasses.fields(self)}
        changed: dict[str, float | int] = {}
        for text in texts:
            name, _, value = text.partition("=")
            if name not in kinds:
                raise Problem("no-such-limit", name=name, names=list(kinds))
            try:
                number = kinds[name](value)
            except ValueError:
                raise Problem("limit-needs-number", name=name, value=value) from None
            if not 0 < number < 1e12:
                raise Problem("limit-not-positive", name=name, value=value)
            changed[name] = number
        return dataclasses.replace(self, **changed)  # type: ignore[arg-type]


MOST_KEYS: Final = 20_000


class Bucket:
    """So many at once, refilled at a rate.

    >>> bucket = Bucket(1.0, 2, at=0.0)
    >>> [bucket.take(at) for at in (0.0, 0.1, 0.2, 1.3)]
    [True, True, False, True]
    """

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, at: float | None = None) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic() if at is None else at

    def fill(self, at: float | None = None) -> None:
        at = time.monotonic() if at is None else at
        self.left = min(self.burst, self.left + (at - self.at) * self.rate)
        self.at = at

    def wait(self) -> int:
        """So many seconds until there is one again, at least one."""
        self.fill()
        return max(1, math.ceil((1 - self.left) / self.rate))

    def take(self, at: float | None = None) -> bool:
        self.fill(at)
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each key; the keys that were not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.by_key: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        bucket = self.by_key.get(key)
        if bucket is None:
            bucket = self.by_key[key] = Bucket(self.rate, self.burst)
            if len(self.by_key) > MOST_KEYS:
                self.by_key.popitem(last=False)
        else:
            self.by_key.move_to_end(key)
        return bucket

    def take(self, key: str) -> bool:
        return self.of(key).take()

    def take_all(self, keys: Iterable[str]) -> bool:
        """Take one for each key, or nothing where one of them has none left."""
        buckets = [self.of(key) for key in keys]
        for bucket in buckets:
            bucket.fill()
        if any(bucket.left < 1 for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.left -= 1
        return True

    def charge(self, keys: Iterable[str], amount: float) -> bool:
        """Take this amount for each key, even where less is left; or nothing where one of them has nothing left. So
        what costs more than the burst is possible, and is paid off afterwards.

        >>> buckets = Buckets(1.0, 10)
        >>> [buckets.charge(["one"], amount) for amount in (8, 50, 1)]
        [True, True, False]
        """
        buckets = [self.of(key) for key in keys]
        for bucket in buckets:
            bucket.fill()
        if any(bucket.left < 1 for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.left -= amount
        return True

    def give_back(self, keys: Iterable[str]) -> None:
        for key in keys:
            bucket = self.of(key)
            bucket.left = min(bucket.burst, bucket.left + 1)
