"""The games for Gymnasium: a single-agent environment. The agent has one seat, bots play all others.

Importing this module registers the games, so that `gymnasium.make("grognard.envs.gym:grognard/Friedrich-v1")` works.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final

from grognard.core.game import Game
from grognard.core.refusals import Problem
from grognard.core.state import State
from grognard.envs.encoder import Floats, Mask
from grognard.envs.episodes import LOSE, Bots, Episode, Rules
from grognard.envs.extras import missing
from grognard.envs.playing import told

try:
    import gymnasium
    import numpy as np
except ImportError as error:
    raise missing(error.name or "gymnasium") from error

Observation = dict[str, Floats | Mask]
RENDER_MODES: Final = ("human", "ansi")
NAMES: Final = {
    "friedrich": "grognard/Friedrich-v1",
    "paths-of-glory": "grognard/PathsOfGlory-v1",
    "quartermaster-1914": "grognard/Quartermaster1914-v1",
    "warzag": "grognard/Warzag-v1",
}
"""What the games are called in Gymnasium: the version is the number of the game's encoder."""


class SeatEnv(gymnasium.Env[Any, Any]):
    """A game, its first scenario by default, for an agent in one seat (the first by default).

    `bots` names the opponent in all other seats, or an opponent for each. An illegal action ends the game with a reward
    of -1, or raises a Problem (`illegal="raise"`). After `max_steps` decisions of the agent the game is truncated.
    Rewards come at the end: winners share 1, losers share -1.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game[State],
        scenario: str = "",
        seat: str | None = None,
        bots: Bots | None = None,
        options: Mapping[str, str] | None = None,
        max_steps: int | None = None,
        illegal: str = LOSE,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise Problem("no-such-render-mode", text=str(render_mode)[:40], names=list(RENDER_MODES))
        self.rules = Rules(game, scenario, options, max_steps, illegal)
        self.seat = seat if seat is not None else self.rules.seats[0]
        self.encoder = self.rules.encoder
        self._observation = np.zeros(self.encoder.size, np.float32)
        self._mask = np.zeros(self.rules.game.space.size, np.int8)
        opponents = self.rules.opponents(self.seat, bots)
        self.episode = Episode(self.rules, opponents, self._observation, self._mask)
        self.observation_space = self.rules.space
        self.action_space = self.rules.acts
        self.render_mode = render_mode
        self.seeded = False

    @property
    def position(self) -> State:
        """The true position, secrets included: for tools, not for agents."""
        return self.episode.position

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game. Without a seed the chance of the last game goes on."""
        super().reset(seed=seed)
        episode = self.episode
        if seed is not None or not self.seeded:
            episode.rng = random.Random(seed if seed is not None else int(self.np_random.integers(2**62)))
            self.seeded = True
        episode.reset()
        while episode.over:  # the bots have ended it before the agent was asked
            episode.reset()
        if self.render_mode == "human":
            self.render()
        return self._seen(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an act for the seat that the agent plays, and let the others decide until it is asked again."""
        if self.episode.over:
            raise Problem("reset-first")
        reward, ended, cut = self.episode.step(int(action))
        info: dict[str, Any] = {"refusal": self.episode.refusal} if self.episode.refusal else {}
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, ended, cut, info

    def _seen(self) -> Observation:
        self.episode.observe()
        return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}

    def render(self) -> Any:
        """The position in words, as the agent knows it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() is called without a render_mode; name one when the environment is made")
            return None
        text = told(self.rules.game, self.position, self.episode.agent)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


for _game, _id in NAMES.items():
    gymnasium.register(
        _id,
        entry_point="grognard.envs.gym:SeatEnv",
        vector_entry_point="grognard.envs.vector:GamesVectorEnv",
        kwargs={"game": _game},
        disable_env_checker=True,
    )
