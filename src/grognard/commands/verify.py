"""`grognard verify`: is a match file what it claims to be?"""

from __future__ import annotations

import argparse

from grognard import files
from grognard.commands.common import BAD_INPUT, FOUND, OK, Command, complain
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.texts.things import printable
from grognard.texts.words import own_help, own_words


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar=own_help("value-file"), nargs="+", help=own_help("help-match-files"))


def run(arguments: argparse.Namespace) -> int:
    """0: all is well; 1: dice or draws are not those of the secret; 2: a file is no match played by the rules."""
    return max(verify(path) for path in arguments.files)


def verify(path: str) -> int:
    """Verify one file and say what was found."""
    try:
        match = files.load(path)
    except Problem as problem:
        complain(problem)
        return BAD_INPUT
    wrong = match.verify()
    words = own_words(match.game)
    for line in wrong:
        print(printable(f"{path}: {words.line(line)}"))
    if not wrong:
        print(words.line(Saying("verified", path=path, number=len(match.log), text=match.hash())))
    return FOUND if wrong else OK


COMMAND = Command("verify", "command-verify", arguments, run)
