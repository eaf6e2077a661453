"""The act space of Friedrich."""

from __future__ import annotations

from typing import Final

from grognard.core.acts import CARD, NUMBER, PIECE, PLACE, ActSpace, Targets
from grognard.games.friedrich.facts import tables

SPACE: Final = ActSpace()

_numbers = Targets("number", [str(number) for number in range(25)], NUMBER)
_cities = Targets("city", tables.CITIES, PLACE)
_pieces = Targets("piece", tables.PIECES, PIECE)
_cards = Targets("card", tables.CARD_NAMES, CARD)
_fates = Targets("fate", tables.FATE_NAMES)

# Chance
DRAW: Final = SPACE.verb("draw", _cards, chance=True)
FATE: Final = SPACE.verb("fate", _fates, chance=True)
TAKE: Final = SPACE.verb("take", _cards, chance=True)

# 3: cards
DISCARD: Final = SPACE.verb("discard", _cards)

# 4: movement
MOVE: Final = SPACE.verb("move", _pieces)
LEAVE: Final = SPACE.verb("leave", _pieces)
GO: Final = SPACE.verb("go", _cities)
STOP: Final = SPACE.verb("stop", ends=True)
DONE: Final = SPACE.verb("done", ends=True)

# 6: troops
TROOPS: Final = SPACE.verb("troops", _numbers)

# 7, 8: combat and retreat
ATTACK: Final = SPACE.verb("attack", _pieces)
WITH: Final = SPACE.verb("with", _pieces)
PLAY: Final = SPACE.verb("play", _cards)
RESERVE: Final = SPACE.verb("reserve", _numbers)
DOUBLE: Final = SPACE.verb("double")
BREAK_OFF: Final = SPACE.verb("break-off")
RETREAT: Final = SPACE.verb("retreat", _cities)

# 10: recruiting
RECRUIT: Final = SPACE.verb("recruit", _pieces)
ENTER: Final = SPACE.verb("enter", _cities)
PAY: Final = SPACE.verb("pay", _cards)

# 11, 13: fate and the advanced game
DECLINE: Final = SPACE.verb("decline")
OFFER: Final = SPACE.verb("offer", _cards)
GIVE: Final = SPACE.verb("give", _cards)
GAIN: Final = SPACE.verb("gain", _pieces)
LOSE: Final = SPACE.verb("lose", _pieces)
REMOVE: Final = SPACE.verb("remove", _pieces)
TURN: Final = SPACE.verb("turn", _pieces)
SLIP: Final = SPACE.verb("slip", _cities)
ASIDE: Final = SPACE.verb("aside", _cards)
FREE: Final = SPACE.verb("free", _cities)
