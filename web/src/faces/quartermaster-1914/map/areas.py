"""Draws the areas of Quartermaster General: 1914, from Natural Earth's coasts and our own frontiers.

    cd web && npm ci && pip install shapely && python src/faces/quartermaster-1914/map/areas.py

Writes the game's data/map.json: arcs, which are the lines between two areas, and areas, which are rings of arcs; so
neighbours have the very same border. Coasts and the frontiers that still run as they did are those of Natural Earth
(public domain, https://www.naturalearthdata.com; TopoJSON by world-atlas, ISC). All other lines, the straits that are
opened or filled, and the projection are our own sketch, areas.json, in degrees of longitude and latitude.
"""

from __future__ import annotations

import json
import math
import random
from bisect import bisect_right
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any

from areas_room import entitle, furnish
from shapely import make_valid, polygonize, segmentize, transform
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box, shape
from shapely.ops import unary_union

HERE = Path(__file__).parent
WEB = HERE.parents[3]
ATLAS = WEB / "node_modules/world-atlas"
DATA = WEB.parent / "src/grognard/games/quartermaster_1914/data"
SKETCH = json.loads((HERE / "areas.json").read_text("utf-8"))

WIDTH, HEIGHT, MARGIN = 1700, 1040, 18
FRAME = box(MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)
PARTS = 10
"""Coordinates are kept as whole tenths of a unit."""
ROUGH = 0.55
"""How far a line may be moved when it is made simpler."""
LEAST = 100
"""Smaller islands are left out."""

Point2 = tuple[float, float]


# From longitude and latitude to the map


class Curve:
    """A smooth curve through points that never turns back (Fritsch and Carlson)."""

    def __init__(self, points: list[list[float]]) -> None:
        self.x, self.y = [p[0] for p in points], [p[1] for p in points]
        step = [(b[1] - a[1]) / (b[0] - a[0]) for a, b in pairwise(points)]
        inner = [2 / (1 / a + 1 / b) if a * b > 0 else 0.0 for a, b in pairwise(step)]
        self.slope = [step[0], *inner, step[-1]]

    def __call__(self, at: float) -> float:
        if at <= self.x[0]:
            return self.y[0] + (at - self.x[0]) * self.slope[0]
        if at >= self.x[-1]:
            return self.y[-1] + (at - self.x[-1]) * self.slope[-1]
        i = bisect_right(self.x, at) - 1
        wide = self.x[i + 1] - self.x[i]
        t = (at - self.x[i]) / wide
        return (
            (2 * t**3 - 3 * t**2 + 1) * self.y[i]
            + (t**3 - 2 * t**2 + t) * wide * self.slope[i]
            + (3 * t**2 - 2 * t**3) * self.y[i + 1]
            + (t**3 - t**2) * wide * self.slope[i + 1]
        )


_places = SKETCH["places"]
ACROSS, DOWN, LIFT = (Curve(_places[name]) for name in ("longitude", "latitude", "lift"))
MIDDLE = ACROSS(18)


def _flat(lon: float, lat: float) -> Point2:
    near = 1 - 0.0035 * (min(max(lat, 28), 62) - 48) * min(1.0, max(0.0, (lon + 40) / 30))
    y = DOWN(lat) - LIFT(lon)
    edge, fade, middle, part = _places["america"]
    west = min(1.0, max(0.0, (edge + fade - lon) / fade))
    return MIDDLE + (ACROSS(lon) - MIDDLE) * near, y + (middle - y) * (1 - part) * west


BUBBLES = [(*_flat(lon, lat), strength, radius) for lon, lat, strength, radius in _places["bubbles"]]


def project(lon: float, lat: float) -> Point2:
    """A point of the map. The Atlantic is narrow, parallels bend upwards, and the crowded fronts are blown up."""
    x, y = _flat(lon, lat)
    dx = dy = 0.0
    for cx, cy, strength, radius in BUBBLES:
        weight = strength * math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * radius**2))
        dx, dy = dx + weight * (x - cx), dy + weight * (y - cy)
    return x + dx, y + dy


def drawn(thing: Any, step: float = 0.2) -> Any:
    """A shape in degrees as a shape on the map."""
    return transform(segmentize(thing, step), lambda points: [project(*point) for point in points])


# Natural Earth


def lines_of(topology: dict[str, Any]) -> list[list[Point2]]:
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    found = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        found.append(points)
    return found


def coasts() -> Any:
    """The land, on the map."""
    topology = json.loads((ATLAS / "land-50m.json").read_text("utf-8"))
    arcs = lines_of(topology)

    def ring(numbers: list[int]) -> list[Point2]:
        points: list[Point2] = []
        for number in numbers:
            points += (arcs[number] if number >= 0 else arcs[~number][::-1])[bool(points) :]
        return points

    window = box(-100, 14, 70, 74)
    found = []
    for piece in topology["objects"]["land"]["geometries"]:
        for rings in piece["arcs"] if piece["type"] == "MultiPolygon" else [piece["arcs"]]:
            outline = shape({"type": "Polygon", "coordinates": [ring(numbers) for numbers in rings]})
            if outline.intersects(window):
                found.append(drawn(make_valid(outline).intersection(window)))
    return unary_union([make_valid(one) for one in found])


