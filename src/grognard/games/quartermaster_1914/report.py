"""A view as text: the state of the war, power by power."""

from __future__ import annotations

from collections import Counter
from typing import Any

from grognard.core.acts import Targets
from grognard.games.quartermaster_1914.tables import (
    BOARD,
    BOARDS,
    CENTRAL,
    CODES,
    DIFFICULT,
    OBJECTIVES,
    PLACES,
    SEA,
    SPACE_OF,
    SPACES,
)


def report(view: dict[str, Any]) -> str:
    """Points, pieces, cards, and the battle that is being fought."""
    points = view["points"]
    lines = [f"{view['heading']}. Central Powers {points['central']}, Entente {points['entente']}."]
    held = view["objectives"]
    lines.append(f"Objectives held: Central Powers {len(held[0])}, Entente {len(held[1])}.")
    if view["tokens"]:
        lines.append(f"Objective tokens: {_spaces(view['tokens'])}.")
    if view["truce"]:
        lines.append("The Christmas Truce holds until the end of the round.")
    for power in view["powers"]:
        lines += ["", *_power(view, power)]
    for fight in view["battle"]:
        lines += ["", _battle(fight)]
    if view["result"]:
        lines += ["", f"The game is over: {view['result']['why']}. Winners: {', '.join(view['result']['winners'])}."]
    return "\n".join(lines)


def _spaces(codes: list[str]) -> str:
    return ", ".join(PLACES[SPACE_OF[code]] for code in codes)


def _cards(names: list[str]) -> str:
    found = Counter(names)
    return ", ".join(f"{number} x {name}" if number > 1 else name for name, number in found.items()) or "none"


def _power(view: dict[str, Any], power: dict[str, Any]) -> list[str]:
    lines = [
        f"{power['name']} ({power['player']}): hand {power['hand_count']}, prepared {power['prepared_count']}, "
        f"deck {power['deck_count']}, discards {power['face_up_count']} face up, {power['face_down_count']} face down."
    ]
    lines += [f"  {_nation(nation)}" for nation in view["nations"] if nation["power"] == power["code"]]
    if power["status"]:
        lines.append(f"  Status cards: {_cards(power['status'])}")
    if power["discards"]:
        lines.append(f"  Top of the discard pile: {power['discards'][0]}")
    if power["hand"] is not None:
        lines.append(f"  Hand: {_cards(power['hand'])}")
        lines.append(f"  Prepared: {_cards(power['prepared'])}")
    else:
        if power["hand_known"]:
            lines.append(f"  Known to be in hand: {_cards(power['hand_known'])}")
        if power["prepared_known"]:
            lines.append(f"  Known to be prepared: {_cards(power['prepared_known'])}")
        if power["deck_known"]:
            lines.append(f"  Known to be at the bottom of the deck: {_cards(power['deck_known'])}")
    return lines


def _nation(nation: dict[str, Any]) -> str:
    text = f"{nation['name']}: armies in {_spaces(nation['armies']) or 'no space'}"
    if nation["navies"]:
        text += f"; navies in {_spaces(nation['navies'])}"
    if nation["unsupplied"]:
        text += f"; NOT SUPPLIED: {_spaces(nation['unsupplied'])}"
    if nation["silenced"]:
        text += "; home lost, scores nothing"
    return f"{text} (left: armies {nation['armies_left']}, navies {nation['navies_left']})"


def _battle(fight: dict[str, Any]) -> str:
    terrain = "difficult" if fight["difficult"] else "clear"
    text = (
        f"Battle in {_spaces([fight['space']])} ({terrain}), attacked by {fight['attacker']} from "
        f"{_spaces([fight['from']])}: attack {fight['attack']}, defence {fight['defence']}."
    )
    if fight["laid"]:
        text += f" Laid: {_cards(fight['laid'])}."
    if fight["answering"]:
        text += f" The {fight['answering']} needs {fight['needed']} more."
    return text


# One space and those beside it


def roads(view: dict[str, Any], name: str) -> str:
    """A space and the spaces beside it, with the pieces there."""
    space = Targets("space", SPACES).one(name)
    lines = [_space(view, space)]
    for near in BOARDS[CENTRAL].neighbours[space]:
        only = "" if near in BOARD.neighbours[space] else "for the Central Powers only: "
        lines.append(f"  {only}{_space(view, near)}")
    return "\n".join(lines)


def _space(view: dict[str, Any], space: int) -> str:
    """A space, what it is, and who is there."""
    words = ["sea" if SEA >> space & 1 else "difficult land" if DIFFICULT >> space & 1 else "land"]
    if OBJECTIVES >> space & 1:
        words.append("objective")
    here: list[str] = []
    for nation in view["nations"]:
        for piece, places in (("army", nation["armies"]), ("navy", nation["navies"])):
            if CODES[space] in places:
                here.append(f"{piece} of {nation['name']}")
    return f"{SPACES[space]} ({', '.join(words)})" + (f": {', '.join(here)}" if here else "")
