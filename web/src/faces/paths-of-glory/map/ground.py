"""Draws what lies under the spaces of Paths of Glory: coasts, and the countries as they were in 1914.

    cd web && npm ci && pip install numpy shapely && python src/faces/paths-of-glory/map/ground.py

Writes ground.json beside this file. Coasts and frontiers are Natural Earth's (public domain, https://www.naturalearthdata.com;
TopoJSON by world-atlas, ISC), bent so that towns lie where their spaces are drawn: a thin-plate spline for each of the
two maps. A country of today that belonged to several nations in 1914 is divided by whose space is nearest. What is
drawn where, and what a country of today belonged to, is our own sketch, ground.toml.
"""

from __future__ import annotations

import csv
import json
import math
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from shapely import make_valid, segmentize, transform, voronoi_polygons
from shapely.geometry import LineString, MultiLineString, MultiPoint, Point, Polygon, box, shape
from shapely.ops import linemerge, unary_union

HERE = Path(__file__).parent
WEB = HERE.parents[3]
ATLAS = WEB / "node_modules/world-atlas"
DATA = WEB.parent / "src/grognard/games/paths_of_glory/data"
SKETCH = tomllib.loads((HERE / "ground.toml").read_text("utf-8"))

LEAST = 90
"""Smaller islands are left out."""
NEAR = 70
"""A town has a say in what becomes of a country if it is so near."""
ROUGH = 0.9
"""How far a line may be moved when it is made simpler."""


# From longitude and latitude to the sheet


class Warp:
    """A thin-plate spline through the towns of a map, with some slack: neighbours that changed places tear nothing."""

    def __init__(self, towns: list[dict[str, str]], slack: float) -> None:
        self.at = np.array([self.flat(float(town["lon"]), float(town["lat"])) for town in towns])
        goal = np.array([(float(town["x"]), float(town["y"])) for town in towns])
        count = len(towns)
        ones = np.hstack([np.ones((count, 1)), self.at])
        kernel = self.bend(self.at) + slack * np.eye(count)
        system = np.block([[kernel, ones], [ones.T, np.zeros((3, 3))]])
        self.weights = np.linalg.solve(system, np.vstack([goal, np.zeros((3, 2))]))

    @staticmethod
    def flat(lon: float, lat: float) -> tuple[float, float]:
        """Mercator's projection, in degrees."""
        return lon, math.degrees(math.log(math.tan(math.pi / 4 + math.radians(lat) / 2)))

    def bend(self, points: np.ndarray) -> np.ndarray:
        far = ((points[:, None, :] - self.at[None, :, :]) ** 2).sum(axis=2)
        return 0.5 * far * np.log(np.maximum(far, 1e-12))

    def __call__(self, degrees: np.ndarray) -> np.ndarray:
        points = np.array([self.flat(lon, lat) for lon, lat in degrees])
        # rounded, so that a ring ends where it began
        return (np.hstack([self.bend(points), np.ones((len(points), 1)), points]) @ self.weights).round(3)

    def drawn(self, thing: Any) -> Any:
        return make_valid(transform(segmentize(thing, 0.25), self))


# Natural Earth


def countries(window: Any) -> dict[str, Any]:
    """The countries of today, in degrees."""
    topology = json.loads((ATLAS / "countries-50m.json").read_text("utf-8"))
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = [np.cumsum(arc, axis=0) * (sx, sy) + (tx, ty) for arc in topology["arcs"]]

    def ring(numbers: list[int]) -> list[Any]:
        points: list[Any] = []
        for number in numbers:
            points += list(arcs[number] if number >= 0 else arcs[~number][::-1])[bool(points) :]
        return points

    found = {}
    for piece in topology["objects"]["countries"]["geometries"]:
        outlines = piece["arcs"] if piece["type"] == "MultiPolygon" else [piece["arcs"]]
        whole = [shape({"type": "Polygon", "coordinates": [ring(numbers) for numbers in rings]}) for rings in outlines]
        seen = unary_union([make_valid(one) for one in whole if one.intersects(window)]).intersection(window)
        if not seen.is_empty:
            found[piece["properties"]["name"]] = seen
    return found


# Nations


def spot(town: dict[str, str]) -> Point:
    return Point(int(town["x"]), int(town["y"]))


def cells(towns: list[dict[str, str]], region: Any) -> dict[str, Any]:
    """What lies nearer to each town than to any other."""
    parts = voronoi_polygons(MultiPoint([spot(town) for town in towns]), extend_to=region.envelope.buffer(200)).geoms
    return {town["name"]: next(part for part in parts if part.covers(spot(town))) for town in towns}


def nearest(towns: list[dict[str, str]], region: Any) -> dict[str, Any]:
    """The region, divided among the nations of these towns: every point belongs to that of the nearest."""
    mine = cells(towns, region)
    found: dict[str, list[Any]] = {}
    for town in towns:
        found.setdefault(town["nation"], []).append(mine[town["name"]])
    return {owner: unary_union(parts).intersection(region) for owner, parts in found.items()}


