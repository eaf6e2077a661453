"""12.4: which losses a Loss Number asks for. All orders of step losses are tried; only the fullest ones are allowed
(R-38)."""

from __future__ import annotations

from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts.tables import (
    ARMY,
    BEF,
    BEFC,
    LOSS,
    NATION,
    PRIORITY,
    RESERVES,
    RU,
    RUC,
    SIDE,
    SORT,
    UNITS,
)

Unit = tuple[int, int, int, int]
"""Its loss factor now; that of its reduced side, or 0 if it is reduced; whether it is an army; where its corps are."""
Score = tuple[int, int, int]
"""The points that are met; those that missing replacements would have met (12.4.4.2); whether a corps lost a step."""

NO_CORPS = -1
_MOST = 50000
_best: dict[tuple[tuple[Unit, ...], tuple[tuple[int, int], ...], int, int, int], Score] = {}


def replaces(corps: int, army: int) -> bool:
    """12.4.4, 12.4.4.3: whether this corps may stand in for this army."""
    if ARMY[corps] or SIDE[corps] != SIDE[army]:
        return False
    if army == BEF or corps == BEFC:
        return army == BEF and corps == BEFC
    if NATION[corps] != NATION[army]:
        return False
    return NATION[corps] != RU or SORT[corps] == RUC


def replacement(s: PathsState, army: int) -> int:
    """The corps that replaces an army: one at full strength if there is one; -1 if there is none."""
    found = NO_CORPS
    for corps in s.at[RESERVES[SIDE[army]]]:
        if replaces(corps, army):
            if not s.reduced >> corps & 1:
                return corps
            if found < 0:
                found = corps
    return found


class Toll:
    """What a set of units can lose, with the corps that stand ready for them."""

    def __init__(self, s: PathsState, pieces: list[int]) -> None:
        self.kinds: list[int] = []
        """The nations whose armies take part, with the British Expeditionary Force as one of its own."""
        for piece in pieces:
            kind = self.kind(piece)
            if ARMY[piece] and kind not in self.kinds:
                self.kinds.append(kind)
        pools: list[tuple[int, int]] = []
        for kind in self.kinds:
            army = next(piece for piece in pieces if ARMY[piece] and self.kind(piece) == kind)
            corps = [piece for piece in s.at[RESERVES[SIDE[army]]] if replaces(piece, army)]
            reduced = sum([s.reduced >> piece & 1 for piece in corps])
            pools.append((len(corps) - reduced, reduced))
        self.pools = tuple(pools)
        self.units = [self.unit(s, piece) for piece in pieces]

    def kind(self, piece: int) -> int:
        return len(UNITS) if piece == BEF else NATION[piece]

    def unit(self, s: PathsState, piece: int) -> Unit:
        reduced = s.reduced >> piece & 1
        pool = self.kinds.index(self.kind(piece)) if ARMY[piece] else NO_CORPS
        return (LOSS[reduced][piece], 0 if reduced else LOSS[1][piece], int(ARMY[piece]), pool)

    def after(self, index: int) -> tuple[list[Unit], tuple[tuple[int, int], ...], int, int]:
        """Units and corps after one of them has lost a step; how many armies vanish unreplaced; whether a corps lost
        it."""
        return _lose(self.units, self.pools, index, self.corps_factors())

    def corps_factors(self) -> tuple[tuple[int, int], ...]:
        return tuple([(2, 1) if kind == len(UNITS) else (1, 1) for kind in self.kinds])


def _lose(
    units: list[Unit], pools: tuple[tuple[int, int], ...], index: int, factors: tuple[tuple[int, int], ...]
) -> tuple[list[Unit], tuple[tuple[int, int], ...], int, int]:
    _factor, next_factor, army, pool = units[index]
    rest = units[:index] + units[index + 1 :]
    if next_factor:
        return [*rest, (next_factor, 0, army, pool)], pools, 0, 1 - army
    if not army:
        return rest, pools, 0, 1
    full, reduced = pools[pool]
    if not full and not reduced:
        return rest, pools, 1, 0
    left = (full - 1, 0 + reduced) if full else (0, reduced - 1)
    corps: Unit = (factors[pool][0], factors[pool][1], 0, NO_CORPS) if full else (factors[pool][1], 0, 0, NO_CORPS)
    return [*rest, corps], (*pools[:pool], left, *pools[pool + 1 :]), 0, 0


def best(
    units: list[Unit],
    pools: tuple[tuple[int, int], ...],
    factors: tuple[tuple[int, int], ...],
    left: int,
    gone: int,
    corps: int,
) -> Score:
    """The best that can be made of what is left of the Loss Number, when so many armies have vanished unreplaced."""
    key = (tuple(sorted(units)), (*pools, *factors), left, gone, corps)
    known = _best.get(key)
    if known is not None:
        return known
    found: Score = (0, min(left, 2 * gone), corps)
    tried: list[Unit] = []
    for index, unit in enumerate(units):
        if unit[0] > left or unit in tried:
            continue
        tried.append(unit)
        next_units, next_pools, more_gone, by_corps = _lose(units, pools, index, factors)
        score = best(next_units, next_pools, factors, left - unit[0], gone + more_gone, corps | by_corps)
        total = (score[0] + unit[0], score[1], score[2])
        if total > found:
            found = total
    if len(_best) > _MOST:
        _best.clear()
    _best[key] = found
    return found


def choices(s: PathsState, pieces: list[int], left: int, gone: int, corps: int, wish: bool) -> list[int]:
    """The units of which one must lose a step now, so that as much as possible is lost in the end, and never more.

    `gone` armies have vanished unreplaced, `corps` says whether a corps has lost a step; with the `wish` of Withdrawal
    losses of corps are preferred among equals (R-33).
    """
    if left <= 0 or not pieces:
        return []
    toll = Toll(s, pieces)
    factors = toll.corps_factors()
    goal = best(toll.units, toll.pools, factors, left, gone, corps)
    if not goal[0]:
        return []
    found: list[int] = []
    scores: dict[Unit, bool] = {}
    for index, piece in enumerate(pieces):
        unit = toll.units[index]
        if unit[0] > left:
            continue
        good = scores.get(unit)
        if good is None:
            units, pools, more_gone, by_corps = toll.after(index)
            score = best(units, pools, factors, left - unit[0], gone + more_gone, corps | by_corps)
            total = (score[0] + unit[0], score[1], score[2])
            good = total[:2] == goal[:2] and (not wish or total[2] == goal[2])
            scores[unit] = good
        if good:
            found.append(piece)
    return found


def first_to_lose(s: PathsState, pieces: list[int], number: int) -> list[int]:
    """12.4.5: the attackers of which one must take the first loss; none if nobody has to."""
    able = [piece for piece in pieces if PRIORITY[piece] < 9 and LOSS[s.reduced >> piece & 1][piece] <= number]
    if not able:
        return []
    first = min([PRIORITY[piece] for piece in able])
    return [piece for piece in able if PRIORITY[piece] == first]


def steps_left(s: PathsState, pieces: list[int]) -> int:
    """How many steps these units have, with the corps that would replace their armies (12.5.3)."""
    total = 0
    used: list[int] = []
    for piece in pieces:
        total += 1 if s.reduced >> piece & 1 else 2
        if ARMY[piece]:
            for corps in s.at[RESERVES[SIDE[piece]]]:
                if corps not in used and replaces(corps, piece):
                    used.append(corps)
                    total += 1
                    break
    return total
