"""`grognard fuzz`: random games that look for broken properties."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from grognard.commands.common import FOUND, OK, Command, counting, positive
from grognard.core.game import find
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.fuzzing import Failure, RandomGame, to_json
from grognard.texts.words import own_help, own_words


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar=own_help("value-game"), help=own_help("help-game"))
    parser.add_argument("--games", metavar="N", type=counting, help=own_help("help-fuzz-games"))
    parser.add_argument("--seconds", metavar="S", type=positive, help=own_help("help-fuzz-seconds"))
    parser.add_argument("--seed", metavar="N", type=int, default=1, help=own_help("help-fuzz-seed"))
    parser.add_argument("--scenario", metavar="S", default="", help=own_help("help-fuzz-scenario"))
    parser.add_argument("--out", metavar=own_help("value-folder"), default=".", help=own_help("help-fuzz-out"))


def run(arguments: argparse.Namespace) -> int:
    """0: nothing found; 1: something is broken, and a match file that shows it has been written."""
    game = find(arguments.game)
    game.scenario(arguments.scenario)
    if not Path(arguments.out).is_dir():
        raise Problem("no-such-folder", out=arguments.out)
    words = own_words()
    most = arguments.games if arguments.games is not None else 20 if arguments.seconds is None else sys.maxsize
    start = time.monotonic()
    games = acts = looked = varied = 0
    while games < most and (arguments.seconds is None or time.monotonic() - start < arguments.seconds):
        seed = arguments.seed + games
        trial = RandomGame(game, seed, arguments.scenario)
        try:
            trial.play()
        except Failure as failure:
            path = Path(arguments.out) / f"fuzz-{game.name}-{seed}.json"
            path.write_text(to_json(failure), encoding="utf-8")
            place = failure.match.scenario
            print(words.line(Saying("fuzz-broken", name=game.name, seed=str(seed), place=place, text=str(failure))))
            print(words.line(Saying("fuzz-written", path=str(path))))
            return FOUND
        games += 1
        acts += len(trial.match.line)
        looked += trial.looked
        varied += trial.varied
    seconds = round(time.monotonic() - start, 1)
    print(words.line(Saying("fuzz-whole", name=game.name, number=games, acts=acts, seconds=seconds)))
    print(words.line(Saying("fuzz-hidden", number=varied, most=looked)))
    return OK


COMMAND = Command("fuzz", "command-fuzz", arguments, run)
