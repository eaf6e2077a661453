"""How a position of Paths of Glory is seen: known, imagined, checked."""

from __future__ import annotations

from typing import Final

from grognard.core.setup import Sight
from grognard.games.paths_of_glory.flaws import flaws
from grognard.games.paths_of_glory.imagine import imagine
from grognard.games.paths_of_glory.view import view

SIGHT: Final = Sight(view, imagine, flaws)
