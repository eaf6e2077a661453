"""`grognard verify`: is a match file what it claims to be?"""

from __future__ import annotations

import argparse
import sys

from grognard.commands.common import BAD_INPUT, FOUND, OK, Command, load, plain
from grognard.core.reasons import IllegalAct, Problem


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help="match files")


def run(arguments: argparse.Namespace) -> int:
    """0: all is well; 1: a match deviates from its rules, secret or hash; 2: a file cannot be read as a match."""
    return max(verify(path) for path in arguments.files)


def verify(path: str) -> int:
    """Verify one file and say what was found."""
    try:
        match = load(path)
    except Problem as problem:
        line = plain(" ".join(str(problem).split()))
        if _deviates(problem):
            print(line)
            return FOUND
        print(f"grognard: {line}", file=sys.stderr)
        return BAD_INPUT
    wrong = match.verify()
    for line in wrong:
        print(f"{path}: {line}")
    if not wrong:
        print(f"{path}: OK, {len(match.log)} entries, dice and draws fit the secret, hash {match.hash()}")
    return FOUND if wrong else OK


def _deviates(problem: Problem) -> bool:
    """Whether a file was understood, but breaks a rule or leads to another position than it says."""
    return isinstance(problem.__context__, IllegalAct) or "to another position" in str(problem)


COMMAND = Command("verify", "replay match files and check every act, die and draw", arguments, run)
