"""`grognard show`: a match file as tags, result and board."""

from __future__ import annotations

import argparse

from grognard import files
from grognard.commands.common import OK, Command, plain, seat_number
from grognard.core.match import Match
from grognard.core.notation import result_text


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match file")
    parser.add_argument("--at", type=int, metavar="N", help="the position after N acts (default: the last)")
    parser.add_argument("--seat", metavar="NAME", help="what this seat may know (default: what everybody may)")


def run(arguments: argparse.Namespace) -> int:
    match = files.load(arguments.file)
    seat = seat_number(match, arguments.seat)
    count = len(match.line) if arguments.at is None else arguments.at
    state = match.at(count)
    print("\n".join(tags(match)))
    print(f"Position: after act {count} of {len(match.line)}: {state.heading()}")
    print()
    print(match.game.report(state.view(seat)))
    return OK


def tags(match: Match) -> list[str]:
    """What the head of a match says."""
    result = result_text(match)
    return [
        f"Game: {match.game.title}, rules version {match.game.rules_version}",
        f"Scenario: {match.game.scenario(match.scenario).title} ({match.scenario})",
        f"Options: {', '.join(f'{name}={value}' for name, value in match.options.items()) or 'none'}",
        *(f"Seat: {seat}: {plain(match.people.get(seat, '?'))}" for seat in match.seats),
        f"Commitment: {plain(match.commitment)}",
        f"Result: {'still being played' if result == '*' else result}",
    ]


COMMAND = Command("show", "show a match file: tags, result and board", arguments, run)
