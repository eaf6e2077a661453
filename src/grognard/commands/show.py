"""`grognard show`: a match file as tags, result and board."""

from __future__ import annotations

import argparse

from grognard import files
from grognard.bots.registry import PLAYER, PROGRAM, bot_of
from grognard.commands.common import OK, Command, seat_number
from grognard.core.match import Match
from grognard.core.sayings import Saying
from grognard.texts.things import printable
from grognard.texts.words import Words, own_help, own_words


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar=own_help("value-file"), help=own_help("help-match-file"))
    parser.add_argument("--at", type=int, metavar="N", help=own_help("help-show-at"))
    parser.add_argument("--seat", metavar=own_help("value-name"), help=own_help("help-show-seat"))


def run(arguments: argparse.Namespace) -> int:
    match = files.load(arguments.file)
    print("\n".join(shown(match, arguments.at, arguments.seat)))
    return OK


def shown(match: Match, at: int | None, seat: str | None) -> list[str]:
    """The head of a match, and its position after so many acts as a seat may know it."""
    words, number = own_words(match.game), seat_number(match, seat)
    count = len(match.line) if at is None else at
    state = match.at(count)
    position = Saying("show-position", number=count, most=len(match.line), heading=state.heading())
    report = [words.line(line) for line in match.game.report(state.view(number))]
    return [*tags(match), words.line(position), "", *report]


def tags(match: Match) -> list[str]:
    """What the head of a match says."""
    words, result = own_words(match.game), match.result()
    chosen = [f"{name}={value}" for name, value in match.options.items()]
    lines = [
        Saying("show-game", game=match.game.name, text=match.game.rules_version),
        Saying("show-scenario", scenario=match.scenario, name=match.scenario),
        Saying("show-options", names=chosen) if chosen else Saying("show-no-options"),
        *(
            Saying("show-seat", seat=seat, name=printable(_who(words, match.people.get(seat, "?"))))
            for seat in match.seats
        ),
        Saying("show-commitment", text=printable(match.commitment)),
    ]
    ended = words.title("show-unfinished") if result is None else words.result(result, match.seats)
    return [*(words.line(line) for line in lines), words.line(Saying("show-result", text=ended))]


def _who(words: Words, who: str) -> str:
    """Who played a seat, by what a match file says."""
    if who.startswith(PROGRAM):
        return words.program(who.removeprefix(PROGRAM))
    return words.who(words.title("player") if who == PLAYER else who, bot_of(who))


COMMAND = Command("show", "command-show", arguments, run)
