"""`grognard play`: sit down at the text table."""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import random
import sys

from grognard.bots import make_opponent
from grognard.bots.registry import BOT, PLAYER, in_style, usual
from grognard.bots.styles import MARK, VARIED
from grognard.commands.common import OK, Command, read_options
from grognard.commands.text_table import TextTable, load_to_play
from grognard.core.chance import SECRET_BYTES, new_secret
from grognard.core.game import Game, find
from grognard.core.match import Match
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.core.state import State
from grognard.texts.words import own_help, own_words


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar=own_help("value-game"), help=own_help("help-game"))
    parser.add_argument("--scenario", metavar="S", default="", help=own_help("help-play-scenario"))
    parser.add_argument(
        "--option", metavar=own_help("value-name-value"), action="append", default=[], help=own_help("help-play-option")
    )
    parser.add_argument(
        "--seat",
        metavar=own_help("value-name"),
        action="append",
        default=[],
        help=own_help("help-play-seat"),
    )
    parser.add_argument("--hot-seat", action="store_true", help=own_help("help-play-hot-seat"))
    parser.add_argument("--opponent", metavar=own_help("value-name"), default="", help=own_help("help-play-opponent"))
    parser.add_argument("--seed", metavar="N", type=int, help=own_help("help-play-seed"))
    parser.add_argument("--load", metavar=own_help("value-file"), help=own_help("help-play-load"))


def run(arguments: argparse.Namespace) -> int:
    game = find(arguments.game)
    rng = random.Random(arguments.seed)
    bot = make_opponent(game.name, in_style(game.name, arguments.opponent, VARIED), rng)
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


def begun(game: Game[State], arguments: argparse.Namespace) -> Match:
    """A new match."""
    secret = new_secret()
    if arguments.seed is not None:
        secret = hashlib.blake2b(str(arguments.seed).encode(), digest_size=SECRET_BYTES).digest()
    match = Match(game, arguments.scenario, read_options(arguments.option), secret=secret)
    mine = seats(match, arguments)
    computer = BOT + (arguments.opponent.partition(MARK)[0] or usual(game.name))
    match.people = {name: PLAYER if seat in mine else computer for seat, name in enumerate(match.seats)}
    return match


def loaded(game: Game[State], arguments: argparse.Namespace) -> Match:
    """A saved match."""
    if arguments.scenario or arguments.option:
        raise Problem("saved-match-own-options")
    return load_to_play(arguments.load, game.name)


def seats(match: Match, arguments: argparse.Namespace) -> list[int]:
    """The seats at this keyboard."""
    if arguments.hot_seat:
        return list(range(len(match.seats)))
    return sorted({match.game.seat(match.scenario, name) for name in arguments.seat}) or [0]


COMMAND = Command("play", "command-play", arguments, run)
