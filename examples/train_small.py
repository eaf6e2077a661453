"""Teach a small network to play: it learns from the rule-based opponent, and then plays against chance.

    pip install grognard[envs,train]
    python examples/train_small.py

The teacher plays both seats. The network learns which of the legal acts it takes (policy distillation with a mask),
from what the seat may know; the teacher is handed imagined positions, as opponents always are. What is trained is saved
with the version of the encoder, and a model that another encoder made is refused.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from grognard import Problem
from grognard.bots import make_opponent
from grognard.envs.encoder import Encoder
from grognard.envs.pettingzoo import GameEnv

HIDDEN = 256
STRAY = 0.1
"""How often chance decides while the teacher is watched, so that it is also seen getting out of trouble."""


class Policy(nn.Module):
    """From an observation to a weight for every act."""

    def __init__(self, size: int, acts: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            nn.Linear(size, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, acts)
        )

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
        """Only legal acts have a weight."""
        return self.layers(observations).masked_fill(masks == 0, -torch.inf)


# What the teacher does


def lessons(env: GameEnv, games: int, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Observations, masks, and what the teacher chose, wherever there was a choice."""
    rng = random.Random(seed)
    teacher = make_opponent(env.game.name, "rules", rng)
    observations, masks, choices = [], [], []
    for number in range(games):
        env.reset(seed=seed + number)
        for agent in env.agent_iter():
            if env.terminations[agent] or env.truncations[agent]:
                env.step(None)
                continue
            seat = env.seats.index(agent)
            legal = env.position.legal(seat)
            act = teacher.choose(env.position.imagine(seat, rng), seat)
            if len(legal) > 1:
                seen = env.observe(agent)
                observations.append(seen["observation"].astype(np.float16))
                masks.append(seen["action_mask"])
                choices.append(act)
            env.step(rng.choice(legal) if rng.random() < STRAY else act)
        print(f"\rthe teacher has played {number + 1} games, {len(choices)} decisions", end="", flush=True)
    print()
    return np.stack(observations), np.stack(masks), np.array(choices)


def train(policy: Policy, data: tuple[np.ndarray, ...], epochs: int) -> float:
    """Learn nine tenths of the decisions; the share of the others that is found."""
    observations, masks, choices = (torch.from_numpy(part) for part in data)
    order = torch.randperm(len(choices))
    held, learnt = order[: len(order) // 10], order[len(order) // 10 :]
    optimizer = torch.optim.AdamW(policy.parameters(), lr=1e-3)
    for epoch in range(epochs):
        for batch in learnt[torch.randperm(len(learnt))].split(128):
            weights = policy(observations[batch].float(), masks[batch])
            loss = nn.functional.cross_entropy(weights, choices[batch])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        with torch.no_grad():
            found = policy(observations[held].float(), masks[held]).argmax(1) == choices[held]
        right = found.float().mean().item()
        print(f"epoch {epoch + 1}: loss {loss.item():.2f}, {right:.0%} of the teacher's choices", flush=True)
    return right


# Playing


def choose(policy: Policy, seen: dict[str, Any]) -> int:
    """An act, drawn by its weight: who always took the best could turn in circles."""
    with torch.no_grad():
        weights = policy(torch.from_numpy(seen["observation"])[None], torch.from_numpy(seen["action_mask"])[None])
    return int(torch.distributions.Categorical(logits=weights).sample().item())


def wins(policy: Policy, game: str, scenario: str, matches: int, seed: int) -> float:
    """How many of so many games it wins against chance, every seed with each of the seats."""
    won = 0.0
    seats = GameEnv(game, scenario).seats
    for number in range(matches):
        mine = seats[number % len(seats)]
        env = GameEnv(game, scenario, bots={seat: "random" for seat in seats if seat != mine})
        env.reset(seed=seed + number // len(seats))
        while not env.terminations[mine]:
            env.step(choose(policy, env.observe(mine)))
        won += 0.5 if env.rewards[mine] == 0 else float(env.rewards[mine] > 0)
    return won


def interval(won: float, matches: int) -> tuple[float, float]:
    """Wilson's interval of 95 %."""
    share, z = won / matches, 1.96
    middle = (share + z * z / (2 * matches)) / (1 + z * z / matches)
    spread = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches**2)) / (1 + z * z / matches)
    return middle - spread, middle + spread


# Keeping


def save(policy: Policy, encoder: Encoder, path: Path) -> None:
    torch.save({"version": encoder.version, "weights": policy.state_dict()}, path)


def load(encoder: Encoder, path: Path) -> Policy:
    """The policy in a file; a Problem where it was trained with another encoder or for other acts."""
    try:
        found = torch.load(path, weights_only=True)
        version, weights = str(found["version"]), found["weights"]
    except Exception as error:  # whatever the system or PyTorch say of what is no network, and at what length
        sys.exit(f"{path} is no saved network: {' '.join(str(error).split())[:200] or type(error).__name__}")
    encoder.check(version, str(path))
    policy = Policy(encoder.size, encoder.space.size)
    policy.load_state_dict(weights)
    return policy


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Teach a small network to play.")
    parser.add_argument("--game", default="quartermaster-1914")
    parser.add_argument("--scenario", default="two-players")
    parser.add_argument("--games", type=int, default=16, help="games of the teacher")
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--matches", type=int, default=100, help="games against chance")
    parser.add_argument("--seed", type=int, default=1757)
    parser.add_argument("--out", type=Path, default=Path("policy.pt"))
    parser.add_argument("--model", type=Path, help="play with this one, and train none")
    given = parser.parse_args(words)
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    try:
        env = GameEnv(given.game, given.scenario)
        if given.model is not None:
            policy = load(env.encoder, given.model)
        else:
            policy = Policy(env.encoder.size, env.encoder.space.size)
            train(policy, lessons(env, given.games, given.seed), given.epochs)
            save(policy, env.encoder, given.out)
            print(f"saved as {given.out} after {time.process_time():.0f} s of processor time")
        won = wins(policy, given.game, given.scenario, given.matches, given.seed + 10**6)
    except Problem as problem:
        sys.exit(str(problem))
    low, high = interval(won, given.matches)
    print(f"{won:g} of {given.matches} against chance (95 %: {low:.0%} to {high:.0%})")
    print(f"{time.process_time():.0f} s of processor time")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
