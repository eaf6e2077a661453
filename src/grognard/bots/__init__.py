"""Computer opponents (bots). They are handed imagined states only, so that no bot can peek."""

from grognard.bots.base import Bot, decide
from grognard.bots.random_bot import RandomBot
from grognard.bots.registry import make_opponent, opponents

__all__ = ["Bot", "RandomBot", "decide", "make_opponent", "opponents"]
