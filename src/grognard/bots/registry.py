"""The computer opponents of each game, found through entry points: a rule-based one where there is one, and chance."""

from __future__ import annotations

import random
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from grognard.bots.base import Bot
from grognard.bots.random_bot import RandomBot
from grognard.core.reasons import Problem

ENTRY_POINTS: Final = "grognard.bots"
RULES: Final = "rules"
RANDOM: Final = "random"
NAMES: Final = [RULES, RANDOM]

PLAYER: Final = "player"
"""Who played a seat, as match files name them: somebody at the keyboard, `bot:` and the name of an opponent, or
`program:` and the name of somebody's program."""
BOT: Final = "bot:"
PROGRAM: Final = "program:"


OLDER: Final = {"computer (rules)": RULES, "computer (random)": RANDOM}
"""What match files called the opponents before they had names of their own, in small letters."""


def bot_of(who: str) -> str | None:
    """The computer opponent that a match file means, or None.

    >>> bot_of("bot:random"), bot_of("Computer (rules)"), bot_of("bot:randomised"), bot_of("Anna")
    ('random', 'rules', None, None)
    """
    name = who.removeprefix(BOT)
    if name != who:
        return name if name in NAMES else None
    return OLDER.get(who.casefold())


@cache
def _installed() -> dict[str, EntryPoint]:
    """The entry points of all rule-based opponents by game; looked for once, because that takes long."""
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def opponents(game: str) -> list[str]:
    """The names of the computer opponents of a game, the best first."""
    return [RULES, RANDOM] if game in _installed() else [RANDOM]


def make_opponent(game: str, name: str, rng: random.Random) -> Bot:
    """The computer opponent with this name; without a name the best there is."""
    known = opponents(game)
    if not name:
        name = known[0]
    if name not in known:
        raise Problem("no-such-opponent-here", game=game, name=name[:40], names=known)
    if name == RANDOM:
        return RandomBot(rng)
    bot: Bot = _installed()[game].load()()
    return bot
