"""The sight of WARZAG WWII: how a position is seen, known, imagined, checked."""

from __future__ import annotations

from typing import Final

from grognard.core.setup import Sight
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.seen.flaws import flaws
from grognard.games.warzag.seen.imagine import imagine
from grognard.games.warzag.seen.view import view

SIGHT: Final[Sight[WarzagState]] = Sight(view, imagine, flaws)
