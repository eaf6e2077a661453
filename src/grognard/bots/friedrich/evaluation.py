"""The evaluation function of Friedrich: how near each attacker is to all of its objectives, and what is in the way."""

from __future__ import annotations

from typing import Final

from grognard.bots.evaluation import Evaluation, Row
from grognard.bots.friedrich import details
from grognard.core.board import bits
from grognard.games.friedrich.board import conquest, victory
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts.tables import (
    BOARD,
    CARD_VALUE,
    DEFENDED_BY,
    FRANCE,
    GENERALS_OF,
    HANOVER,
    IMPERIAL,
    NATIONS,
    OBJECTIVES,
    PRUSSIA,
    RUSSIA,
    SWEDEN,
)

NAMES: Final = [
    "held", "missing", "open", "near", "troops", "cards", "facing", "facing_cards", "guards", "gone", "rivals", "led",
]  # fmt: skip
FAR: Final = 10
"""Beyond so many cities distance does not matter any more."""
FREDERICK: Final = "frederick"
LONG: Final = 20.0
"""So many turns a long war lasts."""


def points(s: FriedrichState, nation: int) -> int:
    """What the cards in a hand are worth."""
    total = 0
    for card in bits(s.hands[nation]):
        total += CARD_VALUE[card]
    return total


def held(s: FriedrichState, nation: int) -> float:
    """The part of its objectives that a nation holds."""
    cities = victory.needed(s, nation)
    return sum([1 for city in cities if s.holds(city)]) / len(cities) if cities else 0.0


def seekers(s: FriedrichState) -> list[int]:
    """The nations that win by their objectives."""
    return [n for n in s.setup.nations if OBJECTIVES[n] and (n != PRUSSIA or s.setup.theatre)]


CONTENDERS: Final = [FREDERICK, *NATIONS]


class FriedrichEvaluation(Evaluation[FriedrichState]):
    """Judges positions of Friedrich."""

    horizon = 12

    def names(self) -> list[str]:
        return NAMES

    def time(self, state: FriedrichState) -> float:
        """The war is over when those have left who must: it is their leaving that counts, and the turns before it."""
        s = state
        if s.setup.west:
            left = sum([1 for card in s.drawn if card >= 12])
            return min(1.0, s.turn / LONG * 0.5 + left * 0.25)
        left = int(s.is_out(RUSSIA)) + int(s.is_out(SWEDEN)) + int(s.is_out(FRANCE))
        return min(1.0, s.turn / LONG * 0.5 + left / 6)

    def contenders(self) -> list[str]:
        return CONTENDERS

    def details(self) -> tuple[list[tuple[str, int]], list[str]]:
        return details.SETS, details.NUMBERS

    def detailed(self, state: FriedrichState) -> tuple[list[int], list[float]]:
        return details.sets(state), details.numbers(state)

    def rows(self, state: FriedrichState) -> list[Row]:
        s = state
        prussian, hanoverian = s.total(PRUSSIA), s.total(HANOVER)
        prussian_cards = points(s, PRUSSIA)
        parts = [held(s, nation) for nation in NUMBERS]
        seeking = seekers(s)
        found: list[Row] = []
        lead = max([parts[nation] for nation in seeking if nation != PRUSSIA], default=0.0)
        if PRUSSIA not in seeking:
            hostile = sum([s.total(n) for n in s.setup.nations if n not in (PRUSSIA, HANOVER)])
            numbers = [0.0] * len(NAMES)
            numbers[4], numbers[5] = prussian / 32, prussian_cards / 100
            numbers[6], numbers[10] = hostile / 60, lead
            found.append(Row(FREDERICK, [s.seat_of(PRUSSIA)], numbers))
        for nation in seeking:
            against = IMPERIAL if nation == PRUSSIA else PRUSSIA
            cities = victory.needed(s, nation)
            missing = [city for city in cities if not s.holds(city)]
            stacks = [] if not s.plays(nation) else s.cities_of(nation)
            unguarded, near, guards = 0, 0.0, 0.0
            for city in missing:
                defender = DEFENDED_BY[city]
                away = BOARD.distances(city)
                closest = min([away[stack] for stack in stacks], default=FAR)
                near += 1.0 - min(FAR, closest) / FAR
                if defender < 0 or not conquest.guarded(s, city, defender):
                    unguarded += 1
                else:
                    guards += max(
                        [s.troops[g] for g in GENERALS_OF[defender] if s.where[g] >= 0 and away[s.where[g]] <= 4],
                        default=0,
                    )
            own, facing = s.total(nation), s.total(against)
            facing_cards = points(s, against)
            if nation == FRANCE:
                facing += hanoverian
                facing_cards += points(s, HANOVER)
            number = max(1, len(cities))
            found.append(
                Row(
                    NATIONS[nation],
                    [s.seat_of(nation)],
                    [
                        parts[nation],
                        len(missing) / 10,
                        unguarded / number,
                        near / number,
                        own / 24,
                        points(s, nation) / 100,
                        facing / 32,
                        facing_cards / 100,
                        guards / (8 * number),
                        0.0 if s.plays(nation) else 1.0,
                        max([parts[other] for other in seeking if other != nation], default=0.0),
                        1.0 if parts[nation] >= lead else 0.0,
                    ],
                )
            )
        return found

    def margins(self, state: FriedrichState) -> list[float]:
        """All objectives, or the part of them that was held; Frederick's margin is what the best of them lacked."""
        s = state
        result = s.result()
        assert result is not None
        found: list[float] = []
        seeking = seekers(s)
        won = {nation for nation in seeking if s.seat_of(nation) in result.winners and not _lacking(s, nation)}
        if PRUSSIA not in seeking:
            best = max([1.0 if nation in won else 0.8 * held(s, nation) for nation in seeking])
            found.append(1.0 if s.seat_of(PRUSSIA) in result.winners else 0.5 - 0.5 * best)
        for nation in seeking:
            found.append(1.0 if nation in won else 0.8 * held(s, nation) - 0.2)
        return found


def _lacking(s: FriedrichState, nation: int) -> bool:
    return not victory.fulfils(s, nation)


NUMBERS: Final = list(range(len(NATIONS)))
