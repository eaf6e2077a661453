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

FURTHER: Final = 0.8
"""Every further unit is less likely to be needed."""
QUIET: Final = 2.0
QUIET_SHARE: Final = 0.7
"""Units are redeployed where so many enemy factors, or this share of their own, can attack at most."""
TRIED: Final = 12
"""So many of the best redeployments are combined."""
POINTS: Final = 5
"""A card has so many points at most."""


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

    def several(self, piece: int, places: int) -> list[tuple[float, int]]:
        """The three best places for a unit, with what it gains there."""
        found = [(self.coming(piece, place), place) for place in bits(places & (self.front | 1 << RESERVE))]
        found.sort(key=lambda pair: (-pair[0], pair[1]))
        leaving = self.leaving(piece) if found else 0.0
        return [(gain - leaving, place) for gain, place in found[:3]]

    def candidates(self) -> list[int]:
        """The units that are looked at: corps of the Reserve Box, and units that no enemy is near."""
        s, survey = self.s, self.survey
        found: list[int] = []
        for room in [RESERVES[survey.side], *bits(s.held[survey.side])]:
            if room < SIZE and survey.pressure(room) > max(QUIET, QUIET_SHARE * survey.strength[room]):
                continue
            seen: list[int] = []
            for piece in s.at[room]:
                if sort_of(s, piece) not in seen:
                    seen.append(sort_of(s, piece))
                    found.append(piece)
        return found


def threshold(piece: int) -> float:
    return FAR_BETTER if ARMY[piece] else WORTHWHILE


class Option:
    """A redeployment that could be made: a unit, where to, what it gains beside the threat, and what it costs."""

    __slots__ = ("cost", "gain", "piece", "place", "twins")

    def __init__(self, piece: int, place: int, gain: float, cost: int, twins: int) -> None:
        self.piece = piece
        self.place = place
        self.gain = gain
        self.cost = cost
        self.twins = twins


def options(s: PathsState, survey: Survey, transfers: Transfers) -> list[Option]:
    """The best places of all candidates, with the gain that they have alone."""
    found: list[Option] = []
    for piece in transfers.candidates():
        places = lanes.with_room(s, lanes.goals(s, piece), survey.side)
        twins = sum([sort_of(s, other) == sort_of(s, piece) for other in s.at[s.where[piece]]])
        for gain, place in transfers.several(piece, places):
            if gain > threshold(piece):
                found.append(Option(piece, place, gain, lanes.points(piece), twins))
    found.sort(key=lambda one: (-one.gain / one.cost, one.piece, one.place))
    return found[:TRIED]


def combined(s: PathsState, survey: Survey) -> list[tuple[float, int]]:
    """What one redeployment after the other brings, the best first: each closes a gap that the next finds closed."""
    raids = survey.raids
    left = options(s, survey, Transfers(s, survey))
    come, points, used = 0, POINTS, {one.piece: 0 for one in left}
    found: list[tuple[float, int]] = []
    while left and points > 0:
        best, most = None, 0.0
        for one in left:
            gain = one.gain
            if come and one.place < SIZE and one.cost <= points:
                there = 1 << one.place
                alone = raids.threat() - raids.threat_if(0, there, 0)
                gain += raids.threat_if(0, come, 0) - raids.threat_if(0, come | there, 0) - alone
            if one.cost <= points and gain > most:
                best, most = one, gain
        if best is None or most < threshold(best.piece):
            break
        found.append((most, best.cost))
        points -= best.cost
        if best.place < SIZE:
            come |= 1 << best.place
        used[best.piece] += 1
        done = used[best.piece] >= best.twins or best.cost > 1
        left = [one for one in left if not (done and one.piece == best.piece) and one is not best]
    return found


def gain_of(s: PathsState, survey: Survey, points: int) -> float:
    """What a redeployment with so many points brings, about."""
    key = (-1, s.used_up)
    if key not in survey.marches:
        survey.marches[key] = combined(s, survey)
    total, share = 0.0, 1.0
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
