"""The rule-based player of Quartermaster General: 1914."""

from __future__ import annotations

from grognard.bots.base import Bot
from grognard.bots.quartermaster_1914 import choices, fights, placing, turns
from grognard.bots.quartermaster_1914.survey import Survey
from grognard.core.state import State
from grognard.games.quartermaster_1914.acts import (
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
from grognard.games.quartermaster_1914.answers import Answer
from grognard.games.quartermaster_1914.battle import Battle
from grognard.games.quartermaster_1914.counterattack import Counterattack
from grognard.games.quartermaster_1914.discards import Attrition, Discard
from grognard.games.quartermaster_1914.draft import Enlist, Fetch
from grognard.games.quartermaster_1914.elimination import Eliminate
from grognard.games.quartermaster_1914.oddities import Aggravate, Choose, Evacuate, Mines, Revolt
from grognard.games.quartermaster_1914.pieces import Decision, Recall
from grognard.games.quartermaster_1914.placing import Place, Stosstruppen
from grognard.games.quartermaster_1914.play import PlayMore, PrepareSome, Return
from grognard.games.quartermaster_1914.revenue import Levy, Spending
from grognard.games.quartermaster_1914.sequence import Turn
from grognard.games.quartermaster_1914.setup import Opening
from grognard.games.quartermaster_1914.state import QuartermasterState
from grognard.games.quartermaster_1914.windows import Keep, Reconnaissance, StartOptions, Tanks


class Quartermaster1914Bot(Bot):
    """Plays every power by rules of thumb. It remembers nothing from one decision to the next."""

    name = "quartermaster-1914"

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, QuartermasterState)
        legal = state.legal(seat)
        if not isinstance(state.stack[-1], Place):  # a piece is taken back only to be placed anew
            legal = [act for act in legal if act != RECALL]
        act = legal[0] if len(legal) == 1 else choose(state, seat, legal)
        assert act in legal, (state.stack[-1], state.space.text(act))
        return act


def choose(s: QuartermasterState, seat: int, legal: list[int]) -> int:
    step = s.stack[-1]
    if isinstance(step, Opening):
        return choices.choose_opening(s, step, seat, legal)
    if isinstance(step, Discard):
        return choices.choose_discard(Survey(s, step.power), legal)
    if isinstance(step, Recall):
        return placing.choose_recall(Survey(s, step.power), legal)
    if not isinstance(step, Decision):
        return legal[0]
    survey = Survey(s, step.decider(s))
    if isinstance(step, Turn):
        return turns.choose_turn(survey, step, legal)
    if isinstance(step, Place):
        return placing.choose_place(survey, step, legal)
    if isinstance(step, Battle):
        return placing.choose_battle(survey, step, legal)
    if isinstance(step, Answer):
        return fights.choose_answer(survey, step, legal)
    if isinstance(step, Attrition):
        return choices.choose_attrition(survey, legal)
    if isinstance(step, PrepareSome):
        return turns.choose_prepare(survey, legal)
    if isinstance(step, PlayMore):
        return turns.choose_more(survey, legal)
    if isinstance(step, Fetch):
        return turns.choose_fetch(survey, legal)
    if isinstance(step, Enlist):
        return turns.choose_enlist(survey, legal)
    if isinstance(step, StartOptions):
        return fights.choose_option(survey, step, legal)
    if isinstance(step, Reconnaissance):
        return fights.choose_seen(survey, step, legal)
    if isinstance(step, Counterattack):
        return fights.choose_counterattack(survey, step, legal)
    if isinstance(step, Stosstruppen):
        return placing.choose_stosstruppen(survey, step, legal)
    if isinstance(step, Tanks):
        return placing.choose_tanks(survey, step, legal)
    return choose_oddity(survey, step, legal)


def choose_oddity(survey: Survey, step: Decision, legal: list[int]) -> int:
    """What single cards ask."""
    if isinstance(step, (Keep, Return)):
        return turns.choose_best(survey, legal, KEEP)
    if isinstance(step, Eliminate):
        return placing.choose_piece(survey, legal, ELIMINATE)
    if isinstance(step, Aggravate):
        return choices.choose_aggravation(survey, step, legal)
    if isinstance(step, Choose):
        return choices.choose_card(survey.s, step, legal)
    if isinstance(step, Evacuate):
        return placing.choose_evacuation(survey, legal)
    if isinstance(step, Revolt):
        return placing.choose_revolt(survey, legal)
    if isinstance(step, Mines):
        return turns.choose_victim(survey, [act for act in legal if SPACE.base_of[act] == AGAINST])
    if isinstance(step, Levy):
        return turns.choose_best(survey, legal, RECOVER)
    if isinstance(step, Spending):
        return choose_spending(survey, legal)
    return PASS if PASS in legal else legal[0]


def choose_spending(survey: Survey, legal: list[int]) -> int:
    """The cards recovered: the best is played, the next prepared."""
    for verb in (PLAY, PREPARE):
        if turns.targets(legal, verb):
            return turns.choose_best(survey, legal, verb)
    return legal[0]
