"""A view in sayings, line by line: the state of the war, power by power."""

from __future__ import annotations

from collections import Counter
from typing import Any

from grognard.core.acts import Targets
from grognard.core.sayings import Saying, saying
from grognard.games.quartermaster_1914.facts.tables import (
    BOARD,
    BOARDS,
    CENTRAL,
    CODES,
    DIFFICULT,
    NATION_CODES,
    OBJECTIVES,
    SEA,
    SPACE_OF,
    SPACES,
)
from grognard.games.quartermaster_1914.seen.wording import together


def report(view: dict[str, Any]) -> list[Saying]:
    """Points, pieces, cards, and the battle that is being fought."""
    points, held = view["points"], view["objectives"]
    lines = [
        Saying("report-head", heading=saying(view["heading"]), number=points["central"], number2=points["entente"]),
        Saying("report-objectives", number=len(held[0]), number2=len(held[1])),
    ]
    if view["tokens"]:
        lines.append(Saying("report-tokens", spaces=_spaces(view["tokens"])))
    if view["truce"]:
        lines.append(Saying("report-truce"))
    for power in view["powers"]:
        lines += [Saying("empty"), *_power(view, power)]
    for fight in view["battle"]:
        lines += [Saying("empty"), _battle(fight)]
    if view["result"]:
        winners, _, why = view["result"]
        seats = [view["seats"][winner] for winner in winners]
        lines += [Saying("empty"), Saying("report-result", why=saying(why), seats=seats)]
    return lines


def _spaces(codes: list[str]) -> list[int]:
    return [SPACE_OF[code] for code in codes]


def _cards(names: list[str]) -> list[Saying]:
    """Cards by kind, with their number where there are several."""
    found = Counter(names)
    return [
        Saying("several-cards", number=number, card=name) if number > 1 else Saying("one-card", card=name)
        for name, number in found.items()
    ]


def _power(view: dict[str, Any], power: dict[str, Any]) -> list[Saying]:
    lines = [
        Saying(
            "report-power",
            power=power["name"],
            seat=power["player"],
            hand=power["hand_count"],
            prepared=power["prepared_count"],
            deck=power["deck_count"],
            up=power["face_up_count"],
            down=power["face_down_count"],
        )
    ]
    lines += [_nation(nation) for nation in view["nations"] if nation["power"] == power["code"]]
    if power["status"]:
        lines.append(Saying("report-status", cards=_cards(power["status"])))
    if power["discards"]:
        lines.append(Saying("report-top", card=power["discards"][0]))
    if power["hand"] is not None:
        lines.append(Saying("report-hand", cards=_cards(power["hand"])))
        lines.append(Saying("report-prepared", cards=_cards(power["prepared"])))
    else:
        if power["hand_known"]:
            lines.append(Saying("report-hand-known", cards=_cards(power["hand_known"])))
        if power["prepared_known"]:
            lines.append(Saying("report-prepared-known", cards=_cards(power["prepared_known"])))
        if power["deck_known"]:
            lines.append(Saying("report-deck-known", cards=_cards(power["deck_known"])))
    return lines


def _nation(nation: dict[str, Any]) -> Saying:
    return Saying(
        "report-nation",
        nation=nation["name"],
        armies=Saying("report-armies", spaces=_spaces(nation["armies"])),
        navies=Saying("report-navies", spaces=_spaces(nation["navies"])),
        unsupplied=Saying("report-unsupplied", spaces=_spaces(nation["unsupplied"])),
        silenced=int(nation["silenced"]),
        number=nation["armies_left"],
        number2=nation["navies_left"],
    )


def _battle(fight: dict[str, Any]) -> Saying:
    found = [
        Saying(
            "report-battle-difficult" if fight["difficult"] else "report-battle-clear",
            space=SPACE_OF[fight["space"]],
            nation=NATION_CODES.index(fight["attacker"]),
            space2=SPACE_OF[fight["from"]],
            attack=fight["attack"],
            defence=fight["defence"],
        )
    ]
    if fight["laid"]:
        found.append(Saying("report-laid", cards=_cards(fight["laid"])))
    if fight["answering"]:
        key = "report-attack-needs" if fight["answering"] == "attack" else "report-defence-needs"
        found.append(Saying(key, number=fight["needed"]))
    return together(found)


# One space and those beside it


def roads(view: dict[str, Any], name: str) -> list[Saying]:
    """A space and the spaces beside it, with the pieces there."""
    space = Targets("space", SPACES).one(name)
    lines = [_space(view, space)]
    for near in BOARDS[CENTRAL].neighbours[space]:
        key = "report-beside" if near in BOARD.neighbours[space] else "report-beside-central"
        lines.append(Saying(key, there=_space(view, near)))
    return lines


def _space(view: dict[str, Any], space: int) -> Saying:
    """A space, what it is, and who is there."""
    key = "ground-sea" if SEA >> space & 1 else "ground-difficult" if DIFFICULT >> space & 1 else "ground-land"
    ground = [Saying(key)]
    if OBJECTIVES >> space & 1:
        ground.append(Saying("ground-objective"))
    here: list[Saying] = []
    for nation in view["nations"]:
        if CODES[space] in nation["armies"]:
            here.append(Saying("army-of", nation=nation["name"]))
        if CODES[space] in nation["navies"]:
            here.append(Saying("navy-of", nation=nation["name"]))
    return Saying("report-space", space=space, ground=ground, here=here)
