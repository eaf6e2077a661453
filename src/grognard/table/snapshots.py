"""Snapshots: a match as it stood, so that a long log need not be replayed. A cache only: any can be deleted."""

from __future__ import annotations

import json
import zlib
from typing import Any

from grognard import __version__
from grognard.core.game import Game
from grognard.core.match import Entry, Match, Played
from grognard.core.sayings import saying
from grognard.core.steps import Event
from grognard.table import told
from grognard.texts.words import words


def stamp(game: Game) -> str:
    """A snapshot is good only for the program that wrote it, and while acts, steps and fields are the same."""
    return f"{__version__} {game.name} {game.rules_version} {game.shape()}"


def pack(match: Match) -> bytes:
    line = [
        [
            played.seat,
            played.act,
            played.serial,
            played.firm,
            played.chosen,
            played.depth,
            played.whole,
            [_pack_event(event) for event in played.events],
        ]
        for played in match.line
    ]
    data = {
        "hash": match.hash(),
        "revealed": match.state.revealed,
        "log": [[entry.seat, entry.act, entry.keep] for entry in match.log],
        "headings": [heading.data() for heading in match.headings],
        "line": line,
        "state": match.state.dump(),
    }
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 1)


def _pack_event(event: Event) -> list[Any]:
    heading = event.heading.data() if event.heading is not None else None
    return [event.saying.data(), event.to, event.but, heading]


def _unpack_event(data: list[Any]) -> Event:
    said, to, but, heading = data
    return Event(saying(said), to, but, None if heading is None else saying(heading))


def unpack(match: Match, packed: bytes) -> bool:
    """Bring a match that has just begun to where the snapshot was taken; False if the snapshot is no good."""
    try:
        data: dict[str, Any] = json.loads(zlib.decompress(packed))
        state = match.game.restore(data["state"])
        if state.hash() != data["hash"]:
            return False
        state.revealed = data["revealed"]
        log = [Entry(*entry) for entry in data["log"]]
        headings = [saying(heading) for heading in data["headings"]]
        line = [
            Played(seat, act, serial, headings[serial], [_unpack_event(event) for event in events], *more)
            for seat, act, serial, *more, events in data["line"]
        ]
    except Exception:
        # Whatever it is: steps, events or fields are not what they were. The log is.
        return False
    events = [event for played in line for event in played.events]
    said = [*headings, *(event.saying for event in events), *(event.heading for event in events if event.heading)]
    if not told.sayable(words(match.game), said):
        return False
    match.resume(state, log, headings, line)
    return True
