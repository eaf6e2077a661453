"""Training games as arrays: which positions are learnt from and which are held out, whole games at a time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from grognard.bots.evaluation import Evaluation
from grognard.core.game import Game
from grognard.core.refusals import Problem
from grognard.core.state import State
from grognard.training import records
from grognard.training.parts import part
from grognard.training.records import Line, Shape

Floats = NDArray[np.float32]


class Samples:
    """The positions of many games, and how each of them ended."""

    def __init__(self, paths: list[Path], judge: Evaluation[Any], game: Game[State]) -> None:
        self.shape = shape = Shape(judge, game)
        self.head, lines = together(paths, shape)
        self.games = len(lines)
        raw = [np.frombuffer(records.unpacked(line["positions"]), np.uint8) for line in lines]
        whole = np.concatenate(raw).reshape(-1, shape.size)
        bits = sum(shape.bytes)
        self.sets = np.ascontiguousarray(whole[:, :bits])
        """Bit sets, eight members to a byte."""
        floats = np.ascontiguousarray(whole[:, bits:]).view("<f2")
        self.numbers = floats[:, : shape.numbers]
        self.margins_by_weights: Floats = floats[:, shape.numbers : -1].astype(np.float32)
        self.scores_by_weights: Floats = self.margins_by_weights * floats[:, -1:].astype(np.float32)
        stages = np.array([line["stages"] for line in lines])
        self.game = np.repeat(np.arange(len(lines)), stages)
        """For each position which game it is of; what follows is by game."""
        size = shape.contenders
        self.there = np.zeros((len(lines), size), np.float32)
        self.won = np.zeros((len(lines), size), np.float32)
        """How much of the win the side of each contender had."""
        self.margins = np.zeros((len(lines), size), np.float32)
        self.ended = np.zeros(len(lines), np.float32)
        """Whether anybody has won."""
        self.sides = np.zeros((len(lines), size), np.int64)
        """Contenders of one side have the same number."""
        for number, line in enumerate(lines):
            names = [tuple(side) for side in line["sides"]]
            for place, contender in enumerate(line["contenders"]):
                self.there[number, contender] = 1
                self.sides[number, contender] = names.index(names[place])
                self.won[number, contender] = line["won"][place]
                self.margins[number, contender] = line["margins"][place]
            self.ended[number] = 1.0 if any(line["won"]) else 0.0
        self.parts = np.array([part(line["number"]) for line in lines])[self.game]

    def of(self, wanted: int) -> NDArray[np.int64]:
        """The positions of one part."""
        return np.flatnonzero(self.parts == wanted)


def together(paths: list[Path], shape: Shape) -> tuple[Line, list[Line]]:
    """The games of several files, and the header of the first one, with the scenarios of all."""
    head: Line = {}
    games: list[Line] = []
    for path in paths:
        known, lines, _ = records.read(path)
        for name, wanted in (("stamp", shape.stamp), ("families", head.get("families", known["families"]))):
            if known[name] != wanted:
                raise Problem(
                    "training-other-games", path=path, name=name, text=str(known[name])[:40], wanted=str(wanted)[:40]
                )
        head = head or known
        head["scenarios"] = list(dict.fromkeys([*head["scenarios"], *known["scenarios"]]))
        games += lines
    if not games:
        raise Problem("training-no-games", path=paths[0])
    return head, games


def members(shape: Shape) -> NDArray[np.int64]:
    """Where each member of each set is among the bits of a position."""
    found: list[int] = []
    start = 0
    for width, size in zip(shape.widths, shape.bytes, strict=True):
        found += range(8 * start, 8 * start + width)
        start += size
    return np.array(found)


def side_chances(scores: Floats, there: Floats, sides: NDArray[np.int64]) -> Floats:
    """For each contender the chances of its side."""
    grown = np.exp(scores - np.max(np.where(there > 0, scores, -np.inf), axis=1, keepdims=True)) * there
    shares = grown / grown.sum(axis=1, keepdims=True)
    same = (sides[:, :, None] == sides[:, None, :]) & (there[:, None, :] > 0)
    return np.asarray((same * shares[:, None, :]).sum(axis=2) * there, np.float32)


def measures(chances: Floats, margins: Floats, samples: Samples, rows: NDArray[np.int64]) -> dict[str, float]:
    """How well chances and margins tell the end of these positions: log-loss, AUC, the mean squared error of the
    margins, and the part of their spread in these games that is explained."""
    game = samples.game[rows]
    there, won = samples.there[game], samples.won[game]
    ended = samples.ended[game] > 0
    same = (samples.sides[game][:, :, None] == samples.sides[game][:, None, :]) & (there[:, None, :] > 0)
    alike = np.maximum(1, same.sum(axis=2))  # a side counts once, however many contenders it has
    loss = -(won * np.log(np.clip(chances, 1e-6, 1)) * there / alike).sum(axis=1)
    known = (there > 0) & ended[:, None]
    target = samples.margins[game]
    mean = (target * there).sum(axis=0) / np.maximum(1, there.sum(axis=0))
    spread = (((target - mean) ** 2) * there).sum()
    error = (((target - margins) ** 2) * there).sum()
    return {
        "log_loss": round(float(loss[ended].mean()), 4) if ended.any() else 0.0,
        "auc": round(auc(chances[known], won[known] >= 0.5), 4),
        "margin_error": round(float(error / np.maximum(1, there.sum())), 4),
        "explained": round(float(1 - error / spread), 4) if spread > 1e-6 else 0.0,
    }


def auc(scores: Floats, positive: NDArray[np.bool_]) -> float:
    """How often what is positive has the higher score; half where they are equal.

    >>> auc(np.array([0.1, 0.8, 0.4, 0.4], np.float32), np.array([False, True, True, False]))
    0.875
    """
    yes = int(positive.sum())
    no = len(positive) - yes
    if not yes or not no:
        return 0.5
    _, place, count = np.unique(scores, return_inverse=True, return_counts=True)
    ranks = np.cumsum(count) - (count - 1) / 2
    return float((ranks[place][positive].sum() - yes * (yes + 1) / 2) / (yes * no))
