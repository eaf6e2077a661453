"""The rule-based (heuristic) player of Quartermaster General: 1914."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grognard.bots.base import Decider, RuleBot
from grognard.bots.manner import Manner
from grognard.bots.quartermaster_1914 import choices, fights, placing, turns
from grognard.bots.quartermaster_1914.arguments import reasons
from grognard.bots.quartermaster_1914.evaluation import QuartermasterEvaluation
from grognard.bots.quartermaster_1914.manner import QuartermasterManner
from grognard.bots.quartermaster_1914.survey import Survey
from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.battles.answers import Answer
from grognard.games.quartermaster_1914.battles.battle import Battle
from grognard.games.quartermaster_1914.battles.counterattack import Counterattack
from grognard.games.quartermaster_1914.battles.elimination import Eliminate
from grognard.games.quartermaster_1914.battles.windows import Keep, Reconnaissance, StartOptions, Tanks
from grognard.games.quartermaster_1914.board.pieces import Decision, Recall
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.cards.discards import Attrition, Discard
from grognard.games.quartermaster_1914.cards.draft import Enlist, Fetch
from grognard.games.quartermaster_1914.cards.more_cards import PlayMore, PrepareSome
from grognard.games.quartermaster_1914.cards.revenue import Levy, Spending
from grognard.games.quartermaster_1914.cards.special_cards import Aggravate, Choose, Evacuate, Mines, Revolt
from grognard.games.quartermaster_1914.facts.acts import (
    AGAINST,
    ELIMINATE,
    KEEP,
    PASS,
    PLAY,
    PREPARE,
    RECALL,
    RECOVER,
    SPACE,
)
from grognard.games.quartermaster_1914.setup import Opening
from grognard.games.quartermaster_1914.turn.placing import Place, Stosstruppen
from grognard.games.quartermaster_1914.turn.play import Return
from grognard.games.quartermaster_1914.turn.sequence import DRAWING, Turn


class Quartermaster1914Bot(RuleBot[QuartermasterState]):
    """Plays every power by rules of thumb."""

    name = "quartermaster-1914"

    def sensible(self, state: QuartermasterState, legal: list[int]) -> list[int]:
        """A piece is taken back only to be placed again."""
        return legal if isinstance(state.stack[-1], Place) else [act for act in legal if act != RECALL]

    def evaluation(self) -> QuartermasterEvaluation:
        return QuartermasterEvaluation()

    def manner(self) -> Manner:
        return QuartermasterManner()

    def deciders(self) -> dict[type, Decider[QuartermasterState]]:
        return DECIDERS

    def otherwise(self, state: QuartermasterState, seat: int, legal: list[int]) -> int:
        return PASS if PASS in legal else legal[0]

    def reasons(self, state: QuartermasterState, seat: int, act: int) -> list[Saying]:
        return reasons(state, asked(state, seat), act)


def asked(s: QuartermasterState, seat: int) -> int:
    """The power of a seat that is asked."""
    step = s.stack[-1]
    if isinstance(step, Opening):
        return step.open_powers(s, seat)[0]
    if isinstance(step, (Discard, Recall)):
        return step.power
    return step.decider(s) if isinstance(step, Decision) else s.power


def choose_turn(survey: Survey, step: Turn, legal: list[int]) -> int:
    if step.step == DRAWING:
        return max(act for act in legal if act != PASS)
    return turns.choose_turn(survey, step, legal)


def choose_spending(survey: Survey, legal: list[int]) -> int:
    """The cards recovered: the best is played, the next prepared."""
    for verb in (PLAY, PREPARE):
        if turns.targets(legal, verb):
            return turns.choose_best(survey, legal, verb)
    return legal[0]


def choose_mined(survey: Survey, legal: list[int]) -> int:
    return turns.choose_victim(survey, [act for act in legal if SPACE.base_of[act] == AGAINST])


Rule = Callable[[Survey, Any, list[int]], int]
"""Decides a step by what the asked power surveys."""


def by_survey(rule: Rule) -> Decider[QuartermasterState]:
    return lambda s, step, seat, legal: rule(Survey(s, asked(s, seat)), step, legal)


RULES: Final[dict[type, Rule]] = {
    Turn: choose_turn,
    Place: placing.choose_place,
    Battle: placing.choose_battle,
    Answer: fights.choose_answer,
    Counterattack: fights.choose_counterattack,
    StartOptions: fights.choose_option,
    Reconnaissance: fights.choose_seen,
    Stosstruppen: placing.choose_stosstruppen,
    Tanks: placing.choose_tanks,
    Aggravate: choices.choose_aggravation,
    Choose: lambda survey, step, legal: choices.choose_card(survey.s, step, legal),
    Discard: lambda survey, _, legal: choices.choose_discard(survey, legal),
    Recall: lambda survey, _, legal: placing.choose_recall(survey, legal),
    Attrition: lambda survey, _, legal: choices.choose_attrition(survey, legal),
    PrepareSome: lambda survey, _, legal: turns.choose_prepare(survey, legal),
    PlayMore: lambda survey, _, legal: turns.choose_more(survey, legal),
    Fetch: lambda survey, _, legal: turns.choose_fetch(survey, legal),
    Enlist: lambda survey, _, legal: turns.choose_enlist(survey, legal),
    Keep: lambda survey, _, legal: turns.choose_best(survey, legal, KEEP),
    Return: lambda survey, _, legal: turns.choose_best(survey, legal, KEEP),
    Eliminate: lambda survey, _, legal: placing.choose_piece(survey, legal, ELIMINATE),
    Evacuate: lambda survey, _, legal: placing.choose_evacuation(survey, legal),
    Revolt: lambda survey, _, legal: placing.choose_revolt(survey, legal),
    Mines: lambda survey, _, legal: choose_mined(survey, legal),
    Levy: lambda survey, _, legal: turns.choose_best(survey, legal, RECOVER),
    Spending: lambda survey, _, legal: choose_spending(survey, legal),
}
DECIDERS: Final[dict[type, Decider[QuartermasterState]]] = {
    Opening: choices.choose_opening,
    **{step: by_survey(rule) for step, rule in RULES.items()},
}
"""How each step is decided."""
