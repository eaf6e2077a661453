"""Weighted facts for arguments: what speaks for a space, a battle, a hit or a card, as far as the seat knows."""

from __future__ import annotations

from typing import Final

from grognard.bots.quartermaster_1914 import standing
from grognard.bots.quartermaster_1914.economy import cards_left
from grognard.bots.quartermaster_1914.footing import footing
from grognard.bots.quartermaster_1914.plays import battle_start, places, strike_gain, uses_battled
from grognard.bots.quartermaster_1914.scene import NOWHERE, Scene
from grognard.bots.quartermaster_1914.strikes import Strike, strikes
from grognard.bots.quartermaster_1914.survey import Survey
from grognard.core.board import bits
from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.board import supply
from grognard.games.quartermaster_1914.board.prepared import sustaining
from grognard.games.quartermaster_1914.board.terrain import hard
from grognard.games.quartermaster_1914.cards.special_cards import MINED
from grognard.games.quartermaster_1914.facts.library import BLACKJACK, GERMAN_AID, KIND, KIND_MASK, STATUS, TYPE
from grognard.games.quartermaster_1914.facts.tables import (
    ALLIES,
    BRITAIN,
    COALITION,
    GERMANY,
    HOMES,
    LAND,
    MEMBERS,
    OBJECTIVES,
    POWER_OF,
    SCORING,
)
from grognard.games.quartermaster_1914.turn.effects import EFFECTS

Fact = tuple[float, Saying]
"""How much it weighs, and how it is said."""
URGENT: Final = 1.3
"""How much more points must count for that to be told."""
FEW_CARDS: Final = 8
"""So many cards in hand and deck are told to be few."""


def rounds_to_score(survey: Survey) -> int:
    return sum(1 for scoring in SCORING if scoring >= survey.s.round)


def objectives(survey: Survey) -> int:
    return (OBJECTIVES | survey.s.tokens) & LAND


def enemies(survey: Survey) -> int:
    return survey.s.side_mask(1 - survey.side)


def attacked(survey: Survey, scene: Scene, space: int) -> bool:
    """Whether an enemy is next to a space, in supply."""
    return any(footing(enemy, scene.pieces[enemy]).reach >> space & 1 for enemy in MEMBERS[1 - survey.side])


def war_ends(survey: Survey) -> list[Fact]:
    """What speaks for every point where a lead may end the war soon."""
    return [(4.5, Saying("because-war-ends"))] if survey.ground.urgency > URGENT else []


# Placing


def placing(survey: Survey, scene: Scene, nation: int, space: int) -> list[Fact]:
    """What speaks for a piece of a nation in a space."""
    found: list[Fact] = []
    before = footing(nation, scene.pieces[nation])
    after = footing(nation, scene.pieces[nation] | 1 << space)
    friends = survey.s.side_mask(survey.side)
    goals = objectives(survey) | scene.tokens
    rounds = rounds_to_score(survey)
    if space == HOMES[nation]:
        key = "because-home" if scene.pieces[nation] or not attacked(survey, scene, space) else "because-home-first"
        found.append((6.0, Saying(key, nation=nation, space=space)))
    if goals >> space & 1 and not friends >> space & 1:
        found += war_ends(survey)
    if goals >> space & 1 and not (friends | enemies(survey)) >> space & 1 and rounds:
        found.append((5.0, Saying("because-objective-free", space=space, number=rounds)))
    joined = (after.supplied & ~before.supplied).bit_count() - 1
    if joined > 0 and space != HOMES[nation]:
        found.append((4.0, Saying("because-rejoins", space=space, number=joined)))
    reached = (after.reach & ~before.reach) & ~(1 << space)
    free = after.start & ~before.start & goals & ~friends & ~enemies(survey) & ~(1 << space)
    hostile = reached & goals & enemies(survey)
    if free:
        found.append((3.0, Saying("because-way-to", space=space, space2=bits(free)[0])))
    if hostile:
        found.append((2.5, Saying("because-way-against", space=space, space2=bits(hostile)[0])))
    if goals >> space & 1 and friends >> space & 1:
        found.append((2.0, Saying("because-second-guard", space=space)))
    if not found and reached & enemies(survey):
        target = bits(reached & enemies(survey))[0]
        found.append((1.0, Saying("because-front", space=space, space2=target)))
    if not found:
        found.append((0.5, Saying("because-more-ground", space=space)))
    return found


# Battles


def battle(survey: Survey, nation: int, origin: int, target: int) -> list[Fact]:
    """What speaks for an attack of a nation on a space."""
    s = survey.s
    found: list[Fact] = []
    there = [enemy for enemy in MEMBERS[1 - survey.side] if s.pieces[enemy] >> target & 1]
    if not there:
        return [(2.0, Saying("because-way-is-free", space=target))]
    rounds = rounds_to_score(survey)
    for enemy in there:
        foot = footing(enemy, s.pieces[enemy])
        if target == HOMES[enemy]:
            found.append((5.5, Saying("because-enemy-home", nation=enemy, space=target)))
        elif foot.supplied >> target & 1:
            rest = supply.supplied(enemy, s.pieces[enemy] & ~(1 << target))
            cut = foot.supplied.bit_count() - 1 - rest.bit_count()
            if cut > 0:
                found.append((3.5, Saying("because-cuts", space=target, number=cut)))
    if objectives(survey) >> target & 1 and rounds:
        found.append((5.0, Saying("because-objective-enemy", space=target, number=rounds)))
        found += war_ends(survey)
    if not any(s.supplied(enemy) >> target & 1 for enemy in there):
        found.append((3.2, Saying("because-unsupplied", space=target)))
    if not answerable(survey, there):
        found.append((4.0, Saying("because-no-answer", space=target)))
    reach = 0
    for enemy in there:
        reach |= supply.neighbourhood(enemy, s.supplied(enemy) & 1 << target)
    feared = reach & s.side_mask(survey.side) & objectives(survey)
    if feared:
        found.append((3.0, Saying("because-threat-removed", space=target, space2=bits(feared)[0])))
    ready = sustain_card(survey, nation, origin, target)
    if ready >= 0:
        found.append((2.0, Saying("because-sustain-ready", card=ready)))
    if not found:
        found.append((1.0, Saying("because-weakens", space=target)))
    return found


