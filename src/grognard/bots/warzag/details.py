"""What the value network of WARZAG WWII reads besides the numbers of the evaluation function: every territory, army,
card and objective."""

from __future__ import annotations

from typing import Final

from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts.library import CARD_NAMES, OBJECTIVES
from grognard.games.warzag.facts.tables import DEVELOPMENTS, DOSSIER, KINDS, NATION, NATIONS, SIZE

FORCES: Final = (1, 8, 16)
"""So much attack of a nation in a territory is told apart."""

SETS: Final[list[tuple[str, int]]] = [
    ("active", len(NATIONS)),
    ("in the game", len(NATIONS)),
    ("moves before", len(NATIONS) * len(NATIONS)),
    *[(f"owned by {nation}", SIZE) for nation in NATIONS],
    *[(f"force {least} of {nation}", SIZE) for least in FORCES for nation in NATIONS],
    *[(f"leader of {nation}", SIZE) for nation in NATIONS],
    *[(name, SIZE) for name in DEVELOPMENTS],
    ("radioactive", SIZE),
    *[(f"hand of {nation}", len(CARD_NAMES)) for nation in NATIONS],
    *[(f"objective of {nation}", len(OBJECTIVES)) for nation in NATIONS],
    ("weapons", len(NATIONS)),
]
NUMBERS: Final[list[str]] = ["round"] + [
    f"{what}_{nation}"
    for nation in NATIONS
    for what in ("points", "token", "kills", "captures", "fulfilled", "wounds", *KINDS)
]


def sets(s: WarzagState) -> list[int]:
    """The sets, in the order of their names."""
    force = [[0] * SIZE for _ in NATIONS]
    for army, place in enumerate(s.where):
        if place < SIZE:
            force[NATION[army]][place] += s.attack[DOSSIER[army]]
    playing = before = 0
    for nation in s.setup.nations:
        playing |= 1 << nation
    for place, first in enumerate(s.order):
        for second in s.order[place + 1 :]:
            before |= 1 << len(NATIONS) * first + second
    found = [1 << s.active if s.active >= 0 else 0, playing & ~s.out, before, *s.own]
    for least in FORCES:
        for forces in force:
            mask = 0
            for place in range(SIZE):
                if forces[place] >= least:
                    mask |= 1 << place
            found.append(mask)
    found += [1 << place if place >= 0 else 0 for place in s.leader]
    found += [*s.developed, s.radioactive, *s.hands]
    found += [1 << objective if objective >= 0 else 0 for objective in s.objectives]
    return [*found, s.weapons]


def numbers(s: WarzagState) -> list[float]:
    """The numbers, in the order of their names."""
    kinds = [[0.0] * len(KINDS) for _ in NATIONS]
    wounds = [0, 0, 0, 0]
    for army, place in enumerate(s.where):
        if place < SIZE:
            nation = NATION[army]
            kinds[nation][DOSSIER[army] & 3] += 0.2
            wounds[nation] += s.wounds[army]
    found = [s.round / 12]
    for nation in range(len(NATIONS)):
        found += [s.points[nation] / 30, s.token[nation] / 20, s.kills[nation] / 10, s.captures[nation] / 10]
        found += [s.fulfilled[nation] / 5, wounds[nation] / 10, *kinds[nation]]
    return found
