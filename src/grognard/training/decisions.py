"""Decisions of a search as arrays: which acts it weighed, which one it chose, and how well orders of these acts tell
that."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from grognard.bots.evaluation import Evaluation
from grognard.bots.policy import most_seats
from grognard.core.game import Game
from grognard.core.refusals import Problem
from grognard.core.state import State
from grognard.training import records
from grognard.training.parts import part
from grognard.training.records import Shape
from grognard.training.samples import Floats, together

Integers = NDArray[np.int64]
SEVERAL: Final = 3
"""Whether the search's choice is among so many first acts is measured."""
STEEPEST: Final = 12.0
"""The heuristic's choice is at most so much likelier, as a logit."""


class Decisions:
    """The decisions of many games. Acts are in the order of the heuristic, its choice first, filled up to the longest
    decision; only acts that were weighed count."""

    def __init__(self, paths: list[Path], judge: Evaluation[Any], game: Game[State]) -> None:
        self.shape = shape = Shape(judge, game)
        self.head, lines = together(paths, shape)
        self.seats = most_seats(game)
        self.acts_of_game = game.space.size
        bases = [verb.base for verb in game.space.verbs]
        verbs = {base: number for number, base in enumerate(bases)}
        self.verbs = np.array([verbs[base] for base in game.space.base_of])
        """For each act of the game its verb."""
        self.games = len(lines)
        decisions = [decision for line in lines for decision in line["decisions"]]
        if not decisions:
            raise Problem("training-too-few-games", number=self.games)
        raw = [np.frombuffer(records.unpacked(line["known"]), np.uint8) for line in lines]
        whole = np.concatenate(raw).reshape(-1, shape.size)
        bits = sum(shape.bytes)
        self.sets = np.ascontiguousarray(whole[:, :bits])
        self.numbers = np.ascontiguousarray(whole[:, bits:]).view("<f2")[:, : shape.numbers]
        self.parts = np.repeat([part(line["number"]) for line in lines], [line["choices"] for line in lines])
        self.seat = np.array([decision["seat"] for decision in decisions])
        longest = max(len(decision["acts"]) for decision in decisions)
        self.acts: Integers = np.zeros((len(decisions), longest), np.int64)
        self.there: NDArray[np.bool_] = np.zeros((len(decisions), longest), np.bool_)
        self.chosen: Integers = np.zeros(len(decisions), np.int64)
        """The place of the act that the search chose."""
        for number, decision in enumerate(decisions):
            acts = decision["acts"]
            self.acts[number, : len(acts)] = acts
            self.there[number, : len(acts)] = [weighed is not None for weighed in decision["weighed"]]
            self.chosen[number] = acts.index(decision["chosen"])

    def of(self, wanted: int) -> Integers:
        """The decisions of one part."""
        return np.flatnonzero(self.parts == wanted)

    def own(self, wanted: int) -> float:
        """By how much, as a logit, the choice of the heuristic was likelier than each other act to be chosen by the
        search; never less likely."""
        rows = self.of(wanted)
        others = self.there[rows].sum(axis=1) - 1
        kept = float((self.chosen[rows] == 0).sum())
        low, high = 0.0, STEEPEST
        for _ in range(40):
            middle = (low + high) / 2
            expected = float((1 / (1 + others * math.exp(-middle))).sum())
            low, high = (middle, high) if expected < kept else (low, middle)
        return (low + high) / 2

    def by_heuristic(self, own: float) -> Floats:
        """The scores of acts by the order of the heuristic alone, whose first one is likelier."""
        found = np.zeros(self.acts.shape, np.float32)
        found[:, 0] = own
        return found


def measures(scores: Floats, decisions: Decisions, rows: Integers) -> dict[str, float]:
    """How well scores tell the search's choices in these decisions: log-loss, and how often the choice has the best
    score, or one of the three best. Of equal scores the earlier act is first."""
    there, chosen = decisions.there[rows], decisions.chosen[rows]
    known = np.where(there, scores, -np.inf)
    top = known.max(axis=1, keepdims=True)
    logs = known - top - np.log(np.exp(known - top).sum(axis=1, keepdims=True))
    order = np.argsort(-known, axis=1, kind="stable")
    place = np.argmax(order == chosen[:, None], axis=1)
    return {
        "log_loss": round(float(-logs[np.arange(len(rows)), chosen].mean()), 4),
        "first": round(float((place == 0).mean()), 4),
        "first_three": round(float((place < SEVERAL).mean()), 4),
    }
