"""What the commands share."""

from __future__ import annotations

import argparse
import sys
import textwrap
from collections.abc import Callable
from typing import Final

from grognard.core.chance import PUBLIC
from grognard.core.match import Match
from grognard.core.refusals import Problem
from grognard.texts.things import printable
from grognard.texts.words import own_help, own_words

WIDTH: Final = 80

OK: Final = 0
FOUND: Final = 1
"""What was looked for has been found: a deviation, a failure, a gap."""
BAD_INPUT: Final = 2


class Command:
    """A word after `grognard`: the key of what it is for, its arguments, and what it does.

    The arguments are made when the reader's language is known. `run` returns the exit status.
    """

    def __init__(
        self,
        name: str,
        key: str,
        arguments: Callable[[argparse.ArgumentParser], None],
        run: Callable[[argparse.Namespace], int],
    ) -> None:
        self.name = name
        self.key = key
        self.arguments = arguments
        self.run = run

    def text(self) -> str:
        return own_help(self.key)


def seat_number(match: Match, name: str | None) -> int:
    """The seat called so; without a name, whoever only looks on."""
    return PUBLIC if name is None else match.game.seat(match.scenario, name)


def read_options(texts: list[str]) -> dict[str, str]:
    """Options given as NAME=VALUE."""
    options: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Problem("option-form", text=text)
        if name in options:
            raise Problem("option-given-twice", name=name)
        options[name] = value
    return options


def complain(problem: Problem) -> None:
    """Say in one line, on the error stream, what was wrong with what was given."""
    print(f"grognard: {printable(' '.join(own_words().problem(problem).split()))}", file=sys.stderr)


def positive(text: str) -> float:
    """A number of seconds."""
    number = float(text)
    if not 0 < number < 1e9:
        raise ValueError
    return number


def counting(text: str) -> int:
    """A number from 1 on."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def wrap(text: str, indent: str = "") -> str:
    """Blocks set apart by blank lines; a block is a paragraph, or a list with an item ('- ') on each line.

    >>> print(wrap("One\\ntwo.\\n\\n- a\\n- b", "  "))
      One two.
    <BLANKLINE>
      - a
      - b
    """
    blocks: list[str] = []
    for block in text.strip().split("\n\n"):
        items: list[str] = []
        for line in block.splitlines():
            if line.startswith("- ") or not items:
                items.append(line)
            else:
                items[-1] += " " + line.strip()
        blocks.append("\n".join(_fill(item, indent) for item in items))
    return "\n\n".join(blocks)


def _fill(item: str, indent: str) -> str:
    hanging = indent + "  " if item.startswith("- ") else indent
    return textwrap.fill(item, WIDTH, initial_indent=indent, subsequent_indent=hanging, break_on_hyphens=False)
