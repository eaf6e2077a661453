"""Phase II: what is trained, and where armies go."""

from __future__ import annotations

from typing import Final

from grognard.bots.warzag import building, odds
from grognard.bots.warzag.survey import Survey
from grognard.core.board import around, bits
from grognard.games.warzag import attack, library, movement, training
from grognard.games.warzag.acts import ANNEX, DONE, GO, PLACE_INFANTRY, PLAY, SPACE, TAKE, TRAIN
from grognard.games.warzag.expansion import Expansion
from grognard.games.warzag.library import EFFECT
from grognard.games.warzag.tables import ANNEX as ANNEX_COST
from grognard.games.warzag.tables import (
    ANNEX_BASE,
    BASES,
    BESIDE,
    BOARD,
    CAMP,
    DOSSIER,
    INDUSTRY,
    INFANTRY,
    PLAIN,
    STACK,
    STRATEGIC,
)

LEAST: Final = 0.15
"""What a move must bring."""
PLENTY: Final = 7
"""Who has so many points for each army that can be trained takes the best."""
GUARD: Final = 0.35
"""The share of a territory's worth that is at risk where enemies are near and nobody guards it."""


def open_land(survey: Survey) -> int:
    """Nobody's land that can be had for the points there are."""
    s = survey.s
    found = s.contested()
    if s.points[survey.nation] >= ANNEX_COST:
        found |= s.neutral() & PLAIN
    if s.points[survey.nation] >= ANNEX_BASE:
        found |= s.neutral() & BASES
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
    best, most = -1, LEAST
    for act in legal:
        if SPACE.base_of[act] == TAKE:
            army = act - TAKE
            _, gain = best_end(survey, army, movement.ends(s, survey.nation, army, 0))
            if gain > most:
                best, most = act, gain
    if library.MARCH in plays:
        march = plays[library.MARCH]
        _, gain = best_march(survey, library.VALUE[march - PLAY])
        if gain > max(most, 4.0):
            return march
    return best if best >= 0 else DONE


# Training


def choose_training(survey: Survey, step: Expansion, legal: list[int]) -> int:
    """The army that brings most for its points, if it is worth more than what they are kept for; else -1."""
    s, nation = survey.s, survey.nation
    acts = [act for act in legal if SPACE.base_of[act] in TRAIN]
    if not acts:
        return -1
    land = open_land(survey)
    ready = movement.movable(s, nation, 0)
    takers = sum([1 for army in ready if movement.ends(s, nation, army, 0) & land])
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
        price = training.price(4 * nation + kind, step.discount)
        key = (kind, place)
        if key not in seen:
            seen[key] = new_army(survey, kind, place, land, takers)
        rate = seen[key] / price
        spare = left - price
        if spare < 0 or (spare < kept.points and rate < kept.rate):
            continue
        if rate <= 0.25:
            continue
        if rich:  # places are scarce, points are not
            rate = seen[key] - 0.25 * price
        if rate > most:
            best, most = act, rate
    return best


def new_army(survey: Survey, kind: int, place: int, land: int, takers: int) -> float:
    """What an army of this kind is worth if it is trained there."""
    s, nation = survey.s, survey.nation
    dossier = 4 * nation + kind
    reach = movement.reached(place, s.range[dossier], s.passable(nation))
    near = around(BESIDE, reach)
    value = survey.weights[library.ARMY_COUNT]
    if kind >= 2:
        value += survey.weights[library.MOBILE_COUNT]
    value += drilled(survey, kind, place)
    free = reach & land
    if free.bit_count() > takers:
        value += max([survey.worth(territory) for territory in bits(free)]) - ANNEX_COST + 1.0
    elif land:
        away = min([BOARD.distance(place, territory) for territory in bits(land)])
        if land.bit_count() > takers + len(s.at[place]):
            value += 4.0 / max(1.0, away / max(1, s.range[dossier]))
    hostile = survey.hostile
    if hostile & near:
        value += 0.75 * s.attack[dossier] + 0.15 * s.defence[dossier]
    elif hostile:
        away = min([BOARD.distance(place, territory) for territory in bits(hostile)])
        value += (0.55 * s.attack[dossier] + 0.1 * s.defence[dossier]) * (s.range[dossier] + 1) / (away + 1)
    danger = survey.threat(place)
    if danger:
        have = attack.current_total(s, s.at[place]) if s.at[place] else 0
        if danger >= have:
            value += min(1.0, s.defence[dossier] / max(1, danger - have + 1)) * GUARD * survey.worth(place)
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


