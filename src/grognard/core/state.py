"""The game state: small, flat, copied by hand. It knows what may be done now, and does it."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any, Final, Self

from grognard.core.acts import ActSpace
from grognard.core.chance import CHANCE, PUBLIC
from grognard.core.refusals import IllegalAct, Problem, Refusal
from grognard.core.sayings import Saying, saying
from grognard.core.schema import Head
from grognard.core.setup import Setup
from grognard.core.steps import Event, Hand, Step


class Ask:
    """A decision that a seat must take: one of these acts."""

    __slots__ = ("acts", "seat")

    def __init__(self, seat: int, acts: list[int]) -> None:
        self.seat = seat
        self.acts = acts

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.acts})"


class Result:
    """How a game ended: the seats that won, and by which rule."""

    __slots__ = ("rule", "saying", "winners")

    def __init__(self, winners: list[int], rule: str, saying: Saying) -> None:
        self.winners = winners
        self.rule = rule
        self.saying = saying

    def __repr__(self) -> str:
        return f"Result({self.winners}, {self.rule!r}, {self.saying!r})"

    def data(self) -> list[Any]:
        """As JSON data."""
        return [self.winners[:], self.rule, self.saying.data()]


KERNEL: Final = ("space", "stack", "asked", "events", "outcome", "revealed")
"""The attributes that every state has. What is asked follows from the steps, the others are dumped or pass away."""


# compiled: plain subclasses
class State:
    """The position of a game. A game's own state adds its fields and the methods at the end of this class, some of
    which follow from the declaration of its fields (`grognard.core.fields`).

    Every attribute is one of KERNEL, or in `data` under its own name, or in the list of `derived` ones.
    """

    def __init__(self, space: ActSpace) -> None:
        self.space = space
        self.stack: list[Step[Any]] = []
        self.asked: list[Ask] = []
        self.events: list[Event] | None = None
        self.outcome: Result | None = None
        self.revealed = 0
        """Bit n: the act in progress has shown something that seat n had hidden."""

    # What may be done

    def asks(self) -> list[Ask]:
        """The decisions that are open now; none when the game is over."""
        return self.asked

    def legal(self, seat: int) -> list[int]:
        """The acts that this seat may take now."""
        for ask in self.asked:
            if ask.seat == seat:
                return ask.acts
        return []

    def over(self) -> bool:
        return not self.asked

    def apply(self, seat: int, act: int) -> None:
        """Take an act. One that is not offered is refused with IllegalAct and changes nothing."""
        if act not in self.legal(seat):
            refusal = self.why(seat, act)
            raise IllegalAct(refusal if refusal is not None else Refusal("", "not-offered"), self.agreed().game)
        self.asked = []
        self.revealed = 0
        verb = self.space.base_of[act]
        self.stack[-1].take(self, seat, verb, act - verb)
        self.settle()

    def why(self, seat: int, act: int) -> Refusal | None:
        """None exactly when the act is offered to this seat; else the rule against it."""
        verb = self.space.verb_of(act).base
        if not self.asked:
            return Refusal(self.end_rule(), "game-over")
        for ask in self.asked:
            if ask.seat == seat:
                if act in ask.acts:
                    return None
                if seat == CHANCE:
                    return Refusal(self.turn_rule(), "not-left-to-chance")
                return self.stack[-1].why(self, seat, verb, act - verb)
        return Refusal(self.turn_rule(), "not-asked", seats=self.waiting_for())

    def prompt(self, seat: int) -> Saying | None:
        """What this seat is asked, or None if it is not."""
        for ask in self.asked:
            if ask.seat == seat:
                return self.stack[-1].prompt(self, seat)
        return None

    def setting_up(self, seat: int) -> bool:
        """Whether what this seat is asked belongs to the set-up of the game."""
        return any(ask.seat == seat and self.stack[-1].setting_up() for ask in self.asked)

    def phases(self) -> tuple[list[Saying], int]:
        """The parts of the turn, and which of them it is now (-1 between them); in view of all."""
        for step in self.stack[::-1]:
            found = step.phases(self)
            if found is not None:
                names, now = found
                return names, -1 if self.stack[-1].setting_up() else now
        return [], -1

    def only_answer(self, seat: int) -> int | None:
        """The one answer that is left to an asked seat by what it alone knows; None where it has a choice.

        It is asked all the same, so that nobody learns of it. A table may answer for it.
        """
        for ask in self.asked:
            if ask.seat == seat and seat != CHANCE:
                act = self.stack[-1].only_answer(self, seat, ask.acts)
                return act if act >= 0 else None
        return None

    def distinct(self, seat: int) -> list[int]:
        """Acts that lead this asked seat to every outcome, each in as few ways as can be: for bots and search."""
        acts = self.legal(seat)
        return self.stack[-1].distinct(self, seat, acts) if acts and seat != CHANCE else acts

    def leaves(self, seat: int, act: int) -> list[Saying]:
        """What this act, which closes or gives up something, would leave undone or lose, as far as the seat knows;
        nothing for acts that are not offered or point at something. For people: it may take its time."""
        verb = self.space.base_of[act]
        if seat == CHANCE or act not in self.legal(seat) or self.space.by_base[verb].targets is not None:
            return []
        return self.stack[-1].leaves(self, seat, verb)

    def in_hand(self, seat: int) -> Hand | None:
        """What this asked seat has taken up and not put down yet."""
        return self.stack[-1].in_hand(self) if self.legal(seat) and seat != CHANCE else None

    def stop(self, seat: int) -> int:
        """The act that puts down here what this seat has in hand, or -1."""
        for act in self.legal(seat):
            verb = self.space.by_base[self.space.base_of[act]]
            if verb.ends and verb.targets is None:
                return act
        return -1

    def put_down(self, seat: int) -> State | None:
        """What would be if this seat put down what it has in hand: here, if it has moved, else where it was. None where
        nothing is in hand, where it cannot stay, or where that would show something."""
        hand = self.in_hand(seat)
        if hand is None:
            return None
        other = self.copy()
        act = self.stop(seat)
        if act < 0 and hand.act in self.legal(seat):
            act = hand.act
        if act >= 0:
            other.apply(seat, act)
            return other if not other.revealed else None
        if hand.moved:
            return None
        other.asked = []
        other.stack.pop()
        other.settle()
        return other

    # For steps

    def settle(self) -> None:
        """Run the steps that need no decision, and stop where one is needed."""
        while self.stack and not self.asked:
            self.stack[-1].run(self)

    def push(self, step: Step[Any]) -> None:
        self.stack.append(step)

    def finish(self) -> None:
        """The step on top is done."""
        self.stack.pop()

    def answer(self, answer: list[int]) -> None:
        """The step on top is done, and hands an answer to the one that pushed it."""
        self.stack.pop()
        self.stack[-1].hear(self, answer)

    def ask(self, seat: int, acts: list[int]) -> None:
        self.asked.append(Ask(seat, acts))

    def end(self, winners: list[int], rule: str, why: Saying) -> None:
        """The game is over: nothing is asked any more."""
        self.outcome = Result(winners, rule, why)
        self.stack.clear()

    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self.outcome

    def reveal(self, owner: int = -1) -> None:
        """The act in progress has shown something that this seat had hidden (-1: any of them): it cannot be undone."""
        self.revealed |= 1 << owner if owner >= 0 else -1

    def tell(self, kind: str, /, **args: Any) -> None:
        """Everybody hears of it."""
        if self.events is not None:
            self.events.append(Event(Saying(kind, **args)))

    def whisper(self, to: int, kind: str, /, **args: Any) -> None:
        """Only this seat hears of it."""
        if self.events is not None:
            self.events.append(Event(Saying(kind, **args), to))

    def tell_others(self, but: int, kind: str, /, **args: Any) -> None:
        """Everybody hears of it but this seat, to which it is told in other words."""
        if self.events is not None:
            self.events.append(Event(Saying(kind, **args), None, but))

    def tell_first(self, kind: str, /, **args: Any) -> None:
        """Everybody hears of it, as the first thing under the heading that the game stands at now."""
        if self.events is not None:
            self.events.append(Event(Saying(kind, **args), None, None, self.heading()))

    # Saving and comparing

    def dump(self) -> dict[str, Any]:
        """Everything that makes up this state, as JSON data."""
        steps = [[type(step).__name__, *step.fields()] for step in self.stack]
        outcome = self.outcome.data() if self.outcome is not None else None
        return {"stack": steps, "outcome": outcome, **self.data()}

    def load(self, data: dict[str, Any], steps: dict[str, type[Step[Any]]]) -> None:
        """Take up what the kernel owns from a dump, when the game's own fields are in place."""
        if data["outcome"] is not None:
            winners, rule, said = data["outcome"]
            self.outcome = Result(winners[:], rule, saying(said))
        for name, *fields in data["stack"]:
            if name not in steps:
                raise Problem("no-such-step", game=self.agreed().game, step=name)
            self.push(steps[name](*fields))
        self.settle()

    def hash(self) -> str:
        """A fingerprint of the whole state, secrets included."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def copy_into(self, other: State) -> None:
        """Copy what the kernel owns."""
        other.stack = [step.copy() for step in self.stack]
        other.asked = self.asked
        other.outcome = self.outcome
        other.revealed = self.revealed

    # Seeing

    def view(self, seat: int = PUBLIC, open: dict[str, Any] | None = None) -> dict[str, Any]:
        """What this seat may know, as JSON data; `open`, what is in view of all, saves work."""
        sight = self.agreed().sight
        found: dict[str, Any] = sight.view(self, seat) if open is None else sight.view(self, seat, open)
        return found

    def in_view(self) -> dict[str, Any] | None:
        """What is in view of all, for the views of several seats; None where the game makes all views singly."""
        in_view = self.agreed().sight.in_view
        if in_view is None:
            return None
        found: dict[str, Any] = in_view(self)
        return found

    def imagine(self, seat: int, rng: random.Random) -> Self:
        """A whole state that this seat could believe in: the same view, the hidden parts redealt."""
        guess: Self = self.agreed().sight.imagine(self, seat, rng)
        return guess

    def flaws(self) -> list[str]:
        """What cannot be, one line each: a card that is nowhere or in two places, public knowledge that is not true."""
        found = self.agreed().sight.flaws(self)
        for step in self.stack:
            found += step.flaws(self)
        return found

    def head(self, seat: int, step: bool = True) -> Head:
        """How every view begins: the game, the seats, where it stands, who is asked, and, if wanted, what is going
        on."""
        setup = self.agreed()
        return {
            "game": setup.game,
            "scenario": setup.scenario,
            "options": dict(setup.options),
            "seats": setup.seats[:],
            "seat": seat if seat >= 0 else None,
            "heading": self.heading().data(),
            "asked": self.waiting_for(),
            "step": self.shown_step(seat) if step else None,
            "result": self.outcome.data() if self.outcome is not None else None,
        }

    def shown_step(self, seat: int) -> dict[str, Any]:
        """What is going on, as far as it is open to this seat."""
        if not self.stack:
            return {"name": "End"}
        found: dict[str, Any] = {"name": type(self.stack[-1]).__name__}
        for step in self.stack:
            step.marks(self, seat, found)
        found.update(self.stack[-1].shows(self, seat))
        return found

    def waiting_for(self) -> list[str]:
        """The seats that are to decide."""
        seats = self.agreed().seats
        return ["chance" if ask.seat == CHANCE else seats[ask.seat] for ask in self.asked]

    # Written by each game

    def agreed(self) -> Setup:
        """What was agreed before the game."""
        raise NotImplementedError

    def data(self) -> dict[str, Any]:
        """The game's own fields as JSON data, by their names."""
        raise NotImplementedError

    def derived(self) -> list[str]:
        """The names of the attributes that follow from the others, or never change."""
        return ["setup"]

    def copy(self) -> Self:
        """An independent state, equal to this one."""
        raise NotImplementedError

    def clear(self) -> None:
        """Give every field its start."""
        raise NotImplementedError

    def fill(self, data: dict[str, Any]) -> None:
        """Take up the game's own fields from a dump; what is derived is left as it is."""
        raise NotImplementedError

    def derive(self) -> None:
        """Compute what follows from the other fields, where it does not follow them step by step."""

    def heading(self) -> Saying:
        """Where the game stands, for grouping the acts of a record: turn, stage."""
        raise NotImplementedError

    def stage(self) -> int:
        """A number that is another one whenever the next stage of the game has begun: whoever looks ahead counts how
        often it changes. A game without stages has one only."""
        return 0

    def turn_rule(self) -> str:
        """The section that says whose turn it is."""
        raise NotImplementedError

    def end_rule(self) -> str:
        """The section that says when the game is over."""
        raise NotImplementedError
