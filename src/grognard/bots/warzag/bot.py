"""The rule-based (heuristic) player of WARZAG WWII."""

from __future__ import annotations

from typing import Final

from grognard.bots.base import RuleBot
from grognard.bots.evaluation import Evaluation
from grognard.bots.warzag import arguments, building, expanding, invading, moving
from grognard.bots.warzag.evaluation import WarzagEvaluation
from grognard.bots.warzag.survey import Survey
from grognard.core.sayings import Saying
from grognard.core.state import State
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.board.victory import Surrender
from grognard.games.warzag.facts.acts import DONE, FIGHT_ON, GIVE, PASS, PLAY, REFUGE, SPACE, SURRENDER
from grognard.games.warzag.facts.tables import BOARD, LABORATORY
from grognard.games.warzag.phases.attack import Eliminate, Occupants, Origins
from grognard.games.warzag.phases.conquest import Taking
from grognard.games.warzag.phases.counterattack import Wounding
from grognard.games.warzag.phases.development import Development
from grognard.games.warzag.phases.expansion import Expansion
from grognard.games.warzag.phases.invasion import Invasion, Invasions, Sabotage
from grognard.games.warzag.phases.laboratory import Evacuation, Repairs
from grognard.games.warzag.phases.leader import Refuge
from grognard.games.warzag.phases.movement import March, Move, Plebiscite
from grognard.games.warzag.phases.research import FreeInfantry
from grognard.games.warzag.phases.resources import Resources
from grognard.games.warzag.phases.training import Conscripts

KEPT: Final = 8
"""Points that are kept for Phase IV when some are given away."""
POOR: Final = 20
"""A partner with fewer points is given some."""


class WarzagBot(RuleBot):
    """Plays every nation by rules of thumb."""

    name = "warzag"

    def evaluation(self) -> Evaluation:
        return WarzagEvaluation()

    def weigh(self, state: State, seat: int, legal: list[int]) -> int:
        assert isinstance(state, WarzagState)
        return choose(state, seat, legal)

    def reasons(self, state: State, seat: int, act: int) -> list[Saying]:
        assert isinstance(state, WarzagState)
        return arguments.reasons(state, seat, act)


def choose(s: WarzagState, seat: int, legal: list[int]) -> int:
    step = s.stack[-1]
    survey = Survey(s, s.setup.nations[seat])
    if isinstance(step, Resources):
        return choose_resources(survey, legal)
    if isinstance(step, Expansion):
        return expanding.choose_expansion(survey, step, legal)
    if isinstance(step, Move):
        return moving.choose_move(survey, step.army, legal)
    if isinstance(step, March):
        return moving.choose_march(survey, step.bonus)
    if isinstance(step, (Conscripts, FreeInfantry)):
        return expanding.choose_conscripts(survey, legal)
    if isinstance(step, Plebiscite):
        return moving.choose_plebiscite(survey, legal)
    if isinstance(step, Development):
        return building.choose_development(survey, step, legal)
    if isinstance(step, Repairs):
        return building.choose_repairs(survey, legal)
    if isinstance(step, Surrender):
        return choose_surrender(s, step)
    if isinstance(step, Refuge):
        return min(legal, key=lambda act: BOARD.distance(act - REFUGE, LABORATORY))
    if isinstance(step, Evacuation):
        return building.choose_evacuation(survey, step, legal)
    return choose_in_invasion(survey, legal)


def choose_in_invasion(survey: Survey, legal: list[int]) -> int:
    step = survey.s.stack[-1]
    if isinstance(step, Invasions):
        return invading.choose_invasion(survey, legal)
    if isinstance(step, Sabotage):
        return invading.choose_sabotage(survey, legal)
    if isinstance(step, Origins):
        return invading.choose_origins(survey, step, legal)
    if isinstance(step, Occupants):
        return invading.choose_occupants(survey, step, legal)
    if isinstance(step, Eliminate):
        return invading.choose_eliminations(survey, step, legal)
    if isinstance(step, Wounding):
        return invading.choose_wounds(survey, step, legal)
    if isinstance(step, Taking):
        return invading.choose_taking(survey, step, legal)
    assert isinstance(step, Invasion), step
    return invading.choose_window(survey, step, legal)


def choose_resources(survey: Survey, legal: list[int]) -> int:
    """Points at once; who has more than he can spend gives to a partner who has less."""
    for act in legal:
        if SPACE.base_of[act] == PLAY:
            return act
    s, nation = survey.s, survey.nation
    spare = s.points[nation] - int(building.spendable(building.training_places(survey))) - KEPT
    partner = s.partner(nation)
    if spare > 0 and partner >= 0 and GIVE + spare in legal and s.points[partner] < POOR:
        return GIVE + spare
    return DONE if DONE in legal else PASS


def choose_surrender(s: WarzagState, step: Surrender) -> int:
    """Who owns as much as both enemies fights on."""
    mine = s.own[step.nation].bit_count()
    theirs = s.hostile(step.nation).bit_count()
    return FIGHT_ON if mine >= theirs else SURRENDER
