"""Fit a value network to training games: a checkpoint after each pass, a line of the curve for each."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from grognard.core.game import find
from grognard.core.refusals import Problem
from grognard.training import records
from grognard.training.games import judge_of
from grognard.training.model import Table, ValueNet, device, save
from grognard.training.parts import LEARN, TEST, WATCH
from grognard.training.samples import Floats, Samples, measures, side_chances

CHECKPOINT: Final = "checkpoint.pt"
CURVE: Final = "curve.jsonl"
RECIPE: Final = "recipe.json"
BATCH: Final = 1024
PATIENCE: Final = 8
"""So many passes without a better loss of the watched games end the fit."""
RATE: Final = 1e-3
"""The learning rate of the first pass; it falls evenly to the part `LEAST` of it."""
LEAST: Final = 0.05
DECAY: Final = 0.1
PER_GAME: Final = 24
"""So many positions of each game are in a pass: those of one game all end alike, and more would be learnt by heart."""
MARGIN: Final = 0.5
"""How much the error of margins counts beside the results."""
STEEPNESS: Final = [0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0]
MIX: Final = 0.5
"""How much margins count beside results where positions are judged."""

Tell = Callable[[dict[str, Any]], None]


def fit(game: str, folder: Path, passes: int, seconds: float, hidden: int, seed: int, tell: Tell) -> dict[str, Any]:
    """Fit until the watched games are told no better, for so many passes at most, or until the time is over; at least
    once. A fit that was interrupted is continued from its checkpoint. The recipe: what was learnt from, and the
    measures of the games held out, by weights and by network."""
    judge, made = judge_of(game), find(game)
    samples = Samples(records.all_games(folder), judge, made)
    if not all(len(samples.of(part)) for part in (LEARN, WATCH, TEST)):
        raise Problem("training-too-few-games", number=samples.games)
    where = device()
    table = Table(samples, where)
    shape = samples.shape
    torch.manual_seed(seed)
    net = ValueNet(shape.numbers, sum(shape.widths), shape.contenders, hidden).to(where)
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    told: dict[str, Any] = {"pass": 0, "best": None, "worse": 0, "games": samples.games, "stamp": shape.stamp}
    path = folder / CHECKPOINT
    if path.exists():
        kept = torch.load(path, map_location=where, weights_only=False)
        if kept["told"]["stamp"] != shape.stamp or kept["hidden"] != hidden:
            raise Problem("training-other-checkpoint", path=path)
        if kept["told"]["games"] == samples.games:  # with more games it begins again
            net.load_state_dict(kept["net"])
            optimizer.load_state_dict(kept["optimizer"])
            told = kept["told"]
            torch.set_rng_state(kept["random"].cpu())
    cut(folder / CURVE, told["pass"] if told["pass"] else -1)
    rows = torch.from_numpy(samples.of(LEARN))
    if not told["pass"]:  # what the weights alone tell is the first candidate
        watched = told_by(net, table, samples, WATCH)
        told["best"] = [_loss(watched), copied(net)]
        line = {"pass": 0, "games": samples.games, "positions": len(rows), "loss": 0.0, **watched, "seconds": 0.0}
        append(folder / CURVE, line)
    begun = time.monotonic()
    while told["pass"] < passes and told["worse"] < PATIENCE:
        if told["pass"] and time.monotonic() - begun > seconds:
            break
        for group in optimizer.param_groups:
            group["lr"] = RATE * max(LEAST, 1 - told["pass"] / passes)
        loss = _pass(net, optimizer, table, few_of_each(samples, rows).to(where))
        watched = told_by(net, table, samples, WATCH)
        told["pass"] += 1
        score = _loss(watched)
        if score < told["best"][0]:
            told["best"] = [score, copied(net)]
            told["worse"] = 0
        else:
            told["worse"] += 1
        line = {"pass": told["pass"], "games": samples.games, "positions": len(rows), "loss": round(loss, 4), **watched}
        line["seconds"] = round(time.monotonic() - begun, 1)
        append(folder / CURVE, line)
        kept = {"net": net.state_dict(), "optimizer": optimizer.state_dict(), "told": told, "hidden": hidden}
        save(path, {**kept, "random": torch.get_rng_state()})
        tell(line)
    net.load_state_dict(told["best"][1])
    net.round()
    recipe = {
        "game": game,
        "games": samples.games,
        "positions": len(samples.game),
        "seed": samples.head["seed"],
        "player": samples.head["player"],
        "rounds": len(records.with_choices(folder)),
        "scenarios": samples.head["scenarios"],
        "passes": told["pass"],
        "hidden": hidden,
        "watched": round(told["best"][0], 4),
        "steepness": steepest(net, table, samples),
        "weights": by_weights(samples, TEST),
        "network": told_by(net, table, samples, TEST),
    }
    (folder / RECIPE).write_text(json.dumps(recipe, indent=1) + "\n", "utf-8")
    return recipe


def _loss(watched: dict[str, float]) -> float:
    """What the watched games should make small."""
    return watched["log_loss"] + MARGIN * watched["margin_error"]


def copied(net: ValueNet) -> dict[str, Any]:
    return {name: weight.detach().cpu().clone() for name, weight in net.state_dict().items()}


def few_of_each(samples: Samples, rows: torch.Tensor) -> torch.Tensor:
    """Some of these positions of each game, by chance, in an order by chance."""
    mixed = rows[torch.randperm(len(rows))].numpy()
    mixed = mixed[np.argsort(samples.game[mixed], kind="stable")]
    game = samples.game[mixed]
    starts = np.flatnonzero(np.r_[True, game[1:] != game[:-1]])
    place = np.arange(len(game)) - np.repeat(starts, np.diff(np.r_[starts, len(game)]))
    found = torch.from_numpy(mixed[place < PER_GAME])
    return found[torch.randperm(len(found))]


def _pass(net: ValueNet, optimizer: torch.optim.Optimizer, table: Table, rows: torch.Tensor) -> float:
    net.train()
    total = torch.zeros((), device=rows.device)
    number = 0
    for batch in rows.split(BATCH):
        loss = table.loss(table.outputs(net, batch), batch, MARGIN)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        total += loss.detach()
        number += 1
    return float(total) / max(1, number)


def outputs(net: ValueNet, table: Table, rows: np.ndarray[Any, np.dtype[np.int64]]) -> tuple[Floats, Floats]:
    """Logits and margins of positions."""
    net.eval()
    with torch.no_grad():
        wanted = torch.from_numpy(rows).to(table.sets.device)
        found = torch.cat([table.outputs(net, batch) for batch in wanted.split(4 * BATCH)]).cpu().numpy()
    half = found.shape[1] // 2
    return found[:, :half], found[:, half:]


def told_by(net: ValueNet, table: Table, samples: Samples, part: int) -> dict[str, float]:
    """The measures of a part of the games, by the network."""
    rows = samples.of(part)
    logits, margins = outputs(net, table, rows)
    game = samples.game[rows]
    return measures(side_chances(logits, samples.there[game], samples.sides[game]), margins, samples, rows)


def by_weights(samples: Samples, part: int) -> dict[str, float]:
    """The same by the weights of the game."""
    rows = samples.of(part)
    game = samples.game[rows]
    margins, scores = samples.margins_by_weights[rows], samples.scores_by_weights[rows]
    return measures(side_chances(scores, samples.there[game], samples.sides[game]), margins, samples, rows)


def steepest(net: ValueNet, table: Table, samples: Samples) -> float:
    """The steepness under which the watched results were most likely by their margins alone."""
    rows = samples.of(WATCH)
    _, margins = outputs(net, table, rows)
    game = samples.game[rows]
    there, sides = samples.there[game], samples.sides[game]
    losses = [
        measures(side_chances(margins * steep, there, sides), margins, samples, rows)["log_loss"] for steep in STEEPNESS
    ]
    return STEEPNESS[int(np.argmin(losses))]


def best(game: str, folder: Path) -> tuple[ValueNet, Samples]:
    """The best network of a fit, rounded as its file is, and its games."""
    samples = Samples(records.all_games(folder), judge_of(game), find(game))
    shape = samples.shape
    try:
        kept = torch.load(folder / CHECKPOINT, map_location="cpu", weights_only=False)
    except OSError as error:
        raise Problem("cannot-be-read", path=folder / CHECKPOINT, text=error.strerror or error) from None
    if kept["told"]["stamp"] != shape.stamp:
        raise Problem("training-other-checkpoint", path=folder / CHECKPOINT)
    net = ValueNet(shape.numbers, sum(shape.widths), shape.contenders, kept["hidden"])
    net.load_state_dict(kept["told"]["best"][1])
    net.round()
    net.eval()
    return net, samples


def cut(path: Path, passes: int) -> None:
    """Leave out passes of a curve that are after the checkpoint: they are made again."""
    if not path.exists():
        return
    kept: list[str] = []
    for line in path.read_text("utf-8").splitlines():
        try:
            number = json.loads(line)["pass"]
        except (ValueError, KeyError):
            continue
        if number <= passes:
            kept.append(line + "\n")
    path.write_text("".join(kept), "utf-8")


def append(path: Path, line: dict[str, Any]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
