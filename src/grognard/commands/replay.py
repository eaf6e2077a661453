"""`grognard replay`: a match as a story."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from grognard import files
from grognard.commands.common import OK, Command, seat_number
from grognard.core.event_kinds import INDENT, BattleTracker
from grognard.core.match import Match
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.core.steps import Event
from grognard.texts.words import Words, own_help, own_words


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar=own_help("value-file"), help=own_help("help-match-file"))
    parser.add_argument("--from", dest="first", type=int, default=1, metavar="N", help=own_help("help-replay-from"))
    parser.add_argument("--to", dest="last", type=int, metavar="N", help=own_help("help-replay-to"))
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", metavar=own_help("value-name"), help=own_help("help-replay-seat"))
    who.add_argument("--all", action="store_true", help=own_help("help-replay-all"))


def run(arguments: argparse.Namespace) -> int:
    match = files.load(arguments.file)
    seat = seat_number(match, arguments.seat)
    last = len(match.line) if arguments.last is None else arguments.last
    if not 1 <= arguments.first <= last <= len(match.line) and match.line:
        raise Problem("acts-range", number=len(match.line), first=arguments.first, last=last)
    for line in tell(match, arguments.first, last, seat, arguments.all):
        print(line)
    result = match.result()
    if last == len(match.line) and result is not None:
        words = own_words(match.game)
        print("\n" + words.line(Saying("show-result", text=words.result(result, match.seats))))
    return OK


def tell(match: Match, first: int, last: int, seat: int, everything: bool) -> Iterator[str]:
    """The acts with these numbers, with what happened, as far as this seat knew it; the course of a battle is indented.

    An act itself is told to its own seat only: what others may know of it is in its events.
    """
    words = own_words(match.game)
    kinds = match.game.telling()
    battles = BattleTracker(kinds)
    heading: Saying | None = None
    for number, played in enumerate(match.line[first - 1 : last], first):
        lines: list[tuple[Saying, str]] = []
        at = played.heading
        if everything or played.seat == seat:
            who = words.name("seat", match.seat_text(played.seat))
            lines.append((at, f"{who}: {words.act(played.act)}"))
        for event in played.events:
            at = event.heading or at
            key = event.saying.key
            indents = battles.indents(key, at) if event.reaches(seat) else False
            if indents is None or kinds.about.get(key) == "phase":  # the heading says it
                continue
            if everything and event.to not in (None, seat):
                lines.append((at, _told(words, "told-only", match.seat_text(event.to), event)))
            elif everything and event.but is not None:
                lines.append((at, _told(words, "told-all-but", match.seat_text(event.but), event)))
            elif event.reaches(seat):
                lines.append((at, INDENT * indents + words.sentence(event.saying)))
        for place, (at, line) in enumerate(lines):
            if at != heading:
                heading = at
                yield from ("", f"== {words.line(heading)} ==")
            yield f"{'' if place else f'{number}.':>6} {line}"


def _told(words: Words, key: str, seat: str, event: Event) -> str:
    """An event with a note on who heard of it."""
    return f"({words.line(Saying(key, seat=seat))}) {words.sentence(event.saying)}"


COMMAND = Command("replay", "command-replay", arguments, run)
