"""The areas of the map as paths for drawing, made of arcs: the lines between two areas, which both of them share."""

from __future__ import annotations

import json
from typing import Any, Final

from grognard.games.quartermaster_1914.facts import tables
from grognard.games.quartermaster_1914.facts.tables import SEA, SPACE_OF
from grognard.games.quartermaster_1914.seen.schema import Border, BorderKind, Canal, Crossing, Outside, Room

Spot = tuple[int, int]

_map: Final[dict[str, Any]] = json.loads(tables.DATA.text("map.json"))
WIDTH: Final[int] = _map["width"]
HEIGHT: Final[int] = _map["height"]
MARGIN: Final[int] = _map["margin"]
"""The frame around the areas."""
PARTS: Final[int] = _map["parts"]
"""The arcs are kept in whole parts of a unit, so that shared points are the same points."""
SPACES: Final[dict[str, Room]] = _map["spaces"]
KEY: Final[list[int]] = _map["key"]
"""Where the key to the map stands: left, top, width and height."""
ROSE: Final[list[int]] = _map["rose"]
"""Where the compass rose stands: x, y and how far it reaches."""


def _spots(numbers: list[int]) -> list[Spot]:
    return [(numbers[i], numbers[i + 1]) for i in range(0, len(numbers), 2)]


ARCS: Final[list[list[Spot]]] = [_spots(arc["points"]) for arc in _map["arcs"]]
BETWEEN: Final[list[tuple[str, str]]] = [(arc["between"][0], arc["between"][1]) for arc in _map["arcs"]]
"""What lies left and right of each arc: a code, 'neutral' or 'closed' with a name, or nothing beyond the frame."""


def say(part: int) -> str:
    """A number of parts in units, as short as it can be written.

    >>> say(-4), say(120), say(15)
    ('-.4', '12', '1.5')
    """
    whole, rest = divmod(abs(part), PARTS)
    text = str(whole) if not rest else f"{whole or ''}.{rest}"
    return f"-{text}" if part < 0 else text


def path(spots: list[Spot], close: bool) -> str:
    """A path through these spots, each step relative to the last.

    >>> path([(10, 20), (25, 20), (25, 10), (10, 20)], True)
    'M1 2l1.5 0 0-1z'
    """
    x, y = spots[0]
    found = [f"M{say(x)}", say(y), "l"]
    first = True
    for nx, ny in spots[1:-1] if close else spots[1:]:
        for step in (say(nx - x), say(ny - y)):
            found.append(step if first or step.startswith("-") else f" {step}")
            first = False
        x, y = nx, ny
    text = found[0] + (found[1] if found[1].startswith("-") else f" {found[1]}") + "".join(found[2:])
    return text + "z" if close else text


def rings(owner: str) -> list[list[Spot]]:
    """The closed lines around an area: its outside, its islands, its holes."""
    found: list[list[Spot]] = []
    for numbers in _map["areas"][owner]:
        ring: list[Spot] = []
        for number in numbers:
            line = ARCS[number] if number >= 0 else ARCS[~number][::-1]
            ring += line[1:] if ring else line
        found.append(ring)
    return found


def area(owner: str) -> str:
    """The path of a whole area."""
    return "".join(path(ring, True) for ring in rings(owner))


def outside() -> list[str]:
    """The names of the areas that are not in the game, land and water."""
    return [owner.partition(" ")[2] for owner in _map["areas"] if owner.startswith(("neutral ", "closed "))]


def neutral() -> list[Outside]:
    """Countries where nobody may go."""
    return _others("neutral ")


def closed() -> list[Outside]:
    """Waters where nobody may go."""
    return _others("closed ")


def _others(prefix: str) -> list[Outside]:
    return [
        {"id": number, "name": name, "d": area(prefix + name), "label": _map["names"].get(prefix + name)}
        for number, name in enumerate(outside())
        if prefix + name in _map["areas"]
    ]


def lakes() -> list[str]:
    """Waters inside a space: the straits at Istanbul belong to it."""
    return [path(_spots(lake), True) for lake in _map["lakes"]]


def kind(one: str, other: str) -> BorderKind:
    """What kind of line divides two areas."""
    if _wet(one) != _wet(other):
        return "coast"
    if one not in SPACE_OF or other not in SPACE_OF:
        return "neutral"
    return "sea" if _wet(one) else "land"


def _wet(owner: str) -> bool:
    return bool(SEA >> SPACE_OF[owner] & 1) if owner in SPACE_OF else owner.startswith("closed ")


def borders() -> list[Border]:
    """The lines between areas, each once; a space that is not in the game has no code."""
    found: dict[tuple[str, str], list[str]] = {}
    for number, (left, right) in enumerate(BETWEEN):
        if left and right:
            pair = (left, right) if left < right else (right, left)
            found.setdefault(pair, []).append(path(ARCS[number], False))
    return [
        {
            "kind": kind(one, other),
            "between": [code if code in SPACE_OF else None for code in (one, other)],
            "d": "".join(lines),
        }
        for (one, other), lines in found.items()
    ]


def canal() -> Canal:
    """3.1: the Kiel Canal, drawn as a canal: the two seas have no common border."""
    spots = _spots(_map["canal"])
    x, y = spots[len(spots) // 2]
    return {
        "between": [tables.CODES[space] for space in tables.CANAL[0]],
        "d": path(spots, False),
        "x": x / PARTS,
        "y": y / PARTS,
    }


def crossings() -> list[Crossing]:
    """Borders so short that one might miss them."""
    return [{"between": row["between"], "d": path(_spots(row["points"]), False)} for row in _map["crossings"]]


def hills() -> list[int]:
    """The hills of difficult land: x, y and size of each in turn."""
    return [number for row in _map["spaces"].values() for number in row.get("hills", [])]


def graticule() -> str:
    """Meridians and parallels."""
    return "".join(path(_spots(line), False) for line in _map["graticule"])