# Movement


def best_end(survey: Survey, army: int, ends: int) -> tuple[int, float]:
    """Where an army goes best, and what it gains by it."""
    stay = standing(survey, army, survey.s.where[army], True)
    best, most = -1, -99.0
    for territory in bits(ends):
        gain = arrival(survey, territory) + standing(survey, army, territory, False)
        if gain > most:
            best, most = territory, gain
    return best, most - stay


def arrival(survey: Survey, territory: int) -> float:
    """What is gained at once."""
    s = survey.s
    if s.neutral() >> territory & 1:
        cost = ANNEX_BASE if BASES >> territory & 1 else ANNEX_COST
        found = survey.worth(territory) - cost + survey.mission[library.ANNEXED]
    elif s.contested() >> territory & 1:
        found = survey.worth(territory)
        if not s.held >> territory & 1:
            found += survey.mission[library.OCCUPIED]
    else:
        return 0.0
    for other in s.setup.nations:
        if s.leader[other] == territory and not s.allied(survey.nation, other):
            found += 4.0
    return found


def standing(survey: Survey, army: int, territory: int, here: bool) -> float:
    """What it is worth that an army stands on a territory: it holds it, guards it, can attack from it, can go on."""
    s, nation = survey.s, survey.nation
    others = [other for other in s.at[territory] if other != army]
    found = 0.0
    if not others:
        if STRATEGIC >> territory & 1 and here:
            found += survey.worth(territory)
        elif survey.near_enemies >> territory & 1:
            found += GUARD * survey.worth(territory)
    if INDUSTRY >> territory & 1 and others:
        found += survey.mission[library.INDUSTRY_ARMIES]
    dossier = DOSSIER[army]
    land = s.neutral() | s.contested()
    ahead = BESIDE[territory] & land
    if ahead:
        found += 0.5 * min(2, ahead.bit_count())
    elif land or survey.hostile:
        goal = land | survey.hostile
        away = min([BOARD.distance(territory, other) for other in bits(goal)])
        found -= 0.45 * away
    if not s.fought >> army & 1:
        mine = s.attack[dossier]
        best = 0.0
        for target in bits(BESIDE[territory] & survey.hostile):
            best = max(best, pressure(survey, target, army, territory, mine))
        found += best
    if BASES >> territory & 1 and s.own[nation] >> territory & 1 and not others and survey.near_enemies:
        found += 0.6
    return found


def pressure(survey: Survey, target: int, army: int, territory: int, mine: int) -> float:
    """What an army next to an enemy territory adds to the attack on it."""
    s = survey.s
    wanted = attack.defence_total(s, target)
    have = 0
    for near in bits(BESIDE[target] & survey.friendly & s.manned):
        for other in s.at[near]:
            if other != army and not s.fought >> other & 1:
                have += s.attack[DOSSIER[other]]
    if have >= wanted:
        return 0.4
    value = max(0.0, odds.prize(survey, target))
    if have + mine >= wanted:
        return 0.55 * value
    return 0.2 * value * mine / max(1, wanted)


def choose_move(survey: Survey, army: int, legal: list[int]) -> int:
    ends = 0
    for act in legal:
        if SPACE.base_of[act] == GO:
            ends |= 1 << (act - GO)
    best, _ = best_end(survey, army, ends)
    return GO + best


def best_march(survey: Survey, bonus: int) -> tuple[int, float]:
    """The army that gains most by a forced march."""
    s, nation = survey.s, survey.nation
    best, most = -1, -99.0
    for army in movement.movable(s, nation, bonus):
        _, gain = best_end(survey, army, movement.ends(s, nation, army, bonus))
        if gain > most:
            best, most = army, gain
    return best, most


def choose_march(survey: Survey, bonus: int) -> int:
    army, _ = best_march(survey, bonus)
    return TAKE + army


def choose_plebiscite(survey: Survey, legal: list[int]) -> int:
    """The best land, and land that leads on."""
    places = [act for act in legal if SPACE.base_of[act] == ANNEX]
    open_beside = survey.s.neutral() | survey.s.contested()
    return max(
        places,
        key=lambda act: survey.worth(act - ANNEX) + 0.2 * (BESIDE[act - ANNEX] & open_beside).bit_count(),
    )
