"""The map: areas share a border on the picture if and only if they are adjacent; everything has its room."""

from __future__ import annotations

import itertools
import json
import math
import random
import re
from collections import defaultdict

import pytest

from grognard.games.friedrich.seen.labels import width as letters
from grognard.games.quartermaster_1914.facts import tables
from grognard.games.quartermaster_1914.seen import areas
from grognard.games.quartermaster_1914.seen.layout import layout
from grognard.texts.words import words
from tests.games.quartermaster_1914.vocabulary import GAME

LAYOUT = words(GAME).render(layout())
SPACES = {space["code"]: space for space in LAYOUT["spaces"]}
OUTSIDE = LAYOUT["neutral"] + LAYOUT["closed"]

Spot = tuple[int, int]
Edge = frozenset[Spot]
Point = tuple[float, float]


def lines(path: str) -> list[list[Spot]]:
    """The lines of a path in tenths of a unit: M, then relative steps, then perhaps z."""
    found = []
    for part in re.findall(r"M[^M]+", path):
        match = re.fullmatch(r"M(-?[\d.]+)[ ]?(-?[\d.]+)l([-\d. ]+)(z?)", part)
        assert match, part
        numbers = [round(float(n) * 10) for n in re.findall(r"-?(?:\d+(?:\.\d)?|\.\d)", match[3])]
        assert numbers
        assert len(numbers) % 2 == 0
        x, y = round(float(match[1]) * 10), round(float(match[2]) * 10)
        line = [(x, y)]
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            line.append((x, y))
        found.append([*line, line[0]] if match[4] else line)
    return found


RINGS = {code: lines(space["d"]) for code, space in SPACES.items()}
OTHERS = {f"{number} {row['name']}": lines(row["d"]) for number, row in enumerate(OUTSIDE)}
EVERYTHING = RINGS | OTHERS


def edges(rings: list[list[Spot]]) -> list[Edge]:
    return [frozenset(pair) for ring in rings for pair in itertools.pairwise(ring)]


def inside(rings: list[list[Spot]], x: float, y: float) -> bool:
    """Even-odd, as the browser fills it; x and y in units."""
    odd = False
    px, py = x * 10, y * 10
    for ring in rings:
        for (ax, ay), (bx, by) in itertools.pairwise(ring):
            if (ay > py) != (by > py) and px < (bx - ax) * (py - ay) / (by - ay) + ax:
                odd = not odd
    return odd


def shore(rings: list[list[Spot]], x: float, y: float) -> float:
    """How far it is to the edge of an area."""
    return min(
        off((x, y), (a[0] / 10, a[1] / 10), (b[0] / 10, b[1] / 10)) for r in rings for a, b in itertools.pairwise(r)
    )


