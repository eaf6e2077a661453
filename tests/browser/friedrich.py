"""Friedrich at the browser table: where tests begin, and somebody who decides."""

from __future__ import annotations

from collections import deque
from typing import Any

from grognard import Match, find
from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.position import position as compose
from tests.browser.ahead import Decide, ahead, composed, go_on
from tests.browser.table import choice_of, verbs

GAME = "friedrich"
BOTH = {0, 1, 2, 4, 5, 6}
"""All nations that have an enemy to look for."""


class Seeker:
    """Decides for whoever is asked, so that a battle comes soon: march at the enemy, attack, otherwise be done."""

    def __init__(self, seeks: set[int]) -> None:
        self.roads: dict[int, list[int]] = {}
        for a, b, *_ in find(GAME).layout()["roads"]:
            self.roads.setdefault(a, []).append(b)
            self.roads.setdefault(b, []).append(a)
        self.seeks = seeks
        """The nations that look for a battle; the others sit still."""
        self.tried: set[tuple[str, int]] = set()

    def distances(self, start: list[int]) -> dict[int, int]:
        found = dict.fromkeys(start, 0)
        queue = deque(start)
        while queue:
            city = queue.popleft()
            for other in self.roads[city]:
                if other not in found:
                    found[other] = found[city] + 1
                    queue.append(other)
        return found

    def decide(self, position: Any) -> tuple[str, int | None]:
        offered = verbs(position)
        view = position["view"]
        nation = view["nation"]
        if "attack" in offered:
            return "attack", choice_of(position, "attack")[0]
        if "with" in offered:
            return "with", choice_of(position, "with")[0]
        if "go" in offered:
            far = self.far(view, nation)
            best = min(choice_of(position, "go"), key=lambda city: far.get(city, 99))
            here = view["step"].get("city")
            if "stop" in offered and far.get(here, 99) <= far.get(best, 99):
                return "stop", None
            return "go", best
        if "move" in offered and nation in self.seeks:
            piece = self.mover(position, view, nation)
            if piece is not None:
                self.tried.add((str(view["heading"]), piece))
                return "move", piece
        if "troops" in offered:
            numbers = choice_of(position, "troops")
            return "troops", numbers[len(numbers) // 2]
        return calm(position)

    def far(self, view: Any, nation: int) -> dict[int, int]:
        """How far each city is from the nearest enemy stack."""
        side = nation in (0, 1)
        return self.distances([stack["city"] for stack in view["stacks"] if (stack["nation"] in (0, 1)) != side])

    def mover(self, position: Any, view: Any, nation: int) -> int | None:
        """The general next to whom an enemy is soonest; none once somebody stands beside one."""
        far = self.far(view, nation)
        where = {piece["name"]: piece["city"] for piece in view["pieces"] if piece["kind"] == "general"}
        if any(far.get(stack["city"]) == 1 for stack in view["stacks"] if stack["nation"] == nation):
            return None
        free = [
            piece
            for piece in choice_of(position, "move")
            if where.get(tables.PIECES[piece]) is not None and (str(view["heading"]), piece) not in self.tried
        ]
        return min(free, key=lambda piece: far[where[tables.PIECES[piece]]], default=None)


def calm(position: Any) -> tuple[str, int | None]:
    """The decision that ends soonest: stand still, break off, pay nothing; otherwise the first thing offered."""
    offered = verbs(position)
    for verb in ("done", "stop", "break-off", "decline"):
        if verb in offered:
            return verb, None
    first = position["choices"][0]
    return first["verb"], (first["targets"][0] if first["targets"] else None)


def seeking(*nations: int) -> Decide:
    return Seeker(set(nations)).decide


def marching(scenario: str = "austrian-theatre") -> Match:
    """The first movement of Prussia, from the set-up of a scenario."""
    return ahead(GAME, scenario, lambda: calm, lambda position: "move" in verbs(position))


def in_battle(position: Any) -> bool:
    return bool(position["view"]["step"]["name"] == "Battle")


def battle() -> Match:
    """Friedrich has attacked Daun and is worse off; both have cards of the suits they stand on."""
    state = compose(
        "austrian-theatre",
        phase="combat",
        pieces={"Friedrich": "Breslau", "Daun": "Strehlen", "Prussian train 1": "Oels", "Austrian train 1": "Olmütz"},
        troops={"Friedrich": 4, "Daun": 8},
        hands={"Prussia": ["2S.1", "9S.1", "11S.1", "RA.1", "4C.1"], "Austria": ["4H.1", "7S.1", "10D.1"]},
    )
    return composed(GAME, "austrian-theatre", state)


def paying() -> Match:
    """Prussia has bought a troop, and must pay for it with small cards."""
    state = compose(
        "austrian-theatre",
        pieces={"Friedrich": "Berlin", "Daun": "Olmütz", "Prussian train 1": "Potsdam", "Austrian train 1": "Brünn"},
        troops={"Friedrich": 2, "Daun": 8},
        hands={"Prussia": ["2S.1", "3S.1", "4C.1", "2H.1"]},
    )
    match = composed(GAME, "austrian-theatre", state)

    def decide(position: Any) -> tuple[str, int | None]:
        buys = choice_of(position, "recruit") if not position["view"]["step"].get("units") else []
        return ("recruit", buys[0]) if buys else calm(position)

    assert go_on(match, decide, lambda position: "pay" in verbs(position))
    return match
