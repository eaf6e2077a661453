"""Development heuristic (Phase IV): the leader, the laboratory, development; and what points are kept for."""

from __future__ import annotations

from typing import Final

from grognard.bots.warzag.moving import GUARD
from grognard.bots.warzag.survey import Survey, steps_to
from grognard.bots.warzag.wants import WIN
from grognard.core.board import bits
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts import library
from grognard.games.warzag.facts.acts import (
    ACTIVATE,
    DEVELOP,
    DONE,
    EVACUATE,
    GO,
    LEAD,
    PLAY,
    PROMOTE,
    REPAIR,
    RESEARCH,
    SPACE,
    TAKE,
)
from grognard.games.warzag.facts.library import EFFECT, LEAST, PROMOTED
from grognard.games.warzag.facts.tables import (
    BASES,
    BOARD,
    CAMP,
    COUNT,
    FIRST,
    FORT,
    LABORATORY,
    PLAIN,
    PRODUCTION,
    SIZE,
    STACK,
    WITH_BESIDE,
)
from grognard.games.warzag.facts.tables import DEVELOP as COST
from grognard.games.warzag.phases import leader, research
from grognard.games.warzag.phases.development import LEADING, Development
from grognard.games.warzag.phases.laboratory import Evacuation

ARMY_PRICE: Final = 5.0
"""What an army costs in the mean."""
IDLE: Final = 0.3
"""What it is worth to be able to spend a point next turn that would lie idle."""
QUIET: Final = 2
"""Farther from enemies an army is of no use."""
WORK: Final = 4
"""What an activity costs at most, or nearly so."""
RICH: Final = 25
"""Who has so many points left in Phase IV does not count them."""


class Reserve:
    """Points that are kept for Phase IV, and what one of them brings."""

    def __init__(self, points: int, rate: float) -> None:
        self.points = points
        self.rate = rate


def reserve(survey: Survey, coming: int) -> Reserve:
    """What should be left for development, with so many territories still to be annexed."""
    s, nation = survey.s, survey.nation
    if s.sent >> nation & 1 or (s.grounded and s.active == nation) or s.leader[nation] < 0:
        return Reserve(0, 0.0)
    worth = development_worth(survey, PRODUCTION)
    spots = 0
    for place in [s.leader[nation], *bits(leader.reach(s, nation))]:
        free = WITH_BESIDE[place] & s.own[nation] & PLAIN & ~s.all_developed()
        spots = max(spots, free.bit_count())
    return Reserve(COST * min(7, spots + coming), worth / COST)


def development_worth(survey: Survey, kind: int) -> float:
    """What one more production site or fortification is worth, wherever it is."""
    weights = survey.weights
    if kind == PRODUCTION:
        return 0.6 * 3 * survey.incomes() + weights[library.PRODUCTION_COUNT]
    return 0.8 + weights[library.FORT_COUNT]


def choose_development(survey: Survey, step: Development, legal: list[int]) -> int:
    """The leader's move, activities, cards, the token, then what can be developed."""
    s, nation = survey.s, survey.nation
    plays = {EFFECT[act - PLAY]: act for act in legal if SPACE.base_of[act] == PLAY}
    if library.HOSPITAL in plays:
        return plays[library.HOSPITAL]
    if library.SCIENTISTS in plays:
        return plays[library.SCIENTISTS]
    work = choose_work(survey, legal)
    if work >= 0:
        return work
    if step.stage == LEADING:
        lead = choose_lead(survey, step, legal)
        if lead >= 0:
            return lead
    if RESEARCH in legal:
        return RESEARCH
    best, most = -1, 0.0
    for act in legal:
        verb = SPACE.base_of[act]
        if verb in DEVELOP and not s.worked >> (act - verb) & 1:  # what was built in this turn is kept
            gain = change(survey, act - verb, DEVELOP.index(verb))
            if not step.free:
                gain -= COST * price_of_points(survey)
                if gain < WIN / 2 and not survey.affords(COST):
                    continue
            if gain > most:
                best, most = act, gain
    if best >= 0:
        if library.ENGINEERS in plays and not step.free:
            return plays[library.ENGINEERS]
        return best
    if library.ENGINEERS in plays and _many_to_build(s, nation) and not step.free:
        return plays[library.ENGINEERS]
    return DONE


def _many_to_build(s: WarzagState, nation: int) -> bool:
    free = leader.radius(s, nation) & s.own[nation] & PLAIN & ~s.all_developed()
    return free.bit_count() >= 2


