"""Set-up heuristic (6): how the troops are divided."""

from __future__ import annotations

from typing import Final

from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.board.troops import Allotment
from grognard.games.friedrich.facts.acts import TROOPS
from grognard.games.friedrich.facts.tables import GENERALS_OF, PIECES

SHARES: Final[dict[str, float]] = {
    "Friedrich": 6, "Winterfeldt": 5, "Heinrich": 4, "Schwerin": 5, "Keith": 4, "Seydlitz": 3, "Dohna": 4,
    "Lehwaldt": 1, "Ferdinand": 6, "Cumberland": 6, "Saltikov": 5, "Fermor": 4, "Apraxin": 3, "Tottleben": 4,
    "Ehrensvärd": 4, "Daun": 8, "Browne": 7, "Karl": 7, "Laudon": 5, "Lacy": 3, "Hildburghausen": 6,
    "Richelieu": 7, "Soubise": 7, "Chevert": 6,
}  # fmt: skip
"""The armies that fight are strong, those that only guard are weak."""


def choose_allotment(s: FriedrichState, step: Allotment, seat: int, legal: list[int]) -> int:
    """The share of the stack that is asked for, of what the nation has left."""
    plan = step.plan(s)
    index = step.next_stack(s, seat)
    nation, city = plan[index]
    left = s.setup.troops[nation]
    open_shares = 0.0
    for other, (owner, place) in enumerate(plan):
        if owner == nation:
            if step.chosen[other]:
                left -= step.chosen[other]
            else:
                open_shares += stack_share(s, place)
    wanted = round(left * stack_share(s, city) / open_shares)
    numbers = [act - TROOPS for act in legal]
    return TROOPS + min(max(wanted, min(numbers)), max(numbers))


def stack_share(s: FriedrichState, city: int) -> float:
    return sum(SHARES[PIECES[general]] for general in s.stack_at(city))


assert {name for generals in GENERALS_OF for name in (PIECES[g] for g in generals)} == set(SHARES)
