"""Finds room in each area for pieces, for its name and for the mark beside the name; see areas.py."""

from __future__ import annotations

import csv
import math
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from shapely import affinity, contains_xy, distance, points
from shapely.geometry import Point, box
from shapely.prepared import prep

GAMES = Path(__file__).parents[5] / "src/grognard/games"
WIDTHS: dict[str, dict[str, int]] = tomllib.loads((GAMES / "friedrich/data/lettering.toml").read_text("utf-8"))

Spot = tuple[float, float]

SLOTS = 6
"""For how many pieces there should be room: one of each nation of the Entente, and one more."""
APART = 35.0
"""How far pieces stand from one another."""
PIECE = 15.0
"""Half the width of a piece."""
TALL = 1.35
"""A piece is so much higher than wide."""
MARK = 11.0
"""Half the width of the mark of a home or an objective."""
TOKENS = ("BUL", "BUR", "GRE", "MID", "PER", "RUM")
"""2: where an objective may yet be made."""
LEADING = 0.98
RISE, FALL = 0.68, 0.24
SIZES = (26.0, 24.0, 23.0, 22.0, 21.0, 20.0, 19.0, 18.0, 17.0, 16.0, 15.0)


class Name(NamedTuple):
    """A name as it may be written: the middle of the lines, and the block that name and mark fill."""

    x: float
    y: float
    size: float
    turn: float
    lines: list[str]
    mark: tuple[float, float] | None
    block: Any


def wide(text: str, sea: bool) -> float:
    widths = WIDTHS["italic" if sea else "upright"]
    return sum(widths.get(letter, 600) for letter in text) / 1000


def breaks(name: str) -> list[list[str]]:
    """The ways to write a name in lines."""
    words = name.split()
    return [[name]] + ([[" ".join(words[:i]), " ".join(words[i:])] for i in range(1, len(words))])


def names(inside: Any, name: str, sea: bool, marked: bool, size: float, turn: float) -> Iterator[Name]:
    """Every place in an area where its name fits."""
    room = prep(inside)
    for lines in breaks(name):
        across = max(wide(line, sea) for line in lines) * size
        high = ((len(lines) - 1) * LEADING + RISE + FALL) * size
        for above in (False, True) if marked else (False,):
            # the mark stands before the name, or above it; dx and dy lead from the middle of the block to the name's
            dx = MARK + 1.5 if marked and not above else 0.0
            dy = MARK + 0.5 if above else 0.0
            half = (across / 2 + dx, max(high / 2 + dy, MARK if marked else 0.0))
            sign = (0.0, MARK - half[1]) if above else (MARK - half[0], 0.0)
            for x, y in grid(inside, 6):
                around = affinity.rotate(box(x - half[0], y - half[1], x + half[0], y + half[1]), turn, origin=(x, y))
                if room.contains(around):
                    text, mark = (
                        affinity.rotate(Point(x + px, y + py), turn, origin=(x, y)) for px, py in ((dx, dy), sign)
                    )
                    yield Name(text.x, text.y, size, turn, lines, (mark.x, mark.y) if marked else None, around)


def grid(inside: Any, step: float) -> list[Spot]:
    left, top, right, bottom = inside.bounds if not inside.is_empty else (0, 0, 0, 0)
    columns, rows = int((right - left) / step) + 1, int((bottom - top) / step) + 1
    found = [(left + column * step, top + row * step) for row in range(rows) for column in range(columns)]
    return [spot for spot, is_in in zip(found, contains_xy(inside, found), strict=True) if is_in]


