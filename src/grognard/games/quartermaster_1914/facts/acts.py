"""The act space: every act is a verb and at most one target."""

from __future__ import annotations

from typing import Final

from grognard.core.acts import CARD, NUMBER, PIECE, PLACE, ActSpace, Targets
from grognard.games.quartermaster_1914.facts import library, tables

SPACE: Final = ActSpace()

_copies = Targets("copy", library.CARD_NAMES, CARD)
_kinds = Targets("card", library.KINDS, CARD)
_spaces = Targets("space", tables.SPACES, PLACE)
_powers = Targets("power", tables.POWERS)
_nations = Targets("nation", tables.NATIONS)
_numbers = Targets("number", [str(number) for number in range(tables.HAND + 1)], NUMBER)
_pieces = Targets("piece", tables.PIECES, PIECE)

# Chance
DEAL: Final = SPACE.verb("deal", _copies, chance=True)

# 4: set-up
BURY: Final = SPACE.verb("bury", _kinds)
REDRAW: Final = SPACE.verb("redraw", _powers)

# 9: the steps of a turn
PASS: Final = SPACE.verb("pass")
PASS_TURN: Final = SPACE.verb("pass-turn")
DRAFT: Final = SPACE.verb("draft")
FETCH: Final = SPACE.verb("fetch", _kinds)
RECOVER: Final = SPACE.verb("recover", _kinds)
PLAY: Final = SPACE.verb("play", _kinds)
ATTRITION: Final = SPACE.verb("attrition", _kinds)
ENTERPRISE: Final = SPACE.verb("enterprise", _kinds)
AGAINST: Final = SPACE.verb("against", _powers)
PREPARE: Final = SPACE.verb("prepare", _kinds)
UNPREPARE: Final = SPACE.verb("unprepare", _kinds)
DRAW: Final = SPACE.verb("draw", _numbers)

# 6: pieces
RECALL: Final = SPACE.verb("recall")
REMOVE: Final = SPACE.verb("remove", _pieces)
BUILD: Final = SPACE.verb("build", _spaces)
RECRUIT: Final = SPACE.verb("recruit", _spaces)
ELIMINATE: Final = SPACE.verb("eliminate", _pieces)

# 10: discards
DISCARD: Final = SPACE.verb("discard", _kinds)
DISCARD_PREPARED: Final = SPACE.verb("discard-prepared", _kinds)
DISCARD_TOP: Final = SPACE.verb("discard-top")
DISCARD_STATUS: Final = SPACE.verb("discard-status", _kinds)
LOSE_POINT: Final = SPACE.verb("lose-point")

# 12, 13: battles
BATTLE: Final = SPACE.verb("battle", _spaces)
FROM: Final = SPACE.verb("from", _spaces)
REINFORCE: Final = SPACE.verb("reinforce", _kinds)
SUSTAIN: Final = SPACE.verb("sustain", _kinds)
BARRAGE: Final = SPACE.verb("sustain-from-hand", _kinds)
BERTHA: Final = SPACE.verb("bertha", _kinds)
COUNTERATTACK: Final = SPACE.verb("counterattack", _kinds)
WITH: Final = SPACE.verb("with", _nations)
USE: Final = SPACE.verb("use", _kinds)
KEEP: Final = SPACE.verb("keep", _kinds)
SPEND: Final = SPACE.verb("spend", _kinds)

# The windows that a power may pass for the rest of the turn, besides those of single Status cards
REINFORCING: Final = 0
SUSTAINING: Final = 1
COUNTERATTACKING: Final = 2
WINDOWS: Final[list[str]] = ["reinforcing", "sustaining", "counterattacks"]
