"""What one nation wants: what more of everything is worth to it, by its objective and its mission."""

from __future__ import annotations

from typing import Final

from grognard.games.warzag.board import terms, victory
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts import library
from grognard.games.warzag.facts.library import CONDITION, IN_POINTS, LEAST, REWARD, REWARD_VALUE
from grognard.games.warzag.phases import resources

AIM: Final = 60.0
"""What it is worth to have all that the objective asks for, in points."""
WIN: Final = 500.0
CLOSE: Final = 2
"""With so much missing beside the points that an objective asks for, they are no longer spent."""
FINAL: Final = 8.0
"""What a territory is worth in the last round, when the most territories win."""
LAND: Final = 1.2
"""What any territory is worth beside its income: ground for more."""
CARD: Final = 2.5
"""What a supply card is worth."""


def weights(s: WarzagState, nation: int) -> list[float]:
    """What one more of everything that objectives count is worth."""
    found = [0.0] * len(library.METRICS)
    found[library.TERRITORY_COUNT] = LAND
    found[library.KILL_COUNT] = 0.6
    if s.round == victory.last_round(s):
        found[library.TERRITORY_COUNT] += FINAL
    objective = s.objectives[nation]
    if objective < 0:
        found[library.KILL_COUNT] = 1.5
        found[library.BASE_COUNT] = 6.0
        return found
    needs = terms.asked_for(s, objective)
    missing = [(name, least - terms.metric(s, nation, name), least) for name, least in needs]
    wanting = [(name, gap, least) for name, gap, least in missing if gap > 0]
    for name, gap, least in wanting:
        worth = AIM / len(needs) / max(4.0, least)
        if len(wanting) == 1:  # the last thing that is missing
            worth += AIM / (gap + 1) / max(2.0, gap)
            if gap == 1:
                worth = WIN
        found[name] += worth
    for name, gap, least in missing:  # what has been reached is to be kept
        if gap <= 0:
            found[name] += 0.5 * AIM / len(needs) / max(4.0, least)
    return found


def savings(s: WarzagState, nation: int) -> int:
    """Points that win if they are kept: all that the objective asks for, where only land is missing, or all but the
    next income, where nothing else is."""
    objective = s.objectives[nation]
    if objective < 0:
        return 0
    wanted = gap = 0
    for name, least in terms.asked_for(s, objective):
        if name == library.POINT_COUNT:
            wanted = least
        else:
            gap += max(0, least - terms.metric(s, nation, name))
    if not wanted:
        return 0
    if s.points[nation] >= wanted:
        return wanted if gap <= CLOSE else 0
    return max(0, wanted - resources.income(s, nation)) if gap == 0 else 0


def mission(s: WarzagState, nation: int, wanted: list[float]) -> list[float]:
    """What one more of everything that missions count is worth in this turn, with these weights of objectives."""
    found = [0.0] * len(library.CONDITIONS)
    card = s.missions[nation]
    if card < 0 or s.active != nation:
        return found
    gap = LEAST[card] - terms.counted(s, nation, CONDITION[card])
    if gap > 0:
        each = 0.9 if REWARD[card] == IN_POINTS else CARD
        reward = each * REWARD_VALUE[card] + wanted[library.MISSION_COUNT]
        found[CONDITION[card]] = reward / gap
    return found