def frontiers() -> list[list[Point2]]:
    """The frontiers of today that serve as borders, in degrees."""
    topology = json.loads((ATLAS / "countries-50m.json").read_text("utf-8"))
    arcs = lines_of(topology)
    used: dict[str, set[int]] = {}
    for country in topology["objects"]["countries"]["geometries"]:
        polygons = country["arcs"] if country["type"] == "MultiPolygon" else [country["arcs"]]
        numbers = {n if n >= 0 else ~n for polygon in polygons for ring in polygon for n in ring}
        used.setdefault(country["properties"]["name"], set()).update(numbers)
    found = []
    for pair in SKETCH["frontiers"]:
        one, other = pair.split("|")
        shared = used[one] & used[other]
        if not shared:
            raise SystemExit(f"{pair} have no common frontier")
        found += [arcs[n] for n in sorted(shared)]
    return found


# The lines of the sketch


def softened(points: list[Point2], times: int) -> list[Point2]:
    """The corners cut (Chaikin); the ends stay."""
    for _ in range(times):
        cut = [points[0]]
        for i, (a, b) in enumerate(pairwise(points)):
            if i > 0:
                cut.append((0.75 * a[0] + 0.25 * b[0], 0.75 * a[1] + 0.25 * b[1]))
            if i + 2 < len(points):
                cut.append((0.25 * a[0] + 0.75 * b[0], 0.25 * a[1] + 0.75 * b[1]))
        points = [*cut, points[-1]]
    return points


def meandering(points: list[Point2], far: float, name: str) -> list[Point2]:
    """A line that winds a little, as frontiers do along rivers and ridges."""
    line = LineString(points)
    count = max(2, round(line.length / 7))
    found = [points[0]]
    drift = 0.0
    chance = random.Random(name)
    for i in range(1, count):
        before, here, after = (line.interpolate((i + d) / count, normalized=True) for d in (-0.4, 0, 0.4))
        dx, dy = after.x - before.x, after.y - before.y
        long = math.hypot(dx, dy) or 1.0
        drift = 0.45 * drift + chance.uniform(-far, far)
        off = drift * min(1.0, i / 2, (count - i) / 2)
        found.append((here.x - dy / long * off, here.y + dx / long * off))
    return softened([*found, points[-1]], 1)


def sketched(land: Any) -> list[list[Point2]]:
    """Our own lines, on the map. Those at sea run smoothly."""
    points = SKETCH["points"]
    found = []
    for name, *stations in SKETCH["lines"]:
        line = softened([project(*(points[s] if isinstance(s, str) else s)) for s in stations], 3)
        ashore = LineString(line).intersection(land).length > LineString(line).length / 2
        found.append(meandering(line, 1.9, name) if ashore else line)
    return found


def longer(lines: list[list[Point2]], by: float) -> list[list[Point2]]:
    """Loose ends a little farther, so that they surely reach the line where they should stop."""
    ends: dict[Point2, int] = defaultdict(int)
    for line in lines:
        ends[line[0]] += 1
        ends[line[-1]] += 1
    found = []
    for line in lines:
        for _ in range(2):
            (ax, ay), (bx, by_) = line[-2], line[-1]
            if ends[line[-1]] == 1:
                long = math.hypot(bx - ax, by_ - ay) or 1.0
                line = [*line, (bx + (bx - ax) / long * by, by_ + (by_ - ay) / long * by)]
            line = line[::-1]
        found.append(line)
    return found


# Faces and their owners


def parts_of(thing: Any) -> list[Polygon]:
    return [one for one in getattr(thing, "geoms", [thing]) if isinstance(one, Polygon)]


def cleaned(land: Any) -> Any:
    """The land without what is too small to be drawn."""
    for key, join in (("land", True), ("water", False)):
        shapes = [drawn(Polygon(points)) for _, *points in SKETCH[key]]
        land = land.union(unary_union(shapes)) if join else land.difference(unary_union(shapes))
    land = land.buffer(0.9).buffer(-1.6).buffer(0.7).intersection(FRAME)
    found = []
    for one in parts_of(land):
        if one.area >= LEAST:
            holes = [hole for hole in one.interiors if Polygon(hole).area > 90]
            found.append(Polygon(one.exterior, holes))
    return MultiPolygon(found)


