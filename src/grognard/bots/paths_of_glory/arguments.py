"""Arguments for an act (explanations of hints): facts of the map and of the own hand, and chances where dice or hidden
cards decide."""

from __future__ import annotations

from typing import Final

from grognard.bots.paths_of_glory import arguments_of_fights, arguments_of_moves, events, marches, orders, rebuilding
from grognard.bots.paths_of_glory.redeploying import Transfers, threshold
from grognard.bots.paths_of_glory.strikes import Strike, Strikes
from grognard.bots.paths_of_glory.survey import Survey, survey_of
from grognard.core.board import bits
from grognard.core.sayings import NAMED, Saying
from grognard.games.paths_of_glory.board import lanes
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.cards import reinforcements
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
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.acts import (
    ACCEPT_PEACE,
    ATTACK,
    AUTOMATIC,
    CONCEDE,
    DONE,
    ENTRENCH,
    EVENT,
    GO,
    HALT,
    MOVE,
    OFFER_PEACE,
    OPERATIONS,
    REDEPLOY,
    SPACE,
    STRIKE,
    TAKE,
    WITH_GUNS,
)
from grognard.games.paths_of_glory.facts.tables import ELIMINATED, SIZE
from grognard.games.paths_of_glory.moves import movement
from grognard.games.paths_of_glory.moves.movement import March, Movement
from grognard.games.paths_of_glory.moves.operations import Activation
from grognard.games.paths_of_glory.moves.redeployment import Redeployment, Transfer
from grognard.games.paths_of_glory.setup import Guns
from grognard.games.paths_of_glory.turn.actions import Action, PeaceOffer

MOST: Final = 3
"""No more reasons are given."""


def reasons(s: PathsState, seat: int, act: int) -> list[Saying]:
    """What speaks for this act, the weightiest first."""
    side = s.player.index(seat)
    verb = SPACE.base_of[act]
    found = _reasons(s, survey_of(s, side), seat, act, verb, act - verb)
    if len(found) > 1:
        found = [one for one in found if one.key != "because-best-place"] or found
    return list(dict.fromkeys(found))[:MOST]


def _reasons(s: PathsState, survey: Survey, seat: int, act: int, verb: int, target: int) -> list[Saying]:
    step = s.stack[-1]
    if isinstance(step, Action):
        return of_action(s, survey, verb, target)
    if isinstance(step, Activation):
        return of_activation(s, survey, step, verb, target)
    if isinstance(step, (Movement, March)):
        return of_movement(s, survey, step, verb, target)
    if isinstance(step, Attacks):
        strike = arguments_of_fights.best_of(s, survey, target, []) if verb == STRIKE else None
        return arguments_of_fights.of_strike(s, survey, strike) if strike is not None else [Saying("because-no-attack")]
    if isinstance(step, Attackers):
        return arguments_of_fights.of_attackers(s, survey, step, verb, target)
    if isinstance(step, Combat):
        return arguments_of_fights.of_combat(s, survey, step, act, verb)
    if isinstance(step, (Casualties, ExtraLoss)):
        return arguments_of_fights.of_loss(s, target)
    if isinstance(step, Retreat):
        if verb == GO:
            return arguments_of_moves.of_retreat(survey, step.piece, target)
        return [Saying("because-strongest", piece=target)]
    if isinstance(step, Advance):
        if verb == TAKE:
            return arguments_of_fights.of_advance(survey, target, step.space)
        if verb == GO:
            return arguments_of_fights.of_advance(survey, step.moving, target)
        return [Saying("because-stays" if verb == HALT else "because-others-stay")]
    return of_units(s, survey, verb, target)


# Actions


