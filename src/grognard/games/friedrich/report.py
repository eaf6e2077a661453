"""A view as text: the state of the war, nation by nation."""

from __future__ import annotations

from typing import Any

from grognard.games.friedrich.tables import CITIES, COUNTRY, NATIONS, SUIT, SUITS


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
    lines = [f"{name}: {nation['troops']} of {nation['ceiling']} troops, {nation['cards']} cards."]
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
    if nation["needed"]:
        lines.append(f"  {_objectives(nation)}")
    if nation["hand"] is not None:
        lines.append(f"  Hand: {', '.join(nation['hand']) or 'empty'}")
    elif nation["known"]:
        lines.append(f"  Known to be in the hand: {', '.join(nation['known'])}")
    return lines


def _stack(view: dict[str, Any], stack: dict[str, Any]) -> str:
    down = {piece["name"] for piece in view["pieces"] if piece["down"]}
    names = " + ".join(stack["generals"])
    troops = f"{stack['troops']} troops" if stack["troops"] is not None else "troops unknown"
    supply = ", OUT OF SUPPLY" if any(name in down for name in stack["generals"]) else ""
    return f"{names} in {_place(stack['city'])}: {troops}{supply}"


def _objectives(nation: dict[str, Any]) -> str:
    held = [CITIES[city] for city in nation["needed"] if city in nation["held"]]
    left = [CITIES[city] for city in nation["needed"] if city not in nation["held"]]
    return (
        f"Objectives: {len(held)} of {len(nation['needed'])} held"
        + (f" ({', '.join(held)})" if held else "")
        + f"; still wanted: {', '.join(left) or 'none'}"
    )


def _cards(cards: dict[str, Any]) -> str:
    return f"Draw pile {cards['pile']} (deck {cards['opened']}), discards {sum(cards['discards'])}."


def _battle(step: dict[str, Any]) -> list[str]:
    if step["name"] != "Battle":
        return []
    lines = ["", "Battle:"]
    for side in step["sides"]:
        who = f"{NATIONS[side['nation']]}, {' + '.join(side['generals'])} in {_place(side['city'])}"
        lines.append(f"  {who}: {side['troops']} troops, score {side['score']:+d}")
    plays = ", ".join(
        f"{NATIONS[step['sides'][p['side']]['nation']]} {p['card']} for {p['points']}" for p in step["plays"]
    )
    lines.append(
        f"  Played: {plays or 'nothing yet'}. The right to play: {NATIONS[step['sides'][step['right']]['nation']]}."
    )
    return lines
