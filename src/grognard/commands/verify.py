"""`grognard verify`: is a match file what it claims to be?"""

from __future__ import annotations

import argparse
import sys

from grognard import files
from grognard.commands.common import BAD_INPUT, FOUND, OK, Command, plain
from grognard.core.reasons import Problem


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help="match files")


def run(arguments: argparse.Namespace) -> int:
    """0: all is well; 1: dice or draws are not those of the secret; 2: a file is no match played by the rules."""
    return max(verify(path) for path in arguments.files)


def verify(path: str) -> int:
    """Verify one file and say what was found."""
    try:
        match = files.load(path)
    except Problem as problem:
        print(f"grognard: {plain(' '.join(str(problem).split()))}", file=sys.stderr)
        return BAD_INPUT
    wrong = match.verify()
    for line in wrong:
        print(f"{path}: {line}")
    if not wrong:
        print(f"{path}: OK, {len(match.log)} entries, dice and draws fit the secret, hash {match.hash()}")
    return FOUND if wrong else OK


COMMAND = Command("verify", "replay match files and check every act, die and draw", arguments, run)
