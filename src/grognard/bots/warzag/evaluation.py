"""The evaluation function of WARZAG WWII: how near each nation is to its objective, its land, armies and means."""

from __future__ import annotations

from typing import Final

from grognard.bots.evaluation import Evaluation, Row
from grognard.bots.warzag import details
from grognard.games.warzag.board import terms, victory
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts.tables import BASES, DOSSIER, NATION, NATIONS, SIZE, STRATEGIC
from grognard.games.warzag.phases import resources

NAMES: Final = [
    "least", "mean", "near", "rival", "land", "land_share", "bases", "strategic", "attack", "resistance",
    "attack_share", "points", "income", "cards", "leads", "partner_land", "partner_attack", "out",
]  # fmt: skip
ROUNDS: Final = 12.0
"""How long a game lasts where no armistice ends it."""


def progress(s: WarzagState, nation: int) -> tuple[float, float]:
    """What a nation has of its objective: the part of what lacks most, and of all on average."""
    objective = s.objectives[nation]
    if objective < 0 or s.out >> nation & 1:
        return 0.0, 0.0
    parts = [min(1.0, terms.metric(s, nation, name) / least) for name, least in terms.asked_for(s, objective)]
    return min(parts), sum(parts) / len(parts)


class WarzagEvaluation(Evaluation[WarzagState]):
    """Judges positions of WARZAG WWII."""

    horizon = 4

    def names(self) -> list[str]:
        return NAMES

    def family(self, state: WarzagState) -> str:
        return "alliances" if state.setup.alliances else f"{state.setup.players}-players"

    def time(self, state: WarzagState) -> float:
        return min(1.0, state.round / (victory.last_round(state) or ROUNDS))

    def contenders(self) -> list[str]:
        return NATIONS

    def places(self, state: WarzagState, rows: list[Row]) -> list[int]:
        return state.setup.nations

    def details(self) -> tuple[list[tuple[str, int]], list[str]]:
        return details.SETS, details.NUMBERS

    def detailed(self, state: WarzagState) -> tuple[list[int], list[float]]:
        return details.sets(state), details.numbers(state)

    def rows(self, state: WarzagState) -> list[Row]:
        s = state
        attack, resistance = [0.0] * 4, [0.0] * 4
        for army, place in enumerate(s.where):
            if place < SIZE:
                attack[NATION[army]] += s.attack[DOSSIER[army]]
                resistance[NATION[army]] += s.current(army)
        nations = s.setup.nations
        land = [own.bit_count() for own in s.own]
        all_land, all_attack = max(1, sum(land)), max(1.0, sum(attack))
        done = [progress(s, nation) for nation in range(4)]
        found: list[Row] = []
        for nation in nations:
            least, mean = done[nation]
            rivals = [other for other in nations if not s.allied(nation, other)]
            rival = max([done[other][0] for other in rivals], default=0.0)
            partner = s.partner(nation)
            numbers = [
                least,
                mean,
                least**3,
                rival**2,
                land[nation] / 20,
                land[nation] / all_land,
                (s.own[nation] & BASES).bit_count() / 2,
                (s.own[nation] & STRATEGIC).bit_count() / 5,
                attack[nation] / 50,
                resistance[nation] / 50,
                attack[nation] / all_attack,
                s.points[nation] / 30,
                resources.income(s, nation) / 20,
                s.hands[nation].bit_count() / 5,
                1.0 if land[nation] > max([land[other] for other in rivals], default=0) else 0.0,
                land[partner] / 20 if partner >= 0 else 0.0,
                attack[partner] / 50 if partner >= 0 else 0.0,
                1.0 if s.out >> nation & 1 else 0.0,
            ]
            side = [s.seat_of(other) for other in nations if s.allied(nation, other)]
            found.append(Row("nation", side, numbers))
        return found

    def margins(self, state: WarzagState) -> list[float]:
        """Half for the win, half for what was reached on the way."""
        s = state
        result = s.result()
        assert result is not None
        all_land = max(1, sum([own.bit_count() for own in s.own]))
        found: list[float] = []
        for nation in s.setup.nations:
            won = 0.5 if s.seat_of(nation) in result.winners else -0.5
            least, mean = progress(s, nation)
            land = s.own[nation].bit_count() / all_land
            found.append(won + (land if s.setup.alliances else 0.3 * least + 0.2 * mean + 0.3 * land))
        return found
