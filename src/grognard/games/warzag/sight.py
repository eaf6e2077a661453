"""How states of this game are seen."""

from __future__ import annotations

from typing import Final

from grognard.core.setup import Sight
from grognard.games.warzag.flaws import flaws
from grognard.games.warzag.imagine import imagine
from grognard.games.warzag.state import WarzagState
from grognard.games.warzag.view import view

SIGHT: Final[Sight[WarzagState]] = Sight(view, imagine, flaws)
