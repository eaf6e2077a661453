"""Rare choices, decisions that come seldom: before the game, single events, discards."""

from __future__ import annotations

from grognard.bots.paths_of_glory import hand, worth
from grognard.bots.paths_of_glory.rebuilding import nearest
from grognard.bots.paths_of_glory.survey import survey_of
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.cards.draw import Discards
from grognard.games.paths_of_glory.cards.entry import Mobilizing
from grognard.games.paths_of_glory.cards.reinforcements import Placement, special
from grognard.games.paths_of_glory.cards.special_cards import Africa, EventTrench, Landing
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.acts import (
    ACCEPT_BID,
    ACCEPT_PEACE,
    BID_ALLIED,
    CONCEDE,
    DIG,
    DISCARD,
    DONE,
    PLACE_AT,
    REDUCE,
    REFUSE_PEACE,
    REMOVE,
    RESTORE,
    SPACE,
    TAKE,
)
from grognard.games.paths_of_glory.facts.tables import AP, BEACHES, NATION_SIDE, RESERVES, SIZE, SPACE_OF
from grognard.games.paths_of_glory.setup import Bidding, Choosing
from grognard.games.paths_of_glory.turn.actions import PeaceOffer

USUAL_BID = 1
"""5.6: what players cede for the Allies."""


def choose_bid(s: PathsState, step: Bidding, legal: list[int]) -> int:
    """The Allies for one point; whoever cedes that much gets them."""
    if ACCEPT_BID not in legal:
        return BID_ALLIED + USUAL_BID
    if step.side == AP and step.points < USUAL_BID:
        return BID_ALLIED + USUAL_BID
    return ACCEPT_BID


def choose_optional(s: PathsState, step: Choosing, legal: list[int]) -> int:
    """The base cards do."""
    return DONE if DONE in legal else legal[0]


def choose_peace(s: PathsState, step: PeaceOffer) -> int:
    return ACCEPT_PEACE if hand.accepts_peace(s, 1 - step.side) else REFUSE_PEACE


def choose_discard(s: PathsState, step: Discards, legal: list[int]) -> int:
    """Combat cards that fit no coming combat make room for better ones."""
    for act in legal:
        if act != DONE:
            card = act - DISCARD
            if cards.LATE_NEUTRALS >> card & 1:
                continue
            if cards.VALUE[card] <= 2:
                return act
    return DONE


def choose_trench(s: PathsState, step: EventTrench, legal: list[int]) -> int:
    """Where the danger is greatest."""
    survey = survey_of(s, step.side)

    def gain(space: int) -> float:
        post = survey.post(space)
        now = post.danger(post.strength, post.value, 0, True)
        then = post.danger(post.strength, post.value, 1, True)
        return now - then + (0.1 if post.targets else 0.0) * (1 + survey.worth[space])

    return max(legal, key=lambda act: (gain(act - DIG), -act))


def choose_placement(s: PathsState, step: Placement, legal: list[int]) -> int:
    """Where the unit is nearest to the war; special armies where their cards send them."""
    piece = step.pieces[0]
    wanted = special(s, piece)
    if wanted & BEACHES:
        wanted = 1 << SPACE_OF["MEF4"]
    found = [act for act in legal if wanted >> act - PLACE_AT & 1]
    return nearest(s, piece, found or legal)


def choose_mobilizing(s: PathsState, step: Mobilizing, legal: list[int]) -> int:
    """Corps stand where enemies can come, and on spaces that count."""
    survey = survey_of(s, NATION_SIDE[step.nation])
    return max(
        legal,
        key=lambda act: (survey.worth[act - PLACE_AT] + 0.1 * survey.pressure(act - PLACE_AT)
                         + 0.3 * survey.pull(act - PLACE_AT), -act),
    )  # fmt: skip


def choose_africa(s: PathsState, step: Africa, legal: list[int]) -> int:
    """A British corps is given up, if one is in the Reserve Box or nowhere near an enemy."""
    survey = survey_of(s, AP)
    best, least = CONCEDE, 0.7
    for act in legal:
        if SPACE.base_of[act] == REMOVE:
            place = s.where[act - REMOVE]
            price = worth.of_unit(s, act - REMOVE)
            if place < SIZE:
                price += (
                    survey.raids.threat_if(1 << place if len(s.at[place]) == 1 else 0, 0, 0) - survey.raids.threat()
                )
            if price < least:
                best, least = act, price
    return best


def choose_landing(s: PathsState, step: Landing, legal: list[int]) -> int:
    """Two corps, first from the Reserve Box."""
    if step.landed >= 2 and DONE in legal:
        return DONE
    takes = [act for act in legal if act != DONE]
    return min(takes, key=lambda act: (s.where[act - TAKE] != RESERVES[AP], worth.of_unit(s, act - TAKE), act))


def choose_dearest(s: PathsState, legal: list[int], verb: int) -> int:
    """The unit that is worth most: to be restored if it is an own one, to be reduced if it is an enemy's."""
    able = [act for act in legal if SPACE.base_of[act] == verb]
    return max(able, key=lambda act: (worth.of_new_unit(act - verb), -act)) if able else legal[0]


def choose_taxis(s: PathsState, legal: list[int]) -> int:
    return choose_dearest(s, legal, RESTORE)


def choose_deserters(s: PathsState, legal: list[int]) -> int:
    return choose_dearest(s, legal, REDUCE)


def choose_cavalry(s: PathsState, legal: list[int]) -> int:
    survey = survey_of(s, AP)
    return max(legal, key=lambda act: (survey.pressure(act - PLACE_AT), -act))
