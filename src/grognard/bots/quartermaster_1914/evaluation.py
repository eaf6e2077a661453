"""The evaluation function of Quartermaster General: 1914: points, what scores, what stands, and the cards to come."""

from __future__ import annotations

from typing import Final

from grognard.bots.evaluation import Evaluation, Row
from grognard.bots.quartermaster_1914 import details
from grognard.games.quartermaster_1914.board import victory
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.library import OF_TYPE, STATUS
from grognard.games.quartermaster_1914.facts.tables import (
    ALLIES,
    CENTRAL,
    ENTENTE,
    HOMES,
    LAND,
    MARGIN,
    MEMBERS,
    NATIONS,
    OBJECTIVES,
    POWERS,
    ROUNDS,
)

NAMES: Final = (
    ["lead", "objectives", "status_points", "to_score"]
    + [f"pieces_{nation}" for nation in NATIONS]
    + [f"unfed_{nation}" for nation in NATIONS]
    + [f"home_{nation}" for nation in NATIONS]
    + [f"{zone}_{power}" for power in POWERS for zone in ("deck", "hand", "prepared", "status")]
    + ["reached"]
)
"""Of the Central Powers, then of every nation and power."""
CONTENDERS: Final = ["central", "entente"]


class QuartermasterEvaluation(Evaluation[QuartermasterState]):
    """Judges positions of 1914."""

    horizon = 12
    doubt = 1.5

    def names(self) -> list[str]:
        return NAMES

    def family(self, state: QuartermasterState) -> str:
        return "all"

    def time(self, state: QuartermasterState) -> float:
        return min(1.0, state.round / ROUNDS)

    def contenders(self) -> list[str]:
        return CONTENDERS

    def details(self) -> tuple[list[tuple[str, int]], list[str]]:
        return details.SETS, details.NUMBERS

    def detailed(self, state: QuartermasterState) -> tuple[list[int], list[float]]:
        return details.sets(state), details.numbers(state)

    def rows(self, state: QuartermasterState) -> list[Row]:
        s = state
        masks = [s.side_mask(CENTRAL), s.side_mask(ENTENTE)]
        held = [victory.objectives(s, side) for side in (CENTRAL, ENTENTE)]
        now = 0
        for _, side, number in victory.status_points(s):
            now += number if side == CENTRAL else -number
        scored = held[CENTRAL].bit_count() - held[ENTENTE].bit_count()
        left = max(0, ROUNDS - s.round) / ROUNDS
        numbers = [(s.points[CENTRAL] - s.points[ENTENTE]) / 12, scored / 6, now / 4, (scored + now) * left / 4]
        unfed: list[float] = []
        homes: list[float] = []
        for side in (CENTRAL, ENTENTE):
            for nation in MEMBERS[side]:
                fed = s.supplied(nation)
                unfed.append((s.pieces[nation] & ~fed).bit_count() / 4)
                homes.append(float(masks[1 - side] >> HOMES[nation] & 1))
                numbers.append(s.pieces[nation].bit_count() / 6)
        numbers += unfed
        numbers += homes
        for power in range(len(POWERS)):
            numbers.append(s.deck_size(power) / 20)
            numbers.append(s.hands[power].bit_count() / 7)
            numbers.append(s.prepared[power].bit_count() / 4)
            numbers.append((s.status[power] & OF_TYPE[STATUS]).bit_count() / 4)
        open_ones = (OBJECTIVES | s.tokens) & LAND & ~(masks[0] | masks[1])
        numbers.append(open_ones.bit_count() / 4)
        seats = [sorted({s.seat_of(power) for power in ALLIES[side]}) for side in (CENTRAL, ENTENTE)]
        return [Row("central", seats[CENTRAL], numbers), Row("entente", seats[ENTENTE], [])]

    def margins(self, state: QuartermasterState) -> list[float]:
        """By how many points the Central Powers were ahead, in leads that end a game."""
        lead = (state.points[CENTRAL] - state.points[ENTENTE]) / MARGIN
        return [max(-1.5, min(1.5, lead)), 0.0]
