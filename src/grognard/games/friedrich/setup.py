"""Set-up: scenarios and options, read from their table, and the first state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from grognard.core.scenarios import read_options, read_scenarios
from grognard.games.friedrich.board.state import GONE, FriedrichSetup, FriedrichState
from grognard.games.friedrich.board.troops import Allotment
from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.facts.tables import GENERALS, NATION, NATIONS, PRUSSIA
from grognard.games.friedrich.seen.sight import SIGHT
from grognard.games.friedrich.steps.sequence import Turn

SCENARIOS: Final = read_scenarios(tables.DATA)
OPTIONS: Final = read_options(tables.DATA)


def make_setup(scenario: str, options: Mapping[str, str]) -> FriedrichSetup:
    plan = SCENARIOS[scenario].plan
    player = SCENARIOS[scenario].leaders("nations", NATIONS)
    setup = FriedrichSetup(scenario, SCENARIOS[scenario].seats, dict(options), SIGHT, player)
    setup.troops[PRUSSIA] = plan.get("prussian_troops", setup.troops[PRUSSIA])
    setup.absent = [piece for piece in range(len(NATION)) if not _takes_part(plan, player, piece)]
    setup.present = tuple([piece for piece in range(len(NATION)) if piece not in setup.absent])
    return setup


def _takes_part(plan: dict[str, Any], player: list[int], piece: int) -> bool:
    if player[NATION[piece]] < 0:
        return False
    if NATION[piece] != PRUSSIA or "prussian_generals" not in plan:
        return True
    if piece < GENERALS:
        return tables.PIECES[piece] in plan["prussian_generals"]
    return tables.START[piece] in plan["prussian_trains"]


def begin(setup: FriedrichSetup) -> FriedrichState:
    """All pieces on their cities; the troops are still to be divided."""
    s = FriedrichState(setup)
    s.clear()
    for piece, city in enumerate(tables.START):
        s.place(piece, GONE if piece in setup.absent else city)
    s.push(Turn(0))
    s.push(Allotment([]))
    s.settle()
    return s
