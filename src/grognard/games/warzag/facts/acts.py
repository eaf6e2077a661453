"""The act space: every act is a verb and at most one target."""

from __future__ import annotations

from typing import Final

from grognard.core.acts import CARD, NUMBER, PIECE, PLACE, ActSpace, Targets
from grognard.games.warzag.facts import library, tables

SPACE: Final = ActSpace()

_territories = Targets("territory", tables.TERRITORIES, PLACE)
_armies = Targets("army", tables.ARMIES, PIECE)
_cards = Targets("card", library.SUPPLIES, CARD)
_copies = Targets("copy", library.CARD_NAMES, CARD)
_missions = Targets("mission", library.MISSIONS, CARD)
_objectives = Targets("objective", library.OBJECTIVES, CARD)
_promotions = Targets("promotion", library.PROMOTIONS, CARD)
_numbers = Targets("number", [str(number) for number in range(tables.MOST_POINTS + 1)], NUMBER)

# Chance
BASE: Final = SPACE.verb("base", _territories, chance=True)
OBJECTIVE: Final = SPACE.verb("objective", _objectives, chance=True)
SUPPLY: Final = SPACE.verb("supply", _copies, chance=True)
MISSION: Final = SPACE.verb("mission", _missions, chance=True)
ROLL: Final = SPACE.verb("roll", _numbers, chance=True)

# All phases
DONE: Final = SPACE.verb("done", ends=True)
PASS: Final = SPACE.verb("pass", ends=True)
PLAY: Final = SPACE.verb("play", _cards)

# W6, W23: resources
GIVE: Final = SPACE.verb("give", _numbers)

# W7: expansion
TRAIN: Final[list[int]] = [SPACE.verb(kind, _territories) for kind in tables.KINDS]
"""One verb for each kind of army; the target is where it is trained."""
PLACE_INFANTRY: Final = SPACE.verb("place", _territories)
TAKE: Final = SPACE.verb("take", _armies)
GO: Final = SPACE.verb("go", _territories)
ANNEX: Final = SPACE.verb("annex", _territories)

# W8 to W13: invasion
INVADE: Final = SPACE.verb("invade", _territories)
FROM: Final = SPACE.verb("from", _territories)
WITH: Final = SPACE.verb("with", _armies)
ELIMINATE: Final = SPACE.verb("eliminate", _armies)
WOUND: Final = SPACE.verb("wound", _armies)
WOUND_MOST: Final = SPACE.verb("wound-most", _armies)
ENTER: Final = SPACE.verb("enter", _armies)
LIBERATE: Final = SPACE.verb("liberate")
SABOTAGE: Final = SPACE.verb("sabotage", _territories)
BOMB: Final = SPACE.verb("bomb", _territories)
REFUGE: Final = SPACE.verb("refuge", _territories)

# W14 to W17: development
LEAD: Final = SPACE.verb("lead", _territories)
PROMOTE: Final = SPACE.verb("promote", _promotions)
ACTIVATE: Final = SPACE.verb("activate")
REPAIR: Final = SPACE.verb("repair", _territories)
EVACUATE: Final = SPACE.verb("evacuate", _territories)
RESEARCH: Final = SPACE.verb("research")
DEVELOP: Final[list[int]] = [SPACE.verb(name, _territories) for name in ("camp", "production", "fortify")]
"""One verb for each kind of development; the target is the territory."""
RAZE: Final = SPACE.verb("raze", _territories)

# W23: alliances
SURRENDER: Final = SPACE.verb("surrender")
FIGHT_ON: Final = SPACE.verb("fight-on")
