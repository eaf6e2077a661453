"""`grognard games`: what can be played."""

from __future__ import annotations

import argparse

from grognard.commands.common import OK, Command
from grognard.core import game as registry
from grognard.core.game import Game
from grognard.core.sayings import Saying
from grognard.core.state import State
from grognard.texts.words import own_words


def run(arguments: argparse.Namespace) -> int:
    print("\n\n".join(describe(registry.find(name)) for name in registry.names()))
    return OK


def describe(game: Game[State]) -> str:
    """The scenarios, seats and options of a game."""
    words = own_words(game)
    about = words.line(Saying("show-game", game=game.name, text=game.rules_version))
    lines = [f"{game.name}: {about}. {words.name('game', game.name, 'credits')}", "", f"  {words.title('scenarios')}"]
    for scenario in game.scenarios.values():
        title, text = words.name("scenario", scenario.name), words.name("scenario", scenario.name, "text")
        lines += [
            f"    {scenario.name}: {title}. {text}",
            f"      {words.line(Saying('scenario-seats', seats=scenario.seats))}",
        ]
    if game.options:
        lines += ["", f"  {words.title('options')}"]
    for option in game.options.values():
        title, text = words.name("option", option.name), words.name("option", option.name, "text")
        lines.append(f"    {option.name}={'|'.join(option.choices)}: {title}. {text}")
        if len(option.scenarios) < len(game.scenarios):
            lines.append(f"      {words.line(Saying('option-only-in', names=option.scenarios))}")
    return "\n".join(lines)


def arguments(parser: argparse.ArgumentParser) -> None:
    """None."""


COMMAND = Command("games", "command-games", arguments, run)
