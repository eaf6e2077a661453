"""Replacement heuristic: what the points of a card are worth, and who gets them."""

from __future__ import annotations

from typing import Final

from grognard.bots.paths_of_glory import worth
from grognard.bots.paths_of_glory.marches import CLOSER
from grognard.bots.paths_of_glory.survey import Survey, survey_of
from grognard.core.board import bits
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.cards import replacements
from grognard.games.paths_of_glory.cards.replacements import Rebuilding, Replacement
from grognard.games.paths_of_glory.combat import losses
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.acts import DONE, PLACE_AT, RESTORE
from grognard.games.paths_of_glory.facts.tables import (
    ARMIES,
    ARMY,
    BU,
    COMBAT,
    ELIMINATED,
    IT,
    LOSS,
    POINTS,
    POINTS_OF,
    RESERVES,
    SIDE,
    SIZE,
    TU,
)

HALF: Final = 0.2
"""What half a replacement point is worth."""


def needed(s: PathsState, side: int) -> list[int]:
    """For each kind of points the halves that could be spent now."""
    found = [0] * len(POINTS)
    for room in [*bits(s.held[side]), RESERVES[side], ELIMINATED[side]]:
        for piece in s.at[room]:
            kind = POINTS_OF[piece]
            if kind < 0 or (room != ELIMINATED[side] and not s.is_reduced(piece)):
                continue
            if replacements.refuse(s, piece) is None:
                steps = 2 if room == ELIMINATED[side] else 1
                found[kind] += steps * replacements.cost(piece)
    return found


def gain_of(s: PathsState, card: int, need: list[int]) -> float:
    """What the points of a card bring: those that can be spent."""
    if s.turn == s.setup.last_turn:
        return 0.0
    total = 0.0
    for kind, number in enumerate(cards.REPLACEMENTS[card]):
        if number and (kind not in (IT, BU, TU) or s.at_war(kind)):
            left = need[kind] - 2 * s.replacements[kind]
            total += HALF * max(0, min(left, 2 * number))
    return total


def choose_unit(s: PathsState, step: Replacement, legal: list[int]) -> int:
    """The unit that gains most for its cost."""
    survey = survey_of(s, step.side)
    restores = [act for act in legal if act != DONE]
    if not restores:
        return DONE
    return max(restores, key=lambda act: (gain_of_step(s, survey, act - RESTORE), -act))


def gain_of_step(s: PathsState, survey: Survey, piece: int) -> float:
    """What a step for this unit brings for its cost."""
    place = s.where[piece]
    if place == ELIMINATED[survey.side]:
        if ARMY[piece]:
            return 0.3 + 0.05 * COMBAT[1][piece]
        return 0.15 + 0.05 * COMBAT[0][piece] + (0.4 if lacking(s, piece) else 0.0)
    step = worth.of_step(s, piece) if not s.is_reduced(piece) else worth.of_new_unit(piece) - worth.of_unit(s, piece)
    gain = step / replacements.cost(piece) + 0.02 * LOSS[0][piece]
    if place < SIZE:
        force = survey.pressure(place)
        gain += 0.1 if force > 0 else 0.0
        gain += 0.02 * min(force, 8.0)
    return gain


def lacking(s: PathsState, corps: int) -> bool:
    """Whether armies on the map would find nobody in the Reserve Box to replace them, but this corps."""
    box = s.at[RESERVES[SIDE[corps]]]
    for army in bits(ARMIES):
        if s.where[army] < SIZE and losses.replaces(corps, army):
            return not any(losses.replaces(other, army) for other in box)
    return False


def choose_place(s: PathsState, step: Rebuilding, legal: list[int]) -> int:
    """Where the army is nearest to the war."""
    return nearest(s, step.piece, legal)


def nearest(s: PathsState, piece: int, legal: list[int]) -> int:
    side = s.player.index(s.asked[0].seat)
    survey = survey_of(s, side)
    force = COMBAT[1 if s.is_reduced(piece) else 0][piece]
    raids = survey.raids

    def gain(place: int) -> float:
        if place >= SIZE:
            return 0.0
        covered = raids.threat() - raids.threat_if(0, 1 << place, 0)
        return CLOSER * force * survey.pull(place) + covered

    return max(legal, key=lambda act: (gain(act - PLACE_AT), -act))
