"""The computer opponents of each game, found through entry points: a rule-based one where there is one, and chance."""

from __future__ import annotations

import random
from importlib.metadata import entry_points
from typing import Final

from grognard.bots.base import Bot
from grognard.bots.random_bot import RandomBot
from grognard.core.reasons import Problem

ENTRY_POINTS: Final = "grognard.bots"
RULES: Final = "rules"
RANDOM: Final = "random"
TITLES: Final[dict[str, str]] = {RULES: "Knows the game", RANDOM: "Does anything"}


def opponents(game: str) -> list[str]:
    """The names of the computer opponents of a game, the best first."""
    return [RULES, RANDOM] if entry_points(group=ENTRY_POINTS, name=game) else [RANDOM]


def make_opponent(game: str, name: str, rng: random.Random) -> Bot:
    """The computer opponent with this name; without a name the best there is."""
    known = opponents(game)
    if not name:
        name = known[0]
    if name not in known:
        raise Problem("no-such-opponent-here", game=game, name=name[:40], names=known)
    if name == RANDOM:
        return RandomBot(rng)
    bot: Bot = next(iter(entry_points(group=ENTRY_POINTS, name=game))).load()()
    return bot
