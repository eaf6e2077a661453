"""Redeployment heuristic: corps from the Reserve Box to the fronts, armies from quiet fronts to threatened ones."""

from __future__ import annotations

from typing import Final

from grognard.bots.paths_of_glory import worth
from grognard.bots.paths_of_glory.ground import LAND
from grognard.bots.paths_of_glory.marches import Group, Marching
from grognard.bots.paths_of_glory.survey import Survey, survey_of
from grognard.core.board import around, bits
from grognard.games.paths_of_glory.board import lanes
from grognard.games.paths_of_glory.board.stacking import sort_of
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.combat import losses
from grognard.games.paths_of_glory.facts.acts import DONE, GO, SPACE, TAKE
from grognard.games.paths_of_glory.facts.tables import ARMY, RESERVE, RESERVES, SIDE, SIZE
from grognard.games.paths_of_glory.moves.redeployment import Redeployment, Transfer

WORTHWHILE: Final = 0.05
"""Nobody is redeployed for less."""
READY: Final = [0.46, 0.29, 0.12, 0.05]
"""What the first, second, ... corps in the Reserve Box is worth, ready to replace armies of its nation."""
FAR_BETTER: Final = 0.35
"""What the redeployment of an army must bring."""

FURTHER: Final = 0.6
"""Every further unit fills a gap that is smaller."""


class Transfers:
    """What redeployments are worth."""

    def __init__(self, s: PathsState, survey: Survey) -> None:
        self.s = s
        self.survey = survey
        foes = s.held[survey.enemy]
        near = around(LAND, foes)
        self.front = (near | around(LAND, near) | survey.raids.open | s.setup.victory & s.held[survey.side]) & ~foes
        """Where units are wanted at all."""
        self._coming: dict[int, float] = {}

    def ready(self, piece: int, more: int) -> float:
        """What it costs that a corps is not in the Reserve Box (or, with more = 1, brings that it comes there)."""
        s = self.s
        armies = [army for army in range(len(s.where)) if ARMY[army] and s.where[army] < SIZE]
        if not any(losses.replaces(piece, army) for army in armies):
            return 0.0
        others = sum([sort_of(s, other) == sort_of(s, piece) for other in s.at[RESERVES[SIDE[piece]]]])
        others += more - 1
        return READY[others] if others < len(READY) else 0.0

    def leaving(self, piece: int) -> float:
        s, survey = self.s, self.survey
        start = s.where[piece]
        if start >= SIZE:
            return self.ready(piece, 0)
        gone = 1 << start if len(s.at[start]) == 1 else 0
        found = Marching(survey, start).stay_cost(Group(s, [piece]))
        if gone:
            found += survey.raids.threat_if(gone, 0, 0) - survey.raids.threat()
        return found

    def coming(self, piece: int, place: int) -> float:
        """What it brings that a unit comes to a place; the same for all of its sort that no enemy stands next to."""
        s = self.s
        start = s.where[piece]
        if place == RESERVE:
            return self.ready(piece, 1)
        if start < SIZE and LAND[start] & s.held[self.survey.enemy]:
            return self._gain(piece, place)
        key = sort_of(s, piece) * SIZE + place
        found = self._coming.get(key)
        if found is None:
            found = self._gain(piece, place)
            self._coming[key] = found
        return found

    def _gain(self, piece: int, place: int) -> float:
        s, survey = self.s, self.survey
        raids = survey.raids
        gain = Marching(survey, s.where[piece]).coming(Group(s, [piece]), place)
        if not s.held[survey.side] >> place & 1:
            if raids.open >> place & 1:
                gain += raids.threat() - raids.threat_if(0, 1 << place, 0)
            if not raids.safe(piece, place, 0, 1 << place, 0):
                gain -= raids.unsafe * worth.of_doomed(s, piece)
        return gain

    def best(self, piece: int, places: int) -> tuple[float, int]:
        """The best place for a unit, and what it gains there."""
        wanted = places & (self.front | 1 << RESERVE)
        found, best = -99.0, -1
        for place in bits(wanted):
            gain = self.coming(piece, place)
            if gain > found:
                found, best = gain, place
        return (found - self.leaving(piece), best) if best >= 0 else (-99.0, -1)

    def candidates(self) -> list[int]:
        """The units that are looked at: corps of the Reserve Box, and units that no enemy is near."""
        s, survey = self.s, self.survey
        found: list[int] = []
        for room in [RESERVES[survey.side], *bits(s.held[survey.side])]:
            if room < SIZE and survey.pressure(room) > 2:
                continue
            seen: list[int] = []
            for piece in s.at[room]:
                if sort_of(s, piece) not in seen:
                    seen.append(sort_of(s, piece))
                    found.append(piece)
        return found


def threshold(piece: int) -> float:
    return FAR_BETTER if ARMY[piece] else WORTHWHILE


def gain_of(s: PathsState, survey: Survey, points: int) -> float:
    """What a redeployment with so many points brings, about."""
    key = (-1, s.used_up)
    if key not in survey.marches:
        transfers = Transfers(s, survey)
        gains: list[tuple[float, int]] = []
        for piece in transfers.candidates():
            places = lanes.with_room(s, lanes.goals(s, piece), survey.side)
            gain, _ = transfers.best(piece, places)
            if gain > threshold(piece):
                twins = sum([sort_of(s, other) == sort_of(s, piece) for other in s.at[s.where[piece]]])
                gains += [(gain * 0.7**number, lanes.points(piece)) for number in range(min(3, twins))]
        gains.sort(reverse=True)
        survey.marches[key] = gains
    total, share = 0.0, 0.8
    for gain, cost in survey.marches[key]:
        if cost <= points:
            points -= cost
            total += share * gain
            share *= FURTHER
    return total


def choose_unit(s: PathsState, step: Redeployment, legal: list[int]) -> int:
    """The unit that gains most by a redeployment."""
    transfers = Transfers(s, survey_of(s, step.side))
    best, most = DONE, 0.0 if DONE in legal else -999.0
    wanted = transfers.candidates()
    for act in legal:
        if SPACE.base_of[act] != TAKE or (DONE in legal and act - TAKE not in wanted):
            continue
        piece = act - TAKE
        places = lanes.with_room(s, lanes.goals(s, piece), step.side)
        gain, _ = transfers.best(piece, places)
        gain -= threshold(piece) if DONE in legal else 0.0
        if gain > most:
            best, most = act, gain
    return best if best in legal else legal[0]


def choose_place(s: PathsState, step: Transfer, legal: list[int]) -> int:
    transfers = Transfers(s, survey_of(s, SIDE[step.piece]))
    places = sum([1 << act - GO for act in legal])
    _, place = transfers.best(step.piece, places)
    return GO + place if place >= 0 else max(legal, key=lambda act: (transfers.coming(step.piece, act - GO), -act))
