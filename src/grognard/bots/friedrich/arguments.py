"""Arguments for an act (explanations of hints): facts of the map and of the own hand, and chances where hidden cards
decide."""

from __future__ import annotations

from typing import Final

from grognard.bots.friedrich import arguments_of_fights, arguments_of_moves
from grognard.bots.friedrich.hands import value_of
from grognard.bots.friedrich.survey import Survey
from grognard.core.board import bits
from grognard.core.sayings import Saying
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.board.supply import in_supply
from grognard.games.friedrich.facts.acts import DECLINE, ENTER, GIVE, OFFER, PAY, RECRUIT, RETREAT
from grognard.games.friedrich.facts.tables import (
    BOARD,
    CARD_SUIT,
    FRANCE,
    GENERALS,
    MOST_TROOPS,
    NATION,
    PRUSSIA,
    RESERVE,
    SUIT,
)
from grognard.games.friedrich.steps.cards import FreshDiscard
from grognard.games.friedrich.steps.combat import Battle, Combat
from grognard.games.friedrich.steps.fate_choices import Exchange, Gift, Swap
from grognard.games.friedrich.steps.movement import March, Movement
from grognard.games.friedrich.steps.recruit import Recruiting
from grognard.games.friedrich.steps.retreat import Retreat

MOST: Final = 3
"""No more reasons are given."""
FULL: Final = 60
"""A hand of so many points is a full one."""
CLOSE: Final = 4


def reasons(s: FriedrichState, seat: int, act: int) -> list[Saying]:
    """What speaks for this act, the weightiest first."""
    step = s.stack[-1]
    verb = s.space.base_of[act]
    target = act - verb
    if isinstance(step, Movement):
        found = arguments_of_moves.of_taking_up(Survey(s, step.nation, seat), verb, target)
    elif isinstance(step, March):
        found = arguments_of_moves.of_march(Survey(s, step.nation(), seat), step, verb, target)
    elif isinstance(step, Combat):
        found = arguments_of_fights.of_attack(Survey(s, step.nation, seat), step, verb, target)
    elif isinstance(step, Battle):
        found = arguments_of_fights.of_duel(s, step, seat, verb, target)
    elif isinstance(step, Recruiting):
        found = of_recruiting(Survey(s, step.nation, seat), step, verb, target)
    elif isinstance(step, Retreat):
        found = of_retreat(s, step, verb, target)
    elif isinstance(step, (FreshDiscard, Exchange, Swap, Gift)):
        found = of_card(Survey(s, owner(step), seat), verb, target)
    else:
        found = []
    return found[:MOST]


def owner(step: FreshDiscard | Exchange | Swap | Gift) -> int:
    """The nation whose cards are at stake."""
    if isinstance(step, FreshDiscard):
        return step.nation
    if isinstance(step, Swap):
        return step.nation()
    return FRANCE if isinstance(step, Exchange) else PRUSSIA


# Recruiting


def of_recruiting(survey: Survey, step: Recruiting, verb: int, target: int) -> list[Saying]:
    if verb == RECRUIT:
        return of_unit(survey, target)
    if verb == ENTER:
        return of_entry(survey, target)
    if verb == PAY:
        return of_use(survey, target)
    return of_saving(survey, step)


def of_unit(survey: Survey, piece: int) -> list[Saying]:
    """Why this piece gets a unit."""
    s = survey.s
    found: list[Saying] = []
    city = s.where[piece]
    if piece >= GENERALS:
        hungry = [stack.pieces[0] for stack in survey.own if not in_supply(s, survey.nation, stack.city)]
        if hungry:
            found.append(Saying("because-train-missed", piece=hungry[0]))
        else:
            found.append(Saying("because-train-back", piece=piece))
    elif city < 0:
        found.append(Saying("because-general-back", piece=piece))
    else:
        foe = arguments_of_moves.nearest_foe(survey, city)
        if foe is not None and BOARD.distance(foe.city, city) <= CLOSE:
            found.append(Saying("because-front", piece=piece, piece2=foe.pieces[0]))
        else:
            room = MOST_TROOPS * len(s.stack_at(city)) - s.strength(city)
            found.append(Saying("because-room", piece=piece, number=room))
    points = value_of(s.hands[survey.nation])
    if points >= FULL:
        found.append(Saying("because-hand-full", number=points))
    return found


def of_entry(survey: Survey, city: int) -> list[Saying]:
    foe = arguments_of_moves.nearest_foe(survey, city)
    if foe is None or BOARD.distance(foe.city, city) > CLOSE:
        return [Saying("because-entry-safe", city=city)]
    return [Saying("because-entry-near", city=city, piece=foe.pieces[0])]


def of_saving(survey: Survey, step: Recruiting) -> list[Saying]:
    """Why nothing more is bought."""
    s = survey.s
    if s.total(survey.nation) >= s.ceiling(survey.nation):
        return [Saying("because-troops-full", nation=survey.nation)]
    return [Saying("because-cards-needed", number=value_of(s.hands[survey.nation]))]


# Cards


def of_use(survey: Survey, card: int) -> list[Saying]:
    """Why this card is missed least."""
    suit = CARD_SUIT[card]
    if suit == RESERVE:
        return [Saying("because-owed")]
    if all(SUIT[stack.city] != suit for stack in survey.own):
        return [Saying("because-suit-far", suit=suit)]
    return [Saying("because-least-use", card=card)]


def of_card(survey: Survey, verb: int, card: int) -> list[Saying]:
    if verb == DECLINE:
        return [Saying("because-hand-good", number=survey.s.hands[survey.nation].bit_count())]
    found = of_use(survey, card)
    if verb in (OFFER, GIVE):
        found.append(Saying("because-unknown-better"))
    return found


# Retreats


def of_retreat(s: FriedrichState, step: Retreat, verb: int, city: int) -> list[Saying]:
    if verb != RETREAT:
        return []
    beaten = s.commander(step.start)
    loser = NATION[beaten]
    found: list[Saying] = []
    if not in_supply(s, loser, city):
        found.append(Saying("because-starves-there", piece=beaten, city=city))
    away = BOARD.distances(city)
    before = BOARD.distances(step.start)
    for objective in bits(arguments_of_moves.guarded_by(s, loser, step.start)):
        if before[objective] <= 3 < away[objective]:
            found.append(Saying("because-unprotected-then", piece=beaten, city=objective))
            break
    return found or [Saying("because-sent-away", piece=beaten, city=city)]