def price_of_points(survey: Survey) -> float:
    """What a point is worth for later."""
    plenty = survey.s.points[survey.nation] >= RICH
    return (0.4 if plenty else 0.9) + survey.weights[library.POINT_COUNT] + 0.5 * survey.mission[library.POINTS_HELD]


def change(survey: Survey, territory: int, kind: int) -> float:
    """What it brings to develop a territory so, or to change it. The way back would cost as much, so nothing is changed
    to and fro."""
    now = survey.s.development(territory)
    found = standing(survey, territory, kind) - standing(survey, territory, now)
    return found + works(survey, territory, kind, now)


def standing(survey: Survey, territory: int, kind: int) -> float:
    """What a territory with this development is worth, or without any (-1), whatever it is now."""
    if kind == CAMP:
        return camp_worth(survey, territory)
    plain = 0.6 * survey.incomes()
    if kind == PRODUCTION:
        return plain + development_worth(survey, kind)
    if kind != FORT:
        return plain
    found = development_worth(survey, kind)
    if survey.near_enemies >> territory & 1:
        found += 0.25 * survey.worth(territory) if not survey.s.at[territory] else 0.6
    return found


def works(survey: Survey, territory: int, kind: int, now: int) -> float:
    """What the work itself is worth to the mission."""
    s, mission = survey.s, survey.mission
    found = 0.0 if s.worked >> territory & 1 else mission[library.DEVELOPED]
    own = s.own[survey.nation]
    if not s.developed[kind] & own:
        found += mission[library.DEVELOPMENT_TYPES]
    if now >= 0 and s.developed[now] & own == 1 << territory:
        found -= mission[library.DEVELOPMENT_TYPES]
    return found + mission[library.FORTS_OWNED] * (int(kind == FORT) - int(now == FORT))


def training_places(survey: Survey) -> list[int]:
    return bits(survey.friendly & (survey.s.developed[CAMP] | BASES))


def spendable(places: list[int]) -> float:
    """How many points can be spent for armies in one turn, with these places of training."""
    return len(places) * STACK * ARMY_PRICE


def camp_worth(survey: Survey, territory: int) -> float:
    """A camp where the front is far from every other place of training, or where these cannot take all the armies that
    could be paid."""
    goals = survey.hostile | survey.neutral | survey.contested
    if not goals or survey.turns < 2:
        return 0.0
    here = steps_to(territory, goals)
    places = [place for place in training_places(survey) if place != territory]
    if not places:
        return 12.0
    now = min([steps_to(place, goals) for place in places])
    found = 3.0 * max(0, now - here) if here <= 1 and survey.turns >= 3 else 0.0
    spare = survey.funds() - spendable(places)
    if spare > 0:
        wanted = survey.weights[library.ARMY_COUNT] + survey.weights[library.MOBILE_COUNT]
        each = IDLE + wanted / ARMY_PRICE
        found += each * min(spare, STACK * ARMY_PRICE) / (1 + 0.3 * max(0, here - 2))
    return found


# The leader


def choose_lead(survey: Survey, step: Development, legal: list[int]) -> int:
    """Where he can develop most, in safety; now and then the laboratory."""
    s, nation = survey.s, survey.nation
    best, most = -1, place_worth(survey, step, s.leader[nation]) + 0.1
    for act in legal:
        if SPACE.base_of[act] == LEAD:
            gain = place_worth(survey, step, act - LEAD)
            if gain > most:
                best, most = act, gain
    return best


def place_worth(survey: Survey, step: Development, place: int) -> float:
    """What the leader can do at a place."""
    s, nation = survey.s, survey.nation
    spots = WITH_BESIDE[place] & s.own[nation] & PLAIN & ~s.all_developed()
    affordable = s.points[nation] // COST + step.free
    worth = max(development_worth(survey, PRODUCTION), development_worth(survey, FORT))
    rate = max(0.0, worth - COST * price_of_points(survey))
    found = min(affordable, spots.bit_count()) * rate + 0.15 * spots.bit_count()
    if BOARD.distance(place, s.home[nation]) >= LEAST[s.missions[nation]]:
        found += survey.mission[library.LEADER_DISTANCE]
    if place == LABORATORY:
        found += laboratory_worth(survey) + survey.mission[library.LEADER_IN_LABORATORY]
    elif research_wanted(survey):
        found -= 0.8 * max(0, BOARD.distance(place, LABORATORY) - 3)
    if survey.near_enemies >> place & 1 and place != LABORATORY:
        found -= 2.5 if not s.at[place] else 0.8
    if not survey.friendly >> place & 1 and place != LABORATORY:
        found -= 1.0
    return found


