"""Heuristics for rare choices (11, 13): what fate and the advanced game ask for."""

from __future__ import annotations

from grognard.bots.friedrich.outlook import train_areas
from grognard.bots.friedrich.recruiting import utility
from grognard.bots.friedrich.suits import suit_weights
from grognard.bots.friedrich.survey import Survey
from grognard.bots.friedrich.worth import Worth
from grognard.games.friedrich.board import conquest
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.board.supply import supply_path
from grognard.games.friedrich.facts.acts import DECLINE, DISCARD, FREE, GAIN, GO, LOSE, REMOVE, SLIP, TURN
from grognard.games.friedrich.facts.tables import BOARD, DEFENDER, GENERALS, IMPERIAL, MOST_TROOPS, NATION, PRUSSIA


def choose_discard(survey: Survey, legal: list[int]) -> int:
    """The card that is missed least; a good one is kept if that is allowed."""
    weights = suit_weights(survey)
    cards = [act - DISCARD for act in legal if act != DECLINE]
    worst = min(cards, key=lambda card: (utility(card, weights), card))
    if DECLINE in legal and utility(worst, weights) >= 5:
        return DECLINE
    return DISCARD + worst


def choose_offer(survey: Survey, legal: list[int]) -> int:
    """Give away what is of little use for an unknown card; keep a good hand."""
    base = survey.s.space.base_of[legal[0]]
    weights = suit_weights(survey)
    cards = [act - base for act in legal if act != DECLINE]
    worst = min(cards, key=lambda card: (utility(card, weights), card))
    return base + worst if utility(worst, weights) <= 4 else DECLINE


def choose_gain(survey: Survey, legal: list[int]) -> int:
    """A free troop goes to the stack that is nearest to the enemy."""
    s = survey.s

    def key(act: int) -> tuple[int, int]:
        away = BOARD.distances(s.where[act - GAIN])
        return min((away[foe.city] for foe in survey.foes), default=0), act

    return min(legal, key=key)


def choose_loss(s: FriedrichState, legal: list[int]) -> int:
    """The strongest stack can spare a troop."""
    return max(legal, key=lambda act: (s.strength(s.where[act - LOSE]), -act))


def choose_slip(survey: Survey, city: int, legal: list[int]) -> int:
    """Step aside before an attack that is likely to be lost, to the best city near."""
    stack = next(stack for stack in survey.own if stack.city == city)
    others = [other for other in survey.own if other is not stack]
    worth = Worth(survey, train_areas(survey), stack.pieces, stack.troops, others, city)
    attackers = [foe for foe in survey.foes if BOARD.distance(foe.city, city) == 1]
    if all(survey.attack(stack.troops, city, foe).value() > 0 for foe in attackers):
        return DECLINE
    ways = [act for act in legal if act != DECLINE]
    return max(ways, key=lambda act: (worth.end(act - SLIP, [], []), -act))


def choose_sidestep(survey: Survey, legal: list[int]) -> int:
    """Laudon moves only to eliminate a train."""
    for act in legal:
        if act != DECLINE:
            piece = survey.s.piece_at(act - GO)
            if piece >= GENERALS and DEFENDER[NATION[piece]]:
                return act
    return DECLINE


def choose_flight(s: FriedrichState, start: int, legal: list[int]) -> int:
    """Hildburghausen is sent where he is farthest from what he wants."""
    wanted = [city for city in range(BOARD.size) if conquest.at_stake(s, IMPERIAL, city)]

    def far(city: int) -> int:
        return sum(BOARD.distance(city, goal) for goal in wanted)

    cities = [act - GO for act in legal if act != DECLINE]
    best = max(cities, key=lambda city: (far(city), -city))
    return GO + best if far(best) > far(start) else DECLINE


def choose_turn(survey: Survey, legal: list[int]) -> int:
    """The Prussian stack that is largest and farthest from its trains goes hungry."""
    s = survey.s
    acts = [act for act in legal if act != DECLINE]

    def key(act: int) -> tuple[int, int]:
        city = s.where[act - TURN]
        stack = survey.foe_at.get(city)
        return (stack.troops if stack else 0) + min(supply_path(s, PRUSSIA, city), 8), -act

    return max(acts, key=key)


def choose_removal(s: FriedrichState, legal: list[int]) -> int:
    """A general who is off the map, or one whom others can replace: in a stack, or with few troops."""

    def key(act: int) -> tuple[float, int]:
        city = s.where[act - REMOVE]
        if city < 0:
            return 0.0, -act
        size = len(s.stack_at(city))
        if size > 1:
            return 1.0 + max(0, s.strength(city) - MOST_TROOPS * (size - 1)), -act
        return 2.0 + s.strength(city), -act

    return min(legal, key=key)


def choose_freed(s: FriedrichState, legal: list[int]) -> int:
    """The objective that Prussian generals can best protect."""
    homes = s.cities_of(PRUSSIA)

    def key(act: int) -> tuple[int, int]:
        away = BOARD.distances(act - FREE)
        return min((away[city] for city in homes), default=0), act

    return min(legal, key=key)