def of_action(s: PathsState, survey: Survey, verb: int, card: int) -> list[Saying]:
    """What speaks for a use of a card."""
    if verb == EVENT:
        return of_event(s, survey, card)
    if verb == OPERATIONS:
        found = of_orders(s, survey, cards.VALUE[card])
        return found or [Saying("because-operations", number=cards.VALUE[card])]
    if verb == AUTOMATIC:
        return [*of_orders(s, survey, 1)[: MOST - 1], Saying("because-spares-card")]
    if verb == OFFER_PEACE:
        return [Saying("because-peace")]
    if verb == REDEPLOY:
        return of_best_transfer(s, survey)
    need = rebuilding.needed(s, survey.side)
    halves = round(rebuilding.gain_of(s, card, need) / rebuilding.HALF)
    return [Saying("because-replaces", number=halves // 2, half=halves % 2) if halves else Saying("because-few-better")]


def of_event(s: PathsState, survey: Survey, card: int) -> list[Saying]:
    found: list[Saying] = []
    points = round(events.points(s, card))
    if points > 0:
        found.append(Saying("because-event-points", number=points))
    if cards.REINFORCED[card] >= 0:
        units = reinforcements.arrivals(s, card)
        if units:
            found.append(Saying("because-units", pieces=units[:NAMED], rest=len(units[NAMED:])))
    status = cards.STATUS[card]
    if status and not s.setup.introductory and s.level[survey.side] != cards.TOTAL:
        found.append(Saying("because-event-status", number=status))
    if "operations" in cards.DO[card] or ("stripe" in cards.DO[card] and s.setup.stripe):
        found += of_orders(s, survey, cards.VALUE[card])
    return found or [Saying("because-event-better", number=cards.VALUE[card])]


def of_orders(s: PathsState, survey: Survey, points: int) -> list[Saying]:
    """What so many operations points could do, the best first."""
    found: list[Saying] = []
    for order in orders.orders(s, survey, points, True)[:MOST]:
        found += of_order(s, survey, order.attack, bits(order.spaces)[0])[: 1 if found else 2]
    return found


def of_order(s: PathsState, survey: Survey, attack: bool, space: int) -> list[Saying]:
    """What speaks for an activation."""
    if attack:
        best: Strike | None = None
        probe = Strikes(s, survey, False)
        for target in probe.spaces():
            for strike in probe.on(target):
                if strike.starts >> space & 1 and (best is None or strike.value > best.value):
                    best = strike
        return arguments_of_fights.of_strike(s, survey, best) if best is not None else []
    plan = marches.plan(s, survey, space, marches.movable(s, space), [])
    dig = marches.trench_gain(s, survey, space)
    if dig > plan.gain and marches.digger(s, space) >= 0:
        return arguments_of_moves.of_trench(survey, space, marches.digger(s, space))
    return arguments_of_moves.of_plan(survey, plan, movement.steps_of(s, plan.group)) if plan.group else []


def of_activation(s: PathsState, survey: Survey, step: Activation, verb: int, target: int) -> list[Saying]:
    if verb in (MOVE, ATTACK):
        return of_order(s, survey, verb == ATTACK, target) or [Saying("because-operations", number=step.left)]
    return [Saying("because-nothing-else")]


# Moves


def of_movement(s: PathsState, survey: Survey, step: Movement | March, verb: int, target: int) -> list[Saying]:
    if verb == DONE:
        return [Saying("because-others-stay")]
    if verb == HALT:
        return [Saying("because-stays")]
    if verb == ENTRENCH:
        return arguments_of_moves.of_trench(survey, s.where[target], target)
    if verb == GO:
        assert isinstance(step, March)
        way = movement.Way(s, step.group, step.at, step.left(s))
        return arguments_of_moves.of_going(survey, step.group, step.at, way.to(s, target))
    group = [*step.group, target] if isinstance(step, March) else [target]
    plan = marches.plan(s, survey, s.where[target], marches.movable(s, s.where[target]), group)
    steps = movement.steps_of(s, plan.group) if plan.group else 0
    return arguments_of_moves.of_plan(survey, plan, steps) or [Saying("because-sets-right")]


def of_best_transfer(s: PathsState, survey: Survey) -> list[Saying]:
    """The redeployments that bring most."""
    transfers = Transfers(s, survey)
    gains: list[tuple[float, int, int]] = []
    for piece in transfers.candidates():
        gain, place = transfers.best(piece, lanes.with_room(s, lanes.goals(s, piece), survey.side))
        if place >= 0 and gain > threshold(piece):
            gains.append((-gain, piece, place))
    found: list[Saying] = []
    for _, piece, place in sorted(gains)[:MOST]:
        found += arguments_of_moves.of_redeployment(survey, piece, place)[:1]
    return found or [Saying("because-few-better")]


# Units that come, go and are restored


def of_units(s: PathsState, survey: Survey, verb: int, target: int) -> list[Saying]:
    step = s.stack[-1]
    if isinstance(step, Redeployment):
        if verb == DONE:
            return [Saying("because-others-stay")]
        places = lanes.with_room(s, lanes.goals(s, target), survey.side)
        place = Transfers(s, survey).best(target, places)[1]
        return arguments_of_moves.of_redeployment(survey, target, place) if place >= 0 else []
    if isinstance(step, Transfer):
        return arguments_of_moves.of_redeployment(survey, step.piece, target)
    if isinstance(step, Replacement) and verb != DONE:
        return of_replacement(s, survey, target)
    if isinstance(step, (Rebuilding, Placement, Mobilizing, Cavalry)):
        near = arguments_of_moves.next_to(survey, target) if target < SIZE else []
        if target < SIZE and s.setup.victory >> target & 1:
            near.append(Saying("because-holds-victory-space", space=target))
        return near or [Saying("because-best-place", space=target)]
    if isinstance(step, EventTrench):
        return [Saying("because-trench-there", space=target), *arguments_of_moves.next_to(survey, target)]
    if isinstance(step, (Taxis, Desertions)):
        return [Saying("because-strongest", piece=target)]
    if isinstance(step, Africa):
        return [Saying("because-keeps-corps")] if verb == CONCEDE else [Saying("because-missed-least", piece=target)]
    if isinstance(step, Landing) and verb != DONE:
        return [Saying("because-missed-least", piece=target)]
    if isinstance(step, Discards):
        return [Saying("because-discards" if verb != DONE else "because-keeps-hand")]
    if isinstance(step, PeaceOffer):
        return [Saying("because-peace-saves" if verb == ACCEPT_PEACE else "because-no-peace")]
    if isinstance(step, Guns):
        return [Saying("because-guns")] if verb == WITH_GUNS else []
    return []


def of_replacement(s: PathsState, survey: Survey, piece: int) -> list[Saying]:
    place = s.where[piece]
    if place == ELIMINATED[survey.side]:
        return [Saying("because-comes-back", piece=piece)]
    found = arguments_of_moves.next_to(survey, place) if place < SIZE else []
    return [*found, Saying("because-gets-step", piece=piece)]
