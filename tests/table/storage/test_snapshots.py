"""Snapshots: a match comes back as it stood, or from its log where the snapshot no longer fits."""

from __future__ import annotations

import json
import zlib
from typing import Any

from grognard import Match, find
from grognard.games.friedrich.game import Friedrich
from grognard.table.storage.snapshots import pack, stamp, unpack

FRIEDRICH = find("friedrich")


def begun() -> Match:
    return Match(FRIEDRICH, "war-in-the-west", secret=bytes(32))


def on_the_march() -> Match:
    match = begun()
    while not any(played.whole >= 0 for played in match.line):
        ask = match.state.asks()[0]
        match.play(ask.seat, ask.acts[0])
    return match


def changed(match: Match, **fields: Any) -> bytes:
    data = json.loads(zlib.decompress(pack(match)))
    return zlib.compress(json.dumps(data | fields).encode())


def test_what_was_played_comes_back_as_it_was() -> None:
    match, again = on_the_march(), begun()
    assert unpack(again, pack(match))
    assert again.hash() == match.hash()
    for played, same in zip(match.line, again.line, strict=True):
        for name in ("seat", "act", "serial", "heading", "firm", "chosen", "depth", "whole"):
            assert getattr(same, name) == getattr(played, name), name


def test_the_stamp_changes_with_a_renamed_step() -> None:
    renamed = Friedrich()
    renamed.steps = {f"{name}s": step for name, step in renamed.steps.items()}
    assert stamp(Friedrich()) == stamp(FRIEDRICH) != stamp(renamed)


def test_a_snapshot_that_does_not_fit_leaves_the_match_as_it_was() -> None:
    match = on_the_march()
    dump = match.state.dump()
    top, *fields = dump["stack"][-1]
    unknown = dump | {"stack": [*dump["stack"][:-1], [f"{top}s", *fields]]}
    for packed in (changed(match, state=unknown), changed(match, hash="0" * 32), b"garbage"):
        again = begun()
        assert not unpack(again, packed)
        assert (again.hash(), again.log, again.line) == (begun().hash(), [], [])
