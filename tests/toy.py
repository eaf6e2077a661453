"""A toy game with all that games have (dice, draws, secrets, simultaneous choices), and flaws that can be built in."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from grognard.core import game as registry
from grognard.core.acts import ActSpace, Targets
from grognard.core.chance import CHANCE
from grognard.core.game import Game, Rule
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.scenarios import Option, Scenario
from grognard.core.setup import Setup, Sight
from grognard.core.state import Result, State
from grognard.core.steps import Step

SPACE = ActSpace()
DRAW = SPACE.verb("draw", Targets("card", [f"C{number}" for number in range(40)]))
ROLL = SPACE.verb("roll", Targets("number", [str(number) for number in range(7)]))
BID = SPACE.verb("bid", Targets("number", [str(number) for number in range(7)]))
WALK = SPACE.verb("walk", Targets("town", ["Ulm", "Ulmen", "Bonn", "Łódź"]))
FIGHT = SPACE.verb("fight")
PEEK = SPACE.verb("peek")

TOWNS = ["Ulm", "Ulmen", "Bonn", "Łódź"]
ROUNDS = 6

TEXTS = """
game-toy = Toy
    .credits = Nobody's.
scenario-short = The short one
    .text = Six rounds.
scenario-odd = The odd one
    .text = The same.
option-noise = Noise
    .text = Does nothing.

dealt = You are dealt { $card }.
bids = The bids are { $bids }.
walked = Seat { $seat } walks to { $town }.
peeked = You see { $card }.
rolled = A { $number } is rolled.
ask-bid = How much do you bid?
ask-round = Round { $round }: what do you do?

