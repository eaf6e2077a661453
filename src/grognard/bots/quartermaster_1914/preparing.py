"""Values of prepared cards."""

from __future__ import annotations

from typing import Final

from grognard.bots.quartermaster_1914.guards import DOUBT, fits
from grognard.bots.quartermaster_1914.odds import at_most
from grognard.bots.quartermaster_1914.scene import Scene
from grognard.bots.quartermaster_1914.strikes import strikes
from grognard.bots.quartermaster_1914.survey import Survey, Threat
from grognard.core.board import bits
from grognard.games.quartermaster_1914.board.prepared import place_fits
from grognard.games.quartermaster_1914.board.terrain import hard
from grognard.games.quartermaster_1914.cards.special_cards import next_to
from grognard.games.quartermaster_1914.facts.library import (
    ATR,
    CA,
    GERMAN_AID,
    HITS,
    KIND,
    LIMIT,
    NAMED,
    NATION,
    OF_SYMBOL,
    RA,
    RN,
    SLB,
    STRENGTH,
    SUPPLY,
    SYMBOL,
)
from grognard.games.quartermaster_1914.facts.tables import (
    AH,
    ALLIES,
    BESIDE,
    DE,
    DIFFICULT,
    GERMANY,
    LAND,
    MEMBERS,
    OT,
    POWER_OF,
    SEA,
)
from grognard.games.quartermaster_1914.turn.effects import EFFECTS

ANY_FRONT: Final = 0.07
"""What a card that reinforces is worth without a threat in sight: it tells nobody so."""
SECOND_FRONT: Final = 0.35
WAITING: Final = 0.85
"""An attrition card prepared now hits in a later turn."""
READY: Final = 0.7
UNREADY: Final = 0.25
"""How far a card that sustains counts, with and without a battle in hand."""
STRIKING_BACK: Final = 0.5
"""How likely a counterattack wins, and is not foreseen."""
STRUCK_AT: Final = 2
UNSURE: Final = 0.3
"""How likely an attack fails, at least, whatever lies prepared."""


def prepared_value(survey: Survey, kind: int) -> float:
    """What it gains to have one more card of this kind prepared."""
    known = survey.prepared.get(kind)
    if known is None:
        known = survey.prepared[kind] = _value(survey, kind)
    return known


def lying_value(survey: Survey, kind: int) -> float:
    """What would be lost with a card that lies prepared already."""
    if SYMBOL[kind] in (RA, RN):
        return prepared_value(survey, kind) / DOUBT ** STRENGTH[kind]
    if SYMBOL[kind] == ATR:
        return max(prepared_value(survey, kind), attrition_hits(survey, kind) if survey.turns_left > 1 else 0.0)
    return prepared_value(survey, kind)


def _value(survey: Survey, kind: int) -> float:
    if survey.turns_left <= 1 and SYMBOL[kind] == ATR:
        return 0.0
    symbol = SYMBOL[kind]
    if symbol in (RA, RN):
        return _reinforcing(survey, kind)
    if symbol == ATR:
        return _attrition(survey, kind)
    if symbol == CA:
        return _striking_back(survey, kind)
    return _sustaining(survey, kind)


def defended(survey: Survey, kind: int) -> list[Threat]:
    """The threats that a card helps against."""
    nations = [NATION[kind]]
    if nations == [DE] and survey.s.has(GERMANY, GERMAN_AID):
        nations += [AH, OT]
    on_land = SYMBOL[kind] == RA
    found: list[Threat] = []
    for nation in nations:
        supplied = survey.s.supplied(nation)
        for threat in survey.threats(nation):
            space = threat.space
            if bool(LAND >> space & 1) != on_land or not (supplied >> space & 1 or SUPPLY[kind]):
                continue
            if fits(kind, space, bool(DIFFICULT >> space & 1), on_land):
                found.append(threat)
    return found