def research_wanted(survey: Survey) -> bool:
    """Whether the token should be activated."""
    s, nation = survey.s, survey.nation
    return s.token[nation] < 0 and survey.turns >= 3 and s.round >= 2


def laboratory_worth(survey: Survey) -> float:
    """What the laboratory offers now."""
    s, nation = survey.s, survey.nation
    found = 0.0
    points = s.points[nation]
    if s.token[nation] < 0 and points >= 2:
        found += 0.45 * min(24, research.steps(s, nation) * survey.turns) - 2.0
        found += survey.weights[library.RESEARCH_SQUARE] * min(24, research.steps(s, nation) * survey.turns)
    if points >= 8:
        found += max([promotion_worth(survey, card) for card in bits(s.promotable(nation))], default=0.0)
    return found + max([evacuation_worth(survey, place) for place in bits(survey.friendly & s.manned)], default=0.0)


def promotion_worth(survey: Survey, card: int) -> float:
    """What a promotion is worth, by the armies there are and those to come: range away from the front, defence and
    resistance where enemies are near."""
    s, nation, values = survey.s, survey.nation, survey.s.setup.values
    dossier = 4 * nation + PROMOTED[card]
    there = [s.where[army] for army in range(FIRST[dossier], FIRST[dossier] + COUNT[dossier]) if s.where[army] < SIZE]
    threatened = sum([1 for place in there if survey.near_enemies >> place & 1])
    quiet = len(there) - threatened + 0.5 * survey.turns
    attack = 0.5 * values.more_attack[card] * (quiet + threatened)
    holding = 0.3 * values.more_defence[card] * quiet + 0.8 * values.more_defence[card] * threatened
    answering = 0.2 * values.more_resistance[card] * quiet + 0.8 * values.more_resistance[card] * threatened
    going = values.more_range[card] * (0.7 * quiet + 0.2 * threatened)
    return attack + holding + answering + going + 0.3 - price_of_points(survey) * values.promotion_cost[card]


def choose_work(survey: Survey, legal: list[int]) -> int:
    """Activities that are worth their points."""
    s = survey.s
    best, most = -1, 0.0
    if not survey.affords(WORK):
        return best
    if ACTIVATE in legal and survey.turns >= 2:
        return ACTIVATE
    for act in legal:
        verb = SPACE.base_of[act]
        if verb == PROMOTE:
            gain = promotion_worth(survey, act - PROMOTE)
        elif verb == EVACUATE:
            gain = evacuation_worth(survey, act - EVACUATE)
        elif verb == REPAIR:
            gain = 0.25 * sum([s.wounds[army] for army in s.at[act - REPAIR]]) - 0.9
        else:
            continue
        if gain > most:
            best, most = act, gain
    return best


# Evacuation


def idle(survey: Survey, place: int) -> int:
    """How many armies of a territory are of no use there: no enemy is near, and nothing is lost when they leave."""
    s = survey.s
    if steps_to(place, survey.hostile) <= QUIET:
        return 0
    return len(s.at[place]) - int(survey.holds(place))


def in_need(survey: Survey, place: int) -> float:
    """What one more army is worth on a territory next to armies of enemies."""
    s = survey.s
    if s.full >> place & 1 or not survey.near_enemies >> place & 1:
        return 0.0
    have = sum([s.current(army) for army in s.at[place]])
    return GUARD * survey.worth(place) * min(1.0, survey.threat(place) / max(1, 2 * have))


def evacuation_worth(survey: Survey, place: int) -> float:
    """What it brings to take the idle armies of a territory to where enemies are near."""
    s = survey.s
    cost = s.setup.values.evacuate
    affordable = s.points[survey.nation] // cost if cost else STACK
    wanted = sorted([in_need(survey, other) for other in bits(survey.friendly)], reverse=True)
    number = min(idle(survey, place), affordable)
    return sum([max(0.0, gain - cost * price_of_points(survey)) for gain in wanted[:number]])


def choose_evacuation(survey: Survey, step: Evacuation, legal: list[int]) -> int:
    """Armies go where they are needed most, as long as it is worth the points."""
    goals = [act for act in legal if SPACE.base_of[act] == GO]
    if goals:
        return max(goals, key=lambda act: in_need(survey, act - GO))
    if step.begun and evacuation_worth(survey, step.origin) <= 0:
        return DONE
    return next(act for act in legal if SPACE.base_of[act] == TAKE)


def choose_repairs(survey: Survey, legal: list[int]) -> int:
    s = survey.s
    return max(legal, key=lambda act: sum([s.wounds[army] for army in s.at[act - REPAIR]]))
