"""A trained network as an opponent in the arena.

    cd examples
    python train_policy_gradient.py --minutes 60
    grognard arena quartermaster-1914 policy_bot:PolicyBot rules --scenario two-players

It plays what `train_policy_gradient.py` has saved, by default in the folder `trained`; the variable GROGNARD_POLICY
names another file. A network of another game, encoder or act space is refused.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import numpy as np
import torch
from train_policy_gradient import Policy, load

from grognard.core.game import Game
from grognard.core.state import State
from grognard.envs.encoder import encoder


class PolicyBot:
    """Draws each act with the probability that the network gives it."""

    def __init__(self, game: Game[State], rng: random.Random) -> None:
        torch.set_num_threads(1)
        self.rng = rng
        self.encoder = encoder(game)
        found = load(Path(os.environ.get("GROGNARD_POLICY", "trained/policy.pt")), self.encoder)
        self.policy = Policy(self.encoder.size, self.encoder.space.size, found["hidden"])
        self.policy.load_state_dict(found["weights"])

    def choose(self, state: State, seat: int) -> int:
        observation, mask = self.encoder.encode(state, seat), self.encoder.mask(state.legal(seat))
        with torch.no_grad():
            weights, _ = self.policy(torch.from_numpy(observation)[None], torch.from_numpy(mask)[None])
        chances = np.cumsum(torch.softmax(weights[0].double(), 0).numpy())
        act = int(np.searchsorted(chances, self.rng.random() * chances[-1], side="right"))
        return act if mask[act] else int(np.flatnonzero(mask)[-1])
