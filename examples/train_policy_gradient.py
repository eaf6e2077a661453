"""Train a policy by reinforcement learning (PPO) in self-play, and measure it against other opponents.

    pip install grognard[envs,train]
    python examples/train_policy_gradient.py --minutes 60 --out trained

One network plays all seats of many games at once (`grognard.envs.vector`). Illegal acts are masked. Rewards come at the
end of a game only, and every decision of a seat is credited with what the game was worth to that seat. With
`--processes` several processes play, and with `--device cuda` the network learns on a graphics card. The folder
`trained` has the network (`policy.pt`, stamped with the encoder's version), the one that did best when it was measured
(`best.pt`), all that is needed to continue (`checkpoint.pt`) and the learning curve (`curve.csv`). If it is killed, the
same command continues from the last checkpoint; with more minutes it trains for longer.
"""

from __future__ import annotations

import argparse
import csv
import multiprocessing
import os
import random
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from torch import nn

from grognard import Problem
from grognard.envs.encoder import Encoder
from grognard.envs.gym import SeatEnv
from grognard.envs.vector import GamesVectorEnv

HIDDEN = 256
CLIP = 0.2
"""How far an update may move the probability of an act (PPO)."""
DECAY = 0.97
"""Lambda of generalised advantage estimation (GAE). Rewards are not discounted, because every game ends."""
OPPONENTS = ("random", "rules")
COLUMNS = ("minutes", "steps", "games", "loss", "value_loss", "entropy", "clipped", *OPPONENTS)


