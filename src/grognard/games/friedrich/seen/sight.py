"""The sight of Friedrich: how a position is seen, known, imagined, checked."""

from __future__ import annotations

from typing import Final

from grognard.core.setup import Sight
from grognard.games.friedrich.seen.flaws import flaws
from grognard.games.friedrich.seen.imagine import imagine
from grognard.games.friedrich.seen.view import in_view, view

SIGHT: Final = Sight(view, imagine, flaws, in_view)
