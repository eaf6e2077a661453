"""The sight of Paths of Glory: how a position is seen, known, imagined, checked."""

from __future__ import annotations

from typing import Final

from grognard.core.setup import Sight
from grognard.games.paths_of_glory.seen.flaws import flaws
from grognard.games.paths_of_glory.seen.imagine import imagine
from grognard.games.paths_of_glory.seen.view import view

SIGHT: Final = Sight(view, imagine, flaws)
