"""A view as text: the state of the war, nation by nation."""

from __future__ import annotations

from typing import Any

from grognard.core.acts import Targets
from grognard.games.friedrich.tables import (
    BOARD,
    CITIES,
    COUNTRY,
    DEPOTS,
    MAIN_ROADS,
    NATIONS,
    OBJECTIVE_OF,
    OBJECTIVE_ORDER,
    SUIT,
    SUITS,
)


def report(view: dict[str, Any]) -> str:
    """Where the pieces stand, who is out of supply, which objectives are taken."""
    lines = [f"{view['heading']}. {_fate(view['fate'])}"]
    for nation in view["nations"]:
        lines += ["", *_nation(view, nation)]
    lines += ["", _cards(view["cards"])]
    lines += _battle(view["step"])
    if view["result"]:
        lines += ["", f"The game is over: {view['result']['why']}. Winners: {', '.join(view['result']['winners'])}."]
    return "\n".join(lines)


def _fate(fate: dict[str, Any]) -> str:
    drawn = f"Cards of fate drawn: {', '.join(fate['drawn'])}." if fate["drawn"] else "No card of fate drawn yet."
    return f"{drawn} In force: card {fate['line']}." if fate["line"] else drawn


def _place(city: int) -> str:
    return f"{CITIES[city]} ({COUNTRY[city]}, {SUITS[SUIT[city]]})"


def _nation(view: dict[str, Any], nation: dict[str, Any]) -> list[str]:
    name = f"{nation['name']} ({nation['player']})"
    if nation["out"]:
        return [f"{name}: out of the war."]
    hand = counted(nation["cards"], "card")
    lines = [f"{name}: {nation['troops']} of {nation['ceiling']} troops, {hand}.{_left_to_give(view, nation)}"]
    lines += [f"  {_stack(view, stack)}" for stack in view["stacks"] if stack["nation"] == nation["nation"]]
    pieces = [piece for piece in view["pieces"] if piece["nation"] == nation["nation"]]
    lines += [
        f"  {piece['name']} in {_place(piece['city'])}"
        for piece in pieces
        if piece["kind"] == "train" and piece["city"] is not None
    ]
    off = [piece["name"] for piece in pieces if piece["city"] is None and not piece["gone"]]
    if off:
        lines.append(f"  Off the map: {', '.join(off)}")
    lines += [f"  {line}" for line in _objectives(nation)]
    if nation["hand"] is not None:
        lines.append(f"  Hand: {', '.join(nation['hand']) or 'empty'}")
    elif nation["known"]:
        lines.append(f"  Known to be in the hand: {', '.join(nation['known'])}")
    return lines


def _stack(view: dict[str, Any], stack: dict[str, Any]) -> str:
    return f"{' + '.join(stack['generals'])} in {_place(stack['city'])}: {_troops(view, stack)}"


def _troops(view: dict[str, Any], stack: dict[str, Any]) -> str:
    """What is known of a stack's troops and supply."""
    down = {piece["name"] for piece in view["pieces"] if piece["down"]}
    troops = counted(stack["troops"], "troop") if stack["troops"] is not None else "troops unknown"
    return troops + (", OUT OF SUPPLY" if any(name in down for name in stack["generals"]) else "")


def _left_to_give(view: dict[str, Any], nation: dict[str, Any]) -> str:
    """Set-up: what of an own nation's troops has not been given to a stack yet."""
    if view["step"]["name"] != "Allotment" or nation["hand"] is None:
        return ""
    given = sum(stack["troops"] or 0 for stack in view["stacks"] if stack["nation"] == nation["nation"])
    return f" Left to give: {counted(nation['troops'] - given, 'troop')}."


def _objectives(nation: dict[str, Any]) -> list[str]:
    """The objectives that a nation needs, those of second order apart."""
    lines: list[str] = []
    for order in (1, 2):
        needed = [city for city in nation["needed"] if OBJECTIVE_ORDER[city] == order]
        if not needed:
            continue
        held = [CITIES[city] for city in needed if city in nation["held"]]
        left = [CITIES[city] for city in needed if city not in nation["held"]]
        lines.append(
            f"Objectives of {'first' if order == 1 else 'second'} order: {len(held)} of {len(needed)} held"
            + (f" ({', '.join(held)})" if held else "")
            + f"; still wanted: {', '.join(left) or 'none'}"
        )
    return lines


def _cards(cards: dict[str, Any]) -> str:
    return f"Draw pile {cards['pile']} (deck {cards['opened']}), discards {sum(cards['discards'])}."


def _battle(step: dict[str, Any]) -> list[str]:
    if step["name"] != "Battle":
        return []
    lines = ["", "Battle:"]
    for side in step["sides"]:
        who = f"{NATIONS[side['nation']]}, {' + '.join(side['generals'])} in {_place(side['city'])}"
        lines.append(f"  {who}: {counted(side['troops'], 'troop')}, score {side['score']:+d}")
    plays = ", ".join(
        f"{NATIONS[step['sides'][p['side']]['nation']]} {p['card']} for {p['points']}" for p in step["plays"]
    )
    lines.append(
        f"  Played: {plays or 'nothing yet'}. The right to play: {NATIONS[step['sides'][step['right']]['nation']]}."
    )
    return lines


# One city and its roads


def roads(view: dict[str, Any], name: str) -> str:
    """A city and where its roads lead, main roads first; who stands there, as far as the view tells it."""
    city = Targets("city", CITIES).one(name)
    main = [near for near in BOARD.neighbours[city] if near in MAIN_ROADS.neighbours[city]]
    plain = [near for near in BOARD.neighbours[city] if near not in main]
    lines = [_city(view, city)]
    lines += [f"  main road: {_city(view, near)}" for near in main]
    lines += [f"  road: {_city(view, near)}" for near in plain]
    return "\n".join(lines)


def _city(view: dict[str, Any], city: int) -> str:
    """A city, what it is, and who is there."""
    words = [COUNTRY[city], SUITS[SUIT[city]]]
    words += [f"depot of {NATIONS[nation]}" for nation in range(len(NATIONS)) if city in DEPOTS[nation]]
    if OBJECTIVE_OF[city] >= 0:
        order = "first" if OBJECTIVE_ORDER[city] == 1 else "second"
        held = ", held" if city in view["held"] else ", marked" if city in view["marks"] else ""
        words.append(f"objective of {NATIONS[OBJECTIVE_OF[city]]}, {order} order{held}")
    here = [
        f"{' + '.join(stack['generals'])}, {_troops(view, stack)}" for stack in view["stacks"] if stack["city"] == city
    ]
    here += [piece["name"] for piece in view["pieces"] if piece["kind"] == "train" and piece["city"] == city]
    return f"{CITIES[city]} ({', '.join(words)})" + (f": {', '.join(here)}" if here else "")
