"""The evaluation function of Paths of Glory: the points, what stands on each front, and what is cut off."""

from __future__ import annotations

from typing import Final

from grognard.bots.evaluation import Evaluation, Row
from grognard.bots.paths_of_glory import details
from grognard.games.paths_of_glory.board import supply, victory
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.combat.advance import Advance
from grognard.games.paths_of_glory.combat.attacks import Attacks
from grognard.games.paths_of_glory.combat.combat import Combat
from grognard.games.paths_of_glory.combat.retreat import Retreat
from grognard.games.paths_of_glory.facts.tables import (
    AP,
    ARMY,
    BOARD,
    COMBAT,
    CP,
    ITALY,
    NEAR_EAST,
    PIECES,
    SIDE,
    SIZE,
    WESTERN_FRONT,
)
from grognard.games.paths_of_glory.moves.movement import Movement
from grognard.games.paths_of_glory.moves.operations import Activation
from grognard.games.paths_of_glory.turn.actions import Action

FRONTS: Final = ["west", "italy", "near_east", "east"]
NAMES: Final = (
    ["points", "total_points", "status_ap", "status_cp", "cards_ap", "cards_cp", "trenches_ap", "trenches_cp"]
    + [f"{what}_{front}_{side}" for side in ("ap", "cp") for front in FRONTS for what in ("strength", "armies")]
    + ["starving_ap", "starving_cp", "reserve_ap", "reserve_cp", "threatened_ap", "threatened_cp", "bare_ap", "bare_cp"]
)
FRONT: Final[list[int]] = [
    0 if WESTERN_FRONT >> space & 1 else 1 if ITALY >> space & 1 else 2 if NEAR_EAST >> space & 1 else 3
    for space in range(SIZE)
]
FULL: Final = 10.0
"""So many points more or less are a full margin."""
CONTENDERS: Final = ["central", "allied"]


class PathsEvaluation(Evaluation[PathsState]):
    """Judges positions of Paths of Glory."""

    horizon = 4
    doubt = 0.5

    def names(self) -> list[str]:
        return NAMES

    def family(self, state: PathsState) -> str:
        return "all"

    def judges(self, state: PathsState, seat: int) -> bool:
        """What a card is used for, which spaces are activated, which group marches where (by plans), whom to attack,
        who goes on. Redeployments, placements and replacements are left to the rules: search finds nothing there."""
        return isinstance(state.stack[-1], (Action, Activation, Movement, Attacks, Combat, Advance, Retreat))

    def time(self, state: PathsState) -> float:
        return min(1.0, state.turn / state.setup.last_turn)

    def contenders(self) -> list[str]:
        return CONTENDERS

    def details(self) -> tuple[list[tuple[str, int]], list[str]]:
        return details.SETS, details.NUMBERS

    def detailed(self, state: PathsState) -> tuple[list[int], list[float]]:
        return details.sets(state), details.numbers(state)

    def rows(self, state: PathsState) -> list[Row]:
        s = state
        strength = [[0.0] * 8, [0.0] * 8]
        starving = [0.0, 0.0]
        for piece in range(PIECES):
            place = s.where[piece]
            if place >= SIZE or not s.active(piece):
                continue
            side = SIDE[piece]
            force = COMBAT[1 if s.is_reduced(piece) else 0][piece]
            front = 2 * FRONT[place]
            strength[side][front] += force
            if ARMY[piece]:
                strength[side][front + 1] += 1
            if not supply.supplied(s, piece):
                starving[side] += force + (3 if ARMY[piece] else 0)
        middle = sum(victory.levels(s)) / 2
        numbers = [(s.points - middle) / FULL, s.points / 20]
        numbers += [s.status[AP] / 20, s.status[CP] / 20]
        numbers += [s.hands[AP].bit_count() / 7, s.hands[CP].bit_count() / 7]
        numbers += [s.trench[AP].bit_count() / 10, s.trench[CP].bit_count() / 10]
        for side in (AP, CP):
            numbers += [number / 30 for number in strength[side]]
        numbers += [starving[AP] / 10, starving[CP] / 10]
        numbers += [len(s.reserve(AP)) / 6, len(s.reserve(CP)) / 6]
        threatened, bare = _threatened(s)
        numbers += [threatened[AP] / 6, threatened[CP] / 6, bare[AP] / 3, bare[CP] / 3]
        return [Row("central", [s.seat_of(CP)], numbers), Row("allied", [s.seat_of(AP)], [])]

    def margins(self, state: PathsState) -> list[float]:
        """How far the points of the Central Powers were from the middle between both victories."""
        result = state.result()
        assert result is not None
        margin = (victory.final_points(state) - sum(victory.levels(state)) / 2) / FULL
        if len(result.winners) == 1:
            margin += 0.3 if state.seat_of(CP) in result.winners else -0.3
        return [max(-1.5, min(1.5, margin)), 0.0]


def _threatened(s: PathsState) -> tuple[list[int], list[int]]:
    """For each side its victory spaces beside enemies, and those of them where nobody stands."""
    threatened, bare = [0, 0], [0, 0]
    for side in (AP, CP):
        mine = s.setup.victory & s.control[side]
        place = 0
        while mine:
            low = mine & -mine
            place = low.bit_length() - 1
            mine ^= low
            if BOARD.beside[place] & s.held[1 - side]:
                threatened[side] += 1
                if not s.held[side] & low:
                    bare[side] += 1
    return threatened, bare