def owned(land: Any, lines: list[list[Point2]]) -> list[tuple[Polygon, str]]:
    """Every face between coasts, lines and frame, with its owner."""
    everything = unary_union([land.boundary, FRAME.boundary, *(LineString(line).intersection(FRAME) for line in lines)])
    faces = parts_of(polygonize([everything]))
    owners: dict[int, str] = {}
    for owner, seeds in SKETCH["seeds"].items():
        for seed in seeds:
            spot = Point(project(*seed))
            inside = [i for i, face in enumerate(faces) if face.contains(spot)]
            if not inside:
                raise SystemExit(f"{owner}: {seed} lies on no area")
            if owners.get(inside[0], owner) != owner:
                raise SystemExit(f"{owner} and {owners[inside[0]]} are not divided")
            owners[inside[0]] = owner
    wet = {i for i, face in enumerate(faces) if not land.contains(face.representative_point())}
    while True:
        best: tuple[float, int, str] | None = None
        for i, face in enumerate(faces):
            if i in owners:
                continue
            for j, owner in owners.items():
                if (i in wet) == (j in wet) and faces[j].distance(face) == 0:
                    long = face.boundary.intersection(faces[j].boundary).length
                    if long > 0 and (best is None or long > best[0]):
                        best = (long, i, owner)
        if best is None:
            break
        _, i, owner = best
        if faces[i].area > 60:
            print(f"{owner} gets {faces[i].area:.0f} at {faces[i].representative_point()}")
        owners[i] = owner
    known = dict(owners)
    for i, face in enumerate(faces):
        if i not in known:
            near = min((j for j in known if (i in wet) == (j in wet)), key=lambda j: faces[j].distance(face))
            owners[i] = known[near]
            print(f"{owners[i]} gets what lies apart at {face.representative_point()}")
    return [(face, owners[i]) for i, face in enumerate(faces)]


# Arcs


def arcs_of(faces: list[tuple[Polygon, str]]) -> list[tuple[list[Point2], str, str]]:
    """The lines between two owners, with the owners on their left and right; nobody owns what lies outside."""
    sides: dict[tuple[Point2, Point2], str] = {}
    for face, owner in faces:
        for i, ring in enumerate((face.exterior, *face.interiors)):
            points = list(ring.coords)
            if ring.is_ccw != (i == 0):
                points.reverse()
            for a, b in pairwise(points):
                sides[a, b] = owner
    onward: dict[Point2, list[Point2]] = defaultdict(list)
    pairs: dict[tuple[Point2, Point2], tuple[str, str]] = {}
    for (a, b), owner in list(sides.items()):
        other = sides.get((b, a), "")
        if owner != other:
            for edge, pair in (((a, b), (owner, other)), ((b, a), (other, owner))):
                if edge not in pairs:
                    pairs[edge] = pair
                    onward[edge[0]].append(edge[1])
    used: set[tuple[Point2, Point2]] = set()

    def follow(a: Point2, b: Point2) -> tuple[list[Point2], str, str]:
        points = [a, b]
        used.update(((a, b), (b, a)))
        while len(onward[b]) == 2:
            nxt = next(p for p in onward[b] if p != a)
            if (b, nxt) in used:
                break
            a, b = b, nxt
            used.update(((a, b), (b, a)))
            points.append(b)
        return points, *pairs[points[0], points[1]]

    found = []
    for a in sorted(onward, key=lambda point: (len(onward[point]) == 2, point)):
        for b in sorted(onward[a]):
            if (a, b) not in used:
                found.append(follow(a, b))
    return found


def rounded(points: list[Point2], rough: float = ROUGH) -> list[tuple[int, int]]:
    """Simpler, and in whole tenths."""
    if points[0] == points[-1]:
        far = max(range(len(points)), key=lambda i: math.dist(points[0], points[i]))
        halves = [points[: far + 1], points[far:]]
    else:
        halves = [points]
    found: list[tuple[int, int]] = []
    for half in halves:
        for x, y in LineString(half).simplify(rough).coords:
            spot = (round(x * PARTS), round(y * PARTS))
            if not found or spot != found[-1]:
                found.append(spot)
    return found


def rings_of(arcs: list[tuple[list[tuple[int, int]], str, str]], owner: str) -> list[list[int]]:
    """The rings of an area: numbers of arcs in order, ~number for one that is followed backwards."""
    starts: dict[tuple[int, int], list[int]] = defaultdict(list)

    def ends(number: int) -> tuple[tuple[int, int], tuple[int, int]]:
        points = arcs[number if number >= 0 else ~number][0]
        return (points[0], points[-1]) if number >= 0 else (points[-1], points[0])

    for i, (_, left, right) in enumerate(arcs):
        for number in ([i] if left == owner else []) + ([~i] if right == owner else []):
            starts[ends(number)[0]].append(number)
    rings = []
    for waiting in list(starts.values()):
        while waiting:
            ring = [waiting.pop()]
            while ends(ring[-1])[1] != ends(ring[0])[0]:
                ring.append(starts[ends(ring[-1])[1]].pop())
            rings.append(ring)
    return rings


