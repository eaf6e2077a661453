"""`grognard train`: a value network and a policy for a game, from training games to the file that opponents read."""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from grognard.arena.workers import cores
from grognard.bots.lookahead import Lookahead
from grognard.bots.registry import RULES, make_opponent
from grognard.commands.common import OK, Command, counting, positive
from grognard.core.game import find
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.texts.words import own_help, own_words
from grognard.training.choices import collect as collect_choices
from grognard.training.games import Plan, collect

STEPS: Final = ("games", "choices", "fit", "policy", "write", "siblings")
"""What can be done, in this order."""
BY_RULES: Final = ("games", "fit", "write", "siblings")
"""What is done where no step is named."""
BY_SEARCH: Final = ("choices", "fit", "policy", "write", "siblings")
"""The same where a search plays the games."""
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
    parser.add_argument("--searched", metavar="N", type=counting, default=1, help=own_help("help-train-searched"))
    parser.add_argument("--rounds", metavar="R", type=counting, help=own_help("help-train-rounds"))


def run(arguments: argparse.Namespace) -> int:
    if not arguments.names:
        raise Problem("training-needs", names=list(STEPS))
    game = find(arguments.names[0])
    steps = arguments.names[1:]
    for step in steps:
        if step not in STEPS:
            raise Problem("training-no-such-step", name=step[:40], names=list(STEPS))
    if steps and arguments.rounds:
        raise Problem("training-rounds-alone")
    folder = Path(arguments.out or f"train-{game.name}")
    if folder.exists() and not folder.is_dir():
        raise Problem("no-such-folder", out=folder)
    plan = Plan(game.name, folder)
    plan.scenarios, plan.player, plan.seed = arguments.scenario, arguments.opponent, arguments.seed
    plan.games = arguments.games or (0 if arguments.seconds else GAMES)
    plan.seconds = arguments.seconds or 0.0
    plan.processes = arguments.processes or cores()
    plan.searched = arguments.searched
    plan.complete()
    searching = isinstance(make_opponent(game.name, plan.player, random.Random(0)), Lookahead)
    if not searching and (arguments.rounds or "choices" in steps):
        raise Problem("training-needs-search", name=plan.player)
    steps = steps or list(BY_SEARCH if searching else BY_RULES)
    needs(steps)
    folder.mkdir(parents=True, exist_ok=True)
    if arguments.rounds:
        rounds(plan, arguments)
        steps = ["siblings"]
    for step in STEPS:
        if step in steps:
            DOES[step](plan, arguments)
    return OK


def rounds(plan: Plan, arguments: argparse.Namespace) -> None:
    """Games by the search with the network of the round before, and a fit to the games of all rounds, as often as
    wanted. A round whose network is there is over."""
    for number in range(1, arguments.rounds + 1):
        path = plan.folder / f"network-{number}.bin"
        if not path.exists():
            say("training-round", number=number)
            plan.round = number
            for step in ("choices", "fit", "policy", "write"):
                DOES[step](plan, arguments)
            part = path.with_suffix(".part")
            part.write_bytes((plan.folder / NETWORK).read_bytes())
            part.replace(path)
        plan.network = str(path)
    plan.round, plan.network = 0, ""


def needs(steps: list[str]) -> None:
    """A Problem where a package is missing that a step needs: before any game is played."""
    for package, extra in (("numpy", "grognard[envs]"), ("torch", "grognard[train]")):
        if {"fit", "policy", "write"} & set(steps) and find_spec(package) is None:
            raise Problem("extra-missing", name=package, text=extra)


def say(key: str, **given: Any) -> None:
    print(own_words().line(Saying(key, **given)), flush=True)


def games(plan: Plan, arguments: argparse.Namespace) -> None:
    _play(plan, collect, "training-games")


def choices(plan: Plan, arguments: argparse.Namespace) -> None:
    plan.round = plan.round or 1
    _play(plan, collect_choices, "training-choices")
    plan.round = 0


def _play(plan: Plan, collected: Callable[[Plan, Callable[[int, int], None]], object], key: str) -> None:
    told = [0, 0]

    def tell(number: int, positions: int) -> None:
        told[:] = [number, positions]
        if sys.stderr.isatty():
            line = own_words().line(Saying(key, number=number, text=f"{positions:,}"))
            print(f"\r{line}", end="", file=sys.stderr, flush=True)

    try:
        collected(plan, tell)
    finally:
        if sys.stderr.isatty():
            print(file=sys.stderr)
    say(key, number=told[0], text=f"{told[1]:,}")


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


def policy(plan: Plan, arguments: argparse.Namespace) -> None:
    from grognard.training import policy_fit

    def tell(line: dict[str, Any]) -> None:
        say("training-policy-pass", number=line["pass"], text=f"{line['loss']:.4f}", **_told(line))

    recipe = policy_fit.fit(plan.game, plan.folder, arguments.passes, arguments.seed, tell)
    for key, name in (("training-by-heuristic", "heuristic"), ("training-by-policy", "policy")):
        say(key, **_told(recipe[name]))


def _told(measures: dict[str, float]) -> dict[str, str]:
    """How well choices are told, as texts of these measures take it."""
    first, three = (f"{100 * measures[name]:.1f}" for name in ("first", "first_three"))
    return {"wanted": f"{measures['log_loss']:.4f}", "other": first, "right": three}


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

    plan.player = RULES  # a search would play its whole games again, which takes long
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


DOES: Final = {
    "games": games,
    "choices": choices,
    "fit": fit,
    "policy": policy,
    "write": write,
    "siblings": siblings,
}

COMMAND = Command("train", "command-train", arguments, run)
