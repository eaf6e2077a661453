"""Statistics over a game (its course): the numbers that it follows, its rounds, and its turning points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from grognard.core.sayings import Saying

Row = Mapping[str, Sequence[int]]
"""For each series its numbers at one moment, one for each bearer."""

Unit = Literal["round", "turn"]
ROUND: Final[tuple[Unit, Unit]] = ("round", "turn")
"""A heading names its round by one of these arguments; one without them belongs to the round before it."""

FEWEST: Final = 3
MOST: Final = 5
LEAD: Final = 0.5
"""What a change of the lead weighs, as a part of all that a series ever moved."""
OTHERS: Final = 1 / 3
"""What a series weighs beside the first one, by which the game is decided."""


class Series:
    """A number that a game follows, for things of one kind: troops by nation, points by side.

    The series by which the game is decided comes first. `seats` has for each bearer the seats that lead it now.
    """

    __slots__ = ("bearers", "kind", "name", "seats", "title")

    def __init__(self, name: str, title: Saying, kind: str, bearers: list[int], seats: list[list[int]]) -> None:
        self.name = name
        self.title = title
        self.kind = kind
        self.bearers = bearers
        self.seats = seats


def round_of(heading: Saying) -> int:
    """The number of the round that a heading speaks of, or -1.

    >>> round_of(Saying("turn", turn=3, nation=1)), round_of(Saying("the-end"))
    (3, -1)
    """
    unit = unit_of(heading)
    number: int = -1 if unit is None else heading.args[unit]
    return number


def unit_of(heading: Saying) -> Unit | None:
    """What the game calls a round: one of ROUND, or None where the heading names none."""
    for name in ROUND:
        if isinstance(heading.args.get(name), int):
            return name
    return None


def rounds(headings: Sequence[Saying]) -> list[tuple[int, int]]:
    """Where the rounds begin, from the headings of all acts: how many acts stood then, and the number of the round.

    >>> rounds([Saying("set-up"), Saying("turn", turn=1), Saying("end-of-turn"), Saying("turn", turn=2)])
    [(1, 1), (3, 2)]
    """
    found: list[tuple[int, int]] = []
    for point, heading in enumerate(headings):
        number = round_of(heading)
        if number >= 0 and (not found or found[-1][1] != number):
            found.append((point, number))
    return found


def scales(rows: Sequence[Row]) -> dict[str, int]:
    """For each series the distance between its least and its greatest number in all these rows."""
    found: dict[str, int] = {}
    for name in rows[0] if rows else {}:
        numbers = [number for row in rows for number in row[name]]
        found[name] = max(numbers) - min(numbers) if numbers else 0
    return found


def swing(before: Row, after: Row, scale: Mapping[str, int]) -> float:
    """How far the standings moved: in each series the distance between who won most and who lost most (or nothing),
    as a part of its scale; then the sum, in which all but the first series weigh OTHERS. Where all win alike, nothing
    has moved."""
    total = 0.0
    for place, (name, most) in enumerate(scale.items()):
        weight = OTHERS if place else 1.0
        changes = [after[name][bearer] - number for bearer, number in enumerate(before[name])]
        if len(changes) == 1:
            changes.append(0)
        if most and changes:
            total += weight * (max(changes) - min(changes)) / most
    return total


def leader(numbers: Sequence[int]) -> int:
    """The place of who is ahead of all others, or -1."""
    best = max(numbers, default=0)
    return list(numbers).index(best) if list(numbers).count(best) == 1 and len(numbers) > 1 else -1


def turning_points(rows: Sequence[Row]) -> list[int]:
    """The rows, in their order, with which a turning point came: those whose swing since the row before is greatest. A
    change of the lead in the first series adds LEAD. There are at most MOST; beyond FEWEST they must have half of the
    weight of the greatest.

    >>> turning_points([{"points": [n, 10 - n]} for n in (5, 6, 2, 2, 3)])
    [1, 2, 4]
    """
    scale = scales(rows)
    weights: list[tuple[float, int]] = []
    ahead = -1
    for place, row in enumerate(rows):
        now = leader(next(iter(row.values()))) if row else -1
        overtaken = now >= 0 and ahead >= 0 and now != ahead
        if place:
            weights.append((swing(rows[place - 1], row, scale) + (LEAD if overtaken else 0.0), place))
        ahead = now if now >= 0 else ahead
    best = sorted([weight for weight in weights if weight[0] > 0], key=lambda weight: (-weight[0], weight[1]))
    enough = [place for nth, (weight, place) in enumerate(best[:MOST]) if nth < FEWEST or 2 * weight >= best[0][0]]
    return sorted(enough)
