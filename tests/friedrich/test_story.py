"""What the story tells beside its sentences, so that the map can show it."""

from __future__ import annotations

import itertools
import json
import random

from grognard.core.chance import PUBLIC
from grognard.core.match import Match
from grognard.games.friedrich import tables
from grognard.games.friedrich.game import Friedrich
from grognard.table.positions import Story


def test_moves_tell_their_way_and_cards_of_fate_their_line() -> None:
    match = Match(Friedrich(), "war-in-the-west", secret=b"\x05" * 32)
    draw = random.Random(5)
    ways: list[list[int]] = []
    lines: list[str] = []
    while match.state.result() is None and not (len(ways) > 40 and lines):
        where = {piece["name"]: piece["city"] for piece in match.state.view(PUBLIC)["pieces"]}
        known = len(match.line)
        ask = draw.choice(match.state.asks())
        match.play(ask.seat, draw.choice(list(ask.acts)))
        for event in [event for played in match.line[known:] for event in played.events]:
            if event.kind == "moved":
                way = event.args["way"]
                assert where[tables.PIECES[event.args["pieces"][0]]] == way[0]
                assert event.args["city"] == way[-1]
                assert all(b in tables.BOARD.neighbours[a] for a, b in itertools.pairwise(way))
                ways.append(way)
            elif event.kind == "fate":
                lines.append(event.args["about"])
    assert max(map(len, ways)) > 2
    assert set(lines) <= set(match.game.layout()["fate"]["lines"])
    assert lines, "no card with a number was drawn"

    told = json.loads(Story(match).json(PUBLIC))
    assert [entry["way"] for entry in told if "way" in entry] == ways[-len([e for e in told if "way" in e]) :]
    assert [entry["about"] for entry in told if "about" in entry] == lines