def owners(name: str) -> list[str]:
    return SKETCH["belonged"].get(name, "neutral").split()


def divided(towns: list[dict[str, str]], lands: dict[str, Any]) -> dict[str, Any]:
    """The land of each nation in 1914; 'neutral' is what nobody can enter."""
    found: dict[str, list[Any]] = {}
    for name, land in lands.items():
        whose = owners(name)
        theirs = [town for town in towns if town["nation"] in whose and land.distance(spot(town)) < NEAR]
        if len(whose) == 1 or not theirs:
            found.setdefault(whose[0], []).append(land)
            continue
        for nation, part in nearest(theirs, land).items():
            found.setdefault(nation, []).append(part)
    return {nation: unary_union(parts) for nation, parts in found.items()}


# Paths


def polygons(thing: Any) -> list[Polygon]:
    return [part for part in getattr(thing, "geoms", [thing]) if isinstance(part, Polygon)]


def written(points: Any, closed: bool) -> str:
    """A line in whole units, each point by its step from the one before."""
    spots = [(round(x), round(y)) for x, y in points]
    if closed:
        spots = spots[:-1]
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(spots) if a != b]
    if not steps:
        return ""
    text = "".join(f"{' ' if x >= 0 else ''}{x}{' ' if y >= 0 else ''}{y}" for x, y in steps)
    return f"M{spots[0][0]} {spots[0][1]}l{text.strip()}{'z' if closed else ''}"


def outlined(thing: Any) -> str:
    parts = [part.simplify(ROUGH) for part in polygons(thing) if part.area > LEAST]
    rings = [ring for part in parts for ring in (part.exterior, *part.interiors) if Polygon(ring).area > LEAST / 2]
    return "".join(written(ring.coords, closed=True) for ring in rings)


def lined(thing: Any) -> str:
    lines = linemerge(thing) if isinstance(thing, MultiLineString) else thing
    parts = [part for part in getattr(lines, "geoms", [lines]) if isinstance(part, LineString) and part.length > 3]
    return "".join(written(part.simplify(ROUGH).coords, closed=False) for part in parts)


def smooth(land: Any, far: float) -> Any:
    return land.buffer(-far, join_style="round").buffer(2 * far, join_style="round").buffer(-far, join_style="round")


def ground(name: str, towns: list[dict[str, str]]) -> dict[str, Any]:
    sketch = SKETCH[name]
    frame = Polygon(sketch["frame"])
    for hole in sketch.get("without", []):
        frame = frame.difference(Polygon(hole))
    anchors = [{"lon": lon, "lat": lat, "x": x, "y": y} for lon, lat, x, y in sketch.get("anchors", [])]
    fixed = [town for town in towns if town["name"] not in sketch["loose"]]
    warp = Warp([*fixed, *anchors], sketch["slack"])
    lands = {one: warp.drawn(shape_) for one, shape_ in countries(box(*sketch["window"])).items()}
    nations = divided([town for town in towns if town["nation"] != "beach"], lands)
    land = unary_union([one.buffer(0.4) for one in nations.values()])
    # a town by the sea has land under its feet
    for town in towns:
        foot = spot(town).buffer(sketch["foot"])
        if town["nation"] != "beach" and not land.covers(foot):
            land = land.union(foot)
            nations[town["nation"]] = nations[town["nation"]].union(
                foot.difference(unary_union(list(nations.values())))
            )
    land = unary_union([part for part in polygons(smooth(land, 1.5).intersection(frame)) if part.area > LEAST])
    seen = {nation: smooth(one, 1.2).intersection(land) for nation, one in nations.items()}
    names = sorted(one for one in seen if not seen[one].is_empty)
    between = [
        seen[a].buffer(1.6).boundary.intersection(seen[b])
        for i, a in enumerate(names)
        for b in names[i + 1 :]
        if seen[a].buffer(2).intersects(seen[b])
    ]
    entered = unary_union([seen[one] for one in names if one != "neutral"])
    # not made simpler: cells that touch have the very same corners, by which the front is found
    whole = frame.envelope
    around = {name: cell.intersection(whole).exterior.coords for name, cell in cells(towns, frame).items()}
    inside = land.boundary.difference(frame.boundary.buffer(1))
    return {
        "frame": outlined(frame.simplify(0.1)),
        "land": outlined(land),
        "coast": lined(inside),
        "nations": {one: outlined(seen[one]) for one in names},
        "borders": "".join(lined(one) for one in between if not one.is_empty),
        "entered": outlined(entered),
        "cells": {name: written(corners, closed=True) for name, corners in around.items()},
    }


def main() -> None:
    with (DATA / "spaces.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    maps = {name: ground(name, [row for row in rows if row["map"] == name]) for name in ("europe", "near-east")}
    text = json.dumps(maps, indent=1, ensure_ascii=False)
    (HERE / "ground.json").write_text(text + "\n", "utf-8")
    print(f"{len(text) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
