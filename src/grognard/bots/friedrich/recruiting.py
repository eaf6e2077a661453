"""Recruitment heuristic: what is recruited, where it enters, and with which cards it is paid."""

from __future__ import annotations

from typing import Final

from grognard.bots.friedrich.suits import suit_weights
from grognard.bots.friedrich.survey import Survey
from grognard.core.board import bits
from grognard.games.friedrich.facts.acts import DONE, ENTER, PAY, RECRUIT
from grognard.games.friedrich.facts.tables import BOARD, CARD_SUIT, CARD_VALUE, GENERALS, MOST_TROOPS, SUIT
from grognard.games.friedrich.facts.tables import RESERVE as NO_SUIT
from grognard.games.friedrich.steps.recruit import Recruiting, price

RESERVE_UTILITY: Final = 18.0
AT_HAND: Final = 8
"""A weak stack with an enemy within so many cities is reinforced first."""
CHEAP: Final = 0.52
"""A unit is bought if its points would serve less than this share of their value in combat."""


def utility(card: int, weights: list[float]) -> float:
    """What a card is worth for the fights to come."""
    if CARD_SUIT[card] == NO_SUIT:
        return RESERVE_UTILITY
    return CARD_VALUE[card] * (0.15 + 0.85 * weights[CARD_SUIT[card]])


def loss(cards: list[int], weights: list[float]) -> float:
    return sum(utility(card, weights) for card in cards)


def cheapest(cards: list[int], owed: int, weights: list[float]) -> list[int]:
    """The cards that pay so many points and are missed least; all of them if they are not enough."""
    best: dict[int, tuple[float, list[int]]] = {0: (0.0, [])}
    for card in cards:
        worth, value = utility(card, weights) + 0.3, CARD_VALUE[card]
        for paid, (cost, chosen) in list(best.items()):
            if paid >= owed:
                continue
            total = min(paid + value, owed)
            known = best.get(total)
            if known is None or cost + worth < known[0]:
                best[total] = (cost + worth, [*chosen, card])
    return best[owed][1] if owed in best else cards


def choose_payment(survey: Survey, step: Recruiting, legal: list[int]) -> int:
    """Cards are paid in falling order of value."""
    weights = suit_weights(survey)
    s = survey.s
    last = CARD_VALUE[step.paid[-1]] if step.paid else 99
    left = [card for card in bits(s.hands[step.nation]) if card not in step.paid and CARD_VALUE[card] <= last]
    chosen = cheapest(left, step.owed(s), weights)
    chosen.sort(key=lambda card: -CARD_VALUE[card])
    for card in chosen:
        if PAY + card in legal:
            return PAY + card
    return legal[0]


def choose_recruit(survey: Survey, step: Recruiting, legal: list[int]) -> int:
    """The next unit to buy, or the end of it."""
    pieces = [act - RECRUIT for act in legal if act != DONE]
    pieces = [piece for piece in pieces if survey.s.where[piece] >= 0 or safe_entries(survey, step, piece)]
    if not pieces or not affordable(survey, step, pieces):
        return DONE if DONE in legal else legal[0]
    return RECRUIT + max(pieces, key=lambda piece: (appeal(survey, piece), -piece))


def safe_entries(survey: Survey, step: Recruiting, piece: int) -> bool:
    """Whether a piece can come back where no enemy is at hand, or with as many troops as any of them: a few alone would
    be lost at once."""
    s = survey.s
    reached = survey.reached()
    entries = step.entries(s, piece)
    if any(not reached >> city & 1 for city in entries):
        return True
    if survey.own or piece >= GENERALS:
        return not survey.own
    bought = min(sum(survey.plain) // price(s, survey.nation), MOST_TROOPS, s.ceiling(survey.nation))
    near = [foe.troops for foe in survey.foes if any(BOARD.distance(foe.city, city) <= AT_HAND for city in entries)]
    return bought >= max(near, default=0)


def affordable(survey: Survey, step: Recruiting, pieces: list[int]) -> bool:
    """Whether the cards for one unit more would be missed less than the unit."""
    s, nation = survey.s, survey.nation
    weights = suit_weights(survey)
    hand = bits(s.hands[nation])
    each = price(s, nation)
    before = loss(cheapest(hand, step.units * each, weights), weights)
    wanted = s.ceiling(nation) - s.total(nation) + sum(1 for piece in pieces if piece >= GENERALS)
    points = sum(CARD_VALUE[card] for card in hand)
    cost = min(
        (loss(cheapest(hand, (step.units + more) * each, weights), weights) - before) / more
        for more in range(1, max(1, min(3, wanted)) + 1)
        if more == 1 or points >= (step.units + more) * each
    )
    need = s.total(nation) / max(1, s.ceiling(nation))
    limit = each * (CHEAP + 0.7 * (1 - need))
    if any(appeal(survey, piece) >= 6 for piece in pieces):
        limit += 4
    if not survey.own:
        limit += 12
    return cost <= limit


def appeal(survey: Survey, piece: int) -> float:
    """How much a piece wants one unit."""
    if piece >= GENERALS:
        return train_appeal(survey)
    city = survey.s.where[piece]
    if city < 0:
        on_map = sum(len(stack.pieces) for stack in survey.own)
        return 5.0 if on_map <= 1 else 3.5
    away = BOARD.distances(city)
    stack = next(stack for stack in survey.own if stack.city == city)
    nearest = min((away[foe.city] for foe in survey.foes), default=20)
    room = MOST_TROOPS * len(stack.pieces) - stack.troops
    weak = 2.0 if stack.troops <= 2 and nearest <= AT_HAND else 0.0
    return 3.0 + weak + 0.1 * min(room, 8) - 0.12 * nearest + 0.1 * min(survey.points[SUIT[city]], 20) / 2


def train_appeal(survey: Survey) -> float:
    """A train is bought first if generals starve without it."""
    return 7.0 if not survey.s.trains_of(survey.nation) else 3.0


def choose_entry(survey: Survey, step: Recruiting, legal: list[int]) -> int:
    """The depot nearest to what there is to do: the goals of a general, the generals of a train."""
    if step.entering >= GENERALS:
        wanted = [stack.city for stack in survey.own]
    else:
        wanted = list(survey.targets) or [charge.city for charge in survey.charges]

    def far(act: int) -> tuple[float, int]:
        away = BOARD.distances(act - ENTER)
        distance = sum(away[city] for city in wanted) / max(1, len(wanted))
        return distance + (20 if survey.reached() >> act - ENTER & 1 else 0), act

    return min(legal, key=far)