def packed(free: list[Spot], deep: dict[Spot, float], tall: float, tries: int) -> list[Spot]:
    """As many slots as there is room for, close together around the first."""
    best: list[Spot] = []
    value = -1e9
    starts = sorted(free, key=lambda spot: -deep[spot])
    for start in starts[:: max(1, len(starts) // tries)]:
        chosen = [start]
        for spot in sorted(free, key=lambda spot: math.dist(spot, start) - 0.35 * deep[spot]):
            if all(math.hypot(spot[0] - other[0], (spot[1] - other[1]) / tall) >= APART for other in chosen):
                chosen.append(spot)
                if len(chosen) == SLOTS:
                    break
        spread = sum(math.dist(start, other) for other in chosen) / len(chosen)
        now = len(chosen) * 100 - spread + 0.6 * min(deep[start], 40) + 0.3 * sum(min(deep[s], 22) for s in chosen)
        if now > value:
            best, value = chosen, now
    return best


def worth(name: Name, slots: list[Spot], middle: Spot) -> float:
    """How good a place for a name is: large letters, and slots for five pieces, all close together."""
    spread = sum(math.dist(slots[0], other) for other in slots) / len(slots)
    return (
        60 * min(len(slots), 5)
        + 6 * (len(slots) > 5)
        + 4.5 * name.size
        - 12 * max(0.0, 18 - name.size)
        - 0.12 * math.dist((name.block.centroid.x, name.block.centroid.y), slots[0])
        - 0.06 * math.dist(slots[0], middle)
        - 0.25 * spread
        - 0.12 * abs(name.turn)
    )


def ranked(spaces: dict[str, Any], areas: dict[str, Any]) -> None:
    """Puts the slot for the first piece first: away from the name, the edge, and the first pieces of other areas."""
    firsts: list[Spot] = []

    def free(code: str, slot: Spot) -> float:
        spot = Point(slot)
        room = 1.8 * min(spot.distance(areas[code].boundary), 24) + min(spot.distance(spaces[code]["block"]), 32)
        crowd = min((math.hypot(slot[0] - x, (slot[1] - y) / TALL) for x, y in firsts), default=99.0)
        return float(room) + 1.5 * min(crowd, 44.0) - 0.15 * math.dist(slot, areas[code].centroid.coords[0])

    for code in sorted(spaces, key=lambda code: float(areas[code].area)):
        slots = spaces[code]["slots"]
        first = max(slots, key=lambda slot: free(code, slot))
        firsts.append(first)
        slots.sort(key=lambda slot: math.dist(slot, first))


def settle(
    area: Any, lakes: Any, name: str, sea: bool, marked: bool, turns: list[float], most: float
) -> dict[str, Any]:
    """The best places for name and pieces in an area. No name is written on a lake."""
    largest = max(getattr(area, "geoms", [area]), key=lambda one: one.area)
    edge = area.boundary
    middle = (largest.centroid.x, largest.centroid.y)
    inside = largest.difference(lakes).buffer(-3.5)
    step = 5.0 if largest.area < 30000 else 11.0
    best: tuple[float, Name, list[Spot]] | None = None
    for margin, gap in ((PIECE + 1.5, 10.0), (PIECE - 2, 6.0), (PIECE - 6, 4.0), (5.0, 3.0)):
        free = grid(largest.buffer(-margin), step)
        if not free:
            continue
        spots = points(free)
        deep = dict(zip(free, distance(edge, spots), strict=True))
        for size in SIZES:
            if size > most:
                continue
            for turn in turns:
                options = list(names(inside, name, sea, marked, size, turn))
                for option in options[:: max(1, len(options) // 45)]:
                    x0, y0, x1, y1 = option.block.bounds
                    round_it = option.block if option.turn else box(x0, y0 - gap, x1, y1 + gap)
                    left = [spot for spot, off in zip(free, distance(round_it, spots), strict=True) if off > PIECE + 1]
                    if not left:
                        continue
                    slots = packed(left, deep, TALL, 10)
                    if len(slots) < 5:
                        slots = packed(left, deep, 1.0, 10)
                    value = worth(option, slots, middle) + min(distance(edge, option.block), 12) + 2 * margin
                    if best is None or value > best[0]:
                        best = (value, option, slots)
            if best is not None and len(best[2]) >= 5 and best[1].size > size + 2:
                break
        if best is not None and len(best[2]) >= 5 and best[1].size >= 20:
            break
    if best is None:
        raise SystemExit(f"no room for {name}")
    _, chosen, slots = best
    return {
        "block": chosen.block,
        "slots": [[round(x), round(y)] for x, y in slots],
        "label": _label(chosen),
        "place": [round(n, 1) for n in chosen.mark] if chosen.mark else [round(chosen.x), round(chosen.y)],
    }


def furnish(areas: dict[str, Any], lakes: Any, turns: dict[str, list[float]]) -> dict[str, Any]:
    """Slots, name and mark of every space."""
    found = {}
    with (GAMES / "quartermaster_1914/data/spaces.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            code, sea = row["code"], row["kind"] == "sea"
            marked = bool(row["home_of"]) or row["objective"] == "1" or code in TOKENS
            found[code] = settle(
                areas[code], lakes, row["name"], sea, marked, turns.get(code, [0.0]), 26.0 if sea else 23.0
            )
            label = found[code]["label"]
            print(code, len(found[code]["slots"]), label["size"], label["turn"], label["lines"])
            if row["terrain"] == "difficult":
                found[code]["hills"] = hills(areas[code].difference(lakes), found[code]["block"])
    ranked(found, areas)
    for space in found.values():
        del space["block"]
    return found


def entitle(areas: dict[str, Any], key: Any) -> dict[str, Any]:
    """The names of what lies outside the game, where the key to the map leaves room for them."""
    found = {}
    for owner, area in areas.items():
        kind, name = owner.split(" ", 1)
        free = area.difference(key.buffer(6))
        largest = max(getattr(free, "geoms", [free]), key=lambda one: one.area)
        for size in (20.0, 18.0, 16.0, 14.0):
            options = list(names(largest.buffer(-3), name, kind == "closed", False, size, 0.0))
            if options:
                best = max(options, key=lambda option: distance(largest.boundary, option.block) - 6 * len(option.lines))
                found[owner] = _label(best)
                break
    return found


def _label(name: Name) -> dict[str, Any]:
    return {"x": round(name.x, 1), "y": round(name.y, 1), "size": name.size, "turn": name.turn, "lines": name.lines}


def hills(area: Any, name: Any) -> list[int]:
    """Hills all over an area, but not on its name: x, y and size of each in turn."""
    ground = area.buffer(-4).difference(name.buffer(3))
    left, top, right, bottom = area.bounds
    found: list[int] = []
    chance = random.Random(1914)
    for row in range(int((bottom - top) / 13) + 1):
        for column in range(int((right - left) / 19) + 1):
            size = chance.choice((5, 6, 6, 7, 8))
            x = left + 19 * column + 9.5 * (row % 2) + chance.uniform(-3, 3)
            y = top + 13 * row + chance.uniform(-2, 2)
            if ground.contains(box(x - size, y - size, x + size, y + 1)):
                found += [round(x), round(y), size]
    return found
