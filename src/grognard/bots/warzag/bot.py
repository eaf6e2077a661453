"""The rule-based (heuristic) player of WARZAG WWII."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grognard.bots.base import Decider, RuleBot
from grognard.bots.manner import Manner
from grognard.bots.warzag import arguments, building, expanding, invading, moving
from grognard.bots.warzag.evaluation import WarzagEvaluation
from grognard.bots.warzag.hidden import WarzagHidden
from grognard.bots.warzag.manner import manner
from grognard.bots.warzag.survey import Survey
from grognard.core.sayings import Saying
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


class WarzagBot(RuleBot[WarzagState]):
    """Plays every nation by rules of thumb."""

    name = "warzag"

    def evaluation(self) -> WarzagEvaluation:
        return WarzagEvaluation()

    def hidden(self) -> WarzagHidden:
        return WarzagHidden()

    def manner(self) -> Manner:
        return manner()

    def deciders(self) -> dict[type, Decider[WarzagState]]:
        return DECIDERS

    def reasons(self, state: WarzagState, seat: int, act: int) -> list[Saying]:
        return arguments.reasons(state, seat, act)


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


def choose_refuge(legal: list[int]) -> int:
    """The leader stays near the laboratory."""
    return min(legal, key=lambda act: BOARD.distance(act - REFUGE, LABORATORY))


def choose_surrender(s: WarzagState, step: Surrender) -> int:
    """Who owns as much as both enemies fights on."""
    mine = s.own[step.nation].bit_count()
    theirs = s.hostile(step.nation).bit_count()
    return FIGHT_ON if mine >= theirs else SURRENDER


Rule = Callable[[Survey, Any, list[int]], int]
"""Decides a step by what the asked nation surveys."""


def by_survey(rule: Rule) -> Decider[WarzagState]:
    return lambda s, step, seat, legal: rule(Survey(s, s.setup.nations[seat]), step, legal)


RULES: Final[dict[type, Rule]] = {
    Resources: lambda survey, _, legal: choose_resources(survey, legal),
    Expansion: expanding.choose_expansion,
    Move: lambda survey, step, legal: moving.choose_move(survey, step.army, legal),
    March: lambda survey, step, _: moving.choose_march(survey, step.bonus),
    Conscripts: lambda survey, _, legal: expanding.choose_conscripts(survey, legal),
    FreeInfantry: lambda survey, _, legal: expanding.choose_conscripts(survey, legal),
    Plebiscite: lambda survey, _, legal: moving.choose_plebiscite(survey, legal),
    Development: building.choose_development,
    Repairs: lambda survey, _, legal: building.choose_repairs(survey, legal),
    Surrender: lambda survey, step, _: choose_surrender(survey.s, step),
    Refuge: lambda _, step, legal: choose_refuge(legal),
    Evacuation: building.choose_evacuation,
    Invasions: lambda survey, _, legal: invading.choose_invasion(survey, legal),
    Sabotage: lambda survey, _, legal: invading.choose_sabotage(survey, legal),
    Origins: invading.choose_origins,
    Occupants: invading.choose_occupants,
    Eliminate: invading.choose_eliminations,
    Wounding: invading.choose_wounds,
    Taking: invading.choose_taking,
    Invasion: invading.choose_window,
}
DECIDERS: Final[dict[type, Decider[WarzagState]]] = {step: by_survey(rule) for step, rule in RULES.items()}
"""How each step is decided."""
