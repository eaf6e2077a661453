"""The rule-based (heuristic) player of Paths of Glory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grognard.bots.base import Decider, RuleBot
from grognard.bots.manner import Manner
from grognard.bots.paths_of_glory import (
    arguments,
    fights,
    hand,
    losing,
    orders,
    planning,
    rare_choices,
    rebuilding,
    redeploying,
)
from grognard.bots.paths_of_glory.evaluation import PathsEvaluation
from grognard.bots.paths_of_glory.manner import manner
from grognard.bots.plans import Plan
from grognard.core.sayings import Saying
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.cards.draw import Discards
from grognard.games.paths_of_glory.cards.entry import Mobilizing
from grognard.games.paths_of_glory.cards.reinforcements import Placement
from grognard.games.paths_of_glory.cards.replacements import Rebuilding, Replacement
from grognard.games.paths_of_glory.cards.special_cards import Africa, Cavalry, Desertions, EventTrench, Landing, Taxis
from grognard.games.paths_of_glory.combat.advance import Advance
from grognard.games.paths_of_glory.combat.attacks import Attackers, Attacks
from grognard.games.paths_of_glory.combat.casualties import Casualties, ExtraLoss
from grognard.games.paths_of_glory.combat.combat import Combat
from grognard.games.paths_of_glory.combat.retreat import Retreat
from grognard.games.paths_of_glory.facts.acts import DONE, PASS, WITH_GUNS
from grognard.games.paths_of_glory.moves.movement import March, Movement
from grognard.games.paths_of_glory.moves.operations import Activation
from grognard.games.paths_of_glory.moves.redeployment import Redeployment, Transfer
from grognard.games.paths_of_glory.setup import Bidding, Choosing, Guns
from grognard.games.paths_of_glory.turn.actions import Action, PeaceOffer

TRIED: Final = 6
"""So many ways to play a round are looked at."""


class PathsOfGloryBot(RuleBot[PathsState]):
    """Plays either side by rules of thumb."""

    name = "paths-of-glory"

    def evaluation(self) -> PathsEvaluation:
        return PathsEvaluation()

    def manner(self) -> Manner:
        return manner()

    def shortlist(self, state: PathsState, seat: int, acts: list[int]) -> list[int]:
        """A round's action can be played in dozens of ways, and every look ahead takes its time."""
        step = state.stack[-1]
        if isinstance(step, Action):
            return hand.best_actions(state, step, acts, TRIED)
        return orders.best_activations(state, step, acts, TRIED) if isinstance(step, Activation) else acts

    def plans(self, state: PathsState, seat: int, first: int) -> list[Plan]:
        return planning.plans(state, seat, first)

    def deciders(self) -> dict[type, Decider[PathsState]]:
        return DECIDERS

    def otherwise(self, state: PathsState, seat: int, legal: list[int]) -> int:
        for act in (PASS, DONE):
            if act in legal:
                return act
        return legal[0]

    def reasons(self, state: PathsState, seat: int, act: int) -> list[Saying]:
        return arguments.reasons(state, seat, act)


Rule = Callable[[PathsState, Any, list[int]], int]
"""Decides a step by its state alone, for both sides alike."""


def for_both(rule: Rule) -> Decider[PathsState]:
    return lambda s, step, seat, legal: rule(s, step, legal)


RULES: Final[dict[type, Rule]] = {
    Guns: lambda s, step, legal: WITH_GUNS,
    Bidding: rare_choices.choose_bid,
    Choosing: rare_choices.choose_optional,
    Action: hand.choose_action,
    PeaceOffer: lambda s, step, legal: rare_choices.choose_peace(s, step),
    Activation: orders.choose_activation,
    Movement: orders.choose_move,
    March: orders.choose_step,
    Attacks: fights.choose_strike,
    Attackers: fights.choose_attacker,
    Casualties: losing.choose_loss,
    ExtraLoss: losing.choose_loss,
    Retreat: losing.choose_retreat,
    Advance: losing.choose_advance,
    Redeployment: redeploying.choose_unit,
    Transfer: redeploying.choose_place,
    Replacement: rebuilding.choose_unit,
    Rebuilding: rebuilding.choose_place,
    Placement: rare_choices.choose_placement,
    Mobilizing: rare_choices.choose_mobilizing,
    EventTrench: rare_choices.choose_trench,
    Taxis: lambda s, step, legal: rare_choices.choose_taxis(s, legal),
    Cavalry: lambda s, step, legal: rare_choices.choose_cavalry(s, legal),
    Desertions: lambda s, step, legal: rare_choices.choose_deserters(s, legal),
    Africa: rare_choices.choose_africa,
    Landing: rare_choices.choose_landing,
    Discards: rare_choices.choose_discard,
}
DECIDERS: Final[dict[type, Decider[PathsState]]] = {
    Combat: fights.choose_combat,
    **{step: for_both(rule) for step, rule in RULES.items()},
}
"""How each step is decided."""
