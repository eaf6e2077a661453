"""The layout of the map: complete, inside its frame, and with names that never touch."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from grognard import find
from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.seen import labels
from grognard.games.friedrich.seen.layout import layout, lettering
from grognard.texts.words import words
from tests.texts import read

FRIEDRICH = find("friedrich")
ENGLISH = words(FRIEDRICH)
LAYOUT = {**ENGLISH.render(layout()), **lettering(ENGLISH.name)}
TIERS = range(len(labels.SIZES))


def box(tier: int, written: Sequence[Any], drawn: Mapping[str, Any] = LAYOUT) -> labels.Box:
    city, x, y, anchor = written
    size = drawn["sheets"][tier]["size"]
    length = labels.length(city, drawn["labels"][city]["text"]) * size
    left = x - (0, length / 2, length)[anchor]
    return left, y - labels.RISE * size, left + length, y + labels.FALL * size


def sign(tier: int, city: int) -> labels.Box:
    x, y, half = tables.X[city], tables.Y[city], labels.radius(city, tier)
    return x - half, y - half, x + half, y + half


def test_layout_is_json() -> None:
    assert json.loads(json.dumps(LAYOUT))["width"] == LAYOUT["width"]


def test_every_city_lies_in_the_frame() -> None:
    margin = LAYOUT["margin"]
    assert len(LAYOUT["cities"]) == 672
    for city in LAYOUT["cities"]:
        assert margin < city["x"] < LAYOUT["width"] - margin, city
        assert margin < city["y"] < LAYOUT["height"] - margin, city


def test_roads_are_those_of_the_data() -> None:
    assert [tuple(road) for road in LAYOUT["roads"]] == [(a, b, int(main)) for a, b, main in tables.ROADS]
    assert sum(main for _, _, main in LAYOUT["roads"]) == 185


def test_every_city_lies_in_one_sector_of_its_suit() -> None:
    for city in LAYOUT["cities"]:
        around = [
            sector
            for sector in LAYOUT["sectors"]
            if sector["x"] <= city["x"] < sector["x"] + sector["width"]
            and sector["y"] <= city["y"] < sector["y"] + sector["height"]
        ]
        assert [sector["suit"] for sector in around] == [city["suit"]], city["name"]


def test_sectors_cover_the_map_without_overlap() -> None:
    assert len(LAYOUT["sectors"]) == 33
    area = sum(sector["width"] * sector["height"] for sector in LAYOUT["sectors"])
    assert area == (2459 - 35) * (1640 - 35)
    for a, b in itertools.combinations(LAYOUT["sectors"], 2):
        first = (a["x"], a["y"], a["x"] + a["width"], a["y"] + a["height"])
        second = (b["x"], b["y"], b["x"] + b["width"], b["y"] + b["height"])
        assert not labels.touch(first, second)


def test_objectives_and_depots() -> None:
    kinds = [city["kind"] for city in LAYOUT["cities"]]
    assert kinds.count("objective") == 70
    assert kinds.count("depot") == 10
    for number, nation in enumerate(LAYOUT["nations"]):
        assert all(LAYOUT["cities"][city]["depot_of"] == number for city in nation["depots"])
        assert all(LAYOUT["cities"][city]["objective_of"] == number for city in nation["objectives"])
    radeberg = next(city for city in LAYOUT["cities"] if city["name"] == "Radeberg")
    assert (radeberg["objective_of"], radeberg["objective_order"]) == (tables.AUSTRIA, 1)
    assert (radeberg["country"], radeberg["defender"]) == ("Saxony", tables.PRUSSIA)


def test_pieces_are_in_the_order_of_the_acts() -> None:
    assert [piece["name"] for piece in LAYOUT["pieces"]] == tables.PIECES
    assert LAYOUT["pieces"][tables.DAUN]["rank"] == 1
    assert LAYOUT["pieces"][-1]["kind"] == "train"


@pytest.mark.parametrize("tier", TIERS)
def test_names_do_not_overlap(tier: int) -> None:
    written = [(label[0], box(tier, label)) for label in LAYOUT["sheets"][tier]["labels"]]
    for (one, first), (other, second) in itertools.combinations(written, 2):
        assert not labels.touch(first, second), f"{tables.CITIES[one]} touches {tables.CITIES[other]}"


@pytest.mark.parametrize("tier", TIERS)
def test_names_cover_no_sign_of_an_objective_or_depot(tier: int) -> None:
    signs = [city for city in range(len(tables.CITIES)) if tables.OBJECTIVE_OF[city] >= 0 or labels.is_upright(city)]
    for label in LAYOUT["sheets"][tier]["labels"]:
        own = box(tier, label)
        for city in signs:
            assert city == label[0] or not labels.touch(own, sign(tier, city)), tables.CITIES[label[0]]


def test_names_stay_inside_the_frame() -> None:
    margin = LAYOUT["margin"]
    for tier in TIERS:
        for label in LAYOUT["sheets"][tier]["labels"]:
            left, top, right, bottom = box(tier, label)
            assert margin < left, tables.CITIES[label[0]]
            assert margin < top, tables.CITIES[label[0]]
            assert right < LAYOUT["width"] - margin, tables.CITIES[label[0]]
            assert bottom < LAYOUT["height"] - margin, tables.CITIES[label[0]]


def test_nearer_sheets_name_more() -> None:
    named = [{label[0] for label in sheet["labels"]} for sheet in LAYOUT["sheets"]]
    sizes = [sheet["size"] for sheet in LAYOUT["sheets"]]
    assert sizes == sorted(sizes, reverse=True)
    assert named[-1] == set(range(672))
    for far, near in itertools.pairwise(named):
        assert len(far & near) >= len(far) * 0.98
        assert len(near) >= len(far)


def test_depots_are_named_at_the_default_zoom() -> None:
    named = {label[0] for label in LAYOUT["sheets"][2]["labels"]}
    assert {city for depots in tables.DEPOTS for city in depots} <= named


def test_names_on_the_map_are_those_of_the_language() -> None:
    dresden, shown = tables.city("Dresden"), "Dresda sull'Elba"
    italian = words(FRIEDRICH, "it")
    otherwise = {("city", dresden): f"{shown} (Sassonia)", ("piece", tables.DAUN): "Leopold Joseph von Daun"}
    drawn = lettering(lambda kind, thing: otherwise.get((kind, thing)) or italian.name(kind, thing))
    assert drawn["labels"][dresden] == {"text": shown, "length": round(labels.length(dresden, shown), 3)}
    assert drawn["plates"][tables.DAUN] == round(labels.width("Leopold Joseph von Daun", upright=True), 3)
    others = [city for city in range(len(tables.CITIES)) if city != dresden]
    assert all(drawn["labels"][city] == LAYOUT["labels"][city] for city in others)
    # It needs more room than there is between large letters; between small ones it touches no other name.
    for tier in TIERS[-2:]:
        boxes = {label[0]: box(tier, label, drawn) for label in drawn["sheets"][tier]["labels"]}
        assert not any(labels.touch(boxes[dresden], boxes[city]) for city in others if city in boxes)


def test_languages_that_write_the_same_share_the_places() -> None:
    assert lettering(words(FRIEDRICH, "it").name)["sheets"] is lettering(ENGLISH.name)["sheets"]


def test_fate_has_all_its_texts() -> None:
    fate = LAYOUT["fate"]
    assert fate["cards"] == tables.FATE_NAMES
    assert len(fate["lines"]) == 48
    assert set(fate["strokes"]) == set(tables.STROKES)
    assert read(fate["lines"]["12 spades"]["text"]).startswith("Next turn Daun")
    assert all(text["text"] and text["title"] for text in [*fate["lines"].values(), *fate["strokes"].values()])


def test_land_is_drawn_as_paths_under_the_cities() -> None:
    land = LAYOUT["land"]
    assert set(land["countries"]) == set(tables.COUNTRY)
    assert len(land["water_lines"]) == 4
    paths = [land["coast"], land["lakes"], land["borders"], land["great_rivers"], land["small_rivers"]]
    paths += [shape["area"] for shape in land["countries"].values()]
    for path in paths:
        assert re.fullmatch(r"[MlLz0-9 .\-]+", path)
    dry = rings(land["coast"])
    for city in LAYOUT["cities"]:
        assert inside(dry, city["x"], city["y"]), f"{city['name']} lies in the water"
    for name, shape in land["countries"].items():
        area = rings(shape["area"])
        cities = [city for city in LAYOUT["cities"] if city["country"] == name]
        within = sum(inside(area, city["x"], city["y"]) for city in cities)
        assert within == len(cities), f"{name} has {len(cities)} cities, but only {within} lie in its tinted area"


def test_hills_stand_on_land() -> None:
    numbers, dry = LAYOUT["land"]["hills"], rings(LAYOUT["land"]["coast"])
    assert len(numbers) > 300
    for x, y, size in zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True):
        assert 0 < size < 30
        assert inside(dry, x, y - size / 2), (x, y)


def rings(path: str) -> list[list[tuple[float, float]]]:
    """The closed lines of a path that uses M, l and z only."""
    found = []
    for part in path.split("z")[:-1]:
        start, steps = part.removeprefix("M").split("l")
        x, y = (float(number) for number in re.findall(r"-?[\d.]+", start))
        line = [(x, y)]
        numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", steps)]
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            line.append((x, y))
        found.append(line)
    return found


def inside(lines: list[list[tuple[float, float]]], x: float, y: float) -> bool:
    odd = False
    for line in lines:
        for (ax, ay), (bx, by) in zip(line, line[1:] + line[:1], strict=True):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                odd = not odd
    return odd
