"""Arguments for an attack, for a card, for breaking off."""

from __future__ import annotations

from typing import Final

from grognard.bots.friedrich.arguments_of_moves import EVEN, guarded_by, of_way_out, percent
from grognard.bots.friedrich.duel import Duel
from grognard.bots.friedrich.odds import Clash
from grognard.bots.friedrich.survey import Survey
from grognard.core.board import bits
from grognard.core.sayings import Saying
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts.acts import ATTACK, BREAK_OFF, DECLINE
from grognard.games.friedrich.facts.tables import SUIT
from grognard.games.friedrich.steps.combat import Battle, Combat

STRONG: Final = 15
"""So many points of a suit are many."""
FEW: Final = 3


def of_good_odds(clash: Clash, piece: int, foe: int) -> list[Saying]:
    """The chances of a combat, as the estimate has them, where they speak for it."""
    chance = percent(clash.chance())
    return [Saying("because-odds", piece=piece, piece2=foe, percent=chance)] if chance >= EVEN else []


def of_poor_odds(clash: Clash, piece: int, foe: int) -> list[Saying]:
    """The chances of a combat where they speak for breaking it off."""
    chance = percent(clash.chance())
    return [Saying("because-odds-poor", piece=piece, piece2=foe, percent=chance)] if chance < EVEN else []


def of_attack(survey: Survey, step: Combat, verb: int, target: int) -> list[Saying]:
    """Why this fight comes first, or is begun by this stack."""
    s = survey.s
    hostile = s.where[target] if verb == ATTACK else step.target
    cities = step.own_cities(hostile) if verb == ATTACK else [s.where[target]]
    foe = survey.foe_at[hostile]
    best = cities[0]
    for city in cities:
        if survey.attack(s.strength(city), city, foe).value() > survey.attack(s.strength(best), best, foe).value():
            best = city
    found = of_stakes(s, foe.nation, hostile, foe.pieces[0])
    clash = survey.attack(s.strength(best), best, foe)
    found += of_way_out(clash.foe_room, foe.troops, foe.pieces[0])
    found += of_good_odds(clash, s.commander(best), foe.pieces[0])
    suit = SUIT[best]
    if survey.points[suit] >= STRONG:
        found.append(Saying("because-suit", suit=suit, number=survey.points[suit]))
    return found or [Saying("because-must-attack", piece=foe.pieces[0], piece2=s.commander(best))]


def of_stakes(s: FriedrichState, nation: int, city: int, piece: int) -> list[Saying]:
    """The objective that a stack alone protects."""
    for objective in bits(guarded_by(s, nation, city)):
        return [Saying("because-stake", city=objective, piece=piece)]
    return []


def of_duel(s: FriedrichState, step: Battle, seat: int, verb: int, target: int) -> list[Saying]:
    """Why a card is played, or none."""
    duel = Duel(s, step, seat, s.legal(seat))
    own, foe = s.commander(duel.city), s.commander(duel.foe_city)
    found: list[Saying] = []
    if verb == BREAK_OFF:
        if duel.score < 0:
            loss = min(-duel.score, duel.troops)
            found.append(Saying("because-retreat-saves", number=loss, piece=own))
            found += of_way_out(duel.room, duel.troops, own)
        else:
            found.append(Saying("because-tie", piece=own))
        return [*found, *of_poor_odds(duel.clash, own, foe)]
    if verb == DECLINE:
        return [Saying("because-nothing-to-play")]
    nation = step.nation(s, step.right)
    other = step.nation(s, 1 - step.right)
    if duel.gives_way():
        return [*of_way_out(duel.room, duel.troops, own), Saying("because-softens", piece=own)]
    found += of_way_out(duel.room, duel.troops, own)
    found += of_way_out(duel.foe_room, duel.foe_troops, foe)
    found += of_stakes(s, nation, duel.city, own)
    found += of_stakes(s, other, duel.foe_city, foe)
    found += of_good_odds(duel.clash, own, foe)
    if duel.clash.points >= STRONG:
        found.append(Saying("because-suit", suit=SUIT[duel.city], number=duel.clash.points))
    if s.hands[other].bit_count() <= FEW:
        found.append(Saying("because-few-cards", nation=other, number=s.hands[other].bit_count()))
    return found or [Saying("because-each-point", piece=own)]