def _reinforcing(survey: Survey, kind: int) -> float:
    s, nation = survey.s, NATION[kind]
    gains: list[float] = []
    for threat in defended(survey, kind):
        left = survey.ground.guards.behind(s.pieces, survey.side, threat.space)
        gains.append(threat.chance * threat.stake * left * (1 - DOUBT ** STRENGTH[kind]))
    gains.sort(reverse=True)
    value = sum(worth * SECOND_FRONT**place for place, worth in enumerate(gains[:3]))
    general = ANY_FRONT * STRENGTH[kind] if survey.turns_left > 1 and s.pieces[nation] else 0.0
    if LIMIT[kind] == NAMED or SYMBOL[kind] == RN:
        general *= 0.4
    return max(value, general)


def _attrition(survey: Survey, kind: int) -> float:
    """The hits of a later turn; only one card hits in a turn."""
    waiting = (survey.s.prepared[survey.power] & OF_SYMBOL[ATR]).bit_count()
    return attrition_hits(survey, kind) * WAITING ** (1 + waiting) if waiting < survey.turns_left - 1 else 0.0


def attrition_hits(survey: Survey, kind: int) -> float:
    """What an attrition card gains when it is used."""
    if HITS[kind]:
        return sum(survey.hit(hit.power, hit.base) for hit in HITS[kind])
    prices = [survey.prices[p] for p in ALLIES[1 - survey.side] if next_to(survey.s, NATION[kind], p)]
    return max(prices, default=0.0)


def battles_with(kind: int, nation: int) -> bool:
    return any(effect.op == "battle" and effect.nation == nation for effect in EFFECTS[kind])


def _sustaining(survey: Survey, kind: int) -> float:
    s, nation = survey.s, NATION[kind]
    power = POWER_OF[nation]
    hand = s.hands[power]
    armed = any(battles_with(KIND[card], nation) and KIND[card] != kind for card in bits(hand))
    scene = Scene(s, hand.bit_count() - 1)
    where = LAND if SYMBOL[kind] == SLB else SEA
    best = 0.0
    for blow in strikes(survey, scene, nation, where, -1, False):
        if not place_fits(kind, blow.target, hard(blow.origin, blow.target)):
            continue
        spread = survey.odds.defence(s.pieces, nation, blow.origin, blow.target)
        symbols = survey.odds.sustain(nation, blow.origin, blow.target, scene.hand)
        better = at_most(spread, symbols + STRENGTH[kind]) - at_most(spread, symbols)
        stake = survey.value(blow.won, s.tokens) - survey.now()
        best = max(best, better * stake)
    general = 0.05 * STRENGTH[kind] if survey.turns_left > 2 and LIMIT[kind] != NAMED and where == LAND else 0.0
    return max(best * (READY if armed else UNREADY), general)


def _striking_back(survey: Survey, kind: int) -> float:
    """A counterattack needs a supplied army that is attacked and holds, and an attacker who is missed."""
    s, nation = survey.s, NATION[kind]
    nations = [nation, AH, OT] if nation == DE and s.has(GERMANY, GERMAN_AID) else [nation]
    best = 0.0
    for own in nations:
        supplied = s.supplied(own) & LAND
        for threat in survey.threats(own)[:STRUCK_AT]:
            if supplied >> threat.space & 1:
                held = max(UNSURE, 1 - survey.ground.guards.left(own, threat.space, True))
                best = max(best, threat.chance * held * _prize(survey, threat.space))
    return max(best * STRIKING_BACK, 0.05)


def _prize(survey: Survey, space: int) -> float:
    """What the attackers next to a space are worth, the least of them."""
    s = survey.s
    enemies = MEMBERS[1 - survey.side]
    near = 0
    for enemy in enemies:
        near |= s.supplied(enemy) & LAND & BESIDE[survey.side][space]
    gains = [survey.without(origin, enemies) for origin in bits(near)]
    return min(gains, default=0.0)
