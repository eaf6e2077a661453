"""A view in sayings, line by line: the war, then side by side the fronts and the cards."""

from __future__ import annotations

from typing import Any

from grognard.core.acts import Targets
from grognard.core.sayings import Saying, saying
from grognard.games.paths_of_glory.facts.tables import (
    BOARD,
    CLASSIC_VICTORY,
    FORT,
    LAND,
    LANDS,
    NATIONS,
    PIECE_NAMES,
    SIDE,
    SIDES,
    SPACE_OF,
    SPACES,
    TERRAIN,
    VICTORY,
)

_NUMBER = {name: number for number, name in enumerate(PIECE_NAMES)}


def report(view: dict[str, Any]) -> list[Saying]:
    """Points, tracks, units by country, cards, and the combat that is being fought."""
    lines = [
        Saying("report-head", heading=saying(view["heading"]), points=view["points"]),
        Saying("report-status", number=view["status"][0], number2=view["status"][1], combined=sum(view["status"])),
    ]
    if view["war"]:
        lines.append(Saying("report-war", nations=[NATIONS.index(code) for code in view["war"]]))
    for side, wanted in enumerate(view["offensives"]):
        if wanted == "mutiny":
            lines.append(Saying("report-mutiny"))
        elif wanted == "AH(IT)":
            lines.append(Saying("report-offensive-italy"))
        elif wanted != "none":
            lines.append(Saying("report-offensive", side=side, nation=NATIONS.index(wanted)))
    for side in (0, 1):
        lines += [
            Saying("empty"),
            Saying("report-side", side=side),
            *_front(view, SIDES[side]),
            *_cards(view["cards"][side], side),
        ]
    if view["combat"] is not None:
        lines += [Saying("empty"), _combat(view["combat"])]
    if view["result"]:
        winners, _, why = view["result"]
        lines += [
            Saying("empty"),
            Saying("report-result", why=saying(why), seats=[view["seats"][seat] for seat in winners]),
        ]
    return lines


def _piece(unit: dict[str, Any]) -> Saying:
    """A unit, with what is to be known of it."""
    key = "unit-reduced" if unit["reduced"] else "unit-full"
    return Saying(key if unit["supplied"] else f"{key}-starved", piece=_NUMBER[unit["piece"]])


def _pieces(units: list[dict[str, Any]]) -> list[Saying]:
    """Units, those that are all the same together."""
    found: list[Saying] = []
    for unit in units:
        key = [unit["unit"], unit["reduced"], unit["supplied"]]
        same = [other for other in units if [other["unit"], other["reduced"], other["supplied"]] == key]
        if unit is not same[0]:
            continue
        found.append(Saying("unit-times", number=len(same), here=_piece(unit)) if len(same) > 1 else _piece(unit))
    return found


def _front(view: dict[str, Any], side: str) -> list[Saying]:
    """The stacks of a side, country by country, then its boxes."""
    stacks: dict[str, list[dict[str, Any]]] = {}
    for unit in view["units"]:
        if _side(unit) == side:
            stacks.setdefault(unit["place"], []).append(unit)
    lines: list[Saying] = []
    for land in range(len(LANDS)):
        here = [name for name in stacks if name in SPACE_OF and LAND[SPACE_OF[name]] == land]
        if here:
            found = [Saying("report-stack", space=SPACE_OF[name], here=_pieces(stacks[name])) for name in here]
            lines.append(Saying("report-land", land=land, stacks=found))
    for box in ("Reserve", "Eliminated", "Removed"):
        if box in stacks:
            lines.append(Saying(f"report-{box.lower()}", here=_pieces(stacks[box])))
    trenches = [SPACE_OF[trench["space"]] for trench in view["trenches"] if trench["side"] == side]
    if trenches:
        lines.append(Saying("report-trenches", spaces=trenches))
    return lines


_SIDE_OF = {name: SIDES[SIDE[piece]] for piece, name in enumerate(PIECE_NAMES)}


def _side(unit: dict[str, Any]) -> str:
    return _SIDE_OF[unit["piece"]]


def _cards(found: dict[str, Any], side: int) -> list[Saying]:
    lines = [
        Saying(
            "report-cards",
            number=found["count"],
            deck=found["deck"],
            discards=len(found["discards"]),
            removed=len(found["removed"]),
        )
    ]
    if found["kept"]:
        lines.append(Saying("report-kept", cards=found["kept"]))
    if found["hand"] is not None:
        lines.append(Saying("report-hand", cards=found["hand"]))
    elif found["known"]:
        lines.append(Saying("report-known", cards=found["known"]))
    return lines


def _combat(found: dict[str, Any]) -> Saying:
    return Saying(
        "report-combat",
        space=SPACE_OF[found["space"]],
        pieces=[_NUMBER[name] for name in found["attackers"]],
        pieces2=[_NUMBER[name] for name in found["defenders"]],
        number=found["sides"][0]["factors"],
        number2=found["sides"][1]["factors"],
    )


# One space and those beside it


def roads(view: dict[str, Any], name: str) -> list[Saying]:
    """A space and the spaces beside it, with the units there."""
    space = Targets("space", SPACES).one(name)
    lines = [_space(view, space)]
    for near in BOARD.neighbours[space]:
        lines.append(Saying("report-beside", there=_space(view, near)))
    return lines


def _space(view: dict[str, Any], space: int) -> Saying:
    """A space, what it is, who holds it and who is there."""
    name = SPACES[space]
    ground: list[Saying] = [Saying("ground-terrain", terrain=TERRAIN[space])]
    if name in view["forts"]:
        ground.append(Saying("ground-besieged" if name in view["besieged"] else "ground-fort", number=FORT[space]))
    points = VICTORY if view["scenario"] in ("historical", "great-war") else CLASSIC_VICTORY
    if points >> space & 1:
        ground.append(Saying("ground-victory"))
    for trench in view["trenches"]:
        if trench["space"] == name:
            ground.append(Saying("ground-trench", side=SIDES.index(trench["side"]), number=trench["level"]))
    holder = [SIDES.index(side) for side in SIDES if name in view["control"][side]]
    here = _pieces([unit for unit in view["units"] if unit["place"] == name])
    key = "report-space" if holder else "report-neutral-space"
    return Saying(key, space=space, ground=ground, here=here, sides=holder)
