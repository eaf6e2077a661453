"""Positions for the tests of the browser's map, as JSON: python -m tests.games.friedrich.positions"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from grognard.core.match import Match
from grognard.games.friedrich.game import Friedrich

LATER = (60, 200, 500)
"""After so many acts, chosen at random."""


def positions() -> dict[str, Any]:
    """The layout, and of each scenario the set-up, the first turn and later positions, seen by the first seat."""
    game = Friedrich()
    found: list[dict[str, Any]] = []

    def keep(name: str, match: Match) -> None:
        view = match.state.view(0)
        found.append({"name": name} | {key: view[key] for key in ("pieces", "stacks", "held", "marks")})

    for scenario in game.scenarios:
        match = Match(game, scenario, secret=b"\x07" * 32)
        draw = random.Random(7)
        keep(f"{scenario}: set-up", match)
        while match.state.view(0)["step"]["name"] == "Allotment":
            _act(match, draw)
        keep(f"{scenario}: first turn", match)
        for acts in LATER:
            while len(match.line) < acts and match.state.result() is None:
                _act(match, draw)
            keep(f"{scenario}: after {acts} acts", match)
    drawn = {key: part for key, part in game.layout().items() if key != "fate"}  # the texts of fate are not drawn
    return {"layout": drawn | game.lettering(lambda kind, thing: game.names[kind][thing]), "positions": found}


def _act(match: Match, draw: random.Random) -> None:
    ask = draw.choice(match.state.asks())
    match.play(ask.seat, draw.choice(list(ask.acts)))


if __name__ == "__main__":
    json.dump(positions(), sys.stdout)
