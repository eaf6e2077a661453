"""`grognard play`: sit down at the text table."""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import random
import sys

from grognard.bots import make_opponent, opponents
from grognard.commands.common import OK, Command, read_options
from grognard.commands.text_table import TextTable, load_to_play
from grognard.core.chance import SECRET_BYTES, new_secret
from grognard.core.game import Game, find
from grognard.core.match import Match
from grognard.core.reasons import Problem
from grognard.core.sayings import Saying
from grognard.texts.words import own_words


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the name of a game")
    parser.add_argument("--scenario", metavar="S", default="", help="a scenario of it (default: its first)")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="a switch of the rules; may be repeated"
    )
    parser.add_argument(
        "--seat",
        metavar="NAME",
        action="append",
        default=[],
        help="play this seat (default: the first); may be repeated",
    )
    parser.add_argument("--hot-seat", action="store_true", help="play all seats at this keyboard")
    parser.add_argument(
        "--opponent", metavar="NAME", default="", help="who plays the other seats: rules or random (default: the best)"
    )
    parser.add_argument("--seed", metavar="N", type=int, help="make dice, draws and bots repeatable")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved match")


def run(arguments: argparse.Namespace) -> int:
    game = find(arguments.game)
    rng = random.Random(arguments.seed)
    bot = make_opponent(game.name, arguments.opponent, rng)
    match = loaded(game, arguments) if arguments.load is not None else begun(game, arguments)
    people = seats(match, arguments)
    table = TextTable(match, people, bot, rng)
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # lines can be edited and called back
    words = own_words(game)
    print(words.line(Saying("welcome", game=game.name, scenario=match.scenario)))
    try:
        table.run()
    except KeyboardInterrupt:
        print()
    return OK


def begun(game: Game, arguments: argparse.Namespace) -> Match:
    """A new match."""
    secret = new_secret()
    if arguments.seed is not None:
        secret = hashlib.blake2b(str(arguments.seed).encode(), digest_size=SECRET_BYTES).digest()
    match = Match(game, arguments.scenario, read_options(arguments.option), secret=secret)
    mine = seats(match, arguments)
    computer = f"computer ({arguments.opponent or opponents(game.name)[0]})"
    match.people = {name: "player" if seat in mine else computer for seat, name in enumerate(match.seats)}
    return match


def loaded(game: Game, arguments: argparse.Namespace) -> Match:
    """A saved match."""
    if arguments.scenario or arguments.option:
        raise Problem("saved-match-own-options")
    return load_to_play(arguments.load, game.name)


def seats(match: Match, arguments: argparse.Namespace) -> list[int]:
    """The seats at this keyboard."""
    if arguments.hot_seat:
        return list(range(len(match.seats)))
    return sorted({match.game.seat(match.scenario, name) for name in arguments.seat}) or [0]


COMMAND = Command("play", "play a game as text, line by line", arguments, run)
