"""The act space: every act is a verb and at most one target."""

from __future__ import annotations

from typing import Final

from grognard.core.acts import CARD, NUMBER, PIECE, PLACE, ActSpace, Targets
from grognard.games.paths_of_glory.facts import cards, tables

SPACE: Final = ActSpace()

_cards = Targets("card", cards.NAMES, CARD)
_spaces = Targets("space", tables.PLACES, PLACE)
_pieces = Targets("piece", tables.PIECE_NAMES, PIECE)
_numbers = Targets("number", [str(number) for number in range(21)], NUMBER)
_dice = Targets("die", ["1", "2", "3", "4", "5", "6"], NUMBER)

# Chance
DRAW: Final = SPACE.verb("draw", _cards, chance=True)
ROLL: Final = SPACE.verb("roll", _dice, chance=True)

# 4, 5.6: before the game
WITH_GUNS: Final = SPACE.verb("begin-with-guns")
WITHOUT_GUNS: Final = SPACE.verb("begin-without-guns")
BID_ALLIED: Final = SPACE.verb("bid-for-allies", _numbers)
BID_CENTRAL: Final = SPACE.verb("bid-for-central-powers", _numbers)
ACCEPT_BID: Final = SPACE.verb("accept-bid")
INCLUDE: Final = SPACE.verb("include", _cards)
EXCHANGE: Final = SPACE.verb("exchange", _cards)

# 8: actions
OPERATIONS: Final = SPACE.verb("operations", _cards)
REDEPLOY: Final = SPACE.verb("redeploy", _cards)
REPLACEMENTS: Final = SPACE.verb("replacements", _cards)
EVENT: Final = SPACE.verb("event", _cards)
AUTOMATIC: Final = SPACE.verb("automatic-operation")
OFFER_PEACE: Final = SPACE.verb("offer-peace")
ACCEPT_PEACE: Final = SPACE.verb("accept-peace")
REFUSE_PEACE: Final = SPACE.verb("refuse-peace")

# 9.2: activation
MOVE: Final = SPACE.verb("move", _spaces)
ATTACK: Final = SPACE.verb("attack", _spaces)

# 11, 12.7, 13: units that go somewhere, and what they do instead
TAKE: Final = SPACE.verb("take", _pieces)
GO: Final = SPACE.verb("go", _spaces)
HALT: Final = SPACE.verb("halt", ends=True)
ENTRENCH: Final = SPACE.verb("entrench", _pieces)

# 12: combat
STRIKE: Final = SPACE.verb("strike", _spaces)
WITH: Final = SPACE.verb("with", _pieces)
PIN: Final = SPACE.verb("pin", _spaces)
PLAY: Final = SPACE.verb("play", _cards)
USE: Final = SPACE.verb("use", _cards)
PULL_BACK: Final = SPACE.verb("pull-back")
LOSE: Final = SPACE.verb("lose", _pieces)
STAND: Final = SPACE.verb("stand")
YIELD: Final = SPACE.verb("yield")

# 9.5, 17: events, reinforcements, replacements
PLACE_AT: Final = SPACE.verb("place", _spaces)
DIG: Final = SPACE.verb("dig", _spaces)
RESTORE: Final = SPACE.verb("restore", _pieces)
REDUCE: Final = SPACE.verb("reduce", _pieces)
REMOVE: Final = SPACE.verb("remove", _pieces)
CONCEDE: Final = SPACE.verb("concede-point")
DISCARD: Final = SPACE.verb("discard", _cards)

PASS: Final = SPACE.verb("pass", ends=True)
DONE: Final = SPACE.verb("done", ends=True)
