"""`grognard train`: a value network for a game, from training games to the file that opponents read."""

from __future__ import annotations

import argparse
import json
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from grognard.arena.workers import cores
from grognard.bots.registry import RULES
from grognard.commands.common import OK, Command, counting, positive
from grognard.core.game import find
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.texts.words import own_help, own_words
from grognard.training.games import Plan, collect

STEPS: Final = ("games", "fit", "write", "siblings")
"""What is done, in this order."""
GAMES: Final = 400
PASSES: Final = 20
HIDDEN: Final = 128
COMPARED: Final = 20
ACTS: Final = 4
WORLDS: Final = 8
NETWORK: Final = "network.bin"


def arguments(parser: argparse.ArgumentParser) -> None:
    names = f"{own_help('value-game')} [{'|'.join(STEPS)} ...]"
    parser.add_argument("names", metavar=names, nargs="*", help=own_help("help-train-names"))
    parser.add_argument("--out", metavar=own_help("value-folder"), help=own_help("help-train-out"))
    parser.add_argument("--scenario", metavar="S", action="append", default=[], help=own_help("help-train-scenario"))
    parser.add_argument("--games", metavar="N", type=counting, help=own_help("help-train-games"))
    parser.add_argument("--seconds", metavar="S", type=positive, help=own_help("help-train-seconds"))
    parser.add_argument("--processes", metavar="N", type=counting, help=own_help("help-arena-processes"))
    parser.add_argument("--opponent", metavar="NAME", default=RULES, help=own_help("help-train-opponent"))
    parser.add_argument("--seed", metavar="N", type=int, default=1, help=own_help("help-arena-seed"))
    parser.add_argument("--passes", metavar="N", type=counting, default=PASSES, help=own_help("help-train-passes"))
    parser.add_argument("--hidden", metavar="N", type=counting, default=HIDDEN, help=own_help("help-train-hidden"))
    parser.add_argument(
        "--compared", metavar="N", type=counting, default=COMPARED, help=own_help("help-train-compared")
    )
    parser.add_argument("--worlds", metavar="N", type=counting, default=8, help=own_help("help-train-worlds"))


def run(arguments: argparse.Namespace) -> int:
    if not arguments.names:
        raise Problem("training-needs", names=list(STEPS))
    game = find(arguments.names[0])
    steps = arguments.names[1:] or list(STEPS)
    for step in steps:
        if step not in STEPS:
            raise Problem("training-no-such-step", name=step[:40], names=list(STEPS))
    folder = Path(arguments.out or f"train-{game.name}")
    if folder.exists() and not folder.is_dir():
        raise Problem("no-such-folder", out=folder)
    plan = Plan(game.name, folder)
    plan.scenarios, plan.player, plan.seed = arguments.scenario, arguments.opponent, arguments.seed
    plan.games = arguments.games or (0 if arguments.seconds else GAMES)
    plan.seconds = arguments.seconds or 0.0
    plan.processes = arguments.processes or cores()
    plan.complete()
    needs(steps)
    folder.mkdir(parents=True, exist_ok=True)
    for step in STEPS:
        if step in steps:
            DOES[step](plan, arguments)
    return OK


def needs(steps: list[str]) -> None:
    """A Problem where a package is missing that a step needs: before any game is played."""
    for package, extra in (("numpy", "grognard[envs]"), ("torch", "grognard[train]")):
        if {"fit", "write"} & set(steps) and find_spec(package) is None:
            raise Problem("extra-missing", name=package, text=extra)


def say(key: str, **given: Any) -> None:
    print(own_words().line(Saying(key, **given)), flush=True)


def games(plan: Plan, arguments: argparse.Namespace) -> None:
    told = [0, 0]

    def tell(number: int, positions: int) -> None:
        told[:] = [number, positions]
        if sys.stderr.isatty():
            line = own_words().line(Saying("training-games", number=number, text=f"{positions:,}"))
            print(f"\r{line}", end="", file=sys.stderr, flush=True)

    try:
        collect(plan, tell)
    finally:
        if sys.stderr.isatty():
            print(file=sys.stderr)
    say("training-games", number=told[0], text=f"{told[1]:,}")


def fit(plan: Plan, arguments: argparse.Namespace) -> None:
    from grognard.training import fit as fitting

    def tell(line: dict[str, Any]) -> None:
        figures = [f"{line[name]:.4f}" for name in ("loss", "log_loss", "auc", "explained")]
        say(
            "training-pass", number=line["pass"], text=figures[0], wanted=figures[1], other=figures[2], right=figures[3]
        )

    seconds = float("inf")
    recipe = fitting.fit(plan.game, plan.folder, arguments.passes, seconds, arguments.hidden, arguments.seed, tell)
    for key, name in (("training-by-weights", "weights"), ("training-by-network", "network")):
        figures = [f"{recipe[name][measure]:.4f}" for measure in ("log_loss", "auc", "explained")]
        say(key, text=figures[0], wanted=figures[1], other=figures[2])


def write(plan: Plan, arguments: argparse.Namespace) -> None:
    from grognard.training import writing

    path = plan.folder / NETWORK
    say("training-written", path=path, number=writing.write(plan.game, plan.folder))
    if writing.write_onnx(plan.game, plan.folder):
        say("training-onnx", path=plan.folder / writing.ONNX)
    else:
        say("training-no-onnx")


def siblings(plan: Plan, arguments: argparse.Namespace) -> None:
    from grognard.training.siblings import LINEAR_NAME, check

    sizes = ACTS, max(1, arguments.worlds // 2), arguments.worlds
    found = check(plan, str(plan.folder / NETWORK), sizes, arguments.compared, plan.seconds, lambda done: None)
    (plan.folder / "siblings.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    say("training-siblings", number=found["decisions"], most=found["playouts"])
    for name in [LINEAR_NAME, *[name for name in found if isinstance(found[name], dict) and name != LINEAR_NAME]]:
        if name in found:
            told = found[name]
            order, pairs = told["right_order_leads"], told["pairs_leads"]
            gain, error = told["gain_wins"]
            share, spread = f"{100 * gain:+.2f}", f"{100 * error:.2f}"
            say("training-sibling", name=name, text=f"{100 * order:.1f}", number=pairs, wanted=share, other=spread)


DOES: Final = {"games": games, "fit": fit, "write": write, "siblings": siblings}

COMMAND = Command("train", "command-train", arguments, run)
