"""The sight of Quartermaster General: 1914: how a position is seen, known, imagined, checked."""

from __future__ import annotations

from typing import Final

from grognard.core.setup import Sight
from grognard.games.quartermaster_1914.seen.flaws import flaws
from grognard.games.quartermaster_1914.seen.imagine import imagine
from grognard.games.quartermaster_1914.seen.view import view

SIGHT: Final = Sight(view, imagine, flaws)