def answerable(survey: Survey, there: list[int]) -> bool:
    """Whether a power with prepared cards might reinforce these nations."""
    s = survey.s
    powers = {POWER_OF[enemy] for enemy in there}
    for helper, card in ((GERMANY, GERMAN_AID), (BRITAIN, BLACKJACK)):
        if helper in ALLIES[1 - survey.side] and s.has(helper, card):
            powers.add(helper)
    return any(s.prepared[power] for power in powers)


def sustain_card(survey: Survey, nation: int, origin: int, target: int) -> int:
    """The kind of an own prepared card that would sustain the attack, or none."""
    s = survey.s
    for power in ALLIES[COALITION[nation]]:
        if s.seat_of(power) == survey.seat:
            cards = sustaining(s, power, s.prepared[power], nation, origin, target, hard(origin, target))
            if cards:
                return KIND[bits(cards)[0]]
    return -1


def stake(survey: Survey, space: int) -> list[Fact]:
    """What speaks for saving own pieces in a space."""
    s = survey.s
    found: list[Fact] = []
    rounds = rounds_to_score(survey)
    for nation in MEMBERS[survey.side]:
        foot = footing(nation, s.pieces[nation])
        if not foot.pieces >> space & 1:
            continue
        if space == HOMES[nation]:
            found.append((6.0, Saying("because-home", nation=nation, space=space)))
        elif foot.supplied >> space & 1:
            rest = supply.supplied(nation, foot.pieces & ~(1 << space))
            cut = foot.supplied.bit_count() - 1 - rest.bit_count()
            if cut > 0:
                found.append((4.0, Saying("because-saves-supply", space=space, number=cut)))
    if objectives(survey) >> space & 1 and rounds:
        found.append((5.0, Saying("because-objective-ours", space=space, number=rounds)))
    return found


# Cards


def hit(survey: Survey, power: int, number: int) -> list[Fact]:
    """What speaks for making an enemy power discard cards."""
    s = survey.s
    left = cards_left(s, power)
    if left + s.prepared[power].bit_count() < number:
        return [(5.0, Saying("because-nothing-left", power=power))]
    found: list[Fact] = [(1.0 + 0.4 * number, Saying("because-attrition", power=power, number=number))]
    if left <= FEW_CARDS:
        found.append((1.4 + 0.3 * number, Saying("because-runs-dry", power=power, number=left)))
    return found


def mined(survey: Survey, power: int) -> list[Fact]:
    """What speaks for hitting an enemy power with Tunnel Mines, which cost prepared cards only."""
    if survey.s.prepared[power].bit_count() < MINED:
        return [(5.0, Saying("because-nothing-left", power=power))]
    return [(2.0, Saying("because-attrition", power=power, number=MINED))]


def card(survey: Survey, kind: int) -> list[Fact]:
    """What speaks for playing a card: what its effects do where they do most."""
    found: list[Fact] = []
    scene = Scene(survey.s, survey.s.hands[survey.power].bit_count() - 1)
    scene.built = scene.battled = NOWHERE
    effects = EFFECTS[kind]
    for index, effect in enumerate(effects):
        op = effect.op
        if not effect.holds(scene.pieces):
            if op == "condition":
                break
            continue
        if op in ("build", "recruit"):
            wanted = effect.spaces(scene.built, scene.battled, scene.battled_hard)
            options = places(survey, scene, effect.nation, wanted, op == "recruit")
            if options and options[0][0] > 0:
                found += placing(survey, scene, effect.nation, options[0][1])
                scene = options[0][2]
        elif op == "battle":
            wanted = effect.spaces(scene.built, scene.battled, scene.battled_hard)
            empty = uses_battled(effects, index + 1)
            best: Strike | None = None
            most = 0.0
            for blow in strikes(survey, scene, effect.nation, wanted, battle_start(effect, scene), empty):
                gain = strike_gain(survey, scene, blow, effects, index + 1, kind)
                if gain > most:
                    best, most = blow, gain
            if best is not None:
                found += battle(survey, effect.nation, best.origin, best.target)
                scene = scene.changed(best.won)
                scene.battled, scene.battled_hard = best.target, best.hard()
        elif op == "points" and effect.coalition == survey.side:
            found.append((4.0 + effect.number, Saying("because-points", number=effect.number)))
            found += war_ends(survey)
        elif op == "attrition":
            for one in effect.hits:
                if one.power in ALLIES[1 - survey.side]:
                    found += hit(survey, one.power, one.number(scene.pieces))
        elif op == "token":
            found.append((2.0, Saying("because-token", space=bits(effect.where)[0])))
        elif op in ("prepare", "draft", "play"):
            found.append((0.8, Saying("because-more-cards", card=kind)))
    if TYPE[kind] == STATUS:
        lasting = KIND_MASK[kind].bit_length() - 1
        if standing.scoring(survey, lasting) is not None and rounds_to_score(survey):
            found.append((4.0, Saying("because-status-scores", card=kind, number=rounds_to_score(survey))))
        else:
            found.append((1.5, Saying("because-status-lasts", card=kind, number=survey.turns_left)))
    return found
