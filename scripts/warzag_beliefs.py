"""What beliefs do for a search in WARZAG WWII: how likely they hold the true objective of the other player, how often
they change the choice, and whether the other choice is better, judged in the true world by playouts to the end.

    python -m scripts.warzag_beliefs docs/results/arena-warzag-two-players-uk-germany-search@100-rules-1.jsonl
"""

from __future__ import annotations

import argparse
import json
import math
import random
from pathlib import Path

from grognard.arena.contest import of_header
from grognard.arena.playing import unpacked
from grognard.bots.base import Bot
from grognard.bots.beliefs import Beliefs
from grognard.bots.registry import make_evaluation, make_opponent
from grognard.bots.rollout import look
from grognard.bots.warzag import WarzagBot
from grognard.bots.warzag.hidden import WarzagHidden
from grognard.core.chance import CHANCE
from grognard.core.state import State
from grognard.games.warzag.board import terms
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts.library import OBJECTIVES

STEPS = ("Expansion", "Move", "Invasions", "Development")
TO_THE_END = 40
"""So many turns end every game."""


def is_telling(state: State, seat: int) -> bool:
    """Whether a decision is looked at: a real choice, after others have acted for some rounds."""
    if seat == CHANCE or not isinstance(state, WarzagState) or state.round < 3:
        return False
    return state.only_answer(seat) is None and len(state.distinct(seat)) > 3 and type(state.stack[-1]).__name__ in STEPS


def believed(known: Beliefs, state: WarzagState, seat: int) -> float:
    """How likely this seat thinks the true objective of the other one."""
    other = 1 - seat
    nation, own = state.setup.nations[other], state.objectives[state.setup.nations[seat]]
    logs = {
        card: known.logs.get((other, card), 0.0)
        for card in range(len(OBJECTIVES))
        if card != own and not terms.complete(state, nation, card)
    }
    top = max(logs.values())
    return math.exp(logs[state.objectives[nation]] - top) / sum(math.exp(log - top) for log in logs.values())


class Measure:
    def __init__(self, playouts: int, judged: int) -> None:
        self.name = f"search@{playouts}"
        self.judged = judged
        self.rules = WarzagBot()
        self.judge = make_evaluation("warzag")
        self.likely: list[float] = []
        self.gains: list[float] = []
        self.by_chance = 0

    def search(self, seed: int) -> Bot:
        return make_opponent("warzag", self.name, random.Random(seed))

    def decision(self, state: WarzagState, seat: int, number: int, known: Beliefs) -> None:
        """Compare the choices with and without beliefs, and with another seed."""
        while known.clues:
            known.learn()
        self.likely.append(believed(known, state, seat))
        imagined = state.imagine(seat, random.Random(number))
        even = self.search(number).think(imagined.copy(), seat).act
        weighed = self.search(number).think(imagined.copy(), seat, None, known).act
        self.by_chance += even != self.search(number + 7).think(imagined.copy(), seat).act
        if even != weighed:
            assert self.judge is not None
            gain = 0.0
            for game in range(self.judged):
                one, other = (
                    look(state, seat, act, self.rules, self.judge, TO_THE_END, game * 7919 + number, random.Random(0))
                    for act in (even, weighed)
                )
                gain += (other - one) / self.judged
            self.gains.append(gain)

    def told(self) -> str:
        number, changed = len(self.likely), len(self.gains)
        loss = -sum(math.log(max(share, 1e-9)) for share in self.likely) / max(1, number)
        mean = sum(self.gains) / max(1, changed)
        square = sum((gain - mean) ** 2 for gain in self.gains) / max(1, changed - 1)
        return (
            f"{number} decisions: true objective at {sum(self.likely) / max(1, number):.3f}, log-loss {loss:.3f}; "
            f"{changed} changed by beliefs, {self.by_chance} by another seed; "
            f"gain where changed {mean:+.4f} +- {math.sqrt(square / max(1, changed)):.4f}"
        )


def game(measure: Measure, line: dict[str, str], state: WarzagState, seed: int, most: int) -> None:
    """Replay a game, and look at some of its decisions."""
    acts = unpacked(line["acts"])
    replay, places = state.copy(), []
    for number, act in enumerate(acts):
        seat = replay.asks()[0].seat
        if is_telling(replay, seat):
            places.append(number)
        replay.apply(seat, act)
    chosen = set(random.Random(seed).sample(places, min(most, len(places))))
    known = [Beliefs(viewer, measure.rules.choose, WarzagHidden()) for viewer in (0, 1)]
    luck = [random.Random(viewer) for viewer in (0, 1)]
    for number, act in enumerate(acts):
        seat = state.asks()[0].seat
        if number in chosen:
            measure.decision(state, seat, number, known[seat])
        for viewer in (0, 1):
            known[viewer].note(state, seat, act, luck[viewer])
        state.apply(seat, act)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--decisions", type=int, default=8)
    parser.add_argument("--playouts", type=int, default=40)
    parser.add_argument("--judged", type=int, default=24)
    args = parser.parse_args()
    header, *lines = [json.loads(line) for line in args.file.read_text("utf-8").splitlines()]
    contest = of_header(header)
    measure = Measure(args.playouts, args.judged)
    for number, line in enumerate(lines[: args.games]):
        state = contest.game.begin(contest.scenario, contest.options)
        assert isinstance(state, WarzagState)
        game(measure, line, state, number, args.decisions)
        print(f"{number + 1} games, {measure.told()}", flush=True)


if __name__ == "__main__":
    main()
