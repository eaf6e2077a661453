"""Combat results heuristic: which steps are lost, where the beaten retreat, who advances."""

from __future__ import annotations

from typing import Final

from grognard.bots.paths_of_glory import worth
from grognard.bots.paths_of_glory.marches import Group, Marching
from grognard.bots.paths_of_glory.survey import Survey, survey_of
from grognard.games.paths_of_glory.board import supply
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.combat.advance import Advance
from grognard.games.paths_of_glory.combat.casualties import Casualties, ExtraLoss
from grognard.games.paths_of_glory.combat.combat import Combat
from grognard.games.paths_of_glory.combat.retreat import Retreat
from grognard.games.paths_of_glory.facts.acts import DONE, GO, HALT, LOSE, SPACE, TAKE
from grognard.games.paths_of_glory.facts.tables import ARMY, COMBAT, LOSS, SIDE, SIZE

LAST_FULL: Final = 0.25
"""What the last attacker at full strength is worth: without one nobody retreats, nobody advances."""
HOLD: Final = 0.02
"""What an advance must bring."""


def choose_loss(s: PathsState, step: Casualties | ExtraLoss, legal: list[int]) -> int:
    """The step that costs least for what it meets."""
    pieces = [act - LOSE for act in legal]
    fight = next((one for one in s.stack[::-1] if isinstance(one, Combat)), None)
    attacks = fight is not None and SIDE[pieces[0]] == fight.side
    full = [piece for piece in step.pieces if not s.is_reduced(piece)]

    def cost(piece: int) -> float:
        found = worth.of_step(s, piece)
        if attacks and full == [piece]:
            found += LAST_FULL
        elif attacks and piece in full and len(full) == 2 and not ARMY[piece]:
            found += 0.02
        return found / (LOSS[s.reduced >> piece & 1][piece] if isinstance(step, Casualties) else 1)

    return LOSE + min(pieces, key=lambda piece: (cost(piece), piece))


def choose_retreat(s: PathsState, step: Retreat, legal: list[int]) -> int:
    """The strongest goes first; each to the space where it is most needed and safest."""
    if SPACE.base_of[legal[0]] == TAKE:
        return max(legal, key=lambda act: (worth.of_unit(s, act - TAKE), -act))
    piece = step.piece
    survey = survey_of(s, SIDE[piece])
    return max(legal, key=lambda act: (_refuge(survey, piece, act - GO), -act))


def _refuge(survey: Survey, piece: int, space: int) -> float:
    s = survey.s
    gain = Marching(survey, s.where[piece]).coming(Group(s, [piece]), space)
    if not s.held[survey.side] >> space & 1:
        gain += survey.raids.threat() - survey.raids.threat_if(0, 1 << space, 0)
    if not supply.supplied_in(s, piece, space):
        gain -= 0.5
    return gain


def choose_advance(s: PathsState, step: Advance, legal: list[int]) -> int:
    """Ground that counts is occupied; further units follow where they are better placed."""
    side = s.player.index(s.asked[0].seat)
    survey = survey_of(s, side)
    if step.moving >= 0:
        return _go_on(s, survey, step, legal)
    takes = [act for act in legal if SPACE.base_of[act] == TAKE]
    best, most = DONE, HOLD if DONE in legal else -99.0
    for act in takes:
        gain = _advance_gain(s, survey, act - TAKE, step.space)
        if gain > most:
            best, most = act, gain
    return best if best in legal else legal[0]


def _advance_gain(s: PathsState, survey: Survey, piece: int, space: int) -> float:
    start = s.where[piece]
    marching = Marching(survey, start)
    prize, taken = marching.along([space])
    gone = 1 << start if len(s.at[start]) == 1 else 0
    group = Group(s, [piece])
    gain = prize + marching.coming(group, space) - marching.stay_cost(group)
    gain += survey.raids.threat() - survey.raids.threat_if(gone, 1 << space, taken)
    if not survey.raids.safe(piece, space, taken, 1 << space, gone):
        gain -= survey.raids.unsafe * worth.of_doomed(s, piece)
    else:
        rest = survey.strength[start] - COMBAT[s.reduced >> piece & 1][piece] if start < SIZE else 0
        risk = survey.chain_risk(piece, space, taken, gone, start, rest)
        gain -= risk * survey.raids.unsafe * worth.of_doomed(s, piece)
    return gain + 0.01 * COMBAT[0][piece]


def _go_on(s: PathsState, survey: Survey, step: Advance, legal: list[int]) -> int:
    best, most = HALT, 0.05 if HALT in legal else -99.0
    for act in legal:
        if SPACE.base_of[act] == GO:
            gain = _advance_gain(s, survey, step.moving, act - GO)
            if gain > most:
                best, most = act, gain
    return best if best in legal else legal[0]
