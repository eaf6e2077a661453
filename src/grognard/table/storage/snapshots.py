"""Snapshots, a cache of replayed states: a match as it stood, so that a long log need not be replayed. A cache only:
any can be deleted."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Generator
from typing import Any, Final

from grognard import __version__
from grognard.core.game import Game
from grognard.core.generators import whole
from grognard.core.match import Entry, Match, Played
from grognard.core.sayings import Saying, saying
from grognard.core.state import State
from grognard.core.steps import Event
from grognard.table.common import stored_sayings
from grognard.texts.words import words

PIECE: Final = 10
"""So many entries, headings or acts are packed or unpacked in one step."""


def stamp(game: Game[State]) -> str:
    """A snapshot is good only for the program that wrote it, and while acts, steps and fields are the same."""
    return f"{__version__} {game.name} {game.rules_version} {game.shape()}"


def pack(match: Match) -> bytes:
    return whole(packing(match))


def packing(match: Match) -> Generator[None, None, bytes]:
    """A snapshot of the match as it is now, packed act by act; the match may go on meanwhile."""
    head = {"hash": match.hash(), "revealed": match.state.revealed, "state": match.state.dump()}
    return _packing(_written(head)[:-1], match.log[:], match.headings[:], match.line[:])


def _packing(head: str, log: list[Entry], headings: list[Saying], line: list[Played]) -> Generator[None, None, bytes]:
    packer = zlib.compressobj(1)
    pieces = [packer.compress(head.encode())]
    lists: list[tuple[str, list[Any], Callable[[Any], Any]]] = [
        ("log", log, lambda entry: [entry.seat, entry.act, entry.keep]),
        ("headings", headings, Saying.data),
        ("line", line, _pack_played),
    ]
    for name, found, data in lists:
        begin = f',"{name}":['
        for first in range(0, len(found), PIECE):
            rows = _written([data(one) for one in found[first : first + PIECE]])[1:-1]
            pieces.append(packer.compress((begin + rows).encode()))
            begin = ","
            yield
        pieces.append(packer.compress(("]" if found else f"{begin}]").encode()))
    pieces.append(packer.compress(b"}") + packer.flush())
    return b"".join(pieces)


def _written(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"))


def _pack_played(played: Played) -> list[Any]:
    return [
        played.seat,
        played.act,
        played.serial,
        played.firm,
        played.chosen,
        played.depth,
        played.whole,
        [_pack_event(event) for event in played.events],
    ]


def _pack_event(event: Event) -> list[Any]:
    heading = event.heading.data() if event.heading is not None else None
    return [event.saying.data(), event.to, event.but, heading]


def _unpack_event(data: list[Any], read: Callable[[Any], Saying]) -> Event:
    said, to, but, heading = data
    return Event(read(said), to, but, None if heading is None else read(heading))


def unpack(match: Match, packed: bytes) -> bool:
    """Bring a match that has just begun to where the snapshot was taken; False if the snapshot is no good."""
    return whole(unpacking(match, packed))


def unpacking(match: Match, packed: bytes) -> Generator[None, None, bool]:
    """The same, act by act."""
    kinds: dict[tuple[str, ...], Saying] = {}

    def read(data: Any) -> Saying:
        said = saying(data)
        kinds.setdefault((said.key, *said.args), said)
        return said

    try:
        data: dict[str, Any] = json.loads(zlib.decompress(packed))
        state = match.game.restore(data["state"])
        if state.hash() != data["hash"]:
            return False
        state.revealed = data["revealed"]
        yield
        log = [Entry(*entry) for entry in data["log"]]
        headings: list[Saying] = []
        for first in range(0, len(data["headings"]), PIECE):
            headings += [read(heading) for heading in data["headings"][first : first + PIECE]]
            yield
        line: list[Played] = []
        for number, (seat, act, serial, *more, events) in enumerate(data["line"], 1):
            told_events = [_unpack_event(event, read) for event in events]
            line.append(Played(seat, act, serial, headings[serial], told_events, *more))
            if number % PIECE == 0:
                yield
    except Exception:
        # Whatever it is: steps, events or fields are not what they were. The log is.
        return False
    if not stored_sayings.sayable(words(match.game), list(kinds.values())):
        return False
    match.resume(state, log, headings, line)
    return True
