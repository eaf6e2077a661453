"""The games as a vectorised environment (Gymnasium `VectorEnv`): many games in one process, with auto-reset.

Without a seat for the agent it plays all seats (self-play): every step is the decision of the seat that is asked.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from grognard.core.game import Game
from grognard.core.refusals import Problem
from grognard.core.state import State
from grognard.envs.encoder import Floats, Mask
from grognard.envs.episodes import LOSE, RAISE, Bots, Episode, Rules
from grognard.envs.extras import missing

try:
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error.name or "gymnasium") from error

Observation = dict[str, Floats | Mask]
Bools = NDArray[np.bool_]
MASK: Final = "reset_mask"


class GamesVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games at once, its first scenario by default.

    `seat` is the seat of the agent, or a list of seats that the games have by turns; `bots` play all others. Without a
    seat the agent plays every seat that has no bot. Other settings are those of `SeatEnv`. `copy=False` returns the
    same arrays at every step, which saves time; they can be read only, and the next step overwrites them.
    """

    def __init__(
        self,
        game: str | Game[State],
        scenario: str = "",
        num_envs: int = 1,
        seat: str | Sequence[str] | None = None,
        bots: Bots | None = None,
        options: Mapping[str, str] | None = None,
        max_steps: int | None = None,
        illegal: str = LOSE,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
    ) -> None:
        if num_envs < 1:
            raise Problem("envs-range", number=num_envs)
        self.rules = Rules(game, scenario, options, max_steps, illegal)
        self.encoder = self.rules.encoder
        self.seats = self.rules.seats
        wanted: list[str | None] = [seat] if seat is None or isinstance(seat, str) else list(seat)
        opponents = [self.rules.opponents(name, bots) for name in wanted]
        self.num_envs = num_envs
        self.mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.mode, "render_modes": []}
        self.single_observation_space = self.rules.space
        self.single_action_space = self.rules.acts
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.copy = copy
        self._observations = np.zeros((num_envs, self.encoder.size), np.float32)
        self._masks = np.zeros((num_envs, self.rules.game.space.size), np.int8)
        self.episodes = [
            Episode(self.rules, opponents[number % len(opponents)], self._observations[number], self._masks[number])
            for number in range(num_envs)
        ]
        observations, masks = self._observations.view(), self._masks.view()
        observations.flags.writeable = masks.flags.writeable = False  # only what changes is written, all else stays
        self._shown: Observation = {"observation": observations, "action_mask": masks}
        self._seeded = False

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games, or those of `options["reset_mask"]`. Game i has the seed `seed + i`; without a seed chance
        goes on."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        chosen = (options or {}).get(MASK)
        if seed is not None or not self._seeded:
            for number, episode in enumerate(self.episodes):
                own = int(self.np_random.integers(2**62)) if seed is None else None
                if isinstance(seed, int):
                    own = seed + number
                elif seed is not None:
                    own = seed[number]
                episode.rng = random.Random(own)
            self._seeded = True
        for number, _ in enumerate(self.episodes):
            if chosen is None or chosen[number]:
                self._begin(number)
        return self._seen(), {"seat": self._asked()}

    def _begin(self, number: int) -> None:
        episode = self.episodes[number]
        episode.reset()
        while episode.over:  # the bots have ended it before an agent was asked
            episode.reset()
        episode.observe()

    def _asked(self) -> NDArray[np.int64]:
        return np.array([episode.agent for episode in self.episodes])

    def _seen(self) -> Observation:
        if self.copy:
            return {"observation": self._observations.copy(), "action_mask": self._masks.copy()}
        return self._shown.copy()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take an act in every game, for the seat that is asked there. `infos["seat"]` is the seat that is asked now,
        `infos["returns"]` what a game that has ended was worth to every seat."""
        rewards = np.zeros(self.num_envs, np.float64)
        ended = np.zeros(self.num_envs, np.bool_)
        cut = np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        same_step = self.mode == AutoresetMode.SAME_STEP
        acts = actions.tolist()
        self._check(acts)
        for number, (episode, act) in enumerate(zip(self.episodes, acts, strict=True)):
            if episode.over:
                self._begin(number)
                continue
            reward, over, short = episode.step(act)
            if not episode.over:
                episode.observe()
                continue
            rewards[number], ended[number], cut[number] = reward, over, short
            info: dict[str, Any] = {"returns": np.array(episode.returns)}
            if episode.refusal:
                info["refusal"] = episode.refusal
            if same_step:
                self._finish(number, infos, info)
                self._begin(number)
            else:
                self._add_info(infos, info, number)
                episode.observe()
        infos["seat"] = self._asked()
        return self._seen(), rewards, ended, cut, infos

    def _check(self, acts: list[int]) -> None:
        """Raise a Problem before any game has changed."""
        if self.mode == AutoresetMode.DISABLED and any(episode.over for episode in self.episodes):
            raise Problem("reset-first")
        if self.rules.illegal == RAISE:
            for episode, act in zip(self.episodes, acts, strict=True):
                if episode.ask is not None and act not in episode.ask.acts:
                    episode.refused(act)

    def _finish(self, number: int, infos: dict[str, Any], info: dict[str, Any]) -> None:
        """Keep the last observation of a game that is reset in the same step."""
        self.episodes[number].observe()
        final = {"observation": self._observations[number].copy(), "action_mask": self._masks[number].copy()}
        infos.update(self._add_info(infos, {"final_obs": final, "final_info": info}, number))
