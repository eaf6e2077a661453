"""Expansion heuristic (Phase II): what is trained, and which army moves."""

from __future__ import annotations

from typing import Final

from grognard.bots.warzag import building
from grognard.bots.warzag.moving import GUARD, Moves
from grognard.bots.warzag.survey import Survey, steps_to
from grognard.bots.warzag.wants import WIN
from grognard.core.board import bits
from grognard.games.warzag.facts import library
from grognard.games.warzag.facts.acts import DONE, PLACE_INFANTRY, PLAY, SPACE, TAKE, TRAIN
from grognard.games.warzag.facts.library import EFFECT
from grognard.games.warzag.facts.tables import ANNEX as ANNEX_COST
from grognard.games.warzag.facts.tables import ANNEX_BASE, BASES, CAMP, DOSSIER, INFANTRY, PLAIN, STACK
from grognard.games.warzag.phases import attack, movement, training
from grognard.games.warzag.phases.expansion import Expansion

LEAST: Final = 0.15
"""What a move must bring."""
FORCED: Final = 4.0
"""What the forced march of a card must bring."""
PLENTY: Final = 7
"""Who has so many points for each army that can be trained takes the best."""


def open_land(survey: Survey) -> int:
    """Nobody's land that can be had for the points there are."""
    s = survey.s
    found = survey.contested
    if s.points[survey.nation] >= ANNEX_COST:
        found |= survey.neutral & PLAIN
    if s.points[survey.nation] >= ANNEX_BASE:
        found |= survey.neutral & BASES
    return found


def choose_expansion(survey: Survey, step: Expansion, legal: list[int]) -> int:
    """Cards for training, training, cards for movement, moves."""
    s = survey.s
    plays = {EFFECT[act - PLAY]: act for act in legal if SPACE.base_of[act] == PLAY}
    if library.CONSCRIPTION in plays:
        return plays[library.CONSCRIPTION]
    act = choose_training(survey, step, legal)
    if act >= 0:
        if library.LEND_LEASE in plays and step.discount == 0:
            return plays[library.LEND_LEASE]
        return act
    if library.PLEBISCITE in plays:
        return plays[library.PLEBISCITE]
    moves = Moves(survey)
    army, gain = moves.best([act - TAKE for act in legal if SPACE.base_of[act] == TAKE], 0)
    if library.MARCH in plays:
        march = plays[library.MARCH]
        bonus = library.VALUE[march - PLAY]
        _, more = moves.best(movement.movable(s, survey.nation, bonus), bonus)
        if more > max(gain, LEAST, FORCED):
            return march
    return TAKE + army if gain > LEAST else DONE


# Training


def choose_training(survey: Survey, step: Expansion, legal: list[int]) -> int:
    """The army that brings most for its points, if it is worth more than what they are kept for; else -1."""
    s, nation = survey.s, survey.nation
    acts = [act for act in legal if SPACE.base_of[act] in TRAIN]
    if not acts:
        return -1
    land = open_land(survey)
    ready = movement.movable(s, nation, 0)
    free = land & ~s.full
    takers = sum([1 for army in ready if survey.reach(s.where[army], s.range[DOSSIER[army]]) & free])
    takers = min(takers, land.bit_count())
    kept = building.reserve(survey, takers)
    left = s.points[nation] - takers * ANNEX_COST
    best, most = -1, 0.0
    room = sum([STACK - len(s.at[place]) for place in {act - SPACE.base_of[act] for act in acts}])
    rich = left >= room * PLENTY
    seen: dict[tuple[int, int], float] = {}
    for act in acts:
        verb = SPACE.base_of[act]
        kind, place = TRAIN.index(verb), act - verb
        price = training.price(s, 4 * nation + kind, step.discount)
        key = (kind, place)
        if key not in seen:
            seen[key] = new_army(survey, kind, place, land, takers)
        rate = seen[key] / price
        spare = left - price
        if not survey.affords(price):
            continue
        if survey.weights[library.ARMY_COUNT] + (survey.weights[library.MOBILE_COUNT] if kind >= 2 else 0.0) < WIN:
            if spare < 0 or (spare < kept.points and rate < kept.rate) or rate <= 0.25:
                continue
        if step.discount:  # it is for something dear: what is cheap would waste a part of it
            rate = seen[key] / (price + step.discount)
        if rich:  # places are scarce, points are not
            rate = seen[key] - 0.25 * price
        if rate > most:
            best, most = act, rate
    return best


def new_army(survey: Survey, kind: int, place: int, land: int, takers: int) -> float:
    """What an army of this kind is worth if it is trained there."""
    s, nation = survey.s, survey.nation
    dossier = 4 * nation + kind
    reach = survey.reach(place, s.range[dossier])
    value = survey.weights[library.ARMY_COUNT]
    if kind >= 2:
        value += survey.weights[library.MOBILE_COUNT]
    value += drilled(survey, kind, place)
    free = reach & land
    if free.bit_count() > takers:
        value += max([survey.worth(territory) for territory in bits(free)]) - ANNEX_COST + 1.0
    elif land:
        away = steps_to(place, land)
        if land.bit_count() > takers + len(s.at[place]):
            value += 4.0 / max(1.0, away / max(1, s.range[dossier]))
    hostile = survey.hostile
    if reach & survey.frontier():
        value += 0.75 * s.attack[dossier] + 0.15 * s.defence[dossier] + 0.25 * s.resistance[dossier]
    elif hostile:
        away = steps_to(place, hostile)
        value += (0.55 * s.attack[dossier] + 0.1 * s.defence[dossier]) * (s.range[dossier] + 1) / (away + 1)
    danger = survey.threat(place)
    if danger:
        have = attack.current_total(s, s.at[place]) if s.at[place] else 0
        if danger >= have:
            holding = s.defence[dossier] + 0.5 * s.resistance[dossier]
            value += min(1.0, holding / max(1, danger - have + 1)) * GUARD * survey.worth(place)
    return value


def drilled(survey: Survey, kind: int, place: int) -> float:
    """What the training itself is worth to the mission."""
    s, mission = survey.s, survey.mission
    found = mission[library.TRAINED]
    if kind > INFANTRY:
        found += mission[(library.TRAINED_ARTILLERY, library.TRAINED_ARMOUR, library.TRAINED_AIR)[kind - 1]]
    if not s.trained_kinds >> kind & 1:
        found += mission[library.TRAINED_KINDS]
    if s.developed[CAMP] >> place & 1:
        found += mission[library.TRAINED_CAMP]
    return found


def choose_conscripts(survey: Survey, legal: list[int]) -> int:
    """Infantry where it is of most use."""
    land = open_land(survey)
    places = [act for act in legal if SPACE.base_of[act] == PLACE_INFANTRY]
    return max(places, key=lambda act: new_army(survey, 0, act - PLACE_INFANTRY, land, 0))