def off(spot: Point, a: Point, b: Point) -> float:
    """How far a spot is from a line."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    long = dx * dx + dy * dy
    t = min(1.0, max(0.0, ((spot[0] - a[0]) * dx + (spot[1] - a[1]) * dy) / long)) if long else 0.0
    return math.dist(spot, (a[0] + t * dx, a[1] + t * dy))


def corners(label: dict[str, object], italic: bool) -> list[Point]:
    """The block that the lines of a label fill: as wide as its letters, as high as they rise and fall."""
    size, rows = float(str(label["size"])), label["lines"]
    assert isinstance(rows, list)
    half = max(letters(row, not italic) for row in rows) * size / 2
    high = ((len(rows) - 1) * 0.98 + 0.92) * size / 2
    turn = math.radians(float(str(label["turn"])))
    x, y = float(str(label["x"])), float(str(label["y"]))
    cos, sin = math.cos(turn), math.sin(turn)
    return [
        (x + px * cos - py * sin, y + px * sin + py * cos)
        for px, py in ((-half, -high), (half, -high), (half, high), (-half, high))
    ]


def apart(one: list[Point], other: list[Point]) -> bool:
    """Whether two blocks do not touch: there is a line between them along a side of one of them."""
    for block in (one, other):
        for a, b in itertools.pairwise([*block, block[0]]):
            nx, ny = b[1] - a[1], a[0] - b[0]
            first = [nx * x + ny * y for x, y in one]
            second = [nx * x + ny * y for x, y in other]
            if max(first) <= min(second) or max(second) <= min(first):
                return True
    return False


def near(block: list[Point], spot: Point) -> float:
    """How far a spot is from a block; 0 inside."""
    sides = list(itertools.pairwise([*block, block[0]]))
    within = {(b[0] - a[0]) * (spot[1] - a[1]) - (b[1] - a[1]) * (spot[0] - a[0]) > 0 for a, b in sides}
    return 0.0 if len(within) == 1 else min(off(spot, a, b) for a, b in sides)


LABELS = {code: corners(space["label"], space["kind"] == "sea") for code, space in SPACES.items()}


# Borders


@pytest.mark.rule("quartermaster-1914", "R56")
def test_areas_share_a_border_if_and_only_if_they_are_adjacent() -> None:
    owners: dict[Edge, set[str]] = defaultdict(set)
    for code, rings in RINGS.items():
        for edge in edges(rings):
            owners[edge].add(code)
    touching = {frozenset(codes) for codes in owners.values() if len(codes) == 2}
    links = {frozenset((tables.CODES[a], tables.CODES[b])) for a, b in tables.LINKS}
    assert touching == links
    assert len(links) == 99


def test_no_two_areas_meet_only_in_a_point() -> None:
    """Where four areas meet in one point, nobody can tell who is adjacent."""
    around: dict[Spot, set[str]] = defaultdict(set)
    for name, rings in EVERYTHING.items():
        for ring in rings:
            for spot in ring:
                around[spot].add(name)
    assert not {spot: names for spot, names in around.items() if len(names) > 3}


def test_every_edge_lies_between_two_areas_or_on_the_frame() -> None:
    counts: dict[Edge, int] = defaultdict(int)
    for rings in EVERYTHING.values():
        for edge in edges(rings):
            assert len(edge) == 2
            counts[edge] += 1
    margin, wide, high = LAYOUT["margin"] * 10, LAYOUT["width"] * 10, LAYOUT["height"] * 10
    for edge, count in counts.items():
        (ax, ay), (bx, by) = edge
        framed = (ax == bx and ax in (margin, wide - margin)) or (ay == by and ay in (margin, high - margin))
        assert count == (1 if framed else 2), edge


def test_the_areas_fill_the_frame_without_overlap() -> None:
    assert all(len(ring) > 3 and ring[0] == ring[-1] for rings in EVERYTHING.values() for ring in rings)
    margin = LAYOUT["margin"]
    source = random.Random(1914)
    for _ in range(1500):
        x = source.uniform(margin + 1, LAYOUT["width"] - margin - 1)
        y = source.uniform(margin + 1, LAYOUT["height"] - margin - 1)
        assert len([name for name, rings in EVERYTHING.items() if inside(rings, x, y)]) == 1, (x, y)


def test_the_lines_of_an_area_do_not_cross() -> None:
    """Around every area the area is on one side: the sum of all areas is the frame."""

    def size(ring: list[Spot]) -> float:
        return sum(ax * by - bx * ay for (ax, ay), (bx, by) in itertools.pairwise(ring)) / 200

    whole = sum(abs(sum(size(ring) for ring in rings)) for rings in EVERYTHING.values())
    margin = LAYOUT["margin"]
    assert whole == pytest.approx((LAYOUT["width"] - 2 * margin) * (LAYOUT["height"] - 2 * margin))


@pytest.mark.rule("quartermaster-1914", "3")
def test_borders_are_drawn_as_what_they_are() -> None:
    seas = {code for code, space in SPACES.items() if space["kind"] == "sea"}
    drawn: set[frozenset[str]] = set()
    for border in LAYOUT["borders"]:
        one, other = border["between"]
        assert lines(border["d"])
        if one and other:
            drawn.add(frozenset((one, other)))
            wet = (one in seas) + (other in seas)
            assert border["kind"] == ("land", "coast", "sea")[wet]
        else:
            assert border["kind"] in ("coast", "neutral")
    assert drawn == {frozenset((tables.CODES[a], tables.CODES[b])) for a, b in tables.LINKS}


@pytest.mark.rule("quartermaster-1914", "3.1")
def test_the_canal_leads_from_sea_to_sea_through_land() -> None:
    canal = LAYOUT["canal"]
    assert canal["between"] == ["NTH", "BAL"]
    [line] = lines(canal["d"])
    assert inside(RINGS["NTH"], line[0][0] / 10, line[0][1] / 10)
    assert inside(RINGS["BAL"], line[-1][0] / 10, line[-1][1] / 10)
    assert inside(RINGS["WGE"], canal["x"], canal["y"])


def test_a_border_is_long_enough_to_be_seen_or_marked() -> None:
    marked = {frozenset(row["between"]) for row in LAYOUT["crossings"]}
    for border in LAYOUT["borders"]:
        long = sum(math.dist(a, b) / 10 for line in lines(border["d"]) for a, b in itertools.pairwise(line))
        if None not in border["between"] and frozenset(border["between"]) not in marked:
            assert long > 24, border["between"]
    for row in LAYOUT["crossings"]:
        [line] = lines(row["d"])
        ends = [(line[0][0] / 10, line[0][1] / 10), (line[-1][0] / 10, line[-1][1] / 10)]
        assert [inside(RINGS[code], *end) for code, end in zip(row["between"], ends, strict=True)] == [True, True]


# Room for pieces, names and marks


@pytest.mark.parametrize("code", list(SPACES))
def test_pieces_have_room(code: str) -> None:
    space = SPACES[code]
    slots = [(x, y) for x, y in space["slots"]]
    assert len(slots) >= 5
    assert slots[0] == (space["x"], space["y"])
    for a, b in itertools.combinations(slots, 2):
        assert math.dist(a, b) >= 34
    for x, y in slots:
        assert inside(RINGS[code], x, y)
        assert shore(RINGS[code], x, y) >= 4
    assert shore(RINGS[code], *slots[0]) >= 8


def test_the_first_pieces_of_two_areas_stand_apart() -> None:
    for one, other in itertools.combinations(SPACES.values(), 2):
        assert math.dist(one["slots"][0], other["slots"][0]) >= 40, (one["code"], other["code"])


@pytest.mark.parametrize("code", list(SPACES))
def test_names_stand_in_their_areas(code: str) -> None:
    space = SPACES[code]
    assert " ".join(space["label"]["lines"]) == space["name"]
    assert space["label"]["size"] >= 16
    assert all(inside(RINGS[code], x, y) for x, y in LABELS[code])
    marks = [space["place"]] if space["objective"] else []
    for x, y in marks:
        assert inside(RINGS[code], x, y)
        assert shore(RINGS[code], x, y) >= 8
        assert near(LABELS[code], (x, y)) >= 8


def test_names_touch_neither_each_other_nor_slots_nor_marks() -> None:
    for one, other in itertools.combinations(LABELS, 2):
        assert apart(LABELS[one], LABELS[other]), (one, other)
    slots = [(x, y) for space in SPACES.values() for x, y in space["slots"]]
    for code, block in LABELS.items():
        assert all(near(block, slot) >= 14 for slot in slots), code
    for code, space in SPACES.items():
        if space["objective"]:
            assert all(math.dist(space["place"], slot) >= 20 for slot in slots), code


def test_names_of_neutral_land_are_out_of_the_way() -> None:
    others = [corners(row["label"], row in LAYOUT["closed"]) for row in OUTSIDE if row["label"]]
    left, top, wide, high = LAYOUT["key"]
    key: list[Point] = [(left, top), (left + wide, top), (left + wide, top + high), (left, top + high)]
    assert len(others) > 8
    for block in others:
        assert all(apart(block, label) for label in [*LABELS.values(), key])
    for space in SPACES.values():
        assert all(near(block, (x, y)) > 14 for block in [*others, key] for x, y in space["slots"]), space["code"]


def test_hills_stand_on_difficult_land() -> None:
    numbers = LAYOUT["hills"]
    difficult = {code for code, space in SPACES.items() if space["difficult"]}
    hilly = set()
    for x, y, size in zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True):
        assert 0 < size < 12
        code = next(code for code in SPACES if inside(RINGS[code], x, y - size / 2))
        hilly.add(code)
    assert hilly == difficult


# The data


def test_the_layout_is_not_too_large() -> None:
    assert len(json.dumps(LAYOUT)) < 250_000


def test_everything_drawn_is_json_and_in_the_frame() -> None:
    assert json.loads(json.dumps(LAYOUT))["canal"] == LAYOUT["canal"]
    margin = LAYOUT["margin"] * 10
    for rings in EVERYTHING.values():
        for x, y in itertools.chain.from_iterable(rings):
            assert margin <= x <= LAYOUT["width"] * 10 - margin
            assert margin <= y <= LAYOUT["height"] * 10 - margin
    assert lines(LAYOUT["graticule"])


def test_numbers_are_written_short() -> None:
    assert [areas.say(n) for n in (0, 5, -5, 10, -123, 1000)] == ["0", ".5", "-.5", "1", "-12.3", "100"]