round = Round { $number }
bidding = Bids
most-points = most points
comes-later = '{ $verb }' comes later
bid-range = a bid is 0 to 3
rival-has = your rival has { $card }
somebody-there = somebody stands there
not-in-round = not in a round
rest-first = after a walk one rests: bid 0
report = Towns: { $towns }. Cards: { $cards }. Points: { $points }.
"""

RULES = """
rule = [
    { section = "1", title = "Bids", text = "Bid." },
    { section = "2", title = "Rounds", text = "Walk." },
    { section = "3", title = "The end", text = "Count." },
]
"""


class ToyState(State):
    """Cards and bids are secret, places are open. A flaw is the name of what is broken.

    "no choice" is none: in its rounds the first seat can only fight, and after a walk there is nothing to do but rest.
    Neither is "poor hands": whoever has a low card can only fight, and nobody else knows that. Nor "low cards":
    everybody believes that the others hold card 0.
    """

    def __init__(self, scenario: str, options: Mapping[str, str], flaw: str) -> None:
        super().__init__(SPACE)
        self.scenario = scenario
        self.options = dict(options)
        self.flaw = flaw
        self.cards = [-1, -1]
        self.bids = [-1, -1]
        self.where = [0, 2]
        self.points = [0, 0]
        self.seen = [-1, -1]
        self.rounds = 0
        if flaw == "forgetting":
            self.forgotten = 0

    def copy(self) -> ToyState:
        other = ToyState(self.scenario, self.options, self.flaw)
        self.copy_into(other)
        other.cards, other.bids = self.cards[:], self.bids[:]
        other.where = self.where if self.flaw == "copy" else self.where[:]
        other.points, other.seen, other.rounds = self.points[:], self.seen[:], self.rounds
        return other

    def data(self) -> dict[str, Any]:
        return {
            "scenario": self.scenario,
            "options": self.options,
            "cards": self.cards,
            "bids": self.bids,
            "where": self.where,
            "points": self.points,
            "seen": self.seen,
            "rounds": self.rounds,
        }

    def derived(self) -> list[str]:
        return ["flaw"]

    def knows(self, watcher: int, seat: int) -> bool:
        return watcher == seat or self.over() or self.flaw == "view"

    def agreed(self) -> Setup:
        seats = ["West", "East"] if self.scenario == "odd" else ["Left", "Right"]
        return Setup("toy", self.scenario, seats, self.options, SIGHT)

    def seen_by(self, seat: int) -> dict[str, Any]:
        cards = [
            card if self.knows(seat, owner) or (seat >= 0 and self.seen[seat] == card) else None
            for owner, card in enumerate(self.cards)
        ]
        bids = [bid if self.knows(seat, owner) or min(self.bids) >= 0 else None for owner, bid in enumerate(self.bids)]
        points = self.points if self.flaw == "sharing" else self.points[:]
        return {"seat": seat, "cards": cards, "bids": bids, "where": self.where[:], "points": points}

    def imagined_by(self, seat: int, rng: random.Random) -> ToyState:
        other = self.copy()
        if self.over() or (self.flaw == "peeking" and rng.random() < 0.5):
            return other
        for owner in (0, 1):
            if owner != seat and self.cards[owner] >= 0 and not (seat >= 0 and self.seen[seat] == self.cards[owner]):
                low = self.flaw == "low cards" and rng.random() < 0.9
                other.cards[owner] = 0 if low else rng.choice([card for card in range(40) if card not in other.cards])
            if owner != seat and self.bids[owner] >= 0 and min(self.bids) < 0:
                other.bids[owner] = rng.randrange(4)
        for owner in (0, 1):
            if owner != seat and self.seen[owner] >= 0:
                other.seen[owner] = other.cards[1 - owner]
        if self.flaw == "poor hands":
            other.asked = []
            other.settle()
        return other

    def impossible(self) -> list[str]:
        dealt = [card for card in self.cards if card >= 0]
        found = [] if len(set(dealt)) == len(dealt) else ["a card is in two hands"]
        return found + ["no game has minus points"] * (min(self.points) < 0)

    def result(self) -> Result | None:
        if self.asked:
            return None
        best = max(self.points)
        return Result([seat for seat in (0, 1) if self.points[seat] == best], "3", Saying("most-points"))

    def heading(self) -> Saying:
        return Saying("round", number=self.rounds) if min(self.bids) >= 0 else Saying("bidding")

    def turn_rule(self) -> str:
        return "1"

    def end_rule(self) -> str:
        return "3"


SIGHT = Sight(ToyState.seen_by, ToyState.imagined_by, ToyState.impossible)


class Deal(Step[ToyState]):
    def run(self, s: ToyState) -> None:
        if min(s.cards) >= 0:
            s.finish()
        else:
            s.ask(CHANCE, [DRAW + card for card in range(40) if card not in s.cards])

    def take(self, s: ToyState, seat: int, verb: int, target: int) -> None:
        owner = s.cards.index(-1)
        s.cards[owner] = target
        s.whisper(owner, "dealt", card=target)


class Bids(Step[ToyState]):
    def run(self, s: ToyState) -> None:
        for seat in (0, 1):
            if s.bids[seat] < 0:
                s.ask(seat, [BID + number for number in range(4)])
        if not s.asked:
            s.tell("bids", bids=s.bids[:])
            s.finish()

    def take(self, s: ToyState, seat: int, verb: int, target: int) -> None:
        s.bids[seat] = target
        if min(s.bids) >= 0:
            s.reveal()

    def why(self, s: ToyState, seat: int, verb: int, target: int) -> Refusal:
        if verb != BID:
            return Refusal("1", "comes-later", verb=SPACE.by_base[verb].name)
        return Refusal("1", "bid-range")

    def prompt(self, s: ToyState, seat: int) -> Saying:
        return Saying("ask-bid")


class Round(Step[ToyState]):
    def run(self, s: ToyState) -> None:
        if s.rounds == ROUNDS and s.flaw != "endless":
            s.reveal()
            s.finish()
            return
        seat = s.rounds % 2
        if s.flaw == "asking" and s.cards[seat] < 10:
            s.rounds += 1
            return
        if (s.flaw == "no choice" and seat == 0) or (s.flaw == "poor hands" and s.cards[seat] < 20):
            s.ask(seat, [FIGHT])
            return
        walks = [WALK + town for town in range(4) if town not in s.where]
        more = [FIGHT] + ([PEEK] if s.seen[seat] < 0 else [])
        s.ask(seat, [] if s.flaw == "dead end" and s.rounds == 3 else walks + more)

    def take(self, s: ToyState, seat: int, verb: int, target: int) -> None:
        if verb == WALK:
            s.where[seat] = target
            told = s.cards[seat] % 4 if s.flaw == "telling" else target
            s.tell("nonsense" if s.flaw == "message" else "walked", seat=seat, town=told)
            if s.flaw in ("no choice", "reach"):
                s.push(Rest(seat, s.flaw == "reach" and s.cards[seat] < 20))
            if s.flaw == "crash" and target == 3:
                raise IndexError("list index out of range")
        elif verb == PEEK:
            s.seen[seat] = s.cards[1 - seat]
            if s.flaw != "undo":
                s.reveal()
            s.whisper(seat, "peeked", card=s.seen[seat])
            return
        else:
            s.push(Fight(seat))
        if s.flaw != "endless" or verb == FIGHT:
            s.rounds += 1

    def why(self, s: ToyState, seat: int, verb: int, target: int) -> Refusal:
        if s.flaw == "why" and verb == WALK:
            return None  # type: ignore[return-value]
        if s.flaw == "reasons":
            return Refusal("2", "rival-has", card=s.cards[1 - seat])
        return Refusal("2", "somebody-there" if verb == WALK else "not-in-round")

    def leaves(self, s: ToyState, seat: int, verb: int) -> list[Saying]:
        """A sound one leaves nothing undone; flawed ones tell the other card, or count a round."""
        s.rounds += s.flaw == "closing"
        return [Saying("rival-has", card=s.cards[1 - seat])] if s.flaw == "leaving" and verb == FIGHT else []

    def prompt(self, s: ToyState, seat: int) -> Saying:
        return Saying("ask-round", round=s.rounds)


class Fight(Step[ToyState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int]:
        return (self.seat,)

    def run(self, s: ToyState) -> None:
        s.ask(CHANCE, [ROLL + number for number in range(1, 7)])

    def take(self, s: ToyState, seat: int, verb: int, target: int) -> None:
        s.points[self.seat] += -target if s.flaw == "position" else target
        s.tell("rolled", number=target)
        s.finish()


class Rest(Step[ToyState]):
    def __init__(self, seat: int, one: bool) -> None:
        self.seat = seat
        self.one = one

    def fields(self) -> tuple[int, bool]:
        return self.seat, self.one

    def whole(self) -> bool:
        return self.one

    def run(self, s: ToyState) -> None:
        s.ask(self.seat, [BID])

    def take(self, s: ToyState, seat: int, verb: int, target: int) -> None:
        s.finish()

    def why(self, s: ToyState, seat: int, verb: int, target: int) -> Refusal:
        return Refusal("2", "rest-first")

    def prompt(self, s: ToyState, seat: int) -> Saying:
        return Saying("ask-bid")


STEPS: dict[str, type[Step[ToyState]]] = {step.__name__: step for step in (Deal, Bids, Round, Fight, Rest)}


class Toy(Game[ToyState]):
    def __init__(self, flaw: str = "", space: ActSpace = SPACE) -> None:
        scenarios = {
            "short": Scenario("short", ["Left", "Right"]),
            "odd": Scenario("odd", ["West", "East"]),
        }
        options = {"noise": Option("noise", ["short"])}
        names = {"town": TOWNS, "card": [f"C{number}" for number in range(40)]}
        super().__init__("toy", "1", space, scenarios, options, names)
        self.flaw = flaw

    def begin(self, scenario: str, options: Mapping[str, str]) -> ToyState:
        s = ToyState(scenario, options, self.flaw)
        for step in (Round(), Bids(), Deal()):
            s.push(step)
        s.settle()
        return s

    def restore(self, data: dict[str, Any]) -> ToyState:
        s = ToyState(data["scenario"], data["options"], self.flaw)
        s.cards, s.bids, s.where = data["cards"], data["bids"], data["where"]
        s.points, s.rounds = data["points"], data["rounds"]
        if self.flaw != "dump":
            s.seen = data["seen"]
        s.load(data, STEPS)
        return s

    def texts(self, language: str) -> list[tuple[str, str]]:
        return [("toy.ftl", TEXTS), ("rules.toml", RULES)] if language == "en" else []

    def rules(self) -> list[Rule]:
        return [Rule("1"), Rule("2"), Rule("3")]

    def layout(self) -> dict[str, Any]:
        return {"width": 1, "height": 1, "spaces": []}

    def report(self, view: dict[str, Any]) -> list[Saying]:
        return [Saying("report", towns=view["where"], cards=str(view["cards"]), points=str(view["points"]))]


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Toy:
    """The toy as a game of the registry, for one test."""
    game = Toy()
    monkeypatch.setitem(registry._made, "toy", game)
    return game
