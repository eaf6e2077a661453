"""Where the names of the cities stand on the map: for each size of lettering, as many as fit without touching."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.seen import schema
from grognard.games.friedrich.seen.schema import Anchor

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

SIZES: Final[list[float]] = [58.0, 38.0, 26.0, 18.5, 13.0, 9.5]
"""The sizes of the lettering in map units. The nearer one looks, the smaller it is, and the more names fit."""
SYMBOLS: Final[list[float]] = [1.75, 1.3, 1.0, 0.84, 0.68, 0.54]
"""How large the signs of the cities are at these sizes."""
MOST: Final[list[int]] = [26, 76, 200, 430, 672, 672]
"""The most names at these sizes; more would fit, but not look well."""
DOT: Final = 5.0
DEPOT: Final = 12.0
ORDER: Final[list[float]] = [0.0, 12.0, 9.0]
"""Half the width of the sign of an objective of first and second order."""
RISE: Final = 0.68
FALL: Final = 0.24
"""How far letters reach above and below their line."""
START: Final[Anchor] = 0
MIDDLE: Final[Anchor] = 1
END: Final[Anchor] = 2
CELL: Final = 64

FAMOUS: Final = ["Berlin", "Warszawa", "Dresden", "Breslau", "Hannover", "Leipzig", "Magdeburg", "Stettin", "Gdańsk",
                 "Kraków", "Poznań", "Kassel", "Hamburg", "Bremen", "Frankfurt (Main)", "Küstrin", "Halle",
                 "Olmütz", "Prag", "Königgrätz", "Königsberg (East Prussia)", "Stralsund", "Erfurt"]  # fmt: skip
"""Cities that are named first."""


def label(name: str) -> str:
    """What is written at a city: its name without the remark that tells it from others."""
    return name.split(" (")[0]


def is_upright(city: int) -> bool:
    """Depots are written upright, all other cities in italics."""
    return any(city in depots for depots in tables.DEPOTS)


def width(text: str, upright: bool) -> float:
    """How wide a text is at size 1."""
    widths = _WIDTHS["upright" if upright else "italic"]
    return sum(widths.get(letter, 600) for letter in text) / 1000


def length(city: int, text: str) -> float:
    """How wide what is written at a city is at size 1."""
    return width(text, is_upright(city))


_WIDTHS: Final[dict[str, dict[str, int]]] = tables.DATA.toml("lettering.toml")


def radius(city: int, tier: int) -> float:
    """Half the width of a city's sign."""
    if is_upright(city):
        size = DEPOT
    elif tables.OBJECTIVE_OF[city] >= 0:
        size = ORDER[tables.OBJECTIVE_ORDER[city]]
    else:
        size = DOT
    return size * SYMBOLS[tier]


def importance() -> list[int]:
    """All cities, the most important first."""
    famous = {tables.city(name): place for place, name in enumerate(FAMOUS) if name in tables.CITIES}
    started = set(tables.START)
    sectors = {row["name"] for row in tables.SECTORS}

    def rank(city: int) -> tuple[int, int, int, int]:
        order = tables.OBJECTIVE_ORDER[city]
        if is_upright(city):
            group = 0
        elif city in famous:
            group = 1
        elif order == 1:
            group = 2
        elif order == 2:
            group = 3
        elif city in started or tables.CITIES[city] in sectors:
            group = 4
        else:
            group = 5
        roads = len(tables.MAIN_ROADS.neighbours[city]), len(tables.BOARD.neighbours[city])
        return group, famous.get(city, 99), -roads[0] * 2 - roads[1], city

    return sorted(range(len(tables.CITIES)), key=rank)