class Policy(nn.Module):
    """From an observation to a weight for every act, and to what the game will be worth to the seat (-1 to 1)."""

    def __init__(self, size: int, acts: int, hidden: int = HIDDEN) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.acts = nn.Linear(hidden, acts)
        self.worth = nn.Linear(hidden, 1)
        nn.init.zeros_(self.worth.weight)
        nn.init.normal_(self.acts.weight, std=0.01)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Only legal acts have a weight."""
        inner = self.body(observations)
        return self.acts(inner).masked_fill(masks == 0, -1e9), torch.tanh(self.worth(inner)).squeeze(-1)


def sample(policy: Policy, observations: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """An act for each observation, the logarithm of its probability, and the worth of the game."""
    with torch.no_grad():
        weights, worth = policy(torch.from_numpy(observations), torch.from_numpy(masks))
        chosen = torch.distributions.Categorical(logits=weights)
        acts = chosen.sample()
        return acts.numpy(), chosen.log_prob(acts).numpy(), worth.numpy()


# Collecting


class Batch:
    """Decisions of finished games. Observations are kept with half the bits and masks as bits, for they are large."""

    def __init__(self) -> None:
        self.observations: list[np.ndarray] = []
        self.masks: list[np.ndarray] = []
        self.acts: list[int] = []
        self.chances: list[float] = []
        self.advantages: list[float] = []
        self.returns: list[float] = []
        self.games = 0
        self.steps = 0
        """All that were taken meanwhile, of unfinished games too."""

    def arrays(self) -> list[np.ndarray]:
        """Observations, masks, acts, and the rest, each as one array."""
        rest = [np.array(part, np.float32) for part in (self.chances, self.advantages, self.returns)]
        return [np.stack(self.observations), np.stack(self.masks), np.array(self.acts, np.int64), *rest]


class Collector:
    """Plays games against itself, and hands out the decisions of those that are over."""

    def __init__(self, env: GamesVectorEnv, seed: int) -> None:
        self.env = env
        self.seen, infos = env.reset(seed=seed)
        self.seats = infos["seat"]
        self.courses: list[list[tuple[Any, ...]]] = [[] for _ in range(env.num_envs)]

    def collect(self, policy: Policy, wanted: int) -> Batch:
        """At least so many decisions in which there was a choice."""
        batch = Batch()
        while len(batch.acts) < wanted:
            observations, masks = self.seen["observation"], self.seen["action_mask"]
            acts, chances, worth = sample(policy, observations, masks)
            free = masks.sum(axis=1) > 1
            small, bits = observations.astype(np.float16), np.packbits(masks, axis=1)
            for number in np.flatnonzero(free):
                seat = int(self.seats[number])
                step = (seat, small[number], bits[number], int(acts[number]), chances[number], worth[number])
                self.courses[number].append(step)
            self.seen, _, ended, cut, infos = self.env.step(acts)
            self.seats = infos["seat"]
            batch.steps += self.env.num_envs
            for number in np.flatnonzero(ended | cut):
                credit(batch, self.courses[number], infos["final_info"]["returns"][number])
                self.courses[number] = []
                batch.games += 1
        return batch


def credit(batch: Batch, course: list[tuple[Any, ...]], returns: np.ndarray) -> None:
    """Add the decisions of a finished game, each with its advantage for the seat that made it."""
    following = [float(worth) for worth in returns]
    later = [0.0] * len(returns)
    for seat, observation, mask, act, chance, worth in reversed(course):
        later[seat] = following[seat] - worth + DECAY * later[seat]
        following[seat] = float(worth)
        batch.observations.append(observation)
        batch.masks.append(mask)
        batch.acts.append(act)
        batch.chances.append(float(chance))
        batch.advantages.append(later[seat])
        batch.returns.append(later[seat] + float(worth))


# Measuring


def wins(policy: Policy, given: argparse.Namespace, opponent: str, numbers: list[int], seed: int) -> float:
    """How many of these games are won against an opponent that plays all other seats, every seat by turns; a draw is
    half."""
    seats = SeatEnv(given.game, given.scenario).rules.seats
    envs = [SeatEnv(given.game, given.scenario, seats[number % len(seats)], opponent) for number in numbers]
    running = [(env, env.reset(seed=seed + number)[0]) for env, number in zip(envs, numbers, strict=True)]
    won = 0.0
    while running:
        observations = np.stack([seen["observation"] for _, seen in running])
        acts, _, _ = sample(policy, observations, np.stack([seen["action_mask"] for _, seen in running]))
        left = []
        for (env, _), act in zip(running, acts, strict=True):
            seen, reward, ended, _, _ = env.step(int(act))
            if ended:
                won += 0.5 if reward == 0 else float(reward > 0)
            else:
                left.append((env, seen))
        running = left
    return won


# Working side by side


class Worker:
    """Plays with a copy of the network, in this process or in one of its own."""

    def __init__(self, given: argparse.Namespace, number: int, seed: int) -> None:
        torch.set_num_threads(given.threads)
        torch.manual_seed(seed + number)
        self.given = given
        envs = max(1, given.envs // given.processes)
        env = GamesVectorEnv(given.game, given.scenario, envs, autoreset_mode=AutoresetMode.SAME_STEP)
        self.policy = Policy(env.encoder.size, env.encoder.space.size)
        self.collector = Collector(env, seed + number * envs)

    def collect(self, weights: dict[str, np.ndarray], wanted: int) -> tuple[list[np.ndarray], int, int]:
        """The arrays of a batch, the number of its games, and the steps that were taken."""
        fill(self.policy, weights)
        batch = self.collector.collect(self.policy, wanted)
        return batch.arrays(), batch.games, batch.steps

    def measure(self, weights: dict[str, np.ndarray], opponent: str, numbers: list[int]) -> float:
        """The number of games won."""
        fill(self.policy, weights)
        return wins(self.policy, self.given, opponent, numbers, self.given.seed + 10**6) if numbers else 0.0

    def work(self, name: str, *given: Any) -> Any:
        return self.collect(*given) if name == "collect" else self.measure(*given)


def fill(policy: Policy, weights: dict[str, np.ndarray]) -> None:
    policy.load_state_dict({name: torch.from_numpy(value) for name, value in weights.items()})


def serve(pipe: Connection, given: argparse.Namespace, number: int, seed: int) -> None:
    """What a process does: work until the pipe is closed."""
    worker = Worker(given, number, seed)
    try:
        while True:
            pipe.send(worker.work(*pipe.recv()))
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return


class Crew:
    """All workers: one in this process, or as many processes as are wanted."""

    def __init__(self, given: argparse.Namespace, seed: int) -> None:
        self.given = given
        self.pipes: list[Connection] = []
        self.own: Worker | None = None
        if given.processes == 1:
            self.own = Worker(given, 0, seed)
            return
        context = multiprocessing.get_context("spawn")
        for number in range(given.processes):
            here, there = context.Pipe()
            context.Process(target=serve, args=(there, given, number, seed), daemon=True).start()
            there.close()
            self.pipes.append(here)

    def work(self, jobs: list[tuple[Any, ...]]) -> list[Any]:
        """What the workers hand back, each for its job."""
        if self.own is not None:
            return [self.own.work(*job) for job in jobs]
        for pipe, job in zip(self.pipes, jobs, strict=True):
            pipe.send(job)
        return [pipe.recv() for pipe in self.pipes]

    def collect(self, policy: Policy) -> tuple[list[np.ndarray], int, int]:
        """A batch for one update, the number of its games, and the steps that were taken."""
        job = ("collect", weights_of(policy), -(-self.given.decisions // self.given.processes))
        found = self.work([job] * self.given.processes)
        arrays = [np.concatenate(parts) for parts in zip(*[arrays for arrays, _, _ in found], strict=True)]
        return arrays, sum(games for _, games, _ in found), sum(steps for _, _, steps in found)

    def measure(self, policy: Policy, opponent: str) -> float:
        """The share of games won against an opponent."""
        seats = len(SeatEnv(self.given.game, self.given.scenario).rules.seats)
        count, workers = max(1, self.given.matches // seats) * seats, self.given.processes
        weights = weights_of(policy)
        shares = [list(range(number, count, workers)) for number in range(workers)]
        return float(sum(self.work([("measure", weights, opponent, share) for share in shares]))) / count

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.close()


def weights_of(policy: Policy) -> dict[str, np.ndarray]:
    return {name: value.detach().cpu().numpy() for name, value in policy.state_dict().items()}


# Learning


def unpacked(packed: torch.Tensor, acts: int) -> torch.Tensor:
    """Masks of which the bits were kept (`numpy.packbits`)."""
    places = torch.arange(acts, device=packed.device)
    return packed[:, places // 8] >> (7 - places % 8).to(torch.uint8) & 1


def learn(
    policy: Policy, optimizer: torch.optim.Optimizer, arrays: list[np.ndarray], acts: int, given: argparse.Namespace
) -> list[float]:
    """Several passes of PPO over a batch: the mean loss, loss of the worth, entropy, and share that was clipped."""
    told = []
    batch = [torch.from_numpy(part).to(given.device) for part in arrays]
    mean, spread = float(arrays[4].mean()), float(arrays[4].std()) + 1e-6
    for _ in range(given.epochs):
        order = np.random.permutation(len(arrays[2]))
        for chosen in np.array_split(order, max(1, len(order) // given.batch)):
            index = torch.from_numpy(chosen).to(given.device)
            observations, packed, taken, before, gains, returns = (part[index] for part in batch)
            weights, worth = policy(observations.float(), unpacked(packed, acts))
            chances = torch.distributions.Categorical(logits=weights)
            ratio = (chances.log_prob(taken) - before).exp()
            gains = (gains - mean) / spread
            loss = -torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
            off = nn.functional.mse_loss(worth, returns.clamp(-1, 1))
            entropy = chances.entropy().mean()
            optimizer.zero_grad()
            (loss + 0.5 * off - given.entropy * entropy).backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()
            clipped = ((ratio - 1).abs() > CLIP).float().mean()
            told.append(torch.stack([loss.detach(), off.detach(), entropy.detach(), clipped]))
    return [float(value) for value in torch.stack(told).mean(dim=0)]


# Keeping


def save(path: Path, data: dict[str, Any]) -> None:
    """Write a file as a whole or not at all."""
    new = path.with_suffix(".new")
    torch.save(data, new)
    os.replace(new, path)


def load(path: Path, encoder: Encoder) -> dict[str, Any]:
    """What is saved in a file; a Problem where it was made with another encoder or for other acts."""
    try:
        found: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
        version = str(found["version"])
    except Exception as error:  # whatever the system or PyTorch say of another file, and at what length
        sys.exit(f"{path} is not a saved network: {' '.join(str(error).split())[:200] or type(error).__name__}")
    encoder.check(version, str(path))
    return found


class Curve:
    """The learning curve: a line of CSV for each time the policy was measured."""

    def __init__(self, path: Path, minutes: float) -> None:
        """A curve that is continued from so many minutes: what was written later belongs to a lost stretch."""
        self.path = path
        rows: list[list[str]] = []
        if path.exists():
            with path.open(newline="", encoding="utf-8") as file:
                rows = [row for row in list(csv.reader(file))[1:] if len(row) == len(COLUMNS)]
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(COLUMNS)
            writer.writerows(row for row in rows if float(row[0]) <= minutes)

    def add(self, row: list[float]) -> None:
        with self.path.open("a", newline="", encoding="utf-8") as file:
            csv.writer(file).writerow([f"{value:.6g}" for value in row])


def run(given: argparse.Namespace) -> None:
    rules = SeatEnv(given.game, given.scenario).rules
    encoder, scenario = rules.encoder, rules.scenario
    acts = encoder.space.size
    policy = Policy(encoder.size, acts).to(given.device)
    optimizer = torch.optim.Adam(policy.parameters(), lr=given.rate, eps=1e-5)
    seconds, steps, games, rounds, best = 0.0, 0, 0, 0, -1.0
    checkpoint, folder = given.out / "checkpoint.pt", given.out
    folder.mkdir(parents=True, exist_ok=True)
    if checkpoint.exists():
        found = load(checkpoint, encoder)
        if (found["game"], found["scenario"]) != (given.game, scenario):
            sys.exit(f"{checkpoint} is of {found['game']}, {found['scenario']}: name another folder with --out")
        policy.load_state_dict(found["weights"])
        optimizer.load_state_dict(found["optimizer"])
        seconds, steps, games, rounds = (found[name] for name in ("seconds", "steps", "games", "rounds"))
        best = found.get("best", best)
        print(f"continues after {seconds / 60:.1f} minutes, {steps:,} steps, {games} games", flush=True)
    curve = Curve(folder / "curve.csv", seconds / 60 + 1e-3)
    if seconds >= 60 * given.minutes:
        return
    np.random.seed(given.seed + rounds)
    crew = Crew(given, given.seed + 10_000 * (rounds + 1))
    measured = seconds
    while seconds < 60 * given.minutes:
        began = time.monotonic()
        arrays, more_games, more_steps = crew.collect(policy)
        told = learn(policy, optimizer, arrays, acts, given)
        rounds += 1
        steps += more_steps
        games += more_games
        seconds += time.monotonic() - began
        print(f"{seconds / 60:.1f} min, {steps:,} steps, {games} games, entropy {told[2]:.2f}", flush=True)
        kept = {"version": encoder.version, "game": given.game, "scenario": scenario}
        kept |= {"weights": policy.state_dict(), "hidden": HIDDEN}
        if seconds - measured >= 60 * given.every or seconds >= 60 * given.minutes:
            measured = seconds
            shares = [crew.measure(policy, opponent) for opponent in OPPONENTS]
            curve.add([seconds / 60, steps, games, *told, *shares])
            print(f"  against random {shares[0]:.0%}, against rules {shares[1]:.0%}", flush=True)
            if sum(shares) >= best:
                best = sum(shares)
                save(folder / "best.pt", kept)
        save(folder / "policy.pt", kept)
        kept |= {"optimizer": optimizer.state_dict(), "best": best}
        save(checkpoint, kept | {"seconds": seconds, "steps": steps, "games": games, "rounds": rounds})
    crew.close()


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Train a policy by self-play (PPO).")
    parser.add_argument("--game", default="quartermaster-1914")
    parser.add_argument("--scenario", default="two-players")
    parser.add_argument("--minutes", type=float, default=60, help="training time in all, without measuring")
    parser.add_argument("--out", type=Path, default=Path("trained"), help="the folder of the network and of its curve")
    parser.add_argument("--envs", type=int, default=64, help="games at once")
    parser.add_argument("--decisions", type=int, default=16_384, help="decisions for each update")
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--every", type=float, default=5, help="minutes between two measurements")
    parser.add_argument("--matches", type=int, default=100, help="games against each opponent when it is measured")
    parser.add_argument("--processes", type=int, default=1, help="that play; the games are divided among them")
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch, in each process")
    parser.add_argument("--device", default="cpu", help="where the network learns, cuda for a graphics card")
    parser.add_argument("--seed", type=int, default=1757)
    given = parser.parse_args(words)
    random.seed(given.seed)
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    try:
        run(given)
    except Problem as problem:
        sys.exit(str(problem))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
