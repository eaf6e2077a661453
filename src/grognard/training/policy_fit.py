"""Fit a policy to the choices of a search: a checkpoint after each pass, a line of the curve for each."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, Final

import torch

from grognard.core.game import find
from grognard.core.refusals import Problem
from grognard.training import records
from grognard.training.decisions import Decisions, measures
from grognard.training.fit import DECAY, LEAST, PATIENCE, Tell, append, copied, cut
from grognard.training.games import judge_of
from grognard.training.model import device, save
from grognard.training.parts import LEARN, TEST, WATCH
from grognard.training.policy_model import DecisionTable, PolicyNet, scores

CHECKPOINT: Final = "policy.pt"
CURVE: Final = "policy-curve.jsonl"
RECIPE: Final = "policy.json"
BATCH: Final = 128
RATE: Final = 3e-3
"""The learning rate of the first pass; it falls evenly to the part `LEAST` of it."""
HIDDEN: Final = 16
"""So many hidden units."""


def fit(game: str, folder: Path, passes: int, seed: int, tell: Tell) -> dict[str, Any]:
    """Fit until the watched decisions are told no better, for so many passes at most. A fit that was interrupted is
    continued from its checkpoint; with more games it begins again. The recipe: what was learnt from, and the measures
    of the games held out, by the order of the heuristic and by the policy."""
    decisions = _decisions(game, folder)
    where = device()
    table = DecisionTable(decisions, where)
    torch.manual_seed(seed)
    net = _net(decisions, HIDDEN).to(where)
    own = decisions.own(LEARN)
    with torch.no_grad():
        net.order[0] = own
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    stamp = decisions.shape.stamp
    told: dict[str, Any] = {"pass": 0, "best": None, "worse": 0, "games": decisions.games, "stamp": stamp}
    path = folder / CHECKPOINT
    if path.exists():
        kept = torch.load(path, map_location=where, weights_only=False)
        if kept["told"]["stamp"] != stamp:
            raise Problem("training-other-checkpoint", path=path)
        if kept["told"]["games"] == decisions.games:
            net.load_state_dict(kept["net"])
            optimizer.load_state_dict(kept["optimizer"])
            told = kept["told"]
            torch.set_rng_state(kept["random"].cpu())
    cut(folder / CURVE, told["pass"] if told["pass"] else -1)
    rows, watched = torch.from_numpy(decisions.of(LEARN)), decisions.of(WATCH)
    if not told["pass"]:  # the order of the heuristic alone is the first candidate
        measured = measures(scores(net, table, watched), decisions, watched)
        told["best"] = [measured["log_loss"], copied(net)]
        line = {"pass": 0, "games": decisions.games, "decisions": len(rows), "loss": 0.0, **measured, "seconds": 0.0}
        append(folder / CURVE, line)
    begun = time.monotonic()
    while told["pass"] < passes and told["worse"] < PATIENCE:
        for group in optimizer.param_groups:
            group["lr"] = RATE * max(LEAST, 1 - told["pass"] / passes)
        loss = _pass(net, optimizer, table, rows[torch.randperm(len(rows))].to(where))
        measured = measures(scores(net, table, watched), decisions, watched)
        told["pass"] += 1
        if measured["log_loss"] < told["best"][0]:
            told["best"] = [measured["log_loss"], copied(net)]
            told["worse"] = 0
        else:
            told["worse"] += 1
        line = {"pass": told["pass"], "games": decisions.games, "decisions": len(rows), "loss": round(loss, 4)}
        line |= {**measured, "seconds": round(time.monotonic() - begun, 1)}
        append(folder / CURVE, line)
        kept = {"net": net.state_dict(), "optimizer": optimizer.state_dict(), "told": told, "hidden": HIDDEN}
        save(path, {**kept, "random": torch.get_rng_state()})
        tell(line)
    net.load_state_dict(told["best"][1])
    net.round()
    held = decisions.of(TEST)
    recipe = {
        "games": decisions.games,
        "decisions": len(decisions.seat),
        "player": decisions.head["player"],
        "rounds": len(records.with_choices(folder)),
        "passes": told["pass"],
        "watched": told["best"][0],
        "heuristic": measures(decisions.by_heuristic(own)[held], decisions, held),
        "policy": measures(scores(net, table, held), decisions, held),
    }
    (folder / RECIPE).write_text(json.dumps(recipe, indent=1) + "\n", "utf-8")
    return recipe


def _decisions(game: str, folder: Path) -> Decisions:
    paths = records.with_choices(folder) or [records.choices_path(folder)]
    found = Decisions(paths, judge_of(game), find(game))
    if not all(len(found.of(part)) for part in (LEARN, WATCH, TEST)):
        raise Problem("training-too-few-games", number=found.games)
    return found


def _net(decisions: Decisions, hidden: int) -> PolicyNet:
    shape = decisions.shape
    return PolicyNet(shape.numbers, sum(shape.widths), decisions.seats, decisions.verbs, hidden)


def _pass(net: PolicyNet, optimizer: torch.optim.Optimizer, table: DecisionTable, rows: torch.Tensor) -> float:
    net.train()
    total, number = 0.0, 0
    for batch in rows.split(BATCH):
        loss = table.loss(net, batch)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        total += float(loss.detach())
        number += 1
    return total / max(1, number)


def best(game: str, folder: Path) -> tuple[PolicyNet, Decisions] | None:
    """The best policy of a fit, rounded as its file is, and its decisions; None where none was fitted."""
    if not (folder / CHECKPOINT).exists():
        return None
    decisions = _decisions(game, folder)
    kept = torch.load(folder / CHECKPOINT, map_location="cpu", weights_only=False)
    if kept["told"]["stamp"] != decisions.shape.stamp:
        raise Problem("training-other-checkpoint", path=folder / CHECKPOINT)
    net = _net(decisions, kept["hidden"])
    net.load_state_dict(kept["told"]["best"][1])
    net.round()
    net.eval()
    return net, decisions
