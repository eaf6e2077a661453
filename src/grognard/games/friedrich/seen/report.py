"""A view as text: the state of the war, nation by nation."""

from __future__ import annotations

from typing import Any

from grognard.core.acts import Targets
from grognard.core.sayings import Saying, saying
from grognard.games.friedrich.facts.tables import (
    BOARD,
    CITIES,
    COUNTRY,
    DEPOTS,
    MAIN_ROADS,
    NATIONS,
    OBJECTIVE_OF,
    OBJECTIVE_ORDER,
    SUIT,
)


def report(view: dict[str, Any]) -> list[Saying]:
    """Where the pieces stand, who is out of supply, which objectives are taken."""
    lines = [_top(view)]
    for nation in view["nations"]:
        lines += [Saying("empty"), *_nation(view, nation)]
    lines += [Saying("empty"), _cards(view["cards"])]
    lines += _battle(view["step"])
    if view["result"]:
        winners, _, why = view["result"]
        seats = [view["seats"][winner] for winner in winners]
        lines += [Saying("empty"), Saying("report-over", why=saying(why), seats=seats)]
    return lines


def _top(view: dict[str, Any]) -> Saying:
    heading, fate = saying(view["heading"]), view["fate"]
    drawn = Saying("fates-drawn", fates=fate["drawn"]) if fate["drawn"] else Saying("no-fate-drawn")
    if fate["line"] is None:
        return Saying("report-top", heading=heading, drawn=drawn)
    card, suit = fate["line"].split()
    return Saying("report-top-with-line", heading=heading, drawn=drawn, fate=card, suit=suit)


def _place(city: int) -> Saying:
    return Saying("report-place", city=city, country=COUNTRY[city], suit=SUIT[city])


def _nation(view: dict[str, Any], nation: dict[str, Any]) -> list[Saying]:
    number, seat = nation["nation"], nation["player"]
    if nation["out"]:
        return [Saying("report-nation-out", nation=number, seat=seat)]
    lines = [_strength(view, nation)]
    lines += [_stack(view, stack) for stack in view["stacks"] if stack["nation"] == number]
    pieces = [piece for piece in view["pieces"] if piece["nation"] == number]
    lines += [
        Saying("report-train", piece=piece["name"], place=_place(piece["city"]))
        for piece in pieces
        if piece["kind"] == "train" and piece["city"] is not None
    ]
    off = [piece["name"] for piece in pieces if piece["city"] is None and not piece["gone"]]
    if off:
        lines.append(Saying("report-off-map", pieces=off))
    lines += _objectives(nation)
    if nation["hand"] is not None:
        lines.append(Saying("report-hand", cards=nation["hand"]))
    elif nation["known"]:
        lines.append(Saying("report-known", cards=nation["known"]))
    return lines


def _strength(view: dict[str, Any], nation: dict[str, Any]) -> Saying:
    """A nation's troops and cards; at set-up what of an own nation's troops has not been given to a stack yet."""
    number, seat, troops, ceiling = nation["nation"], nation["player"], nation["troops"], nation["ceiling"]
    cards = Saying("some-cards", number=nation["cards"])
    if view["step"]["name"] != "Allotment" or nation["hand"] is None:
        return Saying("report-nation", nation=number, seat=seat, number=troops, total=ceiling, hand=cards)
    given = sum(stack["troops"] or 0 for stack in view["stacks"] if stack["nation"] == number)
    left = Saying("some-troops", number=troops - given)
    return Saying("report-nation-giving", nation=number, seat=seat, number=troops, total=ceiling, hand=cards, left=left)


def _stack(view: dict[str, Any], stack: dict[str, Any]) -> Saying:
    return Saying(
        "report-stack", who=_generals(stack["generals"]), place=_place(stack["city"]), troops=_troops(view, stack)
    )


def _generals(names: list[str]) -> Saying:
    if len(names) == 1:
        return Saying("one-general", piece=names[0])
    return Saying("general-and-others", piece=names[0], others=_generals(names[1:]))


