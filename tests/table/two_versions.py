"""A game of which there are two versions: players count on in turn, by 1, 2 or 3, from where a die says."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from grognard.core.acts import ActSpace, Targets
from grognard.core.chance import CHANCE
from grognard.core.game import Game, Rule
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.scenarios import Scenario
from grognard.core.setup import Setup, Sight
from grognard.core.state import Result, State
from grognard.core.steps import Step

SPACE = ActSpace()
ROLL = SPACE.verb("roll", Targets("number", [str(number) for number in range(7)]))
COUNT = SPACE.verb("count", Targets("number", [str(number) for number in range(7)]))
GOAL = 21

TEXTS = """
game-count = Count
    .credits = Nobody's.
scenario-only = The only one
    .text = Who says 21 has won.
begins = It begins with { $number }.
counted = { $seat } counts { $number }.
ask-count = Count on.
total = { $number } so far
said-it = said it first
too-many = by 1 or 2 only
"""
RULES = 'rule = [{ section = "1", title = "Counting", text = "Count." }]'


class CountState(State):
    """`rules` is the version by which it is played: what a fix behind the version asks."""

    def __init__(self, rules: str) -> None:
        super().__init__(SPACE)
        self.rules = rules
        self.total = 0
        self.turn = 0

    def copy(self) -> CountState:
        other = CountState(self.rules)
        self.copy_into(other)
        other.total, other.turn = self.total, self.turn
        return other

    def data(self) -> dict[str, Any]:
        return {"total": self.total, "turn": self.turn}

    def derived(self) -> list[str]:
        return ["rules"]

    def agreed(self) -> Setup:
        return Setup("count", "only", ["Left", "Right"], {}, SIGHT)

    def seen_by(self, seat: int) -> dict[str, Any]:
        return {"seat": seat, "total": self.total}

    def imagined_by(self, seat: int, rng: random.Random) -> CountState:
        return self.copy()

    def impossible(self) -> list[str]:
        return []

    def result(self) -> Result | None:
        return None if self.asked else Result([1 - self.turn], "1", Saying("said-it"))

    def heading(self) -> Saying:
        return Saying("total", number=self.total)

    def turn_rule(self) -> str:
        return "1"

    def end_rule(self) -> str:
        return "1"


SIGHT = Sight(CountState.seen_by, CountState.imagined_by, CountState.impossible)


class Counting(Step[CountState]):
    def run(self, s: CountState) -> None:
        if not s.total:
            s.ask(CHANCE, [ROLL + number for number in range(1, 7)])
        elif s.total >= GOAL:
            s.finish()
        else:
            s.ask(s.turn, [COUNT + number for number in ((1, 2, 3) if s.rules in ("1", "odd") else (1, 2))])

    def take(self, s: CountState, seat: int, verb: int, target: int) -> None:
        if verb == ROLL:
            s.total = target
            s.tell("begins", number=target)
            return
        s.total += target + (s.rules == "odd")
        s.turn = 1 - s.turn
        s.tell("counted", seat=seat, number=target)

    def why(self, s: CountState, seat: int, verb: int, target: int) -> Refusal:
        return Refusal("1", "too-many")

    def prompt(self, s: CountState, seat: int) -> Saying:
        return Saying("ask-count")


class Count(Game[CountState]):
    """In version 1 one may count by 3; in version 2 that is a mistake which was corrected. `odd` counts otherwise."""

    def __init__(self, version: str = "2", plays: tuple[str, ...] = ()) -> None:
        scenarios = {"only": Scenario("only", ["Left", "Right"])}
        super().__init__("count", version, SPACE, scenarios, {}, {}, {"Counting": Counting})
        self.plays = plays

    def older(self, version: str) -> Count:
        return Count(version)

    def begin(self, scenario: str, options: Mapping[str, str]) -> CountState:
        s = CountState(self.rules_version)
        s.push(Counting())
        s.settle()
        return s

    def restore(self, data: dict[str, Any]) -> CountState:
        s = CountState(self.rules_version)
        s.total, s.turn = data["total"], data["turn"]
        s.load(data, {"Counting": Counting})
        return s

    def texts(self, language: str) -> list[tuple[str, str]]:
        return [("count.ftl", TEXTS), ("rules.toml", RULES)] if language == "en" else []

    def rules(self) -> list[Rule]:
        return [Rule("1")]

    def layout(self) -> dict[str, Any]:
        return {"width": 1, "height": 1, "spaces": []}

    def report(self, view: dict[str, Any]) -> list[Saying]:
        return [Saying("total", number=view["total"])]
