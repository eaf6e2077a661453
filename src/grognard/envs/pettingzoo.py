"""The games for PettingZoo: an AEC environment in which the seats are the agents.

An observation is a dict of `observation`, what the seat may know by the game's encoder, and `action_mask`, its legal
acts. Chance plays inside, from the seed of `reset`. Seats that are asked at once take their turns one after the other.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from grognard.bots.base import Bot
from grognard.bots.entrants import make_any
from grognard.core.game import Game, find
from grognard.core.refusals import IllegalAct, Problem
from grognard.core.state import State
from grognard.envs.encoder import Floats, Mask, encoder
from grognard.envs.extras import missing
from grognard.envs.playing import advance, returns, told

try:
    import gymnasium
    import numpy as np
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as error:
    raise missing(error.name or "pettingzoo") from error

Observation = dict[str, Floats | Mask]
RENDER_MODES = ("human", "ansi")


def env(game: str | Game[State], scenario: str = "", **settings: Any) -> OrderEnforcingWrapper[str, Observation, int]:
    """The environment as it is used: with errors for calls in a wrong order. The settings are those of `GameEnv`."""
    return OrderEnforcingWrapper(GameEnv(game, scenario, **settings))


class GameEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game, its first scenario by default, with its seats as agents.

    `options` are switches of the rules. `bots` names opponents (or has them) for seats that are no agents. After
    `max_cycles` decisions of agents it is truncated. Rewards come at the end: winners share 1, losers share -1.
    """

    def __init__(
        self,
        game: str | Game[State],
        scenario: str = "",
        options: Mapping[str, str] | None = None,
        bots: Mapping[str, str | Bot] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = game if isinstance(game, Game) else find(game)
        self.scenario = self.game.scenario(scenario).name
        self.options = self.game.complete(self.scenario, options or {})
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise Problem("no-such-render-mode", text=str(render_mode)[:40], names=list(RENDER_MODES))
        if max_cycles is not None and max_cycles < 1:
            raise Problem("cycles-range", number=max_cycles)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.encoder = encoder(self.game)
        self.seats = self.game.seat_names(self.scenario)
        self.wanted = {self.game.seat(self.scenario, name): bot for name, bot in (bots or {}).items()}
        self.bots = self._opponents(random.Random(0))
        self.possible_agents = [name for seat, name in enumerate(self.seats) if seat not in self.wanted]
        if not self.possible_agents:
            raise Problem("no-seat-left", names=self.seats)
        self.metadata = {
            "name": f"grognard_{self.game.name.replace('-', '_')}_v{self.encoder.reader.number}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        size, most = self.game.space.size, self.encoder.most()
        self.action_spaces: dict[str, Any] = {name: gymnasium.spaces.Discrete(size) for name in self.possible_agents}
        self.observation_spaces: dict[str, Any] = {
            name: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(np.zeros_like(most), most),
                    "action_mask": gymnasium.spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for name in self.possible_agents
        }
        self.rng: random.Random | None = None
        self.position: State = self.game.start(self.scenario, self.options)
        """The true position, secrets included: for tools, not for agents."""
        self.agents: list[str] = []

    def _opponents(self, rng: random.Random) -> dict[int, Bot]:
        return {
            seat: bot if isinstance(bot, Bot) else make_any(self.game, bot, rng) for seat, bot in self.wanted.items()
        }

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Reset the game. Without a seed the chance of the last game goes on."""
        if seed is not None or self.rng is None:
            self.rng = random.Random(seed)
        self.bots = self._opponents(self.rng)
        self.position = self.game.start(self.scenario, self.options)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._go_on(self.rng)

    def _go_on(self, rng: random.Random) -> None:
        """Let chance and bots decide until an agent is asked, or the game is over."""
        ask = advance(self.position, self.bots, rng)
        if ask is not None:
            self.agent_selection = self.seats[ask.seat]

    def observe(self, agent: str) -> Observation:
        seat = self.seats.index(agent)
        return {
            "observation": self.encoder.encode(self.position, seat),
            "action_mask": self.encoder.mask(self.position.legal(seat)),
        }

    def step(self, action: int | None) -> None:
        """Take an act for the agent that is asked; one that is not legal is a Problem, and nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._take(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert self.rng is not None
        self._go_on(self.rng)
        self.cycles += 1
        if self.position.over():
            worth = returns(self.position, len(self.seats))
            self.rewards = {name: worth[self.seats.index(name)] for name in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _take(self, agent: str, action: int | None) -> None:
        seat, space = self.seats.index(agent), self.game.space
        if action is None:
            raise Problem("act-needed", seat=agent)
        act = int(action)
        refusal = self.position.why(seat, act)
        if refusal is not None:
            why = IllegalAct(refusal, self.game.name).whole()
            raise Problem("act-refused", seat=agent, text=f"{act}: {space.text(act)}", problem=why).of(self.game.name)
        self.position.apply(seat, act)

    def render(self) -> str | None:
        """The position in words, as the seat that is asked knows it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() is called without a render_mode; name one when the environment is made")
            return None
        text = told(self.game, self.position, self.seats.index(self.agent_selection))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""
