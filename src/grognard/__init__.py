"""Grognard: historical card-driven wargames to play, host and study.

>>> from grognard import find
>>> friedrich = find("friedrich")
>>> state = friedrich.start("four-players")
>>> [friedrich.seat_names("four-players")[ask.seat] for ask in state.asks()]
['Frederick', 'Elisabeth', 'Maria Theresa', 'Pompadour']
"""

from grognard.core.game import Game, find, names
from grognard.core.match import Match
from grognard.core.reasons import IllegalAct, Problem, Refusal
from grognard.core.state import State

__version__ = "0.1.0"

__all__ = ["Game", "IllegalAct", "Match", "Problem", "Refusal", "State", "find", "names"]
