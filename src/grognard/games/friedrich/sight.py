"""How a position of Friedrich is seen: known, imagined, checked."""

from __future__ import annotations

import random
from typing import Any, Final

from grognard.core.setup import Sight
from grognard.games.friedrich.flaws import flaws
from grognard.games.friedrich.imagine import imagine
from grognard.games.friedrich.state import FriedrichState
from grognard.games.friedrich.view import view


class FriedrichSight(Sight[FriedrichState]):
    def view(self, s: FriedrichState, seat: int) -> dict[str, Any]:
        return view(s, seat)

    def imagine(self, s: FriedrichState, seat: int, rng: random.Random) -> FriedrichState:
        return imagine(s, seat, rng)

    def flaws(self, s: FriedrichState) -> list[str]:
        return flaws(s)


SIGHT: Final = FriedrichSight()
