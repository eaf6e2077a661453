"""A view in lines: the nations, what they own, where their armies stand, and the invasion in progress."""

from __future__ import annotations

from typing import Any

from grognard.core.acts import Targets
from grognard.core.board import bits
from grognard.core.sayings import Saying, saying
from grognard.games.warzag.facts import library
from grognard.games.warzag.facts.tables import BESIDE, DEVELOPMENTS, KIND_OF, NATIONS, TERRITORIES

_TERRITORY = {name: number for number, name in enumerate(TERRITORIES)}


def report(view: dict[str, Any]) -> list[Saying]:
    """Each nation with its points and land, its armies by territory, its cards; then the battle."""
    lines = [Saying("report-head", heading=saying(view["heading"]))]
    if view["last_round"]:
        lines.append(Saying("report-last-round", round=view["last_round"]))
    for nation in view["nations"]:
        lines += [Saying("empty"), *_nation(view, nation)]
    if view["radioactive"]:
        lines.append(Saying("report-radioactive", territories=_numbers(view["radioactive"])))
    lines += [Saying("empty"), Saying("report-decks", number=view["deck"], number2=view["mission_deck"])]
    battle = view["step"].get("invasion")
    if battle is not None:
        lines += [Saying("empty"), *_invasion(battle)]
    if view["result"]:
        winners, _, why = view["result"]
        lines += [
            Saying("empty"),
            Saying("report-result", why=saying(why), seats=[view["seats"][seat] for seat in winners]),
        ]
    return lines


def _numbers(names: list[str]) -> list[int]:
    return [_TERRITORY[name] for name in names]


def _nation(view: dict[str, Any], nation: dict[str, Any]) -> list[Saying]:
    number = NATIONS.index(nation["nation"])
    if not nation["playing"]:
        return [Saying("report-out", nation=number)]
    lines = [
        Saying(
            "report-nation",
            nation=number,
            points=nation["points"],
            income=nation["income"],
            number=len(nation["own"]),
            supply=nation["cards"],
        )
    ]
    if nation["leader"]:
        key = "report-leader-waits" if nation["leader_waits"] else "report-leader"
        lines.append(Saying(key, leader=number, territory=_TERRITORY[nation["leader"]]))
    if nation["own"]:
        lines.append(Saying("report-own", territories=_numbers(nation["own"])))
    for kind, name in enumerate(DEVELOPMENTS):
        built = [place for place in view["developed"][name] if place in nation["own"]]
        if built:
            lines.append(Saying("report-developed", development=kind, territories=_numbers(built)))
    lines += _armies(view, nation)
    if nation["token"] >= 0:
        lines.append(Saying("report-research", square=nation["token"], number=nation["token"]))
    if nation["weapon"]:
        lines.append(Saying("report-weapon"))
    if nation["promotions"]:
        cards = [library.PROMOTION_IDS.index(card) for card in nation["promotions"]]
        lines.append(Saying("report-promotions", promotions=cards))
    if nation["hand"]:
        lines.append(Saying("report-hand", cards=[library.SUPPLY_IDS.index(card) for card in nation["hand"]]))
    if nation["objective"]:
        rows = [
            Saying(f"progress-{row['metric'].replace('_', '-')}", number=row["has"], needs=row["needs"])
            for row in nation["progress"]
        ]
        objective = library.OBJECTIVE_IDS.index(nation["objective"])
        lines.append(Saying("report-objective", objective=objective, rows=rows))
    if nation["mission"]:
        lines.append(Saying("report-mission", mission=library.MISSION_IDS.index(nation["mission"])))
    return lines


def _armies(view: dict[str, Any], nation: dict[str, Any]) -> list[Saying]:
    """Where armies stand on the land of a nation."""
    found: dict[str, list[Saying]] = {}
    for army in view["armies"]:
        if army["at"] in nation["own"]:
            key = "report-army-wounded" if army["wounds"] else "report-army"
            said = Saying(key, army=army["army"], number=army["defence"])
            found.setdefault(army["at"], []).append(said)
    return [Saying("report-stack", territory=_TERRITORY[place], armies=rows) for place, rows in found.items()]


def _invasion(battle: dict[str, Any]) -> list[Saying]:
    lines = [Saying("report-invasion", nation=battle["nation"], territory=battle["target"], nation2=battle["defender"])]
    if battle["armies"]:
        lines.append(Saying("report-totals", number=battle["attack"], number2=battle["defence"]))
    if battle["symbol"] is not None:
        lines.append(Saying("report-die", symbol=battle["symbol"], number=battle["damage"]))
    return lines


def roads(view: dict[str, Any], place: str) -> list[Saying]:
    """A territory, and those next to it with who owns them and who stands there."""
    territory = Targets("territory", TERRITORIES).one(place)
    return [_line(view, "road-here", territory), *(_line(view, "road", near) for near in bits(BESIDE[territory]))]


def _line(view: dict[str, Any], key: str, territory: int) -> Saying:
    name = TERRITORIES[territory]
    owners = [NATIONS.index(nation["nation"]) for nation in view["nations"] if name in nation["own"]]
    built = [kind for kind, word in enumerate(DEVELOPMENTS) if name in view["developed"][word]]
    state = Saying("road-owned", nation=owners[0]) if owners else Saying("road-nobodys")
    if name in view["radioactive"]:
        state = Saying("road-radioactive")
    more: list[Saying] = [state]
    if built:
        more.append(Saying("road-developed", development=built[0]))
    more += [Saying("road-army", army=army["army"]) for army in view["armies"] if army["at"] == name]
    more += [
        Saying("road-leader", leader=NATIONS.index(nation["nation"]))
        for nation in view["nations"]
        if nation["leader"] == name
    ]
    return Saying(key, territory=territory, what=Saying(f"kind-of-{KIND_OF[territory]}"), more=more)
