"""Episodes of a game for the Gymnasium environments: what a decision of an agent leads to, one game after the other."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from grognard.bots.base import Bot
from grognard.bots.entrants import make_any
from grognard.core.game import Game, find
from grognard.core.refusals import IllegalAct, Problem
from grognard.core.state import Ask, State
from grognard.envs.encoder import Floats, Mask, encoder
from grognard.envs.extras import missing
from grognard.envs.playing import advance, returns

try:
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing(error.name or "gymnasium") from error

Bots = str | Mapping[str, str | Bot]
"""The opponent of all seats that are not the agent's, or of those that are named; '' is the usual one."""

LOSE: Final = "lose"
RAISE: Final = "raise"
ILLEGAL: Final = (LOSE, RAISE)
"""What an illegal action does: it ends the game as lost, or it raises a Problem and changes nothing."""


class Rules:
    """What all games of an environment have in common: game, scenario, rule options, length, and the encoder."""

    def __init__(
        self,
        game: str | Game[State],
        scenario: str,
        options: Mapping[str, str] | None,
        max_steps: int | None,
        illegal: str,
    ) -> None:
        self.game = game if isinstance(game, Game) else find(game)
        self.scenario = self.game.scenario(scenario).name
        self.options = self.game.complete(self.scenario, options or {})
        self.seats = self.game.seat_names(self.scenario)
        if max_steps is not None and max_steps < 1:
            raise Problem("steps-range", number=max_steps)
        if illegal not in ILLEGAL:
            raise Problem("no-such-illegal", text=str(illegal)[:40], names=list(ILLEGAL))
        self.max_steps = max_steps
        self.illegal = illegal
        self.encoder = encoder(self.game)
        most = self.encoder.most()
        self.space = spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(most), most),
                "action_mask": spaces.Box(0, 1, (self.game.space.size,), np.int8),
            }
        )
        self.acts = spaces.Discrete(self.game.space.size)
        self._first: State = self.game.start(self.scenario, self.options)

    def begin(self) -> State:
        """A new game. Every game begins alike, so that it is set up once."""
        return self._first.copy()

    def opponents(self, seat: str | None, bots: Bots | None) -> dict[int, str | Bot]:
        """The bots by seat. With a seat for the agent, all others have bots."""
        given = bots if isinstance(bots, Mapping) else {}
        found: dict[int, str | Bot] = {self.game.seat(self.scenario, name): bot for name, bot in given.items()}
        if seat is None:
            if isinstance(bots, str):
                raise Problem("bots-need-seats", name=bots[:40], names=self.seats)
        else:
            own = self.game.seat(self.scenario, seat)
            if own in found:
                raise Problem("agent-seat-taken", seat=self.seats[own])
            usual = bots if isinstance(bots, str) else ""
            others = [number for number in range(len(self.seats)) if number != own]
            found = {number: found.get(number, usual) for number in others}
        if len(found) == len(self.seats):
            raise Problem("no-seat-left", names=self.seats)
        for bot in found.values():
            if not isinstance(bot, Bot):
                make_any(self.game, bot, random.Random(0))
        return found


class Episode:
    """One game after the other. Decisions come from agents for every seat that has no bot; what they are shown is
    written into two arrays of zeros."""

    def __init__(self, rules: Rules, opponents: Mapping[int, str | Bot], observation: Floats, mask: Mask) -> None:
        self.rules = rules
        self.opponents = opponents
        self.row = rules.encoder.row(observation, mask)
        self.rng = random.Random(0)
        self.position = rules.begin()
        """The true position, secrets included: for tools, not for agents."""
        self.agent = next(seat for seat in range(len(rules.seats)) if seat not in opponents)
        """The seat that is asked; after the end the one that decided last."""
        self.ask: Ask | None = None
        self.over = True
        self.refusal = ""
        """Why the last action was illegal, in words."""
        self.returns: list[float] = []
        """What the game was worth to each seat, once it is over."""

    def reset(self) -> None:
        """Begin a game; its chance goes on from the last one."""
        rules, rng = self.rules, self.rng
        self.bots = {
            seat: bot if isinstance(bot, Bot) else make_any(rules.game, bot, rng)
            for seat, bot in self.opponents.items()
        }
        self.position = rules.begin()
        self.steps = 0
        self.refusal = ""
        self.returns = []
        self._go_on()

    def _go_on(self) -> None:
        ask = self.ask = advance(self.position, self.bots, self.rng)
        self.over = ask is None
        if ask is not None:
            self.agent = ask.seat

    def step(self, act: int) -> tuple[float, bool, bool]:
        """Take an act for the seat that is asked: its reward, whether the game has ended, whether it was truncated."""
        ask, rules = self.ask, self.rules
        assert ask is not None, "reset it first"
        seat = ask.seat
        if act not in ask.acts:
            self.refusal = self.refused(act)
            self.over, self.ask = True, None
            others = len(rules.seats) - 1
            self.returns = [-1.0 if number == seat else 1 / others for number in range(len(rules.seats))]
            return -1.0, True, False
        self.position.apply(seat, act)
        self.steps += 1
        self._go_on()
        if self.over:
            self.returns = returns(self.position, len(rules.seats))
            self.agent = seat
            return self.returns[seat], True, False
        if rules.max_steps is not None and self.steps >= rules.max_steps:
            self.over = True
            self.returns = [0.0] * len(rules.seats)
            return 0.0, False, True
        return 0.0, False, False

    def refused(self, act: int) -> str:
        """The rule against an illegal act in words; or it is raised as a Problem."""
        rules, seat = self.rules, self.agent
        try:
            refusal = self.position.why(seat, act)
            assert refusal is not None
            why = IllegalAct(refusal, rules.game.name).whole()
            text = f"{act}: {rules.game.space.text(act)}"
            problem = Problem("act-refused", seat=rules.seats[seat], text=text, problem=why).of(rules.game.name)
        except Problem as outside:  # no act has this number
            problem = outside
        if rules.illegal == RAISE:
            raise problem
        return str(problem)

    def observe(self) -> None:
        """Write what the agent may know into its arrays, and its legal acts; after the end there are none."""
        self.row.observe(self.position, self.agent)
        self.row.offer(self.ask.acts if self.ask is not None and not self.over else [])
