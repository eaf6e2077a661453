"""Grognard: historical card-driven wargames to play, host and study.

>>> from grognard import find
>>> friedrich = find("friedrich")
>>> state = friedrich.start("four-players")
>>> [friedrich.seat_names("four-players")[ask.seat] for ask in state.asks()]
['Frederick', 'Elisabeth', 'Maria Theresa', 'Pompadour']
"""

from grognard.core.game import Game, find, names
from grognard.core.match import Match
from grognard.core.refusals import IllegalAct, Problem, Refusal, speak_with
from grognard.core.sayings import Saying
from grognard.core.state import State

__version__ = "0.1.0"


def _in_words(game: str, saying: Saying) -> str:
    """What an error says that reaches a programmer. The words are read when the first one does."""
    from grognard.texts.words import own_words

    try:
        return own_words(find(game) if game in names() else None).line(saying)
    except Problem:  # of a game that is not known by its name
        return repr(saying)


speak_with(_in_words)

__all__ = ["Game", "IllegalAct", "Match", "Problem", "Refusal", "State", "find", "names"]
