"""Whoever has asked for an act hears that it is done, and never before what came of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from grognard.table.common.errors import Refused
from grognard.table.sockets.protocol import PROTOCOL
from grognard.table.sockets.sockets import Socket


class FakeProtocol:
    ready = True

    def __init__(self) -> None:
        self.pushed: list[Any] = []

    def push(self, text: str) -> None:
        self.pushed.append(json.loads(text))


class Opened:
    """A web socket as far as a page that is told something needs one."""

    def __init__(self, protocol: FakeProtocol | None) -> None:
        self.scope = {"state": {PROTOCOL: protocol}}


def page(protocol: FakeProtocol | None) -> Socket:
    nothing: Any = None
    opened: Any = Opened(protocol)
    return Socket(opened, None, nothing, nothing)


def test_it_is_said_at_once_where_nothing_stands_in_the_way() -> None:
    protocol = FakeProtocol()
    page(protocol).done(7)
    assert protocol.pushed == [{"type": "done", "ask": 7}]


def test_who_has_not_asked_hears_nothing() -> None:
    protocol = FakeProtocol()
    quiet = page(protocol)
    quiet.done(None)
    assert protocol.pushed == []
    assert not quiet.waiting


@pytest.mark.parametrize("why", ["sending", "dirty", "waiting", "ended", "busy", "no protocol"])
def test_it_does_not_overtake_what_is_still_to_be_told(why: str) -> None:
    protocol = FakeProtocol()
    slow = page(None if why == "no protocol" else protocol)
    if why == "waiting":
        slow.tell({"type": "pong", "now": 0})
    elif why == "ended":
        slow.ended = Refused(403, "private", "match-private")
    elif why == "busy":
        protocol.ready = False
    elif why != "no protocol":
        setattr(slow, why, True)
    slow.done("x")
    assert protocol.pushed == []
    assert json.loads(slow.waiting[-1]) == {"type": "done", "ask": "x"}
    assert slow.event.is_set()