def outline(arcs: list[tuple[list[tuple[int, int]], str, str]], rings: list[list[int]]) -> Any:
    """An area in units, from its rings; a ring that crosses itself is returned as it is."""
    shapes = []
    for ring in rings:
        points: list[tuple[int, int]] = []
        for number in ring:
            line = arcs[number if number >= 0 else ~number][0]
            points += (line if number >= 0 else line[::-1])[bool(points) :]
        shapes.append(Polygon([(x / PARTS, y / PARTS) for x, y in points]))
    for one in shapes:
        if not one.is_valid:
            return one
    whole = shapes[0]
    for one in shapes[1:]:
        whole = whole.symmetric_difference(one)
    return whole


def flat(spots: list[tuple[int, int]]) -> list[int]:
    return [n for spot in spots for n in spot]


def parts(line: list[Point2]) -> list[int]:
    """A drawn line, in whole tenths."""
    return flat([(round(x * PARTS), round(y * PARTS)) for x, y in line])


def graticule() -> list[list[int]]:
    """Every tenth meridian and parallel, as far as they lie on the map."""
    stations = [[(lon, lat / 2) for lat in range(26, 140)] for lon in range(-80, 61, 10)]
    stations += [[(lon, lat) for lon in range(-90, 64)] for lat in range(20, 61, 10)]
    found = []
    for line in stations:
        shown = LineString([project(*spot) for spot in line]).simplify(0.4).intersection(FRAME)
        found += [parts(piece.coords[:]) for piece in getattr(shown, "geoms", [shown]) if piece.length > 1]
    return found


def links() -> set[tuple[str, ...]]:
    rows = (DATA / "links.csv").read_text("utf-8").splitlines()[1:]
    return {tuple(sorted(row.split(",")[:2])) for row in rows if row.split(",")[2] == "all"}


def main() -> None:
    land = cleaned(coasts())
    lines = [drawn(LineString(line)).coords[:] for line in frontiers()] + sketched(land)
    faces = owned(land, longer(lines, 7))
    lakes = [face for face, owner in faces if owner.startswith("lake of ")]
    faces = [(face, owner.removeprefix("lake of ")) for face, owner in faces]
    owners = sorted({owner for _, owner in faces})
    exact = arcs_of(faces)
    rough = dict.fromkeys(owners, ROUGH)
    while True:
        arcs = [(rounded(line, min(rough.get(a, ROUGH), rough.get(b, ROUGH))), a, b) for line, a, b in exact]
        areas = {owner: rings_of(arcs, owner) for owner in owners}
        shapes = {owner: outline(arcs, rings) for owner, rings in areas.items()}
        crossed = [owner for owner, whole in shapes.items() if not whole.is_valid]
        if not crossed:
            break
        for owner in crossed:
            rough[owner] *= 0.6
            if rough[owner] < 0.05:
                raise SystemExit(f"the lines of {owner} cross")
    codes = [owner for owner in owners if len(owner) == 3]
    touching = {tuple(sorted((a, b))) for _, a, b in arcs if a in codes and b in codes}
    if touching != links():
        raise SystemExit(f"missing {sorted(links() - touching)}, too many {sorted(touching - links())}")
    for pair in sorted(touching):
        long = sum(LineString(points).length / PARTS for points, a, b in arcs if {a, b} == set(pair))
        if long < 30:
            print(f"the border of {' and '.join(pair)} is only {long:.0f} long")
    spaces = furnish({code: shapes[code] for code in codes}, unary_union(lakes), SKETCH["turns"])
    left, top, across, down = SKETCH["key"]
    key = box(left, top, left + across, top + down)
    found = {
        "width": WIDTH,
        "height": HEIGHT,
        "margin": MARGIN,
        "parts": PARTS,
        "arcs": [{"between": [left, right], "points": flat(points)} for points, left, right in arcs],
        "areas": areas,
        "spaces": spaces,
        "names": entitle({owner: shapes[owner] for owner in owners if len(owner) > 3}, key),
        "lakes": [flat(rounded(lake.exterior.coords[:])) for lake in lakes],
        "key": SKETCH["key"],
        "rose": SKETCH["rose"],
        "graticule": graticule(),
        "canal": parts([project(*spot) for spot in SKETCH["canal"]]),
        "crossings": [
            {"between": [one, other], "points": parts([project(*spot) for spot in stations])}
            for one, other, *stations in SKETCH["crossings"]
        ],
    }
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    (DATA / "map.json").write_text(text.replace('{"between"', '\n{"between"') + "\n", "utf-8")
    print(len(arcs), "arcs,", sum(len(points) for points, _, _ in arcs), "points,", len(text), "bytes")


if __name__ == "__main__":
    main()
