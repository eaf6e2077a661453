"""`grognard bench`: how fast a game is, as plain Python and compiled."""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from grognard.benchmark import measure
from grognard.bots import opponents, pace
from grognard.bots.registry import RULES
from grognard.commands.common import FOUND, OK, Command, counting, positive
from grognard.core.game import Game, find
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.core.state import State
from grognard.texts.words import own_help, own_words

COMPILED: Final = Path("build/compiled")

ROWS: Final = (
    ("games_per_second", "bench-games", 1),
    ("acts_per_second", "bench-acts", 0),
    ("copies_per_second", "bench-copies", 0),
    ("copy_microseconds", "bench-copy", 2),
    ("imaginations_per_second", "bench-imaginations", 0),
    ("state_bytes", "bench-state", 0),
    ("peak_rss_mib", "bench-memory", 1),
)
"""What is measured, the key of its text, and how many digits are shown."""

ENVS: Final = (
    ("steps_per_second", "bench-steps", 0),
    ("step_microseconds", "bench-step", 1),
    ("observation_microseconds", "bench-observation", 1),
    ("vector_steps_per_second", "bench-vector-steps", 0),
    ("observation_size", "bench-observation-size", 0),
)
"""The same for environments."""

BOTS: Final = (
    ("decision_microseconds", "bench-decision", 0),
    ("late_milliseconds", "bench-late-decision", 1),
    ("slowest_milliseconds", "bench-slowest-decision", 1),
    ("playouts_per_second", "bench-playouts", 2),
)
"""The same for opponents by rules of thumb."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar=own_help("value-game"), help=own_help("help-bench-game"))
    parser.add_argument("--seconds", metavar="S", type=positive, default=10.0, help=own_help("help-bench-seconds"))
    parser.add_argument("--scenario", metavar="S", default="", help=own_help("help-bench-scenario"))
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument("--envs", action="store_true", help=own_help("help-bench-envs"))
    kinds.add_argument("--bots", action="store_true", help=own_help("help-bench-bots"))
    parser.add_argument("--matches", metavar="N", type=counting, default=200, help=own_help("help-bench-matches"))
    parser.add_argument("--rate", metavar="R", type=positive, default=0.5, help=own_help("help-bench-rate"))
    parser.add_argument("--nodes", metavar="N", type=counting, default=1, help=own_help("help-bench-nodes"))
    parser.add_argument("--processes", metavar="N", type=counting, default=1, help=own_help("help-bench-processes"))
    parser.add_argument("--database", metavar="URL", help=own_help("help-bench-database"))
    parser.add_argument("--whole", action="store_true", help=own_help("help-bench-whole"))
    parser.add_argument("--stored", metavar="N", type=counting, default=50_000, help=own_help("help-bench-stored"))
    parser.add_argument("--answers", action="store_true", help=own_help("help-bench-answers"))
    parser.add_argument("--faults", metavar="N", type=counting, help=own_help("help-bench-faults"))
    parser.add_argument("--json", action="store_true", help=own_help("help-bench-json"))
    parser.add_argument("--alone", action="store_true", help=own_help("help-bench-alone"))


def run(arguments: argparse.Namespace) -> int:
    if arguments.game == "table":
        return run_table(arguments)
    if arguments.game == "lobby":
        return run_lobby(arguments)
    if arguments.game == "browser":
        return run_browser(arguments)
    if arguments.game == "view":
        return run_view(arguments)
    game = find(arguments.game)
    scenario = game.scenario(arguments.scenario).name
    here: dict[str, Any] = {"machine": machine(), "builds": [measured(game, scenario, arguments)]}
    if any(COMPILED.glob("grognard/core/*.so")) and not arguments.alone:
        try:
            here["builds"].append(measure_compiled(game, scenario, arguments))
        except Problem as problem:
            here["note"] = own_words().problem(problem)
    rows = ENVS if arguments.envs else BOTS if arguments.bots else ROWS
    print(json.dumps(here, indent=2) if arguments.json else "\n".join(table(here, rows)))
    return OK


def measured(game: Game[State], scenario: str, arguments: argparse.Namespace) -> dict[str, Any]:
    """How fast a game is, by itself, as an environment, or for its opponents."""
    if arguments.bots:
        if RULES not in opponents(game.name):
            raise Problem("no-such-opponent-here", game=game.name, name=RULES, names=opponents(game.name))
        return pace.measure(game, scenario, arguments.seconds)
    return (measure_envs if arguments.envs else measure)(game, scenario, arguments.seconds)


def measure_envs(game: Game[State], scenario: str, seconds: float) -> dict[str, Any]:
    """How fast a game is as an environment."""
    try:
        from grognard.envs.measure import measure as measured
    except ImportError as error:
        raise Problem("extra-missing", name=error.name or "numpy", text="grognard[envs]") from error
    return measured(game, scenario, seconds)


def run_table(arguments: argparse.Namespace) -> int:
    """Measure the web service, or kill it again and again."""
    from grognard.bench import acts, answers, faults

    if arguments.faults:
        found = faults.measure(arguments.faults)
        text, bad = faults.lines(found), bool(found["lost"] or found["broken"])
    elif arguments.answers:
        found = answers.measure(min(arguments.matches, answers.MATCHES), arguments.seconds)
        text, bad = answers.lines(found), found["right"] > answers.AIM
    else:
        found = acts.measure(
            arguments.matches,
            arguments.seconds,
            arguments.rate,
            arguments.nodes,
            arguments.database,
            not arguments.whole,
            arguments.processes,
        )
        text, bad = acts.lines(found), False
    found["machine"] = machine()
    print(json.dumps(found, indent=2) if arguments.json else "\n".join(text))
    return FOUND if bad else OK


def run_lobby(arguments: argparse.Namespace) -> int:
    """Measure the lobby of a service that has stored many matches."""
    from grognard.bench import lobby

    found = lobby.measure(arguments.stored)
    found["machine"] = machine()
    print(json.dumps(found, indent=2) if arguments.json else "\n".join([where(found), *lobby.lines(found)]))
    return OK


def run_browser(arguments: argparse.Namespace) -> int:
    """Measure the page in a real browser."""
    from grognard.bench import browser

    found = browser.measure()
    found["machine"] = machine()
    print(json.dumps(found, indent=2) if arguments.json else "\n".join([where(found), *browser.lines(found)]))
    return OK


def run_view(arguments: argparse.Namespace) -> int:
    """Measure what a page shows in a real browser, and count clicks."""
    from grognard.bench import view

    found = view.measure()
    found["machine"] = machine()
    print(json.dumps(found, indent=2) if arguments.json else "\n".join([where(found), *view.lines(found)]))
    return OK


def machine() -> dict[str, str]:
    """What this was measured with."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "cpu": _cpu(),
        "system": platform.platform(),
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
    }