class Cells:
    """Boxes in a grid, so that the ones near a place are found quickly."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], list[tuple[int, Box]]] = {}

    def around(self, box: Box) -> Iterator[tuple[int, int]]:
        for column in range(int(box[0] // CELL), int(box[2] // CELL) + 1):
            for row in range(int(box[1] // CELL), int(box[3] // CELL) + 1):
                yield column, row

    def add(self, number: int, box: Box) -> None:
        for cell in self.around(box):
            self.cells.setdefault(cell, []).append((number, box))

    def near(self, box: Box) -> set[int]:
        """The numbers of the boxes that touch this one."""
        found: set[int] = set()
        for cell in self.around(box):
            for number, other in self.cells.get(cell, ()):
                if touch(box, other):
                    found.add(number)
        return found


def touch(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def crosses(box: Box, ax: float, ay: float, bx: float, by: float) -> bool:
    """Whether a line runs through a box."""
    low, high = 0.0, 1.0
    for start, step, least, most in ((ax, bx - ax, box[0], box[2]), (ay, by - ay, box[1], box[3])):
        if step == 0:
            if start < least or start > most:
                return False
            continue
        first, last = sorted(((least - start) / step, (most - start) / step))
        low, high = max(low, first), min(high, last)
        if low > high:
            return False
    return True


def places(x: float, y: float, size: float, length: float, sign: float) -> list[tuple[float, float, Anchor, Box]]:
    """The eight places for a name around a city, the best first: x, y, anchor, box."""
    gap = sign + size * 0.14
    slant = sign * 0.75 + size * 0.08
    middle = (RISE - FALL) / 2 * size
    found = []
    for dx, dy, anchor in (
        (gap, middle, START),
        (slant, -slant, START),
        (slant, slant + RISE * size * 0.8, START),
        (-gap, middle, END),
        (0.0, -gap - FALL * size * 0.5, MIDDLE),
        (0.0, gap + RISE * size * 0.95, MIDDLE),
        (-slant, -slant, END),
        (-slant, slant + RISE * size * 0.8, END),
    ):
        px, py = round((x + dx) * 2) / 2, round((y + dy) * 2) / 2
        left = px - (0.0, length / 2, length)[anchor]
        found.append((px, py, anchor, (left, py - RISE * size, left + length, py + FALL * size)))
    return found


class Sheet:
    """The names at one size of lettering."""

    def __init__(self, tier: int, lengths: list[float], frame: Box, roads: Cells) -> None:
        self.tier = tier
        self.lengths = lengths
        self.size = SIZES[tier]
        self.frame = frame
        self.roads = roads
        self.written = Cells()
        self.signs = Cells()
        self.labels: dict[int, tuple[float, float, Anchor, int]] = {}
        for city, (x, y) in enumerate(zip(tables.X, tables.Y, strict=True)):
            half = radius(city, tier)
            self.signs.add(city, (x - half, y - half, x + half, y + half))

    def write(self, city: int, before: int) -> None:
        """Write the name of a city where it disturbs least; `before` is where it stood on the last sheet, or -1."""
        x, y = tables.X[city], tables.Y[city]
        length = self.lengths[city] * self.size
        best: tuple[float, int, float, float, Anchor, Box] | None = None
        for number, (px, py, anchor, box) in enumerate(places(x, y, self.size, length, radius(city, self.tier))):
            cost = number * 0.25 - (1.5 if number == before else 0)
            trouble = self.trouble(city, box)
            if trouble is not None and (best is None or cost + trouble < best[0]):
                best = (cost + trouble, number, px, py, anchor, box)
        if best is None:
            return
        _, number, px, py, anchor, box = best
        pad = self.size * 0.07
        self.written.add(city, (box[0] - 2 * pad, box[1] - pad, box[2] + 2 * pad, box[3] + pad))
        self.labels[city] = (px, py, anchor, number)

    def trouble(self, city: int, box: Box) -> float | None:
        """What a name would cover; None if it may not stand there."""
        left, top, right, bottom = self.frame
        if box[0] < left or box[1] < top or box[2] > right or box[3] > bottom:
            return None
        if self.written.near(box):
            return None
        cost = 0.0
        for other in self.signs.near(box):
            if other == city:
                continue
            if tables.OBJECTIVE_OF[other] >= 0 or is_upright(other):
                return None
            cost += 3.0
        if cost > 3.0 and self.tier >= 2:
            return None
        for road in self.roads.near(box):
            a, b, main = tables.ROADS[road]
            if crosses(box, tables.X[a], tables.Y[a], tables.X[b], tables.Y[b]):
                cost += 1.6 if main else 0.7
        return cost


@lru_cache(maxsize=8)
def sheets(written: tuple[str, ...], frame: Box) -> list[schema.Sheet]:
    """For what is written at the cities, and each size: the lettering's size, the scale of the signs, and the names as
    [city, x, y, anchor]. Languages that write the same share them."""
    lengths = [length(city, text) for city, text in enumerate(written)]
    roads = Cells()
    for number, (a, b, _) in enumerate(tables.ROADS):
        xs, ys = sorted((tables.X[a], tables.X[b])), sorted((tables.Y[a], tables.Y[b]))
        roads.add(number, (xs[0], ys[0], xs[1], ys[1]))
    order = importance()
    found: list[schema.Sheet] = []
    last: dict[int, tuple[float, float, Anchor, int]] = {}
    for tier, size in enumerate(SIZES):
        sheet = Sheet(tier, lengths, frame, roads)
        for city in [city for city in order if city in last] + [city for city in order if city not in last]:
            if len(sheet.labels) < MOST[tier]:
                sheet.write(city, last[city][3] if city in last else -1)
        last = sheet.labels
        found.append(
            {
                "size": size,
                "signs": SYMBOLS[tier],
                "labels": [(city, x, y, anchor) for city, (x, y, anchor, _) in last.items()],
            }
        )
    return found
