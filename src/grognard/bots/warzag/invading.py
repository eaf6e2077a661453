"""Invasion heuristic (Phase III), for the invader and for the defender."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from grognard.bots.warzag import odds
from grognard.bots.warzag.survey import Survey
from grognard.core.board import bits
from grognard.games.warzag.facts import library
from grognard.games.warzag.facts.acts import (
    BOMB,
    DONE,
    ELIMINATE,
    ENTER,
    FROM,
    INVADE,
    LIBERATE,
    PASS,
    PLAY,
    SABOTAGE,
    SPACE,
    WITH,
    WOUND_MOST,
)
from grognard.games.warzag.facts.library import EFFECT
from grognard.games.warzag.facts.tables import BASES, DEFEAT, FORT, STRATEGIC
from grognard.games.warzag.phases import attack, counterattack, resources
from grognard.games.warzag.phases.attack import Eliminate, Occupants, Origins
from grognard.games.warzag.phases.conquest import Taking
from grognard.games.warzag.phases.counterattack import Wounding
from grognard.games.warzag.phases.invasion import DEFENDING, FORTUNE_OF_INVADER, SUPPORTING, Invasion

BOLD: Final = 0.4
"""What an invasion must promise."""
BLAST: Final = 7.0
"""What the atomic weapon must do."""


def choose_invasion(survey: Survey, legal: list[int]) -> int:
    """The invasion that promises most; the weapon and sabotage where they pay."""
    best, most = DONE, BOLD
    for act in legal:
        verb = SPACE.base_of[act]
        if verb == INVADE:
            gain = plan(survey, act - INVADE, most)[0]
        elif verb == BOMB:
            gain = blast(survey, act - BOMB) - BLAST
        elif verb == PLAY:
            gain = 1.5
        else:
            continue
        if gain > most:
            best, most = act, gain
    return best


def plan(survey: Survey, target: int, least: float = -99.0) -> tuple[float, list[int]]:
    """What an invasion of a territory promises, and from where it is made best; not looked at where it cannot promise
    more than the least."""
    s = survey.s
    if not attack.defended(s, target):
        return odds.prize(survey, target), bits(attack.origins(s, survey.nation, target))[:1]
    assault = odds.Assault(survey, target)
    best, chosen = -99.0, bits(attack.origins(s, survey.nation, target))
    if assault.most() <= least:
        return best, chosen
    places = chosen
    ready = [attack.fresh(s, place) for place in places]
    for number in range(1, len(places) + 1):
        for some in combinations(range(len(places)), number):
            gain = assault.expect([army for index in some for army in ready[index]])
            if gain > best + 0.01:
                best, chosen = gain, [places[index] for index in some]
    return best, chosen


def choose_origins(survey: Survey, step: Origins, legal: list[int]) -> int:
    _, chosen = plan(survey, step.target)
    for place in chosen:
        if place not in step.picked and FROM + place in legal:
            return FROM + place
    return DONE if DONE in legal else legal[0]


def guard_loss(survey: Survey, army: int) -> float:
    """What is risked when an army leaves its territory."""
    s = survey.s
    place = s.where[army]
    if len(s.at[place]) > 1:
        return 0.0
    if STRATEGIC >> place & 1:
        return survey.worth(place)
    share = 0.35 if survey.near_enemies >> place & 1 else 0.05
    return share * survey.worth(place) + (1.5 if BASES >> place & 1 else 0.0)


def choose_occupants(survey: Survey, step: Occupants, legal: list[int]) -> int:
    """One army is enough: the one that is missed least."""
    if step.picked:
        return DONE
    s = survey.s
    found = [act for act in legal if SPACE.base_of[act] == WITH]
    return min(
        found,
        key=lambda act: (
            guard_loss(survey, act - WITH) + 0.1 * survey.army_worth(act - WITH) + s.wounds[act - WITH] * 0.05
        ),
    )


def choose_taking(survey: Survey, step: Taking, legal: list[int]) -> int:
    """The armies that are not needed where they are; where enemies are near, as strong as can be."""
    s = survey.s
    enters = [act for act in legal if SPACE.base_of[act] == ENTER and act - ENTER not in step.picked]
    if not step.picked:
        if not enters or survey.mission[library.LIBERATED] > survey.worth(step.target):
            return LIBERATE
        return min(
            enters,
            key=lambda act: guard_loss(survey, act - ENTER) - 0.25 * s.current(act - ENTER),
        )
    danger = survey.threat(step.target)
    have = attack.current_total(s, step.picked)
    if danger > have and enters:
        spare = [act for act in enters if guard_loss(survey, act - ENTER) < 1.0]
        if spare and len(step.picked) < 3:
            return max(spare, key=lambda act: s.current(act - ENTER))
    return DONE


def blast(survey: Survey, target: int) -> float:
    """What the atomic weapon does there."""
    s = survey.s
    owner = s.owner(target)
    if owner < 0:
        return 0.0
    found = sum([survey.army_worth(army) + survey.weights[library.KILL_COUNT] for army in s.at[target]])
    found += 20.0 * survey.danger(owner)
    if s.own[owner].bit_count() == 1:
        found += 20.0
    return found


def choose_sabotage(survey: Survey, legal: list[int]) -> int:
    return max(legal, key=lambda act: hindrance(survey, act - SABOTAGE) if SPACE.base_of[act] == SABOTAGE else -99.0)


def hindrance(survey: Survey, territory: int) -> float:
    """What it means that an enemy loses the development of a territory."""
    s = survey.s
    found = 8.0 * survey.danger(max(0, s.owner(territory)))
    found += 0.5 * (resources.income_of(s, territory) - 1) * survey.turns
    if s.developed[FORT] >> territory & 1:
        found += 2.5
    return found


# Cards in an invasion


def choose_window(survey: Survey, step: Invasion, legal: list[int]) -> int:
    """A card where it changes the course."""
    s = survey.s
    plays = {EFFECT[act - PLAY]: act for act in legal if SPACE.base_of[act] == PLAY}
    if not plays:
        return PASS
    if step.stage == SUPPORTING:
        return _support(survey, step, plays)
    if step.stage == DEFENDING:
        return _defence(survey, step, plays)
    faces = s.setup.values.faces
    expected = sum([_damage(survey, step, symbol) for symbol in faces]) / len(faces)
    now = step.damage(s)
    if step.stage == FORTUNE_OF_INVADER:
        return plays[library.FORTUNE] if now > expected + 1 and step.symbol(s) != DEFEAT else PASS
    return plays[library.FORTUNE] if now < expected - 1 else PASS


def _damage(survey: Survey, step: Invasion, symbol: int) -> float:
    return counterattack.damage(survey.s, step.target, symbol, step.partisans)


def _support(survey: Survey, step: Invasion, plays: dict[int, int]) -> int:
    card = plays.get(library.AIR_SUPPORT, -1)
    if card < 0:
        return PASS
    assault = odds.Assault(survey, step.target)
    bare = assault.expect(step.armies)
    more = assault.expect(step.armies, library.VALUE[card - PLAY])
    return card if more > bare + 1.2 else PASS


def _defence(survey: Survey, step: Invasion, plays: dict[int, int]) -> int:
    s = survey.s
    points, wanted = step.attack(s), step.defence(s)
    mines = plays.get(library.MINEFIELD, -1)
    if mines >= 0 and wanted <= points < wanted + library.VALUE[mines - PLAY]:
        return mines
    partisans = plays.get(library.PARTISANS, -1)
    if partisans >= 0:
        bonus = library.VALUE[partisans - PLAY]
        bare = more = 0.0
        for symbol in s.setup.values.faces:
            damage = counterattack.damage(s, step.target, symbol, 0)
            bare += _hurt(survey, step, damage, points >= wanted)
            more += _hurt(survey, step, damage + bonus, points >= wanted)
        if more > bare + 0.8 * len(s.setup.values.faces):
            return partisans
    return PASS


def _hurt(survey: Survey, step: Invasion, damage: int, losing: bool) -> float:
    """What a counter-attack is worth to the defender."""
    costs = [survey.s.current(army) for army in step.armies]
    lost, everybody = odds.losses([survey.army_worth(army) for army in step.armies], costs, damage)
    return lost + (survey.worth(step.target) if everybody and losing else 0.0)


# Eliminations and wounds


def choose_eliminations(survey: Survey, step: Eliminate, legal: list[int]) -> int:
    """The armies that are worth most together."""
    s = survey.s
    armies = step.armies
    values = [survey.army_worth(army) + survey.weights[library.KILL_COUNT] for army in armies]
    chosen = odds.best_subset(values, [s.current(army) for army in armies], step.points)
    wanted = [s.sort(armies[place]) for place in chosen]
    for army in step.picked:
        sort = s.sort(army)
        if sort not in wanted:
            return ELIMINATE + army
        wanted.remove(sort)
    for act in legal:
        if SPACE.base_of[act] == ELIMINATE and act - ELIMINATE not in step.picked and s.sort(act - ELIMINATE) in wanted:
            return act
    return DONE


def choose_wounds(survey: Survey, step: Wounding, legal: list[int]) -> int:
    """Whoever is worth most, as deep as possible."""
    acts = [act for act in legal if act != DONE]
    most = [act for act in acts if SPACE.base_of[act] == WOUND_MOST]
    if most:
        return max(most, key=lambda act: survey.army_worth(act - WOUND_MOST))
    return acts[0]
