"""The rule-based player of Friedrich.

`survey` looks at the war with one nation's eyes, `worth` judges where a group may end its move, `march` and `trains`
find the moves, `duel` plays the cards, `recruiting` spends them.
"""

from grognard.bots.friedrich.bot import FriedrichBot

__all__ = ["FriedrichBot"]