def _troops(view: dict[str, Any], stack: dict[str, Any]) -> Saying:
    """What is known of a stack's troops and supply."""
    down = {piece["name"] for piece in view["pieces"] if piece["down"]}
    known = stack["troops"] is not None
    troops = Saying("some-troops", number=stack["troops"]) if known else Saying("troops-unknown")
    return Saying("out-of-supply", troops=troops) if any(name in down for name in stack["generals"]) else troops


def _objectives(nation: dict[str, Any]) -> list[Saying]:
    """The objectives that a nation needs, those of second order apart."""
    lines: list[Saying] = []
    for order in (1, 2):
        needed = [city for city in nation["needed"] if OBJECTIVE_ORDER[city] == order]
        if needed:
            held = [city for city in needed if city in nation["held"]]
            left = [city for city in needed if city not in nation["held"]]
            number, total = len(held), len(needed)
            line = Saying("report-objectives", order=order, number=number, total=total, cities=held, cities2=left)
            lines.append(line)
    return lines


def _cards(cards: dict[str, Any]) -> Saying:
    return Saying("report-cards", number=cards["pile"], deck=cards["opened"], discards=sum(cards["discards"]))


def _battle(step: dict[str, Any]) -> list[Saying]:
    if step["name"] != "Battle":
        return []
    sides = step["sides"]
    lines = [Saying("empty"), Saying("report-battle"), *(_side(side) for side in sides)]
    plays = [
        Saying("report-play", nation=sides[play["side"]]["nation"], card=play["card"], number=play["points"])
        for play in step["plays"]
    ]
    lines.append(Saying("report-plays", plays=plays, nation=sides[step["right"]]["nation"]))
    return lines


def _side(side: dict[str, Any]) -> Saying:
    return Saying(
        "report-side",
        nation=side["nation"],
        who=_generals(side["generals"]),
        place=_place(side["city"]),
        number=side["troops"],
        score=f"{side['score']:+d}",
    )


# One city and its roads


def roads(view: dict[str, Any], name: str) -> list[Saying]:
    """A city and where its roads lead, main roads first; who stands there, as far as the view tells it."""
    city = Targets("city", CITIES).one(name)
    main = [near for near in BOARD.neighbours[city] if near in MAIN_ROADS.neighbours[city]]
    plain = [near for near in BOARD.neighbours[city] if near not in main]
    lines = [_city(view, city)]
    lines += [Saying("report-main-road", there=_city(view, near)) for near in main]
    lines += [Saying("report-road", there=_city(view, near)) for near in plain]
    return lines


def _city(view: dict[str, Any], city: int) -> Saying:
    """A city, what it is, and who is there."""
    marks = [Saying("in-country", country=COUNTRY[city]), Saying("in-suit", suit=SUIT[city])]
    marks += [Saying("depot-of", nation=nation) for nation in range(len(NATIONS)) if city in DEPOTS[nation]]
    if OBJECTIVE_OF[city] >= 0:
        marks.append(_objective(view, city))
    here = [
        Saying("stack-here", who=_generals(stack["generals"]), troops=_troops(view, stack))
        for stack in view["stacks"]
        if stack["city"] == city
    ]
    here += [
        Saying("train-here", piece=piece["name"])
        for piece in view["pieces"]
        if piece["kind"] == "train" and piece["city"] == city
    ]
    if here:
        return Saying("report-city-with", city=city, marks=marks, here=here)
    return Saying("report-city", city=city, marks=marks)


def _objective(view: dict[str, Any], city: int) -> Saying:
    nation, order = OBJECTIVE_OF[city], OBJECTIVE_ORDER[city]
    if city in view["held"]:
        return Saying("objective-held", nation=nation, order=order)
    if city in view["marks"]:
        return Saying("objective-marked", nation=nation, order=order)
    return Saying("objective-of", nation=nation, order=order)
