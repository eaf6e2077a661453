"""Players that are programs. They are handed imagined states only, so that no bot can peek."""

from grognard.bots.base import Bot, decide
from grognard.bots.random_bot import RandomBot

__all__ = ["Bot", "RandomBot", "decide"]
