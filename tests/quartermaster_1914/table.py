"""Somebody at the browser table, who has plans."""

from __future__ import annotations

from typing import Any

from tests.browser.table import Visitor, choice_of, verbs

GAME = "quartermaster-1914"
SEATS = ["Austria", "Russia", "Germany", "France", "Britain"]
BOT = "bot:rules"
GERMANY, FRANCE = SEATS.index("Germany"), SEATS.index("France")
MINE = dict.fromkeys(SEATS, "bot:random") | {"Germany": "me", "France": "me"}
"""Two seats of a plan against three computers that do not take advantage of it."""
ATTACK = "German Land Battle"
COUNTERATTACK = "La Revanche"
TRIES = 80
"""One deal in about six has the cards."""


class Planner:
    """Decides for seats that wait for a chance: what they plan with stays in hand until it is prepared."""

    def __init__(self, player: Visitor) -> None:
        self.player = player
        self.cards: list[str] = player.get(f"/games/{GAME}")["kinds"]["card"]
        self.spaces: list[str] = player.get(f"/games/{GAME}")["kinds"]["space"]
        self.keeps: dict[int, list[str]] = {}
        """By seat: the cards that it plans with."""
        self.prepares: dict[int, list[str]] = {}
        """By seat: which of them it prepares, in this order."""

    def power(self, position: Any) -> Any:
        return position["view"]["powers"][position["seat"]]

    def decide(self, position: Any) -> tuple[str, int | None]:
        offered = verbs(position)
        if "prepare" in offered:
            done = self.power(position)["prepared"]
            for name in self.prepares[position["seat"]]:
                if name not in done and self.number(name) in choice_of(position, "prepare"):
                    return "prepare", self.number(name)
        for verb in ("draw", "bury", "discard-top", "discard"):
            if verb in offered:
                return verb, self.least(position, choice_of(position, verb)) if choice_of(position, verb) else None
        if "pass" in offered:
            return "pass", None
        choice = position["choices"][0]
        return choice["verb"], self.least(position, choice["targets"]) if choice["targets"] else None

    def number(self, name: str) -> int:
        return self.cards.index(name)

    def least(self, position: Any, targets: list[int]) -> int:
        """The last target that is not planned with."""
        kept = {self.number(name) for name in self.keeps[position["seat"]]}
        return next((target for target in reversed(targets) if target not in kept), targets[-1])


class Plan(Planner):
    """Germany attacks Burgundy in vain, France strikes back, and Germany wears somebody down."""

    def __init__(self, player: Visitor) -> None:
        super().__init__(player)
        self.kinds = {card["name"]: card for card in player.get(f"/games/{GAME}/layout")["cards"]}
        self.attrition = self.reinforcement = ""

    def likes(self, position: Any) -> bool:
        """Whether the hand that is dealt holds what the plan needs, which is noted."""
        seat, hand = position["seat"], self.power(position)["hand"]
        if seat == GERMANY:
            # One that names powers: it needs no army beside theirs.
            self.attrition = next((name for name in hand if self.kinds[name]["hits"]), "")
            self.keeps[seat], self.prepares[seat] = [ATTACK, self.attrition], [self.attrition]
        else:
            self.reinforcement = next((name for name in hand if self.holds_burgundy(self.kinds[name])), "")
            self.keeps[seat] = self.prepares[seat] = [COUNTERATTACK, self.reinforcement]
        return set(self.keeps[seat]) <= set(hand)

    def holds_burgundy(self, card: Any) -> bool:
        return (
            card["nation"] == "FR" and card["symbol"] == "Reinforce Army" and card["where"] in ("", "difficult", "BUR")
        )

    def holds(self, position: Any) -> bool:
        """Whether nothing has come between Germany and its plan."""
        view = position["view"]
        germany, france = (
            next(nation for nation in view["nations"] if nation["code"] == code) for code in ("DE", "FR")
        )
        power = view["powers"][GERMANY]
        return (
            "WGE" in set(germany["armies"]) - set(germany["unsupplied"])
            and "BUR" in set(france["armies"]) - set(france["unsupplied"])
            and ATTACK in power["hand"]
            and self.attrition in power["prepared"]
            and view["powers"][FRANCE]["prepared_count"] == len(self.prepares[FRANCE])
        )

    def strike(self, position: Any) -> tuple[str, int | None]:
        """As `decide`, in the round in which the plan is carried out."""
        wanted = {
            "play": (GERMANY, self.cards, ATTACK),
            "battle": (GERMANY, self.spaces, "Burgundy"),
            "attrition": (GERMANY, self.cards, self.attrition),
            "reinforce": (FRANCE, self.cards, self.reinforcement),
            "counterattack": (FRANCE, self.cards, COUNTERATTACK),
        }
        for verb, (seat, names, name) in wanted.items():
            if seat == position["seat"] and verb in verbs(position):
                return verb, names.index(name)
        return self.decide(position)


def deal(player: Visitor, plan: Plan) -> Any:
    """A match in which both hands suit the plan, after the opening."""
    for _ in range(TRIES):
        player.create("five-players", MINE, game=GAME)
        seats: set[int] = set()
        while True:
            position = player.wait_for(lambda now: bool(now["choices"]))
            if "bury" not in verbs(position):
                return position
            if position["seat"] not in seats and not plan.likes(position):
                break
            seats.add(position["seat"])
            player.act(position, *plan.decide(position))
    raise AssertionError(f"no deal in {TRIES} has the cards")


def prepared(player: Visitor) -> tuple[Plan, Any]:
    """A match at the end of the second French turn: everything is ready for the third round."""
    plan = Plan(player)
    position = deal(player, plan)
    while position["view"]["round"] < 2 or position["seat"] != FRANCE or "draw" not in verbs(position):
        player.act(position, *plan.decide(position))
        position = player.wait_for(lambda now: bool(now["choices"]))
    return plan, position


def begun(player: Visitor) -> tuple[Plan, Any]:
    """The same, and on to the third German turn by the page."""
    for _ in range(TRIES):
        plan, position = prepared(player)
        player.open()
        while position["view"]["round"] < 3 or position["seat"] != GERMANY or "draft" not in verbs(position):
            choose(player, position, *plan.decide(position))
            position = player.wait_for(lambda now: bool(now["choices"]), timeout=60)
        if plan.holds(position):
            return plan, position
    raise AssertionError("the plan was always thwarted")


def choose(player: Visitor, position: Any, verb: str, target: int | None = None) -> Any:
    """Choose by clicking: a space or a piece on the map, a card, or a button of the prompt. What the service says then
    comes back."""
    kind = next(choice["kind"] for choice in position["choices"] if choice["verb"] == verb)
    player.shows(position)
    with player.acting():
        if target is None:
            player.prompt.locator(f'button[data-verb="{verb}"]').first.click()
        elif kind == "number":
            player.prompt.locator(f'button[data-verb="{verb}"]').get_by_text(str(target), exact=True).click()
        elif kind == "card":
            card = player.hand.locator(f'button.offered[data-target="{target}"][data-verbs~="{verb}"]').first
            several = " " in card.get_attribute("data-verbs")
            card.click()
            if verb == "play" and not several:
                # The first press only lifts it.
                card.click()
            if several:
                player.page.locator(f'[role=menu] button[data-verb="{verb}"]').click()
        else:
            player.target(kind, target).click()
    return player.wait_for(lambda now: now["seq"] > position["seq"])
