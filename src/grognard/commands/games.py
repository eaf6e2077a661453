"""`grognard games`: what can be played."""

from __future__ import annotations

import argparse

from grognard.commands.common import OK, Command
from grognard.core import game as registry
from grognard.core.game import Game


def run(arguments: argparse.Namespace) -> int:
    print("\n\n".join(describe(registry.find(name)) for name in registry.names()))
    return OK


def describe(game: Game) -> str:
    """The scenarios, seats and options of a game."""
    lines = [f"{game.name}: {game.title}, rules version {game.rules_version}. {game.credits}", "", "  Scenarios"]
    for scenario in game.scenarios.values():
        lines += [
            f"    {scenario.name}: {scenario.title}. {scenario.text}",
            f"      seats: {', '.join(scenario.seats)}",
        ]
    if game.options:
        lines += ["", "  Options (the first value is the default)"]
    for option in game.options.values():
        lines.append(f"    {option.name}={'|'.join(option.choices)}: {option.title}. {option.text}")
        if len(option.scenarios) < len(game.scenarios):
            lines.append(f"      only in {', '.join(option.scenarios)}")
    return "\n".join(lines)


def arguments(parser: argparse.ArgumentParser) -> None:
    """None."""


COMMAND = Command("games", "list the games with their scenarios, seats and options", arguments, run)
