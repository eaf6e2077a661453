"""Attack heuristic: on which space, from where, with whom, and what that is worth."""

from __future__ import annotations

from typing import Final

from grognard.bots.paths_of_glory import odds, worth
from grognard.bots.paths_of_glory.survey import Survey
from grognard.core.board import bits
from grognard.games.paths_of_glory.board import offensives
from grognard.games.paths_of_glory.board.state import MUTINY, PathsState
from grognard.games.paths_of_glory.combat import attacks, battle, flanks, retreat
from grognard.games.paths_of_glory.combat.battle import Battle
from grognard.games.paths_of_glory.facts.tables import (
    AP,
    ARMY,
    COMBAT,
    COUNTS_AS,
    FORT,
    FR,
    NATION,
    ROUNDS,
    US,
    WESTERN_FRONT,
)

MOST_SPACES: Final = 4
"""Attacks from more spaces are not looked at."""
STANDS: Final = 0.66
"""How much of the ground is won where the defenders may stand."""
OWN_LOSS: Final = [1.1, 1.35]
"""The value of a step of one's own relative to an enemy step: the Allies can replace more steps."""
PUSHED: Final = 0.08
"""What it brings that the defenders retreat, beside the ground."""
DUTY: Final = 0.45
"""What it brings to fulfil a Mandated Offensive early in a turn."""


class Strike:
    """An attack that could be made."""

    __slots__ = ("attackers", "outlook", "space", "starts", "value")

    def __init__(self, space: int, attackers: list[int], starts: int, outlook: odds.Outlook, value: float) -> None:
        self.space = space
        self.attackers = attackers
        self.starts = starts
        self.outlook = outlook
        self.value = value


def best_pin(s: PathsState, b: Battle) -> tuple[int, int]:
    """The space to pin from, and the modifier that is left."""
    most, pin = max([(flanks.bonus(s, b, pin), -pin) for pin in flanks.starts(s, b)])
    return -pin, most


def judge(survey: Survey, b: Battle, outlook: odds.Outlook) -> float:
    """What a combat is worth with these expectations."""
    s = survey.s
    space = b.space
    value = worth.of_loss(s) * (outlook.dealt - OWN_LOSS[b.side] * outlook.taken)
    prize = survey.prize(space) + survey.raids.relief(space) + 0.05
    if s.fort_of(1 - b.side, space) and b.defenders:
        prize = 0.5 * prize + 0.05
    if b.defenders:
        ground = STANDS if retreat.may_stand(s, b) else 1.0
        value += outlook.pushed * (ground * prize + PUSHED) + outlook.cleared * prize
        value += outlook.fort * (FORT[space] * 0.1)
        if s.fort_of(b.side, space):
            value += 0.3 * (outlook.pushed + outlook.cleared) * survey.worth[space]
    elif s.besieged(space) or s.held[b.side] >> space & 1:
        value += outlook.fort * survey.worth[space]
    else:
        value += outlook.fort * (0.85 * survey.worth[space] + 0.1)
    return value


def duty(s: PathsState, side: int, attackers: list[int], space: int, defenders: list[int]) -> float:
    """7: what an attack means for the mandated offensives."""
    if offensives.satisfied(s, attackers, space, defenders):
        return DUTY + 0.6 * s.round / ROUNDS
    if side == AP and s.offensive[AP] == MUTINY and WESTERN_FRONT >> space & 1:
        for piece in attackers:
            if NATION[piece] == FR and not any(NATION[other] == US for other in s.at[s.where[piece]]):
                return -1.0
    return 0.0


class Strikes:
    """The attacks that a side can make. `marked`: only from spaces with an Attack marker."""

    def __init__(self, s: PathsState, survey: Survey, marked: bool) -> None:
        self.s = s
        self.survey = survey
        self.probe = s
        self.defences: dict[int, odds.Side] = {}
        if not marked:
            self.probe = s.copy()
            self.probe.attacks = (s.held[survey.side] & ~s.moves) | s.attacks

    def spaces(self) -> list[int]:
        side = self.survey.side
        found = bits(attacks.reachable(self.probe, side))
        return [space for space in found if attacks.refuse_space(self.probe, side, space) is None]

    def able(self, space: int) -> dict[int, list[int]]:
        """The units that could attack a space, by where they stand."""
        found: dict[int, list[int]] = {}
        for piece in attacks.eligible(self.probe, self.survey.side, space):
            found.setdefault(self.s.where[piece], []).append(piece)
        return found

    def on(self, space: int) -> list[Strike]:
        """The attacks on a space: from every set of spaces."""
        able = self.able(space)
        starts = sorted(able, key=lambda start: -sum([self.factor(piece) for piece in able[start]]))[:MOST_SPACES]
        found: list[Strike] = []
        for number in range(1, 1 << len(starts)):
            chosen = [start for index, start in enumerate(starts) if number >> index & 1]
            strike = self.strike(space, [piece for start in chosen for piece in able[start]])
            if strike is not None:
                found.append(strike)
        return found

    def factor(self, piece: int) -> int:
        return COMBAT[self.s.reduced >> piece & 1][piece]

    def agreed(self, space: int, attackers: list[int]) -> list[int]:
        """Of these some that may attack together: all, or those of the strongest nation, less who keeps up a siege."""
        probe = self.probe
        if attacks.refuse_group(probe, attackers, space) is None:
            return attackers
        nations = sorted({COUNTS_AS[piece] for piece in attackers})
        best: list[int] = []
        for nation in nations:
            group = [piece for piece in attackers if COUNTS_AS[piece] == nation]
            if attacks.refuse_group(probe, group, space) is not None:
                group = self.without_besiegers(space, group)
            if sum([self.factor(piece) for piece in group]) > sum([self.factor(piece) for piece in best]):
                best = group
        return best

    def without_besiegers(self, space: int, group: list[int]) -> list[int]:
        """One who has to stay is left out."""
        for piece in sorted(group, key=lambda piece: (ARMY[piece], self.factor(piece))):
            rest = [other for other in group if other != piece]
            if rest and attacks.refuse_group(self.probe, rest, space) is None:
                return rest
        return []

    def strike(self, space: int, attackers: list[int]) -> Strike | None:
        """An attack of these units, or of those of them that may attack together."""
        s, survey = self.s, self.survey
        side = survey.side
        attackers = self.agreed(space, attackers)
        if not attackers:
            return None
        key = (space, s.spur, s.offensive[side], s.fled, s.trench[1 - side], *attackers)
        if key not in survey.strikes:
            survey.strikes[key] = self.compute(space, attackers)
        known: Strike = survey.strikes[key]
        return known

    def compute(self, space: int, attackers: list[int]) -> Strike:
        s, survey = self.s, self.survey
        side = survey.side
        defenders = attacks.fighting(s, 1 - side, space)
        b = Battle(space, side, attackers, defenders, 0, battle.declare(s, attackers))
        fight = odds.Fight(s, b, self.defences.get(space))
        self.defences[space] = fight.defence
        outlook = fight.expect()
        value = judge(survey, b, outlook)
        if flanks.possible(s, b):
            flanking = fight.flanked(best_pin(s, b)[1])
            better = judge(survey, b, flanking)
            if better > value:
                outlook, value = flanking, better
        value += duty(s, side, attackers, space, defenders)
        starting = 0
        for piece in attackers:
            starting |= 1 << s.where[piece]
        return Strike(space, attackers, starting, outlook, value)

    def best(self, space: int) -> Strike | None:
        found: Strike | None = None
        for strike in self.on(space):
            if found is None or strike.value > found.value:
                found = strike
        return found