def where(found: dict[str, Any]) -> str:
    return ", ".join(found["machine"].values())


def _cpu() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def measure_compiled(game: Game[State], scenario: str, arguments: argparse.Namespace) -> dict[str, Any]:
    """The same in the compiled build, which needs a process of its own; a Problem if it does not run."""
    command = [sys.executable, "-m", "grognard.cli", "bench", game.name, "--scenario", scenario]
    command += ["--seconds", str(arguments.seconds), "--json", "--alone"]
    command += ["--envs"] * arguments.envs + ["--bots"] * arguments.bots
    environment = {**os.environ, "PYTHONPATH": str(COMPILED.resolve())}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no message"])[-1]
        raise Problem("build-broken", compiled=COMPILED, last=last)
    found: dict[str, Any] = json.loads(done.stdout)["builds"][0]
    return found


def table(found: dict[str, Any], rows: tuple[tuple[str, str, int], ...]) -> list[str]:
    """The measurements in columns, with the ratio of the second build to the first."""
    builds = found["builds"]
    words = own_words()
    lines = [words.line(Saying("bench-where", text=where(found)))]
    scenario = f"{builds[0]['game']}, {builds[0]['scenario']}"
    names = [words.title("bench-compiled" if build["compiled"] else "bench-plain") for build in builds]
    ratio = len(builds) == 2
    last = f"{words.title('bench-ratio'):>9}" if ratio else ""
    lines.append("".join([f"{scenario:34}", *(f"{name:>14}" for name in names), last]))
    for key, label, digits in [(key, words.title(text), digits) for key, text, digits in rows]:
        values = [build[key] for build in builds]
        cells = ["-" if value is None else f"{value:,.{digits}f}" for value in values]
        line = "".join([f"{label:34}", *(f"{cell:>14}" for cell in cells)])
        lines.append(line + (f"{values[1] / values[0]:>9.2f}" if ratio and all(values) else ""))
    return lines + ([found["note"]] if "note" in found else [])


COMMAND = Command("bench", "command-bench", arguments, run)
