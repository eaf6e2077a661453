"""Arguments for moves, training, the leader's way and development."""

from __future__ import annotations

from grognard.bots.warzag.survey import Survey
from grognard.core.board import bits
from grognard.core.sayings import Saying
from grognard.games.warzag.board import terms
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts.acts import ACTIVATE, PROMOTE, RESEARCH
from grognard.games.warzag.facts.library import ATOMIC, CONDITION, END, PROMOTED
from grognard.games.warzag.facts.tables import (
    ANNEX,
    ANNEX_BASE,
    BASES,
    BESIDE,
    CAMP,
    COUNT,
    DOSSIER,
    FIRST,
    FORT,
    FORT_DEFENCE,
    INDUSTRY,
    LABORATORY,
    PER_ARMY,
    PLAIN,
    PRODUCES,
    PRODUCTION,
    SIZE,
    STRATEGIC,
    WITH_BESIDE,
)
from grognard.games.warzag.phases import attack, research, resources


def counts(before: WarzagState, after: WarzagState, nation: int, mission: int) -> bool:
    """Whether more of what a mission counts is there."""
    condition = CONDITION[mission]
    return terms.counted(after, nation, condition) > terms.counted(before, nation, condition)


# Moves


def of_going(survey: Survey, territory: int, army: int) -> list[Saying]:
    """What speaks for a territory as the end of a move, or for its annexation by a card (then without an army)."""
    s = survey.s
    found: list[Saying] = []
    for other in s.setup.nations:
        if s.leader[other] == territory and not s.allied(survey.nation, other):
            found.append(Saying("because-drives-leader", nation=other, territory=territory))
    if survey.contested >> territory & 1:
        found.append(Saying("because-occupies", territory=territory))
    elif survey.neutral >> territory & 1:
        price = ANNEX_BASE if BASES >> territory & 1 else ANNEX
        brings = resources.income_of(s, territory)
        if army < 0:
            found.append(Saying("because-annexes-free", territory=territory, number=brings))
        else:
            found.append(Saying("because-annexes", territory=territory, number=price, number2=brings))
    if army >= 0:
        found += of_front(survey, territory, army)
    if (INDUSTRY & survey.friendly) >> territory & 1:
        found.append(Saying("because-industry", territory=territory, number=PER_ARMY))
    if not s.at[territory]:
        found += of_threat(survey, territory)
    ahead = BESIDE[territory] & (survey.neutral | survey.contested)
    if ahead:
        found.append(Saying("because-leads-on", territory=territory, number=ahead.bit_count()))
    return found or [Saying("because-nearer", territory=territory)]


def of_front(survey: Survey, territory: int, army: int) -> list[Saying]:
    """The enemy territory next to it that an army could help to invade."""
    s = survey.s
    if s.fought >> army & 1:
        return []
    best: tuple[float, int, int, int] | None = None
    for target in bits(BESIDE[territory] & survey.hostile):
        have = s.attack[DOSSIER[army]]
        for near in bits(BESIDE[target] & survey.friendly & s.manned):
            have += attack.attack_total(s, [other for other in attack.fresh(s, near) if other != army])
        wanted = attack.defence_total(s, target)
        one = (survey.taken_worth(target) if have >= wanted else 0.0, -target, have, wanted)
        if best is None or one > best:
            best = one
    if best is None:
        return []
    if best[2] < best[3]:
        return [Saying("because-joins-front", territory=-best[1], number=s.attack[DOSSIER[army]])]
    return [Saying("because-front", territory=-best[1], number=best[2], number2=best[3])]


def of_threat(survey: Survey, territory: int) -> list[Saying]:
    """What enemies next to a territory could attack it with."""
    danger = survey.threat(territory)
    if not danger:
        return []
    is_base = bool((BASES & survey.friendly) >> territory & 1)
    return [Saying("because-guards-base" if is_base else "because-threatened", territory=territory, number=danger)]


# Training


def of_training(survey: Survey, kind: int, place: int) -> list[Saying]:
    """What speaks for a new army there."""
    s = survey.s
    dossier = 4 * survey.nation + kind
    reach = survey.reach(place, s.range[dossier])
    found = of_threat(survey, place)
    land = reach & (survey.neutral | survey.contested)
    if land:
        best = max(
            [(bool(STRATEGIC >> territory & 1), survey.worth(territory), -territory) for territory in bits(land)]
        )
        found.append(Saying("because-land-in-reach", territory=-best[2], number=land.bit_count()))
    if reach & survey.frontier():
        found.append(Saying("because-attacker", number=s.attack[dossier]))
    return found or [Saying("because-more-armies", territory=place)]


# The leader and development


def of_leading(survey: Survey, place: int) -> list[Saying]:
    """What speaks for a place of the leader."""
    s, nation = survey.s, survey.nation
    if place == LABORATORY:
        return [Saying("because-laboratory")]
    spots = (WITH_BESIDE[place] & s.own[nation] & PLAIN & ~s.all_developed()).bit_count()
    found = [Saying("because-develops", territory=place, number=spots)] if spots else []
    leader = s.leader[nation]
    if survey.near_enemies >> leader & 1 and not survey.near_enemies >> place & 1:
        found.append(Saying("because-leader-safe", territory=place))
    return found or [Saying("because-leader-nearer", territory=place)]


def of_developing(survey: Survey, kind: int, territory: int) -> list[Saying]:
    """What speaks for a development."""
    s = survey.s
    if kind == PRODUCTION:
        more = PRODUCES - resources.income_of(s, territory)
        return [Saying("because-produces", territory=territory, number=more)] if more > 0 else []
    if kind == FORT:
        found = [Saying("because-fortifies", territory=territory, number=FORT_DEFENCE)]
        return found + of_threat(survey, territory)
    assert kind == CAMP
    return [Saying("because-camp", territory=territory)]


def of_work(survey: Survey, verb: int, target: int) -> list[Saying]:
    """What speaks for research, promotions and repairs."""
    s, nation = survey.s, survey.nation
    if verb == ACTIVATE:
        return [Saying("because-activates", number=research.steps(s, nation))]
    if verb == RESEARCH:
        token = s.token[nation]
        end = min(END, token + research.steps(s, nation))
        if ATOMIC in s.setup.values.square_effect[token + 1 : end + 1]:
            return [Saying("because-bomb-ready")]
        passed = [square for square in range(token + 1, end + 1) if s.setup.values.milestone[square]]
        if passed:
            return [Saying("because-milestone", square=passed[-1])]
        ahead = next(square for square in range(end + 1, END + 1) if s.setup.values.milestone[square])
        return [Saying("because-researches", number=end - token, number2=ahead - end)]
    if verb == PROMOTE:
        dossier = 4 * nation + PROMOTED[target]
        armies = range(FIRST[dossier], FIRST[dossier] + COUNT[dossier])
        there = sum([1 for army in armies if s.where[army] < SIZE])
        return [Saying("because-promotes", promotion=target, number=there)]
    return [Saying("because-repairs", territory=target, number=sum([s.wounds[army] for army in s.at[target]]))]
